import { expect, test } from 'vitest'
import { coverOf } from './cover'
import { curve, path, ring, spots, stroke } from './shared/inlay'

const drawn = Object.keys(import.meta.glob('./*/cover.ts')).map((path) => path.split('/')[1] ?? '')

test('every drawn game has a cover of its own', () => {
  expect(drawn.length).toBeGreaterThan(1)
  expect(new Set(drawn.map((game) => coverOf(game).cloth)).size).toBe(drawn.length)
  expect(new Set(drawn.map((game) => JSON.stringify(coverOf(game).emblem))).size).toBe(drawn.length)
})

test('a game without a cover has always the same one', () => {
  expect(coverOf('night-post')).toEqual(coverOf('night-post'))
  expect(coverOf('night-post').emblem.length).toBeGreaterThan(0)
})

test('emblems are drawn of numbers only', () => {
  for (const game of [...drawn, 'night-post']) {
    for (const piece of coverOf(game).emblem) {
      const line = curve(spots(piece.at), !('pen' in piece))
      expect('pen' in piece ? stroke(line, piece.pen) : path(line) + ring(line, 2)).toMatch(/^(M[-0-9. L]+Z)+$/)
    }
  }
})

test('an outline is thick on the side away from the light', () => {
  const square = curve(spots('0 0, 0 0, 100 0, 100 0, 100 100, 100 100, 0 100, 0 100'), true)
  const ys =
    ring(square, 10)
      .match(/ (-?[\d.]+)/g)
      ?.map(Number) ?? []
  expect(Math.max(...ys) - 100).toBeGreaterThan(-Math.min(...ys))
})
