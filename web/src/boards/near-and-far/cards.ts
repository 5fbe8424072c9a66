// The cards that lie open to me, by the ids that events name them with.

import type { ShownCard } from '../board'
import { symbols } from './words'
import type { CardView, PersonView, SeatView, View } from './view'

export type Kind = 'artifact' | 'treasure' | 'world'
export type Found = { kind: Kind; card: CardView } | { kind: 'person'; person: PersonView }

const kinds = (kind: Kind, cards: readonly CardView[] = []): Found[] => cards.map((card) => ({ kind, card }))
const people = (all: readonly (PersonView | null)[]): Found[] => all.flatMap((person) => (person ? [{ kind: 'person', person }] : []))

function ofSeat({ slots, inactive, treasures, artifacts, worlds, hand, drawn = [] }: SeatView): Found[] {
  const fresh = drawn.flatMap((card) => kinds(card.price ? 'artifact' : 'treasure', [card]))
  return [
    ...kinds('treasure', treasures),
    ...kinds('artifact', artifacts),
    ...kinds('world', worlds),
    ...kinds('artifact', hand),
    ...fresh,
    ...people(slots),
    ...people(inactive),
  ]
}

export function find(view: View, id: string): Found | undefined {
  const all = [...view.seats.flatMap(ofSeat), ...people(view.town.row)]
  return all.find((found) => (found.kind === 'person' ? found.person.key : found.card.key) === id)
}

export function card(view: View, id: string): ShownCard | null {
  const found = find(view, id)
  if (!found) return null
  return found.kind === 'person'
    ? { name: found.person.name, does: symbols(found.person.symbols) }
    : { name: found.card.name, does: found.card.rules }
}
