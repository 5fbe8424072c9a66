//! The book of Sleeping Gods: cards, charts, stories and numbers, loaded once and checked.

mod about;
mod load;
pub(crate) mod powers;
mod terms;
pub(crate) mod words;

pub use terms::*;

use powers::{Lasting, Rules, Synergy};
use serde::{Deserialize, Serialize};
use table::{Catalogue, Chances, Component, Cover, Id, Ids};
use words::{Deed, SleepingGodsWords};

/// What somebody fights with (SG-CREW-04, SG-WEAPON-02).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// A weapon card has the name of the card.
    #[serde(default)]
    pub name: String,
    #[serde(default)]
    pub accuracy: u8,
    pub damage: u8,
    #[serde(default)]
    pub block: u8,
    #[serde(default)]
    pub ranged: bool,
    /// SG-ATK-13
    pub extra: Option<Skill>,
}

/// A crew board.
#[derive(Clone, Debug)]
pub struct Board {
    pub name: String,
    pub from: String,
    pub text: String,
    pub health: u8,
    /// In the order of [`Skill::ALL`].
    pub skills: [u8; 5],
    pub weapon: Weapon,
    pub synergy: Synergy,
    pub rules: Rules,
}

#[derive(Clone, Debug)]
pub struct Ability {
    pub name: String,
    pub text: String,
    pub fate: u8,
    pub cost: u8,
    pub skill: Skill,
    pub rules: Rules,
}

#[derive(Clone, Debug)]
pub struct Level {
    pub name: String,
    pub text: String,
    pub crew: Crew,
    pub xp: u8,
    pub skill: Option<Skill>,
    pub rules: Rules,
}

/// An adventure card, or a market card, which is one in every respect (SG-MARKET-07).
#[derive(Clone, Debug)]
pub struct Adventure {
    /// From 1 to 90; market cards have none (SG-ADV-10).
    pub number: Option<u8>,
    pub name: String,
    pub text: String,
    pub sort: Sort,
    /// What a market card costs.
    pub cost: Option<u8>,
    pub rules: Rules,
    pub weapon: Option<Weapon>,
}

#[derive(Clone, Debug)]
pub struct Enemy {
    pub name: String,
    /// The name is one of several: they strike, they are defeated.
    pub plural: bool,
    pub text: String,
    pub level: u8,
    pub defence: u8,
    pub damage: u8,
    /// Row by row, three squares each (SG-OPEN-11).
    pub grid: [Square; 9],
    /// Which of them has a synergy point.
    pub synergy: Option<u8>,
}

#[derive(Clone, Debug)]
pub struct Quest {
    pub number: u8,
    pub title: String,
    pub text: String,
    /// SG-QUEST-06
    pub active: bool,
    /// How many achievements unlock it (SG-ACH-04).
    pub unlock: Option<u8>,
}

/// An event card; its text and choices are a story.
#[derive(Clone, Debug)]
pub struct Event {
    pub entry: Id<Entry>,
    pub peril: Peril,
    /// What it does while it lies beside the ship board; empty unless it is ongoing (SG-EVENT-04).
    pub lasting: Vec<Lasting>,
    /// The test at the end of a turn that discards it (SG-EVENT-07).
    pub end: Option<(Skill, u8)>,
    /// The test that discards it as an action (SG-EVENT-08).
    pub action: Option<(Skill, u8)>,
}

#[derive(Clone, Debug)]
pub struct Search {
    pub text: String,
    /// One of these (SG-SEARCH-05).
    pub gains: Vec<Vec<Deed>>,
    pub damage: u8,
}

/// A chart of the atlas: two pages.
#[derive(Clone, Debug)]
pub struct Chart {
    pub pages: [u8; 2],
    pub name: String,
    pub text: String,
    /// What its places look like.
    pub ground: String,
    pub seed: u32,
    pub lands: Vec<Land>,
    pub regions: Vec<Id<Region>>,
}

/// The world map of the journey log.
#[derive(Clone, Debug)]
pub struct World {
    /// The charts as they lie, by their left pages.
    pub charts: [[u8; 3]; 3],
    pub beyond: Beyond,
}

/// Places on the rim of the world map that no page of the atlas shows (SG-CAMP-05).
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Beyond {
    pub north: Vec<String>,
    pub east: Vec<String>,
    pub south: Vec<String>,
    pub west: Vec<String>,
}

/// Land, as an ellipse that the coast is drawn from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Land {
    pub at: [u16; 2],
    pub size: [u16; 2],
    #[serde(default)]
    pub turn: i16,
    pub name: Option<String>,
}

#[derive(Clone, Debug)]
pub struct Region {
    /// Its place in the atlas, by charts.
    pub chart: u8,
    pub name: Option<String>,
    pub at: [u16; 2],
    pub next: Vec<Id<Region>>,
    pub port: Option<String>,
    pub market: Option<String>,
    pub hazard: Option<Hazard>,
    /// The page that is turned to from each side.
    pub edges: Vec<(Side, u8)>,
    /// Where a ship comes in that leaves the page on a side (SG-EDGE-03, SG-EDGE-04).
    pub off: Vec<(Side, Id<Region>)>,
    /// By their places in the book.
    pub locations: Vec<u16>,
}

/// A region that can be reached, as one of a list.
#[derive(Clone, Copy)]
pub(crate) struct Leg {
    pub to: Id<Region>,
    /// How many regions away it is.
    pub far: u8,
    /// The place in the list of the region before it.
    pub before: usize,
}

/// SG-HAZARD-02
#[derive(Clone, Debug)]
pub struct Hazard {
    pub name: String,
    pub skill: Skill,
    pub need: u8,
    pub fail: Vec<Deed>,
}

#[derive(Clone, Debug)]
pub struct Location {
    pub number: u8,
    pub name: String,
    pub at: [u16; 2],
    pub region: Id<Region>,
    /// SG-KEY-06
    pub needs: Option<Id<Quest>>,
    pub entry: Id<Entry>,
    /// The quests that open something there.
    pub opened_by: Vec<Id<Quest>>,
}

/// What the ship board prints for a room (SG-SHIP-12, SG-OPEN-01, SG-OPEN-04).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomBoard {
    pub id: Room,
    /// For 1, 2, 3 and 4 players.
    pub command: [u8; 4],
    #[serde(default)]
    pub cards: [u8; 4],
    /// Quarters: command taken off boards and cards.
    #[serde(default)]
    pub clears: [u8; 4],
    pub fate: u8,
}

/// The ship board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// The location in whose region the ship begins (SG-SETUP-02).
    pub start: u8,
    pub hull: u8,
    pub room: Vec<RoomBoard>,
    /// Totals from which a distance holds (SG-TRAVEL-08, SG-OPEN-02).
    pub travel: Vec<[u8; 2]>,
}

pub(crate) type Story = storybook::Entry<SleepingGodsWords>;

/// The kind of entries of the storybook, events included.
pub enum Entry {}

table::kinds! {
    Ability = "an ability card",
    Level = "a level card",
    Adventure = "an adventure card",
    Enemy = "an enemy",
    Quest = "a quest",
    Search = "a search token",
    Region = "a region",
    Entry = "an entry",
}

/// Everything that Sleeping Gods prints.
pub struct Book {
    pub(crate) cover: Cover,
    /// In the order of [`Crew::ALL`].
    pub crew: Vec<Board>,
    pub abilities: Catalogue<Ability>,
    pub levels: Catalogue<Level>,
    pub adventures: Catalogue<Adventure>,
    pub market: Catalogue<Adventure>,
    pub enemies: Catalogue<Enemy>,
    pub quests: Catalogue<Quest>,
    pub searches: Catalogue<Search>,
    pub events: Vec<Event>,
    pub charts: Vec<Chart>,
    pub world: World,
    pub regions: Catalogue<Region>,
    pub locations: Vec<Location>,
    pub(crate) stories: storybook::Stories<SleepingGodsWords>,
    pub entries: Ids<Entry>,
    /// The quest of each keyword of the stories.
    pub(crate) keywords: Vec<Id<Quest>>,
    /// Entries `1`, `1-2` and `F1` (SG-EVENT-12, SG-EVENT-13, SG-EVENT-14).
    pub(crate) clock: [Id<Entry>; 3],
    pub ship: Ship,
}

impl Book {
    pub fn board(&self, crew: Crew) -> &Board {
        &self.crew[crew as usize]
    }

    pub fn adventure(&self, id: Id<Adventure>) -> &Adventure {
        if self.market.contains(id) { &self.market[id] } else { &self.adventures[id] }
    }

    pub(crate) fn totems(&self) -> impl Iterator<Item = &Adventure> {
        self.adventures.printed().iter().filter(|card| card.sort == Sort::Totem)
    }

    pub fn story(&self, id: Id<Entry>) -> &Story {
        &self.stories.entries[self.entries.place(id)]
    }

    pub(crate) fn keyword(&self, keyword: storybook::Keyword) -> Id<Quest> {
        self.keywords[usize::from(keyword.0)]
    }

    /// Every region that can be reached from this one by steps that may be taken, page crossings included, nearest first.
    pub(crate) fn reach(&self, from: Id<Region>, may: impl Fn(Id<Region>, Id<Region>) -> bool) -> Vec<Leg> {
        let mut seen = vec![false; self.regions.len()];
        seen[self.regions.place(from)] = true;
        let mut found = vec![Leg { to: from, far: 0, before: 0 }];
        let mut at = 0;
        while let Some(&Leg { to: here, far, .. }) = found.get(at) {
            let region = &self.regions[here];
            for to in region.next.iter().copied().chain(region.off.iter().map(|(_, to)| *to)) {
                if may(here, to) && !std::mem::replace(&mut seen[self.regions.place(to)], true) {
                    found.push(Leg { to, far: far + 1, before: at });
                }
            }
            at += 1;
        }
        found
    }

    /// The same without leaving the chart.
    pub(crate) fn reach_on_chart(&self, from: Id<Region>) -> Vec<Leg> {
        let chart = self.regions[from].chart;
        self.reach(from, |_, to| self.regions[to].chart == chart)
    }

    pub fn room(&self, room: Room) -> &RoomBoard {
        &self.ship.room[room as usize]
    }

    /// How far a travel total leads (SG-TRAVEL-08).
    pub fn distance(&self, total: i32) -> u8 {
        let reached = self.ship.travel.iter().filter(|[from, _]| i32::from(*from) <= total);
        reached.map(|[_, distance]| *distance).max().unwrap_or(self.ship.travel[0][1])
    }
}

impl table::Book for Book {
    fn cover(&self) -> &Cover {
        &self.cover
    }

    fn chances(&self) -> Chances {
        let cards = self.abilities.iter().map(Id::any).chain(self.events.iter().map(|e| e.entry.any()));
        let cards = cards.chain(self.market.iter().map(Id::any)).chain(self.searches.iter().map(Id::any));
        Chances { sides: 6, dice: Vec::new(), cards: cards.collect() }
    }

    fn components(&self) -> Vec<Component> {
        vec![
            Component::new("Crew boards", self.crew.len(), Some(9)),
            Component::new("Ability cards", self.abilities.len(), Some(60)),
            Component::new("Level cards", self.levels.len(), Some(24)),
            Component::new("Adventure cards", self.adventures.len(), Some(90)),
            Component::new("Totems", self.totems().count(), None),
            Component::new("Market cards", self.market.len(), Some(32)),
            Component::new("Enemy cards", self.enemies.len(), Some(78)),
            Component::new("Quest cards", self.quests.len(), Some(180)),
            Component::new("Event cards", self.events.len(), Some(54)),
            Component::new("Search tokens", self.searches.len(), Some(9)),
            Component::new("Charts", self.charts.len(), Some(9)),
            Component::new("Locations", self.locations.len(), None),
            Component::new("Story entries", self.stories.entries.len() - self.events.len(), None),
        ]
    }
}
