//! People, prices and places in words.

use crate::book::words::THINGS;
use crate::book::{Card, Faction, Person, Symbols};
use crate::state::Place;
use crate::{NearAndFar, Purse};
use table::{Amount, Ask, Id, Offer, Seat, Within, figure};

pub(crate) fn purse(purse: &Purse) -> String {
    purse.things().map(|(thing, n)| thing.say(n.into())).collect::<Vec<_>>().join(", ")
}

/// The reputation that an artifact asks for.
pub(crate) fn flame(reputation: Option<i8>) -> Option<String> {
    let n = reputation?;
    let which = if n < 0 { "lower" } else { "higher" };
    Some(format!("asks for reputation {} or {which}", figure(n)))
}

/// "2 coins, 1 treasure": a list of amounts in words.
pub(crate) fn said(amounts: &[Amount]) -> String {
    let one = |Amount { token, n }: &Amount| {
        let thing = THINGS.iter().find(|(key, _)| key == token);
        match (thing, *n) {
            (Some((_, thing)), n) => thing.say(n),
            (None, n) if n == 1 || ["reputation", "experience"].contains(&token.as_str()) => {
                format!("{n} {token}")
            }
            (None, n) => format!("{n} {token}s"),
        }
    };
    amounts.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// An adventurer's faction or an animal's kind, and the symbols.
pub(crate) fn person_words(faction: Option<Faction>, kind: Option<&str>, s: Symbols) -> String {
    let symbols = [
        (s.skill, "skill"),
        (s.sword, "combat"),
        (s.r#move, "move"),
        (s.shield, "shield"),
        (s.search, "search"),
        (s.heart, if s.heart == 1 { "heart" } else { "hearts" }),
    ];
    let who = faction.map(|f| f.name()).or(kind).map(str::to_owned);
    let symbols = symbols.iter().filter(|(n, _)| *n > 0).map(|(n, word)| format!("{n} {word}"));
    who.into_iter().chain(symbols).collect::<Vec<_>>().join(", ")
}

impl NearAndFar {
    /// "Mystic, 2 skill, 1 heart"
    pub(crate) fn person_text(&self, id: Id<Person>) -> String {
        let person = self.book.person(id);
        person_words(person.faction, person.kind.as_deref(), person.symbols)
    }

    /// What a card does, as small print.
    pub(crate) fn with_rules<K: Within<Card>>(&self, offer: Offer, id: Id<K>) -> Offer {
        let rules = self.book.card(id).rules.iter();
        rules.fold(offer, |offer, rule| offer.detail(self.book.rule_text(rule)))
    }

    pub(crate) fn joins_text(&self, seat: Seat, id: Id<Person>) -> String {
        format!("{} joins {}.", self.book.person(id).name, self.name(seat))
    }

    /// A player's place in words.
    pub(crate) fn place_name(&self, place: Place) -> String {
        match place {
            Place::Nowhere => "yet to arrive".to_owned(),
            Place::Jail => "Jail".to_owned(),
            Place::At(building) => building.name().to_owned(),
            Place::On(space) => self.space_name(space),
        }
    }
}
