//! Health and morale, the limits of a panel, and death.

use crate::common::{GIFTS, PASTS, band, files, load, plain};
use table::Refusal;

/// PR-HEALTH-01, PR-HEALTH-02
#[test]
fn three_traits_are_health_and_three_are_morale() {
    let t = band(&[("soldier", "seer")]).all_tokens(0, [3, 2, 1, 2, 1, 0]).start();
    let seat = &t.view(0)["seats"][0];
    assert_eq!((seat["health"].as_u64(), seat["morale"].as_u64()), (Some(6), Some(3)));
    let t = band(&[("soldier", "seer")]).all_tokens(0, [0, 0, 1, 0, 0, 2]).start();
    assert_eq!((t.character(0).health(), t.character(0).morale()), (1, 2));
}

/// PR-HEALTH-03
#[test]
fn lost_health_is_any_mix_of_strong_active_and_keen() {
    let scene = band(&[("soldier", "seer")]).holds(0, "linen-sill").all_at("gather").phase("keeping");
    let mut t = scene.dice([6]).start();
    t.play(["cast/linen-sill", "keen", "spend/none"]);
    assert_eq!(t.keys(0), ["strong", "active", "keen"]);
    t.play(["keen"]);
    assert_eq!(t.keys(0), ["strong", "active"], "no keen is left");
    t.play(["strong"]);
    assert_eq!(t.character(0).tokens, [3, 3, 0, 2, 2, 2], "2 health");
    assert!(t.offers(0, "eat"));
    let scene = band(&[("soldier", "seer")]).holds(0, "linen-sill").all_at("gather").phase("keeping");
    let mut t = scene.dice([6]).start();
    t.play(["cast/linen-sill", "keen", "spend/none", "strong", "strong"]);
    assert_eq!(t.character(0).tokens, [2, 3, 1, 2, 2, 2], "both may be of one trait");
}

/// PR-HEALTH-04
#[test]
fn gained_health_is_any_mix_of_strong_active_and_keen_with_a_free_slot() {
    let scene =
        band(&[("soldier", "seer")]).all_tokens(0, [1, 2, 0, 1, 0, 0]).event_on(1, "frost-apprentice");
    let mut t = scene.all_at("slot-1").dice([1, 1]).start();
    t.play(["active", "spend/active/1"]);
    let which = "The Frost's Apprentice: which health token do you regain (1 of 2)?";
    assert_eq!(t.asked(0).prompt, which);
    assert_eq!(t.keys(0), ["strong", "active", "keen"]);
    t.play(["keen"]);
    assert_eq!(t.keys(0), ["strong", "active"], "the keen slot is full");
    t.play(["strong"]);
    assert_eq!(t.character(0).tokens, [2, 1, 1, 1, 0, 0], "2 health");
    assert!(t.offers(0, "eat"));
    let scene =
        band(&[("soldier", "seer")]).all_tokens(0, [1, 2, 0, 1, 0, 0]).event_on(1, "frost-apprentice");
    let mut t = scene.all_at("slot-1").dice([1, 1]).start();
    t.play(["active", "spend/active/1", "strong", "strong"]);
    assert_eq!(t.character(0).tokens, [3, 1, 0, 1, 0, 0], "both may be of one trait");
}

/// PR-HEALTH-05
#[test]
fn lost_morale_is_any_mix_of_wise_communing_and_caring() {
    let scene = band(&[("soldier", "seer")]).tokens(0, "communing", 1).holds(0, "lullaby-hem");
    let mut t = scene.all_at("rest").dice([6, 6]).start();
    t.play(["spend/none", "cast/lullaby-hem", "wise", "spend/none"]);
    assert_eq!(t.keys(0), ["wise", "communing", "caring"]);
    t.play(["communing"]);
    assert_eq!(t.keys(0), ["wise", "caring"]);
    t.play(["caring"]);
    assert_eq!(t.character(0).tokens, [4, 3, 1, 2, 0, 1], "2 morale");
    assert!(t.offers(0, "eat"));
    let scene = band(&[("soldier", "seer")]).tokens(0, "communing", 1).holds(0, "lullaby-hem");
    let mut t = scene.all_at("rest").dice([6, 6]).start();
    t.play(["spend/none", "cast/lullaby-hem", "wise", "spend/none", "caring", "caring"]);
    assert_eq!(t.character(0).tokens, [4, 3, 1, 2, 1, 0], "both may be of one trait");
}

/// PR-HEALTH-06
#[test]
fn gained_morale_is_any_mix_of_wise_communing_and_caring_with_a_free_slot() {
    let scene = band(&[("soldier", "seer")]).all_tokens(0, [1, 0, 0, 2, 1, 0]).event_on(1, "players-wagon");
    let mut t = scene.all_at("slot-1").dice([1, 1]).start();
    t.play(["wise", "spend/wise/1"]);
    assert_eq!(t.asked(0).prompt, "The Players' Wagon: which morale token do you regain (1 of 2)?");
    assert_eq!(t.keys(0), ["wise", "communing", "caring"]);
    t.play(["communing"]);
    assert_eq!(t.keys(0), ["wise", "caring"], "the communing slots are full");
    t.play(["caring"]);
    assert_eq!(t.character(0).tokens, [1, 0, 0, 1, 2, 1], "2 morale");
    assert!(t.offers(0, "eat"));
    let scene = band(&[("soldier", "seer")]).all_tokens(0, [1, 0, 0, 2, 1, 0]).event_on(1, "players-wagon");
    let mut t = scene.all_at("slot-1").dice([1, 1]).start();
    t.play(["wise", "spend/wise/1", "caring", "caring"]);
    assert_eq!(t.character(0).tokens, [1, 0, 0, 1, 1, 2], "both may be of one trait");
}

/// PR-HEALTH-07, PR-HEALTH-08, PR-OPEN-38
#[test]
fn the_hopeless_gather_nothing() {
    for (wise, gained) in [(0, 0), (1, 2)] {
        let scene = band(&[("soldier", "seer")]).all_tokens(0, [4, 0, 0, wise, 0, 0]).resources(0, 2);
        let t = scene.all_at("gather").dice([4]).start();
        assert!(t.told("Ada rolls 4 to gather."), "they act all the same");
        assert_eq!(t.resources(0), 2 + gained);
    }
}

/// PR-HEALTH-07, PR-OPEN-38
#[test]
fn the_hopeless_find_no_rest_not_even_by_a_hearth() {
    let scene = band(&[("soldier", "seer")]).built("hearth").all_tokens(0, [2, 0, 0, 0, 0, 0]);
    let t = scene.all_at("rest").dice([1]).start();
    assert_eq!(t.character(0).tokens, [2, 0, 0, 0, 0, 0]);
    assert!(t.offers(0, "eat"), "nothing to choose: {}", t.open());
}

/// PR-HEALTH-07, PR-OPEN-38
#[test]
fn the_hopeless_regain_nothing_in_the_cave() {
    let scene = band(&[("soldier", "seer")]).region("mountains").all_tokens(0, [2, 0, 0, 0, 0, 0]);
    let t = scene.all_at("special").dice([1]).start();
    assert_eq!(t.presence("special"), 0, "they hide well");
    assert_eq!(t.character(0).tokens, [2, 0, 0, 0, 0, 0]);
    assert!(t.offers(0, "eat"), "nothing to choose: {}", t.open());
}

/// PR-HEALTH-07, PR-HEALTH-08, PR-OPEN-38
#[test]
fn the_hopeless_meet_events_and_gain_nothing_by_their_choices() {
    let scene = band(&[("soldier", "seer")]).all_tokens(0, [4, 0, 0, 0, 0, 0]).event_on(1, "salt-stair");
    let mut t = scene.all_at("slot-1").dice([1, 1]).start();
    t.play(["strong", "spend/strong/1"]);
    assert!(t.slot(1).is_empty(), "the card is resolved: they succeeded");
    assert_eq!(t.resources(0), 3);
}

/// PR-HEALTH-08
#[test]
fn the_hopeless_share_in_what_another_gains_for_them() {
    let scene = band(&[("soldier", "seer"), ("farmer", "woken")]).all_tokens(1, [1, 0, 0, 0, 0, 0]);
    let mut t = scene.event_on(1, "flooded-mill").all_at("slot-1").dice([1, 1, 1]).start();
    t.play(["0:strong", "0:spend/strong/2", "1:active"]);
    assert_eq!((t.resources(0), t.resources(1)), (5, 4), "2 for Ada, 1 for the others");
}

/// PR-HEALTH-08, PR-OPEN-38
#[test]
fn the_hopeless_may_be_handed_things_and_fetch_from_the_hut() {
    let scene =
        band(&[("soldier", "seer"), ("farmer", "woken")]).all_tokens(0, [4, 0, 0, 0, 0, 0]).resources(0, 0);
    let scene = scene.tokens(1, "caring", 0).built("hut").in_hut(2, &[]);
    let mut t = scene.all_at("rest").start();
    t.play(["1:give/0/resource/1", "0:fetch/resource/2"]);
    assert_eq!((t.resources(0), t.resources(1)), (3, 2));
}

/// PR-OPEN-38
#[test]
fn the_hopeless_woken_still_stirs_in_keeping() {
    let scene = band(&[("soldier", "woken")]).all_tokens(0, [4, 0, 0, 0, 0, 0]);
    let mut t = scene.all_at("gather").phase("keeping").start();
    t.play(["eat"]);
    assert_eq!(t.character(0).tokens, [4, 1, 0, 0, 0, 0]);
}

/// PR-EX-18, PR-HEALTH-07, PR-HEALTH-08, PR-OPEN-37, PR-REST-05
#[test]
fn two_morale_taken_from_one_leave_none_and_only_another_can_help() {
    let scene = band(&[("soldier", "seer"), ("farmer", "chosen")]).all_tokens(0, [2, 0, 0, 1, 0, 0]);
    let scene = scene.at(0, "slot-1").at(1, "gather").acting("slot-1").event_on(1, "nine-planks");
    let mut t = scene.tokens(1, "active", 0).tokens(1, "keen", 0).dice([6, 6, 6, 6, 6, 1, 6, 1]).start();
    t.play(["0:communing"]);
    assert_eq!(t.character(0).tokens, [2, 0, 0, 0, 0, 0], "one is all there was");
    assert!(t.told("Ada is without hope: "));
    t.play(["0:eat", "1:eat", "0:rest", "1:rest", "1:spend/caring/1"]);
    assert!(t.told("Ada rolls 1 to rest."));
    assert_eq!(t.character(0).tokens, [2, 0, 0, 0, 0, 0], "neither core tokens nor a choice");
    t.play(["0:caring"]);
    assert_eq!(t.character(0).tokens, [2, 0, 0, 0, 0, 1], "tended by Bo");
}

/// PR-HEALTH-09, PR-HEALTH-10, PR-END-02, PR-END-03
#[test]
fn the_first_death_ends_the_game_for_all_before_anything_else_is_lost() {
    let scene =
        band(&[("soldier", "seer"), ("farmer", "chosen")]).tokens(0, "active", 0).tokens(0, "keen", 0);
    let mut t = scene.tokens(0, "strong", 1).all_at("gather").phase("keeping").start();
    t.play(["go-hungry"]);
    assert_eq!(t.result().as_deref(), Some("died"));
    assert!(t.told("Ada has died, and the band has lost."));
    assert_eq!(t.table.outcome().unwrap().scores, [0.0, 0.0]);
    assert_eq!(t.character(1).tokens, [4, 4, 1, 2, 1, 2], "Bo was hungry too, but it is over");
    assert_eq!(t.answer("1:strong"), Err(Refusal::Over));
}

/// PR-END-02
#[test]
fn no_morale_is_not_the_end() {
    let scene = band(&[("soldier", "seer")]).all_tokens(0, [2, 0, 0, 1, 0, 0]);
    let mut t = scene.all_at("gather").phase("keeping").start();
    t.play(["go-hungry"]);
    assert_eq!(t.character(0).tokens, [1, 0, 0, 0, 0, 0]);
    assert_eq!(t.result(), None);
    assert!(t.offers(0, "gather"));
}

/// PR-OPEN-36, PR-END-02
#[test]
fn spending_the_last_health_is_fatal_and_the_label_says_so() {
    let scene = band(&[("soldier", "seer")]).all_tokens(0, [0, 2, 0, 2, 2, 2]);
    let mut t = scene.all_at("settle").dice([1, 1, 1]).start();
    assert!(t.label(0, "spend/active/2").contains("you die"), "{}", t.label(0, "spend/active/2"));
    assert!(!t.label(0, "spend/active/1").contains("you die"));
    t.play(["spend/active/2"]);
    assert_eq!(t.result().as_deref(), Some("died"));
    assert!(!t.told("rolls"), "at once");
}

/// PR-OPEN-36
#[test]
fn the_hall_warns_before_it_takes_the_last_health() {
    let scene =
        band(&[("soldier", "seer")]).built("hall").all_tokens(0, [1, 0, 0, 2, 0, 0]).presence("rest", 1);
    let mut t = scene.all_at("rest").eventing("rest").dice([1]).start();
    assert_eq!(t.label(0, "strong"), "Spend 1 strong — your last health: you die and all is lost");
    t.play(["strong"]);
    assert_eq!(t.result().as_deref(), Some("died"));
}

/// PR-OPEN-36
#[test]
fn spending_the_last_morale_makes_hopeless_and_the_label_says_so() {
    let scene = band(&[("soldier", "chosen"), ("farmer", "woken")]).all_tokens(0, [2, 0, 0, 0, 0, 1]);
    let mut t = scene.all_at("rest").dice([1, 6]).start();
    assert!(t.label(0, "spend/caring/1").contains("you lose hope"), "{}", t.label(0, "spend/caring/1"));
    t.play(["0:spend/caring/1", "1:spend/none"]);
    assert!(t.told("Ada is without hope: ") && !t.told("Bo is without hope"));
    assert_eq!(t.character(0).tokens, [2, 0, 0, 0, 0, 0], "a good rest came too late");
    let t = band(&[("soldier", "chosen"), ("farmer", "woken")]).all_at("rest").start();
    assert!(!t.label(0, "spend/caring/1").contains("you lose hope"), "more than that is left");
}

/// PR-OPEN-37
#[test]
fn losing_more_health_than_one_has_loses_all_of_it() {
    let scene = band(&[("soldier", "seer")]).all_tokens(0, [1, 0, 0, 2, 2, 2]).event_on(1, "drowned-belfry");
    let mut t = scene.all_at("slot-1").dice([6]).start();
    t.play(["active"]);
    assert_eq!(t.character(0).tokens, [0, 0, 0, 2, 2, 2]);
    assert_eq!(t.result().as_deref(), Some("died"));
}

/// PR-LIMIT-01, PR-LIMIT-02
#[test]
fn a_trait_token_without_a_free_slot_is_not_gained() {
    let t = band(&[("soldier", "chosen")]).tokens(0, "strong", 4).all_at("rest").dice([6]).start();
    assert_eq!(t.tokens(0, "strong"), 5, "two core tokens, one slot");
    let t = band(&[("soldier", "chosen")]).tokens(0, "caring", 1).all_at("rest").dice([1]).start();
    assert_eq!(t.character(0).tokens, [5, 3, 1, 1, 2, 2], "the one free slot is filled, nothing else");
}

/// PR-LIMIT-01, PR-LIMIT-02
#[test]
fn a_card_that_names_a_full_trait_gives_nothing() {
    for (before, after) in [(1, 1), (0, 1)] {
        let scene = band(&[("soldier", "seer")]).tokens(0, "keen", before).event_on(1, "frost-apprentice");
        let mut t = scene.all_at("slot-1").dice([1]).start();
        t.play(["keen"]);
        if before > 0 {
            t.play(["spend/none"]);
        }
        assert_eq!(t.tokens(0, "keen"), after);
    }
}

/// PR-LIMIT-03
#[test]
fn every_panel_has_five_resource_slots() {
    for (past, _) in PASTS {
        for (gift, _) in GIFTS {
            let t = band(&[(past, gift)]).start();
            assert_eq!(t.view(0)["seats"][0]["resource_slots"], 5, "{gift} {past}");
        }
    }
}

/// PR-LIMIT-03, PR-LIMIT-04
#[test]
fn resources_beyond_the_free_slots_are_not_gained() {
    let scene = plain(1).tokens(0, "active", 0).tokens(0, "keen", 0).resources(0, 4);
    let t = scene.all_at("gather").dice([2]).start();
    assert_eq!(t.resources(0), 5, "four were found");
    assert!(t.told("Ada gains 1 resource but has no room for 3 more."));
}

/// PR-LIMIT-03
#[test]
fn nobody_is_handed_or_fetches_a_sixth_resource() {
    let scene =
        band(&[("soldier", "chosen"), ("farmer", "woken")]).tokens(0, "caring", 0).tokens(1, "caring", 0);
    let scene = scene.resources(0, 2).resources(1, 4).built("hut").in_hut(9, &[]);
    let t = scene.all_at("rest").start();
    assert!(t.offers(0, "give/1/resource/1") && !t.offers(0, "give/1/resource/2"));
    assert!(t.offers(0, "fetch/resource/3") && !t.offers(0, "fetch/resource/4"));
}

/// PR-LIMIT-03
#[test]
fn without_the_frame_that_carried_them_resources_beyond_five_are_lost() {
    let scene =
        band(&[("soldier", "chosen"), ("farmer", "woken")]).tokens(0, "caring", 0).tokens(1, "caring", 0);
    let mut t = scene.holds(0, "peddler-frame").resources(0, 7).all_at("rest").start();
    t.play(["0:give/1/peddler-frame"]);
    assert_eq!((t.resources(0), t.resources(1)), (5, 3));
    assert!(t.offers(0, "give/1/resource/4"), "Bo has room for seven now");
}

/// PR-LIMIT-03
#[test]
fn however_the_frame_is_lost_resources_beyond_five_go_with_it() {
    let scene = band(&[("soldier", "seer")]).holds(0, "peddler-frame").resources(0, 7);
    let mut t = scene.event_on(1, "winds-pedlar").all_at("slot-1").dice([6]).start();
    t.play(["keen", "spend/none"]);
    assert_eq!((t.artifacts(0).len(), t.resources(0)), (0, 5), "the pedlar takes it");

    let scene =
        band(&[("soldier", "chosen"), ("farmer", "woken")]).tokens(0, "caring", 0).tokens(1, "caring", 0);
    let scene =
        ["smith-apron", "six-dent-thimble", "pocket-shawl"].iter().fold(scene, |s, card| s.holds(0, card));
    let scene =
        ["peddler-frame", "nursery-clock", "choir-fork"].iter().fold(scene, |s, card| s.holds(1, card));
    let mut t = scene.resources(1, 7).all_at("rest").start();
    t.play(["0:trade/1/smith-apron/peddler-frame"]);
    assert_eq!((t.resources(0), t.resources(1)), (3, 5), "traded away by another");
}

/// PR-LIMIT-03
#[test]
fn a_frame_whose_other_side_carries_less_drops_the_rest_when_it_is_unveiled() {
    let scene = || {
        let mut files = files();
        let tools = files["tools.toml"].replace(r#"["slots +2", "dice strong +1"]"#, r#"["dice strong +1"]"#);
        files.insert("tools.toml".to_owned(), tools);
        let scene = band(&[("soldier", "seer")]).book(load(files).expect("the book is sound"));
        scene.holds_timed(0, "peddler-frame", 1, 5).resources(0, 7)
    };
    let mut t = scene().all_at("gather").phase("keeping").dice([5]).start();
    t.play(["eat"]);
    assert_eq!(t.resources(0), 5, "in its time, one of the seven eaten");
    let mut t = scene().event_on(1, "winds-pedlar").all_at("slot-1").dice([1, 1]).start();
    t.play(["keen", "spend/keen/1"]);
    assert_eq!(t.resources(0), 5, "or by what a card does");
}
