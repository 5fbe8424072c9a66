// The picture of a place at the head of a page: layers from far and pale to near and dark, one light, one weather, one landmark.

import { INK, lit, mix } from '../colours'
import { once, type Picture, type Pictures } from '../game'
import { read, type Vocabulary } from '../looks'
import { P, clipped, drawing, glow, outline, ring, shape, type Point } from '../pen'
import type { Ground } from './grounds'
import type { Growth } from './growth'
import type { Landmark } from './landmarks'
import { WEATHER } from './weather'

/** What the scenes of a game are put together from. */
export interface World {
  grounds: Readonly<Record<string, Ground>>
  landmarks: Readonly<Record<string, Landmark>>
  growth: Readonly<Record<string, Growth>>
}

const DAYS = ['day', 'dusk', 'night'] as const
const vocabulary = ({ grounds, landmarks }: World): Record<'scene', Vocabulary> => ({
  scene: {
    words: [],
    features: { place: Object.keys(grounds), landmark: Object.keys(landmarks), weather: Object.keys(WEATHER), hour: DAYS },
  },
})

const EDGE = P`6 14, 6 14, 90 5, 220 9, 360 4, 500 9, 592 6, 592 6, 597 90, 593 180, 596 240, 596 240, 470 246, 340 241, 200 247,
  90 242, 5 246,
  5 246, 9 160, 4 80`
const ROUGH = { rolling: 22, jagged: 46, flat: 6 }

/** One ridge across the box. */
export function ridge(next: () => number, y: number, { land }: Ground): Point[] {
  const step = land === 'jagged' ? 38 : 52
  const line: Point[] = [[-60, 320]]
  for (let x = -40; x <= 650; x += step) {
    const at: Point = [x + (next() - 0.5) * 14, y + (next() - 0.5) * ROUGH[land]]
    line.push(at)
    if (land === 'jagged') line.push(at)
  }
  return [...line, [660, 320]]
}
/** What hangs from above: rock with teeth, leaves, an arch. */
export function roof(next: () => number, y: number, kind: Ground['roof']): Point[] {
  if (kind === 'vault') return P`-40 -60, -40 120, 20 ${y + 40}, 140 ${y + 6}, 300 ${y - 6}, 460 ${y + 6}, 580 ${y + 40}, 640 120, 640 -60`
  const line: Point[] = [[-60, -60]]
  for (let x = -40; x <= 650; x += 30) {
    const tooth = next() > 0.62 ? 24 + next() * 34 : 0
    const at: Point = [x + (next() - 0.5) * 12, y + (next() - 0.5) * 18 + tooth]
    line.push(at)
    if (tooth && kind === 'rock') line.push(at)
  }
  return [...line, [660, -60]]
}

/** The colours by day, at dusk and at night. */
export function lightOf(ground: Ground, hour: (typeof DAYS)[number]): Ground {
  if (hour === 'day') return ground
  const [tint, much, light] = hour === 'dusk' ? (['#b0563c', 0.3, '#ffd9a0'] as const) : (['#28345e', 0.55, '#f4f1d8'] as const)
  return { ...ground, far: mix(ground.far, tint, much), mid: mix(ground.mid, tint, much), near: mix(ground.near, '#1a1830', much), light }
}

/** Light that falls in from above. */
const shafts = ([x, y]: Point, fill: string) =>
  (
    [
      [-46, 10],
      [-6, 34],
      [44, 20],
    ] as const
  )
    .map(([aside, wide]) => {
      const [top, foot] = [x + aside * 0.3, x + aside * 2.4]
      return `<path d="M${top - 8} ${y}H${top + 10}L${foot + wide * 2} 250H${foot - wide}Z" fill="${fill}" opacity=".3"/>`
    })
    .join('')

/** `words` may say more of this very entry: "landmark:well weather:rain". */
export function vignette(entry: string, place: string, words: string, world: World): Picture {
  const who = read(entry, `scene ${words}`, vocabulary(world))
  const where = world.grounds[who.all('place')[0] ?? place] ?? Object.values(world.grounds)[0]!
  const weather = who.pick('weather', where.weather)
  const hour = who.pick('hour', weather === 'stars' ? ['night'] : where.roof ? ['day'] : ['day', 'day', 'day', 'dusk', 'night'])
  const ground = lightOf(where, hour)
  const landmark = who.pick('landmark', where.landmarks)
  const next = who.dice('land')
  const tone = (t: number) => (t < 0.5 ? mix(ground.far, ground.mid, t * 2) : mix(ground.mid, ground.near, Math.min(1, t * 2 - 1)))
  const right = who.roll('side') > 0.5
  const sun: Point = [right ? 150 : 450, 66]
  const stands = right ? 400 : 215

  const land = (y: number, t: number) =>
    shape(ridge(next, y, ground), tone(t), { width: 3, line: mix(INK, tone(t), 0.35), dx: -8, dy: 8, shade: lit(tone(t), 0.22) })
  const hangs = (y: number, t: number) =>
    ground.roof
      ? shape(roof(next, y, ground.roof), tone(t), { width: 3, line: mix(INK, tone(t), 0.35), dx: -8, dy: -10, shade: tone(t + 0.12) })
      : ''
  const at = (x: number, y: number, s: number, drawn: string) =>
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${s.toFixed(2)})">${drawn}</g>`
  const plant = (t: number) => world.growth[ground.grows[Math.floor(next() * ground.grows.length)]!]!(tone(t), next)
  /** Plants in a row, not where the landmark stands. */
  const row = (n: number, y: number, s: number, t: number) =>
    Array.from({ length: n }, () => {
      const x = next() * 600
      const drawn = at(x, y + next() * 10, s * (0.75 + next() * 0.5), plant(t))
      return Math.abs(x - stands) < 95 ? '' : drawn
    }).join('')
  /** Large and near, at both edges, so that one looks past something. */
  const frame = () => at(right ? 560 : 36, 246, 1.9, plant(0.8)) + at(right ? 24 : 578, 252, 1.5, plant(0.8))
  const dusk = (x: number, much: number) => {
    const edge = `M${x} 0H600V250H${x - 90}C${x - 50} 190 ${x - 38} 90 ${x} 0Z`
    return `<path d="${edge}" fill="${tone(0.85)}" opacity="${much}"${right ? '' : ' transform="translate(600 0) scale(-1 1)"'}/>`
  }

  const make = () => {
    const small = hour === 'night' ? 0.6 : 1
    const light = [112, 78, 46].map((r, i) => glow(sun[0], sun[1], r * small, lit(ground.light, i * 0.25), 0.4 + i * 0.2)).join('')
    const far = hour === 'night' && !ground.roof ? WEATHER.stars!(who.dice('stars')) : ''
    const dense = ground.dense ?? 1
    const inside =
      `<path d="M0 0H600V250H0Z" fill="${tone(0.06)}"/>${far}${light}`
      + land(146, 0.2)
      + hangs(30, 0.28)
      + row(6 * dense, 156, 0.48, 0.26)
      + dusk(430, 0.22)
      + land(178, 0.38)
      + hangs(8, 0.58)
      + row(4 * dense, 188, 0.76, 0.42)
      + (ground.roof ? shafts(sun, ground.light) : '')
      + at(stands, 202, 1.05, world.landmarks[landmark]!(tone(0.56), next))
      + dusk(500, 0.2)
      + land(214, 0.68)
      + row(3 * dense, 226, 0.95, 0.62)
      + land(234, 0.94)
      + frame()
      + WEATHER[weather]!(who.dice('weather'))
    return clipped(outline(EDGE), inside) + ring(EDGE, 4.6)
  }
  return { frame: '0 0 600 250', drawing: drawing(make, true) }
}

/** The scenes of a game's stories, and the ground of each place, the first for stories that happen anywhere. */
export function vignettes(places: Readonly<Record<string, string>>, world: World): Pictures {
  const drawn = once()
  return {
    vignette: (entry, words, place = '') => {
      const ground = places[place] ?? Object.values(places)[0] ?? ''
      return drawn(`${entry} ${ground} ${words}`, () => vignette(entry, ground, words, world))
    },
  }
}
