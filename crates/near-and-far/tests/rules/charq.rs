//! Character quests.

use crate::book::files;
use crate::common::{Scene, fresh, game, load, setup};
use crate::quest::{TRY, here, read};

/// The first eight quests of Rin.
const EIGHT: [&str; 8] = ["rin-1", "rin-2", "rin-3", "rin-4", "rin-5", "rin-6", "rin-7", "rin-8"];

/// Ada (Rin) at a quest, with her story so far.
fn story(players: usize, done: &[&str], next: &str) -> Scene {
    here(game("character", players), "q6").sheet(0, "done", done).sheet(0, "next", next)
}

/// NF-CHARQ-01
#[test]
fn everybody_reads_the_own_story_wherever_it_is() {
    for space in ["q6", "q9"] {
        let mut t = here(game("character", 3), space).start();
        t.play(TRY);
        assert_eq!(read(&t), "rin-1");
    }
    let mut t = game("character", 3).on(1, "q6").quest("q6").turn_of(1).start();
    t.play(TRY);
    assert_eq!(read(&t), "eyim-1");
}

/// NF-CHARQ-02
#[test]
fn a_story_begins_with_the_first_of_its_list() {
    let mut t = fresh(setup("character", 2, 1));
    t.play(["map/2", "0:talent/none", "1:talent/none", "0:shardling", "1:rin"]);
    assert_eq!(t.player(0).sheet.next.map(|id| t.id(id)), Some("shardling-1"));
    assert_eq!(t.player(1).sheet.next.map(|id| t.id(id)), Some("rin-1"));
}

/// NF-CHARQ-03, NF-CHARQ-11
#[test]
fn the_choice_leads_to_the_next_quest() {
    let after = |choice: &str, done: &[&str], next: &str, map: u8| {
        let scene = here(game("character", 3).map(map), "q6").sheet(0, "done", done).sheet(0, "next", next);
        let mut t = scene.party(0, &["outlaw-9"]).dice([5]).start();
        t.play(TRY).play([choice]);
        assert_eq!(t.names(&t.player(0).sheet.done).last(), Some(&next));
        t.player(0).sheet.next.map(|id| t.id(id).to_owned()).expect("a next quest")
    };
    assert_eq!(after("choice/1", &[], "rin-1", 2), "rin-2");
    assert_eq!(after("choice/1", &["rin-1"], "rin-2", 2), "rin-3");
    assert_eq!(after("choice/2", &["rin-1"], "rin-2", 2), "rin-3b");
    for (choice, ending) in [("choice/1", "rin-10"), ("choice/2", "rin-10b"), ("choice/3", "rin-10c")] {
        assert_eq!(after(choice, &EIGHT, "rin-9", 11), ending, "there is more than one ending");
    }
}

/// NF-CHARQ-11
#[test]
fn a_story_without_several_endings_is_no_story() {
    let mut wrong = files();
    let text = wrong["rin.story"].replace("-> rin-10b", "-> rin-10").replace("-> rin-10c", "-> rin-10");
    wrong.insert("rin.story".into(), text);
    let fault = load(wrong).err().expect("a fault");
    assert!(fault.contains("a character's story has at least 3"), "{fault}");
}

/// NF-CHARQ-04
#[test]
fn a_completed_quest_is_one_experience() {
    let mut t = story(3, &["rin-1"], "rin-2").dice([5]).start();
    assert_eq!(t.player(0).sheet.experience, 1);
    t.play(TRY).play(["choice/1"]);
    assert_eq!(t.player(0).sheet.experience, 2);
    assert_eq!(t.names(&t.player(0).sheet.done), ["rin-1", "rin-2"]);
    assert_eq!(t.player(0).coins, 4);
    assert!(!t.has_quest("q6"));
}

/// NF-CHARQ-05, NF-CHARQ-06, NF-CHARQ-07, NF-QUEST-14
#[test]
fn a_failed_quest_gives_no_reward_but_the_story_goes_on() {
    let mut t = story(3, &["rin-1"], "rin-2").has(0, "hearts", 3).dice([1]).start();
    t.play(TRY).play(["choice/2"]);
    assert!(t.heard("Ada fails.") && t.heard("On it goes."), "the reaction is read");
    assert_eq!((t.player(0).coins, t.player(0).gems), (3, 0));
    assert_eq!(t.player(0).sheet.next.map(|id| t.id(id)), Some("rin-3b"));
    assert_eq!(t.player(0).sheet.experience, 2);
    assert_eq!(t.names(&t.player(0).sheet.done), ["rin-1", "rin-2"]);
    assert!(!t.has_quest("q6"));
}

/// NF-EX-31, NF-CHARQ-06
#[test]
fn after_a_failure_the_next_quest_is_read_at_the_next_place() {
    let mut t = story(2, &["rin-1"], "rin-2").quest("q7").dice([1]).start();
    t.play(TRY).play(["choice/2", "1:visit/farm", "adventure", "move/q7", "quest/attempt"]);
    assert_eq!(read(&t), "rin-3b");
}

/// NF-CHARQ-08, NF-CHARQ-09, NF-CHARQ-10, NF-MODE-14
#[test]
fn the_last_two_quests_wait_for_the_last_map() {
    let mut t = story(3, &EIGHT, "rin-9").dice([5]).draws(&["arcade-05"]).start();
    t.play(TRY);
    assert_eq!(read(&t), "arcade-05");
    t.play(["choice/1"]);
    assert_eq!(t.player(0).coins, 4, "the card's reward");
    let sheet = &t.player(0).sheet;
    assert_eq!((sheet.experience, sheet.done.len()), (1, 8), "no experience, and no step of the story");
    assert_eq!(sheet.next.map(|id| t.id(id)), Some("rin-9"));
    assert!(!t.has_quest("q6"));

    let mut t = story(3, &EIGHT[..7], "rin-8").start();
    t.play(TRY);
    assert_eq!(read(&t), "rin-8", "the eighth is read on any map");
    for (done, next) in [(EIGHT.to_vec(), "rin-9"), ([&EIGHT[..], &["rin-9"]].concat(), "rin-10")] {
        let scene = here(game("character", 3).map(11), "q6").sheet(0, "done", &done).sheet(0, "next", next);
        let mut t = scene.start();
        t.play(TRY);
        assert_eq!(read(&t), next);
    }
}

/// NF-CHARQ-08
#[test]
fn a_story_has_ten_quests_on_every_path() {
    for (from, to, says) in [
        ("-> rin-7", "-> end", "the story ends with quest 6"),
        ("-> rin-7", "-> rin-8", "the story ends with quest 9"),
    ] {
        let mut wrong = files();
        let text = wrong["rin.story"].replacen(from, to, 1);
        wrong.insert("rin.story".into(), text);
        let fault = load(wrong).err().expect("a fault");
        assert!(fault.contains(says), "{fault}");
    }
}

/// NF-OPEN-78, NF-CHARQ-09
#[test]
fn after_the_tenth_quest_there_are_arcade_cards() {
    let nine = [&EIGHT[..], &["rin-9"]].concat();
    let scene = here(game("character", 2).map(11), "q6").sheet(0, "done", &nine).sheet(0, "next", "rin-10");
    let mut t = scene.quest("q7").draws(&["arcade-05"]).start();
    t.play(TRY).play(["choice/2"]);
    assert_eq!(t.player(0).sheet.done.len(), 10);
    assert_eq!(t.player(0).sheet.next, None);
    t.play(["1:visit/farm", "adventure", "move/q7", "quest/attempt"]);
    assert_eq!(read(&t), "arcade-05");
}

/// NF-CHARQ-12
#[test]
fn a_story_goes_on_in_the_next_session() {
    let scene =
        game("character", 2).sheet(0, "done", ["rin-1", "rin-2"]).sheet(0, "next", "rin-3b").on(0, "c1");
    let mut t = scene.with("ending", true.into()).turn_of(1).start();
    t.next_session();
    assert_eq!((t.state().session, t.state().map), (2, 3));
    assert_eq!(t.names(&t.player(0).sheet.done), ["rin-1", "rin-2"]);
    assert_eq!(t.player(0).sheet.next.map(|id| t.id(id)), Some("rin-3b"));
}
