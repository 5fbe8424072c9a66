// What is shown of a roll, from the dice and numbers that were sent with it.

import type { Die, LogLine, Throw } from '../server/protocol'
import { signed } from '../frame/words'

/** One side of a roll: whose, the faces, and what is added to them. */
export interface Side {
  who: string
  /** Whose face goes with it, as events name it. */
  face: string | null
  /** Numbers of six-sided dice, or the words of special dice; whether each succeeds, where dice do. */
  dice: Die[]
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

function side({ who, face, dice, adds, total }: Throw, alone: boolean): Side {
  const sum = dice.length !== 1 || adds.length > 0
  return { who: alone ? '' : who, face: face ?? null, dice, adds: adds.map(({ n, by }) => `${signed(n)} ${by}`), total: sum ? total : null }
}

/** "2 of 3 succeed"; nothing where dice do not succeed one by one, or one of them keeps it to itself. */
export function successes(dice: readonly Die[]): string {
  if (dice.length === 0 || dice.some(({ hit }) => hit === undefined)) return ''
  const n = dice.filter(({ hit }) => hit).length
  if (dice.length === 1) return n === 1 ? 'a success' : 'no success'
  if (n === dice.length) return n === 2 ? 'both succeed' : `all ${n} succeed`
  return n === 0 ? 'none succeeds' : `${n} of ${dice.length} ${n === 1 ? 'succeeds' : 'succeed'}`
}

/** The dice of a line that tells of a roll; null if no die was thrown. */
export function rollOf(line: LogLine): Shown | null {
  if (line.kind !== 'roll' || line.throws.every(({ dice }) => dice.length === 0)) return null
  const { throws, against, passed, text } = line
  return { sides: throws.map((one) => side(one, throws.length === 1)), against, passed, text }
}
