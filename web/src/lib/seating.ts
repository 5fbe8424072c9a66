// The seats of a table that is being set, and what the server is told about them.

import type { Mode, NewSeat } from './protocol'

/** `screen` is one more person at this screen: for the server that seat is mine, under another name. */
export type Chair = 'me' | 'screen' | 'open' | 'bot' | 'random-bot'

export interface Place {
  chair: Chair
  name: string
}

export const chairs: { chair: Chair; words: string; hint: string }[] = [
  { chair: 'me', words: 'Me', hint: 'You, in this browser.' },
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

export function seatsOf(places: readonly Place[]): NewSeat[] {
  return places.map(({ chair, name }) => ({ who: chair === 'screen' ? 'me' : chair, name: name.trim() || null }))
}
