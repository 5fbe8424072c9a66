// The few parts that things are put together from. A thing lies in a box of about 110 by 110 round 0, 0.

import { INK, STUFF } from '../colours'
import { P, corners, move, oval, shape, stroke, strokes, type Line, type Point, type Style } from '../pen'

/** What a form is made of: its own colour, and whatever else it needs. */
export type Form = (colour: string) => string

export const rod = (x1: number, y1: number, x2: number, y2: number, r: number, fill: string, style?: Style): string => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [ux, uy] = [((x2 - x1) / length) * r, ((y2 - y1) / length) * r]
  const line: Point[] = [
    [x1 - uy, y1 + ux],
    [x2 - uy, y2 + ux],
    [x2 + ux / 2, y2 + uy / 2],
    [x2 + uy, y2 - ux],
    [x1 + uy, y1 - ux],
    [x1 - ux / 2, y1 - uy / 2],
  ]
  return shape(corners(line), fill, { dx: -2, dy: -2, width: 3.6, ...style })
}
export const disc = (x: number, y: number, r: number, fill: string, style?: Style, ry = r): string =>
  shape(oval(x, y, r, ry, 14), fill, { width: 3.8, dx: -4, dy: -4, ...style })
export const slab = (line: Line, fill: string, style?: Style): string => shape(corners(line), fill, { width: 4, ...style })
export const box = (x: number, y: number, w: number, h: number, fill: string, style?: Style): string =>
  slab(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    fill,
    style,
  )
export const hoop = (x: number, y: number, rx: number, ry: number, fill: string, thick = 5): string =>
  [
    [INK, thick + 4],
    [fill, thick],
  ]
    .map(([colour, width]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}"/>`)
    .join('')
/** A rounded bar along a line. */
export const bow = (line: Line, fill: string, thick = 6): string => stroke(line, (thick + 5) * 1.1) + stroke(line, thick, fill)
export const shine = (...line: Point[]): string => stroke(line, 3.4, '#fff7e0')
export const notes = (at: Line): string =>
  at.map(([x, y]) => disc(x, y, 4.6, INK, { width: 0 }) + stroke(move(P`4 0, 4 -18, 12 -14`, x, y), 2.8)).join('')
export const writing = (x: number, y: number, w: number, rows: number, gap = 11): string =>
  strokes(
    Array.from({ length: rows }, (_, n) => P`${x} ${y + n * gap}, ${x + w / 2} ${y + n * gap + 1}, ${x + w - n * 3} ${y + n * gap - 1}`),
    2.2,
    '#8a6a3c',
  )
export const flame = (x: number, y: number, s = 1): string =>
  shape(move(P`0 16, -9 6, -2 -8, 1 -18, 1 -18, 10 4`, x, y, s), '#ee8427', { width: 0, dx: -2, dy: 3, shade: '#fff0b0' })
export const feather = (x: number, y: number, fill: string): string =>
  shape(move(P`-10 20, 2 -2, 18 -16, 18 -16, 14 6, 0 24`, x, y), fill, { width: 3 })
export const WOOD = STUFF.wood
