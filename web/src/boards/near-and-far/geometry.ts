// Where things lie on the page of the atlas, and which part of it the window shows.

import type { Point } from '../shared/sketch'

export const PAGE = { width: 1000, height: 700 }
/** A space's disc. */
export const RADIUS = 25
export const CLOSEST = 4

export const point = ([x, y]: readonly [number, number]): Point => ({ x, y })
const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A soft curve through all points (Catmull-Rom); closed, it is an outline. */
export function curve(points: readonly Point[], closed: boolean): string {
  const last = points.length - 1
  const here = (n: number): Point => {
    const index = closed ? (n + points.length) % points.length : Math.min(last, Math.max(0, n))
    return points[index] ?? { x: 0, y: 0 }
  }
  const steps = closed ? points.length : last
  let path = `M${at(here(0).x, here(0).y)}`
  for (let n = 0; n < steps; n += 1) {
    const [before, from, to, after] = [here(n - 1), here(n), here(n + 1), here(n + 2)]
    const out = at(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6)
    const into = at(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6)
    path += `C${out} ${into} ${at(to.x, to.y)}`
  }
  return closed ? `${path}Z` : path
}

/** Short strokes on the lower side of a cliff's line, so that one sees which way it falls. */
export function hachures(points: readonly Point[], step = 13, length = 11): string {
  const strokes: string[] = []
  points.slice(1).forEach((to, n) => {
    const from = points[n] ?? to
    const way = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const [along, across] = [{ x: (to.x - from.x) / way, y: (to.y - from.y) / way }, { x: -(to.y - from.y) / way, y: (to.x - from.x) / way }]
    for (let gone = step / 2; gone < way; gone += step) {
      const [x, y] = [from.x + along.x * gone, from.y + along.y * gone]
      strokes.push(`M${at(x, y)}L${at(x + across.x * length, y + across.y * length)}`)
    }
  })
  return strokes.join('')
}

/** Whether a point lies in an outline, by how often a ray from it crosses the sides. */
export function inside({ x, y }: Point, outline: readonly Point[]): boolean {
  return outline.reduce((within, a, n) => {
    const b = outline[(n + 1) % outline.length] ?? a
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
    return crosses ? !within : within
  }, false)
}

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

/** The window in pixels, and what it looks at. */
export interface Size {
  width: number
  height: number
}
/** Zoom 1 shows the whole page. */
export interface Camera extends Point {
  zoom: number
}
export const WHOLE: Camera = { x: PAGE.width / 2, y: PAGE.height / 2, zoom: 1 }

/** Pixels per unit of the page. */
export function scale(size: Size, zoom: number): number {
  return Math.max(0.01, Math.min(size.width / PAGE.width, size.height / PAGE.height)) * zoom
}

export interface Box extends Point {
  width: number
  height: number
}
export function box(size: Size, camera: Camera): Box {
  const much = scale(size, camera.zoom)
  const [width, height] = [size.width / much, size.height / much]
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height }
}

const within = (value: number, seen: number, whole: number) => (seen >= whole ? whole / 2 : Math.min(whole - seen / 2, Math.max(seen / 2, value)))

/** The same view, but neither nearer than makes sense nor beside the page. */
export function keep(size: Size, camera: Camera): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom))
  const { width, height } = box(size, { ...camera, zoom })
  return { zoom, x: within(camera.x, width, PAGE.width), y: within(camera.y, height, PAGE.height) }
}

/** Nearer or further, with the given place of the page staying under the finger. */
export function zoomAt(size: Size, camera: Camera, factor: number, fixed: Point): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom * factor))
  const share = camera.zoom / zoom
  return keep(size, { zoom, x: fixed.x + (camera.x - fixed.x) * share, y: fixed.y + (camera.y - fixed.y) * share })
}

/** So near that all of the points are seen, with some room round them. */
export function look(size: Size, points: readonly Point[], room = 80, nearest = 2.6): Camera {
  if (points.length === 0) return WHOLE
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)]
  const [left, right, top, bottom] = [Math.min(...xs) - room, Math.max(...xs) + room, Math.min(...ys) - room, Math.max(...ys) + room]
  const whole = scale(size, 1)
  const zoom = Math.min(nearest, size.width / (right - left) / whole, size.height / (bottom - top) / whole)
  return keep(size, { zoom, x: (left + right) / 2, y: (top + bottom) / 2 })
}
