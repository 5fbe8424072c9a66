// Made by `make types` from the Rust types. Do not edit.

export type BuildingView = { key: string, name: string, cost: number, done: number, text: string, };
export type CardView = { key: string, name: string, 
/**
 * "spirit", "tool", …
 */
class: string, kind: string | null, duration: number | null, 
/**
 * The numbers of its time token.
 */
time: Array<number>, text: string, 
/**
 * Standing rules, in words.
 */
rules: Array<string>, options: Array<OptionView>, 
/**
 * A secret that everyone knows by now.
 */
open: boolean, 
/**
 * A tool that lies with its back up.
 */
flipped: boolean, };
export type DeckView = { name: string, pile: number, discards: Array<string>, 
/**
 * Cards of the pile that you have seen: depth from the top, and the front.
 */
seen: Array<[number, CardView]>, };
export type HalfView = { name: string, core: Trait, ability: string, text: string, };
export type HutView = { built: boolean, resources: number, artifacts: Array<CardView>, };
export type OptionView = { text: string, of: Trait, diamonds: number, };
export type SceneView = { card: CardView, seats: number[], flipped: boolean, chosen: Array<[Seat, number]>, };
export type ScoutedView = { zone: string, die: number, event: string | null, };
export type Seat = number;
export type SeatView = { name: string, 
/**
 * "chosen soldier"
 */
title: string, past: HalfView | null, gift: HalfView | null, traits: Array<TraitView>, health: number, morale: number, resources: number, resource_slots: number, zone: string | null, artifacts: Array<CardView>, 
/**
 * How many secrets they keep, and those that this view may read.
 */
secrets: number, secrets_known: Array<CardView>, };
export type Trait = "strong" | "active" | "keen" | "wise" | "communing" | "caring";
export type TraitView = { of: Trait, colour: string, has: number, slots: number, 
/**
 * How often it is a core trait of this character: 0, 1 or 2.
 */
core: number, };
export type View = { round: number, phase: string, region: string, region_key: string, zones: Array<ZoneView>, settlement: Array<BuildingView>, seats: Array<SeatView>, decks: Array<DeckView>, hut: HutView, plans_token: boolean, 
/**
 * What the scouts saw for this round, and for the next.
 */
scouted: Array<ScoutedView>, scouting: Array<ScoutedView>, 
/**
 * The card being read now.
 */
scene: SceneView | null, 
/**
 * The seat this view is for.
 */
you: Seat | null, over: string | null, };
export type ZoneView = { key: string, name: string, 
/**
 * Printed zones only; for your own seat with what your cards change.
 */
value: number | null, presence: number, seats: number[], 
/**
 * Slots only: the events there, the topmost last.
 */
stack: Array<CardView>, closed: boolean, };
