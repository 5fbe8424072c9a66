import { expect, test } from 'vitest'
import { rollOf } from './dice'

test.each([
  ['Bo rolls 5, 6, 2 and 1.', ['5', '6', '2', '1']],
  ['Bo rolls 6 and 1 to slip past.', ['6', '1']],
  ['Bo rolls 3 to hide.', ['3']],
  ['Bo rolls 6 and 4 for Old Lintel (wise, 2 successes needed; 4 or lower succeeds).', ['6', '4']],
  ['At camp, 3 presence: the die comes up 4, all is quiet.', ['4']],
  ['Time passes: the die shows 2.', ['2']],
  ['The event die: spirit.', ['spirit']],
  ['The event die, again: phenomenon.', ['phenomenon']],
  ["Mila looks at Explore, far: next round's die there is 1.", ['1']],
])('%s', (text, faces) => {
  expect(rollOf(text)?.faces).toEqual(faces)
})

test('a line without dice has no roll', () => {
  expect(rollOf('Nobody rolls anything.')).toBe(null)
})
