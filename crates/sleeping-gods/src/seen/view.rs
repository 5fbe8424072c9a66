//! What a seat may see, as data: the whole table, and of hands only its own. `show.rs` fills it in.

use crate::book::{Beyond, Crew, Room, Side, Skill, Sort, Square, Status, Thing};
use crate::state::Attack;
use table::Seat;

table::views! {
    pub struct View<'a> {
        pub phase: &'static str,
        pub turn: u16,
        pub brutal: bool,
        /// When the table was opened, in seconds since 1970 (SG-SETUP-24).
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub begun: Option<u32>,
        pub active: Seat,
        /// Actions left in this turn.
        pub actions: u8,
        pub seats: Vec<SeatView<'a>>,
        pub crew: Vec<CrewView<'a>>,
        pub ship: ShipView,
        pub stores: Vec<StoreView>,
        pub xp: u16,
        pub xp_spent: u16,
        pub command_left: u8,
        pub chart: ChartView<'a>,
        pub clock: ClockView,
        pub ongoing: Vec<OngoingView<'a>>,
        pub adventures: Vec<AdventureView<'a>>,
        pub stall: Vec<AdventureView<'a>>,
        /// Level cards that nobody has yet, for all to see (SG-SETUP-22).
        pub levels: Vec<LevelView<'a>>,
        pub quests: Vec<QuestView<'a>>,
        pub used_quests: usize,
        pub explore: Vec<char>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub fate: Option<CardView<'a>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub scene: Option<SceneView<'a>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub challenge: Option<ChallengeView>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub combat: Option<CombatView<'a>>,
        /// Where this campaign has been, the first place first.
        pub stops: Vec<StopView<'a>>,
        pub world: WorldView<'a>,
        pub defeats: u16,
        pub totems: usize,
        pub score: i16,
        pub score_lines: Vec<(&'static str, i16)>,
        pub sheet: SheetView<'a>,
    }

    pub struct SeatView<'a> {
        pub name: &'a str,
        pub present: bool,
        pub changing: bool,
        pub command: u8,
        pub cards: usize,
        pub tokens: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub hand: Option<Vec<CardView<'a>>>,
    }

    pub struct CardView<'a> {
        pub key: String,
        pub name: &'a str,
        pub text: &'a str,
        pub fate: u8,
        pub cost: u8,
        pub skill: Skill,
        pub rules: Vec<String>,
    }

    pub struct CrewView<'a> {
        pub id: Crew,
        pub name: &'a str,
        pub from: &'a str,
        pub text: &'a str,
        pub seat: Seat,
        pub health: u8,
        pub most: u8,
        pub fatigue: u8,
        pub statuses: &'a [Status],
        pub command: u8,
        /// With cards and levels, less what weakens, in the order of the rulebook.
        pub skills: [i32; 5],
        pub rules: Vec<String>,
        pub cards: Vec<CardView<'a>>,
        pub levels: Vec<LevelView<'a>>,
        pub weapons: Vec<WeaponView<'a>>,
    }

    pub struct LevelView<'a> {
        pub key: String,
        pub name: &'a str,
        pub text: &'a str,
        pub crew: Crew,
        pub xp: u8,
        pub skill: Option<Skill>,
        pub rules: Vec<String>,
    }

    pub struct WeaponView<'a> {
        pub name: &'a str,
        pub accuracy: u8,
        pub damage: u8,
        pub block: u8,
        pub ranged: bool,
        pub extra: Option<Skill>,
    }

    pub struct ShipView {
        pub region: String,
        /// Where the figure stands.
        pub room: Option<Room>,
        pub rooms: Vec<RoomView>,
        pub hull: u8,
        pub hull_fate: u8,
        /// The travel table: totals, and how far the ship may sail from each (SG-SHIP-12).
        pub travel: Vec<[u8; 2]>,
    }

    pub struct RoomView {
        pub room: Room,
        pub damage: u8,
        pub fate: u8,
        pub text: String,
    }

    pub struct StoreView {
        pub thing: Thing,
        pub n: u8,
    }

    pub struct ChartView<'a> {
        pub pages: [u8; 2],
        pub name: &'a str,
        pub text: &'a str,
        pub ground: &'a str,
        pub seed: u32,
        pub lands: Vec<LandView<'a>>,
        pub regions: Vec<RegionView<'a>>,
        pub locations: Vec<LocationView<'a>>,
    }

    pub struct LandView<'a> {
        pub at: [u16; 2],
        pub size: [u16; 2],
        pub turn: i16,
        pub name: Option<&'a str>,
    }

    pub struct RegionView<'a> {
        pub key: String,
        pub name: Option<&'a str>,
        pub at: [u16; 2],
        pub next: Vec<String>,
        pub port: Option<&'a str>,
        pub market: Option<&'a str>,
        pub hazard: Option<HazardView<'a>>,
        pub edges: &'a [(Side, u8)],
        pub serpent: bool,
    }

    pub struct HazardView<'a> {
        pub name: &'a str,
        pub skill: Skill,
        pub need: u8,
        pub fail: String,
    }

    pub struct LocationView<'a> {
        pub number: u8,
        pub name: &'a str,
        pub at: [u16; 2],
        pub region: String,
        /// Whether its story can be opened (a keyword may be missing).
        pub open: bool,
        /// How often it was explored in this campaign.
        pub visits: usize,
    }

    pub struct ClockView {
        pub pass: u8,
        /// Event cards left in the deck, by danger: mild, perilous, deadly.
        pub left: [usize; 3],
        pub abilities: usize,
        pub ability_discards: usize,
        pub market: usize,
        pub searches: usize,
    }

    pub struct OngoingView<'a> {
        pub key: String,
        pub title: &'a str,
        /// What it does, and how it is ended.
        pub rules: Vec<String>,
    }

    pub struct AdventureView<'a> {
        pub key: String,
        pub name: &'a str,
        pub text: &'a str,
        pub sort: Sort,
        pub number: Option<u8>,
        pub rules: Vec<String>,
        pub command: u8,
        pub bearer: Option<Crew>,
        pub price: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub weapon: Option<WeaponView<'a>>,
    }

    pub struct QuestView<'a> {
        pub keyword: String,
        pub number: u8,
        pub title: &'a str,
        pub text: &'a str,
        pub active: bool,
    }

    pub struct SceneView<'a> {
        pub entry: String,
        pub title: &'a str,
        pub prose: &'a [String],
    }

    pub struct ChallengeView {
        pub skill: Skill,
        pub need: Option<u8>,
        pub crew: Vec<Crew>,
        pub fate: Option<u8>,
        pub total: i32,
    }

    pub struct CombatView<'a> {
        pub round: u16,
        /// Of all enemies that there were, and how hard such a combat is (SG-DIFF).
        pub level: u8,
        pub difficulty: &'static str,
        pub row: Vec<FoeView<'a>>,
        /// On whose board each synergy token lies, by owner.
        pub synergy: [Crew; 9],
        pub used: [u8; 9],
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pub attack: Option<&'a Attack>,
    }

    pub struct FoeView<'a> {
        pub key: String,
        pub name: &'a str,
        pub text: &'a str,
        pub level: u8,
        pub defence: u8,
        /// With its wings, against weapons that are not ranged.
        pub defence_now: u8,
        /// What a blow of it does now.
        pub damage: u8,
        pub grid: &'a [Square; 9],
        pub covered: [bool; 9],
        pub synergy: Option<u8>,
    }

    pub struct SheetView<'a> {
        pub totems: Vec<&'a str>,
        /// How many totems there are.
        pub totems_of: usize,
        pub endings: Vec<String>,
        /// How many endings there are.
        pub endings_of: usize,
        /// Campaigns that are over, the first one first.
        pub journeys: Vec<JourneyView>,
    }

    pub struct JourneyView {
        pub turns: u16,
        /// How it ended.
        pub ending: String,
        pub score: i16,
    }

    /// The world map of the journey log.
    pub struct WorldView<'a> {
        /// The charts as they lie, from the north-west, in three rows.
        pub charts: Vec<WorldChart<'a>>,
        pub beyond: &'a Beyond,
    }

    /// A chart on the world map.
    pub struct WorldChart<'a> {
        pub page: u8,
        pub name: &'a str,
        /// How many of its locations were explored in this campaign.
        pub explored: usize,
        /// How many it has.
        pub locations: usize,
        /// Whether the ship is there.
        pub here: bool,
    }

    /// A line of the journey log.
    pub struct StopView<'a> {
        pub turn: u16,
        pub page: u8,
        pub number: u8,
        pub name: &'a str,
    }
}
