import { expect, test } from 'vitest'
import { nameTrouble } from './names'

test('names of the whole world are good, and no name yet is no mistake', () => {
  for (const name of [
    '',
    'Ada',
    ' Ada Lovelace ',
    'O’Brien-Smith',
    'Zoe\u0308',
    'Юлия',
    'محمد عبد الله',
    '李小龍',
    '김민준',
    'देवी',
    '🦊',
    '👍🏽',
  ])
    expect(nameTrouble(name)).toBe('')
})

test('what cannot be seen is named at once', () => {
  expect(nameTrouble('   ')).toBe('A name cannot be all spaces.')
  for (const [hidden, code] of [
    ['\u200b', '200B'],
    ['\u202e', '202E'],
    ['\u00a0', '00A0'],
    ['\u3164', '3164'],
    ['\u2800', '2800'],
    ['\ue000', 'E000'],
    ['\u{e0001}', 'E0001'],
    ['\u2028', '2028'],
  ]) {
    expect(nameTrouble(`A${hidden}da`)).toBe(`A name cannot have invisible characters (U+${code}).`)
  }
})
