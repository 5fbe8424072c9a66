import { expect, test } from 'vitest'
import type { LogLine } from '../server/protocol'
import { epilogues, lately } from './telling'

const log = Array.from({ length: 12 }, (_, at): LogLine => ({ seq: at + 1, private: false, kind: 'words', text: `line ${at + 1}` }))
const texts = (since: number): string[] => lately(log, since, 0).lines.map(({ text }) => text)

test('everything since my last answer is news, however much it is', () => {
  expect(lately(log, 1, 0).news).toBe(true)
  expect(texts(1)).toHaveLength(11)
  expect(texts(10)).toEqual(['line 11', 'line 12'])
})

test('without news the last few lines stand there', () => {
  expect(lately(log, 12, 0).news).toBe(false)
  expect(texts(12)).toEqual(['line 8', 'line 9', 'line 10', 'line 11', 'line 12'])
  expect(lately(log, 0, 0).news).toBe(false)
})

test('what others did comes first; if they did nothing, it is what I did', () => {
  const line = (by: number, text: string): LogLine => ({ seq: 2, private: false, by, kind: 'words', text })
  const told = (...lines: LogLine[]): string[] => lately([log[0]!, ...lines], 1, 0).lines.map(({ text }) => text)
  expect(told(line(0, 'I build.'), line(1, 'Bo goes.'), line(0, 'I gain.'))).toEqual(['Bo goes.', 'I gain.'])
  expect(told(line(0, 'I build.'))).toEqual(['I build.'])
})

test('what became of everybody is what was told with the end', () => {
  const story = (seq: number, title: string): LogLine => ({
    seq,
    private: false,
    by: 0,
    kind: 'story',
    entry: title,
    title,
    choice: null,
    outcome: null,
    text: '',
  })
  const over: LogLine = { seq: 5, private: false, kind: 'over', text: 'It is over.' }
  expect(epilogues([story(4, 'before'), story(5, 'home'), over, story(5, 'away')]).map(({ title }) => title)).toEqual(['home', 'away'])
  expect(epilogues([story(5, 'home')])).toEqual([])
})
