// What is on the stage: a page that is read, or a fight of two sides, with all that was told in the same scene since.

import type { LogLine, Now, Scene, SceneKind } from '../server/protocol'
import { isStory, opens, type StoryLine } from '../log/telling'

export type RollLine = Extract<LogLine, { kind: 'roll' }>
/** Something that changes hands. */
export type Handing = Extract<LogLine, { kind: 'tokens' | 'card' | 'track' }>

export interface Act {
  /** Tells one act from the next: each page of a scene is one. */
  id: string
  scene: number
  kind: SceneKind
  /** Where the story begins; a fight has none. */
  opening: StoryLine | null
  /** What followed. */
  lines: LogLine[]
  /** The roll that decides, or the newest. */
  roll: RollLine | null
  outcomes: StoryLine[]
  /** Gains, prices and losses. */
  handed: Handing[]
  /** Whether it is known how it went. */
  decided: boolean
}

const isRoll = (line: LogLine): line is RollLine => line.kind === 'roll' && line.throws.some(({ dice }) => dice.length > 0)
const isHanding = (line: LogLine): line is Handing => line.kind === 'tokens' || line.kind === 'card' || line.kind === 'track'
const isDuel = (line: LogLine): boolean => isRoll(line) && line.throws.length > 1
/** What is rolled for the damage of an outcome has nothing to reach. */
const decides = ({ against, passed }: RollLine): boolean => against !== null || passed !== null
/** What a line is about, as boards name it: a token, a track, or else the kind of the line (`card`). */
export const thingOf = (line: LogLine): string =>
  line.kind === 'tokens' ? line.token : line.kind === 'track' ? (line.track.split('/').at(-1) ?? '') : line.kind
/** The scenes that are open, the innermost last. */
export const scenesOf = (now: Now | null | undefined): readonly number[] => now?.scenes.map(({ id }) => id) ?? []

/** Whether a line goes on with the page of a scene, or with its fight. What the table says of itself comes between nothing. */
export const goesOn = (scene: number | undefined, line: LogLine): boolean =>
  line.kind === 'table' || (line.scene?.id === scene && !opens(line))

/** What is on the stage: the scene that was told of last; once that is over and something is told outside of it, the innermost that is
 * open. */
export function actOf(log: readonly LogLine[], open: readonly number[] = []): Act | null {
  const newest = log.findLast(({ kind }) => kind !== 'table')?.scene?.id
  const here = newest === undefined ? null : actIn(log, newest, open)
  return here ?? (newest !== undefined && open.includes(newest) ? null : actIn(log, open.at(-1), open))
}

/** Where another player reads aloud, the log of this seat lacks the page. A fight is on the stage once both sides stand in one roll;
 * what is fought in another way is drawn by the board. */
function actIn(log: readonly LogLine[], id: number | undefined, open: readonly number[]): Act | null {
  const told = log.filter(({ scene }) => scene?.id === id)
  const scene = told[0]?.scene
  const staged = told.some(scene?.kind === 'fight' ? isDuel : isStory) || (scene?.kind === 'story' && open.includes(scene.id))
  if (!scene || !staged) return null
  const opening = told.findLast(opens) ?? null
  return acted(scene, opening, opening ? told.slice(told.indexOf(opening) + 1) : told)
}

/** A page or a fight of a scene, with what followed. */
export function acted({ id, kind }: Scene, opening: StoryLine | null, lines: LogLine[]): Act {
  const rolls = lines.filter(isRoll)
  // What a fight brings may be rolled for, too.
  const roll = rolls.findLast(kind === 'fight' ? isDuel : decides) ?? rolls.at(-1) ?? null
  const outcomes = lines.filter(isStory)
  return {
    id: `${id}/${opening?.seq ?? ''}`,
    scene: id,
    kind,
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
