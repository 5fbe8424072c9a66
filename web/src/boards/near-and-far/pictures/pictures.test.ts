// Everybody and everything in the book has a picture, and no picture is left over.

import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allEntries, folder, names, pictures, sorted, sound, tables, text } from '../../../art/books'
import { GROUNDS } from '../../../art/scenes/grounds'
import { characterId } from '../words'
import faces from './looks'
import scenes from './scenes'
import foesDrawn from './strangers'
import goods from './things'
import { tokens } from './tokens'

const { people: looks, strangers, things: forms, places } = pictures('near-and-far')

/** Pack animals are counted, not named, so the book has no ids for them; nor has it for what is counted at a seat. */
const PACK = ['pack-bird', 'pack-tortoise']
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
    expect(sorted(Object.keys(looks))).toEqual(sorted(people))
    expect(sorted(Object.keys(strangers))).toEqual(sorted(foes))
  })
  it('finds a character by the name in the view', () => {
    const all = names('near-and-far', 'people.toml', 'character')
    expect(all).toHaveLength(8)
    for (const [id, name] of all) expect(characterId(name)).toBe(id)
  })
  it('has a form for every card, and for nothing else', () => {
    expect(things).toHaveLength(55 + 36 + 30)
    expect(sorted(Object.keys(forms))).toEqual(sorted(things))
  })
  it('has tokens for what is counted, and for nothing else', () => {
    expect(sorted(Object.keys(tokens))).toEqual(sorted([...PACK, ...GOODS]))
  })
  it('has scenes of entries that there are', () => {
    const all = new Set(allEntries('near-and-far'))
    expect(Object.keys(places).filter((id) => !all.has(id))).toEqual([])
  })
  it('knows the ground of every map', () => {
    const maps = readdirSync(folder('near-and-far')).filter((file) => /^map\d+\.toml$/.test(file))
    const grounds = maps.map((file) => /^ground = "(.*)"/m.exec(text('near-and-far', file))?.[1] ?? '')
    expect(grounds).toHaveLength(11)
    expect(grounds.filter((ground) => !(ground in GROUNDS))).toEqual([])
    expect(new Set(grounds.map((ground) => scenes.vignette!('m1-01', places['m1-01']!, ground).drawing)).size).toBe(11)
  })
  it.each(Object.keys(looks))('draws %s', (id) => sound(faces.portrait!(id, looks[id]!, 'large')))
  it.each(Object.keys(strangers))('draws %s', (id) => sound(foesDrawn.portrait!(id, strangers[id]!, 'large')))
  it.each(Object.keys(forms))('draws the %s', (id) => sound(goods.item!(id, forms[id]!, 'small')))
  it.each(Object.entries(tokens))('draws the token of %s', (id, { person, thing }) => {
    sound(person === undefined ? goods.item!(id, thing!, 'small') : faces.portrait!(id, person, 'small'))
  })
  it.each(Object.keys(places))('draws the scene of %s', (id) => sound(scenes.vignette!(id, places[id]!, undefined)))
})
