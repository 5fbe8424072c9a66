// Heroes, specialists and enemies of the book have a picture.

import { describe, expect, it } from 'vitest'
import { pictures, sorted, sound, tables, text } from '../../../art/books'
import { slug } from '../words'
import faces from './looks'
import enemies from './strangers'

const { people: looks, strangers } = pictures('now-or-never')

describe('the pictures', () => {
  it('has looks for every hero and every specialist', () => {
    const people = [...tables('now-or-never', 'heroes.toml', 'hero'), ...tables('now-or-never', 'specialists.toml', 'specialist')]
    expect(people.length).toBeGreaterThan(20)
    expect(sorted(Object.keys(looks))).toEqual(sorted(people))
  })
  it('has looks for every enemy, by its name', () => {
    const foes = ['enemies.toml', 'chapters.toml'].flatMap((file) =>
      [...text('now-or-never', file).matchAll(/^name = "([^"]+)"/gm)].map(([, name]) => slug(name!)),
    )
    expect(foes.length).toBeGreaterThan(11)
    const fought = [...text('now-or-never', 'quests.toml').matchAll(/^name = "([^"]+)"(?:(?!\[\[)[^])*?^fight = /gm)].map(([, name]) =>
      slug(name!),
    )
    expect(fought.length).toBeGreaterThan(8)
    expect(sorted(Object.keys(strangers))).toEqual(sorted([...new Set([...foes, ...fought])]))
  })
  it('shows no two alike', () => {
    const drawn = [
      ...Object.keys(looks).map((id) => faces.portrait!(id, looks[id]!, 'small')),
      ...Object.keys(strangers).map((id) => enemies.portrait!(id, strangers[id]!, 'small')),
    ].map(({ drawing }) => drawing)
    expect(new Set(drawn).size).toBe(drawn.length)
  })
  it.each(Object.keys(looks))('draws %s', (id) => sound(faces.portrait!(id, looks[id]!, 'large')))
  it.each(Object.keys(strangers))('draws %s', (id) => sound(enemies.portrait!(id, strangers[id]!, 'large')))
})
