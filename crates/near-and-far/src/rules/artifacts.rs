//! Artifacts (NF-ARTI): when one can be bought, and buying it.

use crate::NearAndFar;
use crate::book::Artifact;
use crate::rules::telling::{ARTIFACT_CARD, hand_key};
use table::{Ask, Id, Play, Seat, What};

impl NearAndFar {
    /// NF-ARTI-05, NF-ARTI-06, NF-ARTI-07
    pub(crate) fn meets_flame(&self, seat: Seat, card: Id<Artifact>) -> bool {
        let reputation = self.player(seat).reputation;
        match self.book.artifact(card).reputation {
            Some(flame) if flame.is_negative() => reputation <= flame,
            Some(flame) => reputation >= flame,
            None => true,
        }
    }

    /// NF-ARTI-01, NF-ARTI-02, NF-ARTI-03, NF-ARTI-04
    pub(crate) fn can_buy(&self, seat: Seat, card: Id<Artifact>) -> bool {
        let cost = &self.book.artifact(card).cost;
        self.can_pay_purse(seat, cost)
            && self.meets_flame(seat, card)
            && (self.owed.is_empty() || self.can_pay(seat, &cost.prices().collect::<Vec<_>>()))
    }

    /// Whether this player could buy something now, for all that the others know: they see how many cards of which deck are in a hand, and
    /// that it has none of those that lie in front of somebody. Whoever might is asked, so that being asked betrays nothing.
    pub(crate) fn might_buy(&self, seat: Seat) -> bool {
        let is_bought = |card| self.players.iter().any(|player| player.artifacts.contains(&card));
        let advanced = self.advanced_in_hand(seat);
        let held = [self.player(seat).hand.len() > advanced, advanced > 0];
        let possible = self.book.artifacts.iter().filter(|card| !is_bought(*card));
        let mut possible = possible.filter(|card| held[usize::from(self.book.artifact(*card).advanced)]);
        possible.any(|card| self.can_buy(seat, card))
    }

    /// The backs of a hand show of which deck its cards are.
    pub(crate) fn advanced_in_hand(&self, seat: Seat) -> usize {
        self.player(seat).hand.iter().filter(|card| self.book.artifact(**card).advanced).count()
    }

    /// NF-ARTI-09: it works from now on (NF-OPEN-44: its hearts when leaving town next).
    pub(crate) fn buy(&mut self, seat: Seat, card: Id<Artifact>) -> Play<()> {
        let cost = self.book.artifact(card).cost;
        self.pay_for(seat, card, cost.prices())?;
        let player = self.player_mut(seat);
        player.hand.retain(|c| *c != card);
        player.artifacts.push(card);
        self.tell("NF-ARTI-01 NF-ARTI-09", |g| {
            let text =
                format!("{} buys {}. {}", g.name(seat), g.book.card(card).name, g.book.rules_text(card));
            g.moved(card, Some(hand_key(seat)), Some(seat.place())).said(seat, text)
        });
        self.tell("NF-ARTI-09", |_| What::tokens(ARTIFACT_CARD, 1, Some(hand_key(seat)), None).unsaid(seat));
        self.enter_play(seat, card)
    }
}
