// How those look who are fought in Near and Far: threats and bosses.

import { ENGINES } from '../../../art/beasts/engines'
import { FOES } from '../../../art/beasts/foes'
import { PEOPLE } from '../../../art/people/person'
import { portraits } from '../../../art/portrait'
import { WILD } from '../../../art/spirits/wild'

export const strangers: Record<string, string> = {
  // Threats
  bandit:
    'outlaw man young hat:flat felt:slate skin:rose hair:brown cut:short beard:none dress:scarf trim:brick cloth:slate nose:bulb '
    + 'mouth:frown eyes:sleepy brow:kind mark:mask mark:stubble',
  'borrowed-dogs': 'pack',
  'toll-spider': 'spider',
  'rust-hornets': 'hornets',
  'bone-stag': 'spirit-stag bones',
  'runaway-plough': 'plough',
  'ditch-ogre': 'ogre',
  'regiment-in-arrears': 'regiment',
  'glass-wyrm': 'wyrm',
  'weeping-catapult': 'catapult',
  'sky-eel': 'eel',
  'the-hill-that-hunts': 'spirit-hills alone',

  // Bosses
  'boss-zag':
    'outlaw man adult hat:three-hats skin:wheat hair:black cut:curls beard:goatee dress:coat cloth:plum trim:ochre eyes:open brow:up '
    + 'mouth:grin nose:long mark:earring',
  'boss-shreya':
    'settler woman adult hat:helmet trim:brick skin:brown hair:black cut:bun dress:armour cloth:navy eyes:open brow:stern mouth:flat '
    + 'nose:straight mark:none facing-right',
  'boss-registrar': 'registrar',
  'boss-thirst': 'thirst',
}

export default portraits(strangers, { ...PEOPLE, ...FOES, ...ENGINES, ...WILD })
