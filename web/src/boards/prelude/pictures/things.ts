// The things of Prelude: the form of each and what it is made of.

import { GOODS } from '../../../art/items/goods'
import { items } from '../../../art/items/item'
import { TOOLS } from '../../../art/items/tools'

export const things: Record<string, string> = {
  resource: 'sack straw',

  // Tools
  'left-hand-sickle': 'sickle steel',
  'postwoman-boots': 'boots leather',
  'six-dent-thimble': 'thimble silver',
  'bowing-kettle': 'kettle copper',
  'peddler-frame': 'frame wood',
  'back-stair-lamp': 'lantern blue',
  'masons-plumb': 'plumb brass',
  'one-lens-spectacles': 'one-lens brass',
  'choir-fork': 'tuning steel',
  'smith-apron': 'apron leather',
  'pocket-shawl': 'shawl grey',
  'twice-chipped-teapot': 'teapot china',
  'nursery-clock': 'clock wood',
  'loose-doorknob': 'knob china',

  // Spells
  'drying-day-cord': 'rope rope',
  'bee-ribbon': 'knot yellow',
  'coming-home-call': 'horn bone',
  'counting-slate': 'slate black',
  'oven-tile': 'tile clay',
  'lullaby-hem': 'cloth blue',
  'house-letter': 'letter paper',
  'afternoon-jar': 'jar yellow',
  'enough-spoon': 'spoon silver',
  'linen-sill': 'cloth white',
}

export default items(things, { ...TOOLS, ...GOODS })
