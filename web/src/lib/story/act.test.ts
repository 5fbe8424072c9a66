import { expect, test } from 'vitest'
import { actOf } from './act'
import type { LogLine } from '../server/protocol'

const base = { seq: 3, private: false, text: '' }
const story = { ...base, scene: { id: 7, kind: 'story' as const } }
const fight = { ...base, scene: { id: 8, kind: 'fight' as const } }
const turn: LogLine = { ...base, kind: 'turn' }
const words: LogLine = { ...base, kind: 'words' }
const said: LogLine = { ...story, kind: 'words' }
const opening: LogLine = { ...story, kind: 'story', entry: 'm1-14', title: 'Sorry Enough', choice: null, outcome: null }
const outcome: LogLine = { ...story, kind: 'story', entry: 'm1-14', title: '', choice: 1, outcome: 'success' }
const gain: LogLine = { ...story, kind: 'tokens', token: 'coin', n: 1, from: null, to: 'seat/0' }
const won: LogLine = { ...gain, ...fight }
const side = (who: string) => ({ who, dice: [{ sides: 6, face: '4' }], adds: [], total: 4 })
const roll = (sides: number, passed: boolean | null): LogLine => ({
  ...(sides > 1 ? fight : story),
  kind: 'roll',
  throws: ['Ada', 'Bo'].slice(0, sides).map(side),
  against: 5,
  passed,
})
const round: LogLine = { ...fight, kind: 'turn' }
const blow: LogLine = { ...fight, kind: 'roll', throws: [side('Ada')], against: 5, passed: null }

test('a story is on the stage from its opening until something else begins', () => {
  expect(actOf([turn, words])).toBe(null)
  expect(actOf([turn, opening])).toMatchObject({ opening, decided: false, lines: [], roll: null })
  expect(actOf([turn, opening, said, roll(1, null)])).toMatchObject({ decided: false, roll: roll(1, null) })
  expect(actOf([opening, said, roll(1, true), outcome, gain])).toMatchObject({ decided: true, outcomes: [outcome], handed: [gain] })
  expect(actOf([opening, outcome, turn])).toBe(null)
  expect(actOf([opening, outcome, { ...base, kind: 'over' }])).toBe(null)
})

test('what others do meanwhile is no part of it, and each of its pages is an act', () => {
  expect(actOf([opening, said, words, outcome])?.lines).toEqual([said, outcome])
  const next: LogLine = { ...opening, seq: 4, entry: 'm1-15' }
  expect(actOf([opening, outcome, next, said])).toMatchObject({ opening: next, lines: [said], decided: false })
  expect(actOf([opening, next])?.id).not.toBe(actOf([opening])?.id)
})

test('a page within a story takes its place until the story goes on', () => {
  const other: LogLine = { ...opening, scene: { id: 9, kind: 'story' }, entry: 'secret' }
  expect(actOf([opening, other], [7])?.opening).toEqual(other)
  expect(actOf([opening, other, said], [7])?.opening).toEqual(opening)
})

test('a combat that the board draws has the table, and how it came out is read on the page that led to it', () => {
  const fought = [turn, opening, said, round, blow, round]
  expect(actOf(fought, [7, 8])).toBe(null)
  const over = actOf([...fought, outcome, gain])
  expect(over).toMatchObject({ opening, lines: [said, outcome, gain], outcomes: [outcome], decided: true })
  expect(over?.id).toBe(actOf([turn, opening, said])?.id)
})

test('a combat that the board draws has the table from its first line until the story goes on, whatever rounds it has', () => {
  const told = [turn, opening, said]
  expect(actOf([...told, blow], [7, 8])).toBe(null)
  expect(actOf([...told, round, blow, round, said], [7, 8])).toMatchObject({ opening, lines: [said, said] })
  expect(actOf([...told, round, blow, round], [7])).toMatchObject({ opening })
  expect(actOf([...told, round, blow, round, turn])).toBe(null)
})

test('a story that lies open is on the stage again, whatever was told since', () => {
  const other: LogLine = { ...opening, scene: { id: 9, kind: 'story' }, entry: 'event' }
  expect(actOf([opening, turn, other, turn], [7])).toMatchObject({ opening })
  expect(actOf([opening, turn, other, turn], [])).toBe(null)
})

test('what is drawn for the damage of an outcome does not take the place of the roll that decided', () => {
  const damage: LogLine = { ...story, kind: 'roll', throws: [side('Fate')], against: null, passed: null, text: 'Fate: 6.' }
  expect(actOf([opening, roll(1, null), roll(1, false), outcome, damage])?.roll).toEqual(roll(1, false))
  expect(actOf([opening, roll(1, true), damage])?.roll).toEqual(roll(1, true))
  expect(actOf([opening, damage])?.roll).toBe(damage)
})

test('what is told outside of its scene ends an act that is over, and not one that lies open', () => {
  expect(actOf([opening, outcome, words])).toBe(null)
  expect(actOf([opening, words], [7])).toMatchObject({ opening })
  expect(actOf([opening, words, said], [7])).toMatchObject({ opening, lines: [said] })
  expect(actOf([opening, outcome, { ...base, kind: 'table' }]), 'who comes to the table says nothing about it').toMatchObject({ opening })
})

test('of two stories at once the one is on the stage that was told of last', () => {
  const other: LogLine = { ...opening, scene: { id: 9, kind: 'story' }, entry: 'elsewhere' }
  expect(actOf([opening, other], [7, 9])).toMatchObject({ opening: other, scene: 9 })
  expect(actOf([opening, other, said], [9, 7])).toMatchObject({ opening, scene: 7, lines: [said] })
  expect(actOf([opening, other, said, words], [9, 7])).toMatchObject({ opening })
})

test('what somebody rolls for a secret page of theirs is no page of mine', () => {
  expect(actOf([turn, roll(1, null)])).toBe(null)
})

test('a roll without a story is no act, a fight is', () => {
  expect(actOf([turn, { ...roll(1, true), scene: undefined }])).toBe(null)
  expect(actOf([turn, words, roll(2, null)])).toMatchObject({ opening: null, decided: false })
  expect(actOf([turn, roll(2, null), roll(2, false), won, gain, blow])).toMatchObject({
    decided: true,
    handed: [won],
    roll: roll(2, false),
    lines: [roll(2, null), roll(2, false), won, blow],
  })
  // What a duel was for may be rolled for, with a number to reach.
  expect(actOf([roll(2, false), { ...blow, passed: true }])?.roll).toEqual(roll(2, false))
})

test('an act keeps its name while it goes on, and the next has another', () => {
  const [begun, on, other] = [
    actOf([turn, roll(2, null)]),
    actOf([turn, roll(2, null), roll(2, true), won]),
    actOf([turn, roll(2, true), won, opening]),
  ]
  expect(on?.id).toBe(begun?.id)
  expect(other?.id).not.toBe(on?.id)
})

test('a page that somebody else reads aloud is on the stage too', () => {
  expect(actOf([turn, said], [7])).toMatchObject({ opening: null, lines: [said], decided: false })
  expect(actOf([turn, said, roll(1, true), outcome], [7])).toMatchObject({ opening: null, decided: true, outcomes: [outcome] })
  expect(actOf([turn, opening], [7])).toMatchObject({ opening })
  expect(actOf([turn, said])).toBe(null)
})
