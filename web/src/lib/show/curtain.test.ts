import { describe, expect, test } from 'vitest'
import { curtained, firstSeat, uncoveredOptions, wanted } from './curtain'
import type { LogLine, Offered, Question } from '../server/protocol'

describe('who has the screen next', () => {
  test('whoever has it, while they are asked', () => {
    expect(wanted({ mine: [0, 1, 2], shown: 2, waiting: [0, 2] })).toBe(2)
  })
  test('the lowest of mine that is asked', () => {
    expect(wanted({ mine: [3, 1, 2], shown: 3, waiting: [0, 2, 1] })).toBe(1)
  })
  test('whoever has it, while only others are asked', () => {
    expect(wanted({ mine: [0, 1], shown: 1, waiting: [2] })).toBe(1)
    expect(wanted({ mine: [0, 1], shown: 1, waiting: [] })).toBe(1)
  })
})

const told = (seq: number, alone: boolean): LogLine => ({ seq, private: alone, kind: 'words', text: '' })
const option = (key: string, more: Partial<Offered> = {}): Offered => ({ key, label: key, ...more })
const asked = (options: Offered[], secret = false): Question => ({
  id: 1,
  seat: 1,
  prompt: '',
  rules: [],
  pick: { min: 1, max: 1 },
  options,
  secret,
})

describe('the curtain', () => {
  const open = asked([option('a'), option('b')])

  test('stays up when the screen changes hands', () => {
    expect(curtained({ question: open, log: [told(1, false), told(9, false)] }, 3)).toBe(false)
    expect(curtained({ question: null, log: [] }, 0)).toBe(false)
  })
  test('falls before a question that is secret', () => {
    expect(curtained({ question: asked([option('a', { secret: true })], true), log: [] }, 0)).toBe(true)
    expect(curtained({ question: asked([option('a'), option('b', { secret: true, aside: true })]), log: [] }, 0)).toBe(false)
  })
  test('falls if something was told to the next seat alone, and not heard yet', () => {
    expect(curtained({ question: open, log: [told(4, true)] }, 3)).toBe(true)
    expect(curtained({ question: open, log: [told(4, true)] }, 4)).toBe(false)
  })
  test('falls if it is not known what there is to hide', () => expect(curtained(null, 0)).toBe(true))
})

describe('what is covered', () => {
  test('is each option that is secret', () => {
    const question = asked([option('a'), option('b', { secret: true }), option('c')])
    expect(uncoveredOptions(question)?.options.map(({ key }) => key)).toEqual(['a', 'c'])
  })
  test('is a question that is nothing without them', () => {
    expect(uncoveredOptions(asked([option('a', { secret: true }), option('none')], true))).toBe(null)
    expect(uncoveredOptions(asked([option('a', { secret: true, aside: true })]))).toBe(null)
    expect(uncoveredOptions(null)).toBe(null)
  })
  test('is nothing else', () => {
    const question = asked([option('a'), option('b')])
    expect(uncoveredOptions(question)).toBe(question)
  })
})

describe('the first seat', () => {
  test('is one that is asked', () => expect(firstSeat([0, 1], [1], 0)).toBe(1))
  test('is the last one, if that is asked too or nobody is', () => {
    expect(firstSeat([0, 1, 2], [0, 1], 1)).toBe(1)
    expect(firstSeat([0, 1, 2], [], 1)).toBe(1)
  })
  test('is the lowest otherwise, and none for a watcher', () => {
    expect(firstSeat([2, 1], [], null)).toBe(1)
    expect(firstSeat([], [0], 0)).toBe(null)
  })
})
