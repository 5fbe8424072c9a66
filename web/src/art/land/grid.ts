// Heights that are dear to work out, measured once at the crossings of a grid.

import type { Box } from './line'
import type { Height } from './noise'

export interface Grid {
  left: number
  top: number
  step: number
  columns: number
  rows: number
  values: Float32Array
}

export function measured(height: Height, { left, top, right, bottom }: Box, step: number): Grid {
  const [columns, rows] = [Math.ceil((right - left) / step) + 1, Math.ceil((bottom - top) / step) + 1]
  const values = new Float32Array(columns * rows)
  for (let n = 0; n < values.length; n += 1) values[n] = height(left + (n % columns) * step, top + Math.floor(n / columns) * step)
  return { left, top, step, columns, rows, values }
}

/** The heights between the crossings. Beyond the grid they go on as at its edge. */
export function smoothed({ left, top, step, columns, rows, values }: Grid): Height {
  return (x, y) => {
    const px = Math.max(0, Math.min(columns - 1.001, (x - left) / step))
    const py = Math.max(0, Math.min(rows - 1.001, (y - top) / step))
    const at = Math.floor(py) * columns + Math.floor(px)
    const u = px % 1
    const v = py % 1
    const upper = values[at]! * (1 - u) + values[at + 1]! * u
    return upper * (1 - v) + (values[at + columns]! * (1 - u) + values[at + columns + 1]! * u) * v
  }
}
