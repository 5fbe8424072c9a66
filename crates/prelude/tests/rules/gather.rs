//! Gather and the forester's bounty.

use crate::common::{band, plain};

/// PR-EX-07, PR-GATHER-01, PR-GATHER-02, PR-GATHER-07, PR-LIMIT-04
#[test]
fn successes_give_one_each_and_the_lowest_die_earns_the_difference() {
    let mut t = plain(3).resources(1, 0).resources(2, 0).all_at("gather").dice([2, 5, 6]).start();
    t.play(["0:spend/none", "1:spend/none", "2:spend/none"]);
    assert!(t.told("Ada gains 2 resources but has no room for 2 more."), "1 + 3: {:?}", t.events);
    assert_eq!(t.resources(0), 5, "3 before");
    assert_eq!(t.resources(1), 1);
    assert_eq!(t.resources(2), 0);
}

/// PR-EX-08, PR-GATHER-06, PR-OPEN-14
#[test]
fn without_a_success_there_is_no_bonus_and_the_tokens_are_gone() {
    let mut t = band(&[("spouse", "seer")]).region("mountains").all_at("gather").dice([6, 5, 6]).start();
    let before = t.tokens(0, "keen");
    t.play(["spend/keen/2"]);
    assert_eq!(t.resources(0), 3);
    assert_eq!(t.tokens(0, "keen"), before - 2);
}

/// PR-EX-10, PR-PAST-06
#[test]
fn bounty_pays_the_foresters_lowest_die_as_if_it_were_the_groups() {
    let mut t = band(&[("forester", "seer"), ("soldier", "chosen")])
        .resources(0, 0)
        .resources(1, 0)
        .all_at("gather")
        .dice([3, 5, 2])
        .start();
    t.play(["0:spend/keen/1", "1:spend/none"]);
    assert_eq!(t.resources(0), 4);
    assert_eq!(t.resources(1), 4);
}

/// PR-GATHER-02, PR-GATHER-03
#[test]
fn only_one_of_the_group_gets_the_bonus() {
    let mut t =
        plain(3).resources(0, 0).resources(1, 0).resources(2, 0).all_at("gather").dice([3, 2, 4]).start();
    t.play(["0:spend/none", "1:spend/none", "2:spend/none"]);
    assert_eq!([0, 1, 2].map(|s| t.resources(s)), [1, 4, 1]);
}

/// PR-GATHER-04
#[test]
fn active_or_keen_tokens_buy_extra_gather_dice_but_never_both() {
    let scene =
        || band(&[("soldier", "whisperer")]).tokens(0, "active", 2).tokens(0, "keen", 2).resources(0, 0);
    for (answer, left) in [("spend/active/2", [0, 2]), ("spend/keen/2", [2, 0])] {
        let mut t = scene().all_at("gather").dice([5, 5, 5]).start();
        let offered = ["spend/none", "spend/active/1", "spend/active/2", "spend/keen/1", "spend/keen/2"];
        assert_eq!(t.keys(0), offered);
        t.play([answer]);
        assert_eq!(t.resources(0), 3, "one free die and two bought ones");
        assert_eq!([t.tokens(0, "active"), t.tokens(0, "keen")], left);
    }
}

/// PR-GATHER-05
#[test]
fn a_bought_die_gives_a_resource_and_can_be_the_lowest() {
    let mut t = plain(2).resources(0, 0).resources(1, 0).all_at("gather").dice([5, 2, 3]).start();
    t.play(["0:spend/active/1", "1:spend/none"]);
    assert_eq!(t.resources(0), 5, "two successes, and 3 for the bought 2");
    assert_eq!(t.resources(1), 1);
}

/// PR-OPEN-13, PR-GATHER-03
#[test]
fn when_the_lowest_dice_tie_the_group_picks_who_gets_the_bonus() {
    for (answer, gained) in [("0:seat/1", [1, 4, 1]), ("2:seat/0", [4, 1, 1])] {
        let scene = plain(3).resources(0, 0).resources(1, 0).resources(2, 0);
        let mut t = scene.all_at("gather").dice([2, 2, 4]).start();
        t.play(["0:spend/none", "1:spend/none", "2:spend/none"]);
        assert_eq!(
            t.keys(2),
            ["seat/0", "seat/1"],
            "anyone in the group may decide; only the tied may get it"
        );
        t.play([answer]);
        assert_eq!([0, 1, 2].map(|s| t.resources(s)), gained);
    }
}

/// PR-EX-09, PR-PAST-07
#[test]
fn a_forester_with_the_lowest_die_has_bounty_on_the_second_lowest() {
    let scene = band(&[("forester", "seer"), ("soldier", "chosen")]).resources(0, 0).resources(1, 0);
    let mut t = scene.all_at("gather").dice([1, 3, 4]).start();
    t.play(["0:spend/keen/1", "1:spend/none"]);
    assert!(t.told("Ada gains 5 resources but has no room for 3 more"), "2 + 4 + 2, capped: {:?}", t.events);
    assert_eq!(t.resources(0), 5);
    assert_eq!(t.resources(1), 1);
}

/// PR-OPEN-15
#[test]
fn a_second_lowest_die_that_fails_gives_no_bounty() {
    let scene = band(&[("forester", "seer"), ("soldier", "chosen")]).resources(0, 0).resources(1, 0);
    let mut t = scene.all_at("gather").dice([3, 6, 5]).start();
    t.play(["0:spend/keen/1", "1:spend/none"]);
    assert_eq!(t.resources(0), 3, "one success and the bonus of 2");
    assert_eq!(t.resources(1), 1, "the second lowest in the group is not the forester's");
}

/// PR-OPEN-15
#[test]
fn a_forester_who_ties_and_leaves_the_bonus_to_another_has_bounty_on_the_lowest() {
    for (answer, gained) in [("seat/1", [4, 3]), ("seat/0", [5, 1])] {
        let scene = band(&[("forester", "seer"), ("soldier", "chosen")]).resources(0, 0).resources(1, 0);
        let mut t = scene.all_at("gather").dice([3, 4, 3]).start();
        t.play(["0:spend/keen/1", "1:spend/none", answer]);
        assert_eq!([0, 1].map(|s| t.resources(s)), gained);
    }
}
