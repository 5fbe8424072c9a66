// How a game's book looks on the shelf: a cloth and an emblem. A game says so in a `cover.ts` of its own in its folder here; one
// that does not gets a campfire on a cloth chosen by its id, so that it never changes.

export interface Cover {
  /** The colour of the cloth; the spine is a darker shade of it. */
  cloth: string
  /** On a field of 100 by 100, from the back to the front. */
  emblem: readonly Piece[]
}

/** One thing of the drawing: a closed shape in a colour, or a stroke of the pen. */
export type Piece = { fill: string; at: string; line?: number } | { pen: number; at: string }

const covers = import.meta.glob<{ default: Cover }>('./*/cover.ts', { eager: true })
const CLOTHS = ['#7d2f1a', '#2d5645', '#2f4668', '#5b3153', '#80581a']

const FIRE: readonly Piece[] = [
  { fill: '#f0d9a4', at: '50 4, 82 14, 96 50, 82 86, 50 96, 18 86, 4 50, 18 14' },
  { fill: '#c2562a', at: '50 16, 50 16, 62 34, 72 56, 64 76, 50 80, 36 76, 28 56, 36 40, 42 48, 44 30' },
  { fill: '#f2b544', at: '51 44, 51 44, 60 60, 57 74, 50 77, 43 73, 42 60' },
  { fill: '#7a5535', at: '24 84, 24 84, 72 70, 72 70, 76 77, 76 77, 28 91, 28 91' },
  { fill: '#7a5535', at: '28 70, 28 70, 76 84, 76 84, 72 91, 72 91, 24 77, 24 77' },
]

export function coverOf(game: string, drawn = covers[`./${game}/cover.ts`]?.default): Cover {
  if (drawn) return drawn
  const sum = [...game].reduce((all, letter) => all + letter.charCodeAt(0), 2)
  return { cloth: CLOTHS[sum % CLOTHS.length] ?? '#7d2f1a', emblem: FIRE }
}
