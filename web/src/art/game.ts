// What a game's pictures can show, as strings of SVG. Where one says `~`, the name of its place on the page goes.

/** Large pictures have the grain of paper; small ones come nearer. */
export type Size = 'large' | 'small'

export interface Picture {
  frame: string
  drawing: string
}

/** What a file of a game's pictures can draw. */
export interface Pictures {
  /** Somebody: a character, an animal, a spirit. */
  portrait?: (id: string, size: Size) => Picture | undefined
  /** A thing: an artifact, a tool, a coin. */
  item?: (id: string, size: Size) => Picture | undefined
  /** The place where a story happens. */
  vignette?: (entry: string, place: string | undefined) => Picture
  /** Somebody before the place where they are met. */
  band?: (id: string) => Picture | undefined
}
export type GameArt = Required<{ [Kind in keyof Pictures]: (...of: Parameters<Required<Pictures>[Kind]>) => Picture | undefined }>

/** Draws each picture once and then remembers it. */
export function once(): (key: string, draw: () => Picture) => Picture {
  const drawn = new Map<string, Picture>()
  return (key, draw) => {
    const picture = drawn.get(key) ?? draw()
    drawn.set(key, picture)
    return picture
  }
}
