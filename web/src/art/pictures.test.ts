import { describe, expect, it } from 'vitest'
import { GOODS } from './items/goods'
import { item, items } from './items/item'
import { LooksFault } from './looks'
import { PEOPLE } from './people/person'
import { portraits } from './portrait'
import { ASHORE } from './scenes/ashore'
import { vignette } from './scenes/vignette'

describe('a picture', () => {
  const cave = (entry: string) => vignette(entry, 'cave', '', ASHORE).drawing

  it('is the same at every table', () => {
    expect(cave('m1-07')).toBe(cave('m1-07'))
    expect(cave('m1-07')).not.toBe(cave('m1-08'))
  })
  it('is drawn once', () => {
    const { portrait } = portraits({ gil: 'outlaw' }, PEOPLE)
    expect(portrait!('gil', 'large')).toBe(portrait!('gil', 'large'))
    expect(portrait!('gil', 'large')).not.toEqual(portrait!('gil', 'small'))
  })
  it('is not made for ids that nobody has', () => {
    expect([portraits({}, PEOPLE).portrait!('nobody', 'large'), items({}, GOODS).item!('nothing', 'large')]).toEqual([undefined, undefined])
  })
  it('is refused in a form or a material that nobody knows', () => {
    expect(() => item('x', 'spanner iron', GOODS, 'small')).toThrow(LooksFault)
    expect(() => item('x', 'book cheese', GOODS, 'small')).toThrow('"cheese" is no material')
  })
})
