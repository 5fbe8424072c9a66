// Everybody aboard the Manticore: the crew, and those who may join it.

import { PEOPLE } from '../../../art/people/person'
import { portraits } from '../../../art/portrait'
import { RAT } from '../../../art/sea/rat'

export default portraits({ ...PEOPLE, rat: RAT })
