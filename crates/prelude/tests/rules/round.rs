//! The round and its first phase, prep.

use crate::common::{Play, band, plain};
use prelude::Phase;
use serde_json::json;

fn phase(t: &Play) -> Phase {
    t.state().phase
}

/// PR-ROUND-01, PR-ACT-01
#[test]
fn a_round_is_prep_then_action_then_events_then_keeping() {
    let scene = band(&[("soldier", "seer")]).secret(0, "second-portion").phase("prep").presence("gather", 5);
    let mut t = scene.event_die(&["O"]).draws(&["half-a-map"]).start();
    assert_eq!(phase(&t), Phase::Prep);
    assert!(t.offers(0, "active"), "the secret: {}", t.open());
    t.play(["active", "spend/none", "strong"]);
    assert_eq!(phase(&t), Phase::Choose);
    t.play(["gather"]);
    assert!(matches!(phase(&t), Phase::Action(_)), "the action: {}", t.open());
    t.play(["spend/none"]);
    assert!(matches!(phase(&t), Phase::Event(_)), "something comes: {}", t.open());
    while matches!(phase(&t), Phase::Event(_)) {
        let key = t.keys(0)[0].to_owned();
        t.play([key.as_str()]);
    }
    assert_eq!(phase(&t), Phase::Keeping);
    t.play(["eat"]);
    assert_eq!((t.state().round, phase(&t)), (4, Phase::Prep));
}

/// PR-ROUND-02
#[test]
fn rounds_follow_each_other_without_a_limit() {
    let mut t = plain(1).with("round", json!(5000)).start();
    for round in 5000..5003 {
        assert_eq!((t.state().round, phase(&t)), (round, Phase::Choose));
        t.play(["gather", "spend/none", "eat"]);
    }
    assert_eq!(t.result(), None);
}

/// PR-ROUND-02
#[test]
fn rounds_end_when_the_band_has_won_or_lost() {
    let scene = plain(1).built("hall").built("hut").built("vantage").built("altar").built("hearth");
    let mut won = scene.settled("plans", 1).all_at("settle").dice([1]).start();
    won.play(["spend/none", "build/plans"]);
    assert_eq!(won.result().as_deref(), Some("settled"));
    let mut lost = plain(1).all_tokens(0, [1, 0, 0, 1, 1, 1]).at(0, "gather").phase("keeping").start();
    lost.play(["go-hungry"]);
    assert_eq!(lost.result().as_deref(), Some("died"));
}

/// PR-PREP-01, PR-PREP-02
#[test]
fn prep_opens_every_round_with_the_secret_that_is_not_yet_resolved() {
    let mut t = band(&[("soldier", "seer")]).secret(0, "white-pebbles").phase("prep").start();
    for round in 3..6 {
        assert_eq!((t.state().round, phase(&t)), (round, Phase::Prep));
        assert_eq!(t.keys(0), ["active", "keen", "communing"], "the options of the White Pebbles");
        t.play(["active", "spend/none", "gather", "spend/none", "eat"]);
    }
}

/// PR-PREP-02
#[test]
fn a_secret_is_met_like_any_event() {
    for (die, presence, strong) in [(4, 1, 2), (5, 2, 1)] {
        let scene =
            band(&[("soldier", "seer")]).all_tokens(0, [3, 0, 0, 1, 1, 1]).secret(0, "second-portion");
        let mut t = scene.phase("prep").presence("gather", 2).dice([6, die]).start();
        t.play(["strong"]);
        assert_eq!(t.keys(0), ["spend/none", "spend/strong/1", "spend/strong/2", "spend/strong/3"]);
        t.play(["spend/strong/1"]);
        assert_eq!(t.presence("gather"), presence, "4 or lower reaches the one diamond");
        assert_eq!(t.tokens(0, "strong"), strong, "missing it costs 1 health");
    }
}

/// PR-PREP-02
#[test]
fn who_keeps_two_secrets_meets_both() {
    let scene = band(&[("soldier", "seer")]).secret(0, "white-pebbles").secret(0, "second-portion");
    let mut t = scene.phase("prep").start();
    t.play(["keen", "spend/none", "wise"]);
    assert_eq!(phase(&t), Phase::Prep);
    assert!(t.asked(0).prompt.contains("The Second Portion"), "{}", t.open());
    t.play(["active", "spend/none", "strong"]);
    assert_eq!(phase(&t), Phase::Choose);
}

/// PR-PREP-02, PR-PREP-04
#[test]
fn only_those_with_a_secret_have_something_to_do_in_prep() {
    let scene = plain(3).option("guessing", "off").secret(1, "white-pebbles").phase("prep");
    let mut t = scene.start();
    assert!(t.offers(1, "keen") && !t.is_asked(0) && !t.is_asked(2), "{}", t.open());
    t.play(["1:keen", "1:spend/none", "1:wise"]);
    assert_eq!(phase(&t), Phase::Choose);
}

/// PR-PREP-04
#[test]
fn prep_passes_by_when_nobody_has_a_secret() {
    let t = plain(3).phase("prep").event_on(1, "pale-stag").start();
    assert_eq!(phase(&t), Phase::Choose, "events on the board are not met in prep");
}

/// PR-PREP-03
#[test]
fn prep_has_no_turn_order() {
    let scene = plain(2).option("guessing", "off").secret(0, "white-pebbles").secret(1, "second-portion");
    let mut t = scene.phase("prep").dice([1]).start();
    assert!(t.offers(0, "keen") && t.offers(1, "strong"), "either may begin: {}", t.open());
    t.play(["1:strong", "1:spend/none"]);
    assert!(t.offers(0, "keen"), "the first seat is still to come: {}", t.open());
}
