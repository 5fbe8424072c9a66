import { expect, test } from 'vitest'
import { beside, patience } from './hint'

const window = { width: 390, height: 844 }
const tip = { width: 100, height: 30 }

test('a name stands above its icon, in the middle', () => {
  expect(beside({ left: 200, top: 300, width: 20, height: 20 }, tip, window)).toEqual({ left: 160, top: 264 })
})

test('at the edges it stays within the window', () => {
  expect(beside({ left: 2, top: 300, width: 20, height: 20 }, tip, window).left).toBe(6)
  expect(beside({ left: 380, top: 300, width: 10, height: 20 }, tip, window).left).toBe(284)
  expect(beside({ left: 200, top: 10, width: 20, height: 20 }, tip, window).top).toBe(36)
})

test('on a part as high as the window it is still seen', () => {
  expect(beside({ left: 0, top: 0, width: 390, height: 844 }, tip, window).top).toBe(808)
})

test('a small icon says its name soon; what can be chosen or read by itself is written over only on wish', () => {
  const [icon, card] = [
    { width: 20, height: 20 },
    { width: 120, height: 90 },
  ]
  expect(patience(false, icon)).toBeLessThan(500)
  expect(patience(true, icon)).toBeGreaterThan(800)
  expect(patience(false, card)).toBeGreaterThan(800)
})
