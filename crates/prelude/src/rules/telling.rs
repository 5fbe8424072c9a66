//! What events are made of: the pieces, places and cards of this game as the table's kinds of events name them.
//! A seat is the place of whatever its player has; the supply and the decks are not places.

use crate::{Building, DeckName, Prelude, Zone};
use table::{Ask, Die, Id, Seat, Seats, Story, Throw, What};

pub(crate) const RESOURCE: &str = "resource";
pub(crate) const PRESENCE: &str = "presence";

impl Zone {
    /// The zone as a place that options and events name.
    pub(crate) fn place(self) -> String {
        format!("zone/{}", self.key())
    }
}

impl Building {
    /// The building as a place that options and events name.
    pub(crate) fn place(self) -> String {
        format!("building/{}", self.key())
    }
}

/// The one seat of a group of one; a larger group does things together.
pub(crate) fn alone(group: Seats) -> Option<Seat> {
    group.iter().next().filter(|_| group.len() == 1)
}

/// "3 resources"
pub(crate) fn resources(n: u32) -> String {
    if n == 1 { "1 resource".to_owned() } else { format!("{n} resources") }
}

/// Tokens that leave the supply.
pub(crate) fn gained(token: &str, n: u32, to: String) -> What {
    What::tokens(token, n, None, Some(to))
}

/// Tokens that go back to the supply.
pub(crate) fn lost(token: &str, n: u32, from: String) -> What {
    What::tokens(token, n, Some(from), None)
}

/// Resource tokens that go from one place to another.
pub(crate) fn handed(n: u8, from: String, to: String) -> What {
    What::tokens(RESOURCE, n.into(), Some(from), Some(to))
}

impl Prelude {
    /// A card is turned over where it lies.
    pub(crate) fn turned<K>(&self, card: Id<K>, place: String) -> What {
        self.moved(card, Some(place.clone()), Some(place))
    }

    /// A part of a card is read.
    pub(crate) fn story<K>(&self, card: Id<K>, title: impl Into<String>) -> Story {
        Story { entry: self.key_of(card), title: title.into(), ..Story::default() }
    }

    /// Dice that a group throws; one player alone has a face.
    pub(crate) fn thrown_by_group(&self, group: Seats, dice: &[Die]) -> Throw {
        match alone(group) {
            Some(seat) => self.thrown_by(seat, dice),
            None => Throw::of(self.names(group), dice),
        }
    }

    /// A die that shows this number, whenever it was rolled.
    pub(crate) fn die(&self, shown: u32) -> Die {
        Die::showing(self.book.numbers.die, shown.to_string())
    }

    /// The event die that shows this deck, whenever it was rolled.
    pub(crate) fn event_die_with(&self, deck: DeckName) -> Die {
        Die::showing(self.book.event_die.len() as u32, deck.letter())
    }
}
