import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from './api'
import { Live, pause, REPLY_MAX, type Socket } from './live.svelte'
import type { FromClient, Hello, LogLine, Now, Question, TableInfo, ToClient } from './protocol'

class FakeSocket implements Socket {
  onopen = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: never) => void) | null = null
  sent: FromClient[] = []
  closed = false
  constructor(readonly path: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }
  close(): void {
    this.closed = true
  }
  says(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  breaks(): void {
    this.onclose?.(undefined as never)
  }
}

const seat = { seat: 1, name: 'Bo', kind: 'person' as const, mine: true, decide: true, here: true }
const table: TableInfo = {
  id: 't',
  title: 'T',
  game: 'g',
  game_title: 'G',
  mode: 'm',
  options: {},
  host: true,
  wait: 1440,
  seats: [seat],
  watchers: 0,
  watching: [],
  waiting: [1],
  seq: 5,
  changed: 0,
  over: null,
}
const now: Now = {
  waiting: [1],
  waits: [],
  scenes: [],
  undo: 'no',
  redo: false,
  proposal: null,
  declined: null,
  bookmarks: [],
  copy: null,
  outcome: null,
}
const question: Question = { id: 7, seat: 1, prompt: '?', rules: [], pick: { min: 1, max: 1 }, options: [{ key: 'a', label: 'A' }] }
const hello = (change: Partial<Hello> = {}): ToClient => ({
  hello: { seq: 5, seat: 1, table, view: { round: 1 }, question, now, log: [], chat: [], pins: [], ...change },
})
const line = (seq: number, text: string) => ({ seq, kind: 'words' as const, text, private: false })

let sockets: FakeSocket[] = []
let probe = vi.fn<(table: string) => Promise<TableInfo>>()
const newest = (): FakeSocket => {
  const socket = sockets.at(-1)
  if (!socket) throw new Error('no socket was opened')
  return socket
}
function begin(): Live {
  const live = new Live('t', 1, {
    open: (path) => {
      const socket = new FakeSocket(path)
      sockets.push(socket)
      return socket
    },
    probe,
    chance: () => 1,
  })
  live.connect()
  return live
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  probe = vi.fn(async () => table)
})
afterEach(() => vi.useRealTimers())

test('pauses grow, up to a bound, and chance spreads them', () => {
  expect([0, 1, 2, 5, 20].map((tries) => pause(tries, 1))).toEqual([500, 1000, 2000, 15_000, 15_000])
  expect(pause(0, 0)).toBe(300)
})

describe('a connection', () => {
  test('names its seat, and patches its view', () => {
    const live = begin()
    expect(newest().path).toBe('/api/tables/t/live?seat=1')
    newest().says(hello())
    newest().says({ update: { seq: 6, patch: [{ op: 'replace', path: '/round', value: 2 }], question: null, log: [line(6, 'Bo goes.')] } })
    expect([live.state, live.view, live.question, live.seq]).toEqual(['open', { round: 2 }, null, 6])
    expect(live.fresh).toHaveLength(1)
    // What is left out has not changed.
    newest().says({ update: { seq: 7, patch: [], log: [] } })
    expect([live.question, live.now]).toEqual([null, now])
  })

  test('comes back by itself and says what it has seen', async () => {
    const live = begin()
    newest().says(hello({ log: [line(5, 'old')] }))
    newest().breaks()
    expect(live.state).toBe('lost')
    await vi.advanceTimersByTimeAsync(499)
    expect(sockets).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sockets).toHaveLength(2)
    expect(newest().path).toBe('/api/tables/t/live?seat=1&since=5')
    newest().says(hello({ seq: 8, view: { round: 3 }, log: [line(5, 'old'), line(8, 'missed')] }))
    expect([live.state, live.view, live.seq]).toEqual(['open', { round: 3 }, 8])
    expect(live.log.map((one) => one.text)).toEqual(['old', 'missed'])
  })

  test('starts again when the table has another past', async () => {
    const live = begin()
    newest().says(hello({ log: [line(5, 'old')] }))
    newest().breaks()
    await vi.advanceTimersByTimeAsync(500)
    newest().says(hello({ seq: 2, log: [line(1, 'other'), line(2, 'past')] }))
    expect([live.seq, live.log.map((one) => one.text)]).toEqual([2, ['other', 'past']])
  })

  test('outlives a server that is away for a while', async () => {
    const live = begin()
    newest().says(hello())
    probe.mockRejectedValue(new Refusal(0, 'The server cannot be reached.'))
    newest().says({ goodbye: { why: 'The server stops.' } })
    newest().breaks()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([live.state, sockets.length]).toEqual(['lost', 1])
    probe.mockResolvedValue(table)
    await vi.advanceTimersByTimeAsync(15_000)
    newest().says(hello({ seq: 9 }))
    expect([live.state, live.seq]).toEqual(['open', 9])
  })

  test('ends when the table is gone or the seat is somebody else’s', async () => {
    const gone = begin()
    newest().says(hello())
    probe.mockRejectedValue(new Refusal(404, 'There is no such table.'))
    newest().breaks()
    await vi.advanceTimersByTimeAsync(1000)
    expect([gone.state, gone.why]).toEqual(['ended', 'There is no such table.'])

    const dismissed = begin()
    probe.mockResolvedValue(table)
    newest().says(hello())
    newest().says({ goodbye: { why: 'you can no longer watch this table' } })
    probe.mockRejectedValue(new Refusal(404, 'There is no such table.'))
    newest().breaks()
    await vi.advanceTimersByTimeAsync(1000)
    expect([dismissed.state, dismissed.why]).toEqual(['ended', 'You can no longer watch this table.'])

    probe.mockResolvedValue({ ...table, seats: [{ ...seat, mine: false }] })
    const taken = begin()
    newest().says(hello())
    newest().breaks()
    await vi.advanceTimersByTimeAsync(1000)
    expect([taken.state, taken.why]).toEqual(['ended', 'This seat was handed to somebody else.'])

    probe.mockResolvedValue({ ...table, seats: [{ ...seat, mine: false, kind: 'bot' }] })
    const lent = begin()
    newest().says(hello())
    newest().breaks()
    await vi.advanceTimersByTimeAsync(1000)
    expect([lent.state, lent.why]).toEqual(['ended', 'A bot plays this seat now.'])
  })

  test('fetches everything again when a patch does not fit', () => {
    const live = begin()
    newest().says(hello())
    newest().says({ update: { seq: 6, patch: [{ op: 'remove', path: '/nothing' }], log: [] } })
    expect(sockets).toHaveLength(2)
    newest().says(hello({ seq: 6, view: { round: 9 } }))
    expect(live.view).toEqual({ round: 9 })
  })
})

describe('an answer', () => {
  test('is under way until the server replies, and is not sent twice', async () => {
    const live = begin()
    newest().says(hello())
    const reply = live.answer(['a'])
    await expect(live.answer(['a'])).resolves.toMatchObject({ as: 'refused', stale: true })
    expect(live.answering).toEqual({ id: 7, keys: ['a'] })
    expect(newest().sent).toEqual([{ re: 1, seq: 5, want: { answer: { id: 7, keys: ['a'] } } }])
    newest().says({ done: { re: 1 } })
    await expect(reply).resolves.toEqual({ as: 'done' })
    expect(live.answering).toBe(null)
  })

  test('is sent again after a reconnection if the question is still open', async () => {
    const live = begin()
    newest().says(hello())
    const reply = live.answer(['a'])
    newest().breaks()
    await vi.advanceTimersByTimeAsync(500)
    newest().says(hello({ seq: 6 }))
    expect(newest().sent).toEqual([{ re: 1, seq: 6, want: { answer: { id: 7, keys: ['a'] } } }])
    newest().says({ done: { re: 1 } })
    await expect(reply).resolves.toEqual({ as: 'done' })
  })

  test('is forgotten after a reconnection if the question is gone', async () => {
    const live = begin()
    newest().says(hello())
    const reply = live.answer(['a'])
    newest().breaks()
    await vi.advanceTimersByTimeAsync(500)
    newest().says(hello({ question: { ...question, id: 8 } }))
    expect(newest().sent).toEqual([])
    await expect(reply).resolves.toMatchObject({ as: 'refused', stale: true })
    expect(live.answering).toBe(null)
  })

  test('other requests are refused politely when the connection breaks', async () => {
    const live = begin()
    newest().says(hello())
    const reply = live.want('undo')
    newest().breaks()
    await expect(reply).resolves.toMatchObject({ as: 'refused', stale: false })
    await expect(live.want('undo')).resolves.toMatchObject({ as: 'refused' })
  })

  test('on which a rule failed frees the buttons and keeps what may be reported', async () => {
    const live = begin()
    newest().says(hello())
    const reply = live.answer(['a'])
    expect(live.answering).toEqual({ id: 7, keys: ['a'] })
    newest().says({ fault: { re: 1, why: 'a quest card got lost', report: { seed: 3 } } })
    await expect(reply).resolves.toEqual({ as: 'fault', why: 'a quest card got lost', report: { seed: 3 } })
    expect([live.fault, live.answering, live.question]).toEqual([{ why: 'a quest card got lost', report: { seed: 3 } }, null, question])
  })

  test('marks where the news begin', () => {
    const live = begin()
    newest().says(hello({ log: [line(4, 'old'), line(5, 'older')] }))
    expect(live.answeredAt).toBe(2)
    newest().says({ update: { seq: 6, patch: [], log: [line(6, 'Bo goes.')] } })
    expect(live.answeredAt).toBe(2)
    void live.answer(['a'])
    expect(live.answeredAt).toBe(3)
  })

  test('is no longer the last one when it was taken back, until it is redone', () => {
    const live = begin()
    const tell = (seq: number, ...log: LogLine[]): void => newest().says({ update: { seq, patch: [], log } })
    newest().says(hello({ log: [line(5, 'old')] }))
    tell(6, line(6, 'Bo goes.'))
    void live.answer(['a'])
    tell(7, line(7, 'I go.'))
    expect([live.told.length, live.answeredAt]).toEqual([3, 2])
    tell(8, { ...line(8, 'I take a move back.'), kind: 'table', back: 6 })
    expect(live.told.map(({ text }) => text)).toEqual(['old', 'Bo goes.', 'I take a move back.'])
    expect(live.answeredAt).toBe(1)
    expect(live.log.length).toBe(4)
    void live.want('redo')
    tell(9, line(9, 'I go.'))
    expect(live.told.slice(live.answeredAt).map(({ text }) => text)).toEqual(['I go.'])
  })
})

test('what I asked for and somebody declined is said once, to those who were there', () => {
  const declined = { id: 3, text: 'Bo would rather not take it back.' }
  const live = begin()
  newest().says(hello({ now: { ...now, declined } }))
  expect(live.declined).toBeNull()
  const proposal = { id: 4, what: "take back Bo's last move", by: 'Ada', missing: ['Bo'], asks_me: false, mine: true }
  newest().says({ update: { seq: 5, patch: [], log: [], now: { ...now, proposal } } })
  expect(live.declined).toBeNull()
  newest().says({ update: { seq: 5, patch: [], log: [], now: { ...now, declined: { ...declined, id: 4 } } } })
  expect(live.declined).toEqual({ ...declined, id: 4 })
})

test('a server that does not reply is given up, and the answer is sent again after the reconnection', async () => {
  const live = begin()
  newest().says(hello())
  void live.answer(['a'])
  const silent = newest()
  await vi.advanceTimersByTimeAsync(REPLY_MAX)
  expect(live.state).toBe('lost')
  expect(silent.closed).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  newest().says(hello())
  expect(newest()).not.toBe(silent)
  expect(newest().sent.map((message) => message.want)).toEqual([{ answer: { id: 7, keys: ['a'] } }])
})

test('a reply in time leaves the connection alone', async () => {
  const live = begin()
  newest().says(hello())
  void live.answer(['a'])
  newest().says({ done: { re: newest().sent[0]?.re ?? 0 } })
  await vi.advanceTimersByTimeAsync(2 * REPLY_MAX)
  expect(live.state).toBe('open')
})
