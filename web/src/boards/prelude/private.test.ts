import { expect, test } from 'vitest'
import { cover, hasPrivate, known } from './private'
import { card, seat, view } from './sample'

const kept = card({ key: 'kept', name: 'The Kept' })
const told = card({ key: 'told', name: 'The Told', open: true })
const theirs = card({ key: 'theirs', name: 'Of Bo' })
const next = card({ key: 'next', name: 'The Next' })
const scene = (of: typeof kept) => ({ card: of, seats: [0], flipped: false, chosen: [] })
const mine = view({
  seats: [seat({ secrets: 2, secrets_known: [kept, told] }), seat({ name: 'Bo', secrets: 1, secrets_known: [theirs] })],
  decks: [{ name: 'spirit', pile: 9, discards: [], seen: [[0, next]] }],
})

test('what only I know is mine, theirs and in the piles', () => {
  const { mine: own, theirs: others, piles } = known(mine)
  expect([own.map(({ key }) => key), others[0]?.cards.map(({ key }) => key), piles.map((pile) => pile.card.key)]).toEqual([
    ['kept'],
    ['theirs'],
    ['next'],
  ])
})

test('covered, nothing of it is left, and what everyone knows stays', () => {
  const covered = cover(mine)
  expect(JSON.stringify(covered)).not.toMatch(/The Kept|Of Bo|The Next/)
  expect([hasPrivate(covered), covered.seats[0]?.secrets, covered.seats[0]?.secrets_known]).toEqual([false, 2, [told]])
})

test('a secret that is being read is covered too, another card is not', () => {
  expect(cover({ ...mine, scene: scene(kept) }).scene).toBe(null)
  expect(cover({ ...mine, scene: scene(card()) }).scene?.card.name).toBe('The Pale Stag')
})
