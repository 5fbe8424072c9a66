import { expect, test } from 'vitest'
import { chances, odds, sixths } from './odds'

test('small chances are counted, larger ones are shares, and what is open is never called sure', () => {
  expect([odds({ ways: 5, of: 6 }), odds({ ways: 0, of: 6 }), odds({ ways: 6, of: 6 })]).toEqual(['5 in 6', 'no chance', 'sure'])
  expect([odds({ ways: 20, of: 36 }), odds({ ways: 1, of: 1296 }), odds({ ways: 1295, of: 1296 })]).toEqual(['56 %', '1 %', '99 %'])
  expect([sixths({ ways: 2, of: 6 }), sixths({ ways: 20, of: 36 })]).toEqual([2, null])
})

test('what can be added is said beside what one has', () => {
  expect(chances({ ways: 3, of: 10 })).toBe('3 in 10')
  expect(chances({ ways: 3, of: 10 }, { ways: 10, of: 10 })).toBe('3 in 10 as it is, sure with all you can add')
})
