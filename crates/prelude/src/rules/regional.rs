//! Regional events (PR-REGION): where they lie, how long, and how they leave.

use crate::book::{Card, Either, Event};
use crate::rules::telling::{gained, lost};
use crate::state::{Placed, TimeToken, Zone};
use crate::{DeckName, Prelude};
use table::{Ask, Id, Seat, Seats, words};

impl Prelude {
    /// PR-REGION-03: puts an event that was met on the board. Returns whether it found a place.
    pub(crate) fn place_event(&mut self, card: Id<Event>, group: Seats) -> bool {
        let (deck, ..) = self.book.event(card);
        match deck {
            DeckName::Occurrence => false, // PR-REGION-02
            DeckName::Location => self.put_location(card),
            DeckName::Spirit | DeckName::Phenomenon => self.put_on_top(card, group),
        }
    }

    /// PR-EXPLORE-03, PR-OPEN-17: a location that was found is laid out or, without a vacant slot, discarded.
    pub(crate) fn place_location(&mut self, card: Id<Event>) {
        if !self.put_location(card) {
            self.tell("PR-REGION-08 PR-OPEN-17", |g| {
                words(None, format!("There is no room on the map for {}.", g.card_name(card)))
            });
            self.discard_event(card);
        }
    }

    fn put_location(&mut self, card: Id<Event>) -> bool {
        self.vacant_slot().is_some_and(|slot| self.put(card, slot))
    }

    /// PR-REGION-04, PR-REGION-05: the first slot without any event.
    pub(crate) fn vacant_slot(&self) -> Option<usize> {
        self.slots.iter().position(Vec::is_empty)
    }

    /// PR-REGION-06: on top of what the group was visiting; PR-REGION-07: else in the first slot without a
    /// spirit or phenomenon, over a location if one lies there.
    fn put_on_top(&mut self, card: Id<Event>, group: Seats) -> bool {
        let first = group.iter().next().expect("somebody met the event");
        if let Some(Zone::Slot(slot)) = self.character(first).zone {
            return self.put(card, slot.into());
        }
        let covers = |p: &Placed| self.book.event(p.card).0 != DeckName::Location;
        let free = self.slots.iter().position(|stack| !stack.iter().any(covers));
        free.is_some_and(|slot| self.put(card, slot))
    }

    fn put(&mut self, card: Id<Event>, slot: usize) -> bool {
        // PR-REGION-09, PR-REGION-10
        let time = self.book.event(card).2.map(|size| self.time_token(size));
        self.state.slots[slot].push(Placed { card, time });
        self.tell("PR-REGION-03 PR-EXPLORE-03", |g| {
            g.moved(card, None, Some(Zone::Slot(slot as u8).place())).unsaid(None)
        });
        self.tell_time(card, time);
        true
    }

    /// PR-NUM-11: a random time token of this size that is not in use.
    pub(crate) fn time_token(&mut self, size: u8) -> TimeToken {
        let held = self
            .characters
            .iter()
            .flat_map(|c| &c.artifacts)
            .chain(&self.hut_artifacts)
            .filter_map(|h| h.time);
        let placed = self.slots.iter().flatten().filter_map(|p| p.time);
        let used: Vec<TimeToken> = held.chain(placed).collect();
        let all = (1..=self.book.numbers.die as u8).map(|first| TimeToken { size, first });
        let free: Vec<TimeToken> = all.clone().filter(|t| !used.contains(t)).collect();
        // Six of a size are more than ever lie out; should they run short, any will do.
        let from: Vec<TimeToken> = if free.is_empty() { all.collect() } else { free };
        self.dealer.pick(&from)
    }

    /// A time token is laid on a card; it goes without saying.
    pub(crate) fn tell_time<K>(&mut self, card: Id<K>, time: Option<TimeToken>) {
        if let Some(time) = time {
            self.tell("PR-NUM-11", |g| gained(&time.key(), 1, g.key_of(card)).unsaid(None));
        }
    }

    /// A time token is taken off a card.
    pub(crate) fn tell_time_over<K>(&mut self, card: Id<K>, time: Option<TimeToken>) {
        if let Some(time) = time {
            self.tell("PR-NUM-11", |g| lost(&time.key(), 1, g.key_of(card)).unsaid(None));
        }
    }

    /// A card is resolved or sent away: it leaves the board, its owner's hand, or its keeper.
    pub(crate) fn leave_play(&mut self, card: Id<Card>, owner: Seat) {
        match self.book.which(card) {
            Either::Event(card) if self.book.is_secret(card) => self.end_secret(owner, card),
            Either::Event(card) => {
                // An event that was never placed is discarded where it was drawn.
                let lies = |stack: &Vec<Placed>| stack.iter().any(|p| p.card == card);
                if let Some(slot) = self.slots.iter().position(lies) {
                    let at = self.slots[slot].iter().position(|p| p.card == card).expect("it lies here");
                    let Placed { time, .. } = self.slots[slot].remove(at);
                    self.tell_time_over(card, time);
                    self.tell("PR-REGION-12 PR-REGION-13", |g| {
                        let from = Zone::Slot(slot as u8).place();
                        g.moved(card, Some(from), None).said(None, format!("{} is gone.", g.card_name(card)))
                    });
                    self.discard_event(card);
                }
            }
            Either::Artifact(card) => {
                if self.character(owner).artifacts.iter().any(|h| h.card == card) {
                    self.discard_artifact(owner, card);
                }
            }
        }
    }

    pub(crate) fn discard_event(&mut self, card: Id<Event>) {
        let (deck, ..) = self.book.event(card);
        self.state.decks[deck as usize].discards.push(card);
    }

    /// Draws from an event deck; empty decks are made from their discards (PR-OPEN-53). Returns the card and
    /// who had looked at it in the pile.
    pub(crate) fn draw_event(&mut self, deck: DeckName) -> Option<(Id<Event>, Seats)> {
        let pile = &mut self.state.decks[deck as usize];
        if pile.is_empty() {
            self.dealer.reshuffle(pile);
        }
        let known_to = pile.top_seen_by();
        let card = self.dealer.draw(pile);
        if card.is_none() {
            self.tell("PR-OPEN-53", |_| {
                words(None, format!("The {} deck is empty: nothing comes.", deck.name()))
            });
        }
        Some((card?, known_to))
    }
}
