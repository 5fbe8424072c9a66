//! Side quests.

use crate::common::{Scene, game, players};
use crate::quest::{TRY, here, read};

/// Ada at a quest of her campaign, with side quests noted.
fn noted(side: &[&str]) -> Scene {
    here(game("campaign", 3), "q6").sheet(0, "side", side)
}

/// NF-SIDE-01, NF-SIDE-02
#[test]
fn a_side_quest_among_the_rewards_is_written_down() {
    let mut t = here(game("campaign", 3), "q4").start();
    t.play(TRY).play(["choice/2"]);
    assert_eq!(t.names(&t.player(0).sheet.side), ["q-2"]);
    assert!(t.player(1).sheet.side.is_empty());
    assert_eq!(t.view(Some(0))["seats"][0]["sheet"]["side"][0], "A Letter");
    assert!(t.heard("Ada notes the side quest A Letter."));
}

/// NF-SIDE-03, NF-SIDE-04, NF-SIDE-05, NF-OPEN-76
#[test]
fn the_next_quest_attempted_is_the_side_quest() {
    let mut t = noted(&["q-178"]).start();
    t.play(TRY);
    assert_eq!(read(&t), "q-178");
    t.play(["choice/2"]);
    assert_eq!(t.player(0).food, 1);
    assert!(!t.has_quest("q6"), "the token of the space goes");
    assert!(t.player(0).sheet.side.is_empty(), "crossed out");
    assert!(!t.heard("Something is here."), "the quest of the space is not read");
    let mut t =
        here(game("campaign", 3), "q2").sheet(0, "side", ["q-2"]).sheet(0, "keywords", ["BURNING"]).start();
    t.play(TRY);
    assert_eq!(read(&t), "q-2", "not even where a keyword would count");
}

/// NF-SIDE-03: of that player, nobody else.
#[test]
fn a_side_quest_is_its_owners_alone() {
    let mut t = here(game("campaign", 3), "q6").sheet(1, "side", ["q-178"]).start();
    t.play(TRY);
    assert_eq!(read(&t), "m2-06");
}

/// NF-SIDE-05, NF-SIDE-06
#[test]
fn a_side_quest_may_lead_to_another() {
    let mut t = noted(&["q-178"]).dice([3]).start();
    t.play(TRY).play(["choice/1"]);
    assert_eq!(t.names(&t.player(0).sheet.side), ["q-2"], "q-178 is done, q-2 is next");
    assert_eq!(t.player(0).gems, 1);
}

/// NF-SIDE-05, NF-SIDE-06, NF-OPEN-50
#[test]
fn a_failed_side_quest_is_done_and_leads_nowhere() {
    let mut t = noted(&["q-178"]).dice([1]).start();
    t.play(TRY).play(["choice/1"]);
    assert!(t.player(0).sheet.side.is_empty());
    assert_eq!((t.player(0).gems, t.player(0).sheet.boxes), (0, 1));
    assert!(!t.heard("It hisses."));
}

/// NF-OPEN-51
#[test]
fn the_oldest_of_several_is_read_first() {
    let mut t = noted(&["q-2", "q-178"]).start();
    t.play(TRY);
    assert_eq!(read(&t), "q-2");
    t.play(["choice/1"]);
    assert_eq!(t.names(&t.player(0).sheet.side), ["q-178"]);
}

/// NF-SIDE-07
#[test]
fn a_side_quest_waits_for_later_sessions_and_other_maps() {
    let scene = game("campaign", 2).sheet(0, "side", ["q-178"]).on(0, "c1");
    let mut t = scene.with("ending", true.into()).turn_of(1).start();
    t.next_session();
    assert_eq!((t.state().session, t.state().map), (2, 3));
    assert_eq!(t.names(&t.player(0).sheet.side), ["q-178"]);
    let mut t = here(game("campaign", 3).map(3), "q6").sheet(0, "side", ["q-178"]).start();
    t.play(TRY);
    assert_eq!(read(&t), "q-178");
}

/// NF-SIDE-08
#[test]
fn only_a_campaign_has_side_quests() {
    for (mode, entry) in [("first", "m1-06"), ("character", "rin-1"), ("arcade", "arcade-07")] {
        let mut t = here(game(mode, 3), "q6").sheet(0, "side", ["q-178"]).draws(&["arcade-07"]).start();
        t.play(TRY);
        assert_eq!(read(&t), entry);
        t.play(["choice/1"]);
        assert_eq!(t.names(&t.player(0).sheet.side), ["q-178"], "neither read nor crossed out");
    }
    let mut t = here(players(3).map(2), "q2").sheet(0, "keywords", ["BURNING"]).start();
    t.play(TRY);
    assert_eq!(t.player(0).reputation, 3);
    assert!(t.player(0).sheet.side.is_empty(), "nor noted");
}
