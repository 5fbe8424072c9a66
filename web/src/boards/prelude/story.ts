// What the frame asks of a game besides its pictures: the heading, the phases of a round, the story being read.

import type { Glance, Scene } from '../board'
import { icons } from './icons'
import type { SeatView, View } from './view'
import { TRAIT_ICONS, faceOf, kindOf, list, sentence } from './words'

/** The parts of a round (PR-ROUND-01). Setup comes before all of them. */
const PHASES = ['prep', 'action', 'event', 'keeping']

export function heading(view: View): string {
  return `${view.region} · ${view.round > 0 ? `Round ${view.round}` : 'Before the first round'}`
}

export function phases(view: View): { name: string; now: boolean }[] {
  return PHASES.map((phase) => ({ name: sentence(phase), now: view.over === null && view.phase === phase }))
}

export function scene(view: View): Scene | null {
  if (!view.scene) return null
  const { card, seats, chosen } = view.scene
  const faces = seats.map((seat) => view.seats[seat]?.name).filter((name) => name !== undefined)
  // Alone at the table nobody needs to be told who is meant.
  const who = view.seats.length > 1 && faces.length > 0 ? `met by ${list(faces)}` : ''
  const notes = chosen.flatMap(([seat, at]) => {
    const option = card.options[at]
    if (!option) return []
    const needs = option.diamonds === 1 ? '1 success' : `${option.diamonds} successes`
    const name = seats.length > 1 ? `${view.seats[seat]?.name ?? ''}: ` : ''
    return [`${name}${option.text.replace(/[.]$/, '')} (${option.of}, ${needs})`]
  })
  return { entry: card.key, title: card.name, kind: [kindOf(card), who].filter(Boolean).join(' · '), text: card.text, notes }
}

/** Whether both halves of a character are there (PR-SETUP); before that it has no tokens to lose. */
export function complete(seat: SeatView): boolean {
  return seat.past !== null && seat.gift !== null
}

/** A seat has the face of its character; a card its own. */
export function face(view: View, id: string): string | null {
  if (!id.startsWith('seat/')) return id
  const who = view.seats[Number(id.slice(5))]
  return (who && faceOf(who)) ?? null
}

export function glance(view: View, seat: number): Glance[] {
  const who = view.seats[seat]
  if (!who || !complete(who)) return []
  return [
    { icon: icons['hearts'], value: who.health, label: 'health', low: who.health <= 1 },
    { icon: icons['sunrise'], value: who.morale, label: 'morale', low: who.morale <= 1 },
  ]
}

/** The tokens of every trait, and the resources. */
export function holdings(view: View, seat: number): Glance[] {
  const who = view.seats[seat]
  if (!who || !complete(who)) return []
  return [
    ...who.traits.map(({ of, has }) => ({ icon: TRAIT_ICONS[of], value: has, label: of, low: false })),
    { icon: icons['wheat'], value: who.resources, label: 'resources', low: false },
  ]
}
