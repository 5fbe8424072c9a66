//! The ship and the turn (SG-SHIP, SG-TURN).

use super::*;

/// SG-SHIP-01, SG-SHIP-02, SG-ROOM-01, SG-OPEN-13: five rooms, none of them the hull, all of them at first.
#[test]
fn the_figure_may_go_to_any_of_five_rooms_on_the_first_turn() {
    let mut t = aboard(1).start();
    assert_eq!(offered(&t, "room/"), ROOMS);
    t.play(["room/quarters"]);
    assert_eq!(t.state().room, Some(Room::Quarters));
    assert_eq!(t.player(0).command, 3, "its effects are applied");
}

/// SG-SHIP-04, SG-FATE-02, SG-OPEN-04: the fate card says where, and is discarded.
#[test]
fn ship_damage_goes_where_fate_says() {
    for (fate, spot) in [(1, 5), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)] {
        let t = struck(1).fate([fate]).start();
        let mut damage = [0; 6];
        damage[spot] = 1;
        assert_eq!(t.state().damage, damage, "fate {fate}");
        assert_eq!(t.state().abilities.discards.len(), 1);
    }
}

/// SG-SHIP-05, SG-SHIP-06: the second point finds the room full that the first has filled.
#[test]
fn points_of_ship_damage_are_drawn_one_at_a_time() {
    let mut t = struck(2).with("damage", json!([1, 0, 0, 0, 0, 0])).fate([2, 2]).start();
    assert_eq!(t.state().damage[0], 2);
    assert_eq!(
        offered(&t, "spot/"),
        ["spot/galley", "spot/deck", "spot/quarters", "spot/sick-bay", "spot/hull"]
    );
    t.play(["spot/sick-bay"]);
    assert_eq!(t.state().damage, [2, 0, 0, 0, 1, 0]);
    assert!(t.told("Fate is 2: damage to the Bridge."));
    assert!(t.told("Fate is 2, but the Bridge can take no more: damage to the Sick Bay."));
}

/// SG-SHIP-03, SG-SHIP-06: two in a room, one in the hull; only free places can be chosen.
#[test]
fn a_room_holds_two_cubes_and_the_hull_one() {
    let t = struck(1).with("damage", json!([2, 1, 2, 2, 0, 1])).fate([1]).start();
    assert_eq!(offered(&t, "spot/"), ["spot/galley", "spot/sick-bay"], "the hull is full with one");
    let t = struck(1).with("damage", json!([0, 1, 0, 0, 0, 0])).fate([3]).start();
    assert_eq!(t.state().damage[1], 2, "a second one fits: {}", t.open());
}

/// SG-SHIP-07, SG-SHIP-08, SG-ROOM-03
#[test]
fn a_room_with_two_damage_cannot_be_used_and_one_with_one_can() {
    let mut t = aboard(1).with("damage", json!([2, 1, 0, 0, 0, 0])).start();
    assert_eq!(offered(&t, "room/"), ["room/galley", "room/deck", "room/quarters", "room/sick-bay"]);
    t.play(["room/galley"]);
    assert_eq!((t.player(0).command, t.hand(0).len()), (2, 1), "as if it were whole");
}

/// SG-SHIP-09, SG-SHIP-03: the eleventh cube is the last.
#[test]
fn the_eleventh_cube_is_a_defeat() {
    let t = struck(1).with("damage", json!([2, 2, 2, 2, 1, 0])).fate([6]).start();
    assert_eq!((t.state().defeats, t.state().damage), (0, [2, 2, 2, 2, 2, 0]), "ten are none yet");
    let t = struck(3).with("damage", json!([2, 2, 2, 2, 2, 0])).fate([1]).start();
    assert!(t.told("You are defeated"), "{}", t.open());
    assert_eq!((t.state().defeats, t.state().damage), (1, [0; 6]), "the other two points are not drawn");
}

/// SG-SHIP-10, SG-ABIL-15
#[test]
fn a_repaired_room_can_be_used_at_once() {
    let mut t = aboard(1).with("damage", json!([2, 0, 0, 0, 0, 0])).has(0, "command", 2).start();
    assert!(!t.offers("room/bridge"));
    t.play(["use/kasumi/0/0"]);
    assert!(t.offers("room/bridge"), "{}", t.open());
}

/// SG-SHIP-13, SG-ROOM-06, SG-ROOM-09, SG-ROOM-12, SG-ROOM-15, SG-ROOM-18, SG-ROOM-23, SG-OPEN-01: what the board prints
/// for 1, 2, 3 and 4 players goes to the active one.
#[test]
fn rooms_give_command_by_the_number_of_players() {
    let printed = [[2, 3, 3, 4], [2, 3, 3, 3], [3, 4, 5, 5], [3, 4, 4, 5], [3, 3, 4, 5]];
    for (room, command) in ROOMS.iter().zip(printed) {
        for n in 1..=4 {
            let mut t = aboard(n).start();
            t.play([*room]);
            assert_eq!(t.player(0).command, command[n - 1], "{room} with {n} players");
            assert!((1..n).all(|seat| t.player(seat).command == 0), "nobody else gains");
        }
    }
}

/// SG-TURN-01, SG-TURN-06, SG-CREW-02: to the left, and the captain with it.
#[test]
fn the_captain_token_goes_to_the_left() {
    let mut t = players(3).start();
    for next in [1, 2, 0] {
        t.play(["skip", "skip", "turn/end"]);
        assert_eq!(t.state().active, Seat(next));
        assert_eq!(t.state().controls(Crew::Odessa), Seat(next));
        t.play([["room/galley", "room/bridge", "room/sick-bay"][usize::from(next)]]);
        past_event(&mut t);
    }
}

/// SG-TURN-02, SG-TURN-04, SG-TURN-05: ship action, event, two actions, end of turn.
#[test]
fn a_turn_has_four_steps_in_order() {
    let mut t = aboard(2).phase("start").start();
    assert!(t.offers("room/deck") && !t.told("Event:") && !t.offers("skip"));
    t.play(["room/bridge", "effect/all"]);
    assert!(t.told("Event: Something in the Hold."));
    assert!(t.offers("choice/2") && !t.offers("skip"), "the event comes first: {}", t.open());
    t.play(["choice/2", "take/odessa", "go"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    past_event(&mut t);
    assert_eq!(t.state().phase, Phase::Actions(2));
    t.play(["0:skip"]);
    assert_eq!((t.state().phase, t.state().active), (Phase::Actions(1), Seat(0)));
    t.play(["0:skip", "turn/end"]);
    assert_eq!((t.state().phase, t.state().active), (Phase::Room, Seat(1)), "exactly two");
}

/// SG-TURN-03, SG-STATUS-04: before the ship action.
#[test]
fn venom_hurts_before_the_ship_action() {
    let t = aboard(2).phase("start").mate("rafael", "statuses", ["venom"]).start();
    assert_eq!(t.mate("rafael").damage, 1, "on Ada's turn, though he is Bo's");
    assert!(t.offers("room/bridge"));
}

/// SG-TURN-07, SG-EVENT-04: after the second action, while the same player is active.
#[test]
fn turn_end_effects_come_after_the_actions_and_before_the_token_passes() {
    let mut t = ongoing(players(2), &["ev-grey-fever"]).start();
    t.play(["skip"]);
    assert!(t.offers("skip"), "not after the first: {}", t.open());
    t.play(["skip", "0:turn/end", "0:odessa", "0:mac"]);
    assert_eq!((t.mate("odessa").damage, t.mate("mac").damage, t.state().active), (1, 1, Seat(0)));
    t.play(["0:try/no"]);
    assert_eq!(t.state().active, Seat(1));
}

/// SG-TURN-08
#[test]
fn alone_one_takes_every_turn() {
    let mut t = players(1).start();
    t.play(["skip", "skip"]);
    assert_eq!((t.state().turn, t.state().active), (2, Seat(0)));
    assert!(t.offers("room/bridge"));
}

/// SG-SHIP-11: whatever is gained or lost goes to the ship board or leaves it, and an event comes from its deck there.
#[test]
fn resources_coins_and_the_event_deck_are_on_the_ship_board() {
    let moved = |t: &Play| {
        let ways = t.events.iter().filter_map(|e| match &e.what {
            table::What::Tokens { token, from, to, .. } => Some((token.clone(), from.clone(), to.clone())),
            _ => None,
        });
        ways.collect::<Vec<_>>()
    };
    let story = "== T1  A Crate\n\nA crate.\n\n= now\nIt is full.\n> coin 2, meat 1, grain 1, vegetables 1, materials 1, artifact 1, coin -1\n-> end\n";
    let t = players(2).story("T1", story).start();
    let board = Some("stores".to_owned());
    let mut ways: Vec<_> = ["coin", "meat", "grain", "vegetables", "materials", "artifact"]
        .map(|thing| (thing.to_owned(), None, board.clone()))
        .into();
    ways.push(("coin".to_owned(), board.clone(), None));
    assert_eq!(moved(&t), ways);
    let seen = |seat: u8| serde_json::to_value(t.table.game().view(Some(Seat(seat)))).expect("plain data");
    let lies =
        ["coin", "meat", "grain", "vegetables", "materials", "artifact"].into_iter().zip([4, 1, 2, 1, 1, 1]);
    let lies: Vec<_> = lies.map(|(thing, n)| json!({ "thing": thing, "n": n })).collect();
    assert_eq!((&seen(0)["stores"], &seen(1)["stores"]), (&json!(lies), &json!(lies)), "for all to see");
    let mut t = players(1).phase("room").start();
    t.play(["room/bridge", "effect/all"]);
    let drawn = t.events.iter().find_map(|e| match &e.what {
        table::What::Card { card: Some(card), from: Some(from), .. } if from == "events" => {
            Some(card.as_str())
        }
        _ => None,
    });
    assert_eq!(drawn, Some(BOOK.names().name(*t.state().events.discards.last().expect("one was drawn"))));
    let view = serde_json::to_value(t.table.game().view(None)).expect("plain data");
    assert_eq!(view["clock"]["left"], json!([5, 6, 6]), "17 are left in their place");
}

/// SG-SHIP-12: the travel table, the actions, and what each room gives to so many players.
#[test]
fn the_ship_board_says_what_rooms_give_how_far_one_sails_and_what_one_can_do() {
    let printed = [[2, 3, 3, 4], [2, 3, 3, 3], [3, 4, 5, 5], [3, 4, 4, 5], [3, 3, 4, 5]];
    for n in 1..=4 {
        let t = players(n).start();
        let view = serde_json::to_value(t.table.game().view(None)).expect("plain data");
        let rooms = ["bridge", "galley", "deck", "quarters", "sick-bay"].into_iter().zip(printed);
        for (place, (room, command)) in rooms.enumerate() {
            let shown = &view["ship"]["rooms"][place];
            let text = shown["text"].as_str().expect("words");
            assert_eq!(shown["room"], room);
            assert!(text.starts_with(&format!("{} command", command[n - 1])), "{n} players: {text}");
        }
        assert_eq!(view["ship"]["travel"], json!([[1, 1], [5, 2], [8, 3]]));
    }
    let t = ongoing(players(1), &["ev-hunting-serpent"]).start();
    for (key, says) in [
        ("travel", "Travel"),
        ("explore/2", "Explore 2 (Lantern Harbour)"),
        ("market", "Visit the market (The Oyster Stairs)"),
        ("port", "Visit the port (Lantern Harbour)"),
        ("skip", "Skip this action (gain 1 command)"),
    ] {
        assert_eq!(t.label(key), says);
    }
}
