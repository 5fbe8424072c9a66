// What a game gives to the table page. One folder in `boards/` per game; `index.ts` finds them.

import type { Component } from 'svelte'
import type { Offered, Route } from '../lib/server/protocol'

/** A note that somebody has pinned on the board. */
export interface Pin {
  /** Where, in the board's own words (`chart/PAGE/X/Y`). */
  at: string
  text: string
  /** Whose it is. */
  by: string
}

/** What the table page hands to a board. `view` is the game's own view type. */
export interface BoardProps<View> {
  view: View
  /** Options of my open question by the board part they target (`zone/gather`, `card/the-pale-stag`, `seat/2`). */
  lit: ReadonlyMap<string, Offered[]>
  /** What several answers in a row lead to, by the board part: to be lit in a quieter tone. */
  far?: ReadonlyMap<string, Route>
  /** Call it when a lit part is clicked or activated by keyboard. */
  choose: (target: string) => void
  /** Seat colours, by seat number. */
  colours: readonly string[]
  /** The place that is being told of, as targets name it: it should be in sight. */
  told?: string | null
  /** Notes on the board. */
  pins?: readonly Pin[]
  /** Writes a note, or removes the one at that place if the text is empty. Absent where one may not write. */
  pin?: (at: string, text: string) => void
}

export interface SeatPanelProps<View> {
  view: View
  seat: number
  /** As for the board: options about what lies at the seat (`trait/strong`, `card/old-axe`). */
  lit: ReadonlyMap<string, Offered[]>
  choose: (target: string) => void
  colours: readonly string[]
}

/** One number of a seat that must be seen even where the whole panel has no room. */
export interface Glance {
  /** The path of an icon of the game-icons set. */
  icon: string
  value: number
  /** "health" */
  label: string
  /** Something to worry about. */
  low: boolean
}

/** What everybody plays for, and how far it is. */
export interface Goal {
  /** "The session ends with somebody's 14th camp" */
  text: string
  /** How far it is: "Bo has 9 of 14 camps" */
  far: string
  at: number
  of: number
  /** What else everybody should have in mind: "Bo has 1 health left" */
  danger: string | null
}

/** A score as it stands, and what it is made of. */
export interface Standing {
  seat: number
  total: number
  /** Every line there is, for everybody the same. */
  lines: { name: string; points: number }[]
}

/** My private area: what only my seat sees. */
export interface PrivateProps<View> {
  view: View
  /** As for the board: options about what only I see, such as a card of my hand. */
  lit?: ReadonlyMap<string, Offered[]>
  choose?: (target: string) => void
}

/** The story that is being read now, for the story pane. */
export interface Scene {
  /** Which entry or card it is, as events name it. */
  entry: string
  title: string
  /** "spirit · stays 3" */
  kind: string
  text: string
  /** What has been decided about it: "Ada: Ask what it guards (wise, 2 successes)". */
  notes: string[]
}

/** A card in words. */
export interface ShownCard {
  name: string
  /** What it does; empty if it only tells a story. */
  does: string
}

export interface CardProps<View> {
  view: View
  /** One that `card` knows. */
  id: string
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
  /** What the land looks like where the game is now, for the pictures of its stories. */
  ground: (view: View) => string | undefined
  /** The icon of a token or a track that events name (`coin`, `reputation`), and of a `card`; none if it has none. */
  token: (name: string) => string | null
  /** The picture of a face that events name (`seat/1`, a card); null if there is none. */
  face: (view: View, id: string) => string | null
  /** A card that events name, as far as my view holds it. */
  card: (view: View, id: string) => ShownCard | null
  /** Such a card, large. */
  Card: Component<CardProps<View>> | null
  /** My view without what only my seat may see, for a screen that others look at too. */
  cover: (view: View) => View
  /** Whether my view holds anything for the private area. */
  hasPrivate: (view: View) => boolean
  /** None before it has begun, and after its end. */
  goal: (view: View) => Goal | null
  /** Everybody's score as it stands; empty where all win or lose together. */
  standings: (view: View) => Standing[]
  /** The few numbers of a seat that fit on a phone; none if the seat has none yet. */
  glance: (view: View, seat: number) => Glance[]
  /** All that a seat can spend or lose, for a phone, where its panel is out of sight while it is asked for. */
  holdings: (view: View, seat: number) => Glance[]
}
