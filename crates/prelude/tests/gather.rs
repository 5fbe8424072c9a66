//! Gather and the forester's bounty.

mod common;
use common::{band, plain};

/// PR-EX-07, PR-GATHER-01, PR-GATHER-02, PR-GATHER-03, PR-GATHER-07, PR-LIMIT-04
#[test]
fn successes_give_one_each_and_the_lowest_die_earns_the_difference() {
    let mut t = plain(3).resources(1, 0).resources(2, 0).all_at("gather").dice([2, 5, 6]).start();
    t.play(["0:spend/none", "1:spend/none", "2:spend/none"]);
    assert_eq!(t.resources(0), 5, "3 before, 1 + 3 gained, two of them have no room");
    assert_eq!(t.resources(1), 1);
    assert_eq!(t.resources(2), 0);
}

/// PR-EX-08, PR-GATHER-04, PR-GATHER-06, PR-OPEN-14
#[test]
fn without_a_success_there_is_no_bonus_and_the_tokens_are_gone() {
    let mut t = band(&[("spouse", "seer")]).region("mountains").all_at("gather").dice([6, 5, 6]).start();
    let before = t.tokens(0, "keen");
    t.play(["spend/keen/2"]);
    assert_eq!(t.resources(0), 3);
    assert_eq!(t.tokens(0, "keen"), before - 2);
}

/// PR-EX-10, PR-PAST-06, PR-GATHER-05
#[test]
fn bounty_pays_the_foresters_lowest_die_as_if_it_were_the_groups() {
    let mut t = band(&[("forester", "seer"), ("soldier", "seer")])
        .resources(0, 0)
        .resources(1, 0)
        .all_at("gather")
        .dice([3, 5, 2])
        .start();
    t.play(["0:spend/keen/1", "1:spend/none"]);
    assert_eq!(t.resources(0), 4);
    assert_eq!(t.resources(1), 4);
}
