// The seas of a chart as lines: who borders on whom, where one may sail across, and the outline of each.

import { contours } from '../../art/land/contour'
import { soft } from '../../art/land/line'
import type { Line, Point } from '../../art/pen'
import { STEP, type Coast, type Page } from './coast'

export interface Border {
  /** The two regions, by their place in the page's list. */
  between: readonly [number, number]
  /** Whether ships may cross it; otherwise a reef lies there. */
  open: boolean
  line: Line
}

/** Ends that follow one another become lines. */
function chained(segments: readonly (readonly [number, number, number, number])[]): Point[][] {
  const name = (x: number, y: number) => y * 4096 + x
  const ends = new Map<number, number[]>()
  segments.forEach(([ax, ay, bx, by], n) => {
    for (const end of [name(ax, ay), name(bx, by)]) ends.set(end, [...(ends.get(end) ?? []), n])
  })
  const left = new Set(segments.keys())
  const walk = (from: number): number[] => {
    const way = [from]
    for (let at = from; ;) {
      const n = (ends.get(at) ?? []).find((one) => left.has(one))
      if (n === undefined) return way
      left.delete(n)
      const [ax, ay, bx, by] = segments[n]!
      at = name(ax, ay) === at ? name(bx, by) : name(ax, ay)
      way.push(at)
    }
  }
  // Open lines are walked from an end, rings from anywhere.
  const starts = [...[...ends].filter(([, all]) => all.length === 1).map(([end]) => end), ...ends.keys()]
  return starts
    .map(walk)
    .filter((way) => way.length > 1)
    .map((way) => way.map((end): Point => [((end % 4096) / 2) * STEP, (Math.floor(end / 4096) / 2) * STEP]))
}

/** The steps of a grid rounded off; the ends stay. */
function eased(line: Point[], times = 6): Point[] {
  let way = line
  for (let n = 0; n < times; n += 1) {
    way = way.map((at, i) => {
      const [before, after] = [way[i - 1], way[i + 1]]
      return before && after ? [(before[0] + at[0] * 2 + after[0]) / 4, (before[1] + at[1] * 2 + after[1]) / 4] : at
    })
  }
  return way
}

export function bordersOf(page: Page, { labels, shore }: Coast): Border[] {
  const { columns, rows, values } = labels
  const found = new Map<string, (readonly [number, number, number, number])[]>()
  const see = (n: number, other: number, segment: readonly [number, number, number, number]) => {
    const [a, b] = [values[n]!, values[other]!]
    if (a === b) return
    const [x, y] = [((segment[0] + segment[2]) / 4) * STEP, ((segment[1] + segment[3]) / 4) * STEP]
    if (shore(x, y) < 1) return
    const pair = `${Math.min(a, b)} ${Math.max(a, b)}`
    const before = found.get(pair)
    if (before) before.push(segment)
    else found.set(pair, [segment])
  }
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const n = j * columns + i
      if (i < columns - 1) see(n, n + 1, [2 * i + 1, Math.max(0, 2 * j - 1), 2 * i + 1, 2 * j + 1])
      if (j < rows - 1) see(n, n + columns, [Math.max(0, 2 * i - 1), 2 * j + 1, 2 * i + 1, 2 * j + 1])
    }
  }
  return [...found].flatMap(([pair, segments]) => {
    const [a, b] = pair.split(' ').map(Number) as [number, number]
    const open = page.regions[a]!.next.includes(page.regions[b]!.key)
    return chained(segments).map((line) => ({ between: [a, b] as const, open, line: eased(line) }))
  })
}

/** Neighbours whose waters do not meet: an island and a third region lie between them. A line shows the way. */
export function lanesOf({ regions }: Page, borders: readonly Border[]): Line[] {
  const met = new Set(borders.filter(({ open }) => open).map(({ between: [a, b] }) => `${a} ${b}`))
  return regions.flatMap(({ at, next }, a) =>
    regions.flatMap((other, b): Line[] => {
      if (b <= a || !next.includes(other.key) || met.has(`${a} ${b}`)) return []
      const [dx, dy] = [other.at[0] - at[0], other.at[1] - at[1]]
      return [[at, [at[0] + dx / 2 - dy * 0.28, at[1] + dy / 2 + dx * 0.28], other.at]]
    }),
  )
}

/** The water of a region, as the data of a path. */
export function waterOf({ labels, height }: Coast, region: number): string {
  const { columns, values } = labels
  const own = values.map((label, n) => (label === region && height((n % columns) * STEP, Math.floor(n / columns) * STEP) <= 0 ? 1 : 0))
  return contours({ ...labels, values: own }, 0.5, 200)
    .map((loop) => soft(loop))
    .join('')
}
