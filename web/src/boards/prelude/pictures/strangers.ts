// How the spirits of Prelude look.

import { PEOPLE } from '../../../art/people/person'
import { portraits } from '../../../art/portrait'
import { FOLK } from '../../../art/spirits/folk'
import { WILD } from '../../../art/spirits/wild'

export const strangers: Record<string, string> = {
  'pale-stag': 'spirit-stag',
  tollkeeper: 'spirit-tally',
  'night-mender': 'spirit-wool',
  'late-suppers': 'spirit-mist broad tint:gold holds:loaf',
  'last-mower': 'spirit-mower',
  'asks-the-hour': 'spirit-pond',
  'frost-apprentice': 'spirit-frost',
  'aunt-hawthorn': 'spirit-hedge',
  'the-passenger': 'spirit-passenger',
  'old-lintel':
    'settler man old skin:ash hair:grey cut:short beard:full hat:wide felt:slate trim:umber dress:coat cloth:slate eyes:dot '
    + 'brow:kind mouth:small nose:bulb mark:none',
  'winds-pedlar': 'spirit-gust',
  'two-hills': 'spirit-hills',
  'untold-bees': 'spirit-bees',
  'small-hours': 'spirit-shepherd',
  crumb: 'spirit-crumb',
  'lent-name': 'spirit-shade',
}

export default portraits(strangers, { ...PEOPLE, ...WILD, ...FOLK })
