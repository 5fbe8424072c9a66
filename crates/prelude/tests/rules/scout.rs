//! Scout (PR-SCOUT), in the grassland.

use crate::common::{band, wanderers};
use prelude::DeckName;
use serde_json::json;

/// PR-SCOUT-01, PR-OPEN-19
#[test]
fn each_success_rolls_the_occurrence_die_of_a_zone_in_advance() {
    let scene = wanderers(1).region("grassland").all_at("special").dice([5, 1, 3, 4]);
    let mut t = scene.start();
    t.play(["spend/wise/1", "gather"]);
    assert_eq!(t.state().scouting.len(), 1, "rolled now, for an empty zone");
    t.play(["explore-2", "no"]);
    let seen: Vec<(&str, u8)> = t.state().scouting.iter().map(|s| (s.zone.key(), s.die)).collect();
    assert_eq!(seen, [("gather", 3), ("explore-2", 4)]);
}

/// PR-SCOUT-01
#[test]
fn without_success_nothing_is_scouted() {
    let mut t = wanderers(1).region("grassland").all_at("special").dice([6]).start();
    t.play(["spend/none"]);
    assert!(t.state().scouting.is_empty() && t.offers(0, "eat"), "{}", t.open());
}

/// PR-SCOUT-02
#[test]
fn next_round_the_scouted_die_stands_in_for_the_roll() {
    let scene = wanderers(1).region("grassland").all_at("special").dice([5, 1]);
    let mut t = scene.event_die(&["O"]).draws(&["half-a-map"]).start();
    t.play(["spend/none", "gather", "eat", "gather", "spend/none"]);
    assert!(t.told("At Gather, 1 presence: the die was scouted 1, something comes."));
    assert!(t.asked(0).prompt.contains("Half a Map"));
}

/// PR-SCOUT-02
#[test]
fn a_scouted_die_also_keeps_an_event_away() {
    let scene = wanderers(1).region("grassland").all_at("special").presence("gather", 4);
    let mut t = scene.dice([5, 6, 6, 6, 6, 1]).start();
    t.play(["spend/none", "gather", "eat", "gather", "spend/none"]);
    assert!(t.told("At Gather, 5 presence: the die was scouted 6, all is quiet."));
    assert_eq!(t.presence("gather"), 5, "the 1 that would have come is not rolled");
}

/// PR-SCOUT-02
#[test]
fn the_scouts_of_this_round_do_not_change_this_round() {
    let scene = wanderers(2).region("grassland").at(0, "special").at(1, "explore-2").acting("special");
    let mut t = scene.presence("explore-2", 4).dice([5, 1]).start();
    t.play(["spend/none", "explore-2"]);
    assert!(t.told("At Explore, far, 5 presence: the die comes up 6, all is quiet."));
}

/// PR-SCOUT-02, PR-SCOUT-03
#[test]
fn a_result_that_nobody_uses_is_dropped() {
    let mut t = wanderers(1).region("grassland").all_at("special").dice([5, 1]).start();
    t.play(["spend/none", "gather", "eat", "explore-2"]);
    assert!(t.told("At Explore, far, 1 presence: the die comes up 6"), "it says nothing of other zones");
    t.play(["eat", "gather", "spend/none"]);
    assert!(t.told("At Gather, 1 presence: the die comes up 6, all is quiet."));
    assert!(t.state().scouted.is_empty());
}

/// PR-SCOUT-04
#[test]
fn only_wise_tokens_buy_dice_and_all_are_bought_before_the_first_roll() {
    let mut t = wanderers(2).region("grassland").all_at("special").dice([6, 6, 5, 6]).start();
    let bids = ["spend/none", "spend/wise/1", "spend/wise/2", "spend/wise/3", "spend/wise/4"];
    for (seat, wise) in [(0, 4), (1, 2)] {
        assert_eq!(t.keys(seat), bids[..=wise]);
        assert_eq!(t.times("to scout"), 0);
        t.play([if seat == 0 { "spend/wise/2" } else { "spend/none" }]);
    }
    assert_eq!(t.lines("to scout"), ["Ada rolls 6, 6 and 5 to scout.", "Bo rolls 6 to scout."]);
    assert_eq!(t.tokens(0, "wise"), 2);
    assert!(t.offers(0, "gather"), "the bought die succeeded: {}", t.open());
}

/// PR-SCOUT-05, PR-SCOUT-06
#[test]
fn two_successes_may_show_the_event_die_too_which_is_used_if_an_event_comes() {
    let scene = wanderers(1).region("grassland").all_at("special").dice([1, 1, 1, 6]);
    let mut t = scene.event_die(&["P", "S"]).draws(&["rain-that-asks"]).start();
    t.play(["spend/wise/1", "gather", "explore-1", "gather"]);
    assert_eq!(t.state().scouting[0].event, Some(DeckName::Phenomenon));
    t.play(["eat", "gather", "spend/none"]);
    assert!(t.asked(0).prompt.contains("Rain That Asks"), "not a spirit: {}", t.open());
}

/// PR-SCOUT-06
#[test]
fn an_event_die_rolled_in_advance_is_of_no_use_without_an_event() {
    let scene = wanderers(1).region("grassland").all_at("special").dice([1, 1, 6, 6]);
    let mut t = scene.event_die(&["P"]).start();
    t.play(["spend/wise/1", "gather", "explore-1", "gather", "eat", "gather", "spend/none"]);
    assert!(t.told("At Gather, 1 presence: the die was scouted 6, all is quiet."));
    assert_eq!(t.pile("phenomenon"), 12);
    assert!(t.offers(0, "eat"), "{}", t.open());
}

/// PR-SCOUT-05
#[test]
fn the_event_die_in_advance_is_optional() {
    let mut t = wanderers(1).region("grassland").all_at("special").dice([1, 1, 1, 6]).start();
    t.play(["spend/wise/1", "gather", "explore-1", "no"]);
    assert!(t.state().scouting.iter().all(|s| s.event.is_none()));
}

/// PR-SCOUT-05, PR-SCOUT-07
#[test]
fn two_players_with_one_success_each_have_not_two() {
    let mut t = wanderers(2).region("grassland").all_at("special").dice([1, 1]).start();
    t.play(["0:spend/none", "1:spend/none", "0:gather", "1:explore-1"]);
    assert!(t.offers(0, "eat"), "no event die in advance: {}", t.open());
}

/// PR-SCOUT-07, PR-OPEN-20
#[test]
fn only_who_has_two_successes_sees_more_and_only_of_their_own_zones() {
    let mut t = wanderers(2).region("grassland").all_at("special").dice([1, 1, 1]).start();
    t.play(["0:spend/none", "1:spend/wise/1", "0:gather", "1:explore-1", "1:rest"]);
    assert!(!t.is_asked(0));
    let keys: Vec<&str> = t.asked(1).options.iter().map(|o| o.key.as_str()).collect();
    assert_eq!(keys, ["no", "explore-1", "rest"]);
}

/// PR-OPEN-20, PR-SCOUT-05
#[test]
fn more_successes_still_show_one_event_die_and_a_zone_holds_one_result() {
    let mut t = wanderers(1).region("grassland").all_at("special").dice([1, 1, 1, 1]).start();
    t.play(["spend/wise/3", "gather"]);
    assert!(!t.offers(0, "gather") && t.offers(0, "explore-1"), "{}", t.open());
    t.play(["explore-1", "explore-2", "special", "explore-2"]);
    assert_eq!(t.state().scouting.iter().filter(|s| s.event.is_some()).count(), 1);
    assert!(t.offers(0, "eat"), "no second one: {}", t.open());
}

/// PR-OPEN-19
#[test]
fn the_stored_die_is_compared_with_the_presence_of_the_next_event_phase() {
    let scouted = json!([{ "zone": "gather", "die": 2 }]);
    let scene = wanderers(2).region("grassland").all_at("gather").with("scouted", scouted.clone());
    let mut t = scene.event_die(&["O"]).draws(&["half-a-map"]).start();
    t.play(["0:spend/none", "1:spend/none"]);
    assert!(t.told("At Gather, 2 presence: the die was scouted 2, something comes."));
    let scene = wanderers(2).region("grassland").at(0, "gather").at(1, "explore-2").acting("gather");
    let mut t = scene.with("scouted", scouted).start();
    t.play(["spend/none"]);
    assert!(t.told("At Gather, 1 presence: the die was scouted 2, all is quiet."));
    let scene = wanderers(1).region("grassland").all_at("special").presence("gather", 1).dice([5, 2]);
    let mut t = scene.event_die(&["O"]).draws(&["half-a-map"]).start();
    t.play(["spend/none", "gather", "eat", "gather", "spend/none"]);
    assert!(
        t.told("At Gather, 2 presence: the die was scouted 2, something comes."),
        "it would not have, then"
    );
}

/// PR-SCOUT-01, PR-OPEN-19
#[test]
fn a_table_that_stores_the_verdict_rolls_as_if_somebody_were_there() {
    for (die, comes) in [(1, true), (2, false)] {
        let scene = wanderers(1).region("grassland").option("scouting", "verdict").all_at("special");
        let mut t = scene.dice([5, die]).start();
        t.play(["spend/none", "gather"]);
        assert_eq!(t.state().scouting[0].verdict, Some(comes), "no presence there, a die of {die}");
    }
}

/// PR-OPEN-21
#[test]
fn who_rolled_the_success_picks_the_zone() {
    let mut t = wanderers(2).region("grassland").all_at("special").dice([6, 5]).start();
    t.play(["0:spend/none", "1:spend/none"]);
    assert!(!t.is_asked(0) && t.offers(1, "gather"), "{}", t.open());
}

/// PR-OPEN-21
#[test]
fn the_scout_zone_itself_and_regional_events_may_be_scouted() {
    let scene = wanderers(1).region("grassland").event_on(3, "seed-loft").all_at("special");
    let mut t = scene.dice([5, 1]).event_die(&["O"]).draws(&["half-a-map"]).start();
    t.play(["spend/none"]);
    assert!(t.offers(0, "special"));
    t.play(["slot-3", "eat", "slot-3", "strong", "spend/none"]);
    t.play(["strong"]); // a failure at the loft costs health
    assert!(t.told("At The Seed Loft, 1 presence: the die was scouted 1, something comes."));
}

/// PR-OPEN-22
#[test]
fn the_camp_is_scouted_as_one_zone() {
    let scene = wanderers(1).region("grassland").all_at("special").dice([5, 1]);
    let mut t = scene.event_die(&["O"]).draws(&["half-a-map"]).start();
    t.play(["spend/none"]);
    assert!(t.offers(0, "rest") && !t.offers(0, "settle"), "{}", t.open());
    t.play(["rest", "eat", "settle", "spend/none"]);
    assert!(t.told("At camp, 1 presence: the die was scouted 1, something comes."));
}

/// PR-OPEN-43
#[test]
fn the_whisperer_may_reroll_a_scouted_event_die() {
    let scouted = json!([{ "zone": "gather", "die": 1, "event": "spirit" }]);
    let scene =
        band(&[("forester", "whisperer")]).region("grassland").all_at("gather").with("scouted", scouted);
    let mut t = scene.event_die(&["O"]).draws(&["half-a-map"]).start();
    t.play(["spend/none"]);
    assert!(t.asked(0).prompt.contains("The event die shows spirit"), "{}", t.open());
    t.play(["yes"]);
    assert!(t.asked(0).prompt.contains("Half a Map"));
}
