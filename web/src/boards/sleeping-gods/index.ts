// Sleeping Gods' face at the table.

import type { GameBoard } from '../board'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Private from './Private.svelte'
import SeatPanel from './SeatPanel.svelte'
import { card } from './cards'
import { goal, standings } from './goal'
import { cover, face, glance, hasPrivate, heading, holdings, phases, scene } from './story'
import type { View } from './view'
import { tokenIcon } from './words'

const sleepingGods: GameBoard<View> = {
  Board,
  SeatPanel,
  Private,
  heading,
  phases,
  scene,
  ground: (view) => view.chart.ground,
  token: tokenIcon,
  face,
  card,
  Card,
  cover,
  hasPrivate,
  goal,
  standings,
  glance,
  holdings,
}
export default sleepingGods
