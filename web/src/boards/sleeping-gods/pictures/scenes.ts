// What the places of Sleeping Gods look like. The ground comes from the chart unless the words say another.

import { AFLOAT } from '../../../art/scenes/afloat'
import { vignettes } from '../../../art/scenes/vignette'

/** The grounds are called as the book calls them. */
export default vignettes(Object.fromEntries(Object.keys(AFLOAT.grounds).map((ground) => [ground, ground])), AFLOAT)
