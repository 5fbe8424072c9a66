//! Fields of squares, and sets of them: a row of cards that damage is laid on, a pack, the hexes of a valley.

use smallvec::SmallVec;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A set of squares, by their numbers: at most 128.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squares(u128);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);

    /// One square.
    pub fn one(square: usize) -> Squares {
        Squares(1 << square)
    }

    /// Whether it has this one.
    pub fn has(self, square: usize) -> bool {
        self.0 & (1 << square) != 0
    }

    /// Whether it has none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many it has.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Only the first, if there is one.
    pub fn first(self) -> Squares {
        Squares(self.0 & self.0.wrapping_neg())
    }

    /// In the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let left = |set: u128| (set != 0).then_some(set);
        std::iter::successors(left(self.0), move |set| left(set & (set - 1)))
            .map(|set| set.trailing_zeros() as usize)
    }
}

impl FromIterator<usize> for Squares {
    fn from_iter<I: IntoIterator<Item = usize>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::NONE, |set, square| set | Squares::one(square))
    }
}

impl BitOr for Squares {
    type Output = Squares;
    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Squares) {
        self.0 |= other.0;
    }
}

impl BitAnd for Squares {
    type Output = Squares;
    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl Not for Squares {
    type Output = Squares;
    fn not(self) -> Squares {
        Squares(!self.0)
    }
}

/// Which squares touch which.
#[derive(Clone, Debug)]
pub struct Field(SmallVec<[Squares; 32]>);

impl Field {
    /// A field of so many squares; `touching` says which ones each touches, and may name some that are not there.
    pub fn new<I: IntoIterator<Item = usize>>(squares: usize, touching: impl Fn(usize) -> I) -> Field {
        assert!(squares <= 128, "a field has at most 128 squares");
        let there = |square: &usize| *square < squares;
        Field((0..squares).map(|square| touching(square).into_iter().filter(there).collect()).collect())
    }

    /// All that touch at least one of these. Some of them may be among these.
    pub fn around(&self, set: Squares) -> Squares {
        set.iter().fold(Squares::NONE, |all, square| all | self.0[square])
    }

    /// Those of `within` that are connected with the ones of `from` that are there.
    pub fn connected(&self, from: Squares, within: Squares) -> Squares {
        let (mut found, mut edge) = (from & within, from & within);
        while !edge.is_empty() {
            edge = self.around(edge) & within & !found;
            found |= edge;
        }
        found
    }

    /// Whether they are all in one piece.
    pub fn is_one_piece(&self, set: Squares) -> bool {
        self.connected(set.first(), set) == set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three rows of forty.
    fn strip() -> Field {
        Field::new(120, |square| {
            let (column, row) = (square % 40, square / 40);
            let beside =
                [column.checked_sub(1).map(|c| (c, row)), Some((column + 1, row)).filter(|_| column < 39)];
            let above = [row.checked_sub(1).map(|r| (column, r)), Some((column, row + 1))];
            beside.into_iter().chain(above).flatten().map(|(column, row)| row * 40 + column)
        })
    }

    fn set<const N: usize>(squares: [usize; N]) -> Squares {
        squares.into_iter().collect()
    }

    #[test]
    fn a_set_is_what_was_put_into_it() {
        let some = set([100, 3, 127, 3, 64]);
        assert_eq!(some.iter().collect::<Vec<_>>(), [3, 64, 100, 127]);
        assert_eq!((some.len(), some.first(), some.has(64), some.has(65)), (4, set([3]), true, false));
        assert_eq!(
            (some & set([64, 65]), some | set([0]) & set([0, 1])),
            (set([64]), set([0, 3, 64, 100, 127]))
        );
        assert_eq!((some & !set([3, 64]), Squares::NONE.first()), (set([100, 127]), Squares::NONE));
        assert!(Squares::NONE.is_empty() && !some.is_empty() && Squares::NONE.iter().next().is_none());
    }

    #[test]
    fn what_touches_is_around_and_connected_beyond_the_64th_square() {
        let field = strip();
        assert_eq!(field.around(set([0])), set([1, 40]));
        assert_eq!(field.around(set([39, 119])), set([38, 79, 118]));
        assert_eq!(field.around(set([59, 60])), set([19, 20, 58, 59, 60, 61, 99, 100]));
        let piece = set([38, 39, 79, 119, 118]);
        assert!(field.is_one_piece(piece) && field.is_one_piece(Squares::NONE));
        assert!(!field.is_one_piece(piece | set([116])), "a gap");
        assert!(
            !field.is_one_piece(set([39, 40])),
            "the end of a row does not touch the beginning of the next"
        );
        assert_eq!(field.connected(set([118, 0]), piece | set([2])), piece, "from what is there");
    }
}
