import { expect, it } from 'vitest'
import { line, outline, random, waver } from './sketch'

const [a, b] = [
  { x: 0, y: 0 },
  { x: 200, y: 40 },
]

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
  expect(outline([a, b, { x: 100, y: 200 }])).toMatch(/^M.*Z$/)
})

it('gives numbers from 0 to 1 that depend on the words', () => {
  const [one, same, other] = [random('forest'), random('forest'), random('cave')]
  const numbers = Array.from({ length: 50 }, one)
  expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true)
  expect(Array.from({ length: 50 }, same)).toEqual(numbers)
  expect(other()).not.toBe(numbers[0])
})
