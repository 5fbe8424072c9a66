// Those who travel with or work for a player in Near and Far.

import { ANIMALS } from '../../../art/beasts/animals'
import { LIZARDFOLK } from '../../../art/beasts/lizard'
import { ODDITIES } from '../../../art/beasts/oddities'
import { PEOPLE } from '../../../art/people/person'
import { portraits } from '../../../art/portrait'

export default portraits({ ...PEOPLE, ...LIZARDFOLK, ...ANIMALS, ...ODDITIES })
