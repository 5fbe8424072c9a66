//! Events and actions (SG-EVENT, SG-ACT).

use super::*;

/// An event step with this card on top.
fn event(n: usize, card: &str) -> Scene {
    players(n).phase("event").with("events", json!({ "pile": [card], "discards": [] }))
}

/// The event step after the last card of a pass.
fn deck_is_out(pass: u8) -> Scene {
    players(1).phase("event").with("events", json!({ "pile": [], "discards": [] })).with("pass", json!(pass))
}

/// SG-EVENT-01, SG-EVENT-02, SG-EVC-02, SG-EX-08, SG-OPEN-10: drawn for all to see; the active player picks one.
#[test]
fn an_event_with_choices_asks_the_active_player() {
    let scene = || event(2, "ev-loose-plate").with("active", json!(1));
    let mut t = scene().fate([3]).start();
    assert!(t.told("Event: Something in the Hold."));
    assert_eq!(t.own(1).iter().filter(|key| key.starts_with("choice/")).count(), 2);
    assert!(!t.is_asked(0) || !t.keys(0).contains(&"choice/1"));
    t.play(["1:choice/1"]);
    assert_eq!(t.state().damage, [0, 1, 0, 0, 0, 0], "a fate draw for the room, no challenge: {}", t.open());
    assert!(t.state().crew.iter().all(|m| m.fatigue == 0) && t.offers("skip"));
    // The captain, Laurent, Mac and Rafael: 5 strength.
    let tried = ["1:choice/2", "take/odessa", "take/laurent", "take/mac", "take/rafael", "go"];
    let mut t = scene().fate([1]).start();
    t.play(tried);
    assert_eq!((t.state().damage, t.mate("mac").fatigue), ([0; 6], 1), "6 is enough: {}", t.open());
    let mut t = scene().fate([4, 2, 3]).start();
    t.play(["1:choice/2", "take/odessa", "go"]);
    assert_eq!(t.state().damage, [1, 1, 0, 0, 0, 0], "5 is not");
}

/// SG-EVENT-03, SG-EVENT-09, SG-OPEN-31: it has to be tried, if only by nobody; then anybody may be hurt.
#[test]
fn an_event_that_is_a_challenge_cannot_be_ignored() {
    let other = "* Let it tire itself out against the old plates.\n  It finds a corner at last. You count the rivets that are left.\n  > ship -1\n";
    let failure = "The rope holds. What it was tied to does not, and the plates take both.\n  > ship -2";
    let scene = event(2, "ev-loose-plate").changed("events.story", other, "").changed(
        "events.story",
        failure,
        "Ouch.\n  > health -2",
    );
    let mut t = scene.has(1, "command", 1).fate([5]).start();
    if t.offers("choice/1") {
        assert_eq!(offered(&t, "choice/"), ["choice/1"]);
        assert!(!t.offers("skip"));
        t.play(["choice/1"]);
    }
    assert!(t.keys(1).contains(&"take/mac"), "others may help, as in any challenge: {}", t.open());
    t.play(["0:go"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    assert!(t.told("STRENGTH 6: 5. Failure."));
    assert_eq!(t.own(0).len(), 9, "all nine can be hurt: {}", t.open());
    t.play(["mac", "audrie"]);
    assert_eq!((t.mate("mac").damage, t.mate("audrie").damage), (1, 1));
    assert!(t.offers("skip"));
}

/// SG-EVENT-04, SG-EVENT-06: they stay, and each of them counts.
#[test]
fn ongoing_events_stay_and_each_applies() {
    let t = event(1, "ev-weed-in-the-screw").start();
    assert_eq!(lasting(&t), ["ev-weed-in-the-screw"]);
    assert_eq!(t.pages(), [("ev-weed-in-the-screw", "Weed in the Screw", None)], "it is read");
    assert!(t.offers("skip") && t.state().events.discards.is_empty());
    // Kasumi has 2 craft. 7 in all is two regions, 6 (weed) and 5 (ice) as well, 4 (both) only one.
    for (events, regions) in [
        (vec![], 2),
        (vec!["ev-weed-in-the-screw"], 2),
        (vec!["ev-ice"], 2),
        (vec!["ev-weed-in-the-screw", "ev-ice"], 1),
    ] {
        let mut t = ongoing(players(1), &events).fate([5]).start();
        t.play(["travel", "take/kasumi"]);
        assert_eq!(t.state().voyage, Some(regions), "{events:?}");
    }
}

/// SG-EVENT-05, SG-EVENT-07, SG-EVC-01, SG-EX-07: at the end of each player's turn that player may try; 6 is enough, 5 is not.
#[test]
fn an_ongoing_event_may_be_tried_at_the_end_of_a_turn() {
    let scene = |active: u8| ongoing(players(2), &["ev-weed-in-the-screw"]).with("active", json!(active));
    for (fate, left) in [(4, 0), (3, 1)] {
        let mut t = scene(0).fate([fate]).start();
        t.play(["skip", "skip"]);
        assert_eq!(t.own(0), ["try/yes", "try/no"]);
        t.play(["try/yes", "take/kasumi", "0:go", "enough"]);
        assert_eq!(t.state().ongoing.len(), left, "{}", t.open());
        assert_eq!((t.state().events.discards.len(), t.state().active), (1 - left, Seat(1)));
    }
    let mut t = scene(1).phase("end").start();
    assert_eq!(t.own(1), ["try/yes", "try/no"], "on Bo's turn Bo");
    t.play(["try/no"]);
    assert_eq!((lasting(&t), t.state().active), (vec!["ev-weed-in-the-screw"], Seat(0)), "nobody has to");
}

/// SG-OPEN-64, SG-TURN-06: a card that moves the ship is sailed by whoever has the turn when it is used, also at the very end.
#[test]
fn a_voyage_at_the_end_of_a_turn_is_sailed_before_the_captain_goes_on() {
    let scene = ongoing(players(2), &["ev-weed-in-the-screw"]).owns(&["tide-tables"]).has(0, "command", 2);
    let mut t = scene.phase("end").start();
    assert_eq!(t.own(0), ["try/yes", "try/no"], "{}", t.open());
    t.play(["0:use/tide-tables/1/0", "0:try/no"]);
    assert!(t.keys(0).contains(&"region/supper-water"), "{}", t.open());
    t.play(["0:region/supper-water"]);
    assert_eq!((t.region().as_str(), t.state().active, t.state().turn), ("supper-water", Seat(1), 2));
    assert!(t.keys(1).contains(&"room/bridge"), "the event had its part once: {}", t.open());
}

/// SG-EVENT-08, SG-ACT-04, SG-EVC-03, SG-EX-09: 7 drives it off and leaves one action; 6 does not.
#[test]
fn the_serpent_is_driven_off_by_an_action() {
    for (fate, left) in [(2, 0), (1, 1)] {
        let mut t = hunted("lantern-sound", "tallow-reach").fate([fate]).start();
        t.play(["drive/ev-hunting-serpent", "take/odessa", "take/laurent", "take/mac", "take/rafael", "go"]);
        assert_eq!(t.state().ongoing.len(), left, "card and token");
        assert_eq!(t.state().phase, Phase::Actions(1));
        assert_eq!(t.offers("drive/ev-hunting-serpent"), left == 1, "it may be tried again");
        let goes =
            |e: &table::Event| matches!(&e.what, table::What::Move { piece, .. } if piece == "serpent");
        assert_eq!(t.events.iter().any(goes), left == 0, "the token with the card");
    }
}

/// The ship in a region, and the serpent in one.
fn hunted(ship: &str, serpent: &str) -> Scene {
    players(1).region(ship).with("ongoing", json!([{ "event": "ev-hunting-serpent", "serpent": serpent }]))
}

/// SG-EVC-03, SG-OPEN-10: it comes up two regions away, comes one nearer at the end of each turn, and bites when it is here.
#[test]
fn the_serpent_comes_nearer_and_bites() {
    let t = event(1, "ev-hunting-serpent").start();
    assert!(
        ["tallow-reach", "hush-water", "snuff-roads", "sootwater", "gape-road"].contains(&serpent(&t)),
        "{}",
        serpent(&t)
    );
    assert!(t.told("The serpent is in "), "{:#?}", t.events);
    let t = hunted("lantern-sound", "tallow-reach").phase("end").start();
    assert_eq!((serpent(&t), t.state().damage), ("moth-narrows", [0; 6]));
    let t = hunted("lantern-sound", "moth-narrows").phase("end").start();
    assert_eq!((serpent(&t), t.state().damage), ("lantern-sound", [0; 6]));
    let t = hunted("lantern-sound", "lantern-sound").phase("end").fate([5]).start();
    assert_eq!((serpent(&t), t.state().damage), ("lantern-sound", [0, 0, 0, 1, 0, 0]));
}

/// SG-EVC-04, SG-EX-10: on a new page it is where the ship comes in; on the same page it stays.
#[test]
fn the_serpent_follows_to_a_new_page() {
    let mut t = hunted("tallow-reach", "snuff-roads").with("voyage", json!(1)).start();
    t.play(["region/moth-narrows", "go"]);
    assert_eq!(serpent(&t), "snuff-roads");
    let mut t = hunted("tallow-reach", "snuff-roads").with("voyage", json!(1)).start();
    t.play(["region/north-shelf"]);
    assert_eq!((t.region().as_str(), serpent(&t)), ("north-shelf", "north-shelf"));
}

/// SG-EVC-04: however the ship comes there.
#[test]
fn the_serpent_follows_a_ship_that_a_story_moves() {
    let drift = "== T1  Drift\n\nYou drift.\n\n= now\nFar.\n> sail north-shelf\n-> end\n";
    let t = hunted("tallow-reach", "snuff-roads").story("T1", drift).start();
    assert_eq!(t.state().ongoing[0].serpent, Some(t.state().region));
}

/// SG-EVENT-10, SG-EVENT-12, SG-EVENT-13, SG-OPEN-05, SG-SETUP-15: paragraphs 1 and 1.2, then eighteen cards that were not used yet.
#[test]
fn after_a_pass_the_clock_is_read_and_a_new_deck_built() {
    for (pass, opening) in [(1, "Kasumi stops the engine"), (2, "The first to go is the red one")] {
        let used: Vec<&str> = BOOK
            .events
            .iter()
            .filter(|e| e.lasting.is_empty())
            .take(9)
            .map(|e| BOOK.names().name(e.entry))
            .collect();
        let mut t = deck_is_out(pass).with("events", json!({ "pile": [], "discards": used })).start();
        assert!(t.told(opening) && !t.told("Event:"), "{}", t.open());
        past_event(&mut t);
        assert!(!t.told("shuffled") && !t.told("gathered up"), "the old days stay out");
        assert_eq!((t.state().pass, t.state().phase), (pass + 1, Phase::Actions(2)));
        let perils: Vec<Peril> = t.state().events.pile.iter().map(|id| BOOK.event(*id).peril).collect();
        assert_eq!(
            perils,
            [[Peril::Deadly; 6], [Peril::Perilous; 6], [Peril::Mild; 6]].concat(),
            "the last is on top"
        );
        assert!(t.state().events.pile.iter().all(|id| !used.contains(&BOOK.names().name(*id))));
    }
}

/// SG-EVENT-14, SG-EVENT-10: the third time it is the finale.
#[test]
fn after_the_third_pass_the_finale_is_read() {
    let t = deck_is_out(3).start();
    assert!(t.told("the fog comes back for the ship"), "{}", t.open());
}

/// SG-OPEN-60, SG-EVENT-14: with its end the campaign ends; no actions are taken.
#[test]
fn the_campaign_ends_with_the_finale() {
    let reading = json!({ "visit": { "path": [{ "entry": "F1-21" }] }, "source": "clock" });
    let t = players(1).with("pass", json!(3)).with("reading", reading).start();
    assert_eq!((t.state().phase, t.state().journeys.len()), (Phase::After, 1));
    assert!(t.state().journeys[0].ending.is_some() && !t.offers("skip"));
}

/// SG-EVENT-11, SG-EVENT-12, SG-EVENT-17: the turn of the last card is finished; the next one has its ship action first.
#[test]
fn the_turn_of_the_last_event_is_finished_as_usual() {
    let mut t = aboard(1).fate([4]).start();
    t.play(["room/bridge", "effect/all", "choice/1", "enough"]);
    assert_eq!((t.state().events.pile.len(), t.state().phase, t.state().pass), (0, Phase::Actions(2), 1));
    t.play(["skip", "skip"]);
    assert!(t.offers("room/deck") && !t.told("Kasumi stops the engine"));
    t.play(["room/quarters"]);
    assert!(t.told("Kasumi stops the engine"), "{}", t.open());
    assert_eq!(t.player(0).command, 7, "2, two actions, and 3");
}

/// SG-EVENT-15, SG-EVENT-16, SG-OPEN-29, SG-OPEN-30: equipped cards go; hands, level cards, weapons and ongoing events stay.
#[test]
fn equipped_cards_are_lost_at_the_end_of_an_event_deck() {
    for pass in [1, 2] {
        let scene = deck_is_out(pass).mate("laurent", "cards", ["triage", "brace"]).mate(
            "odessa",
            "cards",
            ["haymaker"],
        );
        let scene = scene.mate("odessa", "levels", ["odessa-the-list"]).armed("mac", "fire-axe").has(
            0,
            "hand",
            ["jury-rig"],
        );
        let mut t = ongoing(scene, &["ev-weed-in-the-screw"]).start();
        past_event(&mut t);
        assert!(t.state().crew.iter().all(|m| m.cards.is_empty()));
        assert!(t.state().abilities.discards.len() >= 3);
        assert_eq!(t.mate("odessa").levels.len(), 1);
        assert_eq!(t.state().adventures.last().and_then(|o| o.bearer), Some(Crew::Mac));
        assert_eq!((t.hand(0), lasting(&t)), (vec!["jury-rig".to_owned()], vec!["ev-weed-in-the-screw"]));
    }
}

/// SG-EVENT-15, SG-DMG-09
#[test]
fn damage_that_an_equipped_card_had_borne_is_not_lost_with_it() {
    let mut t = deck_is_out(1).mate("mac", "cards", ["stokers-back"]).mate("mac", "damage", 10).start();
    past_event(&mut t);
    let all: u8 = t.state().crew.iter().map(|mate| mate.damage).sum();
    assert_eq!((t.mate("mac").damage, all, t.state().pass), (8, 10, 2), "{}", t.open());
}

/// SG-TIPS-01, SG-EVENT-15: an equipped card serves until the deck ends, however many turns that is, and not longer.
#[test]
fn a_card_equipped_early_serves_for_the_whole_event_deck() {
    let helps = |t: &Play| t.label("take/kannan").contains("+2 craft");
    for pass in [1, 2] {
        let scene = players(1).has(0, "hand", ["salvage"]).has(0, "command", 3).with("pass", json!(pass));
        let deck = json!({ "pile": ["ev-loose-plate"], "discards": [] });
        let mut t = scene.with("events", deck).fate([5, 1]).start();
        t.play(["equip/salvage", "kannan", "travel"]);
        assert!(helps(&t), "{}", t.label("take/kannan"));
        t.play(["go"]);
        past_voyage(&mut t);
        t.play(["skip", "room/bridge"]);
        past_event(&mut t);
        t.play(["travel"]);
        assert!(helps(&t), "a turn later: {}", t.label("take/kannan"));
        t.play(["go"]);
        past_voyage(&mut t);
        t.play(["skip", "room/quarters"]);
        past_event(&mut t);
        assert_eq!((t.state().pass, t.mate("kannan").cards.len()), (pass + 1, 0), "the deck has ended");
        t.play(["travel"]);
        assert!(!helps(&t), "{}", t.label("take/kannan"));
    }
}

/// Stays where it is.
fn past_voyage(t: &mut Play) {
    for key in ["enough", "sail/stay"] {
        if t.offers(key) {
            t.play([key]);
        }
    }
}

/// SG-EVENT-18: also when the company changes.
#[test]
fn passes_are_counted_over_the_whole_campaign() {
    let mut t = players(3).with("pass", json!(2)).start();
    t.play(["2:leave", "0:skip", "0:skip", "turn/end"]);
    assert!(!t.player(2).present);
    assert_eq!(t.state().pass, 2);
    let again = table::Table::<sleeping_gods::SleepingGods>::load(BOOK.clone(), t.table.save())
        .unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(again.table.game().state().pass, 2, "and after a save");
}

/// SG-ACT-01, SG-ACT-06: each where there is a place for it.
#[test]
fn the_actions_need_their_places() {
    let acts = |t: &Play| {
        let all = ["travel", "explore/", "market", "port", "skip"];
        all.into_iter().filter(|act| !offered(t, act).is_empty()).collect::<Vec<_>>()
    };
    for (region, open) in [
        ("lantern-sound", vec!["travel", "explore/", "market", "port", "skip"]),
        ("ferry-gut", vec!["travel", "explore/", "market", "skip"]),
        ("east-candle", vec!["travel", "explore/", "port", "skip"]),
        ("hush-water", vec!["travel", "explore/", "skip"]),
        ("high-vigil", vec!["travel", "skip"]),
    ] {
        assert_eq!(acts(&players(1).region(region).start()), open, "{region}");
    }
}

/// SG-ACT-02, SG-ACT-03, SG-TURN-05: the same twice, or different ones, in any order.
#[test]
fn both_actions_may_be_the_same() {
    for acts in [["travel", "travel"], ["travel", "skip"], ["skip", "travel"], ["skip", "skip"]] {
        let mut t = players(1).region("high-vigil").start();
        for (act, prompt) in acts.into_iter().zip(["Your first action?", "Your second action?"]) {
            assert_eq!(t.asked(0).prompt, prompt);
            t.play([act]);
            past_travel(&mut t);
        }
        let skipped = acts.iter().filter(|act| **act == "skip").count();
        assert_eq!(
            (usize::from(t.player(0).command), t.state().turn),
            (skipped, 2),
            "{acts:?}: {}",
            t.open()
        );
    }
}

/// Nobody sees to the engines, nothing is laid on, and the ship stays.
fn past_travel(t: &mut Play) {
    for key in ["go", "enough", "sail/stay"] {
        if t.offers(key) {
            t.play([key]);
        }
    }
}

/// SG-ACT-05: equipping, activating and cooking.
#[test]
fn equipping_using_and_cooking_take_up_no_action() {
    let scene = players(1)
        .has(0, "command", 5)
        .has(0, "hand", ["triage"])
        .stored("grain", 3)
        .mate("mac", "fatigue", 1);
    let mut t = scene.start();
    t.play(["equip/triage", "laurent", "use/laurent/0/0", "use/flapjacks/0/0"]);
    assert_eq!(
        (t.state().phase, t.mate("laurent").cards.len(), t.stored("meat"), t.stored("grain")),
        (Phase::Actions(2), 1, 1, 0)
    );
    assert_eq!(t.mate("mac").fatigue, 0);
    assert!(t.offers("travel"), "{}", t.open());
}

/// SG-ACT-05, SG-TRAVEL-10: a card that moves the ship does so before the action, not after it.
#[test]
fn a_card_that_moves_the_ship_moves_it_at_once() {
    let mut t = players(1).owns(&["tide-tables"]).has(0, "command", 2).start();
    t.play(["use/tide-tables/1/0", "region/supper-water"]);
    assert_eq!((t.region().as_str(), t.state().phase), ("supper-water", Phase::Actions(2)));
    assert!(t.offers("explore/3") && !t.offers("explore/2"), "{}", t.open());
}
