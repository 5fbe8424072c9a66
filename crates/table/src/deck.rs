//! Decks of cards: a face-down pile, its discards, and who has peeked at what.

use crate::{Chance, Id, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A pile (the last card is the top one) and its discards.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// The face-down pile, bottom first.
    pub pile: Vec<Id>,
    /// The face-up discards, oldest first.
    pub discards: Vec<Id>,
    /// Cards of the pile that a seat has seen, by their place from the bottom.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    seen: Vec<(Seat, u16)>,
}

impl Deck {
    /// A deck of these cards, not shuffled.
    pub fn new(cards: impl IntoIterator<Item = Id>) -> Self {
        Deck { pile: cards.into_iter().collect(), ..Deck::default() }
    }

    /// How many cards are in the pile.
    pub fn len(&self) -> usize {
        self.pile.len()
    }

    /// Whether the pile is empty.
    pub fn is_empty(&self) -> bool {
        self.pile.is_empty()
    }

    /// Every card of the deck that is in the pile or the discards.
    pub fn cards(&self) -> impl Iterator<Item = Id> + '_ {
        self.pile.iter().chain(&self.discards).copied()
    }

    /// The cards of the pile that this seat has seen, top first, with their depth (0 is the top).
    pub fn seen_by(&self, seat: Seat) -> impl Iterator<Item = (usize, Id)> + '_ {
        let top = self.pile.len();
        (0..top)
            .rev()
            .filter(move |&i| self.seen.contains(&(seat, i as u16)))
            .map(move |i| (top - 1 - i, self.pile[i]))
    }

    /// Who has seen the card on top: they will still know it when it is drawn.
    pub fn top_seen_by(&self) -> Seats {
        let top = self.pile.len() as u16;
        self.seen.iter().filter(|(_, place)| place + 1 == top).map(|(seat, _)| *seat).collect()
    }

    /// Whether this seat has seen this card in the pile.
    pub fn has_seen(&self, seat: Seat, card: Id) -> bool {
        self.seen_by(seat).any(|(_, c)| c == card)
    }

    /// Takes the top card.
    pub(crate) fn take(&mut self) -> Option<Id> {
        let card = self.pile.pop()?;
        let top = self.pile.len() as u16;
        self.seen.retain(|&(_, place)| place < top);
        Some(card)
    }

    /// Brings a card of the pile to the top (a rigged draw).
    pub(crate) fn lift(&mut self, card: Id) -> bool {
        let Some(place) = self.pile.iter().position(|&c| c == card) else {
            return false;
        };
        self.pile.remove(place);
        self.pile.push(card);
        self.seen.retain(|&(_, at)| usize::from(at) < place);
        true
    }

    /// Marks the top `n` cards as seen by a seat and returns them, top first.
    pub(crate) fn see(&mut self, seat: Seat, n: usize) -> Vec<Id> {
        let top = self.pile.len();
        for place in (top.saturating_sub(n)..top).rev() {
            if !self.seen.contains(&(seat, place as u16)) {
                self.seen.push((seat, place as u16));
            }
        }
        self.pile.iter().rev().take(n).copied().collect()
    }

    /// Mixes the pile; what was seen of it is forgotten.
    pub(crate) fn shuffle(&mut self, chance: &mut Chance) {
        self.seen.clear();
        chance.shuffle(&mut self.pile);
    }

    /// Deals the pile anew as far as this seat cannot know its order. Sorted first, so that nothing of the
    /// real order is left in the result.
    pub fn imagine(&mut self, seat: Seat, chance: &mut Chance) {
        let unknown: Vec<usize> =
            (0..self.pile.len()).filter(|&i| !self.seen.contains(&(seat, i as u16))).collect();
        let mut cards: Vec<Id> = unknown.iter().map(|&i| self.pile[i]).collect();
        cards.sort_unstable();
        chance.shuffle(&mut cards);
        for (place, card) in unknown.into_iter().zip(cards) {
            self.pile[place] = card;
        }
    }
}
