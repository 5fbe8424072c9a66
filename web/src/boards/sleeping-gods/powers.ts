// What enemies can do.

import { icons } from './icons'
import { icons as powers } from './icons-powers'
import { STATUSES, type Named } from './names'
import type { Power, Status } from './view'

/** When an enemy's ability works: always, or when a round ends. */
export interface PowerName extends Named {
  ends: boolean
  /** What is written in its square beside the icon. */
  mark: string
}
const always = (name: string, does: string, icon: string, mark = ''): PowerName => ({ name, does, icon, mark, ends: false })
const atEnd = (name: string, does: string, icon: string, mark = ''): PowerName => ({ name, does, icon, mark, ends: true })
const afflicts = (status: Status): PowerName =>
  atEnd(STATUSES[status].name, `somebody gets ${STATUSES[status].name.toLowerCase()}`, STATUSES[status].icon)

export const POWERS: Record<Power, PowerName> = {
  adjacent1: atEnd('Urges on 1', 'enemies beside it deal 1 more damage', powers['backup'], '+1'),
  adjacent2: atEnd('Urges on 2', 'enemies beside it deal 2 more damage', powers['backup'], '+2'),
  'adjacent-regen': atEnd('Heals its neighbours', 'enemies beside it lose 1 damage token each', powers['regeneration'], '⇆'),
  discard: atEnd('Strips a card', 'an equipped ability card is discarded', powers['card-discard']),
  venom: afflicts('venom'),
  'first-strike': always('First strike', 'it strikes back before your damage is laid', powers['lightning-arc'], '1st'),
  frighten: { ...afflicts('frightened'), name: 'Frightens' },
  'lose-resource': atEnd('Robs', 'you lose 1 resource', powers['robber']),
  madness: afflicts('madness'),
  'low-morale': afflicts('low-morale'),
  regen1: atEnd('Heals 1', 'it loses 1 damage token', powers['regeneration'], '1'),
  regen3: atEnd('Heals 3', 'it loses 3 damage tokens', powers['regeneration'], '3'),
  disarm: atEnd('Disarms', 'an equipped weapon card comes off', powers['drop-weapon']),
  resist: always('Resists 1', '1 damage of every attack on it is blocked', powers['bordered-shield'], '1'),
  weaken: { ...afflicts('weakened'), name: 'Weakens' },
  'ship-damage': atEnd('Breaks the ship', 'the ship takes 1 damage', icons['sinking-ship']),
  flying: always('Flying', '1 more defence, except against ranged weapons', icons['feathered-wing'], '+1'),
}
