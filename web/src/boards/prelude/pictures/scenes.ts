// What stands in the pictures of Prelude's cards, and what weather they bring. The ground comes from the region, the rest from the id.

import { ASHORE } from '../../../art/scenes/ashore'
import { vignettes } from '../../../art/scenes/vignette'

export const scenes: Record<string, string> = {
  // Locations
  'flooded-mill': 'landmark:mill weather:rain',
  'drowned-belfry': 'landmark:belfry place:water',
  'warm-chimney': 'landmark:chimney',
  'seed-loft': 'landmark:hut',
  'nine-planks': 'landmark:bridge',
  'picnic-wall': 'landmark:table weather:sun hour:day',
  'hill-school': 'landmark:school',
  'salt-stair': 'landmark:stair',
  'unfinished-blanket': 'landmark:tent',
  'yard-of-doors': 'landmark:doors',
  'lying-tower': 'landmark:tower',
  'letter-dovecote': 'landmark:tower',
  'house-of-cups': 'landmark:hut',
  'tiled-baths': 'landmark:ruin',
  'cold-beacon': 'landmark:tower hour:night',
  'scarecrow-field': 'landmark:scarecrow',
  'physic-garden': 'landmark:gate',
  'players-wagon': 'landmark:wagon',
  'hidden-larder': 'landmark:door',
  'known-door': 'landmark:door hour:dusk',

  // Phenomena
  'slow-cold': 'weather:snow landmark:none',
  'rain-that-asks': 'weather:rain landmark:none',
  'morning-is-late': 'hour:night landmark:none',
  'wind-that-mows': 'weather:wind landmark:none',
  'heavy-noon': 'weather:sun hour:day landmark:none',
  'door-in-the-fog': 'landmark:door weather:mist',
  'spoons-in-leaf': 'weather:leaves',
  'tide-on-dry-land': 'landmark:ship weather:mist',
  'sky-in-a-puddle': 'weather:stars landmark:none',
  'echo-comes-first': 'landmark:none',
  'flake-that-stays': 'weather:snow',
  'wind-in-your-ear': 'weather:wind',

  // Occurrences
  'child-by-the-fire': 'landmark:tent hour:night',
  'where-the-door-goes': 'landmark:door',
  'names-on-a-post': 'landmark:post',
  'fever-night': 'landmark:tent hour:night',
  'somebodys-birthday': 'landmark:table hour:dusk',
  'half-a-map': 'landmark:post',
  'turned-around': 'hour:dusk landmark:none',
  'second-portion': 'landmark:tent hour:dusk',
  'cannot-read': 'landmark:post',
  'number-in-your-sleep': 'landmark:tent hour:night',
  'long-way-round': 'landmark:post',

  // Spirits
  'pale-stag': 'weather:snow landmark:none',
  tollkeeper: 'landmark:bridge',
  'late-suppers': 'landmark:table hour:dusk',
  'last-mower': 'place:grassland landmark:none weather:sun',
  'asks-the-hour': 'landmark:tent hour:night',
  'frost-apprentice': 'landmark:tent weather:snow',
  'old-lintel': 'landmark:door',
  'winds-pedlar': 'weather:leaves landmark:none',
  'two-hills': 'landmark:none',
  'untold-bees': 'landmark:none weather:sun',
  'small-hours': 'hour:night landmark:tent',
  'night-mender': 'hour:night landmark:tent',
}

/** By the keys of the regions; the other game's forest is red. */
export default vignettes(scenes, { grassland: 'grassland', forest: 'woods', mountains: 'mountains' }, ASHORE)
