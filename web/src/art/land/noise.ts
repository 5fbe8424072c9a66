// Smooth chance over a plane: the ups and downs of a land. The same words give the same land.

import { random } from '../../boards/shared/sketch'

/** A number for every place: a height, a depth, a distance. */
export type Height = (x: number, y: number) => number

const SIDE = 32
const ease = (t: number) => t * t * (3 - 2 * t)

/** Gradient noise from about -1 to 1, with bumps about so wide. */
export function noise(words: string, size: number): Height {
  const next = random(words)
  const slopes = Array.from({ length: SIDE * SIDE }, () => next() * 2 * Math.PI)
  const [east, south] = [slopes.map(Math.cos), slopes.map(Math.sin)]
  const pull = (i: number, j: number, u: number, v: number) => {
    const at = (j & (SIDE - 1)) * SIDE + (i & (SIDE - 1))
    return east[at]! * u + south[at]! * v
  }
  return (x, y) => {
    const i = Math.floor(x / size)
    const j = Math.floor(y / size)
    const u = x / size - i
    const v = y / size - j
    const across = ease(u)
    const upper = pull(i, j, u, v) * (1 - across) + pull(i + 1, j, u - 1, v) * across
    const lower = pull(i, j + 1, u, v - 1) * (1 - across) + pull(i + 1, j + 1, u - 1, v - 1) * across
    return 1.5 * (upper + (lower - upper) * ease(v))
  }
}

/** Noise with smaller noise on it. */
export function rough(words: string, size: number, layers = 3): Height {
  const all = Array.from({ length: layers }, (_, n) => noise(`${words} ${n}`, size / 2 ** n))
  return (x, y) => all.reduce((sum, layer, n) => sum + layer(x, y) / 2 ** n, 0)
}
