// The enemies, by their names.

import { ENGINES } from '../../../art/beasts/engines'
import { FOES } from '../../../art/beasts/foes'
import { portraits } from '../../../art/portrait'
import { FIGURES } from '../../../art/sea/figures'
import { FURRED } from '../../../art/sea/furred'
import { SHELLED } from '../../../art/sea/shells'
import { LONG } from '../../../art/sea/worms'
import { WILD } from '../../../art/spirits/wild'

export default portraits({ ...FOES, ...ENGINES, ...FIGURES, ...FURRED, ...SHELLED, ...LONG, ...WILD })
