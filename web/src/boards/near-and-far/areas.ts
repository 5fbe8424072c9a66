// The areas of a map: woods, hills, water, sand. What lies flat, what stands, and what drifts over it.

import { mix } from '../../art/colours'
import { dune, mound, peak } from '../../art/land/heights'
import { along, boxOf, dash, inside, natural, soft, strewn } from '../../art/land/line'
import { specks, tufts, type Cover } from '../../art/land/ground'
import type { Thing } from '../../art/land/standing'
import { lakes, river, waves, type Water } from '../../art/land/water'
import { TREES } from '../../art/land/woods'
import { outline, ruffle, type Line, type Point } from '../../art/pen'
import type { Land } from './lands'
import type { Area } from './view'

/** What is known of the page while it is drawn. */
export interface Survey {
  land: Land
  /** How far from the nearest space or path. */
  room: (x: number, y: number) => number
  /** Water and fire, on which nothing stands. */
  pools: readonly Line[]
  dice: (what: string) => () => number
}
export interface Covered {
  flat: string
  things: Thing[]
  over: string
}
/** Areas that are a line, not an outline. */
export const LINES = new Set(['river', 'road', 'cliff'])

const FIRE: Water = { deep: '#ffe08a', shallow: '#d9521f', line: '#8f2410', shore: '#6b4a44' }
const none: Covered = { flat: '', things: [], over: '' }
const flat = (drawn: string): Covered => ({ ...none, flat: drawn })

/** Places in an outline, clear of what is played on. */
function within(rim: Line, apart: number, gap: number, next: () => number, { room }: Survey): Point[] {
  return strewn(boxOf(rim), apart, next).filter((at) => inside(at, rim) && room(...at) > gap)
}
/** Places for what stands. */
const dry = (places: Line, { pools }: Survey) =>
  places.filter(([x, y]) => !pools.some((pool) => inside([x, y], pool) || inside([x, y - 16], pool)))
const strokes = (cover: Cover, places: Line, pen: string, next: () => number, width = 1.1) => {
  const d = cover(places, next)
  return d && `<path d="${d}" fill="none" stroke="${pen}" stroke-width="${width}" stroke-linecap="round" opacity=".75"/>`
}
const wash = (rim: Line, fill: string, alpha: number) => `<path d="${soft(rim)}" fill="${fill}" opacity="${alpha}"/>`

function wood(rim: Line, words: string, survey: Survey): Covered {
  const { tree, leaves } = survey.land
  const next = survey.dice(words)
  const kind = tree === 'bare' ? 'broad' : tree
  const things = dry(within(rim, 17, 10, next, survey), survey).map((at) =>
    TREES[kind](at, 0.9 + next() * 0.35, leaves[Math.floor(next() * leaves.length)]!, next),
  )
  return { ...none, flat: wash(rim, mix(survey.land.shade, leaves[0]!, 0.5), 0.28), things }
}

function hills(rim: Line, words: string, survey: Survey): Covered {
  const { earth, rock, rises, snow, shade } = survey.land
  const next = survey.dice(words)
  const high = rises?.[0] === 'peak'
  const things = dry(within(rim, high ? 34 : 30, 14, next, survey), survey).map((at) =>
    high ? peak(at, 15 + next() * 8, rock, next, snow) : mound(at, 15 + next() * 8, earth, next),
  )
  return { ...none, flat: wash(rim, mix(earth, shade, 0.25), 0.35), things }
}

function sand(rim: Line, words: string, survey: Survey): Covered {
  const next = survey.dice(words)
  const { shade, paper } = survey.land
  const fill = mix('#f3dfa4', paper, 0.25)
  const edge = mix(fill, shade, 0.5)
  return {
    ...none,
    flat:
      `<path d="${soft(rim)}" fill="${fill}" stroke="${edge}" stroke-width="1.2" stroke-dasharray="1 4" stroke-linecap="round"/>`
      + strokes(specks, within(rim, 22, 4, next, survey), '#b08f4e', next, 1.6),
    things: dry(within(rim, 52, 16, next, survey), survey).map((at) => dune(at, 20, fill, next)),
  }
}

function marsh(rim: Line, words: string, survey: Survey): Covered {
  const next = survey.dice(words)
  const { water, leaves } = survey.land
  const pools = within(rim, 34, 2, next, survey)
    .map(([x, y]) => `M${(x - 12).toFixed(0)} ${y.toFixed(0)}q12-6 24 0q-12 6-24 0Z`)
    .join('')
  return flat(
    wash(rim, mix(water.shallow, '#8f9c5c', 0.5), 0.6)
      + `<path d="${pools}" fill="${water.deep}" stroke="${water.line}" stroke-width=".9"/>`
      + strokes(tufts, within(rim, 20, 4, next, survey), mix(leaves[0]!, '#3a4a24', 0.5), next),
  )
}

/** A bank of cloud lies over everything, and one sees a little through it. */
function mist(bank: Line, words: string, survey: Survey): Covered {
  const next = survey.dice(words)
  const edge = ruffle(bank, Math.max(8, Math.round(bank.length / 2.4)), 7, false, next)
  const curls = strewn(boxOf(bank), 40, next)
    .filter((at) => inside(at, bank))
    .map(([x, y]) =>
      soft(
        [
          [x - 12, y + 4],
          [x - 9, y - 6],
          [x + 5, y - 7],
          [x + 10, y + 1],
        ],
        false,
      ),
    )
    .join('')
  const over =
    `<path d="${outline(edge)}" fill="#fffef8" fill-opacity=".62" stroke="#8f9496" stroke-width="1.2" stroke-opacity=".6"/>`
    + `<path d="${curls}" fill="none" stroke="#9aa0a2" stroke-width="1.2" stroke-linecap="round" opacity=".6"/>`
  return { ...none, over }
}

function lake(rim: Line, words: string, survey: Survey, water: Water): Covered {
  const next = survey.dice(words)
  return flat(lakes([rim], water) + waves(within(rim, 42, 8, next, survey), water.line, next))
}

function cliff(course: Line, { land: { ink, shade, rock } }: Survey): Covered {
  const edge: Point[] = []
  const fall: string[] = []
  let n = 0
  along(course, 5, false, ([x, y], [wx, wy]) => {
    const long = (n % 3 === 0 ? 17 : 10) + ((n * 7) % 4)
    n += 1
    fall.push(dash(x, y, -wy * long, wx * long))
    edge.push([x - wy * 14, y + wx * 14])
  })
  return flat(
    `<path d="${soft([...course, ...edge.reverse()])}" fill="${mix(shade, rock, 0.3)}" opacity=".3"/>`
      + `<path d="${fall.join('')}" fill="none" stroke="${ink}" stroke-width="1.2" stroke-linecap="round"/>`
      + `<path d="${soft(course, false)}" fill="none" stroke="${mix(ink, '#20140c', 0.4)}" stroke-width="2.6" stroke-linecap="round"/>`,
  )
}

function road(course: Line, { land: { paper, shade } }: Survey): Covered {
  const d = soft(course, false)
  const line = (pen: string, width: number, more = '') =>
    `<path d="${d}" fill="none" stroke="${pen}" stroke-width="${width}" stroke-linecap="round"${more}/>`
  const dust = mix('#f0dcab', paper, 0.3)
  return flat(
    line(mix(shade, dust, 0.35), 12)
      + line(dust, 9.6)
      + line(mix(shade, dust, 0.6), 3.4, ' stroke-dasharray="9 7"')
      + line(dust, 2, ' stroke-dasharray="9 7"'),
  )
}

/** What an area is covered with. One that nobody knows is left to the ground. */
export function cover({ kind, points }: Area, n: number, survey: Survey): Covered {
  const words = `${kind} ${n}`
  const line = natural(points, !LINES.has(kind), LINES.has(kind) ? 4 : 7)
  switch (kind) {
    case 'lake':
    case 'sea':
      return lake(line, words, survey, survey.land.water)
    case 'lava':
      return lake(line, words, survey, FIRE)
    case 'forest':
      return wood(line, words, survey)
    case 'hills':
      return hills(line, words, survey)
    case 'sand':
    case 'shore':
      return sand(line, words, survey)
    case 'marsh':
      return marsh(line, words, survey)
    case 'mist':
      return mist(points, words, survey)
    case 'river':
      return flat(river(line, survey.land.water, 13))
    case 'road':
      return road(line, survey)
    case 'cliff':
      return cliff(line, survey)
    default:
      return none
  }
}
