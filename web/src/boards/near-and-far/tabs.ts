// Which page of the board lies open by itself: the one where something can be chosen now.

import type { Offered } from '../../lib/server/protocol'
import type { View } from './view'
import { mySeat } from './words'

export type Tab = 'map' | 'town' | 'scores'
export const TABS: { key: Tab; name: string }[] = [
  { key: 'map', name: 'Map' },
  { key: 'town', name: 'Town' },
  { key: 'scores', name: 'Scores' },
]

/** Where a place is drawn. */
export function tabOf(place: string): Tab {
  return place.startsWith('space/') ? 'map' : 'town'
}

const onTheRoad = (place: string): boolean => place.startsWith('space/')

/** The pages on which something can be chosen. */
export function asks(view: View, lit: ReadonlyMap<string, Offered[]>): ReadonlySet<Tab> {
  const targets = [...lit.keys()]
  const tabs = new Set<Tab>()
  if (targets.some(onTheRoad)) tabs.add('map')
  if (targets.some((target) => target.startsWith('building/')) || asksInside(view, targets)) tabs.add('town')
  return tabs
}

/** Whether it is about something in a building: a dig of the mine, somebody for hire. */
const asksInside = ({ town }: View, targets: string[]): boolean =>
  targets.some((target) => target.startsWith('mine/') || town.row.some(({ key }) => key === target))

export function opens(view: View, lit: ReadonlyMap<string, Offered[]>): Tab {
  if (view.scores) return 'scores'
  const where = asks(view, lit)
  if (where.has('map') || where.has('town')) {
    // Somebody on the road who might also go to town looks first at where they stand.
    const road = onTheRoad(view.seats[mySeat(view)]?.place ?? '') && !asksInside(view, [...lit.keys()])
    return where.has('map') || road ? 'map' : 'town'
  }
  // Otherwise where the one whose turn it is stands.
  const place = view.seats[view.active]?.place ?? ''
  return onTheRoad(place) || place === 'nowhere' ? 'map' : 'town'
}
