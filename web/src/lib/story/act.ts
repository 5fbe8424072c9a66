// What is on the stage: a page that is read, or a fight of two sides, with all that was told in the same scene since.

import type { LogLine } from '../server/protocol'
import { isStory, opens, type StoryLine } from '../log/telling'

export type RollLine = Extract<LogLine, { kind: 'roll' }>
/** Something that changes hands. */
export type Handing = Extract<LogLine, { kind: 'tokens' | 'card' | 'track' }>

export interface Act {
  /** Tells one act from the next: each page of a scene is one. */
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

/** The scene on the stage: the newest that is open, or in which a page was read or two sides have thrown, unless something else has begun
 * since; or else the one that lies open. What is fought in another way is drawn by the board. */
function sceneOn(log: readonly LogLine[], open: readonly number[]): number | undefined {
  const lies = ({ scene }: LogLine): boolean => scene !== undefined && open.includes(scene.id)
  const newest = log.findLast((line) => line.scene && (isStory(line) || isFight(line) || lies(line)))?.scene
  const since = log.slice(log.findLastIndex(({ scene }) => scene?.id === newest?.id) + 1)
  const on = since.some((line) => ends(line) && !line.scene) ? log.findLast(lies)?.scene : newest
  return on?.kind === 'story' || log.some((line) => line.scene?.id === on?.id && isFight(line)) ? on?.id : undefined
}

/** The roll that decides; until then, the newest. What is drawn after the outcome, for the damage it does, decides nothing. */
function rollOf(lines: readonly LogLine[]): RollLine | null {
  const rolls = lines.filter(isRoll)
  const decided = rolls.findLast(({ passed }) => passed !== null)
  return decided && lines.slice(lines.indexOf(decided)).some(isStory) ? decided : (rolls.at(-1) ?? null)
}

/** What is on the stage. Where another player reads aloud, the log of this seat does not have the page. */
export function actOf(log: readonly LogLine[], open: readonly number[] = []): Act | null {
  const id = sceneOn(log, open)
  if (id === undefined) return null
  const told = log.filter(({ scene }) => scene?.id === id)
  const opening = told.findLast(opens) ?? null
  return acted(id, opening, opening ? told.slice(told.indexOf(opening) + 1) : told)
}

function acted(scene: number, opening: StoryLine | null, lines: LogLine[]): Act {
  // What a fight brings may be rolled for, too.
  const roll = rollOf(lines.some(isFight) ? lines.filter(isFight) : lines)
  const outcomes = lines.filter(isStory)
  return {
    id: `${scene}/${opening?.seq ?? ''}`,
    opening,
    lines,
    roll,
    outcomes,
    handed: lines.filter(isHanding),
    decided: outcomes.length > 0 || (roll !== null && roll.passed !== null),
  }
}

/** The page that opens a game whose first round begins at once, with all that is told before that round: open to a seat until it does
 * something, whatever the others do meanwhile. */
export function prologue(log: readonly LogLine[], seat: number | null): Act | null {
  const first = log[0]?.seq
  const round = log.findIndex(ends)
  const before = log.slice(0, Math.max(0, round))
  const opening = before.findLast(opens)
  const done = log.some(({ seq, by }) => seq !== first && (seat === null || by === seat))
  if (!opening?.scene || log[round]?.seq !== first || done) return null
  return acted(opening.scene.id, opening, before.slice(before.indexOf(opening) + 1))
}

/** Whether a seat has read, rolled or fought in it. */
export function concerns(act: Act, seat: number | null): boolean {
  if (seat === null) return false
  return act.opening?.by === seat || act.roll?.by === seat || (act.roll?.throws.some(({ face }) => face === `seat/${seat}`) ?? false)
}
