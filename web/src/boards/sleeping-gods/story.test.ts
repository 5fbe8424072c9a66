import { expect, it } from 'vitest'
import { goal, standings } from './goal'
import { ability, combat, crew, view } from './sample'
import { challengeWords, cover, face, glance, hasPrivate, heading, holdings, phases, scene } from './story'

it('says where one is', () => {
  expect(heading(view())).toBe('Pages 2–3 · turn 7')
  expect(heading(view({ phase: 'setup' }))).toBe('Before the first turn · Pages 2–3')
  expect(heading(view({ phase: 'over' }))).toBe('The end of the voyage · Pages 2–3')
})

it('shows the parts of a turn, and a combat while it lasts', () => {
  const now = (changes = {}) =>
    phases(view(changes))
      .filter((part) => part.now)
      .map(({ name }) => name)
  expect([now({ phase: 'start' }), now({ phase: 'room' }), now({ phase: 'event' }), now()]).toEqual([
    ['Ship'],
    ['Ship'],
    ['Event'],
    ['Actions'],
  ])
  expect(now({ combat: combat() })).toEqual(['Combat'])
  expect(phases(view()).map(({ name }) => name)).not.toContain('Combat')
})

it('reads the story, with the challenge in it', () => {
  expect(scene(view())).toBeNull()
  const told = view({
    scene: { entry: 'ballast', title: 'Below the Ballast', prose: ['It is dark.', 'It waits.'] },
    challenge: { skill: 'craft', need: 6, crew: ['mac', 'odessa'], fate: 4, total: 7 },
  })
  expect(scene(told)).toEqual({
    entry: 'ballast',
    title: 'Below the Ballast',
    kind: 'The Wandering Sea',
    text: 'It is dark.\nIt waits.',
    notes: ['craft 6: Mac, Odessa, fate 4, 7 in all'],
  })
  expect(scene({ ...told, combat: combat() })).toBeNull()
  expect(challengeWords(view({ challenge: { skill: 'craft', need: null, crew: [], fate: null, total: 0 } }))).toBe(
    'craft: nobody yet, 0 in all',
  )
})

it('shows no hand at a screen that others look at too, and my seat is still mine', () => {
  expect(hasPrivate(view())).toBe(true)
  const covered = cover(view())
  expect(JSON.stringify(covered.seats)).not.toContain(ability().name)
  expect([hasPrivate(covered), covered.seats[0]?.hand, covered.seats[1]]).toEqual([false, [], view().seats[1]])
})

it('gives everybody but the players a face', () => {
  expect([face(view(), 'crew/mac'), face(view(), 'bilge-crab'), face(view(), 'seat/0')]).toEqual(['mac', 'bilge-crab', null])
})

it('shows few numbers on a phone, and warns of the weakest', () => {
  const numbers = (changes = {}, seat = 1) =>
    glance(view(changes), seat).map(({ label, value, low }) => `${label} ${value}${low ? '!' : ''}`)
  expect(numbers()).toEqual(['command 2', 'cards in hand 2', 'health of the weakest 3'])
  expect(numbers({ crew: crew({ audrie: { health: 1 } }) }).at(-1)).toBe('health of the weakest 1!')
  expect(numbers({ combat: combat() })).toEqual(['attacks left 0', 'cards in hand 2', 'health of the weakest 3'])
  expect(glance(view({ seats: view().seats.map((seat) => ({ ...seat, present: false })) }), 0)).toEqual([])
  expect(holdings(view(), 0).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'command 3',
    'cards in hand 1',
    'coins 5',
    'experience 4',
  ])
  expect(holdings(view(), 5)).toEqual([])
})

it('says how far the voyage is', () => {
  expect(goal(view())).toEqual({
    text: 'Find totems before the event deck has run out three times',
    far: '1 totem found, 13 events left in pass 1 of 3',
    at: 5,
    of: 54,
    danger: null,
  })
  expect(goal(view({ clock: { ...view().clock, pass: 3, left: [0, 0, 1] }, totems: 2 }))).toMatchObject({
    far: '2 totems found, 1 event left in pass 3 of 3',
    at: 53,
  })
  expect([goal(view({ phase: 'setup' })), goal(view({ phase: 'over' })), standings()]).toEqual([null, null, []])
})

it('warns of people who are down and of a ship that is close to sinking', () => {
  expect(goal(view({ crew: crew({ mac: { health: 0 } }) }))?.danger).toBe('Mac is down')
  const { ship } = view()
  const holed = { ...ship, rooms: [{ ...ship.rooms[0]!, damage: 7 }], hull: 1 }
  expect(goal(view({ ship: holed }))?.danger).toBe('The ship has 8 damage and sinks at 11')
  expect(goal(view({ ship: holed, crew: crew({ mac: { health: 0 }, odessa: { health: 0 } }) }))?.danger).toBe(
    'Odessa and Mac are down; the ship has 8 damage and sinks at 11',
  )
})
