// Hair and beards. A cut has parts behind the head, over it, beside it and before everything.

import { INK, lit, mix, shaded } from '../colours'
import { P, oval, ruffle, shape, stroke, strokes, type Point } from '../pen'
import type { Face } from './face'

export interface Cut {
  under?: string
  over?: string
  side?: string
  last?: string
}

const strands = (colour: string, ...lines: Point[][]) => strokes(lines, 2, mix(colour, INK, 0.45))

/** Hair that lies on the head down to the brow and the ear. */
function cap({ X, top, child }: Face, lift = 1, low = 4): Point[] {
  const d = child ? 9 : 0
  return X`-.97 ${d - 18}, -.97 ${d - 18}, -.62 ${d - 30}, -.24 ${d - 27}, -.05 ${d - 34}, .42 ${d - 25}, .64 -8, .8 ${low},
    1.02 ${low - 4}, ${1.12 * lift} -20,
    ${1.02 * lift} ${-top * 0.86}, .5 ${-top * 1.1 * lift}, -.1 ${-top * 1.15 * lift}, -.7 ${-top * lift}, -1.02 ${-top * 0.64}`
}
const braid = ({ hair, trim }: Face, x: number, y: number, n: number) =>
  Array.from({ length: n }, (_, i) =>
    shape(oval(x + (i % 2 ? 2 : -1) + i, y + i * 12, 9 - i * 0.5, 8.5), hair, { width: 3.2, dx: -3, dy: -3 }),
  ).join('') + shape(oval(x + n, y + n * 12 - 4, 6, 4), trim, { width: 2.6 })

export const CUTS: Record<string, (f: Face) => Cut> = {
  none: () => ({}),
  crop: (f) => ({ over: shape(cap(f, 0.97, 0), f.hair, { width: 3.6 }) }),
  short: (f) => ({
    over:
      shape(ruffle(cap(f, 1.02), 15, 3.4, false, f.next), f.hair)
      + strands(f.hair, f.X`-.5 -46, -.2 -40, .2 -38`, f.X`.3 -52, .7 -40, .8 -20`),
  }),
  part: ({ X, top, hair }) => ({
    over:
      shape(
        X`-.98 -14, -.98 -14, -.8 -34, -.3 -41, .2 -44, .56 -26, .74 6, 1.02 2, 1.1 -24, .96 ${-top}, .3 ${-top * 1.15}, -.4 ${-top * 1.13},
      -.98 ${-top * 0.8}`,
        hair,
      ) + strands(hair, X`.2 -45, -.1 -54, -.6 -48`, X`.3 -46, .7 -40, .9 -16`, X`.2 -48, 0 -58, -.4 -56`),
  }),
  // A wreath of hair round the back of the head, behind the ear.
  bald: ({ X, hair }) => ({
    side:
      shape(X`.72 -22, .66 -8, .78 4, .98 6, 1.04 20, 1.14 10, 1.2 -10, 1.1 -32, .9 -34`, hair, { width: 3.2, dx: -3, dy: -3 })
      + strands(hair, X`.84 -24, .86 -10, .96 0`, X`1 -24, 1.04 -6, 1.1 8`),
  }),
  curls: (f) => ({
    under: shape(ruffle(oval(4, -16, f.w * 1.36, f.top * 1.12, 12), 17, 6, false, f.next), f.hair),
    over:
      shape(ruffle(cap(f, 1.1, 8), 15, 5, false, f.next), f.hair, { width: 3.8 })
      + strands(f.hair, P`-18 -52, -10 -58, -2 -52`, P`8 -50, 16 -57, 24 -49`, P`28 -36, 36 -42, 42 -33`),
  }),
  wild: (f) => ({
    under: shape(ruffle(oval(6, -18, f.w * 1.28, f.top * 1.02, 12), 19, 8, true, f.next), shaded(f.hair, 0.12)),
    over:
      shape(ruffle(cap(f, 1.06, 10), 19, 5, true, f.next), f.hair, { width: 3.4 })
      + strands(f.hair, f.X`-.6 -44, -.3 -54, .1 -50`, f.X`.1 -46, .5 -56, .8 -44`, f.X`.6 -36, .9 -34, 1 -16`),
  }),
  bob: ({ X, top, hair }) => ({
    under: shape(X`-1 -30, -1.12 6, -.98 32, -.5 34, .6 40, 1.3 36, 1.36 -4, 1.1 -44, 0 ${-top * 1.1}`, shaded(hair, 0.15)),
    over:
      shape(
        X`-1 2, -1 2, -.92 -22, -.5 -20, .1 -22, .5 -16, .6 12, .72 34, 1.2 38, 1.38 8, 1.22 -30, .9 ${-top * 1.02}, .2 ${-top * 1.17},
          -.6 ${-top * 1.05},
      -1.04 -34`,
        hair,
      ) + strands(hair, X`-.2 -56, -.5 -40, -.56 -22`, X`.2 -54, .2 -40, .12 -24`, X`.6 -50, .98 -22, 1.02 26`),
  }),
  long: ({ X, top, hair }) => ({
    under: shape(X`-.9 -36, -1.18 4, -1.16 50, -1.3 82, 1.6 86, 1.5 40, 1.3 -10, 1 -48, 0 ${-top * 1.1}`, shaded(hair, 0.15)),
    over:
      shape(
        X`-.98 12, -.98 12, -.86 -20, -.3 -38, -.22 -40, .3 -26, .62 0, .66 30, .78 58, 1 84, 1 84, 1.14 62, 1.3 70, 1.3 70,
          1.36 20, 1.24 -28,
      .9 ${-top}, .2 ${-top * 1.17}, -.6 ${-top * 1.04}, -1.08 -30`,
        hair,
      ) + strands(hair, X`-.22 -40, -.1 -54, .1 -57`, X`.4 -50, .9 -20, .96 40`, X`.1 -46, .7 -16, .82 30`),
  }),
  bun: (f) => ({
    under: shape(oval(f.w * 0.72, -f.top * 1.06, 19, 17), f.hair) + stroke(f.X`.5 -60, .8 -66, 1 -54`, 2),
    over: shape(cap(f, 1.02, 6), f.hair) + strands(f.hair, f.X`-.5 -36, -.1 -50, .5 -54`, f.X`.1 -34, .5 -42, .7 -50`),
  }),
  braids: (f) => ({
    over: shape(cap(f, 1.03, 10), f.hair) + strands(f.hair, f.X`-.26 -34, -.2 -46, -.1 -58`, f.X`.2 -32, .5 -46, .56 -54`),
    last: braid(f, f.w * 1.02, 12, 5) + braid(f, -f.w * 1.06, 16, 4),
  }),
  // Low enough to hang out under every hat.
  tail: (f) => ({
    under:
      shape(f.X`.8 -20, 1.36 -16, 1.62 10, 1.66 48, 1.44 70, 1.44 40, 1.2 12, .9 0`, f.hair)
      + strands(f.hair, f.X`1.2 -6, 1.44 16, 1.52 50`),
    over: shape(cap(f, 1.02, 4), f.hair) + strands(f.hair, f.X`-.5 -38, 0 -48, .8 -34`, f.X`.1 -34, .5 -38, .9 -30`),
  }),
}

/** What shows of the hair under a hat that hides the rest. */
export function fringe({ X, cut, hair, woman, child }: Face): string {
  if (cut === 'bald' || cut === 'none') return ''
  const temple = shape(X`.6 -26, .66 -4, .78 8, 1.02 2, 1.1 -26`, hair, { width: 3.4, dx: -3 })
  if (!woman && !child) return temple
  return temple + shape(X`-.98 -10, -.98 -10, -.8 -18, -.2 -20, .36 -18, .64 4, .64 4, .7 -34, -1 -34`, hair, { width: 3.2 })
}

// Beards

const moustache = ({ X, eyeY: y }: Face, hair: string) =>
  shape(
    X`-.76 ${y + 29}, -.5 ${y + 20}, -.26 ${y + 21}, .04 ${y + 20}, .3 ${y + 30}, .02 ${y + 31}, -.26 ${y + 27}, -.52 ${y + 31}`,
    hair,
    {
      width: 3.2,
      dx: -2,
      dy: -3,
    },
  )

function whiskers(f: Face, drop: number): string {
  const { X, chin, hair, eyeY: y } = f
  const edge = X`.68 -4, .98 0, .92 28, .56 ${chin + 2}, .16 ${chin + drop}, -.24 ${chin + drop + 4}, -.62 ${chin + 4}, -.92 26, -.94 10,
    -.7 ${y + 24},
    -.24 ${y + 25}, .3 ${y + 24}, .52 12`
  const lines = strands(
    hair,
    X`-.4 ${chin - 2}, -.36 ${chin + 8}, -.28 ${chin + drop - 2}`,
    X`.06 ${chin - 2}, .04 ${chin + 8}, -.04 ${chin + drop - 2}`,
    X`.5 26, .46 40, .34 ${chin + 2}`,
  )
  return shape(ruffle(edge, 22, 3, false, f.next), hair) + lines + moustache(f, lit(hair, 0.12))
}

export const BEARDS: Record<string, (f: Face) => string> = {
  none: () => '',
  moustache: (f) => moustache(f, f.hair),
  handlebar: ({ X, eyeY: y, hair }) =>
    shape(
      X`-1.06 ${y + 16}, -.92 ${y + 26}, -.5 ${y + 20}, -.24 ${y + 21}, .04 ${y + 19}, .44 ${y + 27}, .62 ${y + 15}, .56 ${y + 33},
        .1 ${y + 32}, -.24 ${y + 27},
      -.6 ${y + 32}, -1 ${y + 30}`,
      hair,
      { width: 3.2, dx: -2, dy: -3 },
    ),
  goatee: (f) => {
    const { X, chin } = f
    const tuft = X`-.44 ${chin - 10}, -.16 ${chin - 12}, .12 ${chin - 10}, .02 ${chin + 8}, -.2 ${chin + 15}, -.42 ${chin + 4}`
    return moustache(f, f.hair) + shape(ruffle(tuft, 8, 2, false, f.next), f.hair, { width: 3.4, dx: -3 })
  },
  full: (f) => whiskers(f, 14),
  long: (f) => whiskers(f, 34),
  chops: (f) =>
    shape(ruffle(f.X`.66 -6, 1.02 -4, .96 22, .5 38, .12 32, .4 20`, 10, 3, false, f.next), f.hair, { width: 3.6 })
    + shape(f.X`-.9 4, -.78 24, -.6 34, -.96 26, -1.02 8`, f.hair, { width: 3 })
    + moustache(f, f.hair),
}
