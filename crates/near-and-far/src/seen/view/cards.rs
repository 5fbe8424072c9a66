//! Adventurers, cards and threats, wherever they lie.

use crate::NearAndFar;
use crate::book::{Card, Faction, Person, Symbols, Threat};
use serde::Serialize;
use table::{Id, Seat, Within};

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PersonView {
    pub key: String,
    pub name: String,
    pub faction: Option<Faction>,
    pub cost: u8,
    pub symbols: Symbols,
    /// `dog`, `cat` or `platypus`.
    pub kind: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    pub key: String,
    pub name: String,
    pub text: String,
    /// What it does, in sentences.
    pub rules: String,
    /// Of an artifact.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<PriceView>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PriceView {
    pub advanced: bool,
    pub points: i8,
    pub cost: Vec<CostView>,
    pub reputation: Option<i8>,
    /// In the own hand: whether the reputation is what the card asks for.
    pub flame_met: bool,
    /// In the own hand: it could be bought now.
    pub affordable: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CostView {
    pub thing: String,
    pub n: u16,
    /// In the own hand: how many are still missing.
    pub missing: u16,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ThreatView {
    pub key: String,
    pub name: String,
    pub text: String,
    pub difficulty: u8,
    pub points: i8,
}

impl NearAndFar {
    pub(super) fn person_view(&self, id: Id<Person>) -> PersonView {
        let person = self.book.person(id);
        PersonView {
            key: self.card_key(id),
            name: person.name.clone(),
            faction: person.faction,
            cost: person.cost,
            symbols: person.symbols,
            kind: person.kind.clone(),
        }
    }

    /// A card; in its owner's hand (`held_by`) with what is missing to buy it.
    pub(super) fn card_view<K: Within<Card>>(&self, id: Id<K>, held_by: Option<Seat>) -> CardView {
        let card = self.book.card(id);
        let artifact = self.book.artifacts.find(id.widen());
        let price = artifact.map(|artifact| (artifact, self.book.artifact(artifact))).map(|(artifact, a)| {
            PriceView {
                advanced: a.advanced,
                points: a.points,
                cost: a
                    .cost
                    .things()
                    .map(|(thing, n)| CostView {
                        thing: thing.key().to_owned(),
                        n,
                        missing: held_by.map_or(0, |s| n.saturating_sub(self.count(s, thing))),
                    })
                    .collect(),
                reputation: a.reputation,
                flame_met: held_by.is_none_or(|s| self.meets_flame(s, artifact)),
                affordable: held_by.is_some_and(|s| self.can_buy(s, artifact)),
            }
        });
        CardView {
            key: self.card_key(id),
            name: card.name.clone(),
            text: card.text.clone(),
            rules: self.rules_text(id),
            price,
        }
    }

    pub(super) fn threat_view(&self, id: Id<Threat>) -> ThreatView {
        let foe = self.book.threat(id);
        ThreatView {
            key: self.card_key(id),
            name: foe.name.clone(),
            text: foe.text.clone(),
            difficulty: foe.difficulty,
            points: foe.points,
        }
    }
}
