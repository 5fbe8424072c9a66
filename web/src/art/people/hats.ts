// Hats: what lies behind the head, over it, and before everything. `hides` says that only a fringe of the hair is left.

import { CLOTH, STUFF, lit, shaded } from '../colours'
import { P, glow, move, oval, patch, ruffle, shape, spots, stroke, strokes, turn, type Point } from '../pen'
import type { Face } from './face'

export interface Hat {
  hides?: boolean
  under?: string
  over?: string
  last?: string
}

const brim = (y: number, rx: number, ry: number, lift: number, fill: string) =>
  shape(
    P`${-rx} ${y - lift}, ${-rx * 0.6} ${y + ry * 0.7}, -4 ${y + ry}, ${rx * 0.62} ${y + ry * 0.6}, ${rx * 1.06} ${y - lift},
      ${rx * 0.9} ${y - lift - 6},
    ${rx * 0.5} ${y - ry * 0.5}, 0 ${y - ry * 0.2}, ${-rx * 0.6} ${y - ry * 0.5}, ${-rx * 0.9} ${y - lift - 5}`,
    fill,
    { dy: -4 },
  )
const ribbon = (y: number, fill: string) => patch(P`-42 ${y - 2}, 0 ${y + 5}, 46 ${y - 2}, 46 ${y - 10}, 0 ${y - 4}, -42 ${y - 10}`, fill)
const feather = (x: number, y: number, degrees: number, fill: string) =>
  shape(turn(P`-5 0, -9 -24, -4 -42, 0 -48, 5 -40, 8 -22, 4 0`, x, y, degrees), fill, {
    width: 3.4,
    dx: -3,
    inner: stroke(turn(P`0 0, 0 -42`, x, y, degrees), 2),
  })
const crown = (line: Point[], f: Face, y = -36) => shape(line, f.felt, { inner: ribbon(y, f.trim) })

/** Felt, straw and cloth with a brim or a peak. */
const BRIMMED: Record<string, (f: Face) => Hat> = {
  stetson: (f) => ({
    hides: true,
    over:
      crown(f.X`-.84 -30, -.9 -62, -.56 -92, -.1 -82, .46 -94, .86 -64, .96 -30, 0 -22`, f)
      + stroke(f.X`-.4 -84, -.1 -72, .05 -60`, 2.4)
      + brim(-32, 76, 12, 12, f.felt),
  }),
  wide: (f) => ({
    hides: true,
    over: crown(f.X`-.8 -32, -.72 -70, -.2 -84, .5 -80, .86 -60, .92 -30, 0 -22`, f, -35) + brim(-28, 84, 15, -6, f.felt),
  }),
  bowler: (f) => ({
    hides: true,
    over: crown(f.X`-.94 -34, -.9 -66, -.3 -86, .4 -86, .98 -62, 1.02 -32, 0 -26`, f) + brim(-34, 56, 10, 3, f.felt),
  }),
  tophat: (f) => ({
    hides: true,
    over: crown(f.X`-.82 -34, -.9 -96, -.9 -96, 0 -102, .98 -94, .98 -94, .92 -32, 0 -26`, f, -38) + brim(-34, 58, 11, 4, f.felt),
  }),
  straw: (f) => ({
    hides: true,
    over:
      shape(f.X`-.86 -34, -.3 -86, .1 -92, .5 -82, .98 -32, 0 -24`, CLOTH.ochre, {
        inner: strokes(
          [-72, -60, -48].map((y) => P`-40 ${y}, 0 ${y + 8}, 44 ${y}`),
          1.8,
          shaded(CLOTH.ochre, 0.4),
        ),
      }) + brim(-30, 80, 13, -8, CLOTH.ochre),
  }),
  hunter: (f) => ({
    hides: true,
    over:
      feather(f.w * 0.7, -52, 34, CLOTH.brick)
      + shape(f.X`-1.3 -22, -.9 -44, -.3 -70, .3 -78, .96 -58, 1.1 -26, .4 -30, -.6 -24`, f.felt, {
        inner: stroke(f.X`-.9 -34, 0 -42, 1.1 -36`, 5, f.trim),
      })
      + shape(f.X`-1.5 -16, -.9 -32, 0 -40, 1 -34, 1.24 -18, .4 -26, -.6 -20`, f.felt, { width: 3.6 }),
  }),
  captain: (f) => ({
    hides: true,
    over:
      shape(f.X`-1.2 -54, -.8 -80, .1 -88, .9 -80, 1.32 -52, 1.06 -38, 0 -34, -1.02 -38`, CLOTH.cream)
      + shape(f.X`-1.02 -42, 0 -36, 1.08 -42, 1.04 -24, 0 -22, -.98 -26`, CLOTH.navy)
      + shape(f.X`-1.12 -16, -.96 -28, -.3 -29, .4 -24, -.2 -17`, '#2c2730', { width: 3.6 })
      + shape(oval(-f.w * 0.34, -44, 8), CLOTH.ochre, { width: 3, dx: -2, dy: -2 }),
  }),
  tricorne: (f) => ({
    hides: true,
    over:
      shape(f.X`-.9 -34, -.7 -70, 0 -78, .7 -70, .96 -32, 0 -28`, f.felt)
      + shape(f.X`-1.5 -52, -.9 -46, -.1 -70, .8 -48, 1.6 -54, 1.1 -24, 0 -22, -1.04 -24`, f.felt, {
        inner: stroke(f.X`-1.46 -50, -.9 -42, -.1 -64, .8 -44, 1.56 -52`, 4, f.trim),
      })
      + shape(oval(f.w * 0.5, -42, 7), CLOTH.brick, { width: 2.8 }),
  }),
  // Leather, buckled under the chin, with goggles pushed up.
  aviator: (f) => ({
    hides: true,
    over:
      shape(f.X`-1.02 -14, -1.04 -50, -.5 -72, .3 -74, 1.08 -50, 1.26 -6, 1.16 30, .84 34, .72 2, .5 -22, -.4 -28`, f.felt, {
        inner: stroke(f.X`0 -74, -.05 -50, -.1 -28`, 2.4),
      })
      + stroke(f.X`-1.04 -36, 0 -46, 1.1 -32`, 8, CLOTH.black)
      + [-0.56, 0.16]
        .map(
          (x) =>
            shape(oval(f.w * x, -42, 13, 11), STUFF.brass, { width: 3 }) + shape(oval(f.w * x, -42, 8.6, 7), STUFF.glass, { width: 2 }),
        )
        .join(''),
  }),
  flat: (f) => ({
    hides: true,
    over:
      shape(f.X`-1.1 -34, -.9 -60, 0 -72, .9 -66, 1.26 -38, 1.1 -22, 0 -30`, f.felt, {
        inner: stroke(P`-30 -62, 0 -46, 40 -44`, 2, shaded(f.felt, 0.5)),
      }) + shape(f.X`-1.24 -20, -1.06 -34, -.3 -35, .3 -28, -.3 -21`, f.felt, { width: 3.8 }),
  }),
  // One upon the other, each at its own angle.
  'three-hats': (f) => {
    const low = f.X`-.8 -34, -.78 -58, -.1 -66, .7 -60, .92 -32, 0 -26`
    const [teal, plum] = [
      { ...f, felt: CLOTH.teal, trim: CLOTH.ochre },
      { ...f, felt: CLOTH.plum, trim: CLOTH.cream },
    ]
    return {
      hides: true,
      over:
        crown(low, f)
        + brim(-32, 72, 12, 4, f.felt)
        + `<g transform="translate(-5 -22) rotate(-6) scale(.78)">${crown(low, teal)}${brim(-32, 70, 12, 2, CLOTH.teal)}</g>`
        + `<g transform="translate(4 -44) rotate(9) scale(.56)">${crown(low, plum)}${brim(-32, 68, 12, 4, CLOTH.plum)}</g>`,
    }
  },
}

/** Cloth that is wound, drawn up or knitted. */
const WOUND: Record<string, (f: Face) => Hat> = {
  kerchief: (f) => ({
    hides: true,
    over:
      shape(f.X`-.98 -16, -.4 -28, .4 -24, .96 -4, 1.16 -16, 1.04 -46, .4 -61, -.4 -60, -1 -38`, f.trim, {
        inner: spots(P`-24 -40, -6 -50, 14 -40, 30 -28, 2 -34`, 2.6, lit(f.trim, 0.7)),
      }) + shape(f.X`1 -10, 1.5 -12, 1.34 0, 1.42 16, 1.08 4`, f.trim, { width: 3.6 }),
  }),
  turban: (f) => ({
    hides: true,
    over:
      shape(f.X`-1.06 -22, -1.18 -52, -.7 -82, .1 -92, .9 -80, 1.3 -48, 1.1 -12, .5 -24, -.3 -32`, f.trim, { width: 4.6 })
      + strokes([f.X`-.98 -28, 0 -52, 1.2 -44`, f.X`-1 -52, .25 -44, 1.1 -18`, f.X`-.7 -78, .35 -68, 1.2 -58`])
      + shape(oval(-f.w * 0.3, -48, 8, 10), '#7fb5ad', { width: 3, dx: -2, dy: -2 }),
  }),
  hood: (f) => ({
    under: shape(f.X`.1 -88, -.9 -74, -1.28 -30, -1.24 30, -1.3 66, 1.5 68, 1.5 0, 1.36 -54, .7 -84`, shaded(f.cloth, 0.45)),
    last:
      shape(
        f.X`.1 -88, -.9 -74, -1.3 -28, -1.24 30, -1.3 62, -.94 56, -1.04 10, -.98 -26, -.5 -56, .2 -58, .8 -36, .96 4, .84 46, .5 62,
          1.5 70, 1.52 0,
      1.36 -54, .7 -84`,
        f.cloth,
      ) + stroke(f.X`1.2 -40, 1.24 0, 1.1 46`, 2.6),
  }),
  veil: (f) => ({
    hides: true,
    under: shape(f.X`0 -66, -1.1 -40, -1.12 20, -1.2 60, 1.6 80, 1.4 0, 1.1 -50`, shaded(f.trim, 0.3)),
    over:
      shape(
        f.X`-1 4, -1 4, -.9 -24, -.4 -34, .3 -32, .7 -8, .76 26, .6 56, 1.2 78, 1.66 70, 1.42 4, 1.2 -42, .6 -66, -.4 -64, -1.02 -38`,
        f.trim,
      )
      + stroke(f.X`.5 -56, 1 -16, 1.06 50`, 2.4)
      + stroke(f.X`-.9 -27, -.2 -40, .5 -28`, 3, lit(f.trim, 0.6)),
  }),
  // A wimple: cloth round the whole face.
  wimple: (f) => ({
    hides: true,
    under: shape(f.X`0 -70, -1.16 -44, -1.1 30, -1.2 70, 1.6 80, 1.4 0, 1.1 -54`, f.felt),
    last:
      shape(
        f.X`.05 -68, -.8 -58, -1.16 -20, -1.1 26, -.7 56, 0 66, .8 58, .5 48, -.1 54, -.66 42, -.9 12, -.88 -24, -.4 -42, .3 -40, .74 -20,
          .8 20, .5 48, .8 58,
      1.34 40, 1.4 -20, .9 -58`,
        CLOTH.cream,
      )
      + shape(
        f.X`.05 -72, -.8 -62, -1.18 -20, -1.02 -24, -.5 -46, .3 -46, .86 -26, 1.1 30, 1.5 74, 1.66 70, 1.46 0, 1.2 -46, .7 -66`,
        f.felt,
      ),
  }),
  bonnet: (f) => ({
    hides: true,
    over:
      shape(
        ruffle(
          f.X`-1.04 2, -1.1 -34, -.6 -66, .2 -72, 1 -56, 1.3 -10, 1.1 22, .82 14, .7 -14, .2 -34, -.6 -32, -.88 -10`,
          20,
          3,
          false,
          f.next,
        ),
        CLOTH.cream,
      )
      + stroke(f.X`-.9 -30, -.3 -50, .5 -46, .98 -4`, 4, f.trim)
      + stroke(f.X`.86 18, .7 40, .1 54`, 3.4, f.trim),
  }),
  headphones: (f) => ({
    last:
      stroke(f.X`.9 0, 1.1 -50, .5 -84, -.2 -86`, 9, CLOTH.black)
      + shape(oval(f.w * 0.94, 4, 13, 16), CLOTH.black, { width: 3.4, inner: patch(oval(f.w * 0.94 - 2, 2, 6, 8), STUFF.brass) }),
  }),
  band: (f) => ({ over: shape(f.X`-.98 -22, -.3 -34, .5 -30, 1.08 -16, 1.1 -27, .5 -41, -.3 -44, -1 -33`, f.trim, { width: 3.4 }) }),
  watch: (f) => ({
    hides: true,
    over:
      shape(f.X`-.98 -30, -.86 -62, -.1 -76, .7 -68, 1.08 -30, 0 -28`, f.trim)
      + shape(f.X`-1.06 -20, 0 -30, 1.14 -14, 1.18 -32, 0 -46, -1.1 -36`, f.trim, {
        inner: strokes(
          [-36, -24, -12, 0, 12, 24, 36].map((x) => P`${x} -44, ${x + 1} -20`),
          1.8,
          shaded(f.trim, 0.5),
        ),
      }),
  }),
  cap: (f) => ({
    hides: true,
    over:
      shape(f.X`-1.02 -22, -1 -54, -.4 -70, .4 -70, 1.04 -48, 1.12 -12, .5 -24, -.3 -30`, f.felt, {
        inner: stroke(f.X`0 -70, .1 -50, 0 -30`, 2),
      }) + stroke(f.X`-1 -24, -.2 -33, .6 -26, 1.1 -14`, 4, f.trim),
  }),
  cloche: (f) => ({
    over:
      shape(f.X`-1.06 -10, -1.1 -50, -.5 -76, .3 -78, 1.1 -54, 1.3 -6, .8 0, .3 -18, -.5 -20`, f.trim, {
        inner: patch(f.X`-1.3 -24, 0 -36, 1.4 -16, 1.4 -29, 0 -49, -1.3 -38`, CLOTH.cream),
      }) + shape(ruffle(oval(f.w * 0.66, -28, 9), 6, 3, false, f.next), CLOTH.ochre, { width: 3 }),
  }),
}

const antler = (x: number, side: number) =>
  shape(move(P`0 0, 6 -18, 2 -34, 10 -48, 13 -46, 9 -32, 20 -38, 22 -34, 12 -22, 10 -4`, x, -46, side, 0.86), '#e8d5ae', {
    width: 3.4,
    dx: -2,
  })
const leaves = (f: Face, fills: readonly string[]) =>
  [-0.86, -0.56, -0.24, 0.1, 0.42, 0.72, 0.98]
    .map((x, n) =>
      shape(
        turn(P`-3 8, -8 -4, 0 -15, 0 -15, 8 -4, 3 8`, f.w * x, -32 - Math.sin((n / 6) * 3) * 9 + n * 1.4, -50 + n * 18),
        fills[n % fills.length]!,
        { width: 2.8, dx: -2, dy: -2 },
      ),
    )
    .join('')
const candle = (x: number, y: number, tall: number) =>
  shape(
    P`${x - 5} ${y}, ${x - 5} ${y - tall}, ${x - 5} ${y - tall}, ${x + 5} ${y - tall}, ${x + 5} ${y - tall}, ${x + 5} ${y}`,
    CLOTH.cream,
    { width: 2.8, dx: -2, dy: 0 },
  ) + stroke(P`${x} ${y - tall}, ${x + 1} ${y - tall - 7}`, 2.6)

/** What is worn as a sign: crowns, leaves, horns, helmets. */
const SIGNS: Record<string, (f: Face) => Hat> = {
  none: () => ({}),
  antlers: (f) => ({
    over:
      antler(-f.w * 0.62, -1)
      + antler(f.w * 0.5, 1)
      + shape(ruffle(f.X`-1 -22, -.3 -33, .5 -30, 1.1 -14, 1.12 -32, .5 -52, -.3 -55, -1.02 -40`, 15, 3, true, f.next), CLOTH.fur),
  }),
  feathers: (f) => ({ under: feather(f.w * 0.74, -44, 26, CLOTH.brick) + feather(f.w * 0.98, -34, 52, CLOTH.cream) }),
  fur: (f) => ({
    hides: true,
    over: shape(
      ruffle(f.X`-1.1 -22, -1.04 -60, 0 -80, 1 -66, 1.24 -20, 1.2 20, .8 20, .8 -8, .3 -28, -.6 -30`, 22, 4.5, true, f.next),
      CLOTH.fur,
    ),
  }),
  bone: (f) => ({
    over: shape(
      turn(
        P`-34 -2, -38 -6, -34 -9, -28 -4, 26 -4, 32 -9, 37 -5, 33 -1, 37 4, 32 7, 26 3, -28 3, -33 7, -37 3`,
        f.w * 0.62,
        -f.top * 1.08,
        -24,
      ),
      STUFF.bone,
      {
        width: 3.2,
        dx: -2,
        dy: -2,
      },
    ),
  }),
  wreath: (f) => ({ over: leaves(f, ['#6f8a49', '#8ea35a', '#567a45']) + spots(f.X`-.7 -36, -.06 -44, .6 -38`, 4, CLOTH.brick) }),
  flowers: (f) => ({
    over:
      leaves(f, ['#6f8a49', '#8ea35a'])
      + [-0.7, -0.1, 0.56]
        .map((x, n) =>
          shape(ruffle(oval(f.w * x, -40 + n * 3, 6), 5, 3.4, false, f.next), [CLOTH.cream, CLOTH.rose, CLOTH.ochre][n]!, { width: 2.6 }),
        )
        .join(''),
  }),
  circlet: (f) => ({
    over:
      shape(f.X`-.98 -26, -.3 -36, .5 -33, 1.06 -20, 1.06 -27, .5 -40, -.3 -43, -1 -32`, STUFF.gold, { width: 3 })
      + shape(oval(-f.w * 0.3, -41, 6, 7), STUFF.gem, { width: 2.8, dx: -2, dy: -2 }),
  }),
  helmet: (f) => ({
    hides: true,
    over:
      shape(f.X`-1.06 -20, -1.02 -56, -.3 -78, .4 -78, 1.08 -52, 1.2 -8, 1 12, .76 6, .7 -16, .3 -28, -.6 -28`, STUFF.steel, {
        inner: stroke(f.X`0 -78, -.1 -54, -.16 -30`, 3),
      })
      + shape(f.X`-1.1 -18, -.4 -30, .4 -28, 1.16 -10, 1.18 -20, .4 -38, -.4 -40, -1.12 -28`, STUFF.iron, { width: 3.4 })
      + shape(f.X`-.36 -34, -.2 -36, -.2 2, -.3 4, -.4 0`, STUFF.iron, { width: 3 })
      + spots(f.X`-.8 -27, .1 -33, .7 -27`, 2, lit(STUFF.steel, 0.5)),
  }),
  candles: (f) => ({
    over:
      candle(-f.w * 0.7, -42, 24)
      + candle(-f.w * 0.24, -48, 34)
      + candle(f.w * 0.3, -48, 28)
      + candle(f.w * 0.8, -40, 22)
      + shape(f.X`-.98 -24, -.3 -36, .5 -32, 1.1 -16, 1.12 -34, .5 -50, -.3 -52, -1 -42`, STUFF.brass),
  }),
  lamp: (f) => ({
    hides: true,
    over:
      shape(f.X`-1 -30, -.86 -66, 0 -80, .9 -64, 1.06 -28, 0 -24`, f.felt)
      + brim(-30, 52, 9, 0, f.felt)
      + glow(-f.w * 0.4, -54, 24, '#ffdf8a', 0.4)
      + shape(oval(-f.w * 0.4, -54, 12), '#ffe9a6', { width: 3.6, dx: -2, dy: -2, shade: '#f2b347' }),
  }),
  stars: (f) => ({
    over:
      shape(f.X`-.98 -24, -.3 -36, .5 -33, 1.08 -18, 1.1 -30, .5 -46, -.3 -49, -1 -36`, CLOTH.navy, { width: 3.2 })
      + spots(f.X`-.76 -34, -.42 -41, -.06 -43, .32 -42, .66 -35, .94 -28`, 2.6, '#ffe9a6')
      + shape(
        Array.from({ length: 10 }, (_, i) => turn([[0, i % 2 ? -5 : -12]], -f.w * 0.3, -46, i * 36)[0]!).flatMap((p) => [p, p]),
        STUFF.gold,
        { width: 2.6, dx: -1, dy: -1 },
      ),
  }),
}

export const HATS: Record<string, (f: Face) => Hat> = { ...SIGNS, ...BRIMMED, ...WOUND }
