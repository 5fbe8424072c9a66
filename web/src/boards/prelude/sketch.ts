// The small marks of a landscape, scattered where there is room.

import { pairs, random, type Point } from '../shared/sketch'

export { line, outline, random, waver } from '../shared/sketch'

/** Drawn with the middle of the foot at 0, 0, about 20 high. */
const MARKS = {
  pine: 'M0 4V-2M-8-2L0-11 8-2ZM-6-8L0-16 6-8ZM-4-14L0-21 4-14Z',
  leafy: 'M0 4V-5M-3 4H3M-8-9c-2-5 2-9 6-8 2-5 9-3 9 1 4 1 3 8-1 8-3 3-12 3-14-1Z',
  tuft: 'M-6 2C-6-4-8-7-10-9M-2 2C-2-5-3-9-4-14M1 2C1-4 3-8 5-12M4 2C5-2 8-5 11-6',
  flower: 'M0 3C0-2 1-5 0-8M-3 0C-2-2-1-2 0-2M-3-11a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
  peak: 'M-16 3L-4-18 2-8 6-13 16 3M-4-18l2 8-4 3M6-13l1 6',
  stone: 'M-8 3C-8-4-4-7 0-6 5-7 8-2 8 3ZM-1-6l2 4',
}
type Kind = keyof typeof MARKS

/** What grows where. */
const TERRAIN: Record<string, Kind[]> = {
  forest: ['pine', 'pine', 'pine', 'leafy', 'leafy', 'tuft'],
  grassland: ['tuft', 'tuft', 'tuft', 'flower', 'tuft', 'leafy'],
  mountains: ['peak', 'peak', 'stone', 'peak', 'pine', 'stone'],
}

export interface Mark {
  path: string
  x: number
  y: number
  size: number
}

function inside(point: Point, corners: Point[]): boolean {
  return pairs(corners).every(([a, b]) => {
    // All outlines here run counterclockwise as seen, with y downwards; 13 keeps a mark clear of the line.
    const distance = ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y)
    return distance < -13
  })
}

/** Somewhere in the outline, but not where `taken` says, the furthest back first. */
export function scatter(
  words: string,
  land: string,
  corners: Point[],
  count: number,
  taken: (point: Point) => boolean,
): Mark[] {
  const kinds = TERRAIN[land] ?? ['tuft']
  const next = random(words)
  const xs = corners.map((c) => c.x)
  const ys = corners.map((c) => c.y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const marks: Mark[] = []
  for (let attempt = 0; attempt < count * 40 && marks.length < count; attempt++) {
    const point = { x: left + next() * width, y: top + next() * height }
    const kind = kinds[Math.floor(next() * kinds.length)] ?? 'tuft'
    const size = 0.8 + next() * 0.5
    const crowded = marks.some((m) => Math.hypot(m.x - point.x, (m.y - point.y) * 1.4) < 21)
    // Feet and top both stay on the piece.
    const tip = { x: point.x, y: point.y - 16 * size }
    if (crowded || taken(point) || !inside(point, corners) || !inside(tip, corners)) continue
    marks.push({ path: MARKS[kind], size, ...point })
  }
  return marks.sort((a, b) => a.y - b.y)
}
