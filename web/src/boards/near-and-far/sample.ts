// A small table for tests: two seats, a map of three spaces, a person for hire.

import type { CardView, PersonView, SeatView, SpaceView, View } from './view'

export function space(changes: Partial<SpaceView> = {}): SpaceView {
  return {
    key: 'space/ledge',
    name: null,
    called: 'the ledge',
    at: [300, 200],
    icon: 'gem',
    book: false,
    quest: false,
    camp: null,
    water: false,
    mammoth: false,
    ...changes,
  }
}

export function person(changes: Partial<PersonView> = {}): PersonView {
  return {
    key: 'nuala',
    name: 'Nuala Half-Asleep',
    faction: 'mystics',
    cost: 2,
    symbols: { skill: 2, sword: 0, move: 0, shield: 0, search: 0, heart: 1 },
    kind: null,
    ...changes,
  }
}

export function card(changes: Partial<CardView> = {}): CardView {
  return {
    key: 'jade-flute',
    name: 'Jade Flute',
    text: 'It plays one tune.',
    rules: 'Visiting the Stables: gain 2 food.',
    price: {
      advanced: false,
      points: 3,
      cost: [
        { thing: 'coin', n: 3, missing: 2 },
        { thing: 'nomads', n: 1, missing: 0 },
      ],
      reputation: null,
      flame_met: true,
      affordable: false,
    },
    ...changes,
  }
}

export function seat(changes: Partial<SeatView> = {}): SeatView {
  return {
    name: 'Ada',
    present: true,
    character: 'Rin',
    place: 'building/saloon',
    place_name: 'the Saloon',
    slots: [null, null, null, null],
    inactive: [],
    coins: 3,
    gems: 0,
    food: 0,
    tokens: [0, 0, 0, 0],
    hearts: 4,
    reputation: 0,
    birds: 0,
    tortoises: 0,
    camps: 2,
    under: ['', '', 'coin', 'gem'],
    skill: 1,
    swords: 0,
    movement: 2,
    search: 0,
    heart_total: 4,
    shield: false,
    treasures: [],
    artifacts: [],
    worlds: [],
    threats: [],
    hand_count: 0,
    hand_advanced: 0,
    points: 2,
    score: [2],
    ...changes,
  }
}

export function view(changes: Partial<View> = {}): View {
  return {
    mode: 'first',
    phase: 'turn',
    session: 1,
    round: 3,
    active: 0,
    first: 0,
    ending: false,
    day: false,
    map: {
      number: 1,
      name: 'Glogo Caverns',
      text: 'Speak softly.',
      ground: 'cave',
      spaces: [
        space({ key: 'space/town', icon: null, at: [80, 90] }),
        space({ key: 'space/gate', name: 'Echo Gate', icon: 'coin', book: true, quest: true, camp: 1 }),
        space({ at: [500, 400] }),
      ],
      paths: [
        { ends: [0, 1], mark: null, active: false },
        { ends: [1, 2], mark: 'threat', active: true },
      ],
      routes: [{ good: 'tea', name: 'tea leaves', alone: 5, shared: 2, ends: [0, null] }],
      areas: [],
      drawings: [],
    },
    town: { row: [person()], birds: 6, mine: [], mine_columns: [], mine_rows: [], stranger: null, values: [] },
    seats: [seat({ hand: [], drawn: [] }), seat({ name: 'Bo', place: 'space/gate' })],
    score_lines: ['Camps'],
    threat: null,
    threats_left: 0,
    bosses: [],
    chiefs: [],
    decks: { bag: 0, treasures: 0, basic: 0, advanced: 0, arcade: 0 },
    ...changes,
  }
}
