//! Where damage can be laid on a row of enemies (SG-PLACE, SG-HEART, SG-SPLASH).
//!
//! A row of enemies is one field of squares, three high: square `9 * card + 3 * row + column`. A placement is a set of squares.

use crate::book::{Power, Square};
use table::{Field, Squares};

/// As many enemies stand in a row at most.
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

/// Squares touch on a card and across to the next card of the row (SG-SPLASH-03).
fn field(cards: usize, diagonal: bool) -> Field {
    let place = |square: usize| (3 * (square / 9) + square % 3, square % 9 / 3);
    Field::new(9 * cards, move |square| {
        let (x, y) = place(square);
        (0..9 * cards).filter(move |other| {
            let (x, y) = (place(*other).0.abs_diff(x), place(*other).1.abs_diff(y));
            x + y == 1 || (diagonal && (x, y) == (1, 1))
        })
    })
}

/// Squares of one card that a placement could cover.
#[derive(Clone, Copy)]
struct Part {
    set: Squares,
    /// Damage points: one for each square, more for hearts that need more (SG-HEART-02), and one that a resisting card blocks.
    cost: u8,
    /// Points that lie on hearts.
    hearts: u8,
}

const NOTHING: Part = Part { set: Squares::NONE, cost: 0, hearts: 0 };

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
                let set = rest.set | Squares::one(9 * place + square);
                parts.push(Part { set, cost: rest.cost + cost, hearts: rest.hearts + heart });
            }
        }
    }
    parts.swap_remove(0); // nothing at all is no part
    parts.sort_by_key(|part| part.cost);
    parts
}

/// The placements that use up most of the damage, as far as they are known.
struct Best {
    cost: u8,
    sets: Vec<Squares>,
}

impl Best {
    fn add(&mut self, cost: u8, set: Squares) {
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
pub fn placements(cards: &[Card], blow: Blow) -> Vec<Squares> {
    let Blow { target, damage, .. } = blow;
    let total = damage + blow.spare;
    // SG-SPLASH-02, SG-SPLASH-07, SG-OPEN-41: at least half of the attack goes to the target, before anything is blocked.
    let half = total.div_ceil(2);
    let field = field(cards.len(), blow.diagonal);
    // Only cards next to the target can be splashed (SG-SPLASH-01, SG-OPEN-41).
    let beside = [target.checked_sub(1), Some(target + 1).filter(|place| *place < cards.len())];
    let beside = beside.map(|place| place.map_or(Vec::new(), |place| parts(cards, place, total - half)));
    let mut best = Best { cost: 0, sets: vec![Squares::NONE] };
    for own in parts(cards, target, total) {
        let whole = field.is_one_piece(own.set);
        if whole && own.hearts <= damage {
            best.add(own.cost, own.set);
        }
        let room = total - own.cost;
        if own.cost < half || room == 0 {
            continue;
        }
        // Every piece on a card beside the target touches the target: those cards do not touch each other.
        let edge = field.around(own.set);
        let [left, right] = [0, 1].map(|side: usize| {
            let rooted = |part: &&Part| part.cost <= room && field.connected(edge, part.set) == part.set;
            std::iter::once(NOTHING).chain(beside[side].iter().filter(rooted).copied()).collect::<Vec<_>>()
        });
        for one in &left {
            let least = best.cost.saturating_sub(own.cost + one.cost);
            let from = right.partition_point(|other| other.cost < least);
            let to = right.partition_point(|other| other.cost <= room - one.cost);
            for other in &right[from..to.max(from)] {
                let set = own.set | one.set | other.set;
                let spared = own.hearts + one.hearts + other.hearts <= damage;
                if set != own.set && spared && (whole || field.is_one_piece(set)) {
                    best.add(own.cost + one.cost + other.cost, set);
                }
            }
        }
    }
    best.sets.sort_unstable();
    best.sets
}

/// Whether no heart would be left in the whole row: then it does not matter where the rest goes.
pub(crate) fn all_fall(cards: &[Card], laid: Squares) -> bool {
    cards.iter().enumerate().all(|(place, card)| {
        let covered = |square: usize| card.covered & (1 << square) != 0 || laid.has(9 * place + square);
        (0..9).all(|square| !matches!(card.grid[square], Square::Heart(_)) || covered(square))
    })
}
