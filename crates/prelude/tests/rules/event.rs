//! The event phase (PR-EVENT): whose die, which deck, who draws, and what they may look at.

use crate::common::{BOOK, band, cards_of, plain, says, wanderers};
use prelude::Phase;
use serde_json::json;

/// PR-EVENT-01
#[test]
fn events_come_after_the_actions() {
    let scene = wanderers(1).dice([6, 1]).event_die(&["O"]).draws(&["half-a-map"]);
    let mut t = scene.start();
    t.play(["gather", "spend/none"]);
    assert_eq!(t.lines("the die comes up"), ["At Gather, 1 presence: the die comes up 1, something comes."]);
    assert_eq!(t.state().phase, Phase::Event(1));
    assert!(t.asked(0).prompt.contains("Half a Map"));
}

/// PR-EVENT-02, PR-OPEN-10
#[test]
fn groups_roll_counterclockwise_from_the_region_name_and_slots_after_their_zone() {
    let order = |zones: [&str; 6]| {
        let scene = (0..6).fold(plain(6), |scene, seat| scene.at(seat, zones[seat]));
        let t = scene.eventing("slot-1").start();
        let places = t.lines("the die comes up").into_iter();
        places
            .map(|l| l.strip_prefix("At ").and_then(|l| l.split(", 0").next()).unwrap_or(l).to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        order(["slot-6", "slot-3", "explore-1", "slot-2", "gather", "slot-1"]),
        ["empty place 1", "Gather", "empty place 2", "Explore, near", "empty place 3", "empty place 6"]
    );
    assert_eq!(
        order(["slot-6", "rest", "slot-5", "explore-2", "slot-4", "special"]),
        ["Deepwoods", "empty place 4", "Explore, far", "empty place 5", "camp", "empty place 6"]
    );
}

/// PR-OPEN-10
#[test]
fn actions_follow_the_same_order_and_settling_comes_after_resting() {
    let mut scene = plain(6).event_on(4, "two-hills").event_on(6, "seed-loft").acting("slot-1");
    let zones = ["slot-6", "settle", "rest", "explore-2", "slot-4", "explore-1"];
    for (seat, zone) in zones.into_iter().enumerate() {
        scene = scene.at(seat, zone).all_tokens(seat, [1, 0, 0, 0, 0, 0]);
    }
    let mut t = scene.dice([6, 1, 6, 6, 6, 1]).start();
    t.play(["4:keen", "0:strong", "spend/none"]);
    assert_eq!(
        t.heard("turn"),
        [
            "Explore, near: Fay.",
            "Eve at Two Hills Arguing.",
            "Explore, far: Dee.",
            "Rest: Cy.",
            "Settle: Bo.",
            "Ada at The Seed Loft."
        ]
    );
}

/// PR-OPEN-10, PR-OPEN-11, PR-EVENT-05
#[test]
fn the_camp_rolls_once_against_both_its_zones_and_an_event_clears_both() {
    let scene = wanderers(2).at(0, "rest").at(1, "settle").eventing("slot-1");
    let scene = scene.presence("rest", 1).presence("settle", 2).presence("gather", 5).dice([3]);
    let t = scene.event_die(&["O"]).draws(&["fever-night"]).start();
    assert_eq!(t.lines("the die comes up"), ["At camp, 3 presence: the die comes up 3, something comes."]);
    assert_eq!((t.presence("rest"), t.presence("settle"), t.presence("gather")), (0, 0, 5));
    assert_eq!(t.state().scene.as_ref().expect("it is met").seats.len(), 2, "by the whole camp");
}

/// PR-OPEN-10, PR-OPEN-11
#[test]
fn a_quiet_camp_has_had_its_one_roll() {
    let scene = wanderers(2).at(0, "rest").at(1, "settle").eventing("slot-1");
    let t = scene.presence("rest", 1).presence("settle", 2).dice([4, 1]).start();
    assert_eq!(t.lines("the die comes up"), ["At camp, 3 presence: the die comes up 4, all is quiet."]);
    assert_eq!((t.presence("rest"), t.presence("settle")), (1, 2));
}

/// PR-EX-24, PR-OPEN-11
#[test]
fn a_camp_zone_where_nobody_stands_counts_for_nothing_and_keeps_its_presence() {
    let alone = |die| {
        let scene = wanderers(1).all_at("settle").tokens(0, "active", 0).presence("rest", 2);
        scene.dice([6, die]).event_die(&["O"]).draws(&["fever-night"]).start()
    };
    let quiet = alone(2);
    assert_eq!(quiet.lines("the die comes up"), ["At camp, 1 presence: the die comes up 2, all is quiet."]);
    assert_eq!((quiet.presence("rest"), quiet.presence("settle")), (2, 1));
    let visited = alone(1);
    assert!(visited.told("At camp, 1 presence: the die comes up 1, something comes."));
    assert_eq!(
        (visited.presence("rest"), visited.presence("settle")),
        (2, 0),
        "only their own zone is cleared"
    );
}

/// PR-EX-24, PR-OPEN-11
#[test]
fn with_somebody_resting_too_both_zones_count_and_are_cleared() {
    let scene = wanderers(2).at(0, "settle").at(1, "rest").acting("settle").presence("rest", 2);
    let scene = scene.tokens(0, "active", 0).tokens(1, "active", 0).dice([6, 4]);
    let t = scene.event_die(&["O"]).draws(&["fever-night"]).start();
    assert!(t.told("At camp, 4 presence: the die comes up 4, something comes."));
    assert_eq!((t.presence("rest"), t.presence("settle")), (0, 0));
}

/// PR-OPEN-11
#[test]
fn a_lone_player_who_rests_leaves_the_presence_of_settle() {
    let scene = wanderers(1).all_at("rest").eventing("rest").presence("rest", 1).presence("settle", 5);
    let t = scene.dice([1]).event_die(&["O"]).draws(&["fever-night"]).start();
    assert!(t.told("At camp, 1 presence: the die comes up 1, something comes."));
    assert_eq!((t.presence("rest"), t.presence("settle")), (0, 5));
}

/// PR-OPEN-11
#[test]
fn at_camp_everyone_adds_presence_to_their_own_zone() {
    let scene = wanderers(3).at(0, "rest").at(1, "settle").at(2, "settle").acting("settle");
    let scene = scene.tokens(0, "active", 0);
    let t = scene.tokens(1, "active", 0).tokens(2, "active", 0).start();
    assert_eq!((t.presence("rest"), t.presence("settle")), (1, 2));
}

/// PR-EVENT-03, PR-EVENT-06
#[test]
fn a_group_of_any_size_rolls_one_die_and_is_done_when_nothing_comes() {
    let t = wanderers(3).all_at("gather").eventing("gather").presence("gather", 4).dice([5, 1, 1]).start();
    assert_eq!(t.times("the die comes up"), 1);
    assert_eq!(t.presence("gather"), 4);
    assert_eq!(t.times("The event die"), 0);
    assert!(t.offers(0, "eat"), "{}", t.open());
}

/// PR-EX-14, PR-EVENT-04, PR-EVENT-05, PR-EVENT-06
#[test]
fn a_die_up_to_the_presence_brings_an_event_and_takes_the_presence() {
    for (die, event, left) in [(4, true, 0), (5, false, 4)] {
        let scene = wanderers(2).all_at("gather").presence("gather", 2).presence("rest", 6).dice([6, 6, die]);
        let mut t = scene.event_die(&["O"]).draws(&["fever-night"]).start();
        t.play(["0:spend/none", "1:spend/none"]);
        assert_eq!(t.state().scene.is_some(), event, "4 tokens, a die of {die}");
        assert_eq!(t.presence("gather"), left);
    }
}

/// PR-EVENT-05
#[test]
fn presence_goes_before_the_event_so_that_what_the_event_adds_stays() {
    let scene = wanderers(1).all_at("gather").eventing("gather").presence("gather", 3).presence("rest", 2);
    let mut t = scene.dice([1]).event_die(&["S"]).draws(&["two-hills"]).start();
    assert_eq!(t.presence("gather"), 0);
    t.play(["keen", "spend/none"]);
    assert_eq!(t.presence("gather"), 1, "a hill has noticed");
    assert_eq!(t.presence("rest"), 2, "other zones keep theirs");
}

/// PR-EVENT-07
#[test]
fn the_letter_on_the_event_die_names_the_deck() {
    let decks = ["spirit", "location", "occurrence", "phenomenon"];
    let cards = ["two-hills", "seed-loft", "half-a-map", "rain-that-asks"];
    for (i, letter) in ["S", "L", "O", "P"].into_iter().enumerate() {
        let scene = wanderers(1).all_at("gather").eventing("gather").presence("gather", 6).dice([1]);
        let t = scene.event_die(&[letter]).draws(&[cards[i]]).start();
        assert_eq!(t.view(0)["scene"]["card"]["class"], decks[i]);
        for deck in decks {
            let drawn = cards_of(deck).len() - t.pile(deck);
            assert_eq!(drawn, usize::from(deck == decks[i]), "{deck} at {letter}");
        }
    }
}

/// PR-EVENT-08, PR-OPEN-55
#[test]
fn who_draws_is_chosen_evenly_among_the_group_and_nobody_else() {
    let mut drawn = [0; 4];
    for seed in 0..300 {
        let scene = plain(4).seed(seed).all_at("gather").at(3, "explore-2").eventing("gather");
        let t = scene.presence("gather", 6).dice([1]).event_die(&["O"]).draws(&["half-a-map"]).start();
        for (seat, n) in drawn.iter_mut().enumerate() {
            *n += usize::from(t.is_asked(seat as u8));
        }
    }
    assert_eq!(drawn[3], 0, "not in the group");
    assert_eq!(drawn.iter().sum::<usize>(), 300, "one each time");
    assert!(drawn[..3].iter().all(|n| (75..=125).contains(n)), "about 100 each: {drawn:?}");
}

/// PR-EVENT-09
#[test]
fn the_top_card_of_the_deck_is_drawn_and_its_front_is_read() {
    let mut t = wanderers(1).dice([6, 1]).event_die(&["S"]).start();
    let top = *t.state().decks[0].pile.last().expect("a full deck");
    t.play(["gather", "spend/none"]);
    assert_eq!(t.state().scene.as_ref().expect("it is met").card, top.widen());
    let (card, front) = (BOOK.card(top), t.view(0)["scene"]["card"].clone());
    assert_eq!((&front["name"], &front["text"]), (&json!(card.name), &json!(card.text)));
    for (option, printed) in front["options"].as_array().expect("a list").iter().zip(&card.options) {
        assert_eq!(option["text"], printed.text);
        assert_eq!(option["diamonds"], printed.diamonds);
    }
}

/// PR-EVENT-10
#[test]
fn nobody_sees_the_back_before_the_flip() {
    let scene = wanderers(2).all_at("gather").eventing("gather").presence("gather", 6).dice([1]);
    let mut t = scene.event_die(&["S"]).draws(&["tollkeeper"]).start();
    let card = BOOK.card(t.state().scene.as_ref().expect("it is met").card);
    let blocks = card.options.iter().flat_map(|o| o.success.iter().chain(&o.failure).chain(&o.each_failure));
    let back: Vec<&String> = blocks.flat_map(|b| &b.prose).collect();
    assert!(back.len() >= 6, "something for each option");
    for answer in ["0:wise", "0:spend/none", "1:wise", "1:spend/none"] {
        for line in &back {
            assert!(!t.view(0).to_string().contains(*line) && !t.view(1).to_string().contains(*line));
            assert!(!t.events.iter().any(|e| says(e, line)), "before `{answer}`: {line}");
        }
        t.play([answer]);
    }
    assert!(back.iter().any(|line| t.told(line)), "now it is flipped");
}

/// PR-EVENT-11
#[test]
fn a_card_that_is_no_secret_is_read_to_the_whole_band() {
    let scene = wanderers(2).at(0, "gather").at(1, "explore-2").eventing("gather").presence("gather", 6);
    let t = scene.dice([1]).event_die(&["O"]).draws(&["half-a-map"]).start();
    assert!(t.told("The lining of your coat gives way"));
    assert_eq!(t.view(1)["scene"]["card"]["name"], "Half a Map");
}

/// PR-EVENT-12
#[test]
fn a_secret_is_shown_to_nobody_but_who_drew_it() {
    let scene = wanderers(2).all_at("gather").eventing("gather").presence("gather", 6).dice([1]);
    let t = scene.event_die(&["S"]).draws(&["lent-name"]).picks(&["1"]).start();
    assert_eq!(t.secrets(1), ["lent-name"]);
    assert!(t.told_only(1, "The Lent Name") && t.view(1).to_string().contains("The Lent Name"));
    assert!(!t.told("The Lent Name") && !t.told_only(0, "The Lent Name"));
    let other = t.view(0).to_string();
    assert!(!other.contains("The Lent Name") && !other.contains("lent-name"));
    assert!(!other.contains("a voice in a ditch"), "nor its text");
}

/// PR-EVENT-13
#[test]
fn a_zone_without_players_makes_no_roll() {
    let scene = wanderers(1).all_at("rest").eventing("slot-1").presence("gather", 6).presence("special", 6);
    let t = scene.event_on(3, "seed-loft").presence("slot-3", 6).start();
    assert_eq!(t.lines("the die comes up"), ["At camp, 0 presence: the die comes up 6, all is quiet."]);
    assert_eq!((t.presence("gather"), t.presence("special"), t.presence("slot-3")), (6, 6, 6));
}

/// PR-OPEN-43
#[test]
fn the_whisperer_may_have_the_event_die_of_the_event_phase_rolled_again_once() {
    for (answer, name) in [("no", "Two Hills Arguing"), ("yes", "Half a Map")] {
        let scene =
            band(&[("forester", "whisperer")]).all_at("gather").eventing("gather").presence("gather", 6);
        let scene = scene.dice([1]).event_die(&["S", "O", "S"]);
        let mut t = scene.draws(&[if answer == "no" { "two-hills" } else { "half-a-map" }]).start();
        t.play([answer]);
        assert!(t.asked(0).prompt.contains(name), "{}", t.open());
    }
}

/// PR-OPEN-43
#[test]
fn the_whisperer_speaks_for_their_own_group_only() {
    let scene = band(&[("forester", "seer"), ("spouse", "whisperer")]).at(0, "gather").at(1, "explore-2");
    let scene = scene.eventing("gather").presence("gather", 6).dice([1]).event_die(&["O"]);
    let t = scene.draws(&["half-a-map"]).start();
    assert!(t.asked(0).prompt.contains("Half a Map"), "{}", t.open());
}

/// PR-OPEN-47
#[test]
fn the_hall_is_asked_after_the_roll_and_before_the_event_die() {
    let scene = wanderers(2).built("hall").at(0, "rest").at(1, "settle").eventing("rest");
    let mut t = scene.presence("rest", 1).presence("settle", 1).dice([2]).start();
    assert!(t.told("something comes") && t.times("The event die") == 0);
    assert_eq!((t.presence("rest"), t.presence("settle")), (0, 0), "removed all the same");
    t.play(["0:keen", "1:caring"]);
    assert_eq!((t.tokens(0, "keen"), t.tokens(1, "caring")), (3, 3));
    assert_eq!(t.times("The event die"), 0, "nothing is drawn");
    assert!(t.offers(0, "eat"), "{}", t.open());
}

/// PR-BLD-03, PR-GIFT-15: nobody pays for the hall unless all do, and a token that went into Insight meanwhile pays for nothing.
#[test]
fn a_token_offered_to_the_hall_can_be_spent_before_the_others_answer() {
    let scene = band(&[("spouse", "empath"), ("soldier", "chosen")]).secret(1, "crumb").built("hall");
    let scene = scene.tokens(0, "caring", 1).at(0, "rest").at(1, "rest").eventing("rest");
    let mut t = scene.presence("rest", 2).dice([2, 6]).start();
    let strong = t.tokens(1, "strong");
    assert_eq!(t.asked(1).prompt, "You may, at any time:", "{}", t.open());
    t.play(["0:caring", "0:insight/1", "1:strong"]);
    assert_eq!((t.tokens(0, "caring"), t.tokens(1, "strong")), (0, strong), "{}", t.open());
    assert_eq!(t.times("The event die"), 1, "it comes");
}

/// PR-OPEN-47
#[test]
fn a_quiet_roll_asks_nothing_of_the_hall() {
    let t = wanderers(1).built("hall").all_at("rest").eventing("rest").presence("rest", 1).dice([2]).start();
    assert!(t.offers(0, "eat"), "{}", t.open());
}

/// PR-OPEN-47
#[test]
fn the_hall_keeps_out_no_secret_of_the_prep_phase() {
    let t = wanderers(1).built("hall").at(0, "rest").secret(0, "crumb").phase("prep").start();
    assert!(t.offers(0, "caring") && !t.offers(0, "refuse"), "the secret is met: {}", t.open());
    assert!(t.asked(0).prompt.contains("Crumb"));
}

/// PR-OPEN-53
#[test]
fn an_empty_event_deck_is_made_anew_from_its_discards() {
    let scene = wanderers(1).run_out("phenomenon").all_at("gather").eventing("gather").presence("gather", 6);
    let t = scene.dice([1]).event_die(&["P"]).draws(&["rain-that-asks"]).start();
    assert!(t.asked(0).prompt.contains("Rain That Asks"));
    assert_eq!((t.pile("phenomenon"), t.discards("phenomenon").len()), (11, 0));
}

/// PR-OPEN-53
#[test]
fn without_any_card_left_no_event_happens() {
    let mut scene =
        wanderers(1).run_out("phenomenon").all_at("gather").eventing("gather").presence("gather", 6);
    for card in cards_of("phenomenon") {
        scene = match card {
            "flake-that-stays" | "wind-in-your-ear" => scene.secret(0, card),
            card => scene.event_on(1, card),
        };
    }
    let t = scene.dice([1]).event_die(&["P"]).start();
    assert!(t.told("The event die: phenomenon") && t.state().scene.is_none());
    assert!(t.offers(0, "eat"), "{}", t.open());
}

/// PR-OPEN-53
#[test]
fn an_empty_artifact_deck_is_made_anew_from_its_discards() {
    let scene = wanderers(1).run_out("artifact").event_on(1, "drowned-belfry").all_at("slot-1");
    let mut t = scene.dice([1, 1, 1]).draws(&["smith-apron"]).start();
    t.play(["active", "spend/active/2"]);
    assert_eq!(t.artifacts(0), ["smith-apron"]);
    assert_eq!((t.state().artifacts.len(), t.discards("artifact").len()), (23, 0));
}

/// PR-OPEN-53
#[test]
fn without_any_artifact_left_none_is_gained() {
    let scene = wanderers(1).in_hut(0, &cards_of("artifact")).event_on(1, "drowned-belfry").all_at("slot-1");
    let mut t = scene.dice([1, 1, 1]).start();
    t.play(["active", "spend/active/2"]);
    assert!(t.told("Ada succeeds (active, 3 of 3)") && t.artifacts(0).is_empty());
}
