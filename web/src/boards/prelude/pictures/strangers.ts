// The spirits of Prelude.

import { PEOPLE } from '../../../art/people/person'
import { portraits } from '../../../art/portrait'
import { FOLK } from '../../../art/spirits/folk'
import { WILD } from '../../../art/spirits/wild'

export default portraits({ ...PEOPLE, ...WILD, ...FOLK })
