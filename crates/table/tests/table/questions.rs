//! Questions: what is asked of whom, what the table refuses, and who is told what.

use crate::common::*;
use table::{Pick, Question, Refusal, Seat, Seats, seats};

#[test]
fn a_question_names_its_seat_its_rules_and_its_options() {
    let t = toy(2);
    let [question] = t.questions() else { panic!("one question") };
    assert_eq!(question.seat, Seat(0));
    assert_eq!(question.prompt, "What now?");
    assert_eq!(question.rules, ["TOY-MENU-1", "TOY-MENU-2"]);
    assert_eq!(question.pick, Pick { min: 1, max: 1 });
    assert!(!question.aside);
    let keys: Vec<&str> = question.options.iter().map(|o| o.key.as_str()).collect();
    assert_eq!(keys, MENU);
    let lamp = question.options.iter().find(|o| o.key == "lamp").unwrap();
    assert_eq!((lamp.label.as_str(), lamp.target.as_deref()), ("Say lamp", Some("board/lamp")));
    assert_eq!(question.options[0].target, None);
}

#[test]
fn an_option_may_stand_aside_and_may_be_grave() {
    let t = toy(2);
    let options = &t.questions()[0].options;
    let lamp = options.iter().find(|o| o.key == "lamp").unwrap();
    assert_eq!((lamp.aside, lamp.grave.as_deref()), (true, Some("the oil runs out")));
    assert!(!options[0].aside && options[0].grave.is_none());
    let [plain, marked] = [&options[0], lamp].map(|o| serde_json::to_value(o).unwrap());
    assert_eq!((&marked["aside"], &marked["grave"]), (&true.into(), &"the oil runs out".into()));
    assert!(plain.get("aside").is_none() && plain.get("grave").is_none(), "most are neither: {plain}");
}

#[test]
fn a_number_is_a_list_of_options() {
    let mut t = toy(1);
    play(&mut t, "number");
    let keys: Vec<&str> = asked(&t, 0).options.iter().map(|o| o.key.as_str()).collect();
    assert_eq!(keys, ["coins/0", "coins/1", "coins/2", "coins/3"]);
    play(&mut t, "coins/2");
    assert_eq!(t.game().state.coins, [2]);
}

#[test]
fn a_subset_has_its_bounds_and_comes_in_the_order_offered() {
    let mut t = toy(1);
    play(&mut t, "some");
    assert_eq!(asked(&t, 0).pick, Pick { min: 1, max: 2 });
    t.take_events();
    play(&mut t, "blue+red");
    assert_eq!(heard(&t.take_events(), None), ["Stones: red, blue."]);
    assert_eq!(asked(&t, 0).pick, Pick { min: 0, max: 2 });
    play(&mut t, "none");
    assert_eq!(t.game().state.coins, [2]);
}

#[test]
fn a_single_option_is_taken_without_asking() {
    let mut t = toy(1);
    play(&mut t, "only");
    assert_eq!(t.log().len(), 1);
    assert_eq!(t.game().state.coins, [1]);
    assert_eq!(asked(&t, 0).prompt, "What now?");
}

/// Tries an answer that must be refused, and sees to it that nothing has changed.
fn refused(t: &mut table::Table<Toy>, by: u8, id: u32, keys: &[&str]) -> Refusal {
    t.take_events();
    let before = everything(t);
    let why = t.answer(Seat(by), id, keys).expect_err("this must be refused");
    assert_eq!(everything(t), before);
    assert_eq!(t.take_events(), []);
    why
}

#[test]
fn an_answer_from_another_seat_is_refused() {
    let mut t = toy(2);
    let id = asked(&t, 0).id;
    let why = refused(&mut t, 1, id, &["coin"]);
    assert_eq!(why, Refusal::WrongSeat { id, asked: Seat(0), by: Seat(1) });
    assert_eq!(why.to_string(), format!("question {id} is for seat 0, not for seat 1"));
}

#[test]
fn an_answer_to_a_question_that_never_was_is_refused() {
    let mut t = toy(2);
    let why = refused(&mut t, 0, 999, &["coin"]);
    assert_eq!(why, Refusal::Stale { id: 999 });
    assert_eq!(why.to_string(), "question 999 is not open: it was answered, or the table has moved on");
}

#[test]
fn an_answer_to_an_answered_question_is_refused() {
    let mut t = toy(1);
    let id = asked(&t, 0).id;
    play(&mut t, "coin");
    assert_eq!(refused(&mut t, 0, id, &["coin"]), Refusal::Stale { id });
}

#[test]
fn an_option_that_is_not_offered_is_refused() {
    let mut t = toy(1);
    play(&mut t, "twice");
    let id = asked(&t, 0).id;
    let why = refused(&mut t, 0, id, &["maybe"]);
    assert_eq!(why, Refusal::NotOffered { key: "maybe".into(), offered: "yes, no".into() });
    assert_eq!(why.to_string(), "`maybe` is not offered; the options are yes, no");
}

#[test]
fn too_many_options_are_refused() {
    let mut t = toy(1);
    let id = asked(&t, 0).id;
    let one = Pick { min: 1, max: 1 };
    assert_eq!(refused(&mut t, 0, id, &["coin", "roll"]), Refusal::Count { got: 2, pick: one });
    play(&mut t, "some");
    let id = asked(&t, 0).id;
    let why = refused(&mut t, 0, id, &["red", "green", "blue"]);
    assert_eq!(why, Refusal::Count { got: 3, pick: Pick { min: 1, max: 2 } });
    assert_eq!(why.to_string(), "3 options were picked; the question takes 1 to 2");
}

#[test]
fn too_few_options_are_refused() {
    let mut t = toy(1);
    play(&mut t, "some");
    let id = asked(&t, 0).id;
    assert_eq!(refused(&mut t, 0, id, &[]), Refusal::Count { got: 0, pick: Pick { min: 1, max: 2 } });
}

#[test]
fn the_same_option_twice_is_refused() {
    let mut t = toy(1);
    play(&mut t, "some");
    let id = asked(&t, 0).id;
    assert_eq!(refused(&mut t, 0, id, &["red", "red"]), Refusal::Twice("red".into()));
}

#[test]
fn nothing_is_answered_after_the_end() {
    let mut t = toy(2);
    let id = asked(&t, 0).id;
    play(&mut t, "end");
    assert_eq!(t.questions(), []);
    assert_eq!(t.outcome().unwrap().result, "ended");
    assert_eq!(refused(&mut t, 0, id, &["coin"]), Refusal::Over);
}

#[test]
fn the_game_ends_after_its_last_turn_too() {
    let mut t = toy(1);
    play(&mut t, &"coin ".repeat(21));
    assert_eq!(t.questions(), []);
    assert_eq!(t.outcome().unwrap().scores, [21.0]);
}

#[test]
fn what_another_seat_does_leaves_the_id_of_my_question() {
    let mut t = toy(3);
    play(&mut t, "any");
    let (mine, third) = (asked(&t, 0).id, asked(&t, 2).id);
    play(&mut t, "1:object");
    assert_eq!(asked(&t, 0).id, mine);
    assert_eq!(asked(&t, 2).id, third);
    t.answer(Seat(0), mine, &["yes"]).unwrap();
    assert_eq!(t.game().state.coins, [1, 0, 0]);
}

#[test]
fn a_secret_vote_leaves_the_id_of_my_question() {
    let mut t = toy(3);
    play(&mut t, "each");
    let mine = asked(&t, 1).id;
    play(&mut t, "0:red 2:blue");
    assert_eq!(asked(&t, 1).id, mine);
}

#[test]
fn what_another_seat_takes_back_leaves_the_id_of_my_question() {
    let mut t = toy(3);
    play(&mut t, "each");
    let mine = asked(&t, 1).id;
    play(&mut t, "0:red");
    t.undo(Seat(0)).unwrap();
    assert_eq!(asked(&t, 1).id, mine, "my offer was the same all the time");
}

#[test]
fn my_next_question_has_a_new_id_even_if_it_looks_the_same() {
    let mut t = toy(1);
    play(&mut t, "twice");
    let first = asked(&t, 0).clone();
    play(&mut t, "yes");
    let second = asked(&t, 0).clone();
    assert_eq!(without_ids(std::slice::from_ref(&first)), without_ids(std::slice::from_ref(&second)));
    assert_ne!(first.id, second.id);
    assert_eq!(refused(&mut t, 0, first.id, &["yes"]), Refusal::Stale { id: first.id });
}

#[test]
fn a_changed_offer_has_a_new_id() {
    let mut t = toy(2);
    play(&mut t, "any");
    let aside = asked(&t, 1).id;
    play(&mut t, "0:yes");
    assert_ne!(asked(&t, 1).id, aside);
}

#[test]
fn ids_stay_stale_after_undo() {
    let mut t = toy(1);
    let old = asked(&t, 0).id;
    play(&mut t, "twice");
    let abandoned = asked(&t, 0).id;
    t.undo(Seat(0)).unwrap();
    for id in [old, abandoned] {
        assert_eq!(refused(&mut t, 0, id, &["coin"]), Refusal::Stale { id });
    }
    play(&mut t, "coin");
    for id in [old, abandoned] {
        assert_eq!(refused(&mut t, 0, id, &["coin"]), Refusal::Stale { id });
    }
}

#[test]
fn ids_stay_stale_after_loading() {
    let mut t = toy(1);
    let mut before = vec![asked(&t, 0).id];
    play(&mut t, "coin");
    before.push(asked(&t, 0).id);
    t.undo(Seat(0)).unwrap();
    play(&mut t, "coin");
    before.push(asked(&t, 0).id);
    play(&mut t, "coin");
    for id in before {
        let mut loaded = reload(&t);
        assert_eq!(
            loaded.answer(Seat(0), id, &["coin"]),
            Err(Refusal::Stale { id }),
            "{id} was asked before"
        );
    }
}

#[test]
fn an_id_is_never_used_for_another_offer_whatever_is_played_and_taken_back() {
    for seed in 0..20 {
        let mut whim = table::Chance::new(seed);
        let mut t = toy(3);
        let mut known = std::collections::BTreeMap::new();
        while t.outcome().is_none() {
            for question in t.questions() {
                // Routes may say something else meanwhile.
                let offer = Question { routes: vec![], ..question.clone() };
                let first = known.entry(question.id).or_insert_with(|| offer.clone());
                assert_eq!(*first, offer, "seed {seed}");
            }
            if whim.below(4) == 0 && t.played() > t.chapter_after() {
                t.undo_for(seats(3).collect()).unwrap();
            } else {
                play_anything(&mut t, &mut whim);
            }
        }
    }
}

#[test]
fn an_aside_is_offered_but_nobody_waits_for_it() {
    let mut t = toy(3);
    play(&mut t, "any");
    assert!(!asked(&t, 0).aside);
    assert!(asked(&t, 1).aside && asked(&t, 2).aside);
    assert!((0..3).all(|seat| !asked(&t, seat).shared), "only one of them is waited for");
    play(&mut t, "0:no");
    assert_eq!(asked(&t, 1).prompt, "What now?");
    assert_eq!(t.game().state.turn, 1);
}

#[test]
fn an_aside_is_heard_and_the_question_stays() {
    let mut t = toy(3);
    play(&mut t, "any");
    t.take_events();
    play(&mut t, "2:object");
    assert_eq!(heard(&t.take_events(), None), ["Seat 3 objects."]);
    let open: Vec<Seat> = t.questions().iter().map(|q| q.seat).collect();
    assert_eq!(open, [Seat(0), Seat(1)]);
}

#[test]
fn when_any_may_act_the_first_answer_counts() {
    let mut t = toy(3);
    play(&mut t, "race");
    assert!((0..3).all(|seat| asked(&t, seat).shared));
    play(&mut t, "2:grab 1:grab 2:grab");
    assert_eq!(t.game().state.coins, [0, 1, 2]);
    assert_eq!(t.game().state.turn, 1);
}

#[test]
fn nothing_of_a_secret_choice_is_known_until_all_are_in() {
    let mut t = toy(3);
    play(&mut t, "each");
    t.take_events();
    let views = |t: &table::Table<Toy>| {
        let seats = seats(3).map(Some).chain([None]);
        seats.map(|s| table::Game::picture(t.game(), s)).collect::<Vec<_>>()
    };
    let (views_before, state_before) = (views(&t), state(&t));
    let (first, third) = (asked(&t, 0).clone(), asked(&t, 2).clone());

    play(&mut t, "1:blue");
    assert_eq!(views(&t), views_before);
    assert_eq!(state(&t), state_before);
    assert_eq!(t.take_events(), []);
    assert_eq!(t.questions(), [first, third.clone()]);

    play(&mut t, "0:blue");
    assert_eq!(views(&t), views_before);
    assert_eq!(state(&t), state_before);
    assert_eq!(t.take_events(), []);
    assert_eq!(t.questions(), [third]);

    play(&mut t, "2:red");
    assert_eq!(heard(&t.take_events(), None)[0], "The votes: blue, blue, red.");
    assert_eq!(t.game().state.coins, [3, 3, 0]);
}

#[test]
fn an_event_is_published_once_however_often_the_step_is_run() {
    let mut t = toy(2);
    let mut told = Vec::new();
    told.extend(t.take_events());
    for answer in ["some", "red+blue", "conch", "any", "0:object", "1:yes", "twice", "yes", "no"] {
        play(&mut t, answer);
        told.extend(t.take_events());
    }
    assert_eq!(
        heard(&told, None),
        [
            "Turn 0 is Seat 1's.",
            "Stones: red, blue.",
            "Seat 1 gains 3.",
            "Turn 1 is Seat 2's.",
            "Seat 1 objects.",
            "Seat 2 gains 1.",
            "Turn 2 is Seat 1's.",
            "Seat 1 gains 1.",
            "Seat 1 gains 0.",
            "Turn 3 is Seat 2's.",
        ]
    );
}

#[test]
fn events_of_a_step_without_questions_are_published_too() {
    let mut t = rigged(1, ["dice=5"]);
    play(&mut t, "coin coin coin coin coin coin");
    t.take_events();
    play(&mut t, "coin");
    assert_eq!(
        heard(&t.take_events(), None),
        ["Seat 1 gains 1.", "A night of 5 hours.", "Turn 8 is Seat 1's."]
    );
}

#[test]
fn what_is_told_to_one_seat_is_told_to_no_other() {
    let mut t = rigged(3, ["draw=elm"]);
    t.take_events();
    play(&mut t, "draw");
    let events = t.take_events();
    assert_eq!(heard(&events, Some(0)), ["You drew elm."]);
    assert_eq!(heard(&events, None), ["Seat 1 draws a card.", "Turn 1 is Seat 2's."]);
    assert_eq!(events.len(), 3);
}

#[test]
fn a_rule_that_panics_leaves_the_table_as_it_was() {
    let mut t = toy(2);
    play(&mut t, "twice yes no any");
    play(&mut t, "0:object 1:yes");
    t.undo(Seat(1)).unwrap();
    play(&mut t, "1:yes");
    let id = asked(&t, 0).id;
    let why = refused(&mut t, 0, id, &["crash"]);
    assert_eq!(why, Refusal::Fault("the toy broke".into()));
    assert_eq!(why.to_string(), "engine fault: the toy broke. The table is as it was before this answer");
    t.answer(Seat(0), id, &["coin"]).unwrap();
    assert_eq!(t.game().state.coins, [2, 1]);
}

#[test]
fn a_fault_keeps_what_was_taken_back_and_the_undo_that_was_asked_for() {
    let mut t = toy(1);
    play(&mut t, "coin");
    t.undo(Seat(0)).unwrap();
    let id = asked(&t, 0).id;
    refused(&mut t, 0, id, &["crash"]);
    t.redo().unwrap();
    assert_eq!(t.game().state.coins, [1]);

    let mut t = toy(2);
    play(&mut t, "roll");
    t.undo(Seat(0)).unwrap_err();
    let id = asked(&t, 1).id;
    refused(&mut t, 1, id, &["crash"]);
    t.agree(Seat(1)).unwrap();
    assert_eq!(t.log().len(), 0);
}

#[test]
fn an_end_without_an_outcome_is_a_fault() {
    let mut t = toy(1);
    let id = asked(&t, 0).id;
    let why = refused(&mut t, 0, id, &["lie"]);
    assert_eq!(why, Refusal::Fault("a rule said the game is over, but there is no outcome".into()));
}

#[test]
fn a_question_without_options_is_a_fault() {
    let mut t = toy(1);
    let id = asked(&t, 0).id;
    let why = refused(&mut t, 0, id, &["empty"]);
    assert_eq!(why, Refusal::Fault("a question without options: TOY-EMPTY".into()));
}

#[test]
fn seats_are_a_set() {
    let mut set: Seats = [Seat(3), Seat(0), Seat(3)].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(3)]);
    assert_eq!(set.len(), 2);
    assert!(set.has(Seat(3)) && !set.has(Seat(1)));
    set.add(Seat(7));
    set.add(Seat(7));
    set.remove(Seat(0));
    set.remove(Seat(5));
    assert_eq!(set, Seats::try_from(vec![Seat(3), Seat(7)]).expect("there are such seats"));
    assert_eq!(set.without(Seat(3)), Seats::from(Seat(7)));
    assert_eq!(set.len(), 2, "`without` leaves the set alone");
    assert_eq!(set.and(Seats::from(Seat(1))).iter().collect::<Vec<_>>(), [Seat(1), Seat(3), Seat(7)]);
    assert!(Seats::NONE.is_empty() && !set.is_empty());
    assert_eq!(Seats::default(), Seats::NONE);
    assert_eq!(seats(3).rev().collect::<Vec<_>>(), [Seat(2), Seat(1), Seat(0)]);
}

#[test]
fn seats_are_written_as_a_list() {
    let set: Seats = [Seat(2), Seat(0)].into_iter().collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), "[0,2]");
    assert_eq!(serde_json::from_str::<Seats>("[2,0]").unwrap(), set);
}

#[test]
fn a_seat_that_no_table_has_is_refused_when_it_is_read() {
    assert!(serde_json::from_str::<Seats>("[8]").is_err());
    assert!(serde_json::from_str::<Seats>("[200]").is_err());
}

/// The ids that a seat has seen, from the first question on, while these answers are given.
fn ids_of(seat: u8, players: usize, answers: &str) -> Vec<u32> {
    let mut t = toy(players);
    let mut ids = Vec::new();
    for answer in answers.split_whitespace() {
        ids.extend(t.questions().iter().find(|q| q.seat == Seat(seat)).map(|q| q.id));
        play(&mut t, answer);
    }
    ids
}

#[test]
fn an_id_tells_nothing_of_what_others_have_chosen_in_secret() {
    let worlds = ["each 2:red 1:red 0:red", "each 2:blue 1:red 0:red", "each 2:blue 1:blue 0:red"];
    let [here, there, elsewhere] = worlds.map(|answers| ids_of(0, 3, answers));
    assert_eq!(here.len(), 4);
    assert_eq!((&there, &elsewhere), (&here, &here));
    // And nothing of what somebody did in the open, as long as the offer stays the same.
    let [quick, slow] = ["any 0:yes", "any 1:object 0:yes"].map(|answers| ids_of(0, 2, answers));
    assert_eq!(quick[1..], slow[2..]);
}

#[test]
fn an_id_cannot_be_worked_out_without_the_tables_seed() {
    let ids: Vec<u32> = (0..200)
        .map(|seed| {
            let t = open(table::Setup { seed, ..setup(2) });
            t.questions()[0].id
        })
        .collect();
    let mut different = ids.clone();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), ids.len(), "another table, another id for the same question");
}

#[test]
fn an_id_changes_with_every_answer_of_the_seat_and_stays_over_a_save() {
    let mut t = toy(1);
    let mut seen = Vec::new();
    for _ in 0..5 {
        let id = t.questions()[0].id;
        assert!(!seen.contains(&id), "the same menu, asked again, is another question");
        assert_eq!(reload(&t).questions()[0].id, id);
        seen.push(id);
        play(&mut t, "coin");
    }
}

#[test]
fn an_undo_makes_stale_what_was_taken_back_and_nothing_else() {
    let mut t = seated(&[("Ada", None), ("Bo", None), ("Cy", None)]);
    play(&mut t, "each 2:red");
    let (hers, his) = (asked(&t, 0).id, asked(&t, 1).id);
    play(&mut t, "0:red");
    t.undo(Seat(0)).expect("nothing was revealed");
    assert_ne!(asked(&t, 0).id, hers, "a late second click must not answer again");
    assert_eq!(asked(&t, 1).id, his, "nothing has happened to this seat");
}
