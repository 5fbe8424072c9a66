import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { see, seen } from './seen'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('each seat of each table is remembered by itself', () => {
  see('one', [0], 7, 100)
  see('one', [null], 5, 90)
  see('two', [0], 3, 80)
  expect([seen('one', 0), seen('one', null), seen('two', 0)]).toEqual([
    { seq: 7, at: 100 },
    { seq: 5, at: 90 },
    { seq: 3, at: 80 },
  ])
  expect([seen('one', 1), seen('three', 0)]).toEqual([null, null])
  see('one', [0, 1], 9, 110)
  expect([seen('one', 0), seen('one', 1)]).toEqual([
    { seq: 9, at: 110 },
    { seq: 9, at: 110 },
  ])
})

test('the tables looked at longest ago are forgotten', () => {
  for (let table = 0; table < 100; table += 1) see(`t${table}`, [0], table, table)
  see('t50', [0], 51, 200)
  see('t100', [0], 100, 201)
  expect([seen('t39', 0), seen('t40', 0), seen('t99', 0)?.seq, seen('t50', 0)?.seq]).toEqual([null, null, 99, 51])
  expect([...stored.values()].join('').length).toBeLessThan(4000)
})

test('what cannot be read is as if nothing had been seen', () => {
  for (const text of ['{', '{}', '[["one/0"]]', '[["one/0","a","b"]]', 'null']) {
    stored.set('fireside.seen', text)
    expect(seen('one', 0)).toBe(null)
  }
  see('one', [0], 1, 1)
  expect(seen('one', 0)?.seq).toBe(1)
})
