//! Saves: what is written, what is refused, scenarios, ids as names.

use crate::common::*;
use serde_json::{Value, json};
use std::sync::Arc;
use table::{Answer, Book, Chance, FORMAT, Id, LoadError, Names, Save, Seat, Seats, Setup, Table};

/// A table in the middle of a step, with cards in hand.
fn midway() -> Table<Toy> {
    let mut t = rigged(2, ["draw=elm,ivy", "dice=3"]);
    play(&mut t, "draw draw roll twice yes");
    t
}

fn load(text: &str) -> Result<Table<Toy>, LoadError> {
    Table::load(BOOK.clone(), Save::read(text)?).map(|l| l.table)
}

/// Opens the save of [`midway`] after some tampering, which must be noticed.
fn tampered(change: impl FnOnce(&mut Value)) -> LoadError {
    let mut save: Value = serde_json::from_str(&bytes(&midway())).unwrap();
    let before = save.clone();
    change(&mut save);
    assert_ne!(save, before, "nothing was tampered with");
    match load(&save.to_string()) {
        Ok(_) => panic!("it was opened: {save}"),
        Err(error) => error,
    }
}

fn broken(error: LoadError) -> String {
    match error {
        LoadError::Broken(why) | LoadError::Scenario(why) => why,
        other => panic!("{other}"),
    }
}

#[test]
fn a_save_is_one_readable_document() {
    let save: Value = serde_json::from_str(&bytes(&midway())).unwrap();
    assert_eq!(save["fireside"], FORMAT);
    assert_eq!(save["book"], json!({ "title": "Toy", "version": "1.0", "digest": "1.0" }));
    assert_eq!(save["setup"]["seats"], json!([{ "name": "Seat 1" }, { "name": "Seat 2" }]));
    assert_eq!(save["answers"], json!(["0 draw !", "1 draw !", "0 roll !", "1 twice", "1 yes"]));
    assert_eq!(save["checkpoint"]["after"], 3);
    assert_eq!(save["checkpoint"]["state"]["coins"], json!([3, 0]));
    assert_eq!(save.get("bookmarks"), None);
}

#[test]
fn ids_are_written_as_names() {
    let save = midway().save();
    assert_eq!(save.checkpoint.state["hands"], json!([["elm"], ["ivy"]]));
    assert_eq!(save.checkpoint.state["deck"]["pile"].as_array().unwrap().len(), 10);
    assert_eq!(state(&midway())["hands"], json!([["elm"], ["ivy"]]));
}

#[test]
fn ids_are_written_and_read_inside_a_scope_only() {
    let mut names = Names::default();
    let (ash, elm) = (names.add::<Tree>("ash").unwrap(), names.add("elm").unwrap());
    assert_eq!(names.add::<Tree>("ash"), None);
    assert_eq!((names.find("elm"), names.find::<Tree>("oak")), (Some(elm), None));
    assert_eq!(names.name(ash), "ash");
    let names = Arc::new(names);
    assert_eq!(names.scope(|| serde_json::to_string(&[elm, ash])).unwrap(), r#"["elm","ash"]"#);
    assert_eq!(names.scope(|| serde_json::from_str::<Id<Tree>>("\"elm\"")).unwrap(), elm);
    let unknown = names.scope(|| serde_json::from_str::<Id<Tree>>("\"oak\"")).unwrap_err();
    assert!(unknown.to_string().starts_with("`oak` is not in this book"), "{unknown}");
    assert!(serde_json::to_string(&elm).is_err());
    assert!(serde_json::from_str::<Id<Tree>>("\"elm\"").is_err());
}

#[test]
fn scopes_can_be_nested() {
    let scope = |name: &str| {
        let mut names = Names::default();
        names.add::<Tree>(name);
        Arc::new(names)
    };
    let (outer, inner) = (scope("outer"), scope("inner"));
    let write = || serde_json::to_string(&Id::<Tree>::at(0)).unwrap();
    let (a, b, c) = outer.scope(|| (write(), inner.scope(write), write()));
    assert_eq!([a, b, c], ["\"outer\"", "\"inner\"", "\"outer\""]);
}

#[test]
fn save_load_continue_equals_continue_at_every_question() {
    for seed in 0..30 {
        let players = 1 + (seed % 4) as usize;
        let mut whim = Chance::new(seed);
        let mut setup = setup(players);
        setup.seed = seed;
        let mut t = open(setup);
        while t.outcome().is_none() {
            let mut loaded = reload(&t);
            assert_eq!(bytes(&loaded), bytes(&t), "seed {seed}");
            assert_eq!(without_ids(loaded.questions()), without_ids(t.questions()), "seed {seed}");
            t.take_events();
            loaded.take_events();
            let (seat, id, keys) = any_answer(&t, &mut whim);
            t.answer(seat, id, &keys).unwrap();
            let id = asked(&loaded, seat.0).id;
            loaded.answer(seat, id, &keys).unwrap();
            assert_eq!(bytes(&loaded), bytes(&t), "seed {seed}, {keys:?}");
            assert_eq!(without_ids(loaded.questions()), without_ids(t.questions()), "seed {seed}, {keys:?}");
            assert_eq!(loaded.take_events(), t.take_events(), "seed {seed}, {keys:?}");
        }
        assert_eq!(reload(&t).outcome(), t.outcome());
    }
}

#[test]
fn a_table_that_was_loaded_once_plays_the_same_game_to_its_end() {
    for seed in 0..10 {
        let mut whim = Chance::new(seed);
        let mut t = toy(2);
        (0..6).for_each(|_| play_anything(&mut t, &mut whim));
        let mut loaded = reload(&t);
        while t.outcome().is_none() {
            let (seat, id, keys) = any_answer(&t, &mut whim);
            t.answer(seat, id, &keys).unwrap();
            let id = asked(&loaded, seat.0).id;
            loaded.answer(seat, id, &keys).unwrap();
        }
        assert_eq!(bytes(&loaded), bytes(&t), "seed {seed}");
        assert_eq!(loaded.outcome(), t.outcome(), "seed {seed}");
    }
}

#[test]
fn an_answer_of_nothing_is_written_and_read() {
    let mut t = toy(1);
    play(&mut t, "some red none");
    let none = &t.log()[2];
    assert_eq!(none.keys().count(), 0);
    assert_eq!(serde_json::to_string(none).unwrap(), "\"0 \"");
    assert_eq!(bytes(&reload(&t)), bytes(&t));

    for text in ["0 ", "0  !", "3 spend/keen/1", "3 red blue !"] {
        let answer = Answer::try_from(text.to_owned()).unwrap();
        assert_eq!(String::from(answer), text);
    }
    let answer = Answer::try_from("3 red blue !".to_owned()).unwrap();
    assert_eq!((answer.seat, answer.revealed), (Seat(3), true));
    assert_eq!(answer.keys().collect::<Vec<_>>(), ["red", "blue"]);
    assert!(Answer::try_from("coin".to_owned()).is_err());
    assert!(Answer::try_from("first coin".to_owned()).is_err());
}

#[test]
fn a_cut_file_is_refused_wherever_it_was_cut() {
    let whole = bytes(&midway());
    for end in (0..whole.len()).step_by(7) {
        let error = Save::read(&whole[..end]).expect_err("it is not whole");
        assert!(matches!(error, LoadError::Form(_)), "{error}");
        assert!(error.to_string().starts_with("this is not a complete Fireside save: "), "{error}");
    }
}

#[test]
fn a_file_that_is_no_save_is_refused() {
    for text in ["", "no", "[]", "{}", "{\"fireside\":1}", "{\"fireside\":\"1\"}", "{\"fireside\":-1}"] {
        assert!(matches!(Save::read(text), Err(LoadError::Form(_))), "{text}");
    }
}

#[test]
fn a_newer_format_is_refused_before_anything_else_is_read() {
    let error = Save::read(r#"{ "fireside": 4, "everything": "different" }"#).expect_err("too new");
    assert!(matches!(error, LoadError::Newer(4)));
    assert_eq!(
        error.to_string(),
        "this save has format 4; this Fireside reads up to 3. A newer Fireside will open it"
    );
}

#[test]
fn a_save_of_another_game_is_refused() {
    let error = tampered(|s| s["setup"]["game"] = "near-and-far".into());
    assert_eq!(error.to_string(), "this is a save of `near-and-far`, not of `toy`");
}

#[test]
fn a_checkpoint_beyond_the_answers_is_refused() {
    let error = tampered(|s| s["checkpoint"]["after"] = 6.into());
    assert_eq!(broken(error), "its checkpoint comes after 6 answers, but it has only 5");
}

/// A scenario with an answer given, opened again from its save after some tampering with where it began.
fn begun_elsewhere(change: impl FnOnce(&mut Value)) -> String {
    let mut t = scenario(setup(2), json!({ "state": { "turn": 3 } })).unwrap().table;
    play(&mut t, "coin coin");
    let mut save: Value = serde_json::from_str(&bytes(&t)).unwrap();
    load(&save.to_string()).expect("it is sound").undo_for(setup(2).all()).expect("it can be undone");
    change(&mut save["beginning"]);
    let refused = load(&save.to_string()).err().expect("it is refused");
    let read = Save::read(&save.to_string()).unwrap();
    let again = Table::<Toy>::beginning_of(BOOK.clone(), &read).err().expect("a replay refuses it too");
    assert_eq!(refused.to_string(), again.to_string());
    broken(refused)
}

#[test]
fn a_game_begins_before_its_first_answer() {
    for after in [1, 2, 7] {
        let why = begun_elsewhere(|beginning| beginning["after"] = json!(after));
        assert_eq!(why, format!("beginning.after: {after} is not 0"));
    }
}

#[test]
fn a_game_does_not_begin_against_the_laws() {
    let why = begun_elsewhere(|beginning| beginning["state"]["supply"] = json!(7));
    assert_eq!(why, "there are 7 coins, not 100");
}

#[test]
fn an_answer_that_does_not_fit_is_refused() {
    let error = tampered(|s| s["answers"][4] = "1 maybe".into());
    assert_eq!(
        broken(error),
        "the game cannot go back there: answer 5 of seat 1 (`maybe`) does not fit: \
         `maybe` is not offered; the options are yes, no"
    );
}

#[test]
fn an_answer_of_a_seat_that_was_not_asked_is_refused() {
    let error = tampered(|s| s["answers"][4] = "0 yes".into());
    assert_eq!(broken(error), "the game cannot go back there: answer 5 of seat 0 (`yes`) has no question");
    let error = tampered(|s| s["answers"][4] = "200 yes".into());
    assert!(broken(error).contains("answer 5 of seat 200"));
}

#[test]
fn a_seat_that_nobody_holds_is_refused_even_among_the_old_answers() {
    let error = tampered(|s| s["answers"][0] = "200 draw !".into());
    assert!(broken(error).contains("200"));
}

#[test]
fn an_answer_after_the_end_is_refused() {
    let mut t = toy(1);
    play(&mut t, "end");
    let mut save = t.save();
    save.answers.push(Answer::try_from("0 coin".to_owned()).unwrap());
    let error = Table::<Toy>::load(BOOK.clone(), save).err().expect("the game is over");
    assert!(broken(error).contains("answer 2 of seat 0 (`coin`) has no question"));
}

#[test]
fn edited_numbers_break_a_law_and_are_refused() {
    let error = tampered(|s| s["checkpoint"]["state"]["coins"][0] = 50.into());
    assert_eq!(broken(error), "there are 147 coins, not 100");
    let error = tampered(|s| s["checkpoint"]["state"]["hands"][0] = json!([]));
    assert_eq!(broken(error), "a card got lost");
    let error = tampered(|s| s["checkpoint"]["state"]["hands"][0] = json!(["elm", "elm"]));
    assert_eq!(broken(error), "a card got lost");
}

#[test]
fn numbers_that_are_none_are_refused() {
    for (path, value) in [
        ("/checkpoint/state/turn", json!(-1)),
        ("/checkpoint/state/turn", json!("3")),
        ("/checkpoint/state/coins/0", json!(3.5)),
        ("/checkpoint/state/supply", json!(4_294_967_296_u64)),
        ("/checkpoint/state/lamp", json!(256)),
        ("/checkpoint/after", json!(-1)),
        ("/checkpoint/chance/position", json!(-1)),
        ("/setup/seed", json!(null)),
        ("/answers/0", json!("draw")),
    ] {
        let error = tampered(|s| *s.pointer_mut(path).expect("it is there") = value);
        assert!(matches!(error, LoadError::Form(_)), "{path}: {error}");
    }
}

#[test]
fn a_set_with_a_seat_that_no_table_has_is_refused() {
    let error = tampered(|s| s["checkpoint"]["state"]["asleep"] = json!([9]));
    assert!(matches!(error, LoadError::Form(_)), "{error}");
    assert_eq!(midway().game().state.asleep, Seats::NONE);
}

#[test]
fn a_broken_seed_is_refused() {
    let plus = "+f".repeat(32);
    for seed in ["", "00", "zz", &"0".repeat(63), &"g".repeat(64), &"ä".repeat(32), &plus] {
        let error = tampered(|s| s["checkpoint"]["chance"]["seed"] = seed.into());
        assert!(
            error.to_string().contains("the seed of the dice is not 64 hexadecimal digits"),
            "{seed}: {error}"
        );
    }
}

#[test]
fn an_unknown_id_is_refused_by_its_name() {
    let error = tampered(|s| s["checkpoint"]["state"]["hands"][0][0] = "oak".into());
    assert!(matches!(error, LoadError::Form(_)));
    assert!(error.to_string().contains("`oak` is not in this book"), "{error}");
}

#[test]
fn a_setup_that_the_game_does_not_offer_is_refused() {
    let error = tampered(|s| s["setup"]["mode"] = "campaign".into());
    assert_eq!(broken(error), "Toy has no mode `campaign`; it has plain");
    let error = tampered(|s| s["setup"]["seats"] = json!([]));
    assert_eq!(broken(error), "Toy is for 1 to 4 players, not 0");
    let error = tampered(|s| s["setup"]["options"] = json!({ "speed": "high" }));
    assert!(broken(error).starts_with("there is no option `speed`"));
}

#[test]
fn a_state_that_its_rules_cannot_play_is_refused() {
    let error = tampered(|s| {
        let state = &mut s["checkpoint"]["state"];
        let coins: u64 = state["coins"].as_array().expect("a list").iter().filter_map(|c| c.as_u64()).sum();
        state["supply"] = (state["supply"].as_u64().expect("a number") + coins).into();
        state["coins"] = json!([]); // the sums are right, but nobody is left to take a turn
    });
    assert!(broken(error).starts_with("engine fault: "));
}

#[test]
fn a_name_has_one_to_forty_characters_in_any_script() {
    let named = |name: &str| {
        let mut setup = setup(1);
        setup.seats[0].name = name.into();
        Table::<Toy>::new(BOOK.clone(), setup).map(|_| ())
    };
    assert_eq!(named(&"a".repeat(40)), Ok(()));
    assert_eq!(named(&"ж".repeat(40)), Ok(()));
    for bad in ["", "   ", &"a".repeat(41), &"ж".repeat(41)] {
        let why = format!("a seat needs a name of 1 to 40 characters, not `{bad}`");
        assert_eq!(named(bad), Err(why));
    }
    let why = "the name \"Eve\\u{1b}[31m\" has control characters".to_owned();
    assert_eq!(named("Eve\u{1b}[31m"), Err(why), "and none that a terminal would obey");
}

#[test]
fn an_edited_book_opens_an_old_save_and_says_so() {
    let save = midway().save();
    let loaded = Table::<Toy>::load(book("1.1"), save).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(
        loaded.notes,
        ["This game was saved with version 1.0 of the book; it continues with version 1.1."]
    );
    assert_eq!(loaded.table.save().book, *book("1.1").edition());
    assert_eq!(loaded.table.game().state, midway().game().state);
}

#[test]
fn a_bookmark_that_cannot_be_read_is_left_out_with_a_note() {
    let mut t = midway();
    t.bookmark("good");
    t.bookmark("bad");
    t.bookmark("beyond");
    t.bookmark("lawless");
    t.bookmark("too far");
    let mut save = t.save();
    save.bookmarks[4].shared = 6;
    save.bookmarks[3].checkpoint.state["supply"] = 1_000.into();
    save.bookmarks[1].checkpoint.state["hands"][0][0] = "oak".into();
    save.bookmarks[2].shared = 1;
    let loaded = Table::<Toy>::load(BOOK.clone(), save).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(
        loaded.notes,
        [
            "The bookmark `bad` could not be read and was left out.",
            "The bookmark `beyond` could not be read and was left out.",
            "The bookmark `lawless` could not be read and was left out.",
            "The bookmark `too far` could not be read and was left out.",
        ]
    );
    assert_eq!(loaded.table.bookmarks().collect::<Vec<_>>(), [("good", 5)]);
}

#[test]
fn a_bookmark_whose_answers_do_not_fit_is_refused_when_it_is_gone_to() {
    let mut t = midway();
    t.bookmark("odd");
    let mut save = t.save();
    save.bookmarks[0].shared = 4;
    save.bookmarks[0].answers = vec![Answer::try_from("1 maybe".to_owned()).unwrap()].into();
    let mut loaded = Table::<Toy>::load(BOOK.clone(), save).unwrap_or_else(|e| panic!("{e}")).table;
    let before = everything(&loaded);
    let why = loaded.go_to_bookmark("odd").unwrap_err();
    assert!(matches!(why, table::Refusal::Drifted(_)), "{why}");
    assert_eq!(everything(&loaded), before);
}

fn scenario(setup: Setup, scenario: Value) -> Result<table::Loaded<Table<Toy>>, LoadError> {
    Table::scenario(BOOK.clone(), setup, &scenario)
}

#[test]
fn a_scenario_changes_only_what_it_names() {
    let fresh = toy(2);
    let loaded = scenario(setup(2), json!({ "state": { "coins": [5, 0], "supply": 95, "turn": 1 } }));
    let t = loaded.unwrap_or_else(|e| panic!("{e}")).table;
    assert_eq!(t.game().state.coins, [5, 0]);
    assert_eq!(asked(&t, 1).prompt, "What now?");
    assert_eq!(t.game().state.deck, fresh.game().state.deck);
    assert_eq!(t.game().state.lamp, Some(Seat(0)));
    assert_eq!(t.log(), []);
}

#[test]
fn objects_of_a_scenario_are_merged_and_lists_replaced() {
    let t = toy(1);
    let pile: Vec<&str> = CARDS[1..].to_vec();
    let loaded = scenario(setup(1), json!({ "state": { "deck": { "pile": pile, "discards": ["ash"] } } }));
    let changed = loaded.unwrap_or_else(|e| panic!("{e}")).table;
    assert_eq!(changed.game().state.deck.pile, (1..12).map(Id::at).collect::<Vec<_>>());
    assert_eq!(changed.game().state.deck.discards, [Id::at(0)]);

    let loaded = scenario(setup(1), json!({ "state": { "deck": { "discards": [] } } }));
    let same = loaded.unwrap_or_else(|e| panic!("{e}")).table;
    assert_eq!(same.game().state, t.game().state);
}

#[test]
fn a_scenario_can_take_something_away() {
    let loaded = scenario(setup(1), json!({ "state": { "lamp": null } }));
    let t = loaded.unwrap_or_else(|e| panic!("{e}")).table;
    assert_eq!(t.game().state.lamp, None, "everything but objects is replaced");
}

#[test]
fn a_scenario_may_bring_its_own_setup() {
    let loaded = scenario(setup(1), json!({ "setup": { "seats": [{ "name": "Ada" }, { "name": "Bo" }] } }));
    let t = loaded.unwrap_or_else(|e| panic!("{e}")).table;
    assert_eq!(t.setup().seats[1].name, "Bo");
    assert_eq!(t.setup().seed, 7);
    assert_eq!(t.game().state.coins, [0, 0]);
}

#[test]
fn a_save_is_a_scenario_too() {
    let mut t = toy(1);
    play(&mut t, "number coins/3 coin");
    let save = serde_json::to_value(t.save()).unwrap();
    let opened = scenario(setup(1), save).unwrap_or_else(|e| panic!("{e}")).table;
    assert_eq!(opened.game().state, t.game().state);
    assert_eq!(opened.log(), []);
}

#[test]
fn a_scenario_is_mended_and_says_so() {
    let loaded = scenario(setup(1), json!({ "state": { "hands": [["elm"]] } }));
    let loaded = loaded.unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(loaded.notes, ["\"elm\" was taken out of the pile."]);
    assert_eq!(loaded.table.game().state.deck.len(), 11);
}

#[test]
fn a_scenario_that_breaks_a_law_is_refused() {
    let error = scenario(setup(1), json!({ "state": { "coins": [5] } })).err().expect("coins from nothing");
    assert_eq!(broken(error), "there are 105 coins, not 100");
    let error = scenario(setup(1), json!({ "state": { "hands": [["oak"]] } })).err().expect("no such card");
    assert!(error.to_string().contains("`oak` is not in this book"), "{error}");
    let error = scenario(setup(1), json!({ "setup": { "mode": "x" } })).err().expect("no such mode");
    assert_eq!(broken(error), "Toy has no mode `x`; it has plain");
}

#[test]
fn an_empty_scenario_is_a_fresh_game() {
    let t = scenario(setup(2), json!({})).unwrap_or_else(|e| panic!("{e}")).table;
    assert_eq!(bytes(&t), bytes(&toy(2)));
}

#[test]
fn of_many_notes_a_few_are_told() {
    let mut save: Value = serde_json::from_str(&bytes(&midway())).unwrap();
    let cards: Vec<String> = (0..5000).map(|n| format!("card-{n}-{}", "x".repeat(600))).collect();
    save["bookmarks"] = cards
        .iter()
        .map(|name| json!({ "name": name, "answers": [], "checkpoint": save["checkpoint"] }))
        .collect();
    let loaded = Table::<Toy>::load(BOOK.clone(), Save::read(&save.to_string()).unwrap()).unwrap();
    let words: usize = loaded.notes.iter().map(String::len).sum();
    assert!(loaded.notes.len() <= 21 && words < 10_000, "{} notes, {words} bytes", loaded.notes.len());
    assert!(loaded.notes.last().unwrap().contains("4980 more"), "{:?}", loaded.notes.last());
}

/// By the type-erased interface that servers and command lines use.
#[test]
fn a_save_over_which_a_rule_breaks_is_refused() {
    let game: Box<dyn table::AnyGame> = Box::new(table::Boxed::<Toy>(BOOK.clone()));
    let mut save: Value = serde_json::from_str(&bytes(&midway())).unwrap();
    save["checkpoint"]["state"]["coins"] = json!([]);
    save["checkpoint"]["state"]["hands"] = json!([]);
    assert!(game.load(Save::read(&save.to_string()).unwrap()).is_err());
}
