// What the board says in words, and which icon stands for what.

import type { Offered, Route, Stakes } from '../../lib/server/protocol'
import { figure, list } from '../../lib/frame/words'
import { sentence } from '../shared/words'
import { icons } from './icons'
import type { Faction, Icon, PathView, PersonView, PriceView, RouteView, SeatView, SpaceView, Symbols, View } from './view'

export { figure, list, signed } from '../../lib/frame/words'
export { initials, sentence } from '../shared/words'

export const FACTIONS: Faction[] = ['outlaws', 'mystics', 'lizards', 'nomads']
/** One of them. */
export const FACTION_NAMES: Record<Faction, string> = { outlaws: 'Outlaw', mystics: 'Mystic', lizards: 'Lizardfolk', nomads: 'Nomad' }
export const FACTION_ICONS: Record<Faction, string> = {
  outlaws: icons['bandit'],
  mystics: icons['crystal-ball'],
  lizards: icons['lizardman'],
  nomads: icons['camel-head'],
}

export const SYMBOLS: { key: keyof Symbols; name: string; more?: string; icon: string }[] = [
  { key: 'skill', name: 'skill', icon: icons['brain'] },
  { key: 'sword', name: 'combat', icon: icons['broadsword'] },
  { key: 'move', name: 'move', icon: icons['walking-boot'] },
  { key: 'shield', name: 'shield', icon: icons['shield'] },
  { key: 'search', name: 'search', icon: icons['magnifying-glass'] },
  { key: 'heart', name: 'heart', more: 'hearts', icon: icons['hearts'] },
]

export const SPACE_ICONS: Record<Icon, string> = {
  coin: icons['two-coins'],
  gem: icons['cut-diamond'],
  peppers: icons['chili-pepper'],
  parts: icons['cog'],
  ichor: icons['rune-stone'],
  tea: icons['teapot-leaves'],
}
const SPACE_NAMES: Record<Icon, string> = {
  coin: 'coin',
  gem: 'gem',
  peppers: 'peppers',
  parts: 'machine parts',
  ichor: 'ichor stone',
  tea: 'tea leaves',
}

const THING_ICONS: Record<string, string> = {
  coin: icons['two-coins'],
  gem: icons['cut-diamond'],
  food: icons['shiny-apple'],
  heart: icons['hearts'],
  camp: icons['camping-tent'],
  card: icons['card-pick'],
  'artifact card': icons['card-pick'],
  reputation: icons['flame'],
  point: icons['laurels'],
  treasure: icons['locked-chest'],
  bird: icons['ostrich'],
  combat: icons['broadsword'],
  skill: icons['brain'],
  quest: icons['open-book'],
  ...FACTION_ICONS,
}
/** Of a token or a track that events name. */
export const tokenIcon = (name: string): string | null => THING_ICONS[name] ?? null
export function thingIcon(thing: string): string {
  return THING_ICONS[thing] ?? icons['swap-bag']
}

/** "2 coins", "1 Mystic token", "3 food" */
export function thing(name: string, count: number): string {
  const faction = FACTIONS.find((one) => one === name)
  if (faction) return `${count} ${FACTION_NAMES[faction]} ${count === 1 ? 'token' : 'tokens'}`
  return `${count} ${name}${count === 1 || name === 'food' ? '' : 's'}`
}

export function many(count: number, one: string, more = `${one}s`): string {
  return `${figure(count)} ${count === 1 ? one : more}`
}

export function kindIcon(person: PersonView): string {
  if (person.faction) return FACTION_ICONS[person.faction]
  const animals: Record<string, string> = { dog: icons['sitting-dog'], cat: icons['cat'], platypus: icons['duck'] }
  return animals[person.kind ?? ''] ?? icons['sitting-dog']
}
export const banner = (person: PersonView | null): string => `nf-${person?.faction ?? 'nobody'}`
export const kindOf = (person: PersonView): string => (person.faction ? FACTION_NAMES[person.faction] : (person.kind ?? 'companion'))

/** The book's id of a character. The view tells the name, which is the same word (a test compares them). */
export const characterId = (name: string): string => name.toLowerCase()

/** "2 skill, 1 heart" */
export function symbols(of: Symbols): string {
  return SYMBOLS.filter(({ key }) => of[key] > 0)
    .map(({ key, name, more }) => many(of[key], name, more ?? name))
    .join(', ')
}
export function personLabel(person: PersonView): string {
  const brings = symbols(person.symbols)
  const cost = person.cost > 0 ? `, costs ${many(person.cost, 'coin')}` : ''
  return `${person.name}, ${kindOf(person)}${brings ? `: ${brings}` : ''}${cost}`
}

export interface Building {
  key: string
  name: string
  does: string
}
/** The street in the order in which it is drawn. */
export const STREET: Building[] = [
  { key: 'saloon', name: 'Saloon', does: 'recruit an adventurer' },
  { key: 'hall', name: 'Town Hall', does: 'trade, discard, buy reputation' },
  { key: 'stables', name: 'Stables', does: 'buy a pack animal' },
  { key: 'store', name: 'General Store', does: '1 coin, or artifacts' },
  { key: 'farm', name: 'Farm', does: 'food' },
  { key: 'hut', name: 'Mystic’s Hut', does: 'draw a treasure' },
  { key: 'mine', name: 'Mine', does: 'place a camp underground' },
]

export const isMine = (seat: SeatView): boolean => seat.hand !== undefined
export const mySeat = (view: View): number => view.seats.findIndex(isMine)

/** As the question calls it: "The two farms (20)", "The Drip Clock". */
export function spaceName(space: SpaceView, place: number): string {
  return sentence(space.name || !space.icon ? (space.name ?? space.called) : `${space.called} (${place})`)
}

/** What it takes to come to a space. */
export interface Toll {
  hearts: number
  threat: boolean
  treasure: boolean
}

/** What the options that lead to a space, or else a route, ask and give: the fewest hearts, whether a threat lies on the way, and
 * whether a treasure does. */
export function tollOf(options: readonly Offered[], route: Route | undefined): Toll {
  const ways: (Stakes | undefined)[] = options.length > 0 ? options.map((option) => option.stakes) : [route?.stakes]
  const count = (list: Stakes['cost'] | undefined, token: string) => list?.find((amount) => amount.token === token)?.n ?? 0
  return {
    hearts: Math.min(...ways.map((way) => count(way?.cost, 'heart'))),
    threat: ways.some((way) => way?.risk !== undefined) || (options.length === 0 && route?.stop !== undefined),
    treasure: ways.some((way) => count(way?.gain, 'treasure') > 0),
  }
}

/** Everything that a space shows, in one sentence. */
export function spaceLabel(view: View, place: number): string {
  const space = view.map.spaces[place]
  if (!space) return ''
  const here = view.seats.filter((seat) => seat.present && seat.place === space.key).map((seat) => seat.name)
  const parts = [
    spaceName(space, place),
    space.icon && SPACE_NAMES[space.icon],
    // A book is printed on every place that can have a quest; most never get one, so its absence does not mean that it was done.
    space.quest ? 'quest' : space.book && (view.phase === 'turn' ? 'no quest now' : 'a place for a quest'),
    space.camp !== null && `camp of ${view.seats[space.camp]?.name}`,
    space.water && 'bad water',
    space.mammoth && 'mammoths',
    here.length > 0 && `${list(here)} here`,
  ]
  return parts.filter(Boolean).join(', ')
}

export function pathLabel(view: View, path: PathView): string {
  const [a, b] = path.ends.map((n) => view.map.spaces[n] && spaceName(view.map.spaces[n], n))
  return `${sentence(path.mark ?? 'path')} between ${a} and ${b}${path.active ? '' : ', passed: both ends have a camp'}`
}

/** "8 alone, 3 shared; Ada holds both ends" */
export function routeLabel(view: View, route: RouteView): string {
  const names = route.ends.map((seat) => (seat === null ? null : (view.seats[seat]?.name ?? null)))
  const [one, two] = names
  const held =
    !one && !two
      ? 'nobody there yet'
      : one && one === two
        ? `${one} holds both ends`
        : one && two
          ? `${one} and ${two} share it`
          : `${one ?? two} holds one end`
  return `${sentence(route.name)}: ${many(route.alone, 'point')} alone, ${route.shared} each if shared; ${held}`
}

/** "reputation 2 or more", "reputation −3 or less" */
export function flame(reputation: number): string {
  return `reputation ${figure(reputation)} or ${reputation < 0 ? 'less' : 'more'}`
}

/** What keeps an artifact from being bought; nothing if it can be. */
export function lacks(price: PriceView): string[] {
  const goods = price.cost.filter((one) => one.missing > 0).map((one) => thing(one.thing, one.missing))
  return [...goods, ...(price.reputation !== null && !price.flame_met ? [flame(price.reputation)] : [])]
}

/** Where the coming camps lie on the board, from the first that will leave: what each uncovers. */
export function uncovered(seat: SeatView): { under: string; gone: boolean }[] {
  return seat.under.map((under, n) => ({ under, gone: n < seat.camps }))
}

export const sheetName = (view: View): string => (view.mode === 'character' ? 'The character sheet' : 'The campaign sheet')
