//! What a seat may see, as data: the whole table, and of quest cards in hand only its own. `show.rs` fills it in.

use crate::book::said::Said;
use crate::book::{Colour, Good, Hero, Per, Pile, Side, Thing};
use crate::state::Line;
use table::Seat;

table::views! {
    pub struct View<'a> {
        pub phase: &'static str,
        pub season: u8,
        pub side: Side,
        pub first: Seat,
        pub active: Seat,
        pub seats: Vec<SeatView<'a>>,
        pub map: MapView<'a>,
        pub town: TownView,
        /// What the buildings do: everybody has the same.
        pub tiles: Vec<TileView<'a>>,
        /// The villagers of the season board, and how many of each good are left in the pile.
        pub row: &'a [Good],
        pub villagers: [u8; 4],
        pub shop: [Vec<PieceView<'a>>; 2],
        pub hire: Vec<SpecialistView<'a>>,
        /// Cards left in the piles, and those discarded.
        pub piles: Vec<PileView>,
        pub orders: usize,
        pub sales: Vec<SaleView>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub act: Option<ActView>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub fight: Option<FightView>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub bot: Option<BotView<'a>>,
        /// Alone: so many points are a victory.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub wanted: Option<i16>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub story: Option<StoryView<'a>>,
    }

    /// The chapter of a campaign, and what it lays out.
    pub struct StoryView<'a> {
        pub chapter: u8,
        pub title: &'a str,
        pub text: &'a str,
        /// Spaces that are one step from each other.
        pub rifts: Vec<u8>,
        pub ship: Option<ShipView>,
        pub keepsake: Option<KeepsakeView<'a>>,
        /// Glogos beside the season board, and whether the lab monster is there.
        pub glogos: u8,
        pub lab: bool,
        pub reading: Option<PageView<'a>>,
    }

    pub struct ShipView {
        pub at: u8,
        /// Where she sails in the next production: it counts as a mountain.
        pub next: Option<u8>,
    }

    pub struct KeepsakeView<'a> {
        pub name: &'a str,
        pub text: &'a str,
        pub keeper: Option<Seat>,
        pub used: bool,
    }

    /// The story that is being read.
    pub struct PageView<'a> {
        pub entry: &'a str,
        pub title: &'a str,
        pub text: String,
    }

    pub struct SeatView<'a> {
        pub name: &'a str,
        pub hero: HeroView<'a>,
        pub hearts: u8,
        pub most_hearts: u8,
        pub mana: u8,
        pub most_mana: u8,
        pub coins: u16,
        pub experience: u16,
        /// Shells, tools, bottled demons, crystals, books.
        pub track: [u16; 5],
        pub moves: [u8; 3],
        pub acted: [bool; 3],
        pub passed: bool,
        /// The space of the map.
        pub at: u8,
        pub specialists: Vec<SpecialistView<'a>>,
        pub red: [FaceView<'a>; 4],
        pub blue: Vec<Option<PieceView<'a>>>,
        /// Abilities that can still be learned.
        pub abilities: Vec<PieceView<'a>>,
        /// Buildings that are not built yet, as they lie, and those of the town, by their keys.
        pub grid: Vec<Option<&'a str>>,
        pub town: Vec<Option<&'a str>>,
        /// The places of the grid from which one may build now.
        pub open: Vec<usize>,
        /// By kind: shell, tool, demon, crystal, glogo, lab monster.
        pub waiting: [u8; 6],
        pub housed: [[u8; 6]; 4],
        /// Places for villagers in each row.
        pub beds: [u8; 4],
        pub cards: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub hand: Option<Vec<QuestView<'a>>>,
        pub played: Vec<QuestView<'a>>,
        pub orders: Vec<OrderView<'a>>,
        pub finds: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub story: Option<SagaView<'a>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub score: Option<Vec<(&'static str, i16)>>,
    }

    pub struct HeroView<'a> {
        pub id: Hero,
        pub name: &'a str,
        pub text: &'a str,
        pub basic: &'a str,
        pub rules: &'a [Said],
    }

    /// What a player has only in a campaign.
    pub struct SagaView<'a> {
        pub reputation: i8,
        /// What stories remember of this player.
        pub keywords: Vec<&'a str>,
        /// The space where the mission token lies.
        pub mission: Option<u8>,
        /// The campaign sheet, chapter by chapter.
        pub sheet: &'a [Line],
    }

    /// What a number of the die does.
    pub struct FaceView<'a> {
        /// What covers it.
        pub piece: Option<PieceView<'a>>,
        pub rules: &'a [Said],
    }

    pub struct PieceView<'a> {
        pub key: &'a str,
        pub name: &'a str,
        pub text: &'a str,
        pub colour: Colour,
        pub cost: u8,
        /// Of an ability.
        pub level: Option<u8>,
        pub rules: &'a [Said],
        pub spent: bool,
    }

    pub struct SpecialistView<'a> {
        pub key: &'a str,
        pub name: &'a str,
        pub text: &'a str,
        pub cost: u8,
        pub tax: u8,
        /// What whoever looks would pay to recruit them, if nobody has them yet.
        pub recruit: Option<u8>,
        pub does: &'a Said,
        pub down: bool,
    }

    pub struct TileView<'a> {
        pub key: &'a str,
        pub name: &'a str,
        pub text: &'a str,
        /// One after the other.
        pub does: &'a [Said],
        pub cost: u8,
        pub beds: u8,
        pub book: bool,
        pub makes: Option<(Thing, u8)>,
        /// So many points for each of these at the end.
        pub worth: Option<(u8, Per)>,
        /// Coins that later buildings cost less.
        pub cheaper: u8,
        /// More movement.
        pub faster: u8,
    }

    pub struct QuestView<'a> {
        pub key: &'a str,
        pub name: &'a str,
        pub text: &'a str,
        pub pile: Pile,
        pub place: &'a str,
        /// What it asks for and gives, but for its points.
        pub does: &'a [Said],
        pub points: u8,
        pub spent: bool,
    }

    pub struct OrderView<'a> {
        pub key: &'a str,
        pub text: &'a str,
        pub goods: [u8; 4],
        pub coins: u8,
        pub done: bool,
    }

    pub struct MapView<'a> {
        pub name: &'a str,
        pub across: u8,
        pub spaces: Vec<SpaceView<'a>>,
    }

    pub struct SpaceView<'a> {
        pub mountain: bool,
        pub scroll: bool,
        pub letter: Option<char>,
        /// What it is called: no two spaces alike.
        pub name: &'a str,
        /// Its search token still lies there.
        pub token: bool,
        pub place: Option<PlaceView<'a>>,
        pub enemy: Option<EnemyView<'a>>,
        /// The chapter's own enemy, on top of any other.
        pub menace: Option<EnemyView<'a>>,
    }

    pub struct PlaceView<'a> {
        pub key: &'a str,
        pub name: &'a str,
        pub text: &'a str,
        pub does: &'a Said,
    }

    pub struct EnemyView<'a> {
        pub level: u8,
        pub left: u8,
        pub name: &'a str,
        pub text: &'a str,
        pub health: u8,
        pub damage: u8,
        pub gains: Said,
        /// What can be taken instead of the whole reward; empty if nothing can.
        pub or: Said,
    }

    pub struct TownView {
        pub plots: Vec<PlotView>,
        pub start: u8,
        pub rows: [u8; 4],
        pub homes: [u8; 4],
    }

    pub struct PlotView {
        pub gives: Option<Thing>,
        pub extra: u8,
    }

    pub struct PileView {
        pub pile: Pile,
        pub left: usize,
        pub discards: usize,
    }

    pub struct SaleView {
        pub goods: [u8; 4],
        pub coins: u8,
    }

    pub struct ActView {
        /// Steps that cost nothing more.
        pub free: u8,
        pub stage: &'static str,
    }

    pub struct FightView {
        pub name: String,
        pub health: u8,
        pub dealt: u8,
        pub damage: u8,
        pub rounds: u16,
        pub gains: Said,
    }

    pub struct BotView<'a> {
        pub specialists: Vec<SpecialistView<'a>>,
        pub cards: usize,
        pub attacked: bool,
        pub villagers: [u8; 4],
        pub tokens: usize,
    }
}
