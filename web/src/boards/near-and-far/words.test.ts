import { expect, it } from 'vitest'
import { primerTokens } from '../../art/books'
import { card, person, seat, space, view } from './sample'
import { lacks, many, pathLabel, personLabel, routeLabel, spaceLabel, spaceName, thing, thingIcon, tollOf, uncovered } from './words'

it('has an icon of its own for every step of the primer', () => {
  const icons = primerTokens('near-and-far').map(thingIcon)
  expect(icons).not.toContain(thingIcon('no such thing'))
  expect(icons.length).toBeGreaterThan(2)
  expect(new Set(icons).size).toBe(icons.length)
})

it('counts things in words', () => {
  expect(thing('coin', 1)).toBe('1 coin')
  expect(thing('gem', 2)).toBe('2 gems')
  expect(thing('food', 3)).toBe('3 food')
  expect(thing('mystics', 1)).toBe('1 Mystic token')
  expect(thing('nomads', 2)).toBe('2 Nomad tokens')
  expect([many(1, 'point'), many(-1, 'point'), many(-3, 'point')]).toEqual(['1 point', '−1 points', '−3 points'])
})

it('calls spaces what the question calls them', () => {
  expect(spaceName(space(), 21)).toBe('The ledge (21)')
  expect(spaceName(space({ called: 'tooth four' }), 20)).toBe('Tooth four (20)')
  expect(spaceName(space({ name: 'The Drip Clock', called: 'the Drip Clock' }), 24)).toBe('The Drip Clock')
  expect(spaceName(space({ icon: null, called: 'the town space' }), 0)).toBe('The town space')
})

it('reads from the stakes what it takes to come to a space', () => {
  const heart = (n: number) => [{ token: 'heart', n }]
  const step = (cost: { token: string; n: number }[], more = {}) => ({ key: 'move/ledge', label: '', stakes: { cost, gain: [], ...more } })
  const free = { hearts: 0, threat: false, treasure: false }
  expect(tollOf([], undefined)).toEqual(free)
  expect(tollOf([{ key: 'move/ledge', label: '' }], undefined)).toEqual(free)
  expect(tollOf([step(heart(2), { risk: 'beaten' }), step(heart(1))], undefined)).toEqual({ ...free, hearts: 1, threat: true })
  expect(tollOf([step([], { gain: [{ token: 'treasure', n: 1 }] })], undefined)).toEqual({ ...free, treasure: true })
  const route = { target: 'space/ledge', answers: ['move/gate'], label: '', stakes: { cost: heart(3), gain: [] } }
  expect(tollOf([], route)).toEqual({ ...free, hearts: 3 })
  expect(tollOf([], { ...route, stop: 'space/gate' })).toEqual({ ...free, hearts: 3, threat: true })
  expect(tollOf([step([])], route), 'one step is better than several').toEqual(free)
})

it('tells everything that a space shows', () => {
  expect(spaceLabel(view(), 1)).toBe('Echo Gate, coin, quest, camp of Bo, Bo here')
  expect(spaceLabel(view(), 2)).toBe('The ledge (2), gem')
  expect(spaceLabel(view(), 9)).toBe('')
})

it('does not call a quest done that was never there', () => {
  const { map } = view()
  const empty = { ...map, spaces: [space({ book: true })] }
  expect(spaceLabel(view({ map: empty }), 0)).toBe('The ledge (0), gem, no quest now')
  expect(spaceLabel(view({ map: empty, phase: 'setup' }), 0)).toBe('The ledge (0), gem, a place for a quest')
})

it('tells what lies on a path and whether it still counts', () => {
  const [, path] = view().map.paths
  expect(pathLabel(view(), path!)).toBe('Threat between Echo Gate and The ledge (2)')
  expect(pathLabel(view(), { ...path!, active: false })).toMatch(/both ends have a camp$/)
})

it('tells who holds a route', () => {
  const [route] = view().map.routes
  const held = (ends: (number | null)[]) => routeLabel(view(), { ...route!, ends })
  const worth = 'Tea leaves: 5 points alone, 2 each if shared'
  expect(routeLabel(view(), route!)).toBe(`${worth}; Ada holds one end`)
  expect(held([null, null])).toBe(`${worth}; nobody there yet`)
  expect(held([1, 1])).toBe(`${worth}; Bo holds both ends`)
  expect(held([0, 1])).toBe(`${worth}; Ada and Bo share it`)
  expect(held([null, 1])).toBe(`${worth}; Bo holds one end`)
})

it('tells what is missing to buy an artifact', () => {
  const { price } = card()
  expect(lacks(price!)).toEqual(['2 coins'])
  expect(lacks({ ...price!, reputation: -3, flame_met: false })).toEqual(['2 coins', 'reputation −3 or less'])
  expect(lacks({ ...price!, cost: [], reputation: 4 })).toEqual([])
})

it('introduces people', () => {
  expect(personLabel(person())).toBe('Nuala Half-Asleep, Mystic: 2 skill, 1 heart, costs 2 coins')
  expect(personLabel(person({ symbols: { skill: 0, sword: 2, move: 2, shield: 0, search: 0, heart: 3 } }))).toBe(
    'Nuala Half-Asleep, Mystic: 2 combat, 2 move, 3 hearts, costs 2 coins',
  )
  expect(personLabel(person({ name: 'Deputy', faction: null, kind: 'dog', cost: 0 }))).toBe('Deputy, dog: 2 skill, 1 heart')
})

it('knows what the camps have uncovered', () => {
  expect(uncovered(seat()).map(({ gone, under }) => `${gone ? 'built' : 'there'} ${under}`)).toEqual([
    'built ',
    'built ',
    'there coin',
    'there gem',
  ])
})
