//! Another world: everything that a seat cannot know, redealt.

use crate::NearAndFar;
use crate::book::Artifact;
use table::{Chance, Id, Seat};

impl NearAndFar {
    /// Whether a seat holds cards that only it may see.
    pub(crate) fn has_secrets(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let packet = self.packets.get(seat.index()).is_some_and(|p| !p.is_empty());
        packet || !player.hand.is_empty() || !player.drawn.is_empty()
    }

    /// Deck orders, the bag and other players' hands change; what this seat sees does not.
    pub(crate) fn imagine_for(&mut self, seat: Seat, chance: &mut Chance) {
        for advanced in [false, true] {
            self.imagine_hands(seat, advanced, chance);
        }
        self.bag.imagine(seat, chance);
        self.treasures.imagine(seat, chance);
        self.arcade.imagine(seat, chance);
    }

    /// A card in another hand could be any card of its deck that this seat does not see.
    fn imagine_hands(&mut self, seat: Seat, advanced: bool, chance: &mut Chance) {
        let NearAndFar { state, book, .. } = self;
        let deck = if advanced { &mut state.advanced } else { &mut state.basic };
        let mine = |card: &Id<Artifact>| book.artifact(*card).advanced == advanced;
        let others = state.players.iter_mut().enumerate().filter(|(i, _)| *i != seat.index());
        let held = others.flat_map(|(_, p)| p.hand.iter_mut().chain(p.drawn.iter_mut()));
        let packets = state.packets.iter_mut().enumerate().filter(|(i, _)| *i != seat.index());
        let passed = packets.flat_map(|(_, p)| p.iter_mut());
        chance.deal_anew(held.chain(passed).filter(|c| mine(c)).chain(deck.unseen_by(seat)).collect());
    }
}
