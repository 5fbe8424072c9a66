import { expect, test } from 'vitest'
import { card as cardOf } from './cards'
import { card, seat, view } from './sample'
import { face } from './story'

test('a card that lies open is found by its id, wherever it lies', () => {
  const axe = card({ key: 'old-axe', name: 'Old Axe', rules: ['Value of gather +1.', 'It stays sharp.'] })
  const held = view({ seats: [seat({ artifacts: [axe] })] })
  expect(cardOf(held, 'old-axe')).toEqual({ name: 'Old Axe', does: 'Value of gather +1. It stays sharp.' })
  expect(cardOf(view({ hut: { built: true, resources: 0, artifacts: [axe] } }), 'old-axe')?.name).toBe('Old Axe')
  expect(cardOf(view({ scene: { card: axe, seats: [0], flipped: false, chosen: [] } }), 'old-axe')?.name).toBe('Old Axe')
  expect(cardOf(held, 'nothing')).toBe(null)
})

test('a seat has the face of its character as soon as half of it is chosen', () => {
  const half = (name: string) => ({ name, core: 'strong' as const, ability: '', text: '' })
  const made = view({ seats: [seat({ past: half('Soldier'), gift: half('Seer') }), seat({ past: null, gift: null })] })
  expect([face(made, 'seat/0'), face(made, 'seat/1'), face(made, 'pale-stag'), face(made, 'seat/7')]).toEqual([
    'soldier+seer',
    null,
    'pale-stag',
    null,
  ])
})
