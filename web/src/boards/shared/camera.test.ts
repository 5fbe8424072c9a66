import { expect, it } from 'vitest'
import { PAGE, WHOLE, box, keep, look, scale, zoomAt } from './camera'

const size = { width: 500, height: 500 }

it('shows the whole page first, whatever the shape of the window', () => {
  for (const window of [size, { width: 390, height: 300 }, { width: 1200, height: 400 }]) {
    const seen = box(window, WHOLE)
    expect(seen.x).toBeLessThanOrEqual(0.01)
    expect(seen.y).toBeLessThanOrEqual(0.01)
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(PAGE.width - 0.01)
    expect(seen.y + seen.height).toBeGreaterThanOrEqual(PAGE.height - 0.01)
  }
})

it('never looks beside the page', () => {
  const seen = box(size, keep(size, { x: -900, y: 9000, zoom: 2 }))
  expect(seen.x).toBeGreaterThanOrEqual(0)
  expect(seen.y + seen.height).toBeLessThanOrEqual(PAGE.height + 0.01)
  expect(keep(size, { ...WHOLE, zoom: 99 }).zoom).toBe(4)
  expect(keep(size, { x: 3, y: 3, zoom: 0.2 })).toEqual(WHOLE)
})

it('keeps what lies under the finger where it is', () => {
  const from = { x: 500, y: 350, zoom: 2 }
  const fixed = { x: 560, y: 380 }
  const to = zoomAt(size, from, 1.5, fixed)
  const place = (camera: typeof from) => (fixed.x - camera.x) * scale(size, camera.zoom)
  expect(place(to)).toBeCloseTo(place(from))
  expect(zoomAt(size, to, 0.01, fixed)).toEqual(WHOLE)
})

it('goes near enough to see all that is asked about', () => {
  const points = [
    { x: 200, y: 100 },
    { x: 320, y: 220 },
  ]
  const camera = look(size, points)
  const seen = box(size, camera)
  expect(camera.zoom).toBeGreaterThan(1.5)
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(seen.x)
    expect(x).toBeLessThan(seen.x + seen.width)
    expect(y).toBeGreaterThan(seen.y)
    expect(y).toBeLessThan(seen.y + seen.height)
  }
  expect(look(size, [])).toEqual(WHOLE)
})
