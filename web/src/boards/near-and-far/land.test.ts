import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sound } from '../../art/books'
import { PAGE } from './geometry'
import { landOf, type Page } from './land'
import { LANDS } from './lands'
import { maps } from './maps'
import { KINDS } from './marks'

const page = (changes: Partial<Page> = {}): Page => ({
  name: 'Test',
  ground: 'grass',
  spaces: [],
  paths: [],
  areas: [],
  drawings: [],
  ...changes,
})
/** How many elements, and how many letters. */
const weight = (drawing: string) => [drawing.match(/<[a-z]/g)!.length, drawing.length]

// Drawing a map takes a moment, and more of one where all tests run at once.
describe('the land of a map', { timeout: 30_000 }, () => {
  it('is there for all eleven maps, each on a ground of its own', () => {
    expect(maps.map(({ ground }) => ground).sort()).toEqual(Object.keys(LANDS).sort())
    expect(maps.every(({ spaces, paths }) => spaces.length >= 33 && paths.every(({ ends }) => ends.every((end) => end >= 0)))).toBe(true)
  })
  it.each(maps.map((map) => [map.name, map] as const))('draws %s, and not too much of it', (_, map) => {
    const { drawing } = landOf(map)
    sound({ frame: '', drawing })
    const named = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    expect([...drawing.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !named.has(id))).toEqual([])
    const [elements, letters] = weight(drawing)
    expect(elements).toBeLessThan(1100)
    expect(letters).toBeLessThan(400_000)
  })
  it('is drawn once for a map, however many views there are of it, and the same at every table', () => {
    const map = maps[2]!
    expect(landOf({ ...map, spaces: [...map.spaces] })).toBe(landOf(map))
    expect(landOf({ ...map, areas: [...map.areas] }).drawing).toBe(landOf(map).drawing)
  })
  it('has the colour that its ground has on the board', () => {
    const css = readFileSync(new URL('palette.css', import.meta.url), 'utf8').replace(/\s+/g, ' ')
    for (const [ground, { paper, form }] of Object.entries(LANDS)) {
      // On the isles paths run through shallow water.
      if (form === 'isles') continue
      const rule = ground === 'grass' ? '.nf-ground {' : `.nf-ground.${ground} {`
      expect(css, ground).toContain(`${rule} --ground: light-dark(${paper},`)
    }
  })
  it('grows nothing tall over a space or a path', () => {
    const trees = (drawing: string) => [...drawing.matchAll(/M([\d.]+) ([\d.]+)l0 -/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    const wood = trees(landOf(page({ ground: 'forest' })).drawing)
    expect(wood.length).toBeGreaterThan(150)
    const spaces = [{ at: [200, 350] as [number, number] }, { at: [800, 350] as [number, number] }]
    const cut = trees(landOf(page({ ground: 'forest', spaces, paths: [{ ends: [0, 1] }] })).drawing)
    expect(wood.some(([x, y]) => x > 200 && x < 800 && Math.abs(y - 350) < 10)).toBe(true)
    expect(cut.filter(([x, y]) => x > 200 && x < 800 && Math.abs(y - 350) < 7)).toEqual([])
    expect(cut.filter(([x, y]) => Math.hypot(x - 200, y - 350) < 30)).toEqual([])
  })
  it('can draw every mark that the guide for writers names, and a rock for any other', () => {
    const guide = readFileSync(new URL('../../../../docs/writing-books.md', import.meta.url), 'utf8')
    const named = /^kind = "tower"\s+# (.*)$/m.exec(guide)![1]!.split(' ')
    expect([...named].sort()).toEqual([...KINDS].sort())
    const at: [number, number] = [PAGE.width / 2, PAGE.height / 2]
    const drawn = (kind: string) => landOf(page({ drawings: [{ kind, at, size: 1 }] })).drawing
    expect(drawn('something new')).toBe(drawn('rock'))
    expect(drawn('statue')).not.toBe(drawn('rock'))
  })
  it('draws an area and a ground that nobody knows as meadow', () => {
    const points: [number, number][] = [
      [100, 100],
      [300, 100],
      [200, 300],
    ]
    sound(landOf(page({ ground: 'cheese', areas: [{ kind: 'moonscape', points }] })))
    expect(landOf(page({ ground: 'cheese' })).drawing).toBe(landOf(page()).drawing)
  })
})
