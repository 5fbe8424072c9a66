// Everybody and everything in the book has a picture, and no picture is left over.

import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allEntries, folder, names, sorted, sound, tables, text } from '../../../art/books'
import { GROUNDS } from '../../../art/scenes/grounds'
import { characterId } from '../words'
import faces, { looks } from './looks'
import places, { scenes } from './scenes'
import foesDrawn, { strangers } from './strangers'
import goods, { things as forms } from './things'

/** Pack animals are counted, not named, so the book has no ids for them. */
const PACK = ['pack-bird', 'pack-tortoise']
/** What is counted at a seat. */
const GOODS = ['coin', 'gem', 'food', 'heart', 'peppers', 'parts', 'ichor', 'tea', 'outlaws', 'mystics', 'lizards', 'nomads']

describe('the pictures', () => {
  const people = tables('near-and-far', 'people.toml', 'adventurer', 'companion', 'chief', 'character')
  const things = ['artifact', 'treasure', 'world'].flatMap((kind) =>
    tables('near-and-far', kind === 'world' ? 'world.toml' : `${kind}s.toml`, kind),
  )

  const foes = tables('near-and-far', 'threats.toml', 'threat', 'boss')

  it('has looks for everybody in the book, and for nobody else', () => {
    expect(people).toHaveLength(36 + 5 + 4 + 8)
    expect(foes).toHaveLength(12 + 4)
    expect(sorted(Object.keys(looks))).toEqual(sorted([...people, ...PACK]))
    expect(sorted(Object.keys(strangers))).toEqual(sorted(foes))
  })
  it('finds a character by the name in the view', () => {
    const all = names('near-and-far', 'people.toml', 'character')
    expect(all).toHaveLength(8)
    for (const [id, name] of all) expect(characterId(name)).toBe(id)
  })
  it('has a form for every card and every good, and for nothing else', () => {
    expect(things).toHaveLength(55 + 36 + 30)
    expect(sorted(Object.keys(forms))).toEqual(sorted([...things, ...GOODS]))
  })
  it('has scenes of entries that there are', () => {
    const all = new Set(allEntries('near-and-far'))
    expect(Object.keys(scenes).filter((id) => !all.has(id))).toEqual([])
  })
  it('knows the ground of every map', () => {
    const maps = readdirSync(folder('near-and-far')).filter((file) => /^map\d+\.toml$/.test(file))
    const grounds = maps.map((file) => /^ground = "(.*)"/m.exec(text('near-and-far', file))?.[1] ?? '')
    expect(grounds).toHaveLength(11)
    expect(grounds.filter((ground) => !(ground in GROUNDS))).toEqual([])
    expect(new Set(grounds.map((ground) => places.vignette!('m1-01', ground).drawing)).size).toBe(11)
  })
  it.each(Object.keys(looks))('draws %s', (id) => sound(faces.portrait!(id, 'large')!))
  it.each(Object.keys(strangers))('draws %s', (id) => sound(foesDrawn.portrait!(id, 'large')!))
  it.each(Object.keys(forms))('draws the %s', (id) => sound(goods.item!(id, 'small')!))
  it.each(Object.keys(scenes))('draws the scene of %s', (id) => sound(places.vignette!(id, undefined)))
})
