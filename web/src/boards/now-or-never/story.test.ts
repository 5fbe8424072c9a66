import { expect, it } from 'vitest'
import type { Offered } from '../../lib/server/protocol'
import { goal, standings } from './goal'
import { quest, seat, view } from './sample'
import { cover, face, glance, hasPrivate, heading, holdings, phases, scene } from './story'
import { asks, opens, tabOf } from './tabs'

const lit = (...options: (Partial<Offered> & { target: string })[]): ReadonlyMap<string, Offered[]> =>
  new Map(options.map((option) => [option.target, [{ key: option.target, label: '', ...option }]]))

it('says which season it is', () => {
  expect([
    heading(view()),
    heading(view({ side: 'under', phase: 'quests' })),
    heading(view({ phase: 'over' })),
    heading(view({ phase: 'between' })),
  ]).toEqual([
    'Season 3 of 6 · above ground',
    'Before the first season · underground',
    'After six seasons · above ground',
    'After six seasons · above ground',
  ])
  const now = (phase: string) =>
    phases(view({ phase }))
      .filter((one) => one.now)
      .map(({ name }) => name)
  expect(['setup', 'quests', 'actions', 'production', 'last', 'between', 'over'].flatMap(now)).toEqual([
    'Setup',
    'Setup',
    'Actions',
    'Production',
    'Production',
    'Scores',
    'Scores',
  ])
  expect(scene(view())).toBeNull()
  const story = {
    chapter: 2,
    title: 'Drills',
    text: '',
    rifts: [],
    ship: null,
    keepsake: null,
    glogos: 0,
    lab: false,
    reading: { entry: 'c2-halia-a', title: 'A Knock', text: 'Somebody knocks.' },
  }
  expect(heading(view({ story }))).toBe('Season 3 of 6 · Chapter 2: Drills')
  expect(scene(view({ story }))).toEqual({
    entry: 'c2-halia-a',
    title: 'A Knock',
    kind: 'chapter 2, Drills',
    text: 'Somebody knocks.',
    notes: [],
  })
})

it('shows no hand at a screen that others look at too, and my seat is still mine', () => {
  expect(hasPrivate(view())).toBe(true)
  const covered = cover(view())
  expect(JSON.stringify(covered)).not.toContain(quest().name)
  expect([hasPrivate(covered), covered.seats[0]?.hand, covered.seats[1]]).toEqual([false, [], view().seats[1]])
})

it('gives a seat the face of its hero, and everybody else their own', () => {
  expect([
    face(view(), 'seat/0'),
    face(view({ phase: 'setup' }), 'seat/0'),
    face(view(), 'rusk-tolliver'),
    face(view(), 'Cellar Crab'),
  ]).toEqual(['halia', null, 'rusk-tolliver', 'cellar-crab'])
  // From the second chapter on heroes are known before it begins.
  const story = { chapter: 2, title: '', text: '', rifts: [], ship: null, keepsake: null, glogos: 0, lab: false, reading: null }
  expect([face(view({ phase: 'setup', story }), 'seat/0'), glance(view({ phase: 'setup', story }), 0).length]).toEqual(['halia', 3])
})

it('shows few numbers on a phone, and warns of the last hearts', () => {
  const numbers = (changes = {}) =>
    glance(view({ seats: [seat(changes)] }), 0).map(({ label, value, low }) => `${label} ${value}${low ? '!' : ''}`)
  expect(numbers()).toEqual(['hearts 9', 'coins 6', 'mana 2'])
  expect(numbers({ hearts: 2 })[0]).toBe('hearts 2!')
  expect(glance(view({ seats: [seat(), seat(), seat()] }), 1)).toHaveLength(2)
  expect(holdings(view(), 1).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'hearts 9',
    'mana 2',
    'coins 6',
    'experience 3',
    'shells 1',
    'tools 0',
    'bottled demons 2',
    'crystals 0',
    'books 1',
  ])
  expect([glance(view(), 9), holdings(view({ phase: 'setup' }), 0)]).toEqual([[], []])
})

it('says how far it is, and who can send nobody out', () => {
  expect(goal(view())).toEqual({ text: 'Most points after six seasons', far: 'season 3 of 6', at: 2, of: 6, danger: null })
  expect(goal(view({ seats: [seat({ hearts: 0 })], wanted: 113 }))).toMatchObject({
    text: '113 points after six seasons',
    danger: 'Bo has no hearts left: no hero actions',
  })
  expect(goal(view({ phase: 'last', season: 6 }))).toMatchObject({ at: 6, far: 'the last harvest' })
  expect([goal(view({ phase: 'quests' })), goal(view({ phase: 'over' }))]).toEqual([null, null])
})

it('adds up scores at the end, whatever lines there are', () => {
  const score: [string, number][] = [
    ['The last harvest, sold', 20],
    ['Quests', 6],
    ['Reputation', -2],
  ]
  expect(standings(view())).toEqual([])
  expect(standings(view({ seats: [seat({ score }), seat()] }))).toEqual([
    { seat: 0, total: 24, lines: score.map(([name, points]) => ({ name, points })) },
  ])
})

it('knows where the parts of the board are drawn', () => {
  const where = (target: string) => tabOf(view(), target)
  expect(
    [
      'space/4',
      'letter/3',
      'plot/0/7',
      'homes/2',
      'school',
      'sale/0',
      'row',
      'row/shell',
      'quests/basic',
      'gate-spear',
      'tench',
      'orders',
    ].map(where),
  ).toEqual(['map', 'map', 'town', 'town', 'town', 'season', 'season', 'season', 'season', 'season', 'season', 'season'])
  expect(['seat/1', 'rusk-tolliver', 'odo-ludlow', 'root-cellar', 'slot/0/red/2', 'action/0/1', 'basic/0'].map(where)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

it('opens the page that the question is about, and says where else something can be chosen', () => {
  expect(opens(view(), lit({ target: 'plot/0/3' }))).toBe('town')
  expect(opens(view(), lit({ target: 'gate-spear' }))).toBe('season')
  expect(opens(view(), lit({ target: 'space/1' }, { target: 'sale/0', aside: true }))).toBe('map')
  const turn = lit({ target: 'tench', key: 'recruit/tench' }, { target: 'action/0/1', key: 'hero/1' })
  expect([opens(view(), turn), [...asks(view(), turn)]]).toEqual(['map', ['season']])
  expect([
    opens(view(), new Map()),
    opens(view({ phase: 'production' }), new Map()),
    opens(view({ phase: 'over', seats: [seat({ score: [['Quests', 1]] })] }), new Map()),
  ]).toEqual(['map', 'town', 'scores'])
  expect([...asks(view(), lit({ target: 'sale/0', aside: true }))]).toEqual([])
})
