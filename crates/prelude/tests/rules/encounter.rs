//! Encountering an event: who meets it, options, dice, the flip, and the results.

use crate::common::{Scene, band, plain};
use table::{Refusal, Seat};

/// Everyone visits this card on the first slot.
fn visit(scene: Scene, card: &str) -> Scene {
    scene.event_on(1, card).all_at("slot-1")
}

/// An event comes to those who gather; `drawer` is the position of the one who draws.
fn comes(scene: Scene, die: &str, card: &str, drawer: &str) -> Scene {
    scene.eventing("gather").presence("gather", 6).event_die(&[die]).draws(&[card]).picks(&[drawer])
}

fn two() -> Scene {
    band(&[("farmer", "woken"), ("spouse", "whisperer")])
}

fn soldier() -> Scene {
    band(&[("soldier", "seer")])
}

/// PR-ENC-01
#[test]
fn a_group_event_is_met_by_everyone_in_the_group_and_nobody_else() {
    let scene = band(&[("farmer", "woken"), ("spouse", "seer"), ("soldier", "empath")]);
    let scene = scene.at(0, "gather").at(1, "gather").at(2, "rest");
    let mut t = comes(scene, "S", "old-lintel", "1").dice([6, 1, 1]).start();
    t.play(["0:strong", "0:spend/none", "1:strong", "1:spend/none"]);
    let line = "Take the line and pull for a while.";
    assert!(t.told(&format!("Ada: {line}")));
    assert!(t.told(&format!("Bo: {line}")));
    assert!(t.state().scene.is_none(), "the encounter is over without Cy");
    assert!(!t.told("Cy: "));
}

/// PR-ENC-02
#[test]
fn an_individual_event_is_met_only_by_who_drew_it() {
    let scene = two().at(0, "gather").at(1, "gather").tokens(1, "keen", 0);
    let mut t = comes(scene, "S", "night-mender", "1").start();
    t.play(["1:no"]); // the whisperer lets the event die stand
    assert!(!t.is_asked(0));
    t.play(["1:keen"]);
    assert!(t.told("Bo: Find the loose end"));
    assert!(t.state().scene.is_none());
    assert!(!t.told("Ada: "));
}

/// PR-OPEN-28
#[test]
fn an_individual_event_that_is_visited_is_met_by_everyone_there() {
    let mut t = visit(two(), "night-mender").start();
    t.play(["0:keen", "0:spend/none", "1:keen", "1:spend/none"]);
    assert!(t.told("Ada: Find the loose end"));
    assert!(t.told("Bo: Find the loose end"));
}

/// PR-ENC-03, PR-EVENT-12
#[test]
fn a_secret_is_not_met_when_drawn_but_in_every_later_prep_until_it_is_resolved() {
    let scene = soldier().resources(0, 5).at(0, "gather");
    let mut t = comes(scene, "O", "long-way-round", "0").dice([6, 6, 6, 6, 6, 6, 1, 1]).start();
    assert!(t.offers(0, "eat"), "play went on to the keeping phase: nothing was met");
    assert_eq!(t.secrets(0), ["long-way-round"]);
    t.play(["eat"]);
    assert!(t.offers(0, "wise"), "the prep phase of round 4");
    t.play(["wise", "spend/none", "wise", "gather", "spend/none", "eat"]); // falls short, loses a wise token
    assert_eq!(t.state().round, 5);
    assert!(t.offers(0, "wise"), "and again in round 5");
    t.play(["wise", "spend/wise/1"]);
    assert!(t.secrets(0).is_empty(), "resolved");
    t.play(["gather", "spend/none", "eat"]);
    assert_eq!(t.state().round, 6);
    assert!(t.offers(0, "gather"), "there is nothing left to meet in prep");
}

/// PR-ENC-04
#[test]
fn exactly_one_of_the_three_options_must_be_picked() {
    let mut t = visit(soldier(), "old-lintel").start();
    let asked = t.asked(0);
    let keys: Vec<&str> = asked.options.iter().map(|o| o.key.as_str()).collect();
    assert_eq!(keys, ["strong", "wise", "active"]);
    assert_eq!((asked.pick.min, asked.pick.max), (1, 1));
    assert!(matches!(t.answer("strong wise"), Err(Refusal::Count { .. })));
    assert!(matches!(t.answer("caring"), Err(Refusal::NotOffered { .. })));
}

/// PR-ENC-05, PR-EX-06
#[test]
fn only_tokens_of_the_options_trait_buy_dice_for_it() {
    for of in ["strong", "wise", "active"] {
        let mut t = visit(soldier(), "old-lintel").start();
        t.play([of]);
        let keys: Vec<&str> = t.asked(0).options.iter().map(|o| o.key.as_str()).collect();
        let own = (1..=t.tokens(0, of)).map(|n| format!("spend/{of}/{n}"));
        let expected: Vec<String> = ["spend/none".to_owned()].into_iter().chain(own).collect();
        assert_eq!(keys, expected);
    }
}

/// PR-ENC-06
#[test]
fn one_die_is_rolled_and_one_more_for_each_token() {
    for (bid, rolled) in [("spend/none", "Ada rolls 6 for"), ("spend/strong/2", "Ada rolls 6, 5 and 5 for")] {
        let mut t = visit(soldier(), "old-lintel").dice([6, 5, 5]).start();
        t.play(["strong", bid]);
        assert!(t.told(rolled), "{bid}: {:?}", t.events);
    }
}

/// PR-ENC-07
#[test]
fn four_or_lower_succeeds_whatever_the_zone_value() {
    for (region, die, got) in [
        ("forest", 5, "(strong, 0 of 1)"),
        ("forest", 4, "(strong, 1 of 1)"),
        ("mountains", 4, "(strong, 1 of 1)"),
    ] {
        let scene = soldier().region(region).tokens(0, "strong", 0).at(0, "gather");
        let mut t = comes(scene, "S", "old-lintel", "0").dice([6, die]).start();
        t.play(["strong"]);
        assert!(t.told(got), "a {die} where gathering has 5 in the forest and 4 in the mountains");
    }
    let scene = soldier().tokens(0, "strong", 0).tokens(0, "keen", 0).all_at("special");
    let mut t = scene.event_die(&["S"]).draws(&["old-lintel"]).dice([3, 4]).start();
    t.play(["strong"]);
    assert!(t.told("(strong, 1 of 1)"), "the deepwoods have 3");
}

/// PR-ENC-08
#[test]
fn the_card_is_flipped_only_when_everyone_knows_their_successes() {
    let scene = band(&[("soldier", "seer"), ("spouse", "chosen")]);
    let mut t = visit(scene, "old-lintel").dice([1, 6]).start();
    t.play(["0:strong", "0:spend/none", "1:strong", "1:spend/none"]);
    assert!(t.offers(1, "invoke"), "Ada has rolled, Bo's dice are not settled yet");
    assert!(!t.state().scene.as_ref().unwrap().flipped);
    assert!(!t.knows(0, "heaviest small stone"), "Ada's own result stands on the back");
    t.play(["1:no"]);
    assert!(t.offers(0, "seat/1"), "the soldier decides with the back in view");
    assert!(t.state().scene.as_ref().unwrap().flipped);
    assert!(t.told("heaviest small stone"));
    assert!(t.told("the stone finds your foot"));
}

/// PR-ENC-09
#[test]
fn who_reaches_the_diamonds_has_shown_the_trait() {
    let shown = [
        ("old-lintel", "strong", "Ada succeeds (strong"),
        ("last-mower", "active", "Ada succeeds (active"),
        ("night-mender", "keen", "Ada succeeds (keen"),
        ("tollkeeper", "wise", "Ada succeeds (wise"),
        ("last-mower", "communing", "Ada succeeds (communing"),
        ("pale-stag", "caring", "Ada succeeds (caring"),
    ];
    for (card, of, words) in shown {
        for die in [4, 5] {
            let mut t = visit(soldier(), card).dice([die]).start();
            t.play([of, "spend/none"]);
            assert_eq!(t.told(words), die == 4, "{card}, {of}, die {die}");
            assert_eq!(t.told("Ada falls short"), die == 5);
        }
    }
}

/// PR-ENC-09, PR-EX-19
#[test]
fn two_diamonds_take_two_successes() {
    for (dice, wise) in [([4, 5], false), ([4, 1], true)] {
        let mut t = visit(soldier(), "old-lintel").resources(0, 0).dice(dice).start();
        t.play(["wise", "spend/wise/1"]);
        assert_eq!(t.told("Ada succeeds (wise, 2 of 2)"), wise);
        assert_eq!(t.told("Ada falls short (wise, 1 of 2)"), !wise);
        assert_eq!(
            t.resources(0),
            u8::from(wise),
            "the result is the one for reaching it, or for missing it"
        );
    }
}

/// PR-ENC-10
#[test]
fn successes_of_several_players_are_never_pooled() {
    let mut t = visit(two(), "old-lintel").dice([1, 1]).start();
    t.play(["0:wise", "0:spend/none", "1:wise", "1:spend/none"]);
    assert!(t.told("Ada falls short (wise, 1 of 2)"));
    assert!(t.told("Bo falls short (wise, 1 of 2)"));
}

/// PR-ENC-10, PR-ENC-11
#[test]
fn players_of_a_group_may_differ_and_each_has_their_own_result() {
    let mut t = visit(two(), "last-mower").resources(0, 0).resources(1, 0).dice([1, 6]).start();
    t.play(["0:active", "0:spend/none", "1:communing", "1:spend/none"]);
    assert_eq!((t.resources(0), t.resources(1)), (1, 0), "one resource for raking, to Ada alone");
    assert!(t.offers(1, "wise") && !t.is_asked(0), "Bo alone loses morale");
}

/// PR-ENC-12
#[test]
fn spent_tokens_stay_spent_whether_or_not_it_helped() {
    for die in [1, 6] {
        let mut t = visit(soldier(), "old-lintel").tokens(0, "strong", 4).dice([die; 3]).start();
        t.play(["strong", "spend/strong/2"]);
        assert_eq!(t.told("Ada succeeds (strong"), die == 1);
        assert_eq!(t.tokens(0, "strong"), 2);
    }
}

/// PR-OPEN-24
#[test]
fn diamonds_stand_on_the_front_and_results_only_on_the_back() {
    let t = visit(soldier(), "old-lintel").start();
    assert!(t.label(0, "wise").contains("2 successes"));
    let view = t.view(0);
    let options = view["scene"]["card"]["options"].as_array().unwrap();
    let diamonds: Vec<u64> = options.iter().map(|o| o["diamonds"].as_u64().unwrap()).collect();
    assert_eq!(diamonds, [1, 2, 3]);
    assert!(!t.knows(0, "Away from the wind"), "what wisdom would bring");
}

/// PR-OPEN-25
#[test]
fn tokens_are_committed_before_the_roll() {
    let mut t = visit(soldier(), "old-lintel").start();
    t.play(["strong"]);
    assert!(t.offers(0, "spend/strong/1"));
    assert!(!t.told("rolls"));
    t.play(["spend/none"]);
    assert!(t.told("Ada rolls 6"));
    assert!(!t.offers(0, "spend/strong/1"), "not after the dice are known");
}

/// PR-OPEN-26
#[test]
fn all_choices_and_tokens_are_fixed_before_any_die_is_rolled() {
    let mut t = visit(two(), "old-lintel").start();
    t.play(["0:wise", "0:spend/wise/1"]);
    assert!(t.told("Ada: Tell him which way"), "choices are open");
    let chosen = &t.state().scene.as_ref().unwrap().chosen;
    assert_eq!(chosen[..], [(Seat(0), 1)]);
    t.play(["1:strong"]);
    assert!(t.offers(1, "spend/strong/1"));
    assert!(!t.told("rolls"), "nobody has rolled yet");
    t.play(["1:spend/none"]);
    assert!(t.told("Ada rolls 6 and 6") && t.told("Bo rolls 6"));
}

/// PR-ENC-01, PR-ENC-06
#[test]
fn six_players_meet_a_group_event_each_with_a_die_of_their_own() {
    let mut scene = plain(6);
    for seat in 0..6 {
        scene = scene.tokens(seat, "keen", 0);
    }
    let mut t = visit(scene, "two-hills").dice([1, 1, 1, 1, 1, 1]).start();
    t.play(["0:keen", "1:keen", "2:keen", "3:keen", "4:keen", "5:keen"]);
    for seat in 0..6 {
        assert_eq!(t.resources(seat), 4, "each found one thing");
    }
}
