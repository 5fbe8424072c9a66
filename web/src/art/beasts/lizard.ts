// Lizardfolk.

import { CLOTH, INK, lit, shaded } from '../colours'
import type { Kind } from '../kind'
import type { Who } from '../looks'
import { P, corners, hatch, move, oval, patch, shape, shapes, spot, stroke, strokes, turn, type Point } from '../pen'

const SCALES = { green: '#7f9a52', sand: '#cda45f', rust: '#b9633f', grey: '#8b8f88', teal: '#4f8d83', black: '#4d4a52', red: '#a8402f' }
const SCALE_NAMES = Object.keys(SCALES) as (keyof typeof SCALES)[]

const spine = ([x, y, a, h]: readonly number[], fill: string) =>
  shape(turn(P`-8 5, -3 ${-h! * 0.5}, 2 ${-h!}, 2 ${-h!}, 8 5`, x!, y!, a!), fill, { width: 3.4, dx: -3, dy: -2 })
const horn = ([x, y, a]: readonly number[]) =>
  shape(turn(P`-9 6, -6 -14, 8 -34, 26 -44, 26 -44, 16 -26, 12 -8, 10 6`, x!, y!, a!), '#e9d9b4', {
    width: 3.6,
    dx: -3,
    inner: strokes(
      [-2, -12, -22].map((t) => turn(P`-8 ${t}, 2 ${t + 3}, 16 ${t - 6}`, x!, y!, a!)),
      1.8,
    ),
  })
const FOLDS = [
  P`20 -30, 24 -50, 16 -74`,
  P`28 -24, 46 -46, 46 -72`,
  P`36 -14, 60 -28, 74 -46`,
  P`38 0, 62 -4, 86 -10`,
  P`36 10, 58 18, 78 28`,
]
const CRESTS: Record<string, (fill: string) => string> = {
  none: () => '',
  spines: (fill) =>
    [
      [-20, -46, -22, 15],
      [-3, -52, -8, 20],
      [15, -52, 10, 22],
      [32, -44, 32, 20],
      [44, -28, 56, 17],
      [50, -9, 76, 14],
    ]
      .map((at) => spine(at, fill))
      .join(''),
  frill: (fill) =>
    shape(P`-6 -48, 14 -80, 30 -62, 46 -78, 56 -50, 78 -52, 74 -24, 90 -10, 74 8, 82 32, 54 34, 30 20`, fill, {
      inner: strokes(FOLDS, 3, shaded(fill, 0.5)),
    }),
  horns: () =>
    [
      [8, -42, 0],
      [34, -34, 18],
    ]
      .map(horn)
      .join(''),
  // Three tails of hide, knotted.
  tails: (fill) =>
    [
      [14, -46, -16],
      [30, -40, 14],
      [44, -26, 44],
    ]
      .map(
        ([x, y, a]) =>
          shape(turn(P`-7 6, -10 -24, -2 -42, 8 -46, 8 -46, 6 -24, 9 6`, x!, y!, a!), '#8d6a4a', { width: 3.4, dx: -3 })
          + shape(turn(P`-9 -8, 9 -8, 10 0, -9 0`, x!, y!, a!), fill, { width: 2.6 }),
      )
      .join(''),
}

function eye(skin: string, old: boolean, patient: boolean): string {
  const shut = old || patient
  return (
    shape(oval(-13, -17, 13, 12), lit(skin, 0.15), { width: 3.2, dx: -3, dy: -3 })
    + spot(-14, -15, 8, '#f5c945', 8)
    + spot(-15.5, -15, 2.2, INK, 7)
    + spot(-18, -18.5, 1.7, '#fff8e4')
    + patch(shut ? P`-27 -15, -13 -30, 2 -15, -12 -18` : P`-26 -19, -13 -30, 1 -19, -13 -23`, shaded(skin, 0.2))
    + stroke(shut ? P`-27 -15, -13 -18.5, 2 -14` : P`-27 -18, -13 -24, 2 -18`, 3.4)
  )
}
const BEADS = P`-20 62, -8 70, 6 74, 20 72, 34 64`
const MARKS: Record<string, (x: (n: number) => number, belly: string) => string> = {
  none: () => '',
  ring: (x) =>
    [5, 2.4]
      .map((thick, n) => `<circle cx="${x(-65)}" cy="14" r="6" fill="none" stroke="${n ? CLOTH.ochre : INK}" stroke-width="${thick}"/>`)
      .join(''),
  beads: () => BEADS.map(([a, b], i) => shape(oval(a, b, 6), i % 2 ? CLOTH.teal : CLOTH.cream, { width: 2.6, dx: -2, dy: -2 })).join(''),
  scar: () => stroke(P`4 -34, -4 -12, 6 10`, 4.4, '#f0e0c0') + stroke(P`6 -32, -1 -12, 8 8`, 1.6),
  // Bright things picked up on the road.
  trinkets: () =>
    (
      [
        ['#3fa1a8', -16, 66],
        ['#e7b83f', 0, 74],
        ['#b2492d', 16, 74],
        ['#8a63b0', 32, 66],
      ] as const
    )
      .map(([fill, a, b]) =>
        shape(corners(P`${a} ${b - 9}, ${a + 7} ${b}, ${a} ${b + 9}, ${a - 7} ${b}`), fill, { width: 2.6, dx: -2, dy: -2 }),
      )
      .join(''),
  warpaint: () => strokes([P`14 -36, 4 -20, 10 -4`, P`24 -32, 14 -16, 20 0`], 5, '#f2e2c0'),
}

function lizard(who: Who): string {
  const skin = SCALES[who.pick('scales', SCALE_NAMES.slice(0, 5))]
  const belly = lit(skin, 0.5)
  const [cloth, trim] = [
    CLOTH[who.pick('cloth', ['umber', 'brick', 'teal', 'slate'])],
    CLOTH[who.pick('trim', ['brick', 'ochre', 'cream', 'teal'])],
  ]
  const long = who.is('long-snout') ? 9 : who.is('young') ? -3 : who.roll('snout') * 7
  const x = (n: number) => n - (long * Math.max(0, -n - 30)) / 30
  const scale = ([sx, sy]: Point) => stroke(move(P`-4 -1, 0 4, 4 -1`, sx, sy), 2, shaded(skin, 0.5))
  const skull = P`12 -48, -10 -48, -22 -42, -30 -28, ${x(-44)} -14, ${x(-58)} -6, ${x(-67)} 4, ${x(-66)} 14, ${x(-62)} 22, ${x(-54)} 31,
    -36 37, -10 43, 14 44, 36 34,
    48 14, 50 -12, 42 -36, 28 -47`
  const inner =
    patch(P`${x(-70)} 20, -40 22, -8 25, 16 19, 26 30, 10 60, -70 60`, belly)
    + patch(P`-6 -52, 18 -34, 12 -20, 40 -8, 60 -20, 40 -60`, shaded(skin, 0.16), 0.7)
    + P`20 -8, 30 -2, 22 4, 34 10, 26 14, 12 -34, 22 -30, 30 -20, ${x(-46)} -3, ${x(-38)} -9, 2 34, 14 32, -10 34`.map(scale).join('')
  const tooth = (t: number, i: number) =>
    shape(P`${t - 3} ${20 + i}, ${t} ${27 + i}, ${t} ${27 + i}, ${t + 3} ${20 + i}`, '#fff4da', { width: 2, dx: -1, dy: -1 })
  const beard = P`-30 42, -17 46, -4 48`.map(
    ([a, b]) => P`${a - 5} ${b - 10}, ${a - 3} ${b + 4}, ${a} ${b + 13}, ${a} ${b + 13}, ${a + 4} ${b + 2}, ${a + 5} ${b - 8}`,
  )
  return (
    CRESTS[who.pick('crest', ['spines', 'frill', 'horns'])]!(trim)
    + shape(P`-14 30, -12 60, -24 84, 56 84, 46 50, 48 10`, shaded(skin, 0.12), {
      dx: -9,
      inner: patch(P`-24 30, 4 40, 8 84, -30 84`, shaded(belly, 0.12)) + hatch(30, 40, 4, 18, 14, 5),
    })
    + shape(P`-90 130, -82 84, -52 66, -18 56, 30 54, 58 62, 86 80, 96 130`, cloth, {
      dx: -9,
      dy: -3,
      inner: stroke(P`-70 110, -30 84, 6 92, 44 82, 92 106`, 9, trim),
    })
    + (who.is('hooded') ? shape(P`-40 70, -20 52, 20 56, 46 44, 56 20, 70 60, 40 84, -10 86`, cloth, { width: 4 }) : '')
    + shape(P`-34 -30, -40 -36, -34 -42, -24 -42, -24 -30`, skin, { width: 3.4, dx: -2 })
    + shape(skull, skin, { inner, dx: -7, dy: -5 })
    + stroke(P`${x(-65)} 17, ${x(-50)} 20, -30 21, -8 24, 10 18, 20 16`, 3.6, INK, 0.7)
    + stroke(P`19 12, 22 17, 20 22`, 2.2)
    + stroke(P`${x(-58)} 4, ${x(-54)} 1, ${x(-52)} 5`, 3.2)
    + [x(-50), -34, -6].map(tooth).join('')
    + eye(skin, who.is('old'), who.is('calm'))
    + MARKS[who.pick('mark', ['none', 'ring', 'beads'])]!(x, belly)
    + (who.is('old') ? shapes(beard, belly, { width: 2.8, dx: -2 }) : '')
  )
}

const cloths = Object.keys(CLOTH)
export const LIZARDFOLK: Record<string, Kind> = {
  lizardfolk: {
    words: ['old', 'young', 'calm', 'hooded', 'long-snout', 'facing-right'],
    features: { scales: SCALE_NAMES, crest: Object.keys(CRESTS), cloth: cloths, trim: cloths, mark: Object.keys(MARKS) },
    wash: '#dba888',
    draw: lizard,
  },
}
