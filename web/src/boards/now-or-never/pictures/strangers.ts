// How the enemies look, by their names.

import { ENGINES } from '../../../art/beasts/engines'
import { FOES } from '../../../art/beasts/foes'
import { portraits } from '../../../art/portrait'
import { FIGURES } from '../../../art/sea/figures'
import { FURRED } from '../../../art/sea/furred'
import { SHELLED } from '../../../art/sea/shells'
import { LONG } from '../../../art/sea/worms'
import { WILD } from '../../../art/spirits/wild'

export const strangers: Record<string, string> = {
  'cellar-crab': 'crab',
  'ditch-wolf': 'hound',
  'early-deserters': 'regiment',
  'rust-sentinel': 'armour',
  'bog-mother': 'salamander',
  'wall-eater': 'worm',
  'glass-serpent': 'wyrm',
  'siege-walker': 'catapult',
  'the-eldest-spilling': 'golem',
  'blind-cave-hound': 'hound facing-right',
  'lamp-thief': 'snuffer',
  'drowned-choir': 'lampreys',

  // Of the quests
  'the-thing-in-the-pump': 'tangle',
  'crater-crawler': 'crawler',
  'watchman-without-orders': 'armour facing-right',
  'sapling-with-a-grudge': 'spirit-hedge',
  'salt-smugglers': 'regiment facing-right',
  'bouncer-off-duty': 'ogre',
  'landlord-of-number-six': 'usher',
  'what-wails': 'echo',
  'silence-at-last': 'golem winged',

  // Of the chapters
  'the-squire-a-giant-boar': 'boar',
  'drill-tank': 'plough',
  'drill-tank-due-notice': 'plough facing-right',
  'drill-tank-on-strike': 'registrar facing-right',
  gigaslug: 'worm thin coil:coiled',
  'good-faith-the-guild-tank': 'registrar',
}

export default portraits(strangers, { ...FOES, ...ENGINES, ...FIGURES, ...FURRED, ...SHELLED, ...LONG, ...WILD })
