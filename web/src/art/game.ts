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
}
