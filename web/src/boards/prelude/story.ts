// What the frame asks of a game besides its pictures: the heading, the phases of a round, the story being read.

import type { Scene } from '../board'
import type { View } from './view'
import { kindOf, sentence } from './words'

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
  const { card } = view.scene
  return { title: card.name, kind: kindOf(card), text: card.text }
}
