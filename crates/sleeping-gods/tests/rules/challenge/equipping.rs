//! Command and equipping (SG-CMD, SG-EQUIP).

use super::*;

/// SG-CMD-01, SG-CMD-13, SG-TERM-05: fourteen, and what lies on boards and cards is not in the supply.
#[test]
fn there_are_fourteen_command_tokens() {
    assert_eq!(held(&meets(players(1).has(0, "command", 10), "command 3"), 0), 13);
    assert_eq!(held(&meets(players(1).has(0, "command", 12), "command 3"), 0), 14);
    assert_eq!(held(&meets(players(1).has(0, "command", 10).mate("mac", "command", 3), "command 3"), 0), 11);
    let all = meets(players(1).has(0, "command", 14), "command 3");
    assert!(all.told("There is no command in the supply.") && !all.told("gains 0 command"));
    let some = meets(players(1).has(0, "command", 12), "command 3");
    assert!(some.told("There is no more command in the supply.") && some.told("Ada gains 2 command."));
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

/// SG-ABIL-09: on one draw as often as it is paid for.
#[test]
fn an_ability_card_is_used_again_for_more_command() {
    let scene = players(1).has(0, "command", 2).mate("mac", "cards", ["shoulder-to-it"]).fate([1]);
    let mut t = tries(scene, "strength 9", "health -1");
    t.play(["take/mac", "go", "use/shoulder-to-it/0/0"]);
    assert!(t.asked(0).prompt.contains("you have 6, 3 short"), "{}", t.open());
    t.play(["use/shoulder-to-it/0/0"]);
    assert!(t.told("STRENGTH 9: 8. Failure."), "{}", t.open());
    assert_eq!(held(&t, 0), 0);
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
    assert_eq!(t.own(0), CREW);
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
    let triage = &BOOK.abilities[BOOK.names().find("triage").expect("it is there")];
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

/// SG-OPEN-09: to another crew member.
#[test]
fn triage_does_not_heal_its_bearer() {
    let scene = || players(1).mate("audrie", "cards", ["triage"]).mate("audrie", "damage", 2);
    assert!(!scene().start().offers("use/triage/0/0"));
    let mut t = scene().mate("mac", "damage", 1).mate("kannan", "damage", 1).start();
    t.play(["use/triage/0/0"]);
    assert_eq!(t.own(0), ["kannan", "mac"]);
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
