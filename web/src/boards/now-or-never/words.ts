// What the board says in words.

import type { Offered, Route, Stakes } from '../../lib/server/protocol'
import { list } from '../../lib/frame/words'
import { said } from '../../lib/question/label'
import { sentence } from '../shared/words'
import { GOODS, KINDS, THINGS, thing } from './names'
import type { EnemyView, FaceView, Per, PieceView, QuestView, Said, SeatView, SpecialistView, TileView, View } from './view'

export { figure, list } from '../../lib/frame/words'
export { sentence } from '../shared/words'

export type Lit = ReadonlyMap<string, Offered[]>

export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`
export const isMine = (seat: SeatView): boolean => seat.hand !== undefined
/** Everybody has a hero: all but before the first chapter, where they are chosen. */
export const hasHeroes = ({ phase, story }: View): boolean => phase !== 'setup' || (story?.chapter ?? 1) > 1
export const mySeat = (view: View): number => view.seats.findIndex(isMine)
export const offer = (lit: Lit | undefined, target: string): string | undefined => lit?.get(target)?.map(said).join('; ')
/** As pictures are called: "the-eldest-spilling". */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

/** "Rusk Tolliver, Thatcher" as a name and a trade; some have only a trade. */
export function person(name: string): { name: string; trade: string } {
  const [first = name, ...rest] = name.split(', ')
  return { name: first, trade: rest.join(', ') }
}

/** What is said, in words. */
export const inFull = (bits: Said): string =>
  bits.map((bit) => (typeof bit === 'string' ? bit : 'spare' in bit ? bit.spare : bit.says)).join('')
/** Several things, one after the other. */
export const allInFull = (all: readonly Said[]): string => all.map(inFull).join('; ')

export const specialistLabel = ({ name, does, cost, tax, down }: SpecialistView, owner?: string): string =>
  `${name}${owner ? ` of ${owner}` : ''}: ${inFull(does)}. Costs ${thing('coin', cost)}`
  + `${owner ? `, of which the owner gets ${tax}` : ''}${down ? '. Has worked this season' : ''}`
export const pieceLabel = ({ name, rules, level, cost }: PieceView): string =>
  `${name}: ${allInFull(rules)}`
  + `${level === null ? `. Costs ${thing('coin', cost)}` : `. Level ${level}, costs ${thing('experience', cost)}`}`
export const slotLabel = ({ piece, rules }: FaceView, n: number): string =>
  `On a ${n}, ${piece ? piece.name : 'basic attack'}: ${allInFull(rules)}`
/** The building with this key. */
export const tileOf = ({ tiles }: View, key: string | null | undefined): TileView | null => tiles.find((tile) => tile.key === key) ?? null
/** What a building does beside making things, in signs: "3 points / crystal", "+1 steps", "−1 coin / building". */
export interface Sign {
  n: string
  thing: string
  /** For each of these. */
  per?: string
}
const COUNTED_BY: Record<Per, string> = {
  makers: 'building',
  beds: 'bed',
  books: 'book',
  tools: 'tool',
  demons: 'demon',
  crystals: 'crystal',
}
export function signOf({ worth, cheaper, faster }: TileView): Sign | null {
  if (worth) return { n: String(worth[0]), thing: 'point', per: COUNTED_BY[worth[1]] }
  if (cheaper > 0) return { n: `−${cheaper}`, thing: 'coin', per: 'building' }
  return faster > 0 ? { n: `+${faster}`, thing: 'movement' } : null
}
/** What stands in a town, and what can be built there. */
export const builtLabel = ({ name, does }: TileView): string => (does.length > 0 ? `${name}: ${allInFull(does)}` : name)
export const tileLabel = (tile: TileView): string => `${builtLabel(tile)}. Costs ${thing('coin', tile.cost)}`
export const questLabel = ({ name, does, points }: QuestView): string =>
  `${name}: ${allInFull(does)}${points > 0 ? `; ${many(points, 'point')}` : ''}`
export const enemyLabel = ({ name, level, left, health, damage, gains, or }: EnemyView): string =>
  `${name}, level ${level}: ${health} health, deals ${damage}; ${inFull(gains)}${or.length > 0 ? ` or ${inFull(or)}` : ''}`
  + `${left > 1 ? `; ${left} of them` : ''}`

/** "shell and tool" of the goods whose makers live in a row, or do not. */
export function trades(housed: readonly number[], here: boolean): string {
  return list(
    KINDS.slice(0, GOODS)
      .filter((_, kind) => (housed[kind] ?? 0) > 0 === here)
      .map((kind) => THINGS[kind]?.more ?? kind),
  )
}
export const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/** Only somebody who can be paid lights up: a click must not send to rest whom one wanted to hire. */
export const working = (options: readonly Offered[] | undefined): boolean => options?.some(({ key }) => !key.startsWith('rest/')) ?? false
/** Options about what the slots of a seat hold, or could hold, and about its basic ability. */
export function slotOffers({ red, blue, abilities }: SeatView, seat: number, lit: Lit): Offered[] {
  const held = [...red.map(({ piece }) => piece), ...blue, ...abilities].map((piece) => piece?.key)
  return [...lit].flatMap(([target, options]) =>
    target.startsWith(`slot/${seat}/`) || target === `basic/${seat}` || held.includes(target) ? options : [],
  )
}

/** What it takes to enter a space: the fewest hearts, whether one may fight there, and whether the way only leads past an enemy. */
export interface Toll {
  hearts: number
  fights: boolean
  past: boolean
}
const hearts = ({ stakes }: { stakes?: Stakes }): number => stakes?.cost.find(({ token }) => token === 'heart')?.n ?? 0
export function tollOf(options: readonly Offered[], route: Route | undefined, guarded: boolean): Toll {
  const ways = options.length > 0 ? options : route ? [route] : []
  const last = options.length > 0 ? options.map(({ key }) => key) : (route?.answers.slice(-1) ?? [])
  const fights = last.some((key) => key.startsWith('fight/'))
  return { hearts: Math.min(...ways.map(hearts)), fights, past: guarded && !fights }
}

/** Everything that a space shows, in one sentence. */
export function spaceLabel(view: View, at: number): string {
  const space = view.map.spaces[at]
  if (!space) return ''
  const here = view.seats.filter((seat) => seat.at === at && view.phase !== 'setup').map((seat) => `${seat.name} (${seat.hero.name})`)
  const parts = [
    `${space.name}${space.place ? `: ${inFull(space.place.does)}` : ''}`,
    space.mountain && 'mountains',
    space.letter && space.token && `search token ${space.letter}`,
    space.menace && enemyLabel(space.menace),
    space.enemy && space.enemy.left > 0 && enemyLabel(space.enemy),
    ...marksAt(view, at).map(({ says }) => says),
    here.length > 0 && `${list(here)} here`,
  ]
  return parts.filter(Boolean).join('. ')
}
/** What a story has put on a space: rifts, a ship, the tokens of missions. */
export interface Mark {
  kind: 'rift' | 'ship' | 'course' | 'mission'
  says: string
  seat?: number
}
export function marksAt({ story, seats }: View, at: number): Mark[] {
  return [
    ...(story?.rifts.includes(at) ? [{ kind: 'rift', says: 'a rift: one step to every other rift' } as const] : []),
    ...(story?.ship?.at === at ? [{ kind: 'ship', says: 'the ship is here' } as const] : []),
    ...(story?.ship?.next === at ? [{ kind: 'course', says: 'the ship sails here next: it counts as a mountain' } as const] : []),
    ...seats.flatMap((seat, n) =>
      seat.story?.mission === at ? [{ kind: 'mission', says: `mission of ${seat.name}`, seat: n } as const] : [],
    ),
  ]
}

/** Everything that a row of homes shows, in one sentence. */
export function homesLabel(seat: SeatView, row: number, points: number): string {
  const housed = seat.housed[row] ?? []
  const [live, beds] = [sum(housed), seat.beds[row] ?? 0]
  const who = KINDS.flatMap((kind, n) => (housed[n] ? [thing(kind, housed[n])] : []))
  const missing = trades(housed, false)
  const makers = who.length > 0 ? ` by makers of ${list(who)}` : ''
  const worth = missing
    ? `${sentence(many(points, 'point'))} with makers of ${missing} as well`
    : `${many(points, 'point')}: all trades live here`
  return `Homes of row ${row + 1}: ${live} of ${many(beds, 'place')} taken${makers}. ${worth}`
}
