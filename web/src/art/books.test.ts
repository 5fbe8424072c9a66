// Everybody and everything in the books has a picture, and no picture is left over.

import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Picture } from './game'
import nearAndFar from './games/near-and-far'
import prelude from './games/prelude'
import { item } from './items/item'
import { LooksFault } from './looks'
import * as far from './looks/near-and-far'
import * as farScenes from './looks/near-and-far-scenes'
import * as farThings from './looks/near-and-far-things'
import * as early from './looks/prelude'
import * as earlyScenes from './looks/prelude-scenes'
import * as earlyThings from './looks/prelude-things'
import { GROUNDS } from './scenes/grounds'
import { vignette } from './scenes/vignette'
import { seat as earlySeat } from '../boards/prelude/sample'
import { faceOf } from '../boards/prelude/words'
import { characterId } from '../boards/near-and-far/words'

const folder = (game: string) => new URL(`../../../books/${game}/`, import.meta.url)
const text = (game: string, file: string) => readFileSync(new URL(file, folder(game)), 'utf8')
/** The ids of the tables of these kinds in a TOML file of a book. */
const tables = (game: string, file: string, ...kinds: string[]) =>
  [...text(game, file).matchAll(/^\[\[(\w+)\]\]\s*\nid = "([^"]+)"/gm)].flatMap(([, kind, id]) => (kinds.includes(kind!) ? [id!] : []))
/** The names in the tables of these kinds, by id. */
const names = (game: string, file: string, ...kinds: string[]) =>
  [...text(game, file).matchAll(/^\[\[(\w+)\]\]\s*\nid = "([^"]+)"\nname = "([^"]+)"/gm)].flatMap(([, kind, id, name]) => (kinds.includes(kind!) ? [[id!, name!] as const] : []))
const entries = (game: string, file: string) => [...text(game, file).matchAll(/^== (\S+)/gm)].map(([, id]) => id!)
const allEntries = (game: string) => readdirSync(folder(game)).filter((file) => file.endsWith('.story')).flatMap((file) => entries(game, file))

const sorted = (ids: readonly string[]) => [...ids].sort()
function sound({ drawing }: Picture): void {
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
  const named = [...drawing.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(named).size).toBe(named.length)
  for (const [, id] of drawing.matchAll(/url\(#(~[^)]+)\)/g)) expect(named).toContain(id)
}

/** Pack animals are counted, not named, so the book has no ids for them. */
const PACK = ['pack-bird', 'pack-tortoise']
/** What is counted at a seat. */
const GOODS = ['coin', 'gem', 'food', 'heart', 'peppers', 'parts', 'ichor', 'tea', 'outlaws', 'mystics', 'lizards', 'nomads']

describe('Near and Far', () => {
  const people = tables('near-and-far', 'people.toml', 'adventurer', 'companion', 'chief', 'character')
  const things = ['artifact', 'treasure', 'world'].flatMap((kind) => tables('near-and-far', kind === 'world' ? 'world.toml' : `${kind}s.toml`, kind))

  it('has looks for everybody in the book, and for nobody else', () => {
    expect(people).toHaveLength(36 + 5 + 4 + 8)
    expect(sorted(Object.keys(far.looks))).toEqual(sorted([...people, ...PACK]))
  })
  it('finds a character by the name in the view', () => {
    const all = names('near-and-far', 'people.toml', 'character')
    expect(all).toHaveLength(8)
    for (const [id, name] of all) expect(characterId(name)).toBe(id)
  })
  it('has a form for every card and every good, and for nothing else', () => {
    expect(things).toHaveLength(55 + 36 + 30)
    expect(sorted(Object.keys(farThings.things))).toEqual(sorted([...things, ...GOODS]))
  })
  it('has scenes of entries that there are', () => {
    const all = new Set(allEntries('near-and-far'))
    expect(Object.keys(farScenes.scenes).filter((id) => !all.has(id))).toEqual([])
  })
  it('knows the ground of every map', () => {
    const maps = readdirSync(folder('near-and-far')).filter((file) => /^map\d+\.toml$/.test(file))
    const grounds = maps.map((file) => /^ground = "(.*)"/m.exec(text('near-and-far', file))?.[1] ?? '')
    expect(grounds).toHaveLength(11)
    expect(grounds.filter((ground) => !(ground in GROUNDS))).toEqual([])
    expect(new Set(grounds.map((ground) => nearAndFar.vignette('m1-01', ground).drawing)).size).toBe(11)
  })
  it.each(Object.keys(far.looks))('draws %s', (id) => sound(nearAndFar.portrait(id, 'large')!))
  it.each(Object.keys(farThings.things))('draws the %s', (id) => sound(nearAndFar.item(id, 'small')!))
  it.each(Object.keys(farScenes.scenes))('draws the scene of %s', (id) => sound(nearAndFar.vignette(id, undefined)))
})

describe('Prelude', () => {
  const halves = tables('prelude', 'characters.toml', 'past', 'gift')
  const spirits = entries('prelude', 'spirits.story')

  it('has looks for every spirit, past and gift, and for nobody else', () => {
    expect([spirits.length, halves.length]).toEqual([16, 12])
    expect(sorted(Object.keys(early.looks))).toEqual(sorted([...spirits, ...halves]))
  })
  it('has a form for every tool and spell, and for nothing else', () => {
    const things = [...tables('prelude', 'tools.toml', 'tool'), ...entries('prelude', 'spells.story'), 'resource']
    expect(sorted(Object.keys(earlyThings.things))).toEqual(sorted(things))
  })
  it('has scenes of entries that there are', () => {
    const all = new Set(allEntries('prelude'))
    expect(Object.keys(earlyScenes.scenes).filter((id) => !all.has(id))).toEqual([])
  })
  it('knows the ground of every region', () => {
    const regions = tables('prelude', 'regions.toml', 'region')
    expect(new Set(regions.map((region) => prelude.vignette('pale-stag', region).drawing)).size).toBe(3)
  })
  it('finds a past and a gift by the names in the view', () => {
    const half = (name: string) => ({ name, core: 'wise' as const, ability: '', text: '' })
    for (const [id, name] of names('prelude', 'characters.toml', 'past')) expect(faceOf(earlySeat({ past: half(name), gift: half('Seer') }))).toBe(`${id}+seer`)
    for (const [id, name] of names('prelude', 'characters.toml', 'gift')) expect(faceOf(earlySeat({ gift: half(name) }))).toBe(id)
    expect(faceOf(earlySeat())).toBeUndefined()
  })
  it('joins a past and a gift', () => {
    for (const gift of tables('prelude', 'characters.toml', 'gift')) sound(prelude.portrait(`farmer+${gift}`, 'small')!)
    expect(prelude.portrait('farmer+seer', 'small')).not.toEqual(prelude.portrait('farmer', 'small'))
  })
  it.each(Object.keys(early.looks))('draws %s', (id) => sound(prelude.portrait(id, 'large')!))
  it.each(Object.keys(earlyThings.things))('draws the %s', (id) => sound(prelude.item(id, 'large')!))
  it.each(Object.keys(earlyScenes.scenes))('draws the scene of %s', (id) => sound(prelude.vignette(id, 'forest')))
})

describe('a picture', () => {
  it('is the same at every table', () => {
    expect(vignette('m1-07', 'cave', '').drawing).toBe(vignette('m1-07', 'cave', '').drawing)
    expect(vignette('m1-07', 'cave', '').drawing).not.toBe(vignette('m1-08', 'cave', '').drawing)
  })
  it('is not made for ids that nobody has', () => {
    expect([nearAndFar.portrait('nobody', 'large'), nearAndFar.item('nothing', 'large')]).toEqual([undefined, undefined])
  })
  it('is refused in a form or a material that nobody knows', () => {
    expect(() => item('x', 'spanner iron', 'small')).toThrow(LooksFault)
    expect(() => item('x', 'flute cheese', 'small')).toThrow('"cheese" is no material')
  })
})
