// What is shown of a roll, from the dice and numbers that were sent with it.

import type { LogLine, Throw } from './protocol'

/** One side of a roll: whose, the faces, and what is added to them. */
export interface Side {
  who: string
  /** Numbers of six-sided dice, or the words of special dice. */
  faces: string[]
  /** "+2 combat" */
  adds: string[]
  total: number | null
}

export interface Shown {
  sides: Side[]
  against: number | null
  passed: boolean | null
  text: string
}

function side({ who, dice, adds, total }: Throw, alone: boolean): Side {
  const sum = dice.length > 1 || adds.length > 0
  return { who: alone ? '' : who, faces: dice.map(({ face }) => face), adds: adds.map(({ n, by }) => `${n < 0 ? '−' : '+'}${Math.abs(n)} ${by}`), total: sum ? total : null }
}

/** The dice of a line that tells of a roll; null if no die was thrown. */
export function rollOf(line: LogLine): Shown | null {
  if (line.kind !== 'roll' || line.throws.every(({ dice }) => dice.length === 0)) return null
  const { throws, against, passed, text } = line
  return { sides: throws.map((one) => side(one, throws.length === 1)), against, passed, text }
}
