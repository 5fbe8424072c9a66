import { expect, it } from 'vitest'
import { primerTokens } from '../../art/books'
import { card, find } from './cards'
import { LETTERS, STATUSES } from './names'
import { POWERS } from './powers'
import { ability, adventure, combat, crew, foe, mate, view } from './sample'
import { attacksOf, crewLabel, skillWords, thing, tokenIcon, tokensOn, weaponWords } from './words'

it('has an icon of its own for every step of the primer', () => {
  const icons = primerTokens('sleeping-gods').map(tokenIcon)
  expect(icons).not.toContain(null)
  expect(icons.length).toBeGreaterThan(5)
  expect(new Set(icons).size).toBe(icons.length)
})

it('has an icon for every token that events name', () => {
  const things = [
    'coin',
    'meat',
    'grain',
    'vegetables',
    'materials',
    'artifact',
    'food',
    'command',
    'damage',
    'ship-damage',
    'fatigue',
    'xp',
    'card',
    'synergy-mac',
    'strength',
    'cunning',
    ...Object.keys(STATUSES),
  ]
  expect(things.filter((name) => tokenIcon(name) === null)).toEqual([])
  expect(tokenIcon('no such thing')).toBeNull()
})

it('tells symbols and tokens apart', () => {
  expect(new Set(Object.values(LETTERS)).size).toBe(9)
  const marks = Object.values(POWERS).map(({ icon, mark }) => icon + mark)
  expect(new Set(marks).size).toBe(marks.length)
})

it('counts things in words', () => {
  expect([thing('coin', 1), thing('coin', 2), thing('meat', 3)]).toEqual(['1 coin', '2 coins', '3 meat'])
  expect(skillWords(mate({ skills: [3, 0, -1, 0, 0] }))).toBe('3 strength, −1 savvy')
  expect(weaponWords(mate().weapons[0]!)).toBe('Spanner: accuracy +1, damage 2, block 1, 1 more damage for an equipped craft card')
})

it('tells everything that a crew board shows', () => {
  const hurt = mate({ health: 0, fatigue: 2, statuses: ['low-morale'], command: 1, cards: [ability()] })
  expect(crewLabel(view(), hurt)).toBe(
    'Mac: 0 of 6 health, down, fatigue 2, low morale, 1 command on the board, 1 strength, 2 craft, wears Steady Boiler',
  )
  expect(crewLabel(view(), mate())).toBe('Mac: 6 of 6 health, 1 strength, 2 craft')
})

it('knows where synergy tokens lie and who has attacked', () => {
  const fight = combat({ used: [0, 0, 0, 0, 0, 0, 2, 0, 0] })
  fight.synergy[1] = 'mac'
  const fighting = view({ combat: fight })
  expect([tokensOn(fighting, 'mac'), tokensOn(fighting, 'audrie'), attacksOf(fighting, 'mac'), attacksOf(fighting, 'audrie')]).toEqual([
    ['audrie'],
    [],
    2,
    0,
  ])
  expect(crewLabel(fighting, mate())).toMatch(/Spanner.*holds the synergy token of Audrie, 2 attacks made this round$/)
})

it('finds a card by its id, wherever it lies', () => {
  const worn = ability({ key: 'old-tricks', name: 'Old Tricks', rules: ['redraw fate', '+1 cunning'] })
  const level = { key: 'mac-hands', name: 'Sure Hands', text: '', crew: 'mac' as const, xp: 6, skill: 'craft' as const, rules: [] }
  const storm = { key: 'low-glass', title: 'A Low Glass', rules: ['sailing costs more', 'CRAFT 6 at the end of a turn ends it'] }
  const here = view({
    crew: crew({ mac: { cards: [worn], levels: [level] } }),
    ongoing: [storm],
    combat: combat({ row: [foe()] }),
    stall: [adventure({ key: 'net', name: 'Net', sort: 'equipment' })],
  })
  expect(card(here, 'steady-boiler')).toEqual({ name: 'Steady Boiler', does: '+1 craft' })
  expect(card(here, 'old-tricks')?.does).toBe('Redraw fate. +1 cunning')
  expect(card(here, 'mac-hands')?.does).toBe('+1 craft')
  expect(card(here, 'low-glass')).toEqual({ name: 'A Low Glass', does: 'Sailing costs more. CRAFT 6 at the end of a turn ends it' })
  expect(card(here, 'bilge-crab')?.does).toBe('Defence 5, damage 2')
  expect([find(here, 'bell-of-orm')?.kind, find(here, 'net')?.kind, find(here, 'salt')?.kind, card(here, 'nothing')]).toEqual([
    'adventure',
    'adventure',
    'quest',
    null,
  ])
})
