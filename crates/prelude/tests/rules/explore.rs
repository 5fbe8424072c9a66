//! Explore (PR-EXPLORE) and the deepwoods of the forest (PR-DEEP).

use crate::common::{band, wanderers};
use prelude::Phase;

/// PR-EX-11, PR-EXPLORE-01, PR-EXPLORE-02, PR-EXPLORE-03, PR-EXPLORE-04, PR-EXPLORE-05, PR-EXPLORE-06
#[test]
fn a_location_is_laid_out_and_the_next_event_is_avoided() {
    let scene = wanderers(3).all_at("explore-1").dice([2, 4, 5, 5, 3]).event_die(&["L", "S"]);
    let mut t = scene.draws(&["seed-loft"]).start();
    assert_eq!(t.slot(1), ["seed-loft"]);
    assert!(t.asked(0).prompt.contains("A spirit is near"), "nobody has to meet the location");
    t.play(["0:spend/none", "1:spend/keen/2", "2:spend/none"]);
    assert_eq!(t.tokens(1, "keen"), 1);
    assert_eq!(t.times("The event die"), 2, "two successes, two rolls");
    assert_eq!(t.pile("spirit"), 16);
    assert!(t.offers(0, "eat"), "the action is over and nothing was met: {}", t.open());
}

/// PR-EX-12, PR-EXPLORE-07
#[test]
fn an_event_that_is_not_avoided_is_met_now() {
    let scene = wanderers(3).all_at("explore-1").dice([2, 4, 5, 5, 6, 1, 1, 1]).event_die(&["L", "S"]);
    let mut t = scene.draws(&["seed-loft", "pale-stag"]).start();
    t.play(["0:spend/none", "1:spend/keen/2", "2:spend/none"]);
    assert!(t.asked(0).prompt.contains("The Pale Stag"));
    assert_eq!(t.state().phase, Phase::Action(3));
    t.play(["0:caring", "spend/none", "1:caring", "spend/none", "2:caring", "spend/none"]);
    assert_eq!(t.slot(1), ["seed-loft", "pale-stag"]);
    assert!(t.offers(0, "eat"), "the action is over: {}", t.open());
}

/// PR-EXPLORE-01, PR-EXPLORE-07
#[test]
fn who_does_not_avoid_it_meets_it_and_all_successes_left_are_lost() {
    for tokens in ["0:spend/none", "0:spend/keen/1"] {
        let scene = wanderers(2).all_at("explore-1").dice([1, 1, 6]).event_die(&["S", "L"]);
        let mut t = scene.draws(&["asks-the-hour"]).start();
        t.play([tokens, "1:spend/none", "0:wise", "spend/none", "1:wise", "spend/none"]);
        assert_eq!(t.times("The event die"), 1, "the second player's success was of the same pool");
        assert_eq!(t.pile("location"), 20);
        assert!(t.offers(0, "eat"), "{}", t.open());
    }
}

/// PR-EXPLORE-01
#[test]
fn an_explorer_without_success_may_avoid_what_anothers_success_brought() {
    let scene = wanderers(2).all_at("explore-1").dice([6, 1, 1]).event_die(&["S"]);
    let mut t = scene.start();
    t.play(["0:spend/keen/1", "1:spend/none"]);
    assert!(t.told("They see it in time"), "Ada has no success of her own and avoids Bo's");
}

/// PR-EXPLORE-05, PR-EXPLORE-06
#[test]
fn each_keen_token_is_one_avoidance_die_against_the_value_of_the_zone() {
    let events = [("S", "asks-the-hour"), ("O", "half-a-map"), ("P", "rain-that-asks")];
    for ((face, card), (die, avoided)) in events.into_iter().flat_map(|e| [(e, (3, true)), (e, (4, false))]) {
        let scene = wanderers(1).region("grassland").all_at("explore-2").dice([1, 6, 6, die]);
        let mut t = scene.event_die(&[face]).draws(&[card]).start();
        assert!(t.offers(0, "spend/keen/4") && !t.offers(0, "spend/keen/5") && !t.offers(0, "spend/wise/1"));
        t.play(["spend/keen/3"]);
        assert_eq!(t.tokens(0, "keen"), 1);
        assert_eq!(t.lines("to slip past"), [format!("Ada rolls 6, 6 and {die} to slip past.")]);
        assert_eq!(t.told("They see it in time"), avoided, "explore is 3 here, the last die {die}");
        assert_eq!(t.offers(0, "eat"), avoided);
    }
}

/// PR-EXPLORE-08
#[test]
fn every_event_needs_tokens_of_its_own_to_be_avoided() {
    let scene = wanderers(2).all_at("explore-1").dice([1, 1, 4]).event_die(&["S", "P"]);
    let mut t = scene.draws(&["rain-that-asks"]).start();
    t.play(["0:spend/keen/1", "1:spend/none", "go-on"]);
    assert!(t.offers(0, "spend/keen/3") && !t.offers(0, "spend/keen/4"), "a new attempt: {}", t.open());
    t.play(["0:spend/none", "1:spend/none"]);
    assert!(t.asked(0).prompt.contains("Rain That Asks"));
}

/// PR-EXPLORE-09
#[test]
fn nobody_may_buy_dice_for_the_first_roll() {
    let t = wanderers(1).all_at("explore-1").dice([5]).start();
    assert_eq!(t.lines("to explore"), ["Ada rolls 5 to explore."]);
    assert!(t.offers(0, "eat"), "nothing was asked before: {}", t.open());
}

/// PR-EXPLORE-10
#[test]
fn after_an_avoided_event_the_group_may_turn_back() {
    let scene = wanderers(2).all_at("explore-1").dice([1, 1, 4]).event_die(&["S", "L"]);
    let mut t = scene.start();
    t.play(["0:spend/keen/1", "1:spend/none"]);
    t.play(["1:stop"]);
    assert_eq!(t.times("The event die"), 1);
    assert!(t.offers(0, "eat"), "{}", t.open());
}

/// PR-EXPLORE-06
#[test]
fn after_an_avoided_event_the_group_may_go_on_with_its_other_successes() {
    let scene = wanderers(2).all_at("explore-1").dice([1, 1, 4]).event_die(&["S", "L"]);
    let mut t = scene.draws(&["seed-loft"]).start();
    t.play(["0:spend/keen/1", "1:spend/none", "go-on"]);
    assert_eq!(t.slot(1), ["seed-loft"]);
}

/// PR-EXPLORE-11
#[test]
fn an_event_met_while_exploring_leaves_the_event_roll_to_come() {
    let scene = wanderers(1).all_at("explore-1").dice([1, 1, 1]).event_die(&["S", "O"]);
    let mut t = scene.draws(&["asks-the-hour", "half-a-map"]).start();
    t.play(["spend/none", "wise", "spend/none"]);
    assert!(t.told("At Explore, near, 1 presence: the die comes up 1"));
    assert!(t.asked(0).prompt.contains("Half a Map"));
}

/// PR-OPEN-16
#[test]
fn the_card_is_drawn_only_if_the_event_is_met() {
    for (die, left) in [(4, 16), (5, 15)] {
        let scene = wanderers(1).all_at("explore-1").dice([1, die]).event_die(&["S"]);
        let mut t = scene.draws(&["asks-the-hour"]).start();
        assert!(t.asked(0).prompt.contains("spirit"), "the kind is known");
        assert_eq!(t.pile("spirit"), 16, "but no card");
        t.play(["spend/keen/1"]);
        assert_eq!(t.pile("spirit"), left);
    }
}

/// PR-OPEN-17, PR-EXPLORE-03
#[test]
fn a_found_location_takes_the_first_vacant_slot() {
    let scene = wanderers(2).all_at("explore-1").event_on(1, "asks-the-hour").event_on(3, "salt-stair");
    let t = scene.dice([1, 1]).event_die(&["L", "L"]).draws(&["seed-loft", "drowned-belfry"]).start();
    assert_eq!(t.slot(2), ["seed-loft"]);
    assert_eq!(t.slot(4), ["drowned-belfry"]);
}

/// PR-OPEN-17
#[test]
fn with_no_vacant_slot_the_location_is_discarded_and_the_group_goes_on() {
    let taken =
        ["asks-the-hour", "salt-stair", "yard-of-doors", "rain-that-asks", "two-hills", "picnic-wall"];
    let mut scene = wanderers(2).all_at("explore-1");
    for (slot, card) in (1..).zip(taken) {
        scene = scene.event_on(slot, card);
    }
    let t = scene.dice([1, 1]).event_die(&["L", "O"]).draws(&["seed-loft"]).start();
    assert_eq!(t.discards("location"), ["seed-loft"]);
    assert!(t.asked(0).prompt.contains("Something is about to happen"), "the second success: {}", t.open());
}

/// PR-OPEN-18, PR-ENC-03
#[test]
fn a_secret_location_goes_to_a_random_explorer_and_ends_nothing() {
    let scene = wanderers(2).all_at("explore-1").dice([1, 1]).event_die(&["L", "L"]);
    let t = scene.draws(&["hidden-larder", "seed-loft"]).picks(&["1"]).start();
    assert_eq!(t.secrets(1), ["hidden-larder"]);
    assert_eq!(t.slot(1), ["seed-loft"], "the second success");
}

/// PR-OPEN-18, PR-ENC-03
#[test]
fn any_other_secret_ends_the_action_without_being_met() {
    let scene = wanderers(2).all_at("explore-1").dice([1, 1]).event_die(&["S", "L"]);
    let mut t = scene.draws(&["crumb"]).picks(&["1"]).start();
    t.play(["0:spend/none", "1:spend/none"]);
    assert_eq!(t.secrets(1), ["crumb"]);
    assert_eq!(t.times("The event die"), 1);
    assert!(t.offers(0, "eat"), "nobody meets it now: {}", t.open());
}

/// PR-OPEN-43
#[test]
fn the_whisperer_may_have_the_event_die_of_an_exploration_rolled_again() {
    for zone in ["explore-1", "special"] {
        let scene = band(&[("forester", "whisperer")]).all_at(zone).dice([1]).event_die(&["S", "L"]);
        let mut t = scene.draws(&["seed-loft"]).start();
        assert!(t.asked(0).prompt.contains("The event die shows spirit"), "{}", t.open());
        t.play(["yes"]);
        assert!(t.told("They find The Seed Loft"), "once: the second result stands");
    }
}

/// PR-DEEP-01
#[test]
fn deepwoods_pools_its_successes_against_its_own_value_and_sells_no_dice_for_them() {
    let scene = wanderers(3).all_at("special").dice([3, 4, 3]).event_die(&["L", "L"]);
    let mut t = scene.draws(&["seed-loft", "salt-stair"]).start();
    assert_eq!(t.times(" rolls "), 3, "one die each, and nothing was asked before");
    t.play(["0:spend/none", "1:spend/none", "2:spend/none", "0:spend/none", "1:spend/none", "2:spend/none"]);
    assert_eq!(t.times("The event die"), 2, "deepwoods is 3: the 4 is no success");
    assert!(t.offers(0, "eat"), "{}", t.open());
}

/// PR-DEEP-02, PR-DEEP-03
#[test]
fn a_location_of_the_deepwoods_is_not_laid_out_but_tried_for_with_wise_tokens() {
    let scene = wanderers(2).all_at("special").dice([1, 6]).event_die(&["L"]).draws(&["seed-loft"]);
    let mut t = scene.start();
    assert!(t.state().slots.iter().all(Vec::is_empty));
    assert_eq!(t.pile("location"), 19, "it is drawn");
    let bids = ["spend/none", "spend/wise/1", "spend/wise/2", "spend/wise/3", "spend/wise/4"];
    for (seat, wise) in [(0, 4), (1, 2)] {
        assert_eq!(t.keys(seat), bids[..=wise]);
        t.play(["spend/wise/2"]);
    }
    assert_eq!(t.lines("to reach it"), ["Ada rolls 6 and 6 to reach it.", "Bo rolls 6 and 6 to reach it."]);
    assert_eq!((t.tokens(0, "wise"), t.tokens(1, "wise")), (2, 0));
    assert!(t.state().slots.iter().all(Vec::is_empty));
}

/// PR-DEEP-04, PR-DEEP-06, PR-DEEP-08
#[test]
fn a_location_that_is_reached_may_be_met_at_once_and_ends_the_action() {
    let scene = wanderers(2).all_at("special").dice([1, 1, 6, 3, 1, 1]).event_die(&["L", "L"]);
    let mut t = scene.draws(&["seed-loft"]).start();
    t.play(["0:spend/none", "1:spend/wise/2", "0:enter"]);
    assert!(t.asked(0).prompt.contains("The Seed Loft"));
    assert_eq!(t.state().phase, Phase::Action(5));
    t.play(["0:strong", "spend/none", "1:strong", "spend/none"]);
    assert_eq!(t.discards("location"), ["seed-loft"]);
    assert!(t.state().slots.iter().all(Vec::is_empty));
    assert_eq!(t.times("The event die"), 1, "the second success is lost");
}

/// PR-DEEP-04, PR-DEEP-05
#[test]
fn a_wise_die_above_the_value_does_not_reach_the_location() {
    let scene = wanderers(2).all_at("special").dice([1, 1, 4]).event_die(&["L", "S"]);
    let mut t = scene.draws(&["seed-loft"]).start();
    t.play(["0:spend/wise/1", "1:spend/none"]);
    assert_eq!(t.discards("location"), ["seed-loft"]);
    assert!(t.asked(0).prompt.contains("A spirit is near"), "on with the next success: {}", t.open());
}

/// PR-DEEP-05
#[test]
fn a_location_that_nobody_tries_for_is_discarded_and_the_group_goes_on() {
    let scene = wanderers(2).all_at("special").dice([1, 1]).event_die(&["L", "S"]);
    let mut t = scene.draws(&["seed-loft"]).start();
    t.play(["0:spend/none", "1:spend/none"]);
    assert_eq!(t.discards("location"), ["seed-loft"]);
    assert!(t.asked(0).prompt.contains("A spirit is near"), "on with the next success: {}", t.open());
}

/// PR-DEEP-05
#[test]
fn a_location_that_the_group_declines_is_discarded_and_the_group_goes_on() {
    let scene = wanderers(2).all_at("special").dice([1, 1, 1]).event_die(&["L", "S"]);
    let mut t = scene.draws(&["seed-loft"]).start();
    t.play(["0:spend/wise/1", "1:spend/none", "1:leave"]);
    assert_eq!(t.discards("location"), ["seed-loft"]);
    assert!(t.asked(0).prompt.contains("A spirit is near"), "on with the next success: {}", t.open());
}

/// PR-OPEN-62
#[test]
fn whoever_draws_while_exploring_is_picked_evenly_among_the_group() {
    for (zone, face, card) in [("explore-1", "S", "night-mender"), ("special", "L", "picnic-wall")] {
        let mut drawn = [0; 3];
        for seed in 0..150 {
            let scene = wanderers(3).seed(seed).all_at(zone).at(2, "gather").dice([1, 6, 1]);
            let mut t = scene.event_die(&[face]).draws(&[card]).start();
            match face {
                "S" => t.play(["0:spend/none", "1:spend/none"]),
                _ => t.play(["0:spend/wise/1", "1:spend/none", "0:enter"]),
            };
            let met = t.state().scene.as_ref().expect("the card is met").seats;
            assert_eq!(met.len(), 1, "an individual event");
            drawn[usize::from(met.iter().next().expect("one").0)] += 1;
        }
        assert_eq!(drawn[2], 0, "not in the group");
        assert!(drawn[..2].iter().all(|n| (50..=100).contains(n)), "{zone}: about 75 each: {drawn:?}");
    }
}

/// PR-DEEP-04, PR-ENC-02
#[test]
fn an_individual_location_of_the_deepwoods_is_met_by_one_player_only() {
    let scene = wanderers(2).all_at("special").dice([1, 6, 1]).event_die(&["L"]).draws(&["picnic-wall"]);
    let mut t = scene.start();
    t.play(["0:spend/wise/1", "1:spend/none", "0:enter"]);
    let scene = t.state().scene.as_ref().expect("the location is met");
    assert_eq!(scene.seats.len(), 1, "only who drew it");
}

/// PR-DEEP-06, PR-DEEP-08
#[test]
fn an_event_met_in_the_deepwoods_ends_the_action_and_is_discarded() {
    let cards = [("S", "asks-the-hour", "spirit", "wise"), ("P", "rain-that-asks", "phenomenon", "keen")];
    for (face, card, deck, option) in cards {
        let scene = wanderers(2).all_at("special").dice([1, 1, 1, 1]).event_die(&[face, "L"]).draws(&[card]);
        let mut t = scene.start();
        t.play(["0:spend/none", "1:spend/none", option]);
        assert!(t.state().slots.iter().all(Vec::is_empty), "not even while it is met");
        t.play(["spend/none", option, "spend/none"]);
        assert!(t.state().slots.iter().all(Vec::is_empty));
        assert_eq!(t.discards(deck), [card]);
        assert_eq!(t.times("The event die"), 1, "the second success is lost");
    }
}

/// PR-DEEP-08
#[test]
fn what_an_event_of_the_deepwoods_calls_is_not_placed_either() {
    let scene = wanderers(1).all_at("special").dice([1, 1, 6]).event_die(&["L"]);
    let mut t = scene.draws(&["yard-of-doors", "two-hills"]).start();
    t.play(["spend/wise/1", "enter", "communing", "spend/none"]);
    assert!(t.asked(0).prompt.contains("Two Hills Arguing"), "{}", t.open());
    assert!(t.state().slots.iter().all(Vec::is_empty), "not even while it is met");
    t.play(["keen", "spend/none"]);
    assert!(t.state().slots.iter().all(Vec::is_empty));
    assert_eq!((t.discards("location"), t.discards("spirit")), (vec!["yard-of-doors"], vec!["two-hills"]));
}

/// PR-DEEP-07
#[test]
fn keen_tokens_avoid_events_of_the_deepwoods_at_its_value() {
    for (die, avoided) in [(3, true), (4, false)] {
        let scene = wanderers(1).all_at("special").dice([1, die]).event_die(&["S"]);
        let mut t = scene.draws(&["asks-the-hour"]).start();
        t.play(["spend/keen/1"]);
        assert_eq!(t.told("They see it in time"), avoided, "deepwoods is 3, the die {die}");
        assert_eq!(t.pile("spirit"), if avoided { 16 } else { 15 });
    }
}

/// PR-OPEN-18
#[test]
fn a_secret_of_the_deepwoods_is_kept_too() {
    let scene = wanderers(2).all_at("special").dice([1, 1]).event_die(&["L", "S"]);
    let mut t = scene.draws(&["known-door", "lent-name"]).picks(&["1", "0"]).start();
    assert_eq!(t.secrets(1), ["known-door"]);
    t.play(["0:spend/none", "1:spend/none"]);
    assert_eq!(t.secrets(0), ["lent-name"]);
    assert!(t.state().scene.is_none() && t.offers(0, "eat"), "neither is met now: {}", t.open());
}

/// PR-OPEN-23
#[test]
fn the_front_of_a_location_of_the_deepwoods_is_read_before_tokens_are_spent() {
    let scene = wanderers(1).all_at("special").dice([1]).event_die(&["L"]).draws(&["seed-loft"]);
    let t = scene.start();
    assert!(t.offers(0, "spend/wise/1"), "{}", t.open());
    assert!(t.told("The Seed Loft"), "its name");
    let option = "Ask the mice to settle their accounts.";
    assert!(t.view(0).to_string().contains(option) || t.told(option), "its options");
}
