// What covers a flat ground: grass, ripples, cracks, paving. Each gives one path.

import type { Line, Point } from '../pen'
import { dash, soft, straight } from './line'

/** Draws over many places at once; where they are is somebody else's business. */
export type Cover = (places: Line, next: () => number) => string

export const tufts: Cover = (places, next) =>
  places
    .map(([x, y]) => {
      const s = 0.7 + next() * 0.5
      return (
        soft(
          [
            [x - 4 * s, y],
            [x - 4 * s, y - 4 * s],
            [x - 6 * s, y - 7 * s],
          ],
          false,
        )
        + dash(x, y, 0, -9 * s)
        + soft(
          [
            [x + 4 * s, y],
            [x + 4 * s, y - 4 * s],
            [x + 7 * s, y - 6 * s],
          ],
          false,
        )
      )
    })
    .join('')

/** Ferns and broad leaves close to the ground. */
export const ferns: Cover = (places, next) =>
  places
    .map(([x, y]) => {
      const s = 0.8 + next() * 0.5
      return [
        [-9, -1],
        [-6, -7],
        [0, -10],
        [6, -7],
        [9, -1],
      ]
        .map(([dx = 0, dy = 0]) =>
          soft(
            [
              [x, y + 3 * s],
              [x + dx * 0.4 * s, y + (dy - 3) * 0.8 * s],
              [x + dx * s, y + dy * s],
            ],
            false,
          ),
        )
        .join('')
    })
    .join('')

export const ripples: Cover = (places, next) =>
  places
    .map(([x, y]) => {
      const w = 9 + next() * 9
      return [0, 5]
        .map((down) =>
          soft(
            [
              [x - w, y + down],
              [x - w * 0.4, y - 3 + down],
              [x + w * 0.2, y + 1 + down],
              [x + w, y - 2 + down],
            ],
            false,
          ),
        )
        .join('')
    })
    .join('')

export const specks: Cover = (places, next) =>
  places.map(([x, y]) => [0, 1, 2].map(() => dash(x + (next() - 0.5) * 16, y + (next() - 0.5) * 12, 0.1, 0)).join('')).join('')

/** Fallen leaves. */
export const leaves: Cover = (places, next) =>
  places
    .map(([x, y]) =>
      [0, 1]
        .map((): string => {
          const [px, py, turn] = [x + (next() - 0.5) * 18, y + (next() - 0.5) * 12, next() * 6.3]
          const [c, s] = [Math.cos(turn) * 3, Math.sin(turn) * 3]
          return soft([
            [px - c, py - s],
            [px - s * 0.5, py + c * 0.5],
            [px + c, py + s],
            [px + s * 0.5, py - c * 0.5],
          ])
        })
        .join(''),
    )
    .join('')

/** Rubble and low teeth of stone. */
export const stones: Cover = (places, next) =>
  places
    .map(([x, y]) => {
      const s = 0.6 + next() * 0.7
      return straight([
        [x - 6 * s, y + 2 * s],
        [x - 3 * s, y - 5 * s],
        [x + 1 * s, y - 2 * s],
        [x + 3 * s, y - 4 * s],
        [x + 6 * s, y + 2 * s],
      ])
    })
    .join('')

/** Cracks that branch. */
export const cracks: Cover = (places, next) =>
  places
    .map(([x, y]) => {
      const turn = next() * 6.3
      const walk = (at: Point, way: number, steps: number): Point[] => {
        const line: Point[] = [at]
        for (let n = 0, bend = way; n < steps; n += 1, bend += (next() - 0.5) * 1.3) {
          const [px, py] = line[n]!
          line.push([px + Math.cos(bend) * 8, py + Math.sin(bend) * 6])
        }
        return line
      }
      const trunk = walk([x, y], turn, 4)
      return straight(trunk) + straight(walk(trunk[2]!, turn + 1.2, 2)) + straight(walk([x, y], turn + 2.6, 2))
    })
    .join('')

/** Slabs of an old pavement. */
export const paving: Cover = (places, next) =>
  places
    .map(([x, y]) => {
      const [w, h] = [11 + next() * 8, 7 + next() * 5]
      return (
        straight(
          [
            [x - w, y - h],
            [x + w * 0.8, y - h * 0.9],
            [x + w, y + h * 0.7],
            [x - w * 0.9, y + h],
          ],
          true,
        ) + dash(x - w * 0.1, y - h * 0.95, w * 0.1, h * 1.8)
      )
    })
    .join('')

/** Banks of cloud: round above, and nothing but air below. */
export const clouds: Cover = (places, next) =>
  places
    .map(([x, y]) => {
      const s = 0.8 + next() * 0.6
      const round = (r: number) => `a${(r * s).toFixed(1)} ${(r * s * 0.9).toFixed(1)} 0 0 1 ${(r * 1.7 * s).toFixed(1)} 0`
      return `M${(x - 34 * s).toFixed(1)} ${y.toFixed(1)}${[8, 13, 11, 7].map(round).join('')}`
    })
    .join('')
