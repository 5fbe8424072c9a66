// What the creatures of the sea are put together from. They look to the left, in a box of about 200 by 200 round 0, 0.

import { INK, lit, mix } from '../colours'
import type { Kind } from '../kind'
import type { Who } from '../looks'
import { P, move, shape, spot, stroke, type Line, type Point } from '../pen'

/** What creatures are made of, and the colour of each. */
export const HIDES = {
  rust: '#b5562a',
  sea: '#3f7d80',
  moss: '#7f8f45',
  ash: '#8d8a86',
  slate: '#5f6b78',
  black: '#45414c',
  bone: '#e3d3ae',
  ice: '#bcd8e2',
  ember: '#d0552a',
  sand: '#cda45f',
  plum: '#7d4867',
  pearl: '#e6dcd2',
  wine: '#8f2f3c',
  night: '#3d4470',
  fog: '#c3ccc8',
  brown: '#7d5536',
  white: '#f0ebdf',
}
const NAMES = Object.keys(HIDES) as (keyof typeof HIDES)[]
export const hide = (who: Who): string => HIDES[who.pick('hide', NAMES)]

export const mirror = (line: Line): Point[] => move(line, 0, 0, -1, 1)
export const placed = (drawn: string, x: number, y: number, size: number, turned = 0, mirrored = false): string =>
  `<g transform="translate(${x} ${y}) rotate(${turned}) scale(${mirrored ? -size : size} ${size})">${drawn}</g>`
/** A limb or a body along a line: thick where it presses, with a light back. */
export const limb = (line: Line, width: number, fill: string, bias = 0.35): string =>
  stroke(line, width + 7, INK, bias)
  + stroke(line, width, fill, bias)
  + stroke(move(line, -width * 0.1, -width * 0.1), width * 0.4, lit(fill, 0.22), bias)
export const eye = (x: number, y: number, r: number, fill = '#ffe08a'): string =>
  shape(
    [
      [x - r, y],
      [x, y - r],
      [x + r, y],
      [x, y + r],
    ],
    fill,
    { width: 2.8, dx: -1, dy: -1 },
  ) + spot(x - r * 0.15, y, r * 0.34, INK, r * 0.7)
/** Teeth that hang from a line, or stand on it. */
export const fangs = (at: Line, long: number, fill = '#fff6e0'): string =>
  at
    .map(([x, y]) => shape(P`${x - 4} ${y}, ${x} ${y + long}, ${x} ${y + long}, ${x + 4} ${y}`, fill, { width: 2, dx: -1, dy: -1 }))
    .join('')
/** The sea before somebody who is half in it. */
export const water = (y: number, fill = '#5f93a0'): string =>
  shape(
    P`-200 140, -200 ${y}, -150 ${y + 3}, -100 ${y - 5}, -50 ${y + 3}, 0 ${y - 5}, 50 ${y + 3}, 100 ${y - 5}, 150 ${y + 3},
      200 ${y}, 200 140`,
    fill,
    { width: 3, dx: 0, dy: 7, shade: lit(fill, 0.45) },
  )
  + stroke(P`-70 ${y + 14}, -40 ${y + 9}, -8 ${y + 14}`, 3, lit(fill, 0.6))
  + stroke(P`20 ${y + 16}, 50 ${y + 11}, 78 ${y + 15}`, 3, lit(fill, 0.6))
export const dim = (fill: string, share = 0.35): string => mix(fill, '#1c1a2c', share)

/** A kind that has a hide and these words and features besides. */
export const kind = (draw: Kind['draw'], wash: string, words: readonly string[] = [], features: Kind['features'] = {}): Kind => ({
  words: [...words, 'facing-right'],
  features: { hide: NAMES, ...features },
  wash,
  draw,
})
