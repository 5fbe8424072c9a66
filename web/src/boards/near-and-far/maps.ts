// The maps as their books have them, for the sheet of pictures and for tests. A table gets its map from the server.

import { parse } from 'smol-toml'
import type { Picture } from '../../art/game'
import { landOf, type Page } from './land'

const books = import.meta.glob<string>('../../../../books/near-and-far/map*.toml', { query: '?raw', import: 'default', eager: true })

type Point = [number, number]
interface Book {
  name: string
  ground: string
  text: string
  space: { id: string; at: Point }[]
  path: { ends: [string, string] }[]
  area?: { kind: string; points: Point[] }[]
  mark?: { kind: string; at: Point; size?: number }[]
}

export function read(file: string): Page & { text: string } {
  const { name, ground, text, space, path, area = [], mark = [] } = parse(file) as unknown as Book
  const place = (id: string) => space.findIndex((one) => one.id === id)
  return {
    name,
    ground,
    text,
    spaces: space.map(({ at }) => ({ at })),
    paths: path.map(({ ends: [from, to] }) => ({ ends: [place(from), place(to)] })),
    areas: area.map(({ kind, points }) => ({ kind, points })),
    drawings: mark.map(({ kind, at, size = 1 }) => ({ kind, at, size })),
  }
}

export const maps: readonly (Page & { text: string })[] = Object.keys(books)
  .sort()
  .map((file) => read(books[file]!))
export const pictures = (): { name: string; picture: Picture }[] => maps.map((map) => ({ name: map.name, picture: landOf(map) }))
/** The ground on which a quest of a map happens. */
export const groundOf = (entry: string): string | undefined => maps[Number(/^m(\d+)-/.exec(entry)?.[1]) - 1]?.ground
