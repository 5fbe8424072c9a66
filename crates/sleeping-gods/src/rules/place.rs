//! Where damage can be laid on a row of enemies (SG-PLACE, SG-HEART, SG-SPLASH).
//!
//! A row of enemies is one field of squares, three high: square `9 * card + 3 * row + column`. A placement is a set of squares, as bits.

use crate::book::{Power, Square};

/// An enemy as far as laying damage goes.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    pub grid: [Square; 9],
    pub covered: u16,
}

impl Card {
    /// SG-ENAB-15, while its square is uncovered (SG-ENAB-01).
    fn resists(&self) -> bool {
        (0..9).any(|s| self.grid[s] == Square::Power(Power::Resist) && self.covered & (1 << s) == 0)
    }
}

/// What is laid.
#[derive(Clone, Copy, Debug)]
pub struct Blow {
    /// The card that was attacked, by its place in the row.
    pub target: usize,
    pub damage: u8,
    /// More that cannot go on hearts (SG-SYNC-08).
    pub spare: u8,
    /// Corners connect, too (SG-SYNC-02).
    pub diagonal: bool,
}

/// The squares of one card that touch a square, and of the next cards in the row (SG-SPLASH-03).
fn touching(square: usize, cards: usize, diagonal: bool) -> u64 {
    let (card, row, column) = (square / 9, (square % 9) / 3, square % 3);
    let across = (3 * card + column) as isize;
    let mut found = 0u64;
    for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)] {
        let (x, y) = (across + dx, row as isize + dy);
        if (dx != 0 && dy != 0 && !diagonal) || !(0..3 * cards as isize).contains(&x) || !(0..3).contains(&y)
        {
            continue;
        }
        let (x, y) = (x as usize, y as usize);
        found |= 1 << (9 * (x / 3) + 3 * y + x % 3);
    }
    found
}

/// How a placement uses up a blow.
#[derive(Clone, Copy)]
struct Spent {
    /// Damage points, those that are blocked included.
    all: u8,
    target: u8,
    /// Points that lie on hearts.
    hearts: u8,
}

/// Everything that a blow can do: all sets of squares that may be covered by it. As much as possible must be laid (SG-OPEN-42), so the
/// list has only those that use up most of the damage.
pub fn placements(cards: &[Card], blow: Blow) -> Vec<u64> {
    let total = blow.damage + blow.spare;
    // Only cards next to the target can be splashed (SG-SPLASH-01, SG-OPEN-41).
    let near = |card: usize| card.abs_diff(blow.target) <= 1;
    let free = |square: usize| near(square / 9) && cards[square / 9].covered & (1 << (square % 9)) == 0;
    let field = (0..9 * cards.len()).filter(|s| free(*s)).fold(0, |field, s| field | 1u64 << s);
    let touched: Vec<u64> =
        (0..9 * cards.len()).map(|s| touching(s, cards.len(), blow.diagonal) & field).collect();
    let mut found: Vec<(u8, u64)> = vec![(0, 0)];
    // Something has to lie on the target. Sets of one square, then of two, and so on.
    let mut open: Vec<u64> = squares(field & (511 << (9 * blow.target))).map(|s| 1 << s).collect();
    while !open.is_empty() {
        let mut larger = Vec::new();
        for set in open {
            let spent = spending(cards, blow, set);
            // A larger set only costs more.
            if spent.all > total || spent.hearts > blow.damage {
                continue;
            }
            // SG-SPLASH-02, SG-SPLASH-07, SG-OPEN-41: at least half of the attack goes to the target, before anything is blocked.
            let splashes = spent.all > spent.target;
            if !splashes || spent.target >= total.div_ceil(2) {
                found.push((spent.all, set));
            }
            let edge = squares(set).fold(0, |edge, s| edge | touched[s]) & !set;
            larger.extend(squares(edge).map(|s| set | 1 << s));
        }
        larger.sort_unstable();
        larger.dedup();
        open = larger;
    }
    let most = found.iter().map(|(spent, _)| *spent).max().unwrap_or(0);
    let mut best: Vec<u64> =
        found.into_iter().filter(|(spent, _)| *spent == most).map(|(_, set)| set).collect();
    best.sort_unstable();
    best
}

/// What a set of squares costs: a point each, more for hearts that need more (SG-HEART-02), and one that a resisting card blocks.
fn spending(cards: &[Card], blow: Blow, set: u64) -> Spent {
    let mut spent = Spent { all: 0, target: 0, hearts: 0 };
    for (place, card) in cards.iter().enumerate() {
        let here = (set >> (9 * place)) & 511;
        if here == 0 {
            continue;
        }
        let mut points = u8::from(card.resists());
        for square in squares(here) {
            let (cost, heart) = match card.grid[square] {
                Square::Heart(n) => (n, n),
                _ => (1, 0),
            };
            points += cost;
            spent.hearts += heart;
        }
        spent.all += points;
        if place == blow.target {
            spent.target = points;
        }
    }
    spent
}

/// The squares of a set.
pub fn squares(set: u64) -> impl Iterator<Item = usize> {
    let left = |set: u64| (set != 0).then_some(set);
    std::iter::successors(left(set), move |set| left(set & (set - 1)))
        .map(|set| set.trailing_zeros() as usize)
}
