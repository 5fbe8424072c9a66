import { beforeEach, describe, expect, it } from 'vitest'
import { isTaught, Lesson, noteFor, teach } from './lesson.svelte'
import type { LogLine, Note, Question } from '../server/protocol'

const note = (id: string, at: string | null, after: string | null = null): Note => ({ id, at, after, target: null, text: id })
const asks = (id: number, ...rules: string[]): Question => ({ id, seat: 0, prompt: '?', rules, pick: { min: 1, max: 1 }, options: [] })
const tells = (rule: string): LogLine => ({ seq: 1, private: false, kind: 'words', rules: [rule], text: '' })

const kept = new Map<string, string>()
globalThis.localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as Storage
beforeEach(() => kept.clear())

describe('the note to a question', () => {
  const notes = [note('a', 'X-1'), note('b', 'X-1', 'X-9'), note('c', null, 'X-8')]
  it('is the first that has one of its rules and was not read', () => {
    expect(noteFor(notes, [], asks(1, 'X-0', 'X-1'), [])?.id).toBe('a')
    expect(noteFor(notes, [], asks(1, 'X-2'), [])).toBeNull()
    expect(noteFor(notes, ['a'], asks(1, 'X-1'), [])).toBeNull()
  })
  it('waits for what has to happen first', () => {
    expect(noteFor(notes, ['a'], asks(1, 'X-1'), [tells('X-9')])?.id).toBe('b')
    expect(noteFor(notes, ['a'], asks(1, 'X-2'), [tells('X-8')])?.id).toBe('c')
  })
})

describe('a lesson', () => {
  const notes = [note('a', 'X-1'), note('b', 'X-1')]
  it('has one note for a question, and shows none twice', () => {
    const lesson = new Lesson('toy', notes)
    lesson.consider(asks(1, 'X-1'), [])
    expect(lesson.note?.id).toBe('a')
    lesson.close()
    lesson.consider(asks(1, 'X-1'), [])
    expect(lesson.note).toBeNull()
    lesson.answered()
    lesson.consider(asks(2, 'X-1'), [])
    expect(lesson.note?.id).toBe('b')
    lesson.answered()
    lesson.consider(asks(3, 'X-1'), [])
    expect(lesson.note).toBeNull()
  })
  it('keeps the note while others change what is offered, and leaves it for later if something else is asked', () => {
    const lesson = new Lesson('toy', notes)
    lesson.consider(asks(1, 'X-1'), [])
    lesson.consider(asks(2, 'X-1'), [])
    expect(lesson.note?.id).toBe('a')
    lesson.consider({ ...asks(3, 'X-2'), prompt: 'And now?' }, [])
    expect(lesson.note).toBeNull()
    lesson.consider(asks(4, 'X-1'), [])
    expect(lesson.note?.id).toBe('a')
  })
  it('goes on where it was after the page was loaded again', () => {
    new Lesson('toy', notes).consider(asks(1, 'X-1'), [])
    const again = new Lesson('toy', notes)
    again.consider(asks(1, 'X-1'), [])
    expect(again.note?.id, 'what was not answered was not read').toBe('a')
    again.answered()
    const later = new Lesson('toy', notes)
    later.consider(asks(2, 'X-1'), [])
    expect(later.note?.id).toBe('b')
  })
  it('stays with its question while something is told, and is silent beside what nobody waits for', () => {
    const lesson = new Lesson('toy', notes)
    lesson.consider({ ...asks(1, 'X-1'), aside: true }, [])
    expect(lesson.note).toBeNull()
    lesson.consider(asks(2, 'X-1'), [])
    lesson.consider(null, [])
    expect(lesson.note?.id).toBe('a')
  })
  it('ends when it is no longer wanted, until it is wanted again', () => {
    const lesson = new Lesson('toy', notes)
    expect(isTaught('toy')).toBe(true)
    lesson.consider(asks(1, 'X-1'), [])
    lesson.end()
    expect(lesson.note).toBeNull()
    lesson.answered()
    lesson.consider(asks(2, 'X-1'), [])
    expect([lesson.note, isTaught('toy'), isTaught('other')]).toEqual([null, false, true])
    teach('toy', true)
    const anew = new Lesson('toy', notes)
    anew.consider(asks(1, 'X-1'), [])
    expect(anew.note?.id).toBe('a')
  })
  it('that goes on is not begun again by another table', () => {
    const lesson = new Lesson('toy', notes)
    lesson.consider(asks(1, 'X-1'), [])
    lesson.close()
    teach('toy', true)
    const next = new Lesson('toy', notes)
    next.consider(asks(1, 'X-1'), [])
    expect(next.note?.id).toBe('b')
  })
})
