// What the board says in words, and which icon stands for what.

import { list } from '../../lib/frame/words'
import { icons } from './icons'
import { SKILLS, STATUSES, SYNERGY, THINGS, skillIcon } from './names'
import type { CardView, Crew, CrewView, SeatView, Thing, View, WeaponView } from './view'

export { list, signed } from '../../lib/frame/words'
export { sentence } from '../shared/words'

const TOKENS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(THINGS).map(([key, { icon }]) => [key, icon])),
  ...Object.fromEntries(Object.entries(STATUSES).map(([key, { icon }]) => [key, icon])),
  ...Object.fromEntries(SKILLS.map(({ key, icon }) => [key, icon])),
  ...Object.fromEntries(Object.keys(SYNERGY).map((crew) => [`synergy-${crew}`, icons['linked-rings']])),
  food: icons['cooking-pot'],
  command: icons['ship-wheel'],
  damage: icons['broken-heart'],
  'ship-damage': icons['sinking-ship'],
  fatigue: icons['night-sleep'],
  health: icons['hearts'],
  xp: icons['round-star'],
  card: icons['card-draw'],
  ship: icons['paddle-steamer'],
  event: icons['lightning-storm'],
  explore: icons['spyglass'],
  fate: icons['card-random'],
  attack: icons['crossed-swords'],
  totem: icons['totem'],
}
/** Of a token or a track that events name. */
export const tokenIcon = (name: string): string | null => TOKENS[name] ?? null

export function many(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`
}
/** "2 coins" */
export const thing = (name: Thing, count: number): string => many(count, THINGS[name].one, THINGS[name].more)

export const isMine = (seat: SeatView): boolean => seat.hand !== undefined
export const mySeat = (view: View): number => view.seats.findIndex(isMine)

export const crewOf = (view: View, seat: number): CrewView[] => view.crew.filter((one) => one.seat === seat)
export const crewTarget = (crew: Crew): string => `crew/${crew}`
/** What everybody calls them: the name without rank and the like. A view lists the captain with all of her names. */
export const shortName = (name: string): string => name.split(' ').at(-1) ?? name
export const nameOf = (view: View, crew: Crew): string => shortName(view.crew.find(({ id }) => id === crew)?.name ?? crew)

/** "3 strength, 1 cunning" */
export function skillWords({ skills }: CrewView): string {
  return SKILLS.flatMap(({ key }, at) => (skills[at] ? [`${skills[at]} ${key}`.replace('-', '−')] : [])).join(', ')
}
/** "Club: accuracy +0, damage 2, block 2, ranged" */
export function weaponWords({ name, accuracy, damage, block, ranged, extra }: WeaponView): string {
  const more = extra ? `, 1 more damage for an equipped ${extra} card` : ''
  return `${name}: accuracy +${accuracy}, damage ${damage}, block ${block}${ranged ? ', ranged' : ''}${more}`
}
/** "Steady Boiler, craft, fate 3: +1 craft" */
export function cardWords({ name, skill, fate, rules }: CardView): string {
  return `${name}, ${skill}, fate ${fate}${rules.length > 0 ? `: ${rules.join('; ')}` : ''}`
}
/** Of an ability card that somebody wears or holds. */
export const cardIcon = ({ skill }: CardView): string => skillIcon(skill)

/** Whose synergy tokens lie on somebody's board, the own one left out. */
export function tokensOn(view: View, crew: Crew): Crew[] {
  return view.crew.flatMap(({ id }, at) => (id !== crew && view.combat?.synergy[at] === crew ? [id] : []))
}
/** How often somebody has attacked in this round. */
export const attacksOf = (view: View, crew: Crew): number => view.combat?.used[view.crew.findIndex(({ id }) => id === crew)] ?? 0

/** Everything that a crew board shows, in one sentence. */
export function crewLabel(view: View, one: CrewView): string {
  const parts = [
    `${one.name}: ${one.health} of ${one.most} health`,
    one.health === 0 && 'down',
    one.fatigue > 0 && `fatigue ${one.fatigue}`,
    ...one.statuses.map((status) => STATUSES[status].name.toLowerCase()),
    one.command > 0 && `${one.command} command on the board`,
    ...(view.combat ? one.weapons.map(weaponWords) : [skillWords(one)]),
    one.cards.length > 0 && `wears ${list(one.cards.map(({ name }) => name))}`,
    ...tokensOn(view, one.id).map((owner) => `holds the synergy token of ${nameOf(view, owner)}`),
    attacksOf(view, one.id) > 0 && `${many(attacksOf(view, one.id), 'attack')} made this round`,
  ]
  return parts.filter(Boolean).join(', ')
}
