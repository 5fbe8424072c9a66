import { expect, test } from 'vitest'
import type { LogLine } from '../server/protocol'
import { inReadingOrder, toRead } from './reading'

const base = { seq: 3, private: false, text: '' }
const of = (id: number) => ({ scene: { id, kind: 'story' as const } })
const by = (seat: number | undefined): { by?: number } => (seat === undefined ? {} : { by: seat })
const page = (seat: number | undefined, title: string, id = 1, seq = 3): LogLine => ({
  ...base,
  ...by(seat),
  ...of(id),
  seq,
  kind: 'story',
  entry: title,
  title,
  choice: null,
  outcome: null,
})
const outcome: LogLine = { ...base, ...of(1), by: 0, kind: 'story', entry: 'x', title: '', choice: 0, outcome: 'success' }
const words = (seat: number, text: string, id?: number): LogLine => ({ ...base, ...(id ? of(id) : {}), by: seat, kind: 'words', text })
const turn: LogLine = { ...base, kind: 'turn' }
/** The scenes that are open after it. */
const during =
  (...open: number[]) =>
  (...lines: LogLine[]): LogLine[] => [...toRead(lines, open, 0)]
const read = during()

test('a page is read in peace if it is mine, or nobody’s, and decides nothing', () => {
  const [mine, nobodys, theirs] = [page(0, 'mine'), page(undefined, 'nobody'), page(1, 'theirs')]
  expect(read(mine, words(0, 'a', 1), turn)).toEqual([mine])
  expect(read(nobodys, turn)).toEqual([nobodys])
  expect(read(theirs, turn)).toEqual([])
  // What is still asked on it, or what came of it, is another matter; so is somebody who only watches.
  expect([...during(1)(mine), ...read(mine, outcome, turn), ...toRead([mine, turn], [], null)]).toEqual([])
})

test('whether a page decides nothing is known from its scene', () => {
  const mine = page(0, 'mine')
  const combat: LogLine = { ...turn, scene: { id: 2, kind: 'fight' } }
  expect(read(mine, words(0, 'a', 1)), 'it is over with the last that was told').toEqual([mine])
  expect(during(1)(mine, words(0, 'a', 1)), 'it still lies open').toEqual([])
  expect(during(1)(mine, words(1, 'Bo goes.'), turn), 'it still lies open, whatever else is told').toEqual([])
  expect(during(1, 2)(mine, combat), 'a combat within it ends nothing').toEqual([])
  expect(read(mine, combat, outcome, turn), 'what came of it after a combat came of it').toEqual([])
  expect(read(mine, words(1, 'Bo goes.')), 'it is over, though no turn has begun').toEqual([mine])
  expect(during(1)(page(0, 'within', 2), words(0, 'a', 1)), 'the story around it goes on').toHaveLength(1)
  expect(during(1)(mine, page(0, 'next')), 'it led to another page').toEqual([mine])
  expect(during(1)(mine, { ...turn, kind: 'table' }), 'who comes to the table says nothing about it').toEqual([])
})

test('pages that are told one after another are for everybody, those at different times are not', () => {
  const [mine, theirs] = [page(0, 'mine'), page(1, 'theirs', 2)]
  expect(read(mine, theirs, turn)).toEqual([mine, theirs])
  expect(read(mine, page(1, 'later', 2, 4), turn)).toEqual([mine])
})

test('my page comes before those of the others', () => {
  const titles = (lines: LogLine[], seat: number | null): string[] =>
    inReadingOrder(lines, [], seat).map((line) => (line.kind === 'story' ? line.title : line.text))
  const pages = [page(undefined, 'all', 1), page(0, 'first', 2), words(0, 'token', 2), page(1, 'second', 3)]
  const lines = [words(0, 'a'), ...pages, turn]
  expect(titles(lines, 0)).toEqual(['a', 'all', 'first', 'token', 'second', ''])
  expect(titles(lines, 1)).toEqual(['a', 'all', 'second', 'first', 'token', ''])
  expect(titles(lines, null)).toEqual(titles(lines, 0))
  // What goes on after the pages belongs to none of them.
  expect(titles([...pages, words(0, 'after')], 1)).toEqual(['all', 'second', 'first', 'token', 'after'])
})

test('what goes without saying is not shown', () => {
  const tokens = (text: string): LogLine => ({ ...base, kind: 'tokens', token: 'coin', n: 3, from: null, to: 'seat/0', text })
  const [quiet, said, drawn] = [
    tokens(''),
    tokens('Ada gains 3 coins.'),
    { ...base, kind: 'card', card: 'lamp', from: null, to: 'seat/0' } as LogLine,
  ]
  expect(inReadingOrder([quiet, said, drawn, turn], [], 0)).toEqual([said, turn])
  expect(inReadingOrder([quiet, drawn], [], null)).toEqual([])
})
