// Lines of a land as path data. There are many of them, so they are written short: relative, and to a tenth.

import { walk, type Line, type Point } from '../pen'
import { noise } from './noise'

const TENTHS = 10
const tenths = (v: number) => Math.round(v * TENTHS)
const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Writes points relative to the last end, without losing what was rounded away. */
function nib([x, y]: Point) {
  let [left, top] = [tenths(x), tenths(y)]
  const to = ([px, py]: Point) => `${(tenths(px) - left) / TENTHS} ${(tenths(py) - top) / TENTHS}`
  return {
    start: `M${left / TENTHS} ${top / TENTHS}`,
    line: (end: Point) => {
      const written = `l${to(end)}`
      ;[left, top] = end.map(tenths) as [number, number]
      return written
    },
    bend: (pull: Point, end: Point) => {
      const written = `q${to(pull)} ${to(end)}`
      ;[left, top] = end.map(tenths) as [number, number]
      return written
    },
  }
}

/** Straight from point to point. */
export function straight(line: Line, closed = false): string {
  const [first, ...rest] = line
  if (!first) return ''
  const pen = nib(first)
  return pen.start + rest.map(pen.line).join('') + (closed ? 'Z' : '')
}

/** Through the middles between the points, so that no kink is left. */
export function soft(line: Line, closed = true): string {
  const n = line.length
  if (n < 3) return straight(line, closed)
  const at = (i: number) => line[(i + n) % n]!
  if (closed) {
    const pen = nib(half(at(-1), at(0)))
    return `${pen.start}${line.map((pull, i) => pen.bend(pull, half(pull, at(i + 1)))).join('')}Z`
  }
  const pen = nib(at(0))
  return (
    pen.start
    + line
      .slice(1, -1)
      .map((pull, i) => pen.bend(pull, i === n - 3 ? at(-1) : half(pull, at(i + 2))))
      .join('')
  )
}

export const dash = (x: number, y: number, dx: number, dy: number): string =>
  straight([
    [x, y],
    [x + dx, y + dy],
  ])

/** How far nature leaves a ruler's line, to the side and downwards: the same everywhere, so that neighbours agree. */
const [ASIDE, DOWN] = [noise('aside', 34), noise('down', 34)]
/** A line through the points that no ruler drew. */
export function natural(points: Line, closed: boolean, much = 5): Point[] {
  return walk(points, closed, 5).map(([x, y], i, all): Point => {
    const fixed = !closed && (i === 0 || i === all.length - 1)
    return fixed ? [x, y] : [x + ASIDE(x, y) * much, y + DOWN(x, y) * much]
  })
}

/** So many steps along a line, with the way it goes there (a unit long). */
export function along(line: Line, step: number, closed: boolean, each: (at: Point, way: Point) => void): void {
  let left = step / 2
  const ends = closed ? [...line, line[0]!] : line
  ends.slice(1).forEach(([bx, by], n) => {
    const [ax, ay] = ends[n]!
    const length = Math.hypot(bx - ax, by - ay) || 1
    const way: Point = [(bx - ax) / length, (by - ay) / length]
    for (; left < length; left += step) each([ax + way[0] * left, ay + way[1] * left], way)
    left -= length
  })
}

/** Whether a point lies in an outline, by how often a ray from it crosses the sides. */
export function inside([x, y]: Point, outline: Line): boolean {
  let within = false
  for (let n = 0, before = outline.length - 1; n < outline.length; before = n, n += 1) {
    const a = outline[n]!
    const b = outline[before]!
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) within = !within
  }
  return within
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export function boxOf(line: Line): Box {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Places about so far apart all over a box, row by row from the top. */
export function strewn({ left, top, right, bottom }: Box, apart: number, next: () => number): Point[] {
  const all: Point[] = []
  for (let y = top + apart / 2, row = 0; y < bottom; y += apart * 0.86, row += 1) {
    for (let x = left + (row % 2 ? apart : apart / 2); x < right; x += apart)
      all.push([x + (next() - 0.5) * apart * 0.8, y + (next() - 0.5) * apart * 0.7])
  }
  return all
}
