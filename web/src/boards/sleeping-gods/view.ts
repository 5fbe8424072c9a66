// Made by `make types` from the Rust types. Do not edit.

export type AdventureView = { key: string, name: string, text: string, sort: Sort, number: number | null, rules: Array<string>, command: number, bearer: Crew | null, price: number | null, weapon?: WeaponView, };
export type Attack = { crew: Crew, 
/**
 * The place in the row of the enemy that is attacked.
 */
at: number, fate: number, 
/**
 * What the weapon and the attacker's own cards add.
 */
accuracy: number, 
/**
 * What was laid on.
 */
plus: number, need: number, 
/**
 * Damage to lay: of a hit, before it is settled. None is left once it lies.
 */
damage: number, 
/**
 * More of it, by what was laid on.
 */
more: number, 
/**
 * What the attacker's weapon blocks of the blow back.
 */
block: number, 
/**
 * None before it is settled.
 */
hit: boolean | null, 
/**
 * Squares chosen so far: `9 * place in the row + square`.
 */
laid: Array<number>, };
export type Beyond = { north: Array<string>, east: Array<string>, south: Array<string>, west: Array<string>, };
export type CardView = { key: string, name: string, text: string, fate: number, cost: number, skill: Skill, rules: Array<string>, };
export type ChallengeView = { skill: Skill, need: number | null, crew: Array<Crew>, fate: number | null, total: number, };
export type ChartView = { pages: [number, number], name: string, text: string, ground: string, seed: number, lands: Array<LandView>, regions: Array<RegionView>, locations: Array<LocationView>, };
export type ClockView = { pass: number, 
/**
 * Event cards left in the deck, by danger: mild, perilous, deadly.
 */
left: [number, number, number], abilities: number, ability_discards: number, market: number, searches: number, };
export type CombatView = { round: number, 
/**
 * Of all enemies that there were, and how hard such a combat is (SG-DIFF).
 */
level: number, difficulty: string, row: Array<FoeView>, 
/**
 * On whose board each synergy token lies, by owner.
 */
synergy: [Crew, Crew, Crew, Crew, Crew, Crew, Crew, Crew, Crew], used: [number, number, number, number, number, number, number, number, number], attack?: Attack, };
export type Crew = "odessa" | "audrie" | "gregory" | "kannan" | "kasumi" | "laurent" | "mac" | "marco" | "rafael";
export type CrewView = { id: Crew, name: string, from: string, text: string, seat: Seat, health: number, most: number, fatigue: number, statuses: Array<Status>, command: number, 
/**
 * With cards and levels, less what weakens, in the order of the rulebook.
 */
skills: [number, number, number, number, number], rules: Array<string>, cards: Array<CardView>, levels: Array<LevelView>, weapons: Array<WeaponView>, };
export type FoeView = { key: string, name: string, text: string, level: number, defence: number, 
/**
 * With its wings, against weapons that are not ranged.
 */
defence_now: number, 
/**
 * What a blow of it does now.
 */
damage: number, grid: [Square, Square, Square, Square, Square, Square, Square, Square, Square], covered: [boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean], synergy: number | null, };
export type HazardView = { name: string, skill: Skill, need: number, fail: string, };
export type JourneyView = { turns: number, 
/**
 * How it ended.
 */
ending: string, score: number, };
export type LandView = { at: [number, number], size: [number, number], turn: number, name: string | null, };
export type LevelView = { key: string, name: string, text: string, crew: Crew, xp: number, skill: Skill | null, rules: Array<string>, };
export type LocationView = { number: number, name: string, at: [number, number], region: string, 
/**
 * Whether its story can be opened (a keyword may be missing).
 */
open: boolean, 
/**
 * How often it was explored in this campaign.
 */
visits: number, };
export type OngoingView = { key: string, title: string, 
/**
 * What it does, and how it is ended.
 */
rules: Array<string>, };
export type Power = "adjacent1" | "adjacent2" | "adjacent-regen" | "discard" | "venom" | "first-strike" | "frighten" | "lose-resource" | "madness" | "low-morale" | "regen1" | "regen3" | "disarm" | "resist" | "weaken" | "ship-damage" | "flying";
export type QuestView = { keyword: string, number: number, title: string, text: string, active: boolean, };
export type RegionView = { key: string, name: string | null, at: [number, number], next: Array<string>, port: string | null, market: string | null, hazard: HazardView | null, edges: Array<[Side, number]>, serpent: boolean, };
export type Room = "bridge" | "galley" | "deck" | "quarters" | "sick-bay";
export type RoomView = { room: Room, damage: number, fate: number, text: string, };
export type SceneView = { entry: string, title: string, prose: Array<string>, };
export type Seat = number;
export type SeatView = { name: string, present: boolean, changing: boolean, command: number, cards: number, tokens: number, hand?: Array<CardView>, };
export type SheetView = { totems: Array<string>, 
/**
 * How many totems there are.
 */
totems_of: number, endings: Array<string>, 
/**
 * How many endings there are.
 */
endings_of: number, 
/**
 * Campaigns that are over, the first one first.
 */
journeys: Array<JourneyView>, };
export type ShipView = { region: string, 
/**
 * Where the figure stands.
 */
room: Room | null, rooms: Array<RoomView>, hull: number, hull_fate: number, 
/**
 * The travel table: totals, and how far the ship may sail from each (SG-SHIP-12).
 */
travel: Array<[number, number]>, };
export type Side = "north" | "east" | "south" | "west";
export type Skill = "strength" | "perception" | "savvy" | "craft" | "cunning";
export type Sort = "totem" | "person" | "equipment" | "knowledge" | "recipe" | "weapon";
export type Square = "blank" | { "heart": number } | { "attack": number } | { "power": Power };
export type Status = "venom" | "frightened" | "weakened" | "madness" | "low-morale";
export type StopView = { turn: number, page: number, number: number, name: string, };
export type StoreView = { thing: Thing, n: number, };
export type Thing = "coin" | "meat" | "grain" | "vegetables" | "materials" | "artifact";
export type View = { phase: string, turn: number, brutal: boolean, 
/**
 * When the table was opened, in seconds since 1970 (SG-SETUP-24).
 */
begun?: number, active: Seat, 
/**
 * Actions left in this turn.
 */
actions: number, seats: Array<SeatView>, crew: Array<CrewView>, ship: ShipView, stores: Array<StoreView>, xp: number, xp_spent: number, command_left: number, chart: ChartView, clock: ClockView, ongoing: Array<OngoingView>, adventures: Array<AdventureView>, stall: Array<AdventureView>, 
/**
 * Level cards that nobody has yet, for all to see (SG-SETUP-22).
 */
levels: Array<LevelView>, quests: Array<QuestView>, used_quests: number, explore: Array<string>, fate?: CardView, scene?: SceneView, challenge?: ChallengeView, combat?: CombatView, 
/**
 * Where this campaign has been, the first place first.
 */
stops: Array<StopView>, world: WorldView, defeats: number, totems: number, score: number, score_lines: Array<[string, number]>, sheet: SheetView, };
export type WeaponView = { name: string, accuracy: number, damage: number, block: number, ranged: boolean, extra: Skill | null, };
export type WorldChart = { page: number, name: string, 
/**
 * How many of its locations were explored in this campaign.
 */
explored: number, 
/**
 * How many it has.
 */
locations: number, 
/**
 * Whether the ship is there.
 */
here: boolean, };
export type WorldView = { 
/**
 * The charts as they lie, from the north-west, in three rows.
 */
charts: Array<WorldChart>, beyond: Beyond, };
