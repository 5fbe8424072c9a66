//! What is printed: boards, tiles, tokens, cards and stories. Immutable, loaded once, shared.

pub(crate) mod about;
mod load;
pub mod powers;
pub mod said;
pub mod terms;
pub mod words;

pub use terms::*;

use powers::Rule;
use said::Said;
use serde::Deserialize;
use std::sync::OnceLock;
use storybook::Stories;
use table::{Catalogue, Component, Cover, Id, Ids};
use words::{Cost, Gain, NowOrNeverWords};

/// A hero's board (NN-HERO, NN-DATA-09).
pub struct Board {
    pub name: String,
    pub text: String,
    pub hearts: u8,
    pub mana: u8,
    /// The numbers of the three action tokens (NN-HACT-03).
    pub moves: [u8; 3],
    /// What the four faces of the die do while nothing covers them (NN-HERO-05).
    pub faces: [Vec<Rule>; 4],
    /// The printed ability (NN-HERO-13).
    pub basic: Basic,
}

pub struct Basic {
    pub name: String,
    pub rules: Vec<Rule>,
}

/// What lies on a red or blue slot: a hero's ability, or gear.
pub struct Piece {
    pub name: String,
    pub colour: Colour,
    /// Coins for gear, experience for abilities.
    pub cost: u8,
    /// Whose ability it is, and of which level (NN-ABIL-03).
    pub ability: Option<(Hero, u8)>,
    pub rules: Vec<Rule>,
    pub text: String,
}

/// Kinds of ids: an ability or gear that lies on a slot.
pub enum Ability {}
pub enum Gear {}
pub enum Entry {}
pub enum Key {}

table::kinds!(
    Ability = "an ability",
    Gear = "gear",
    Piece = "an ability or gear" of [Ability, Gear],
    Quest = "a quest",
    Building = "a building",
    Specialist = "a specialist",
    Order = "an order",
    Search = "a search token",
    Place = "a location",
    Solo = "a solo card",
    Entry = "an entry",
    Key = "a keyword"
);

/// What a building scores, for each of what it counts (NN-BLD).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Worth {
    pub n: u8,
    pub per: Per,
}

table::terms! {
    /// What a building counts at the end: things beside it in the town, or goods made in the final production.
    pub enum Per {
        Makers = "makers",
        Beds = "beds",
        Books = "books",
        Tools = "tools",
        Demons = "demons",
        Crystals = "crystals",
    }
}

/// A building tile; every player has all of them (NN-PSET-10).
pub struct Building {
    pub name: String,
    pub cost: u8,
    pub beds: u8,
    /// NN-BUILD-09
    pub book: bool,
    /// NN-BLD-03
    pub makes: Option<(Thing, u8)>,
    /// It makes nothing in the final production (NN-BLD-06).
    pub not_last: bool,
    pub worth: Option<Worth>,
    /// Buildings cost so much less from now on (NN-BLD-05).
    pub cheaper: u8,
    /// NN-BLD-09
    pub faster: u8,
    /// NN-BLD-13
    pub inn: bool,
    pub text: String,
}

/// NN-SPEC, NN-SACT
pub struct Specialist {
    pub name: String,
    pub cost: u8,
    pub tax: u8,
    pub does: Vec<Gain>,
    /// Dealt at the beginning: a builder, or a healer (NN-SETUP-16).
    pub starts: Option<Start>,
    /// Only stories give it (NN-GEN-07).
    pub story: bool,
    pub text: String,
}

table::terms! {
    pub enum Start {
        Builder = "builder",
        Healer = "healer",
    }
}

/// An enemy of a level: all its tokens are alike (NN-DATA-14).
#[derive(Clone, Debug)]
pub struct Foe {
    pub name: String,
    pub health: u8,
    pub damage: u8,
    pub gains: Vec<Gain>,
    pub text: String,
}

/// NN-QPLAY
pub struct Quest {
    pub name: String,
    pub pile: Pile,
    pub place: Id<Place>,
    pub cost: Vec<Cost>,
    /// What has to be there (NN-QPLAY-04).
    pub needs: Vec<(Count, u8)>,
    pub gains: Vec<Gain>,
    /// A combat against so much health and damage (NN-QPLAY-08).
    pub fight: Option<(u8, u8)>,
    /// What it does from now on (NN-QPLAY-07).
    pub rules: Vec<Rule>,
    /// Points at the end: so many for each.
    pub end: Option<(u8, Count)>,
    pub points: u8,
    pub text: String,
}

/// NN-ORDER
pub struct Order {
    pub goods: [u8; 4],
    pub coins: u8,
    pub text: String,
}

/// NN-STK
pub struct Search {
    pub name: String,
    pub gains: Vec<Gain>,
    pub text: String,
}

/// What can be done at a location, above ground and below (NN-LOC, NN-ULOC).
pub struct Place {
    pub name: String,
    pub text: String,
    pub visits: [Visit; 2],
}

#[derive(Clone)]
pub struct Visit {
    pub cost: Vec<Cost>,
    pub gains: Vec<Gain>,
}

/// A space of the map (NN-DATA-01).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Space {
    /// What it is called while no location lies on it.
    pub name: String,
    pub place: Option<Id<Place>>,
    /// One of the random location tiles lies here (NN-SETUP-02).
    pub scroll: bool,
    /// The level of the enemies here.
    pub enemy: Option<u8>,
    /// The letter of its search token, from 0.
    pub letter: Option<u8>,
    pub mountain: bool,
}

/// A side of the game board: rows of spaces.
pub struct Map {
    pub name: String,
    pub across: u8,
    pub down: u8,
    pub spaces: Vec<Space>,
    /// Where heroes begin (NN-PSET-13).
    pub monument: u8,
}

/// A space of a town board (NN-TOWN).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Plot {
    pub gives: Option<Thing>,
    pub extra: u8,
}

/// A side of the town boards, its rows from the top.
pub struct Town {
    pub plots: [Plot; 16],
    /// The row with the star (NN-TOWN-02).
    pub start: u8,
    /// Points of full rows, and of rows that house all four goods.
    pub rows: [u8; 4],
    pub homes: [u8; 4],
}

/// What is sold together, and for how much (NN-SELL).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sale {
    pub goods: [u8; 4],
    pub coins: u8,
}

/// The season board (NN-SETUP-11).
pub struct Season {
    pub sales: Vec<Sale>,
    /// How many villagers there are of each good (NN-DATA-23).
    pub villagers: [u8; 4],
    /// Reputations with points on them (NN-DATA-30).
    pub reputation: Vec<(i8, i8)>,
    pub highest: i8,
    pub coins: u8,
}

/// A card of the bot (NN-SCARD).
pub struct Solo {
    pub deed: Deed,
    pub text: String,
}

/// What a chapter of the campaign lays out and changes (NN-STORY-03).
pub struct Chapter {
    pub title: String,
    pub text: String,
    pub enemies: Vec<Menace>,
    /// Glogos beside the season board: for each player, and more.
    pub glogos: [u8; 2],
    /// The lab monster can be taken like a villager.
    pub lab: bool,
    /// Specialists beside the row of four.
    pub hire: Vec<Id<Specialist>>,
    /// Letters that are one step from each other.
    pub rifts: Vec<u8>,
    pub keepsake: Option<Keepsake>,
    /// The letters of the ship's way; she begins at the first.
    pub ship: Vec<u8>,
    /// Everybody gives reputation to another before points are counted.
    pub swearing: bool,
}

/// An enemy that a chapter brings.
pub struct Menace {
    pub level: u8,
    pub foe: Foe,
    /// What can be taken instead of the whole reward.
    pub or: Vec<Gain>,
    /// The letter where it stands; without one it stands in for all enemies of its level.
    pub at: Option<u8>,
    /// Only with so many players.
    pub from: u8,
}

/// A thing that the first hero takes who does something.
pub struct Keepsake {
    pub name: String,
    pub text: String,
    /// By a visit here; otherwise by a step from rift to rift.
    pub at: Option<Id<Place>>,
    /// What it gives once, at any time; without that it brings a coin in each production.
    pub gains: Vec<Gain>,
}

/// Where a mission token lies (NN-MISSION-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    Letter(u8),
    Place(Id<Place>),
}

/// A step of a hero's mission.
#[derive(Clone, Copy, Debug)]
pub struct Mission {
    pub chapter: u8,
    pub hero: Hero,
    pub spot: Spot,
    pub entry: Id<Entry>,
}

/// The stories of the campaign, by chapter and hero (NN-STORY-02, NN-STORY-05).
#[derive(Default)]
pub struct Tales {
    openings: Vec<Id<Entry>>,
    calls: Vec<Id<Entry>>,
    letters: Vec<Id<Entry>>,
    /// What is read to all when the campaign is over; a book that could be loaded has it.
    pub farewell: Option<Id<Entry>>,
    endings: Vec<Id<Entry>>,
    pub missions: Vec<Mission>,
    pub chapters: Vec<Chapter>,
}

impl Tales {
    /// What is read before a chapter.
    pub fn opening(&self, chapter: u8) -> Id<Entry> {
        self.openings[usize::from(chapter - 1)]
    }

    /// What a hero is told then.
    pub fn call(&self, chapter: u8, hero: Hero) -> Id<Entry> {
        self.calls[usize::from(chapter - 1) * 4 + hero as usize]
    }

    /// NN-STORY-06
    pub fn letter(&self, chapter: u8, hero: Hero, letter: u8) -> Id<Entry> {
        self.letters[(usize::from(chapter - 1) * 4 + hero as usize) * 14 + usize::from(letter)]
    }

    pub fn ending(&self, hero: Hero) -> Id<Entry> {
        self.endings[hero as usize]
    }
}

/// What is printed, in words: by the places of what it belongs to.
pub(crate) struct Texts {
    pub buildings: Vec<Vec<Said>>,
    pub quests: Vec<Vec<Said>>,
    pub specialists: Vec<Said>,
    pub pieces: Vec<Vec<Said>>,
    /// Above ground and below.
    pub visits: [Vec<Said>; 2],
    /// By hero: the four faces, and the printed ability.
    pub faces: [[Vec<Said>; 4]; 4],
    pub basics: [Vec<Said>; 4],
}

/// A book of Now or Never.
pub struct Book {
    pub(crate) cover: Cover,
    pub boards: [Board; 4],
    pub pieces: Vec<Piece>,
    pub abilities: Ids<Ability>,
    /// What each hero can learn (NN-ABIL-02).
    pub learned: [Vec<Id<Ability>>; 4],
    pub gear: Ids<Gear>,
    pub buildings: Catalogue<Building>,
    pub specialists: Catalogue<Specialist>,
    /// By level, above ground and below.
    pub foes: [[Foe; 9]; 2],
    pub quests: Catalogue<Quest>,
    pub orders: Catalogue<Order>,
    pub searches: Catalogue<Search>,
    pub places: Catalogue<Place>,
    pub maps: [Map; 2],
    pub towns: [Town; 2],
    pub season: Season,
    pub solos: Catalogue<Solo>,
    pub stories: Stories<NowOrNeverWords>,
    pub entries: Ids<Entry>,
    /// A book without stories has no campaign.
    pub tales: Option<Tales>,
    /// What is printed, in words. Views are made of it after every answer, so it is worked out once.
    pub(crate) texts: OnceLock<Texts>,
    pub keywords: Vec<Id<Key>>,
}

impl Book {
    pub fn board(&self, hero: Hero) -> &Board {
        &self.boards[hero as usize]
    }

    /// An ability or gear.
    pub fn piece(&self, id: Id<Piece>) -> &Piece {
        &self.pieces[self.piece_place(id)]
    }

    /// Both kinds stand one after the other.
    pub(crate) fn piece_place(&self, id: Id<Piece>) -> usize {
        match self.abilities.find(id) {
            Some(ability) => self.abilities.place(ability),
            None => self.abilities.len() + self.gear.place(self.gear.find(id).expect("it is gear, then")),
        }
    }

    pub fn ability(&self, id: Id<Ability>) -> &Piece {
        &self.pieces[self.abilities.place(id)]
    }

    pub fn gear_piece(&self, id: Id<Gear>) -> &Piece {
        &self.pieces[self.abilities.len() + self.gear.place(id)]
    }

    pub fn foe(&self, side: Side, level: u8) -> &Foe {
        &self.foes[side as usize][usize::from(level - 1)]
    }

    pub fn map(&self, side: Side) -> &Map {
        &self.maps[side as usize]
    }

    pub fn story(&self, id: Id<Entry>) -> &storybook::Entry<NowOrNeverWords> {
        &self.stories.entries[self.entries.place(id)]
    }

    /// How saves name an entry.
    pub fn entry(&self, id: storybook::EntryId) -> Id<Entry> {
        self.entries.iter().nth(usize::from(id.0)).expect("every entry has an id")
    }

    pub fn town(&self, side: Side) -> &Town {
        &self.towns[side as usize]
    }
}

impl table::Book for Book {
    fn cover(&self) -> &Cover {
        &self.cover
    }

    fn components(&self) -> Vec<Component> {
        let cards = |pile| self.quests.printed().iter().filter(|quest| quest.pile == pile).count();
        let gear = |colour| self.gear.iter().filter(|id| self.gear_piece(*id).colour == colour).count();
        let starting = self.specialists.printed().iter().filter(|one| one.starts.is_some()).count();
        let of_stories = self.specialists.printed().iter().filter(|one| one.story).count();
        let scrolls = self.maps[0].spaces.iter().filter(|space| space.scroll).count();
        let villagers = self.season.villagers.iter().map(|n| usize::from(*n)).sum();
        let under = self.foes[0].iter().zip(&self.foes[1]).filter(|(above, under)| above.name != under.name);
        vec![
            Component::new("Hero boards", self.boards.len(), Some(4)),
            Component::new("Hero abilities", self.abilities.len(), Some(24)),
            Component::new("Building tiles of a player", self.buildings.len(), Some(20)),
            Component::new("Starting specialists", starting, Some(8)),
            Component::new(
                "Specialists to recruit",
                self.specialists.len() - starting - of_stories,
                Some(14),
            ),
            Component::new("Specialists of stories", of_stories, Some(2)),
            Component::new("Levels of enemies", self.foes[0].len(), Some(9)),
            Component::new("Levels with other enemies underground", under.count(), Some(3)),
            Component::new("Villagers", villagers, Some(60)),
            Component::new("Search tokens", self.searches.len(), Some(18)),
            Component::new("Orders", self.orders.len(), Some(9)),
            Component::new("Red gear", gear(Colour::Red), Some(9)),
            Component::new("Blue gear", gear(Colour::Blue), Some(12)),
            Component::new("Basic quest cards", cards(Pile::Basic), Some(43)),
            Component::new("Artifacts", cards(Pile::Artifact), Some(13)),
            Component::new("Advanced quest cards", cards(Pile::Advanced), Some(17)),
            Component::new("Locations", self.places.len(), None),
            Component::new("Random location tiles", scrolls, Some(3)),
            Component::new("Solo cards", self.solos.len(), Some(9)),
            Component::new("Chapters", self.tales.as_ref().map_or(0, |tales| tales.chapters.len()), Some(6)),
            Component::new("Stories", self.entries.len(), None),
        ]
    }

    fn chances(&self) -> table::Chances {
        let cards = self.gear.iter().map(Id::any).chain(self.specialists.iter().map(Id::any));
        let cards = cards.chain(self.quests.iter().map(Id::any)).chain(self.orders.iter().map(Id::any));
        let cards = cards.chain(self.searches.iter().map(Id::any)).chain(self.solos.iter().map(Id::any));
        table::Chances { sides: 4, dice: Vec::new(), cards: cards.collect() }
    }
}
