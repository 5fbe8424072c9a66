//! Ability cards and fate (SG-CARD, SG-FATE).

use super::*;

/// Every ability card but these.
fn deck_without(cards: &[&str]) -> Vec<String> {
    let all = BOOK.abilities.iter().map(|id| BOOK.names().name(id).to_owned());
    all.filter(|id| !cards.contains(&id.as_str())).collect()
}

/// SG-CARD-01, SG-CARD-08, SG-CARD-09, SG-CARD-10
#[test]
fn ones_and_sixes_are_half_as_common() {
    let count = |fate: u8| BOOK.abilities.iter().filter(|id| BOOK.abilities[*id].fate == fate).count();
    assert_eq!([1, 2, 3, 4, 5, 6].map(count), [6, 12, 12, 12, 12, 6]);
    assert!(BOOK.abilities.iter().all(|id| BOOK.abilities[id].cost <= 3));
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

/// SG-FATE-01, SG-CARD-02: alone there is nobody from whom a hand is hidden, and a card that adds nothing is not waited for.
#[test]
fn alone_nobody_waits_for_cards_that_add_nothing() {
    let test = |hand: &str| {
        let mut t = tries(players(1).has(0, "hand", [hand]).fate([1]), "strength 9", "xp 1");
        t.play(["go"]);
        t.told("STRENGTH 9: ")
    };
    assert!(test("triage") && !test("brace"));
}

/// SG-CARD-03, SG-CARD-04, SG-CARD-05: after the whole draw, and any card may go.
#[test]
fn a_hand_is_discarded_down_to_three_after_the_draw() {
    let scene = players(1).has(0, "hand", ["triage", "brace", "duck"]).draws(&["bluff", "salvage"]);
    let mut t = meets(scene, "card 2");
    assert_eq!(t.own(0), ["triage", "brace", "duck", "bluff", "salvage"]);
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
    let t = meets(scene("audrie"), "card 1");
    assert!(t.hand(0).len() == 4 && !t.offers("triage"), "{}", t.open());
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
    let spare = deck_without(&["haymaker", "brace"]);
    let scene = players(1).has(0, "command", 1).has(0, "hand", ["brace"]);
    let mut t = tries(
        scene.with("abilities", json!({ "pile": ["haymaker"], "discards": spare })),
        "strength 9",
        "xp 1",
    );
    t.play(["go", "use/gear/0/0"]);
    let open = t.state().fate.map(|id| BOOK.names().name(id).to_owned());
    assert!(open.is_some_and(|id| spare.contains(&id)), "{}", t.open());
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
    let mut t = tries(scene().fate([3]), "strength 5", "xp 1");
    t.play(["take/odessa", "go", "1:use/marco-ace/0/0"]);
    let throw = t.events.iter().rev().find_map(|e| match &e.what {
        table::What::Roll(roll) => roll.throws.first(),
        _ => None,
    });
    let throw = throw.expect("it is shown");
    let adds: Vec<i32> = throw.adds.iter().map(|add| add.n).collect();
    assert_eq!(
        (throw.dice[0].face.as_str(), adds, throw.total),
        ("3", vec![1, 1], Some(5)),
        "card, captain, ace"
    );
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
    // A 3 raised to 4, and a 4: what is shown is the card that lies open.
    let scene = players(1).mate("marco", "levels", ["marco-ace"]).has(0, "command", 2).fate([3, 4]);
    let mut t = tries(scene, "strength 7", "xp 1");
    t.play(["go", "use/marco-ace/0/0", "use/gear/0/0"]);
    let shown = t.events.iter().rev().find_map(|e| match &e.what {
        table::What::Roll(roll) if roll.against.is_some() => Some(roll.throws[0].dice[0].face.clone()),
        _ => None,
    });
    assert!(t.told("STRENGTH 7: 4. Failure.") && shown.as_deref() == Some("4"), "{shown:?}: {}", t.open());
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
