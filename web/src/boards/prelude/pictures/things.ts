// The things of Prelude.

import { GOODS } from '../../../art/items/goods'
import { items } from '../../../art/items/item'
import { TOOLS } from '../../../art/items/tools'

export default items({ ...TOOLS, ...GOODS })
