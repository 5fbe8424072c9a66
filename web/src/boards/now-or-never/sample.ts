// A small table for tests: two heroes, a map of two rows, a town with two buildings.

import type { EnemyView, MapView, PieceView, QuestView, SeatView, SpaceView, SpecialistView, TileView, View } from './view'

export function space(changes: Partial<SpaceView> = {}): SpaceView {
  return {
    mountain: false,
    scroll: false,
    letter: null,
    name: 'Goose Green',
    token: false,
    place: null,
    enemy: null,
    menace: null,
    ...changes,
  }
}
export function enemy(changes: Partial<EnemyView> = {}): EnemyView {
  return {
    level: 1,
    left: 2,
    name: 'Cellar Crab',
    text: 'It kept every coin.',
    health: 3,
    damage: 1,
    gains: [{ spare: 'gain ' }, { n: 1, of: 'experience', says: '1 experience' }],
    or: [],
    ...changes,
  }
}
/** Three spaces in a row, twice. */
export function map(changes: Partial<MapView> = {}): MapView {
  return {
    name: 'The Apron',
    across: 3,
    spaces: [
      space({ name: 'The Monument', place: { key: 'monument', name: 'The Monument', text: '', does: ['gain 4 hearts'] } }),
      space({ name: 'The Drowned Mill', letter: 'D', token: true }),
      space({ name: 'The Scree', mountain: true }),
      space({ name: 'Chalk Pass', enemy: enemy(), letter: 'A', token: true }),
      space(),
      space({
        name: 'Snail Caves',
        place: { key: 'snail-caves', name: 'Snail Caves', text: '', does: ['for 2 hearts: gain 1 experience'] },
      }),
    ],
    ...changes,
  }
}
export function specialist(changes: Partial<SpecialistView> = {}): SpecialistView {
  return {
    key: 'rusk-tolliver',
    name: 'Rusk Tolliver, Thatcher',
    text: '',
    cost: 3,
    tax: 2,
    recruit: null,
    does: ['build, ', { spare: 'gain ' }, { n: 1, of: 'shell', says: '1 shell' }],
    down: false,
    ...changes,
  }
}
export function piece(changes: Partial<PieceView> = {}): PieceView {
  return {
    key: 'gate-spear',
    name: 'Gate Spear',
    text: 'Long enough.',
    colour: 'red',
    cost: 8,
    level: null,
    rules: [['3 damage, defense 1']],
    spent: false,
    ...changes,
  }
}
export function tile(changes: Partial<TileView> = {}): TileView {
  return {
    key: 'inn',
    name: 'Inn',
    text: '',
    does: [['2 more beds']],
    cost: 6,
    beds: 2,
    book: false,
    makes: null,
    worth: null,
    cheaper: 0,
    faster: 0,
    ...changes,
  }
}
export function quest(changes: Partial<QuestView> = {}): QuestView {
  return {
    key: 'root-cellar',
    name: 'Root Cellar',
    text: 'They feed you.',
    pile: 'basic',
    place: 'snail-caves',
    does: [['at Snail Caves'], ['for ', { n: 2, of: 'coin', says: '2 coins' }], ['gain 6 hearts']],
    points: 2,
    spent: false,
    ...changes,
  }
}
const empty = <Of>(n: number): (Of | null)[] => Array.from({ length: n }, () => null)
export const nobody = (): SeatView['waiting'] => [0, 0, 0, 0, 0, 0]
export function seat(changes: Partial<SeatView> = {}): SeatView {
  const basic = { piece: null, rules: [['2 damage']] }
  return {
    name: 'Bo',
    hero: { id: 'namal', name: 'Namal', text: '', basic: 'Armored', rules: [['ignore enemies for 1 mana']] },
    hearts: 9,
    most_hearts: 14,
    mana: 2,
    most_mana: 2,
    coins: 6,
    experience: 3,
    track: [1, 0, 2, 0, 1],
    moves: [2, 2, 4],
    acted: [false, true, false],
    passed: false,
    at: 0,
    specialists: [specialist({ key: 'odo-ludlow', name: 'Odo Ludlow, Barber' })],
    red: [basic, basic, basic, basic],
    blue: empty(3),
    abilities: [],
    grid: empty(20),
    town: empty(16),
    open: [],
    waiting: [0, 0, 0, 0, 0, 0],
    housed: [nobody(), nobody(), nobody(), nobody()],
    beds: [0, 0, 0, 0],
    cards: 4,
    played: [],
    orders: [],
    finds: 0,
    ...changes,
  }
}
export function view(changes: Partial<View> = {}): View {
  const grid = empty<string>(20)
  grid[3] = 'school'
  return {
    phase: 'actions',
    season: 3,
    side: 'above',
    first: 0,
    active: 0,
    seats: [
      seat({
        name: 'Ada',
        hero: { id: 'halia', name: 'Halia', text: '', basic: 'Strange Luck', rules: [] },
        hand: [quest()],
        specialists: [specialist()],
        grid,
        open: [3],
      }),
      seat(),
    ],
    map: map(),
    tiles: [tile(), tile({ key: 'school', name: 'School' })],
    town: { plots: Array.from({ length: 16 }, () => ({ gives: null, extra: 0 })), start: 3, rows: [0, 6, 8, 8], homes: [5, 5, 6, 7] },
    row: ['shell', 'tool'],
    villagers: [14, 14, 15, 15],
    shop: [[piece()], []],
    hire: [specialist({ key: 'tench', name: 'Tench, Bosun' })],
    piles: [{ pile: 'basic', left: 30, discards: 0 }],
    orders: 9,
    sales: [{ goods: [1, 0, 0, 0], coins: 1 }],
    ...changes,
  }
}
