//! Replay: seed and answers are the whole game.

use crate::common::*;
use table::{AnyGame, AnyTable, Boxed, Chance, Refusal, Seat, Table};

/// A random game from a seed, to its end.
fn game(seed: u64, players: usize) -> Table<Toy> {
    let mut whim = Chance::new(seed);
    let mut setup = setup(players);
    setup.seed = seed;
    let mut t = open(setup);
    while t.outcome().is_none() {
        play_anything(&mut t, &mut whim);
    }
    t
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    for seed in 0..20 {
        assert_eq!(bytes(&game(seed, 3)), bytes(&game(seed, 3)), "seed {seed}");
    }
}

#[test]
fn another_seed_gives_another_game() {
    let pile = |seed| {
        let mut setup = setup(1);
        setup.seed = seed;
        open(setup).game().state.deck.pile.clone()
    };
    assert_ne!(pile(1), pile(2));
}

#[test]
fn the_log_and_the_seed_give_the_game_again() {
    for seed in 0..20 {
        let played = game(seed, 1 + (seed % 4) as usize);
        let mut again = open(played.setup().clone());
        for answer in played.log() {
            again.repeat(answer).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        }
        assert_eq!(bytes(&again), bytes(&played), "seed {seed}");
        assert_eq!(again.outcome(), played.outcome(), "seed {seed}");
    }
}

#[test]
fn a_replay_tells_what_was_told() {
    let mut whim = Chance::new(3);
    let mut t = toy(3);
    let mut told = t.take_events();
    while t.outcome().is_none() {
        play_anything(&mut t, &mut whim);
        told.extend(t.take_events());
    }
    let mut again = toy(3);
    t.log().iter().for_each(|a| again.repeat(a).unwrap());
    assert_eq!(again.take_events(), told);
}

#[test]
fn an_answer_that_no_longer_fits_is_named_and_nothing_changes() {
    let mut t = toy(2);
    play(&mut t, "twice yes no");
    let log = t.log().to_vec();
    let mut again = toy(2);
    again.repeat(&log[0]).unwrap();
    let before = everything(&again);
    let odd = table::Answer { keys: "maybe".into(), ..log[1].clone() };
    assert_eq!(
        again.repeat(&odd),
        Err(Refusal::Drifted(
            "answer 2 of seat 0 (`maybe`) does not fit: `maybe` is not offered; the options are yes, no"
                .into()
        ))
    );
    let odd = table::Answer { seat: Seat(1), ..log[1].clone() };
    assert_eq!(
        again.repeat(&odd),
        Err(Refusal::Drifted("answer 2 of seat 1 (`yes`) has no question".into()))
    );
    assert_eq!(everything(&again), before);
}

#[test]
fn laws_hold_at_every_question_of_every_game() {
    for seed in 0..20 {
        let mut whim = Chance::new(seed);
        let mut t = toy(4);
        while t.outcome().is_none() {
            play_anything(&mut t, &mut whim);
            assert_eq!(t.broken_laws(), Vec::<String>::new(), "seed {seed}");
        }
    }
}

#[test]
fn a_table_whose_game_is_forgotten_plays_the_same_game() {
    let library: Box<dyn AnyGame> = Box::new(Boxed::<Toy>(BOOK.clone()));
    assert_eq!(library.about().id, "toy");
    assert_eq!(library.edition().version, "1.0");
    assert_eq!(library.components()[0].book, 12);

    let played = game(5, 2);
    let mut again = library.open(played.setup().clone()).unwrap();
    for answer in played.log() {
        let question = again.questions().iter().find(|q| q.seat == answer.seat).unwrap();
        let keys: Vec<String> = answer.keys().map(str::to_owned).collect();
        let id = question.id;
        again.answer(answer.seat, id, &keys).unwrap();
    }
    let written = serde_json::to_string(&again.save()).unwrap();
    assert_eq!(written, bytes(&played));
    let loaded = library.load(again.save()).unwrap_or_else(|e| panic!("{e}")).table;
    assert_eq!(loaded.outcome(), played.outcome());
    assert_eq!(loaded.state(), state(&played));
}
