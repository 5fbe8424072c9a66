import { expect, test } from 'vitest'
import { about } from './about'

test('an option is about its place, or about what its key ends with', () => {
  expect(about({ key: 'recruit/nuala', label: '', target: 'nuala' }, 0)).toEqual(['nuala', 'nuala'])
  expect(about({ key: 'past/soldier', label: '' }, 0)).toEqual(['soldier'])
  expect(about({ key: 'rin', label: '' }, 0)).toEqual(['rin'])
  expect(about({ key: 'shield/1', label: '', target: 'seat/1' }, 0)).toEqual(['seat/1', '1'])
})

test('what I do myself does not show me', () => {
  expect(about({ key: 'adventure', label: '', target: 'seat/0' }, 0)).toEqual(['adventure'])
})
