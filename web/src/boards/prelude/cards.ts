// The cards that lie open to me, by the ids that events name them with.

import type { ShownCard } from '../board'
import type { CardView, View } from './view'

export function find(view: View, id: string): CardView | undefined {
  const seats = view.seats.flatMap(({ artifacts, secrets_known }) => [...artifacts, ...secrets_known])
  const decks = view.decks.flatMap(({ seen }) => seen.map(([, card]) => card))
  const all = [
    ...seats,
    ...view.zones.flatMap(({ stack }) => stack),
    ...view.hut.artifacts,
    ...(view.scene ? [view.scene.card] : []),
    ...decks,
  ]
  return all.find(({ key }) => key === id)
}

export function card(view: View, id: string): ShownCard | null {
  const found = find(view, id)
  return found ? { name: found.name, does: found.rules.join(' ') } : null
}
