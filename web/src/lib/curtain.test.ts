import { describe, expect, test } from 'vitest'
import { decide, firstSeat, wanted } from './curtain'

const open = (): boolean => false

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

describe('the curtain', () => {
  const screen = { mine: [0, 1], shown: 0, waiting: [1], shownSecretive: false }

  test('stays up if nobody has anything to hide', () => {
    expect(decide(screen, open)).toEqual({ do: 'switch', to: 1 })
  })
  test('falls if the seat on the screen has something to hide', () => {
    expect(decide({ ...screen, shownSecretive: true }, open)).toEqual({ do: 'curtain', to: 1 })
  })
  test('falls if the next seat has something to hide, or if that is not known', () => {
    expect(decide(screen, () => true)).toEqual({ do: 'curtain', to: 1 })
    expect(decide(screen, () => undefined)).toEqual({ do: 'curtain', to: 1 })
  })
  test('has nothing to do while the screen stays where it is', () => {
    expect(decide({ ...screen, waiting: [0, 1] }, () => undefined)).toEqual({ do: 'stay' })
    expect(decide({ ...screen, mine: [0] }, () => undefined)).toEqual({ do: 'stay' })
    expect(decide({ mine: [], shown: null, waiting: [0], shownSecretive: false }, open)).toEqual({ do: 'stay' })
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
