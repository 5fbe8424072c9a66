import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Words, type Ask } from './words.svelte'

const book = { wolf: { stranger: 'hound' }, bell: { thing: 'bell gold' } }
const answers = (): Ask => vi.fn<Ask>(async (_, ids) => Object.fromEntries(Object.entries(book).filter(([id]) => ids.includes(id))))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const settled = () => vi.advanceTimersByTimeAsync(0)

test('what is asked for at once goes into one request, and is remembered', async () => {
  const ask = answers()
  const words = new Words(ask)
  expect([words.of('toy', 'wolf'), words.of('toy', 'bell'), words.of('toy', 'wolf')]).toEqual([undefined, undefined, undefined])
  await settled()
  expect([words.of('toy', 'wolf'), words.of('toy', 'bell')]).toEqual([book.wolf, book.bell])
  await settled()
  expect(ask).toHaveBeenCalledExactlyOnceWith('toy', ['wolf', 'bell'])
})

test('another game has other words', async () => {
  const ask = answers()
  const words = new Words(ask)
  words.of('toy', 'wolf')
  words.of('chess', 'wolf')
  await settled()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('an id that the book says nothing about is asked for once', async () => {
  const ask = answers()
  const words = new Words(ask)
  words.of('toy', 'nobody')
  await settled()
  expect(words.of('toy', 'nobody')).toEqual({})
  await settled()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('what cannot be an id is not asked for', async () => {
  const ask = answers()
  const words = new Words(ask)
  expect(['', 'a,b', 'zone/rest', 'x'.repeat(61)].map((id) => words.of('toy', id))).toEqual([{}, {}, {}, {}])
  await settled()
  expect(ask).not.toHaveBeenCalled()
})

test('no request asks for more than the server answers', async () => {
  const ask = answers()
  const words = new Words(ask)
  for (let n = 0; n < 101; n += 1) words.of('toy', `card-${n}`)
  await settled()
  expect(vi.mocked(ask).mock.calls.map(([, ids]) => ids.length)).toEqual([100, 1])
})

test('after a request that failed a picture is rolled, and its words are asked for again', async () => {
  const ask = vi.fn<Ask>().mockRejectedValueOnce(new Error('offline')).mockImplementation(answers())
  const words = new Words(ask)
  words.of('toy', 'wolf')
  await settled()
  expect(words.of('toy', 'wolf')).toEqual({})
  await vi.advanceTimersByTimeAsync(10_000)
  expect(words.of('toy', 'wolf')).toEqual(book.wolf)
  expect(ask).toHaveBeenCalledTimes(2)
})
