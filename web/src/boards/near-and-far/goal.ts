// What everybody plays for: the last camp ends a session (NF-END-01), and most journey points win it.

import type { Goal, Standing } from '../board'
import { list } from '../../lib/frame/words'
import { sentence } from '../shared/words'
import type { View } from './view'

/** What a boss means, as long as one stands (NF-BOSS-09). */
function danger({ bosses }: View): string | null {
  if (bosses.length === 0) return null
  return `${sentence(list(bosses.map(({ called }) => called)))} must fall before the end, or everybody loses`
}

export function goal(view: View): Goal | null {
  const playing = view.seats.filter(({ present }) => present)
  if ((view.phase !== 'turn' && view.phase !== 'draft') || playing.length === 0) return null
  const of = Math.max(...playing.map(({ under }) => under.length))
  const at = Math.max(...playing.map(({ camps }) => camps))
  const first = playing.filter(({ camps }) => camps === at).map(({ name }) => name)
  const far = at === 0 ? 'no camps yet' : `${list(first)} ${first.length === 1 ? 'has' : 'have'} ${at >= of ? at : `${at} of ${of}`} camps`
  const text = view.ending
    ? 'The last round. Most journey points win'
    : `Most journey points win. It ends when somebody has built ${of} camps`
  return { text, far, at: Math.min(at, of), of, danger: danger(view) }
}

export function standings(view: View): Standing[] {
  if (view.phase !== 'turn') return []
  const lines = (score: number[]): Standing['lines'] => view.score_lines.map((name, at) => ({ name, points: score[at] ?? 0 }))
  return view.seats.flatMap(({ present, points, score }, seat) =>
    present && points !== null ? [{ seat, total: points, lines: lines(score) }] : [],
  )
}
