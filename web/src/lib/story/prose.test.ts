import { expect, test } from 'vitest'
import { curly, lettered, paragraphs, plain, words } from './prose'

test('quotes open and close', () => {
  expect(curly('"Cause of loss," says Form Six. "It\'s Lectern\'s."')).toBe('“Cause of loss,” says Form Six. “It’s Lectern’s.”')
  expect(curly('("so") and "\'Tell him,\' she says"')).toBe('(“so”) and “‘Tell him,’ she says”')
  expect(curly("the Scholars' Tower, that one 'rich' man, a good 'un.")).toBe('the Scholars’ Tower, that one ‘rich’ man, a good ’un.')
  expect(curly('as they stand “so”')).toBe('as they stand “so”')
})

test('what stands between asterisks is emphasised', () => {
  const shown = (text: string): string =>
    words(text)
      .map((piece) => (piece.emphasis ? `<${piece.text}>` : piece.text))
      .join('')
  expect(shown('filled in: *cellar, by T.* T. is')).toBe('filled in: <cellar, by T.> T. is')
  expect(shown('"*Granted,*" she reads, "*in part.*"')).toBe('“<Granted,>” she reads, “<in part.>”')
  expect(shown('2 * 3 * 4, a lone *star')).toBe('2 * 3 * 4, a lone *star')
})

test('each line is a paragraph, and is read aloud without marks', () => {
  expect(paragraphs('One.\n\nTwo.')).toEqual([[{ text: 'One.', emphasis: false }], [{ text: 'Two.', emphasis: false }]])
  expect(plain('It *is*.\n"Yes."')).toBe('It is.\n“Yes.”')
})

test('only a letter is set large', () => {
  expect([lettered('Over the hill'), lettered('"Cause'), lettered('*grave*'), lettered('')]).toEqual([true, false, false, false])
})
