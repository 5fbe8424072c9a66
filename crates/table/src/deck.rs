//! Decks of cards: a face-down pile, its discards, and who has peeked at what.

use crate::id::Known;
use crate::{Any, Chance, Id, Kind, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::mem;

/// A pile (the last card is the top one) and its discards.
#[derive(Serialize, Deserialize)]
#[serde(try_from = "Written<K>", bound(serialize = "", deserialize = "K: Kind"))]
pub struct Deck<K> {
    /// The face-down pile, bottom first.
    pub pile: Vec<Id<K>>,
    /// The discards, oldest first; face up, but for those that somebody has put away.
    pub discards: Vec<Id<K>>,
    /// Cards of the pile that a seat has seen, by their place from the bottom.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    seen: Vec<(Seat, u16)>,
    /// Discards that only this seat knows, by their place from the bottom.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    hidden: Vec<(Seat, u16)>,
}

/// A deck in a document, with gaps where cards are no longer in the book.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "K: Kind")]
struct Written<K> {
    pile: Vec<Known<Id<K>>>,
    discards: Vec<Known<Id<K>>>,
    #[serde(default)]
    seen: Vec<(Seat, u16)>,
    #[serde(default)]
    hidden: Vec<(Seat, u16)>,
}

impl<K> TryFrom<Written<K>> for Deck<K> {
    type Error = String;

    fn try_from(written: Written<K>) -> Result<Self, String> {
        let Written { pile, discards, seen, hidden } = written;
        let (pile, seen) = known(pile, seen, "has seen", "the pile")?;
        let (discards, hidden) = known(discards, hidden, "has put away", "the discards")?;
        Ok(Deck { pile, discards, seen, hidden })
    }
}

/// Cards that are still in the book, and which of them a seat knows.
type KnownBy<K> = (Vec<Id<K>>, Vec<(Seat, u16)>);

fn known<K>(
    cards: Vec<Known<Id<K>>>,
    by: Vec<(Seat, u16)>,
    what: &str,
    of: &str,
) -> Result<KnownBy<K>, String> {
    let seats_max = u8::BITS as usize;
    let is_there = |place: u16| usize::from(place) < cards.len();
    if let Some((seat, place)) =
        by.iter().find(|(seat, place)| seat.index() >= seats_max || !is_there(*place))
    {
        return Err(format!("seat {} {what} card {place} of {} in {of}", seat.0, cards.len()));
    }
    let stays: Vec<bool> = cards.iter().map(|card| card.0.is_some()).collect();
    Ok((cards.into_iter().filter_map(|card| card.0).collect(), moved(by, &stays)))
}

/// What is known of cards, once some of them are gone.
fn moved(seen: Vec<(Seat, u16)>, stays: &[bool]) -> Vec<(Seat, u16)> {
    let below = |place: u16| stays[..usize::from(place)].iter().filter(|stays| **stays).count() as u16;
    let left = seen.into_iter().filter(|(_, place)| stays[usize::from(*place)]);
    left.map(|(seat, place)| (seat, below(place))).collect()
}

impl<K> Clone for Deck<K> {
    fn clone(&self) -> Self {
        let Deck { pile, discards, seen, hidden } = self;
        Deck { pile: pile.clone(), discards: discards.clone(), seen: seen.clone(), hidden: hidden.clone() }
    }
}

impl<K> std::fmt::Debug for Deck<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Deck { pile, discards, seen, hidden } = self;
        let mut deck = f.debug_struct("Deck");
        deck.field("pile", pile)
            .field("discards", discards)
            .field("seen", seen)
            .field("hidden", hidden)
            .finish()
    }
}

impl<K> Default for Deck<K> {
    fn default() -> Self {
        Deck { pile: Vec::new(), discards: Vec::new(), seen: Vec::new(), hidden: Vec::new() }
    }
}

impl<K> PartialEq for Deck<K> {
    fn eq(&self, other: &Self) -> bool {
        (&self.pile, &self.discards, &self.seen, &self.hidden)
            == (&other.pile, &other.discards, &other.seen, &other.hidden)
    }
}

impl<K> Deck<K> {
    /// A deck of these cards, not shuffled.
    pub fn new(cards: impl IntoIterator<Item = Id<K>>) -> Self {
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
    pub fn cards(&self) -> impl Iterator<Item = Id<K>> + '_ {
        self.pile.iter().chain(&self.discards).copied()
    }

    /// The cards of the pile that this seat has seen, top first, with their depth (0 is the top).
    pub fn seen_by(&self, seat: Seat) -> impl Iterator<Item = (usize, Id<K>)> + '_ {
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
    pub fn has_seen(&self, seat: Seat, card: Id<K>) -> bool {
        self.seen_by(seat).any(|(_, c)| c == card)
    }

    /// Takes cards out of the pile and the discards, wherever they are. The others stay seen or unseen as before.
    pub fn take_out(&mut self, goes: impl Fn(Id<K>) -> bool) {
        let stays: Vec<bool> = self.pile.iter().map(|card| !goes(*card)).collect();
        self.seen = moved(mem::take(&mut self.seen), &stays);
        self.pile.retain(|card| !goes(*card));
        let stays: Vec<bool> = self.discards.iter().map(|card| !goes(*card)).collect();
        self.hidden = moved(mem::take(&mut self.hidden), &stays);
        self.discards.retain(|card| !goes(*card));
    }

    /// Puts a card that only this seat knows on the discards.
    pub fn put_away(&mut self, seat: Seat, card: Id<K>) {
        self.hidden.push((seat, self.discards.len() as u16));
        self.discards.push(card);
    }

    /// Puts a card at the bottom of the pile.
    pub fn put_under(&mut self, card: Id<K>) {
        self.pile.insert(0, card);
        self.seen.iter_mut().for_each(|(_, place)| *place = place.saturating_add(1));
    }

    /// Puts under the pile which of these are nowhere, and adds them to what is new.
    pub fn complete(
        &mut self,
        cards: impl Iterator<Item = Id<K>>,
        anywhere: &BTreeSet<Id<Any>>,
        new: &mut Vec<Id<Any>>,
    ) {
        for card in cards.filter(|card| !anywhere.contains(&card.any())) {
            new.push(card.any());
            self.put_under(card);
        }
    }

    /// Takes the top card.
    pub(crate) fn take(&mut self) -> Option<Id<K>> {
        let card = self.pile.pop()?;
        let top = self.pile.len() as u16;
        self.seen.retain(|&(_, place)| place < top);
        Some(card)
    }

    /// Brings a card of the pile to the top (a rigged draw).
    pub(crate) fn lift(&mut self, card: Id<K>) -> bool {
        let Some(place) = self.pile.iter().position(|&c| c == card) else {
            return false;
        };
        self.pile.remove(place);
        self.pile.push(card);
        self.seen.retain(|&(_, at)| usize::from(at) < place);
        true
    }

    /// Marks the top `n` cards as seen by a seat and returns them, top first.
    pub(crate) fn see(&mut self, seat: Seat, n: usize) -> Vec<Id<K>> {
        let top = self.pile.len();
        for place in (top.saturating_sub(n)..top).rev() {
            if !self.seen.contains(&(seat, place as u16)) {
                self.seen.push((seat, place as u16));
            }
        }
        self.pile.iter().rev().take(n).copied().collect()
    }

    /// Shuffles the pile; what was seen of it is forgotten.
    pub(crate) fn shuffle(&mut self, chance: &mut Chance) {
        self.seen.clear();
        chance.shuffle(&mut self.pile);
    }

    /// The same with all discards.
    pub(crate) fn reshuffle(&mut self, chance: &mut Chance) {
        self.hidden.clear();
        self.pile.append(&mut self.discards);
        self.shuffle(chance);
    }

    /// Redeals the deck as far as this seat cannot know it.
    pub fn imagine(&mut self, seat: Seat, chance: &mut Chance) {
        chance.deal_anew(self.unseen_by(seat).collect());
    }

    /// The cards of the pile that this seat has not seen, and those that others have put away: where cards in hidden hands are dealt anew,
    /// these are dealt with them ([`Chance::deal_anew`]).
    pub fn unseen_by(&mut self, seat: Seat) -> impl Iterator<Item = &mut Id<K>> {
        let Deck { pile, seen, discards, hidden } = self;
        let pile = pile.iter_mut().enumerate().filter(move |(i, _)| !seen.contains(&(seat, *i as u16)));
        let by_others = move |place: u16| hidden.iter().any(|(by, at)| *at == place && *by != seat);
        let away = discards.iter_mut().enumerate().filter(move |(i, _)| by_others(*i as u16));
        pile.chain(away).map(|(_, card)| card)
    }
}
