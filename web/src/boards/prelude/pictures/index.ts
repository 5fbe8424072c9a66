// The pictures of Prelude.

import { gallery } from '../../../art/gallery'
import { looks } from './looks'
import { scenes } from './scenes'
import { things } from './things'
import { PEOPLE } from '../../../art/people/person'
import { FOLK } from '../../../art/spirits/folk'
import { WILD } from '../../../art/spirits/wild'

/** By the keys of the regions; the other game's forest is red. */
const places = { grassland: 'grassland', forest: 'woods', mountains: 'mountains' }

export default gallery({ looks, things, scenes, places, kinds: { ...PEOPLE, ...WILD, ...FOLK } })
