import { expect, it } from 'vitest'
import { primerTokens } from '../../art/books'
import type { Offered } from '../../lib/server/protocol'
import { card, faceOf, find } from './cards'
import { KINDS, THINGS, named, thing, tokenIcon } from './names'
import { enemy, map, nobody, piece, quest, seat, space, specialist, tile, view } from './sample'
import {
  enemyLabel,
  homesLabel,
  marksAt,
  person,
  pieceLabel,
  questLabel,
  signOf,
  slotLabel,
  slotOffers,
  slug,
  spaceLabel,
  specialistLabel,
  tollOf,
  trades,
  working,
} from './words'

it('has an icon of its own for every step of the primer', () => {
  const icons = primerTokens('now-or-never').map(tokenIcon)
  expect(icons).not.toContain(null)
  expect(icons.length).toBeGreaterThan(4)
  expect(new Set(icons).size).toBe(icons.length)
})

it('tells everything that is counted apart, and has something for what it does not know', () => {
  const icons = Object.values(THINGS).map(({ icon }) => icon)
  expect(new Set(icons).size).toBe(icons.length)
  expect(KINDS.filter((kind) => !THINGS[kind])).toEqual([])
  expect([tokenIcon('no such thing'), named('no such thing').icon.length > 0]).toEqual([null, true])
})

it('counts things in words', () => {
  expect([thing('coin', 1), thing('coin', 2), thing('demon', 2), thing('mana', 3)]).toEqual([
    '1 coin',
    '2 coins',
    '2 bottled demons',
    '3 mana',
  ])
})

it('says what people, tokens and enemies do', () => {
  expect(person('Rusk Tolliver, Thatcher')).toEqual({ name: 'Rusk Tolliver', trade: 'Thatcher' })
  expect(person('Mystic Healer')).toEqual({ name: 'Mystic Healer', trade: '' })
  expect(specialistLabel(specialist())).toBe('Rusk Tolliver, Thatcher: build, gain 1 shell. Costs 3 coins')
  expect(specialistLabel(specialist({ down: true }), 'Bo')).toBe(
    'Rusk Tolliver, Thatcher of Bo: build, gain 1 shell. Costs 3 coins, of which the owner gets 2. Has worked this season',
  )
  expect(pieceLabel(piece())).toBe('Gate Spear: 3 damage, defense 1. Costs 8 coins')
  expect(pieceLabel(piece({ level: 2, cost: 5 }))).toMatch(/Level 2, costs 5 experience$/)
  expect(slotLabel({ piece: null, rules: [['2 damage'], ['defense 1']] }, 4)).toBe('On a 4, basic attack: 2 damage; defense 1')
  expect(enemyLabel(enemy())).toBe('Cellar Crab, level 1: 3 health, deals 1; gain 1 experience; 2 of them')
  expect(questLabel(quest())).toBe('Root Cellar: at Snail Caves; for 2 coins; gain 6 hearts; 2 points')
  expect(questLabel(quest({ does: [['at Goose Green']], points: 0 }))).toBe('Root Cellar: at Goose Green')
  expect(slug('The Eldest Spilling')).toBe('the-eldest-spilling')
})

it('tells everything that a space shows', () => {
  expect(spaceLabel(view(), 0)).toBe('The Monument: gain 4 hearts. Ada (Halia) and Bo (Namal) here')
  expect(spaceLabel(view(), 3)).toBe('Chalk Pass. search token A. Cellar Crab, level 1: 3 health, deals 1; gain 1 experience; 2 of them')
  expect(
    spaceLabel(
      view({ map: map({ spaces: [space({ mountain: true, enemy: enemy({ left: 0 }), letter: 'B' })] }), seats: [seat({ at: 9 })] }),
      0,
    ),
  ).toBe('Goose Green. mountains')
  expect(spaceLabel(view(), 99)).toBe('')
  expect(spaceLabel(view({ phase: 'setup' }), 0)).toBe('The Monument: gain 4 hearts')
})

it('tells what a story has put on a space', () => {
  const told = view({
    seats: [seat({ at: 9, story: { reputation: 1, keywords: [], mission: 1, sheet: [] } })],
    map: map({ spaces: [space({ menace: enemy({ name: 'Giant Boar', left: 1, or: [{ n: 3, of: 'coin', says: '3 coins' }] }) }), space()] }),
    story: {
      chapter: 2,
      title: 'Drills',
      text: '',
      rifts: [0],
      ship: { at: 0, next: 1 },
      keepsake: null,
      glogos: 0,
      lab: false,
      reading: null,
    },
  })
  expect(spaceLabel(told, 0)).toBe(
    'Goose Green. Giant Boar, level 1: 3 health, deals 1; gain 1 experience or 3 coins. a rift: one step to every other rift. the '
      + 'ship is here',
  )
  expect(marksAt(told, 1).map(({ kind }) => kind)).toEqual(['course', 'mission'])
})

it('reads what a step costs, and whether one may fight there', () => {
  const costs = (n: number) => ({ cost: [{ token: 'heart', n }], gain: [] })
  const option = (key: string, n: number): Offered => ({ key, label: key, target: 'space/20', ...(n > 0 ? { stakes: costs(n) } : {}) })
  const route = (...answers: string[]) => ({ target: 'space/4', answers, label: 'Istreka', stakes: costs(3) })
  expect(tollOf([option('space/13', 0)], undefined, false)).toEqual({ hearts: 0, fights: false, past: false })
  expect(tollOf([option('space/20', 2), option('fight/20', 1)], undefined, true)).toEqual({ hearts: 1, fights: true, past: false })
  expect(tollOf([], route('space/3', 'space/4'), true)).toEqual({ hearts: 3, fights: false, past: true })
  expect(tollOf([], route('space/3', 'fight/4'), true)).toMatchObject({ fights: true, past: false })
})

it('lets nobody rest by a click', () => {
  const option = (key: string, n = 0): Offered => ({ key, label: key, stakes: { cost: [{ token: 'coin', n }], gain: [] } })
  expect([working(undefined), working([option('rest/tench')]), working([option('pay/tench'), option('rest/tench')])]).toEqual([
    false,
    false,
    true,
  ])
})

it('finds what is asked about the slots of a seat', () => {
  const lit = (...targets: string[]) => new Map(targets.map((target) => [target, [{ key: target, label: target }]]))
  const found = slotOffers(seat({ blue: [piece(), null, null] }), 1, lit('slot/1/red/2', 'slot/0/red/2', 'basic/1', 'gate-spear', 'tench'))
  expect(found.map(({ key }) => key)).toEqual(['slot/1/red/2', 'basic/1', 'gate-spear'])
})

it('has a sign for what every building of the book counts', () => {
  expect(signOf(tile({ worth: [3, 'demons'] }))).toEqual({ n: '3', thing: 'point', per: 'demon' })
  expect(signOf(tile({ worth: [4, 'makers'], cheaper: 1 }))).toEqual({ n: '4', thing: 'point', per: 'building' })
  expect([signOf(tile({ cheaper: 1 })), signOf(tile({ faster: 1 })), signOf(tile())]).toEqual([
    { n: '−1', thing: 'coin', per: 'building' },
    { n: '+1', thing: 'movement' },
    null,
  ])
})

it('says who lives in a row and who is missing, also with kinds that only stories know', () => {
  const living = seat({ beds: [0, 5, 0, 0], housed: [nobody(), [2, 0, 1, 0, 0, 0], nobody(), nobody()] })
  expect(homesLabel(living, 1, 5)).toBe(
    'Homes of row 2: 3 of 5 places taken by makers of 2 shells and 1 bottled demon. 5 points with makers of tools and crystals as well',
  )
  expect(trades([1, 1, 1, 1, 3, 2], false)).toBe('')
  expect(homesLabel({ ...living, housed: [nobody(), [1, 1, 1, 1, 1, 0], nobody(), nobody()] }, 1, 5)).toMatch(
    /5 of 5 places.*1 glogo\. 5 points: all trades live here$/,
  )
})

it('finds a card by its id, wherever it lies', () => {
  expect(card(view(), 'root-cellar')).toEqual({ name: 'Root Cellar', does: 'at Snail Caves; for 2 coins; gain 6 hearts' })
  expect([find(view(), 'gate-spear')?.kind, find(view(), 'tench')?.kind, find(view(), 'school')?.kind, card(view(), 'nothing')]).toEqual([
    'piece',
    'specialist',
    'tile',
    null,
  ])
  expect(faceOf({ kind: 'quest', it: quest({ pile: 'artifact' }) })).toMatchObject({ kind: 'artifact', points: 2 })
  expect(faceOf({ kind: 'tile', it: tile() })).toMatchObject({ kind: 'building', cost: ['coin', 6], rules: [['2 more beds']] })
  expect(faceOf({ kind: 'order', it: { key: 'o', text: '', goods: [2, 0, 0, 1], coins: 9, done: true } })).toMatchObject({
    kind: 'order, completed',
    rules: [
      [
        { n: 2, of: 'shell', says: '2 shells' },
        ', ',
        { n: 1, of: 'crystal', says: '1 crystal' },
        ' for ',
        { n: 9, of: 'coin', says: '9 coins' },
      ],
      [{ n: 2, of: 'point', says: '2 points' }, ' once it is completed'],
    ],
  })
})
