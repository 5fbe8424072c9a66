// Events become beats: which lines of the log are shown one by one, and for how long.

import { isPart } from '../log/telling'
import type { LogLine } from '../server/protocol'
import { toRead } from '../story/reading'

/** How fast a turn is told. */
export type Pace = 'slow' | 'usual' | 'fast' | 'at once'
const PACES: Record<Pace, number> = { slow: 1.7, usual: 1, fast: 0.45, 'at once': 0 }

export interface Beat {
  line: LogLine
  /** How long it is shown, in milliseconds. */
  ms: number
  /** A page that is read before anything else begins. */
  read: boolean
}

interface Lasting {
  ms: number
  /** More for each letter that has to be read ... */
  letter: number
  /** ... up to this. */
  most: number
}

/** Every kind of event has its beat: one without a line here does not compile. */
const LASTS: Record<LogLine['kind'], Lasting> = {
  turn: { ms: 1000, letter: 0, most: 1000 },
  roll: { ms: 1900, letter: 8, most: 2800 },
  card: { ms: 1700, letter: 16, most: 4000 },
  tokens: { ms: 1100, letter: 0, most: 1100 },
  move: { ms: 1300, letter: 0, most: 1300 },
  track: { ms: 1100, letter: 0, most: 1100 },
  story: { ms: 1400, letter: 38, most: 18000 },
  over: { ms: 1600, letter: 0, most: 1600 },
  cleared: { ms: 1000, letter: 0, most: 1000 },
  table: { ms: 900, letter: 0, most: 900 },
  words: { ms: 700, letter: 16, most: 2400 },
}
export const KINDS = Object.keys(LASTS) as LogLine['kind'][]

/** Whether a line is worth stopping for, even if I brought it about myself. A card that is only turned over where it lies is not. */
const weighty = (line: LogLine): boolean =>
  line.kind === 'card' ? line.from !== line.to : line.kind === 'roll' || line.kind === 'story' || line.kind === 'over'

/** A page that I read stays on the stage until I go on, so it need not wait; other things I have decided are no surprise to me. */
function lasts(line: LogLine, me: number | null, read: boolean): number {
  const { ms, letter, most } = LASTS[line.kind]
  const own = me !== null && line.by === me
  if (read || (own && line.kind === 'story')) return 500
  return Math.min(most, ms + letter * line.text.length) * (own && !weighty(line) ? 0.5 : 1)
}

/** A roll whose verdict follows at once is shown once, with the verdict. */
const isSettled = (line: LogLine, next: LogLine | undefined): boolean =>
  line.kind === 'roll' && !isPart(line, 'laid') && isPart(next, 'verdict')

/** What has to be seen before the board shows what came of it: dice, cards, pages, and whoever moves. */
export const surprises = (line: LogLine): boolean => weighty(line) || line.kind === 'move'

/** The beats of some lines, as seen from a seat. `open` are the scenes that are open after them. */
export function beatsOf(lines: readonly LogLine[], open: readonly number[], me: number | null, pace: Pace): Beat[] {
  const read = toRead(lines, open, me)
  return lines
    .filter((line, at) => !isSettled(line, lines[at + 1]))
    .map((line) => ({ line, ms: lasts(line, me, read.has(line)) * PACES[pace], read: read.has(line) }))
}

/** The place on the board that a line is about, as targets name it; none if it is about people only. */
export function placeOf(line: LogLine): string | null {
  const ends = line.kind === 'move' ? [line.path.at(-1)] : line.kind === 'tokens' || line.kind === 'card' ? [line.to, line.from] : []
  return ends.find((place) => place && !place.startsWith('seat/')) ?? null
}

/** Whether the table waits until these lines are told: something that others did, or that is worth stopping for. */
export function holds(lines: readonly LogLine[], me: number | null): boolean {
  return lines.some((line) => weighty(line) || me === null || line.by !== me)
}
