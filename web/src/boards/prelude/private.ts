// What only my seat knows: my secrets, others' that I have seen, and cards still in the decks.

import type { CardView, View } from './view'

export interface Known {
  /** My own secrets that are not known to all; the others can be read at the seats. */
  mine: CardView[]
  /** Others' secrets that I have seen and that are not known to all. */
  theirs: { name: string; cards: CardView[] }[]
  /** Cards of the piles that I have seen. */
  piles: { deck: string; depth: number; card: CardView }[]
}

export function known(view: View): Known {
  const you = view.you
  if (you === null) return { mine: [], theirs: [], piles: [] }
  return {
    mine: view.seats[you]?.secrets_known.filter((c) => !c.open) ?? [],
    theirs: view.seats
      .map((s, seat) => ({ name: s.name, cards: seat === you ? [] : s.secrets_known.filter((c) => !c.open) }))
      .filter((s) => s.cards.length > 0),
    piles: view.decks.flatMap((d) => d.seen.map(([depth, card]) => ({ deck: d.name, depth, card }))),
  }
}

/** The table as those see it who know no secrets: a secret that is being read is not read to them. */
export function cover(view: View): View {
  const kept = known(view).mine.map(({ key }) => key)
  return {
    ...view,
    seats: view.seats.map((seat) => ({ ...seat, secrets_known: seat.secrets_known.filter((card) => card.open) })),
    decks: view.decks.map((deck) => ({ ...deck, seen: [] })),
    scene: view.scene && kept.includes(view.scene.card.key) ? null : view.scene,
  }
}

export function hasPrivate(view: View): boolean {
  const { mine, theirs, piles } = known(view)
  return mine.length + theirs.length + piles.length > 0
}
