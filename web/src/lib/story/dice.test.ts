import { expect, test } from 'vitest'
import { rollOf, successes } from './dice'
import type { Die, LogLine } from '../server/protocol'

const die = (face: string, hit?: boolean): Die => ({ sides: 6, face, ...(hit === undefined ? {} : { hit }) })
const roll = (
  throws: Extract<LogLine, { kind: 'roll' }>['throws'],
  against: number | null = null,
  passed: boolean | null = null,
): LogLine => ({ seq: 0, private: false, kind: 'roll', throws, against, passed, text: 'Whatever it says: 1, 2, 3.' })

test('a duel has both dice and what is added to each', () => {
  const shown = rollOf(
    roll(
      [
        {
          who: 'Ada',
          face: 'seat/0',
          dice: [die('4')],
          adds: [
            { n: 2, by: 'combat' },
            { n: 1, by: 'fighting dirty' },
          ],
          total: 7,
        },
        { who: 'Bo', dice: [die('5')], adds: [], total: 5 },
      ],
      null,
      true,
    ),
  )
  expect(shown?.sides).toEqual([
    { who: 'Ada', face: 'seat/0', dice: [die('4')], adds: ['+2 combat', '+1 fighting dirty'], total: 7 },
    { who: 'Bo', face: null, dice: [die('5')], adds: [], total: null },
  ])
  expect(shown?.passed).toBe(true)
})

test('a throw of one needs no name, and says what it is against', () => {
  const shown = rollOf(roll([{ who: 'Ada', dice: [die('2')], adds: [{ n: 1, by: 'skill' }], total: 3 }], 5))
  expect(shown?.sides).toEqual([{ who: '', face: null, dice: [die('2')], adds: ['+1 skill'], total: 3 }])
  expect([shown?.against, shown?.passed]).toEqual([5, null])
})

test('special dice show their words', () => {
  expect(rollOf(roll([{ who: '', dice: [die('spirit')], adds: [], total: null }]))?.sides[0]?.dice.map(({ face }) => face)).toEqual([
    'spirit',
  ])
})

test('without a die there is nothing to show, whatever the words say', () => {
  expect(rollOf(roll([{ who: 'Ada', dice: [], adds: [{ n: 2, by: 'hearts' }], total: 8 }]))).toBe(null)
  expect(rollOf({ seq: 0, private: false, kind: 'words', text: 'Bo rolls 5, 6, 2 and 1.' })).toBe(null)
})

test('whoever throws no die still has a number', () => {
  expect(
    rollOf(
      roll(
        [
          { who: 'Ada', dice: [die('2')], adds: [], total: 2 },
          { who: 'Bandit', face: 'bandit', dice: [], adds: [], total: 4 },
        ],
        4,
      ),
    )?.sides[1],
  ).toMatchObject({ who: 'Bandit', face: 'bandit', total: 4 })
})

test('dice that succeed are counted, unless one of them keeps it to itself', () => {
  const said = (...hits: (boolean | undefined)[]): string => successes(hits.map((hit) => die('3', hit)))
  expect([said(), said(undefined), said(true, undefined)]).toEqual(['', '', ''])
  expect([said(true), said(false)]).toEqual(['a success', 'no success'])
  expect([said(true, true), said(true, true, true), said(false, false), said(true, false), said(true, true, false)]).toEqual([
    'both succeed',
    'all 3 succeed',
    'none succeeds',
    '1 of 2 succeeds',
    '2 of 3 succeed',
  ])
})
