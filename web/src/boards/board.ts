// What a game gives to the table page. One folder in `boards/` per game; `index.ts` lists them.

import type { Component } from 'svelte'
import type { Offered } from '../lib/protocol'

/** What the table page hands to a board. `view` is the game's own view type. */
export interface BoardProps<View> {
  view: View
  /** Options of my open question by the board part they target (`zone/gather`, `card/the-pale-stag`, `seat/2`). */
  lit: ReadonlyMap<string, Offered[]>
  /** Call it when a lit part is clicked or activated by keyboard. */
  choose: (target: string) => void
  /** Seat colours, by seat number. */
  colours: readonly string[]
}

export interface SeatPanelProps<View> {
  view: View
  seat: number
  colours: readonly string[]
}

/** My private area: what only my seat sees. */
export interface PrivateProps<View> {
  view: View
}

/** The story that is being read now, for the story pane. */
export interface Scene {
  title: string
  /** "spirit · stays 3" */
  kind: string
  text: string
}

/** One game's face. */
export interface GameBoard<View = unknown> {
  Board: Component<BoardProps<View>>
  SeatPanel: Component<SeatPanelProps<View>>
  Private: Component<PrivateProps<View>>
  /** "Forest · Round 7" */
  heading: (view: View) => string
  /** The parts of a round, in order, and which is now. */
  phases: (view: View) => { name: string; now: boolean }[]
  scene: (view: View) => Scene | null
  /** Whether my view holds anything for the private area. */
  hasPrivate: (view: View) => boolean
}
