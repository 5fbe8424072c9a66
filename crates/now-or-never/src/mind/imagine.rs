//! Deals anew whatever a seat cannot know.

use crate::NowOrNever;
use crate::book::{Pile, Quest};
use table::{Chance, Id, Seat};

impl NowOrNever {
    pub(crate) fn imagine_for(&mut self, seat: Seat, chance: &mut Chance) {
        let book = self.book.clone();
        let state = &mut self.state;
        for pile in Pile::ALL {
            // Others know how many cards of each pile somebody holds.
            let of_pile = |card: &&mut Id<Quest>| book.quests[**card].pile == pile;
            let others = state.players.iter_mut().enumerate().filter(|(at, _)| *at != seat.index());
            let hands = others.flat_map(|(_, player)| &mut player.hand).filter(of_pile);
            let bot = state.bot.iter_mut().flat_map(|bot| &mut bot.quests).filter(of_pile);
            let deck = state.quests[pile as usize].unseen_by(seat);
            chance.deal_anew(hands.chain(bot).chain(deck).collect());
        }
        let bot = state.bot.iter_mut().flat_map(|bot| &mut bot.orders);
        chance.deal_anew(bot.chain(state.orders.unseen_by(seat)).collect());
        let bot = state.bot.iter_mut().flat_map(|bot| &mut bot.finds);
        chance.deal_anew(bot.chain(state.searches.unseen_by(seat)).collect());
        state.gear.iter_mut().for_each(|pile| pile.imagine(seat, chance));
        state.specialists.imagine(seat, chance);
        state.bot.iter_mut().for_each(|bot| bot.cards.imagine(seat, chance));
    }
}
