//! Quest cards and orders: drawing and playing them (NN-QDRAW, NN-QPLAY, NN-LOC-01).

use crate::book::{Count, Order, Pile, Quest};
use crate::state::{Held, Rival};
use crate::{Halt, NowOrNever};
use table::{Anytime, Ask, Id, Play, Seat, What};

/// A quest card of one's own.
#[derive(Clone, Copy)]
pub(crate) struct Kept(pub Id<Quest>);

impl NowOrNever {
    /// A card that is not kept (NN-QDRAW-03).
    pub(crate) fn discard_quest(&mut self, seat: Seat, card: Id<Quest>) {
        let pile = self.book.quests[card].pile;
        self.player_mut(seat).hand.retain(|held| *held != card);
        self.state.quests[pile as usize].discards.push(card);
        self.tell("NN-QDRAW-03", |g| {
            let text = format!("{} discards a quest card: {}.", g.name(seat), g.book.quests[card].name);
            g.moved(card, Some(seat.place()), Some(pile_place(pile))).said(seat, text)
        });
    }

    /// Cards from any piles, some of which are kept (NN-QDRAW-01).
    pub(crate) fn draw_quests(&mut self, seat: Seat, n: u8, keep: u8) -> Play<(), Halt> {
        let mut drawn: Vec<Id<Quest>> = Vec::new();
        for _ in 0..n {
            let piles =
                |g: &Self| Pile::ALL.into_iter().filter(|pile| !g.is_bare(*pile)).map(FromPile).collect();
            let pile = self.choose(seat, "NN-QDRAW-01", "From which pile do you draw?", piles)?;
            let Some(FromPile(pile)) = pile else { break };
            let NowOrNever { state, dealer, .. } = self;
            let deck = &mut state.quests[pile as usize];
            if deck.is_empty() {
                dealer.reshuffle(deck); // NN-QDRAW-04
            }
            let Some(card) = dealer.draw(deck) else { break };
            self.player_mut(seat).hand.push(card);
            drawn.push(card);
            let others = self.dealer.others(seat);
            let goes = |g: &Self, card: Option<Id<Quest>>| What::Card {
                card: card.map(|card| g.key_of(card)),
                from: Some(pile_place(pile)),
                to: Some(seat.place()),
            };
            self.tell_only(seat, "NN-QDRAW-01", |g| {
                goes(g, Some(card)).said(seat, format!("You draw {}.", g.book.quests[card].name))
            });
            self.tell_only(others, "NN-QDRAW-01", |g| {
                goes(g, None).said(seat, format!("{} draws a quest card ({}).", g.name(seat), pile.key()))
            });
        }
        for left in (1..=usize::from(keep)).rev() {
            let options = |_: &Self| drawn.iter().copied().filter(|_| drawn.len() > left).map(Kept).collect();
            let kept = self.choose(seat, "NN-QDRAW-03", "Which of them do you keep?", options)?;
            let Some(Kept(card)) = kept else { return Ok(()) };
            drawn.retain(|other| *other != card);
        }
        for card in drawn {
            self.discard_quest(seat, card);
        }
        Ok(())
    }

    fn is_bare(&self, pile: Pile) -> bool {
        let deck = &self.quests[pile as usize];
        deck.is_empty() && deck.discards.is_empty()
    }

    /// NN-LOC-01, NN-OPEN-14: what is not kept goes under the stack.
    pub(crate) fn draw_orders(&mut self, seat: Seat, n: u8, keep: u8) -> Play<(), Halt> {
        let mut drawn: Vec<Id<Order>> = Vec::new();
        for _ in 0..n {
            let NowOrNever { state, dealer, .. } = self;
            drawn.extend(dealer.draw(&mut state.orders));
        }
        let mut kept: Vec<Id<Order>> = Vec::new();
        for _ in 0..keep {
            let left = |order: &Id<Order>| !kept.contains(order);
            let options = |_: &Self| drawn.iter().copied().filter(left).map(KeptOrder).collect();
            let taken = self.choose(seat, "NN-LOC-01", "Which order do you keep?", options)?;
            kept.extend(taken.map(|KeptOrder(order)| order));
        }
        for order in drawn {
            if kept.contains(&order) {
                self.player_mut(seat).orders.push(Held { order, done: false });
                self.tell("NN-LOC-01", |g| {
                    let text = format!("{} takes an order: {}.", g.name(seat), g.order_text(order));
                    g.moved(order, Some("orders".to_owned()), Some(seat.place())).said(seat, text)
                });
            } else {
                self.state.orders.put_under(order);
            }
        }
        Ok(())
    }

    /// How much there is of what cards count.
    pub(crate) fn counted(&self, seat: Seat, count: Count) -> u16 {
        let player = self.player(seat);
        let housed = |good: usize| player.housed.iter().map(|row| u16::from(row[good])).sum::<u16>();
        match count {
            Count::Buildings => player.buildings().count() as u16,
            Count::Rows => (0..4).filter(|row| self.row_of(seat, *row).count() == 4).count() as u16,
            Count::Homes => (0..4).filter(|row| player.is_home(*row)).count() as u16,
            Count::Villagers => (0..6).map(housed).sum(),
            Count::Shells => housed(0),
            Count::Tools => housed(1),
            Count::Demons => housed(2),
            Count::Crystals => housed(3),
            Count::Beds => player.buildings().map(|id| u16::from(self.book.buildings[id].beds)).sum(),
            Count::Tokens => player.finds.len() as u16,
            Count::Abilities => {
                player.pieces().filter(|id| self.book.piece(*id).ability.is_some()).count() as u16
            }
            Count::Gear => player.pieces().filter(|id| self.book.piece(*id).ability.is_none()).count() as u16,
            Count::Orders => player.orders.iter().filter(|held| held.done).count() as u16,
            Count::Quests => player.played.len() as u16,
            Count::Specialists => player.specialists.len() as u16,
            Count::Hearts => player.hearts.into(),
            Count::Experience => player.experience,
            Count::Books => player.track[4],
        }
    }

    /// NN-QPLAY-02, NN-QPLAY-03, NN-QPLAY-04
    pub(crate) fn can_play(&self, seat: Seat, card: Id<Quest>) -> bool {
        self.place_at(self.player(seat).at) == Some(self.book.quests[card].place) && self.is_met(seat, card)
    }

    /// Whether what a card asks for is there.
    fn is_met(&self, seat: Seat, card: Id<Quest>) -> bool {
        let quest = &self.book.quests[card];
        let met = quest.needs.iter().all(|(count, n)| self.counted(seat, *count) >= (*n).into());
        met && self.can_pay(seat, &quest.cost)
    }

    /// Whether a hand could hold a card that can be played here. With others at the table it is what they know that decides: how many cards
    /// of which pile it has, and which of these cards lie open. So nobody learns from a wait what is in it.
    pub(crate) fn might_play(&self, seat: Seat) -> bool {
        let hand = &self.player(seat).hand;
        if self.players.len() == 1 {
            return hand.iter().any(|card| self.can_play(seat, *card));
        }
        let Some(here) = self.place_at(self.player(seat).at) else { return false };
        let held = Pile::ALL.map(|pile| hand.iter().any(|card| self.book.quests[*card].pile == pile));
        let is_open = |card: &Id<Quest>| self.players.iter().any(|player| player.played.contains(card));
        let possible = self.book.quests.iter().filter(|card| {
            let quest = &self.book.quests[*card];
            quest.place == here && held[quest.pile as usize]
        });
        possible.filter(|card| !is_open(card)).any(|card| self.is_met(seat, card))
    }

    /// NN-QPLAY-06, NN-QPLAY-07, NN-QPLAY-08
    pub(crate) fn play_quest(&mut self, seat: Seat, card: Id<Quest>) -> Play<(), Halt> {
        let cost = self.book.quests[card].cost.clone();
        // Whoever has no heart left for it keeps the card, as at a location (NN-OPEN-12).
        self.pay(seat, &cost, "NN-QPLAY-03")?;
        self.dealer.turn_page();
        self.player_mut(seat).hand.retain(|held| *held != card);
        self.player_mut(seat).played.push(card);
        self.tally(1, |g| format!("quest/{}", g.book.cover.names.name(card)));
        self.tell("NN-QPLAY-01", |g| {
            let text = format!("{} plays {}.", g.name(seat), g.book.quests[card].name);
            g.moved(card, Some(seat.place()), Some(played(seat))).said(seat, text)
        });
        if self.book.quests[card].fight.is_some() {
            self.take_up(Rival::Quest(card));
            return Ok(());
        }
        let gains = self.book.quests[card].gains.clone();
        self.gain_all(seat, &gains, "NN-QPLAY-06")?;
        Ok(())
    }

    /// NN-QPLAY-10
    pub(crate) fn fail_quest(&mut self, seat: Seat, card: Id<Quest>) {
        self.player_mut(seat).played.retain(|own| *own != card);
        let pile = self.book.quests[card].pile;
        self.state.quests[pile as usize].discards.push(card);
        self.tell("NN-QPLAY-10", |g| {
            let text = format!("{} is discarded.", g.book.quests[card].name);
            g.moved(card, Some(played(seat)), Some(pile_place(pile))).said(seat, text)
        });
    }
}

/// A pile of quest cards, as events name it.
fn pile_place(pile: Pile) -> String {
    format!("quests/{}", pile.key())
}

/// Where the cards lie that somebody has played.
fn played(seat: Seat) -> String {
    format!("played/{}", seat.index())
}

/// A pile to draw from.
#[derive(Clone, Copy)]
pub(crate) struct FromPile(pub Pile);

/// An order to keep.
#[derive(Clone, Copy)]
pub(crate) struct KeptOrder(pub Id<Order>);
