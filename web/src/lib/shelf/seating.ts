// The seats of a table that is being set, and what the server is told about them.

import type { Mode, NewSeat, SeatInfo } from '../server/protocol'

/** `own` is one more seat that I play, `screen` one more person at this screen: for the server both are mine, under another name. */
export type Chair = 'me' | 'own' | 'screen' | 'open' | 'bot' | 'random-bot'

export interface Place {
  chair: Chair
  name: string
}

export const chairs: { chair: Chair; words: string; hint: string }[] = [
  { chair: 'me', words: 'Me', hint: 'You, in this browser.' },
  { chair: 'own', words: 'Me, too', hint: 'One more that you play; nothing is hidden from you.' },
  { chair: 'screen', words: 'Somebody at this screen', hint: 'You pass the screen around; a curtain keeps secrets.' },
  { chair: 'open', words: 'A friend, by link', hint: 'You get a link to send.' },
  { chair: 'bot', words: 'A bot', hint: 'Plays by itself, as well as it can.' },
  { chair: 'random-bot', words: 'A careless bot', hint: 'Plays by itself, at random.' },
]

const spare = ['Bo', 'Mila', 'Eskil', 'Runa', 'Tove', 'Odd']

/** A name that no other place has. */
export function spareName(places: readonly Place[]): string {
  return spare.find((name) => !places.some((place) => place.name === name)) ?? `Player ${places.length + 1}`
}

/** As many places as asked for: those there were, then friends by link. */
export function resize(places: readonly Place[], count: number): Place[] {
  const result = places.slice(0, count)
  while (result.length < count) result.push({ chair: 'open', name: spareName(result) })
  return result
}

/** Me and one more, within what the mode allows. */
export function usual(mode: Mode): Place[] {
  const count = Math.min(mode.players_max, Math.max(mode.players_min, 2))
  return resize([{ chair: 'me', name: '' }], count)
}

/** Me alone, at as many seats as the mode advises. */
export function alone(mode: Mode): Place[] {
  const places: Place[] = [{ chair: 'me', name: '' }]
  while (places.length < mode.alone) places.push({ chair: 'own', name: spareName(places) })
  return places
}

/** Whether nobody else looks at this screen, though I have several seats. */
export const unseen = (places: readonly Place[]): boolean =>
  places.some(({ chair }) => chair === 'own') && !places.some(({ chair }) => chair === 'screen')

/** The same company once more. A friend needs a new link; my own name is left to me. */
export function again(seats: readonly SeatInfo[], me: string | null): Place[] {
  const own = seats.find((seat) => seat.mine && seat.name === me) ?? seats.find((seat) => seat.mine)
  return seats.map((seat) => {
    if (seat === own) return { chair: 'me', name: seat.name === me ? '' : seat.name }
    return { chair: seat.mine ? 'screen' : seat.kind === 'person' || seat.kind === 'stand-in' ? 'open' : seat.kind, name: seat.name }
  })
}

/** What I call myself at my own seat; empty if I left that open or have no seat. */
export function myName(places: readonly Place[]): string {
  return places.find(({ chair }) => chair === 'me')?.name.trim() ?? ''
}

export function seatsOf(places: readonly Place[]): NewSeat[] {
  return places.map(({ chair, name }) => ({ who: chair === 'screen' || chair === 'own' ? 'me' : chair, name: name.trim() || null }))
}

/** How long a table can wait for somebody, in minutes: for play at once, and for play from day to day. */
export const waits = [5, 15, 60, 24 * 60, 3 * 24 * 60, 7 * 24 * 60]
export const usualWait = 24 * 60
