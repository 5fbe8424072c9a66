// Those who are fought in Near and Far: threats and bosses.

import { ENGINES } from '../../../art/beasts/engines'
import { FOES } from '../../../art/beasts/foes'
import { PEOPLE } from '../../../art/people/person'
import { portraits } from '../../../art/portrait'
import { WILD } from '../../../art/spirits/wild'

export default portraits({ ...PEOPLE, ...FOES, ...ENGINES, ...WILD })
