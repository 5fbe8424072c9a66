import { expect, it } from 'vitest'
import { lead } from './lead'

const names = ['Ada', 'Bo', 'Cy']
const of = (...totals: number[]) => totals.map((total, seat) => ({ seat, total, lines: [] }))
const said = (me: number | null, ...totals: number[]) => lead(of(...totals), (seat) => names[seat] ?? '', me)

it('says who leads, from where one sits', () => {
  expect(said(0, 23, 21)).toBe('You lead with 23 points, Bo has 21')
  expect(said(1, 23, 21)).toBe('Ada leads with 23 points, you have 21')
  expect(said(null, 3, 1, -2)).toBe('Ada leads with 3 points, Bo has 1, Cy has −2')
  expect(said(2, 1, 4, 9)).toBe('You lead with 9 points, Bo has 4, Ada has 1')
})

it('says that some are level, and nothing without scores', () => {
  expect(said(0, 5, 5)).toBe('You and Bo are level at 5 points')
  expect(said(2, 1, 1, 0)).toBe('Ada and Bo are level at 1 point')
  expect(said(0)).toBe('')
  expect(said(0, -4, -5)).toBe('')
  expect(said(0, 0, -5)).toBe('You lead with 0 points, Bo has −5')
})
