// Everybody at the table in Prelude: the pasts and gifts that a character is made of. A portrait may join a past and a gift.

import { PEOPLE } from '../../../art/people/person'
import { portraits } from '../../../art/portrait'

export default portraits(PEOPLE)
