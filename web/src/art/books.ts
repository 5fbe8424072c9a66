// For tests: what the books hold, and whether a picture is sound.

import { readFileSync, readdirSync } from 'node:fs'
import { expect } from 'vitest'
import type { Picture } from './game'
import { read } from './said'

export const folder = (game: string) => new URL(`../../../books/${game}/`, import.meta.url)
export const text = (game: string, file: string) => readFileSync(new URL(file, folder(game)), 'utf8')
/** The ids of the tables of these kinds in a TOML file of a book. */
export const tables = (game: string, file: string, ...kinds: string[]) =>
  [...text(game, file).matchAll(/^\[\[(\w+)\]\]\s*\nid = "([^"]+)"/gm)].flatMap(([, kind, id]) => (kinds.includes(kind!) ? [id!] : []))
/** The names in the tables of these kinds, by id. */
export const names = (game: string, file: string, ...kinds: string[]) =>
  [...text(game, file).matchAll(/^\[\[(\w+)\]\]\s*\nid = "([^"]+)"\nname = "([^"]+)"/gm)].flatMap(([, kind, id, name]) =>
    kinds.includes(kind!) ? [[id!, name!] as const] : [],
  )
export const entries = (game: string, file: string) => [...text(game, file).matchAll(/^== (\S+)/gm)].map(([, id]) => id!)
export const allEntries = (game: string) =>
  readdirSync(folder(game))
    .filter((file) => file.endsWith('.story'))
    .flatMap((file) => entries(game, file))

/** What a book says about its pictures. */
export const pictures = (game: string) => read(text(game, 'pictures.toml'))

/** What stands for the steps of a book's primer. */
export const primerTokens = (game: string) => [...text(game, 'primer.toml').matchAll(/^token = "([^"]+)"/gm)].map(([, token]) => token!)

export const sorted = (ids: readonly string[]) => [...ids].sort()
export function sound({ drawing }: Picture): void {
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
  const named = [...drawing.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(named).size).toBe(named.length)
  for (const [, id] of drawing.matchAll(/url\(#(~[^)]+)\)/g)) expect(named).toContain(id)
}
