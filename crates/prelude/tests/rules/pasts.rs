//! The six pasts and what they can do: protect, craft, bounty, advise, prayer and tending.

use crate::common::{BOOK, Play, Scene, band};
use serde_json::json;

/// Everyone visits this card on the first slot.
fn visit(scene: Scene, card: &str) -> Scene {
    scene.event_on(1, card).all_at("slot-1")
}

fn health(t: &Play, seat: u8) -> u8 {
    t.character(seat).health()
}

fn morale(t: &Play, seat: u8) -> u8 {
    t.character(seat).morale()
}

/// PR-PAST-01, PR-PAST-04, PR-PAST-06, PR-PAST-08, PR-PAST-09, PR-PAST-10
#[test]
fn every_past_has_its_core_trait_and_one_ability() {
    let printed = [
        ("soldier", "strong", "Protect"),
        ("farmer", "active", "Craft"),
        ("forester", "keen", "Bounty"),
        ("advisor", "wise", "Advise"),
        ("priest", "communing", "Prayer"),
        ("spouse", "caring", "Tending"),
    ];
    for (past, core, ability) in printed {
        let view = band(&[(past, "seer")]).start().view(0);
        assert_eq!(view["seats"][0]["past"]["core"], core);
        assert_eq!(view["seats"][0]["past"]["ability"], ability);
    }
}

/// PR-OPEN-54
#[test]
fn nobody_can_choose_a_past_or_gift_that_is_taken() {
    let nobody = json!({ "past": null, "gift": null, "tokens": [0, 0, 0, 0, 0, 0], "resources": 0,
        "artifacts": [], "secrets": [], "zone": null, "guarded": [false, false], "guessed": false });
    let scene = band(&[("soldier", "seer"); 3]).phase("setup");
    let mut t = scene.with("characters", json!([nobody, nobody, nobody])).start();
    assert!(t.offers(0, "past/soldier") && t.offers(1, "past/soldier"), "both may want it");
    t.play(["0:past/soldier", "1:gift/mage"]);
    assert!(!t.offers(2, "past/soldier") && !t.offers(2, "gift/mage"));
    assert!(t.offers(2, "past/farmer") && t.offers(2, "gift/chosen"));
    t.play(["2:past/farmer"]);
    let (a, b, c) = (t.character(0), t.character(1), t.character(2));
    assert!(a.past != b.past && b.past != c.past, "what is dealt is none of those taken");
    assert!(a.gift != b.gift && b.gift != c.gift && a.gift != c.gift);
}

// ---- soldier ----

/// Ada the soldier and two others before Old Lintel. Bo fails where it hurts most.
fn lintel() -> Scene {
    let scene = band(&[("soldier", "seer"), ("farmer", "woken"), ("spouse", "whisperer")]);
    visit(scene, "old-lintel").dice([1, 6, 6, 6])
}

const BO_BUILDS_A_WALL: [&str; 6] =
    ["0:strong", "0:spend/none", "1:active", "1:spend/active/1", "2:active", "2:spend/none"];

/// PR-PAST-01, PR-PAST-02
#[test]
fn a_soldier_who_was_strong_cancels_what_a_spirit_does_to_one_other() {
    let mut t = lintel().start();
    let (bo, cy) = ((health(&t, 1), morale(&t, 1)), health(&t, 2));
    t.play(BO_BUILDS_A_WALL);
    assert_eq!(t.keys(0), ["nobody", "seat/1", "seat/2"], "one other player, not the soldier");
    t.play(["0:seat/1"]);
    assert_eq!(
        (health(&t, 1), morale(&t, 1)),
        (bo.0 - 1, bo.1),
        "only the active token that Bo spent is gone"
    );
    assert!(t.offers(2, "keen"), "Cy still has to lose health");
    t.play(["2:keen"]);
    assert_eq!(health(&t, 2), cy - 1);
}

/// PR-PAST-02
#[test]
fn the_soldier_may_also_protect_nobody() {
    let mut t = lintel().start();
    t.play(BO_BUILDS_A_WALL).play(["0:nobody"]);
    assert!(t.offers(1, "strong") && t.asked(1).prompt.contains("health"), "then Bo has to lose health");
}

/// PR-PAST-02
#[test]
fn protection_holds_against_what_the_card_does_through_others_too() {
    let scene =
        band(&[("soldier", "seer"), ("farmer", "woken"), ("spouse", "whisperer")]).tokens(1, "active", 4);
    let mut t = visit(scene, "small-hours").dice([1, 6, 1, 1, 1]).start();
    t.play(["0:strong", "0:spend/none", "1:strong", "1:spend/none", "2:keen", "2:spend/keen/2", "0:seat/1"]);
    assert!(t.told("Cy succeeds (keen"), "group token +1");
    assert_eq!(t.tokens(1, "active"), 4, "the encounter has no effects whatsoever on Bo");
}

/// PR-PAST-01
#[test]
fn there_is_no_protection_without_a_strong_success_against_a_spirit() {
    let answers = |of| [format!("0:{of}"), "0:spend/none".into(), "1:strong".into(), "1:spend/none".into()];
    let two = || band(&[("soldier", "seer"), ("farmer", "woken")]);
    for (card, of, die) in [
        ("old-lintel", "strong", 6),  // fell short
        ("old-lintel", "active", 1),  // not a strong option
        ("asks-the-hour", "wise", 1), // reached, but not a strong option
        ("seed-loft", "strong", 1),   // a location
    ] {
        let mut t = visit(two(), card).dice([die, 1, 1, 1]).start();
        t.play(answers(of).iter().map(String::as_str));
        assert!(!t.offers(0, "nobody"), "{card}, {of}, {die}");
    }
    let mut t = visit(band(&[("farmer", "seer"), ("spouse", "woken")]), "old-lintel").dice([1, 1]).start();
    t.play(answers("strong").iter().map(String::as_str));
    assert!(!t.offers(0, "nobody"), "no soldier");
    let mut t = visit(two(), "old-lintel").dice([1, 1]).start();
    t.play(answers("strong").iter().map(String::as_str));
    assert!(t.offers(0, "nobody"), "only so");
}

/// PR-PAST-03
#[test]
fn the_soldier_decides_after_the_back_was_seen() {
    let mut t = lintel().start();
    t.play(BO_BUILDS_A_WALL);
    assert!(t.offers(0, "seat/1"));
    assert!(t.told("It stands until he knocks."), "what would happen to Bo is known");
}

// ---- farmer ----

/// PR-PAST-04, PR-PAST-05
#[test]
fn a_farmer_who_settles_with_active_tokens_and_rolls_a_one_crafts_a_tool() {
    let scene = band(&[("farmer", "seer")]).all_at("settle").dice([6, 1]);
    let mut t = scene.draws(&["oven-tile", "linen-sill", "smith-apron"]).start();
    let rest = |t: &Play| -> Vec<String> {
        let drawn = ["oven-tile", "linen-sill", "smith-apron"];
        t.undrawn("artifact").iter().filter(|c| !drawn.contains(c)).map(|c| (*c).to_owned()).collect()
    };
    let before = rest(&t);
    t.play(["spend/active/1", "yes"]);
    assert_eq!(t.artifacts(0), ["smith-apron"], "spells were passed over");
    assert!(t.undrawn("artifact").contains(&"oven-tile") && t.undrawn("artifact").contains(&"linen-sill"));
    assert!(t.discards("artifact").is_empty());
    assert_ne!(rest(&t), before, "the deck was shuffled");
}

/// PR-PAST-04
#[test]
fn crafting_is_the_farmers_choice() {
    let mut t = band(&[("farmer", "seer")]).all_at("settle").dice([1, 6]).start();
    t.play(["spend/active/1"]);
    assert_eq!(t.keys(0), ["yes", "no"], "the free die counts as well");
    t.play(["no"]);
    assert!(t.artifacts(0).is_empty());
    assert_eq!(t.undrawn("artifact").len(), 24);
}

/// PR-PAST-04
#[test]
fn nothing_is_crafted_without_the_one_the_token_the_settling_or_the_farmer() {
    for (past, zone, bid, dice) in [
        ("farmer", "settle", "spend/active/1", [2, 2]),
        ("farmer", "settle", "spend/none", [1, 1]),
        ("farmer", "gather", "spend/active/1", [1, 1]),
        ("soldier", "settle", "spend/active/1", [1, 1]),
    ] {
        let mut t = band(&[(past, "seer")]).all_at(zone).dice(dice).start();
        t.play([bid]);
        assert!(!t.offers(0, "yes"), "{past}, {zone}, {bid}, {dice:?}");
    }
}

// ---- forester ----

/// Ada the forester and Bo gather in the forest (value 5), Ada with one keen token: her two dice, then his.
fn gathering(dice: [u32; 3]) -> Play {
    let scene = band(&[("forester", "seer"), ("soldier", "chosen")]).resources(0, 0).resources(1, 0);
    let mut t = scene.all_at("gather").dice(dice).start();
    t.play(["0:spend/keen/1", "1:spend/none"]);
    t
}

/// PR-PAST-06
#[test]
fn without_a_keen_token_or_a_success_there_is_no_bounty() {
    let scene = band(&[("forester", "seer"), ("soldier", "chosen")]).resources(0, 0).all_at("gather");
    let mut t = scene.dice([3, 5, 2]).start();
    t.play(["0:spend/active/1", "1:spend/none"]);
    assert_eq!(t.resources(0), 2, "active tokens give dice, not bounty");
    assert_eq!(gathering([6, 6, 2]).resources(0), 0, "no success");
}

/// PR-PAST-06
#[test]
fn nobody_else_has_bounty() {
    let scene = band(&[("soldier", "chosen"), ("forester", "seer")]).resources(0, 0).resources(1, 0);
    let mut t = scene.all_at("gather").dice([3, 5, 2]).start();
    t.play(["0:spend/keen/1", "1:spend/none"]);
    assert_eq!([t.resources(0), t.resources(1)], [2, 4], "the keen soldier's 3 is not the lowest die");
}

/// PR-PAST-07, PR-EX-09
#[test]
fn if_the_foresters_lowest_die_has_the_groups_bonus_the_second_lowest_gives_bounty() {
    let t = gathering([1, 3, 4]);
    assert!(t.told("Ada gains 5 resources but has no room for 3 more."), "2 + 4 + 2");
    assert_eq!(t.resources(1), 1);
}

/// PR-OPEN-15
#[test]
fn bounty_never_looks_at_other_players_dice_or_dice_above_the_value() {
    assert_eq!(gathering([1, 6, 3]).resources(0), 5, "1 + 4; the second lowest of hers is a 6");
    let scene = band(&[("forester", "seer"), ("spouse", "mage")]).option("magic", "high");
    let mut t = scene.resources(0, 0).all_at("gather").dice([6, 2, 3]).start();
    t.play(["0:spend/keen/1", "1:spend/communing/1", "1:spend/none"]);
    assert!(!t.told("Ada rolls 2 and"));
    assert_eq!(t.resources(0), 4, "1 + 3; magic left her without a second die");
}

/// PR-OPEN-13, PR-OPEN-15
#[test]
fn on_a_tie_the_group_picks_who_gets_the_bonus_and_bounty_follows() {
    let mut t = gathering([2, 4, 2]);
    assert_eq!(t.keys(0), ["seat/0", "seat/1"]);
    assert_eq!(t.keys(1), ["seat/0", "seat/1"], "either may say it for the group");
    t.play(["1:seat/1"]);
    assert_eq!(t.resources(1), 4, "1 + 3");
    assert_eq!(t.resources(0), 5, "2 + bounty of 3 on her lowest");
    let mut t = gathering([2, 4, 2]);
    t.play(["0:seat/0"]);
    assert_eq!(t.resources(1), 1);
    assert!(t.told("Ada gains 5 resources but has no room for 1 more."), "2 + 3 + bounty of 1 on the 4");
}

// ---- advisor ----

/// Ada visits, Bo the advisor rests.
fn advised(card: &str) -> Scene {
    let scene = band(&[("soldier", "seer"), ("advisor", "woken")]).event_on(1, card);
    scene.at(0, "slot-1").at(1, "rest").acting("slot-1")
}

/// PR-PAST-08, PR-OPEN-44
#[test]
fn the_advisor_pays_wise_tokens_for_a_visitor_even_from_afar() {
    let mut t = advised("old-lintel").dice([1, 1, 6]).start();
    let wise = t.tokens(1, "wise");
    t.play(["0:wise", "0:spend/none"]);
    assert_eq!(t.keys(1)[..3], ["spend/none", "spend/wise/1", "spend/wise/2"]);
    t.play(["1:spend/wise/2"]);
    assert!(t.told("Ada rolls 1, 1 and 6"), "each token is a die for Ada");
    assert!(t.told("Ada succeeds (wise, 2 of 2)"));
    assert_eq!((t.tokens(1, "wise"), t.tokens(0, "wise")), (wise - 2, 2));
}

/// PR-PAST-08
#[test]
fn advice_is_for_others_for_wise_options_and_for_visits() {
    let mut t = advised("old-lintel").start();
    t.play(["0:strong", "0:spend/none"]);
    assert!(t.told("Ada rolls"), "a strong option: Bo was not asked");

    let mut t = band(&[("advisor", "seer")]).event_on(1, "old-lintel").all_at("slot-1").start();
    t.play(["wise", "spend/none"]);
    assert!(t.told("Ada rolls"), "the advisor has nobody else to advise");

    let scene = band(&[("soldier", "seer"), ("advisor", "woken")]).at(0, "gather").at(1, "rest");
    let scene = scene.eventing("gather").presence("gather", 6);
    let mut t = scene.event_die(&["S"]).draws(&["old-lintel"]).start();
    t.play(["0:wise", "0:spend/none"]);
    assert!(t.told("Ada rolls"), "the event came to Ada: no visit");
}

// ---- priest ----

/// Ada the priest at the Two Hills, whose communing option takes morale for each failed die; all her morale
/// is communing.
fn hills(gift: &str) -> Scene {
    visit(band(&[("priest", gift)]).all_tokens(0, [2, 0, 0, 0, 4, 0]), "two-hills")
}

/// PR-PAST-09, PR-OPEN-40
#[test]
fn prayer_takes_one_failed_die_away_as_if_it_had_not_been_rolled() {
    let mut t = hills("whisperer").dice([6]).start();
    t.play(["communing", "spend/none"]);
    assert_eq!(t.tokens(0, "communing"), 4, "no failed die is left to cost morale");
    let mut t = hills("whisperer").dice([6, 6, 1]).start();
    t.play(["communing", "spend/communing/1"]);
    assert_eq!(
        t.tokens(0, "communing"),
        2,
        "one token spent and not returned, one lost to the other failed die"
    );
    assert!(t.told("Ada falls short (communing, 0 of 2)"), "removed, not rolled again");
    let mut t = hills("whisperer").dice([4, 6]).start();
    t.play(["communing", "spend/communing/1"]);
    assert!(
        t.told("Ada prays: the 6 does not count.") && t.told("(communing, 1 of 2)"),
        "a 4 has not failed"
    );
}

/// PR-PAST-09
#[test]
fn nobody_else_has_prayer() {
    let scene = band(&[("soldier", "mage")]).all_tokens(0, [2, 0, 0, 0, 3, 0]);
    let mut t = visit(scene, "two-hills").dice([6]).start();
    t.play(["communing", "spend/none"]);
    assert_eq!(t.tokens(0, "communing"), 2);
}

/// PR-OPEN-40, PR-PAST-09
#[test]
fn a_table_may_let_prayer_roll_the_failed_die_again() {
    let priest = || visit(band(&[("priest", "seer")]).option("prayer", "reroll"), "last-mower");
    let mut t = priest().dice([6, 1]).start();
    t.play(["communing", "spend/none"]);
    assert!(t.told("Ada succeeds (communing, 1 of 1)"));
    let mut t = priest().dice([6, 1]).start();
    t.play(["strong", "spend/none"]);
    assert!(
        t.told("Ada falls short (strong, 0 of 2)"),
        "communing tokens buy no dice for a strong option: no prayer"
    );
}

/// PR-OPEN-39
#[test]
fn prayer_serves_spells_as_well() {
    let scene = band(&[("priest", "seer")]).all_tokens(0, [2, 0, 0, 0, 4, 0]);
    let mut t = scene.holds(0, "coming-home-call").phase("prep").dice([6, 6]).start();
    t.play(["cast/coming-home-call", "communing", "spend/communing/1"]);
    assert_eq!(t.presence("gather"), 1, "one for each failed die: of two, one was prayed away");
}

/// PR-OPEN-39
#[test]
fn prayer_serves_augury_as_well() {
    let scene = band(&[("priest", "seer")]).option("prayer", "reroll").all_at("rest");
    let mut t = scene.dice([6, 6, 1]).start();
    t.play(["spend/communing/1"]);
    assert!(t.offers(0, "spirit"), "the 6 was rolled again");
    let scene = band(&[("priest", "seer")]).option("prayer", "reroll").all_at("rest");
    let mut t = scene.dice([6, BOOK.numbers.augury_success, 6, 6]).start();
    t.play(["spend/communing/2"]);
    assert!(t.offers(0, "spirit"), "a die that succeeded stays as it is");
}

/// PR-OPEN-39
#[test]
fn prayer_serves_magic_as_well() {
    let scene = band(&[("priest", "mage")]).option("magic", "high").all_at("gather").dice([6, 6, 6]);
    let mut t = scene.start();
    t.play(["spend/keen/1", "spend/communing/2"]);
    assert!(t.told("Ada rolls 6 to gather"), "two dice bought, one failure prayed away, one left");
}

/// PR-PAST-09
#[test]
fn prayer_is_a_choice_and_never_costs_the_priest_an_invocation() {
    let mut t = hills("chosen").tokens(0, "communing", 3).dice([5, 6]).start();
    t.play(["communing", "spend/communing/1"]);
    assert!(t.offers(0, "invoke"));
    t.play(["invoke"]);
    assert!(
        t.told("Ada succeeds (communing, 2 of 2)"),
        "both dice count as 1: the priest need not take one away"
    );
}

// ---- spouse ----

/// Ada rests with Bo, who lacks three active tokens, and spends three caring: her free die, her three, his.
fn tending(past: &str, dice: [u32; 3]) -> Play {
    let scene =
        band(&[(past, "empath"), ("farmer", "woken")]).tokens(1, "active", 2).resources(0, 0).resources(1, 0);
    let mut t = scene.all_at("rest").dice([6]).dice(dice).start();
    t.play(["0:spend/caring/3", "1:spend/none"]);
    t
}

/// PR-PAST-10, PR-EX-21
#[test]
fn one_success_makes_all_of_the_spouses_tending_dice_succeed() {
    assert_eq!(tending("spouse", [5, 2, 6]).times("Ada tends Bo."), 3);
    assert_eq!(tending("spouse", [5, 5, 6]).times("Ada tends Bo."), 0, "without one, none does");
    assert_eq!(tending("priest", [5, 2, 6]).times("Ada tends Bo."), 1, "others tend die by die");
}

/// PR-PAST-10
#[test]
fn the_tended_regain_a_token_for_each_die() {
    let t = tending("spouse", [5, 2, 6]);
    assert_eq!(t.tokens(1, "active"), 5);
    assert_eq!(
        t.tokens(0, "caring"),
        5 - 3 + 2,
        "the spouse has only the two core tokens of an empath spouse"
    );
}
