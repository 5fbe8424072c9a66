// The pictures of Near and Far.

import { ANIMALS } from '../../../art/beasts/animals'
import { ENGINES } from '../../../art/beasts/engines'
import { FOES } from '../../../art/beasts/foes'
import { LIZARDFOLK } from '../../../art/beasts/lizard'
import { ODDITIES } from '../../../art/beasts/oddities'
import { gallery } from '../../../art/gallery'
import { looks } from './looks'
import { scenes } from './scenes'
import { things } from './things'
import { PEOPLE } from '../../../art/people/person'
import { WILD } from '../../../art/spirits/wild'

/** The grounds of the maps are called as the book calls them. */
const GROUNDS = ['grass', 'cave', 'forest', 'rock', 'sand', 'mist', 'seabed', 'ash', 'water', 'jungle', 'ruin']
const places = Object.fromEntries(GROUNDS.map((ground) => [ground, ground]))

export default gallery({ looks, things, scenes, places, kinds: { ...PEOPLE, ...LIZARDFOLK, ...ANIMALS, ...ODDITIES, ...FOES, ...ENGINES, ...WILD } })
