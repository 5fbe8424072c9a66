import { expect, test } from 'vitest'
import { card as cardOf } from './cards'
import { card, person, seat, view } from './sample'
import { face } from './story'

test('a card that lies open is found by its id, wherever it lies', () => {
  const flute = card()
  const bomb = card({ key: 'fire-bomb', name: 'Fire Bomb', rules: 'In combat: 3 more.' })
  const held = view({ seats: [seat({ hand: [flute], treasures: [bomb], slots: [person({ key: 'gil', name: 'Gil' }), null, null, null] })] })
  expect(cardOf(held, 'jade-flute')).toEqual({ name: 'Jade Flute', does: 'Visiting the Stables: gain 2 food.' })
  expect(cardOf(held, 'fire-bomb')?.name).toBe('Fire Bomb')
  expect(cardOf(held, 'gil')).toEqual({ name: 'Gil', does: '2 skill, 1 heart' })
  expect(cardOf(held, 'nuala')?.name).toBe('Nuala Half-Asleep')
  expect(cardOf(view(), 'jade-flute')).toBe(null)
})

test('a seat has the face of its character, and whoever is fought their own', () => {
  expect([
    face(view(), 'seat/0'),
    face(view(), 'bandit'),
    face(view({ seats: [seat({ character: null })] }), 'seat/0'),
    face(view(), 'seat/7'),
  ]).toEqual(['rin', 'bandit', null, null])
})
