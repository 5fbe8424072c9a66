// What the stage of a story and the stage of a fight are given alike.

import type { Snippet } from 'svelte'
import type { GameBoard } from '../../boards/board'
import type { Named } from '../log/loglinks'

/** Somebody at the table, as the page shows them. */
export interface Sitter {
  name: string
  /** The picture; null if there is none. */
  face: string | null
  colour: string
}

export interface StageProps {
  view: unknown
  board: GameBoard
  game: string
  names: Named[]
  point: (target: string | null, press: boolean) => void
  /** While it is being told. */
  telling: boolean
  skip: () => void
  /** Back to the board; none while something has to be decided here. */
  leave: (() => void) | null
  /** What is asked, or who is waited for. */
  children: Snippet
}
