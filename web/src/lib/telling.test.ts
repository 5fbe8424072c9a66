import { expect, test } from 'vitest'
import type { LogLine } from './protocol'
import { lately, told } from './telling'

const line = (kind: string, text: string): LogLine => ({ seq: 0, kind, text, private: false })
const log = [
  line('turn', 'Settle: Ada.'),
  line('roll', 'The event die: spirit.'),
  line('draw', 'Bo draws from the spirit deck.'),
  line('story', 'The Pale Stag\nIt stands where the path should be.'),
  line('roll', 'Bo rolls 6.'),
  line('story', 'Bo falls short. It walks away.'),
  line('change', 'Bo loses 1 wise.'),
]
const scene = { title: 'The Pale Stag', text: 'It stands where the path should be.' }
const texts = (since: number, card: typeof scene | null, lines = log): string[] => told(lines, since, card).map(({ text }) => text)

test('a story stays after its scene, until the next thing begins', () => {
  expect(texts(log.length, null)).toEqual(['It stands where the path should be.', 'Bo falls short. It walks away.'])
  const later = [...log, line('round', 'Round 2.')]
  expect(texts(later.length, null, later)).toEqual([])
})

test('what others lived through since my last answer is still to be read', () => {
  const later = [...log, line('round', 'Round 2.')]
  expect(texts(1, null, later)).toEqual(['It stands where the path should be.', 'Bo falls short. It walks away.'])
})

test('below a card that lies open comes only what followed from it', () => {
  expect(texts(0, scene)).toEqual(['Bo falls short. It walks away.'])
  const kept = [line('story', `Your secret: The Pale Stag\n${scene.text}`), line('roll', 'Ada rolls 2.')]
  expect(texts(0, scene, kept)).toEqual([])
  // A short first paragraph is no heading, and the choices below the text were not told.
  const page = { title: 'Duel', text: 'A lamp goes out.\nShe waits.\n· Fight.' }
  expect(texts(0, page, [line('story', 'A lamp goes out.\nShe waits.'), line('story', 'She laughs.')])).toEqual(['She laughs.'])
  expect(told(log, 0, null)[0]?.title).toBe('The Pale Stag')
})

test('of many outcomes the last ones are told, with the card they came from', () => {
  const many = [...log, ...['Ada', 'Mila', 'Runa'].map((name) => line('story', `${name} is caring.`))]
  expect(texts(many.length, null, many)).toEqual(['It stands where the path should be.', 'Mila is caring.', 'Runa is caring.'])
})

test('the lines since my last answer, without the stories that the page shows', () => {
  const { lines, news } = lately(log, 1, told(log, 1, null), null)
  expect([lines.map(({ text }) => text), news]).toEqual([['The event die: spirit.', 'Bo draws from the spirit deck.', 'Bo rolls 6.', 'Bo loses 1 wise.'], true])
  expect(lately(log, log.length, [], null).news).toBe(false)
  expect(lately(log, 2, told(log, 2, scene), scene).lines.map(({ kind }) => kind)).toEqual(['draw', 'roll', 'change'])
})
