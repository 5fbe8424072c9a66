//! Adventurers, cards and threats, wherever they lie.

use crate::NearAndFar;
use crate::book::{Card, Faction, Person, Symbols, Threat};
use table::{Book as _, Id, Seat, Within};

table::views! {
    pub struct PersonView<'a> {
        pub key: &'a str,
        pub name: &'a str,
        pub faction: Option<Faction>,
        pub cost: u8,
        pub symbols: Symbols,
        /// `dog`, `cat` or `platypus`.
        pub kind: Option<&'a str>,
    }

    pub struct CardView<'a> {
        pub key: &'a str,
        pub name: &'a str,
        pub text: &'a str,
        /// What it does, in sentences.
        pub rules: String,
        /// Of an artifact.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        pub price: Option<PriceView>,
    }

    pub struct PriceView {
        pub advanced: bool,
        pub points: i8,
        pub cost: Vec<CostView>,
        pub reputation: Option<i8>,
        /// In one's own hand: whether the reputation is what the card requires.
        pub flame_met: bool,
        /// In one's own hand: it could be bought now.
        pub affordable: bool,
    }

    pub struct CostView {
        pub thing: &'static str,
        pub n: u16,
        /// In one's own hand: how many are still missing.
        pub missing: u16,
    }

    pub struct ThreatView<'a> {
        pub key: &'a str,
        pub name: &'a str,
        /// As a sentence names it: "the Bandit".
        pub called: &'a str,
        pub text: &'a str,
        pub difficulty: u8,
        pub points: i8,
    }
}

impl NearAndFar {
    pub(super) fn person_view(&self, id: Id<Person>) -> PersonView<'_> {
        let person = self.book.person(id);
        PersonView {
            key: self.book.names().name(id),
            name: &person.name,
            faction: person.faction,
            cost: person.cost,
            symbols: person.symbols,
            kind: person.kind.as_deref(),
        }
    }

    /// A card; in its owner's hand (`held_by`) with what is missing to buy it.
    pub(super) fn card_view<K: Within<Card>>(&self, id: Id<K>, held_by: Option<Seat>) -> CardView<'_> {
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
                        thing: thing.key(),
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
            key: self.book.names().name(id),
            name: &card.name,
            text: &card.text,
            rules: self.book.rules_text(id),
            price,
        }
    }

    pub(super) fn threat_view(&self, id: Id<Threat>) -> ThreatView<'_> {
        let foe = self.book.threat(id);
        ThreatView {
            key: self.book.names().name(id),
            name: &foe.name,
            called: &foe.called,
            text: &foe.text,
            difficulty: foe.difficulty,
            points: foe.points,
        }
    }
}
