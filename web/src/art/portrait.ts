// A portrait: the wash behind somebody, and the bust. It is cut off by the lower edge of the wash and free to rise above it.

import { random } from '../boards/shared/sketch'
import { lit } from './colours'
import { once, type Picture, type Pictures, type Size } from './game'
import type { Kind } from './kind'
import { read } from './looks'
import { clipped, drawing, outline, oval, ring } from './pen'

const FRAMES: Record<Size, string> = { large: '-100 -112 200 200', small: '-92 -102 184 184' }

/** What the looks say is drawn in the manner of its kind. */
export function portrait(id: string, looks: string, kinds: Readonly<Record<string, Kind>>, size: Size): Picture {
  const who = read(id, looks, kinds)
  const kind = kinds[who.kind]!
  const next = random(`${id} wash`)
  const edge = oval(0, 2, 86, 86, 9).map(([x, y]) => [x * (0.95 + next() * 0.1), y * (0.95 + next() * 0.1)] as const)
  const make = () => {
    const rim = ring(edge, 3.4)
    const mirrored = who.is('facing-right') ? ' scale(-1 1)' : ''
    const bust = `<g transform="translate(0 -5) scale(.95)${mirrored}">${kind.draw(who)}</g>`
    const disc = outline(edge)
    return (
      `<path d="${disc}" fill="${kind.wash}"/>`
      + `<path d="${disc}" fill="${lit(kind.wash, 0.4)}" transform="translate(-9 -8) scale(.84)"/>${rim}`
      + clipped(`${disc}M-140-140H140V-12H-140Z`, bust)
      + clipped('M-140-12H140V140H-140Z', rim)
    )
  }
  return { frame: FRAMES[size], drawing: drawing(make, size === 'large') }
}

/** Two halves are joined: "soldier+seer". */
export const halves = (id: string): [string, string | undefined] => {
  const [first = '', second] = id.split('+')
  return [first, second]
}

/** Everybody of these kinds. */
export function portraits(kinds: Readonly<Record<string, Kind>>): Pictures {
  const drawn = once()
  return {
    portrait: (id, words, size) => {
      const [first, second] = halves(id)
      const gift = second === undefined ? '' : ` gift:${second}`
      return drawn(`${id} ${size} ${words}`, () => portrait(first, words + gift, kinds, size))
    },
  }
}
