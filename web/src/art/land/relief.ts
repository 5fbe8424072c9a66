// The ups and downs of a land under one light from the upper left: tones, and hatching on the slopes that face away.

import type { Point } from '../pen'
import { contours } from './contour'
import { measured } from './grid'
import { dash, soft, strewn, type Box } from './line'
import type { Height } from './noise'

const [EAST, SOUTH] = [0.6, 0.8]
const REACH = 9

/** How much a place faces the light, from about -1 to 1. */
export const facing =
  (height: Height): Height =>
  (x, y) =>
    height(x + EAST * REACH, y + SOUTH * REACH) - height(x - EAST * REACH, y - SOUTH * REACH)

export interface Tones {
  lit: string
  shade: string
  ink: string
  /** From 0 to 1: how much of it is hatched. */
  hatched: number
}

/** Light and shade of a land whose heights go from about -1 to 1. */
export function shading(height: Height, box: Box, { lit, shade }: Tones, step = 14): string {
  const light = measured(facing(height), box, step)
  const dark = { ...light, values: light.values.map((value) => -value) }
  const band = (loops: Point[][], fill: string, alpha: number) =>
    loops.length === 0
      ? ''
      : `<path d="${loops.map((loop) => soft(loop)).join('')}" fill="${fill}" fill-rule="evenodd" opacity="${alpha}"/>`
  return (
    band(contours(light, 0.12), lit, 0.4)
    + band(contours(light, 0.26), lit, 0.4)
    + band(contours(dark, 0.12), shade, 0.16)
    + band(contours(dark, 0.26), shade, 0.18)
  )
}

/** Strokes downhill wherever the land turns away from the light and is open to them. */
export function hatching(height: Height, box: Box, { ink, hatched }: Tones, open: (at: Point) => boolean, next: () => number): string {
  const light = facing(height)
  const least = 0.34 - hatched * 0.28
  const strokes = strewn(box, 8, next).flatMap(([x, y]) => {
    const dark = -light(x, y)
    if (dark < least || !open([x, y])) return []
    const [dx, dy] = [height(x - 4, y) - height(x + 4, y), height(x, y - 4) - height(x, y + 4)]
    const steep = Math.sqrt(dx * dx + dy * dy) || 1
    const length = Math.min(11, 4 + dark * 14)
    return [dash(x, y, (dx / steep) * length, (dy / steep) * length)]
  })
  return strokes.length === 0
    ? ''
    : `<path d="${strokes.join('')}" fill="none" stroke="${ink}" stroke-width="1.1" stroke-linecap="round" opacity=".5"/>`
}
