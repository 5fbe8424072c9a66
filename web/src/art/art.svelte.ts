// The pictures of the games. A game's faces, strangers, things and scenes are files of their own, each loaded when the first of its
// pictures is wanted: the first page carries none, and a table only what it shows.

import type { GameArt, Pictures } from './game'
import { layGrain } from './grain'

const files = import.meta.glob<{ default: Pictures }>('../boards/*/pictures/{looks,strangers,things,scenes}.ts')
let loaded = $state.raw<Readonly<Record<string, Pictures>>>({})
const wanted = new Set<string>()

const fileOf = (game: string, name: string): string => `../boards/${game}/pictures/${name}.ts`

/** A file of a game's pictures, once it is there. */
function part(game: string, name: string): Pictures | undefined {
  const file = fileOf(game, name)
  const load = files[file]
  if (load && !wanted.has(file)) {
    wanted.add(file)
    load().then(
      ({ default: pictures }) => {
        layGrain()
        loaded = { ...loaded, [file]: pictures }
      },
      // A picture is not worth a broken page; the next one tries again.
      () => wanted.delete(file),
    )
  }
  return loaded[file]
}

/** A game's pictures: none until they are loaded, and none that nobody has drawn. */
export function artOf(game: string): GameArt {
  return {
    portrait: (id, size) => {
      const faces = part(game, 'looks')
      return faces?.portrait?.(id, size) ?? (faces && part(game, 'strangers')?.portrait?.(id, size))
    },
    band: (id) => part(game, 'strangers')?.band?.(id),
    item: (id, size) => part(game, 'things')?.item?.(id, size),
    vignette: (entry, place) => part(game, 'scenes')?.vignette?.(entry, place),
  }
}

/** Whether a word names somebody with a face. Most words do not, so nobody sends for strangers because of one. */
export function hasFace(game: string, word: string): boolean {
  return [part(game, 'looks'), loaded[fileOf(game, 'strangers')]].some((faces) => faces?.portrait?.(word, 'small') !== undefined)
}

/** Fetches everything that there is of a game's pictures, and the letters for what stories emphasise. */
export function fetchArt(game: string): void {
  for (const name of ['looks', 'strangers', 'things', 'scenes']) part(game, name)
  void document.fonts.load('italic 1em Alegreya').catch(() => {})
}
