// Where the names of the places are written on the page of the atlas.

import type { Point } from '../shared/sketch'
import { PAGE, type Box } from './geometry'

/** A name in one line or several: where the first begins, ends or has its middle. */
export interface Written extends Point {
  lines: string[]
  anchor: 'start' | 'middle' | 'end'
}

/** A way to write a name, and the room that it takes. */
interface Way {
  written: Written
  bounds: Box
}

/** Of Alegreya's bold letters, as parts of their size: how wide one is, how far it rises, and from one line to the next. */
const LETTER = { width: 0.48, rise: 0.72, line: 0.95 }
const MARGIN = { x: 8, y: 8, width: PAGE.width - 16, height: PAGE.height - 16 }

const shared = (from: number, much: number, other: number, more: number): number =>
  Math.max(0, Math.min(from + much, other + more) - Math.max(from, other))
const overlap = (a: Box, b: Box): number => shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height)
const covered = (by: Box, what: readonly Box[]): number => what.reduce((sum, thing) => sum + overlap(by, thing), 0)
const round = ({ x, y }: Point, left: number, right = left, up = left, down = left): Box => ({
  x: x - left,
  y: y - up,
  width: left + right,
  height: up + down,
})

/** In two lines, broken as near to the middle as can be. */
function broken(name: string): string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index)
  const off = (gap: number) => Math.abs(gap - name.length / 2)
  const gap = gaps.reduce((best, one) => (off(one) < off(best) ? one : best), gaps[0] ?? -1)
  return gap < 0 ? [name] : [name.slice(0, gap), name.slice(gap + 1)]
}

/** Below the space, above it, beside it; straight or aside; in one line, two, or as many as there are words. The best ways come first. */
function waysOf(name: string, at: Point, size: number): Way[] {
  return [[name], broken(name), name.split(' ')].flatMap((lines) => {
    const width = Math.max(...lines.map((line) => line.length)) * LETTER.width * size
    const height = lines.length * LETTER.line * size
    const way = (anchor: Written['anchor'], left: number, top: number): Way => ({
      written: { lines, anchor, x: left + { start: 0, middle: width / 2, end: width }[anchor], y: top + LETTER.rise * size },
      bounds: { x: left, y: top, width, height },
    })
    const rows = [at.y + 30, at.y - 34 - height].flatMap((top) =>
      [0, 0.25, -0.25, 0.4, -0.4].map((aside) =>
        way(aside === 0 ? 'middle' : aside > 0 ? 'start' : 'end', at.x + (aside - 0.5) * width, top),
      ),
    )
    const sides = [0, 18, -18].flatMap((lower) => [
      way('start', at.x + 36, at.y - height / 2 + lower),
      way('end', at.x - 36 - width, at.y - height / 2 + lower),
    ])
    return [...rows, ...sides]
  })
}

/** Names in letters of this size that hide neither spaces nor what lies on the paths nor one another, as far as there is room. */
export function write(
  named: readonly { name: string; at: Point }[],
  spaces: readonly Point[],
  marks: readonly Point[],
  size: number,
): Written[] {
  // A space itself counts more than what may lie on its rim: a book, a tent.
  const rims = spaces.map((at) => round(at, 28, 34, 34, 28))
  const things = [...spaces.map((at) => round(at, 24)), ...marks.map((at) => round(at, 18))]
  const all = named.map(({ name, at }) => waysOf(name, at, size))
  const chosen: (Way | undefined)[] = named.map(() => undefined)
  const choose = (n: number): void => {
    const others = chosen.flatMap((way, other) => (way && other !== n ? [way.bounds] : []))
    const bad = ({ bounds }: Way, order: number): number => {
      const beyond = bounds.width * bounds.height - overlap(bounds, MARGIN)
      return covered(bounds, rims) + 12 * (covered(bounds, things) + covered(bounds, others)) + 20 * beyond + order * size * 0.15
    }
    chosen[n] = all[n]!.map((way, order) => ({ way, much: bad(way, order) })).reduce((a, b) => (b.much < a.much ? b : a)).way
  }
  // The second time each name knows where the later ones are.
  for (const n of [...named.keys(), ...named.keys()]) choose(n)
  return chosen.map((way) => way!.written)
}
