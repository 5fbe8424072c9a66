// Where Prelude's cards happen. The ground comes from the region.

import { ASHORE } from '../../../art/scenes/ashore'
import { vignettes } from '../../../art/scenes/vignette'

/** By the keys of the regions; the other game's forest is red. */
export default vignettes({ grassland: 'grassland', forest: 'woods', mountains: 'mountains' }, ASHORE)
