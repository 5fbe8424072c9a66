// Water: how it grows deeper away from its shore, in rings that follow the shore, and what moves on it.

import { mix } from '../colours'
import { clipId, clipped, type Line, type Point } from '../pen'
import { along, dash, soft, straight } from './line'

export interface Water {
  deep: string
  shallow: string
  /** The pen for the rings and the waves. */
  line: string
  /** What the shore is made of. */
  shore: string
}

/** Rings of equal distance from a shore, the deepest first: a ring is a wide line, and a wider one under it leaves its edge to be seen. */
function rings(use: string, { deep, shallow, line }: Water, widths: readonly number[]): string {
  return widths
    .map((width, n) => {
      const tone = mix(deep, shallow, (n + 1) / widths.length)
      return (
        `<use href="#${use}" stroke="${mix(tone, line, 0.45 - 0.1 * (widths.length - n))}" stroke-width="${width}"/>`
        + `<use href="#${use}" stroke="${tone}" stroke-width="${width - 1.6}"/>`
      )
    })
    .join('')
}
const shores = (outlines: readonly Line[], more: (use: string, all: string) => string): string => {
  const use = clipId()
  const all = outlines.map((outline) => soft(outline)).join('')
  return `<defs><path id="${use}" d="${all}" fill="none" stroke-linejoin="round"/></defs>${more(use, all)}`
}

/** Lakes: deep in the middle, with a beach round them. */
export function lakes(outlines: readonly Line[], water: Water): string {
  if (outlines.length === 0) return ''
  return shores(
    outlines,
    (use, all) =>
      `<use href="#${use}" stroke="${water.shore}" stroke-width="8" opacity=".75"/>`
      + clipped(all, `<path d="${all}" fill="${water.deep}"/>${rings(use, water, [46, 28, 13])}`)
      + `<use href="#${use}" stroke="${mix(water.line, '#20140c', 0.35)}" stroke-width="1.8"/>`,
  )
}

/** The sea round islands; the islands themselves are laid over it. */
export function shallows(islands: readonly Line[], water: Water): string {
  return islands.length === 0 ? '' : shores(islands, (use) => rings(use, water, [74, 50, 30, 14]))
}

/** The side of an island away from the light falls steeply. */
export function bluffs(outline: Line, ink: string, length = 8): string {
  const turns =
    outline.reduce((sum, [x, y], i) => {
      const [nx, ny] = outline[(i + 1) % outline.length]!
      return sum + x * ny - nx * y
    }, 0) > 0
      ? 1
      : -1
  const strokes: string[] = []
  along(outline, 5, true, ([x, y], [wx, wy]) => {
    const [ix, iy] = [-wy * turns, wx * turns]
    const away = -(ix * 0.6 + iy * 0.8)
    if (away > 0.1) strokes.push(dash(x, y, ix * length * (0.5 + away * 0.5), iy * length * (0.5 + away * 0.5)))
  })
  return `<path d="${strokes.join('')}" fill="none" stroke="${ink}" stroke-width="1.2" stroke-linecap="round" opacity=".6"/>`
}

/** A river that is narrow at its spring (the first point) and wide at its mouth. */
export function river(course: Line, { deep, shallow, line }: Water, width: number): string {
  const n = course.length - 1
  const bank = (sign: number, more: number): Point[] =>
    course.map(([x, y], i) => {
      const [ax, ay] = course[Math.max(0, i - 1)]!
      const [bx, by] = course[Math.min(n, i + 1)]!
      const length = Math.hypot(bx - ax, by - ay) || 1
      const half = (width * (0.55 + 0.45 * (i / n))) / 2 + more
      return [x - ((by - ay) / length) * half * sign, y + ((bx - ax) / length) * half * sign]
    })
  const bed = (more: number) => straight([...bank(1, more), ...bank(-1, more).reverse()], true)
  return (
    `<path d="${bed(1.6)}" fill="${mix(line, '#20140c', 0.3)}"/><path d="${bed(0)}" fill="${shallow}"/>`
    + `<path d="${bed(-2.4)}" fill="${mix(shallow, deep, 0.6)}"/>`
    + `<path d="${soft(course, false)}" fill="none" stroke="${line}" stroke-width=".9" stroke-dasharray="14 9 5 12" opacity=".7"/>`
  )
}

/** Small waves at the given places. */
export function waves(places: Line, ink: string, next: () => number): string {
  const d = places
    .map(([x, y]) => {
      const s = 0.7 + next() * 0.6
      return soft(
        [
          [x - 9 * s, y],
          [x - 6 * s, y - 5 * s],
          [x, y + 1.5 * s],
          [x + 4 * s, y - 4.5 * s],
          [x + 9 * s, y],
        ],
        false,
      )
    })
    .join('')
  return d && `<path d="${d}" fill="none" stroke="${ink}" stroke-width="1.2" stroke-linecap="round" opacity=".7"/>`
}
