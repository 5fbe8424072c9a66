import { expect, test } from 'vitest'
import type { LogLine } from './protocol'
import { lately } from './telling'

const log = Array.from({ length: 12 }, (_, at): LogLine => ({ seq: at + 1, private: false, kind: 'words', text: `line ${at + 1}` }))
const texts = (since: number): string[] => lately(log, since).lines.map(({ text }) => text)

test('everything since my last answer is news, however much it is', () => {
  expect(lately(log, 1).news).toBe(true)
  expect(texts(1)).toHaveLength(11)
  expect(texts(10)).toEqual(['line 11', 'line 12'])
})

test('without news the last few lines stand there', () => {
  expect(lately(log, 12).news).toBe(false)
  expect(texts(12)).toEqual(['line 8', 'line 9', 'line 10', 'line 11', 'line 12'])
  expect(lately(log, 0).news).toBe(false)
})
