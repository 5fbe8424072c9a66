import { expect, it } from 'vitest'
import type { Offered } from '../../lib/server/protocol'
import { card, seat, view } from './sample'
import { choiceWords, cover, glance, hasPrivate, heading, holdings, phases, rollWords, scene } from './story'
import { asked } from '../shared/pages.svelte'
import { asks, opens, tabOf } from './tabs'
import type { ScoresView, SceneView } from './view'

const quest: SceneView = {
  entry: 'duel-without-lamps',
  title: 'Duel Without Lamps',
  seat: 0,
  reader: 1,
  prose: ['Somebody blows out your lamp.', 'She waits.'],
  choices: [
    { text: 'Fight her, by ear.', kind: 'combat', need: 6 },
    { text: 'Tell her.', kind: null, need: null },
  ],
  chosen: null,
  result: null,
}

const scores: ScoresView = { points: [], totals: [], winners: [], lost: false, sums: null }

it('says where one is', () => {
  expect(heading(view())).toBe('Round 3 · Glogo Caverns')
  expect(heading(view({ ending: true, mode: 'campaign', session: 2 }))).toBe('Round 3, the last · Glogo Caverns · Session 2')
  expect(heading(view({ phase: 'setup', mode: 'campaign', session: 0 }))).toBe('Before the first round · Glogo Caverns · Session 1')
  expect(heading(view({ phase: 'setup', mode: 'character', session: 6 }))).toBe('Before the first round · Glogo Caverns · Session 7')
  expect(heading(view({ phase: 'scores', mode: 'character', session: 6 }))).toBe('The scores · Glogo Caverns · Session 6')
  expect(heading(view({ phase: 'draft' }))).toBe('The draft · Glogo Caverns')
  expect(
    phases(view())
      .filter(({ now }) => now)
      .map(({ name }) => name),
  ).toEqual(['Journey'])
  expect(phases(view({ phase: 'over' })).at(-1)).toEqual({ name: 'Scores', now: true })
})

it('reads the quest to those who decide and lists the choices to those who do not', () => {
  expect(scene(view())).toBeNull()
  const mine = scene(view({ scene: quest }))
  expect(mine).toEqual({
    entry: 'duel-without-lamps',
    title: 'Duel Without Lamps',
    kind: 'quest of Ada',
    text: 'Somebody blows out your lamp.\nShe waits.',
    notes: [],
  })
  const theirs = scene(view({ scene: { ...quest, seat: 1, reader: 0 } }))
  expect(theirs?.text).toBe('Somebody blows out your lamp.\nShe waits.\n· Fight her, by ear (combat 6)\n· Tell her.')
  expect(theirs?.notes).toEqual([])
  expect(theirs?.kind).toBe('quest of Bo, read by Ada')
  expect(scene(view({ scene: { ...quest, prose: [] } }))?.kind).toBe('quest of Ada, read by Bo')
})

it('notes what was chosen, rolled and reached', () => {
  const roll = { seat: 0, kind: 'combat' as const, die: 4, plus: 3, need: 6 }
  expect(scene(view({ scene: { ...quest, chosen: 0, result: 'bonus' }, roll }))?.notes).toEqual([
    'Ada: Fight her, by ear (combat 6)',
    'A 4 and 3 more make 7, against 6.',
    'Success, with a bonus.',
  ])
  expect(scene(view({ scene: { ...quest, prose: [] } }))?.notes).toEqual(['Bo has the page and reads it aloud.'])
  expect(rollWords({ ...roll, plus: 0 })).toBe('A 4, against 6.')
  expect(choiceWords(quest.choices[1]!)).toBe('Tell her.')
})

it('keeps the hand private and shows few numbers', () => {
  expect(hasPrivate(view())).toBe(false)
  expect(hasPrivate(view({ seats: [seat({ hand: [card()] })] }))).toBe(true)
  expect(hasPrivate(view({ seats: [seat({ hand_count: 3 })] }))).toBe(false)
  expect(hasPrivate(view({ seats: [seat({ hand: [card()] })], scores }))).toBe(false)
  expect(glance(view(), 0).map(({ label, value }) => `${label} ${value}`)).toEqual(['hearts 4', 'coins 3', 'camps built 2', 'points 2'])
  expect(glance(view({ seats: [seat({ character: null })] }), 0)).toEqual([])
  expect(
    holdings(view({ seats: [seat({ tokens: [0, 2, 0, 0], reputation: -1 })] }), 0).map(({ label, value }) => `${label} ${value}`),
  ).toEqual(['hearts 4', 'coins 3', 'gems 0', 'food 0', 'reputation -1', 'Mystic tokens 2'])
  expect(holdings(view({ seats: [seat({ character: null })] }), 0)).toEqual([])
  expect(glance(view({ seats: [seat({ points: null })] }), 0).map(({ label }) => label)).not.toContain('points')
  expect(glance(view({ seats: [seat(), seat(), seat()] }), 2).map(({ label }) => label)).toEqual(['coins', 'camps built', 'points'])
})

it('opens the page of the board where the options are', () => {
  const lit = (...targets: string[]) => new Map<string, Offered[]>(targets.map((target) => [target, []]))
  const out = view({ active: 1 })
  expect(opens(out, lit('building/saloon', 'seat/0'))).toBe('town')
  expect(opens(out, lit('mine/1/2'))).toBe('town')
  expect(opens(out, lit('nuala'))).toBe('town')
  expect(opens(view(), lit('space/gate'))).toBe('map')
  expect(opens(view(), lit())).toBe('town')
  expect(opens(out, lit())).toBe('map')
  expect(opens(view({ scores }), lit('space/gate'))).toBe('scores')
})

it('opens the map for somebody on the road who might also go to town, and says that the town is asked about too', () => {
  const lit = (...targets: string[]) => new Map<string, Offered[]>(targets.map((target) => [target, []]))
  const road = view({ seats: [seat({ hand: [], place: 'space/gate' }), seat({ name: 'Bo' })] })
  expect(opens(road, lit('building/saloon', 'seat/0'))).toBe('map')
  expect([...asks(road, lit('building/saloon', 'seat/0'))]).toEqual(['town'])
  // What lies in a building is seen only there.
  expect(opens(road, lit('nuala'))).toBe('town')
  expect(opens(road, lit('mine/1/2'))).toBe('town')
})

it('knows another question from the same one', () => {
  const option = (key: string): Offered => ({ key, label: key })
  const first = new Map([
    ['space/gate', [option('to/gate'), option('to/gate/fight')]],
    ['seat/0', [option('stay')]],
  ])
  const again = new Map([
    ['seat/0', [option('stay')]],
    ['space/gate', [option('to/gate/fight'), option('to/gate')]],
  ])
  expect(asked(again)).toBe(asked(first))
  expect(asked(new Map([['seat/0', [option('stay')]]]))).not.toBe(asked(first))
  expect(asked(new Map())).toBe('')
})

it('a place that is told of lies on the map or in town', () => {
  expect([tabOf('space/tea-cellar'), tabOf('space/town'), tabOf('building/farm'), tabOf('mine/2/1'), tabOf('jail')]).toEqual([
    'map',
    'map',
    'town',
    'town',
    'town',
  ])
})

it('shows no hand at a screen that others look at too, and my seat is still mine', () => {
  const mine = view({ seats: [seat({ hand: [card({ name: 'The Glass Eye' })], drawn: [card({ name: 'A Bell' })] }), seat({ name: 'Bo' })] })
  expect(hasPrivate(mine)).toBe(true)
  const covered = cover(mine)
  expect(JSON.stringify(covered)).not.toMatch(/Glass Eye|A Bell/)
  expect([hasPrivate(covered), covered.seats[0]?.hand, covered.seats[1]]).toEqual([false, [], mine.seats[1]])
})
