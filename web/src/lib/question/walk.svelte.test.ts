import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Reply } from '../server/live.svelte'
import type { Offered, Question } from '../server/protocol'
import { STEP, turnsBack, Walk } from './walk.svelte'

const question = (id: number, keys: string[], more: Partial<Question> = {}): Question => ({
  id,
  seat: 0,
  prompt: 'Where do you go?',
  rules: [],
  pick: { min: 1, max: 1 },
  options: keys.map((key): Offered => ({ key, label: key })),
  ...more,
})
const first = question(1, ['a', 'x', 'stop'])

let given: string[] = []
let reply: Reply = { as: 'done' }
const walk = () =>
  new Walk(
    (keys) => {
      given.push(keys.join(' '))
      return Promise.resolve(reply)
    },
    () => STEP,
  )

beforeEach(() => {
  given = []
  reply = { as: 'done' }
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('each answer follows the question that the one before has led to', () => {
  const one = walk()
  one.begin(['a', 'b', 'c'], first)
  expect([given, one.on]).toEqual([['a'], true])
  one.see(question(2, ['b', 'stop']), false)
  expect(given).toEqual(['a'])
  vi.advanceTimersByTime(STEP)
  one.see(question(3, ['c', 'stop']), false)
  vi.advanceTimersByTime(STEP)
  expect([given, one.on]).toEqual([['a', 'b', 'c'], false])
  one.see(question(4, ['a', 'b', 'c']), false)
  vi.runAllTimers()
  expect(given).toEqual(['a', 'b', 'c'])
})

test('the question that was just answered is not answered again, though it offers the next key too', () => {
  const one = walk()
  const both = question(1, ['a', 'b'])
  one.begin(['a', 'b'], both)
  one.see(both, true)
  one.see(both, false)
  vi.runAllTimers()
  expect([given, one.on]).toEqual([['a'], true])
  one.see(question(2, ['a', 'b']), false)
  vi.runAllTimers()
  expect(given).toEqual(['a', 'b'])
})

test('while something is told nothing is answered, and then the walk goes on', () => {
  const one = walk()
  one.begin(['a', 'b'], first)
  one.see(null, true)
  vi.runAllTimers()
  expect([given, one.on]).toEqual([['a'], true])
  one.see(question(2, ['b']), false)
  vi.runAllTimers()
  expect(given).toEqual(['a', 'b'])
})

test.each([
  ['another question', question(2, ['keep', 'discard'])],
  ['nothing that is asked of me', null],
  ['several options to choose', question(2, ['b', 'c'], { pick: { min: 0, max: 2 } })],
  ['a key that would lose the game', question(2, [], { options: [{ key: 'b', label: 'b', grave: 'all is lost' }] })],
])('%s ends it', (_, next) => {
  const one = walk()
  one.begin(['a', 'b', 'c'], first)
  one.see(next, false)
  expect(one.on).toBe(false)
  one.see(question(3, ['b', 'c']), false)
  vi.runAllTimers()
  expect(given).toEqual(['a'])
})

test('a step that waits is not taken if something else is asked meanwhile', () => {
  const one = walk()
  one.begin(['a', 'b'], first)
  one.see(question(2, ['b']), false)
  one.see(question(3, ['no']), false)
  vi.runAllTimers()
  expect(given).toEqual(['a'])
})

test('a refusal ends it, and so does whoever walks', async () => {
  reply = { as: 'refused', why: 'The table has moved on.', stale: true }
  const one = walk()
  one.begin(['a', 'b'], first)
  await Promise.resolve()
  expect(one.on).toBe(false)
  reply = { as: 'done' }
  one.begin(['a', 'b'], first)
  one.see(question(2, ['b']), false)
  one.end()
  vi.runAllTimers()
  expect(given).toEqual(['a', 'a'])
})

test('a word in the chat does not end a walk; whatever changes the table does', () => {
  expect(turnsBack({ say: { text: 'Wait for me' } })).toBe(false)
  expect([turnsBack('undo'), turnsBack('redo'), turnsBack({ 'go-to': { name: 'before' } })]).toEqual([true, true, true])
})
