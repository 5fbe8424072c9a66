//! Challenges and what they are made of: crew, cards, fate, command, damage, statuses
//! (SG-CARD, SG-FATE, SG-SKILL, SG-DMG, SG-FAT, SG-STATUS, SG-CMD, SG-EQUIP, SG-ABIL, SG-CHAL, SG-FAIL, SG-ADV, SG-RECIPE, SG-SHARE, SG-TERM, SG-DICE).

use crate::common::{BOOK, Play, Scene, players};
use serde_json::json;
use sleeping_gods::{Skill, Status};
use table::{Book as _, Game as _, Seat};

/// Nine of the crew, in the order of the rulebook.
const CREW: [&str; 9] =
    ["odessa", "audrie", "gregory", "kannan", "kasumi", "laurent", "mac", "marco", "rafael"];
const HEALTH: [u8; 9] = [6, 5, 5, 4, 5, 7, 8, 5, 6];

/// A story with one choice: success is worth a coin, failure has its price.
fn trial(test: &str, failure: &str) -> String {
    format!(
        "== T1  The Weight\n\nA hatch.\n\n* Try it. [{test}]\n  = success\n  It opens.\n  > coin 1\n  = failure\n  It stays shut.\n  > {failure}\n  -> end\n"
    )
}

/// A story in which something happens.
fn tale(effects: &str) -> String {
    format!("== T1  The Thing\n\nIt comes.\n\n= now\nIt happens.\n> {effects}\n")
}

/// The challenge, at its first step.
fn tries(scene: Scene, test: &str, failure: &str) -> Play {
    let mut t = scene.story("T1", &trial(test, failure)).start();
    if t.offers("choice/1") {
        t.play(["choice/1"]);
    }
    t
}

fn meets(scene: Scene, effects: &str) -> Play {
    scene.story("T1", &tale(effects)).start()
}

fn won(t: &Play) -> bool {
    t.stored("coin") == 4
}

fn wounds(t: &Play) -> u8 {
    t.state().crew.iter().map(|mate| mate.damage).sum()
}

fn discards(t: &Play) -> Vec<String> {
    t.state().abilities.discards.iter().map(|id| BOOK.names().name(*id).to_owned()).collect()
}

fn held(t: &Play, seat: usize) -> u8 {
    t.player(seat).command
}

fn laid(t: &Play, card: &str) -> u8 {
    t.state().adventures.iter().find(|o| BOOK.names().name(o.card) == card).expect("it is owned").command
}

/// Everybody out, but for those named.
fn all_out_but(mut scene: Scene, up: &[&str]) -> Scene {
    for (crew, health) in CREW.into_iter().zip(HEALTH).filter(|(crew, _)| !up.contains(crew)) {
        scene = scene.mate(crew, "damage", health);
    }
    scene
}

/// Gear with other words on it.
fn gear_says(scene: Scene, rules: &str) -> Scene {
    scene.changed("market.toml", "rules = [\"1 command: redraw best\"]", &format!("rules = [\"{rules}\"]"))
}

/// Lays damage wherever it can first go.
fn lay(t: &mut Play) {
    while let Some(key) = t
        .table
        .questions()
        .iter()
        .find(|q| q.prompt == "Where does the damage go?")
        .map(|q| q.options[0].key.clone())
    {
        t.play([key.as_str()]);
    }
}

fn covered(t: &Play) -> u32 {
    t.state().combat.as_ref().expect("it goes on").row[0].covered.count_ones()
}

// Challenges, step by step.

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
    assert_eq!(t.keys(0), ["take/odessa", "take/audrie", "take/gregory", "take/kannan", "take/kasumi", "go"]);
    t.play(["take/odessa", "take/kasumi"]);
    assert_eq!(t.keys(0), ["take/audrie", "take/gregory", "take/kannan", "go"], "nobody takes part twice");
    let mut t = tries(players(2).with("active", json!(1)), "strength 5", "health -1");
    assert_eq!(
        t.keys(1),
        ["take/odessa", "take/laurent", "take/mac", "take/marco", "take/rafael", "go"],
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
    t.play(["0:take/odessa", "1:take/mac", "1:take/laurent", "0:go", "0:enough"]);
    assert_eq!((held(&t, 0), held(&t, 1)), (0, 1));
    assert_eq!(["odessa", "mac", "laurent"].map(|c| t.mate(c).fatigue), [1, 1, 1]);
    assert!(t.told("STRENGTH 9: 10. Success."));
    assert_eq!(t.state().command_left(), 13, "to the supply");
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
    assert_eq!((t.keys(0), t.keys(1)), (vec!["enough", "discard/brace"], vec!["discard/iron-grip"]));
    t.play(["1:discard/iron-grip", "0:discard/brace"]);
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
    assert_eq!(t.keys(0), CREW, "anybody may take the damage, and the active player says who");
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
    assert_eq!(t.keys(0), ["take/kannan", "take/kasumi", "go", "use/odessa/0/1"]);
    assert!(!t.keys(1).iter().any(|key| key.starts_with("take/")), "nobody of Bo's: {}", t.open());
    t.play(["take/kasumi"]);
    assert_eq!((held(&t, 0), t.mate("kasumi").damage, t.mate("kasumi").fatigue), (0, 1, 1));
    t.play(["1:discard/salvage"]);
    assert!(!t.offers("discard/duck"));
    t.play(["0:enough"]);
    assert!(t.told("Travel: 7."));
}

// Failure.

/// SG-FAIL-02, SG-FAIL-03, SG-EX-14: nine in all.
#[test]
fn the_active_player_splits_the_damage_among_those_who_took_part() {
    let mut t =
        tries(players(3).has(1, "command", 1).has(2, "command", 1).fate([4]), "strength 9", "health -9");
    t.play(["0:take/odessa", "1:take/mac", "2:take/rafael", "0:go"]);
    assert!(t.told("STRENGTH 9: 8. Failure."));
    assert_eq!(t.keys(0), ["odessa", "mac", "rafael"]);
    assert!(!t.is_asked(1) && !t.is_asked(2));
    t.play(["odessa", "mac", "rafael", "odessa", "mac", "rafael", "odessa", "mac", "rafael"]);
    assert_eq!((["odessa", "mac", "rafael"].map(|c| t.mate(c).damage), wounds(&t)), ([3, 3, 3], 9));
}

/// SG-FAIL-04, SG-FAIL-05, SG-DMG-09
#[test]
fn damage_goes_to_others_only_when_those_who_took_part_can_hold_no_more() {
    let mut t = tries(players(1).mate("odessa", "damage", 5).fate([1]), "strength 9", "health -3");
    t.play(["take/odessa", "go"]);
    assert_eq!(t.mate("odessa").damage, 6);
    assert_eq!(t.keys(0), CREW[1..], "two points are left for the others");
    t.play(["mac", "mac"]);
    assert_eq!(t.mate("mac").damage, 2);
    assert!(!t.offers("mac"));
}

/// SG-FAIL-06: a fate card for each cube.
#[test]
fn ship_damage_of_a_failure_is_drawn_for_cube_by_cube() {
    let mut t = tries(players(1).fate([1, 2, 3]), "strength 9", "ship -2");
    t.play(["go"]);
    assert_eq!(t.state().damage, [1, 1, 0, 0, 0, 0]);
    assert_eq!(discards(&t).len(), 3);
}

/// SG-FAIL-07, SG-FAIL-11, SG-FAIL-13, SG-EX-15: another page, and everything that the line says.
#[test]
fn a_failure_may_turn_to_another_paragraph() {
    let story = "== T1  The Nest\n\nA nest.\n\n* Climb. [perception 10]\n  = success\n  You see it.\n  -> T3\n  = failure\n  It sees you.\n  > health -7, venom\n  -> T2\n\n== T2  Below\n\nYou are below.\n\n== T3  Above\n\nYou are above.\n";
    let mut t = players(1).story("T1", story).fate([5]).start();
    t.play(["take/audrie", "go"]);
    assert!(t.told("PERCEPTION 10: 7. Failure.") && t.told("It sees you."));
    t.play(["laurent", "mac"]);
    assert_eq!((t.mate("audrie").damage, wounds(&t)), (5, 7));
    assert!(t.mate("audrie").statuses.contains(&Status::Venom));
    assert!(t.told("You are below.") && !t.told("You are above.") && !t.told("You see it."));
    let mut t = players(1)
        .story("T1", story)
        .has(0, "command", 1)
        .mate("audrie", "cards", ["duck", "soft-shoes"])
        .fate([6])
        .start();
    t.play(["choice/1", "take/audrie", "go", "use/audrie/0/0"]);
    assert!(t.told("You are above.") && !t.told("It sees you.") && wounds(&t) == 0, "{}", t.open());
}

/// SG-FAIL-12, SG-EX-11, SG-EX-48: it hurts, and the story goes on as if nothing had happened.
#[test]
fn without_another_paragraph_a_failure_goes_on_like_a_success() {
    let story = "== T1  A\n\nA gate.\n\n* Talk. [cunning 5]\n  = success\n  > coin 1\n  -> T2\n  = failure\n  > health -3\n* Push. [strength 6]\n  = success\n  > coin 1\n  -> T2\n  = failure\n  > health -3\n\n== T2  A1\n\nYou are inside.\n";
    for (choice, fate, hurt) in
        [("choice/1", 3, 3), ("choice/1", 4, 0), ("choice/2", 4, 3), ("choice/2", 5, 0)]
    {
        let mut t = players(1).story("T1", story).fate([fate]).start();
        t.play([choice, "take/odessa", "go"]);
        if hurt > 0 {
            assert_eq!(t.mate("odessa").damage, hurt, "the only one who took part");
        }
        assert_eq!((wounds(&t), t.told("You are inside."), won(&t)), (hurt, true, true), "{choice} {fate}");
    }
}

/// SG-FAIL-08, SG-FAIL-09, SG-STATUS-02
#[test]
fn a_status_goes_to_somebody_who_took_part_and_does_not_have_it() {
    let mut t = tries(players(1).mate("odessa", "statuses", ["venom"]).fate([1]), "strength 9", "venom");
    t.play(["take/odessa", "take/mac", "go"]);
    assert_eq!((t.mate("mac").statuses.len(), t.mate("odessa").statuses.len()), (1, 1));
    let mut t = tries(players(1).mate("odessa", "statuses", ["venom"]).fate([1]), "strength 9", "venom");
    t.play(["take/odessa", "go"]);
    assert_eq!(t.keys(0), CREW[1..], "nobody who took part can get it");
    t.play(["rafael"]);
    assert_eq!(t.state().bearers(Status::Venom), 2);
}

/// SG-STATUS-03, SG-OPEN-28, SG-TERM-05
#[test]
fn a_status_whose_tokens_have_run_out_is_not_gained() {
    let four = ["audrie", "gregory", "kannan", "kasumi"];
    let scene = |status: &str, n: usize| {
        CREW[1..].iter().take(n).fold(players(1), |s, crew| s.mate(crew, "statuses", [status]))
    };
    for status in ["venom", "madness", "frightened", "weakened"] {
        let t = meets(scene(status, 4), status);
        assert!(t.told("Nobody can get"), "{status}");
        assert_eq!(t.state().crew.iter().filter(|mate| !mate.statuses.is_empty()).count(), 4);
        assert!(four.iter().all(|c| t.mate(c).statuses.len() == 1));
    }
    let t = meets(scene("low-morale", 7), "low-morale");
    assert_eq!(t.keys(0), ["odessa", "rafael"], "there are eight of low morale");
    let t = meets(scene("low-morale", 8), "low-morale");
    assert!(t.told("Nobody can get low morale") && t.mate("odessa").statuses.is_empty());
}

/// SG-FAIL-10
#[test]
fn a_consequence_that_names_somebody_is_theirs() {
    let mut t = tries(players(1).fate([1]), "strength 9", "mac health -2, kasumi weakened");
    t.play(["take/odessa", "go"]);
    assert_eq!((t.mate("mac").damage, wounds(&t)), (2, 2));
    assert_eq!(t.mate("kasumi").statuses, [Status::Weakened]);
}

// Damage and fatigue.

/// SG-DMG-01, SG-TERM-08, SG-EX-36
#[test]
fn minus_one_health_is_one_damage_token() {
    let mut t = meets(players(1), "health -1");
    t.play(["laurent"]);
    assert_eq!((t.mate("laurent").damage, wounds(&t)), (1, 1));
}

/// SG-DMG-02, SG-DMG-09
#[test]
fn damage_beyond_health_goes_to_others() {
    let mut t = meets(players(1), "kannan health -6");
    assert_eq!(t.mate("kannan").damage, 4);
    assert!(!t.offers("kannan") && t.offers("mac"));
    t.play(["mac", "audrie"]);
    assert_eq!((t.mate("kannan").damage, t.mate("mac").damage, t.mate("audrie").damage), (4, 1, 1));
    let mut t = meets(players(1).mate("kannan", "damage", 4), "each health -1");
    assert_eq!(t.keys(0).len(), 8, "what Kannan cannot take: {}", t.open());
    t.play(["mac"]);
    assert_eq!((t.mate("mac").damage, wounds(&t)), (2, 4 + 9));
}

/// SG-DMG-04
#[test]
fn nobody_attacks_at_0_health() {
    let t = players(1)
        .mate("mac", "damage", 8)
        .mate("laurent", "damage", 6)
        .combat(&["skeletal-warrior"])
        .start();
    assert!(!t.offers("attack/mac") && t.offers("attack/laurent"));
}

/// SG-DMG-06, SG-DMG-07: neither board nor cards.
#[test]
fn nobody_uses_abilities_at_0_health() {
    let scene = |damage: u8| {
        players(1)
            .mate("laurent", "damage", damage)
            .mate("laurent", "cards", ["triage"])
            .has(0, "command", 2)
            .start()
    };
    assert!(scene(6).offers("use/laurent/0/0") && scene(6).offers("use/triage/0/0"));
    assert!(!scene(7).offers("use/laurent/0/0") && !scene(7).offers("use/triage/0/0"));
}

/// SG-DMG-08, SG-TERM-09
#[test]
fn one_health_is_enough_to_be_back() {
    let mut t =
        players(1).mate("mac", "damage", 8).mate("audrie", "cards", ["triage"]).has(0, "command", 1).start();
    t.play(["use/triage/0/0"]);
    assert_eq!(t.mate("mac").damage, 7);
    t.play(["travel"]);
    assert!(t.offers("take/mac"));
}

/// SG-DMG-10
#[test]
fn with_all_nine_at_0_health_the_players_are_defeated() {
    let t = meets(all_out_but(players(1), &["mac"]).mate("mac", "damage", 7), "mac health -1");
    assert_eq!(t.state().defeats, 1);
    let t = meets(all_out_but(players(1), &["mac"]).mate("mac", "damage", 6), "mac health -1");
    assert_eq!(t.state().defeats, 0);
}

/// SG-DMG-11, SG-STATUS-11, SG-CMD-12: a turn wears nothing off.
#[test]
fn damage_statuses_and_command_stay_when_a_turn_ends() {
    let scene = players(2)
        .mate("mac", "damage", 3)
        .mate("mac", "statuses", ["madness"])
        .mate("mac", "command", 2)
        .mate("mac", "fatigue", 1);
    let mut t = scene.start();
    t.play(["skip", "skip"]);
    assert_eq!(t.state().active, Seat(1));
    let mac = t.mate("mac");
    assert_eq!((mac.damage, mac.statuses.len(), mac.command, mac.fatigue), (3, 1, 2, 1));
}

/// SG-OPEN-59: Marco has one health left, and his attacker's blow back is worth two.
#[test]
fn the_attacking_player_passes_on_what_is_too_much_and_elsewhere_the_active_one() {
    let scene = || players(2).mate("marco", "damage", 4).combat(&["skeletal-warrior"]).fate([5]).start();
    let mut t = scene();
    t.play(["1:attack/marco", "square/0/8"]);
    assert!(t.is_asked(1) && !t.is_asked(0) && t.offers("audrie"), "{}", t.open());
    let mut t = scene();
    t.play(["0:round/end", "marco"]);
    assert!(t.is_asked(0) && !t.is_asked(1) && t.offers("audrie") && !t.offers("marco"), "{}", t.open());
}

/// SG-TERM-06: there are 35 and 7 fives in the box, and it does not matter.
#[test]
fn damage_tokens_never_run_out() {
    let scene =
        CREW.into_iter().zip(HEALTH).fold(players(1), |s, (crew, health)| s.mate(crew, "damage", health - 1));
    let mut t = meets(scene, "health -1");
    t.play(["mac"]);
    assert_eq!(wounds(&t), 51 - 9 + 1);
}

/// SG-DMG-02: what held somebody up goes, and the damage is no more than they can have.
#[test]
fn a_card_that_gives_health_takes_it_away_again() {
    let mut t = players(1).mate("mac", "cards", ["stokers-back"]).mate("mac", "damage", 9).start();
    t.play(["shed/stokers-back"]);
    assert_eq!(t.mate("mac").damage, 8);
    t.play(["travel"]);
    assert!(!t.offers("take/mac"));
}

/// SG-FAT-02, SG-OPEN-22, SG-FAT-09: two each, and eighteen in all.
#[test]
fn nobody_gains_a_third_fatigue() {
    let t = meets(players(1).mate("mac", "fatigue", 1), "mac fatigue 2");
    assert_eq!(t.mate("mac").fatigue, 2);
    let t = meets(players(1), "each fatigue 2");
    assert!(t.state().crew.iter().all(|mate| mate.fatigue == 2));
}

/// SG-FAT-03, SG-FAT-04, SG-FAT-06, SG-FAT-08: Gregory hits for two.
#[test]
fn two_fatigue_cost_one_damage_in_combat() {
    for (fatigue, squares) in [(0, 2), (1, 2), (2, 1)] {
        let mut t =
            players(1).mate("gregory", "fatigue", fatigue).combat(&["skeletal-warrior"]).fate([5]).start();
        t.play(["attack/gregory", "square/0/5"]);
        lay(&mut t);
        assert_eq!((covered(&t), t.mate("gregory").fatigue), (squares, fatigue), "{}", t.open());
    }
}

/// SG-FAT-07: the Galley, the inn, a meal.
#[test]
fn fatigue_goes_with_rest() {
    let tired = || players(1).mate("mac", "fatigue", 2);
    let mut t = tired().stored("coin", 4).start();
    t.play(["port", "inn"]);
    assert_eq!(t.mate("mac").fatigue, 1);
    let mut t = tired().phase("room").has(0, "hand", ["brace"]).start();
    let galley = t.keys(0).into_iter().find(|key| key.contains("galley")).expect("the room").to_owned();
    t.play([galley.as_str(), "rest/brace"]);
    assert_eq!(t.mate("mac").fatigue, 1);
    let mut t = tired().stored("grain", 3).has(0, "command", 1).start();
    t.play(["use/flapjacks/0/0"]);
    assert_eq!(t.mate("mac").fatigue, 0);
}

// Statuses.

/// SG-STATUS-01, SG-SKILL-01
#[test]
fn there_are_five_statuses_and_five_skills() {
    assert_eq!(
        Status::KEYS.map(|(key, _)| key),
        ["venom", "frightened", "weakened", "madness", "low-morale"]
    );
    assert_eq!(Skill::KEYS.map(|(key, _)| key), ["strength", "perception", "savvy", "craft", "cunning"]);
}

/// SG-STATUS-02
#[test]
fn somebody_can_have_several_statuses_but_none_twice() {
    let t = meets(players(1).mate("mac", "statuses", ["venom", "madness"]), "mac venom, mac weakened");
    assert_eq!(t.mate("mac").statuses, [Status::Venom, Status::Madness, Status::Weakened]);
}

/// SG-STATUS-04: Mac is Bo's.
#[test]
fn venom_hurts_when_anybodys_turn_begins() {
    for active in [0, 1] {
        let t = players(2)
            .with("active", json!(active))
            .phase("start")
            .mate("mac", "statuses", ["venom"])
            .start();
        assert_eq!(t.mate("mac").damage, 1);
        assert!(t.is_asked(active as u8) && t.mate("mac").statuses.len() == 1);
    }
}

/// SG-OPEN-19
#[test]
fn venom_of_somebody_who_is_out_hurts_another() {
    let scene = players(2).phase("start").mate("mac", "statuses", ["venom"]).mate("mac", "damage", 8).mate(
        "audrie",
        "statuses",
        ["venom"],
    );
    let mut t = scene.start();
    assert_eq!(t.keys(0), ["audrie", "mac"], "the active player says in which order");
    t.play(["mac"]);
    assert!(t.keys(0).len() == 8 && !t.offers("mac"));
    t.play(["laurent"]);
    assert_eq!((t.mate("laurent").damage, t.mate("audrie").damage), (1, 1));
}

/// SG-STATUS-05, SG-STATUS-12
#[test]
fn somebody_frightened_does_not_attack_but_takes_part() {
    let t = players(1).mate("mac", "statuses", ["frightened"]).combat(&["skeletal-warrior"]).start();
    assert!(!t.offers("attack/mac") && t.offers("attack/laurent"));
    let t = tries(players(1).mate("mac", "statuses", ["frightened"]), "strength 5", "health -1");
    assert!(t.offers("take/mac"));
}

/// SG-STATUS-07, SG-OPEN-21: and still counts, if it was the last health.
#[test]
fn madness_hurts_those_who_take_part() {
    let scene = players(1).mate("mac", "statuses", ["madness"]).mate("mac", "damage", 7).mate(
        "audrie",
        "statuses",
        ["madness"],
    );
    let mut t = tries(scene.fate([3]), "strength 5", "health -1");
    t.play(["take/mac", "go"]);
    assert_eq!((t.mate("mac").damage, t.mate("mac").fatigue, t.mate("audrie").damage), (8, 1, 0));
    assert!(t.told("STRENGTH 5: 5. Success."));
}

/// SG-STATUS-08, SG-STATUS-09, SG-CMD-09, SG-EX-44
#[test]
fn low_morale_costs_a_command_more_for_each() {
    let scene = |n: u8| players(2).has(1, "command", n).mate("laurent", "statuses", ["low-morale"]).fate([3]);
    let mut t = tries(scene(2), "strength 5", "ship -1");
    t.play(["1:take/mac", "1:take/laurent"]);
    assert_eq!((held(&t, 1), t.state().command_left()), (0, 14));
    let t = tries(scene(1), "strength 5", "ship -1");
    assert!(t.offers("take/mac") && !t.offers("take/laurent"), "one for taking part, one more for Laurent");
    let own = |n: u8| {
        players(1).has(0, "command", n).mate("mac", "statuses", ["low-morale"]).mate(
            "laurent",
            "statuses",
            ["low-morale"],
        )
    };
    assert!(!tries(own(0), "strength 5", "ship -1").offers("take/mac"));
    let mut t = tries(own(2), "strength 5", "ship -1");
    t.play(["take/mac", "take/laurent"]);
    assert_eq!(held(&t, 0), 0);
}

/// SG-STATUS-10: a story, an event, a hazard, a combat.
#[test]
fn statuses_come_from_stories_events_hazards_and_combat() {
    let t = meets(players(1), "mac madness");
    assert_eq!(t.mate("mac").statuses, [Status::Madness]);
    let event = json!({ "visit": { "path": [{ "entry": "T1" }] }, "source": "event" });
    let t = players(1).story("T1", &tale("mac madness")).with("reading", event).start();
    assert_eq!(t.mate("mac").statuses, [Status::Madness]);
    let mut t = players(1).region("slack-water").with("voyage", json!(1)).fate([1]).start();
    t.play(["region/sootwater", "take/gregory", "go"]);
    assert_eq!(t.mate("gregory").statuses, [Status::Frightened]);
    let mut t = players(1).combat(&["flying-eye"]).start();
    t.play(["round/end", "mac", "rafael"]);
    assert_eq!(t.mate("rafael").statuses, [Status::Madness], "{}", t.open());
}

/// SG-STATUS-13
#[test]
fn somebody_who_is_out_gains_and_loses_statuses() {
    let t = meets(
        players(1).mate("mac", "damage", 8).mate("mac", "statuses", ["venom"]),
        "mac weakened, mac venom -1",
    );
    assert_eq!(t.mate("mac").statuses, [Status::Weakened]);
}

/// SG-STATUS-14, SG-STATUS-11: Gregory is Ada's, Mac is Bo's.
#[test]
fn a_board_takes_a_status_off_anybody() {
    let mut t = players(2).has(0, "command", 2).mate("mac", "statuses", ["frightened"]).start();
    t.play(["use/gregory/0/1"]);
    assert!(t.mate("mac").statuses.is_empty());
    assert_eq!(t.mate("gregory").command, 2);
}

// Ability cards and fate.

/// Every ability card but these.
fn deck_without(cards: &[&str]) -> Vec<String> {
    let all = BOOK.abilities.iter().map(|id| BOOK.names().name(id).to_owned());
    all.filter(|id| !cards.contains(&id.as_str())).collect()
}

/// SG-CARD-01, SG-CARD-08, SG-CARD-09, SG-CARD-10
#[test]
fn ones_and_sixes_are_half_as_common() {
    let count = |fate: u8| BOOK.abilities.iter().filter(|id| BOOK.ability(*id).fate == fate).count();
    assert_eq!([1, 2, 3, 4, 5, 6].map(count), [6, 12, 12, 12, 12, 6]);
    assert!(BOOK.abilities.iter().all(|id| BOOK.ability(id).cost <= 3));
    let t = players(1).mate("mac", "levels", ["mac-furnace-arms"]).mate("mac", "cards", ["brace"]).start();
    assert_eq!(t.state().abilities.cards().count(), 59, "level cards are no part of it");
}

/// SG-CARD-02: neither in the view of others nor in what they are told.
#[test]
fn cards_in_hand_are_secret() {
    let mut t = players(2).has(0, "command", 1).has(0, "hand", ["triage"]).draws(&["duck"]).start();
    t.play(["use/odessa/0/1"]);
    assert_eq!(t.hand(0), ["triage", "duck"]);
    let seen = |seat: u8| serde_json::to_string(&t.table.game().view(Some(Seat(seat)))).expect("a view");
    assert!(seen(0).contains("Triage") && seen(0).contains("\"Duck\""));
    assert!(!seen(1).contains("Triage") && !seen(1).contains("\"Duck\""));
    let told = |words: &str| t.events.iter().find(|e| e.text.contains(words)).expect("it is told").seat;
    assert_eq!((told("You draw Duck"), told("Ada draws an ability card")), (Some(Seat(0)), Some(Seat(1))));
}

/// SG-CARD-03, SG-CARD-04, SG-CARD-05: after the whole draw, and any card may go.
#[test]
fn a_hand_is_discarded_down_to_three_after_the_draw() {
    let scene = players(1).has(0, "hand", ["triage", "brace", "duck"]).draws(&["bluff", "salvage"]);
    let mut t = meets(scene, "card 2");
    assert_eq!(t.keys(0), ["triage", "brace", "duck", "bluff", "salvage"]);
    t.play(["salvage", "brace"]);
    assert_eq!(t.hand(0), ["triage", "duck", "bluff"]);
    assert_eq!(discards(&t), ["salvage", "brace"]);
    let t = meets(players(1).has(0, "hand", ["triage", "brace"]), "card 1");
    assert!(!t.offers("triage") && t.hand(0).len() == 3, "three may stay");
}

/// SG-CARD-03, SG-ABIL-11: a card that adds to the hand limit is for whoever controls its bearer.
#[test]
fn a_longer_hand_is_for_the_player_who_controls_the_bearer() {
    let scene = |bearer: &str| {
        players(2).mate(bearer, "cards", ["long-memory"]).has(0, "hand", ["triage", "brace", "duck"])
    };
    assert_eq!(meets(scene("audrie"), "card 1").hand(0).len(), 4);
    assert!(meets(scene("mac"), "card 1").offers("triage"));
    assert!(
        meets(scene("audrie").mate("audrie", "damage", 5), "card 1").offers("triage"),
        "not while she is out"
    );
}

/// SG-CARD-06, SG-CARD-07, SG-OPEN-25: not before a card is needed, and without what is held.
#[test]
fn an_empty_deck_is_made_of_the_discards_when_a_card_is_needed() {
    let scene = |pile: &[&str]| {
        let used = deck_without(&[pile, &["triage", "brace"]].concat());
        let scene = players(1).has(0, "hand", ["triage"]).mate("mac", "cards", ["brace"]);
        scene.with("abilities", json!({ "pile": pile, "discards": used }))
    };
    let mut t = tries(scene(&["duck"]), "strength 3", "xp 1");
    t.play(["go"]);
    assert!(
        t.state().abilities.pile.is_empty() && discards(&t).len() == 58,
        "the last card is drawn, and that is all"
    );
    let mut t = tries(scene(&[]), "strength 3", "xp 1");
    t.play(["go"]);
    assert_eq!((t.state().abilities.pile.len(), discards(&t).len()), (57, 1));
    assert_eq!((t.hand(0), t.mate("mac").cards.len()), (vec!["triage".to_owned()], 1));
}

/// SG-OPEN-24: it is replaced first.
#[test]
fn the_open_fate_card_is_no_part_of_a_reshuffle() {
    let spare = ["duck", "bluff"];
    // All other cards are where nobody draws: in the hand of the only player.
    let scene = players(1).has(0, "hand", deck_without(&["haymaker", "duck", "bluff"])).has(0, "command", 1);
    let mut t = tries(
        scene.with("abilities", json!({ "pile": ["haymaker"], "discards": spare })),
        "strength 9",
        "xp 1",
    );
    t.play(["go", "use/gear/0/0"]);
    let open = t.state().fate.map(|id| BOOK.names().name(id).to_owned());
    assert!(open.is_some_and(|id| spare.contains(&id.as_str())), "{}", t.open());
    assert_eq!(discards(&t), ["haymaker"]);
}

/// SG-FATE-02: a challenge, a voyage, an attack, ship damage.
#[test]
fn fate_is_drawn_for_challenges_travel_attacks_and_ship_damage() {
    let mut t = tries(players(1), "strength 3", "xp 1");
    t.play(["go"]);
    assert_eq!(discards(&t).len(), 1);
    let mut t = players(1).start();
    t.play(["travel", "go"]);
    assert_eq!(discards(&t).len(), 1);
    let mut t = players(1).combat(&["skeletal-warrior"]).start();
    t.play(["attack/gregory"]);
    assert_eq!(discards(&t).len(), 1);
    assert_eq!(discards(&meets(players(1), "ship -2")).len(), 2);
}

/// SG-FATE-04, SG-OPEN-18: Marco's card is Bo's; the draw is Ada's. Beyond 6 there is no room.
#[test]
fn plus_one_to_fate_is_for_any_draw_of_anybody() {
    let scene = || players(2).mate("marco", "levels", ["marco-ace"]).has(1, "command", 1);
    let mut t = tries(scene().fate([3]), "strength 5", "xp 1");
    t.play(["take/odessa", "go", "1:use/marco-ace/0/0"]);
    assert!(t.told("STRENGTH 5: 5. Success."), "{}", t.open());
    let mut t = meets(scene().fate([2]), "ship -1");
    t.play(["1:use/marco-ace/0/0"]);
    assert_eq!(t.state().damage, [0, 1, 0, 0, 0, 0], "{}", t.open());
    let mut t = meets(scene().fate([6]), "ship -1");
    t.play(["1:use/marco-ace/0/0"]);
    assert_eq!(t.state().damage, [0, 0, 0, 0, 1, 0]);
}

/// SG-FATE-05: even if it is worse.
#[test]
fn a_redrawn_fate_takes_the_place_of_the_first() {
    let mut t = tries(players(1).mate("mac", "cards", ["second-look"]).fate([4, 2]), "strength 9", "xp 1");
    t.play(["take/odessa", "go", "use/second-look/0/0"]);
    assert!(t.told("STRENGTH 9: 3. Failure."), "{}", t.open());
    assert_eq!(discards(&t).len(), 3, "two of fate, and the card itself");
}

/// SG-FATE-06, SG-ADVC-01, SG-EX-16, SG-OPEN-08: four and two make six; with a five it is seven.
#[test]
fn gear_keeps_the_higher_fate() {
    let story = "== T1  The Rope\n\nA rope.\n\n* Pull. [strength 7]\n  = success\n  > coin 1\n  -> T2\n  = failure\n  > health -8\n  -> end\n\n== T2  Up\n\nYou are up.\n";
    let mut t = players(1).has(0, "command", 1).story("T1", story).fate([4, 5]).start();
    t.play(["choice/1", "take/laurent", "take/odessa", "go"]);
    assert!(t.asked(0).prompt.contains("you have 6"));
    t.play(["use/gear/0/0"]);
    assert!(t.told("STRENGTH 7: 7. Success.") && t.told("You are up.") && wounds(&t) == 0, "{}", t.open());
    assert_eq!((laid(&t, "gear"), t.mate("laurent").fatigue, t.mate("odessa").fatigue), (1, 1, 1));
    let mut t = tries(players(1).has(0, "command", 1).fate([4, 2]), "strength 7", "xp 1");
    t.play(["go", "use/gear/0/0"]);
    assert!(t.told("STRENGTH 7: 4. Failure."), "the first was better: {}", t.open());
}

/// SG-FATE-07, SG-OPEN-63: and again, the next time that a 1 is drawn.
#[test]
fn redraw_if_1_is_for_a_1() {
    let scene = |fate: &[u8]| players(1).mate("mac", "cards", ["crows-nest-eyes"]).fate(fate.iter().copied());
    let mut t = tries(scene(&[2]), "strength 9", "xp 1");
    t.play(["go"]);
    assert!(t.told("STRENGTH 9: 2. Failure."), "not offered for a 2");
    let twice = "== T1  The Nest\n\nA nest.\n\n* Look. [strength 9]\n  = success\n  -> T1\n  = failure\n  > xp 1\n* Leave.\n  You go.\n";
    let mut t = scene(&[1, 3, 1, 4]).story("T1", twice).start();
    t.play(["choice/1", "go", "use/crows-nest-eyes/0/0", "choice/1", "go", "use/crows-nest-eyes/0/0"]);
    assert!(t.told("STRENGTH 9: 3. Failure.") && t.told("STRENGTH 9: 4. Failure."), "{}", t.open());
}

// Command and equipping.

/// SG-CMD-01, SG-CMD-13, SG-TERM-05: fourteen, and what lies on boards and cards is not in the supply.
#[test]
fn there_are_fourteen_command_tokens() {
    assert_eq!(held(&meets(players(1).has(0, "command", 10), "command 3"), 0), 13);
    assert_eq!(held(&meets(players(1).has(0, "command", 12), "command 3"), 0), 14);
    assert_eq!(held(&meets(players(1).has(0, "command", 10).mate("mac", "command", 3), "command 3"), 0), 11);
}

/// SG-CMD-02, SG-SHARE-07, SG-SHARE-01: Bo, on Ada's turn, from the common pot.
#[test]
fn command_is_spent_on_anybodys_turn() {
    let mut t = players(2)
        .has(1, "command", 4)
        .has(1, "hand", ["iron-grip"])
        .mate("audrie", "fatigue", 1)
        .stored("grain", 3)
        .start();
    let keys = t.keys(1);
    assert!(
        ["equip/iron-grip", "use/laurent/0/0", "use/flapjacks/0/0", "use/soup/0/0"]
            .iter()
            .all(|key| keys.contains(key)),
        "{keys:?}"
    );
    t.play(["1:use/flapjacks/0/0"]);
    assert_eq!(
        (t.stored("grain"), t.mate("audrie").fatigue, held(&t, 1), laid(&t, "flapjacks")),
        (0, 0, 3, 1)
    );
    assert_eq!(t.state().active, Seat(0));
}

/// SG-CMD-03, SG-EQUIP-01, SG-TERM-03, SG-EX-17: to the supply, not on the board.
#[test]
fn equipping_is_paid_to_the_supply() {
    let mut t = players(1).has(0, "command", 2).has(0, "hand", ["triage"]).start();
    t.play(["equip/triage", "laurent"]);
    assert_eq!((held(&t, 0), t.mate("laurent").command, t.state().command_left()), (0, 0, 14));
    assert!(t.hand(0).is_empty() && t.mate("laurent").cards.len() == 1);
    assert!(
        !players(1).has(0, "command", 1).has(0, "hand", ["triage"]).start().offers("equip/triage"),
        "it costs two"
    );
}

/// SG-CMD-04, SG-ABIL-01, SG-ABIL-02, SG-ABIL-03, SG-TERM-04, SG-EX-19: no other ability either, until all of it is gone.
#[test]
fn a_board_with_command_on_it_cannot_be_used() {
    let mut t = players(1).has(0, "command", 5).start();
    t.play(["use/laurent/0/0"]);
    assert_eq!((t.stored("meat"), t.mate("laurent").command, held(&t, 0)), (1, 2, 3));
    assert!(!t.offers("use/laurent/0/0") && t.offers("use/audrie/1/0"));
    for (command, ready) in [(0, true), (1, false), (2, false)] {
        let t = players(1).has(0, "command", 2).mate("laurent", "command", command).start();
        assert_eq!(t.offers("use/laurent/0/0"), ready);
    }
    let mut t = tries(players(1).has(0, "command", 3).mate("audrie", "command", 2), "perception 9", "xp 1");
    t.play(["go"]);
    assert!(!t.offers("use/audrie/0/0") && t.offers("use/gear/0/0"), "nor a different one");
}

/// SG-CMD-05, SG-ABIL-06, SG-ABIL-07, SG-TERM-04
#[test]
fn an_adventure_card_with_command_on_it_cannot_be_used() {
    let mut t = tries(players(2).has(0, "command", 3).has(1, "command", 1), "savvy 9", "xp 1");
    t.play(["go", "1:use/gloria/0/0"]);
    assert_eq!((laid(&t, "gloria"), held(&t, 1)), (1, 0));
    assert!(!t.offers("use/gloria/0/0") && t.offers("use/gear/0/0"));
}

/// SG-CMD-06, SG-ABIL-09: it is not used up.
#[test]
fn command_for_an_ability_card_goes_to_the_supply() {
    let mut t = players(1)
        .has(0, "command", 2)
        .mate("mac", "cards", ["haul-away"])
        .mate("laurent", "command", 2)
        .start();
    t.play(["use/haul-away/0/0", "use/haul-away/0/0"]);
    assert_eq!(
        (t.mate("laurent").command, t.mate("mac").command, held(&t, 0), t.state().command_left()),
        (0, 0, 0, 14)
    );
}

/// SG-CMD-08, SG-SHARE-09
#[test]
fn a_combat_action_token_is_handed_over_for_one_command() {
    let mut t = players(2).has(0, "command", 1).combat(&["skeletal-warrior"]).start();
    t.play(["0:give/1"]);
    assert_eq!(
        (t.player(0).tokens, t.player(1).tokens, held(&t, 0), t.state().command_left()),
        (1, 3, 0, 14)
    );
    assert!(!t.offers("give/1"), "nobody can pay for another");
}

/// SG-CMD-10, SG-CMD-11: neither what lies on a board, nor what others hold.
#[test]
fn only_ones_own_command_in_hand_is_spent() {
    let t = players(2)
        .mate("mac", "command", 3)
        .mate("odessa", "command", 2)
        .has(1, "command", 3)
        .has(0, "hand", ["triage"])
        .start();
    assert!(
        !t.offers("equip/triage") && !t.keys(0).iter().any(|key| key.starts_with("use/")),
        "{}",
        t.open()
    );
    assert!(t.keys(1).contains(&"use/laurent/0/0"));
}

/// SG-EQUIP-02, SG-SHARE-05, SG-OPEN-23: anybody, also those who are out.
#[test]
fn a_card_may_go_to_anybody() {
    let mut t = players(2).has(0, "hand", ["iron-grip"]).mate("mac", "damage", 8).start();
    t.play(["equip/iron-grip"]);
    assert_eq!(t.keys(0), CREW);
    t.play(["mac"]);
    assert_eq!(t.mate("mac").cards.len(), 1, "Bo's, and out");
}

/// SG-EQUIP-03, SG-EQUIP-04, SG-EQUIP-13, SG-OPEN-23: only who controls them makes room, at any time.
#[test]
fn two_cards_are_the_most_and_the_controlling_player_makes_room() {
    let two = ["brace", "duck"];
    let scene = || {
        players(2).mate("mac", "cards", two).mate("audrie", "cards", ["bluff", "salvage"]).has(
            0,
            "hand",
            ["iron-grip"],
        )
    };
    let mut t = scene().start();
    assert!(!t.keys(0).contains(&"shed/brace") && t.keys(1).contains(&"shed/brace"));
    t.play(["equip/iron-grip"]);
    assert!(!t.offers("mac") && t.offers("audrie"), "Mac is Bo's");
    t.play(["audrie", "bluff"]);
    assert_eq!((t.mate("audrie").cards.len(), discards(&t)), (2, vec!["bluff".to_owned()]));
    let mut t = scene().start();
    t.play(["1:shed/brace"]);
    assert_eq!((t.mate("mac").cards.len(), discards(&t)), (1, vec!["brace".to_owned()]));
    t.play(["equip/iron-grip", "mac"]);
    assert_eq!(t.mate("mac").cards.len(), 2);
}

/// SG-EQUIP-03: level cards and weapons are not counted.
#[test]
fn level_cards_and_weapons_take_no_slot() {
    let scene = players(1).mate("mac", "cards", ["brace"]).mate(
        "mac",
        "levels",
        ["mac-furnace-arms", "mac-big-as-a-door"],
    );
    let mut t = scene.armed("mac", "fire-axe").has(0, "hand", ["iron-grip"]).start();
    t.play(["equip/iron-grip", "mac"]);
    assert_eq!(t.mate("mac").cards.len(), 2);
    assert!(!t.offers("shed/mac-furnace-arms"), "a level card stays");
}

/// SG-EQUIP-07, SG-EQUIP-08, SG-ACARD-01, SG-EX-18, SG-OPEN-09: Triage.
#[test]
fn an_equipped_card_serves_whoever_controls_its_bearer() {
    let triage = BOOK.ability(BOOK.names().find("triage").expect("it is there"));
    assert_eq!((triage.fate, triage.cost, triage.skill), (5, 2, Skill::Savvy));
    let mut t =
        players(2).has(0, "command", 2).has(0, "hand", ["triage"]).mate("kannan", "damage", 3).start();
    t.play(["equip/triage", "mac"]);
    assert!(!t.keys(0).contains(&"use/triage/0/0") && t.keys(1).contains(&"use/triage/0/0"));
    t.play(["1:use/triage/0/0"]);
    assert_eq!((t.mate("kannan").damage, held(&t, 0), held(&t, 1)), (2, 0, 0));
    assert!(!t.offers("use/triage/0/0"), "once in a turn");
    let t = tries(players(1).mate("mac", "cards", ["triage"]), "savvy 5", "xp 1");
    assert!(t.label("take/mac").contains("+1 savvy"));
}

/// SG-OPEN-09: in a combat, too, it is once in a turn.
#[test]
fn triage_is_used_once_in_a_turn_also_in_combat() {
    let mut t = players(1)
        .mate("audrie", "cards", ["triage"])
        .mate("mac", "damage", 3)
        .combat(&["skeletal-warrior"])
        .start();
    t.play(["use/triage/0/0"]);
    assert_eq!(t.mate("mac").damage, 2);
    assert!(!t.offers("use/triage/0/0"));
}

/// SG-EQUIP-09
#[test]
fn nothing_is_equipped_in_combat() {
    let t = players(2)
        .has(0, "hand", ["iron-grip"])
        .has(1, "hand", ["duck"])
        .has(1, "command", 2)
        .combat(&["skeletal-warrior"])
        .start();
    assert!(!t.offers("equip/iron-grip") && !t.offers("equip/duck"), "{}", t.open());
}

/// SG-EQUIP-12, SG-ABIL-11, SG-OPEN-58: at once, and "you" is who controls the bearer.
#[test]
fn an_instant_effect_comes_with_the_equipping() {
    let mut t = players(1).has(0, "command", 1).has(0, "hand", ["beachcomber"]).start();
    t.play(["equip/beachcomber", "mac"]);
    assert_eq!(t.stored("coin"), 4);
    let scene = || players(2).has(0, "command", 1).has(0, "hand", ["marginal-notes"]);
    let mut t = scene().start();
    t.play(["equip/marginal-notes", "mac"]);
    assert_eq!((t.hand(0).len(), t.hand(1).len()), (0, 1), "Mac is Bo's");
    let mut t = scene().with("active", json!(1)).start();
    t.play(["0:equip/marginal-notes", "odessa"]);
    assert_eq!((t.hand(0).len(), t.hand(1).len()), (0, 1), "the captain is the active player's");
}

// Abilities.

/// SG-ABIL-04, SG-ABIL-14, SG-CMD-04, SG-EX-19: meat, or accuracy for his own attack.
#[test]
fn of_several_ways_one_is_chosen() {
    let fight = || players(1).has(0, "command", 2).combat(&["skeletal-warrior"]).fate([4]).start();
    let mut t = fight();
    assert!(t.offers("use/laurent/0/0") && !t.offers("use/laurent/0/1"), "{}", t.open());
    t.play(["attack/laurent", "use/laurent/0/1"]);
    assert!(!t.offers("use/laurent/0/0"), "one of them");
    assert!(
        t.told("Laurent attacks Skeletal Warrior: 5 against 5. A hit.") && t.stored("meat") == 0,
        "{}",
        t.open()
    );
    let mut t = fight();
    t.play(["attack/gregory"]);
    assert!(t.offers("enough") && !t.offers("use/laurent/0/1"), "not for somebody else");
}

/// SG-ABIL-05, SG-OPEN-58
#[test]
fn the_captains_board_is_the_active_players() {
    for active in [0, 1] {
        let t = players(2).has(0, "command", 1).has(1, "command", 1).with("active", json!(active)).start();
        let can = [0, 1].map(|seat| t.is_asked(seat) && t.keys(seat).contains(&"use/odessa/0/1"));
        assert_eq!(can, [active == 0, active == 1]);
    }
}

/// SG-ABIL-08
#[test]
fn command_on_a_board_hinders_nothing_else() {
    let busy =
        || players(1).mate("mac", "command", 2).mate("mac", "cards", ["triage"]).mate("laurent", "damage", 1);
    assert!(busy().combat(&["skeletal-warrior"]).start().offers("attack/mac"));
    assert!(tries(busy(), "strength 5", "xp 1").offers("take/mac"));
    assert!(busy().start().offers("use/triage/0/0"));
}

/// SG-ABIL-10: the cards of those who stay away add no skill.
#[test]
fn an_ability_card_is_for_its_bearer() {
    let scene = || players(1).has(0, "command", 1).mate("marco", "cards", ["bluff"]).fate([2]);
    let mut t = tries(scene(), "cunning 9", "xp 1");
    t.play(["take/odessa", "go"]);
    assert!(t.offers("enough") && !t.offers("use/bluff/0/0"));
    let mut t = tries(scene(), "cunning 7", "xp 1");
    t.play(["take/marco", "go", "use/bluff/0/0"]);
    assert!(t.told("CUNNING 7: 7. Success."), "{}", t.open());
    let mut t = players(1).mate("kannan", "cards", ["known-waters"]).fate([4]).start();
    t.play(["travel", "take/kasumi"]);
    assert!(t.told("Travel: 6."));
    let mut t = players(1).mate("kannan", "cards", ["known-waters"]).fate([4]).start();
    t.play(["travel", "take/kannan"]);
    assert!(t.told("Travel: 6."), "4, 1 craft, and 1 of the card");
}

/// SG-ABIL-11, SG-ADV-05: Haggle serves the market visits of whoever controls its bearer; Gloria serves everybody's.
#[test]
fn what_a_card_always_does_for_you_is_for_the_controlling_player() {
    for (bearer, price) in [("audrie", "for 6 coins"), ("mac", "for 7 coins")] {
        let mut t =
            players(2).mate(bearer, "cards", ["haggle"]).stored("coin", 9).draws(&["chart-table"]).start();
        t.play(["market"]);
        assert!(t.label("buy/chart-table").contains(price), "{}", t.label("buy/chart-table"));
    }
}

/// SG-ABIL-12
#[test]
fn a_boards_damage_is_added_to_its_own_attack() {
    let fight = || players(1).has(0, "command", 2).combat(&["skeletal-warrior"]).fate([5]).start();
    let mut t = fight();
    assert!(!t.offers("use/mac/1/0"), "never on its own");
    t.play(["attack/gregory"]);
    assert!(!t.offers("use/mac/1/0") && t.offers("enough"));
    let mut t = fight();
    t.play(["attack/audrie", "use/audrie/1/1", "square/0/5"]);
    lay(&mut t);
    assert_eq!(covered(&t), 3, "2 and 1: {}", t.open());
}

/// SG-ABIL-13: Rafael's two block are for Rafael.
#[test]
fn a_boards_block_protects_its_own() {
    let fight = || players(1).has(0, "command", 2).combat(&["skeletal-warrior"]).start();
    let mut t = fight();
    t.play(["round/end", "laurent"]);
    assert!(!t.offers("use/rafael/1/1") && t.offers("enough"), "{}", t.open());
    let mut t = fight();
    t.play(["round/end", "rafael", "use/rafael/1/1"]);
    assert_eq!((t.mate("rafael").damage, t.mate("rafael").command), (0, 2), "{}", t.open());
}

/// SG-ABIL-15
#[test]
fn kasumi_repairs_the_ship() {
    let mut t = players(1).has(0, "command", 2).with("damage", json!([1, 0, 0, 0, 0, 0])).start();
    t.play(["use/kasumi/0/0"]);
    assert_eq!(t.state().damage, [0; 6]);
}

/// SG-ACARD-02, SG-OPEN-63: no fate, no token, no blow back; the card is gone.
#[test]
fn a_surprise_strike_is_damage_without_an_attack() {
    let mut t = players(1).mate("mac", "cards", ["surprise-strike"]).combat(&["skeletal-warrior"]).start();
    t.play(["use/surprise-strike/0/0", "square/0/5"]);
    assert_eq!((covered(&t), t.player(0).tokens, wounds(&t)), (1, 4, 0));
    assert_eq!(discards(&t), ["surprise-strike"], "no fate card beside it");
    assert!(!t.offers("use/surprise-strike/0/0") && t.mate("mac").cards.is_empty());
}

/// SG-OPEN-65
#[test]
fn cards_of_somebody_who_is_out_are_off() {
    let scene = |damage: u8| players(1).mate("mac", "cards", ["work-song"]).mate("mac", "damage", damage);
    assert!(meets(scene(7), "mac low-morale").mate("mac").statuses.is_empty());
    assert_eq!(meets(scene(8), "mac low-morale").mate("mac").statuses, [Status::LowMorale]);
}

// Adventure cards and recipes.

/// SG-ADV-01, SG-ADV-02: from a story and from a market, to the common cards.
#[test]
fn adventure_cards_are_found_and_bought() {
    let t = meets(players(2), "adventure blown-lamp");
    assert_eq!(t.owned(), ["gloria", "soup", "gear", "flapjacks", "blown-lamp"]);
    let mut t = players(1).stored("coin", 20).draws(&["chart-table", "bronze-screw"]).start();
    assert!(t.offers("market"), "{}", t.open());
    t.play(["market", "buy/chart-table", "buy/bronze-screw", "buy/done"]);
    assert_eq!(t.owned().len(), 6);
}

/// SG-ADV-04, SG-ADVC-07, SG-EX-20: one of three.
#[test]
fn of_effects_joined_by_or_one_is_given() {
    let scene = || {
        gear_says(players(1), "1 command: strength 2 or perception 3 or block 1")
            .has(0, "command", 2)
            .fate([1])
    };
    for (test, key, total) in [("strength 9", "use/gear/0/0", 3), ("perception 9", "use/gear/0/1", 4)] {
        let mut t = tries(scene(), test, "xp 1");
        t.play(["go"]);
        assert!(t.offers(key) && !t.offers("use/gear/0/2"));
        t.play([key]);
        assert_eq!(laid(&t, "gear"), 1);
        assert!(!t.keys(0).iter().any(|key| key.starts_with("use/gear")));
        if t.offers("enough") {
            t.play(["enough"]);
        }
        assert!(t.told(&format!("9: {total}. Failure.")), "{}", t.open());
    }
    let mut t = scene().combat(&["skeletal-warrior"]).start();
    t.play(["round/end", "mac", "use/gear/0/2"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    assert_eq!(t.mate("mac").damage, 1, "{}", t.open());
}

/// SG-ADV-05: also while the card is used.
#[test]
fn what_is_always_on_stays_on() {
    for command in [0, 1] {
        let cards = json!([{ "card": "bronze-screw", "command": command }]);
        let mut t = players(1).with("adventures", cards).fate([4]).start();
        t.play(["travel", "go"]);
        assert!(t.told("Travel: 5."));
    }
}

/// SG-ADV-07, SG-ADVC-04, SG-ADVC-05: for one crew member, and only for combat.
#[test]
fn block_of_an_adventure_card_is_for_one_crew_member_in_combat() {
    let scene = || gear_says(players(1), "1 command: block 3").has(0, "command", 2);
    assert!(!scene().start().offers("use/gear/0/0"));
    let mut t = scene().combat(&["flying-eye"]).start();
    assert!(!t.offers("use/gear/0/0") && !t.offers("use/gloria/0/1"));
    t.play(["round/end", "mac"]);
    assert!(t.offers("use/gloria/0/1"));
    t.play(["use/gear/0/0"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    assert_eq!((t.mate("mac").damage, laid(&t, "gear")), (0, 1), "{}", t.open());
    let mut t = players(1).has(0, "command", 1).combat(&["flying-eye"]).start();
    t.play(["round/end", "mac", "use/gloria/0/1"]);
    assert_eq!(t.mate("mac").damage, 1, "3, less 2: {}", t.open());
}

/// SG-ADV-08, SG-ADVC-06, SG-ADV-04: Ada helps Bo's Mac, or takes the three savvy.
#[test]
fn an_adventure_card_cures_anybody() {
    let scene = || {
        gear_says(players(2), "1 command: madness -1 or savvy 3").has(0, "command", 1).mate(
            "mac",
            "statuses",
            ["madness"],
        )
    };
    let mut t = scene().start();
    assert!(!t.offers("use/gear/0/1"), "there is no challenge");
    t.play(["0:use/gear/0/0"]);
    assert!(t.mate("mac").statuses.is_empty());
    let mut t = tries(scene().fate([2]), "savvy 6", "xp 1");
    t.play(["take/gregory", "go", "use/gear/0/1"]);
    assert!(t.told("SAVVY 6: 6. Success."), "{}", t.open());
}

/// SG-RECIPE-01, SG-RECIPE-02, SG-RECIPE-04, SG-RECIPE-07, SG-TERM-12, SG-ADVC-02, SG-EX-37, SG-OPEN-08: soup, of anything.
#[test]
fn soup_is_cooked_of_any_food() {
    let scene = players(1).stored("meat", 1).stored("grain", 1).stored("vegetables", 4).has(0, "command", 2);
    let scene = scene.mate("mac", "fatigue", 2).mate("audrie", "fatigue", 2).mate(
        "kannan",
        "statuses",
        ["low-morale"],
    );
    let mut t = scene.start();
    t.play(["use/soup/0/0", "thing/meat", "thing/grain", "mac", "audrie", "mac"]);
    assert_eq!(["meat", "grain", "vegetables"].map(|food| t.stored(food)), [0, 0, 3], "{}", t.open());
    assert_eq!((t.mate("mac").fatigue, t.mate("audrie").fatigue, t.mate("kannan").statuses.len()), (0, 1, 0));
    assert_eq!((laid(&t, "soup"), held(&t, 0)), (1, 1));
    assert!(!t.offers("use/soup/0/0"), "not again until it is cleared");
}

/// SG-RECIPE-03, SG-RECIPE-04, SG-ADVC-03, SG-EX-38, SG-OPEN-08: two grain and a piece of meat are no flapjacks.
#[test]
fn flapjacks_are_cooked_of_grain() {
    let scene = |grain: u8| {
        players(1)
            .stored("meat", 3)
            .stored("grain", grain)
            .has(0, "command", 1)
            .mate("mac", "fatigue", 2)
            .mate("audrie", "damage", 2)
    };
    assert!(!scene(2).start().offers("use/flapjacks/0/0"));
    let mut t = scene(3).mate("kannan", "fatigue", 1).mate("kannan", "damage", 2).start();
    t.play(["use/flapjacks/0/0", "mac", "mac", "audrie", "kannan", "audrie"]);
    assert_eq!((t.stored("grain"), t.stored("meat")), (0, 3), "{}", t.open());
    assert_eq!(
        (t.mate("mac").fatigue, t.mate("kannan").fatigue, t.mate("audrie").damage, t.mate("kannan").damage),
        (0, 0, 0, 1)
    );
}

/// SG-RECIPE-05
#[test]
fn nothing_is_cooked_in_combat() {
    let scene = || players(1).stored("grain", 3).has(0, "command", 1).mate("mac", "fatigue", 2);
    assert!(scene().start().offers("use/flapjacks/0/0"));
    let t = scene().combat(&["skeletal-warrior"]).start();
    assert!(!t.offers("use/flapjacks/0/0") && !t.offers("use/soup/0/0"));
}

// What is shared, and terms.

/// SG-SHARE-02, SG-SHARE-03, SG-SHARE-04: nothing hands over command or cards.
#[test]
fn command_and_cards_stay_with_their_player() {
    let t = players(2).has(0, "command", 1).has(0, "hand", ["triage"]).has(1, "hand", ["duck"]).start();
    assert_eq!(
        t.keys(0),
        ["explore/2", "travel", "market", "port", "skip", "use/odessa/0/1", "change"],
        "{}",
        t.open()
    );
    assert_eq!(t.keys(1), ["change"], "neither Ada's command nor her card");
}

/// SG-SHARE-07: for another's challenge, and another's attack.
#[test]
fn anybody_uses_an_adventure_card_for_anybody() {
    let mut t = tries(players(2).has(1, "command", 1).fate([2, 5]), "strength 6", "xp 1");
    t.play(["take/odessa", "go", "1:use/gear/0/0"]);
    assert!(t.told("STRENGTH 6: 6. Success.") && held(&t, 1) == 0, "{}", t.open());
    let mut t = players(2).has(1, "command", 1).combat(&["skeletal-warrior"]).fate([1, 4]).start();
    t.play(["0:attack/gregory", "1:use/gear/0/0"]);
    assert!(t.told("6 against 5. A hit."), "{}", t.open());
}

/// SG-TERM-03, SG-EX-34
#[test]
fn what_is_paid_or_lost_goes_to_the_supply() {
    let t = meets(players(1).stored("meat", 6), "meat -1, meat 3");
    assert_eq!(t.stored("meat"), 6, "the lost one can be gained again, and no more");
    assert_eq!(meets(players(1).stored("meat", 2), "meat -1").stored("meat"), 1);
}

/// SG-TERM-05, SG-TERM-07, SG-TERM-11
#[test]
fn a_gain_is_what_the_supply_has() {
    let t =
        meets(players(1).stored("meat", 5).stored("coin", 39), "meat 3, coin 3, materials 1, vegetables 1");
    assert_eq!(["meat", "coin", "materials", "vegetables"].map(|thing| t.stored(thing)), [6, 40, 1, 1]);
}

/// SG-TERM-09
#[test]
fn restoring_takes_off_as_much_damage_as_there_is() {
    let t = meets(
        players(1).mate("mac", "damage", 3).mate("laurent", "damage", 5),
        "mac health 5, laurent health 2",
    );
    assert_eq!((t.mate("mac").damage, t.mate("laurent").damage), (0, 3));
}

/// SG-TERM-10, SG-EX-35
#[test]
fn repairs_go_wherever_the_players_like() {
    let mut t = meets(players(1).with("damage", json!([1, 0, 2, 0, 0, 1])), "ship 2");
    assert_eq!(t.keys(0).len(), 3);
    let deck = t.keys(0).into_iter().find(|key| key.contains("deck")).expect("the deck").to_owned();
    t.play([deck.as_str(), deck.as_str()]);
    assert_eq!(t.state().damage, [1, 0, 0, 0, 0, 1]);
}

/// SG-TERM-12
#[test]
fn a_price_in_food_may_be_mixed() {
    let story = "== T1  The Dog\n\nA dog.\n\n* Feed it. [pay 2 food]\n  It eats.\n* Leave.\n  You go.\n";
    let mut t =
        players(1).stored("grain", 1).stored("meat", 1).stored("materials", 3).story("T1", story).start();
    t.play(["choice/1", "thing/grain"]);
    assert_eq!(["grain", "meat", "materials"].map(|thing| t.stored(thing)), [0, 0, 3], "{}", t.open());
    assert!(
        !players(1).stored("grain", 1).stored("materials", 3).story("T1", story).start().offers("choice/1")
    );
}

// The die.

/// SG-DICE-01, SG-DICE-02, SG-DICE-04, SG-OPEN-57: no card is drawn for it, and cards do what they always do.
#[test]
fn a_die_takes_the_place_of_the_fate_card() {
    let scene = || players(1).option("fate", "die");
    let mut t =
        tries(scene().has(0, "hand", ["brace"]).has(0, "command", 1), "strength 14", "ship -1, card 1");
    t.play(["go", "use/gear/0/0", "discard/brace"]);
    assert!(t.told("STRENGTH 14:") && t.state().fate.is_none(), "{}", t.open());
    assert_eq!((discards(&t), t.state().damage.iter().sum::<u8>()), (vec!["brace".to_owned()], 1));
    assert_eq!(t.hand(0).len(), 1, "cards are drawn as ever");
    assert_eq!(t.state().abilities.pile.len(), 58);
}

/// SG-DICE-03, SG-CARD-08: one in six, or one in ten.
#[test]
fn a_die_has_even_odds() {
    let odds = |scene: Scene| {
        let t = all_out_but(scene, &["gregory", "kannan"])
            .has(0, "hand", ["iron-grip"])
            .story("T1", &trial("strength 6", "xp 1"))
            .start();
        t.stakes("choice/1")
    };
    assert!(odds(players(1)).contains("1 in 10"), "{}", odds(players(1)));
    assert!(odds(players(1).option("fate", "die")).contains("1 in 6"));
}
