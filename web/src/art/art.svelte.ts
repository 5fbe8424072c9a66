// The pictures of the games. How a game draws its faces, strangers, things and scenes are files of their own, each loaded when the first of
// its pictures is wanted: the first page carries none, and a table only what it shows. What they show is said by the book.

import type { PictureWords } from '../lib/server/protocol'
import type { GameArt, Picture, Pictures, Shown } from './game'
import { layGrain } from './grain'
import { LooksFault } from './looks'
import { halves } from './portrait'
import { words } from './words.svelte'

const files = import.meta.glob<{ default: Pictures }>('../boards/*/pictures/{looks,strangers,things,scenes}.ts')
const tokens = import.meta.glob<Readonly<Record<string, PictureWords>>>('../boards/*/pictures/tokens.ts', { eager: true, import: 'tokens' })
let loaded = $state.raw<Readonly<Record<string, Pictures>>>({})
const wanted = new Set<string>()
const reported = new Set<string>()

const fileOf = (game: string, name: string): string => `../boards/${game}/pictures/${name}.ts`
const draws = (game: string): boolean => files[fileOf(game, 'looks')] !== undefined

/** A file of a game's pictures, once it is there; `null` if the game has none of that name. */
function part(game: string, name: string): Pictures | null | undefined {
  const file = fileOf(game, name)
  const load = files[file]
  if (!load) return null
  if (!wanted.has(file)) {
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

const wordsOf = (game: string, id: string): PictureWords | undefined =>
  tokens[fileOf(game, 'tokens')]?.[id] ?? (draws(game) ? words.of(game, id) : {})

/** Draws it; words that nobody knows are reported once, for whoever writes the book. */
function tried(game: string, id: string, draw: () => Picture | undefined): Picture | null {
  try {
    return draw() ?? null
  } catch (fault) {
    if (!(fault instanceof LooksFault)) throw fault
    const line = `${game}, the picture of ${id}: ${fault.message}`
    if (!reported.has(line)) console.warn(line)
    reported.add(line)
    return null
  }
}

type Draw = (file: Pictures, said: string) => Picture | undefined
function drawn(game: string, name: string, id: string, said: string | undefined, draw: Draw): Shown {
  if (said === undefined) return null
  const file = part(game, name)
  return file && tried(game, id, () => draw(file, said))
}

/** A page of a story without words of its own ("14-3") happens where the story began ("14"). */
export function sceneOf(entry: string, of: (id: string) => PictureWords | undefined): { id: string; said: string } | undefined {
  const began = entry.replace(/-\d+$/, '')
  const [own, first] = [of(entry), of(began)]
  if (!own || !first) return undefined
  return own.place === undefined && first.place !== undefined ? { id: began, said: first.place } : { id: entry, said: own.place ?? '' }
}

/** A game's pictures. */
export function artOf(game: string): GameArt {
  return {
    portrait: (id, size) => {
      const said = wordsOf(game, halves(id)[0])
      // Most faces are these, so they are on their way while the words are.
      if (!said) void part(game, 'looks')
      const [name, looks] = said?.person === undefined ? ['strangers', said?.stranger] : ['looks', said.person]
      return said && drawn(game, name, id, looks, (file, looks) => file.portrait?.(id, looks, size))
    },
    band: (id) => {
      const said = wordsOf(game, id)
      return said && drawn(game, 'strangers', id, said.stranger, (file, looks) => file.band?.(id, looks, said.ground ?? ''))
    },
    item: (id, size) => {
      const said = wordsOf(game, id)
      if (!said) void part(game, 'things')
      return said && drawn(game, 'things', id, said.thing, (file, thing) => file.item?.(id, thing, size))
    },
    vignette: (entry, place) => {
      const file = part(game, 'scenes')
      const scene = file === null ? undefined : sceneOf(entry, (id) => wordsOf(game, id))
      if (!file || !scene) return file === null ? null : undefined
      const draw = (said: string) => tried(game, entry, () => file.vignette?.(scene.id, said, place))
      return draw(scene.said) ?? draw('')
    },
  }
}

/** Whether a word names somebody with a face, as far as is known yet. */
export function hasFace(game: string, word: string): boolean {
  const said = wordsOf(game, halves(word)[0])
  return said?.person !== undefined || said?.stranger !== undefined
}

/** Fetches all that a game draws with, and the letters for what stories emphasise. */
export function fetchArt(game: string): void {
  for (const name of ['looks', 'strangers', 'things', 'scenes']) part(game, name)
  void document.fonts.load('italic 1em Alegreya').catch(() => {})
}
