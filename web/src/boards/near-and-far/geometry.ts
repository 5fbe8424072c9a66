// Where things lie on the page of the atlas.

import type { Point } from '../shared/sketch'

export { PAGE, type Box } from '../shared/camera'
/** A space's disc. */
export const RADIUS = 25

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** The path between two spaces, from rim to rim. */
export function between(a: Point, b: Point, gap = RADIUS + 4): [Point, Point] {
  const way = Math.hypot(b.x - a.x, b.y - a.y)
  const part = way === 0 ? 0 : Math.min(gap, way / 2) / way
  const near = (from: Point, to: Point): Point => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
  return [near(a, b), near(b, a)]
}

/** Where the n-th of so many standees stands on a space. */
export function standee(space: Point, n: number, count: number): Point {
  return { x: space.x + (n - (count - 1) / 2) * 24, y: space.y - 12 }
}
