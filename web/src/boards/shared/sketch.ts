// A hand that draws: lines that waver a little. The same words give the same drawing, so that nothing on a board jumps
// between two views.

export interface Point {
  x: number
  y: number
}

/** Numbers from 0 to 1 that depend on the words alone. */
export function random(words: string): () => number {
  let state = 2166136261
  for (const letter of words) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const key = (p: Point) => `${Math.round(p.x)},${Math.round(p.y)}`

/** The points of a wavering line. Drawn from either end it is the same line, so that neighbours share it. */
export function waver(from: Point, to: Point, amount = 2): Point[] {
  if (key(from) > key(to)) return waver(to, from, amount).reverse()
  const next = random(key(from) + key(to))
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const steps = Math.max(2, Math.round(length / 34))
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  return Array.from({ length: steps + 1 }, (_, step) => {
    const off = step === 0 || step === steps ? 0 : (next() - 0.5) * 2 * amount
    const along = step / steps
    return {
      x: from.x + (to.x - from.x) * along + across.x * off,
      y: from.y + (to.y - from.y) * along + across.y * off,
    }
  })
}

const at = (p: Point) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`

/** Through the middles of the points, so that no kink is left. */
function soften(points: Point[]): string {
  return points
    .slice(1, -1)
    .map((point, n, bends) => {
      const next = points[n + 2] ?? point
      const end = n === bends.length - 1 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
      return `Q${at(point)} ${at(end)}`
    })
    .join('')
}

export function line(from: Point, to: Point, amount?: number): string {
  return `M${at(from)}${soften(waver(from, to, amount))}`
}

/** Each corner with the next one, round to the first. */
export function pairs(corners: Point[]): [Point, Point][] {
  return corners.map((corner, n) => [corner, corners[n + 1] ?? corners[0] ?? corner])
}

/** A closed outline of wavering lines. */
export function outline(corners: Point[], amount?: number): string {
  const sides = pairs(corners).map(([from, to]) => soften(waver(from, to, amount)))
  return `M${corners.slice(0, 1).map(at).join('')}${sides.join('')}Z`
}
