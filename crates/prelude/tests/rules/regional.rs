//! Regional events (PR-REGION), visiting them (PR-VISIT), and where presence on their slots goes.

use crate::common::{BOOK, Play, Scene, cards_of, wanderers};
use table::Book as _;

/// One forester gathering, to whom this card comes in the event phase.
fn meets(card: &str) -> Scene {
    let decks = [("S", "spirit"), ("L", "location"), ("O", "occurrence"), ("P", "phenomenon")];
    let (face, _) = decks.into_iter().find(|(_, d)| cards_of(d).contains(&card)).expect("an event");
    let scene = wanderers(1).all_at("gather").eventing("gather").presence("gather", 6);
    scene.dice([1]).event_die(&[face]).draws(&[card])
}

fn is_secret(card: &str) -> bool {
    BOOK.is_secret(BOOK.names().find::<prelude::Event>(card).expect("a card"))
}

fn board(t: &Play) -> Vec<&str> {
    (1..=6).flat_map(|slot| t.slot(slot)).collect()
}

/// PR-REGION-01, PR-REGION-03
#[test]
fn every_spirit_location_and_phenomenon_that_is_no_secret_lies_on_the_board_while_it_is_met() {
    for card in ["spirit", "location", "phenomenon"].into_iter().flat_map(cards_of) {
        let t = meets(card).start();
        if is_secret(card) {
            assert_eq!((board(&t), t.secrets(0)), (vec![], vec![card]));
        } else {
            assert_eq!(board(&t), [card]);
            assert!(t.state().scene.is_some(), "{card} is being met");
        }
    }
}

/// PR-REGION-02
#[test]
fn no_occurrence_ever_lies_on_the_board() {
    for card in cards_of("occurrence") {
        let t = meets(card).start();
        assert!(board(&t).is_empty(), "{card}");
        assert_eq!(t.state().scene.is_some(), !is_secret(card), "{card} came");
    }
}

/// PR-OPEN-30
#[test]
fn an_occurrence_is_discarded_after_its_encounter() {
    let mut t = meets("half-a-map").dice([1]).start();
    t.play(["wise"]);
    assert!(t.discards("occurrence").is_empty());
    t.play(["spend/none"]);
    assert_eq!(t.discards("occurrence"), ["half-a-map"]);
    assert!(board(&t).is_empty());
}

/// PR-REGION-03, PR-OPEN-29
#[test]
fn a_placed_event_lies_front_up_and_does_so_again_after_its_encounter() {
    let front = |t: &Play| {
        let card = t.view(0)["zones"][0]["stack"][0].clone();
        assert_eq!(card["name"], "The One Who Asks the Hour");
        assert_eq!(card["options"][0]["text"], "Work out the time and tell him honestly.");
        assert!(!card.to_string().contains("puts it into his pocket"), "the back");
    };
    let mut t = meets("asks-the-hour").dice([1]).start();
    front(&t);
    t.play(["wise", "spend/none"]);
    assert!(t.told("puts it into his pocket"), "the card was flipped");
    front(&t);
    t.play(["eat", "slot-1"]);
    assert!(t.offers(0, "wise"), "and is met like any other: {}", t.open());
}

/// PR-OPEN-29
#[test]
fn a_secret_that_is_not_resolved_stays_with_its_keeper_front_up() {
    let mut t = wanderers(1).secret(0, "crumb").phase("prep").dice([1]).start();
    t.play(["caring", "spend/none"]);
    assert!(t.told_only(0, "falls asleep against your pulse"), "the card was flipped");
    assert_eq!(t.secrets(0), ["crumb"]);
    let mine = t.view(0)["seats"][0]["secrets_known"][0].clone();
    assert_eq!(mine["options"][0]["text"], "Feed it out of your own share today.");
    assert!(!mine.to_string().contains("falls asleep against your pulse"), "the back");
}

/// PR-OPEN-29
#[test]
fn a_spell_is_kept_front_up_unless_it_says_otherwise() {
    let mut t = wanderers(1).holds(0, "bee-ribbon").phase("prep").dice([1]).start();
    t.play(["cast/bee-ribbon", "wise", "spend/none"]);
    assert_eq!(t.artifacts(0), ["bee-ribbon"]);
    assert!(!t.character(0).artifacts[0].flipped);

    let mut t = wanderers(1).holds(0, "bee-ribbon").phase("prep").dice([1, 1]).start();
    t.play(["cast/bee-ribbon", "communing", "spend/communing/1"]);
    assert!(t.artifacts(0).is_empty());
    assert_eq!(t.discards("artifact"), ["bee-ribbon"]);
}

/// PR-REGION-04
#[test]
fn a_location_goes_to_the_first_vacant_slot_counterclockwise() {
    let t = meets("seed-loft").event_on(1, "salt-stair").event_on(3, "yard-of-doors").start();
    assert_eq!(t.slot(2), ["seed-loft"]);
}

/// PR-REGION-05
#[test]
fn any_event_keeps_a_location_out_of_a_slot() {
    let scene = meets("seed-loft").event_on(1, "asks-the-hour").event_on(2, "rain-that-asks");
    let t = scene.event_on(3, "salt-stair").start();
    assert_eq!(t.slot(4), ["seed-loft"]);
}

/// PR-REGION-06
#[test]
fn a_spirit_or_phenomenon_settles_on_what_the_group_visits() {
    for (face, card) in [("S", "two-hills"), ("P", "rain-that-asks")] {
        let scene = wanderers(1).event_on(3, "seed-loft").event_on(3, "asks-the-hour").presence("slot-3", 6);
        let scene = scene.all_at("slot-3").eventing("slot-3");
        let t = scene.dice([1]).event_die(&[face]).draws(&[card]).start();
        assert_eq!(t.slot(3), ["seed-loft", "asks-the-hour", card], "although slot 1 is free");
    }
}

/// PR-REGION-06
#[test]
fn a_spirit_called_by_a_visit_settles_there_too() {
    let scene = wanderers(1).event_on(2, "yard-of-doors").all_at("slot-2").draws(&["two-hills"]);
    let mut t = scene.start();
    t.play(["communing", "spend/none"]);
    assert_eq!(t.slot(2), ["yard-of-doors", "two-hills"]);
}

/// PR-REGION-04
#[test]
fn a_location_met_on_a_visit_still_goes_to_the_first_vacant_slot() {
    let scene = wanderers(1).event_on(3, "salt-stair").presence("slot-3", 6).all_at("slot-3");
    let t = scene.eventing("slot-3").dice([1]).event_die(&["L"]).draws(&["seed-loft"]).start();
    assert_eq!((t.slot(1), t.slot(3)), (vec!["seed-loft"], vec!["salt-stair"]));
}

/// PR-REGION-07
#[test]
fn otherwise_it_takes_the_first_slot_without_spirit_or_phenomenon_and_covers_a_location() {
    for card in ["two-hills", "rain-that-asks"] {
        let scene = meets(card).event_on(1, "salt-stair").event_on(1, "asks-the-hour");
        let t = scene.event_on(2, "echo-comes-first").event_on(3, "seed-loft").start();
        assert_eq!(t.slot(3), ["seed-loft", card]);
    }
}

/// PR-REGION-08, PR-OPEN-27
#[test]
fn a_location_without_a_vacant_slot_is_met_and_then_discarded() {
    let taken =
        ["salt-stair", "yard-of-doors", "drowned-belfry", "asks-the-hour", "two-hills", "rain-that-asks"];
    let scene = (1..).zip(taken).fold(meets("seed-loft"), |scene, (slot, card)| scene.event_on(slot, card));
    let mut t = scene.dice([1]).start();
    assert!(t.asked(0).prompt.contains("The Seed Loft"));
    t.play(["strong", "spend/none"]);
    assert_eq!(t.resources(0), 4, "it has its effect");
    assert_eq!(t.discards("location"), ["seed-loft"]);
    assert_eq!(board(&t), taken);
}

/// PR-REGION-08, PR-OPEN-27
#[test]
fn a_spirit_not_avoided_where_every_slot_has_one_is_met_and_then_discarded() {
    let taken = [
        "rain-that-asks",
        "echo-comes-first",
        "late-suppers",
        "two-hills",
        "winds-pedlar",
        "frost-apprentice",
    ];
    let scene = wanderers(1).all_at("explore-1").dice([1, 1]).event_die(&["S"]).draws(&["asks-the-hour"]);
    let scene = (1..).zip(taken).fold(scene, |scene, (slot, card)| scene.event_on(slot, card));
    let mut t = scene.tokens(0, "wise", 3).start();
    t.play(["spend/none", "wise", "spend/none"]);
    assert_eq!(t.tokens(0, "wise"), 4, "it has its effect");
    assert_eq!(t.discards("spirit"), ["asks-the-hour"]);
    assert_eq!(board(&t), taken);
}

/// PR-REGION-09, PR-REGION-10
#[test]
fn every_placed_event_has_as_many_numbers_as_its_duration() {
    for card in ["spirit", "location", "phenomenon"].into_iter().flat_map(cards_of).filter(|c| !is_secret(c))
    {
        let t = meets(card).start();
        let (.., duration) = BOOK.event(BOOK.names().find::<prelude::Event>(card).expect("a card"));
        let time = t.state().slots[0][0].time;
        assert_eq!(time.map(|t| t.numbers().count()), duration.map(usize::from), "{card}");
    }
}

/// PR-EX-04, PR-REGION-09
#[test]
fn a_duration_of_four_is_a_time_token_with_four_numbers() {
    let t = meets("pale-stag").picks(&["0", "1"]).start();
    assert_eq!(t.view(0)["zones"][0]["stack"][0]["duration"], 4);
    assert_eq!(t.view(0)["zones"][0]["stack"][0]["time"], serde_json::json!([2, 3, 4, 5]));
}

/// PR-OPEN-59, PR-NUM-11
#[test]
fn the_six_tokens_of_a_size_begin_with_each_number_and_wrap() {
    let numbers = |pick: &str| {
        let t = meets("pale-stag").picks(&["0", pick]).start();
        t.state().slots[0][0].time.expect("a token").numbers().collect::<Vec<u8>>()
    };
    assert_eq!(numbers("0"), [1, 2, 3, 4]);
    assert_eq!(numbers("2"), [3, 4, 5, 6]);
    assert_eq!(numbers("3"), [4, 5, 6, 1]);
    assert_eq!(numbers("5"), [6, 1, 2, 3]);
    let t = meets("pale-stag").timed_on(2, "nine-planks", 4, 1).picks(&["0", "0"]).start();
    assert_eq!(t.state().slots[0][0].time.expect("a token").first, 2, "that one is in use");
}

/// PR-VISIT-01
#[test]
fn a_visit_takes_no_action_roll() {
    let mut t = wanderers(1).event_on(1, "tollkeeper").all_at("slot-1").dice([1]).start();
    assert!(t.offers(0, "wise"), "the event comes first: {}", t.open());
    t.play(["wise", "spend/none"]);
    assert_eq!(t.times(" rolls "), 1, "the die of the encounter");
    assert!(board(&t).is_empty(), "which the 1 resolved");
}

/// PR-VISIT-02
#[test]
fn everyone_of_a_visiting_group_meets_the_event_and_nobody_else() {
    let scene = wanderers(3).event_on(1, "tollkeeper").at(0, "slot-1").at(1, "slot-1").at(2, "explore-2");
    let mut t = scene.acting("slot-1").dice([1, 1]).start();
    t.play(["0:wise", "spend/none", "1:wise", "spend/none"]);
    assert_eq!(t.lines("succeeds (wise").len(), 2);
    assert!(t.offers(0, "eat"), "{}", t.open());
}

/// PR-OPEN-28, PR-VISIT-02
#[test]
fn an_individual_event_is_met_by_all_its_visitors() {
    let mut t = wanderers(2).event_on(1, "picnic-wall").all_at("slot-1").dice([1, 1]).start();
    t.play(["0:wise", "spend/none", "1:wise", "spend/none"]);
    assert_eq!(t.lines("succeeds (wise").len(), 2);
}

/// PR-VISIT-03, PR-REGION-11
#[test]
fn only_the_topmost_event_is_visited_until_it_is_gone() {
    let scene = wanderers(1).event_on(1, "seed-loft").event_on(1, "tollkeeper").dice([1]);
    let mut t = scene.start();
    t.play(["slot-1"]);
    assert!(t.asked(0).prompt.contains("The Tollkeeper"));
    t.play(["wise", "spend/none"]);
    assert_eq!(t.slot(1), ["seed-loft"]);
    t.play(["eat", "slot-1"]);
    assert!(t.asked(0).prompt.contains("The Seed Loft"));
}

/// PR-VISIT-03, PR-REGION-11, PR-OPEN-48
#[test]
fn from_the_vantage_point_a_group_may_visit_one_covered_event_together() {
    let scene = wanderers(3).built("vantage").event_on(1, "seed-loft").event_on(1, "tollkeeper");
    let mut t = scene.at(0, "slot-1").at(1, "slot-1").at(2, "rest").acting("slot-1").start();
    assert!(t.offers(0, "event/2") && t.offers(0, "event/1") && t.offers(1, "event/1"), "{}", t.open());
    t.play(["1:event/1"]);
    assert!(t.asked(0).prompt.contains("The Seed Loft"));
    t.play(["0:strong", "spend/none"]);
    assert!(t.asked(1).prompt.contains("The Seed Loft"), "one event for the whole group");
}

/// PR-OPEN-48
#[test]
fn the_vantage_point_serves_one_slot_a_round() {
    let scene = wanderers(3).built("vantage").event_on(1, "salt-stair").event_on(1, "tollkeeper");
    let scene = scene.event_on(2, "seed-loft").event_on(2, "two-hills");
    let mut t = scene.at(0, "slot-1").at(1, "slot-2").at(2, "rest").acting("slot-1").dice([1]).start();
    t.play(["event/1", "keen", "spend/none"]);
    assert!(t.asked(1).prompt.contains("Two Hills Arguing"), "{}", t.open());
}

/// PR-VISIT-03
#[test]
fn the_vantage_point_is_of_no_use_while_nobody_rests() {
    let scene = wanderers(1).built("vantage").event_on(1, "seed-loft").event_on(1, "tollkeeper");
    let t = scene.all_at("slot-1").start();
    assert!(t.asked(0).prompt.contains("The Tollkeeper"));
}

/// PR-REGION-12, PR-REGION-14
#[test]
fn a_resolved_event_is_discarded_and_cannot_be_visited_any_more() {
    let mut t = wanderers(1).event_on(1, "tollkeeper").dice([1]).start();
    assert!(t.offers(0, "slot-1"));
    t.play(["slot-1", "wise", "spend/none"]);
    assert_eq!(t.discards("spirit"), ["tollkeeper"]);
    t.play(["eat"]);
    assert!(t.offers(0, "gather") && !t.offers(0, "slot-1"), "{}", t.open());
}

/// PR-REGION-12
#[test]
fn an_event_that_is_not_resolved_stays() {
    let mut t = wanderers(1).event_on(1, "tollkeeper").all_at("slot-1").dice([6]).start();
    t.play(["keen", "spend/none"]);
    assert_eq!(t.slot(1), ["tollkeeper"]);
}

/// PR-REGION-13, PR-REGION-14
#[test]
fn an_event_whose_time_is_over_is_discarded_and_its_rules_end() {
    let scene = wanderers(1).timed_on(1, "pale-stag", 4, 1).timed_on(2, "cold-beacon", 4, 3);
    let mut t = scene.all_at("gather").phase("keeping").dice([6]).start();
    assert_eq!(t.view(0)["zones"][3]["value"], 6, "explore is 4 in the forest, and each adds 1");
    t.play(["eat"]);
    assert_eq!(t.discards("spirit"), ["pale-stag"], "1, 2, 3, 4");
    assert_eq!(t.slot(2), ["cold-beacon"], "3, 4, 5, 6");
    assert_eq!(t.view(0)["zones"][3]["value"], 5);
    assert!(t.offers(0, "slot-2") && !t.offers(0, "slot-1"));
}

/// PR-REGION-15
#[test]
fn the_rules_of_events_on_the_board_are_in_force_even_below_others() {
    let t = wanderers(1).event_on(1, "pale-stag").all_at("explore-1").dice([5]).event_die(&["S"]).start();
    assert_eq!(t.times("The event die"), 1, "a 5 succeeds at explore 4 + 1");

    let t = wanderers(1).event_on(1, "door-in-the-fog").event_on(1, "two-hills").start();
    assert!(t.offers(0, "explore-1") && !t.offers(0, "special"), "closed: {}", t.open());
}

/// PR-OPEN-31
#[test]
fn presence_stays_on_a_slot_whose_event_is_gone() {
    let scene = wanderers(1).timed_on(1, "pale-stag", 4, 1).presence("slot-1", 3).all_at("gather");
    let mut t = scene.phase("keeping").dice([6]).start();
    t.play(["eat"]);
    assert!(board(&t).is_empty());
    assert_eq!(t.presence("slot-1"), 3);
}

/// PR-OPEN-32
#[test]
fn a_group_whose_event_was_resolved_stays_there_with_its_presence_and_its_roll() {
    let mut t = wanderers(1).event_on(2, "tollkeeper").all_at("slot-2").dice([1, 6]).start();
    t.play(["wise", "spend/none"]);
    assert_eq!(t.lines("presence:"), ["At empty place 2, 1 presence: the die comes up 6, all is quiet."]);
    assert_eq!(t.presence("slot-2"), 1);
}

/// PR-OPEN-32
#[test]
fn what_comes_to_a_group_whose_event_was_resolved_takes_that_slot() {
    for (face, card) in [("S", "asks-the-hour"), ("P", "rain-that-asks")] {
        let scene = wanderers(1).event_on(2, "tollkeeper").all_at("slot-2").dice([1, 1]);
        let mut t = scene.event_die(&[face]).draws(&[card]).start();
        t.play(["wise", "spend/none"]);
        assert_eq!((t.slot(1), t.slot(2)), (vec![], vec![card]));
    }
}
