import { expect, it } from 'vitest'
import { sound, tables } from '../../art/books'
import { building } from './buildings'
import { SPACE, corner, neighbours, rowsOf, stand } from './geometry'
import { groundsOf, landOf } from './ground'
import { place } from './places'
import { map, space } from './sample'

const PLAIN = 'nothing like it'

it('lays the spaces row by row', () => {
  expect([rowsOf(map()), corner(map(), 0), corner(map(), 4)]).toEqual([2, { x: 0, y: 0 }, { x: SPACE, y: SPACE }])
  expect([neighbours(map(), 0), neighbours(map(), 4)]).toEqual([
    [1, 3],
    [1, 5, 3],
  ])
})

it('lets heroes stand side by side within their space', () => {
  for (const of of [1, 2, 3, 4]) {
    const all = Array.from({ length: of }, (_, n) => stand(map(), 4, n, of))
    expect(new Set(all.map(({ x }) => x)).size).toBe(of)
    expect(all.every(({ x, y }) => x > SPACE + 15 && x < 2 * SPACE - 15 && y > SPACE && y < 2 * SPACE)).toBe(true)
  }
})

it('paints the same land at every table, and once', () => {
  expect(groundsOf(map())).toEqual(groundsOf(map()))
  expect(groundsOf(map())[2]).toBe('rock')
  expect(landOf(map(), 'above')).toBe(landOf(map(), 'above'))
  expect(landOf(map(), 'under').drawing).not.toBe(landOf(map(), 'above').drawing)
  expect(landOf(map({ across: 1, spaces: [space()] }), 'above').drawing).toContain('<path')
  sound(landOf(map(), 'above'))
})

it('has a drawing of its own for every building and every location of the book', () => {
  const buildings = tables('now-or-never', 'buildings.toml', 'building')
  const places = tables('now-or-never', 'locations.toml', 'location')
  expect([buildings.length, places.length]).toEqual([20, 14])
  expect(buildings.filter((id) => building(id) === building(PLAIN))).toEqual([])
  expect(places.filter((id) => place(id) === place(PLAIN))).toEqual([])
  expect(new Set([...buildings.map((id) => building(id).join()), ...places.map((id) => place(id).strokes.join())]).size).toBe(34)
})

it('draws with strokes that begin with a colour and go on with a path', () => {
  const all = [
    ...tables('now-or-never', 'buildings.toml', 'building').flatMap(building),
    ...tables('now-or-never', 'locations.toml', 'location').flatMap((id) => place(id).strokes),
  ]
  expect(all.filter((stroke) => !/^[a-z]M[-\d. MLHVCSQAZa-z]+$/.test(stroke) || /NaN|undefined/.test(stroke))).toEqual([])
})
