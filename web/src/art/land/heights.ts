// Hills, peaks and dunes, as somebody would draw them who walks past: lit on the left, hatched on the right.

import { lit, mix, shaded } from '../colours'
import { move, type Line, type Point } from '../pen'
import { dash, soft, straight } from './line'
import { shadow, type Thing } from './standing'

/** Of stone, sand or turf, with its foot at a place; `wide` is from its middle to its edge. */
export type Rise = (at: Point, wide: number, earth: string, next: () => number) => Thing

const inkOf = (earth: string) => mix(shaded(earth, 0.6), '#2b1a10', 0.5)

const MOUND: Line = [
  [-1, 0],
  [-1, 0],
  [-0.72, -0.3],
  [-0.25, -0.56],
  [0.2, -0.56],
  [0.68, -0.28],
  [1, 0],
  [1, 0],
]
const MOUND_DARK: Line = [
  [0.1, -0.5],
  [0.4, -0.46],
  [0.7, -0.27],
  [1, 0],
  [1, 0],
  [0.55, 0.04],
  [0.42, -0.2],
]
export const mound: Rise = ([x, y], wide, earth, next) => {
  const tall = 0.85 + next() * 0.35
  const on = (line: Line) => move(line, x, y, wide, wide * tall)
  const strokes = [0.28, 0.42, 0.56, 0.7, 0.84].map((t, n) =>
    dash(x + wide * t, y - wide * tall * 0.56 * (1 - t ** 1.6), wide * 0.1, wide * (0.3 - n * 0.045)),
  )
  return {
    y,
    parts: [
      { d: soft(on(MOUND)), fill: lit(earth, 0.22) },
      { d: soft(on(MOUND_DARK)), fill: shaded(earth, 0.16) },
      { d: soft(on(MOUND).slice(1, -1), false), line: inkOf(earth), width: 1.3 },
      { d: strokes.join(''), line: inkOf(earth), width: 0.8 },
    ],
  }
}

/** A peak; `snow` lies on those of a cold land. */
export function peak([x, y]: Point, wide: number, earth: string, next: () => number, snow = ''): Thing {
  const tall = wide * (1.15 + next() * 0.5)
  const lean = (next() - 0.5) * 0.3
  const at = (px: number, py: number): Point => [x + px * wide, y + py * tall]
  const apex = at(lean, -1)
  const notch = at(0.55 + lean * 0.4, -0.5 + next() * 0.1)
  const ridge = [apex, at(lean + 0.1, -0.72), at(lean - 0.06, -0.5), at(lean + 0.12, -0.24), at(lean, 0.06)]
  const left = [at(-1, 0), at(-0.62, -0.42), at(-0.5, -0.46), apex]
  const right = [apex, at(0.3 + lean, -0.62), notch, at(0.72, -0.42), at(1, 0)]
  const strokes = [0.14, 0.28, 0.42, 0.56, 0.7, 0.84].map((t) =>
    dash(apex[0] + (x + wide - apex[0]) * t, apex[1] + tall * t * 0.96, -wide * 0.16, tall * 0.3 * (1.05 - t)),
  )
  const cap = [at(lean - 0.26, -0.66), at(lean - 0.12, -0.74), at(lean - 0.04, -0.6), at(lean + 0.08, -0.72), at(lean + 0.2, -0.66)]
  return {
    y,
    shadow: shadow(x + wide * 0.3, y, wide * 0.9),
    parts: [
      { d: straight([...left, ...ridge.slice(1)], true), fill: lit(earth, 0.3) },
      { d: straight([...right, at(lean, 0.06), ...ridge.slice(1).reverse()], true), fill: shaded(earth, 0.26) },
      { d: snow ? straight([apex, at(-0.3 + lean, -0.68), ...cap.slice(1), at(0.3 + lean, -0.62)], true) : '', fill: snow || 'none' },
      { d: straight([...left, ...right.slice(1)]), line: inkOf(earth), width: 1.5 },
      { d: straight(ridge) + strokes.join(''), line: inkOf(earth), width: 0.9 },
    ],
  }
}

/** A dune: the wind comes from the left. */
export const dune: Rise = ([x, y], wide, earth) => {
  const on = (line: Line) => move(line, x, y, wide)
  const strokes = [0.26, 0.4, 0.54, 0.68, 0.8].map((t) =>
    dash(x + wide * t, y - wide * 0.3 * (1 - t), -wide * 0.07, wide * 0.24 * (1.1 - t)),
  )
  return {
    y,
    parts: [
      {
        d: soft(
          on([
            [-1, 0],
            [-1, 0],
            [-0.4, -0.2],
            [0.12, -0.36],
            [0.12, -0.36],
            [0.1, -0.1],
            [0.3, 0.08],
            [0.3, 0.08],
          ]),
        ),
        fill: lit(earth, 0.3),
      },
      {
        d: soft(
          on([
            [0.12, -0.36],
            [0.12, -0.36],
            [0.5, -0.18],
            [1, 0.02],
            [1, 0.02],
            [0.5, 0.1],
            [0.2, 0.04],
            [0.02, -0.14],
          ]),
        ),
        fill: shaded(earth, 0.2),
      },
      {
        d: soft(
          on([
            [-1, 0],
            [-0.4, -0.2],
            [0.12, -0.36],
            [0.5, -0.18],
            [1, 0.02],
          ]),
          false,
        ),
        line: inkOf(earth),
        width: 1.2,
      },
      {
        d:
          strokes.join('')
          + soft(
            on([
              [-0.6, 0.04],
              [-0.2, -0.06],
              [-0.02, -0.16],
            ]),
            false,
          ),
        line: inkOf(earth),
        width: 0.7,
      },
    ],
  }
}

const BOULDER: Line = [
  [-1, 0.1],
  [-0.8, -0.5],
  [-0.2, -0.9],
  [0.5, -0.7],
  [1, -0.1],
  [0.9, 0.1],
]
export const boulder: Rise = ([x, y], wide, earth) => {
  const on = (line: Line) => move(line, x, y, wide)
  return {
    y,
    shadow: shadow(x, y, wide),
    parts: [
      { d: straight(on(BOULDER), true), fill: shaded(earth, 0.24), line: inkOf(earth), width: 1.2 },
      {
        d: straight(
          on([
            [-0.9, 0.02],
            [-0.74, -0.46],
            [-0.2, -0.82],
            [0.2, -0.3],
            [0, 0.04],
          ]),
          true,
        ),
        fill: lit(earth, 0.3),
      },
    ],
  }
}

/** What is left of a column. */
export const pillar: Rise = ([x, y], wide, earth, next) => {
  const tall = wide * (1.2 + next() * 2.4)
  const on = (line: Line) => move(line, x, y, wide, tall)
  return {
    y,
    shadow: shadow(x, y, wide * 1.3),
    parts: [
      {
        d: straight(
          on([
            [-0.7, 0],
            [-0.64, -0.94],
            [-0.2, -1],
            [0.1, -0.9],
            [0.64, -0.98],
            [0.7, 0],
          ]),
          true,
        ),
        fill: shaded(earth, 0.2),
        line: inkOf(earth),
        width: 1.2,
      },
      {
        d: straight(
          on([
            [-0.6, -0.02],
            [-0.56, -0.9],
            [-0.2, -0.95],
            [0.06, -0.86],
            [0.08, -0.02],
          ]),
          true,
        ),
        fill: lit(earth, 0.5),
      },
      {
        d: straight([
          [x - wide, y],
          [x + wide, y],
        ]),
        line: inkOf(earth),
        width: 3,
      },
      {
        d:
          straight(
            on([
              [-0.2, -0.9],
              [-0.22, 0],
            ]),
          )
          + straight(
            on([
              [0.3, -0.86],
              [0.32, 0],
            ]),
          ),
        line: inkOf(earth),
        width: 0.7,
      },
    ],
  }
}
