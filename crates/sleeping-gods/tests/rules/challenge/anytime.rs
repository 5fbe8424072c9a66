//! What may be done at any time, whatever is asked (SG-CMD, SG-EQUIP, SG-WEAPON, SG-CAMP, SG-OPEN-64).

use super::*;

/// A ship action before an event that asks something.
fn aboard(n: usize) -> Scene {
    players(n).phase("room").with("events", json!({ "pile": ["ev-loose-plate"], "discards": [] }))
}

/// SG-ROOM-05, SG-CMD-02, SG-OPEN-64: gain the Bridge's command, use Laurent, then clear him.
#[test]
fn the_effects_of_a_room_come_in_any_order_and_boards_are_used_in_between() {
    let mut t = aboard(1).start();
    assert!(t.asked(0).options.iter().any(|o| o.key == "order" && o.aside), "it is no room");
    t.play(["order"]);
    assert!(!t.offers("order"), "said once");
    t.play(["room/bridge"]);
    assert_eq!(t.own(0), ["effect/clear", "effect/command", "effect/cards", "effect/all"]);
    assert_eq!(t.label("effect/command"), "Gain 2 command");
    t.play(["effect/command", "use/laurent/0/0"]);
    assert_eq!((t.player(0).command, t.mate("laurent").command, t.stored("meat")), (0, 2, 1));
    t.play(["effect/cards"]);
    assert_eq!((t.hand(0).len(), t.own(0)), (1, vec!["effect/clear"]), "the last one is asked for, too");
    assert_eq!(t.asked(0).prompt, "What is left of the room.");
    t.play(["effect/clear"]);
    assert_eq!((t.mate("laurent").command, t.state().order.as_ref()), (0, None));
    assert!(!t.offers("effect/clear") && t.told("Event: "), "the turn goes on: {}", t.open());
}

/// SG-ROOM-05, SG-OPEN-64: the same, without having said that one chooses the order: what the command makes possible is asked about
/// before boards are cleared, if there is anything.
#[test]
fn what_the_bridges_command_makes_possible_is_done_before_boards_are_cleared() {
    let mut t = aboard(1).start();
    t.play(["room/bridge"]);
    assert_eq!((t.player(0).command, t.own(0)), (2, vec!["effect/clear", "effect/cards", "effect/all"]));
    t.play(["use/laurent/0/0", "effect/all"]);
    assert_eq!((t.mate("laurent").command, t.stored("meat"), t.player(0).command), (0, 1, 0));
    assert_eq!((t.hand(0).len(), t.state().order.as_ref()), (1, None));
    assert!(t.told("Event: "), "one answer for the rest: {}", t.open());
    let mut t = aboard(1).has(0, "command", 3).start();
    t.play(["room/bridge"]);
    assert!(t.told("Event: "), "all of that could be used before: {}", t.open());
}

/// SG-ROOM-25: where the supply is short, what is cleared is gained.
#[test]
fn where_the_supply_is_short_boards_are_cleared_first() {
    let mut t =
        aboard(1).has(0, "command", 9).mate("laurent", "command", 2).mate("mac", "command", 2).start();
    t.play(["room/bridge"]);
    assert_eq!((t.player(0).command, t.mate("laurent").command), (11, 0), "{}", t.open());
}

/// SG-ROOM-05, SG-OPEN-49: a defeat breaks a room off, too.
#[test]
fn what_is_left_of_a_room_is_lost_with_a_defeat() {
    let scene =
        all_out_but(aboard(2), &["mac"]).mate("mac", "cards", ["stokers-back"]).mate("mac", "damage", 8);
    let mut t = scene.start();
    t.play(["0:order", "0:room/bridge", "1:shed/stokers-back"]);
    assert_eq!(
        (t.state().defeats, t.state().active, t.state().order.as_ref()),
        (1, Seat(1), None),
        "{}",
        t.open()
    );
}

/// SG-ROOM-05: a room gives in any order what it gives in its own.
#[test]
fn a_room_gives_the_same_in_any_order() {
    let yields = |keys: &[&str]| {
        let scene = aboard(1).mate("mac", "damage", 1).mate("marco", "command", 2);
        let mut t = scene.draws(&["jury-rig"]).start();
        t.play(keys.iter().copied());
        assert!(t.told("Event: "), "{}", t.open());
        (t.player(0).command, t.hand(0), t.mate("mac").damage, t.mate("marco").command)
    };
    for [first, second, third] in [["cards", "command", "clear"], ["clear", "cards", "command"]] {
        let keys = [first, second, third].map(|effect| format!("effect/{effect}"));
        let keys = ["order", "room/quarters", &keys[0], &keys[1], &keys[2]];
        assert_eq!(yields(&keys), yields(&["room/quarters"]), "{first} first");
    }
    let mut t = aboard(1).start();
    t.play(["order", "room/bridge", "effect/all"]);
    assert!(
        t.told("Event: ") && !t.told("All 0 command"),
        "whoever wants the rest at once gets it: {}",
        t.open()
    );
    let mut t = aboard(1).start();
    t.play(["order", "room/deck"]);
    assert_eq!(t.own(0), ["effect/command", "effect/search", "effect/all"], "no card is drawn there");
    let heals = ["order", "room/sick-bay", "effect/heal", "effect/command", "effect/cards"];
    assert_eq!(yields(&heals), yields(&["room/sick-bay"]));
}

/// SG-CARD-04, SG-EQUIP-11, SG-OPEN-64: from a full hand, before the draw or before a card has to go.
#[test]
fn a_card_is_equipped_before_one_has_to_go() {
    let scene = || {
        let hand = ["triage", "bluff", "haggle"];
        aboard(2).has(0, "command", 2).has(0, "hand", hand).draws(&["jury-rig"])
    };
    let mut t = scene().start();
    t.play(["room/galley"]);
    assert_eq!(t.own(0), ["triage", "bluff", "haggle", "jury-rig"], "one too many");
    t.play(["equip/triage", "mac"]);
    assert_eq!(t.hand(0), ["bluff", "haggle", "jury-rig"], "and none has to go");
    let mut t = scene().start();
    t.play(["order", "room/galley", "equip/triage", "mac", "effect/cards"]);
    assert_eq!(t.hand(0), ["bluff", "haggle", "jury-rig"]);
    assert!(!t.told("discards"));
}

/// SG-EQUIP-11, SG-OPEN-64: the only card of a hand, too.
#[test]
fn the_last_card_is_equipped_before_it_has_to_go() {
    let scene = || players(1).has(0, "hand", ["triage"]).has(0, "command", 2);
    let mut t = meets(scene(), "card -1");
    assert_eq!(t.own(0), ["triage"], "{}", t.open());
    t.play(["equip/triage", "mac"]);
    assert_eq!((t.mate("mac").cards.len(), t.told("discards")), (1, false), "{}", t.open());
    let mut t = meets(scene(), "card -1");
    t.play(["triage"]);
    assert_eq!((t.hand(0).len(), discards(&t)), (0, vec!["triage".to_owned()]));
}

/// SG-CMD-02, SG-EQUIP-11: others step in in the middle of somebody's action, and it goes on where it was.
#[test]
fn another_player_acts_in_the_middle_of_an_action() {
    let scene = || players(2).has(1, "hand", ["iron-grip"]).has(1, "command", 4);
    let mut t = meets(scene().mate("mac", "damage", 2).mate("kannan", "damage", 2), "health 1, coin 1");
    assert_eq!(t.own(0), ["kannan", "mac"], "who regains health?");
    assert_eq!(t.asked(1).prompt, "Ada is on turn.");
    t.play(["1:equip/iron-grip"]);
    assert_eq!(t.own(1), CREW, "who gets the card?");
    assert_eq!(t.asked(0).prompt, "Bo is deciding.");
    t.play(["1:rafael"]);
    assert_eq!((t.mate("rafael").cards.len(), t.own(0)), (1, vec!["kannan", "mac"]));
    t.play(["0:mac"]);
    assert_eq!((t.mate("mac").damage, t.stored("coin")), (1, 4));
}

/// SG-EQUIP-11: whoever has spent the command or the card meanwhile equips nothing.
#[test]
fn an_equipping_that_cannot_be_paid_any_more_does_nothing() {
    let mut t = players(1).has(0, "hand", ["iron-grip", "triage"]).has(0, "command", 2).start();
    t.play(["equip/triage", "use/laurent/0/0"]);
    assert_eq!((t.hand(0).len(), t.player(0).command, t.stored("meat")), (2, 0, 1), "{}", t.open());
    assert!(t.offers("skip"), "{}", t.open());
    let scene =
        players(1).has(0, "hand", ["triage"]).has(0, "command", 2).mate("mac", "cards", ["brace", "duck"]);
    let mut t = scene.start();
    t.play(["equip/triage", "mac"]);
    assert_eq!(t.own(0), ["brace", "duck"], "one has to go");
    t.play(["use/laurent/0/0"]);
    assert_eq!((t.mate("mac").cards.len(), t.hand(0).len()), (2, 1), "and neither goes for nothing");
    assert!(t.offers("skip"), "{}", t.open());
}

/// SG-RECIPE-01, SG-RECIPE-02: food that is being paid is not there for another recipe.
#[test]
fn food_cannot_be_paid_twice() {
    let scene = players(1).has(0, "command", 9).stored("meat", 2).stored("grain", 3);
    let mut t = scene.mate("mac", "fatigue", 2).start();
    let recipes =
        |t: &Play| t.keys(0).iter().filter(|key| key.contains("soup") || key.contains("flapjacks")).count();
    assert_eq!(recipes(&t), 2, "{}", t.open());
    t.play(["use/soup/0/0"]);
    assert!(t.asked(0).prompt.starts_with("Which food goes?"), "{}", t.open());
    assert_eq!(recipes(&t), 0, "of five, three are for the soup: {}", t.open());
    t.play(["thing/meat", "thing/grain"]);
    assert_eq!((recipes(&t), t.stored("grain")), (0, 2), "one of three is still to be paid: {}", t.open());
    t.play(["thing/meat"]);
    assert_eq!((t.state().owed, t.stored("grain")), (0, 2), "{}", t.open());
}

/// SG-WEAPON-04, SG-OPEN-66: a weapon that was handed to somebody while it was asked who takes it is taken.
#[test]
fn a_new_weapon_is_handed_out_once() {
    let mut t = meets(players(2), "adventure eel-spear");
    assert_eq!(t.asked(0).prompt, "Who takes Eel Spear?", "{}", t.open());
    t.play(["1:weapon/eel-spear", "1:rafael"]);
    assert!(!t.asked(0).prompt.contains("Eel Spear"), "{}", t.open());
}

/// SG-WEAPON-04
#[test]
fn any_player_moves_weapons_outside_combat() {
    let mut t = players(2).armed("mac", "fire-axe").start();
    t.play(["1:weapon/fire-axe", "1:audrie"]);
    let bearer = |t: &Play| t.state().adventures.last().and_then(|owned| owned.bearer);
    assert_eq!(bearer(&t), Some(sleeping_gods::Crew::Audrie));
    let mut t = tries(players(2).armed("mac", "fire-axe"), "strength 9", "xp 1");
    t.play(["1:weapon/fire-axe", "1:kannan"]);
    assert_eq!(bearer(&t), Some(sleeping_gods::Crew::Kannan), "a challenge is no combat");
    let t = players(2).armed("mac", "fire-axe").combat(&["skeletal-warrior"]).start();
    assert!(!t.offers("weapon/fire-axe"));
    assert!(t.asked(0).closed.iter().any(|id| id == "SG-WEAPON-04"), "and the question says which rule");
}

/// SG-EQUIP-04: at any time, in a combat and in the middle of an attack, too.
#[test]
fn equipped_cards_are_discarded_in_combat() {
    let scene =
        || players(2).mate("mac", "cards", ["brace"]).combat(&["skeletal-warrior", "skeletal-warrior"]);
    let mut t = scene().start();
    assert!(!t.keys(0).contains(&"shed/brace"), "Mac is Bo's");
    t.play(["1:shed/brace"]);
    assert_eq!((t.mate("mac").cards.len(), discards(&t)), (0, vec!["brace".to_owned()]));
    let mut t = scene().start();
    t.play(["0:attack/audrie"]);
    assert_eq!(t.own(0), ["enemy/0", "enemy/1"]);
    t.play(["1:shed/brace", "0:enemy/1"]);
    assert!(t.mate("mac").cards.is_empty() && t.told("Audrie attacks"), "{}", t.open());
}

/// SG-DMG-10, SG-EQUIP-04: whoever lets the last one standing fall loses, wherever that happens.
#[test]
fn discarding_the_card_that_keeps_the_last_one_up_is_a_defeat() {
    let boosted = BOOK.abilities.iter().find(|id| {
        let always = BOOK.abilities[*id].rules.iter();
        always.into_iter().any(|rule| format!("{rule:?}").contains("Health"))
    });
    let card = BOOK.names().name(boosted.expect("a card that gives health")).to_owned();
    let mut scene = players(1).mate("mac", "cards", [card.as_str()]);
    for (crew, health) in CREW.iter().zip(HEALTH) {
        scene = scene.mate(crew, "damage", health);
    }
    let mut t = scene.combat(&["skeletal-warrior", "skeletal-warrior"]).start();
    t.play(["attack/mac", format!("shed/{card}").as_str()]);
    assert_eq!((t.state().defeats, t.state().combat.is_none()), (1, true), "{}", t.open());
}

/// SG-CAMP-04: by anybody, in the middle of anything, if all agree.
#[test]
fn a_campaign_is_reset_at_any_time() {
    let scenes: [Play; 3] = [
        players(2).with("turn", json!(5)).combat(&["skeletal-warrior"]).start(),
        tries(players(2).with("turn", json!(5)), "strength 9", "xp 1"),
        meets(
            players(2).with("turn", json!(5)).mate("mac", "damage", 2).mate("kannan", "damage", 2),
            "health 1",
        ),
    ];
    for mut t in scenes {
        let option = t.asked(1).options.iter().find(|o| o.key == "reset").expect("offered");
        let grave = "This campaign ends on turn 5, for good. Only the achievement sheet is kept.";
        assert_eq!((option.aside, option.grave.as_deref()), (true, Some(grave)));
        let before = t.state().clone();
        t.play(["1:reset"]);
        assert!(!t.offers("reset"), "the others are already asked: {}", t.open());
        t.play(["0:agree/no"]);
        assert_eq!(*t.state(), before, "Ada would rather play on");
        assert!(t.offers("reset"), "it can be wished again");
        t.play(["1:reset", "0:agree/yes", "0:mode/normal"]);
        assert!(t.told("This campaign is given up on turn 5."));
        assert_eq!(
            (t.state().combat.is_none(), t.state().reading.is_none(), t.state().turn),
            (true, true, 0)
        );
        assert!(t.asked(0).prompt.starts_with("Who is the first player?"), "{}", t.open());
        t.play(["0:seat/0"]);
        t.play(["0:content", "1:content"]);
        assert_eq!(t.state().turn, 1, "a new one has begun");
    }
}

/// SG-TURN-07, SG-OPEN-64: before what lasts does its part at the end of a turn. Nobody is asked where nobody could do anything.
#[test]
fn the_end_of_a_turn_waits_for_what_may_still_be_done() {
    let scene = || players(2).phase("end").with("ongoing", json!([{ "event": "ev-grey-fever" }]));
    let mut t = scene().has(1, "hand", ["iron-grip"]).has(1, "command", 2).start();
    assert_eq!(t.own(0), ["turn/end"], "{}", t.open());
    t.play(["1:equip/iron-grip", "1:mac"]);
    assert_eq!(t.mate("mac").cards.len(), 1);
    let t = scene().start();
    assert!(!t.offers("turn/end"), "nobody has a card or command: {}", t.open());
}

/// SG-OPEN-64, SG-OPEN-58, SG-OPEN-63: the end of a turn is asked about where something ends with it: the captain goes on to the next
/// player, what is used once a turn is used or not, and whoever leaves has nothing any more.
#[test]
fn what_ends_with_a_turn_can_be_used_before_it_does() {
    let mut t = players(2).start();
    t.play(["skip", "skip"]);
    assert_eq!(
        (t.own(0), t.asked(0).prompt.as_str()),
        (vec!["turn/end"], "Anything else before your turn ends?")
    );
    t.play(["use/odessa/0/1"]);
    assert!(t.told(" uses Captain Sofi Odessa."));
    assert_eq!((t.hand(0).len(), t.player(0).command, t.mate("odessa").command), (1, 1, 1));
    assert_eq!(t.state().active, Seat(1), "and then nothing ends with it: {}", t.open());
    let aids = || players(2).phase("end").mate("mac", "cards", ["triage"]).mate("audrie", "damage", 1);
    let mut t = aids().start();
    t.play(["1:use/triage/0/0"]);
    assert_eq!((t.mate("audrie").damage, t.state().turn), (0, 2), "{}", t.open());
    let t = aids().with("spent", json!(["triage"])).start();
    assert!(!t.offers("turn/end"), "it was used already: {}", t.open());
    let mut t = players(2).phase("end").has(1, "command", 3).has(1, "changing", true).start();
    assert_eq!(t.own(0), ["turn/end"]);
    t.play(["1:use/laurent/0/0"]);
    assert_eq!((t.stored("meat"), t.mate("laurent").command), (1, 2), "{}", t.open());
}

/// SG-OPEN-64: where the next turn offers the same, nobody has to say that this one is over.
#[test]
fn a_turn_with_which_nothing_ends_just_ends() {
    let alone = players(1).phase("end").has(0, "command", 5).has(0, "hand", ["iron-grip"]).start();
    let idle = players(2).phase("end").has(1, "command", 5).has(0, "hand", ["iron-grip"]).start();
    let used = players(2).phase("end").has(0, "command", 5).mate("odessa", "command", 1).start();
    for t in [alone, idle, used] {
        assert!(!t.offers("turn/end") && t.state().turn == 2, "{}", t.open());
    }
}

/// A step takes only so many asides; then what is asked has to be answered.
#[test]
fn nobody_moves_weapons_about_for_ever_in_the_middle_of_an_action() {
    let scene = players(2).armed("mac", "fire-axe").mate("mac", "damage", 2).mate("kannan", "damage", 2);
    let mut t = meets(scene, "health 1");
    for n in 0..200 {
        if !t.offers("weapon/fire-axe") {
            assert_eq!(t.own(0), ["kannan", "mac"], "after {n}");
            t.play(["0:mac"]);
            assert_eq!(t.mate("mac").damage, 1);
            assert!(t.offers("weapon/fire-axe"), "in the next step it is open again: {}", t.open());
            return;
        }
        t.play(["1:weapon/fire-axe", if n % 2 == 0 { "1:audrie" } else { "1:mac" }]);
    }
    panic!("it goes on for ever");
}
