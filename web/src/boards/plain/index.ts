// What a game looks like before its board is drawn: no picture, but every question can be answered.

import type { GameBoard } from '../board'
import Board from './Board.svelte'
import Private from './Private.svelte'
import SeatPanel from './SeatPanel.svelte'

const plain: GameBoard = {
  Board,
  SeatPanel,
  Private,
  heading: (view) => {
    const round = (view as { round?: unknown } | null)?.round
    return typeof round === 'number' ? `Round ${round}` : ''
  },
  phases: () => [],
  scene: () => null,
  ground: () => undefined,
  token: () => null,
  face: () => null,
  card: () => null,
  Card: null,
  // Nothing of the view is shown that could be secret.
  cover: (view) => view,
  hasPrivate: () => false,
  goal: () => null,
  standings: () => [],
  glance: () => [],
  holdings: () => [],
}

export default plain
