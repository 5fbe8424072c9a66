//! The laws of conservation, and repairing saves whose book has changed.

use crate::book::{Book, Card, Event};
use crate::state::{End, Phase, State};
use crate::{Building, Class, DeckName, Kind, Prelude, Trait};
use std::collections::BTreeSet;
use table::{Ask, Book as _, Id, Ids, Origin, Places, Seats, has_twice};

impl State {
    /// Every card in a deck.
    fn in_decks(&self) -> impl Iterator<Item = Id<Card>> + '_ {
        let events = self.decks.iter().flat_map(|deck| deck.cards()).map(Id::widen);
        events.chain(self.artifacts.cards().map(Id::widen))
    }

    /// Every card on the board, in the hut or with somebody.
    fn laid_out(&self) -> impl Iterator<Item = Id<Card>> + '_ {
        let secrets = self.characters.iter().flat_map(|c| &c.secrets).map(|s| s.card);
        let events = self.slots.iter().flatten().map(|p| p.card).chain(secrets);
        let held = self.characters.iter().flat_map(|c| &c.artifacts).chain(&self.hut_artifacts);
        events.map(Id::widen).chain(held.map(|h| h.card.widen()))
    }
}

impl Prelude {
    /// Cards are where they can be, each once; and what [`Prelude::check_tokens`] says.
    pub(crate) fn check_laws(&self) -> Vec<String> {
        let (characters, seats) = (self.characters.len(), table::Game::dealer(self).seats());
        if characters != seats {
            return vec![format!("there are {characters} characters for {seats} seats")];
        }
        let mut broken = Vec::new();
        if let Some(End::Died(seat)) = self.end
            && seat.index() >= seats
        {
            broken.push(format!("seat {} has died, but nobody sits there", seat.0));
        }
        let places = Places::of(self.book.names(), self.in_decks().chain(self.laid_out()), &mut broken);
        places.each(self.book.event_decks.iter().flat_map(Ids::iter), &mut broken);
        places.each(self.book.artifacts.iter(), &mut broken);
        for deck in DeckName::ALL {
            let strangers =
                self.decks[deck as usize].cards().filter(|c| !self.book.deck(deck).any(|d| d == *c));
            broken.extend(strangers.map(|c| format!("`{}` is in the wrong deck", self.card_name(c))));
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
        let secrets = self.characters.iter().flat_map(|c| &c.secrets).map(|s| s.card);
        for card in secrets.filter(|card| !self.book.is_secret(*card)) {
            broken.push(format!("{} is not a secret", self.card_name(card))); // PR-SECRET-01
        }
        let held = self.characters.iter().flat_map(|c| &c.artifacts).chain(&self.hut_artifacts);
        let times = self.slots.iter().flatten().filter_map(|p| p.time).chain(held.filter_map(|h| h.time));
        let printed = 1..=self.book.numbers.die;
        for token in times.filter(|t| !printed.contains(&t.first.into()) || !printed.contains(&t.size.into()))
        {
            broken.push(format!(
                "there is no time token with {} numbers starting at {}",
                token.size, token.first
            )); // PR-NUM-11
        }
        broken.extend(self.check_band());
        broken.extend(self.check_tokens());
        broken
    }

    /// Everybody is somebody else, and whoever is named sits at the table.
    fn check_band(&self) -> Vec<String> {
        let mut broken = Vec::new();
        if has_twice(&self.keywords) {
            broken.push("keywords: one is there twice".to_owned());
        }
        let pasts: Vec<_> = self.characters.iter().filter_map(|who| who.past).collect();
        let gifts: Vec<_> = self.characters.iter().filter_map(|who| who.gift).collect();
        if has_twice(&pasts) || has_twice(&gifts) {
            broken.push("characters: two have the same past or the same gift".to_owned()); // PR-SETUP-02, PR-OPEN-54
        }
        let secrets = self.characters.iter().flat_map(|who| &who.secrets).map(|secret| secret.seen_by);
        let scene = self.scene.iter().map(|scene| scene.seats.and(scene.shielded.into_iter().collect()));
        let chosen = self.scene.iter().map(|scene| scene.chosen.iter().map(|(seat, _)| *seat).collect());
        let named = secrets.chain(scene).chain(chosen).chain(self.handing);
        if named.flat_map(Seats::iter).any(|seat| seat.index() >= self.characters.len()) {
            broken.push("seen_by, scene, handing: a seat that nobody has".to_owned());
        }
        broken
    }

    /// Nobody and nothing holds more than fits.
    fn check_tokens(&self) -> Vec<String> {
        let mut broken = Vec::new();
        for seat in self.band().iter() {
            let who = self.character(seat);
            if who.past.is_none() || who.gift.is_none() {
                if self.phase != Phase::Setup {
                    broken.push(format!("{} has no past or no gift", self.name(seat))); // PR-SETUP-02
                }
                continue;
            }
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
        for (building, done) in Building::ALL.into_iter().zip(self.settlement) {
            if done > self.cost(building) {
                let name = &self.book.building(building).name;
                broken.push(format!("the {name} has more tokens than spaces"));
            }
        }
        for token in Trait::ALL {
            let out: u32 = self.characters.iter().map(|c| u32::from(c.has(token))).sum();
            if out > self.book.numbers.trait_tokens.into() {
                broken.push(format!("{out} {} tokens are in play, more than the box has", token.name()));
            }
        }
        broken
    }

    /// The deck of a card that may lie on the region board.
    fn regional(&self, card: Id<Event>) -> Option<DeckName> {
        match self.book.card(card).class {
            Class::Event { deck, kind, .. } => {
                (kind != Kind::Secret && deck != DeckName::Occurrence).then_some(deck)
            }
            _ => None,
        }
    }
}

/// Makes a state fit the book: new cards go to the bottom of their deck. In a scenario, cards laid out by hand are taken
/// from the decks.
pub(crate) fn mend(book: &Book, state: &mut State, origin: Origin) -> Vec<String> {
    let laid_out: BTreeSet<Id<Card>> = state.laid_out().collect();
    if origin == Origin::Scenario {
        state.decks.iter_mut().for_each(|deck| deck.take_out(|card| laid_out.contains(&card.widen())));
        state.artifacts.take_out(|card| laid_out.contains(&card.widen()));
    }
    let anywhere = state.in_decks().map(Id::any).chain(laid_out.into_iter().map(Id::any)).collect();
    let mut new = Vec::new();
    for deck in DeckName::ALL {
        state.decks[deck as usize].complete(book.deck(deck), &anywhere, &mut new);
    }
    state.artifacts.complete(book.artifacts.iter(), &anywhere, &mut new);
    origin.notes(book.names(), &new)
}
