// What a game's pictures can show, as strings of SVG. Where one says `~`, the name of its place on the page goes.

/** Large pictures have the grain of paper; small ones come nearer. */
export type Size = 'large' | 'small'

export interface Picture {
  frame: string
  drawing: string
}

/** What a file of a game's pictures can draw: an id, and the words of the book about it. Words that it does not know are a fault. */
export interface Pictures {
  /** Somebody: a character, an animal, a spirit. */
  portrait?: (id: string, words: string, size: Size) => Picture
  /** A thing: an artifact, a tool, a coin. */
  item?: (id: string, words: string, size: Size) => Picture
  /** The place where a story happens. */
  vignette?: (entry: string, words: string, place: string | undefined) => Picture
  /** Somebody before the ground on which they are met. */
  band?: (id: string, words: string, ground: string) => Picture
}

/** A picture; `undefined` until its words and its strokes are there, and `null` if there is none. */
export type Shown = Picture | null | undefined

/** A game's pictures, by id. */
export interface GameArt {
  portrait: (id: string, size: Size) => Shown
  item: (id: string, size: Size) => Shown
  vignette: (entry: string, place: string | undefined) => Shown
  band: (id: string) => Shown
}

/** Draws each picture once and then remembers it. */
export function once(): (key: string, draw: () => Picture) => Picture {
  const drawn = new Map<string, Picture>()
  return (key, draw) => {
    const picture = drawn.get(key) ?? draw()
    drawn.set(key, picture)
    return picture
  }
}
