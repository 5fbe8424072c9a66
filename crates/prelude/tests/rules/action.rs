//! The action phase: choosing zones, their order, dice, the traits that buy them, and presence.

use crate::common::{Play, TRAITS, band, plain, traits};
use prelude::{Phase, Trait, Zone};
use table::Seat;

/// The keys of a question about tokens: nothing, or some of these traits.
fn bids(of: &[(&str, u8)]) -> Vec<String> {
    let some = of.iter().flat_map(|(of, held)| (1..=*held).map(move |n| format!("spend/{of}/{n}")));
    std::iter::once("spend/none".to_owned()).chain(some).collect()
}

/// Spends nothing, whenever anybody is asked.
fn spend_nothing(t: &mut Play) {
    while (0..6).any(|seat| t.offers(seat, "spend/none")) {
        t.play(["spend/none"]);
    }
}

/// PR-ACT-01, PR-ACT-02, PR-OPEN-08
#[test]
fn after_prep_everyone_goes_to_the_zone_of_the_action_they_choose() {
    let mut t = plain(2).phase("prep").start();
    for seat in 0..2 {
        let zones = ["gather", "explore-1", "special", "explore-2", "rest", "settle"];
        assert_eq!(t.keys(seat), zones, "the piece with the region name is no action");
    }
    t.play(["0:gather", "1:settle"]);
    assert_eq!(t.character(0).zone, Some(Zone::Gather));
    assert_eq!(t.character(1).zone, Some(Zone::Settle));
    assert!(matches!(t.state().phase, Phase::Action(_)));
}

/// PR-ACT-02
#[test]
fn an_action_that_is_not_available_cannot_be_chosen() {
    let mut t = plain(1).event_on(1, "door-in-the-fog").start();
    assert!(!t.offers(0, "special"), "a Door in the Fog closes it");
    assert!(t.answer("special").is_err());
    assert!(t.offers(0, "slot-1"), "the event itself is a zone");
}

/// PR-ACT-03
#[test]
fn any_number_may_choose_the_same_zone_and_are_one_group() {
    let mut t = plain(6).start();
    t.play(["0:gather", "1:gather", "2:gather", "3:gather", "4:gather"]);
    assert!(t.label(5, "gather").contains("with Ada, Bo, Cy, Dee and Eve"), "{}", t.label(5, "gather"));
    t.play(["5:gather"]);
    assert_eq!(t.state().group(Seat(2)).len(), 6);
    spend_nothing(&mut t);
    assert_eq!(t.heard("roll").iter().filter(|r| r.ends_with("to gather.")).count(), 6);
}

/// PR-ACT-03
#[test]
fn who_stood_somewhere_last_round_is_no_company_before_choosing_it_again() {
    let mut t = plain(2).at(0, "gather").start();
    assert!(!t.label(1, "gather").contains("Ada"), "{}", t.label(1, "gather"));
    t.play(["0:gather"]);
    assert!(t.label(1, "gather").contains("with Ada"), "{}", t.label(1, "gather"));
}

/// PR-ACT-04
#[test]
fn nothing_happens_until_the_last_has_chosen() {
    let mut t = plain(3).dice([1]).start();
    t.play(["0:gather", "1:explore-1"]);
    assert_eq!(t.state().phase, Phase::Choose);
    assert!(t.heard("roll").is_empty() && t.heard("turn").is_empty());
    t.play(["0:rest"]);
    assert_eq!(t.character(0).zone, Some(Zone::Rest), "until then one may think again");
    t.play(["2:gather"]);
    assert!(t.offers(2, "spend/none") && t.heard("turn") == ["Gather: Cy."], "now they act: {}", t.open());
}

/// PR-ACT-05, PR-OPEN-10
#[test]
fn groups_act_counterclockwise_from_the_region_name() {
    let scene = plain(6).at(0, "settle").at(1, "rest").at(2, "explore-2").at(3, "special");
    let mut t = scene.at(4, "explore-1").at(5, "gather").acting("slot-1").start();
    spend_nothing(&mut t);
    let order = [
        "Gather: Fay.",
        "Explore, near: Eve.",
        "Deepwoods: Dee.",
        "Explore, far: Cy.",
        "Rest: Bo.",
        "Settle: Ada.",
    ];
    assert_eq!(t.heard("turn"), order);
}

/// PR-ACT-05, PR-OPEN-10
#[test]
fn visitors_of_a_slot_act_right_after_the_zone_of_its_piece() {
    let scene = plain(5).at(0, "slot-6").at(1, "settle").at(2, "slot-2").at(3, "gather").at(4, "slot-1");
    let scene = scene.event_on(1, "hill-school").event_on(2, "cold-beacon").event_on(6, "warm-chimney");
    let mut t = scene.acting("slot-1").dice([1]).start();
    let mut order = vec![];
    for answers in [&["strong", "spend/none"][..], &["spend/none"], &["keen", "spend/none"], &["spend/none"]]
    {
        order.extend((0..5).filter(|s| t.is_asked(*s)));
        t.play(answers.iter().copied());
    }
    order.extend((0..5).filter(|s| t.is_asked(*s)));
    assert_eq!(order, [4, 3, 2, 1, 0], "slot 1, gather, slot 2, settle, slot 6");
    assert_eq!(t.keys(0), ["active", "wise", "caring"], "the last is at the Chimney Without a House");
}

/// PR-ACT-06
#[test]
fn every_action_opens_with_one_die_for_each_player() {
    let actions = [
        ("forest", "gather", "to gather"),
        ("forest", "explore-1", "to explore"),
        ("forest", "explore-2", "to explore"),
        ("forest", "special", "to explore"),
        ("grassland", "special", "to scout"),
        ("mountains", "special", "to hide"),
        ("forest", "rest", "to rest"),
        ("forest", "settle", "to build"),
    ];
    for (region, zone, what) in actions {
        let mut t = plain(2).region(region).all_at(zone).start();
        spend_nothing(&mut t);
        let rolls: Vec<&str> = t.heard("roll").into_iter().filter(|r| r.contains(" rolls ")).collect();
        assert_eq!(rolls, [format!("Ada rolls 6 {what}."), format!("Bo rolls 6 {what}.")], "{region} {zone}");
    }
}

/// PR-ACT-06, PR-ZONE-08
#[test]
fn a_visit_needs_no_roll_and_takes_the_traits_of_the_event() {
    let scene = || band(&[("soldier", "seer")]).event_on(1, "hill-school").all_at("slot-1");
    for (option, held) in [("strong", 4), ("wise", 2), ("caring", 2)] {
        let mut t = scene().start();
        assert!(t.heard("roll").is_empty());
        assert_eq!(t.keys(0), ["strong", "wise", "caring"]);
        t.play([option]);
        assert_eq!(t.keys(0), bids(&[(option, held)]));
    }
}

/// PR-ACT-07
#[test]
fn a_die_succeeds_when_it_is_at_most_the_value_of_the_zone() {
    for (region, value) in [("grassland", 4), ("forest", 5), ("mountains", 4)] {
        for die in 1..=6 {
            let mut t = plain(1).region(region).resources(0, 0).all_at("gather").dice([die]).start();
            t.play(["spend/none"]);
            let gained = if die <= value { 1 + value - die } else { 0 };
            assert_eq!(u32::from(t.resources(0)), gained, "a {die} in the {region}");
        }
    }
}

/// PR-ACT-07
#[test]
fn the_value_is_that_of_the_zone_where_the_player_stands() {
    for (zone, finds) in [("explore-1", true), ("explore-2", false)] {
        let scene = plain(1).region("grassland").all_at(zone).dice([4]);
        let t = scene.event_die(&["L"]).draws(&["salt-stair"]).start();
        assert_eq!(!t.slot(1).is_empty(), finds, "the near zone has value 4, the far one 3");
    }
}

/// PR-ACT-08, PR-ACT-10
#[test]
fn extra_dice_are_bought_before_any_die_is_rolled_or_not_at_all() {
    let actions = [
        ("forest", "gather"),
        ("forest", "settle"),
        ("forest", "rest"),
        ("grassland", "special"),
        ("mountains", "special"),
    ];
    for (region, zone) in actions {
        let mut t = plain(3).region(region).all_at(zone).start();
        for seat in 0..3 {
            assert!(t.offers(seat, "spend/none"), "{region} {zone}: {}", t.open());
            assert!(t.heard("roll").is_empty(), "{region} {zone}: no die before the last has decided");
            t.play([format!("{seat}:spend/none").as_str()]);
        }
        assert!(!t.heard("roll").is_empty(), "{region} {zone}");
    }
}

/// PR-ACT-09, PR-TRAIT-02
#[test]
fn each_token_is_one_die_and_the_only_limit_is_what_one_has() {
    for spent in 1..=5 {
        let mut t = band(&[("farmer", "woken")]).all_at("gather").start();
        assert!(!t.offers(0, "spend/active/6"), "five are all there are, and the most a panel holds");
        t.play([format!("spend/active/{spent}").as_str()]);
        let dice = vec!["6"; 1 + usize::from(spent)];
        let (last, first) = dice.split_last().expect("dice");
        assert_eq!(t.heard("roll")[0], format!("Ada rolls {} and {last} to gather.", first.join(", ")));
        assert_eq!(t.character(0).tokens, [3, 5 - spent, 1, 2, 1, 2], "spent tokens leave the panel");
    }
}

/// PR-ZONE-01, PR-ACT-11
#[test]
fn active_or_keen_serve_to_gather() {
    let mut t = plain(1).all_at("gather").start();
    assert_eq!(t.keys(0), bids(&[("active", 4), ("keen", 1)]));
    t.play(["spend/keen/1"]);
    assert!(t.told("Ada rolls 6 and 6 to gather."));
}

/// PR-ZONE-02, PR-ACT-11
#[test]
fn keen_serves_to_avoid_what_explorers_meet_and_for_nothing_else() {
    let scene = band(&[("spouse", "seer")]).all_at("explore-1").dice([1, 5, 4]);
    let mut t = scene.event_die(&["S"]).draws(&["pale-stag"]).start();
    assert!(t.told("Ada rolls 1 to explore."), "nobody was asked before the first roll");
    assert_eq!(t.keys(0), bids(&[("keen", 3)]));
    t.play(["spend/keen/2"]);
    assert!(t.told("Ada rolls 5 and 4 to slip past."));
    assert!(t.slot(1).is_empty(), "4 is low enough: no stag");
}

/// PR-ZONE-03, PR-ACT-11
#[test]
fn active_serves_to_settle() {
    let mut t = plain(1).all_at("settle").start();
    assert_eq!(t.keys(0), bids(&[("active", 4)]));
    t.play(["spend/active/2"]);
    assert!(t.told("Ada rolls 6, 6 and 6 to build."));
}

/// PR-ZONE-04, PR-ACT-11
#[test]
fn caring_serves_to_tend_others_while_resting() {
    let mut t = plain(2).all_at("rest").start();
    assert_eq!(t.keys(0), bids(&[("caring", 2)]));
    t.play(["0:spend/caring/2", "1:spend/none"]);
    assert!(t.told("Ada rolls 6 to rest.") && t.told("Ada rolls 6 and 6 to tend others."));
}

/// PR-ZONE-05, PR-ACT-11
#[test]
fn wise_serves_to_scout() {
    let mut t = plain(1).region("grassland").all_at("special").start();
    assert_eq!(t.keys(0), bids(&[("wise", 2)]));
    t.play(["spend/wise/2"]);
    assert!(t.told("Ada rolls 6, 6 and 6 to scout."));
}

/// PR-ZONE-06, PR-ACT-11
#[test]
fn in_the_deepwoods_keen_serves_to_avoid_and_wise_to_reach_a_location() {
    let scene = || band(&[("forester", "seer")]).region("forest").all_at("special").dice([1, 3]);
    let mut t = scene().event_die(&["S"]).draws(&["pale-stag"]).start();
    assert_eq!(t.keys(0), bids(&[("keen", 4)]));
    t.play(["spend/keen/1"]);
    assert!(t.told("Ada rolls 3 to slip past.") && t.offers(0, "eat"), "avoided: {}", t.open());
    let mut t = scene().event_die(&["L"]).draws(&["salt-stair"]).start();
    assert_eq!(t.keys(0), bids(&[("wise", 4)]));
    t.play(["spend/wise/1"]);
    assert!(t.told("Ada rolls 3 to reach it.") && t.offers(0, "enter"), "reached: {}", t.open());
}

/// PR-ZONE-07, PR-ACT-11
#[test]
fn wise_serves_in_the_cave() {
    let mut t = plain(1).region("mountains").all_at("special").start();
    assert_eq!(t.keys(0), bids(&[("wise", 2)]));
    t.play(["spend/wise/2"]);
    assert!(t.told("Ada rolls 6, 6 and 6 to hide."));
}

/// PR-TRAIT-01
#[test]
fn there_are_six_traits() {
    assert_eq!(Trait::ALL, traits());
    assert_eq!(Trait::ALL.map(Trait::name), ["strong", "active", "keen", "wise", "communing", "caring"]);
    let t = plain(1).start();
    let view = t.view(0);
    let panel: Vec<&str> = view["seats"][0]["traits"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|x| x["of"].as_str().unwrap())
        .collect();
    assert_eq!(panel, TRAITS);
}

/// PR-TRAIT-03
#[test]
fn nobody_spends_two_traits_at_once() {
    let mut t = plain(1).all_at("gather").start();
    assert!(t.answer("spend/active/1 spend/keen/1").is_err());
    assert!(t.keys(0).iter().all(|k| TRAITS.iter().filter(|of| k.contains(*of)).count() <= 1));
    t.play(["spend/active/1"]);
    assert_eq!([t.tokens(0, "active"), t.tokens(0, "keen")], [3, 1]);
    assert!(!t.offers(0, "spend/keen/1"), "one trait was picked: {}", t.open());
}

/// PR-TRAIT-04, PR-GATHER-04
#[test]
fn two_of_a_group_may_use_different_traits() {
    let mut t = plain(2).all_at("gather").start();
    t.play(["0:spend/active/1"]);
    assert!(t.heard("roll").is_empty(), "the other may still spend");
    t.play(["1:spend/keen/1"]);
    assert!(t.told("Ada rolls 6 and 6 to gather.") && t.told("Bo rolls 6 and 6 to gather."));
    assert_eq!([t.tokens(0, "active"), t.tokens(1, "keen")], [3, 0]);
}

/// PR-PRES-01
#[test]
fn presence_is_added_when_all_groups_have_acted_one_token_for_each_player() {
    let scene = plain(3).at(0, "gather").at(1, "gather").at(2, "settle").acting("gather");
    let mut t = scene.start();
    t.play(["0:spend/none", "1:spend/none"]);
    assert!(t.is_asked(2), "the settler still acts");
    assert_eq!(t.presence("gather"), 0);
    t.play(["2:spend/none"]);
    assert_eq!([t.presence("gather"), t.presence("settle")], [2, 1]);
    assert_eq!(t.state().presence.iter().sum::<u16>(), 3);
}

/// PR-PRES-01, PR-OPEN-11
#[test]
fn at_camp_each_adds_presence_to_their_own_zone_and_the_roll_counts_both() {
    for (die, left) in [(4, [1, 2]), (3, [0, 0])] {
        let scene = plain(2).at(0, "rest").at(1, "settle").presence("settle", 1).acting("rest");
        let scene = scene.tokens(0, "caring", 0).tokens(1, "caring", 0);
        let scene = scene.tokens(1, "active", 0).dice([6, 6, die]);
        let mut t = scene.event_die(&["O"]).draws(&["child-by-the-fire"]).start();
        t.play(["0:spend/none"]); // a resting player could help to build (PR-OPEN-12)
        assert_eq!([t.presence("rest"), t.presence("settle")], left, "a {die} against 1 + 2");
    }
}

/// PR-PRES-02
#[test]
fn presence_stays_from_round_to_round() {
    let mut t = plain(1).presence("gather", 2).presence("rest", 4).start();
    t.play(["gather", "spend/none", "eat"]);
    assert_eq!(t.state().round, 4);
    assert_eq!([t.presence("gather"), t.presence("rest")], [3, 4]);
    t.play(["gather", "spend/none", "eat"]);
    assert_eq!([t.presence("gather"), t.presence("rest")], [4, 4]);
}

/// PR-PRES-02
#[test]
fn an_event_takes_the_presence_of_its_zone_away_and_of_no_other() {
    let scene = plain(1).presence("gather", 2).presence("explore-1", 2).all_at("gather").dice([6, 3]);
    let mut t = scene.event_die(&["O"]).draws(&["half-a-map"]).start();
    t.play(["spend/none"]);
    assert_eq!([t.presence("gather"), t.presence("explore-1")], [0, 2]);
}

/// PR-PRES-03
#[test]
fn those_whom_the_cave_hides_leave_no_presence() {
    for (die, presence) in [(4, 0), (5, 1)] {
        let mut t = plain(1).region("mountains").all_at("special").dice([die]).start();
        t.play(["spend/none"]);
        assert_eq!(t.presence("special"), presence);
    }
}

/// PR-PRES-04
#[test]
fn a_regional_event_collects_presence_like_any_zone() {
    let scene = plain(2).event_on(3, "hill-school").presence("slot-3", 1).all_at("slot-3").dice([1, 1]);
    let mut t = scene.start();
    t.play(["0:strong", "0:spend/none", "1:strong", "1:spend/none"]);
    assert_eq!(t.presence("slot-3"), 3);
}

/// PR-OPEN-31
#[test]
fn presence_stays_on_a_slot_whose_event_is_gone() {
    let scene = plain(1).event_on(1, "cold-beacon").presence("slot-1", 2).all_at("slot-1").dice([1, 1]);
    let mut t = scene.start();
    t.play(["strong", "spend/strong/1"]);
    assert!(t.slot(1).is_empty(), "the beacon is resolved");
    assert_eq!(t.presence("slot-1"), 3, "two before, and the visitor's own");
}

/// PR-ACT-03, PR-ACT-04
#[test]
fn whoever_changes_their_mind_a_thousand_times_leaves_no_trail_in_the_step() {
    let mut t = plain(3).start();
    t.play(["0:gather"]);
    for _ in 0..500 {
        t.play(["0:settle", "0:gather"]);
        let save = t.table.save();
        assert!(save.answers.len() - save.checkpoint.after <= 1, "a step is run again for every answer");
    }
    assert!(!t.offers(0, "gather"), "it is where Ada goes now");
    t.table.undo(Seat(0)).expect("a change of mind reveals nothing");
    assert!(t.offers(0, "gather") && !t.offers(0, "settle"), "undo brings the choice before back");
    t.play(["1:gather", "2:gather"]);
    assert_eq!(t.character(0).zone, Some(Zone::Settle));
}
