//! The six gifts and what they can do: invoke, restless, nature's tongue, augury, magic and insight.

use crate::common::{BOOK, Play, Scene, band};
use serde_json::json;

/// Everyone visits this card on the first slot, which has too much presence to be the quietest zone.
fn visit(scene: Scene, card: &str) -> Scene {
    scene.event_on(1, card).presence("slot-1", 30).all_at("slot-1")
}

/// PR-GIFT-01, PR-GIFT-04, PR-GIFT-07, PR-GIFT-09, PR-GIFT-11, PR-GIFT-15
#[test]
fn every_gift_has_its_core_trait_and_one_ability() {
    let printed = [
        ("chosen", "strong", "Invoke"),
        ("woken", "active", "Restless"),
        ("whisperer", "keen", "Nature's tongue"),
        ("seer", "wise", "Augury"),
        ("mage", "communing", "Magic"),
        ("empath", "caring", "Insight"),
    ];
    for (gift, core, ability) in printed {
        let view = band(&[("soldier", gift)]).start().view(0);
        assert_eq!(view["seats"][0]["gift"]["core"], core);
        assert_eq!(view["seats"][0]["gift"]["ability"], ability);
    }
}

// ---- chosen ----

/// PR-GIFT-01
#[test]
fn the_chosen_may_have_all_own_dice_count_as_one_against_a_spirit() {
    let mut t = visit(band(&[("farmer", "chosen")]), "old-lintel").resources(0, 0).dice([6, 6, 5]).start();
    t.play(["active", "spend/active/2"]);
    assert_eq!(t.keys(0), ["no", "invoke"]);
    t.play(["invoke"]);
    assert!(t.told("Ada succeeds (active, 3 of 3)"));
}

/// PR-GIFT-01
#[test]
fn invoking_is_a_choice_and_changes_nobody_elses_dice() {
    let two = || visit(band(&[("farmer", "chosen"), ("spouse", "seer")]), "old-lintel").dice([6, 6]);
    let answers = ["0:strong", "0:spend/none", "1:strong", "1:spend/none"];
    let mut t = two().start();
    t.play(answers).play(["0:no"]);
    assert!(t.told("Ada falls short (strong, 0 of 1)"));
    let mut t = two().start();
    t.play(answers).play(["0:invoke"]);
    assert!(t.told("Ada succeeds (strong, 1 of 1)"));
    assert!(t.told("Bo falls short (strong, 0 of 1)"));
}

/// PR-GIFT-01
#[test]
fn only_the_chosen_invoke_and_only_against_spirits() {
    for (gift, card) in [("chosen", "seed-loft"), ("chosen", "spoons-in-leaf"), ("seer", "old-lintel")] {
        let mut t = visit(band(&[("soldier", gift)]), card).dice([6]).start();
        t.play(["strong", "spend/none"]);
        assert!(t.told("Ada falls short"), "{gift}, {card}: the dice stood without a question");
    }
}

/// PR-GIFT-01
#[test]
fn a_spirit_that_is_kept_as_a_secret_is_a_spirit_all_the_same() {
    let mut t = band(&[("soldier", "chosen")]).secret(0, "lent-name").phase("prep").start();
    t.play(["wise", "spend/none", "invoke"]);
    assert!(t.told_only(0, "Ada succeeds (wise, 1 of 1)"));
}

/// PR-GIFT-02, PR-GIFT-03, PR-EX-20, PR-OPEN-41
#[test]
fn each_die_draws_one_token_to_the_quietest_zone_nearest_the_region_name() {
    let held =
        [("gather", 1), ("explore-1", 0), ("special", 0), ("explore-2", 2), ("rest", 0), ("settle", 1)];
    let scene = visit(band(&[("farmer", "chosen")]), "old-lintel");
    let scene = held.into_iter().fold(scene, |scene, (zone, n)| scene.presence(zone, n));
    let mut t = scene.dice([6, 6, 6]).start();
    t.play(["active", "spend/active/2", "invoke"]);
    let gathers =
        ["Presence gathers at Explore, near.", "Presence gathers at Deepwoods.", "Presence gathers at Rest."];
    assert_eq!(t.lines("Presence gathers"), gathers, "the 2nd, the 3rd, the 5th, in that order");
    assert_eq!(held.map(|(zone, _)| t.presence(zone)), [1, 1, 1, 2, 1, 1]);
    assert!(t.told("Ada succeeds (active, 3 of 3)"), "all three count as 1");
}

/// PR-GIFT-02
#[test]
fn the_fewest_are_counted_anew_for_every_token() {
    let scene = visit(band(&[("farmer", "chosen")]), "old-lintel").presence("gather", 0);
    let scene =
        ["explore-1", "special", "explore-2", "rest", "settle"].iter().fold(scene, |s, z| s.presence(z, 1));
    let mut t = scene.dice([6, 6, 6]).start();
    t.play(["active", "spend/active/2", "invoke"]);
    assert_eq!([t.presence("gather"), t.presence("explore-1"), t.presence("special")], [2, 2, 1]);
}

/// PR-OPEN-41
#[test]
fn a_table_may_make_invoking_cost_one_token_more_than_dice() {
    let mut t =
        visit(band(&[("farmer", "chosen")]), "old-lintel").option("invoke", "more").dice([6, 6]).start();
    t.play(["active", "spend/active/1", "invoke"]);
    assert_eq!(t.times("Presence gathers"), 3);
}

/// PR-OPEN-42
#[test]
fn invoking_is_decided_after_the_roll_and_before_the_flip() {
    let mut t = visit(band(&[("farmer", "chosen")]), "old-lintel").start();
    t.play(["strong", "spend/none"]);
    assert!(t.offers(0, "invoke"));
    assert!(t.told("Ada rolls 6"));
    assert!(!t.state().scene.as_ref().unwrap().flipped);
    assert!(!t.knows(0, "the stone finds your foot"));
}

/// PR-OPEN-42
#[test]
fn the_zones_that_count_are_the_printed_ones_and_slots_with_an_event() {
    let scene =
        band(&[("farmer", "chosen")]).event_on(1, "old-lintel").event_on(3, "flooded-mill").all_at("slot-1");
    let mut t = scene.presence("slot-1", 1).dice([6; 8]).start();
    t.play(["active", "spend/active/4", "invoke"]);
    assert_eq!(t.times("Presence gathers"), 5);
    assert_eq!(t.presence("slot-2"), 0, "an empty slot is no zone");
    let quiet = ["gather", "explore-1", "slot-3", "special", "explore-2"];
    assert_eq!(
        quiet.map(|zone| t.presence(zone)),
        [1; 5],
        "in their order, the slot with the mill among them"
    );

    let scene = ["gather", "explore-1", "special", "explore-2"]
        .iter()
        .fold(visit(band(&[("farmer", "chosen")]), "old-lintel"), |scene, zone| scene.presence(zone, 1));
    let mut t = scene.dice([6, 6]).start();
    t.play(["active", "spend/active/1", "invoke"]);
    assert_eq!([t.presence("rest"), t.presence("settle")], [1, 1], "two zones, each for itself");
}

// ---- woken ----

/// PR-GIFT-04, PR-GIFT-05, PR-EX-22
#[test]
fn the_woken_regain_no_core_tokens_by_resting_but_may_pick_them_on_a_success() {
    let woken = |die| {
        band(&[("advisor", "woken")]).all_tokens(0, [1, 1, 1, 1, 1, 1]).all_at("rest").dice([die]).start()
    };
    let t = woken(6);
    assert_eq!([t.tokens(0, "active"), t.tokens(0, "wise")], [1, 1], "no core tokens");
    let mut t = woken(1);
    t.play(["active"]);
    assert!(!t.offers(0, "active"), "two different traits");
    t.play(["wise"]);
    assert_eq!([t.tokens(0, "active"), t.tokens(0, "wise")], [2, 2], "the two free choices and nothing else");
    let mut t =
        band(&[("advisor", "seer")]).all_tokens(0, [1, 1, 1, 1, 1, 1]).all_at("rest").dice([6]).start();
    t.play(["spend/none"]); // augury
    assert_eq!(t.tokens(0, "wise"), 3, "anyone else regains both core tokens");
}

/// PR-GIFT-06, PR-EX-22
#[test]
fn in_every_keeping_phase_the_woken_regain_one_core_token() {
    let scene = band(&[("advisor", "woken")]).all_tokens(0, [1, 1, 1, 1, 1, 1]);
    let mut t = scene.at(0, "gather").phase("keeping").start();
    t.play(["eat"]);
    assert_eq!(t.keys(0), ["wise", "active"], "one of the two core traits");
    t.play(["active"]);
    assert_eq!([t.tokens(0, "active"), t.tokens(0, "wise")], [2, 1]);
    assert_eq!(t.state().round, 4, "one token, then time passes");
    t.play(["gather", "spend/none", "eat", "active"]);
    assert_eq!(t.tokens(0, "active"), 3, "and again in the next round");
    let scene = band(&[("advisor", "seer")]).all_tokens(0, [1, 1, 1, 1, 1, 1]).at(0, "gather");
    let mut t = scene.phase("keeping").start();
    t.play(["eat"]);
    assert_eq!((t.character(0).tokens, t.state().round), ([1; 6], 4), "nobody else does");
}

// ---- whisperer ----

/// An event comes to Ada the whisperer where she gathers.
fn whispering(faces: &[&str], cards: &[&str]) -> Play {
    let scene = band(&[("soldier", "whisperer"), ("farmer", "seer")]).at(0, "gather").at(1, "rest");
    scene.eventing("gather").presence("gather", 6).event_die(faces).draws(cards).start()
}

/// PR-GIFT-07
#[test]
fn the_whisperer_may_have_the_event_die_rolled_again() {
    let mut t = whispering(&["P", "S"], &["old-lintel"]);
    assert_eq!(t.keys(0), ["no", "yes"]);
    t.play(["yes"]);
    assert!(t.told("The event die, again: spirit."));
    assert!(t.told("Ada draws from the spirit deck."));
    let mut t = whispering(&["P", "S"], &["slow-cold"]);
    t.play(["no"]);
    assert!(t.told("Ada draws from the phenomenon deck."), "at the whisperer's discretion");
}

/// PR-GIFT-08
#[test]
fn the_second_result_stands() {
    let mut t = whispering(&["P", "L", "S"], &["seed-loft"]);
    t.play(["yes"]);
    assert!(t.told("Ada draws from the location deck."));
    assert!(t.offers(0, "strong") && !t.offers(0, "yes"), "the location is being met: no third roll");
}

/// PR-GIFT-07
#[test]
fn the_whisperer_has_no_say_in_what_comes_to_other_groups() {
    let scene = band(&[("soldier", "whisperer"), ("farmer", "seer")]).at(0, "gather").at(1, "rest");
    let mut t = scene.eventing("rest").presence("rest", 6).event_die(&["S"]).draws(&["old-lintel"]).start();
    assert!(t.told("The event die: spirit."));
    assert!(!t.is_asked(0));
    t.play(["1:strong"]);
}

/// PR-OPEN-43
#[test]
fn natures_tongue_speaks_in_exploring_too_once_for_each_roll() {
    let scene = band(&[("soldier", "whisperer"), ("farmer", "seer")]).all_at("explore-1");
    let mut t =
        scene.dice([1, 1]).event_die(&["S", "L", "S", "L"]).draws(&["seed-loft", "flooded-mill"]).start();
    t.play(["0:yes", "0:yes"]);
    assert_eq!((t.slot(1), t.slot(2)), (vec!["seed-loft"], vec!["flooded-mill"]));
}

/// PR-OPEN-43
#[test]
fn natures_tongue_speaks_in_the_deepwoods_and_against_a_scouts_result_too() {
    let mut t = band(&[("soldier", "whisperer")]).all_at("special").dice([1]).event_die(&["S", "P"]).start();
    t.play(["yes"]);
    assert!(t.told("The event die, again: phenomenon."));

    let scouted = json!([{ "zone": "gather", "die": 1, "event": "spirit" }]);
    let scene = band(&[("soldier", "whisperer")]).region("grassland").at(0, "gather").eventing("gather");
    let mut t = scene.presence("gather", 1).with("scouted", scouted).event_die(&["L"]).start();
    assert!(t.told("The event die: spirit."));
    t.play(["yes"]);
    assert!(t.told("The event die, again: location."));
}

// ---- seer ----

/// Ada the seer rests; her free die fails, then come the dice of augury.
fn augury(dice: [u32; 2]) -> Play {
    let scene = band(&[("soldier", "seer"), ("farmer", "woken")]).at(0, "rest").at(1, "gather");
    scene.acting("rest").resources(1, 0).dice([6]).dice(dice).start()
}

/// PR-GIFT-09, PR-GIFT-10
#[test]
fn a_resting_seer_may_spend_any_number_of_communing_tokens_and_rolls_as_many_dice() {
    let mut t = augury([5, 6]);
    assert_eq!(t.keys(0), ["spend/none", "spend/communing/1", "spend/communing/2"]);
    t.play(["spend/communing/2"]);
    assert!(t.told("Ada rolls 5 and 6 to see what will be"));
    assert_eq!(t.tokens(0, "communing"), 0);
    assert!(!t.offers(0, "spirit"), "no die of 4 or lower");
    let mut t = band(&[("soldier", "seer")]).all_at("gather").start();
    t.play(["spend/none"]);
    assert!(!t.offers(0, "spend/communing/1"), "only while resting");
    let t = band(&[("soldier", "chosen")]).all_at("rest").start();
    assert!(t.offers(0, "eat"), "only the seer: {}", t.open());
}

/// PR-GIFT-10
#[test]
fn one_die_of_four_or_lower_shows_the_top_two_cards_of_a_deck_of_choice() {
    for deck in ["spirit", "location", "occurrence", "phenomenon", "artifact"] {
        let mut t = augury([4, 5]);
        t.play(["spend/communing/2"]);
        assert_eq!(t.keys(0), ["spirit", "location", "occurrence", "phenomenon", "artifact"]);
        t.play([deck]);
        let view = t.view(0);
        let view = view["decks"].as_array().unwrap().iter().find(|d| d["name"] == deck).unwrap().clone();
        let depths: Vec<u64> =
            view["seen"].as_array().unwrap().iter().map(|s| s[0].as_u64().unwrap()).collect();
        assert_eq!(depths, [0, 1], "the top two of the {deck} deck");
    }
}

/// PR-GIFT-10
#[test]
fn the_seer_sees_the_fronts_whole_and_nobody_else_sees_anything() {
    let mut t = augury([1, 6]);
    t.play(["spend/communing/1", "spirit"]);
    let top: Vec<String> = t.undrawn("spirit").iter().rev().take(2).map(|c| (*c).to_owned()).collect();
    for id in top {
        let card = BOOK.card(table::Book::names(&**BOOK).find::<prelude::Card>(&id).unwrap());
        assert!(t.knows(0, &card.name) && !t.knows(1, &card.name), "{id}");
        assert!(!t.knows(1, &id));
        let option = &card.options[0].text;
        assert!(t.knows(0, option), "the front has the options too: {id}");
        assert!(!t.knows(1, option));
    }
}

/// PR-OPEN-60
#[test]
fn the_cards_go_back_in_the_same_order() {
    let mut t = augury([1, 6]);
    let before: Vec<String> = t.undrawn("location").iter().map(|c| (*c).to_owned()).collect();
    t.play(["spend/communing/1", "location"]);
    assert_eq!(t.undrawn("location"), before);
    let name =
        |id: &String| BOOK.card(table::Book::names(&**BOOK).find::<prelude::Card>(id).unwrap()).name.clone();
    let (first, second) = (name(&before[before.len() - 1]), name(&before[before.len() - 2]));
    assert!(t.told_only(0, &format!("first to last:\n{first}\n")));
    assert!(t.told_only(0, &format!("\n\n{second}\n")));
}

/// PR-OPEN-60, PR-GIFT-10
#[test]
fn a_secret_that_the_seer_saw_in_the_deck_stays_known_to_the_seer_and_hidden_from_the_rest() {
    let deck = |cards: &[&str]| json!({ "pile": cards, "discards": [] });
    let scene = band(&[("soldier", "seer"), ("farmer", "woken"), ("spouse", "chosen")]).at(0, "rest");
    let scene = scene.with("decks", json!([deck(&["crumb"]), deck(&[]), deck(&[]), deck(&[])]));
    let scene =
        scene.at(1, "slot-6").at(2, "gather").acting("rest").event_on(6, "salt-stair").presence("slot-6", 5);
    let mut t = scene.dice([6, 1, 1, 6, 6, 1]).event_die(&["S"]).start();
    t.play(["0:spend/communing/1", "0:spirit"]);
    assert!(t.told_only(0, "Crumb"), "on top of the deck");
    t.play(["1:strong", "1:spend/none"]);
    while t.secrets(1).is_empty() {
        let first = t.keys(1)[0].to_owned();
        t.play([format!("1:{first}").as_str()]);
    }
    assert_eq!(t.secrets(1), ["crumb"], "Bo drew it");
    assert_eq!(t.view(0)["seats"][1]["secrets_known"][0]["key"], "crumb", "what was seen is not forgotten");
    assert!(!t.knows(2, "Crumb"));
    assert!(!t.offers(0, "guess/1") && t.offers(2, "guess/1"), "and the seer keeps it: {}", t.open());
}

// ---- mage ----

/// Ada gathers with one keen token, so with two dice; Bo the mage spends a token for each of his.
fn bent(option: &str, magic: &[u32]) -> Play {
    let scene = band(&[("soldier", "seer"), ("spouse", "mage")]).tokens(1, "active", 0).tokens(1, "keen", 0);
    let scene = scene.all_at("gather").option("magic", option);
    let mut t = scene.dice(magic.iter().copied()).dice([5, 5, 5, 5, 5, 5]).start();
    let bid = format!("1:spend/communing/{}", magic.len());
    t.play(["0:spend/keen/1", bid.as_str()]);
    t
}

/// How many dice Ada rolled to gather.
fn rolled(t: &Play) -> usize {
    t.lines("Ada rolls").first().map_or(0, |line| line.matches('5').count())
}

/// PR-GIFT-12, PR-GIFT-13, PR-OPEN-01
#[test]
fn a_mage_die_of_four_or_lower_adds_a_die_and_one_of_two_or_lower_takes_one() {
    let dice = [1, 2, 3, 4, 5, 6].map(|die| rolled(&bent("printed", &[die])));
    assert_eq!(dice, [2, 2, 3, 3, 2, 2], "a 1 or 2 does both");
    assert_eq!((BOOK.numbers.magic_success, BOOK.numbers.magic_failure), (4, 2), "both thresholds are data");
}

/// PR-OPEN-01
#[test]
fn a_table_may_let_magic_fail_on_five_and_six_instead() {
    let dice = [1, 2, 3, 4, 5, 6].map(|die| rolled(&bent("high", &[die])));
    assert_eq!(dice, [3, 3, 3, 3, 1, 1]);
}

/// PR-GIFT-11, PR-EX-23
#[test]
fn the_mage_pays_any_number_of_communing_tokens_and_the_net_counts() {
    let t = bent("printed", &[1, 3, 6]);
    assert_eq!(rolled(&t), 3, "two successes, one failure: one die more than two");
    assert!(t.told("Magic gives Ada 1 more die."));
    assert!(bent("high", &[3, 4, 4]).told("Magic gives Ada 3 more dice."));
    assert!(bent("high", &[6, 1, 6]).told("Magic takes 1 die from Ada."));
    assert!(bent("high", &[6, 6]).told("Magic takes 2 dice from Ada."));
    assert!(bent("high", &[6, 1]).told("The magic changes nothing."));
    assert_eq!(t.tokens(1, "communing"), 0, "three of three spent");
}

/// PR-GIFT-11
#[test]
fn magic_needs_somebody_of_the_mages_group_who_bought_dice() {
    let two = || band(&[("soldier", "seer"), ("priest", "mage")]);
    let mut t = two().all_at("gather").start();
    t.play(["0:spend/none"]);
    assert!(!t.offers(1, "spend/communing/1"), "Ada bought none");
    t.play(["1:spend/keen/1"]);
    assert!(t.offers(1, "spend/communing/1"), "the mage's own dice count too");
    let mut t = two().at(0, "gather").at(1, "rest").acting("gather").start();
    t.play(["0:spend/keen/1"]);
    assert!(t.told("Ada rolls"), "the mage is elsewhere and was not asked");
    let mut t = two().all_at("gather").start();
    t.play(["0:spend/keen/1", "1:spend/none"]);
    assert_eq!(t.tokens(1, "communing"), 5, "and always optional");
}

/// PR-GIFT-14, PR-OPEN-45
#[test]
fn failures_take_the_free_die_too_but_never_more_dice_than_there_are() {
    let dice = |magic: &[u32]| {
        let t = bent("high", magic);
        (rolled(&t), t.told("Bo rolls 5 to gather"))
    };
    assert_eq!(dice(&[6]), (1, true));
    assert_eq!(dice(&[6, 6]), (0, true), "the free die goes as well");
    assert_eq!(dice(&[6, 6, 6]), (0, true), "the third failure is ignored, and touches nobody else's dice");
}

/// PR-GIFT-11, PR-OPEN-45
#[test]
fn magic_bends_avoiding_events_and_augury() {
    let two = || band(&[("soldier", "seer"), ("spouse", "mage")]);
    let mut t =
        two().tokens(1, "keen", 0).all_at("explore-1").dice([1, 6, 3, 6, 1]).event_die(&["S"]).start();
    t.play(["0:spend/keen/1", "1:spend/communing/1"]);
    assert!(t.told("Ada rolls 6 and 1 to slip past"), "avoidance");

    let mut t = visit(two(), "old-lintel").dice([3, 6, 6, 6]).start();
    t.play(["0:strong", "0:spend/strong/1", "1:spend/communing/1", "1:strong", "1:spend/none"]);
    assert!(t.told("Ada rolls 6, 6 and 6"), "an event");

    let mut t =
        two().tokens(0, "caring", 0).tokens(1, "caring", 0).all_at("rest").dice([6, 6, 3, 6, 1]).start();
    t.play(["0:spend/communing/1", "1:spend/communing/1"]);
    assert!(t.told("Ada rolls 6 and 1 to see what will be"), "augury");
}

/// PR-OPEN-45
#[test]
fn magic_is_decided_after_the_spend_and_before_the_roll() {
    let mut t = band(&[("soldier", "seer"), ("spouse", "mage")]).all_at("gather").start();
    t.play(["0:spend/keen/1"]);
    assert_eq!(t.tokens(0, "keen"), 0, "spent");
    assert!(t.offers(1, "spend/communing/1"));
    assert!(!t.told("rolls"), "and not rolled");
}

/// PR-OPEN-45
#[test]
fn magic_bends_insight() {
    let scene = band(&[("spouse", "empath"), ("soldier", "mage"), ("farmer", "seer")]).secret(2, "crumb");
    let mut t = scene.at(0, "gather").at(1, "gather").at(2, "gather").acting("gather").start();
    t.play(["0:insight/2"]);
    assert!(t.offers(1, "spend/communing/1"), "the empath spent tokens for dice in the mage's group");
}

// ---- empath ----

/// Ada the empath, Bo and Cy gather; Bo and Cy keep secrets. Her dice of insight come first.
fn insight(dice: [u32; 2]) -> Play {
    let scene = band(&[("spouse", "empath"), ("soldier", "seer"), ("farmer", "woken")]);
    let scene = scene.secret(1, "crumb").secret(2, "flake-that-stays").all_at("gather");
    scene.dice(dice).start()
}

/// PR-GIFT-15
#[test]
fn the_empath_may_spend_any_number_of_caring_tokens_and_rolls_as_many_dice() {
    let mut t = insight([5, 6]);
    for n in 2..=5 {
        assert!(t.offers(0, &format!("insight/{n}")));
    }
    assert!(!t.offers(1, "insight/2"), "nobody else has insight");
    t.play(["0:insight/2"]);
    assert!(t.told("Ada rolls 5 and 6 for insight"));
    assert_eq!(t.tokens(0, "caring"), 3);
    assert!(t.offers(0, "insight/3") && t.offers(0, "spend/none"), "the gathering waits; she may try again");
}

/// PR-GIFT-15, PR-OPEN-45
#[test]
fn one_token_of_insight_is_worth_spending_where_magic_can_make_it_two_dice() {
    let scene = band(&[("spouse", "empath"), ("soldier", "mage")]).secret(1, "crumb").all_at("gather");
    assert!(scene.start().offers(0, "insight/1"));
}

/// PR-OPEN-63
#[test]
fn until_they_choose_players_stay_in_the_groups_of_the_round_before() {
    let scene = |phase: &str| {
        let scene =
            band(&[("spouse", "empath"), ("soldier", "mage"), ("farmer", "woken")]).secret(1, "crumb");
        scene.at(0, "gather").at(1, "gather").at(2, "rest").phase(phase).start()
    };
    for phase in ["prep", "choose"] {
        let mut t = scene(phase);
        assert!(t.offers(0, "insight/2"), "{phase}: they still stand at the same place");
        t.play(["0:insight/2"]);
        assert!(t.offers(1, "spend/communing/1"), "{phase}: the mage of that group is asked");
    }
    let mut t = scene("choose");
    t.play(["0:rest"]);
    assert!(!t.offers(0, "insight/2"), "the empath has gone");
    t.play(["1:rest"]);
    assert!(t.offers(0, "insight/2"), "and the other has followed: {}", t.open());
}

/// PR-OPEN-63
#[test]
fn who_was_elsewhere_in_the_round_before_is_no_group_in_prep() {
    let scene = band(&[("spouse", "empath"), ("soldier", "seer")]).secret(1, "crumb");
    let t = scene.at(0, "gather").at(1, "rest").phase("prep").start();
    assert!(!t.offers(0, "insight/2"));
}

/// PR-GIFT-15
#[test]
fn insight_is_there_in_every_other_phase() {
    let three = || {
        let scene =
            band(&[("spouse", "empath"), ("soldier", "seer"), ("farmer", "woken")]).secret(1, "crumb");
        scene.at(0, "gather").at(1, "gather").at(2, "gather")
    };
    assert!(three().phase("prep").start().offers(0, "insight/2"), "while Bo meets a secret");
    let mut choosing = three().phase("choose").start();
    choosing.play(["0:gather", "1:gather"]);
    assert!(choosing.offers(0, "insight/2"), "while zones are chosen, with those who go the same way");
    assert!(three().acting("gather").start().offers(0, "insight/2"), "while others buy dice");
    let event = three().eventing("gather").presence("gather", 6).event_die(&["S"]).draws(&["old-lintel"]);
    assert!(event.start().offers(0, "insight/2"), "while an event is met");
}

/// PR-GIFT-15
#[test]
fn insight_is_there_in_the_keeping_phase_too() {
    let scene = band(&[("spouse", "empath"), ("soldier", "seer")]).secret(1, "crumb");
    let t = scene.at(0, "gather").at(1, "gather").phase("keeping").start();
    assert!(t.offers(0, "eat"));
    assert!(t.offers(0, "insight/2"), "at any time");
}

/// PR-GIFT-16
#[test]
fn two_dice_of_four_or_lower_show_one_secret_of_the_group() {
    let mut t = insight([4, 5]);
    t.play(["0:insight/2"]);
    assert!(!t.offers(0, "1/1"), "one success is not enough");
    let mut t = insight([4, 4]);
    t.play(["0:insight/2"]);
    assert_eq!(t.own(0), ["1/1", "2/1"], "Bo's or Cy's");
    t.play(["0:1/1"]);
    assert!(t.told_only(0, "Bo's secret is Crumb."));
    assert_eq!(t.view(0)["seats"][1]["secrets_known"][0]["key"], "crumb");
    assert!(t.knows(0, "Let it sniff out what you owe"), "the front with its options");
    assert!(!t.knows(0, "A Flake That Stays") && !t.knows(0, "snowflake"), "one secret, not both");
    assert!(!t.knows(2, "Crumb"), "Cy learns nothing");
}

/// PR-GIFT-16, PR-SECRET-08
#[test]
fn insight_is_not_wasted_on_what_the_empath_knows_already() {
    let scene = band(&[("spouse", "empath"), ("soldier", "seer"), ("farmer", "woken")]).secret(1, "crumb");
    let scene = scene.open_secret(1, "hidden-larder").secret(2, "flake-that-stays").secret(2, "cannot-read");
    let mut t = scene.all_at("gather").dice([1, 1, 1, 1]).start();
    t.play(["0:insight/2"]);
    assert_eq!(t.own(0), ["1/1", "2/1", "2/2"], "everybody has read Bo's other one");
    t.play(["0:1/1", "0:insight/2"]);
    assert_eq!(t.own(0), ["2/1", "2/2"], "and now she has seen this one");
}

/// PR-GIFT-16
#[test]
fn insight_reaches_only_members_of_the_empaths_group() {
    let scene = band(&[("spouse", "empath"), ("soldier", "seer")]).secret(1, "crumb");
    let t = scene.at(0, "gather").at(1, "rest").acting("gather").start();
    assert!(t.offers(0, "spend/none") && !t.offers(0, "insight/2"));
    let scene = band(&[("spouse", "empath"), ("soldier", "seer"), ("farmer", "woken"), ("priest", "mage")]);
    let scene = scene.secret(1, "crumb").secret(2, "flake-that-stays").secret(3, "cannot-read");
    let scene = scene.all_at("gather").at(3, "rest").acting("gather").dice([1, 1]);
    let mut t = scene.start();
    t.play(["0:insight/2"]);
    assert_eq!(t.own(0), ["1/1", "2/1"], "not Dee's, who rests");
}

/// PR-GIFT-17
#[test]
fn what_insight_shows_is_not_discovered_and_others_can_still_discover_it() {
    let mut t = insight([1, 1]);
    t.play(["0:insight/2", "0:1/1"]);
    let secret = t.character(1).secrets[0];
    assert!(!secret.discovered && !secret.open);
    assert!(!t.told("your pocket squeaks"), "no discovery text");
    assert!(!t.offers(0, "guess/1"), "the empath has to keep it, and cannot claim to have guessed it");
    assert!(t.offers(1, "tell/crumb") && t.offers(2, "guess/1"));
    t.play(["2:guess/1", "2:crumb"]);
    assert!(t.character(1).secrets[0].discovered, "Cy knows it now");
    assert!(t.told("your pocket squeaks"));
}
