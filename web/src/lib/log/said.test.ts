import { expect, test } from 'vitest'
import type { ChatLine } from '../server/protocol'
import { besideSeat, said, stays } from './said'

const line = (seat: number | null, text = 'Well played!'): ChatLine => ({ name: 'Bo', seat, text, at: 1 })
const seats = [
  { seat: 0, mine: true },
  { seat: 1, mine: false },
]

test('what somebody else adds is said; what was there, and what I say myself, is not', () => {
  const [mine, theirs, watcher] = [line(0), line(1), line(null)]
  expect(said([mine], [mine, theirs], seats)).toBe(theirs)
  expect(said([mine], [mine, watcher], seats)).toBe(watcher)
  expect(said([theirs], [theirs, mine], seats)).toBe(null)
  expect(said([theirs], [theirs], seats)).toBe(null)
  expect(said([], [], seats)).toBe(null)
})

test('the more is said, the longer it stays, up to a point', () => {
  expect(stays('No.')).toBeLessThan(stays('No, I would rather go to the mine first.'))
  expect(stays('x'.repeat(500))).toBe(14_000)
})

test('it stands above a seat below the board, below a seat above it, and within the window', () => {
  const part = (left: number, top: number, width = 200) => ({ getBoundingClientRect: () => ({ left, top, width, bottom: top + 40 }) })
  const root = (...parts: object[]) => ({ querySelectorAll: () => parts }) as unknown as ParentNode
  const room = { width: 800, height: 600 }
  expect(besideSeat(root(part(100, 500)), 1, room)).toEqual({ left: 108, top: null, bottom: 106 })
  expect(besideSeat(root(part(700, 500)), 1, room)?.left).toBe(460)
  expect(besideSeat(root(part(100, 50)), 1, room)).toEqual({ left: 108, top: 96, bottom: null })
  // The panel of a phone is folded away; the tab is to be seen.
  expect(besideSeat(root(part(0, 0, 0), part(20, 50)), 1, room)?.left).toBe(28)
  expect([besideSeat(root(), 1, room), besideSeat(root(part(100, 500)), null, room), besideSeat(undefined, 1, room)]).toEqual([
    null,
    null,
    null,
  ])
})
