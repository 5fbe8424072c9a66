// The enemies of Sleeping Gods, each on the ground where it is met.

import { PEOPLE } from '../../../art/people/person'
import { portraits } from '../../../art/portrait'
import { bands } from '../../../art/scenes/band'
import { AFLOAT } from '../../../art/scenes/afloat'
import { ELEMENTS } from '../../../art/sea/elements'
import { FIGURES } from '../../../art/sea/figures'
import { FURRED } from '../../../art/sea/furred'
import { SHELLED } from '../../../art/sea/shells'
import { LONG } from '../../../art/sea/worms'
import { FOLK } from '../../../art/spirits/folk'

const KINDS = { ...PEOPLE, ...SHELLED, ...LONG, ...FURRED, ...FIGURES, ...ELEMENTS, ...FOLK }

export default { ...portraits(KINDS), ...bands(KINDS, AFLOAT.grounds) }
