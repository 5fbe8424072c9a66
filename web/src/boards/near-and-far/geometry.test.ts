import { expect, it } from 'vitest'
import { HOUSES } from './houses'
import { between, standee } from './geometry'
import { STREET } from './words'

it('lets paths begin at the rim of a space and standees stand side by side', () => {
  const [from, to] = between({ x: 0, y: 0 }, { x: 100, y: 0 }, 20)
  expect([from.x, to.x]).toEqual([20, 80])
  expect(between({ x: 0, y: 0 }, { x: 0, y: 0 })[0]).toEqual({ x: 0, y: 0 })
  expect(standee({ x: 10, y: 40 }, 0, 1).x).toBe(10)
  expect(standee({ x: 10, y: 40 }, 0, 2).x).toBeLessThan(standee({ x: 10, y: 40 }, 1, 2).x)
})

it('has a drawing for every house of the street', () => {
  for (const { key } of [...STREET, { key: 'jail' }, { key: 'trail' }]) expect(HOUSES[key], key).toBeDefined()
})
