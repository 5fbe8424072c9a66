import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import nearAndFar from './games/near-and-far'
import { LooksFault, read } from './looks'
import { looks } from './looks/near-and-far'
import { PEOPLE } from './people/person'

const book = (path: string) => readFileSync(new URL(`../../../books/${path}`, import.meta.url), 'utf8')
/** The ids of the tables of these kinds in a TOML file of a book. */
const tables = (path: string, ...kinds: string[]) =>
  [...book(path).matchAll(/^\[\[(\w+)\]\]\s*\nid = "([^"]+)"/gm)].flatMap(([, kind, id]) => (kinds.includes(kind!) ? [id!] : []))

/** Pack animals are counted, not named, so the book has no ids for them. */
const COUNTED = ['pack-bird', 'pack-tortoise']

describe('a line of looks', () => {
  const fault = (line: string) => () => read('somebody', line, PEOPLE)

  it('says what it says, and rolls the rest from the id', () => {
    const who = read('gil', 'outlaw old hat:stetson mark:scar mark:stubble', PEOPLE)
    expect([who.kind, who.is('old'), who.is('young')]).toEqual(['outlaw', true, false])
    expect([who.pick('hat', ['bowler']), who.all('mark')]).toEqual(['stetson', ['scar', 'stubble']])
    const skins = ['pale', 'deep', 'rose', 'brown']
    expect(who.pick('skin', skins)).toBe(read('gil', 'nomad', PEOPLE).pick('skin', skins))
    expect(new Set([...'abcdefgh'].map((id) => read(id, 'nomad', PEOPLE).pick('skin', skins))).size).toBeGreaterThan(1)
  })
  it('is refused if it says something unknown', () => {
    expect(fault('')).toThrow(LooksFault)
    expect(fault('wizard old')).toThrow('"wizard" is no kind')
    expect(fault('outlaw ancient')).toThrow('outlaw knows no word "ancient"')
    expect(fault('outlaw wings:two')).toThrow('outlaw has no feature "wings"')
    expect(fault('outlaw hat:sombrero')).toThrow('"hat:sombrero" is unknown')
    expect(fault('outlaw hat:bowler hat:straw')).toThrow('hat is said twice')
  })
})

describe('the looks of Near and Far', () => {
  it('are there for everybody in the book, and for nobody else', () => {
    const people = tables('near-and-far/people.toml', 'adventurer', 'companion', 'chief', 'character')
    expect(people).toHaveLength(36 + 5 + 4 + 8)
    expect(Object.keys(looks).sort()).toEqual([...people, ...COUNTED].sort())
  })
  it.each(Object.keys(looks))('%s can be drawn', (id) => {
    const picture = nearAndFar.portrait(id, 'large')
    expect(picture?.drawing).toMatch(/<clipPath id="~\d+">/)
    expect(picture?.drawing).not.toMatch(/NaN|undefined/)
  })
})

describe('a portrait', () => {
  it('is the same at every table', () => {
    expect(nearAndFar.portrait('rin', 'small')).toEqual(nearAndFar.portrait('rin', 'small'))
  })
  it('refers to no clip path but its own, and names each once', () => {
    const { drawing } = nearAndFar.portrait('mub', 'large')!
    const named = [...drawing.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(named).size).toBe(named.length)
    for (const [, id] of drawing.matchAll(/url\(#(~[^)]+)\)/g)) expect(named).toContain(id)
  })
  it('is not made for ids that nobody has', () => {
    expect(nearAndFar.portrait('nobody', 'large')).toBeUndefined()
  })
})
