// What somebody has yet to find is not in the client that is built: no name and no id of it, and no sentence that opens a story.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { folder, text } from './art/books'

const BUILT = new URL('../dist/', import.meta.url)
if (!existsSync(BUILT)) throw new Error('There is no client to search. Build it first: npm run build')

/** Files of the books about what lies open from the start. */
const OPEN = [
  // Everybody has the same twenty before them.
  'now-or-never/buildings.toml',
  // All of them are on the map.
  'now-or-never/locations.toml',
  // The rooms of the ship.
  'sleeping-gods/ship.toml',
]

const books = readdirSync(folder(''))
const client = readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(js|css|html|svg|json|webmanifest)$/.test(file))
  .map((file) => readFileSync(new URL(file, BUILT), 'utf8'))
  .join('\n')

/** Short words stand anywhere; these name something. */
const isId = (id: string) => /[a-z]{2}-[a-z]{2}/.test(id)
const isName = (name: string) => /\S \S/.test(name)
const sentence = (prose: string): string => /^.*?[.?!](?=[\s"”]|$)/.exec(prose)?.[0] ?? prose
const isSentence = (line: string) => line.length > 20

/** What the tables of a TOML file name and say, however deep. */
function told(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner !== 'string') return told(inner)
    if (key === 'id') return isId(inner) ? [inner] : []
    if (key === 'name' || key === 'title') return isName(inner) ? [inner] : []
    return key === 'text' ? [sentence(inner)].filter(isSentence) : []
  })
}

/** The entries of a story file: their ids and titles, and how each of them opens. */
function opened(story: string): string[] {
  return story
    .split(/^== /m)
    .slice(1)
    .flatMap((entry) => {
      const [head = '', ...lines] = entry.split('\n')
      const [, id = '', title = ''] = /^(\S+)\s*(.*)$/.exec(head) ?? []
      const prose = lines.find((line) => /^[“"'\p{L}]/u.test(line) && !/^[a-z-]+: /.test(line)) ?? ''
      return [...[id].filter(isId), ...[title].filter(isName), ...[sentence(prose)].filter(isSentence)]
    })
}

const hidden = (game: string): string[] => {
  const files = readdirSync(folder(game)).filter((file) => !OPEN.includes(`${game}/${file}`))
  const tables = files.filter((file) => file.endsWith('.toml') && !/^(book|lesson|pictures|primer)\./.test(file))
  const stories = files.filter((file) => file.endsWith('.story'))
  return [...tables.flatMap((file) => told(parse(text(game, file)))), ...stories.flatMap((file) => opened(text(game, file)))]
}

const split = (words: string): string[] => words.split(/[^\w-]+/)
const vocabulary = new Set(split(client))
/** Whether the client has it as words of their own, not as a part of others. */
function names(word: string): boolean {
  // Few sentences get as far as being looked for.
  if (!split(word).every((one) => vocabulary.has(one))) return false
  const part = /[\w-]/
  for (let at = client.indexOf(word); at !== -1; at = client.indexOf(word, at + 1))
    if (!part.test(client[at - 1] ?? '') && !part.test(client[at + word.length] ?? '')) return true
  return false
}

describe('the client that is built', () => {
  it('is searched', () => {
    expect(names('market-hall')).toBe(true)
    expect(names('arket-hall')).toBe(false)
  })
  it.each(books)('tells nothing of what there is to find in %s', (game) => {
    const all = [...new Set(hidden(game))]
    expect(all.length).toBeGreaterThan(100)
    expect(all.filter(names)).toEqual([])
  })
})
