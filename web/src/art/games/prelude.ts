// The pictures of Prelude.

import { gallery } from '../gallery'
import { looks } from '../looks/prelude'
import { scenes } from '../looks/prelude-scenes'
import { things } from '../looks/prelude-things'
import { PEOPLE } from '../people/person'
import { FOLK } from '../spirits/folk'
import { WILD } from '../spirits/wild'

/** By the keys of the regions; the other game's forest is red. */
const places = { grassland: 'grassland', forest: 'woods', mountains: 'mountains' }

export default gallery({ looks, things, scenes, places, kinds: { ...PEOPLE, ...WILD, ...FOLK } })
