import { describe, expect, it } from 'vitest'
import { GOODS } from './items/goods'
import { item } from './items/item'
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
    const { portrait } = portraits(PEOPLE)
    expect(portrait!('gil', 'outlaw', 'large')).toBe(portrait!('gil', 'outlaw', 'large'))
    expect(portrait!('gil', 'outlaw', 'large')).not.toEqual(portrait!('gil', 'outlaw', 'small'))
  })
  it('is refused in a form or a material that nobody knows', () => {
    expect(() => item('x', 'spanner iron', GOODS, 'small')).toThrow(LooksFault)
    expect(() => item('x', 'book cheese', GOODS, 'small')).toThrow('"cheese" is no material')
  })
})
