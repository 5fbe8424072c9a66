// What grows or lies about on a ground. Each stands with its foot at 0, 0 and is about 60 high.

import { STUFF, lit, mix, shaded } from '../colours'
import { P, corners, oval, patch, ruffle, shape, shapes, spots, stroke, strokes } from '../pen'

/** `tone` is the colour of the land there: what stands far away takes of it. */
export type Growth = (tone: string, next: () => number) => string

const trunk = (fill: string) => shape(P`-5 2, -4 -22, -7 -34, 7 -34, 4 -22, 6 2`, fill, { width: 3, dx: -2 })
const crown = (fill: string, next: () => number) =>
  shape(ruffle(P`-28 -34, -30 -56, -10 -76, 14 -76, 30 -56, 26 -34, 0 -28`, 13, 5, false, next), fill, { width: 3.4 })
  + strokes([P`-12 -54, -4 -60, 4 -54`, P`4 -42, 12 -48, 18 -42`], 2, shaded(fill, 0.5))

export const GROWTH: Record<string, Growth> = {
  tree: (tone, next) => trunk('#7a5535') + crown(mix(next() > 0.5 ? '#6f8a49' : '#8a9a50', tone, 0.3), next),
  'red-tree': (tone, next) => trunk('#5d3a34') + crown(mix(['#b2402c', '#c9603a', '#8f2f2c'][Math.floor(next() * 3)]!, tone, 0.25), next),
  pine: (tone) =>
    trunk('#6a4a30')
    + [
      [-22, 26],
      [-42, 21],
      [-60, 15],
    ]
      .map(([y, r]) =>
        shape(P`${-r!} ${y! + 8}, 0 ${y! - 22}, 0 ${y! - 22}, ${r!} ${y! + 8}, 0 ${y! + 12}`, mix('#4d6b48', tone, 0.35), {
          width: 3,
          dx: -4,
        }),
      )
      .join(''),
  palm: (tone) =>
    shape(P`-5 2, -2 -30, 6 -58, 12 -58, 6 -28, 6 2`, '#8a6a44', {
      width: 3,
      dx: -2,
      inner: strokes([P`-5 -14, 6 -12`, P`-2 -30, 7 -28`, P`2 -44, 10 -42`], 2),
    })
    + [
      [-40, -40],
      [-34, -72],
      [2, -88],
      [42, -74],
      [46, -42],
    ]
      .map(([x, y]) =>
        shape(P`8 -60, ${x! * 0.5 + 2} ${y! - 8}, ${x!} ${y!}, ${x!} ${y!}, ${x! * 0.5 + 8} ${y! + 10}`, mix('#5f8a3f', tone, 0.2), {
          width: 2.8,
          dx: -2,
          dy: -2,
        }),
      )
      .join(''),
  'dead-tree': (tone) =>
    [P`-2 2, 0 -30, -4 -56, -14 -76`, P`0 -30, 14 -48, 18 -66`, P`-2 -44, -18 -52, -26 -66`, P`14 -48, 26 -52`]
      .map((line, n) => stroke(line, n ? 6 : 11, mix('#4a3a34', tone, 0.2), 0.2))
      .join(''),
  tuft: (tone) =>
    [P`-10 2, -12 -12, -18 -22`, P`-3 2, -3 -16, -6 -28`, P`4 2, 6 -14, 10 -26`, P`10 2, 14 -8, 21 -15`]
      .map((line) => stroke(line, 5, shaded(lit(tone, 0.25), 0.1), 0.2))
      .join(''),
  wheat: (tone) =>
    [-14, -5, 5, 14]
      .map(
        (x, n) =>
          stroke(P`${x} 2, ${x + 1} -20, ${x + 4 - n * 2} -38`, 3, '#a8843a')
          + shape(oval(x + 4 - n * 2, -44, 4, 10), mix('#e0b85a', tone, 0.15), { width: 2, dx: -1, dy: -1 }),
      )
      .join(''),
  mushroom: (tone) =>
    shape(P`-6 -26, -8 2, 9 2, 7 -26`, '#efe2c2', { width: 3.4 })
    + shape(P`-26 -24, -20 -42, 0 -50, 22 -41, 27 -24, 0 -19`, mix('#c0553a', tone, 0.25), {
      width: 3.8,
      inner: spots(P`-9 -35, 8 -38`, 4, '#ffeccb'),
    }),
  crystal: (tone) =>
    shapes(
      [P`-4 2, -12 -30, -2 -52, 8 -28, 6 2`, P`6 2, 12 -18, 22 -28, 24 -12, 18 2`, P`-10 2, -24 -14, -22 -26, -12 -14`].map(corners),
      mix('#8fc4d8', tone, 0.25),
      { width: 3, dx: -4 },
    ),
  rock: (tone) =>
    shape(corners(P`-26 2, -22 -16, -6 -28, 12 -22, 26 -6, 28 2`), lit(tone, 0.2), {
      width: 3.2,
      inner: strokes([P`-6 -26, -2 -10, 10 -20`, P`-2 -10, -6 0`], 2, shaded(tone, 0.4)),
    }),
  cactus: (tone) =>
    shape(P`-8 2, -8 -50, 0 -60, 8 -50, 8 -24, 14 -26, 14 -40, 24 -40, 24 -22, 8 -12, 8 2`, mix('#6f9458', tone, 0.2), {
      width: 3.2,
      inner: strokes([P`0 -54, 0 0`], 2, '#3f5c38'),
    }) + shape(P`-8 -16, -22 -22, -22 -38, -13 -38, -13 -28, -8 -26`, mix('#6f9458', tone, 0.2), { width: 3 }),
  bones: (tone) =>
    [-24, -10, 4, 18].map((x, n) => stroke(P`${x} 2, ${x - 6} -20, ${x + 4} ${-40 + n * 5}`, 7, mix(STUFF.bone, tone, 0.15), 0.3)).join('')
    + stroke(P`-34 2, 0 -4, 32 2`, 7, mix(STUFF.bone, tone, 0.2)),
  wave: () => strokes([P`-56 -8, -36 -16, -14 -7, 8 -15, 30 -7, 54 -14`, P`-30 4, -12 -3, 8 4, 30 -2`], 3.4, '#eef8f6'),
  flower: (tone, next) =>
    stroke(P`0 2, 3 -20, 0 -36`, 4, '#4d6b38')
    + shape(ruffle(oval(0, -44, 12), 6, 6, false, next), [STUFF.red, STUFF.gold, '#c47aa0'][Math.floor(next() * 3)]!, { width: 2.8 })
    + patch(oval(0, -44, 4), mix('#fff1b8', tone, 0.1)),
  column: (tone) =>
    shape(corners(P`-12 2, -10 -74, 10 -78, 12 2`), lit(tone, 0.3), {
      width: 3.2,
      inner: strokes([P`-4 -74, -5 2`, P`4 -74, 5 2`], 2, shaded(tone, 0.3)),
    })
    + shape(corners(P`-17 -72, 17 -74, 15 -84, -15 -82`), lit(tone, 0.4), { width: 3 })
    + shape(corners(P`-18 4, -17 -6, 17 -6, 18 4`), lit(tone, 0.3), { width: 3 }),
}
