// What is on the stage: a story from its opening, or a fight from its first roll, with all that has followed since.

import type { LogLine } from '../server/protocol'
import { isStory, opens, type StoryLine } from '../log/telling'

export type RollLine = Extract<LogLine, { kind: 'roll' }>
/** Something that changes hands. */
export type Handing = Extract<LogLine, { kind: 'tokens' | 'card' | 'track' }>

export interface Act {
  /** Tells one act from the next. */
  id: string
  /** Where the story begins; a fight has none. */
  opening: StoryLine | null
  /** What followed. */
  lines: LogLine[]
  /** The roll that decided, or the newest. */
  roll: RollLine | null
  outcomes: StoryLine[]
  /** Gains, prices and losses. */
  handed: Handing[]
  /** Whether it is known how it went. */
  decided: boolean
}

const isRoll = (line: LogLine): line is RollLine => line.kind === 'roll' && line.throws.some(({ dice }) => dice.length > 0)
const isHanding = (line: LogLine): line is Handing => line.kind === 'tokens' || line.kind === 'card' || line.kind === 'track'
const isFight = (line: LogLine): boolean => isRoll(line) && line.throws.length > 1
/** What a line is about, as boards name it: a token, a track, or else the kind of the line (`card`). */
export const thingOf = (line: LogLine): string =>
  line.kind === 'tokens' ? line.token : line.kind === 'track' ? (line.track.split('/').at(-1) ?? '') : line.kind
/** Something else begins. */
export const ends = (line: LogLine): boolean => line.kind === 'turn' || line.kind === 'over'

/** Where the last act begins; -1 if there is none, or if something else has begun since. */
function beginning(log: readonly LogLine[]): number {
  const [story, over] = [log.findLastIndex(opens), log.findLastIndex(ends)]
  const since = (line: LogLine, at: number): boolean => at > Math.max(story, over) && isFight(line)
  // A fight begins with a roll that is still open, if its verdict came later.
  const open = log.findLastIndex((line, at) => since(line, at) && (line as RollLine).passed === null)
  const fight = open >= 0 ? open : log.findIndex(since)
  if (fight >= 0) return fight
  // Rounds of a combat may lie between a page and how it came out.
  const entry = log.findLast(opens)?.entry
  const cameOut = (line: LogLine): boolean => isStory(line) && line.entry === entry
  return story > over || log.slice(over + 1).some(cameOut) ? story : -1
}

/** The roll that decides; until then, the newest. What is drawn after the outcome, for the damage it does, decides nothing. */
function rollOf(lines: readonly LogLine[]): RollLine | null {
  const rolls = lines.filter(isRoll)
  const decided = rolls.findLast(({ passed }) => passed !== null)
  return decided && lines.slice(lines.indexOf(decided)).some(isStory) ? decided : (rolls.at(-1) ?? null)
}

/** The page that opens a game whose first round begins at once: open to a seat until it does something, whatever the others do
 * meanwhile. */
export function prologue(log: readonly LogLine[], seat: number | null): readonly LogLine[] | null {
  const first = log[0]?.seq
  const round = log.findIndex(ends)
  const before = log.slice(0, Math.max(0, round))
  const acted = log.some(({ seq, by }) => seq !== first && (seat === null || by === seat))
  return log[round]?.seq === first && before.some(opens) && !acted ? before : null
}

/** `page`: the entry that lies open. Where another player reads it aloud, the log of this seat does not have its opening. */
export function actOf(log: readonly LogLine[], page: string | null = null): Act | null {
  const found = beginning(log)
  if (found < 0 && page === null) return null
  const begun = found < 0 ? log.findLastIndex(ends) + 1 : found
  const first = log[begun]
  const opening = first && isStory(first) && opens(first) ? first : null
  const lines = log.slice(opening ? Math.max(begun, log.findLastIndex(ends)) + 1 : begun)
  const roll = rollOf(lines)
  const outcomes = lines.filter(isStory)
  // Told by its number, and by its place among the lines of that number: both stay, whatever else is shown or not.
  const id = found < 0 ? `${page}/${log[begun - 1]?.seq}` : `${first?.seq}/${begun - log.findIndex(({ seq }) => seq === first?.seq)}`
  return {
    id,
    opening,
    lines,
    roll,
    outcomes,
    handed: lines.filter(isHanding),
    decided: outcomes.length > 0 || (roll !== null && roll.passed !== null),
  }
}

/** Whether a seat has read, rolled or fought in it. */
export function concerns(act: Act, seat: number | null): boolean {
  if (seat === null) return false
  return act.opening?.by === seat || act.roll?.by === seat || (act.roll?.throws.some(({ face }) => face === `seat/${seat}`) ?? false)
}
