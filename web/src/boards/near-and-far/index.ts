// Near and Far's face at the table.

import type { GameBoard } from '../board'
import Board from './Board.svelte'
import Private from './Private.svelte'
import SeatPanel from './SeatPanel.svelte'
import { cover, glance, hasPrivate, heading, phases, scene } from './story'
import type { View } from './view'
import { thingIcon } from './words'

const nearAndFar: GameBoard<View> = { Board, SeatPanel, Private, heading, phases, scene, ground: (view) => view.map.ground, token: thingIcon, cover, hasPrivate, glance }
export default nearAndFar
