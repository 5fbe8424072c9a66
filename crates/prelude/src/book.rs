//! The book of Prelude: cards, characters, regions and numbers, loaded once and checked.

mod about;
mod load;
mod terms;
pub(crate) mod wording;
pub(crate) mod words;

pub use terms::*;

use serde::Deserialize;
use std::collections::BTreeMap;
use table::{Chances, Component, Cover, Id, Ids, Within};
use words::{PreludeWords, Rule};

/// The colours of the traits (PR-NUM-19).
#[derive(Clone, Debug, Deserialize)]
pub struct Colours(BTreeMap<Trait, String>);

impl Colours {
    pub fn of(&self, of: Trait) -> &str {
        &self.0[&of]
    }

    /// The traits that have none.
    pub(crate) fn missing(&self) -> impl Iterator<Item = Trait> + '_ {
        Trait::ALL.into_iter().filter(|of| !self.0.contains_key(of))
    }
}

/// Half of a character panel.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Half {
    pub id: String,
    pub name: String,
    pub core: Trait,
    pub slots: [u8; 6],
    pub resources: u8,
    pub ability: String,
    pub text: String,
}

#[derive(Clone, Debug)]
pub struct Region {
    pub id: String,
    pub name: String,
    pub special: Special,
    /// Gather, explore, special, explore, rest.
    pub values: [u8; 5],
    /// What is read when the band comes here, by paragraphs; a book may leave it out.
    pub arrival: Vec<String>,
}

#[derive(Clone, Debug)]
pub struct BuildingCard {
    pub id: String,
    pub name: String,
    pub cost: u8,
    /// What it costs a band of one, of two and so on, if the goal fits the band.
    pub band: Vec<u8>,
    pub text: String,
}

/// Dice, thresholds and limits.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    pub die: u32,
    pub event_die: Vec<String>,
    pub event_success: u32,
    pub augury_success: u32,
    pub insight_success: u32,
    pub magic_success: u32,
    pub magic_failure: u32,
    pub magic_failure_other: u32,
    pub resources_start: u8,
    pub artifacts_max: usize,
    pub time_token_max: u8,
    pub trait_tokens: u8,
    /// What a band of one spends on its meal (PR-OPEN-64).
    pub meal_alone: u32,
}

pub(crate) type Block = storybook::Block<PreludeWords>;

/// What a card is.
#[derive(Clone, Debug)]
pub enum Class {
    Event { deck: DeckName, kind: Kind, duration: Option<u8> },
    Tool { unveil: Option<u8>, back: Option<Side> },
    Spell { moment: Moment, unveil: Option<u8> },
}

/// The other side of a tool.
#[derive(Clone, Debug)]
pub struct Side {
    pub name: String,
    pub text: String,
    pub rules: Vec<Rule>,
    /// The same in words.
    pub wording: Vec<String>,
}

/// The kind of event cards, secrets included.
pub enum Event {}

/// The kind of artifacts: tools and spells.
pub enum Artifact {}

/// The kind of keywords.
pub enum Keyword {}

table::kinds! {
    Event = "an event",
    Artifact = "an artifact",
    Keyword = "a keyword",
    Card = "a card" of [Event, Artifact],
}

/// A card of the book. States know whether it is an event or an artifact; whatever plays a card out takes both, since a
/// spell is played out like an event (PR-ART-07).
pub struct Card {
    pub name: String,
    pub text: String,
    pub class: Class,
    pub rules: Vec<Rule>,
    /// The same in words.
    pub wording: Vec<String>,
    /// Three, or none for a tool.
    pub options: Vec<CardOption>,
    pub discovered: Option<Block>,
    pub revealed: Option<Block>,
}

impl Card {
    pub fn is_secret(&self) -> bool {
        matches!(self.class, Class::Event { kind: Kind::Secret, .. })
    }
}

/// A card whose kind has been looked up.
pub(crate) enum Either {
    Event(Id<Event>),
    Artifact(Id<Artifact>),
}

/// One of the three options on a card's front, with what stands for it on the back.
pub struct CardOption {
    pub text: String,
    pub of: Trait,
    pub diamonds: u8,
    pub success: Vec<Block>,
    pub failure: Vec<Block>,
    pub each_failure: Vec<Block>,
}

/// Everything that Prelude prints: cards, numbers, words.
pub struct Book {
    pub(crate) cover: Cover,
    pub cards: Vec<Card>,
    pub event_decks: [Ids<Event>; 4],
    pub artifacts: Ids<Artifact>,
    pub colours: Colours,
    pub pasts: Vec<Half>,
    pub gifts: Vec<Half>,
    /// "chosen soldier": what a character is called, by gift and past.
    pub(crate) titles: Vec<Vec<String>>,
    pub regions: Vec<Region>,
    pub settle_value: u8,
    pub slots: usize,
    pub buildings: Vec<BuildingCard>,
    pub numbers: Numbers,
    pub event_die: Vec<DeckName>,
    pub(crate) keywords: Vec<Id<Keyword>>,
}

impl Book {
    pub fn card<K: Within<Card>>(&self, id: Id<K>) -> &Card {
        &self.cards[id.index()]
    }

    pub(crate) fn which(&self, card: Id<Card>) -> Either {
        match self.artifacts.find(card) {
            Some(artifact) => Either::Artifact(artifact),
            None => {
                let event = self.event_decks.iter().find_map(|deck| deck.find(card));
                Either::Event(event.expect("a card is an artifact or an event"))
            }
        }
    }

    pub fn past(&self, past: Past) -> &Half {
        &self.pasts[past as usize]
    }

    pub fn gift(&self, gift: Gift) -> &Half {
        &self.gifts[gift as usize]
    }

    pub fn region(&self, region: RegionName) -> &Region {
        &self.regions[region as usize]
    }

    pub fn building(&self, building: Building) -> &BuildingCard {
        &self.buildings[building as usize]
    }

    pub fn deck(&self, deck: DeckName) -> impl Iterator<Item = Id<Event>> + use<> {
        self.event_decks[deck as usize].iter()
    }

    /// Deck, kind and duration of an event card.
    pub fn event(&self, id: Id<Event>) -> (DeckName, Kind, Option<u8>) {
        match self.card(id).class {
            Class::Event { deck, kind, duration } => (deck, kind, duration),
            _ => unreachable!("only event cards lie in event decks"),
        }
    }

    pub fn is_secret<K: Within<Card>>(&self, id: Id<K>) -> bool {
        self.card(id).is_secret()
    }

    /// Every secret of the book, in its order.
    pub fn secrets(&self) -> impl Iterator<Item = Id<Event>> + '_ {
        self.event_decks.iter().flat_map(Ids::iter).filter(|id| self.is_secret(*id))
    }

    pub fn keyword(&self, keyword: storybook::Keyword) -> Id<Keyword> {
        self.keywords[usize::from(keyword.0)]
    }
}

impl table::Book for Book {
    fn cover(&self) -> &Cover {
        &self.cover
    }

    fn chances(&self) -> Chances {
        Chances {
            sides: self.numbers.die,
            dice: vec![("event", self.event_die.iter().map(|deck| deck.letter()).collect())],
            cards: {
                let events = self.event_decks.iter().flat_map(Ids::iter).map(Id::any);
                events.chain(self.artifacts.iter().map(Id::any)).collect()
            },
        }
    }

    fn components(&self) -> Vec<Component> {
        let secrets = |deck| self.deck(deck).filter(|id| self.is_secret(*id)).count();
        let artifacts = |wanted: fn(&Class) -> bool| {
            self.artifacts.iter().filter(|a| wanted(&self.card(*a).class)).count()
        };
        let costs = self.buildings.iter().map(|b| usize::from(b.cost)).sum();
        let times = usize::from(self.numbers.time_token_max) * self.numbers.die as usize;
        let unveiled = artifacts(|c| matches!(c, Class::Tool { unveil: Some(_), .. }));
        let boards = [
            Component::new("Region outer pieces", self.regions.len() * 6, Some(18)),
            Component::new("Camp piece", 1, Some(1)),
            Component::new("Regional event slots", self.slots, None),
            Component::new("Settlement buildings", self.buildings.len(), Some(6)),
            Component::new("Settlement resource spaces", costs, Some(22)),
            Component::new("Pasts", self.pasts.len(), Some(6)),
            Component::new("Gifts", self.gifts.len(), Some(6)),
            Component::new("Trait token kinds", Trait::ALL.len(), Some(6)),
            Component::new("Trait tokens of each kind", self.numbers.trait_tokens.into(), None),
            Component::new("Time tokens", times, None),
            Component::new("Event die faces", self.event_die.len(), None),
        ];
        let events = DeckName::ALL.into_iter().flat_map(|deck| {
            let name = deck.name();
            [
                Component::new(format!("Event cards: {name}"), self.deck(deck).count(), None),
                Component::new(format!("Secrets among them: {name}"), secrets(deck), None),
            ]
        });
        let artifacts = [
            Component::new("Artifacts: tools", artifacts(|c| matches!(c, Class::Tool { .. })), None),
            Component::new("Tools with an unveil number", unveiled, None),
            Component::new("Artifacts: spells", artifacts(|c| matches!(c, Class::Spell { .. })), None),
        ];
        boards.into_iter().chain(events).chain(artifacts).collect()
    }
}
