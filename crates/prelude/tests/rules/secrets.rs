//! Secrets: who sees what, how they come out, and how they end.

use crate::common::{Play, Scene, band};
use serde_json::Value;

/// Ada, Bo and Cy about to choose where they go; Bo keeps a secret. Nobody has more than one kind of
/// token in each half, so that losses ask for nothing.
fn bo_keeps(card: &str) -> Scene {
    band(&[("soldier", "seer"), ("spouse", "whisperer"), ("farmer", "chosen")])
        .all_tokens(0, [4, 0, 0, 0, 0, 2])
        .all_tokens(1, [1, 0, 0, 0, 0, 4])
        .all_tokens(2, [3, 0, 0, 0, 0, 2])
        .secret(1, card)
}

/// Everyone gathers in vain and eats; the next round begins.
fn a_quiet_round(t: &mut Play) {
    t.play(["0:gather", "1:gather", "2:gather", "0:eat", "0:serve"]);
}

fn discovered(t: &Play) -> bool {
    t.character(1).secrets[0].discovered
}

fn open(t: &Play) -> bool {
    t.character(1).secrets[0].open
}

/// The value of a zone in what a seat sees, or a watcher.
fn value(t: &Play, seat: impl Into<Option<u8>>, zone: &str) -> u64 {
    let view = serde_json::json!(table::Game::view(t.table.game(), seat.into().map(table::Seat)));
    let zones = view["zones"].as_array().unwrap();
    zones.iter().find(|z| z["key"] == zone).unwrap()["value"].as_u64().unwrap()
}

/// PR-SECRET-01, PR-ENC-03, PR-EVENT-12
#[test]
fn a_drawn_secret_stays_with_who_drew_it_and_only_they_see_it() {
    let scene = bo_keeps("crumb").at(0, "gather").at(1, "gather").at(2, "gather");
    let scene = scene.eventing("gather").presence("gather", 6);
    let mut t = scene.event_die(&["O"]).draws(&["second-portion"]).picks(&["0"]).start();
    t.play(["1:no"]); // the whisperer lets the event die stand
    assert_eq!(t.secrets(0), ["second-portion"]);
    assert!(t.told("It is a secret. Ada keeps it."));
    assert!(t.told_only(0, "The Second Portion"));
    for (seat, knows) in [(0, true), (1, false), (2, false)] {
        assert_eq!(t.knows(seat, "The Second Portion"), knows, "seat {seat}");
        assert_eq!(t.knows(seat, "second-portion"), knows, "seat {seat}");
        assert_eq!(t.view(seat)["seats"][0]["secrets"], 1, "that there is one is no secret");
    }
}

/// PR-SECRET-02
#[test]
fn hidden_rules_show_only_to_the_owner() {
    let t = bo_keeps("second-portion").start();
    for seat in [0, 2] {
        assert_eq!(value(&t, seat, "gather"), 5);
        assert!(t.label(seat, "gather").contains("of 5 or lower"));
        assert!(!t.knows(seat, "Value of gather −1"));
        assert!(!t.knows(seat, "+1 resource"));
    }
    assert_eq!(value(&t, None, "gather"), 5, "nor does a watcher see them");
    assert_eq!(value(&t, 1, "gather"), 4, "one less for the owner");
    assert!(t.label(1, "gather").contains("of 4 or lower"));
    assert!(t.knows(1, "Value of gather −1") && t.knows(1, "+1 resource"));
}

/// PR-SECRET-03, PR-OPEN-56
#[test]
fn name_and_options_stay_hidden_while_the_owner_meets_the_secret() {
    let mut t = bo_keeps("second-portion").phase("prep").dice([1]).start();
    let hidden =
        ["second-portion", "The Second Portion", "Half of your supper", "Work all day", "You bring the wood"];
    assert!(t.offers(1, "strong"));
    assert!(hidden[..4].iter().all(|words| t.knows(1, words)));
    assert_eq!(t.view(1)["seats"][1]["secrets_known"].as_array().map(Vec::len), Some(1));
    assert!(t.view(0)["scene"].is_null());
    t.play(["1:strong", "1:spend/none"]);
    assert!(t.told_only(1, "Bo: Work all day") && t.told_only(1, "You bring the wood"));
    for words in hidden {
        assert!(!t.knows(0, words) && !t.knows(2, words), "{words}");
        assert!(!table::AnyTable::view(&t.table, None).to_string().contains(words), "{words}");
    }
}

/// PR-SECRET-03
#[test]
fn what_comes_of_failed_dice_is_read_to_the_owner_alone() {
    let mut t = bo_keeps("lent-name").phase("prep").start();
    t.play(["1:communing"]);
    for words in ["reads them out to you", "It calls once from a long way off"] {
        assert!(t.told_only(1, words) && !t.knows(0, words) && !t.knows(2, words), "{words}");
    }
}

/// PR-SECRET-03: where several people share a screen, the others look away from what would give it away.
#[test]
fn what_is_spent_on_a_secret_is_asked_in_secret_and_nothing_else_is() {
    let mut t = bo_keeps("second-portion").phase("prep").start();
    t.play(["1:strong"]);
    assert!(t.offers(1, "spend/strong/1") && t.asked(1).secret);
    let scene = bo_keeps("second-portion").tokens(1, "strong", 1).event_on(1, "old-lintel");
    let mut t = scene.at(0, "gather").at(1, "slot-1").at(2, "gather").acting("slot-1").start();
    t.play(["1:strong"]);
    assert!(t.offers(1, "spend/strong/1") && !t.asked(1).secret, "everyone sees that card");
    let t = bo_keeps("second-portion").tokens(0, "active", 1).all_at("gather").start();
    assert!(t.offers(0, "spend/active/1") && !t.asked(0).secret, "no card at all");
}

/// PR-SECRET-03
#[test]
fn what_a_secret_gives_does_not_name_it() {
    let mut t = bo_keeps("crumb").tokens(1, "caring", 2).phase("prep").dice([1]).start();
    t.play(["1:caring", "1:spend/none"]);
    assert_eq!(t.asked(1).prompt, "A secret: which morale token do you regain (1 of 2)?");
}

/// PR-SECRET-05, PR-REGION-12
#[test]
fn a_secret_that_ends_while_an_event_is_met_leaves_the_event_alone() {
    let scene = bo_keeps("second-portion").event_on(1, "tollkeeper").at(0, "slot-1").at(1, "gather");
    let mut t = scene.at(2, "gather").acting("slot-1").start();
    t.play(["1:tell/second-portion"]);
    assert!(t.secrets(1).is_empty(), "the trick is over");
    t.play(["0:wise"]);
    assert!(t.told("Ada falls short (wise, 0 of 1)"));
    assert_eq!(t.slot(1), ["tollkeeper"]);
}

/// PR-SECRET-11, PR-OPEN-56
#[test]
fn where_everyone_keeps_a_secret_each_may_tell_and_guess() {
    let t = bo_keeps("crumb").secret(0, "second-portion").secret(2, "flake-that-stays").start();
    for (seat, tell, guesses) in [
        (0, "tell/second-portion", ["guess/1", "guess/2"]),
        (1, "tell/crumb", ["guess/0", "guess/2"]),
        (2, "tell/flake-that-stays", ["guess/0", "guess/1"]),
    ] {
        assert!(t.offers(seat, tell) && guesses.iter().all(|key| t.offers(seat, key)), "{}", t.open());
    }
}

/// PR-SECRET-04, PR-SECRET-05, PR-SECRET-09, PR-OPEN-56
#[test]
fn naming_the_secret_is_knowing_it_and_the_discovery_text_applies() {
    let mut t = bo_keeps("flake-that-stays").start();
    t.play(["0:guess/1", "0:flake-that-stays"]);
    assert!(t.told("It is true"));
    assert!(discovered(&t));
    assert!(t.told("Somebody takes you by the wrist"));
    let caring = [0, 1, 2].map(|seat| t.tokens(seat, "caring"));
    assert_eq!(caring, [1, 3, 1], "band morale -1");
}

/// PR-SECRET-04, PR-SECRET-09, PR-OPEN-56
#[test]
fn a_wrong_guess_is_no_discovery_and_the_list_has_every_secret() {
    let mut t = bo_keeps("flake-that-stays").start();
    t.play(["0:guess/1"]);
    let mut listed = t.keys(0);
    listed.sort_unstable();
    let all = [
        "cannot-read",
        "crumb",
        "flake-that-stays",
        "hidden-larder",
        "known-door",
        "lent-name",
        "long-way-round",
        "second-portion",
        "white-pebbles",
        "wind-in-your-ear",
    ];
    assert_eq!(listed, all);
    t.play(["0:crumb"]);
    assert!(t.told("It is not that"));
    assert!(!discovered(&t) && !open(&t));
    assert_eq!([0, 1, 2].map(|seat| t.tokens(seat, "caring")), [2, 4, 2]);
}

/// PR-OPEN-56
#[test]
fn each_player_may_guess_once_a_round() {
    let mut t = bo_keeps("flake-that-stays").start();
    assert!(!t.offers(1, "guess/1"), "nobody guesses at themselves");
    assert!(!t.offers(0, "guess/2"), "Cy keeps nothing");
    t.play(["0:guess/1", "0:crumb"]);
    assert!(!t.offers(0, "guess/1"));
    assert!(t.offers(2, "guess/1"), "Cy has not guessed yet");
    a_quiet_round(&mut t);
    assert!(t.offers(0, "guess/1"), "a new round");
}

/// PR-OPEN-56
#[test]
fn where_guessing_is_off_a_secret_comes_out_only_by_telling() {
    let t = bo_keeps("flake-that-stays").option("guessing", "off").start();
    assert!(!t.offers(0, "guess/1") && !t.offers(2, "guess/1"));
    assert!(t.offers(1, "tell/flake-that-stays"));
}

/// PR-SECRET-05, PR-SECRET-11
#[test]
fn telling_it_is_discovery_with_its_effects() {
    let mut t = bo_keeps("lent-name").start();
    assert!(!t.offers(0, "tell/lent-name"), "only the owner can tell");
    t.play(["1:tell/lent-name"]);
    assert!(discovered(&t));
    assert!(t.told("Somebody calls you from behind"));
    assert_eq!([0, 1, 2].map(|seat| t.tokens(seat, "caring")), [1, 3, 1], "band morale -1");
}

/// PR-SECRET-11
#[test]
fn it_can_be_told_in_the_middle_of_another_question_too() {
    let mut t = bo_keeps("crumb").phase("prep").start();
    assert!(t.offers(1, "keen") && t.offers(1, "tell/crumb"));
    t.play(["1:tell/crumb"]);
    assert!(discovered(&t));
    assert!(t.offers(1, "keen"), "and the secret still has to be met");
    let mut t = bo_keeps("crumb").tokens(0, "active", 1).all_at("gather").start();
    assert!(t.offers(0, "spend/active/1") && t.offers(1, "tell/crumb"), "{}", t.open());
    t.play(["1:tell/crumb"]);
    assert!(discovered(&t));
    assert!(t.offers(0, "spend/active/1"), "and Ada still has to decide");
}

/// PR-SECRET-06, PR-SECRET-08
#[test]
fn a_secret_is_discovered_once_and_then_there_is_no_further_penalty() {
    let mut t = bo_keeps("flake-that-stays").start();
    t.play(["1:tell/flake-that-stays"]);
    assert!(!t.offers(1, "tell/flake-that-stays"));
    assert!(!t.offers(0, "guess/1") && !t.offers(2, "guess/1"));
    a_quiet_round(&mut t);
    assert!(!t.offers(1, "tell/flake-that-stays") && !t.offers(0, "guess/1"), "nor in a later round");
    assert_eq!(t.times("Somebody takes you by the wrist"), 1);
    assert_eq!([0, 1, 2].map(|seat| t.tokens(seat, "caring")), [1, 3, 1]);
}

/// PR-SECRET-08
#[test]
fn once_it_is_out_everyone_reads_its_rules() {
    let mut t = bo_keeps("flake-that-stays").start();
    let known = |t: &Play, seat| t.view(seat)["seats"][1]["secrets_known"].clone();
    assert_eq!(known(&t, 0), Value::Array(vec![]));
    t.play(["1:tell/flake-that-stays"]);
    for seat in [0, 1, 2] {
        let card = &known(&t, seat)[0];
        assert_eq!(card["name"], "A Flake That Stays");
        assert_eq!(card["rules"][0], "Value of rest −1.");
        assert_eq!(card["open"], true);
    }
}

/// PR-SECRET-07, PR-SECRET-08
#[test]
fn a_secret_revealed_by_its_own_rules_is_not_discovered() {
    let mut t = bo_keeps("crumb")
        .tokens(1, "caring", 3)
        .tokens(1, "wise", 2)
        .tokens(1, "communing", 2)
        .phase("prep")
        .start();
    t.play(["1:keen"]);
    assert!(open(&t) && !discovered(&t));
    assert!(t.told("Crumb walks out along your arm"), "the text for revealing");
    assert!(!t.told("your pocket squeaks"), "not the one for discovery");
    assert_eq!(t.tokens(1, "caring"), 4, "morale +1, and not -1");
    assert!(t.knows(0, "Crumb") && t.view(0)["seats"][1]["secrets_known"][0]["key"] == "crumb");
    assert!(!t.offers(1, "tell/crumb") && !t.offers(0, "guess/1"), "it cannot be discovered any more");
}

/// PR-SECRET-07: also if another one of the same owner has shown itself before.
#[test]
fn a_second_secret_shows_itself_as_well() {
    let tokens = |scene: Scene| scene.tokens(1, "caring", 3).tokens(1, "wise", 2).tokens(1, "communing", 2);
    let mut t = tokens(bo_keeps("crumb").open_secret(1, "hidden-larder")).phase("prep").start();
    t.play(["1:keen"]);
    assert!(open(&t) && t.told("Crumb walks out along your arm"), "{}", t.open());
}

/// PR-SECRET-10, PR-EX-05
#[test]
fn a_secret_that_strikes_explorers_is_out_only_when_its_owner_says_so() {
    let scene = bo_keeps("long-way-round").at(0, "gather").at(1, "gather").at(2, "explore-1");
    let mut t = scene.acting("explore-1").start();
    assert_eq!(t.tokens(2, "caring"), 1, "Cy explored and lost morale");
    assert_eq!([t.tokens(0, "caring"), t.tokens(1, "caring")], [2, 4]);
    assert!(!discovered(&t), "whatever Bo says about exploring");
    assert!(!t.knows(0, "The Long Way Round") && !t.knows(2, "The Long Way Round"));
    t.play(["0:eat", "0:serve", "2:eat", "1:tell/long-way-round"]);
    assert!(discovered(&t));
    assert_eq!(t.tokens(1, "caring"), 3, "the discovery text: morale -1, once");
    assert_eq!(t.times("You are walking us round something"), 1);
    assert!(!t.offers(1, "tell/long-way-round"));
}

/// PR-SECRET-12
#[test]
fn a_discovered_secret_stays_in_force_and_is_met_again() {
    let mut t = bo_keeps("flake-that-stays").start();
    t.play(["1:tell/flake-that-stays"]);
    assert_eq!(t.secrets(1), ["flake-that-stays"]);
    assert_eq!(value(&t, 1, "rest"), 3, "its rule still holds");
    a_quiet_round(&mut t);
    assert!(t.offers(1, "strong") && t.offers(1, "communing"), "and it comes up in prep");
}

/// PR-SECRET-12
#[test]
fn a_revealed_secret_stays_in_force_until_it_is_resolved() {
    let scene = bo_keeps("crumb").holds_flipped(1, "peddler-frame").phase("prep");
    let mut t = scene.dice([6, 6, 6, 6, 6, 6, 6, 1, 1]).start();
    t.play(["1:keen", "1:wise"]); // it shows itself: morale +1
    assert!(open(&t));
    let before = t.resources(1);
    a_quiet_round(&mut t);
    assert_eq!(t.resources(1), before - 1, "each round: resource -1");
    t.play(["1:strong", "1:spend/none"]);
    assert!(t.secrets(1).is_empty(), "carried back to where it was found");
    let before = t.resources(1);
    t.play(["0:settle", "1:settle", "2:settle", "0:eat", "0:serve"]);
    assert_eq!(t.resources(1), before, "its rule is gone with it");
}

/// PR-SECRET-13
#[test]
fn a_secret_of_any_deck_is_never_placed_on_the_board() {
    for (die, card) in [("S", "crumb"), ("L", "hidden-larder"), ("P", "flake-that-stays")] {
        let scene = band(&[("soldier", "seer")]).at(0, "gather").eventing("gather").presence("gather", 6);
        let t = scene.event_die(&[die]).draws(&[card]).start();
        assert_eq!(t.secrets(0), [card]);
        assert!((1..=6).all(|slot| t.slot(slot).is_empty()), "{card}");
    }
    let found = band(&[("soldier", "seer")]).all_at("explore-1").dice([1]);
    let t = found.event_die(&["L"]).draws(&["known-door"]).start();
    assert_eq!(t.secrets(0), ["known-door"]);
    assert!((1..=6).all(|slot| t.slot(slot).is_empty()), "nor when it is found by exploring");
}

/// PR-OPEN-57
#[test]
fn alone_nobody_can_discover_but_secrets_still_come_and_end_by_their_rules() {
    let solo = || band(&[("soldier", "seer")]);
    let t = solo().start();
    for (deck, card) in [("spirit", "crumb"), ("location", "known-door"), ("occurrence", "cannot-read")] {
        assert!(t.undrawn(deck).contains(&card), "{card} is in the deck");
    }
    let mut t = solo().secret(0, "cannot-read").phase("prep").dice([1, 1]).start();
    assert_eq!(t.keys(0), ["strong", "wise", "communing"], "no telling, no guessing");
    t.play(["strong", "spend/strong/1"]);
    assert!(t.told("there never were any geese"), "revealed");
    assert!(t.secrets(0).is_empty(), "and resolved");
}
