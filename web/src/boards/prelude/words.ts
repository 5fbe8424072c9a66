// What the board says in words: names for icons and labels for those who hear the board instead of seeing it.

import { list } from '../../lib/frame/words'
import { sentence } from '../shared/words'
import { icons } from './icons'
import type { CardView, ScoutedView, SeatView, Trait, View, ZoneView } from './view'

export { list } from '../../lib/frame/words'
export { initials, sentence, wrap } from '../shared/words'

export const TRAIT_ICONS: Record<Trait, string> = {
  strong: icons['fist'],
  active: icons['run'],
  keen: icons['eye-target'],
  wise: icons['barn-owl'],
  communing: icons['meditation'],
  caring: icons['shaking-hands'],
}

/** What events name. */
export function token(name: string): string | null {
  const others: Record<string, string> = {
    resource: icons['wheat'],
    presence: icons['spark-spirit'],
    health: icons['hearts'],
    morale: icons['sunrise'],
    card: icons['open-book'],
  }
  return TRAIT_ICONS[name as Trait] ?? others[name] ?? null
}

const CLASS_ICONS: Record<string, string> = {
  spirit: icons['spark-spirit'],
  location: icons['ancient-ruins'],
  occurrence: icons['ringing-bell'],
  phenomenon: icons['rainbow-star'],
  tool: icons['claw-hammer'],
  spell: icons['fairy-wand'],
  artifact: icons['knapsack'],
}

const BUILDING_ICONS: Record<string, string> = {
  hall: icons['viking-longhouse'],
  hut: icons['hut'],
  vantage: icons['stone-tower'],
  plans: icons['scroll-unfurled'],
  altar: icons['star-altar'],
  hearth: icons['fireplace'],
}

const SPECIAL_ICONS: Record<string, string> = {
  grassland: icons['watchtower'],
  forest: icons['circle-forest'],
  mountains: icons['cave-entrance'],
}

export function classIcon(name: string): string {
  return CLASS_ICONS[name] ?? icons['open-book']
}

export function buildingIcon(key: string): string {
  return BUILDING_ICONS[key] ?? icons['hut']
}

export function zoneIcon(view: View, key: string): string {
  if (key === 'special') return SPECIAL_ICONS[view.region_key] ?? icons['compass']
  const others: Record<string, string> = {
    gather: icons['wheat'],
    'explore-1': icons['compass'],
    'explore-2': icons['spyglass'],
    rest: icons['camping-tent'],
    settle: icons['campfire'],
  }
  return others[key] ?? icons['compass']
}

/** The picture of a character: the book's ids of the past and the gift, as far as they are known. The view tells the names, which are
 * the same words. */
export function faceOf({ past, gift }: SeatView): string | undefined {
  const halves = [past, gift].flatMap((half) => (half ? [half.name.toLowerCase()] : []))
  return halves.length > 0 ? halves.join('+') : undefined
}

/** "spirit · for one · stays 3": what stands under a card's name. */
export function kindOf(card: CardView): string {
  const kinds: Record<string, string> = { individual: 'for one', secret: 'secret' }
  const parts = [card.class, card.kind && kinds[card.kind], card.duration && `stays ${card.duration}`]
  return parts.filter(Boolean).join(' · ')
}

/** What a time token means (PR-KEEP-08, PR-KEEP-09): an event stays on its numbers, an artifact turns over on them. */
export function timeOf(card: CardView): string {
  const numbers = `${list(card.time.map(String)).replace(' and ', ' or ')}`
  const artifact = card.class === 'tool' || card.class === 'spell'
  return artifact ? `Turns over on a time roll of ${numbers}.` : `Stays while the time roll is ${numbers}.`
}

/** The name of the place, for "at Gather". Slots are called after what lies there. */
export function whereabouts(view: View, key: string | null): string {
  if (key === null) return ''
  const zone = view.zones.find((z) => z.key === key)
  return zone ? zone.name : ''
}

function scoutWords(scouted: ScoutedView | undefined, when: string): string | false {
  return !!scouted && `scouted for ${when}: die ${scouted.die}${scouted.event ? `, ${scouted.event}` : ''}`
}

/** Everything that a zone shows, in one sentence. */
export function zoneLabel(view: View, zone: ZoneView): string {
  const top = zone.stack[zone.stack.length - 1]
  const here = zone.seats.map((seat) => view.seats[seat]?.name ?? '')
  const below = zone.stack.length - 1
  const parts = [
    sentence(zone.name),
    top && kindOf(top),
    top?.time.length && `time token ${top.time.join(' ')}`,
    below > 0 && `${below} more below`,
    zone.value !== null && `value ${zone.value}`,
    zone.presence > 0 && `presence ${zone.presence}`,
    here.length > 0 && `${list(here)} here`,
    scoutWords(
      view.scouted.find((s) => s.zone === zone.key),
      'this round',
    ),
    scoutWords(
      view.scouting.find((s) => s.zone === zone.key),
      'the next round',
    ),
    zone.closed && 'closed',
  ]
  return parts.filter(Boolean).join(', ')
}

/** Whether a part that cannot be chosen still has something to tell. */
export function tells(view: View, zone: ZoneView): boolean {
  const scouted = [...view.scouted, ...view.scouting].some((s) => s.zone === zone.key)
  return zone.value !== null || zone.presence > 0 || zone.seats.length > 0 || zone.stack.length > 0 || zone.closed || scouted
}
