// Prelude's face at the table.

import type { GameBoard } from '../board'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Private from './Private.svelte'
import SeatPanel from './SeatPanel.svelte'
import { card } from './cards'
import { goal } from './goal'
import { cover, hasPrivate } from './private'
import { face, glance, heading, holdings, phases, scene } from './story'
import type { View } from './view'
import { token } from './words'

const prelude: GameBoard<View> = {
  Board,
  SeatPanel,
  Private,
  heading,
  phases,
  scene,
  ground: (view) => view.region_key,
  token,
  face,
  card,
  Card,
  cover,
  hasPrivate,
  goal,
  standings: () => [],
  glance,
  holdings,
}
export default prelude
