// Which page of the board lies open by itself: the one where something can be chosen now.

import type { Offered } from '../../lib/protocol'
import type { View } from './view'

export type Tab = 'map' | 'town' | 'scores'
export const TABS: { key: Tab; name: string }[] = [
  { key: 'map', name: 'Map' },
  { key: 'town', name: 'Town' },
  { key: 'scores', name: 'Scores' },
]

/** What is asked about the board, in a form that can be compared: it changes with the question, and is empty while there is none. */
export function asked(lit: ReadonlyMap<string, Offered[]>): string {
  return [...lit.values()].flat().map(({ key }) => key).sort().join(' ')
}

/** Where a place is drawn. */
export function tabOf(place: string): Tab {
  return place.startsWith('space/') ? 'map' : 'town'
}

export function opens(view: View, lit: ReadonlyMap<string, Offered[]>): Tab {
  if (view.scores) return 'scores'
  const targets = [...lit.keys()]
  if (targets.some((target) => target.startsWith('building/') || target.startsWith('mine/'))) return 'town'
  if (view.town.row.some((person) => lit.has(person.key))) return 'town'
  if (targets.some((target) => target.startsWith('space/'))) return 'map'
  // Otherwise where the one whose turn it is stands.
  const place = view.seats[view.active]?.place ?? ''
  return place.startsWith('space/') || place === 'nowhere' ? 'map' : 'town'
}
