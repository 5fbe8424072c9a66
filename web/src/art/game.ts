// What a game's pictures can show, as strings of SVG. Where one says `~`, the name of its place on the page goes.

/** Large pictures have the grain of paper; small ones come nearer. */
export type Size = 'large' | 'small'

export interface Picture {
  frame: string
  drawing: string
}

export interface GameArt {
  /** Lays on the page what all pictures share. */
  layGrain: () => void
  /** Somebody: a character, an animal, a spirit. */
  portrait: (id: string, size: Size) => Picture | undefined
  /** A thing: an artifact, a tool, a coin. */
  item: (id: string, size: Size) => Picture | undefined
  /** The place where a story happens. */
  vignette: (entry: string, place: string | undefined) => Picture
}
