//! Where damage can be laid on a row of enemies (SG-PLACE, SG-HEART, SG-SPLASH).
//!
//! A row of enemies is one field of squares, three high: square `9 * card + 3 * row + column`. A placement is a set of squares, as bits.

use crate::book::{Power, Square};

/// As many enemies stand in a row at most: their squares are bits of one number.
pub(crate) const FOES: usize = 7;

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

/// Squares of one card that a placement could cover.
#[derive(Clone, Copy)]
struct Part {
    set: u64,
    /// Damage points: one for each square, more for hearts that need more (SG-HEART-02), and one that a resisting card blocks.
    cost: u8,
    /// Points that lie on hearts.
    hearts: u8,
}

const NOTHING: Part = Part { set: 0, cost: 0, hearts: 0 };

/// All parts of a card that cost no more than this, the cheapest first.
fn parts(cards: &[Card], place: usize, most: u8) -> Vec<Part> {
    let card = &cards[place];
    let mut parts = vec![Part { cost: u8::from(card.resists()), ..NOTHING }];
    for square in (0..9).filter(|square| card.covered & (1 << square) == 0) {
        let (cost, heart) = match card.grid[square] {
            Square::Heart(n) => (n, n),
            _ => (1, 0),
        };
        for rest in 0..parts.len() {
            let rest = parts[rest];
            if rest.cost + cost <= most {
                let set = rest.set | 1 << (9 * place + square);
                parts.push(Part { set, cost: rest.cost + cost, hearts: rest.hearts + heart });
            }
        }
    }
    parts.swap_remove(0); // nothing at all is no part
    parts.sort_by_key(|part| part.cost);
    parts
}

/// The squares of `within` that are connected with those of `from`.
fn connected(from: u64, within: u64, touched: &[u64]) -> u64 {
    let (mut found, mut edge) = (from & within, from & within);
    while edge != 0 {
        edge = squares(edge).fold(0, |next, s| next | touched[s]) & within & !found;
        found |= edge;
    }
    found
}

/// The placements that use up most of the damage, as far as they are known.
struct Best {
    cost: u8,
    sets: Vec<u64>,
}

impl Best {
    fn add(&mut self, cost: u8, set: u64) {
        if cost > self.cost {
            *self = Best { cost, sets: Vec::new() };
        }
        if cost == self.cost {
            self.sets.push(set);
        }
    }
}

/// Everything that a blow can do: all sets of squares that may be covered by it. As much as possible must be laid (SG-OPEN-42), so the
/// list has only those that use up most of the damage. They are put together from what lies on the target and on the cards beside it:
/// to list every connected set would take seconds where a blow is great.
pub fn placements(cards: &[Card], blow: Blow) -> Vec<u64> {
    let Blow { target, damage, .. } = blow;
    let total = damage + blow.spare;
    // SG-SPLASH-02, SG-SPLASH-07, SG-OPEN-41: at least half of the attack goes to the target, before anything is blocked.
    let half = total.div_ceil(2);
    let touched: Vec<u64> = (0..9 * cards.len()).map(|s| touching(s, cards.len(), blow.diagonal)).collect();
    // Only cards next to the target can be splashed (SG-SPLASH-01, SG-OPEN-41).
    let beside = [target.checked_sub(1), Some(target + 1).filter(|place| *place < cards.len())];
    let beside = beside.map(|place| place.map_or(Vec::new(), |place| parts(cards, place, total - half)));
    let mut best = Best { cost: 0, sets: vec![0] };
    for own in parts(cards, target, total) {
        let first = own.set & own.set.wrapping_neg();
        let whole = connected(first, own.set, &touched) == own.set;
        if whole && own.hearts <= damage {
            best.add(own.cost, own.set);
        }
        let room = total - own.cost;
        if own.cost < half || room == 0 {
            continue;
        }
        // Every piece on a card beside the target touches the target: those cards do not touch each other.
        let edge = squares(own.set).fold(0, |edge, s| edge | touched[s]);
        let [left, right] = [0, 1].map(|side: usize| {
            let rooted = |part: &&Part| part.cost <= room && connected(edge, part.set, &touched) == part.set;
            std::iter::once(NOTHING).chain(beside[side].iter().filter(rooted).copied()).collect::<Vec<_>>()
        });
        for one in &left {
            let least = best.cost.saturating_sub(own.cost + one.cost);
            let from = right.partition_point(|other| other.cost < least);
            let to = right.partition_point(|other| other.cost <= room - one.cost);
            for other in &right[from..to.max(from)] {
                let set = own.set | one.set | other.set;
                let spared = own.hearts + one.hearts + other.hearts <= damage;
                if set != own.set && spared && (whole || connected(first, set, &touched) == set) {
                    best.add(own.cost + one.cost + other.cost, set);
                }
            }
        }
    }
    best.sets.sort_unstable();
    best.sets
}

/// The squares of a set.
pub fn squares(set: u64) -> impl Iterator<Item = usize> {
    let left = |set: u64| (set != 0).then_some(set);
    std::iter::successors(left(set), move |set| left(set & (set - 1)))
        .map(|set| set.trailing_zeros() as usize)
}

/// Whether no heart would be left in the whole row: then it does not matter where the rest goes.
pub(crate) fn all_fall(cards: &[Card], laid: u64) -> bool {
    cards.iter().enumerate().all(|(place, card)| {
        let covered = u64::from(card.covered) | laid >> (9 * place);
        (0..9).all(|square| !matches!(card.grid[square], Square::Heart(_)) || covered & (1 << square) != 0)
    })
}
