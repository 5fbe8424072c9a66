//! Keywords.

use crate::common::{Scene, game, players};
use crate::quest::{TRY, here, read};

/// Ada at the quest of the ghost, with keywords.
fn ghost(keywords: &[&str]) -> Scene {
    here(game("campaign", 3), "q2").sheet(0, "keywords", keywords)
}

/// NF-KEYWORD-01
#[test]
fn a_keyword_is_written_down_and_lasts() {
    let mut t = here(game("campaign", 3), "q3").dice([3]).start();
    t.play(TRY).play(["choice/4"]);
    assert!(t.heard("Ada writes down the keyword BURNING."));
    assert_eq!(t.names(&t.player(0).sheet.keywords), ["BURNING"]);
    assert_eq!(t.view(Some(0))["seats"][0]["sheet"]["keywords"][0], "BURNING");
    let scene = game("campaign", 2).sheet(0, "keywords", ["BURNING"]).on(0, "c1");
    let mut t = scene.with("ending", true.into()).turn_of(1).start();
    t.next_session();
    assert_eq!(t.state().session, 2);
    assert_eq!(t.names(&t.player(0).sheet.keywords), ["BURNING"]);
}

/// NF-KEYWORD-01: gained once, and crossed out when a quest says so.
#[test]
fn a_keyword_is_written_once_and_can_be_lost() {
    let mut t = here(game("campaign", 3), "q3").sheet(0, "keywords", ["BURNING"]).dice([3]).start();
    t.play(TRY).play(["choice/4"]);
    assert!(!t.heard("keyword"), "there is nothing to write");
    assert_eq!(t.names(&t.player(0).sheet.keywords), ["BURNING"]);
    let mut t = here(game("campaign", 3), "q4").sheet(0, "keywords", ["BURNING"]).start();
    t.play(TRY).play(["choice/2"]);
    assert!(t.heard("Ada crosses out the keyword BURNING."));
    assert!(t.player(0).sheet.keywords.is_empty());
}

/// NF-KEYWORD-02, NF-KEYWORD-04, NF-KEYWORD-08, NF-EX-21, NF-SIDE-01, NF-SIDE-02
#[test]
fn who_has_the_keyword_has_that_choice_and_no_other_and_does_not_roll() {
    let mut t = ghost(&["BURNING"]).start();
    t.play(TRY);
    assert!(t.heard("They part."), "a single choice is taken, not asked");
    assert!(t.rolls().is_empty());
    assert_eq!(t.player(0).reputation, 3);
    assert_eq!(t.names(&t.player(0).worlds), ["cold-blade"]);
    assert_eq!(t.names(&t.player(0).sheet.side), ["q-178"]);
    assert_eq!(t.names(&t.player(0).sheet.keywords), ["BURNING"], "it is not used up");
    assert!(!t.has_quest("q2"));
}

/// NF-KEYWORD-03
#[test]
fn an_optional_keyword_choice_is_one_more() {
    let standing = |keywords: &[&str], reputation: i8| {
        let scene = here(game("campaign", 3), "q5").sheet(0, "keywords", keywords);
        let mut t = scene.has(0, "reputation", reputation).start();
        t.play(TRY);
        t
    };
    let mut t = standing(&["BURNING"], 0);
    assert_eq!(t.keys(0), ["choice/3", "choice/4"]);
    t.play(["choice/4"]);
    assert_eq!(t.player(0).food, 1, "one need not take it");
    let mut t = standing(&["BURNING"], 0);
    t.play(["choice/3"]);
    assert_eq!(t.player(0).food, 3);
    assert!(standing(&[], 0).heard("They look away."), "without it the last choice is the only one");
    assert_eq!(standing(&[], 4).keys(0), ["choice/1", "choice/4"]);
    assert_eq!(standing(&[], -4).keys(0), ["choice/2", "choice/4"]);
}

/// NF-KEYWORD-05
#[test]
fn otherwise_is_for_those_without_the_keyword() {
    let mut t = ghost(&[]).start();
    t.play(TRY);
    assert_eq!(t.keys(0), ["choice/3", "choice/4"]);
    let mut t = ghost(&["BURNING"]).start();
    t.play(TRY);
    assert!(!t.offers("choice/3") && !t.offers("choice/4"));
    assert!(t.is_asked(1));
}

/// NF-KEYWORD-06, NF-KEYWORD-07
#[test]
fn a_choice_with_two_keywords_needs_both_and_goes_first() {
    let mut t = ghost(&["FROZEN", "BURNING"]).start();
    t.play(TRY);
    assert!(t.heard("They bow."));
    assert_eq!(t.player(0).reputation, 4);
    assert!(t.player(0).worlds.is_empty(), "the other keyword choice is not read");
    let mut t = ghost(&["FROZEN"]).start();
    t.play(TRY);
    assert_eq!(t.keys(0), ["choice/3", "choice/4"], "one of two is none");
}

/// NF-KEYWORD-01, NF-MODE-04
#[test]
fn there_are_no_keywords_in_a_first_adventure() {
    let mut t = here(players(3).map(3), "q3").dice([3]).start();
    t.play(TRY);
    assert_eq!(read(&t), "m3-03");
    t.play(["choice/4"]);
    assert_eq!(t.player(0).reputation, 1);
    assert!(t.player(0).sheet.keywords.is_empty());
}
