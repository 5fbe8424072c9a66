// Made by `make types` from the Rust types. Do not edit.

export type ActView = { 
/**
 * Steps that cost nothing more.
 */
free: number, stage: string, };
export type Bit = string | { spare: string, } | { n: number, of: string, says: string, };
export type BotView = { specialists: Array<SpecialistView>, cards: number, attacked: boolean, villagers: [number, number, number, number], tokens: number, };
export type Colour = "red" | "blue";
export type EnemyView = { level: number, left: number, name: string, text: string, health: number, damage: number, gains: Said, 
/**
 * What can be taken instead of the whole reward; empty if nothing can.
 */
or: Said, };
export type FaceView = { 
/**
 * What covers it.
 */
piece: PieceView | null, rules: Array<Said>, };
export type FightView = { name: string, health: number, dealt: number, damage: number, rounds: number, gains: Said, };
export type Good = "shell" | "tool" | "demon" | "crystal";
export type Hero = "marklun" | "halia" | "namal" | "zeik";
export type HeroView = { id: Hero, name: string, text: string, basic: string, rules: Array<Said>, };
export type KeepsakeView = { name: string, text: string, keeper: Seat | null, used: boolean, };
export type Line = { points: number, reputation: number, };
export type MapView = { name: string, across: number, spaces: Array<SpaceView>, };
export type OrderView = { key: string, text: string, goods: [number, number, number, number], coins: number, done: boolean, };
export type PageView = { entry: string, title: string, text: string, };
export type Per = "makers" | "beds" | "books" | "tools" | "demons" | "crystals";
export type PieceView = { key: string, name: string, text: string, colour: Colour, cost: number, 
/**
 * Of an ability.
 */
level: number | null, rules: Array<Said>, spent: boolean, };
export type Pile = "basic" | "artifact" | "advanced";
export type PileView = { pile: Pile, left: number, discards: number, };
export type PlaceView = { key: string, name: string, text: string, does: Said, };
export type PlotView = { gives: Thing | null, extra: number, };
export type QuestView = { key: string, name: string, text: string, pile: Pile, place: string, 
/**
 * What it asks for and gives, but for its points.
 */
does: Array<Said>, points: number, spent: boolean, };
export type SagaView = { reputation: number, 
/**
 * What stories remember of this player.
 */
keywords: Array<string>, 
/**
 * The space where the mission token lies.
 */
mission: number | null, 
/**
 * The campaign sheet, chapter by chapter.
 */
sheet: Array<Line>, };
export type Said = Array<Bit>;
export type SaleView = { goods: [number, number, number, number], coins: number, };
export type Seat = number;
export type SeatView = { name: string, hero: HeroView, hearts: number, most_hearts: number, mana: number, most_mana: number, coins: number, experience: number, 
/**
 * Shells, tools, bottled demons, crystals, books.
 */
track: [number, number, number, number, number], moves: [number, number, number], acted: [boolean, boolean, boolean], passed: boolean, 
/**
 * The space of the map.
 */
at: number, specialists: Array<SpecialistView>, red: [FaceView, FaceView, FaceView, FaceView], blue: Array<PieceView | null>, 
/**
 * Abilities that can still be learned.
 */
abilities: Array<PieceView>, 
/**
 * Buildings that are not built yet, as they lie, and those of the town, by their keys.
 */
grid: Array<string | null>, town: Array<string | null>, 
/**
 * The places of the grid from which one may build now.
 */
open: Array<number>, 
/**
 * By kind: shell, tool, demon, crystal, glogo, lab monster.
 */
waiting: [number, number, number, number, number, number], housed: [[number, number, number, number, number, number], [number, number, number, number, number, number], [number, number, number, number, number, number], [number, number, number, number, number, number]], 
/**
 * Places for villagers in each row.
 */
beds: [number, number, number, number], cards: number, hand?: Array<QuestView>, played: Array<QuestView>, orders: Array<OrderView>, finds: number, story?: SagaView, score?: Array<[string, number]>, };
export type ShipView = { at: number, 
/**
 * Where she sails in the next production: it counts as a mountain.
 */
next: number | null, };
export type Side = "above" | "under";
export type SpaceView = { mountain: boolean, scroll: boolean, letter: string | null, 
/**
 * What it is called: no two spaces alike.
 */
name: string, 
/**
 * Its search token still lies there.
 */
token: boolean, place: PlaceView | null, enemy: EnemyView | null, 
/**
 * The chapter's own enemy, on top of any other.
 */
menace: EnemyView | null, };
export type SpecialistView = { key: string, name: string, text: string, cost: number, tax: number, 
/**
 * What whoever looks would pay to recruit them, if nobody has them yet.
 */
recruit: number | null, does: Said, down: boolean, };
export type StoryView = { chapter: number, title: string, text: string, 
/**
 * Spaces that are one step from each other.
 */
rifts: Array<number>, ship: ShipView | null, keepsake: KeepsakeView | null, 
/**
 * Glogos beside the season board, and whether the lab monster is there.
 */
glogos: number, lab: boolean, reading: PageView | null, };
export type Thing = "shell" | "tool" | "demon" | "crystal" | "book" | "coin" | "experience" | "heart" | "mana";
export type TileView = { key: string, name: string, text: string, 
/**
 * One after the other.
 */
does: Array<Said>, cost: number, beds: number, book: boolean, makes: [Thing, number] | null, 
/**
 * So many points for each of these at the end.
 */
worth: [number, Per] | null, 
/**
 * Coins that later buildings cost less.
 */
cheaper: number, 
/**
 * More movement.
 */
faster: number, };
export type TownView = { plots: Array<PlotView>, start: number, rows: [number, number, number, number], homes: [number, number, number, number], };
export type View = { phase: string, season: number, side: Side, first: Seat, active: Seat, seats: Array<SeatView>, map: MapView, town: TownView, 
/**
 * What the buildings do: everybody has the same.
 */
tiles: Array<TileView>, 
/**
 * The villagers of the season board, and how many of each good are left in the pile.
 */
row: Array<Good>, villagers: [number, number, number, number], shop: [Array<PieceView>, Array<PieceView>], hire: Array<SpecialistView>, 
/**
 * Cards left in the piles, and those discarded.
 */
piles: Array<PileView>, orders: number, sales: Array<SaleView>, act?: ActView, fight?: FightView, bot?: BotView, 
/**
 * Alone: so many points are a victory.
 */
wanted?: number, story?: StoryView, };
