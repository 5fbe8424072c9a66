// What the frame asks of a game besides its pictures: the heading, the parts of a turn, the story being read, my hand.

import type { Glance, Scene } from '../board'
import { icons } from './icons'
import { THINGS } from './names'
import type { CardView, View } from './view'
import { crewOf, isMine, mySeat, nameOf } from './words'

export function heading(view: View): string {
  const [first, last] = view.chart.pages
  const where = `Pages ${first}–${last}`
  if (view.phase === 'setup') return `Before the first turn · ${where}`
  if (view.phase === 'over' || view.phase === 'after') return `The end of the voyage · ${where}`
  return `${where} · turn ${view.turn}`
}

const PHASES = [
  { name: 'Ship', is: ['start', 'room'] },
  { name: 'Event', is: ['event'] },
  { name: 'Actions', is: ['actions'] },
]
export function phases(view: View): { name: string; now: boolean }[] {
  const fights = view.combat !== undefined
  const parts = PHASES.map(({ name, is }) => ({ name, now: !fights && is.includes(view.phase) }))
  return fights ? [...parts, { name: 'Combat', now: true }] : parts
}

/** "strength 6: Mac and Kasumi, fate 4, 7 in all" */
export function challengeWords(view: View): string | null {
  const { challenge } = view
  if (!challenge) return null
  const { skill, need, crew, fate, total } = challenge
  const who = crew.length > 0 ? crew.map((one) => nameOf(view, one)).join(', ') : 'nobody yet'
  return `${skill}${need === null ? '' : ` ${need}`}: ${who}${fate === null ? '' : `, fate ${fate}`}, ${total} in all`
}

export function scene(view: View): Scene | null {
  // In a combat the book is shut; how it came out is read when it is over.
  if (!view.scene || view.combat) return null
  const { entry, title, prose } = view.scene
  const notes = challengeWords(view)
  return { entry, title, kind: view.chart.name, text: prose.join('\n'), notes: notes ? [notes] : [] }
}

export const mine = (view: View): CardView[] => view.seats[mySeat(view)]?.hand ?? []
/** The seat stays mine, with nothing in its hand. */
export const cover = (view: View): View => ({ ...view, seats: view.seats.map((seat) => (isMine(seat) ? { ...seat, hand: [] } : seat)) })
export const hasPrivate = (view: View): boolean => mine(view).length > 0

/** A crew member has a face of their own; so has everybody else, but players have none. */
export function face(_: View, id: string): string | null {
  if (id.startsWith('seat/')) return null
  return id.startsWith('crew/') ? id.slice(5) : id
}

export function glance(view: View, seat: number): Glance[] {
  const who = view.seats[seat]
  if (!who?.present) return []
  const weakest = Math.min(...crewOf(view, seat).map(({ health }) => health))
  const numbers: Glance[] = [
    { icon: icons['ship-wheel'], value: who.command, label: 'command', low: false },
    { icon: icons['card-draw'], value: who.cards, label: 'cards in hand', low: false },
    ...(Number.isFinite(weakest) ? [{ icon: icons['hearts'], value: weakest, label: 'health of the weakest', low: weakest < 2 }] : []),
  ]
  return view.combat
    ? [
        { icon: icons['crossed-swords'], value: who.tokens, label: 'attacks left', low: false },
        ...numbers.slice(view.seats.length > 2 ? 2 : 1),
      ]
    : numbers
}

/** What one pays with: one's own command and cards, and the stores that belong to everybody. */
export function holdings(view: View, seat: number): Glance[] {
  const who = view.seats[seat]
  if (!who?.present) return []
  const number = (icon: string, value: number, label: string): Glance => ({ icon, value, label, low: false })
  return [
    number(icons['ship-wheel'], who.command, 'command'),
    number(icons['card-draw'], who.cards, 'cards in hand'),
    ...view.stores.map(({ thing, n }) => number(THINGS[thing].icon, n, THINGS[thing].more)),
    number(icons['round-star'], view.xp, 'experience'),
  ]
}
