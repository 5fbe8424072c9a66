import { expect, test } from 'vitest'
import { rollOf } from './dice'
import type { LogLine } from './protocol'

const die = (face: string): { sides: number; face: string } => ({ sides: 6, face })
const roll = (throws: Extract<LogLine, { kind: 'roll' }>['throws'], against: number | null = null, passed: boolean | null = null): LogLine => ({ seq: 0, private: false, kind: 'roll', throws, against, passed, text: 'Whatever it says: 1, 2, 3.' })

test('a duel has both dice and what is added to each', () => {
  const shown = rollOf(
    roll([
      { who: 'Ada', dice: [die('4')], adds: [{ n: 2, by: 'combat' }, { n: 1, by: 'fighting dirty' }], total: 7 },
      { who: 'Bo', dice: [die('5')], adds: [], total: 5 },
    ], null, true),
  )
  expect(shown?.sides).toEqual([
    { who: 'Ada', faces: ['4'], adds: ['+2 combat', '+1 fighting dirty'], total: 7 },
    { who: 'Bo', faces: ['5'], adds: [], total: null },
  ])
  expect(shown?.passed).toBe(true)
})

test('a throw of one needs no name, and says what it is against', () => {
  const shown = rollOf(roll([{ who: 'Ada', dice: [die('2')], adds: [{ n: 1, by: 'skill' }], total: 3 }], 5))
  expect(shown?.sides).toEqual([{ who: '', faces: ['2'], adds: ['+1 skill'], total: 3 }])
  expect([shown?.against, shown?.passed]).toEqual([5, null])
})

test('special dice show their words', () => {
  expect(rollOf(roll([{ who: '', dice: [die('spirit')], adds: [], total: null }]))?.sides[0]?.faces).toEqual(['spirit'])
})

test('without a die there is nothing to show, whatever the words say', () => {
  expect(rollOf(roll([{ who: 'Ada', dice: [], adds: [{ n: 2, by: 'hearts' }], total: 8 }]))).toBe(null)
  expect(rollOf({ seq: 0, private: false, kind: 'words', text: 'Bo rolls 5, 6, 2 and 1.' })).toBe(null)
})
