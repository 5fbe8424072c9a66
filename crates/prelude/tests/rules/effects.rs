//! What cards can say: effects, whom they are about, conditions and standing rules, on cards of the book.

use crate::common::{BUILDINGS, Play, Scene, band, plain};
use table::What;

fn soldier() -> Scene {
    band(&[("soldier", "seer")])
}

fn three() -> Scene {
    band(&[("soldier", "seer"), ("farmer", "woken"), ("spouse", "whisperer")])
}

/// Everyone visits this card on the first slot.
fn visit(scene: Scene, card: &str) -> Scene {
    scene.event_on(1, card).all_at("slot-1")
}

/// Ada visits a card alone and takes this option with one die.
fn alone(scene: Scene, card: &str, of: &str, die: u32) -> Play {
    let mut t = visit(scene, card).dice([die]).start();
    t.play([of]);
    if t.offers(0, "spend/none") {
        t.play(["spend/none"]);
    }
    t
}

/// Ada visits a card alone and reaches this option with two or three dice.
fn reached(scene: Scene, card: &str, of: &str, bid: &str) -> Play {
    let bought = bid.chars().last().and_then(|c| c.to_digit(10)).unwrap();
    let mut t = visit(scene, card).dice((0..=bought).map(|_| 1)).start();
    t.play([of, bid]);
    t
}

fn value(t: &Play, seat: u8, zone: &str) -> u64 {
    let view = t.view(seat);
    let zones = view["zones"].as_array().unwrap();
    zones.iter().find(|z| z["key"] == zone).unwrap()["value"].as_u64().unwrap()
}

/// What seat 0 has seen of a deck, by name, the topmost first.
fn seen(t: &Play, deck: &str) -> Vec<String> {
    let view = t.view(0);
    let deck = view["decks"].as_array().unwrap().iter().find(|d| d["name"] == deck).unwrap().clone();
    deck["seen"].as_array().unwrap().iter().map(|s| s[1]["name"].as_str().unwrap().to_owned()).collect()
}

// ---- tokens and resources ----

#[test]
fn health_and_morale_are_regained_as_the_player_picks() {
    let mut t =
        alone(soldier().tokens(0, "strong", 3).tokens(0, "active", 2), "late-suppers", "communing", 1);
    assert_eq!(t.keys(0), ["strong", "active"], "of the three, those with room");
    t.play(["active"]);
    assert_eq!(t.tokens(0, "active"), 3);
    let mut t = alone(soldier().tokens(0, "wise", 1).tokens(0, "communing", 1), "pale-stag", "caring", 1);
    assert_eq!(t.keys(0), ["wise", "communing"]);
    t.play(["wise"]);
    assert_eq!(t.tokens(0, "wise"), 2);
}

#[test]
fn health_and_morale_are_lost_as_the_player_picks() {
    let mut t = alone(soldier(), "old-lintel", "strong", 6);
    assert_eq!(t.keys(0), ["strong", "active", "keen"]);
    t.play(["active"]);
    assert_eq!(t.tokens(0, "active"), 2);
    let mut t = alone(soldier(), "last-mower", "communing", 6);
    assert_eq!(t.keys(0), ["wise", "communing", "caring"]);
    t.play(["caring"]);
    assert_eq!(t.tokens(0, "caring"), 1);
}

#[test]
fn a_named_trait_is_lost_or_regained_without_a_choice() {
    for (card, of, die, named, after) in [
        ("last-mower", "strong", 6, "strong", 0),
        ("spoons-in-leaf", "strong", 1, "strong", 2),
        ("night-mender", "keen", 6, "active", 0),
        ("slow-cold", "active", 1, "active", 2),
        ("cold-beacon", "keen", 6, "keen", 0),
        ("frost-apprentice", "keen", 1, "keen", 2),
        ("house-of-cups", "wise", 6, "wise", 0),
        ("asks-the-hour", "wise", 1, "wise", 2),
        ("letter-dovecote", "communing", 6, "communing", 0),
        ("warm-chimney", "caring", 6, "caring", 0),
        ("picnic-wall", "caring", 1, "caring", 2),
    ] {
        let t = alone(band(&[("forester", "empath")]).all_tokens(0, [1; 6]), card, of, die);
        assert_eq!(t.tokens(0, named), after, "{card}, {of}");
    }
}

#[test]
fn a_token_is_of_any_trait_with_room() {
    let mut t = alone(soldier().tokens(0, "strong", 3).tokens(0, "caring", 1), "small-hours", "strong", 1);
    assert_eq!(t.keys(0), ["strong", "caring"]);
    t.play(["caring"]);
    assert_eq!(t.tokens(0, "caring"), 2);
}

#[test]
fn resources_come_and_go_within_the_slots() {
    assert_eq!(alone(soldier().resources(0, 2), "last-mower", "active", 1).resources(0), 3);
    let t = alone(soldier().resources(0, 2), "tollkeeper", "keen", 6);
    assert_eq!((t.resources(0), t.lines(" resource")), (1, vec!["Ada loses 1 resource."]));
    let t = alone(soldier().resources(0, 0), "tollkeeper", "keen", 6);
    assert_eq!((t.resources(0), t.times(" resource")), (0, 0), "there is nothing to take");
}

// ---- artifacts ----

#[test]
fn an_artifact_is_the_top_one_whatever_it_is() {
    let t = alone(soldier().draws(&["oven-tile"]), "winds-pedlar", "wise", 1);
    assert_eq!(t.artifacts(0), ["oven-tile"]);
    assert_eq!(t.resources(0), 1, "and two meals for the pedlar");
}

#[test]
fn a_tool_or_a_spell_is_drawn_until_that_kind_comes() {
    let t =
        alone(soldier().keyword("SONG").draws(&["oven-tile", "choir-fork"]), "last-mower", "communing", 1);
    assert_eq!(t.artifacts(0), ["choir-fork"]);
    assert!(t.undrawn("artifact").contains(&"oven-tile"));
    let scene = soldier().draws(&["choir-fork", "oven-tile"]);
    let t = reached(scene, "physic-garden", "wise", "spend/wise/1");
    assert_eq!(t.artifacts(0), ["oven-tile"]);
    assert!(t.undrawn("artifact").contains(&"choir-fork"));
}

#[test]
fn a_lost_artifact_is_the_players_choice_and_is_discarded() {
    let mut t = alone(soldier().holds(0, "choir-fork").holds(0, "smith-apron"), "winds-pedlar", "keen", 6);
    t.play(["smith-apron"]);
    assert_eq!(t.artifacts(0), ["choir-fork"]);
    assert_eq!(t.discards("artifact"), ["smith-apron"]);
    alone(soldier(), "winds-pedlar", "keen", 6); // without one, nothing is lost
}

#[test]
fn unveiling_turns_over_an_artifact_that_waits_under_a_time_token() {
    let scene = soldier().holds_timed(0, "left-hand-sickle", 3, 1).holds(0, "smith-apron");
    let t = reached(scene, "winds-pedlar", "keen", "spend/keen/1");
    let held = t.character(0).artifacts[0];
    assert!(held.flipped && held.time.is_none());
    assert!(!t.character(0).artifacts[1].flipped, "the apron has no other side");
    let unveiled = |e: &table::Event| match &e.what {
        What::Story(s) => (s.entry == "left-hand-sickle").then(|| (s.title.clone(), s.outcome.clone())),
        _ => None,
    };
    let (title, outcome) = t.events.iter().find_map(unveiled).expect("its other side is read");
    assert!(title.contains("Sickle of the Long Field"), "{title}");
    assert_eq!(outcome.as_deref(), Some("unveiled"));
}

// ---- presence ----

#[test]
fn presence_gathers_where_the_group_stands() {
    let t = alone(soldier(), "pale-stag", "caring", 6);
    assert_eq!(t.presence("slot-1"), 2, "one by the card, one for standing there");
    assert!(t.told("Presence gathers at The Pale Stag."), "{:?}", t.heard("tokens"));
    let scene = soldier().holds(0, "linen-sill").at(0, "gather").presence("gather", 3).phase("keeping");
    let mut t = scene.dice([1]).start();
    t.play(["cast/linen-sill", "communing", "spend/none"]);
    assert_eq!(t.presence("gather"), 2, "presence -1");
    assert!(t.told("Presence fades at Gather."), "{:?}", t.heard("tokens"));
    let scene = soldier().holds(0, "linen-sill").at(0, "gather").phase("keeping");
    let mut t = scene.dice([1]).start();
    t.play(["cast/linen-sill", "communing", "spend/none"]);
    assert!(!t.told("Presence"), "there was none");
}

#[test]
fn presence_none_takes_all_of_it_away() {
    let t = alone(soldier().presence("slot-1", 4).presence("gather", 4), "tiled-baths", "communing", 1);
    assert_eq!(t.presence("slot-1"), 1, "only what standing there leaves afterwards");
    assert_eq!(t.presence("gather"), 4, "other zones keep theirs");
}

#[test]
fn presence_can_be_named_for_a_zone() {
    let cast = |spell: &str, of: &str, die| {
        let zones = ["gather", "explore-1", "special", "explore-2", "rest", "settle"];
        let scene = zones.iter().fold(soldier(), |scene, zone| scene.presence(zone, 1));
        let mut t = scene.holds(0, spell).phase("prep").dice([die]).start();
        t.play([format!("cast/{spell}").as_str(), of, "spend/none"]);
        zones.map(|zone| t.presence(zone))
    };
    assert_eq!(cast("bee-ribbon", "wise", 6), [2, 1, 1, 1, 1, 1], "gather");
    assert_eq!(cast("counting-slate", "keen", 6), [1, 2, 1, 2, 1, 1], "both explore zones");
    assert_eq!(cast("counting-slate", "keen", 1), [1, 0, 1, 0, 1, 1]);
    let mut t = soldier().all_tokens(0, [4, 0, 0, 0, 2, 0]).secret(0, "lent-name").phase("prep").start();
    t.play(["communing", "spend/none"]);
    assert_eq!(t.presence("special"), 2, "special: lent-name has one more communing die, both failed");
    assert_eq!(alone(soldier(), "small-hours", "active", 6).presence("rest"), 1, "rest");
}

#[test]
fn presence_everywhere_means_the_printed_zones() {
    let zones = ["gather", "explore-1", "special", "explore-2", "rest", "settle"];
    let scene = zones.iter().fold(soldier().presence("slot-1", 2), |scene, zone| scene.presence(zone, 2));
    let t =
        reached(scene.presence("settle", 0).draws(&["choir-fork"]), "lying-tower", "wise", "spend/wise/2");
    assert_eq!(zones.map(|zone| t.presence(zone)), [1, 1, 1, 1, 1, 0], "one fewer, never below none");
    assert_eq!(t.presence("slot-1"), 3, "slots are not meant; one more for standing there");
}

// ---- the board ----

#[test]
fn build_puts_tokens_from_the_supply_on_unfinished_buildings() {
    let mut t = reached(soldier().built("hall"), "yard-of-doors", "strong", "spend/strong/2");
    let open: Vec<String> = BUILDINGS[1..].iter().map(|b| format!("build/{b}")).collect();
    assert_eq!(t.keys(0), open, "the hall is finished");
    t.play(["build/hut", "build/altar"]);
    assert_eq!((t.settlement("hut"), t.settlement("altar"), t.resources(0)), (1, 1, 3));
}

#[test]
fn a_location_that_is_found_is_laid_out_and_not_met() {
    let scene = soldier().tokens(0, "strong", 3).draws(&["seed-loft"]);
    let mut t = reached(scene, "nine-planks", "active", "spend/active/1");
    t.play(["strong"]); // health +1
    assert_eq!(t.slot(2), ["seed-loft"]);
    assert!(t.offers(0, "eat"), "nobody met it");
}

#[test]
fn looking_shows_the_top_cards_of_a_deck_to_the_looker_alone() {
    let looks = [
        ("salt-stair", "keen", "spirit", 1),
        ("the-passenger", "strong", "location", 2),
        ("house-of-cups", "wise", "occurrence", 1),
        ("warm-chimney", "wise", "phenomenon", 1),
    ];
    for (card, of, deck, n) in looks {
        let scene = band(&[("soldier", "seer"), ("farmer", "woken")]).event_on(1, card);
        let mut t = scene.at(0, "slot-1").at(1, "gather").acting("slot-1").dice([1]).start();
        t.play([of, "spend/none"]);
        let seen = seen(&t, deck);
        assert_eq!(seen.len(), n, "{card}");
        assert!(seen.iter().all(|name| t.told_only(0, name) && !t.knows(1, name)), "{card}");
    }
    let mut t = soldier().holds(0, "house-letter").all_at("rest").dice([6, 1]).start();
    t.play(["spend/none", "cast/house-letter", "keen", "spend/none"]);
    assert_eq!(seen(&t, "artifact").len(), 1);
}

#[test]
fn an_event_that_is_called_for_is_met_when_this_one_is_done() {
    let mut t = alone(soldier().draws(&["old-lintel"]), "yard-of-doors", "communing", 6);
    assert_eq!(t.slot(1), ["yard-of-doors", "old-lintel"], "a spirit, over the yard they visit");
    t.play(["strong", "spend/none"]);
    assert!(t.told("Ada falls short (strong, 0 of 1)"));
}

#[test]
fn banishing_discards_one_event_of_that_kind_but_not_the_card_itself() {
    let scene = soldier().event_on(2, "slow-cold").event_on(3, "heavy-noon").event_on(4, "old-lintel");
    let mut t = reached(scene, "echo-comes-first", "active", "spend/active/1");
    assert_eq!(t.keys(0), ["slow-cold", "heavy-noon"], "phenomena, without the echo");
    t.play(["heavy-noon"]);
    assert!(t.slot(3).is_empty() && t.discards("phenomenon").contains(&"heavy-noon"));
    assert_eq!((t.slot(2), t.slot(4)), (vec!["slow-cold"], vec!["old-lintel"]));
}

#[test]
fn a_resolved_card_goes_to_the_discards() {
    let t = alone(soldier(), "tollkeeper", "wise", 1);
    assert!(t.slot(1).is_empty());
    assert_eq!(t.discards("spirit"), ["tollkeeper"]);
    let t = alone(soldier(), "late-suppers", "communing", 1);
    assert_eq!(t.slot(1), ["late-suppers"], "others stay");
}

/// PR-ENC-01, PR-ENC-10, PR-REGION-12
#[test]
fn a_resolved_card_lies_there_until_everyone_has_met_it() {
    let scene = visit(band(&[("soldier", "seer"), ("farmer", "woken")]), "tollkeeper");
    let mut t = scene.dice([1, 6]).start();
    t.play(["0:wise", "0:spend/none", "1:strong", "1:spend/none"]);
    assert!(t.has_keyword("DEBT"), "Ada has come to terms with it");
    assert_eq!(t.keys(1), ["strong", "active", "keen"], "Bo lies in the brook");
    assert_eq!(t.slot(1), ["tollkeeper"]);
    t.play(["1:strong"]);
    assert!(t.slot(1).is_empty());
}

#[test]
fn a_spell_stays_with_its_owner_unless_it_is_resolved() {
    let cast = |dice: [u32; 2], of, bid| {
        let mut t =
            soldier().holds(0, "coming-home-call").phase("prep").draws(&["seed-loft"]).dice(dice).start();
        t.play(["cast/coming-home-call", of, bid]);
        t
    };
    assert_eq!(cast([1, 6], "active", "spend/none").artifacts(0), ["coming-home-call"]);
    let t = cast([1, 1], "keen", "spend/keen/1");
    assert!(t.artifacts(0).is_empty());
    assert_eq!(t.discards("artifact"), ["coming-home-call"]);
}

#[test]
fn a_secret_that_reveals_itself_is_open_and_its_text_applies() {
    let scene = band(&[("soldier", "seer"), ("farmer", "woken")]).secret(0, "hidden-larder").resources(1, 1);
    let mut t = scene.resources(0, 2).tokens(0, "caring", 1).phase("prep").dice([1, 1]).start();
    t.play(["0:wise", "0:spend/wise/1", "0:caring"]);
    assert_eq!((t.resources(0), t.resources(1)), (3, 2), "band resource +1");
    assert_eq!(t.tokens(0, "caring"), 2, "morale +1");
    assert!(t.told("You lift the trapdoor for them yourself"));
}

#[test]
fn keywords_are_remembered_and_forgotten_by_the_whole_band() {
    assert!(alone(soldier(), "tollkeeper", "wise", 1).has_keyword("DEBT"));
    let t = reached(soldier().keyword("DEBT").keyword("WREN"), "tollkeeper", "keen", "spend/keen/1");
    assert!(!t.has_keyword("DEBT") && t.has_keyword("WREN"));
}

// ---- whom it is about ----

#[test]
fn a_friend_is_another_of_the_group_whom_you_name() {
    let scene = three().tokens(0, "caring", 1).tokens(1, "caring", 1).tokens(2, "caring", 3);
    let mut t = visit(scene, "heavy-noon").dice([1, 1, 1, 1]).start();
    t.play(["0:caring", "0:spend/caring/1", "1:active", "1:spend/none", "2:active", "2:spend/none"]);
    assert_eq!(t.tokens(0, "caring"), 1, "spent one, and morale +1 for oneself");
    assert_eq!(t.keys(0), ["seat/1", "seat/2"]);
    t.play(["0:seat/2"]);
    assert_eq!((t.tokens(1, "caring"), t.tokens(2, "caring")), (1, 4));
}

#[test]
fn without_company_there_is_no_friend() {
    let scene = soldier().keyword("WREN").tokens(0, "caring", 1);
    let t = alone(scene, "pale-stag", "caring", 1);
    assert_eq!(t.tokens(0, "caring"), 2, "morale +1; friend morale +1 for nobody");
    assert!(t.offers(0, "eat"));
}

#[test]
fn others_are_all_of_the_group_but_you_and_a_group_is_everyone_there() {
    let four =
        band(&[("soldier", "seer"), ("farmer", "woken"), ("spouse", "whisperer"), ("advisor", "empath")]);
    let four = (0..4).fold(four, |scene, seat| scene.resources(seat, 0)).at(3, "gather").acting("slot-1");
    let there = |scene: Scene, card| scene.event_on(1, card).at(0, "slot-1").at(1, "slot-1").at(2, "slot-1");
    let mut t = there(four, "flooded-mill").dice([1, 1, 1]).start();
    t.play(["0:strong", "0:spend/strong/2", "1:communing", "1:spend/none", "2:communing", "2:spend/none"]);
    assert!(
        t.told("Ada gains 2 resources") && t.told("Bo gains 1 resource") && t.told("Cy gains 1 resource")
    );
    assert!(!t.told("Dee gains"), "Dee is elsewhere");

    let scene = band(&[("advisor", "seer"), ("farmer", "woken")]).resources(0, 0).resources(1, 0);
    let mut t = visit(scene, "cold-beacon").dice([1, 1, 1]).start();
    t.play(["0:wise", "0:spend/wise/2", "1:keen", "1:spend/none"]);
    assert_eq!((t.resources(0), t.resources(1)), (2, 2), "group resource +2");
}

#[test]
fn the_band_is_everyone_wherever_they_are() {
    let scene =
        band(&[("soldier", "seer"), ("farmer", "woken")]).tokens(0, "caring", 1).tokens(1, "caring", 1);
    let scene = scene.event_on(1, "cold-beacon").at(0, "slot-1").at(1, "gather").acting("slot-1");
    let mut t = scene.dice([1, 1]).start();
    t.play(["0:strong", "0:spend/strong/1"]);
    assert_eq!((t.tokens(0, "caring"), t.tokens(1, "caring")), (2, 2), "band morale +1");
}

// ---- conditions ----

#[test]
fn conditions_pick_the_outcome_and_the_line() {
    assert!(!alone(soldier(), "pale-stag", "caring", 1).told("Wren knows the trick"), "keyword WREN");
    assert!(alone(soldier().keyword("WREN"), "pale-stag", "caring", 1).told("Wren knows the trick"));
    let hills = |region| alone(soldier().region(region).resources(0, 0), "two-hills", "keen", 1).resources(0);
    assert_eq!((hills("mountains"), hills("forest")), (2, 1), "region mountains, otherwise");
    let lintel =
        |scene| reached(scene, "old-lintel", "wise", "spend/wise/1").told("He goes straight to your hall");
    assert!(lintel(soldier().built("hall")) && !lintel(soldier()), "built hall");
}

#[test]
fn alone_means_nobody_else_in_the_group() {
    let t = alone(soldier().tokens(0, "strong", 3), "night-mender", "caring", 1);
    assert_eq!(t.tokens(0, "strong"), 4, "if alone: health +1");
    let scene =
        band(&[("soldier", "seer"), ("farmer", "woken")]).tokens(0, "strong", 3).tokens(1, "strong", 2);
    let mut t = visit(scene, "night-mender").dice([1, 1]).start();
    t.play(["0:caring", "0:spend/none", "1:keen", "1:spend/none"]);
    assert_eq!((t.tokens(0, "strong"), t.tokens(1, "strong")), (3, 3), "otherwise: friend health +1");
}

#[test]
fn each_failed_die_counts_whatever_else_happened() {
    let mut t = visit(soldier().all_tokens(0, [4, 0, 0, 0, 2, 0]), "flooded-mill").dice([6, 6]).start();
    t.play(["communing", "spend/communing/1"]);
    assert_eq!(t.tokens(0, "communing"), 0, "one spent, and morale -1 once");
    assert_eq!(
        t.presence("slot-1"),
        3,
        "presence +1 for each of two failed dice, and one for standing there"
    );
    assert_eq!(t.times("something lifts its head"), 2, "the whole band hears of it (PR-EVENT-11)");
    let scene = band(&[("soldier", "mage")]).draws(&["oven-tile"]);
    let mut t = visit(scene, "slow-cold").dice([1, 1, 1, 6]).start();
    t.play(["communing", "spend/communing/3"]);
    assert!(t.told("Ada succeeds (communing, 3 of 3)"));
    assert_eq!(t.presence("slot-1"), 2, "a failed die counts in a success as well");
}

// ---- standing rules ----

#[test]
fn values_of_zones_change_for_the_whole_band() {
    let scene =
        band(&[("soldier", "seer"), ("farmer", "woken")]).event_on(1, "slow-cold").event_on(2, "cold-beacon");
    let t = scene.event_on(3, "warm-chimney").event_on(4, "old-lintel").start();
    for seat in [0, 1] {
        let zones = ["gather", "explore-1", "explore-2", "special", "rest", "settle"];
        assert_eq!(zones.map(|zone| value(&t, seat, zone)), [4, 5, 5, 3, 5, 5], "of 5, 4, 4, 3, 4, 4");
    }
    let mut t = soldier().resources(0, 0).event_on(1, "slow-cold").all_at("gather").dice([5]).start();
    t.play(["spend/none"]);
    assert_eq!(t.resources(0), 0, "a 5 gathers nothing any more");
}

#[test]
fn a_tools_rules_bind_its_owner_alone() {
    let t = band(&[("soldier", "seer"), ("farmer", "woken")]).holds(0, "loose-doorknob").start();
    assert_eq!((value(&t, 0, "special"), value(&t, 1, "special")), (4, 3));
    let t = soldier().holds_flipped(0, "left-hand-sickle").start();
    assert_eq!(value(&t, 0, "gather"), 6, "and as printed on the side that faces up");
}

#[test]
fn dice_of_a_zone_are_free_dice() {
    let two = || band(&[("soldier", "seer"), ("farmer", "woken")]);
    let mut t = two().event_on(1, "untold-bees").all_at("gather").start();
    t.play(["0:spend/none", "1:spend/none"]);
    assert!(t.told("Ada rolls 6 and 6 to gather") && t.told("Bo rolls 6 and 6 to gather"));
    let mut t = two().holds(0, "left-hand-sickle").all_at("gather").start();
    t.play(["0:spend/none", "1:spend/none"]);
    assert!(t.told("Ada rolls 6 and 6 to gather") && t.told("Bo rolls 6 to gather"));
    let mut t = soldier().holds(0, "masons-plumb").all_at("settle").start();
    t.play(["spend/none"]);
    assert!(t.told("Ada rolls 6 and 6 to build"));
    let t = soldier().holds(0, "postwoman-boots").all_at("explore-2").start();
    assert!(t.told("Ada rolls 6 and 6 to explore"));
}

#[test]
fn dice_of_a_trait_are_for_options_of_events_and_spells() {
    let mut t = visit(soldier().event_on(2, "hill-school"), "old-lintel").start();
    t.play(["wise", "spend/none"]);
    assert!(t.told("Ada rolls 6 and 6 for"));
    let mut t = soldier().holds(0, "six-dent-thimble").holds(0, "bee-ribbon").phase("prep").start();
    t.play(["cast/bee-ribbon", "caring", "spend/none"]);
    assert!(t.told("Ada rolls 6 and 6 for"));
    let t = alone(soldier().event_on(2, "the-passenger"), "last-mower", "active", 1);
    assert!(!t.told("Ada rolls") && t.told("Ada falls short (active, 0 of 1)"), "one fewer die: none");
}

#[test]
fn an_omen_makes_events_come_sooner_or_later() {
    let comes = |scene: Scene, presence| {
        let scene = scene.at(0, "gather").at(1, "rest").eventing("gather").presence("gather", presence);
        scene.event_die(&["S"]).draws(&["old-lintel"]).start().told("something comes")
    };
    let two = || band(&[("soldier", "seer"), ("farmer", "woken")]);
    assert!(comes(two(), 6) && !comes(two(), 5), "the die shows 6");
    assert!(comes(two().event_on(1, "morning-is-late"), 5), "+1");
    assert!(!comes(two().event_on(1, "aunt-hawthorn"), 6), "-1");
    assert!(!comes(two().holds(0, "back-stair-lamp"), 6), "a tool: its owner's group");
    assert!(comes(two().holds(1, "back-stair-lamp"), 6), "and no other");
}

#[test]
fn hunger_changes_how_much_the_band_must_eat() {
    let meals = |scene: Scene| {
        let scene = (0..6).fold(scene, |scene, seat| scene.at(seat, "gather"));
        let mut t = scene.phase("keeping").start();
        t.play(["0:eat"]);
        while t.offers(0, "serve") {
            t.play(["0:serve"]);
        }
        t.times("for the meal")
    };
    let six = || plain(6).resources(0, 5);
    assert_eq!(meals(six()), 3);
    assert_eq!(meals(six().event_on(1, "flooded-mill")), 2);
    assert_eq!(meals(six().holds(3, "bowing-kettle")), 2, "a tool that serves the whole band");
}

#[test]
fn a_closed_zone_cannot_be_chosen() {
    let t = soldier().event_on(1, "door-in-the-fog").start();
    assert!(!t.offers(0, "special") && t.offers(0, "explore-1"));
    assert!(soldier().start().offers(0, "special"));
}

#[test]
fn after_an_action_its_takers_have_something_happen() {
    let scene = band(&[("soldier", "seer"), ("farmer", "woken")]).event_on(1, "letter-dovecote");
    let scene = scene.tokens(0, "caring", 1).tokens(1, "caring", 1).at(0, "explore-1").at(1, "gather");
    let t = scene.acting("explore-1").start();
    assert_eq!((t.tokens(0, "caring"), t.tokens(1, "caring")), (2, 1), "who explored");
    let mut t = soldier().event_on(1, "scarecrow-field").all_at("gather").start();
    t.play(["spend/none"]);
    assert_eq!(t.presence("gather"), 2, "there, and one for standing there");
    let mut t = soldier()
        .tokens(0, "communing", 0)
        .tokens(0, "keen", 0)
        .event_on(1, "tiled-baths")
        .all_at("rest")
        .start();
    assert_eq!(t.tokens(0, "keen"), 1, "rest: health +1");
    t.play(["eat"]);
}

#[test]
fn a_tool_may_act_after_its_owners_action_only() {
    let rests = |owner| {
        let scene = band(&[("soldier", "chosen"), ("farmer", "woken")]).holds(owner, "twice-chipped-teapot");
        let scene = scene.tokens(1, "communing", 0).resources(0, 0).resources(1, 0);
        let mut t = scene.at(0, "rest").at(1, "settle").acting("rest").start();
        t.play(["0:spend/none", "1:spend/none"]);
        while t.offers(0, "done") {
            t.play(["0:done"]);
        }
        t.tokens(1, "communing")
    };
    assert_eq!((rests(0), rests(1)), (1, 0), "after rest: friend morale +1; Bo did not rest");
}

#[test]
fn each_round_something_happens_in_the_keeping_phase() {
    let scene =
        band(&[("soldier", "seer"), ("farmer", "chosen")]).tokens(0, "caring", 1).tokens(1, "caring", 1);
    let mut t = scene.holds(0, "nursery-clock").at(0, "gather").at(1, "gather").phase("keeping").start();
    t.play(["0:eat", "0:serve"]);
    assert_eq!((t.tokens(0, "caring"), t.tokens(1, "caring")), (2, 1), "a tool: to its owner");
    let mut t = soldier().secret(0, "known-door").at(0, "gather").phase("keeping").start();
    t.play(["eat"]);
    assert_eq!(t.presence("rest"), 1, "a secret: each round presence rest +1");
}

#[test]
fn slots_make_room_for_more_resources() {
    let mut t = soldier().resources(0, 5).holds(0, "peddler-frame").all_at("gather").dice([2]).start();
    t.play(["spend/none"]);
    assert_eq!(t.resources(0), 7, "1 + 3, and two slots more than five");
}

#[test]
fn a_guard_takes_one_off_a_loss_once_a_round() {
    let dive = |scene: Scene| {
        let mut t = visit(scene.all_tokens(0, [4, 0, 0, 0, 0, 2]), "drowned-belfry").start();
        t.play(["active"]); // loses health
        t
    };
    let (unguarded, mut t) = (dive(soldier()), dive(soldier().holds(0, "smith-apron")));
    assert_eq!(t.tokens(0, "strong"), unguarded.tokens(0, "strong") + 1);
    let before = (t.tokens(0, "strong"), t.tokens(0, "caring"));
    t.play(["go-hungry"]);
    let after = (t.tokens(0, "strong"), t.tokens(0, "caring"));
    assert_eq!(
        after,
        (before.0 - 1, before.1 - 1),
        "the apron has guarded this round; morale it never guards"
    );
}

#[test]
fn a_guard_of_morale_is_there_again_in_the_next_round() {
    let scene = soldier().holds(0, "pocket-shawl").all_tokens(0, [4, 0, 0, 0, 0, 2]);
    let mut t = scene.at(0, "gather").phase("keeping").start();
    t.play(["go-hungry"]);
    assert_eq!((t.tokens(0, "strong"), t.tokens(0, "caring")), (3, 2), "health it does not guard");
    t.play(["gather", "go-hungry"]);
    assert_eq!((t.tokens(0, "strong"), t.tokens(0, "caring")), (2, 2));
}
