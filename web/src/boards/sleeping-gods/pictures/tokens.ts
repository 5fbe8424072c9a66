// What the rules themselves count, and lies on every table from the start. The words for whatever has to be found are in the book.

import type { PictureWords } from '../../../lib/server/protocol'

export const tokens: Readonly<Record<string, PictureWords>> = {
  coin: { thing: 'coins gold' },
  meat: { thing: 'ham meat' },
  grain: { thing: 'grain straw' },
  vegetables: { thing: 'pepper green' },
  materials: { thing: 'materials wood' },
  artifact: { thing: 'artifact gem' },
}
