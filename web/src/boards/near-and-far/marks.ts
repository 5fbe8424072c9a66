// The single things that a map's book puts on it, each with the middle of its foot at 0, 0 and about 40 high.

import { boulder, mound, peak } from '../../art/land/heights'
import type { Thing } from '../../art/land/standing'
import { shadow } from '../../art/land/standing'
import { TREES } from '../../art/land/woods'
import { P, corners, shape, stroke, strokes, type Point } from '../../art/pen'
import { STUFF, lit, shaded } from '../../art/colours'
import { GROWTH } from '../../art/scenes/growth'
import { LANDMARKS } from '../../art/scenes/landmarks'
import type { Land } from './lands'

type Drawn = (land: Land, next: () => number) => string
const scaled = (drawn: string, size: number) => `<g transform="scale(${size})">${drawn}</g>`
const growth =
  (kind: string, size = 0.62): Drawn =>
  ({ rock }, next) =>
    scaled(GROWTH[kind]!(rock, next), size)
const landmark =
  (kind: string, size = 0.34): Drawn =>
  ({ rock }, next) =>
    scaled(LANDMARKS[kind]!(rock, next), size)

const wall: Drawn = ({ rock }) =>
  shape(
    corners(
      P`-30 3, -30 -13, -23 -13, -23 -18, -16 -18, -16 -13, -9 -13, -9 -18, -2 -18, -2 -13, 5 -13, 5 -18, 11 -18, 13 -11, 19 -6, 25 3`,
    ),
    lit(rock, 0.2),
    {
      width: 1.8,
      dx: -2,
      dy: -2,
      inner: strokes([P`-30 -5, 20 -5`, P`-20 -13, -20 -5`, P`-5 -13, -5 -5`, P`-12 -5, -12 3`, P`6 -5, 6 3`], 1, shaded(rock, 0.5)),
    },
  )
const island: Drawn = ({ earth, leaves: [leaf = ''] }) =>
  shape(P`-26 2, -18 -7, 0 -9, 18 -6, 27 2, 10 6, -12 6`, earth, { width: 1.6, dx: -2, dy: -2 })
  + stroke(P`-2 -6, 0 -18, 5 -28`, 3, '#4a3520')
  + [P`5 -28, -4 -33, -12 -26`, P`5 -28, 6 -37, 13 -37`, P`5 -28, 14 -31, 19 -22`, P`5 -28, -1 -26, -4 -18`]
    .map((line) => stroke(line, 5, leaf, 0.3))
    .join('')
const cloud: Drawn = () =>
  shape(P`-28 0, -33 -7, -24 -13, -20 -21, -8 -22, -2 -16, 8 -20, 16 -12, 26 -10, 27 -1, 0 2`, '#fffdf6', {
    width: 1.5,
    shade: '#dfe0da',
    dx: -3,
    dy: -4,
  })

const RIBS = [P`-26 2, 0 -4, 26 1`, P`-16 0, -19 -12, -11 -22`, P`-5 -2, -8 -15, 0 -25`, P`6 -2, 4 -13, 11 -22`, P`16 0, 15 -9, 21 -16`]
const bones: Drawn = () => strokes(RIBS, 7.5) + strokes(RIBS, 4.6, STUFF.bone)

/** Drawn once in a map and then laid wherever the book wants it. */
export const MARKS: Record<string, Drawn> = {
  'dead-tree': growth('dead-tree', 0.5),
  crater: landmark('crater', 0.3),
  ruin: landmark('ruin'),
  tower: landmark('tower', 0.32),
  wall,
  bones,
  flower: growth('flower', 0.55),
  mushroom: growth('mushroom', 0.66),
  cactus: growth('cactus', 0.6),
  wave: growth('wave', 0.42),
  island,
  volcano: landmark('volcano', 0.42),
  cloud,
  mammoth: landmark('mammoth', 0.36),
  crystal: growth('crystal', 0.66),
  hut: landmark('hut', 0.34),
  bridge: landmark('bridge', 0.3),
  ship: landmark('ship', 0.36),
  machine: landmark('machine', 0.36),
  statue: landmark('statue', 0.33),
}
/** Those that do not stand on the ground throw no shadow on it. */
const AFLOAT = new Set(['wave', 'cloud', 'island', 'crater', 'ship', 'bridge'])

const GROWN: Record<string, (at: Point, size: number, land: Land, next: () => number) => Thing> = {
  tree: (at, size, { tree, leaves }, next) =>
    TREES[tree === 'bare' || tree === 'fir' ? 'broad' : tree](at, size * 1.35, leaves[Math.floor(next() * leaves.length)]!, next),
  pine: (at, size, { leaves, tree }, next) =>
    TREES.fir(at, size * 1.2, tree === 'fir' ? leaves[0]! : leaves[Math.floor(next() * leaves.length)]!, next),
  hill: (at, size, { earth }, next) => mound(at, size * 30, earth, next),
  peak: (at, size, { rock, snow }, next) => peak(at, size * 27, rock, next, snow),
  rock: (at, size, { rock }, next) => boulder(at, size * 15, rock, next),
}
export const KINDS = [...Object.keys(MARKS), ...Object.keys(GROWN)]

/** A mark as a thing that stands on the map; what nobody can draw becomes a rock. `use` names the drawing of its kind. */
export function mark(kind: string, at: Point, size: number, land: Land, next: () => number, use: (kind: string) => string): Thing {
  const grown = GROWN[kind] ?? (MARKS[kind] ? undefined : GROWN.rock!)
  if (grown) return grown(at, size, land, next)
  const [x, y] = at
  return {
    y,
    shadow: AFLOAT.has(kind) ? undefined : shadow(x, y, 15 * size),
    drawn: `<use href="#${use(kind)}" transform="translate(${x} ${y}) scale(${size})"/>`,
  }
}
