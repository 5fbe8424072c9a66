import { expect, test } from 'vitest'
import type { RuleText } from '../server/protocol'
import { chapterOf, chapters, isOpenPoint, numberOf, reading, search } from './rules'

const rule = (id: string, section: string, text: string): RuleText => ({ id, section, text })
const rules = [
  rule('NF-SETUP-03', 'Setup', 'Each player begins by drawing 3 cards.'),
  rule('NF-GEN-02', 'General', 'The aim is to win.'),
  rule('NF-DUEL-01', 'Dueling', 'Whoever wins stays.'),
  rule('NF-DUEL-02', 'Dueling', 'The loser goes to Jail.'),
  rule('NF-TIE-01', 'Winner and ties', 'The highest total counts.'),
]
const found = (typed: string) => search(rules, typed).map((chapter) => chapter.rules.map(({ id }) => id).join(' '))

test('a word is found as a word or as the beginning of one, never in the middle', () => {
  expect(found('win')).toEqual(['NF-TIE-01', 'NF-GEN-02', 'NF-DUEL-01'])
  expect(found('raw')).toEqual([])
})

test('the title of a chapter finds all of it, and first', () => {
  expect(found('duel')).toEqual(['NF-DUEL-01 NF-DUEL-02'])
  expect(found('duel jail')).toEqual(['NF-DUEL-02'])
})

test('ids are found by their beginning', () => {
  expect(found('nf-duel')).toEqual(['NF-DUEL-01 NF-DUEL-02'])
  expect(found('NF-SETUP-03')).toEqual(['NF-SETUP-03'])
})

test('what authors have to keep to is not found', () => {
  const data = rule('NN-DATA-32', 'What must be written', 'Glogos, and what each chapter does with them.')
  expect(search([data, rule('NN-STORY-03', 'Story mode', 'A chapter may bring glogos.')], 'glogo').map(({ id }) => id)).toEqual([
    'NN-STORY',
  ])
})

test('rules lie in their chapters', () => {
  expect(chapters(rules).map(({ id, title }) => `${id} ${title}`)).toEqual([
    'NF-SETUP Setup',
    'NF-GEN General',
    'NF-DUEL Dueling',
    'NF-TIE Winner and ties',
  ])
  expect([chapterOf('NF-DUEL-02'), numberOf('NF-DUEL-02')]).toEqual(['NF-DUEL', '02'])
  expect([isOpenPoint('NF-OPEN-02'), isOpenPoint('NF-DUEL-02')]).toEqual([true, false])
})

test.each([
  ['A round is one turn by each player. (inferred)', 'A round is one turn by each player.', true, []],
  ['Turns pass round the table (clockwise, see NF-OPEN-26).', 'Turns pass round the table (clockwise).', false, ['NF-OPEN-26']],
  ['Each player takes 14 camps (see NF-OPEN-01).', 'Each player takes 14 camps.', false, ['NF-OPEN-01']],
  ['Food 1, coin 2 (the others: NF-OPEN-04).', 'Food 1, coin 2.', false, ['NF-OPEN-04']],
  ['One more die (if you have one).', 'One more die (if you have one).', false, []],
])('what is our reading is set apart: %s', (text, plain, inferred, open) => {
  expect(reading(text)).toEqual({ text: plain, inferred, open })
})
