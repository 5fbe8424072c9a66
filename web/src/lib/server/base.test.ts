import { expect, test } from 'vitest'
import { baseOf, below, pathAt } from './base'

test('the page says below which path the server is', () => {
  expect(baseOf('/')).toBe('')
  expect(baseOf('/fireside/')).toBe('/fireside')
  expect(baseOf('/games/fireside/')).toBe('/games/fireside')
  // As it is built, and without a page.
  expect(baseOf('./')).toBe('')
  expect(baseOf(undefined)).toBe('')
})

test('links lead below it', () => {
  expect(below('/')).toBe('/')
  expect(below('/', '/fireside')).toBe('/fireside/')
  expect(below('/table/x?y#z', '/fireside')).toBe('/fireside/table/x?y#z')
})

test('only what is below it is ours', () => {
  expect(pathAt('/table/x')).toBe('/table/x')
  expect(pathAt('/fireside/table/x', '/fireside')).toBe('/table/x')
  expect(pathAt('/fireside/', '/fireside')).toBe('/')
  expect(pathAt('/fireside', '/fireside')).toBe('/')
  expect(pathAt('/firesides/table/x', '/fireside')).toBe(null)
  expect(pathAt('/table/x', '/fireside')).toBe(null)
})
