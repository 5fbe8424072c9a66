// Where Near and Far's quests happen. The ground comes from the map.

import { ASHORE } from '../../../art/scenes/ashore'
import { vignettes } from '../../../art/scenes/vignette'

/** The grounds of the maps are called as the book calls them. */
const GROUNDS = ['grass', 'cave', 'forest', 'rock', 'sand', 'mist', 'seabed', 'ash', 'water', 'jungle', 'ruin']
export default vignettes(Object.fromEntries(GROUNDS.map((ground) => [ground, ground])), ASHORE)
