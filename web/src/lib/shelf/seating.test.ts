import { expect, test } from 'vitest'
import type { SeatInfo } from '../server/protocol'
import { again, myName, seatsOf } from './seating'

const seat = (at: number, name: string, kind: SeatInfo['kind'], mine = false): SeatInfo => ({
  seat: at,
  name,
  kind,
  mine,
  decide: mine,
  here: false,
})

test('the same company sits down again: a bot stays a bot, a friend needs a new link', () => {
  const seats = [
    seat(0, 'Ada', 'person', true),
    seat(1, 'Mila', 'person', true),
    seat(2, 'Bo', 'person'),
    seat(3, 'Runa', 'bot'),
    seat(4, 'Odd', 'random-bot'),
    seat(5, 'Tove', 'open'),
    seat(6, 'Ulf', 'stand-in'),
  ]
  expect(again(seats, 'Ada').map(({ chair, name }) => `${chair} ${name}`)).toEqual([
    'me ',
    'screen Mila',
    'open Bo',
    'bot Runa',
    'random-bot Odd',
    'open Tove',
    'open Ulf',
  ])
})

test('whoever played under another name is still there, once', () => {
  const places = again([seat(0, 'Bo', 'bot'), seat(1, 'The Countess', 'person', true)], 'Ada')
  expect(places).toEqual([
    { chair: 'bot', name: 'Bo' },
    { chair: 'me', name: 'The Countess' },
  ])
  expect(seatsOf(places)).toEqual([
    { who: 'bot', name: 'Bo' },
    { who: 'me', name: 'The Countess' },
  ])
})

test('a watcher who plays again has no seat', () => {
  expect(again([seat(0, 'Bo', 'person')], 'Ada')).toEqual([{ chair: 'open', name: 'Bo' }])
})

test('the name typed at my own seat is mine; others are not', () => {
  expect(
    myName([
      { chair: 'open', name: 'Bo' },
      { chair: 'me', name: ' Ada ' },
    ]),
  ).toBe('Ada')
  expect(myName([{ chair: 'screen', name: 'Bo' }])).toBe('')
})
