// A kind of somebody who can be drawn: its words, what lies behind it, and the drawing round 0, 0, in a box of about 200 by 200.

import type { Vocabulary, Who } from './looks'

export interface Kind extends Vocabulary {
  wash: string
  draw: (who: Who) => string
}
