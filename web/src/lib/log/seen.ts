// Up to where I have seen what happened at each table, as this browser remembers it.

import { remember, remembered } from '../frame/settings.svelte'

export interface Seen {
  /** Everything up to this number. */
  seq: number
  /** When that was, in seconds. */
  at: number
}

/** Tables and seats; the one looked at last comes last. */
type Book = [place: string, seq: number, at: number][]

const KEY = 'seen'
/** Older ones are forgotten. */
const KEPT = 60

const placeOf = (table: string, seat: number | null): string => `${table}/${seat ?? 'watching'}`

function read(): Book {
  try {
    const book: unknown = JSON.parse(remembered(KEY) ?? '[]')
    const whole = (one: unknown): one is Book[number] =>
      Array.isArray(one) && one.length === 3 && typeof one[0] === 'string' && Number.isFinite(one[1]) && Number.isFinite(one[2])
    return Array.isArray(book) ? book.filter(whole) : []
  } catch {
    return []
  }
}

/** What was seen from this seat; nothing if it is new to this browser. */
export function seen(table: string, seat: number | null): Seen | null {
  const found = read().find(([place]) => place === placeOf(table, seat))
  return found ? { seq: found[1], at: found[2] } : null
}

/** Seats that share a screen have seen the same. */
export function see(table: string, seats: readonly (number | null)[], seq: number, at = Date.now() / 1000): void {
  const places = seats.map((seat) => placeOf(table, seat))
  const others = read().filter(([place]) => !places.includes(place))
  const book: Book = [...others, ...places.map((place): Book[number] => [place, seq, Math.round(at)])]
  remember(KEY, JSON.stringify(book.slice(-KEPT)))
}
