// Small sentences that several pages say in the same way.

import { below } from '../server/base'
import type { SeatInfo } from '../server/protocol'

/** "Ada", "Ada and Bo", "Ada, Bo and Mila" */
export function list(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** "3", "−2": a number that may be below zero, with a true minus sign. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

/** "+3", "−2": what is added, or taken away. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n))

export interface Standing {
  /** "Your turn", "Waiting for Bo", "Over: …" */
  text: string
  mine: boolean
}

/** Whose turn it is, as seen by somebody who holds the seats marked as theirs. */
export function standing(seats: readonly SeatInfo[], waiting: readonly number[], over: string | null): Standing {
  if (over !== null) return { text: over, mine: false }
  const asked = seats.filter((seat) => waiting.includes(seat.seat))
  const mine = asked.filter((seat) => seat.mine)
  if (mine.length > 0) {
    const several = seats.filter((seat) => seat.mine).length > 1
    return { text: several ? `Your turn: ${list(mine.map((seat) => seat.name))}` : 'Your turn', mine: true }
  }
  if (asked.length === 0) return { text: 'One moment', mine: false }
  return { text: `Waiting for ${list(asked.map((seat) => seat.name))}`, mine: false }
}

/** "just now", "5 minutes ago", "3 days ago" */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  const passed = Math.max(0, now - seconds)
  if (passed < 60) return 'just now'
  if (passed < 3600) return words.format(-Math.floor(passed / 60), 'minute')
  if (passed < 86_400) return words.format(-Math.floor(passed / 3600), 'hour')
  return words.format(-Math.floor(passed / 86_400), 'day')
}

/** "just now", "since 14:20", "since yesterday", "since Friday", "since 3 May" */
export function since(seconds: number, now = Date.now() / 1000): string {
  if (now - seconds < 60) return 'just now'
  const [then, today] = [new Date(seconds * 1000), new Date(now * 1000)]
  // Days are counted from midnight to midnight; rounding takes care of the hour that summer time takes or gives.
  const days = Math.round((new Date(today).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / 86_400_000)
  if (days < 1) return `since ${then.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}`
  if (days === 1) return 'since yesterday'
  if (days < 7) return `since ${then.toLocaleDateString('en-GB', { weekday: 'long' })}`
  const year = then.getFullYear() === today.getFullYear() ? undefined : 'numeric'
  return `since ${then.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year })}`
}

/** A reason as the server gives it, as a sentence. */
export function full(reason: string): string {
  const text = reason.trim()
  if (text === '') return ''
  const begun = text.charAt(0).toLocaleUpperCase() + text.slice(1)
  return /[.!?…”"]$/.test(begun) ? begun : `${begun}.`
}

/** What somebody pasted, as the key of an invitation; null if there is none in it. */
export function keyOf(pasted: string): string | null {
  const text = pasted.trim()
  const key = text.includes('#') ? text.slice(text.indexOf('#') + 1) : text
  return /^[A-Za-z0-9_-]{16,}$/.test(key) ? key : null
}

/** The table's name in the name of a downloaded save, which a browser may have numbered; null if it has another name. */
export function titleOf(file: string): string | null {
  return /^(.{1,60}?)\.fireside(?: ?\(\d+\))?\.json$/.exec(file)?.[1]?.replaceAll('-', ' ') ?? null
}

export function inviteLink(key: string): string {
  return `${location.origin}${below('/join')}#${key}`
}

/** The first letter, for a pawn or a dot. */
export function initial(name: string): string {
  return (Array.from(name.trim())[0] ?? '?').toLocaleUpperCase()
}

/** So many minutes, in the largest unit that fits: a day, 3 days, an hour, 90 minutes. */
export function lasting(minutes: number): string {
  const [count, unit] = minutes % 1440 === 0 ? [minutes / 1440, 'day'] : minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  return count === 1 ? `${unit === 'hour' ? 'an' : 'a'} ${unit}` : `${count} ${unit}s`
}
