// Where things lie on the map: a board of square spaces, row by row.

import type { Point } from '../shared/sketch'
import type { MapView } from './view'

/** How wide and high a space is drawn. */
export const SPACE = 100

export const rowsOf = ({ across, spaces }: MapView): number => Math.ceil(spaces.length / across)
/** The upper left corner of a space. */
export const corner = ({ across }: MapView, at: number): Point => ({ x: (at % across) * SPACE, y: Math.floor(at / across) * SPACE })

/** Next to it, never across a corner (NN-MOVE-04). */
export function neighbours(map: MapView, at: number): number[] {
  const [x, y] = [at % map.across, Math.floor(at / map.across)]
  return [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ].flatMap(([nx = 0, ny = 0]) => (nx < 0 || ny < 0 || nx >= map.across || ny >= rowsOf(map) ? [] : [ny * map.across + nx]))
}

/** Where so many heroes stand in a space, side by side and never beyond its edges. */
export function stand(map: MapView, at: number, n: number, of: number): Point {
  // A name at the foot of a space stays free; where there is none, it is what lies in the middle.
  const { x, y } = corner(map, at)
  const gap = Math.min(30, 60 / Math.max(1, of - 1))
  const here = map.spaces[at]
  const [side, foot] = here?.place ? [73, 68] : here?.letter ? [80, 90] : [82, 68]
  return { x: x + (of === 1 ? side : 50 + (n - (of - 1) / 2) * gap), y: y + foot }
}
