// What is counted in the game: what it is called, and which icon stands for it.

import { figure } from '../../lib/frame/words'
import { icons } from './icons'

/** Who makes what, in the order in which a view counts villagers. Only the first four make goods; story mode knows the others. */
export const KINDS = ['shell', 'tool', 'demon', 'crystal', 'glogo', 'lab-monster'] as const
/** In the order of a seat's track. */
export const TRACK = ['shell', 'tool', 'demon', 'crystal', 'book'] as const
/** So many goods there are, and so many of a row's villagers are wanted, one of each (NN-TOWN-08). */
export const GOODS = 4

export interface Named {
  one: string
  more: string
  icon: string
}
export const THINGS: Readonly<Record<string, Named>> = {
  shell: { one: 'shell', more: 'shells', icon: icons['scallop'] },
  tool: { one: 'tool', more: 'tools', icon: icons['claw-hammer'] },
  demon: { one: 'bottled demon', more: 'bottled demons', icon: icons['spiral-bottle'] },
  crystal: { one: 'crystal', more: 'crystals', icon: icons['crystal-growth'] },
  glogo: { one: 'glogo', more: 'glogos', icon: icons['slime'] },
  'lab-monster': { one: 'lab monster', more: 'lab monsters', icon: icons['frankenstein-creature'] },
  book: { one: 'book', more: 'books', icon: icons['open-book'] },
  coin: { one: 'coin', more: 'coins', icon: icons['two-coins'] },
  experience: { one: 'experience', more: 'experience', icon: icons['round-star'] },
  heart: { one: 'heart', more: 'hearts', icon: icons['hearts'] },
  mana: { one: 'mana', more: 'mana', icon: icons['water-drop'] },
  villager: { one: 'villager', more: 'villagers', icon: icons['person'] },
  bed: { one: 'bed', more: 'beds', icon: icons['bed'] },
  point: { one: 'point', more: 'points', icon: icons['laurels'] },
  search: { one: 'search token', more: 'search tokens', icon: icons['magnifying-glass'] },
  quest: { one: 'quest card', more: 'quest cards', icon: icons['card-draw'] },
  order: { one: 'order', more: 'orders', icon: icons['scroll-unfurled'] },
  reputation: { one: 'reputation', more: 'reputation', icon: icons['flame'] },
}
const UNKNOWN: Named = { one: 'thing', more: 'things', icon: icons['swap-bag'] }
export const named = (thing: string): Named => THINGS[thing] ?? UNKNOWN

/** "2 coins", "1 mana" */
export const thing = (name: string, count: number): string => `${figure(count)} ${count === 1 ? named(name).one : named(name).more}`

const MORE: Readonly<Record<string, string>> = {
  card: icons['card-draw'],
  first: icons['flying-flag'],
  specialist: icons['toolbox'],
  gear: icons['anvil'],
  damage: icons['broadsword'],
  defense: icons['shield'],
  enemy: icons['horned-skull'],
  movement: icons['walking-boot'],
  die: icons['d4'],
  building: icons['house'],
  action: icons['walking-boot'],
  points: icons['laurels'],
  menace: icons['horned-skull'],
  keepsake: icons['swap-bag'],
}
/** Of a token or a track that events name. */
export const tokenIcon = (name: string): string | null => THINGS[name.replace(/^villager-/, '')]?.icon ?? MORE[name] ?? null
