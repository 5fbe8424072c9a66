//! Rest: core tokens, free choices, tending, handing things over.

use crate::common::{band, plain};
use table::Seat;

/// PR-REST-01
#[test]
fn resting_gives_a_token_in_each_core_trait_even_on_a_failed_die() {
    let scene = band(&[("soldier", "seer")]).all_tokens(0, [2, 1, 1, 0, 0, 1]);
    let t = scene.all_at("rest").dice([6]).start();
    assert!(t.told("Ada rolls 6 to rest."));
    assert_eq!(t.character(0).tokens, [3, 1, 1, 1, 0, 1], "strong and wise");
}

/// PR-REST-02
#[test]
fn the_same_core_trait_twice_gives_two_tokens_if_both_fit() {
    for (before, after) in [(2, 4), (4, 5)] {
        let t = band(&[("spouse", "empath")]).tokens(0, "caring", before).all_at("rest").dice([6]).start();
        assert_eq!(t.tokens(0, "caring"), after);
    }
}

/// PR-REST-03
#[test]
fn a_success_gives_two_more_tokens_of_two_different_traits() {
    let scene = band(&[("soldier", "chosen")]).all_tokens(0, [3, 1, 0, 1, 1, 1]);
    let mut t = scene.all_at("rest").dice([4]).start();
    assert_eq!(t.keys(0), ["active", "keen", "communing", "caring"], "those with a free slot");
    t.play(["active"]);
    assert_eq!(t.keys(0), ["keen", "communing", "caring"], "active has room, but was picked");
    t.play(["caring"]);
    assert_eq!(t.character(0).tokens, [5, 2, 0, 1, 1, 2], "and two strong, the core trait");
    assert!(t.offers(0, "eat"), "no third token");
}

/// PR-REST-03
#[test]
fn a_failed_die_gives_no_free_choice() {
    let scene = band(&[("soldier", "chosen")]).all_tokens(0, [3, 1, 0, 1, 1, 1]);
    let t = scene.all_at("rest").dice([5]).start();
    assert_eq!(t.character(0).tokens, [5, 1, 0, 1, 1, 1]);
    assert!(t.offers(0, "eat"));
}

/// PR-REST-04
#[test]
fn caring_tokens_buy_tending_dice_before_anything_is_rolled() {
    let mut t = band(&[("soldier", "chosen"), ("farmer", "woken")]).all_at("rest").start();
    assert_eq!(t.keys(0), ["spend/none", "spend/caring/1", "spend/caring/2"]);
    t.play(["0:spend/caring/2"]);
    assert_eq!(t.tokens(0, "caring"), 0);
    assert!(t.heard("roll").is_empty(), "the other may still spend");
    t.play(["1:spend/none"]);
    assert!(t.told("Ada rolls 6 to rest."));
    assert!(t.told("Ada rolls 6 and 6 to tend others."));
    assert!(t.told("Bo rolls 6 to rest."));
}

/// PR-REST-05
#[test]
fn each_tending_success_gives_a_token_to_whom_the_roller_names_and_the_receiver_picks_it() {
    let scene = band(&[("soldier", "chosen"), ("forester", "whisperer"), ("farmer", "woken")])
        .all_tokens(1, [2, 2, 5, 1, 0, 0])
        .all_tokens(2, [3, 5, 0, 1, 0, 0]);
    let mut t = scene.all_at("rest").dice([6, 4, 5]).start();
    t.play(["0:spend/caring/2"]);
    assert_eq!(t.keys(0), ["seat/1", "seat/2"]);
    t.play(["0:seat/2"]);
    assert!(!t.is_asked(0), "the receiver picks");
    assert_eq!(t.keys(2), ["keen", "wise", "communing", "caring"]);
    t.play(["2:keen"]);
    assert_eq!(t.character(2).tokens, [3, 5, 1, 1, 0, 0]);
    assert_eq!(t.character(1).tokens, [2, 2, 5, 1, 0, 0]);
    assert!(t.offers(0, "done"), "a 5 is above the rest value: {}", t.open());
}

/// PR-REST-06
#[test]
fn nobody_tends_themselves() {
    let scene = band(&[("soldier", "chosen"), ("farmer", "woken")]).all_tokens(0, [5, 1, 0, 1, 0, 1]);
    let mut t = scene.all_at("rest").dice([6, 1]).start();
    t.play(["0:spend/caring/1", "1:spend/none"]);
    assert_eq!(t.character(0).tokens, [5, 1, 0, 1, 0, 0], "the other is whole: the success helps nobody");
    assert!(t.offers(0, "done"), "nor may she regain something: {}", t.open());
}

/// PR-REST-07
#[test]
fn a_tending_success_is_no_success_for_the_roller() {
    let scene = band(&[("soldier", "chosen"), ("farmer", "woken")])
        .all_tokens(0, [3, 1, 0, 1, 0, 2])
        .all_tokens(1, [3, 5, 1, 2, 1, 0]);
    let mut t = scene.all_at("rest").dice([5, 1, 1]).start();
    t.play(["0:spend/caring/2"]);
    assert_eq!(t.character(1).tokens, [3, 5, 1, 2, 1, 2], "two tending successes, one trait to pick");
    assert_eq!(t.character(0).tokens, [5, 1, 0, 1, 0, 0], "the core tokens and nothing else");
}

/// PR-REST-05, PR-REST-08
#[test]
fn tending_successes_go_to_one_or_to_several() {
    for (second, receiver, active) in [("0:seat/1", "1:active", [1, 0]), ("0:seat/2", "2:active", [0, 1])] {
        let scene = band(&[("soldier", "chosen"), ("advisor", "seer"), ("spouse", "woken")])
            .all_tokens(1, [1, 0, 0, 1, 0, 0])
            .all_tokens(2, [1, 0, 0, 1, 0, 0]);
        let mut t = scene.all_at("rest").dice([6, 1, 2]).start();
        t.play(["0:spend/caring/2", "0:seat/1", "1:keen", second, receiver]);
        assert_eq!((t.tokens(1, "keen"), t.tokens(2, "keen")), (1, 0));
        assert_eq!([t.tokens(1, "active"), t.tokens(2, "active")], active);
    }
}

/// PR-REST-09
#[test]
fn resting_players_hand_over_resources_and_artifacts_both_ways() {
    let scene =
        band(&[("soldier", "chosen"), ("farmer", "woken")]).tokens(0, "caring", 0).tokens(1, "caring", 0);
    let mut t = scene.holds(0, "smith-apron").all_at("rest").start();
    assert_eq!(
        t.keys(0),
        ["done", "give/1/resource/1", "give/1/resource/2", "give/1/smith-apron"],
        "two fit"
    );
    t.play(["0:give/1/resource/2", "0:give/1/smith-apron"]);
    assert_eq!((t.resources(0), t.resources(1)), (1, 5));
    assert_eq!(t.artifacts(1), ["smith-apron"]);
    t.play(["1:give/0/resource/4"]);
    assert_eq!((t.resources(0), t.resources(1)), (5, 1));
}

/// PR-REST-09
#[test]
fn three_artifacts_are_all_one_can_be_given() {
    let scene =
        band(&[("soldier", "chosen"), ("farmer", "woken")]).tokens(0, "caring", 0).tokens(1, "caring", 0);
    let scene = scene.holds(1, "choir-fork").holds(1, "nursery-clock").holds(1, "back-stair-lamp");
    let mut t = scene.holds(0, "smith-apron").all_at("rest").start();
    assert!(!t.offers(0, "give/1/smith-apron"));
    t.play(["1:give/0/choir-fork"]);
    assert!(t.offers(0, "give/1/smith-apron"), "now there is room");
}

/// PR-REST-09
#[test]
fn two_with_three_artifacts_each_may_still_trade_one_for_one() {
    let scene =
        band(&[("soldier", "chosen"), ("farmer", "woken")]).tokens(0, "caring", 0).tokens(1, "caring", 0);
    let scene = scene.holds(0, "smith-apron").holds(0, "six-dent-thimble").holds(0, "pocket-shawl");
    let scene = scene.holds(1, "choir-fork").holds(1, "nursery-clock").holds(1, "back-stair-lamp");
    let mut t = scene.all_at("rest").start();
    t.play(["0:trade/1/smith-apron/choir-fork"]);
    assert_eq!(t.artifacts(0), ["six-dent-thimble", "pocket-shawl", "choir-fork"]);
    assert_eq!(t.artifacts(1), ["nursery-clock", "back-stair-lamp", "smith-apron"]);
}

/// PR-REST-10
#[test]
fn who_settles_takes_no_part_in_the_exchange() {
    let scene = band(&[("soldier", "chosen"), ("farmer", "woken"), ("spouse", "seer")]);
    let scene = scene.at(0, "rest").at(1, "rest").at(2, "settle").acting("rest");
    let scene = scene.tokens(2, "caring", 0);
    let mut t = scene.tokens(0, "caring", 0).tokens(1, "caring", 0).start();
    assert!(t.offers(0, "give/1/resource/1"));
    assert!(!t.offers(0, "give/2/resource/1"));
    assert!(!t.is_asked(2));
    t.play(["0:done", "1:done", "0:spend/none", "1:spend/none"]);
    assert!(!t.keys(2).iter().any(|k| k.starts_with("give")));
}

/// PR-OPEN-12, PR-REST-05
#[test]
fn somebody_settling_may_be_tended() {
    let scene = band(&[("soldier", "chosen"), ("farmer", "woken")])
        .at(0, "rest")
        .at(1, "settle")
        .acting("rest")
        .all_tokens(1, [3, 0, 0, 0, 0, 2]);
    let mut t = scene.dice([6, 1]).start();
    t.play(["0:spend/caring/1", "1:spend/none"]);
    assert_eq!(t.keys(1), ["active", "keen", "wise", "communing"]);
    t.play(["1:wise"]);
    assert_eq!(t.tokens(1, "wise"), 1);
    assert!(!t.told("Bo rolls"), "no free die of rest");
}

/// PR-REST-04, PR-OPEN-12
#[test]
fn somebody_settling_may_tend_but_gains_nothing_of_the_rest_itself() {
    let scene = band(&[("soldier", "chosen"), ("farmer", "whisperer")])
        .at(0, "rest")
        .at(1, "settle")
        .acting("rest")
        .all_tokens(0, [5, 0, 0, 0, 0, 0])
        .all_tokens(1, [3, 0, 0, 0, 0, 2]);
    let mut t = scene.dice([6, 4, 5]).start();
    assert_eq!(t.keys(1), ["spend/none", "spend/caring/1", "spend/caring/2"]);
    assert_eq!(t.label(1, "spend/none"), "Leave it");
    t.play(["1:spend/caring/2"]);
    assert!(t.told("Ada rolls 6 to rest."));
    assert!(t.told("Bo rolls 4 and 5 to tend others."));
    assert!(!t.told("Bo rolls 6 to rest."));
    t.play(["0:keen"]);
    assert_eq!(t.character(0).tokens, [5, 0, 1, 0, 0, 0], "one tending die of 4 or lower");
    assert_eq!(t.character(1).tokens, [3, 0, 0, 0, 0, 0], "no core tokens for whoever settles");
}

/// PR-OPEN-12
#[test]
fn the_spouse_who_settles_tends_with_plain_dice() {
    let scene = band(&[("soldier", "chosen"), ("spouse", "woken")])
        .at(0, "rest")
        .at(1, "settle")
        .acting("rest")
        .all_tokens(0, [5, 0, 0, 0, 0, 0]);
    let mut t = scene.dice([6, 4, 5, 6]).start();
    t.play(["1:spend/caring/3", "0:keen"]);
    assert_eq!(t.character(0).tokens, [5, 0, 1, 0, 0, 0], "one success is one success");
    assert!(!t.offers(0, "active"), "no second token: {}", t.open());
}

/// PR-EX-21, PR-REST-06
#[test]
fn one_success_makes_all_tending_dice_of_the_spouse_succeed() {
    let scene = band(&[("spouse", "chosen"), ("soldier", "woken")]).all_tokens(0, [1, 0, 0, 0, 0, 4]);
    let mut t = scene.all_tokens(1, [4, 0, 0, 0, 0, 0]).all_at("rest").dice([6, 5, 2, 6]).start();
    t.play(["0:spend/caring/3", "1:active", "1:active", "1:keen"]);
    assert_eq!(t.character(1).tokens, [4, 2, 1, 0, 0, 0], "three for the other");
    assert_eq!(t.character(0).tokens, [2, 0, 0, 0, 0, 2], "only the two core tokens");
    assert!(t.offers(0, "done"), "no fourth: {}", t.open());
}

/// PR-EX-22
#[test]
fn the_woken_advisor_regains_by_choice_and_in_keeping_but_no_core_tokens_by_resting() {
    let mut t = band(&[("advisor", "woken")]).all_tokens(0, [1; 6]).all_at("rest").dice([4]).start();
    assert_eq!(t.character(0).tokens, [1; 6]);
    t.play(["wise"]);
    assert!(!t.offers(0, "wise"), "two different traits");
    t.play(["keen", "eat"]);
    assert_eq!(t.character(0).tokens, [1, 1, 2, 2, 1, 1]);
    let mut cores = t.keys(0);
    cores.sort_unstable();
    assert_eq!(cores, ["active", "wise"]);
    t.play(["active"]);
    assert_eq!(t.character(0).tokens, [1, 2, 2, 2, 1, 1]);
}

/// PR-REST-04, PR-REST-05
#[test]
fn the_rest_value_of_the_region_counts_for_tending_too() {
    for (region, gained) in [("forest", 0), ("mountains", 1)] {
        let scene = plain(2).region(region).tokens(1, "keen", 0).tokens(1, "communing", 2);
        let mut t = scene.all_at("rest").dice([6, 5]).start();
        t.play(["0:spend/caring/1", "1:spend/none"]);
        assert_eq!(t.tokens(1, "keen"), gained, "a 5 in the {region}");
    }
}

/// PR-REST-05: a token needs a slot, so a player with full slots is not offered.
#[test]
fn nobody_whole_is_tended() {
    let scene = band(&[("soldier", "chosen"), ("farmer", "woken"), ("spouse", "whisperer")])
        .all_tokens(1, [3, 5, 0, 1, 0, 0]);
    let mut t = scene.all_at("rest").dice([6, 4, 5]).start();
    t.play(["0:spend/caring/1", "2:spend/none"]);
    assert_eq!(t.keys(1), ["keen", "wise", "communing", "caring"], "the only one with room gets it");
}

/// PR-REST-09
#[test]
fn things_that_go_to_and_fro_a_thousand_times_do_not_make_an_endless_step() {
    let scene =
        band(&[("soldier", "chosen"), ("farmer", "woken")]).tokens(0, "caring", 0).tokens(1, "caring", 0);
    let mut t = scene.all_at("rest").start();
    for _ in 0..500 {
        t.play(["0:give/1/resource/1", "1:give/0/resource/1"]);
        let save = t.table.save();
        assert!(save.answers.len() - save.checkpoint.after <= 16, "a step is run again for every answer");
    }
    t.play(["0:give/1/resource/1", "0:done"]);
    assert!(t.table.questions().iter().all(|q| q.seat != Seat(0)), "Ada has had enough");
    t.play(["1:give/0/resource/1", "1:done"]);
    assert_eq!((t.resources(0), t.resources(1)), (3, 3));
    assert!(t.state().handing.is_none(), "the round goes on");
}
