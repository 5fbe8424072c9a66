// The charts as their book has them, for tests. A table gets its chart from the server.

import { parse } from 'smol-toml'
import type { Page } from './coast'
import type { Side, Skill } from './view'

const books = import.meta.glob<string>('../../../../books/sleeping-gods/page*.toml', { query: '?raw', import: 'default', eager: true })

type Point = [number, number]
interface Book {
  pages: Point
  name: string
  text: string
  seed: number
  land: { at: Point; size: Point; turn?: number; name?: string }[]
  region: {
    id: string
    name?: string
    at: Point
    next: string[]
    port?: string
    market?: string
    hazard?: { name: string; test: string; fail: string }
    edge?: Partial<Record<Side, number>>
  }[]
  location: { number: number; name: string; at: Point; region: string }[]
}

const key = (id: string) => `region/${id}`

function hazardOf({ name, test, fail }: NonNullable<Book['region'][number]['hazard']>): Page['regions'][number]['hazard'] {
  const [skill, need] = test.split(' ')
  return { name, skill: skill as Skill, need: Number(need), fail }
}

export function read(file: string): Page & { text: string } {
  const { pages, name, text, seed, land, region, location } = parse(file) as unknown as Book
  return {
    pages,
    name,
    text,
    seed,
    lands: land.map(({ at, size, turn = 0, name = null }) => ({ at, size, turn, name })),
    regions: region.map(({ id, name = null, at, next, port = null, market = null, hazard, edge = {} }) => ({
      key: key(id),
      name,
      at,
      next: next.map(key),
      port,
      market,
      hazard: hazard ? hazardOf(hazard) : null,
      edges: Object.entries(edge) as [Side, number][],
    })),
    locations: location.map(({ number, name, at, region }) => ({ number, name, at, region: key(region) })),
  }
}

export const charts: readonly (Page & { text: string })[] = Object.keys(books)
  .sort()
  .map((file) => read(books[file]!))
