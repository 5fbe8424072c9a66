import { describe, expect, test } from 'vitest'
import { patch, steps } from './patch'

describe('steps of a pointer', () => {
  test('are unescaped, tilde last', () => {
    expect(steps('')).toEqual([])
    expect(steps('/a/b~1c/d~0e/~01')).toEqual(['a', 'b/c', 'd~e', '~1'])
    expect(() => steps('a')).toThrow()
  })
})

describe('a patch', () => {
  const view = { round: 1, seats: [{ name: 'Ada' }, { name: 'Bo' }], zones: { gather: 5 }, scene: null }

  test('adds, removes and replaces in objects', () => {
    expect(
      patch({ a: 1, b: 2 }, [
        { op: 'add', path: '/c', value: 3 },
        { op: 'remove', path: '/a' },
        { op: 'replace', path: '/b', value: null },
      ]),
    ).toEqual({ b: null, c: 3 })
  })

  test('adds, removes and replaces in lists', () => {
    expect(patch([1, 2, 3], [{ op: 'add', path: '/1', value: 9 }])).toEqual([1, 9, 2, 3])
    expect(patch([1, 2, 3], [{ op: 'add', path: '/-', value: 9 }])).toEqual([1, 2, 3, 9])
    expect(patch([1, 2, 3], [{ op: 'remove', path: '/0' }])).toEqual([2, 3])
    expect(patch([1, 2, 3], [{ op: 'replace', path: '/2', value: 9 }])).toEqual([1, 2, 9])
  })

  test('replaces the whole', () => {
    expect(patch(view, [{ op: 'replace', path: '', value: 7 }])).toBe(7)
  })

  test('copies only what lies on the path', () => {
    const after = patch(view, [{ op: 'replace', path: '/seats/1/name', value: 'Bjørn' }]) as typeof view
    expect(after.seats[1]).toEqual({ name: 'Bjørn' })
    expect(view.seats[1]).toEqual({ name: 'Bo' })
    expect(after.seats[0]).toBe(view.seats[0])
    expect(after.zones).toBe(view.zones)
    expect(after.seats).not.toBe(view.seats)
  })

  test('that does not fit is refused, and the view stays', () => {
    for (const path of ['/nobody', '/seats/2', '/seats/x', '/seats/01', '/round/deep', '/scene/deep']) {
      expect(() => patch(view, [{ op: 'replace', path, value: 1 }]), path).toThrow()
    }
    expect(() => patch(view, [{ op: 'add', path: '/seats/3', value: 1 }])).toThrow()
    expect(() => patch(view, [{ op: 'remove', path: '/nobody' }])).toThrow()
    expect(view.round).toBe(1)
  })

  test('treats a field named like a part of every object as a field', () => {
    expect(() => patch({}, [{ op: 'replace', path: '/constructor', value: 1 }])).toThrow()
  })
})
