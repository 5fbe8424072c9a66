//! A challenge, step by step (SG-CHAL).

use super::*;

/// SG-CHAL-01, SG-CHAL-12, SG-CHAL-17, SG-CHAL-19, SG-FAIL-01, SG-EX-12: equal is enough, one less is not.
#[test]
fn a_total_that_is_equal_succeeds() {
    // Captain Odessa and Laurent have 1 strength each.
    let mut t = tries(players(1).fate([3]), "strength 5", "health -3");
    t.play(["take/odessa", "take/laurent", "go"]);
    assert!(t.told("STRENGTH 5: 5. Success.") && won(&t) && wounds(&t) == 0, "{}", t.open());
    let mut t = tries(players(1).fate([2]), "strength 5", "health -3");
    t.play(["take/odessa", "take/laurent", "go", "odessa", "odessa", "laurent"]);
    assert!(t.told("STRENGTH 5: 4. Failure.") && !won(&t));
    assert_eq!((t.mate("odessa").damage, t.mate("laurent").damage, wounds(&t)), (2, 1, 3));
}

/// SG-CHAL-02, SG-CHAL-05, SG-CHAL-07, SG-TERM-01: their own, and the captain.
#[test]
fn the_active_player_chooses_among_their_crew_and_the_captain() {
    let mut t = tries(players(2), "strength 5", "health -1");
    assert_eq!(t.own(0), ["take/odessa", "go", "take/audrie", "take/gregory", "take/kannan", "take/kasumi"]);
    t.play(["take/odessa", "take/kasumi"]);
    assert_eq!(t.own(0), ["go", "take/audrie", "take/gregory", "take/kannan"], "nobody takes part twice");
    let mut t = tries(players(2).with("active", json!(1)), "strength 5", "health -1");
    assert_eq!(
        t.own(1),
        ["take/mac", "take/odessa", "take/laurent", "take/rafael", "go", "take/marco"],
        "the captain is the active player's"
    );
    t.play(["take/odessa", "take/laurent", "take/mac", "take/marco", "take/rafael"]);
    assert!(!t.offers("take/odessa"));
}

/// SG-CHAL-03, SG-FAT-03, SG-FAT-05: one is no hindrance.
#[test]
fn two_fatigue_keep_somebody_out_of_a_challenge() {
    let t =
        tries(players(1).mate("mac", "fatigue", 2).mate("laurent", "fatigue", 1), "strength 5", "health -1");
    assert!(!t.offers("take/mac") && t.offers("take/laurent"));
    assert!(t.label("take/laurent").contains("+1 strength"), "one changes nothing");
    let t = {
        let mut t = players(1).mate("mac", "fatigue", 2).start();
        t.play(["travel"]);
        t
    };
    assert!(!t.offers("take/mac") && t.offers("take/kasumi"), "{}", t.open());
}

/// SG-CHAL-04, SG-DMG-03, SG-DMG-05: one health is enough.
#[test]
fn nobody_takes_part_at_0_health() {
    let t =
        tries(players(1).mate("mac", "damage", 8).mate("laurent", "damage", 6), "strength 5", "health -1");
    assert!(!t.offers("take/mac") && t.offers("take/laurent"));
    let mut t = players(1).mate("mac", "damage", 8).start();
    t.play(["travel"]);
    assert!(!t.offers("take/mac") && t.offers("take/kasumi"));
}

/// SG-CHAL-06, SG-FAT-01: those who take part, and nobody else, however it goes.
#[test]
fn taking_part_costs_fatigue_success_or_not() {
    for (fate, wins) in [(5, true), (1, false)] {
        let mut t = tries(players(1).fate([fate]), "strength 4", "ship -1");
        t.play(["take/odessa", "take/laurent", "go"]);
        assert_eq!(won(&t), wins);
        assert_eq!((t.mate("odessa").fatigue, t.mate("laurent").fatigue, t.mate("mac").fatigue), (1, 1, 0));
    }
}

/// SG-CHAL-08, SG-CHAL-10, SG-CMD-07, SG-EX-13: one command for all of hers.
#[test]
fn another_player_helps_for_one_command_in_all() {
    let mut t = tries(players(2).has(1, "command", 2).fate([6]), "strength 9", "health -1");
    let asks = |t: &Play| t.asked(1).prompt.clone();
    let leads = |t: &Play| t.asked(0).prompt.clone();
    assert!(leads(&t).ends_with(" Bo can help, which costs command."), "{}", leads(&t));
    t.play(["0:take/odessa"]);
    assert!(asks(&t).contains("does one of yours help? 1 command for all of them."), "{}", asks(&t));
    t.play(["1:take/mac"]);
    assert!(asks(&t).contains("does another of yours help?"), "{}", asks(&t));
    assert!(!leads(&t).contains("can help"), "it is known by now: {}", leads(&t));
    t.play(["1:take/laurent", "0:go", "0:enough"]);
    assert_eq!((held(&t, 0), held(&t, 1)), (0, 1));
    assert!(t.told("Bo pays 1 command.") && !t.told("pays 0 command"), "and nobody else pays");
    assert_eq!(["odessa", "mac", "laurent"].map(|c| t.mate(c).fatigue), [1, 1, 1]);
    assert!(t.told("STRENGTH 9: 10. Success."));
    assert_eq!(t.state().command_left(), 13, "to the supply");
    // Of Bo's crew only Rafael perceives anything.
    let bo = || players(2).has(1, "command", 2);
    assert!(leads(&tries(bo(), "perception 9", "health -1")).contains("Bo can help"));
    let without = tries(bo().mate("rafael", "damage", 6), "perception 9", "health -1");
    assert!(!leads(&without).contains("can help"), "{}", leads(&without));
}

/// SG-CHAL-09, SG-CMD-11
#[test]
fn each_helper_pays_their_own_command() {
    let mut t =
        tries(players(3).has(1, "command", 1).has(2, "command", 1).fate([3]), "strength 7", "health -1");
    t.play(["1:take/mac", "2:take/rafael", "0:take/odessa", "0:go"]);
    assert_eq!((held(&t, 1), held(&t, 2)), (0, 0));
    assert!(t.told("STRENGTH 7: 7. Success."));
    let t = tries(players(3).has(0, "command", 3).has(1, "command", 1), "strength 7", "health -1");
    assert!(t.is_asked(1) && !t.is_asked(2), "Cy has nothing to pay with, and nobody else pays");
}

/// SG-CHAL-11, SG-SKILL-07, SG-EQUIP-05, SG-EQUIP-06, SG-STATUS-06, SG-OPEN-27: board, cards and level cards, less 2 when weakened.
#[test]
fn a_skill_counts_board_cards_and_level_cards() {
    let scene = || {
        players(1).mate("mac", "cards", ["brace", "iron-grip"]).mate("mac", "levels", ["mac-furnace-arms"])
    };
    let mut t = tries(scene().fate([2]), "strength 8", "health -1");
    assert!(t.label("take/mac").contains("+5 strength"), "{}", t.label("take/mac"));
    t.play(["take/mac", "take/laurent", "go"]);
    assert!(t.told("STRENGTH 8: 8. Success."));
    let mut t = tries(scene().mate("mac", "statuses", ["weakened"]).fate([2]), "strength 6", "ship -1");
    assert!(t.label("take/mac").contains("+3 strength"));
    t.play(["take/mac", "take/laurent", "go"]);
    assert!(t.told("STRENGTH 6: 6. Success."));
    let t = tries(players(1).mate("mac", "cards", ["triage"]), "strength 6", "health -1");
    assert!(t.label("take/mac").contains("+2 strength"), "a card of another skill adds nothing");
}

/// SG-STATUS-06, SG-OPEN-20
#[test]
fn a_weakened_skill_is_never_below_nothing() {
    let mut t =
        tries(players(1).mate("odessa", "statuses", ["weakened"]).fate([4]), "strength 4", "health -1");
    assert!(t.label("take/odessa").contains("+0 strength"));
    t.play(["take/odessa", "go"]);
    assert!(t.told("STRENGTH 4: 4. Success."));
}

/// SG-CHAL-13, SG-FATE-08: first who, then fate, then what changes it.
#[test]
fn those_who_take_part_are_fixed_before_fate_is_drawn() {
    let mut t =
        tries(players(2).has(0, "command", 1).has(1, "command", 1).fate([2]), "strength 5", "health -1");
    assert!(t.keys(1).contains(&"take/mac"));
    assert!(!t.offers("use/gear/0/0") && !t.offers("enough"), "there is no fate to change yet");
    t.play(["0:take/odessa", "0:go"]);
    assert!(!t.keys(1).iter().chain(&t.keys(0)).any(|key| key.starts_with("take/")), "{}", t.open());
    assert!(t.keys(1).contains(&"use/gear/0/0") && t.offers("enough"));
}

/// SG-CHAL-14, SG-ADV-03, SG-ADV-06, SG-ADVC-04, SG-OPEN-08: Gloria's three savvy, when fate is known.
#[test]
fn cards_are_used_when_fate_is_known() {
    let mut t = tries(players(1).has(0, "command", 1).fate([1]), "savvy 5", "health -1");
    t.play(["take/gregory", "go"]);
    assert!(t.asked(0).prompt.contains("you have 2"), "{}", t.open());
    t.play(["use/gloria/0/0"]);
    assert_eq!((laid(&t, "gloria"), held(&t, 0)), (1, 0));
    assert!(t.told("SAVVY 5: 5. Success."), "{}", t.open());
}

/// SG-ADV-05: a card that always adds to one skill adds to no other, whoever takes part. One that helps in hazards adds to no other
/// challenge.
#[test]
fn what_a_card_always_adds_is_for_its_own_kind_of_challenge() {
    for (test, told) in [("strength 5", "STRENGTH 5: 5. Success."), ("savvy 5", "SAVVY 5: 3. Failure.")] {
        let mut t = tries(gear_says(players(1), "always: strength 2").fate([3]), test, "xp 1");
        t.play(["go"]);
        assert!(t.told(told), "{test}: {}", t.open());
    }
    let weather = players(1).mate("mac", "cards", ["nose-for-weather"]).fate([3]);
    let mut t = tries(weather, "strength 6", "xp 1");
    t.play(["take/mac", "go"]);
    assert!(t.told("STRENGTH 6: 5. Failure."), "{}", t.open());
}

/// SG-CHAL-14: a board's skill, and the command stays there.
#[test]
fn boards_are_used_when_fate_is_known() {
    let mut t = tries(players(1).has(0, "command", 1).fate([1]), "strength 5", "health -1");
    t.play(["take/mac", "go", "use/mac/0/0"]);
    assert!(t.told("STRENGTH 5: 5. Success."), "{}", t.open());
    assert_eq!(t.mate("mac").command, 1);
}

/// SG-CHAL-15, SG-CHAL-16, SG-SHARE-06: whoever holds a card that fits.
#[test]
fn anybody_discards_matching_cards_for_one_each() {
    let scene =
        players(2).has(0, "hand", ["brace", "triage"]).has(1, "hand", ["iron-grip", "duck"]).fate([2]);
    let mut t = tries(scene, "strength 5", "health -1");
    t.play(["take/odessa", "go"]);
    assert_eq!((t.own(0), t.own(1)), (vec!["enough", "discard/brace"], vec!["discard/iron-grip"]));
    let shown = |t: &Play| {
        let view = serde_json::to_value(t.table.game().view(None)).expect("plain data");
        (view["challenge"]["fate"].clone(), view["challenge"]["total"].clone())
    };
    assert_eq!(shown(&t), (json!(2), json!(3)), "1 of hers, and fate");
    t.play(["1:discard/iron-grip"]);
    assert_eq!(shown(&t), (json!(2), json!(4)), "everybody sees what it comes to");
    t.play(["0:discard/brace"]);
    assert!(t.told("STRENGTH 5: 5. Success."), "{}", t.open());
    assert_eq!((t.hand(0), t.hand(1)), (vec!["triage".to_owned()], vec!["duck".to_owned()]));
    assert!(discards(&t).contains(&"brace".to_owned()) && discards(&t).contains(&"iron-grip".to_owned()));
}

/// SG-CHAL-18, SG-FATE-01, SG-FATE-03, SG-OPEN-24: the number counts, and nothing else of the card.
#[test]
fn the_fate_card_lies_open_and_is_discarded_at_the_end() {
    // Knock It Loose is a strength card with an ability, and its fate is 1.
    let mut t = tries(players(1).has(0, "command", 1).draws(&["knock-it-loose"]), "strength 3", "ship -1");
    t.play(["take/odessa", "go"]);
    assert!(t.state().fate.is_some() && discards(&t).is_empty());
    t.play(["enough"]);
    assert!(t.told("STRENGTH 3: 2. Failure."), "{}", t.open());
    assert_eq!(discards(&t)[0], "knock-it-loose");
    assert!(t.hand(0).is_empty());
}

/// SG-CHAL-20, SG-EQUIP-10, SG-EQUIP-11: before it begins, and not again until it is over.
#[test]
fn nothing_is_equipped_during_a_challenge() {
    let scene =
        players(2).has(0, "hand", ["iron-grip"]).has(1, "hand", ["quiet-breath"]).has(0, "command", 1);
    let mut t = scene.story("T1", &trial("strength 3", "health -1")).fate([3]).start();
    assert!(
        t.keys(0).contains(&"equip/iron-grip") && t.keys(1).contains(&"equip/quiet-breath"),
        "on anybody's turn"
    );
    t.play(["choice/1"]);
    assert!(!t.offers("equip/iron-grip") && !t.is_asked(1));
    t.play(["go"]);
    assert!(t.offers("enough") && !t.offers("equip/iron-grip") && !t.is_asked(1), "{}", t.open());
    t.play(["enough"]);
    assert!(t.offers("equip/iron-grip") && t.offers("equip/quiet-breath"));
}

/// SG-CHAL-21, SG-RECIPE-06: a meal before the work, in the middle of a story.
#[test]
fn one_can_eat_before_a_challenge() {
    let scene = players(1).mate("mac", "fatigue", 2).stored("meat", 3).has(0, "command", 1);
    let mut t = scene.story("T1", &trial("strength 3", "health -1")).start();
    t.play(["use/soup/0/0", "thing/meat", "thing/meat", "thing/meat"]);
    assert_eq!(t.mate("mac").fatigue, 0);
    if t.offers("choice/1") {
        t.play(["choice/1"]);
    }
    assert!(t.offers("take/mac"));
}

/// SG-OPEN-64: boards, cards and meals in the first step of a challenge, and when fate is known.
#[test]
fn command_can_be_spent_in_the_middle_of_a_challenge() {
    let scene = || players(1).mate("mac", "fatigue", 2).stored("grain", 3).has(0, "command", 3).fate([2]);
    let mut t = tries(scene(), "strength 4", "health -1");
    assert!(!t.offers("take/mac"));
    t.play(["use/flapjacks/0/0", "use/laurent/0/0"]);
    assert_eq!((t.stored("grain"), t.stored("meat"), t.mate("mac").fatigue), (0, 1, 0));
    t.play(["take/mac", "go"]);
    assert!(t.told("STRENGTH 4: 4. Success."));
    let mut t = tries(scene(), "strength 4", "health -1");
    t.play(["go", "use/laurent/0/0", "use/flapjacks/0/0"]);
    assert_eq!((t.stored("meat"), t.mate("mac").fatigue), (1, 0), "{}", t.open());
}

/// SG-OPEN-31, SG-FAIL-03
#[test]
fn a_challenge_can_be_tried_by_nobody() {
    let mut t = tries(players(2).fate([4]), "strength 5", "health -1");
    t.play(["go"]);
    assert!(t.told("STRENGTH 5: 4. Failure."));
    assert_eq!(t.own(0), CREW, "anybody may take the damage, and the active player says who");
    t.play(["mac"]);
    assert!(t.mate("mac").damage == 1 && t.state().crew.iter().all(|mate| mate.fatigue == 0));
}

/// SG-CHAL-13: what those who take part bring stays as it was, and the total that is told is the one that counts.
#[test]
fn a_discarded_card_still_counts_for_the_skill_that_was_brought() {
    let mut t =
        tries(players(1).mate("mac", "cards", ["knock-it-loose"]).fate([2]), "strength 8", "health -1");
    t.play(["take/mac", "go", "use/knock-it-loose/0/0"]);
    assert!(t.told("STRENGTH 8: 8. Success.") && won(&t), "{}", t.open());
}

/// SG-OPEN-32, SG-STATUS-07, SG-STATUS-08: one of the active player's crew, cards of anybody; what ails a crew member counts.
#[test]
fn a_voyage_is_a_challenge_for_one() {
    let scene = players(2).has(0, "command", 1).has(1, "command", 2).has(1, "hand", ["salvage", "duck"]);
    let mut t = scene.mate("kasumi", "statuses", ["madness", "low-morale"]).fate([4]).start();
    t.play(["travel"]);
    assert_eq!(t.own(0), ["take/kasumi", "take/kannan", "go", "use/odessa/0/1"]);
    assert!(!t.keys(1).iter().any(|key| key.starts_with("take/")), "nobody of Bo's: {}", t.open());
    t.play(["take/kasumi"]);
    assert_eq!((held(&t, 0), t.mate("kasumi").damage, t.mate("kasumi").fatigue), (0, 1, 1));
    assert_eq!(t.asked(0).prompt, "Travel: you have 6, that is 2 regions. Do you add anything?");
    t.play(["1:discard/salvage"]);
    assert!(!t.offers("discard/duck"));
    t.play(["0:enough"]);
    assert!(t.told("Travel: 7."));
}
