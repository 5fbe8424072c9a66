import { expect, test } from 'vitest'
import { actOf } from './act'
import { eveOf, fightOf, type Fight } from './fight'
import type { LogLine, Offered, Question, SeatInfo, Stakes, Throw } from '../server/protocol'

const base = { seq: 3, private: false, text: '', scene: { id: 1, kind: 'fight' as const } }
const throwOf = (face: string, dice: string[], total: number | null, adds: Throw['adds'] = []): Throw => ({
  who: face,
  face,
  dice: dice.map((face) => ({ sides: 6, face })),
  adds,
  total,
})
const roll = (throws: Throw[], against: number | null, passed: boolean | null, text = '', stakes?: Stakes): LogLine => ({
  ...base,
  kind: 'roll',
  throws,
  against,
  passed,
  text,
  ...(stakes ? { stakes } : {}),
})
const hearts = (face: string, n: number): LogLine => ({
  ...base,
  kind: 'roll',
  part: 'laid',
  throws: [throwOf(face, [], null, [{ n, by: 'hearts' }])],
  against: null,
  passed: null,
  text: `${face} lays on ${n}.`,
})
const gain: LogLine = { ...base, kind: 'tokens', token: 'coin', n: 1, from: null, to: 'seat/0' }
const jailed: LogLine = { ...base, kind: 'move', piece: 'seat/0', path: ['building/mine', 'jail'] }
const stakes: Stakes = { cost: [], gain: [{ token: 'reputation', n: 1 }], risk: 'Ada goes to Jail' }
const duel = (mine: number, theirs: number, passed: boolean | null = null): LogLine =>
  roll(
    [throwOf('seat/0', [`${mine}`], mine), throwOf('seat/1', [`${theirs}`], theirs)],
    theirs + 1,
    passed,
    passed === null ? 'Both roll.' : 'It is over.',
    passed === null ? stakes : undefined,
  )
const fight = (...lines: LogLine[]): Fight | null => {
  const act = actOf(lines)
  return act && fightOf(act)
}

test('both sides stand there with what they threw, and who is ahead', () => {
  const tied = fight(duel(4, 4))
  expect(tied?.sides.map(({ face, total, ahead }) => [face, total, ahead])).toEqual([
    ['seat/0', 4, false],
    ['seat/1', 4, true],
  ])
  expect([tied?.short, tied?.passed, tied?.text, tied?.stakes]).toEqual([1, null, 'Both roll.', stakes])
  expect(fight(duel(5, 4))?.sides.map(({ ahead }) => ahead)).toEqual([true, false])
})

test('what is fought without dice stands there with its number, and is beaten by reaching it', () => {
  const shown = fight(roll([throwOf('seat/0', ['4'], 4), throwOf('bandit', [], 4)], 4, null))
  expect(shown?.sides.map(({ dice, total, ahead }) => [dice.length, total, ahead])).toEqual([
    [1, 4, true],
    [0, 4, false],
  ])
})

test('what is laid on counts for the side that lays it on', () => {
  const mine = fight(duel(3, 4), hearts('seat/0', 2))
  expect(mine?.sides.map(({ total, ahead, adds }) => [total, ahead, adds.length])).toEqual([
    [5, true, 1],
    [4, false, 0],
  ])
  expect(mine?.text).toBe('seat/0 lays on 2.')
  const both = fight(duel(3, 4), hearts('seat/0', 2), hearts('seat/1', 1))
  expect([both?.short, both?.sides[1].ahead, both?.sides[1].total]).toEqual([1, true, 5])
})

test('what else is rolled in it adds to neither side', () => {
  const shown = fight(duel(3, 4), roll([throwOf('seat/0', ['6'], 8, [{ n: 2, by: 'luck' }])], null, null, 'A roll for the loot.'))
  expect([shown?.sides[0].total, shown?.sides[0].adds, shown?.text]).toEqual([3, [], 'Both roll.'])
  const without = fight(duel(3, 4), roll([throwOf('seat/0', [], null, [{ n: 2, by: 'luck' }])], null, null, 'Ada has 2 luck.'))
  expect([without?.sides[0].total, without?.text]).toEqual([3, 'Both roll.'])
})

test('once it is over, what follows is told beside it', () => {
  const lost = fight(duel(3, 4), gain, duel(3, 4, false), jailed, gain)
  expect([lost?.passed, lost?.text, lost?.follows]).toEqual([false, 'It is over.', [jailed, gain]])
  expect(lost?.sides.map(({ ahead }) => ahead)).toEqual([false, true])
  expect(lost?.stakes).toEqual(stakes)
})

test('a roll of one is no fight, nor is a story', () => {
  const opening: LogLine = { ...base, scene: { id: 2, kind: 'story' }, kind: 'story', entry: 'm1', title: 'M', choice: null, outcome: null }
  expect(fight(opening, roll([throwOf('seat/0', ['4'], 4)], 5, null))).toBe(null)
})

test('before the dice, a question about one rival shows both faces', () => {
  const rival = (name: string) => ({ name, face: 'seat/1', adds: 3, dice: 1 })
  const option = (key: string, name: string | null, target?: string, aside = false): Offered => ({
    key,
    label: key,
    aside,
    ...(target ? { target } : {}),
    ...(name
      ? { stakes: { cost: [], gain: [], test: { of: 'combat', adds: 0, dice: 1, chance: { ways: 1, of: 6 }, rival: rival(name) } } }
      : {}),
  })
  const asked = (...options: Offered[]): Question => ({
    id: 1,
    seat: 0,
    prompt: '',
    rules: [],
    aside: false,
    pick: { min: 1, max: 1 },
    options,
  })
  const seats = [{ seat: 0, name: 'Ada' }] as SeatInfo[]
  expect(
    eveOf(asked(option('clean', 'Bo'), option('dirty', 'Bo'), option('buy', null, undefined, true)), seats)?.sides.map(
      ({ who, face, total }) => [who, face, total],
    ),
  ).toEqual([
    ['Ada', 'seat/0', null],
    ['Bo', 'seat/1', null],
  ])
  expect(eveOf(asked(option('a', 'Bo'), option('b', 'Cy')), seats)).toBe(null)
  expect(eveOf(asked(option('a', 'Bo'), option('b', null)), seats)).toBe(null)
  expect(eveOf(asked(option('a', 'Bo', 'building/mine')), seats)).toBe(null)
  expect(eveOf(null, seats)).toBe(null)
})
