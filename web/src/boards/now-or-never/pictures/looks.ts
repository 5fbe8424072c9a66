// The heroes and the specialists.

import { PEOPLE } from '../../../art/people/person'
import { portraits } from '../../../art/portrait'
import { HEROES } from './heroes'

export default portraits({ ...PEOPLE, ...HEROES })
