import { expect, test } from 'vitest'
import { beatsOf, holds, KINDS, placeOf } from './beats'
import type { LogLine, RollPart } from '../server/protocol'

const base = { seq: 1, private: false }
const words = (by: number, text = 'Bo waits.'): LogLine => ({ ...base, by, kind: 'words', text })
const story = (by: number): LogLine => ({
  ...base,
  by,
  kind: 'story',
  entry: 'x',
  title: 'X',
  choice: null,
  outcome: null,
  text: 'word '.repeat(100),
})
const roll = (face: string, passed: boolean | null, part: RollPart = 'throw'): LogLine => ({
  ...base,
  by: 1,
  kind: 'roll',
  throws: [{ who: 'Bo', dice: [{ sides: 6, face }], adds: [], total: null }],
  against: 4,
  passed,
  part,
  text: '',
})

test('every kind of event that there is has a beat', () => {
  const line = (kind: string): LogLine => ({ ...base, by: 1, text: 'x', kind, throws: [] }) as unknown as LogLine
  expect(KINDS).toEqual(['turn', 'roll', 'card', 'tokens', 'move', 'track', 'story', 'over', 'cleared', 'table', 'words'])
  for (const kind of KINDS) expect(beatsOf([line(kind)], [], 0, 'usual')[0]?.ms, kind).toBeGreaterThan(300)
})

test('a roll and its verdict are one beat, two rolls are two', () => {
  const verdict = roll('2', false, 'verdict')
  const laid = roll('2', null, 'laid')
  expect(beatsOf([roll('2', null), verdict], [], 0, 'usual').map(({ line }) => line)).toEqual([verdict])
  expect(beatsOf([roll('2', null), laid, verdict], [], 0, 'usual'), 'what was laid on is seen').toHaveLength(3)
  expect(beatsOf([roll('2', null), roll('2', true)], [], 0, 'usual'), 'the same dice again').toHaveLength(2)
  expect(beatsOf([roll('2', null), words(1), verdict], [], 0, 'usual')).toHaveLength(3)
})

test('what has to be read lasts longer, what I did myself less long, and nothing lasts at once', () => {
  const ms = (line: LogLine, me: number, pace: 'usual' | 'slow' | 'fast' | 'at once' = 'usual'): number =>
    beatsOf([line], [], me, pace)[0]!.ms
  expect(ms(words(1, 'a'.repeat(80)), 0)).toBeGreaterThan(ms(words(1), 0))
  expect(ms(words(1), 1)).toBeLessThan(ms(words(1), 0))
  expect(ms(story(1), 1)).toBeLessThan(ms(story(1), 0))
  expect([ms(words(1), 0, 'slow') > ms(words(1), 0), ms(words(1), 0, 'fast') < ms(words(1), 0), ms(words(1), 0, 'at once')]).toEqual([
    true,
    true,
    0,
  ])
})

test('a page that somebody else reads stays long enough to be read along', () => {
  // Few people read more than 350 words a minute.
  const { ms } = beatsOf([story(1)], [], 0, 'usual')[0]!
  expect(ms).toBeGreaterThan((100 / 350) * 60_000)
  expect(ms).toBeLessThan(30_000)
})

test('the table waits for what others do and for what is worth stopping for', () => {
  expect(holds([words(0), words(0)], 0)).toBe(false)
  expect(holds([words(0), words(1)], 0)).toBe(true)
  expect(holds([{ ...roll('1', true), by: 0 }], 0)).toBe(true)
  const card = (from: string, to: string): LogLine => ({ ...base, by: 0, kind: 'card', card: 'rusk-tolliver', from, to, text: '' })
  expect([holds([card('hire', 'seat/0')], 0), holds([card('seat/0', 'seat/0')], 0)], 'a card that is turned over where it lies').toEqual([
    true,
    false,
  ])
  expect(holds([{ ...base, kind: 'turn', text: 'Round 2.' }], 0)).toBe(true)
  expect(holds([words(0)], null)).toBe(true)
  expect(holds([], 0)).toBe(false)
})

test('a line leads to the place it is about', () => {
  const tokens = (from: string | null, to: string | null): LogLine => ({ ...base, kind: 'tokens', token: 'camp', n: 1, from, to, text: '' })
  expect(placeOf({ ...base, kind: 'move', piece: 'seat/1', path: ['space/a', 'space/b'], text: '' })).toBe('space/b')
  expect([placeOf(tokens('seat/1', 'mine/2/1')), placeOf(tokens('space/a', 'seat/1')), placeOf(tokens(null, 'seat/1'))]).toEqual([
    'mine/2/1',
    'space/a',
    null,
  ])
  expect(placeOf(words(1))).toBe(null)
})
