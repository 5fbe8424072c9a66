import { expect, test } from 'vitest'
import type { LogLine } from '../server/protocol'
import { account, missed } from './since'

type Body = Record<string, unknown> & { kind: LogLine['kind'] }
const lines = (...bodies: Body[]): LogLine[] =>
  bodies.map((body, at) => ({ seq: at + 1, private: false, text: `line ${at + 1}`, ...body }) as unknown as LogLine)
const turn = (by?: number): Body => ({ kind: 'turn', by })
const words = (by?: number): Body => ({ kind: 'words', by })
const tokens = (by: number, n: number, from: string | null, to: string | null): Body => ({ kind: 'tokens', by, token: 'coin', n, from, to })
const story = (by: number, outcome: string | null = null, scene = 1): Body => ({
  scene: { id: scene, kind: 'story' },
  kind: 'story',
  by,
  entry: 'stag',
  title: 'The Pale Stag',
  choice: outcome === null ? null : 0,
  outcome,
})

test('what others did after I looked last is missed', () => {
  const log = lines(words(0), words(1), words(0), words(1))
  expect(missed(log, 1, [0]).map(({ seq }) => seq)).toEqual([2, 3, 4])
  expect(missed(log, 4, [0])).toEqual([])
})

test('nothing is missed if it was only my own doing, or that of those at my screen', () => {
  const log = lines(words(1), words(0), words(2))
  expect(missed(log, 1, [0, 2])).toEqual([])
  expect(missed(log, 1, [0])).toHaveLength(2)
  // A round that begins is nobody's doing, but it has begun.
  expect(missed(lines(turn()), 0, [0])).toHaveLength(1)
})

test('what was taken back did not happen, and who came and went is not told', () => {
  const log = lines(words(1), words(1), { kind: 'table', back: 1 }, { kind: 'table' })
  expect(missed(log, 1, [0])).toEqual([])
  expect(missed(log, 0, [0]).map(({ seq }) => seq)).toEqual([1])
})

test('a chapter for each turn, with gains and losses added up', () => {
  const told = account(
    lines(
      words(0),
      turn(1),
      tokens(1, 3, null, 'seat/1'),
      words(1),
      tokens(1, 1, 'seat/1', 'seat/0'),
      turn(2),
      turn(0),
      tokens(0, 2, 'seat/0', null),
    ),
  )
  expect(told.map(({ heading }) => heading?.by)).toEqual([undefined, 1, 0])
  expect(told.map(({ deeds }) => deeds.length)).toEqual([1, 1, 0])
  expect(told[1]?.changes).toEqual([
    { seat: 1, of: 'coin', n: 2 },
    { seat: 0, of: 'coin', n: 1 },
  ])
  expect(told[2]?.changes).toEqual([{ seat: 0, of: 'coin', n: -2 }])
})

test('a round of a combat is told in the turn that it is fought in', () => {
  const round: Body = { kind: 'turn', scene: { id: 1, kind: 'fight' } }
  const [only, ...others] = account(lines(turn(1), words(1), round, words(1)))
  expect([only?.deeds.length, others]).toEqual([3, []])
})

test('what came and went again changed nothing, and tracks count too', () => {
  const [only] = account(
    lines(tokens(1, 2, null, 'seat/1'), tokens(1, 2, 'seat/1', null), { kind: 'track', by: 1, track: 'seat/1/reputation', from: 3, to: 5 }),
  )
  expect(only?.changes).toEqual([{ seat: 1, of: 'reputation', n: 2 }])
  // What goes from one place of the board to another is no seat's, and is told.
  expect(account(lines(tokens(1, 2, 'zone/a', 'zone/b')))[0]?.deeds).toHaveLength(1)
})

test('a story stands there once, with what came of it', () => {
  const [only] = account(lines(story(1), words(1), story(1, 'success')))
  expect(only?.deeds.map((deed) => ('story' in deed ? [deed.story.title, deed.outcomes.length] : deed.line.seq))).toEqual([
    ['The Pale Stag', 1],
    2,
  ])
  // The same page may be read in two stories, by turns.
  const [both] = account(lines(story(1), story(2, null, 2), story(1, 'success'), story(2, 'failure', 2)))
  expect(both?.deeds.map((deed) => 'story' in deed && deed.outcomes.map(({ outcome }) => outcome))).toEqual([['success'], ['failure']])
  // The opening was read before I left.
  expect(account(lines(story(1, 'success')))[0]?.deeds).toHaveLength(1)
})

test('a roll is told with its verdict, not twice', () => {
  const roll = (passed: boolean | null): Body => ({ kind: 'roll', by: 1, throws: [], against: 4, passed })
  expect(account(lines(roll(null), { ...roll(true), part: 'verdict' }))[0]?.deeds).toHaveLength(1)
  expect(account(lines(roll(null), roll(true)))[0]?.deeds, 'two rolls').toHaveLength(2)
  expect(account(lines(roll(null), words(1)))[0]?.deeds).toHaveLength(2)
})
