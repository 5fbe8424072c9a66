import { describe, expect, it } from 'vitest'
import { random } from '../../boards/shared/sketch'
import { area, type Point } from '../pen'
import { away, beyond, emptiest } from './clear'
import { contours } from './contour'
import { measured, smoothed } from './grid'
import { along, inside, natural, soft, straight, strewn } from './line'
import { noise, rough } from './noise'
import { hatching } from './relief'
import { standing } from './standing'
import { TREES } from './woods'

const BOX = { left: 0, top: 0, right: 100, bottom: 80 }
const square: Point[] = [
  [10, 10],
  [90, 10],
  [90, 70],
  [10, 70],
]

describe('a land', () => {
  it('has the same ups and downs for the same words', () => {
    const places = strewn(BOX, 9, random('places'))
    const at = (words: string, height = rough(words, 40)) => places.map(([x, y]) => height(x, y))
    expect(at('cave')).toEqual(at('cave'))
    expect(at('cave')).not.toEqual(at('sea'))
    expect(at('cave').every((height) => Math.abs(height) < 2)).toBe(true)
    expect(noise('cave', 40)(40, 80)).toBeCloseTo(0)
  })
  it('is measured at the crossings of a grid', () => {
    const plane = smoothed(measured((x, y) => x + 2 * y, BOX, 10))
    expect(plane(33, 21)).toBeCloseTo(75)
    expect(plane(-50, 20)).toBeCloseTo(40)
  })
  it('has a closed line round whatever is as high as that', () => {
    const hills = (x: number, y: number) => Math.max(20 - Math.hypot(x - 30, y - 40), 12 - Math.hypot(x - 80, y - 40))
    const loops = contours(measured(hills, BOX, 4), 0)
    expect(loops).toHaveLength(2)
    const sizes = loops.map((loop) => Math.abs(area(loop)) / 2).sort((a, b) => a - b)
    expect(sizes[1]! / (Math.PI * 400)).toBeCloseTo(1, 1)
    expect(sizes[0]! / (Math.PI * 144)).toBeCloseTo(1, 1)
    // What reaches the edge is closed there.
    expect(
      contours(
        measured(() => 1, BOX, 10),
        0,
      ).map((loop) => Math.abs(area(loop)) / 2 >= 100 * 80),
    ).toEqual([true])
    expect(
      contours(
        measured((x, y) => (x + y) % 2, BOX, 1),
        0.5,
        0,
      ).every((loop) => loop.length > 2),
    ).toBe(true)
  })
  it('keeps away from places and ways', () => {
    const far = away(
      [[50, 50]],
      [
        [
          [0, 0],
          [100, 0],
        ],
      ],
      10,
    )
    expect([far(50, 30), far(50, 4), far(20, 3)]).toEqual([10, 4, 3])
    expect(beyond([[0, 0, 5]])(0, 12)).toBe(7)
    const { at, room } = emptiest(far, BOX, 10)
    expect(far(...at)).toBeGreaterThanOrEqual(room)
    expect(room).toBeGreaterThan(15)
  })
  it('is hatched only where it turns away from the light, and is open', () => {
    const strokes = (height: (x: number, y: number) => number, open = true) =>
      hatching(height, BOX, { lit: '', shade: '', ink: '#000', hatched: 1 }, () => open, random('hatch'))
    expect(strokes((x, y) => -(x + y) / 20)).toContain('<path')
    expect(strokes((x, y) => (x + y) / 20)).toBe('')
    expect(strokes((x, y) => -(x + y) / 20, false)).toBe('')
  })
})

describe('a line', () => {
  it('is written from where the last one ended', () => {
    expect(
      straight([
        [1, 2],
        [4, 6],
        [4.25, 6],
      ]),
    ).toBe('M1 2l3 4l0.3 0')
    expect(straight(square, true)).toMatch(/Z$/)
    expect(soft(square)).toBe('M10 40q0 -30 40 -30q40 0 40 30q0 30 -40 30q-40 0 -40 -30Z')
    expect(soft(square.slice(0, 3), false)).toBe('M10 10q80 0 80 60')
  })
  it('wavers without leaving its place', () => {
    const shore = natural(square, true, 4)
    expect(shore.length).toBeGreaterThan(square.length * 4)
    expect(shore.every(([x, y]) => x > -5 && x < 105 && y > -5 && y < 85)).toBe(true)
    expect(natural(square, false)[0]).toEqual(square[0])
  })
  it('is walked in even steps', () => {
    const steps: Point[] = []
    along(
      [
        [0, 0],
        [30, 0],
        [30, 30],
      ],
      10,
      false,
      (at) => steps.push(at),
    )
    expect(steps).toEqual([
      [5, 0],
      [15, 0],
      [25, 0],
      [30, 5],
      [30, 15],
      [30, 25],
    ])
  })
  it('has an inside', () => {
    expect([inside([50, 40], square), inside([5, 40], square), inside([50, 75], square)]).toEqual([true, false, false])
  })
})

describe('what stands', () => {
  it('hides what is behind it, a row at a time', () => {
    const next = random('trees')
    const trees = [
      [50, 70],
      [20, 10],
      [24, 12],
    ].map(([x, y]) => TREES.fir([x!, y!], 1, '#557744', next))
    const drawn = standing(trees, '#000')
    // One path for all shadows, and three layers for each of two rows.
    expect(drawn.match(/<path/g)).toHaveLength(1 + 2 * 3)
    expect(drawn.indexOf('M20 10')).toBeLessThan(drawn.indexOf('M50 70'))
  })
})
