// Everybody and everything in the book has a picture, and no picture is left over.

import { describe, expect, it } from 'vitest'
import { allEntries, entries, names, pictures, sorted, sound, tables } from '../../../art/books'
import { seat } from '../sample'
import { faceOf } from '../words'
import faces from './looks'
import scenes from './scenes'
import spiritsDrawn from './strangers'
import goods from './things'
import { tokens } from './tokens'

const { people: looks, strangers, things: forms, places } = pictures('prelude')

describe('the pictures', () => {
  const halves = tables('prelude', 'characters.toml', 'past', 'gift')
  const spirits = entries('prelude', 'spirits.story')

  it('has looks for every spirit, past and gift, and for nobody else', () => {
    expect([spirits.length, halves.length]).toEqual([16, 12])
    expect(sorted(Object.keys(looks))).toEqual(sorted(halves))
    expect(sorted(Object.keys(strangers))).toEqual(sorted(spirits))
  })
  it('has a form for every tool and spell, and for nothing else', () => {
    const things = [...tables('prelude', 'tools.toml', 'tool'), ...entries('prelude', 'spells.story')]
    expect(sorted(Object.keys(forms))).toEqual(sorted(things))
    expect(Object.keys(tokens)).toEqual(['resource'])
    sound(goods.item!('resource', tokens['resource']!.thing!, 'large'))
  })
  it('has scenes of entries that there are', () => {
    const all = new Set(allEntries('prelude'))
    expect(Object.keys(places).filter((id) => !all.has(id))).toEqual([])
  })
  it('knows the ground of every region', () => {
    const regions = tables('prelude', 'regions.toml', 'region')
    expect(new Set(regions.map((region) => scenes.vignette!('pale-stag', '', region).drawing)).size).toBe(3)
  })
  it('finds a past and a gift by the names in the view', () => {
    const half = (name: string) => ({ name, core: 'wise' as const, ability: '', text: '' })
    for (const [id, name] of names('prelude', 'characters.toml', 'past'))
      expect(faceOf(seat({ past: half(name), gift: half('Seer') }))).toBe(`${id}+seer`)
    for (const [id, name] of names('prelude', 'characters.toml', 'gift')) expect(faceOf(seat({ gift: half(name) }))).toBe(id)
    expect(faceOf(seat())).toBeUndefined()
  })
  it('joins a past and a gift', () => {
    for (const gift of tables('prelude', 'characters.toml', 'gift')) sound(faces.portrait!(`farmer+${gift}`, looks['farmer']!, 'small'))
    const [joined, alone] = ['farmer+seer', 'farmer'].map((id) => faces.portrait!(id, looks['farmer']!, 'small'))
    expect(joined).not.toEqual(alone)
  })
  it.each(Object.keys(looks))('draws %s', (id) => sound(faces.portrait!(id, looks[id]!, 'large')))
  it.each(Object.keys(strangers))('draws %s', (id) => sound(spiritsDrawn.portrait!(id, strangers[id]!, 'large')))
  it.each(Object.keys(forms))('draws the %s', (id) => sound(goods.item!(id, forms[id]!, 'large')))
  it.each(Object.keys(places))('draws the scene of %s', (id) => sound(scenes.vignette!(id, places[id]!, 'forest')))
})
