// What may be seen on a screen that several people share, and when the others have to look away. Several people play at one screen when
// one person's browser holds their seats.

import type { LogLine, Question } from '../server/protocol'

export interface Screen {
  /** The seats that this browser holds. */
  mine: readonly number[]
  /** The seat whose view is on the screen. */
  shown: number | null
  /** The seats that play waits for. */
  waiting: readonly number[]
}

/** The seat that should have the screen: the one that has it if it is asked, else the lowest of mine that is. */
export function wanted({ mine, shown, waiting }: Screen): number | null {
  const asked = mine.filter((seat) => waiting.includes(seat)).sort((a, b) => a - b)
  if (shown !== null && (asked.includes(shown) || asked.length === 0)) return shown
  return asked[0] ?? shown
}

/** Whether there is something among the lines that only this seat may hear. */
export function aloneTold(lines: readonly LogLine[]): boolean {
  return lines.some((line) => line.private)
}

/**
 * Whether a curtain falls before a seat is shown: only if it is asked something secret, or was told something alone since `heard`, the
 * number up to which it has heard everything. Not knowing counts as having something to hide.
 */
export function curtained(seat: { question: Question | null; log: readonly LogLine[] } | null, heard: number): boolean {
  return seat === null || seat.question?.secret === true || aloneTold(seat.log.filter(({ seq }) => seq > heard))
}

/** The question as others may see it: without what is secret. None if nothing is left of it. */
export function uncoveredOptions(question: Question | null): Question | null {
  if (!question?.options.some(({ secret }) => secret)) return question
  const options = question.options.filter(({ secret }) => !secret)
  return question.secret || options.length === 0 ? null : { ...question, options }
}

/** The seat to begin with: one that is asked, else the one that had the screen last, else the lowest. */
export function firstSeat(mine: readonly number[], waiting: readonly number[], last: number | null): number | null {
  if (mine.length === 0) return null
  if (last !== null && mine.includes(last) && (waiting.includes(last) || !mine.some((seat) => waiting.includes(seat)))) return last
  return wanted({ mine, shown: null, waiting }) ?? Math.min(...mine)
}
