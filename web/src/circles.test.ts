// Modules that import one another in a circle, be it only for a type, cannot be read or changed one by one.

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const names = readdirSync('src', { encoding: 'utf8', recursive: true }).filter((name) => /\.(ts|svelte)$/.test(name))

/** The modules that a module imports, at once or later. */
function importedBy(name: string): string[] {
  const said = [...readFileSync(join('src', name), 'utf8').matchAll(/\b(?:from|import)[\s(]*'(\.[^']+)'/g)]
  return said.flatMap(([, path = '']) => {
    const to = join(name, '..', path)
    return names.filter((other) => [to, `${to}.ts`, `${to}/index.ts`].includes(other))
  })
}
const imports = new Map(names.map((name) => [name, importedBy(name)]))

const seen = new Set<string>()
/** The first circle that imports lead into from here. */
function circleFrom(name: string, path: readonly string[] = []): string[] | null {
  if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
  if (seen.has(name)) return null
  const circle = imports.get(name)?.reduce<string[] | null>((found, next) => found ?? circleFrom(next, [...path, name]), null)
  seen.add(name)
  return circle ?? null
}

it('has no circle of imports', () => {
  expect(imports.get('main.ts')).toContain('App.svelte')
  expect(names.map((name) => circleFrom(name)).find(Boolean)).toBeUndefined()
})
