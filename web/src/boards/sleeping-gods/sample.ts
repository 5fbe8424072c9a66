// A small table for tests: two seats, the crew, an enemy or two.

import type { AdventureView, Attack, CardView, CombatView, Crew, CrewView, FoeView, Square, View } from './view'

const CREW: readonly Crew[] = ['odessa', 'audrie', 'gregory', 'kannan', 'kasumi', 'laurent', 'mac', 'marco', 'rafael']

export function ability(changes: Partial<CardView> = {}): CardView {
  return {
    key: 'steady-boiler',
    name: 'Steady Boiler',
    text: 'It purrs.',
    fate: 3,
    cost: 1,
    skill: 'craft',
    rules: ['+1 craft'],
    ...changes,
  }
}
export function adventure(changes: Partial<AdventureView> = {}): AdventureView {
  return {
    key: 'bell-of-orm',
    name: 'Bell of Orm',
    text: 'It rings by itself.',
    sort: 'totem',
    number: 7,
    rules: [],
    command: 0,
    bearer: null,
    price: null,
    ...changes,
  }
}
export function mate(changes: Partial<CrewView> = {}): CrewView {
  return {
    id: 'mac',
    name: 'Mac',
    from: 'Glasgow',
    text: 'He hums.',
    seat: 0,
    health: 6,
    most: 6,
    fatigue: 0,
    statuses: [],
    command: 0,
    skills: [1, 0, 0, 2, 0],
    rules: ['1 command: +2 craft'],
    cards: [],
    levels: [],
    weapons: [{ name: 'Spanner', accuracy: 1, damage: 2, block: 1, ranged: false, extra: 'craft' }],
    ...changes,
  }
}
const BLANK: FoeView['grid'] = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank']
/** Its squares by their places, the others blank. */
export function foe(squares: Partial<Record<number, Square>> = { 0: { heart: 1 } }, changes: Partial<FoeView> = {}): FoeView {
  return {
    key: 'bilge-crab',
    name: 'Bilge Crab',
    text: 'It has rented the hold.',
    level: 4,
    defence: 5,
    defence_now: 5,
    damage: 2,
    grid: BLANK.map((square, at) => squares[at] ?? square) as FoeView['grid'],
    covered: [false, false, false, false, false, false, false, false, false],
    synergy: null,
    ...changes,
  }
}
export function attack(changes: Partial<Attack> = {}): Attack {
  return { crew: 'mac', at: 0, fate: 4, accuracy: 1, plus: 0, need: 5, damage: 3, more: 0, block: 1, hit: true, laid: [], ...changes }
}
export function combat(changes: Partial<CombatView> = {}): CombatView {
  return {
    round: 1,
    level: 4,
    difficulty: 'very easy',
    row: [foe()],
    synergy: [...CREW] as CombatView['synergy'],
    used: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    ...changes,
  }
}
/** All nine in their order; the captain and the last four are Ada's. */
export function crew(changes: Partial<Record<Crew, Partial<CrewView>>> = {}): CrewView[] {
  const name = (id: Crew) => (id === 'odessa' ? 'Captain Sofi Odessa' : id.charAt(0).toUpperCase() + id.slice(1))
  return CREW.map((id, at) => mate({ id, name: name(id), seat: at === 0 || at > 4 ? 0 : 1, ...changes[id] }))
}
export function view(changes: Partial<View> = {}): View {
  return {
    phase: 'actions',
    turn: 7,
    brutal: false,
    active: 0,
    actions: 2,
    seats: [
      { name: 'Ada', present: true, changing: false, command: 3, cards: 1, tokens: 0, hand: [ability()] },
      { name: 'Bo', present: true, changing: false, command: 2, cards: 2, tokens: 0 },
    ],
    crew: crew({ audrie: { health: 3, most: 5 } }),
    ship: {
      region: 'region/roads',
      room: 'bridge',
      rooms: [{ room: 'bridge', damage: 1, fate: 2, text: '' }],
      hull: 0,
      hull_fate: 1,
      travel: [
        [1, 1],
        [5, 2],
        [8, 3],
      ],
    },
    stores: [{ thing: 'coin', n: 5 }],
    xp: 4,
    xp_spent: 0,
    command_left: 6,
    chart: { pages: [2, 3], name: 'The Wandering Sea', text: '', ground: 'sea', seed: 1, lands: [], regions: [], locations: [] },
    clock: { pass: 1, left: [2, 5, 6], abilities: 40, ability_discards: 3, market: 20, searches: 9 },
    ongoing: [],
    adventures: [adventure()],
    stall: [],
    levels: [],
    quests: [{ keyword: 'salt', number: 12, title: 'Salt', text: 'Somebody owes you.', active: true }],
    used_quests: 0,
    explore: [],
    stops: [],
    world: { charts: [], beyond: { north: [], east: [], south: [], west: [] } },
    defeats: 0,
    totems: 1,
    score: 0,
    score_lines: [],
    sheet: { totems: [], totems_of: 36, endings: [], endings_of: 12, journeys: [] },
    ...changes,
  }
}
