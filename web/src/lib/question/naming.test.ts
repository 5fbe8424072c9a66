import { expect, test } from 'vitest'
import { keyOf, troubleWith } from './naming'

const naming = { longest: 24, taken: ['Bo Peep'] }

test.each([
  ['', ''],
  ['  Old   Tom ', ''],
  ['Anne-Marie O’Hara', ''],
  ['Ñandú', ''],
  ['R2', 'A name has letters, spaces, hyphens and apostrophes, but no “2”.'],
  ['a_b', 'A name has letters, spaces, hyphens and apostrophes, but no “_”.'],
  [' - ', 'A name needs at least one letter.'],
  ['o'.repeat(25), 'A name has at most 24 letters.'],
  ['BO-PEEP', 'Bo Peep is somebody’s name already.'],
])('"%s": %s', (typed, trouble) => {
  expect(troubleWith(typed, naming)).toBe(trouble)
})

test('a key has no spaces', () => {
  expect(keyOf('  Old   Tom ')).toBe('name/Old_Tom')
  expect(keyOf('Anne-Marie O’Hara')).toBe("name/Anne-Marie_O'Hara")
})
