import { expect, test } from 'vitest'
import { actOf } from './act'
import type { LogLine } from '../server/protocol'

const base = { seq: 3, private: false, text: '' }
const turn: LogLine = { ...base, kind: 'turn' }
const words: LogLine = { ...base, kind: 'words' }
const opening: LogLine = { ...base, kind: 'story', entry: 'm1-14', title: 'Sorry Enough', choice: null, outcome: null }
const outcome: LogLine = { ...base, kind: 'story', entry: 'm1-14', title: '', choice: 1, outcome: 'success' }
const gain: LogLine = { ...base, kind: 'tokens', token: 'coin', n: 1, from: null, to: 'seat/0' }
const side = (who: string) => ({ who, dice: [{ sides: 6, face: '4' }], adds: [], total: 4 })
const roll = (sides: number, passed: boolean | null): LogLine => ({
  ...base,
  kind: 'roll',
  throws: ['Ada', 'Bo'].slice(0, sides).map(side),
  against: 5,
  passed,
})

test('a story is on the stage from its opening until something else begins', () => {
  expect(actOf([turn, words])).toBe(null)
  expect(actOf([turn, opening])).toMatchObject({ opening, decided: false, lines: [], roll: null })
  expect(actOf([turn, opening, words, roll(1, null)])).toMatchObject({ decided: false, roll: roll(1, null) })
  expect(actOf([opening, words, roll(1, true), outcome, gain])).toMatchObject({ decided: true, outcomes: [outcome], handed: [gain] })
  expect(actOf([opening, outcome, turn])).toBe(null)
  expect(actOf([opening, outcome, { ...base, kind: 'over' }])).toBe(null)
})

test('how a combat of several rounds came out is read on the page that led to it', () => {
  const [begun, fought] = [
    [turn, opening, words],
    [turn, opening, words, turn, roll(1, true), turn, roll(1, false)],
  ]
  expect(actOf(fought)).toBe(null)
  const over = actOf([...fought, outcome, gain])
  expect(over).toMatchObject({ opening, lines: [roll(1, false), outcome, gain], outcomes: [outcome], decided: true })
  expect(over?.id).toBe(actOf(begun)?.id)
  expect(actOf([...fought, { ...outcome, entry: 'other' }])).toBe(null)
})

test('what is drawn for the damage of an outcome does not take the place of the roll that decided', () => {
  const damage = { ...roll(1, null), text: 'Fate: 6.' }
  expect(actOf([opening, roll(1, null), roll(1, false), outcome, damage])?.roll).toEqual(roll(1, false))
  expect(actOf([opening, roll(1, true), damage])?.roll).toBe(damage)
})

test('a roll without a story is no act, a fight is', () => {
  expect(actOf([turn, roll(1, true)])).toBe(null)
  expect(actOf([turn, words, roll(2, null)])).toMatchObject({ opening: null, decided: false })
  expect(actOf([turn, roll(2, null), roll(2, false), gain])).toMatchObject({
    decided: true,
    handed: [gain],
    lines: [roll(2, null), roll(2, false), gain],
  })
})

test('an act keeps its name while it goes on, and the next has another', () => {
  const [begun, on, other] = [
    actOf([turn, roll(2, null)]),
    actOf([turn, roll(2, null), roll(2, true), gain]),
    actOf([turn, roll(2, true), gain, opening]),
  ]
  expect(on?.id).toBe(begun?.id)
  expect(other?.id).not.toBe(on?.id)
})

test('a page that somebody else reads aloud is on the stage too', () => {
  expect(actOf([turn, words], 'm1-14')).toMatchObject({ opening: null, lines: [words], decided: false })
  expect(actOf([turn, words, roll(1, true), outcome], 'm1-14')).toMatchObject({ opening: null, decided: true, outcomes: [outcome] })
  expect(actOf([turn, opening], 'm1-14')).toMatchObject({ opening })
})
