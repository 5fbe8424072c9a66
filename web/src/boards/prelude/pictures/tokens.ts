// What the rules themselves count, and lies on every table from the start. The words for whatever has to be found are in the book.

import type { PictureWords } from '../../../lib/server/protocol'

export const tokens: Readonly<Record<string, PictureWords>> = {
  resource: { thing: 'sack straw' },
}
