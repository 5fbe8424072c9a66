// The games whose boards are drawn. Each is loaded when its table is opened.

import type { GameBoard } from './board'

const boards: Record<string, () => Promise<{ default: GameBoard<never> }>> = {
  prelude: () => import('./prelude'),
  'near-and-far': () => import('./near-and-far'),
}

/** A game's face; a plain one if nobody has drawn its board yet, so that every game can be played. */
export async function loadBoard(game: string): Promise<GameBoard> {
  const load = boards[game] ?? (() => import('./plain'))
  // The view comes from the same server as the game's name, so it is the one that this board knows.
  return (await load()).default as unknown as GameBoard
}
