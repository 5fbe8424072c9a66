// What the frame asks of a game besides its pictures: the heading, the parts of a season, my hand, the numbers of a seat.

import type { Glance, Scene } from '../board'
import { TRACK, named } from './names'
import type { QuestView, View } from './view'
import { hasHeroes, isMine, mySeat, slug } from './words'

export const SEASONS = 6

export function heading(view: View): string {
  const side = view.story ? `Chapter ${view.story.chapter}: ${view.story.title}` : view.side === 'under' ? 'underground' : 'above ground'
  if (view.phase === 'setup' || view.phase === 'quests') return `Before the first season · ${side}`
  if (view.phase === 'between') return `${view.story ? 'After the chapter' : 'After six seasons'} · ${side}`
  if (view.phase === 'over') return `After six seasons · ${side}`
  return `Season ${view.season} of ${SEASONS} · ${side}`
}

const PHASES = [
  { name: 'Setup', is: ['setup', 'quests'] },
  { name: 'Actions', is: ['actions'] },
  { name: 'Production', is: ['production', 'last'] },
  { name: 'Scores', is: ['between', 'over'] },
]
export const phases = (view: View): { name: string; now: boolean }[] =>
  PHASES.map(({ name, is }) => ({ name, now: is.includes(view.phase) }))

/** Only story mode has pages to read. */
export function scene({ story }: View): Scene | null {
  if (!story?.reading) return null
  const { entry, title, text } = story.reading
  return { entry, title, kind: `chapter ${story.chapter}, ${story.title}`, text, notes: [] }
}

export const mine = (view: View): QuestView[] => view.seats[mySeat(view)]?.hand ?? []
/** The seat stays mine, with nothing in its hand. */
export const cover = (view: View): View => ({ ...view, seats: view.seats.map((seat) => (isMine(seat) ? { ...seat, hand: [] } : seat)) })
export const hasPrivate = (view: View): boolean => mine(view).length > 0

/** A seat has the face of its hero, once that is chosen; an enemy is called by its name. */
export function face(view: View, id: string): string | null {
  if (!id.startsWith('seat/')) return slug(id)
  return hasHeroes(view) ? (view.seats[Number(id.slice(5))]?.hero.id ?? null) : null
}

const number = (thing: string, value: number, low = false): Glance => ({ icon: named(thing).icon, value, label: named(thing).more, low })

export function glance(view: View, seat: number): Glance[] {
  const who = view.seats[seat]
  if (!who || !hasHeroes(view)) return []
  const numbers = [number('heart', who.hearts, who.hearts <= 2), number('coin', who.coins), number('mana', who.mana)]
  // More than two seats leave room for two numbers each.
  return view.seats.length > 2 ? numbers.slice(0, 2) : numbers
}

/** What one pays with. */
export function holdings(view: View, seat: number): Glance[] {
  const who = view.seats[seat]
  if (!who || !hasHeroes(view)) return []
  return [
    number('heart', who.hearts, who.hearts <= 2),
    number('mana', who.mana),
    number('coin', who.coins),
    number('experience', who.experience),
    ...TRACK.map((thing, at) => number(thing, who.track[at] ?? 0)),
  ]
}
