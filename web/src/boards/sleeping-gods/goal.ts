// What everybody plays for: totems, before the event deck has run out for the third time.

import type { Goal, Standing } from '../board'
import { list, many, shortName } from './words'
import type { View } from './view'

/** So many times the event deck is gone through, with so many cards. */
const PASSES = 3
const DECK = 18
/** The damage at which the ship is lost (SG-SHIP-09), and from where on one should think of it. */
const SUNK = 11
const NEAR = 8

const damageOf = ({ ship }: View): number => ship.rooms.reduce((sum, { damage }) => sum + damage, ship.hull)

function danger(view: View): string | null {
  const down = view.crew.filter(({ health }) => health === 0).map(({ name }) => shortName(name))
  const damage = damageOf(view)
  const worries = [
    ...(down.length > 0 ? [`${list(down)} ${down.length === 1 ? 'is' : 'are'} down`] : []),
    ...(damage >= NEAR ? [`the ship has ${damage} damage and sinks at ${SUNK}`] : []),
  ]
  return worries.length > 0 ? worries.join('; ').replace(/^t/, 'T') : null
}

export function goal(view: View): Goal | null {
  if (view.phase === 'setup' || view.phase === 'over' || view.phase === 'after') return null
  const left = view.clock.left.reduce((sum, n) => sum + n, 0)
  const of = PASSES * DECK
  const gone = Math.min(of, Math.max(0, (view.clock.pass - 1) * DECK + DECK - left))
  const text = 'Find totems before the event deck has run out three times'
  return {
    text,
    far: `${many(view.totems, 'totem')} found, ${many(left, 'event')} left in pass ${view.clock.pass} of ${PASSES}`,
    at: gone,
    of,
    danger: danger(view),
  }
}

/** All win or lose together. */
export const standings = (): Standing[] => []
