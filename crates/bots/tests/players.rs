//! Players that answer at once: what they look at.

use bots::{Instinctive, Random};
use table::{Player, Seat};

#[test]
fn instinct_weighs_every_option_however_many_there_are() {
    let last = |n: usize| Instinctive::new(3).pick(Seat(0), n, &mut |i| u32::from(i + 1 == n));
    assert_eq!([1, 2, 64, 65, 100].map(last), [0, 1, 63, 64, 99]);
}

#[test]
fn what_weighs_nothing_is_taken_as_readily_as_anything_else() {
    let mut player = Instinctive::new(3);
    let picked: Vec<usize> = (0..2000).map(|_| player.pick(Seat(0), 100, &mut |_| 0)).collect();
    assert!((0..100).all(|i| picked.contains(&i)));
}

#[test]
fn a_random_player_takes_the_last_of_many_too() {
    let mut player = Random::new(3);
    assert!((0..2000).any(|_| player.pick(Seat(0), 100, &mut |_| 1) == 99));
}
