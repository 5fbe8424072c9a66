//! What may be done at any time: beside whose question, by whom, how often.

use crate::common::*;
use table::{Offered, Stakes, Table};

/// A market at which the first seat is asked, with these coins.
fn market(coins: [u32; 3]) -> Table<Toy> {
    let turns: Vec<String> = coins.iter().map(|n| format!("number coins/{n}")).collect();
    let mut t = toy(3);
    play(&mut t, &turns.join(" "));
    play(&mut t, "market");
    t.take_events();
    t
}

fn keys(t: &Table<Toy>, seat: u8) -> Vec<&str> {
    asked(t, seat).options.iter().map(|o| o.key.as_str()).collect()
}

#[test]
fn an_aside_stands_behind_the_options_and_keeps_what_it_says_of_itself() {
    let t = market([1, 1, 0]);
    assert_eq!(keys(&t, 0), ["leave", "hat", "toss"]);
    let [leave, _, toss] = &asked(&t, 0).options[..] else { panic!("three options") };
    let expected = Offered {
        key: "toss".into(),
        label: "Toss a coin".into(),
        detail: "it is gone".into(),
        warning: "the well is deep".into(),
        target: Some("board/well".into()),
        aside: true,
        grave: Some("the well is deep".into()),
        stakes: Stakes::default().costs("coin", 1).some().map(Box::new),
        secret: true,
        for_people: false,
        instinct: 7,
    };
    assert_eq!(*toss, expected);
    assert_eq!((leave.label.as_str(), leave.aside, leave.instinct), ("Say leave", false, 1));
    assert!(!leave.secret && !asked(&t, 0).secret, "what is beside the question does not make it secret");
}

#[test]
fn whoever_can_step_in_is_offered_the_aside_alone_and_nobody_waits_for_them() {
    let t = market([0, 1, 0]);
    let seats: Vec<(u8, bool)> = t.questions().iter().map(|q| (q.seat.0, q.aside)).collect();
    assert_eq!(seats, [(0, false), (1, true)]);
    assert_eq!(keys(&t, 1), ["toss"]);
}

#[test]
fn several_seats_step_in_again_and_again_and_the_options_are_made_anew() {
    let mut t = market([0, 2, 1]);
    assert_eq!(keys(&t, 0), ["leave"]);
    play(&mut t, "1:toss 2:toss 1:toss");
    assert_eq!(t.game().state.coins, [3, 0, 0]);
    assert_eq!(keys(&t, 0), ["leave", "hat", "toss"]);
    play(&mut t, "toss hat");
    assert_eq!(t.game().state.coins, [0, 0, 0]);
    let events = t.take_events();
    let told = heard(&events, None);
    let tosses = ["Seat 2", "Seat 3", "Seat 2", "Seat 1"].map(|name| format!("{name} tosses a coin."));
    assert_eq!(told[..4], tosses);
    assert_eq!(told[4], "Seat 1: hat.");
}

/// With nothing beside it, an only option is taken without asking.
#[test]
fn nobody_is_asked_where_there_is_nothing_to_choose() {
    let t = market([0, 0, 0]);
    assert_eq!(t.game().state.turn, 4);
}

#[test]
fn an_aside_is_taken_back_like_any_answer_and_kept_in_a_save() {
    let mut t = market([0, 2, 0]);
    play(&mut t, "1:toss");
    let opened = reload(&t);
    assert_eq!(opened.game().state.coins, [1, 1, 0]);
    assert_eq!(keys(&opened, 0), ["leave", "hat", "toss"]);
    t.undo(table::Seat(1)).expect("it is the last answer");
    assert_eq!(t.game().state.coins, [0, 2, 0]);
}

/// Each of them runs the step again: somebody who goes on for ever would hold up the table.
#[test]
fn in_one_step_an_aside_is_offered_so_often_and_no_more() {
    let rich = serde_json::json!({ "state": { "coins": [90, 0, 0], "supply": 10 } });
    let mut t = Table::<Toy>::scenario(BOOK.clone(), setup(3), &rich).unwrap_or_else(|e| panic!("{e}")).table;
    play(&mut t, "market");
    let tossed = (0..90).take_while(|_| say(&mut t, 0, &["toss"]).is_ok()).count();
    assert_eq!(tossed, 40);
    assert_eq!(keys(&t, 0), ["leave", "hat"]);
    assert!(t.withheld().is_empty(), "that is no rule of the game's");
    play(&mut t, "leave");
    while !t.questions().iter().any(|q| q.seat == table::Seat(0) && !q.aside) {
        play(&mut t, "coin");
    }
    play(&mut t, "market");
    assert_eq!(keys(&t, 0), ["leave", "hat", "toss"], "another step");
}
