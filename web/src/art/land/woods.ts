// Trees as a map has them: a crown in two tones on a short trunk, and their kin.

import { INK, lit, mix, shaded } from '../colours'
import { move, type Line, type Point } from '../pen'
import { straight, soft } from './line'
import { shadow, type Thing } from './standing'

/** A tree with its foot at a place, so many times as large as usual (about 26 high). */
export type Tree = (at: Point, size: number, leaf: string, next: () => number) => Thing

const near = (v: number) => Math.round(v * 10) / 10
/** An outline of round lobes. */
function lobes(x: number, y: number, rx: number, ry: number, n: number, next: () => number): string {
  const turn = next() * 6.3
  const points = Array.from({ length: n }, (_, i): Point => {
    const angle = turn + ((i + (next() - 0.5) * 0.5) / n) * 2 * Math.PI
    return [near(x + Math.cos(angle) * rx), near(y + Math.sin(angle) * ry)]
  })
  return (
    points.reduce((d, [px, py], i) => {
      const [qx, qy] = points[(i + 1) % n]!
      const r = near(Math.hypot(qx - px, qy - py) * 0.58)
      return `${d}a${r} ${r} 0 0 1 ${near(qx - px)} ${near(qy - py)}`
    }, `M${points[0]![0]} ${points[0]![1]}`) + 'Z'
  )
}
/** One ink for all, so that a row of trees is one stroke. */
const TWIG = mix(INK, '#6a3f24', 0.25)

const broad: Tree = ([x, y], s, leaf, next) => {
  const [r, top] = [10 * s, y - 15 * s]
  return {
    y,
    shadow: shadow(x, y, r * 0.9),
    parts: [
      {
        d: straight([
          [x, y],
          [x, y - 8 * s],
        ]),
        line: TWIG,
        width: 2.4,
      },
      { d: lobes(x, top, r, r * 0.92, 7, next), fill: shaded(leaf, 0.28), line: TWIG, width: 1.2 },
      { d: lobes(x - r * 0.22, top - r * 0.26, r * 0.66, r * 0.58, 5, next), fill: lit(leaf, 0.12) },
      {
        d: soft(
          move(
            [
              [-0.5, 0.1],
              [-0.1, 0.35],
              [0.3, 0.15],
            ],
            x,
            top,
            r,
          ),
          false,
        ),
        line: TWIG,
        width: 0.8,
      },
    ],
  }
}

const FIR: Line = [
  [0, -32],
  [5, -22],
  [3, -22],
  [8, -12],
  [5, -12],
  [10, -2],
  [-10, -2],
  [-5, -12],
  [-8, -12],
  [-3, -22],
  [-5, -22],
]
const FIR_LIT: Line = [
  [0, -32],
  [-1, -2],
  [-10, -2],
  [-5, -12],
  [-8, -12],
  [-3, -22],
  [-5, -22],
]
const fir: Tree = ([x, y], s, leaf) => ({
  y,
  shadow: shadow(x, y, 8 * s),
  parts: [
    {
      d: straight([
        [x, y],
        [x, y - 4 * s],
      ]),
      line: TWIG,
      width: 2.2,
    },
    { d: straight(move(FIR, x, y, s), true), fill: shaded(leaf, 0.3), line: TWIG, width: 1.2 },
    { d: straight(move(FIR_LIT, x, y, s), true), fill: lit(leaf, 0.1) },
  ],
})

const FRONDS: readonly Line[] = [
  [
    [3, -24],
    [-5, -31],
    [-13, -22],
  ],
  [
    [3, -24],
    [-4, -24],
    [-9, -14],
  ],
  [
    [3, -24],
    [2, -34],
    [9, -36],
  ],
  [
    [3, -24],
    [11, -30],
    [17, -21],
  ],
  [
    [3, -24],
    [11, -22],
    [13, -12],
  ],
]
const palm: Tree = ([x, y], s, leaf) => {
  const leaves = FRONDS.map((line) => soft(move(line, x, y, s), false)).join('')
  return {
    y,
    shadow: shadow(x, y, 9 * s),
    parts: [
      {
        d: soft(
          move(
            [
              [0, 0],
              [-1, -12],
              [3, -24],
            ],
            x,
            y,
            s,
          ),
          false,
        ),
        line: '#4a3520',
        width: 3,
      },
      { d: leaves, line: TWIG, width: 4.6 },
      { d: leaves, line: lit(leaf, 0.15), width: 2.6 },
    ],
  }
}

const CAP: Line = [
  [-11, -13],
  [-11, -13],
  [-8, -23],
  [0, -27],
  [8, -23],
  [11, -13],
  [11, -13],
  [0, -10],
]
const mushroom: Tree = ([x, y], s, leaf) => ({
  y,
  shadow: shadow(x, y, 8 * s),
  parts: [
    {
      d: soft(
        move(
          [
            [-3, 1],
            [-3, 1],
            [-3, -13],
            [3, -13],
            [4, 1],
            [4, 1],
          ],
          x,
          y,
          s,
        ),
      ),
      fill: '#eee0c4',
      line: TWIG,
      width: 1.1,
    },
    { d: soft(move(CAP, x, y, s)), fill: shaded(leaf, 0.22), line: TWIG, width: 1.2 },
    {
      d: soft(
        move(
          [
            [-8, -14],
            [-7, -21],
            [-1, -25],
            [3, -22],
            [0, -15],
          ],
          x,
          y,
          s,
        ),
      ),
      fill: lit(leaf, 0.12),
    },
    {
      d: move(
        [
          [-4, -20],
          [4, -17],
          [1, -24],
        ],
        x,
        y,
        s,
      )
        .map(([px, py]) => `M${near(px)} ${near(py)}h.1`)
        .join(''),
      line: '#fff3d6',
      width: 2.6,
    },
  ],
})

const BOUGHS: readonly Line[] = [
  [
    [0, 0],
    [1, -12],
    [-1, -20],
    [-5, -29],
  ],
  [
    [0, -12],
    [6, -18],
    [8, -27],
  ],
  [
    [0, -17],
    [-7, -20],
    [-10, -25],
  ],
  [
    [5, -18],
    [11, -19],
  ],
]
const bare: Tree = ([x, y], s) => ({
  y,
  shadow: shadow(x, y, 6 * s),
  parts: [{ d: BOUGHS.map((line) => soft(move(line, x, y, s), false)).join(''), line: TWIG, width: 2.2 * s }],
})

export const TREES = { broad, fir, palm, mushroom, bare }
export type TreeKind = keyof typeof TREES
