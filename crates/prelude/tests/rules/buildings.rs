//! The settlement: what its buildings cost, what they do, and the win.

use crate::common::{BUILDINGS, Play, Scene, band, plain};
use std::borrow::Cow;
use table::Refusal;

/// Somebody who can settle without being asked for tokens.
fn settler() -> Scene {
    band(&[("soldier", "chosen")]).tokens(0, "active", 0)
}

/// Somebody who rests alone.
fn rester() -> Scene {
    band(&[("soldier", "chosen")]).all_at("rest")
}

/// PR-BLD-01, PR-BLD-04, PR-BLD-09, PR-BLD-11, PR-BLD-14, PR-BLD-16, PR-BUILD-02, PR-BUILD-05
#[test]
fn each_building_stands_with_its_last_token_and_not_before() {
    let costs = [6, 4, 4, 2, 2, 4];
    for (building, cost) in BUILDINGS.into_iter().zip(costs) {
        let key = format!("build/{building}");
        let mut t = settler().settled(building, cost - 2).all_at("settle").dice([1]).start();
        t.play([key.as_str()]);
        assert!(t.lines("Built: ").is_empty(), "{building} with {} of {cost}", cost - 1);
        let mut t = settler().settled(building, cost - 1).all_at("settle").dice([1]).start();
        t.play([key.as_str()]);
        assert_eq!(t.lines("Built: ").len(), 1, "{building} with {cost}");
    }
    let shown = settler().start().view(0)["settlement"].clone();
    let total: u64 = shown.as_array().unwrap().iter().map(|b| b["cost"].as_u64().unwrap()).sum();
    assert_eq!(total, 22);
}

/// PR-BUILD-01
#[test]
fn of_all_actions_only_settling_builds() {
    for zone in ["gather", "explore-1", "special", "explore-2", "rest"] {
        let scene = band(&[("soldier", "chosen")]).all_tokens(0, [5, 0, 0, 1, 0, 0]).region("mountains");
        let t = scene.all_at(zone).dice([1]).event_die(&["L"]).draws(&["salt-stair"]).start();
        assert_eq!(t.state().settlement, [0; 6], "{zone}");
        assert!(!t.offers(0, "build/hall"), "{zone}");
    }
    let mut t = settler().all_at("settle").dice([1]).start();
    t.play(["build/hall"]);
    assert_eq!(t.settlement("hall"), 1);
}

/// PR-BUILD-03
#[test]
fn a_building_works_from_the_moment_it_stands() {
    let scene =
        band(&[("soldier", "chosen"), ("farmer", "seer")]).tokens(0, "active", 0).tokens(1, "communing", 0);
    let scene = scene.settled("altar", 1).event_on(6, "salt-stair").at(0, "settle").at(1, "slot-6");
    let mut t = scene.acting("settle").dice([1, 5, 4]).start();
    t.play(["0:build/altar"]);
    let altar = &t.view(1)["settlement"][4];
    assert_eq!(
        (altar["done"].as_u64(), altar["cost"].as_u64()),
        (Some(2), Some(2)),
        "everyone sees it standing"
    );
    t.play(["1:communing"]);
    assert!(t.told("Bo rolls 5 and 4"), "the altar's die, in the same round");
}

/// PR-BUILD-03, PR-BLD-12
#[test]
fn the_plans_token_is_there_in_the_round_in_which_the_plans_are_made() {
    let scene = band(&[("soldier", "chosen"), ("farmer", "seer")]).tokens(0, "active", 0);
    let scene = scene.settled("plans", 1).event_on(6, "salt-stair").at(0, "settle").at(1, "slot-6");
    let mut t = scene.acting("settle").dice([1]).start();
    t.play(["0:build/plans", "1:strong"]);
    assert!(t.offers(1, "spend/strong/0+plans"), "{}", t.open());
}

/// PR-BUILD-04
#[test]
fn several_buildings_grow_at_once_in_any_order() {
    let scene = settler().holds(0, "masons-plumb").settled("hearth", 1).settled("hall", 3);
    let mut t = scene.all_at("settle").dice([1, 1]).start();
    t.play(["build/vantage", "build/hearth"]);
    assert_eq!(t.state().settlement, [3, 0, 1, 0, 0, 2]);
}

/// PR-BUILD-01, PR-BUILD-06, PR-END-01, PR-END-03
#[test]
fn the_sixth_building_wins_at_once_for_all() {
    let mut scene =
        band(&[("soldier", "chosen"), ("farmer", "woken")]).tokens(0, "active", 0).tokens(1, "active", 0);
    for building in ["hall", "hut", "vantage", "plans", "altar"] {
        scene = scene.built(building);
    }
    let scene = scene.with("plans_token", false.into()).holds(0, "masons-plumb").settled("hearth", 3);
    let mut t = scene.all_at("settle").dice([1, 1, 1]).start();
    assert_eq!(t.result(), None, "five are not enough");
    t.play(["0:build/hearth"]);
    assert_eq!(t.result().as_deref(), Some("settled"));
    assert_eq!(t.table.outcome().unwrap().scores, [1.0, 1.0]);
    assert_eq!(t.answer("0:keep"), Err(Refusal::Over), "two successes are left, and nothing to do with them");
    assert_eq!((t.resources(0), t.resources(1)), (2, 3));
}

/// PR-NUM-18, PR-BUILD-06, PR-END-01
#[test]
fn a_small_band_has_settled_with_its_own_goal() {
    let mut scene = band(&[("soldier", "chosen"), ("farmer", "woken")]).shipped().tokens(0, "active", 0);
    for (building, enough) in [("hall", 4), ("hut", 3), ("vantage", 3), ("plans", 1), ("altar", 1)] {
        scene = scene.settled(building, enough);
    }
    let scene = scene.tokens(1, "active", 0).settled("hearth", 2).all_at("settle");
    let mut t = scene.dice([1, 1, 1, 1]).start();
    let label = t.label(0, "build/hearth");
    assert!(label.contains("(2 of 3 resources so far · "), "{label}");
    assert_eq!(t.stakes("build/hearth"), "costs 1 resource; gains 1 building", "the third finishes it");
    assert!(!t.offers(0, "build/hall"), "there is no room for a fifth");
    t.play(["0:build/hearth"]);
    assert_eq!(t.result().as_deref(), Some("settled"));
}

/// PR-BUILD-06, PR-END-01
#[test]
fn the_fifth_building_does_not_win() {
    let scene = ["hall", "hut", "vantage", "hearth"].iter().fold(settler(), |scene, b| scene.built(b));
    let mut t = scene.settled("altar", 1).settled("plans", 1).all_at("settle").dice([1]).start();
    t.play(["build/altar"]);
    assert_eq!(t.lines("Built: ").len(), 1);
    assert_eq!(t.result(), None);
    assert!(t.offers(0, "eat"), "play goes on: {}", t.open());
}

/// PR-BUILD-06, PR-END-01
#[test]
fn a_token_from_a_card_can_be_the_last_one_too() {
    let mut scene = band(&[("soldier", "seer")]).event_on(1, "yard-of-doors").settled("hearth", 3);
    for building in ["hall", "hut", "vantage", "plans", "altar"] {
        scene = scene.built(building);
    }
    let mut t = scene.all_at("slot-1").dice([1, 1, 1]).start();
    t.play(["strong", "spend/strong/2"]);
    assert_eq!(t.result().as_deref(), Some("settled"), "the first of two; the second has no place");
    assert_eq!(t.settlement("hearth"), 4);
}

/// PR-OPEN-58, PR-END-01
#[test]
fn a_win_is_not_undone_by_a_death_that_would_have_followed() {
    let mut scene = settler().tokens(0, "keen", 0).tokens(0, "strong", 1).resources(0, 1);
    for building in ["hall", "hut", "vantage", "altar", "hearth"] {
        scene = scene.built(building);
    }
    let mut t = scene.settled("plans", 1).all_at("settle").dice([1]).start();
    t.play(["build/plans"]);
    assert_eq!(
        t.result().as_deref(),
        Some("settled"),
        "the last resource is used to build, the last health would go"
    );
}

/// PR-BLD-02
#[test]
fn the_hall_turns_an_event_away_if_everyone_at_camp_spends_a_token_of_any_trait() {
    let scene = band(&[("soldier", "chosen"), ("farmer", "seer")]).built("hall").presence("rest", 1);
    let mut t = scene.at(0, "rest").at(1, "settle").eventing("rest").dice([1]).start();
    assert_eq!(t.keys(0), ["refuse", "strong", "active", "keen", "wise", "communing", "caring"]);
    t.play(["0:strong", "1:wise"]);
    assert_eq!(t.character(0).tokens, [4, 3, 1, 1, 2, 2]);
    assert_eq!(t.character(1).tokens, [3, 4, 1, 2, 1, 2]);
    assert!(t.heard("card").is_empty() && t.heard("story").is_empty(), "nothing is drawn");
    assert!(t.offers(0, "eat"), "no event: {}", t.open());
}

/// PR-BLD-02: one pays with what one has, and somebody without a token cannot pay.
#[test]
fn the_hall_takes_only_tokens_that_are_there() {
    let camp = |bo: [u8; 6]| {
        let scene = band(&[("soldier", "chosen"), ("farmer", "seer")]).built("hall").presence("rest", 1);
        let scene = scene.all_tokens(0, [0, 2, 0, 0, 1, 0]).all_tokens(1, bo).at(0, "rest").at(1, "settle");
        scene.eventing("rest").dice([1]).event_die(&["L"]).draws(&["salt-stair"]).start()
    };
    assert_eq!(camp([1, 0, 0, 0, 0, 0]).keys(0), ["refuse", "active", "communing"]);
    assert!(!camp([0; 6]).offers(0, "refuse"));
}

/// PR-BLD-03
#[test]
fn if_one_at_camp_refuses_the_event_comes_and_nothing_is_spent() {
    let scene = band(&[("soldier", "chosen"), ("farmer", "seer")]).built("hall").presence("rest", 1);
    let scene = scene.at(0, "rest").at(1, "settle").eventing("rest").dice([1]);
    let mut t = scene.event_die(&["L"]).draws(&["salt-stair"]).start();
    t.play(["0:strong", "1:refuse"]);
    assert_eq!(t.character(0).tokens, [5, 3, 1, 1, 2, 2]);
    assert_eq!(t.slot(1), ["salt-stair"]);
    assert!(t.offers(0, "communing"), "they meet it: {}", t.open());
}

/// PR-BLD-02
#[test]
fn the_hall_shelters_only_the_camp_and_only_once_it_stands() {
    for (tokens, zone) in [(6, "gather"), (5, "rest")] {
        let scene = settler().settled("hall", tokens).presence(zone, 1).all_at(zone).eventing(zone);
        let t = scene.dice([1]).event_die(&["L"]).draws(&["salt-stair"]).start();
        assert!(!t.offers(0, "refuse"), "{zone} with {tokens} of 6");
        assert_eq!(t.slot(1), ["salt-stair"]);
    }
}

/// The rules behind what went into the hut or out of it last.
fn hut_rules(t: &Play) -> &[Cow<'static, str>] {
    &t.events.iter().rfind(|e| e.text.contains("storage hut")).expect("somebody was there").rules
}

/// PR-BLD-05
#[test]
fn resting_players_store_as_many_resources_as_they_like() {
    let mut t = rester().built("hut").start();
    assert_eq!(t.keys(0), ["done", "store/resource/1", "store/resource/2", "store/resource/3"]);
    assert_eq!(t.stakes("store/resource/2"), "costs 2 resource");
    t.play(["store/resource/2"]);
    assert_eq!((t.resources(0), t.state().hut_resources), (1, 2));
    assert_eq!(hut_rules(&t), ["PR-BLD-05"]);
}

/// PR-BLD-06
#[test]
fn resting_players_fetch_as_many_resources_as_they_can_carry() {
    let mut t = rester().built("hut").resources(0, 2).in_hut(9, &[]).start();
    assert!(t.offers(0, "fetch/resource/1") && !t.offers(0, "fetch/resource/4"), "{}", t.open());
    assert_eq!(t.stakes("fetch/resource/3"), "gains 3 resource");
    t.play(["fetch/resource/3"]);
    assert_eq!(hut_rules(&t), ["PR-BLD-06"]);
    assert_eq!((t.resources(0), t.state().hut_resources), (5, 6));
    assert!(!t.keys(0).iter().any(|k| k.starts_with("fetch")));
}

/// PR-BLD-07
#[test]
fn resting_players_store_and_fetch_artifacts_up_to_three() {
    let scene = rester().built("hut").in_hut(0, &["choir-fork", "nursery-clock"]);
    let mut t = scene.holds(0, "smith-apron").holds(0, "back-stair-lamp").start();
    t.play(["fetch/choir-fork"]);
    assert_eq!(hut_rules(&t), ["PR-BLD-07"]);
    assert_eq!(t.artifacts(0), ["smith-apron", "back-stair-lamp", "choir-fork"]);
    assert!(!t.offers(0, "fetch/nursery-clock"), "three are all one can carry");
    t.play(["store/smith-apron", "fetch/nursery-clock"]);
    assert_eq!(t.artifacts(0), ["back-stair-lamp", "choir-fork", "nursery-clock"]);
    assert_eq!(t.state().hut_artifacts.len(), 1);
}

/// PR-BLD-08
#[test]
fn the_hut_is_never_full() {
    let many = [
        "choir-fork",
        "nursery-clock",
        "back-stair-lamp",
        "masons-plumb",
        "oven-tile",
        "bee-ribbon",
        "linen-sill",
    ];
    let mut t = rester().built("hut").in_hut(500, &many).holds(0, "smith-apron").start();
    t.play(["store/resource/3", "store/smith-apron"]);
    assert_eq!(t.state().hut_resources, 503);
    assert_eq!(t.state().hut_artifacts.len(), 8);
}

/// PR-BLD-05, PR-BLD-06, PR-BLD-07
#[test]
fn the_hut_must_stand_and_who_settles_does_not_use_it() {
    let t = rester().settled("hut", 3).holds(0, "smith-apron").start();
    assert!(t.offers(0, "eat"), "nothing to store it in: {}", t.open());
    let scene = band(&[("soldier", "chosen"), ("farmer", "woken")]).built("hut").in_hut(3, &["choir-fork"]);
    let scene = scene.at(0, "rest").at(1, "settle").acting("rest").tokens(0, "caring", 0);
    let mut t = scene.tokens(1, "caring", 0).holds(1, "smith-apron").start();
    assert!(t.is_asked(0) && !t.is_asked(1));
    t.play(["0:done", "0:spend/none", "1:spend/none"]);
    assert!(t.offers(1, "eat"), "{}", t.open());
}

/// PR-BLD-10
#[test]
fn from_the_vantage_point_any_event_of_a_stack_may_be_visited_while_somebody_rests() {
    let scene = band(&[("soldier", "chosen"), ("farmer", "seer")]).built("vantage");
    let scene = scene.event_on(2, "hill-school").event_on(2, "two-hills").at(0, "rest").at(1, "slot-2");
    let mut t = scene.acting("slot-2").start();
    assert_eq!(t.keys(1), ["event/2", "event/1"]);
    t.play(["1:event/1"]);
    assert_eq!(t.keys(1), ["strong", "wise", "caring"], "the school, under the hills");
}

/// PR-BLD-10
#[test]
fn the_vantage_point_needs_to_stand_and_somebody_to_rest() {
    for (tokens, zone) in [(4, "settle"), (3, "rest")] {
        let scene = band(&[("soldier", "chosen"), ("farmer", "seer")]).settled("vantage", tokens);
        let scene = scene.event_on(2, "hill-school").event_on(2, "two-hills").at(0, zone).at(1, "slot-2");
        let t = scene.acting("slot-2").start();
        assert_eq!(t.keys(1), ["keen", "communing", "wise"], "the hills on top");
    }
}

/// PR-BLD-10
#[test]
fn the_vantage_point_opens_one_stack_a_round() {
    let scene = band(&[("soldier", "chosen"), ("farmer", "seer"), ("spouse", "woken")]).built("vantage");
    let scene =
        scene.at(0, "rest").at(1, "slot-2").at(2, "slot-3").tokens(1, "strong", 1).tokens(0, "caring", 0);
    let scene = scene.event_on(2, "hill-school").event_on(2, "two-hills");
    let scene = scene.event_on(3, "salt-stair").event_on(3, "tide-on-dry-land");
    let mut t = scene.acting("slot-2").dice([1]).start();
    t.play(["1:event/1", "1:strong", "1:spend/none"]);
    assert_eq!(t.keys(2), ["keen", "strong", "wise"], "the tide on top, and no choice");
}

/// PR-BLD-10
#[test]
fn the_vantage_point_opens_a_stack_in_every_round() {
    let scene =
        band(&[("soldier", "chosen"), ("farmer", "seer")]).built("vantage").with("vantage_used", true.into());
    let scene = scene.event_on(2, "hill-school").event_on(2, "two-hills").all_at("gather").phase("keeping");
    let mut t = scene.start();
    t.play(["0:eat", "0:serve", "0:rest", "1:slot-2"]);
    assert_eq!(t.keys(1), ["event/2", "event/1"]);
}

/// PR-BLD-12
#[test]
fn the_plans_give_one_token_that_any_one_may_spend() {
    let scene = band(&[("soldier", "chosen"), ("farmer", "seer")]).built("plans").tokens(0, "keen", 0);
    let mut t = scene.all_at("gather").dice([6, 6]).start();
    assert!(t.offers(0, "spend/active/0+plans") && t.offers(0, "spend/keen/0+plans"));
    t.play(["0:spend/none"]);
    assert!(t.offers(1, "spend/keen/0+plans"), "it was left for Bo");

    let scene = band(&[("soldier", "chosen"), ("farmer", "seer")]).built("plans").tokens(0, "keen", 0);
    let mut t = scene.all_at("gather").dice([6, 6]).start();
    t.play(["0:spend/keen/0+plans"]);
    assert!(!t.keys(1).iter().any(|k| k.contains("plans")), "it is spent: {}", t.open());
    t.play(["1:spend/none"]);
    assert!(t.told("Ada rolls 6 and 6 to gather."));
}

/// PR-BLD-12
#[test]
fn the_plans_token_is_spent_as_any_trait() {
    let cards = [
        ("salt-stair", ["strong", "keen", "communing"]),
        ("hill-school", ["strong", "wise", "caring"]),
        ("flooded-mill", ["strong", "active", "communing"]),
    ];
    for (card, traits) in cards {
        for of in traits {
            let mut t = settler().built("plans").event_on(1, card).all_at("slot-1").start();
            t.play([of]);
            assert!(t.offers(0, &format!("spend/{of}/0+plans")), "{of}: {}", t.open());
        }
    }
}

/// PR-BLD-12
#[test]
fn the_plans_token_is_a_trait_token_at_the_door_of_the_hall() {
    let scene =
        band(&[("soldier", "chosen"), ("farmer", "seer")]).built("hall").built("plans").presence("rest", 1);
    let mut t = scene.all_at("rest").eventing("rest").dice([1]).start();
    assert_eq!((t.stakes("plans"), t.stakes("strong")), ("costs 1 plans".into(), "costs 1 strong".into()));
    assert_eq!(t.stakes("refuse"), "");
    t.play(["0:plans"]);
    assert!(!t.offers(1, "plans"), "one of them only");
    t.play(["1:wise"]);
    assert_eq!(t.character(0).tokens, [5, 3, 1, 1, 2, 2]);
    assert!(!t.state().plans_token);
}

/// PR-BLD-12, PR-OPEN-49
#[test]
fn the_plans_token_buys_a_die_of_insight() {
    let scene = band(&[("soldier", "empath"), ("farmer", "seer")]).built("plans").secret(1, "crumb");
    let t = scene.tokens(0, "caring", 1).all_at("gather").start();
    assert!(t.offers(0, "insight/1+plans"), "one caring and the plans token are two dice: {}", t.open());
    assert!(t.offers(0, "insight/0+plans"), "or the plans token alone, with a mage's help");
}

/// PR-BLD-13
#[test]
fn an_unspent_plans_token_does_not_add_up() {
    let scene = band(&[("soldier", "chosen"), ("farmer", "seer")]).built("plans");
    let mut t = scene.all_at("gather").phase("keeping").start();
    t.play(["0:eat", "0:serve", "0:gather", "1:gather"]);
    assert_eq!(t.state().round, 4);
    t.play(["0:spend/keen/0+plans"]);
    assert!(!t.keys(1).iter().any(|k| k.contains("plans")), "one a round: {}", t.open());
}

/// PR-BLD-12
#[test]
fn a_spent_plans_token_is_there_again_next_round() {
    let scene = settler().built("plans").with("plans_token", false.into());
    let mut t = scene.all_at("settle").phase("keeping").start();
    t.play(["eat", "settle"]);
    assert!(t.offers(0, "spend/active/0+plans"), "{}", t.open());
}

/// PR-OPEN-49
#[test]
fn the_plans_token_joins_own_tokens_of_the_trait_it_is_spent_as() {
    let mut t = plain(1).built("plans").tokens(0, "active", 2).all_at("gather").start();
    t.play(["spend/active/2+plans"]);
    assert_eq!(t.tokens(0, "active"), 0);
    assert!(t.told("Ada rolls 6, 6, 6 and 6 to gather."));
}

/// PR-OPEN-49
#[test]
fn the_plans_token_spent_as_active_lets_the_farmer_craft() {
    let mut t = plain(1).built("plans").tokens(0, "active", 0).all_at("settle").dice([1, 6]).start();
    t.play(["spend/active/0+plans"]);
    assert_eq!(t.keys(0), ["yes", "no"]);
}

/// PR-OPEN-49
#[test]
fn the_plans_token_is_neither_health_nor_morale() {
    let scene = band(&[("soldier", "seer")]).built("plans").all_tokens(0, [1, 0, 0, 0, 0, 0]);
    let mut t = scene.all_at("gather").dice([1, 1]).start();
    assert_eq!((t.character(0).health(), t.character(0).morale()), (1, 0));
    assert!(!t.label(0, "spend/active/0+plans").contains("you die"));
    let cave = band(&[("soldier", "seer")]).built("plans").all_tokens(0, [1, 0, 0, 0, 0, 0]);
    let cave = cave.region("mountains").all_at("special").start();
    assert_eq!(cave.label(0, "spend/wise/0+plans"), "Spend the plans token as wise (2 dice)", "no hope goes");
    t.play(["spend/active/0+plans"]);
    assert_eq!(t.result(), None, "it costs no health");
    assert_eq!(t.resources(0), 3, "and gave no hope");
    t.play(["go-hungry"]);
    assert_eq!(t.result().as_deref(), Some("died"), "nor does it keep anybody alive");
}

/// PR-BLD-15
#[test]
fn the_altar_gives_a_die_for_communing_options_of_visited_events() {
    for (building, of, both) in
        [("altar", "communing", true), ("altar", "strong", false), ("hearth", "communing", false)]
    {
        let scene = band(&[("soldier", "seer")]).built(building).event_on(1, "salt-stair").all_at("slot-1");
        let mut t = scene.dice([5, 4]).start();
        t.play([of, "spend/none"]);
        assert!(t.told("Ada rolls 5"));
        assert_eq!(t.told("Ada rolls 5 and 4"), both, "{building}, {of}: {:?}", t.heard("roll"));
    }
}

/// PR-OPEN-50
#[test]
fn the_altar_does_not_help_with_events_that_come_by_themselves() {
    let scene = band(&[("soldier", "seer")]).built("altar").presence("gather", 1).all_at("gather");
    let mut t = scene.eventing("gather").dice([1, 5]).event_die(&["L"]).draws(&["salt-stair"]).start();
    t.play(["communing", "spend/none"]);
    assert!(t.told("Ada rolls 5") && !t.told("Ada rolls 5 and"), "{:?}", t.heard("roll"));
}

/// PR-BLD-17
#[test]
fn by_the_hearth_each_rester_gains_a_token_of_choice_with_or_without_success() {
    for (die, more) in [(6, 0), (1, 2)] {
        let mut t = rester().built("hearth").all_tokens(0, [5, 1, 0, 1, 0, 0]).dice([die]).start();
        for _ in 0..more {
            let first = t.keys(0)[0].to_owned();
            t.play([first.as_str()]);
        }
        assert!(t.offers(0, "active") && t.offers(0, "communing"), "any with a free slot: {}", t.open());
        t.play(["communing"]);
        assert_eq!(t.character(0).tokens.iter().sum::<u8>(), 7 + more + 1);
        assert!(t.offers(0, "eat"));
    }
}

/// PR-BLD-17
#[test]
fn the_hearth_warms_only_those_who_rest() {
    let scene = settler().built("hearth").all_tokens(0, [4, 0, 0, 1, 0, 0]).all_at("settle").dice([6]);
    let t = scene.start();
    assert_eq!(t.character(0).tokens, [4, 0, 0, 1, 0, 0]);
    assert!(t.offers(0, "eat"), "nothing to choose: {}", t.open());
    let t = rester().settled("hearth", 3).all_tokens(0, [5, 0, 0, 1, 0, 0]).dice([6]).start();
    assert_eq!(t.character(0).tokens, [5, 0, 0, 1, 0, 0]);
    assert!(t.offers(0, "eat"), "not before it stands: {}", t.open());
}

/// PR-OPEN-51
#[test]
fn an_artifact_keeps_its_time_token_on_the_way_into_the_hut_and_out_of_it() {
    let mut t = rester().built("hut").holds_timed(0, "masons-plumb", 5, 3).start();
    let held = t.character(0).artifacts[0];
    t.play(["store/masons-plumb"]);
    assert_eq!(t.state().hut_artifacts, [held]);
    t.play(["fetch/masons-plumb"]);
    assert_eq!(t.character(0).artifacts, [held]);
}

/// PR-OPEN-51
#[test]
fn an_artifact_in_the_hut_has_no_effect() {
    let t = settler().built("hut").in_hut(0, &["masons-plumb"]).all_at("settle").dice([6, 1]).start();
    assert!(t.told("Ada rolls 6 to build."));
}
