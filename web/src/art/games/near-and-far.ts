// The pictures of Near and Far.

import { ANIMALS } from '../beasts/animals'
import { LIZARDFOLK } from '../beasts/lizard'
import { ODDITIES } from '../beasts/oddities'
import { gallery } from '../gallery'
import { looks } from '../looks/near-and-far'
import { scenes } from '../looks/near-and-far-scenes'
import { things } from '../looks/near-and-far-things'
import { PEOPLE } from '../people/person'

/** The grounds of the maps are called as the book calls them. */
const GROUNDS = ['grass', 'cave', 'forest', 'rock', 'sand', 'mist', 'seabed', 'ash', 'water', 'jungle', 'ruin']
const places = Object.fromEntries(GROUNDS.map((ground) => [ground, ground]))

export default gallery({ looks, things, scenes, places, kinds: { ...PEOPLE, ...LIZARDFOLK, ...ANIMALS, ...ODDITIES } })
