//! Players that answer at once: what they look at.

use bots::{Budget, Instinctive, Kind, Random};
use std::time::Duration;
use table::{Player, Seat, Setup};

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

/// SG-CAMP-04: a bot does not give up what people play.
#[test]
fn bots_leave_to_people_what_ends_a_campaign() {
    let game = library::game("sleeping-gods").expect("it is on the shelf");
    let mut table = game.open(Setup::new("sleeping-gods", "normal", 1, 3)).unwrap_or_else(|e| panic!("{e}"));
    let first = table.questions()[0].clone();
    table.answer(Seat(0), first.id, &["pack".to_owned()]).unwrap_or_else(|e| panic!("{e}"));
    let packed = table.questions()[0].clone();
    let keys: Vec<&str> = packed.options.iter().map(|option| option.key.as_str()).collect();
    assert!(["stay", "again", "reset"].iter().all(|key| keys.contains(key)), "{keys:?}");
    for kind in [Kind::Random, Kind::Instinct] {
        let taken: Vec<String> =
            (0..200).flat_map(|seed| kind.answer(&*table, &packed, Budget::default(), seed)).collect();
        assert!(taken.iter().all(|key| key != "reset") && taken.iter().any(|key| key == "stay"), "{taken:?}");
    }
    let again =
        |kind: Kind| (0..200).any(|seed| kind.answer(&*table, &packed, Budget::default(), seed) == ["again"]);
    assert!(again(Kind::Random), "anything else may happen");
}

/// Browser tests count on it: how busy the machine is must not change what a bot does.
#[test]
fn without_time_to_think_a_bot_takes_what_instinct_likes_best() {
    let game = library::game("near-and-far").expect("it is on the shelf");
    let table = game.open(Setup::new("near-and-far", "first", 2, 4)).unwrap_or_else(|e| panic!("{e}"));
    let question = table.questions()[0].clone();
    let liked = question.options.iter().map(|option| option.instinct).max();
    let budget = Budget { time: Some(Duration::ZERO), ..Budget::default() };
    let taken = Kind::MonteCarlo.answer(&*table, &question, budget, 0);
    let weight =
        |key: &str| question.options.iter().find(|option| option.key == key).map(|option| option.instinct);
    assert_eq!(weight(&taken[0]), liked);
    assert!((1..50).all(|seed| Kind::MonteCarlo.answer(&*table, &question, budget, seed) == taken));
}
