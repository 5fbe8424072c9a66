// The pictures of Near and Far.

import { ANIMALS } from '../beasts/animals'
import { LIZARDFOLK } from '../beasts/lizard'
import { ODDITIES } from '../beasts/oddities'
import { gallery } from '../gallery'
import { looks } from '../looks/near-and-far'
import { PEOPLE } from '../people/person'

export default gallery({ looks, kinds: { ...PEOPLE, ...LIZARDFOLK, ...ANIMALS, ...ODDITIES } })
