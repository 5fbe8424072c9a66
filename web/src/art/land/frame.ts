// The border of a printed map and its rose.

import { INK } from '../colours'
import { corners, shape, spot, turn, type Point } from '../pen'
import { straight, type Box } from './line'

/** A margin, and a border of light and dark lengths between two ruled lines, as charts have it. */
export function neatline({ left, top, right, bottom }: Box, ink: string, light: string, wide = 7, length = 50): string {
  const line = (inset: number) => `M${left + inset} ${top + inset}H${right - inset}V${bottom - inset}H${left + inset}Z`
  const dashes = (from: number, to: number, draw: (a: number, b: number) => string) => {
    const count = Math.max(2, Math.round((to - from) / length / 2) * 2)
    const step = (to - from) / count
    return Array.from({ length: count / 2 }, (_, n) => draw(Math.round(from + step * 2 * n), Math.round(from + step * (2 * n + 1)))).join(
      '',
    )
  }
  const across = (y: number) => dashes(left, right, (a, b) => `M${a} ${y}H${b}V${y + wide}H${a}Z`)
  const down = (x: number) => dashes(top, bottom, (a, b) => `M${x} ${a}V${b}H${x + wide}V${a}Z`)
  return (
    `<path d="${line(-left)}${line(wide)}" fill="${light}" fill-rule="evenodd"/>`
    + `<path d="${across(top)}${across(bottom - wide)}${down(left)}${down(right - wide)}" fill="${ink}" opacity=".8"/>`
    + `<path d="${line(0)}${line(wide)}" fill="none" stroke="${ink}" stroke-width="1.2"/>`
    + `<path d="${line(wide + 3)}" fill="none" stroke="${ink}" stroke-width=".7" opacity=".7"/>`
  )
}

/** A rose of eight winds, with a longer point for the north. */
export function rose([x, y]: Point, r: number, light: string, accent: string): string {
  const point = (degrees: number, long: number, fill: string) =>
    [-1, 1]
      .map((side) => {
        const line = turn(
          [
            [0, -long],
            [side * long * 0.17, -long * 0.17],
            [0, 0],
          ],
          0,
          0,
          degrees,
        )
        const colour = side < 0 ? light : fill
        return `<path d="${straight(line, true)}" fill="${colour}" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/>`
      })
      .join('')
  const circle = (of: number, width: number) => `<circle r="${of}" fill="none" stroke="${INK}" stroke-width="${width}" opacity=".75"/>`
  const winds =
    [45, 135, 225, 315].map((degrees) => point(degrees, r * 0.62, INK)).join('')
    + [0, 90, 180, 270].map((degrees) => point(degrees, r * (degrees ? 0.86 : 1), accent)).join('')
  return (
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})" opacity=".82">`
    + `<circle r="${r * 0.74}" fill="${light}" opacity=".45"/>${circle(r * 0.74, 1.4)}${circle(r * 0.68, 0.6)}${winds}`
    + `${shape(
      corners([
        [-3, 0],
        [0, -3],
        [3, 0],
        [0, 3],
      ]),
      light,
      { width: 1.4 },
    )}${spot(0, 0, 1.2)}</g>`
  )
}
