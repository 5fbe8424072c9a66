//! Who sits where, while a game goes on: another person, a bot, a twin of the table to think at.

use crate::common::*;
use table::{Chance, Seat, Sitter};

#[test]
fn somebody_else_sits_down_and_the_game_goes_on_where_it_was() {
    let mut t = toy(2);
    let mut whim = Chance::new(3);
    for _ in 0..6 {
        play_anything(&mut t, &mut whim);
        let (state, log) = (t.game().state.clone(), t.log().to_vec());
        t.take_events();
        t.seat(Seat(1), Sitter { name: "Cy".into(), bot: None }).expect("the step runs as before");
        assert_eq!(t.setup().seats[1].name, "Cy");
        assert_eq!((t.game().state.clone(), t.log().to_vec()), (state, log));
        assert!(t.take_events().is_empty(), "what was told is not told again");
    }
}

#[test]
fn a_twin_is_at_the_same_moment_and_does_not_touch_the_table() {
    let mut t = toy(3);
    let mut whim = Chance::new(5);
    for _ in 0..30 {
        if t.outcome().is_some() {
            break;
        }
        let mut twin = t.twin().expect("the same answers lead there");
        assert_eq!(bytes_unmarked(&twin), bytes_unmarked(&t));
        assert_eq!(without_ids(twin.questions()), without_ids(t.questions()));
        let before = everything(&t);
        play_anything(&mut twin, &mut Chance::new(1));
        assert_eq!(everything(&t), before);
        play_anything(&mut t, &mut whim);
    }
}

#[test]
fn a_bots_moves_are_taken_back_together_with_the_persons_before_them() {
    let mut t = seated(&[("Ada", None), ("Bo", Some("random"))]);
    let then = bytes(&t);
    play(&mut t, "coin");
    let moved = t.log().len();
    while t.questions()[0].seat == Seat(1) && t.log().len() < moved + 3 {
        let question = &t.questions()[0];
        let (id, key) = (question.id, "coin".to_owned());
        t.answer(Seat(1), id, &[key]).expect("it is offered");
    }
    assert!(t.log().len() > moved, "the bot has moved");
    t.undo(Seat(0)).expect("nothing was revealed");
    assert_eq!(bytes(&t), then);
    assert_eq!(t.redo_seat(), Some(Seat(0)), "the person's move comes back first");
}

#[test]
fn where_only_a_bot_has_moved_there_is_nothing_to_take_back() {
    let mut t = seated(&[("Bo", Some("random")), ("Ada", None)]);
    play(&mut t, "coin");
    assert_eq!(t.undo(Seat(1)), Err(table::Refusal::NothingToUndo));
}

#[test]
fn a_table_that_has_gone_back_numbers_its_questions_anew() {
    let mut t = toy(2);
    play(&mut t, "coin");
    let old = t.questions()[0].id;
    t.renumber([1; 8]);
    let new = t.questions()[0].id;
    assert_ne!(new, old);
    assert!(matches!(t.answer(t.questions()[0].seat, old, &["coin"]), Err(table::Refusal::Stale { .. })));
    t.renumber([0; 8]);
    assert_eq!(t.questions()[0].id, old);
}
