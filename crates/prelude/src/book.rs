//! The book of Prelude: cards, characters, regions and numbers, loaded once and checked.

mod about;
mod load;
mod terms;
pub(crate) mod words;

pub use terms::*;

use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{About, Chances, Component, Edition, Id, Ids, Names, Within};
use words::{PreludeWords, Rule};

/// The colours of the traits (PR-NUM-19).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Colours {
    pub strong: String,
    pub active: String,
    pub keen: String,
    pub wise: String,
    pub communing: String,
    pub caring: String,
}

impl Colours {
    pub fn of(&self, of: Trait) -> &str {
        match of {
            Trait::Strong => &self.strong,
            Trait::Active => &self.active,
            Trait::Keen => &self.keen,
            Trait::Wise => &self.wise,
            Trait::Communing => &self.communing,
            Trait::Caring => &self.caring,
        }
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
}

/// The zone that only one region has (PR-SETUP-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Special {
    Scout,
    Deepwoods,
    Cave,
}

#[derive(Clone, Debug)]
pub struct BuildingCard {
    pub id: String,
    pub name: String,
    pub cost: u8,
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

/// Who meets an event (PR-ENC-01, PR-ENC-02, PR-ENC-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Group,
    Individual,
    Secret,
}

/// When a spell may be cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    Prep,
    Rest,
    Keeping,
}

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

table::kind!(Event, "an event");

/// The kind of artifacts: tools and spells.
pub enum Artifact {}

table::kind!(Artifact, "an artifact");

/// The kind of keywords.
pub enum Keyword {}

table::kind!(Keyword, "a keyword");

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

impl table::Kind for Card {
    const NAME: &'static str = "a card";

    fn includes(kind: &str) -> bool {
        [Event::NAME, Artifact::NAME].contains(&kind)
    }
}

impl Within<Card> for Event {}
impl Within<Card> for Artifact {}

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
    pub(crate) about: About,
    pub(crate) names: Arc<Names>,
    pub(crate) edition: Edition,
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
        matches!(self.card(id).class, Class::Event { kind: Kind::Secret, .. })
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
    table::front_matter!();

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
        let line =
            |component: &str, book, rulebook| Component { component: component.to_owned(), book, rulebook };
        let secrets = |deck| self.deck(deck).filter(|id| self.is_secret(*id)).count();
        let artifacts = |wanted: fn(&Class) -> bool| {
            self.artifacts.iter().filter(|a| wanted(&self.card(*a).class)).count()
        };
        let mut list = vec![
            line("Region outer pieces", self.regions.len() * 6, Some(18)),
            line("Camp piece", 1, Some(1)),
            line("Regional event slots", self.slots, None),
            line("Settlement buildings", self.buildings.len(), Some(6)),
            line(
                "Settlement resource spaces",
                self.buildings.iter().map(|b| usize::from(b.cost)).sum(),
                Some(22),
            ),
            line("Pasts", self.pasts.len(), Some(6)),
            line("Gifts", self.gifts.len(), Some(6)),
            line("Trait token kinds", Trait::ALL.len(), Some(6)),
            line("Trait tokens of each kind", self.numbers.trait_tokens.into(), None),
            line("Time tokens", usize::from(self.numbers.time_token_max) * self.numbers.die as usize, None),
            line("Event die faces", self.event_die.len(), None),
        ];
        for deck in DeckName::ALL {
            let name = deck.name();
            list.push(line(&format!("Event cards: {name}"), self.deck(deck).count(), None));
            list.push(line(&format!("Secrets among them: {name}"), secrets(deck), None));
        }
        list.push(line("Artifacts: tools", artifacts(|c| matches!(c, Class::Tool { .. })), None));
        list.push(line(
            "Tools with an unveil number",
            artifacts(|c| matches!(c, Class::Tool { unveil: Some(_), .. })),
            None,
        ));
        list.push(line("Artifacts: spells", artifacts(|c| matches!(c, Class::Spell { .. })), None));
        list
    }
}
