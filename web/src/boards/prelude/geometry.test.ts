import { describe, expect, it } from 'vitest'
import { BOX, CARD, OUTER, PIECES, ZONES, angle, bearing, corners, isSlot, pawn, place, polar, shrink, type Shape } from './geometry'

const SHAPES: Shape[] = ['wide', 'tall']
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

describe.each(SHAPES)('the %s sheet', (shape) => {
  it('has a place of its own for each of the twelve zones', () => {
    const places = ZONES.map((key) => place(shape, key))
    for (const [n, one] of places.entries()) {
      for (const other of places.slice(n + 1)) expect(apart(one, other)).toBeGreaterThan(100)
    }
  })

  // PR-ACT-05, PR-NUM-08, PR-OPEN-10
  it('runs counterclockwise from the region name, each slot right after its zone', () => {
    const start = bearing(shape, 0)
    const ring = ZONES.filter((key) => key !== 'settle')
    const turns = ring.map((key) => (angle(place(shape, key)) - start + 360) % 360)
    expect(turns).toEqual([...turns].sort((a, b) => a - b))
    expect(turns.every((turn) => turn > 0)).toBe(true)
  })

  it('has the camp in the middle', () => {
    expect(place(shape, 'settle')).toEqual({ x: 0, y: 0 })
  })

  it('turns the right way on a screen, where y grows downwards', () => {
    expect(polar(90, 10).y).toBeCloseTo(-10)
    expect(angle({ x: -1, y: 0 })).toBeCloseTo(180)
    expect(angle({ x: 0, y: 1 })).toBeCloseTo(270)
  })

  it('keeps every zone on its own piece', () => {
    for (const [n, piece] of PIECES.entries()) {
      if (piece === 'region') continue
      const to = corners(shape, n)
      const middle = place(shape, piece)
      for (const corner of to) expect(apart(middle, corner)).toBeLessThan(OUTER)
      for (const other of PIECES.keys()) {
        if (other === n) continue
        const theirs = polar(bearing(shape, other), 183)
        expect(apart(middle, polar(bearing(shape, n), 183))).toBeLessThan(apart(middle, theirs))
      }
    }
  })

  it('keeps cards and pawns within the drawing', () => {
    const [left, top, width, height] = BOX[shape]
    for (const key of [...ZONES, null]) {
      for (let count = 1; count <= 6; count++) {
        for (let nth = 0; nth < count; nth++) {
          const feet = pawn(shape, key, nth, count)
          expect(feet.x - 18).toBeGreaterThanOrEqual(left)
          expect(feet.x + 18).toBeLessThanOrEqual(left + width)
          expect(feet.y - 52).toBeGreaterThanOrEqual(top)
          expect(feet.y).toBeLessThanOrEqual(top + height)
        }
      }
      if (key === null || !isSlot(key)) continue
      const at = place(shape, key)
      expect(Math.abs(at.x) + CARD.width / 2).toBeLessThanOrEqual(left + width)
      expect(at.y + CARD.height / 2).toBeLessThanOrEqual(top + height)
    }
  })

  it('puts pawns of one group side by side, never two on one spot', () => {
    for (const key of ZONES) {
      const feet = Array.from({ length: 6 }, (_, n) => pawn(shape, key, n, 6).x)
      for (const [n, x] of feet.entries()) if (n > 0) expect(x - (feet[n - 1] ?? 0)).toBeGreaterThan(15)
    }
  })
})

it('draws a glow inside the line it belongs to', () => {
  const piece = corners('wide', 1)
  const inner = shrink(piece, 7)
  for (const [n, corner] of inner.entries()) expect(apart(corner, piece[n] ?? corner)).toBeCloseTo(9.1)
})

it('refuses a zone that does not exist', () => {
  expect(() => place('wide', 'town')).toThrow('town')
})
