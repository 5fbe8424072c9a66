// The maps as their books have them, for the sheet of pictures and for tests. A table gets its map from the server.

import type { Picture } from '../../art/game'
import { landOf, type Page } from './land'

const books = import.meta.glob<string>('../../../../books/near-and-far/map*.toml', { query: '?raw', import: 'default', eager: true })

const tables = (book: string, kind: string) => book.split(/^\[\[/m).filter((part) => part.startsWith(`${kind}]]`))
const text = (table: string, field: string) => new RegExp(`^${field} = "(.*)"`, 'm').exec(table)?.[1] ?? ''
const list = <Value>(table: string, field: string) => JSON.parse(new RegExp(`^${field} = (\\[.*\\])`, 'm').exec(table)?.[1] ?? '[]') as Value
const number = (table: string, field: string) => Number(new RegExp(`^${field} = ([\\d.]+)`, 'm').exec(table)?.[1] ?? 1)

export function read(book: string): Page & { text: string } {
  const spaces = tables(book, 'space')
  const ids = spaces.map((space) => text(space, 'id'))
  return {
    name: text(book, 'name'), ground: text(book, 'ground'), text: text(book, 'text'),
    spaces: spaces.map((space) => ({ at: list<[number, number]>(space, 'at') })),
    paths: tables(book, 'path').map((path) => ({ ends: list<[string, string]>(path, 'ends').map((id) => ids.indexOf(id)) as [number, number] })),
    areas: tables(book, 'area').map((area) => ({ kind: text(area, 'kind'), points: list<[number, number][]>(area, 'points') })),
    drawings: tables(book, 'mark').map((mark) => ({ kind: text(mark, 'kind'), at: list<[number, number]>(mark, 'at'), size: number(mark, 'size') })),
  }
}

export const maps: readonly (Page & { text: string })[] = Object.keys(books).sort().map((file) => read(books[file]!))
export const pictures = (): { name: string; picture: Picture }[] => maps.map((map) => ({ name: map.name, picture: landOf(map) }))
/** The ground on which a quest of a map happens. */
export const groundOf = (entry: string): string | undefined => maps[Number(/^m(\d+)-/.exec(entry)?.[1]) - 1]?.ground
