// Prelude's face at the table.

import type { GameBoard } from '../board'
import Board from './Board.svelte'
import Private from './Private.svelte'
import SeatPanel from './SeatPanel.svelte'
import { cover, hasPrivate } from './private'
import { glance, heading, phases, scene } from './story'
import type { View } from './view'
import { token } from './words'

const prelude: GameBoard<View> = { Board, SeatPanel, Private, heading, phases, scene, ground: (view) => view.region_key, token, cover, hasPrivate, glance }
export default prelude
