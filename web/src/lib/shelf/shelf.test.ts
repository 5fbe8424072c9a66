import { expect, test } from 'vitest'
import type { TableInfo } from '../server/protocol'
import { inOrder } from './shelf'

const seats = [
  { seat: 0, name: 'Ada', kind: 'person' as const, mine: true, decide: true, here: true },
  { seat: 1, name: 'Bo', kind: 'bot' as const, mine: false, decide: false, here: false },
]
const table = (id: string, waiting: number[], changed: number, over: string | null = null): TableInfo => ({
  id,
  title: id,
  game: 'g',
  game_title: 'G',
  mode: 'm',
  options: {},
  host: true,
  wait: 1440,
  seats,
  watchers: 0,
  watching: [],
  waiting,
  seq: 1,
  changed,
  over,
})

test('what waits for me comes first, what is over last, and otherwise the latest', () => {
  const tables = [
    table('over', [], 90, 'Ada won.'),
    table('bo', [1], 80),
    table('mine, old', [0], 10),
    table('mine', [0, 1], 20),
    table('bo, old', [1], 5),
  ]
  expect(inOrder(tables).map(({ id }) => id)).toEqual(['mine', 'mine, old', 'bo', 'bo, old', 'over'])
})
