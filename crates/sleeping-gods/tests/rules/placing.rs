//! Where damage can be laid: `rules/place.rs` against all sets of squares, checked one by one against the words of the ledger.

use crate::common::players;
use sleeping_gods::place::{Blow, Card, placements};
use sleeping_gods::{Power, Square};
use std::collections::BTreeSet;
use table::Squares;

/// A square of the row, three high: how far from the left, how far from the top.
type Place = (i32, i32);

fn card_of(place: Place) -> usize {
    (place.0 / 3) as usize
}

fn printed(row: &[Card], place: Place) -> Square {
    row[card_of(place)].grid[(3 * place.1 + place.0 % 3) as usize]
}

fn is_covered(row: &[Card], place: Place) -> bool {
    row[card_of(place)].covered & (1 << (3 * place.1 + place.0 % 3)) != 0
}

/// SG-HEART-02: how many points of damage it takes.
fn price(square: Square) -> u8 {
    match square {
        Square::Heart(n) => n,
        _ => 1,
    }
}

/// SG-ENAB-15, SG-ENAB-01
fn resists(row: &[Card], card: usize) -> bool {
    (0..9).any(|s| row[card].grid[s] == Square::Power(Power::Resist) && row[card].covered & (1 << s) == 0)
}

/// Points of damage that a card is dealt, what it resists included (SG-OPEN-41).
fn dealt(row: &[Card], set: &[Place], card: usize) -> u8 {
    let prices: u8 = set.iter().filter(|p| card_of(**p) == card).map(|p| price(printed(row, *p))).sum();
    if prices > 0 { prices + u8::from(resists(row, card)) } else { 0 }
}

fn all_dealt(row: &[Card], set: &[Place]) -> u8 {
    (0..row.len()).map(|card| dealt(row, set, card)).sum()
}

/// SG-PLACE-02, SG-PLACE-06, SG-SPLASH-03, SG-SYNC-02
fn is_one_group(set: &[Place], diagonal: bool) -> bool {
    let touch = |a: Place, b: Place| {
        let (dx, dy) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
        dx + dy == 1 || (diagonal && dx == 1 && dy == 1)
    };
    let mut reached: Vec<Place> = set.iter().copied().take(1).collect();
    while let Some(next) = set.iter().find(|p| !reached.contains(p) && reached.iter().any(|r| touch(*r, **p)))
    {
        reached.push(*next);
    }
    reached.len() == set.len()
}

fn is_legal(row: &[Card], blow: Blow, set: &[Place]) -> bool {
    let total = blow.damage + blow.spare;
    let free = set.iter().all(|p| !is_covered(row, *p)); // SG-PLACE-04, SG-PLACE-05
    let near = set.iter().all(|p| card_of(*p).abs_diff(blow.target) <= 1); // SG-SPLASH-01, SG-OPEN-41
    let enough = all_dealt(row, set) <= total; // SG-PLACE-01, SG-HEART-01, SG-HEART-04
    // SG-SPLASH-02, SG-SPLASH-07
    let splashes = set.iter().any(|p| card_of(*p) != blow.target);
    let half = !splashes || dealt(row, set, blow.target) >= total.div_ceil(2);
    // SG-SYNC-08
    let on_hearts: u8 =
        set.iter().map(|p| printed(row, *p)).filter(|s| matches!(s, Square::Heart(_))).map(price).sum();
    free && near && enough && half && on_hearts <= blow.damage && is_one_group(set, blow.diagonal)
}

/// Every set of squares that is legal and leaves as little damage as possible (SG-OPEN-42). A square takes a point at least, so sets
/// of more squares than there are points need not be looked at.
fn by_hand(row: &[Card], blow: Blow) -> BTreeSet<Squares> {
    let squares: Vec<Place> = (0..3 * row.len() as i32).flat_map(|x| (0..3).map(move |y| (x, y))).collect();
    let mut sets: Vec<(usize, Vec<Place>)> = vec![(0, Vec::new())];
    let mut legal = Vec::new();
    while let Some((from, set)) = sets.pop() {
        if set.len() < usize::from(blow.damage + blow.spare) {
            for (at, square) in squares.iter().enumerate().skip(from) {
                let mut more = set.clone();
                more.push(*square);
                sets.push((at + 1, more));
            }
        }
        if is_legal(row, blow, &set) {
            legal.push((all_dealt(row, &set), set));
        }
    }
    let most = legal.iter().map(|(n, _)| *n).max().unwrap_or(0);
    let best = legal.into_iter().filter(|(n, _)| *n == most).map(|(_, set)| set);
    best.map(|set| set.iter().map(|p| 9 * card_of(*p) + (3 * p.1 + p.0 % 3) as usize).collect()).collect()
}

/// Numbers that look random, the same every time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }

    fn card(&mut self) -> Card {
        let grid = std::array::from_fn(|_| match self.below(16) {
            0..=3 => Square::Heart(1),
            4 | 5 => Square::Heart(2),
            6 => Square::Heart(3),
            7 => Square::Attack(1),
            8 => Square::Power(Power::Resist),
            9 => Square::Power(Power::Venom),
            _ => Square::Blank,
        });
        // From nearly empty to nearly full.
        let fullness = self.below(9);
        let covered = (0..9).filter(|_| self.below(9) < fullness).map(|s| 1 << s).sum();
        Card { grid, covered }
    }
}

fn compare(row: &[Card], blow: Blow) -> usize {
    let (found, expected) = (placements(row, blow), by_hand(row, blow));
    assert_eq!(found.iter().copied().collect::<BTreeSet<Squares>>(), expected, "{blow:?} on {row:?}");
    assert_eq!(found.len(), expected.len(), "none twice: {blow:?} on {row:?}");
    found.len()
}

/// SG-PLACE-01, SG-PLACE-02, SG-PLACE-03, SG-PLACE-04, SG-PLACE-05, SG-PLACE-06, SG-PLACE-07, SG-PLACE-08, SG-HEART-01, SG-HEART-02,
/// SG-HEART-03, SG-HEART-04, SG-HEART-05, SG-SPLASH-01, SG-SPLASH-02, SG-SPLASH-03, SG-SPLASH-07, SG-ENAB-15, SG-OPEN-41, SG-OPEN-42,
/// SG-OPEN-61
#[test]
fn exactly_the_legal_placements_are_found() {
    let mut numbers = Numbers(1);
    let mut several = 0;
    for _ in 0..400 {
        let row: Vec<Card> = (0..=numbers.below(3)).map(|_| numbers.card()).collect();
        let blow = Blow {
            target: numbers.below(row.len() as u64) as usize,
            damage: numbers.below(5) as u8,
            spare: 0,
            diagonal: false,
        };
        several += usize::from(compare(&row, blow) > 1);
    }
    assert!(several > 200, "the rows leave something to choose: {several}");
}

/// SG-SYNC-02, SG-SYNC-08
#[test]
fn exactly_the_legal_placements_are_found_over_corners_and_with_damage_that_spares_hearts() {
    let mut numbers = Numbers(2);
    for _ in 0..200 {
        let row: Vec<Card> = (0..=numbers.below(2)).map(|_| numbers.card()).collect();
        let blow = Blow {
            target: numbers.below(row.len() as u64) as usize,
            damage: numbers.below(4) as u8,
            spare: 2 * numbers.below(2) as u8,
            diagonal: numbers.below(2) == 0,
        };
        compare(&row, blow);
    }
}

/// SG-SPLASH-02: a blow of 18 covers the middle one of three blank cards, and nine squares beside it, each joined to it. There are
/// thousands of ways, and they are found without trying millions.
#[test]
fn a_great_blow_is_laid_as_a_small_one_is() {
    // Sets of squares of a card that all hang together with the column next to the target, by their size.
    let mut hanging = [0; 10];
    for set in 0..512u32 {
        let mut joined = set & 0b001_001_001;
        for _ in 0..9 {
            let column = |n: u32| 0b001_001_001 << n;
            let aside = ((joined & !column(2)) << 1) | ((joined & !column(0)) >> 1);
            joined |= (aside | joined << 3 | joined >> 3) & set;
        }
        hanging[set.count_ones() as usize] += usize::from(joined == set);
    }
    let expected: usize = (0..=9).map(|n| hanging[n] * hanging[9 - n]).sum();
    let row = [Card { grid: [Square::Blank; 9], covered: 0 }; 3];
    let found = placements(&row, Blow { target: 1, damage: 18, spare: 0, diagonal: false });
    assert!(found.iter().all(|set| set.len() == 18 && (9..18).all(|square| set.has(square))));
    assert_eq!((found.len(), expected > 5_000), (expected, true));
}

/// SG-PLACE-02, SG-PLACE-09: square by square, a player can reach every placement and no other.
#[test]
fn the_questions_lead_to_every_legal_placement() {
    // The Snuffer's right column and centre are uncovered; beside it are the Moths.
    let scene = || players(1).combat(&["snuffer", "moth-swarm"]).covered(0, &[0, 1, 3, 6, 7]).fate([6]);
    let mut reached = BTreeSet::new();
    let mut ways: Vec<Vec<String>> = vec![Vec::new()];
    let mut row = Vec::new();
    while let Some(way) = ways.pop() {
        let mut t = scene().start();
        let combat = t.state().combat.clone().expect("a combat");
        row = combat
            .row
            .iter()
            .map(|foe| Card { grid: t.table.book().enemies[foe.card].grid, covered: foe.covered })
            .collect();
        t.play(["attack/mac", "enemy/0"]).play(way.iter().map(String::as_str));
        let open: Vec<String> =
            t.keys(0).into_iter().filter(|key| key.starts_with("square/")).map(str::to_owned).collect();
        for key in &open {
            // Each set of squares in one order only.
            if way.last().is_none_or(|last| last < key) {
                ways.push(way.iter().chain([key]).cloned().collect());
            }
        }
        if open.is_empty() {
            reached.insert(t.events.iter().filter_map(covered_square).collect::<Squares>());
        }
    }
    let expected = by_hand(&row, Blow { target: 0, damage: 3, spare: 0, diagonal: false });
    assert_eq!(expected.len(), 8, "three that stay on the card, five that splash");
    assert_eq!(reached, expected);
}

/// The square that an event covers.
fn covered_square(event: &table::Event) -> Option<usize> {
    let table::What::Tokens { to: Some(to), .. } = &event.what else { return None };
    let (card, at) = to.strip_prefix("square/")?.split_once('/')?;
    Some(9 * card.parse::<usize>().ok()? + at.parse::<usize>().ok()?)
}
