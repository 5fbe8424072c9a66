// Everybody, everything and every place in the book has a picture, and no picture is left over.

import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allEntries, entries, folder, pictures, sorted, sound, text } from '../../../art/books'
import { sceneOf } from '../../../art/art.svelte'
import { AFLOAT } from '../../../art/scenes/afloat'
import faces from './looks'
import scenes from './scenes'
import enemies from './strangers'
import goods from './things'
import { tokens } from './tokens'

const GAME = 'sleeping-gods'
const { people: looks, strangers, grounds, things, places } = pictures(GAME)
/** What lies in the stores of the ship; the book has no ids for it. */
const STORES = ['coin', 'meat', 'grain', 'vegetables', 'materials', 'artifact']

const files = (begins: string) => readdirSync(folder(GAME)).filter((file) => file.startsWith(begins) && file.endsWith('.toml'))
/** The cards of the files that begin so, each with the kind that it says it is. */
const cards = (...begin: string[]) =>
  begin.flatMap(files).flatMap((file) =>
    text(GAME, file)
      .split(/^\[\[/m)
      .slice(1)
      .map((table) => ({ id: /^id = "(.*)"/m.exec(table)?.[1] ?? '', kind: /^kind = "(.*)"/m.exec(table)?.[1] ?? '' })),
  )
const charts = files('page').map((file) => /^ground = "(.*)"/m.exec(text(GAME, file))?.[1] ?? '')

describe('the pictures', () => {
  const locker = cards('adventures', 'market')
  const people = locker.filter(({ kind }) => kind === 'person').map(({ id }) => id)
  const crew = cards('crew').map(({ id }) => id)
  const foes = cards('enemies').map(({ id }) => id)

  it('has looks for the crew and for people on cards, and for nobody else', () => {
    expect([crew.length, people.length]).toEqual([9, 15])
    expect(sorted(Object.keys(looks))).toEqual(sorted([...crew, ...people]))
  })
  it('has looks for every enemy, and for nobody else', () => {
    expect(foes).toHaveLength(78)
    expect(sorted(Object.keys(strangers))).toEqual(sorted(foes))
  })
  it('has a form for every other card, and for nothing else', () => {
    expect(locker).toHaveLength(90 + 32)
    const others = locker.filter(({ kind }) => kind !== 'person').map(({ id }) => id)
    expect(sorted(Object.keys(things))).toEqual(sorted(others))
  })
  it('has tokens for what is in the stores, and for nothing else', () => {
    expect(Object.keys(tokens)).toEqual(STORES)
    for (const id of STORES) sound(goods.item!(id, tokens[id]!.thing!, 'small'))
  })
  it('knows every location, every event and the stories of the deck', () => {
    const locations = files('page').flatMap((file) => [...text(GAME, file).matchAll(/^number = (\d+)/gm)].map(([, number]) => number!))
    const deck = [...new Set(entries(GAME, 'deck.story').map((id) => id.split('-')[0]!))]
    const events = entries(GAME, 'events.story')
    expect([locations.length, events.length]).toEqual([108, 54])
    const all = new Set(allEntries(GAME))
    expect([...locations, ...events, ...deck].filter((id) => places[id] === undefined)).toEqual([])
    expect(Object.keys(places).filter((id) => !all.has(id))).toEqual([])
  })
  it('shows an entry without a line of its own at the place of its location', () => {
    expect(places['11-1']).toBeUndefined()
    expect(sceneOf('11-1', (id) => ({ place: places[id] }))).toEqual({ id: '11', said: places['11'] })
    expect(sceneOf('ev-goat', (id) => ({ place: places[id] }))).toEqual({ id: 'ev-goat', said: places['ev-goat'] })
  })
  it('knows the ground of every chart', () => {
    expect(charts).toHaveLength(9)
    expect([...charts, ...Object.values(grounds)].filter((ground) => !(ground in AFLOAT.grounds))).toEqual([])
    expect(new Set(charts.map((ground) => scenes.vignette!('elsewhere', '', ground).drawing)).size).toBe(9)
  })
  it('shows no two alike', () => {
    const drawn = [
      ...Object.keys(looks).map((id) => faces.portrait!(id, looks[id]!, 'small')),
      ...foes.map((id) => enemies.portrait!(id, strangers[id]!, 'small')),
      ...Object.keys(things).map((id) => goods.item!(id, things[id]!, 'small')),
    ].map(({ drawing }) => drawing)
    expect(new Set(drawn).size).toBe(drawn.length)
    // Portraits differ by their wash alone, which is rolled; what is drawn on it must differ too.
    expect(new Set([...Object.values(looks), ...Object.values(strangers)]).size).toBe(crew.length + people.length + foes.length)
    expect(new Set(Object.values(things)).size).toBe(Object.keys(things).length)
  })
  it.each(Object.keys(looks))('draws %s', (id) => sound(faces.portrait!(id, looks[id]!, 'large')))
  it.each(foes)('draws %s, small and before its ground', (id) => {
    sound(enemies.portrait!(id, strangers[id]!, 'large'))
    sound(enemies.band!(id, strangers[id]!, grounds[id]!))
  })
  it.each(Object.keys(things))('draws the %s', (id) => sound(goods.item!(id, things[id]!, 'large')))
  it.each(Object.keys(places))('draws the scene of %s', (id) => sound(scenes.vignette!(id, places[id]!, undefined)))
})
