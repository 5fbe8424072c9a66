// Lines of equal height.

import { area, type Point } from '../pen'
import type { Grid } from './grid'

/** The corners of a cell in the order in which its sides follow one another. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/** The outlines of everything in the grid that is as high as `level` (marching squares). What is smaller than `least` is left out. */
export function contours({ left, top, step, columns, rows, values }: Grid, level: number, least = step * step * 6): Point[][] {
  // Beyond the grid everything is low, so that every outline closes.
  const value = (i: number, j: number) => (i < 0 || j < 0 || i >= columns || j >= rows ? -1e-3 : values[j * columns + i]! - level)
  const follows = new Map<number, number>()
  const places = new Map<number, Point>()
  /** Where the line crosses the side of a cell; both cells of the side give it the same name. */
  const crossing = (i: number, j: number, side: number): number => {
    const [[ax, ay], [bx, by]] = [CORNERS[side]!, CORNERS[(side + 1) % 4]!]
    const name = ((j + Math.min(ay, by) + 1) * (columns + 2) + i + Math.min(ax, bx) + 1) * 2 + (side % 2)
    const [a, b] = [value(i + ax, j + ay), value(i + bx, j + by)]
    const share = a / (a - b)
    places.set(name, [left + (i + ax + (bx - ax) * share) * step, top + (j + ay + (by - ay) * share) * step])
    return name
  }
  for (let j = -1; j < rows; j += 1) {
    for (let i = -1; i < columns; i += 1) {
      const [a, b, c, d] = [value(i, j) >= 0, value(i + 1, j) >= 0, value(i + 1, j + 1) >= 0, value(i, j + 1) >= 0]
      // Nearly every cell is all high or all low.
      if (a === b && b === c && c === d) continue
      const high = [a, b, c, d]
      for (let side = 0; side < 4; side += 1) {
        const goesDown = high[side]! && !high[(side + 1) % 4]!
        if (!goesDown) continue
        const entry = [3, 2, 1].map((back) => (side + back) % 4).find((other) => !high[other]! && high[(other + 1) % 4]!)!
        follows.set(crossing(i, j, side), crossing(i, j, entry))
      }
    }
  }
  return loops(follows, places).filter((loop) => Math.abs(area(loop)) / 2 >= least)
}

function loops(follows: Map<number, number>, places: Map<number, Point>): Point[][] {
  const all: Point[][] = []
  for (const first of [...follows.keys()]) {
    const loop: Point[] = []
    for (let name: number | undefined = first; name !== undefined && follows.has(name);) {
      loop.push(places.get(name)!)
      const following: number = follows.get(name)!
      follows.delete(name)
      name = following
    }
    if (loop.length > 2) all.push(loop)
  }
  return all
}
