//! Undo: the reveal fence, consent beyond it, redo, bookmarks.

use crate::common::*;
use serde_json::{Value, json};
use table::{AnyTable, Chance, Refusal, Save, Seat, Table, seats};

const REVEALED: &str = "something has been revealed since";
const ANOTHERS: &str = "the last move was another player's";

/// Asks for an undo that others must agree to, and says why and who.
fn asks_consent(t: &mut Table<Toy>, by: u8) -> (&'static str, Vec<String>) {
    let before = everything(t);
    let refusal = t.undo(Seat(by)).expect_err("it must not be free");
    assert_eq!(everything(t), before);
    match refusal {
        Refusal::NeedsConsent { why, seats } => (why, seats),
        other => panic!("{other}"),
    }
}

#[test]
fn taking_back_is_free_as_long_as_nothing_was_revealed() {
    for harmless in
        ["coin", "twice", "twice yes", "number", "some red", "only", "shuffle", "reshuffle", "lamp"]
    {
        let mut t = toy(2);
        let (last, before) = harmless.rsplit_once(' ').map_or((harmless, ""), |(b, l)| (l, b));
        play(&mut t, before);
        let then = bytes(&t);
        play(&mut t, last);
        t.undo(Seat(0)).unwrap_or_else(|e| panic!("{harmless}: {e}"));
        assert_eq!(bytes(&t), then, "{harmless}");
    }
}

#[test]
fn after_a_reveal_everyone_must_agree() {
    for revealing in ["roll", "face", "draw", "peek", "page", "pick"] {
        let mut t = toy(3);
        play(&mut t, revealing);
        let (why, seats) = asks_consent(&mut t, 0);
        assert_eq!(
            (why, &seats[..]),
            (REVEALED, &["Seat 2".to_owned(), "Seat 3".to_owned()][..]),
            "{revealing}"
        );
    }
}

#[test]
fn the_refusal_says_why_and_who_must_agree() {
    let mut t = toy(3);
    play(&mut t, "roll");
    let why = t.undo(Seat(0)).unwrap_err();
    assert_eq!(why.to_string(), "something has been revealed since; Seat 2 and Seat 3 must agree");
}

#[test]
fn a_secret_choice_can_be_taken_back_freely_until_all_are_in() {
    let mut t = toy(2);
    play(&mut t, "each");
    let then = bytes(&t);
    play(&mut t, "0:red");
    t.undo(Seat(0)).unwrap();
    assert_eq!(bytes(&t), then);
    play(&mut t, "0:blue 1:blue");
    assert_eq!(asks_consent(&mut t, 1), (REVEALED, vec!["Seat 1".to_owned()]));
}

#[test]
fn a_reveal_in_a_step_without_questions_counts_for_the_answer_before_it() {
    let mut t = toy(2);
    play(&mut t, "coin coin coin coin coin coin");
    assert!(!t.log()[5].revealed);
    play(&mut t, "coin"); // the night falls, and rolls a die
    assert!(t.log()[6].revealed);
    assert_eq!(asks_consent(&mut t, 0), (REVEALED, vec!["Seat 2".to_owned()]));
}

#[test]
fn a_draw_from_an_empty_pile_reveals_nothing() {
    let mut t = toy(1);
    play(&mut t, &"draw ".repeat(12));
    assert!(t.log().iter().all(|a| a.revealed));
    play(&mut t, "draw");
    assert!(!t.log()[12].revealed);
}

#[test]
fn the_move_of_another_is_taken_back_with_their_consent_only() {
    let mut t = toy(2);
    play(&mut t, "coin");
    assert_eq!(asks_consent(&mut t, 1), (ANOTHERS, vec!["Seat 1".to_owned()]));
    t.agree(Seat(0)).unwrap();
    assert_eq!(t.log().len(), 0);
}

#[test]
fn it_is_taken_back_when_the_last_one_agrees() {
    let mut t = toy(3);
    let start = bytes(&t);
    play(&mut t, "roll");
    asks_consent(&mut t, 0);
    assert_eq!(t.undo_pending().unwrap().iter().collect::<Vec<_>>(), [Seat(0)]);
    let why = t.agree(Seat(2)).unwrap_err();
    assert_eq!(why, Refusal::NeedsConsent { why: REVEALED, seats: vec!["Seat 2".into()] });
    t.agree(Seat(1)).unwrap();
    assert_eq!(bytes(&t), start);
    assert_eq!(t.undo_pending(), None);
}

#[test]
fn whoever_asks_for_the_same_undo_agrees_to_it() {
    let mut t = toy(2);
    play(&mut t, "roll");
    asks_consent(&mut t, 0);
    t.undo(Seat(1)).expect("both have asked for it");
    assert_eq!(t.log().len(), 0);
}

#[test]
fn nobody_can_agree_to_what_nobody_asked() {
    let mut t = toy(2);
    play(&mut t, "roll");
    assert_eq!(t.agree(Seat(1)), Err(Refusal::NothingToUndo));
}

#[test]
fn a_declined_undo_is_forgotten() {
    let mut t = toy(2);
    play(&mut t, "roll");
    asks_consent(&mut t, 0);
    t.decline();
    assert_eq!(t.undo_pending(), None);
    assert_eq!(t.agree(Seat(1)), Err(Refusal::NothingToUndo));
}

#[test]
fn an_undo_that_waits_is_forgotten_when_play_goes_on() {
    let mut t = toy(2);
    play(&mut t, "roll");
    asks_consent(&mut t, 0);
    play(&mut t, "coin");
    assert_eq!(t.undo_pending(), None);
    assert_eq!(t.agree(Seat(1)), Err(Refusal::NothingToUndo));
}

#[test]
fn seats_with_equal_names_are_one_person() {
    let mut t = seated(&[("Ada", None), ("Bo", None), ("Ada", None)]);
    play(&mut t, "coin");
    t.undo(Seat(2)).unwrap();
    play(&mut t, "roll");
    assert_eq!(asks_consent(&mut t, 2), (REVEALED, vec!["Bo".to_owned()]));
    t.agree(Seat(1)).unwrap();
    assert_eq!(t.log().len(), 0);
}

#[test]
fn one_person_on_all_seats_may_always_take_back() {
    let mut t = seated(&[("Ada", None), ("Ada", None)]);
    play(&mut t, "roll draw");
    t.undo(Seat(0)).unwrap();
    t.undo(Seat(0)).unwrap();
    assert_eq!(t.log().len(), 0);
}

#[test]
fn a_person_and_a_bot_of_the_same_name_are_two() {
    let mut t = seated(&[("Ada", None), ("Ada", Some("random")), ("Bo", None)]);
    play(&mut t, "coin");
    assert_eq!(asks_consent(&mut t, 1), (ANOTHERS, vec!["Ada".to_owned(), "Bo".to_owned()]));
}

#[test]
fn bots_need_not_agree() {
    let mut t = seated(&[("Ada", None), ("Iron", Some("random"))]);
    play(&mut t, "roll");
    t.undo(Seat(0)).unwrap();
    play(&mut t, "coin 1:coin");
    t.undo(Seat(0)).unwrap();
    assert_eq!(t.log().len(), 0, "a bot's move goes together with the person's before it");
}

#[test]
fn a_solo_table_may_always_take_back() {
    for revealing in ["roll", "face", "draw", "peek", "page", "pick"] {
        let mut t = toy(1);
        let start = bytes(&t);
        play(&mut t, revealing);
        t.undo(Seat(0)).unwrap();
        assert_eq!(bytes(&t), start, "{revealing}");
    }
}

#[test]
fn at_the_start_there_is_nothing_to_take_back() {
    let mut t = toy(1);
    assert_eq!(t.undo(Seat(0)), Err(Refusal::NothingToUndo));
    assert_eq!(t.redo(), Err(Refusal::NothingToRedo));
}

/// More steps than checkpoints are kept, of one answer and of several, with reveals and a night.
const LONG: &str = "coin twice yes no roll some red+blue none draw peek number coins/3 only coin draw coin \
                    reshuffle twice no yes pick face coin lamp shuffle draw";

/// Plays, and writes down the save before each answer.
fn play_and_write_down(t: &mut Table<Toy>, answers: &str) -> Vec<String> {
    let mut saves = Vec::new();
    for answer in answers.split_whitespace() {
        saves.push(bytes_unmarked(t));
        play(t, answer);
    }
    saves
}

#[test]
fn a_whole_game_can_be_taken_back_to_the_very_start_and_brought_back() {
    let mut t = toy(1);
    let saves = play_and_write_down(&mut t, LONG);
    let end = bytes(&t);
    for (i, save) in saves.iter().enumerate().rev() {
        t.undo(Seat(0)).unwrap();
        assert_eq!(&bytes(&t), save, "back to answer {i}");
    }
    assert_eq!(t.undo(Seat(0)), Err(Refusal::NothingToUndo));
    for save in &saves {
        assert_eq!(&bytes(&t), save);
        t.redo().unwrap();
    }
    assert_eq!(bytes(&t), end);
    assert_eq!(t.redo(), Err(Refusal::NothingToRedo));
}

#[test]
fn the_end_of_a_game_can_be_taken_back() {
    let mut t = toy(1);
    play(&mut t, "coin");
    let then = bytes(&t);
    play(&mut t, "end");
    t.undo(Seat(0)).unwrap();
    assert_eq!(bytes(&t), then);
    assert_eq!(t.outcome(), None);
    play(&mut t, "coin");
    assert_eq!(t.game().state.coins, [2]);
}

#[test]
fn the_same_answer_after_an_undo_gives_the_same_bytes() {
    for seed in 0..20 {
        let mut whim = Chance::new(seed);
        let mut t = toy(2);
        while t.outcome().is_none() {
            let (seat, id, keys) = any_answer(&t, &mut whim);
            t.answer(seat, id, &keys).unwrap();
            if t.played() == t.chapter_after() {
                continue; // a chapter has begun
            }
            let (after, asked) = (bytes(&t), without_ids(t.questions()));
            t.undo_for(seats(2).collect()).unwrap();
            let id = crate::common::asked(&t, seat.0).id;
            t.answer(seat, id, &keys).unwrap();
            assert_eq!(bytes(&t), after, "seed {seed}");
            assert_eq!(without_ids(t.questions()), asked, "seed {seed}");
        }
    }
}

#[test]
fn going_back_tells_nothing_and_playing_on_tells_it_again() {
    let mut t = toy(1);
    play(&mut t, "twice");
    t.take_events();
    play(&mut t, "yes");
    let told = t.take_events();
    assert_eq!(heard(&told, None), ["Seat 1 gains 1."]);
    t.undo(Seat(0)).unwrap();
    assert_eq!(t.take_events(), []);
    play(&mut t, "yes");
    assert_eq!(t.take_events(), told);
}

#[test]
fn events_that_nobody_has_fetched_yet_survive_an_undo() {
    let mut t = toy(1);
    t.take_events();
    play(&mut t, "coin");
    t.undo(Seat(0)).unwrap();
    assert_eq!(heard(&t.take_events(), None), ["Seat 1 gains 1.", "Turn 1 is Seat 1's."]);
}

#[test]
fn the_same_answer_keeps_what_can_be_redone() {
    let mut t = toy(1);
    play(&mut t, "coin roll");
    t.undo(Seat(0)).unwrap();
    t.undo(Seat(0)).unwrap();
    play(&mut t, "coin");
    assert!(t.redo_seat().is_some());
    t.redo().unwrap();
    assert_eq!(t.log().last().unwrap().keys.as_ref(), "roll");
    assert!(t.redo_seat().is_none());
}

#[test]
fn a_different_answer_clears_what_could_be_redone() {
    let mut t = toy(1);
    play(&mut t, "coin coin");
    t.undo(Seat(0)).unwrap();
    t.undo(Seat(0)).unwrap();
    play(&mut t, "lamp");
    assert!(t.redo_seat().is_none());
    assert_eq!(t.redo(), Err(Refusal::NothingToRedo));
}

#[test]
fn a_bookmark_can_be_gone_back_to() {
    let mut t = toy(1);
    play(&mut t, "coin twice yes");
    t.bookmark("fork");
    let then = bytes(&t);
    play(&mut t, "no roll draw coin coin coin coin coin coin coin");
    t.go_to_bookmark("fork").unwrap();
    assert_eq!(bytes(&t), then);
    assert_eq!(asked(&t, 0).prompt, "A coin?");
    assert!(t.redo_seat().is_none());
    play(&mut t, "yes");
    assert_eq!(t.game().state.coins, [3]);
}

#[test]
fn bookmarks_have_names_and_a_newer_one_replaces_the_older() {
    let mut t = toy(1);
    t.bookmark("a");
    play(&mut t, "coin");
    t.bookmark("b");
    play(&mut t, "coin");
    t.bookmark("a");
    assert_eq!(t.bookmarks().collect::<Vec<_>>(), [("b", 1), ("a", 2)]);
    let before = everything(&t);
    assert_eq!(t.go_to_bookmark("c"), Err(Refusal::NoBookmark("c".into())));
    assert_eq!(everything(&t), before);
}

#[test]
fn ids_stay_stale_after_going_to_a_bookmark() {
    let mut t = toy(1);
    t.bookmark("start");
    let old = asked(&t, 0).id;
    play(&mut t, "coin");
    let abandoned = asked(&t, 0).id;
    t.go_to_bookmark("start").unwrap();
    for id in [old, abandoned] {
        assert_eq!(t.answer(Seat(0), id, &["coin"]), Err(Refusal::Stale { id }));
    }
}

#[test]
fn bookmarks_stay_when_moves_are_taken_back() {
    let mut t = toy(1);
    play(&mut t, "coin coin");
    t.bookmark("two");
    let there = bytes(&t);
    t.undo(Seat(0)).unwrap();
    t.undo(Seat(0)).unwrap();
    t.go_to_bookmark("two").unwrap();
    assert_eq!(bytes(&t), there);
}

#[test]
fn a_bookmark_leads_back_to_its_own_past() {
    let mut t = toy(1);
    let saves = play_and_write_down(&mut t, LONG);
    t.bookmark("first line");
    while t.undo(Seat(0)).is_ok() {}
    play(&mut t, &"coin ".repeat(12));
    t.go_to_bookmark("first line").unwrap();
    for (i, save) in saves.iter().enumerate().rev() {
        t.undo(Seat(0)).unwrap();
        assert_eq!(&bytes_unmarked(&t), save, "back to answer {i} of the bookmarked line");
    }
    assert_eq!(t.undo(Seat(0)), Err(Refusal::NothingToUndo));
}

/// Where the game is and how it came there, whatever bookmarks it has.
fn game_of(t: &Table<Toy>) -> String {
    let Save { answers, checkpoint, .. } = t.save();
    json!([answers, checkpoint]).to_string()
}

/// Fifty bookmarks of a long game would be fifty times its answers.
#[test]
fn bookmarks_share_the_answers_of_the_game() {
    let mut t = toy(1);
    play(&mut t, &"coin ".repeat(6));
    t.bookmark("six");
    let six = game_of(&t);
    play(&mut t, &"coin ".repeat(6));
    t.bookmark("twelve");
    let twelve = game_of(&t);
    let shared = |t: &Table<Toy>| -> Vec<(usize, usize)> {
        t.save().bookmarks.iter().map(|mark| (mark.shared, mark.answers.len())).collect()
    };
    assert_eq!(shared(&t), [(6, 0), (12, 0)]);

    // Where the game has left a bookmark's line, the bookmark keeps the rest of it, and shares it again once it is played again.
    for _ in 0..4 {
        t.undo(Seat(0)).unwrap();
    }
    assert_eq!(shared(&t), [(6, 0), (8, 4)]);
    play(&mut t, "lamp");
    for mut t in [reload(&t), t] {
        assert_eq!(shared(&t), [(6, 0), (8, 4)]);
        t.go_to_bookmark("six").unwrap();
        assert_eq!((game_of(&t), shared(&t)), (six.clone(), vec![(6, 0), (6, 6)]));
        t.go_to_bookmark("twelve").unwrap();
        assert_eq!((game_of(&t), shared(&t)), (twelve.clone(), vec![(6, 0), (12, 0)]));
    }
}

/// A line that the game has left is kept once, too, and written once.
#[test]
fn bookmarks_of_a_line_that_was_left_share_it() {
    let mut t = toy(1);
    t.bookmark("start");
    let mut there = Vec::new();
    for n in 1..=5 {
        play(&mut t, "coin coin");
        t.bookmark(&format!("mark {n}"));
        there.push(game_of(&t));
    }
    t.go_to_bookmark("start").unwrap();
    play(&mut t, "lamp");
    let written = |t: &Table<Toy>| -> Vec<(usize, bool, usize)> {
        t.save().bookmarks.iter().map(|mark| (mark.shared, mark.with_last, mark.answers.len())).collect()
    };
    let first = [(0, false, 0), (0, false, 2)];
    let then = (1..5).map(|n| (2 * n, true, 2));
    assert_eq!(written(&t), first.into_iter().chain(then).collect::<Vec<_>>());
    let mut t = reload(&t);
    for n in [4, 2, 5, 1, 3] {
        t.go_to_bookmark(&format!("mark {n}")).unwrap();
        assert_eq!(game_of(&t), there[n - 1], "mark {n}");
    }
    // What the one before it has is gone with it: nothing is known of the next one, and the rest is as it was.
    let mut save = t.save();
    save.bookmarks[4].shared = 99;
    let loaded = Table::<Toy>::load(BOOK.clone(), save).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(loaded.notes.len(), 2, "{:?}", loaded.notes);
    assert_eq!(loaded.table.bookmarks().count(), 4);
}

/// As saves were before format 2.
#[test]
fn a_bookmark_with_all_answers_of_its_own_is_read() {
    let mut t = toy(1);
    play(&mut t, "coin coin");
    t.bookmark("two");
    let there = bytes(&t);
    play(&mut t, "coin");
    let mut save = serde_json::to_value(t.save()).unwrap();
    save["fireside"] = 1.into();
    save["bookmarks"][0]["answers"] = json!(["0 coin", "0 coin"]);
    save["bookmarks"][0].as_object_mut().unwrap().remove("shared");
    let mut t = Table::<Toy>::load(BOOK.clone(), Save::from_value(save).unwrap())
        .unwrap_or_else(|e| panic!("{e}"))
        .table;
    let mark = t.save().bookmarks.remove(0);
    assert_eq!((mark.shared, mark.answers.len()), (2, 0));
    t.go_to_bookmark("two").unwrap();
    assert_eq!(bytes(&t), there);
}

#[test]
fn a_bookmark_survives_save_and_load() {
    let mut t = toy(1);
    play(&mut t, "coin twice yes");
    t.bookmark("fork");
    let then = bytes(&t);
    play(&mut t, "no roll coin");
    let mut t = reload(&t);
    assert_eq!(t.bookmarks().collect::<Vec<_>>(), [("fork", 3)]);
    t.go_to_bookmark("fork").unwrap();
    assert_eq!(bytes(&t), then);
    assert_eq!(asked(&t, 0).prompt, "A coin?");
}

#[test]
fn a_loaded_table_takes_back_within_its_step() {
    let mut t = toy(1);
    play(&mut t, "coin twice");
    let then = bytes(&t);
    play(&mut t, "yes");
    let mut t = reload(&t);
    t.undo(Seat(0)).unwrap();
    assert_eq!(bytes(&t), then);
}

#[test]
fn a_loaded_table_goes_back_behind_its_checkpoint_or_says_that_it_cannot() {
    let mut t = toy(1);
    let start = bytes(&t);
    play(&mut t, "coin");
    let mut t = reload(&t);
    let loaded = bytes(&t);
    match t.undo(Seat(0)) {
        Ok(()) => assert_eq!(bytes(&t), start),
        Err(why) => {
            assert_eq!(why, Refusal::NothingToUndo);
            assert_eq!(bytes(&t), loaded);
        }
    }
    play(&mut t, "coin");
}

#[test]
fn a_loaded_bookmark_goes_back_behind_its_checkpoint_or_says_that_it_cannot() {
    let mut t = toy(1);
    play(&mut t, "coin");
    let coin = bytes(&t);
    play(&mut t, "coin");
    t.bookmark("two");
    play(&mut t, "coin coin coin");
    let mut t = reload(&t);
    t.go_to_bookmark("two").unwrap();
    match t.undo(Seat(0)) {
        Ok(()) => assert_eq!(bytes_unmarked(&t), coin),
        Err(why) => assert_eq!(why, Refusal::NothingToUndo),
    }
}

/// What one seat sees of a table.
fn seen_by(t: &Table<Toy>, seat: u8) -> Value {
    AnyTable::view(t, Some(Seat(seat)))
}

#[test]
fn a_branch_is_a_world_of_which_the_seat_knew_nothing_more() {
    let mut t = rigged(3, ["draw=elm,ivy,ash"]);
    play(&mut t, "draw draw draw");
    t.bookmark("here");
    let before = seen_by(&t, 0);
    play(&mut t, "roll coin");
    let mut others = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let branch = t.branch("here", Seat(0), seed).expect("it is there");
        assert_eq!(seen_by(&branch, 0), before, "what the seat knew is as it was");
        others.insert(seen_by(&branch, 1).to_string());
        let save = branch.save();
        assert!(save.answers.is_empty() && save.bookmarks.is_empty(), "nothing of the past is taken along");
        assert_eq!(save.setup.seed, seed);
        assert_ne!(save.checkpoint.chance, t.save().bookmarks[0].checkpoint.chance);
        assert!(save.setup.rig.0.is_empty());
        // It can be saved, opened and replayed as any other game.
        assert_eq!(bytes(&reload(&branch)), bytes(&branch));
    }
    assert!(others.len() > 3, "hidden hands are redealt");
    assert!(t.branch("nowhere", Seat(0), 1).is_err());
}

#[test]
fn chance_is_another_in_a_branch() {
    let mut t = toy(1);
    t.bookmark("here");
    let rolled = |t: &mut Table<Toy>| {
        play(t, "roll roll roll roll");
        t.game().state.coins[0]
    };
    let mut there: Vec<u32> =
        (0..20).map(|seed| rolled(&mut t.branch("here", Seat(0), seed).expect("there"))).collect();
    there.sort_unstable();
    there.dedup();
    assert!(there.len() > 4, "{there:?}");
}

/// Somebody has seen everything: what any seat could not know is another, what all of them knew is as it was.
#[test]
fn dealt_anew_is_whatever_any_seat_could_not_know() {
    let mut t = rigged(2, ["draw=elm,ivy,ash"]);
    play(&mut t, "draw draw draw");
    while t.checkpoint_after() < 3 {
        play(&mut t, "coin"); // until the step ends
    }
    t.bookmark("here");
    play(&mut t, "coin");
    let before = t.game().state.clone();
    let mut hands = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut anew = reload(&t);
        anew.deal_anew(None, seed).expect("there is an answer");
        let state = &anew.game().state;
        assert_eq!(
            state.hands.iter().map(Vec::len).sum::<usize>(),
            before.hands.iter().map(Vec::len).sum::<usize>()
        );
        assert!(anew.broken_laws().is_empty());
        hands.insert(format!("{:?}", state.hands));
        let save = anew.save();
        assert!(save.answers.is_empty() && save.setup.seed == seed && save.setup.rig.0.is_empty());
        assert_ne!(save.checkpoint.chance, t.save().checkpoint.chance);
        assert!(matches!(anew.undo(Seat(0)), Err(Refusal::NothingToUndo)), "the game begins here");
        assert_eq!(anew.bookmarks().map(|(name, _)| name).collect::<Vec<_>>(), ["here"]);
        assert_eq!(bytes(&reload(&anew)), bytes(&anew));
        anew.deal_anew(Some("here"), seed).expect("it is there");
        assert!(anew.deal_anew(Some("nowhere"), seed).is_err());
    }
    assert!(hands.len() > 3, "hidden hands are redealt: {hands:?}");
}
