import { describe, expect, it } from 'vitest'
import { item } from './items/item'
import { LooksFault } from './looks'
import { vignette } from './scenes/vignette'
import pictures from '../boards/near-and-far/pictures'

describe('a picture', () => {
  it('is the same at every table', () => {
    expect(vignette('m1-07', 'cave', '').drawing).toBe(vignette('m1-07', 'cave', '').drawing)
    expect(vignette('m1-07', 'cave', '').drawing).not.toBe(vignette('m1-08', 'cave', '').drawing)
  })
  it('is not made for ids that nobody has', () => {
    expect([pictures.portrait('nobody', 'large'), pictures.item('nothing', 'large')]).toEqual([undefined, undefined])
  })
  it('is refused in a form or a material that nobody knows', () => {
    expect(() => item('x', 'spanner iron', 'small')).toThrow(LooksFault)
    expect(() => item('x', 'flute cheese', 'small')).toThrow('"cheese" is no material')
  })
})
