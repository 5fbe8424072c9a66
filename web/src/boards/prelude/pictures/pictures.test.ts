// Everybody and everything in the book has a picture, and no picture is left over.

import { describe, expect, it } from 'vitest'
import { allEntries, entries, names, sorted, sound, tables } from '../../../art/books'
import { seat } from '../sample'
import { faceOf } from '../words'
import faces, { looks } from './looks'
import places, { scenes } from './scenes'
import spiritsDrawn, { strangers } from './strangers'
import goods, { things as forms } from './things'

describe('the pictures', () => {
  const halves = tables('prelude', 'characters.toml', 'past', 'gift')
  const spirits = entries('prelude', 'spirits.story')

  it('has looks for every spirit, past and gift, and for nobody else', () => {
    expect([spirits.length, halves.length]).toEqual([16, 12])
    expect(sorted(Object.keys(looks))).toEqual(sorted(halves))
    expect(sorted(Object.keys(strangers))).toEqual(sorted(spirits))
  })
  it('has a form for every tool and spell, and for nothing else', () => {
    const things = [...tables('prelude', 'tools.toml', 'tool'), ...entries('prelude', 'spells.story'), 'resource']
    expect(sorted(Object.keys(forms))).toEqual(sorted(things))
  })
  it('has scenes of entries that there are', () => {
    const all = new Set(allEntries('prelude'))
    expect(Object.keys(scenes).filter((id) => !all.has(id))).toEqual([])
  })
  it('knows the ground of every region', () => {
    const regions = tables('prelude', 'regions.toml', 'region')
    expect(new Set(regions.map((region) => places.vignette!('pale-stag', region).drawing)).size).toBe(3)
  })
  it('finds a past and a gift by the names in the view', () => {
    const half = (name: string) => ({ name, core: 'wise' as const, ability: '', text: '' })
    for (const [id, name] of names('prelude', 'characters.toml', 'past'))
      expect(faceOf(seat({ past: half(name), gift: half('Seer') }))).toBe(`${id}+seer`)
    for (const [id, name] of names('prelude', 'characters.toml', 'gift')) expect(faceOf(seat({ gift: half(name) }))).toBe(id)
    expect(faceOf(seat())).toBeUndefined()
  })
  it('joins a past and a gift', () => {
    for (const gift of tables('prelude', 'characters.toml', 'gift')) sound(faces.portrait!(`farmer+${gift}`, 'small')!)
    expect(faces.portrait!('farmer+seer', 'small')).not.toEqual(faces.portrait!('farmer', 'small'))
  })
  it.each(Object.keys(looks))('draws %s', (id) => sound(faces.portrait!(id, 'large')!))
  it.each(Object.keys(strangers))('draws %s', (id) => sound(spiritsDrawn.portrait!(id, 'large')!))
  it.each(Object.keys(forms))('draws the %s', (id) => sound(goods.item!(id, 'large')!))
  it.each(Object.keys(scenes))('draws the scene of %s', (id) => sound(places.vignette!(id, 'forest')))
})
