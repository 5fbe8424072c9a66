import { expect, it } from 'vitest'
import type { Offered } from '../../lib/server/protocol'
import { MOST, pinAt, pinsOn } from './chart-notes'
import { locationWords, regionWords } from './chart-words'
import { asked } from '../shared/pages.svelte'
import { asks, opens, tabOf } from './tabs'
import { adventure, view } from './sample'

const lit = (...options: Partial<Offered>[]) =>
  new Map(options.map((option) => [option.target ?? '', [{ key: option.target ?? '', label: 'x', ...option }]]))

it('opens the chart for sailing and the locker for a market', () => {
  const stall = view({ stall: [adventure({ key: 'lamp', price: 3 })], adventures: [adventure({ key: 'bell' })] })
  expect(opens(view(), lit({ target: 'region/roads' }))).toBe('chart')
  expect(opens(stall, lit({ target: 'lamp' }))).toBe('locker')
  expect(opens(stall, lit())).toBe('locker')
  expect(opens(view({ phase: 'over' }), lit())).toBe('journey')
})

it('does not turn to the locker for what may be done at any time', () => {
  const table = view({ adventures: [adventure({ key: 'bell' })] })
  expect(opens(table, lit({ target: 'bell', aside: true }))).toBe('chart')
  expect([...asks(table, lit({ target: 'bell' }))]).toEqual(['locker'])
  expect(tabOf(table, 'crew/mac')).toBeNull()
  expect(tabOf(table, 'room/hull')).toBe('chart')
})

it('knows one question from another', () => {
  expect(asked(lit({ target: 'b' }, { target: 'a' }))).toBe('a b')
  expect(asked(lit())).toBe('')
})

it('keeps a pin on its page, within the page', () => {
  expect(pinAt(4, [-3, 712.6])).toBe('chart/4/0/700')
  const pins = [
    { at: 'chart/4/10/300', text: 'low', by: 'Bo' },
    { at: 'chart/4/20/30', text: 'high', by: 'Ada' },
    { at: 'chart/6/1/1', text: 'elsewhere', by: 'Bo' },
    { at: 'nowhere', text: '', by: 'Bo' },
  ]
  expect(pinsOn(4, pins).map(({ text, spot }) => [text, ...spot])).toEqual([
    ['high', 20, 30],
    ['low', 10, 300],
  ])
  expect(MOST).toBe(120)
})

it('says all that a mark stands for', () => {
  const region = {
    key: 'region/x',
    name: 'Moth Narrows',
    at: [0, 0] as [number, number],
    next: [],
    port: null,
    market: 'Penny Landing',
    hazard: { name: 'moth cloud', skill: 'perception' as const, need: 5, fail: '2 damage' },
    edges: [['north', 16] as ['north', number]],
    serpent: true,
  }
  expect(regionWords(region)).toBe(
    'Moth Narrows: market Penny Landing; moth cloud, perception 5 or 2 damage; the north edge leads to page 16; the serpent is here',
  )
  expect(regionWords({ ...region, name: null, market: null, hazard: null, edges: [], serpent: false })).toBe('Open water')
  const place = { number: 7, name: 'The Dusk Court', at: [0, 0] as [number, number], region: 'region/x', open: false, visits: 2 }
  expect(locationWords(place)).toBe('7: The Dusk Court, explored 2 times, closed: a keyword is missing')
  expect(locationWords({ ...place, open: true, visits: 0 })).toBe('7: The Dusk Court, not explored yet')
})
