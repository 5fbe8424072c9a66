// The things of Sleeping Gods. People among the cards have faces instead.

import { GOODS } from '../../../art/items/goods'
import { items } from '../../../art/items/item'
import { SHIPS } from '../../../art/items/ship'
import { TOOLS } from '../../../art/items/tools'

export default items({ ...TOOLS, ...GOODS, ...SHIPS })
