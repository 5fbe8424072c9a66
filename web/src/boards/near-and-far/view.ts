// Made by `make types` from the Rust types. Do not edit.

export type Area = { kind: string, points: Array<[number, number]>, };
export type CardView = { key: string, name: string, text: string, 
/**
 * What it does, in sentences.
 */
rules: string, 
/**
 * Of an artifact.
 */
price?: PriceView, };
export type ChiefView = { name: string, faction: Faction, owner: Seat | null, };
export type CostView = { thing: string, n: number, 
/**
 * In one's own hand: how many are still missing.
 */
missing: number, };
export type DecksView = { bag: number, treasures: number, basic: number, advanced: number, arcade: number, };
export type DigView = { number: number, camp: Seat | null, reputation: boolean, };
export type Drawing = { kind: string, at: [number, number], size: number, };
export type Faction = "outlaws" | "mystics" | "lizards" | "nomads";
export type Icon = "coin" | "gem" | "peppers" | "parts" | "ichor" | "tea";
export type Kind = "skill" | "combat";
export type MapView = { number: number, name: string, text: string, ground: string, spaces: Array<SpaceView>, paths: Array<PathView>, routes: Array<RouteView>, areas: Array<Area>, drawings: Array<Drawing>, };
export type Mark = "threat" | "treasure";
export type PathView = { 
/**
 * Places in the list of spaces.
 */
ends: [number, number], mark: Mark | null, 
/**
 * The mark still counts: not both ends have a camp.
 */
active: boolean, };
export type PersonView = { key: string, name: string, faction: Faction | null, cost: number, symbols: Symbols, 
/**
 * `dog`, `cat` or `platypus`.
 */
kind: string | null, };
export type PriceView = { advanced: boolean, points: number, cost: Array<CostView>, reputation: number | null, 
/**
 * In one's own hand: whether the reputation is what the card requires.
 */
flame_met: boolean, 
/**
 * In one's own hand: it could be bought now.
 */
affordable: boolean, };
export type RollView = { seat: Seat, kind: Kind, die: number, plus: number, need: number, };
export type RouteView = { good: Icon, name: string, alone: number, shared: number, 
/**
 * Who has a camp at each end.
 */
ends: Array<Seat | null>, };
export type SceneChoice = { text: string, kind: Kind | null, need: number | null, };
export type SceneView = { 
/**
 * Which entry, as events name it.
 */
entry: string, title: string, seat: Seat, reader: Seat, 
/**
 * Empty while only the reader may see it.
 */
prose: Array<string>, choices: Array<SceneChoice>, chosen: number | null, result: Verdict | null, };
export type ScoresView = { 
/**
 * For each seat its points line by line; nothing for a player who did not play.
 */
points: Array<Array<number> | null>, totals: Array<number | null>, winners: Array<Seat>, lost: boolean, 
/**
 * Sums over all sessions, in the long modes.
 */
sums: Array<number> | null, };
export type Seat = number;
export type SeatView = { name: string, present: boolean, character: string | null, 
/**
 * `nowhere`, `jail`, `building/mine`, `space/toll-bridge`.
 */
place: string, place_name: string, 
/**
 * The four slots in the order of the factions.
 */
slots: Array<PersonView | null>, inactive: Array<PersonView>, coins: number, gems: number, food: number, 
/**
 * In the order of the factions.
 */
tokens: [number, number, number, number], hearts: number, reputation: number, birds: number, tortoises: number, camps: number, 
/**
 * What lies under each camp of the board, in order.
 */
under: Array<Under>, 
/**
 * Sums over party and cards.
 */
skill: number, swords: number, movement: number, search: number, heart_total: number, shield: boolean, treasures: Array<CardView>, artifacts: Array<CardView>, worlds: Array<CardView>, threats: Array<ThreatView>, hand_count: number, 
/**
 * How many of them are advanced: their backs show it.
 */
hand_advanced: number, 
/**
 * Only in this seat's own view.
 */
hand?: Array<CardView>, 
/**
 * Only in this seat's own view: cards just drawn; in the draft the packet, then the advanced cards kept apart (NF-SETUP-31).
 */
drawn?: Array<CardView>, 
/**
 * What lasts, in the long modes.
 */
sheet?: SheetView, 
/**
 * What the seat would score if the session ended now. Not before the first turn: cards that are still being drafted would count
 * against whoever holds them.
 */
points: number | null, 
/**
 * What these points are made of, line by line.
 */
score: Array<number>, };
export type SheetView = { experience: number, boxes: number, boxes_max: number, 
/**
 * Character quests done, by title.
 */
done: Array<string>, side: Array<string>, keywords: Array<string>, talents: Array<TalentView>, points: Array<number>, };
export type SpaceView = { 
/**
 * What an option's target says.
 */
key: string, name: string | null, 
/**
 * In a sentence: "the ledge".
 */
called: string, at: [number, number], 
/**
 * None for the town space.
 */
icon: Icon | null, book: boolean, quest: boolean, camp: Seat | null, water: boolean, mammoth: boolean, };
export type Symbols = { skill: number, sword: number, move: number, shield: number, search: number, heart: number, };
export type TalentView = { name: string, text: string, };
export type ThreatView = { key: string, name: string, 
/**
 * As a sentence names it: "the Bandit".
 */
called: string, text: string, difficulty: number, points: number, };
export type TownView = { row: Array<PersonView>, 
/**
 * Pack animals at the Stables.
 */
birds: number, mine: Array<Array<DigView>>, mine_columns: Array<string>, mine_rows: Array<string>, 
/**
 * The unused character at a two-player Town Hall.
 */
stranger: string | null, values: Array<ValueView>, };
export type Under = "" | "coin" | "gem" | "points";
export type ValueView = { thing: string, value: number, };
export type Verdict = "failed" | "passed" | "bonus";
export type View = { mode: string, phase: string, session: number, round: number, active: Seat, first: Seat, 
/**
 * The end has been triggered: this is the last round.
 */
ending: boolean, 
/**
 * Day side of the town.
 */
day: boolean, map: MapView, town: TownView, seats: Array<SeatView>, 
/**
 * The names of the lines of a score, in the order in which they are added up.
 */
score_lines: Array<string>, threat: ThreatView | null, threats_left: number, bosses: Array<ThreatView>, chiefs: Array<ChiefView>, decks: DecksView, scene?: SceneView, roll?: RollView, 
/**
 * The last session's scores, once there are any.
 */
scores?: ScoresView, };
