import { expect, test } from 'vitest'
import type { SeatInfo } from '../server/protocol'
import { pageOf } from './router.svelte'
import { alone, resize, seatsOf, usual, unseen } from '../shelf/seating'
import { ago, figure, full, keyOf, lasting, list, signed, since, standing, titleOf } from './words'

const seat = (number: number, name: string, mine = false): SeatInfo => ({
  seat: number,
  name,
  kind: 'person',
  mine,
  decide: mine,
  here: true,
})

test('a list of names', () => {
  expect([list([]), list(['Ada']), list(['Ada', 'Bo']), list(['Ada', 'Bo', 'Mila'])]).toEqual(['', 'Ada', 'Ada and Bo', 'Ada, Bo and Mila'])
})

test('whose turn it is', () => {
  const seats = [seat(0, 'Ada', true), seat(1, 'Bo')]
  expect(standing(seats, [0, 1], null)).toEqual({ text: 'Your turn', mine: true })
  expect(standing(seats, [1], null)).toEqual({ text: 'Waiting for Bo', mine: false })
  expect(standing([seat(0, 'Ada', true), seat(1, 'Bo', true)], [1], null).text).toBe('Your turn: Bo')
  expect(standing(seats, [], 'All is lost.')).toEqual({ text: 'All is lost.', mine: false })
})

test('how long ago', () => {
  expect([ago(1000, 1030), ago(1000, 1000 + 300), ago(1000, 1000 + 86_400)]).toEqual(['just now', '5 minutes ago', 'yesterday'])
})

test('the key in what was pasted', () => {
  const key = 'abcDEF0123456789-_x'
  expect(keyOf(` https://example.org/join#${key} `)).toBe(key)
  expect(keyOf(key)).toBe(key)
  expect(keyOf('https://example.org/join')).toBe(null)
  expect(keyOf('#')).toBe(null)
})

test('reasons become sentences', () => {
  expect([full('this seat is not yours'), full('Done.'), full(' why? '), full('')]).toEqual([
    'This seat is not yours.',
    'Done.',
    'Why?',
    '',
  ])
})

test('paths and pages', () => {
  expect(pageOf('/', '')).toEqual({ page: 'shelf' })
  expect(pageOf('/new', '?game=prelude')).toEqual({ page: 'new', game: 'prelude', again: null })
  expect(pageOf('/new', '?again=x')).toEqual({ page: 'new', game: null, again: 'x' })
  expect(pageOf('/table/a%20b', '')).toEqual({ page: 'table', id: 'a b' })
  expect(pageOf('/table/x/replay', '')).toEqual({ page: 'replay', id: 'x' })
  expect(pageOf('/table', '')).toEqual({ page: 'lost' })
})

test('a save is named after its table', () => {
  expect(['The-long-road.fireside.json', 'Prelude.fireside (2).json', 'save.json'].map(titleOf)).toEqual(['The long road', 'Prelude', null])
})

test('places at a new table', () => {
  const mode = { id: 'standard', title: '', players_min: 1, players_max: 6, alone: 3, campaign: false }
  expect(seatsOf(usual(mode))).toEqual([
    { who: 'me', name: null },
    { who: 'open', name: 'Bo' },
  ])
  expect(usual({ ...mode, players_max: 1 })).toHaveLength(1)
  expect(seatsOf([{ chair: 'screen', name: ' Mila ' }])).toEqual([{ who: 'me', name: 'Mila' }])
  expect(seatsOf(alone(mode))).toEqual([
    { who: 'me', name: null },
    { who: 'me', name: 'Bo' },
    { who: 'me', name: 'Mila' },
  ])
  expect([alone(mode), usual(mode), [...alone(mode), { chair: 'screen' as const, name: 'Odd' }]].map(unseen)).toEqual([true, false, false])
  expect(new Set(resize(usual(mode), 6).map((place) => place.name)).size).toBe(6)
})

test('since when, in words that are as exact as they need to be', () => {
  const at = (day: number, hour: number, month = 4, year = 2026) => new Date(year, month, day, hour, 20).getTime() / 1000
  const now = at(20, 9)
  expect(since(now - 30, now)).toBe('just now')
  expect(since(at(20, 1), now)).toMatch(/^since 0?1:20/)
  expect(since(at(19, 23), now)).toBe('since yesterday')
  expect(since(at(15, 23), now)).toBe('since Friday')
  expect(since(at(3, 12), now)).toBe('since 3 May')
  expect(since(at(24, 12, 11, 2025), now)).toBe('since 24 December 2025')
})

test('writes what is below zero with a minus sign', () => {
  expect([figure(2), figure(0), figure(-3)]).toEqual(['2', '0', '−3'])
  expect([signed(2), signed(0), signed(-3)]).toEqual(['+2', '0', '−3'])
})

test('how long a table waits, in the largest unit that fits', () => {
  expect([5, 15, 60, 90, 120, 24 * 60, 3 * 24 * 60].map(lasting)).toEqual([
    '5 minutes',
    '15 minutes',
    'an hour',
    '90 minutes',
    '2 hours',
    'a day',
    '3 days',
  ])
})
