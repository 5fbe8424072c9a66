// What on a map must stay easy to read: the nearer to a place or a way, the less the land may say.

import type { Line, Point } from '../pen'
import type { Box } from './line'
import type { Height } from './noise'

/** Further than any map is wide. A number, since what is measured is also averaged. */
const FAR = 1e5

/** How far a spot is from the rim of the nearest place (so wide) or from the nearest way. */
export function away(places: Line, ways: readonly (readonly [Point, Point])[], radius: number): Height {
  // Asked for every crossing of a grid, so the numbers lie side by side and distances stay squares.
  const spots = Float64Array.from(places.flat())
  const lines = Float64Array.from(ways.flat(2))
  return (x, y) => {
    let nearest = FAR ** 2
    for (let n = 0; n < spots.length; n += 2) nearest = Math.min(nearest, (x - spots[n]!) ** 2 + (y - spots[n + 1]!) ** 2)
    let beside = FAR ** 2
    for (let n = 0; n < lines.length; n += 4) {
      const dx = x - lines[n]!
      const dy = y - lines[n + 1]!
      const east = lines[n + 2]! - lines[n]!
      const south = lines[n + 3]! - lines[n + 1]!
      const share = Math.max(0, Math.min(1, (dx * east + dy * south) / (east * east + south * south || 1)))
      beside = Math.min(beside, (dx - east * share) ** 2 + (dy - south * share) ** 2)
    }
    return Math.min(Math.sqrt(nearest) - radius, Math.sqrt(beside))
  }
}

/** How far a spot is from the nearest of some rounds: where each is, and how wide. */
export function beyond(rounds: readonly (readonly [x: number, y: number, r: number])[]): Height {
  const all = Float64Array.from(rounds.flat())
  return (x, y) => {
    let least = FAR
    for (let n = 0; n < all.length; n += 3) least = Math.min(least, Math.sqrt((x - all[n]!) ** 2 + (y - all[n + 1]!) ** 2) - all[n + 2]!)
    return least
  }
}

/** The spot of a box with the most room round it, and how much that is. */
export function emptiest(room: Height, { left, top, right, bottom }: Box, step = 12): { at: Point; room: number } {
  let best = { at: [left, top] as Point, room: -Infinity }
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) {
      const here = Math.min(room(x, y), x - left, right - x, y - top, bottom - y)
      if (here > best.room) best = { at: [x, y], room: here }
    }
  }
  return best
}
