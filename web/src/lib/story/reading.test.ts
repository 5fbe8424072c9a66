import { expect, test } from 'vitest'
import type { LogLine } from '../server/protocol'
import { inReadingOrder, toRead } from './reading'

const base = { seq: 3, private: false, text: '', scene: { id: 1, kind: 'story' as const } }
const by = (seat: number | undefined): { by?: number } => (seat === undefined ? {} : { by: seat })
const page = (seat: number | undefined, title: string, seq = 3): LogLine => ({
  ...base,
  ...by(seat),
  seq,
  kind: 'story',
  entry: title,
  title,
  choice: null,
  outcome: null,
})
const outcome: LogLine = { ...base, by: 0, kind: 'story', entry: 'x', title: '', choice: 0, outcome: 'success' }
const words = (seat: number, text: string): LogLine => ({ ...base, by: seat, kind: 'words', text })
const turn: LogLine = { ...base, kind: 'turn' }

test('a page is read in peace if it is mine, or nobody’s, and decides nothing', () => {
  const [mine, nobodys, theirs] = [page(0, 'mine'), page(undefined, 'nobody'), page(1, 'theirs')]
  expect([...toRead([mine, words(0, 'a'), turn], 0)]).toEqual([mine])
  expect([...toRead([nobodys, turn], 0)]).toEqual([nobodys])
  expect([...toRead([theirs, turn], 0)]).toEqual([])
  // What is still asked on it, or what came of it, is another matter; so is somebody who only watches.
  expect([...toRead([mine], 0), ...toRead([mine, outcome, turn], 0), ...toRead([mine, turn], null)]).toEqual([])
})

test('pages that are told one after another are for everybody, those at different times are not', () => {
  const [mine, theirs] = [page(0, 'mine'), page(1, 'theirs')]
  expect([...toRead([mine, theirs, turn], 0)]).toEqual([mine, theirs])
  expect([...toRead([mine, page(1, 'later', 4), turn], 0)]).toEqual([mine])
})

test('my page comes before those of the others', () => {
  const lines = [words(0, 'a'), page(undefined, 'all'), page(0, 'first'), words(0, 'token'), page(1, 'second'), turn]
  const titles = (seat: number | null): string[] =>
    inReadingOrder(lines, seat).map((line) => (line.kind === 'story' ? line.title : line.text))
  expect(titles(0)).toEqual(['a', 'all', 'first', 'token', 'second', ''])
  expect(titles(1)).toEqual(['a', 'all', 'second', 'first', 'token', ''])
  expect(titles(null)).toEqual(titles(0))
})

test('what goes without saying is not shown', () => {
  const tokens = (text: string): LogLine => ({ ...base, kind: 'tokens', token: 'coin', n: 3, from: null, to: 'seat/0', text })
  const [quiet, said, drawn] = [
    tokens(''),
    tokens('Ada gains 3 coins.'),
    { ...base, kind: 'card', card: 'lamp', from: null, to: 'seat/0' } as LogLine,
  ]
  expect(inReadingOrder([quiet, said, drawn, turn], 0)).toEqual([said, turn])
  expect(inReadingOrder([quiet, drawn], null)).toEqual([])
})
