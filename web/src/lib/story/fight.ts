// A fight as it stands: both sides with what they threw and what was laid on since, who is ahead, and what is won or lost by it.

import type { Act, RollLine } from './act'
import { isPart } from '../log/telling'
import type { Add, Die, LogLine, Question, SeatInfo, Stakes, Throw } from '../server/protocol'

export interface Fighter {
  who: string
  /** Whose face it is, as events name it. */
  face: string | null
  dice: Die[]
  adds: Add[]
  /** Null until the dice are thrown. */
  total: number | null
  ahead: boolean
}

export interface Fight {
  /** Whoever began it comes first. */
  sides: [Fighter, Fighter]
  /** Whether the first side has won; null until that is known. */
  passed: boolean | null
  /** By how much the first side falls short. */
  short: number
  /** What happened last in it, in words. */
  text: string
  /** What was known to follow either way. */
  stakes: Stakes | null
  /** What has followed. */
  follows: LogLine[]
}

const isRoll = (line: LogLine): line is RollLine => line.kind === 'roll'
const isLaid = (line: LogLine): line is RollLine => isPart(line, 'laid')
const sum = (adds: readonly Add[]): number => adds.reduce((all, { n }) => all + n, 0)

/** What was laid on by a side after the dice were thrown. */
function laidBy(side: Throw, later: readonly RollLine[]): Add[] {
  return later
    .flatMap(({ throws }) => throws)
    .filter(({ face, who }) => (face && side.face ? face === side.face : who === side.who))
    .flatMap(({ adds }) => adds)
}

/** The fight that an act tells of; null if it tells of something else. */
export function fightOf(act: Act): Fight | null {
  const { roll, lines } = act
  const [first, second, ...others] = roll?.throws ?? []
  if (!roll || !first || !second || others.length > 0) return null
  const since = lines.slice(lines.indexOf(roll) + 1)
  const later = since.filter(isLaid)
  const laid = [laidBy(first, later), laidBy(second, later)] as const
  const totals = [(first.total ?? 0) + sum(laid[0]), (second.total ?? 0) + sum(laid[1])] as const
  // Who wins a tie is said by the number that has to be reached.
  const need = roll.against === null ? totals[1] + 1 : roll.against + sum(laid[1])
  const wins = roll.passed ?? totals[0] >= need
  const side = ({ who, face, dice, adds }: Throw, at: 0 | 1): Fighter => ({
    who,
    face: face ?? null,
    dice,
    adds: [...adds, ...laid[at]],
    total: totals[at],
    ahead: wins === (at === 0),
  })
  return {
    sides: [side(first, 0), side(second, 1)],
    passed: roll.passed,
    short: Math.max(0, need - totals[0]),
    text: (later.at(-1) ?? roll).text,
    stakes: lines.filter(isRoll).find(({ stakes }) => stakes)?.stakes ?? null,
    follows: roll.passed === null ? [] : since.filter(({ kind }) => kind !== 'roll' && kind !== 'story'),
  }
}

/** The fight that a question is about, before anything is thrown: whichever way it is answered, it is the same rival. */
export function eveOf(question: Question | null, seats: readonly SeatInfo[]): Fight | null {
  const asked = question?.options.filter(({ aside }) => !aside) ?? []
  const tests = asked.flatMap(({ stakes, target }) => (stakes?.test?.rival && target === undefined ? [stakes.test] : []))
  const rival = tests[0]?.rival
  if (!question || !rival || tests.length < asked.length || tests.some((test) => test.rival?.name !== rival.name)) return null
  const side = (who: string, face: string | null = null): Fighter => ({ who, face, dice: [], adds: [], total: null, ahead: false })
  const me = seats.find(({ seat }) => seat === question.seat)
  const sides: Fight['sides'] = [side(me?.name ?? '', `seat/${question.seat}`), side(rival.name, rival.face)]
  return { sides, passed: null, short: 0, text: '', stakes: null, follows: [] }
}
