//! Another world: everything that a seat cannot know, redealt.

use crate::SleepingGods;
use crate::book::Peril;
use table::{Chance, Seat};

impl SleepingGods {
    /// Deck orders and other players' hands change; what this seat sees does not.
    pub(crate) fn imagine_for(&mut self, seat: Seat, chance: &mut Chance) {
        let SleepingGods { state, book, .. } = self;
        let others = state.players.iter_mut().enumerate().filter(|(at, _)| *at != seat.index());
        let hands = others.flat_map(|(_, player)| player.hand.iter_mut());
        chance.deal_anew(hands.chain(state.abilities.pile.iter_mut()).collect());
        state.market.imagine(seat, chance);
        state.searches.imagine(seat, chance);
        // How dangerous each card of the event deck is, is known from its place (SG-SETUP-16).
        for peril in Peril::ALL {
            let piles =
                state.events.pile.iter_mut().chain(&mut state.box_events.pile).chain(&mut state.box_lost);
            chance.deal_anew(piles.filter(|id| book.event(**id).peril == peril).collect());
        }
    }
}
