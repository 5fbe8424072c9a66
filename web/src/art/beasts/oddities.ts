// Those of whom there is only one kind: a person of crystal, a glogo, a weighing-machine.

import { CLOTH, INK, STUFF, lit, mix, shaded } from '../colours'
import type { Kind } from '../kind'
import { P, angular, corners, glow, oval, patch, shape, spot, spots, stroke, strokes, turn, type Line } from '../pen'

function crystal(): string {
  const [c, deep, line] = ['#6fb3d6', '#28507e', '#1f3a56']
  const facet = (points: Line, fill: string) => `<path d="${angular(points)}" fill="${fill}"/>`
  const inner =
    facet(P`-8 -62, -34 -44, -16 -30, 6 -34`, lit(c, 0.55))
    + facet(P`-34 -44, -42 -12, -16 -30`, lit(c, 0.3))
    + facet(P`-8 -62, 6 -34, 14 -56`, lit(c, 0.2))
    + facet(P`6 -34, 14 -56, 36 -42, 30 -24`, c)
    + facet(P`30 -24, 36 -42, 46 -8, 36 6`, mix(c, deep, 0.35))
    + facet(P`36 6, 46 -8, 38 22, 18 42, 20 22`, mix(c, deep, 0.55))
    + facet(P`-38 20, -30 14, -8 34, -4 50, -22 42`, mix(c, deep, 0.2))
    + facet(P`-8 34, 20 22, 18 42, -4 50`, mix(c, deep, 0.4))
  const shard = (points: Line, t: number) =>
    shape(corners(points), mix(c, deep, t), { line, width: 3.4, dx: -5, dy: -2, shade: mix(c, '#1d3a6a', t + 0.35) })
  // The left shoulder stops too soon: it is on the right of the picture, and broken.
  return (
    shard(P`14 -50, 28 -92, 42 -46`, 0.1)
    + shard(P`-14 -54, -6 -84, 14 -52`, 0)
    + shard(P`34 -40, 60 -70, 50 -24`, 0.25)
    + shard(P`-64 130, -58 84, -20 58, 30 54, 44 62, 38 78, 50 84, 40 98, 54 130`, 0.15)
    + shard(P`-24 60, -4 92, 4 130, -50 130, -58 84`, 0)
    + shape(corners(P`-8 -62, -34 -44, -42 -12, -38 20, -22 42, -4 50, 18 42, 38 22, 46 -8, 36 -42, 14 -56`), lit(c, 0.2), {
      line,
      inner,
      shade: lit(c, 0.2),
    })
    + spot(-25, 16, 7, '#f3a9a0', 5)
    + spot(12, 17, 8, '#f3a9a0', 5.4)
    + spot(-24, -2, 4.6, '#16283c', 6)
    + spot(-25.6, -4.6, 1.8, '#fff')
    + spot(7, -2, 5.2, '#16283c', 6.4)
    + spot(5.2, -4.8, 2, '#fff')
    + stroke(P`-32 -16, -25 -20, -18 -16`, 3.4, line)
    + stroke(P`-1 -16, 7 -21, 16 -16`, 3.6, line)
    + stroke(P`-12 8, -16 13, -11 15`, 2.8, line)
    + shape(P`-20 22, -20 22, -8 26, 6 20, 6 20, 0 32, -9 34`, '#3a4f86', { line, width: 2.6 })
    + shape(P`-36 52, -44 64, -14 78, 16 80, 44 68, 46 54, 20 62, -10 60`, CLOTH.brick, { width: 3.8 })
  )
}

/** Wide and mild, with long ears, under a hat with a lamp and a seedling. */
function glogo(): string {
  const [skin, felt] = ['#b3a8b8', '#6d5a3c']
  const ear = (points: Line) => shape(points, shaded(skin, 0.12), { dx: -4 })
  const seedling =
    shape(P`26 -66, 24 -84, 32 -84, 33 -66`, '#f3ead6', { width: 2.6 })
    + shape(P`12 -82, 18 -96, 30 -100, 42 -94, 46 -82, 30 -79`, '#e9dfe6', { width: 3 })
    + spots(P`24 -90, 34 -92`, 2.4, '#b79fb4')
  return (
    ear(P`38 -22, 62 -12, 78 20, 80 58, 66 72, 56 52, 46 20`)
    + ear(P`-44 -22, -62 -8, -70 24, -66 56, -54 62, -48 38, -40 12`)
    + shape(P`-90 130, -86 78, -50 56, 40 54, 84 76, 96 130`, CLOTH.moss, {
      dx: -9,
      inner: stroke(P`-60 110, -40 80, -24 66`, 7, CLOTH.umber) + stroke(P`74 110, 52 78, 36 64`, 7, CLOTH.umber),
    })
    + shape(P`0 -44, -34 -38, -52 -14, -56 14, -44 38, -14 50, 22 48, 48 34, 56 8, 50 -20, 30 -40`, skin, {
      dx: -8,
      inner: spot(-40, 20, 9, '#c98f9c', 6) + spot(30, 22, 10, '#c98f9c', 7) + spots(P`38 -4, 44 4, 36 8`, 2, shaded(skin, 0.3)),
    })
    + spot(-30, 0, 4.4, INK, 5.4)
    + spot(-31.6, -2.4, 1.5, '#fff')
    + spot(12, 0, 5, INK, 6)
    + spot(10.2, -2.6, 1.7, '#fff')
    + stroke(P`-38 -13, -30 -17, -22 -13`, 3)
    + stroke(P`3 -13, 12 -18, 22 -13`, 3.2)
    + patch(P`-18 8, -22 16, -12 20, -4 16, -8 8`, shaded(skin, 0.16))
    + stroke(P`-20 12, -20 18, -12 20, -5 17`, 2.6)
    + stroke(P`-30 30, -14 36, 4 34, 16 28`, 3)
    + shape(P`-42 -30, -36 -62, -4 -74, 30 -66, 44 -30, 0 -22`, felt)
    + seedling
    + shape(P`-76 -26, -50 -16, 0 -10, 52 -14, 82 -28, 60 -34, 20 -30, -30 -30, -60 -34`, felt)
    + glow(-14, -50, 26, '#ffdf8a', 0.45)
    + shape(oval(-14, -50, 13), '#ffe9a6', { width: 3.6, dx: -2, dy: -2, shade: '#f2b347' })
    + stroke(P`-20 -56, -14 -58`, 3, '#fff')
  )
}

/** A dial for a face, a slot for a mouth. */
function scale(): string {
  const brass = STUFF.brass
  const ticks = Array.from({ length: 13 }, (_, i) => turn(P`0 -38, 0 ${i % 3 ? -33 : -29}`, -2, -6, -120 + i * 20))
  const screw = (x: number, r: number) => shape(oval(x, -14, r), '#3d3a3c', { width: 2.6, dx: -2, dy: -2 }) + spot(x - 2, -17, 2, '#fff6e2')
  return (
    shape(P`-90 130, -84 100, -30 92, 40 92, 92 100, 98 130`, brass, {
      dx: -9,
      inner: strokes([P`-80 112, 0 104, 88 112`], 4, shaded(brass, 0.5)),
    })
    + shape(P`-20 40, -16 70, -28 98, 42 98, 30 70, 32 38`, mix(brass, '#7a4a20', 0.25), {
      inner: stroke(P`-6 50, -4 90`, 4, lit(brass, 0.4)),
    })
    + shape(P`-12 -54, -8 -70, -14 -78, 2 -92, 18 -78, 12 -70, 16 -54`, brass, { width: 3.8 })
    + shape(oval(2, -4, 58, 56, 14), brass)
    + shape(oval(-2, -6, 45, 43, 14), '#fbf0d4', { width: 3.6, dx: -3, dy: -3, shade: '#d9c59a' })
    + strokes(ticks, 2.4)
    + screw(-20, 6.4)
    + screw(16, 7.4)
    + stroke(P`-30 -28, -20 -31, -12 -27`, 3.4)
    + stroke(P`8 -27, 17 -32, 28 -27`, 3.6)
    + shape(turn(P`-3.4 8, 0 -30, 0 -30, 3.4 8`, -2, 4, 14), CLOTH.brick, { width: 2.6, dx: -1 })
    + shape(oval(-2, 4, 5), brass, { width: 2.8, dx: -1, dy: -1 })
    + shape(corners(P`-18 20, 16 19, 16 27, -18 28`), '#4a3526', { width: 2.6 })
    + shape(corners(P`-8 24, 10 23, 12 40, -8 41`), '#fdf6e3', { width: 2.4, dx: -1, dy: 0 })
    + stroke(P`-3 32, 6 31`, 1.6)
    + stroke(P`-44 -26, -36 -40, -24 -46`, 4.4, lit(brass, 0.7))
    + spots(P`-48 14, 52 12, 2 50`, 2.8, shaded(brass, 0.6))
  )
}

const kind = (draw: () => string, wash: string): Kind => ({ words: ['facing-right'], features: {}, wash, draw })
export const ODDITIES: Record<string, Kind> = {
  crystal: kind(crystal, '#e0c9a2'),
  glogo: kind(glogo, '#b9b49a'),
  scale: kind(scale, '#b7c1bd'),
}
