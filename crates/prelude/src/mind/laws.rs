//! The laws of conservation, and mending saves whose book has changed.

use crate::book::Book;
use crate::state::{Phase, Zone};
use crate::{Class, DeckName, Kind, Prelude, Trait};
use serde_json::Value;
use std::collections::BTreeSet;
use table::written::{at, retain};
use table::{Book as _, Id};

impl Prelude {
    /// Cards are where they can be, each once; nobody holds more than fits.
    pub(crate) fn check_laws(&self) -> Vec<String> {
        let (characters, seats) = (self.characters.len(), table::Game::dealer(self).seats());
        if characters != seats {
            return vec![format!("there are {characters} characters for {seats} seats")];
        }
        let mut broken = Vec::new();
        if matches!(self.phase, Phase::Action(n) | Phase::Event(n) if usize::from(n) >= Zone::ORDER.len()) {
            broken.push("there is no such place in the order of the zones".to_owned());
        }
        let mut places = vec![0u8; self.book.cards.len()];
        let decks = self.decks.iter().chain([&self.artifacts]).flat_map(|d| d.cards());
        let board = self.slots.iter().flatten().map(|p| p.card);
        let held = self
            .characters
            .iter()
            .flat_map(|c| c.artifacts.iter().map(|a| a.card).chain(c.secrets.iter().map(|s| s.card)));
        let hut = self.hut_artifacts.iter().map(|a| a.card);
        for card in decks.chain(board).chain(held).chain(hut) {
            match places.get_mut(card.index()) {
                Some(count) => *count = count.saturating_add(1),
                None => broken.push(format!("`{}` is not a card", self.book.names().name(card))),
            }
        }
        if !broken.is_empty() {
            return broken;
        }
        for (i, count) in places.iter().enumerate().filter(|(_, n)| **n != 1) {
            broken.push(format!("the card `{}` is in {count} places", self.book.names().name(Id(i as u16))));
        }
        for deck in DeckName::ALL {
            let strangers =
                self.decks[deck as usize].cards().filter(|c| !self.book.deck(deck).any(|d| d == *c));
            broken.extend(strangers.map(|c| format!("`{}` lies in the wrong deck", self.card_name(c))));
        }
        for stack in &self.slots {
            let decks: Vec<Option<DeckName>> = stack.iter().map(|p| self.regional(p.card)).collect();
            let strangers = stack.iter().zip(&decks).filter(|(_, deck)| deck.is_none());
            // PR-REGION-01, PR-REGION-02
            broken.extend(
                strangers.map(|(p, _)| format!("{} is not a regional event", self.card_name(p.card))),
            );
            if decks.iter().filter(|deck| **deck == Some(DeckName::Location)).count() > 1 {
                broken.push("two locations share a slot".to_owned()); // PR-REGION-05
            }
        }
        let held = self.characters.iter().flat_map(|c| &c.artifacts).chain(&self.hut_artifacts);
        let times = self.slots.iter().flatten().filter_map(|p| p.time).chain(held.filter_map(|h| h.time));
        let printed = 1..=self.book.numbers.die;
        for token in times.filter(|t| !printed.contains(&t.first.into()) || !printed.contains(&t.size.into()))
        {
            broken.push(format!("there is no time token of {} numbers from {}", token.size, token.first)); // PR-NUM-11
        }
        for seat in self.band().iter().filter(|s| self.character(*s).past.is_some()) {
            let who = self.character(seat);
            if Trait::ALL.into_iter().any(|t| who.has(t) > self.slots_of(seat, t)) {
                broken.push(format!("{} has more trait tokens than slots", self.name(seat)));
            }
            if who.resources > self.resource_slots(seat) {
                broken.push(format!("{} has more resources than slots", self.name(seat)));
            }
            if who.artifacts.len() > self.book.numbers.artifacts_max {
                broken.push(format!("{} has too many artifacts", self.name(seat)));
            }
        }
        for (building, done) in self.book.buildings.iter().zip(self.settlement) {
            if done > building.cost {
                broken.push(format!("the {} has more tokens than spaces", building.name));
            }
        }
        for token in Trait::ALL {
            let out: u32 = self.characters.iter().map(|c| u32::from(c.has(token))).sum();
            if out > self.book.numbers.trait_tokens.into() {
                broken.push(format!("{out} {} tokens are out, the box has fewer", token.name()));
            }
        }
        broken
    }

    /// The deck of a card that may lie on the region board.
    fn regional(&self, card: Id) -> Option<DeckName> {
        match self.book.card(card).class {
            Class::Event { deck, kind, .. } => {
                (kind != Kind::Secret && deck != DeckName::Occurrence).then_some(deck)
            }
            _ => None,
        }
    }
}

/// Where cards lie in a written state, besides the decks.
const ELSEWHERE: [&str; 3] = ["/slots/*/*", "/characters/*/secrets/*", "/characters/*/artifacts/*"];

/// Makes a written state fit the book: cards that are gone are taken out, cards that are new go
/// under their deck. In a scenario, cards laid out by hand are taken from the decks.
pub(crate) fn mend(book: &Book, state: &mut Value, scenario: bool) -> Vec<String> {
    let mut notes = Vec::new();
    let mut gone = BTreeSet::new();
    let known = |v: &Value| v.as_str().is_some_and(|name| book.names().find(name).is_some());
    for path in ["/decks/*/pile", "/decks/*/discards", "/artifacts/pile", "/artifacts/discards", "/keywords"]
    {
        for list in at(state, path) {
            retain(list, |v| known(v), &mut gone);
        }
    }
    let mut laid_out = BTreeSet::new();
    for path in ELSEWHERE.into_iter().chain(["/hut_artifacts/*"]) {
        let (parent, _) = path.rsplit_once('/').expect("a path has a last part");
        for list in at(state, parent) {
            retain(list, |v| v.get("card").is_some_and(known), &mut gone);
            let cards = list.as_array().into_iter().flatten().filter_map(|v| v.get("card")?.as_str());
            laid_out.extend(cards.map(str::to_owned));
        }
    }
    for name in &gone {
        notes.push(format!("`{name}` is no longer in the book; it was taken out of the game."));
    }
    let mut in_decks = BTreeSet::new();
    for path in ["/decks/*/pile", "/decks/*/discards", "/artifacts/pile", "/artifacts/discards"] {
        for list in at(state, path) {
            if scenario {
                retain(list, |v| !v.as_str().is_some_and(|n| laid_out.contains(n)), &mut BTreeSet::new());
            }
            in_decks
                .extend(list.as_array().into_iter().flatten().filter_map(|v| v.as_str().map(str::to_owned)));
        }
    }
    for i in 0..book.cards.len() {
        let name = book.names().name(Id(i as u16)).to_owned();
        if in_decks.contains(&name) || laid_out.contains(&name) {
            continue;
        }
        let deck = book.event_decks.iter().position(|d| d.contains(&(i as u16)));
        let path = deck.map_or("/artifacts/pile".to_owned(), |d| format!("/decks/{d}/pile"));
        if let Some(Value::Array(pile)) = state.pointer_mut(&path) {
            if !scenario {
                notes.push(format!("`{name}` is new in the book; it was put under its deck."));
            }
            pile.insert(0, Value::String(name));
        }
    }
    // Where a seat had peeked into a pile that has changed, nobody can say any more.
    if !notes.is_empty() || scenario {
        for path in ["/decks/*", "/artifacts"] {
            for deck in at(state, path) {
                if let Some(deck) = deck.as_object_mut() {
                    deck.remove("seen");
                }
            }
        }
    }
    notes
}
