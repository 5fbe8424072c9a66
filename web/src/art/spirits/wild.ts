// Spirits of the open land: a stag, a hedge, hills, bees, a gust.

import { CLOTH, STUFF, lit, mix, shaded } from '../colours'
import type { Kind } from '../kind'
import type { Who } from '../looks'
import { P, hatch, move, oval, patch, ruffle, shape, shapes, spot, spots, stroke, strokes, turn, type Line, type Point } from '../pen'

const LEAF = '#6f8a49'
const leaf = (x: number, y: number, degrees: number, fill: string, size = 1) =>
  shape(turn(move(P`0 0, 7 -7, 20 0, 20 0, 7 7`, 0, 0, size), x, y, degrees), fill, { width: 2.6, dx: -2, dy: -2 })

function hedge(who: Who): string {
  const next = who.dice('leaves')
  const bark = '#c9b48c'
  const wreath = (n: number, rx: number, ry: number, y: number) =>
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * 2 * Math.PI
      const fill = mix(LEAF, next() > 0.5 ? '#a9b566' : '#3f6647', next() * 0.6)
      return leaf(4 + Math.cos(a) * rx, y + Math.sin(a) * ry, a * 57.3 + (next() - 0.5) * 60, fill)
    }).join('')
  const blackbird =
    shape(P`-6 -74, -16 -78, -28 -76, -18 -84, -10 -94, 4 -96, 14 -88, 34 -82, 52 -86, 36 -70, 14 -64, 0 -66`, '#3a3038', { width: 3 })
    + stroke(P`-17 -80, -30 -76`, 3.4, CLOTH.ochre)
    + spot(-4, -87, 2, '#f5d98a')
    + stroke(P`8 -80, 22 -74, 38 -78`, 2, '#7d7184')
  const mitten = (x: number, y: number, fill: string) =>
    shape(move(P`-8 -10, 8 -10, 9 4, 14 2, 15 10, 8 14, -4 16, -10 8`, x, y, 1.1), fill, {
      width: 2.8,
      dx: -2,
      inner: stroke(P`${x - 10} ${y - 6}, ${x + 10} ${y - 6}`, 4, CLOTH.cream),
    })
  const face = shape(P`2 -40, -24 -36, -36 -16, -34 8, -24 28, -8 38, 12 32, 28 14, 32 -12, 22 -34`, bark, {
    inner:
      spot(-24, 14, 7, '#d08e70', 5)
      + spot(12, 14, 8, '#d08e70', 5.6)
      + strokes([P`14 -34, 20 -18, 24 0`, P`20 -30, 27 -14`, P`-6 30, 4 26, 14 22`], 2, shaded(bark, 0.4)),
  })
  const look =
    strokes([P`-27 -2, -20 -6.6, -13 -2`, P`-3 -2, 5 -7, 14 -2`], 3.3)
    + strokes([P`-29 -15, -20 -20, -13 -16`, P`-4 -17, 5 -22, 15 -16`], 5.2, LEAF)
    + patch(P`-10 0, -20 12, -14 17, -5 15, -4 5`, '#d9a27f')
    + stroke(P`-9 -2, -18 9, -20 14, -13 17, -6 15`, 3.2, undefined, 0.75)
    + stroke(P`-20 24, -10 28, 2 26, 9 20`, 3.2)
    + strokes([P`15 8, 19 16, 16 24`, P`-2 5, 6 7, 13 4`], 1.8)
  const fringe: readonly (readonly [number, number, number])[] = [
    [-22, -36, 60],
    [-8, -42, 80],
    [6, -42, 100],
    [20, -36, 130],
    [30, -20, 160],
    [-32, -24, 40],
    [32, 4, 190],
  ]
  const berries = P`-44 -34, 38 -44, 54 10, -50 22, 20 -62, -30 -58`
    .map(([x, y]) => shape(oval(x, y, 5.4), '#b8402c', { width: 2.4, dx: -2, dy: -2 }) + spot(x - 1.6, y - 1.8, 1.2, '#ffe7d0'))
    .join('')
  return (
    shape(ruffle(P`-92 130, -80 70, -40 50, 6 46, 56 50, 90 74, 98 130`, 26, 7, false, next), LEAF, { dx: -8, dy: -8 })
    + shape(ruffle(oval(4, -10, 58, 56, 12), 22, 7, false, next), shaded(LEAF, 0.15), { dx: -9, dy: -9 })
    + wreath(20, 48, 46, -8)
    + wreath(18, 34, 36, -6)
    + blackbird
    + face
    + look
    + fringe.map(([x, y, a], i) => leaf(x, y, a, mix(LEAF, '#a9b566', (i % 3) * 0.35), 0.8)).join('')
    + berries
    + mitten(-48, 66, CLOTH.brick)
    + mitten(50, 62, CLOTH.indigo)
  )
}

const ANTLER = P`-5 4, -8 -12, -22 -24, -30 -44, -26 -46, -18 -34, -9 -26, -10 -46, -16 -60, -11 -62, -4 -46, -2 -28, 8 -40, 8 -52, 12 -52,
  13 -38, 4 -18, 5 2`
const RIBS = [0, 1, 2, 3, 4].map((n) => P`${-14 - n * 6} ${44 + n * 16}, ${16 + n * 2} ${34 + n * 16}, ${46 + n * 7} ${48 + n * 16}`)
function stag(who: Who): string {
  const bone = who.is('bones')
  const [coat, line] = bone ? ['#e3d3ae', '#4a3a2c'] : ['#e9e4d6', '#3d4a55']
  const o = { line, shade: bone ? '#a8926a' : '#b3bcc3' }
  const twigs: readonly (readonly [number, number, number])[] = [
    [-46, -78, -40],
    [-24, -96, -10],
    [2, -86, 10],
    [20, -86, -14],
    [44, -95, 20],
    [64, -78, 40],
    [-38, -62, -70],
    [56, -62, 74],
  ]
  const buds = bone
    ? ''
    : twigs
        .map(([x, y, a]) =>
          shape(turn(P`0 4, -6 -4, 0 -14, 0 -14, 6 -4`, x, y, a), '#a9bf7c', { ...o, width: 2.4, shade: '#7d9a68', dx: -1, dy: -1 }),
        )
        .join('')
  const neck = bone
    ? (
        [
          [14, line],
          [9, coat],
        ] as const
      )
        .map(([width, ink]) => strokes(RIBS, width, ink) + stroke(P`20 30, 26 70, 30 120`, width + 2, ink))
        .join('')
    : shape(ruffle(P`-30 130, -20 70, -6 30, 36 10, 54 60, 74 130`, 18, 4, true), coat, { ...o, dx: -9 })
  const eye = bone
    ? shape(oval(-6, -14, 10, 9), '#33261c', { width: 2.6, line }) + spot(-7, -14, 3, '#ff9a4a') + spot(-31, -14, 5, '#33261c', 6)
    : spot(-6, -14, 5.6, '#2c3944', 6.4)
      + spot(-8, -16.8, 2.1, '#d9f0ff')
      + spot(-31, -14, 3.6, '#2c3944', 5)
      + stroke(P`-14 -22, -5 -25, 5 -17`, 3, line)
      + stroke(P`-38 -22, -32 -24, -27 -20`, 2.6, line)
  const halter = bone
    ? ''
    : stroke(P`-46 14, -34 22, -18 22`, 6, CLOTH.brick)
      + stroke(P`-18 22, 6 0, 30 -12`, 5, CLOTH.brick)
      + shape(oval(-18, 22, 5), STUFF.brass, { width: 2.4, dx: -1, dy: -1 })
  const antler = (x: number, side: number) => shape(move(ANTLER, x, -38, side, 1), '#d8cdb4', { ...o, width: 3.2, dx: -2 })
  return (
    antler(-12, 0.92)
    + antler(28, -0.92)
    + buds
    + neck
    + (bone
      ? ''
      : shape(P`26 -30, 44 -44, 62 -42, 52 -26, 34 -18`, coat, {
          ...o,
          width: 3.6,
          inner: patch(P`34 -28, 46 -38, 56 -38, 46 -28`, '#c7b2ad'),
        }) + shape(P`-28 -34, -44 -44, -52 -38, -42 -28, -30 -24`, coat, { ...o, width: 3.2 }))
    + shape(P`4 -46, -20 -42, -32 -26, -38 -4, -50 18, -56 32, -50 44, -36 48, -20 40, -6 28, 14 18, 32 2, 36 -20, 24 -40`, coat, {
      ...o,
      inner: patch(P`-10 -44, -26 -20, -42 20, -34 24, -16 -10, 0 -40`, '#fffdf3'),
    })
    + shape(P`-57 32, -52 26, -40 28, -38 38, -46 44, -54 42`, '#59646d', { ...o, shade: line, width: 2.6, dx: -2, dy: -2 })
    + stroke(P`-46 45, -34 44, -24 36`, 2.8, line)
    + (bone ? strokes([P`-44 40, -43 47`, P`-37 41, -36 47`, P`-30 39, -29 44`], 2.4, line) : '')
    + eye
    + hatch(10, 24, 5, 18, 20, 5, line)
    + halter
    + spots(P`-70 -10, 60 16, 70 -60, -62 -60, -76 40`, 2.4, bone ? '#c9a86a' : '#fffbe6')
  )
}

/** A hill with a face; the nearer one speaks. */
function hill(line: Line, fill: string, x: number, y: number, s: number, cross: boolean): string {
  const at = (points: Line) => move(points, x, y, s)
  return (
    shape(line, fill, { dx: -9, dy: -8, inner: hatch(x + 34 * s, y + 10, 6, 24, 16, 6, shaded(fill, 0.5)) })
    + strokes([at(P`-22 -6, -14 -10, -6 -5`), at(P`8 -5, 16 -10, 25 -6`)], 3.6)
    + spots(at(P`-13 -3, 16 -3`), 4 * s)
    + strokes(
      cross
        ? [at(P`-26 -20, -15 -15, -6 -13`), at(P`6 -13, 17 -15, 28 -21`)]
        : [at(P`-25 -17, -14 -22, -5 -18`), at(P`6 -18, 17 -22, 27 -17`)],
      5 * s,
      shaded(fill, 0.6),
    )
    + shape(at(P`-4 0, -12 14, 0 19, 11 14, 4 0`), lit(fill, 0.2), { width: 3 })
    + stroke(at(cross ? P`-18 32, 0 26, 20 31` : P`-18 26, 0 33, 20 26`), 4)
  )
}
const pine = (x: number, y: number, s = 1) =>
  shape(move(P`0 -22, 8 -8, 5 -8, 11 4, -11 4, -5 -8, -8 -8`, x, y, s), '#4d6b42', { width: 2.6, dx: -2 })
  + stroke(P`${x} ${y + 3}, ${x} ${y + 9}`, 3)
const sheep = (x: number, y: number) => shape(ruffle(oval(x, y, 11, 8), 9, 2.4), '#f3ead6', { width: 2.4 }) + spot(x - 11, y, 4, '#3a3038')
function hills(who: Who): string {
  const one = who.is('alone')
  const far = one
    ? ''
    : hill(P`-6 130, 8 40, 20 -20, 44 -62, 70 -66, 94 -30, 110 40, 112 130`, '#7d8a63', 62, -18, 0.72, true)
      + pine(66, -66, 0.9)
      + pine(84, -50, 0.7)
  return (
    far
    + hill(P`-120 130, -96 40, -70 -30, -36 -70, -2 -72, 26 -34, 44 30, 60 130`, '#8fa052', -24, -12, 1, one)
    + pine(-34, -72, 1.1)
    + pine(-12, -74, 0.8)
    + sheep(12, -50)
    + (one
      ? shape(P`-60 -56, -60 -76, -50 -76, -50 -62`, '#9a6a4a', { width: 3 }) + stroke(P`-55 -78, -62 -88, -52 -96`, 4, '#efe6d4')
      : '')
  )
}

function bee(x: number, y: number, s: number, degrees: number): string {
  const at = (points: Line) => turn(move(points, 0, 0, s), x, y, degrees)
  const width = Math.max(1.6, 3.2 * s)
  return (
    shapes([at(P`2 -8, 12 -30, 24 -28, 20 -12`), at(P`-4 -8, -4 -28, 8 -32, 8 -12`)], '#eaf3f2', { width, shade: '#b9cfd3' })
    + shape(at(P`-22 0, -14 -12, 6 -14, 26 -4, 32 2, 24 10, 4 14, -14 12`), '#e0a63a', {
      width,
      inner: strokes([at(P`-4 -14, -1 0, -4 14`), at(P`9 -13, 12 0, 9 13`), at(P`20 -8, 23 2, 20 10`)], 7 * s),
    })
    + spot(at([[-13, -3]])[0]![0], at([[-13, -3]])[0]![1], 2.6 * s)
  )
}
function bees(who: Who): string {
  const next = who.dice('swarm')
  const swarm = Array.from({ length: 22 }, (): Point => {
    const [a, r] = [next() * 2 * Math.PI, 30 + next() * 46]
    return [Math.cos(a) * r, -6 + Math.sin(a) * r]
  })
  const hum = strokes([P`-70 40, -50 56, -26 50`, P`70 -40, 60 -62, 40 -72`, P`-60 -56, -40 -74, -14 -78`], 3, '#8a6a2a')
  const face = (points: Line) => move(points, -18, -6)
  return (
    hum
    + patch(ruffle(oval(0, -4, 66, 62, 14), 26, 5, false, next), '#8a6a2a', 0.35)
    + swarm.map(([x, y]) => bee(x, y, 0.34 + next() * 0.16, next() * 60 - 30)).join('')
    + bee(4, -4, 1.7, 0)
    + spot(-18, -9, 6, '#2b1a10', 7.4)
    + spot(-20, -12, 2.2, '#fff')
    + stroke(face(P`-10 12, -4 16, 6 13`), 3)
    + strokes([P`-26 -20, -38 -34, -46 -34`, P`-20 -22, -28 -40, -36 -44`], 3)
    + spots(P`-47 -34, -37 -45`, 3.4)
  )
}

/** Seen only by the leaves that keep his shape. */
function gust(who: Who): string {
  const next = who.dice('leaves')
  const fills = ['#c9783a', '#d9a13a', '#a9b566', '#b2492d', '#8d6a4a']
  const along = (n: number, x: number, y: number, rx: number, ry: number, size: number) =>
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * 2 * Math.PI
      return leaf(
        x + Math.cos(a) * rx,
        y + Math.sin(a) * ry,
        a * 57.3 + 70 + next() * 50,
        fills[Math.floor(next() * fills.length)]!,
        size * (0.8 + next() * 0.4),
      )
    }).join('')
  const [air, line] = ['#f4faf8', '#55696c']
  const wind = strokes(
    [
      P`-100 0, -60 -34, 0 -54, 60 -34, 84 -4`,
      P`-96 44, -50 66, 20 56, 96 14`,
      P`-100 76, -40 92, 40 86, 100 54`,
      P`52 -72, 78 -62, 86 -42, 72 -34`,
    ],
    6,
    air,
  )
  const face =
    shape(P`-2 -46, -32 -34, -42 0, -30 32, 0 44, 32 30, 42 -4, 30 -36`, '#dcebe8', { width: 0, shade: '#b3cbca' })
    + strokes([P`-28 -4, -19 -9, -10 -4`, P`2 -5, 12 -10, 22 -5`], 3.6, line)
    + strokes([P`-30 -17, -20 -21, -11 -17`, P`2 -18, 12 -22, 23 -17`], 3, line)
    + stroke(P`-8 -2, -16 9, -9 13`, 3, line)
    + stroke(P`-22 22, -8 28, 10 25, 18 18`, 3.2, line)
  const hat =
    shape(P`-26 -48, -20 -78, 12 -84, 26 -54, 0 -44`, CLOTH.umber, { inner: stroke(P`-26 -52, 0 -46, 28 -56`, 7, CLOTH.teal) })
    + shape(P`-56 -42, -20 -34, 24 -38, 56 -58, 30 -58, 0 -48, -30 -50`, CLOTH.umber)
  const basket =
    shape(P`20 64, 78 58, 70 104, 30 106`, '#b98a58', {
      inner: strokes([P`24 78, 74 74`, P`28 92, 72 88`, P`40 66, 42 106`, P`58 64, 56 106`], 2.6, shaded('#b98a58', 0.5)),
    })
    + shape(P`34 64, 30 48, 46 50, 44 64`, '#f3e3b8', { width: 2.6 })
    + shape(P`54 62, 60 44, 72 56, 66 62`, CLOTH.brick, { width: 2.6 })
  return wind + along(26, 4, 96, 74, 40, 1.1) + along(20, 2, 92, 46, 26, 1) + face + along(26, 0, -2, 39, 42, 0.9) + hat + basket
}

const kind = (draw: Kind['draw'], wash: string, ...words: string[]): Kind => ({
  words: [...words, 'facing-right'],
  features: {},
  wash,
  draw,
})
export const WILD: Record<string, Kind> = {
  'spirit-stag': kind(stag, '#bcc9c4', 'bones'),
  'spirit-hedge': kind(hedge, '#c2ccb4'),
  'spirit-hills': kind(hills, '#bcd0d2', 'alone'),
  'spirit-bees': kind(bees, '#e3d3a0'),
  'spirit-gust': kind(gust, '#b9ccc9'),
}
