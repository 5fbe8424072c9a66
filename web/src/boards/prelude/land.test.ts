import { describe, expect, it } from 'vitest'
import { sound, tables } from '../../art/books'
import { PIECES, place } from './geometry'
import { REGIONS, landOf } from './land'

describe('the landscape of a region', { timeout: 30_000 }, () => {
  const regions = tables('prelude', 'regions.toml', 'region')

  it('is there for every region of the book, in both shapes of the sheet, and not too much of it', () => {
    expect(Object.keys(REGIONS).sort()).toEqual([...regions].sort())
    const all = regions.flatMap((region) => (['wide', 'tall'] as const).map((shape) => landOf(shape, region)))
    for (const picture of all) {
      const { drawing } = picture
      sound(picture)
      expect(drawing.match(/<[a-z]/g)!.length).toBeLessThan(700)
      expect(drawing.length).toBeLessThan(220_000)
    }
    expect(new Set(all.map(({ drawing }) => drawing)).size).toBe(6)
  })
  it('is made once', () => {
    expect(landOf('wide', 'forest')).toBe(landOf('wide', 'forest'))
  })
  it('leaves room for signs and names', () => {
    // The feet of the trees: each trunk begins there.
    const feet = [...landOf('wide', 'forest').drawing.matchAll(/M(-?[\d.]+) (-?[\d.]+)l0 -/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    )
    expect(feet.length).toBeGreaterThan(120)
    for (const piece of PIECES.slice(1)) {
      const { x, y } = place('wide', piece)
      expect(feet.filter(([fx, fy]) => Math.abs(fx - x) < 70 && fy > y - 62 && fy < y + 30)).toEqual([])
    }
  })
})
