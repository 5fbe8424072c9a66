// What the tokens and symbols of the rulebook are called, and what each of them does.

import { icons } from './icons'
import type { Crew, Power, Skill, Sort, Status, Thing } from './view'

export interface Named {
  name: string
  /** What it does, as the rest of a sentence. */
  does: string
  icon: string
}

/** In the order in which a view lists a crew member's skills. */
export const SKILLS: readonly { key: Skill; icon: string }[] = [
  { key: 'strength', icon: icons['fist'] },
  { key: 'perception', icon: icons['eye-target'] },
  { key: 'savvy', icon: icons['open-book'] },
  { key: 'craft', icon: icons['cog'] },
  { key: 'cunning', icon: icons['domino-mask'] },
]
export const skillIcon = (skill: Skill): string => SKILLS.find(({ key }) => key === skill)?.icon ?? icons['swap-bag']

export const STATUSES: Record<Status, Named> = {
  venom: { name: 'Venom', does: '1 damage whenever anybody’s turn begins', icon: icons['droplets'] },
  frightened: { name: 'Frightened', does: 'cannot attack', icon: icons['terror'] },
  weakened: { name: 'Weakened', does: 'every skill is 2 lower', icon: icons['broken-bone'] },
  madness: { name: 'Madness', does: '1 damage for taking part in a challenge', icon: icons['star-swirl'] },
  'low-morale': { name: 'Low morale', does: 'costs 1 command more in a challenge', icon: icons['tattered-banner'] },
}

export const THINGS: Record<Thing, { one: string; more: string; icon: string }> = {
  coin: { one: 'coin', more: 'coins', icon: icons['two-coins'] },
  meat: { one: 'meat', more: 'meat', icon: icons['steak'] },
  grain: { one: 'grain', more: 'grain', icon: icons['wheat'] },
  vegetables: { one: 'vegetables', more: 'vegetables', icon: icons['carrot'] },
  materials: { one: 'materials', more: 'materials', icon: icons['planks'] },
  artifact: { one: 'artifact', more: 'artifacts', icon: icons['amphora'] },
}

export const SORTS: Record<Sort, { name: string; icon: string }> = {
  totem: { name: 'totem', icon: icons['totem'] },
  person: { name: 'companion', icon: icons['person'] },
  equipment: { name: 'equipment', icon: icons['knapsack'] },
  knowledge: { name: 'knowledge', icon: icons['light-bulb'] },
  recipe: { name: 'recipe', icon: icons['cooking-pot'] },
  weapon: { name: 'weapon', icon: icons['crossed-swords'] },
}

/** When an enemy's ability works: always, or when a round ends. */
export interface PowerName extends Named {
  ends: boolean
  /** What is written in its square beside the icon. */
  mark: string
}
const always = (name: string, does: string, icon: string, mark = ''): PowerName => ({ name, does, icon, mark, ends: false })
const atEnd = (name: string, does: string, icon: string, mark = ''): PowerName => ({ name, does, icon, mark, ends: true })
const afflicts = (status: Status): PowerName => atEnd(STATUSES[status].name, `somebody gets ${STATUSES[status].name.toLowerCase()}`, STATUSES[status].icon)

export const POWERS: Record<Power, PowerName> = {
  adjacent1: atEnd('Urges on 1', 'enemies beside it deal 1 more damage', icons['backup'], '+1'),
  adjacent2: atEnd('Urges on 2', 'enemies beside it deal 2 more damage', icons['backup'], '+2'),
  'adjacent-regen': atEnd('Heals its neighbours', 'enemies beside it lose 1 damage token each', icons['regeneration'], '⇆'),
  discard: atEnd('Strips a card', 'an equipped ability card is discarded', icons['card-discard']),
  venom: afflicts('venom'),
  'first-strike': always('First strike', 'it strikes back before your damage is laid', icons['lightning-arc'], '1st'),
  frighten: { ...afflicts('frightened'), name: 'Frightens' },
  'lose-resource': atEnd('Robs', 'you lose 1 resource', icons['robber']),
  madness: afflicts('madness'),
  'low-morale': afflicts('low-morale'),
  regen1: atEnd('Heals 1', 'it loses 1 damage token', icons['regeneration'], '1'),
  regen3: atEnd('Heals 3', 'it loses 3 damage tokens', icons['regeneration'], '3'),
  disarm: atEnd('Disarms', 'an equipped weapon card comes off', icons['drop-weapon']),
  resist: always('Resists 1', '1 damage of every attack on it is blocked', icons['bordered-shield'], '1'),
  weaken: { ...afflicts('weakened'), name: 'Weakens' },
  'ship-damage': atEnd('Breaks the ship', 'the ship takes 1 damage', icons['sinking-ship']),
  flying: always('Flying', '1 more defence, except against ranged weapons', icons['feathered-wing'], '+1'),
}

/** What whoever holds the synergy token of each crew member may do with it. */
export const SYNERGY: Record<Crew, string> = {
  odessa: 'damage may be laid over corners',
  audrie: '+1 damage',
  gregory: '2 health when brought to 0',
  kannan: 'draw fate again',
  kasumi: '+1 damage',
  laurent: '+1 damage',
  mac: '+2 accuracy',
  marco: '2 more damage, not on hearts',
  rafael: 'block 2',
}
/** One or two letters for a token, so that no two are alike. */
export const LETTERS: Record<Crew, string> = { odessa: 'O', audrie: 'A', gregory: 'G', kannan: 'Kn', kasumi: 'Ks', laurent: 'L', mac: 'Mc', marco: 'Mr', rafael: 'R' }
