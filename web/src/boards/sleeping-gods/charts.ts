// The charts as their book has them, for tests. A table gets its chart from the server.

import type { Page } from './coast'
import type { Side, Skill } from './view'

const books = import.meta.glob<string>('../../../../books/sleeping-gods/page*.toml', { query: '?raw', import: 'default', eager: true })

const tables = (book: string, kind: string) => book.split(/^\[\[/m).filter((part) => part.startsWith(`${kind}]]`))
const text = (table: string, field: string) => new RegExp(`^${field} = "(.*)"`, 'm').exec(table)?.[1]
const list = <Value>(table: string, field: string) => JSON.parse(new RegExp(`^${field} = (\\[.*\\])`, 'm').exec(table)?.[1] ?? '[]') as Value
const number = (table: string, field: string) => Number(new RegExp(`^${field} = (-?[\\d.]+)`, 'm').exec(table)?.[1] ?? 0)
const region = (id: string) => `region/${id}`

function hazard(table: string): Page['regions'][number]['hazard'] {
  const [, name, skill, need, fail] = /^hazard = \{ name = "(.*)", test = "(\w+) (\d+)", fail = "?(.*?)"? \}/m.exec(table) ?? []
  return name === undefined ? null : { name, skill: skill as Skill, need: Number(need), fail: fail ?? '' }
}

export function read(book: string): Page & { text: string } {
  return {
    pages: list<[number, number]>(book, 'pages'), name: text(book, 'name') ?? '', text: text(book, 'text') ?? '', seed: number(book, 'seed'),
    lands: tables(book, 'land').map((land) => ({ at: list<[number, number]>(land, 'at'), size: list<[number, number]>(land, 'size'), turn: number(land, 'turn'), name: text(land, 'name') ?? null })),
    regions: tables(book, 'region').map((table) => ({
      key: region(text(table, 'id') ?? ''), name: text(table, 'name') ?? null, at: list<[number, number]>(table, 'at'), next: list<string[]>(table, 'next').map(region),
      port: text(table, 'port') ?? null, market: text(table, 'market') ?? null, hazard: hazard(table),
      edges: [...(/^edge = \{(.*)\}/m.exec(table)?.[1] ?? '').matchAll(/(\w+) = (\d+)/g)].map(([, side, page]): [Side, number] => [side as Side, Number(page)]),
    })),
    locations: tables(book, 'location').map((table) => ({ number: number(table, 'number'), name: text(table, 'name') ?? '', at: list<[number, number]>(table, 'at'), region: region(text(table, 'region') ?? '') })),
  }
}

export const charts: readonly (Page & { text: string })[] = Object.keys(books).sort().map((file) => read(books[file]!))
