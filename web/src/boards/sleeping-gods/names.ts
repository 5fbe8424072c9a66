// What the tokens and symbols of the rulebook are called, and what each of them does.

import { icons } from './icons'
import type { Crew, Skill, Sort, Status, Thing } from './view'

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
export const LETTERS: Record<Crew, string> = {
  odessa: 'O',
  audrie: 'A',
  gregory: 'G',
  kannan: 'Kn',
  kasumi: 'Ks',
  laurent: 'L',
  mac: 'Mc',
  marco: 'Mr',
  rafael: 'R',
}
