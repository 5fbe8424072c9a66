// Somebody before the place where they are met: a strip of 300 by 170 with the colours of a ground, and whoever it is large before it.

import { INK, lit, mix } from '../colours'
import { once, type Pictures } from '../game'
import type { Kind } from '../kind'
import { read } from '../looks'
import { clipped, drawing, glow, shape } from '../pen'
import type { Ground } from './grounds'
import { ridge, roof } from './vignette'
import { WEATHER } from './weather'

const [WIDE, HIGH] = [300, 170]

/** Sky, light, and two ridges; nothing that would be taken for a part of whoever stands there. */
function backdrop(ground: Ground, next: () => number): string {
  const tone = (t: number) => mix(ground.far, ground.near, t)
  const land = (y: number, t: number) =>
    shape(ridge(next, y, ground), tone(t), { width: 2.4, line: mix(INK, tone(t), 0.4), dx: -6, dy: 6, shade: lit(tone(t), 0.15) })
  const above = ground.roof ? shape(roof(next, 10, ground.roof), tone(0.7), { width: 2.4, dx: -6, dy: -8, shade: tone(0.8) }) : ''
  const light = [96, 66].map((r, n) => glow(110, 62, r, lit(ground.light, n * 0.3), 0.4)).join('')
  const weather = WEATHER[ground.weather[Math.floor(next() * ground.weather.length)]!]!(next)
  return `<path d="M0 0H${WIDE}V${HIGH}H0Z" fill="${tone(0.3)}"/>${light}${land(112, 0.5)}${above}${weather}${land(142, 0.68)}`
}

/** Everybody of these kinds, each on the ground where they are met: the first, where nobody knows it. */
export function bands(kinds: Readonly<Record<string, Kind>>, grounds: Readonly<Record<string, Ground>>): Pictures {
  const drawn = once()
  const make = (id: string, words: string, ground: Ground) => {
    const who = read(id, words, kinds)
    const mirrored = who.is('facing-right') ? -1 : 1
    const somebody = () => `<g transform="translate(${WIDE / 2} 90) scale(${0.86 * mirrored} .86)">${kinds[who.kind]!.draw(who)}</g>`
    const inside = () => clipped(`M0 0H${WIDE}V${HIGH}H0Z`, backdrop(ground, who.dice('land')) + somebody())
    return { frame: `0 0 ${WIDE} ${HIGH}`, drawing: drawing(inside, true) }
  }
  const anywhere = Object.values(grounds)[0]!
  return { band: (id, words, ground) => drawn(`${id} ${ground} ${words}`, () => make(id, words, grounds[ground] ?? anywhere)) }
}
