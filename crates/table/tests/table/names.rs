//! Names that people give: one that is offered, or one of their own.

use crate::common::*;
use table::{Chance, Misnamed, Refusal};

fn called(t: &table::Table<Toy>) -> Vec<Option<&str>> {
    t.game().state.called.iter().map(|name| name.as_ref().map(|name| name.as_str())).collect()
}

fn keys(t: &table::Table<Toy>, seat: u8) -> Vec<&str> {
    asked(t, seat).options.iter().map(|o| o.key.as_str()).collect()
}

#[test]
fn a_name_is_one_that_is_offered_or_ones_own() {
    let mut t = toy(2);
    play(&mut t, "name");
    assert_eq!(keys(&t, 0), ["name/Ada", "name/Bo_Peep", "name/Cy", "name/Di", "name/Ed"]);
    assert_eq!(asked(&t, 0).options[1].label, "Bo Peep");
    let naming = asked(&t, 0).naming.clone().expect("it takes a name");
    assert_eq!((naming.longest, naming.taken.len()), (24, 0));
    play(&mut t, "name/Bo_Peep name name/Anne-Marie_O'Hara");
    assert_eq!(called(&t), [Some("Bo Peep"), Some("Anne-Marie O'Hara")]);
    assert_eq!(heard(&t.take_events(), None).last(), Some(&"Turn 2 is Seat 1's."), "{:?}", t.log());
}

#[test]
fn what_is_no_name_is_refused_with_the_reason_and_nothing_changes() {
    let mut t = toy(2);
    play(&mut t, "name name/Bo_Peep name");
    let before = everything(&t);
    let refused = |t: &mut table::Table<Toy>, key: &str| match say(t, 1, &[key]) {
        Err(Refusal::Name(why)) => why,
        other => panic!("`{key}`: {other:?}"),
    };
    assert_eq!(refused(&mut t, "name/"), Misnamed::Empty);
    assert_eq!(refused(&mut t, "name/_-_"), Misnamed::Empty);
    assert_eq!(refused(&mut t, &format!("name/{}", "o".repeat(25))), Misnamed::Long(25));
    assert_eq!(refused(&mut t, "name/R2"), Misnamed::Sign('2'));
    assert_eq!(refused(&mut t, "name/<b>"), Misnamed::Sign('<'));
    assert_eq!(refused(&mut t, "name/Old\u{202e}Tom"), Misnamed::Sign('\u{202e}'));
    let taken = refused(&mut t, "name/BO-PEEP");
    assert_eq!(taken.to_string(), "`Bo Peep` is somebody's name already");
    assert_eq!(everything(&t), before);
    assert_eq!(
        keys(&t, 1),
        ["name/Ada", "name/Cy", "name/Di", "name/Ed"],
        "a name that somebody has is not offered"
    );
    let two = say(&mut t, 1, &["name/Ada", "name/Cy"]);
    assert!(matches!(two, Err(Refusal::Count { got: 2, .. })), "{two:?}");
}

#[test]
fn a_question_that_asks_for_no_name_takes_none() {
    let mut t = toy(1);
    assert_eq!(asked(&t, 0).naming, None);
    assert!(matches!(say(&mut t, 0, &["name/Tom"]), Err(Refusal::NotOffered { .. })));
}

#[test]
fn a_name_is_saved_undone_and_repeated_like_any_answer() {
    let mut t = toy(1);
    play(&mut t, "name name/Old_Tom coin");
    assert_eq!(called(&reload(&t)), [Some("Old Tom")]);
    assert_eq!(t.log()[1].keys().collect::<Vec<_>>(), ["name/Old_Tom"]);
    t.undo_for(table::seats(1).collect()).unwrap();
    t.undo_for(table::seats(1).collect()).unwrap();
    assert_eq!(called(&t), [None]);
    t.redo().unwrap();
    assert_eq!(called(&t), [Some("Old Tom")]);
    let save = bytes(&t).replace("Old Tom", "Old Tom 2");
    let opened = table::Table::<Toy>::load(BOOK.clone(), table::Save::read(&save).unwrap());
    let why = opened.err().expect("a digit is in no name").to_string();
    assert!(why.contains("called[0]") && why.contains("but no `2`"), "{why}");
}

#[test]
fn a_bot_takes_a_name_that_is_offered() {
    for seed in 0..20 {
        let mut t = toy(3);
        play(&mut t, "name name/Cy name");
        let (seat, id, answer) = any_answer(&t, &mut Chance::new(seed));
        t.answer(seat, id, &answer).unwrap();
        assert!(["Ada", "Bo Peep", "Di", "Ed"].contains(&called(&t)[1].unwrap()));
    }
}
