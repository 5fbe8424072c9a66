import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Locked {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }

it('locks what every machine needs, not only what this one does', () => {
  // Written on one machine, a lock easily leaves out the compiled parts for others; `npm ci` then builds nothing there.
  const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${from}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
  expect(Object.keys(packages).filter((name) => name.startsWith('node_modules/@rolldown/binding-linux-')).length).toBeGreaterThan(3)
})
