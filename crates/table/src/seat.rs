//! Seats: places at the table, numbered from 0, and sets of them.

use serde::{Deserialize, Serialize};

/// A place at the table. Who sits there is the table's business, not the rules'.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's place in a list of seats.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat as a place that options and events name: its figure, its mat, its hand.
    pub fn place(self) -> String {
        format!("seat/{}", self.0)
    }
}

/// The first `n` seats, in order.
pub fn seats(n: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
    (0..n as u8).map(Seat)
}

/// A set of seats; a table has at most eight seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Whether the set holds `seat`.
    pub fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// This set without one seat.
    pub fn without(mut self, seat: Seat) -> Seats {
        self.remove(seat);
        self
    }

    /// Everyone in either set.
    pub fn and(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = (left != 0).then(|| Seat(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            seat
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|s| set.add(s));
        set
    }
}

impl From<Seat> for Seats {
    fn from(seat: Seat) -> Self {
        Seats(1 << seat.0)
    }
}

impl TryFrom<Vec<Seat>> for Seats {
    type Error = String;

    fn try_from(seats: Vec<Seat>) -> Result<Self, String> {
        match seats.iter().find(|s| s.0 >= 8) {
            Some(seat) => Err(format!("no table has a seat {}", seat.0)),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Self {
        seats.iter().collect()
    }
}
