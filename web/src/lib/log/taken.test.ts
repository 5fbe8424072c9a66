import { expect, test } from 'vitest'
import type { LogLine } from '../server/protocol'
import { counting, folded, lastAnswer, taken } from './taken'

const words = (seq: number, text = `line ${seq}`): LogLine => ({ seq, private: false, kind: 'words', text })
const note = (seq: number, text = `note ${seq}`): LogLine => ({ seq, private: false, kind: 'table', text })
const goesBack = (seq: number, back: number): LogLine => ({ seq, private: false, kind: 'table', back, text: `back to ${back}` })
const numbers = (lines: Iterable<LogLine>): number[] => [...lines].map(({ seq }) => seq)

test('a log without going back counts as a whole', () => {
  const log = [words(1), note(2), words(3)]
  expect(counting(log)).toEqual(log)
  expect(taken(log).size).toBe(0)
})

test('what was told between the last entry that counts and the undo was taken back, except what the table says of itself', () => {
  const log = [words(1), words(2), words(3), words(3, 'and more'), note(4), words(5), goesBack(6, 2), words(7)]
  expect(numbers(taken(log))).toEqual([3, 3, 5])
  expect(numbers(counting(log))).toEqual([1, 2, 4, 6, 7])
})

test('one undo after another reaches further back, and what is redone counts again under its new number', () => {
  const log = [words(1), words(2), words(3), goesBack(4, 2), goesBack(5, 1), words(6, 'line 2'), note(6, 'redone')]
  expect(numbers(taken(log))).toEqual([2, 3])
  expect(counting(log).map(({ text }) => text)).toEqual(['line 1', 'back to 2', 'back to 1', 'line 2', 'redone'])
})

test('an undo may reach beyond the first line that is known', () => {
  expect(numbers(counting([words(8), goesBack(9, 3)]))).toEqual([9])
})

test('my last answer is the last one that was not taken back', () => {
  const log = [words(1), words(2), words(3), words(4), words(5)]
  // I came after 1, and answered after 2 (it became 3) and after 4 (it became 5).
  const marks = [1, 2, 4]
  expect(lastAnswer(marks, log)).toBe(4)
  expect(lastAnswer(marks, [...log, goesBack(6, 4)])).toBe(2)
  expect(lastAnswer(marks, [...log, goesBack(6, 4), goesBack(7, 2)])).toBe(1)
  expect(lastAnswer([...marks, 6], [...log, goesBack(6, 4), words(7)])).toBe(6)
})

test('what others take back does not touch my answers', () => {
  expect(lastAnswer([1, 2], [words(1), words(2), words(3), words(4), goesBack(5, 3)])).toBe(2)
})

test('when all my answers were taken back, the news begin where I came', () => {
  expect(lastAnswer([4, 6], [words(4), words(5), words(6), words(7), goesBack(8, 1)])).toBe(4)
})

test('lines in a row that were taken back are folded into one part', () => {
  const log = [words(1), words(2), words(3), goesBack(4, 1), words(5), goesBack(6, 4)]
  const parts = folded(log, taken(log)).map((part) => ('line' in part ? part.line.seq : numbers(part.gone)))
  expect(parts).toEqual([1, [2, 3], 4, [5], 6])
})
