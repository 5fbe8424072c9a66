// A page of an atlas behind a window: which part of it is seen. Every page is 1000 wide and 700 high.

import type { Point } from './sketch'

export const PAGE = { width: 1000, height: 700 }
export const CLOSEST = 4

export const point = ([x, y]: readonly [number, number]): Point => ({ x, y })

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

const within = (value: number, seen: number, whole: number) =>
  seen >= whole ? whole / 2 : Math.min(whole - seen / 2, Math.max(seen / 2, value))

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
