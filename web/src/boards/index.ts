// The games whose boards are drawn: every folder here with an `index.ts`. Each is loaded when its table is opened.

import type { GameBoard } from './board'

const boards = import.meta.glob<{ default: GameBoard<never> }>('./*/index.ts')

/** A game's face; a plain one if nobody has drawn its board yet, so that every game can be played. */
export async function loadBoard(game: string): Promise<GameBoard> {
  const load = boards[`./${game}/index.ts`] ?? (() => import('./plain'))
  // The view comes from the same server as the game's name, so it is the one that this board knows.
  return (await load()).default as unknown as GameBoard
}
