//! Another world: everything that a seat cannot know, redealt.

use crate::book::Event;
use crate::{DeckName, Prelude};
use table::{Chance, Id, Seat};

impl Prelude {
    /// Deck orders and other players' secrets change; what this seat sees does not.
    pub(crate) fn imagine_for(&mut self, seat: Seat, chance: &mut Chance) {
        for deck in DeckName::ALL {
            self.imagine_secrets(seat, deck, chance);
            self.state.decks[deck as usize].imagine(seat, chance);
        }
        self.state.artifacts.imagine(seat, chance);
    }

    /// A hidden secret could be any secret of its deck that this seat has not seen elsewhere.
    fn imagine_secrets(&mut self, seat: Seat, deck: DeckName, chance: &mut Chance) {
        let Prelude { state, book, .. } = self;
        let pile = &mut state.decks[deck as usize];
        // The rule that is running holds on to the card it reads: that one stays what it is.
        let being_read = state.scene.as_ref().map(|s| s.card);
        let owners = state.characters.iter_mut().enumerate().filter(|(i, _)| *i != seat.index());
        let held: Vec<&mut Id<Event>> = owners
            .flat_map(|(_, c)| &mut c.secrets)
            .filter(|s| {
                !s.open
                    && !s.seen_by.has(seat)
                    && book.event(s.card).0 == deck
                    && Some(s.card.widen()) != being_read
            })
            .map(|s| &mut s.card)
            .collect();
        if held.is_empty() {
            return;
        }
        let in_pile = pile.unseen_by(seat).filter(|card| book.is_secret(**card));
        chance.deal_anew(held.into_iter().chain(in_pile).collect());
    }
}
