import { expect, it } from 'vitest'
import { asLaid, heartsLeft, roundEnd, spent, squareLabel, squareWords, strikeBack } from './combat'
import { attack, combat, foe } from './sample'

it('says what is on a square, and whether it is covered', () => {
  expect(
    ['blank' as const, { heart: 1 }, { heart: 2 }, { attack: 1 }, { power: 'flying' as const }, { power: 'venom' as const }].map(
      squareWords,
    ),
  ).toEqual([
    'blank',
    'a heart',
    'a heart that takes 2 damage at once',
    '+1 damage',
    'Flying: 1 more defence, except against ranged weapons',
    'Venom: when the round ends, somebody gets venom',
  ])
  const crab = foe(
    { 0: { heart: 1 }, 5: { attack: 1 } },
    { covered: [true, false, false, false, false, false, false, false, false], synergy: 5 },
  )
  expect(squareLabel(crab, 0, false)).toBe('Bilge Crab, top left: a heart, covered')
  expect(squareLabel(crab, 5, false)).toBe('Bilge Crab, middle right: +1 damage, a synergy point')
  expect(squareLabel(crab, 7, true)).toBe('Bilge Crab, bottom centre: blank, chosen for this blow')
})

it('counts what a blow uses up: hearts that take more, and enemies that resist', () => {
  const row = [foe({ 0: { heart: 2 }, 1: { power: 'resist' } }), foe({ 0: { heart: 1 } })]
  expect(spent(row, [])).toBe(0)
  expect(spent(row, [9, 10])).toBe(2)
  expect(spent(row, [0])).toBe(3)
  expect(spent(row, [0, 2, 9])).toBe(5)
})

it('tells the blow that comes back for the shape as it is laid now', () => {
  const row = [foe({ 0: { heart: 1 }, 1: { attack: 1 } }, { damage: 3 })]
  expect(strikeBack(combat({ row }), attack({ block: 1 }))).toEqual({ damage: 3, block: 1, taken: 2, none: null })
  expect(strikeBack(combat({ row }), attack({ laid: [1] }))).toMatchObject({ damage: 2, taken: 1, none: null })
  expect(strikeBack(combat({ row }), attack({ laid: [0] }))?.none).toBe('falls')
  expect(strikeBack(combat({ row }), attack({ block: 9 }))?.taken).toBe(0)
  expect(strikeBack(combat({ row }), attack({ at: 4 }))).toBeNull()
})

it('knows that a miss or a first strike is answered before damage is laid', () => {
  const row = [foe({ 0: { heart: 1 }, 1: { attack: 1 }, 2: { power: 'first-strike' } }, { damage: 3 })]
  expect(strikeBack(combat({ row }), attack({ laid: [1] }))).toMatchObject({ damage: 3, none: 'struck' })
  expect(strikeBack(combat({ row }), attack({ hit: null }))?.none).toBeNull()
  expect(strikeBack(combat({ row: [foe()] }), attack({ hit: false, laid: [0] }))?.none).toBe('struck')
})

it('covers only squares of its own card that were open', () => {
  const crab = foe({ 0: { heart: 1 }, 1: { attack: 2 } }, { damage: 4 })
  expect(asLaid(crab, 1, [1]).damage).toBe(4)
  const hit = asLaid(crab, 1, [9, 10])
  expect([hit.damage, heartsLeft(hit), hit.covered.filter(Boolean).length]).toEqual([2, 0, 2])
  expect(asLaid({ ...hit }, 1, [10]).damage).toBe(2)
})

it('adds up what happens when the round ends', () => {
  const row = [
    foe({ 0: { heart: 1 }, 1: { power: 'adjacent2' }, 2: { power: 'venom' } }),
    foe({ 0: { heart: 1 }, 3: { power: 'flying' } }),
    foe({ 0: { heart: 1 }, 4: { power: 'adjacent1' } }),
  ]
  expect(roundEnd(row)).toEqual([
    { damage: 2, urged: 0, powers: ['venom'] },
    { damage: 5, urged: 3, powers: [] },
    { damage: 2, urged: 0, powers: [] },
  ])
  const laid = row.map((one, at) => asLaid(one, at, [1]))
  expect(roundEnd(laid)[1]?.urged).toBe(1)
})
