import { expect, it } from 'vitest'
import { corners } from './geometry'
import { line, outline, random, scatter, waver } from './sketch'

const [a, b] = [{ x: 0, y: 0 }, { x: 200, y: 40 }]

it('draws the same line again, from either end', () => {
  expect(waver(a, b)).toEqual(waver(a, b))
  expect(waver(b, a)).toEqual(waver(a, b).reverse())
  expect(line(a, b)).toBe(line(a, b))
})

it('keeps the ends of a line and wavers only a little', () => {
  const points = waver(a, b, 2)
  expect(points[0]).toEqual(a)
  expect(points.at(-1)).toEqual(b)
  for (const { x, y } of points) expect(Math.abs(y - x / 5)).toBeLessThan(2.2)
})

it('closes an outline', () => {
  expect(outline(corners('wide', 0))).toMatch(/^M.*Z$/)
})

it('gives numbers from 0 to 1 that depend on the words', () => {
  const [one, same, other] = [random('forest'), random('forest'), random('cave')]
  const numbers = Array.from({ length: 50 }, one)
  expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true)
  expect(Array.from({ length: 50 }, same)).toEqual(numbers)
  expect(other()).not.toBe(numbers[0])
})

it('scatters marks only where there is room, the same each time', () => {
  const piece = corners('tall', 2)
  const taken = (p: { x: number }) => p.x < -180
  const marks = scatter('forest', 'forest', piece, 12, taken)
  expect(marks.length).toBeGreaterThan(3)
  expect(marks.some(taken)).toBe(false)
  expect(marks).toEqual(scatter('forest', 'forest', piece, 12, taken))
  expect(marks.map((m) => m.y)).toEqual(marks.map((m) => m.y).sort((one, two) => one - two))
})
