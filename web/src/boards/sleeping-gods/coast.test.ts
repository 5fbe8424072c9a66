import { expect, it } from 'vitest'
import { sound } from '../../art/books'
import { groundOf } from './chart-ground'
import { placesOf } from './chart-places'
import { charts } from './charts'
import { coastOf, type Page } from './coast'
import { bordersOf, lanesOf } from './geometry'

const pair = (a: string, b: string) =>
  [a, b]
    .map((key) => key.replace('region/', ''))
    .sort()
    .join(' ')
const neighbours = (page: Page) => new Set(page.regions.flatMap(({ key, next }) => next.map((other) => pair(key, other))))
/** Neighbours whose waters do not meet on the page, because an island and a third region lie between them; a line joins them. */
const APART = ['6: inner-crowns windfall-water', '16: oakum-gut wet-lane', '18: crab-bight stairfoot']

it('reads nine charts, each with a port somewhere and twelve locations', () => {
  expect(charts.map(({ pages }) => pages[0])).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18])
  for (const { name, locations, regions } of charts) {
    expect(locations.length, name).toBe(12)
    expect(regions.length, name).toBeGreaterThan(6)
  }
  expect(charts[0]!.regions[1]).toMatchObject({
    key: 'region/moth-narrows',
    edges: [['north', 16]],
    hazard: { skill: 'perception', need: 5 },
  })
})

it('puts every location into its region, on or beside land', () => {
  for (const page of charts) {
    const coast = coastOf(page)
    for (const { number, at, region } of page.locations) {
      expect(page.regions[coast.at(...at)]?.key, `location ${number}`).toBe(region)
      expect(coast.shore(...at), `location ${number}`).toBeLessThan(26)
    }
    for (const { key, at } of page.regions) expect(coast.shore(...at), key).toBeGreaterThan(8)
  }
}, 30_000)

it('lets ships cross exactly between neighbours', () => {
  const apart: string[] = []
  for (const page of charts) {
    const borders = bordersOf(page, coastOf(page))
    const open = new Set(
      borders.filter((border) => border.open).map(({ between: [a, b] }) => pair(page.regions[a]!.key, page.regions[b]!.key)),
    )
    for (const one of open) expect(neighbours(page), `page ${page.pages[0]}`).toContain(one)
    const missing = [...neighbours(page)].filter((one) => !open.has(one))
    apart.push(...missing.map((one) => `${page.pages[0]}: ${one}`))
    expect(lanesOf(page, borders)).toHaveLength(missing.length)
  }
  expect(apart).toEqual(APART)
})

it('finds a shore of its own region for every port and market, and keeps marks apart', () => {
  for (const page of charts) {
    const [coast, places] = [coastOf(page), placesOf(page)]
    for (const [kind, all] of [
      ['port', places.ports],
      ['market', places.markets],
    ] as const) {
      expect([...all.keys()].sort()).toEqual(
        page.regions
          .filter((region) => region[kind] !== null)
          .map(({ key }) => key)
          .sort(),
      )
      for (const [key, at] of all) {
        expect(page.regions[coast.at(...at)]?.key, `${kind} in ${key}`).toBe(key)
        expect(Math.abs(coast.shore(...at)), `${kind} in ${key}`).toBeLessThan(40)
        for (const { number, at: other } of page.locations)
          expect(Math.hypot(at[0] - other[0], at[1] - other[1]), `${kind} in ${key} and ${number}`).toBeGreaterThan(26)
      }
    }
  }
})

it('draws every chart, always the same', () => {
  for (const page of charts) sound(groundOf(page))
  const again = { ...charts[0]!, lands: [...charts[0]!.lands] }
  expect(groundOf(again).drawing).toBe(groundOf(charts[0]!).drawing)
  expect(groundOf({ ...again, lands: [...again.lands], seed: 4 }).drawing).not.toBe(groundOf(charts[0]!).drawing)
}, 30_000)
