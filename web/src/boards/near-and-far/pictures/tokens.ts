// What the rules themselves count, and lies on every table from the start. The words for whatever has to be found are in the book.

import type { PictureWords } from '../../../lib/server/protocol'

export const tokens: Readonly<Record<string, PictureWords>> = {
  coin: { thing: 'coins gold' },
  gem: { thing: 'gem gem' },
  food: { thing: 'apple apple' },
  heart: { thing: 'heart apple' },
  peppers: { thing: 'pepper apple' },
  parts: { thing: 'wheel iron' },
  ichor: { thing: 'ichor amethyst' },
  tea: { thing: 'tea leaf' },
  outlaws: { thing: 'outlaw green' },
  mystics: { thing: 'mystic blue' },
  lizards: { thing: 'lizard red' },
  nomads: { thing: 'tent gold' },
  'pack-bird': { person: 'bird harnessed coat:tan facing-right' },
  'pack-tortoise': { person: 'tortoise trim:teal' },
}
