// Makes the pictures of a game out of its tables. Each is drawn once and then remembered.

import type { GameArt, Picture } from './game'
import { layGrain } from './grain'
import { item } from './items/item'
import type { Kind } from './kind'
import { portrait } from './portrait'
import { vignette } from './scenes/vignette'

export interface Tables {
  /** How people and creatures look, by id. */
  looks: Readonly<Record<string, string>>
  kinds: Readonly<Record<string, Kind>>
  /** The form and the material of things, by id. */
  things: Readonly<Record<string, string>>
  /** What more is known of the place of a story, by entry. */
  scenes: Readonly<Record<string, string>>
  /** The grounds of its places, the first for stories that happen anywhere. */
  places: Readonly<Record<string, string>>
}

/** Two halves are joined: "soldier+seer". */
const JOIN = '+'

export function gallery({ looks, kinds, things, scenes, places }: Tables): GameArt {
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
    item: (id, size) => {
      const thing = things[id]
      return thing === undefined ? undefined : once(`item ${id} ${size}`, () => item(id, thing, size))
    },
    vignette: (entry, place = '') => {
      const ground = places[place] ?? Object.values(places)[0] ?? ''
      return once(`vignette ${entry} ${ground}`, () => vignette(entry, ground, scenes[entry] ?? ''))
    },
  }
}
