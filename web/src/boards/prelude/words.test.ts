import { expect, it } from 'vitest'
import { primerTokens } from '../../art/books'
import { token } from './words'

it('has an icon of its own for every step of the primer', () => {
  const icons = primerTokens('prelude').map(token)
  expect(icons).not.toContain(null)
  expect(icons.length).toBeGreaterThan(2)
  expect(new Set(icons).size).toBe(icons.length)
})
