// Makes the pictures of a game out of its tables. Each is drawn once and then remembered.

import type { GameArt, Picture } from './game'
import { layGrain } from './grain'
import type { Kind } from './kind'
import { portrait } from './portrait'

export interface Tables {
  /** How people and creatures look, by id. */
  looks: Readonly<Record<string, string>>
  kinds: Readonly<Record<string, Kind>>
}

/** Half-people of Prelude are joined: a past and a gift, "soldier+seer". */
const JOIN = '+'

export function gallery({ looks, kinds }: Tables): GameArt {
  const drawn = new Map<string, Picture>()
  const once = (key: string, draw: () => Picture): Picture => {
    const picture = drawn.get(key) ?? draw()
    drawn.set(key, picture)
    return picture
  }
  return {
    layGrain,
    portrait: (id, size) => {
      const [first = '', second] = id.split(JOIN)
      const words = looks[first]
      if (words === undefined) return undefined
      const gift = second === undefined ? '' : ` gift:${second}`
      return once(`portrait ${id} ${size}`, () => portrait(first, words + gift, kinds, size))
    },
  }
}
