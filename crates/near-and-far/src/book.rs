//! The book of Near and Far: cards, people, maps, stories and numbers, loaded once and checked.

mod about;
mod load;
mod sentences;
mod terms;
pub(crate) mod words;

pub use terms::*;

use serde::{Deserialize, Serialize};
use storybook::{EntryId, Stories};
use table::{Catalogue, Chances, Component, Cover, Id, Ids, Within};
use words::{NearAndFarWords, Price, Rule, Thing};

/// The symbols of an adventurer (NF-PARTY-11, NF-PARTY-12, NF-PARTY-13, NF-PARTY-14, NF-PARTY-15,
/// NF-PARTY-16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Symbols {
    pub skill: u8,
    pub sword: u8,
    pub r#move: u8,
    pub shield: u8,
    pub search: u8,
    pub heart: u8,
}

/// An adventurer, or a companion (which has no faction).
#[derive(Clone, Debug)]
pub struct Person {
    pub name: String,
    pub faction: Option<Faction>,
    pub cost: u8,
    pub symbols: Symbols,
    /// `dog`, `cat` or `platypus`, if it is a companion.
    pub kind: Option<String>,
}

/// Coins, gems, food and tokens: a price, a reward.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Purse {
    pub coin: u16,
    pub gem: u16,
    pub food: u16,
    pub outlaws: u16,
    pub mystics: u16,
    pub lizards: u16,
    pub nomads: u16,
}

impl Purse {
    pub fn of(&self, thing: Thing) -> u16 {
        match thing {
            Thing::Coin => self.coin,
            Thing::Gem => self.gem,
            Thing::Food => self.food,
            Thing::Heart => 0,
            Thing::Token(Faction::Outlaws) => self.outlaws,
            Thing::Token(Faction::Mystics) => self.mystics,
            Thing::Token(Faction::Lizards) => self.lizards,
            Thing::Token(Faction::Nomads) => self.nomads,
        }
    }

    /// What is in it, in the order of the board.
    pub fn things(&self) -> impl Iterator<Item = (Thing, u16)> + '_ {
        crate::book::words::THINGS.iter().map(|(_, thing)| (*thing, self.of(*thing))).filter(|(_, n)| *n > 0)
    }

    /// The same as what is paid for something.
    pub fn prices(self) -> impl Iterator<Item = Price> {
        let prices = |(thing, n): (Thing, u16)| Price { thing, n: n as u8 };
        self.things().map(prices).collect::<Vec<_>>().into_iter()
    }
}

/// What only artifacts have.
#[derive(Clone, Debug)]
pub struct Artifact {
    pub advanced: bool,
    pub points: i8,
    pub cost: Purse,
    pub reputation: Option<i8>,
}

/// The kind of treasure cards.
pub enum Treasure {}

/// The kind of world cards.
pub enum WorldCard {}

/// An artifact, a treasure or a world card. States know which of them; as their rules are alike, whatever looks only
/// at rules takes any of the three.
#[derive(Clone, Debug)]
pub struct Card {
    pub name: String,
    pub text: String,
    pub rules: Vec<Rule>,
    pub artifact: Option<Artifact>,
}

/// A threat or a boss.
#[derive(Clone, Debug)]
pub struct Threat {
    pub name: String,
    /// How sentences name it: "the Bandit", "Captain Shreya".
    pub called: String,
    pub text: String,
    pub difficulty: u8,
    pub points: i8,
    /// What is read when a boss falls (NF-BOSS-08).
    pub entry: Option<Id<Entry>>,
}

#[derive(Clone, Debug)]
pub struct Character {
    pub name: String,
    pub text: String,
    pub intro: Id<Entry>,
    pub first: Id<Entry>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TalentCard {
    pub id: String,
    pub name: String,
    pub cost: u8,
    pub text: String,
}

#[derive(Clone, Debug)]
pub struct Space {
    pub id: Id<Space>,
    pub name: Option<String>,
    /// In a sentence: "the ledge", "the Toll Bridge".
    pub called: String,
    pub at: [u16; 2],
    /// The town space has none.
    pub icon: Option<Icon>,
    pub quest: Option<Id<Entry>>,
    pub water: bool,
    pub mammoth: bool,
    /// Neighbours by their place in the map, with the path that leads there.
    pub links: Vec<(u8, u8)>,
}

#[derive(Clone, Debug)]
pub struct Path {
    pub ends: [u8; 2],
    pub mark: Option<Mark>,
}

/// Something drawn on a map that means nothing to the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Area {
    pub kind: String,
    pub points: Vec<[u16; 2]>,
}

/// A small drawing on a map.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Drawing {
    pub kind: String,
    pub at: [u16; 2],
    #[serde(default = "one")]
    pub size: f64,
}

fn one() -> f64 {
    1.0
}

#[derive(Clone, Debug)]
pub struct Map {
    pub number: u8,
    pub name: String,
    pub text: String,
    pub ground: String,
    /// For each good, what its route scores alone and shared (NF-ROUTE-07).
    pub routes: [[i8; 2]; 4],
    pub spaces: Vec<Space>,
    /// The town space's place among the spaces.
    pub town: u8,
    pub paths: Vec<Path>,
    pub areas: Vec<Area>,
    pub drawings: Vec<Drawing>,
}

impl Map {
    pub fn space(&self, id: Id<Space>) -> &Space {
        &self.spaces[usize::from(self.place(id))]
    }

    /// A space's place on its map.
    pub fn place(&self, id: Id<Space>) -> u8 {
        (id.index() - self.spaces[0].id.index()) as u8
    }
}

/// One side's mine (NF-MINE, NF-OPEN-05).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mine {
    pub(crate) side: String,
    pub numbers: [[u8; 4]; 3],
    pub columns: [Purse; 4],
    pub rows: [Purse; 3],
    #[serde(default)]
    pub reputation: [[bool; 4]; 3],
}

impl Mine {
    /// What is wrong with it (NF-MINE-12, NF-OPEN-05).
    pub(crate) fn faults(&self) -> impl Iterator<Item = &'static str> {
        let rows = self.numbers.iter().all(|row| row.is_sorted());
        let columns = self.numbers.is_sorted_by(|up, down| up.iter().zip(down).all(|(u, d)| u <= d));
        let faults = [
            (self.numbers[0][0] != 1, "the entrance of a mine is a 1: every companion has the skill for it"),
            (!rows || !columns, "the numbers of a mine do not fall on the way from its entrance"),
            (!self.columns.contains(&Purse::default()), "a mine has a column without a reward"),
            (self.rows.contains(&Purse::default()), "every row of a mine has a reward"),
        ];
        faults.into_iter().filter_map(|(wrong, what)| wrong.then_some(what))
    }
}

/// What final reputation scores.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    pub from: i8,
    pub to: i8,
    pub points: i8,
}

pub(crate) type Story = storybook::Entry<NearAndFarWords>;

/// The kind of entries of the storybook, arcade cards included.
pub enum Entry {}

/// The kind of keywords.
pub enum Keyword {}

table::kinds! {
    Person = "a person",
    Artifact = "an artifact",
    Treasure = "a treasure",
    WorldCard = "a world card",
    Card = "a card" of [Artifact, Treasure, WorldCard],
    Threat = "a threat",
    Character = "a character",
    Space = "a space",
    Entry = "an entry",
    Keyword = "a keyword",
}

/// Everything that Near and Far prints: maps, cards, stories.
pub struct Book {
    pub(crate) cover: Cover,
    /// Artifacts, treasures and world cards; an id is its place in the list.
    pub cards: Vec<Card>,
    pub artifacts: Ids<Artifact>,
    pub treasures: Ids<Treasure>,
    pub worlds: Ids<WorldCard>,
    pub adventurers: Catalogue<Person>,
    pub companions: Catalogue<Person>,
    pub chiefs: [String; 4],
    pub characters: Catalogue<Character>,
    pub threats: Catalogue<Threat>,
    pub bosses: Catalogue<Threat>,
    pub talents: Vec<TalentCard>,
    /// Map 1 is the first.
    pub maps: Vec<Map>,
    pub(crate) stories: Stories<NearAndFarWords>,
    pub entries: Ids<Entry>,
    pub arcade: Vec<Id<Entry>>,
    /// What is read before the first session of Campaign and of Character Mode.
    pub(crate) prologues: [Option<Id<Entry>>; 2],
    pub(crate) keywords: Vec<Id<Keyword>>,
    pub values: Purse,
    pub mines: [Mine; 2],
    pub camps: Vec<Under>,
    pub reputation: [Vec<Band>; 2],
}

impl Book {
    pub fn card<K: Within<Card>>(&self, id: Id<K>) -> &Card {
        &self.cards[id.index()]
    }

    pub fn artifact(&self, id: Id<Artifact>) -> &Artifact {
        self.card(id).artifact.as_ref().expect("an artifact has a price")
    }

    pub fn person(&self, id: Id<Person>) -> &Person {
        if self.is_companion(id) { &self.companions[id] } else { &self.adventurers[id] }
    }

    pub fn is_companion(&self, id: Id<Person>) -> bool {
        self.companions.contains(id)
    }

    pub fn threat(&self, id: Id<Threat>) -> &Threat {
        if self.bosses.contains(id) { &self.bosses[id] } else { &self.threats[id] }
    }

    pub fn talent(&self, talent: Talent) -> &TalentCard {
        &self.talents[talent as usize]
    }

    pub fn map(&self, number: u8) -> &Map {
        &self.maps[usize::from(number) - 1]
    }

    /// What a journey of this mode opens with, if the book says anything there.
    pub(crate) fn prologue(&self, mode: Mode) -> Option<Id<Entry>> {
        match mode {
            Mode::Campaign => self.prologues[0],
            Mode::Character => self.prologues[1],
            Mode::First | Mode::Arcade => None,
        }
    }

    pub fn story(&self, id: Id<Entry>) -> &Story {
        &self.stories.entries[self.entries.place(id)]
    }

    /// The id of an entry that another one turns to.
    pub(crate) fn entry(&self, entry: EntryId) -> Id<Entry> {
        self.entries.get(entry.0.into())
    }

    pub(crate) fn keyword(&self, keyword: storybook::Keyword) -> Id<Keyword> {
        self.keywords[usize::from(keyword.0)]
    }

    /// What a good is worth in a trade (NF-HALL-08).
    pub fn value(&self, thing: Thing) -> u16 {
        self.values.of(thing)
    }
}

impl table::Book for Book {
    fn cover(&self) -> &Cover {
        &self.cover
    }

    fn chances(&self) -> Chances {
        Chances {
            sides: 6,
            dice: Vec::new(),
            cards: {
                let artifacts = self.artifacts.iter().map(Id::any);
                let cards = artifacts.chain(self.treasures.iter().map(Id::any));
                let cards = cards.chain(self.adventurers.iter().map(Id::any));
                cards.chain(self.arcade.iter().map(|card| card.any())).collect()
            },
        }
    }

    fn components(&self) -> Vec<Component> {
        let artifacts =
            |advanced| self.artifacts.iter().filter(|id| self.artifact(*id).advanced == advanced).count();
        let stories = |of: fn(&str) -> bool| self.stories.entries.iter().filter(|e| of(&e.file)).count();
        let others = ["side.story", "arcade.story", "bosses.story", "prologue.story"];
        let of_characters = self
            .stories
            .entries
            .iter()
            .filter(|e| !e.file.starts_with("map") && !others.contains(&&*e.file))
            .count();
        vec![
            Component::new("Adventurers", self.adventurers.len(), Some(36)),
            Component::new("Animal companions", self.companions.len(), Some(5)),
            Component::new("Chiefs", self.chiefs.len(), Some(4)),
            Component::new("Characters", self.characters.len(), Some(8)),
            Component::new("Basic artifacts", artifacts(false), Some(38)),
            Component::new("Advanced artifacts", artifacts(true), Some(17)),
            Component::new("Treasures", self.treasures.len(), Some(36)),
            Component::new("World cards", self.worlds.len(), Some(30)),
            Component::new("Threats", self.threats.len(), Some(12)),
            Component::new("Bosses", self.bosses.len(), Some(4)),
            Component::new("Talents", self.talents.len(), Some(18)),
            Component::new("Arcade cards", self.arcade.len(), Some(40)),
            Component::new("Maps", self.maps.len(), Some(11)),
            Component::new("Camps on a player board", self.camps.len(), Some(14)),
            Component::new("Map quests", stories(|f| f.starts_with("map")), None),
            Component::new("Side quests", stories(|f| f == "side.story"), None),
            Component::new("Character quests", of_characters - self.characters.len(), None),
        ]
    }
}
