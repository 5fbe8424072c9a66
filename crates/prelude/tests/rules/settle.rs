//! Settle, and what the farmer makes while settling.

use crate::common::{BUILDINGS, band, plain};

/// PR-SETTLE-01, PR-SETTLE-02
#[test]
fn a_success_on_the_free_die_lets_its_roller_build_in_one_resource() {
    let mut t = plain(2).tokens(0, "active", 0).tokens(1, "active", 0).all_at("settle").dice([5, 4]).start();
    assert!(BUILDINGS.iter().all(|b| t.offers(1, &format!("build/{b}"))), "any building: {}", t.open());
    assert!(!t.is_asked(0), "a 5 is no success at value 4");
    t.play(["build/hall"]);
    assert_eq!((t.resources(0), t.resources(1)), (3, 2));
    assert_eq!(t.state().settlement, [1, 0, 0, 0, 0, 0]);
    assert!(t.offers(0, "eat"), "one success, one token");
}

/// PR-SETTLE-02
#[test]
fn a_finished_building_has_no_empty_space() {
    let t =
        plain(1).built("altar").settled("hall", 5).tokens(0, "active", 0).all_at("settle").dice([1]).start();
    assert!(t.offers(0, "build/hall"));
    assert!(!t.offers(0, "build/altar"));
}

/// PR-SETTLE-03
#[test]
fn each_success_may_be_left_unused() {
    let scene = plain(1).holds(0, "masons-plumb").tokens(0, "active", 0);
    let mut t = scene.all_at("settle").dice([2, 3]).start();
    t.play(["keep"]);
    assert_eq!((t.resources(0), t.settlement("hall")), (3, 0));
    t.play(["build/hall"]);
    assert_eq!((t.resources(0), t.settlement("hall")), (2, 1));
}

/// PR-SETTLE-04
#[test]
fn active_tokens_buy_dice_before_anything_is_rolled() {
    let mut t = band(&[("soldier", "seer")]).all_at("settle").dice([6, 2, 5]).start();
    assert_eq!(t.keys(0), ["spend/none", "spend/active/1", "spend/active/2", "spend/active/3"]);
    assert!(t.heard("roll").is_empty());
    t.play(["spend/active/2"]);
    assert_eq!(t.tokens(0, "active"), 1);
    assert!(t.told("Ada rolls 6, 2 and 5 to build."));
    t.play(["build/hall"]);
    assert_eq!(t.settlement("hall"), 1, "one of the extra dice succeeded");
}

/// PR-EX-13, PR-SETTLE-05, PR-SETTLE-06, PR-SETTLE-07
#[test]
fn extra_successes_paid_by_the_one_who_has_enough_may_go_to_different_buildings() {
    let scene = band(&[("spouse", "seer"), ("soldier", "chosen")]).resources(0, 3).resources(1, 1);
    let mut t = scene.tokens(0, "active", 0).all_at("settle").dice([3, 5, 1, 4]).start();
    t.play(["1:spend/active/2", "0:build/hall"]);
    assert_eq!(t.keys(0), ["seat/0", "seat/1"]);
    assert_eq!(t.keys(1), ["seat/0", "seat/1"], "the group decides, whoever speaks for it");
    t.play(["1:seat/0"]);
    assert!(!t.is_asked(1), "only the payer places tokens");
    t.play(["0:build/hall", "0:build/altar"]);
    assert_eq!((t.resources(0), t.resources(1)), (0, 1));
    assert_eq!((t.settlement("hall"), t.settlement("altar")), (2, 1));
}

/// PR-EX-13, PR-SETTLE-05, PR-SETTLE-08
#[test]
fn extra_successes_beyond_what_the_payer_has_are_wasted() {
    let scene = band(&[("spouse", "seer"), ("soldier", "chosen")]).resources(0, 3).resources(1, 1);
    let mut t = scene.tokens(0, "active", 0).all_at("settle").dice([3, 5, 1, 4]).start();
    t.play(["1:spend/active/2", "0:build/hall", "0:seat/1", "1:build/hut"]);
    assert_eq!((t.resources(0), t.resources(1)), (2, 0));
    assert_eq!((t.settlement("hall"), t.settlement("hut")), (1, 1));
    assert!(t.offers(0, "eat"), "nobody else pays for the second success");
}

/// PR-SETTLE-04, PR-SETTLE-05
#[test]
fn one_player_pays_for_the_extra_dice_of_all() {
    let scene = band(&[("soldier", "chosen"), ("spouse", "seer")]);
    let mut t = scene.all_at("settle").dice([6, 2, 6, 3]).start();
    t.play(["0:spend/active/1", "1:spend/active/1", "0:seat/1", "1:build/hall", "1:build/hall"]);
    assert_eq!((t.resources(0), t.resources(1)), (3, 1));
    assert_eq!(t.settlement("hall"), 2);
}

/// PR-OPEN-12, PR-SETTLE-06
#[test]
fn somebody_resting_may_pay_for_extra_successes_but_has_no_free_die() {
    let scene =
        band(&[("soldier", "chosen"), ("spouse", "seer")]).at(0, "settle").at(1, "rest").acting("settle");
    let mut t = scene.dice([6, 2]).start();
    t.play(["0:spend/active/1", "1:spend/none"]);
    assert!(!t.told("Bo rolls"));
    assert_eq!(t.keys(1), ["seat/0", "seat/1"]);
    t.play(["1:seat/1", "1:build/hall"]);
    assert_eq!((t.resources(0), t.resources(1)), (3, 2));
    assert_eq!(t.settlement("hall"), 1);
}

/// PR-SETTLE-04, PR-OPEN-12
#[test]
fn somebody_resting_may_buy_dice_to_build() {
    let scene =
        band(&[("soldier", "chosen"), ("farmer", "seer")]).at(0, "settle").at(1, "rest").acting("settle");
    let mut t = scene.dice([6, 2, 5]).start();
    t.play(["0:spend/none"]);
    assert_eq!(t.label(1, "spend/active/2"), "Spend 2 active (2 dice)");
    t.play(["1:spend/active/2"]);
    assert_eq!(t.tokens(1, "active"), 2);
    assert!(t.told("Bo rolls 2 and 5 to build."), "the bought dice and no free one");
    t.play(["0:seat/0", "0:build/hall"]);
    assert_eq!((t.resources(0), t.settlement("hall")), (2, 1), "one of them succeeded");
}

/// PR-OPEN-12
#[test]
fn nobody_buys_dice_to_build_where_nobody_settles() {
    let t = band(&[("soldier", "chosen")]).all_at("rest").dice([6]).start();
    assert!(!t.offers(0, "spend/active/1"));
    assert!(t.offers(0, "eat"), "{}", t.open());
}

/// PR-OPEN-12
#[test]
fn a_resting_farmer_crafts_nothing_with_dice_bought_to_build() {
    let scene =
        band(&[("soldier", "chosen"), ("farmer", "woken")]).at(0, "settle").at(1, "rest").acting("settle");
    let mut t = scene.dice([6, 1]).start();
    t.play(["0:spend/none", "1:spend/active/1"]);
    assert!(t.told("Bo rolls 1 to build."));
    assert!(!t.offers(1, "yes"), "no tool: {}", t.open());
    assert!(t.offers(1, "seat/1"), "but a success: {}", t.open());
}

/// PR-SETTLE-08
#[test]
fn without_a_resource_a_success_is_wasted() {
    let t = plain(1).resources(0, 0).tokens(0, "active", 0).all_at("settle").dice([1]).start();
    assert!(t.told("Ada rolls 1 to build."));
    assert!(!t.offers(0, "build/hall"));
    assert_eq!(t.state().settlement, [0; 6]);
}

/// PR-SETTLE-05, PR-SETTLE-08
#[test]
fn who_has_no_resource_cannot_pay_for_extra_successes() {
    let scene = band(&[("spouse", "seer"), ("soldier", "chosen"), ("farmer", "woken")]).resources(2, 0);
    let scene = scene.tokens(0, "active", 0).tokens(2, "active", 0).all_at("settle");
    let mut t = scene.dice([6, 6, 1, 4, 6]).start();
    t.play(["1:spend/active/2"]);
    assert_eq!(t.keys(0), ["seat/0", "seat/1"]);
}

/// PR-SETTLE-09
#[test]
fn what_is_built_in_neither_feeds_nor_comes_back() {
    let scene = plain(2).built("hut").settled("hall", 5).resources(0, 0).resources(1, 1);
    let mut t =
        scene.tokens(0, "caring", 0).tokens(1, "caring", 0).tokens(1, "communing", 0).all_at("rest").start();
    assert!(!t.is_asked(0), "there is nothing to fetch: {}", t.open());
    assert!(!t.keys(1).iter().any(|k| k.starts_with("fetch")));
    t.play(["1:store/resource/1", "0:done", "1:done"]);
    assert!(t.told("Ada goes hungry."));
    assert_eq!(t.settlement("hall"), 5);
}

/// PR-OPEN-07
#[test]
fn the_camp_is_the_settle_zone_and_the_same_in_every_region() {
    for region in ["grassland", "forest", "mountains"] {
        let scene = |die| plain(1).region(region).tokens(0, "active", 0).all_at("settle").dice([die]).start();
        assert!(scene(4).offers(0, "build/hall"), "{region}");
        let missed = scene(5);
        assert!(missed.offers(0, "eat"), "{region}: {}", missed.open());
        assert_eq!((missed.presence("settle"), missed.presence("rest")), (1, 0));
        let shown = missed.view(0)["zones"].clone();
        let settle = shown.as_array().unwrap().iter().find(|z| z["key"] == "settle").unwrap();
        assert_eq!(settle["value"], 4, "{region}");
    }
}

/// PR-OPEN-46
#[test]
fn several_ones_make_one_tool() {
    let scene = plain(1).all_at("settle").dice([1, 1, 1]).draws(&["smith-apron", "back-stair-lamp"]);
    let mut t = scene.start();
    t.play(["spend/active/2"]);
    assert_eq!(t.keys(0), ["yes", "no"]);
    t.play(["yes"]);
    assert_eq!(t.artifacts(0), ["smith-apron"]);
    assert!(t.offers(0, "build/hall"), "nothing more to craft: {}", t.open());
}

/// PR-OPEN-46
#[test]
fn a_one_counts_on_the_free_die_and_on_extra_dice() {
    for dice in [[1, 6], [6, 1]] {
        let mut t = plain(1).all_at("settle").dice(dice).start();
        t.play(["spend/active/1"]);
        assert_eq!(t.keys(0), ["yes", "no"], "{dice:?}");
    }
}

/// PR-OPEN-46
#[test]
fn with_no_tool_left_nothing_is_crafted() {
    let tools = [
        "left-hand-sickle",
        "postwoman-boots",
        "six-dent-thimble",
        "bowing-kettle",
        "peddler-frame",
        "back-stair-lamp",
        "masons-plumb",
        "one-lens-spectacles",
        "choir-fork",
        "smith-apron",
        "pocket-shawl",
        "twice-chipped-teapot",
        "nursery-clock",
        "loose-doorknob",
    ];
    let mut t = plain(1).in_hut(0, &tools).all_at("settle").dice([1, 6]).start();
    t.play(["spend/active/1", "yes"]);
    assert!(t.artifacts(0).is_empty());
    assert_eq!(t.state().artifacts.len(), 10, "the spells stay in their deck");
}
