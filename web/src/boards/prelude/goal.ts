// What everybody plays for: all six buildings (PR-END-01), before anybody dies (PR-END-02).

import type { Goal } from '../board'
import { list } from '../../lib/frame/words'
import { complete } from './story'
import type { View } from './view'

/** Those who are one wound from death, since that loses the game for all. */
function danger({ seats }: View): string | null {
  const weak = seats.filter((seat) => complete(seat) && seat.health <= 1).map(({ name }) => name)
  if (weak.length === 0) return null
  return `${list(weak)} ${weak.length === 1 ? 'has' : 'have'} 1 health left: a death loses the game`
}

export function goal(view: View): Goal | null {
  if (view.over !== null || view.round === 0) return null
  const sum = (of: 'cost' | 'done'): number => view.settlement.reduce((all, building) => all + building[of], 0)
  const built = view.settlement.filter(({ cost, done }) => done >= cost).length
  const [at, of] = [sum('done'), sum('cost')]
  return {
    text: `Build all ${view.settlement.length} buildings before anybody dies`,
    far: `${built} built, ${of - at} ${of - at === 1 ? 'resource' : 'resources'} to go`,
    at,
    of,
    danger: danger(view),
  }
}
