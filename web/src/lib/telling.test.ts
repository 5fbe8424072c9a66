import { expect, test } from 'vitest'
import type { LogLine } from './protocol'
import { lately, told } from './telling'

const words = (text: string): LogLine => ({ seq: 0, private: false, kind: 'words', text })
const turn = (text: string): LogLine => ({ seq: 0, private: false, kind: 'turn', text })
const roll = (text: string): LogLine => ({ seq: 0, private: false, kind: 'roll', throws: [], against: null, passed: null, text })
const opening = (entry: string, title: string, text: string): LogLine => ({ seq: 0, private: false, kind: 'story', entry, title, choice: null, outcome: null, text })
const outcome = (entry: string, text: string): LogLine => ({ seq: 0, private: false, kind: 'story', entry, title: '', choice: 0, outcome: 'failure', text })

const log = [
  turn('Settle: Ada.'),
  roll('The event die: spirit.'),
  words('Bo draws from the spirit deck.'),
  opening('pale-stag', 'The Pale Stag', 'It stands where the path should be.'),
  roll('Bo rolls 6.'),
  outcome('pale-stag', 'Bo falls short. It walks away.'),
  words('Bo loses 1 wise.'),
]
const scene = { entry: 'pale-stag' }
const texts = (since: number, card: typeof scene | null, lines = log): string[] => told(lines, since, card).map(({ text }) => text)

test('a story stays after its scene, until the next thing begins', () => {
  expect(texts(log.length, null)).toEqual(['It stands where the path should be.', 'Bo falls short. It walks away.'])
  const later = [...log, turn('Round 2.')]
  expect(texts(later.length, null, later)).toEqual([])
})

test('what others lived through since my last answer is still to be read', () => {
  const later = [...log, turn('Round 2.')]
  expect(texts(1, null, later)).toEqual(['It stands where the path should be.', 'Bo falls short. It walks away.'])
})

test('below a card that lies open comes only what followed from it', () => {
  expect(texts(0, scene)).toEqual(['Bo falls short. It walks away.'])
  // A secret is told to its keeper under another heading: the entry counts, not the words.
  expect(texts(0, scene, [opening('pale-stag', 'Your secret: The Pale Stag', 'Other words.'), roll('Ada rolls 2.')])).toEqual([])
  expect(texts(0, { entry: 'another' }, log)).toEqual(['It stands where the path should be.', 'Bo falls short. It walks away.'])
  expect(told(log, 0, null)[0]?.title).toBe('The Pale Stag')
})

test('of many outcomes the last ones are told, with the card they came from', () => {
  const many = [...log, ...['Ada', 'Mila', 'Runa'].map((name) => outcome('pale-stag', `${name} is caring.`))]
  expect(texts(many.length, null, many)).toEqual(['It stands where the path should be.', 'Mila is caring.', 'Runa is caring.'])
})

test('the lines since my last answer, without the stories that the page shows', () => {
  const { lines, news } = lately(log, 1, told(log, 1, null), null)
  expect([lines.map(({ text }) => text), news]).toEqual([['The event die: spirit.', 'Bo draws from the spirit deck.', 'Bo rolls 6.', 'Bo loses 1 wise.'], true])
  expect(lately(log, log.length, [], null).news).toBe(false)
  expect(lately(log, 2, told(log, 2, scene), scene).lines.map(({ kind }) => kind)).toEqual(['words', 'roll', 'words'])
})
