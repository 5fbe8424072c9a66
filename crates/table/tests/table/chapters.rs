//! Chapters: the table begins anew with each, and whoever keeps it may have the answers that led there.

use crate::common::{Toy, bytes, bytes_unmarked, play, play_anything, reload, rigged, state, toy};
use table::{Answer, Chance, Refusal, Save, SavedCheckpoint, Seat, Table, seats};

#[test]
fn nothing_before_a_chapter_is_undone() {
    let mut t = toy(1);
    play(&mut t, "coin coin chapter");
    assert_eq!((t.played(), t.chapter_after()), (3, 3));
    let begun = bytes(&t);
    let refused = t.undo(Seat(0)).expect_err("it would lead to another chapter");
    assert_eq!(refused, Refusal::ChapterBegins);
    assert_eq!(
        refused.to_string(),
        "a chapter has begun, and what was played before it stays; a bookmark can still lead back there"
    );
    assert_eq!(t.undo_needs(seats(1).collect(), seats(1).collect()), Err(Refusal::ChapterBegins));
    play(&mut t, "coin twice yes");
    for _ in 0..3 {
        t.undo(Seat(0)).expect("it belongs to this chapter");
    }
    assert_eq!(bytes(&t), begun);
    assert_eq!(t.undo(Seat(0)), Err(Refusal::ChapterBegins));
    assert_eq!(t.log().len(), 3, "the answers are still there");
}

#[test]
fn what_was_undone_before_a_chapter_is_not_redone_in_it() {
    let mut t = toy(1);
    play(&mut t, "chapter twice yes");
    t.undo(Seat(0)).unwrap();
    t.undo(Seat(0)).unwrap();
    play(&mut t, "chapter");
    assert_eq!(t.redo(), Err(Refusal::NothingToRedo));
}

#[test]
fn a_save_says_where_its_chapter_began() {
    let mut t = toy(1);
    play(&mut t, "coin chapter");
    let begun = bytes(&t);
    play(&mut t, "coin coin twice yes");
    let mut t = reload(&t);
    assert_eq!(t.chapter_after(), 2);
    for _ in 0..4 {
        t.undo(Seat(0)).expect("from where the chapter began");
    }
    assert_eq!(bytes(&t), begun);
    assert_eq!(t.undo(Seat(0)), Err(Refusal::ChapterBegins));
}

#[test]
fn a_save_whose_chapter_cannot_be_is_refused() {
    let mut t = toy(1);
    play(&mut t, "coin chapter coin");
    let refused = |change: fn(&mut SavedCheckpoint)| {
        let mut save = t.save();
        change(save.chapter.as_mut().expect("a chapter has begun"));
        Table::<Toy>::load(t.book().clone(), save).err().expect("it cannot be").to_string()
    };
    let late = refused(|chapter| chapter.after = 9);
    assert_eq!(late, "this save is inconsistent: its chapter comes after 9 answers, but it has only 3");
    let unlawful = refused(|chapter| chapter.state["supply"] = 7.into());
    assert!(unlawful.contains("coins, not 100"), "{unlawful}");

    let mut save = t.save();
    save.checkpoint.after = 1;
    let early = Table::<Toy>::load(t.book().clone(), save).err().expect("it cannot be").to_string();
    assert_eq!(early, "this save is inconsistent: its checkpoint comes before its chapter");
}

/// A store would look for what led to it, and find nothing.
#[test]
fn a_chapter_to_which_nothing_led_is_the_first() {
    let mut t = toy(1);
    play(&mut t, "coin");
    let plain = bytes(&t);
    let mut save = t.save();
    save.chapter = Some(SavedCheckpoint { after: 0, ..save.checkpoint.clone() });
    let table = Table::<Toy>::load(t.book().clone(), save).unwrap_or_else(|e| panic!("{e}")).table;
    assert_eq!((bytes(&table), table.chapter_text()), (plain, None));
}

#[test]
fn a_bookmark_leads_back_to_an_earlier_chapter_and_the_table_begins_there() {
    let mut t = toy(1);
    play(&mut t, "coin twice yes");
    t.bookmark("early");
    let then = bytes_unmarked(&t);
    play(&mut t, "no chapter coin chapter roll");
    t.bookmark("late");
    let late = bytes_unmarked(&t);
    for mut t in [reload(&t), t] {
        t.go_to_bookmark("early").unwrap();
        assert_eq!((t.played(), t.chapter_after()), (3, 1), "it begins with the step of the bookmark");
        assert_eq!(bytes_unmarked(&reload(&t)), bytes_unmarked(&t));
        let went = t.save();
        assert_eq!(serde_json::to_string(&went.answers).unwrap(), serde_json::to_string(&t.log()).unwrap());
        t.undo(Seat(0)).expect("the answer of its step");
        t.undo(Seat(0)).expect("the first answer of its step");
        assert_eq!(t.undo(Seat(0)), Err(Refusal::ChapterBegins));
        t.go_to_bookmark("early").unwrap();
        assert_eq!(t.game().state.chapter, 0);
        let mut save = t.save();
        save.chapter = None;
        save.bookmarks.clear();
        assert_eq!(serde_json::to_string(&save).unwrap(), then);
        play(&mut t, "no coin");
        t.go_to_bookmark("late").unwrap();
        assert_eq!(t.log().len(), 8, "everything that led there is known");
        let (mut save, chapter) = (t.save(), t.chapter_after());
        assert_eq!(chapter, 8, "it begins with the bookmark, which is between two steps");
        save.bookmarks.clear();
        save.chapter = None;
        let mut late: serde_json::Value = serde_json::from_str(&late).unwrap();
        late.as_object_mut().unwrap().remove("chapter");
        assert_eq!(serde_json::to_value(&save).unwrap(), late);
    }
}

/// What a twin has of its table.
fn played_alone(table: &Table<Toy>) -> String {
    let save = Save { bookmarks: vec![], beginning: None, ..table.save() };
    serde_json::to_string(&save).expect("a save can be written")
}

/// Whatever is played, a table that lets go of what it need not know is no other for it.
#[test]
fn a_table_that_lets_go_of_earlier_chapters_plays_on_as_if_it_had_not() {
    let (mut chapters, mut recalled) = (0, 0);
    for seed in 0..60 {
        let mut whim = Chance::new(seed);
        let (mut light, mut whole) = (toy(2), toy(2));
        while whole.outcome().is_none() {
            chapters += usize::from(whole.played() == whole.chapter_after() && whole.played() > 0);
            match whim.below(12) {
                0 if whole.played() > whole.chapter_after() => {
                    light.undo_for(seats(2).collect()).unwrap();
                    whole.undo_for(seats(2).collect()).unwrap();
                }
                1 => {
                    let name = ["one", "two", "three"][whim.below(3) as usize];
                    light.bookmark(name);
                    whole.bookmark(name);
                }
                2 => {
                    let there =
                        whole.bookmarks().nth(whim.below(3) as usize).map(|(name, _)| name.to_owned());
                    let Some(name) = there else { continue };
                    recalled += usize::from(light.elsewhere() > 0);
                    light.recall(whole.log());
                    light.go_to_bookmark(&name).unwrap();
                    whole.go_to_bookmark(&name).unwrap();
                }
                3 if whole.played() > whole.chapter_after() && whim.below(3) == 0 => {
                    let name = whole.bookmarks().next().map(|(name, _)| name.to_owned());
                    let name = name.filter(|_| whim.below(2) == 0);
                    light.recall(whole.log());
                    let anew = light.deal_anew(name.as_deref(), seed).unwrap();
                    assert_eq!(whole.deal_anew(name.as_deref(), seed).unwrap(), anew);
                }
                _ => {
                    let mut again = Chance::new(seed ^ whole.played() as u64);
                    play_anything(&mut light, &mut again.clone());
                    play_anything(&mut whole, &mut again);
                }
            }
            light.let_go();
            assert_eq!(light.elsewhere(), light.chapter_after(), "seed {seed}");
            assert_eq!(light.questions(), whole.questions(), "seed {seed}");
            assert_eq!(light.log(), &whole.log()[whole.chapter_after()..], "seed {seed}");
            let mut known = light.twin().unwrap();
            assert_eq!(known.questions().len(), light.questions().len());
            known.recall(whole.log());
            assert_eq!(played_alone(&known), played_alone(&whole), "seed {seed}");
        }
        light.recall(whole.log());
        assert_eq!(bytes(&light), bytes(&whole), "seed {seed}");
        assert_eq!(bytes(&reload(&light)), bytes(&whole), "seed {seed}");
    }
    assert!(chapters > 100 && recalled > 30, "{chapters} chapters, {recalled} times");
}

#[test]
fn a_store_may_open_a_chapter_alone() {
    let mut t = toy(1);
    play(&mut t, "coin roll chapter coin");
    t.bookmark("here");
    play(&mut t, "twice yes");
    let mut save = t.save();
    save.elsewhere = 3;
    save.answers.drain(..3);
    let mut light = Table::<Toy>::load(t.book().clone(), save).unwrap_or_else(|e| panic!("{e}")).table;
    assert_eq!((light.played(), light.elsewhere()), (6, 3));
    assert_eq!(light.questions(), reload(&t).questions(), "ids are the same");
    light.undo(Seat(0)).unwrap();
    t.undo(Seat(0)).unwrap();
    light.recall(t.log());
    assert_eq!(bytes(&light), bytes(&t));
}

/// A bookmark of a world that has been dealt anew since leads there, and the game begins there: its answers belong to no other.
#[test]
fn a_bookmark_of_an_earlier_world_is_where_a_game_begins() {
    let mut t = rigged(1, ["draw=elm,ivy,ash"]);
    play(&mut t, "draw draw twice yes");
    t.bookmark("before");
    let before = state(&t);
    play(&mut t, "no");
    t.deal_anew(None, 5).unwrap();
    play(&mut t, "coin draw");
    t.bookmark("since");
    let since = state(&t);
    let since_then = bytes_unmarked(&t);
    let line: Vec<Answer> = t.log().to_vec();
    for mut t in [reload(&t), t] {
        t.go_to_bookmark("before").unwrap();
        assert_eq!(state(&t), before);
        let save = t.save();
        assert_eq!((save.answers.len(), save.checkpoint.after), (2, 0), "only those of its step");
        assert!(save.beginning.is_some() && save.chapter.is_none());
        t.undo(Seat(0)).unwrap();
        t.undo(Seat(0)).unwrap();
        assert_eq!(
            t.undo(Seat(0)),
            Err(Refusal::NothingToUndo),
            "nothing is repeated in a world where it was not played"
        );
        play(&mut t, "draw coin");
        assert_eq!(bytes(&reload(&t)), bytes(&t));
        assert_eq!(state(&t.rewound().unwrap_or_else(|e| panic!("{e}")))["hands"], before["hands"]);
        t.go_to_bookmark("since").unwrap();
        assert_eq!(state(&t), since);
        assert_ne!(bytes_unmarked(&t), since_then, "what led there was played in the other world");
        assert_eq!(t.log(), &line[2..]);
    }
}

/// Whoever writes them again with each chapter says how much that may be.
#[test]
fn where_too_much_leads_to_bookmarks_games_begin_there() {
    let mut t = rigged(1, ["draw=elm,ivy,ash"]);
    t.bookmark("here");
    play(&mut t, "draw coin roll");
    t.bookmark("near");
    play(&mut t, "draw twice yes");
    t.bookmark("far");
    let far = state(&t);
    t.go_to_bookmark("here").unwrap();
    let beside = |t: &mut Table<Toy>, size| {
        let marks = t.bookmarks_beside(size).into_iter();
        marks.map(|m| (m.name, m.answers.len(), m.checkpoint.after, m.begins)).collect::<Vec<_>>()
    };
    let near = || ("near".to_owned(), 3, 3, false);
    assert_eq!(beside(&mut t, 200), [near(), ("far".to_owned(), 6, 4, false)]);
    assert_eq!(beside(&mut t, 70), [near(), ("far".to_owned(), 2, 0, true)], "the answers of its step");
    assert_eq!(beside(&mut t, 200), [near(), ("far".to_owned(), 2, 0, true)]);
    t.go_to_bookmark("far").unwrap();
    assert_eq!(state(&t), far);
    assert_eq!(t.log().len(), 2);
}

/// What led to such a bookmark may be elsewhere: then it stays as it is.
#[test]
fn a_bookmark_beside_an_earlier_chapter_needs_what_is_elsewhere() {
    let mut t = toy(1);
    play(&mut t, "coin twice yes");
    t.bookmark("early");
    play(&mut t, "no");
    t.undo(Seat(0)).unwrap();
    t.undo(Seat(0)).unwrap();
    play(&mut t, "no no chapter");
    let whole = t.log().to_vec();
    t.let_go();
    assert!(t.bookmarks_beside(0).iter().all(|m| !m.begins));
    t.recall(&whole);
    assert!(t.bookmarks_beside(0).iter().all(|m| m.begins));
}

#[test]
fn a_copy_of_a_later_chapter_begins_there_though_its_table_is_in_the_first() {
    let mut t = toy(1);
    t.bookmark("first");
    play(&mut t, "coin chapter coin");
    t.bookmark("later");
    t.go_to_bookmark("first").unwrap();
    let after = |name: &str| t.save_at(name).unwrap().chapter.map(|chapter| chapter.after);
    assert_eq!((after("first"), after("later")), (None, Some(3)));
}
