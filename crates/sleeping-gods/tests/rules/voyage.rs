//! The ship and its rooms, search tokens, events, the turn and its two actions, travel, hazards and the edges of the map.

use crate::common::{BOOK, Play, Scene, players};
use serde_json::json;
use sleeping_gods::{Crew, Peril, Phase, Room};
use table::{Book as _, Game as _, Seat};

/// Rooms in their order, as the ship board has them.
const ROOMS: [&str; 5] = ["room/bridge", "room/galley", "room/deck", "room/quarters", "room/sick-bay"];

/// Somebody's ship action, before an event that asks something (so that nothing else happens after the room).
fn aboard(n: usize) -> Scene {
    players(n).phase("room").with("events", json!({ "pile": ["ev-loose-plate"], "discards": [] }))
}

/// A story that damages the ship.
fn struck(n: usize) -> Scene {
    players(1).story(
        "T1",
        &format!("== T1  A Rock\n\nIt is there.\n\n= now\nIt was there before you.\n> ship -{n}\n-> end\n"),
    )
}

/// Ongoing events.
fn ongoing(scene: Scene, events: &[&str]) -> Scene {
    scene.with("ongoing", json!(events.iter().map(|id| json!({ "event": id })).collect::<Vec<_>>()))
}

/// Everything that is offered and begins like this.
fn offered(t: &Play, prefix: &str) -> Vec<String> {
    let options = t.table.questions().iter().flat_map(|q| &q.options);
    options.map(|o| o.key.clone()).filter(|key| key.starts_with(prefix)).collect()
}

fn lasting(t: &Play) -> Vec<&str> {
    t.state().ongoing.iter().map(|o| BOOK.names().name(o.event)).collect()
}

fn serpent(t: &Play) -> &str {
    let at = t.state().ongoing[0].serpent.expect("the serpent is on the map");
    BOOK.names().name(at)
}

// ---- The ship

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

// ---- The turn

/// SG-TURN-01, SG-TURN-06, SG-CREW-02: to the left, and the captain with it.
#[test]
fn the_captain_token_goes_to_the_left() {
    let mut t = players(3).start();
    for next in [1, 2, 0] {
        t.play(["skip", "skip"]);
        assert_eq!(t.state().active, Seat(next));
        assert_eq!(t.state().controls(Crew::Odessa), Seat(next));
        t.play([["room/galley", "room/bridge", "room/sick-bay"][usize::from(next)]]);
        past_event(&mut t);
    }
}

/// Answers whatever an event asks, without caring.
fn past_event(t: &mut Play) {
    for _ in 0..50 {
        if t.offers("skip") {
            return;
        }
        let key = t.table.questions()[0].options[0].key.clone();
        let stop = ["go", "enough"].into_iter().find(|key| t.offers(key)).map(str::to_owned);
        t.play([stop.unwrap_or(key).as_str()]);
    }
    panic!("the event does not end: {}", t.open());
}

/// SG-TURN-02, SG-TURN-04, SG-TURN-05: ship action, event, two actions, end of turn.
#[test]
fn a_turn_has_four_steps_in_order() {
    let mut t = aboard(2).phase("start").start();
    assert!(t.offers("room/deck") && !t.told("Event:") && !t.offers("skip"));
    t.play(["room/bridge"]);
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
    t.play(["0:skip"]);
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
    t.play(["skip", "0:odessa", "0:mac"]);
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

// ---- Rooms

/// SG-ROOM-02: whoever used it last.
#[test]
fn the_same_room_cannot_be_used_two_turns_in_a_row() {
    let mut t = aboard(2).with("room", json!("deck")).with("active", json!(1)).start();
    assert_eq!(offered(&t, "room/"), ["room/bridge", "room/galley", "room/quarters", "room/sick-bay"]);
    t.play(["1:room/galley"]);
    assert_eq!(t.state().room, Some(Room::Galley));
}

/// SG-ROOM-04: with no room left, it moves for nothing.
#[test]
fn with_every_room_damaged_the_figure_moves_and_nothing_is_gained() {
    let mut t = aboard(1).with("room", json!("deck")).with("damage", json!([2, 2, 2, 2, 2, 0])).start();
    assert_eq!(offered(&t, "room/"), ["room/bridge", "room/galley", "room/quarters", "room/sick-bay"]);
    t.play(["room/quarters"]);
    assert_eq!(t.state().room, Some(Room::Quarters));
    assert_eq!((t.player(0).command, t.hand(0).len()), (0, 0));
}

/// SG-OPEN-14, SG-OPEN-15: a damaged room only if no other one works; the room where the figure is does not count.
#[test]
fn a_damaged_room_is_open_only_when_no_other_room_works() {
    let t = aboard(1).with("room", json!("deck")).with("damage", json!([2, 2, 0, 2, 2, 0])).start();
    assert_eq!(offered(&t, "room/"), ["room/bridge", "room/galley", "room/quarters", "room/sick-bay"]);
    let t = aboard(1).with("room", json!("deck")).with("damage", json!([2, 2, 0, 2, 1, 0])).start();
    assert_eq!(offered(&t, "room/"), ["room/sick-bay"]);
}

/// SG-ROOM-07, SG-TERM-07: 14 tokens, and no more.
#[test]
fn a_short_supply_gives_only_what_it_has() {
    let mut t = aboard(2).has(0, "command", 5).has(1, "command", 7).start();
    t.play(["room/galley"]);
    assert_eq!(t.player(0).command, 7, "2 of 3");
}

/// SG-ROOM-08, SG-ROOM-11, SG-ROOM-14, SG-ROOM-17, SG-ROOM-22: cards by room and number of players.
#[test]
fn rooms_draw_ability_cards() {
    for (room, cards) in ROOMS.iter().zip([[1, 1], [1, 2], [0, 0], [1, 1], [1, 1]]) {
        for (n, cards) in [1, 2, 3, 4].into_iter().zip([cards[0], cards[0], cards[1], cards[1]]) {
            let mut t = aboard(n).start();
            t.play([*room]);
            assert_eq!(t.hand(0).len(), cards, "{room} with {n} players");
        }
    }
}

/// SG-ROOM-10, SG-ROOM-25: everybody's boards and all cards; the tokens can be gained at once.
#[test]
fn the_bridge_clears_all_boards_and_cards() {
    let own = json!([{ "card": "gloria", "command": 1 }, { "card": "gear", "command": 1 }]);
    let scene = aboard(2)
        .mate("odessa", "command", 2)
        .mate("audrie", "command", 2)
        .mate("mac", "command", 3)
        .with("adventures", own);
    let mut t = scene.has(0, "command", 2).has(1, "command", 3).start();
    t.play(["room/bridge"]);
    assert_eq!(t.state().crew.iter().map(|m| m.command).sum::<u8>(), 0);
    assert_eq!(t.state().adventures.iter().map(|o| o.command).sum::<u8>(), 0);
    assert_eq!(t.player(0).command, 5, "the supply was empty before");
}

/// SG-ROOM-13, SG-ROOM-05, SG-ROOM-26: one card, one fatigue of anybody, before the draw or after it, once.
#[test]
fn the_galley_lets_somebody_rest_for_a_card() {
    let scene = || {
        aboard(2)
            .has(0, "hand", ["triage"])
            .mate("mac", "fatigue", 2)
            .mate("audrie", "fatigue", 1)
            .draws(&["jury-rig"])
    };
    let mut t = scene().start();
    t.play(["room/galley", "rest/triage", "mac"]);
    assert_eq!((t.mate("mac").fatigue, t.mate("audrie").fatigue), (1, 1), "Bo's Mac");
    assert_eq!(t.hand(0), ["jury-rig"]);
    assert!(!t.offers("rest/jury-rig"), "once: {}", t.open());
    let mut t = scene().start();
    t.play(["room/galley", "rest/none", "rest/jury-rig", "audrie"]);
    assert_eq!((t.mate("audrie").fatigue, t.hand(0)), (0, vec!["triage".to_owned()]), "a card just drawn");
    let mut t = scene().start();
    t.play(["room/galley", "rest/none", "rest/none"]);
    assert_eq!((t.mate("mac").fatigue, t.hand(0).len()), (2, 2), "or not at all");
}

/// SG-ROOM-19, SG-ROOM-20, SG-ROOM-18, SG-EX-05: three tokens with three or four players, two with fewer, from any boards and cards.
#[test]
fn the_quarters_take_tokens_off_boards_and_cards() {
    let scene = |n| {
        let own = json!([{ "card": "gear", "command": 1 }, { "card": "soup" }]);
        aboard(n).mate("audrie", "command", 2).mate("rafael", "command", 2).with("adventures", own)
    };
    for (n, gained) in [(3, 4), (4, 5)] {
        let mut t = scene(n).start();
        t.play(["room/quarters", "audrie", "rafael", "gear"]);
        assert_eq!(
            (t.mate("audrie").command, t.mate("rafael").command, t.state().adventures[0].command),
            (1, 1, 0)
        );
        assert_eq!(t.player(0).command, gained);
    }
    let mut t = scene(2).start();
    t.play(["room/quarters", "audrie", "audrie"]);
    assert_eq!((t.mate("audrie").command, t.mate("rafael").command), (0, 2), "a board with two needs both");
    assert_eq!(t.player(0).command, 4, "{}", t.open());
}

/// SG-ROOM-21, SG-OPEN-16: what there is; nobody is asked whether.
#[test]
fn the_quarters_take_all_there_is_if_that_is_less() {
    let mut t = aboard(4).mate("audrie", "command", 2).start();
    t.play(["room/quarters"]);
    assert_eq!(t.mate("audrie").command, 0);
    assert!(t.offers("choice/1"), "the event is open: {}", t.open());
}

/// SG-ROOM-25: tokens that are taken off can be gained.
#[test]
fn the_quarters_clear_before_they_give() {
    let mut t = aboard(1).mate("audrie", "command", 2).has(0, "command", 12).start();
    t.play(["room/quarters"]);
    assert_eq!(t.player(0).command, 14);
}

/// SG-ROOM-24: anybody, one point.
#[test]
fn the_sick_bay_heals_one_point() {
    let mut t = aboard(2).mate("mac", "damage", 3).mate("audrie", "damage", 2).start();
    t.play(["room/sick-bay", "mac"]);
    assert_eq!((t.mate("mac").damage, t.mate("audrie").damage), (2, 2));
    assert!(t.offers("choice/1"), "{}", t.open());
}

// ---- Search tokens

/// SG-ROOM-16, SG-SEARCH-01, SG-SEARCH-04, SG-SEARCH-06: up to three, one at a time; the find of one is kept.
#[test]
fn three_search_tokens_at_most_and_the_find_of_one() {
    let mut t = aboard(1).draws(&["search-net", "search-sacks", "search-purse"]).start();
    t.play(["room/deck"]);
    assert_eq!(offered(&t, "search/"), ["search/draw", "search/stop"]);
    t.play(["search/draw", "search/draw"]);
    assert!(t.offers("search/draw"));
    t.play(["search/draw"]);
    assert_eq!(offered(&t, "found/"), ["found/0/0", "found/1/0", "found/2/0"], "no fourth");
    t.play(["found/1/0"]);
    assert_eq!((t.stored("grain"), t.stored("coin"), t.stored("meat"), t.stored("vegetables")), (3, 3, 0, 0));
    assert_eq!((t.state().searches.discards.len(), t.state().searches.pile.len()), (3, 6));
}

/// SG-SEARCH-01, SG-SEARCH-02
#[test]
fn a_search_may_stop_at_once_or_after_a_token() {
    let mut t = aboard(1).start();
    t.play(["room/deck", "search/stop"]);
    assert_eq!((t.state().searches.pile.len(), t.player(0).command), (9, 3));
    let mut t = aboard(1).draws(&["search-sacks"]).start();
    t.play(["room/deck", "search/draw", "search/stop"]);
    assert_eq!((t.state().searches.pile.len(), t.stored("grain")), (8, 3), "the only find is kept");
}

/// SG-SEARCH-03, SG-SRCHF-01, SG-SRCHF-02, SG-SRCHF-03, SG-OPEN-17, SG-EX-06: the damage comes at once, whichever find is kept.
#[test]
fn the_damage_of_every_token_counts_whichever_find_is_kept() {
    for (kept, stores) in [
        ("found/0/0", [3, 1, 1, 1, 0, 0]),
        ("found/1/0", [3, 1, 1, 1, 0, 0]),
        ("found/2/0", [4, 0, 1, 0, 0, 0]),
        ("found/2/1", [3, 0, 1, 0, 2, 0]),
    ] {
        let scene = aboard(1).draws(&["search-net", "search-reef"]).fate([4]).draws(&["search-flotsam"]);
        let mut t = scene.start();
        t.play(["room/deck", "search/draw", "search/draw", "enough"]);
        assert_eq!(t.state().damage, [0, 0, 1, 0, 0, 0], "before the player goes on");
        t.play(["search/draw"]);
        assert_eq!(offered(&t, "found/"), ["found/0/0", "found/1/0", "found/2/0", "found/2/1"]);
        t.play([kept]);
        assert_eq!(t.state().stores, stores, "{kept}");
        assert_eq!(t.state().damage, [0, 0, 1, 0, 0, 0]);
    }
}

/// SG-SEARCH-05, SG-SRCHF-03: one of its options, not both.
#[test]
fn a_find_with_or_gives_one_of_its_options() {
    let mut t = aboard(1).draws(&["search-flotsam"]).start();
    t.play(["room/deck", "search/draw", "search/stop"]);
    assert_eq!(offered(&t, "found/"), ["found/0/0", "found/0/1"]);
    t.play(["found/0/1"]);
    assert_eq!((t.stored("coin"), t.stored("materials")), (3, 2));
}

/// SG-SEARCH-07, SG-OPEN-17: what was drawn in the same use is not shuffled in.
#[test]
fn search_tokens_are_shuffled_anew_without_those_just_drawn() {
    let all: Vec<&str> =
        BOOK.searches.iter().map(|id| BOOK.names().name(id)).filter(|id| *id != "search-net").collect();
    let scene = aboard(1).with("searches", json!({ "pile": ["search-net"], "discards": all }));
    let mut t = scene.draws(&["search-net", "search-lines"]).start();
    t.play(["room/deck", "search/draw", "search/draw"]);
    let names = |ids: &[table::Id<sleeping_gods::Search>]| {
        ids.iter().map(|id| BOOK.names().name(*id)).collect::<Vec<_>>()
    };
    assert_eq!(names(&t.state().searches.discards), ["search-net", "search-lines"]);
    assert_eq!(t.state().searches.pile.len(), 7);
}

/// SG-SEARCH-06: no token is lost with the ship.
#[test]
fn search_tokens_are_discarded_although_the_ship_is_lost_by_them() {
    let scene = aboard(1)
        .with("damage", json!([1, 2, 1, 2, 2, 1]))
        .draws(&["search-reef"])
        .fate([2])
        .draws(&["search-wreck"])
        .fate([4]);
    let mut t = scene.start();
    t.play(["room/deck", "search/draw", "enough", "search/draw", "enough"]);
    assert_eq!(t.state().defeats, 1, "{}", t.open());
    assert_eq!((t.state().searches.discards.len(), t.state().searches.pile.len()), (2, 7));
}

/// SG-OPEN-18, SG-FATE-04: what changes fate may be used; seven is six.
#[test]
fn fate_may_be_changed_when_the_ship_is_damaged() {
    let mut t = struck(1).owns(&["lead-dice"]).has(0, "command", 1).fate([6]).start();
    t.play(["use/lead-dice/0/0"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    assert_eq!(t.state().damage, [0, 0, 0, 0, 1, 0], "the Sick Bay");
    let mut t = struck(1).owns(&["lead-dice"]).has(0, "command", 1).fate([2]).start();
    t.play(["use/lead-dice/0/0"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    assert_eq!(t.state().damage, [0, 1, 0, 0, 0, 0], "the Galley, not the Bridge");
}

// ---- Events

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
    assert_eq!(t.keys(1).iter().filter(|key| key.starts_with("choice/")).count(), 2);
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
    assert_eq!(t.keys(0).len(), 9, "all nine can be hurt: {}", t.open());
    t.play(["mac", "audrie"]);
    assert_eq!((t.mate("mac").damage, t.mate("audrie").damage), (1, 1));
    assert!(t.offers("skip"));
}

/// SG-EVENT-04, SG-EVENT-06: they stay, and each of them counts.
#[test]
fn ongoing_events_stay_and_each_applies() {
    let t = event(1, "ev-weed-in-the-screw").start();
    assert_eq!(lasting(&t), ["ev-weed-in-the-screw"]);
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
        assert_eq!(t.keys(0), ["try/yes", "try/no"]);
        t.play(["try/yes", "take/kasumi", "0:go", "enough"]);
        assert_eq!(t.state().ongoing.len(), left, "{}", t.open());
        assert_eq!((t.state().events.discards.len(), t.state().active), (1 - left, Seat(1)));
    }
    let mut t = scene(1).phase("end").start();
    assert_eq!(t.keys(1), ["try/yes", "try/no"], "on Bo's turn Bo");
    t.play(["try/no"]);
    assert_eq!((lasting(&t), t.state().active), (vec!["ev-weed-in-the-screw"], Seat(0)), "nobody has to");
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
    t.play(["room/bridge", "choice/1", "enough"]);
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

/// SG-EVENT-18: also when the company changes.
#[test]
fn passes_are_counted_over_the_whole_campaign() {
    let mut t = players(3).with("pass", json!(2)).start();
    t.play(["2:change", "0:skip", "0:skip"]);
    assert!(!t.player(2).present);
    assert_eq!(t.state().pass, 2);
    let again = table::Table::<sleeping_gods::SleepingGods>::load(BOOK.clone(), t.table.save())
        .unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(again.table.game().state().pass, 2, "and after a save");
}

// ---- Actions

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
        for act in acts {
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

// ---- Travel

/// SG-TRAVEL-02, SG-TRAVEL-15, SG-OPEN-32: one of one's own with craft, neither tired nor out.
#[test]
fn one_of_the_active_players_crew_with_craft_may_see_to_the_engines() {
    let mut t = players(2).has(1, "command", 3).mate("odessa", "cards", ["salvage"]).start();
    t.play(["travel"]);
    assert_eq!(
        t.keys(0),
        ["take/odessa", "take/kannan", "take/kasumi", "go"],
        "Mac and Rafael are Bo's; Odessa has a card"
    );
    assert!(offered(&t, "take/mac").is_empty());
    t.play(["take/kasumi"]);
    assert!(offered(&t, "take/").is_empty(), "no second one: {}", t.open());
    let mut t = players(1).mate("kasumi", "fatigue", 2).mate("mac", "damage", 8).start();
    t.play(["travel"]);
    assert_eq!(t.keys(0), ["take/kannan", "take/rafael", "go"]);
}

/// SG-TRAVEL-01, SG-TRAVEL-03, SG-TRAVEL-05, SG-TRAVEL-06, SG-TRAVEL-08, SG-TRAVEL-09, SG-EX-04: 6 + 2 = 8 is three regions.
#[test]
fn whoever_sees_to_the_engines_adds_craft_and_is_tired() {
    let mut t = players(1).fate([6]).start();
    t.play(["travel", "take/kasumi"]);
    assert_eq!((t.mate("kasumi").fatigue, t.state().voyage), (1, Some(3)));
    assert_eq!(t.state().abilities.discards.len(), 1);
    assert!(!t.told("Success") && !t.told("Failure"));
}

/// SG-TRAVEL-04, SG-TRAVEL-05: nobody has to.
#[test]
fn travel_without_crew_costs_no_fatigue() {
    let mut t = players(1).fate([6]).start();
    t.play(["travel", "go"]);
    assert_eq!(t.state().voyage, Some(2), "6 alone");
    assert!(t.state().crew.iter().all(|m| m.fatigue == 0));
}

/// SG-TRAVEL-08, SG-TRAVEL-09, SG-OPEN-02
#[test]
fn the_travel_table_has_three_steps() {
    let table: Vec<u8> = (1..=12).map(|total| BOOK.distance(total)).collect();
    assert_eq!(table, [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3]);
}

/// SG-TRAVEL-07, SG-OPEN-32: craft cards of anybody's hand, as many as one likes; no other cards.
#[test]
fn craft_cards_are_discarded_for_one_each() {
    let scene = players(2).has(0, "hand", ["jury-rig", "salvage", "triage"]).has(
        1,
        "hand",
        ["whetstone", "haymaker"],
    );
    let mut t = scene.fate([5]).start();
    t.play(["travel", "go"]);
    assert_eq!(
        (offered(&t, "discard/").len(), t.offers("discard/triage"), t.offers("discard/haymaker")),
        (3, false, false)
    );
    t.play(["discard/jury-rig", "discard/salvage", "1:discard/whetstone"]);
    assert_eq!(t.state().voyage, Some(3), "5 + 3: {}", t.open());
    assert_eq!((t.hand(0), t.hand(1)), (vec!["triage".to_owned()], vec!["haymaker".to_owned()]));
}

/// SG-OPEN-32, SG-STATUS-07, SG-STATUS-08: others' abilities and cards, madness and low morale, as in any challenge.
#[test]
fn travel_is_a_challenge_in_all_other_respects() {
    let scene = || players(2).mate("kasumi", "statuses", ["madness", "low-morale"]);
    let mut t = scene().start();
    t.play(["travel"]);
    assert!(!t.offers("take/kasumi"), "nobody pays for her");
    let mut t = scene().has(0, "command", 1).has(1, "command", 1).owns(&["book-of-knots"]).fate([4]).start();
    t.play(["travel", "take/kasumi"]);
    assert_eq!((t.mate("kasumi").damage, t.player(0).command), (1, 0));
    t.play(["1:use/book-of-knots/0/0"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    assert_eq!(t.state().voyage, Some(3), "4 + 2 + 2");
}

/// SG-ABIL-10, SG-TRAVEL-08: a card that says "+1 when travelling" counts if its bearer sees to the engines.
#[test]
fn equipped_cards_help_the_voyages_of_their_bearers() {
    for (mate, regions) in [("kannan", 2), ("kasumi", 1)] {
        let mut t = players(1).mate(mate, "cards", ["known-waters"]).fate([3]).start();
        t.play(["travel", "take/kannan"]);
        assert_eq!(t.state().voyage, Some(regions), "3 + 1, and {mate} has the card");
    }
}

/// SG-TRAVEL-10, SG-TRAVEL-11, SG-TRAVEL-13, SG-TRAVEL-14, SG-EX-04: to a region that touches this one, as far as one likes.
#[test]
fn the_ship_sails_from_region_to_region_as_far_as_it_likes() {
    let stops = ["region/supper-water", "region/snuff-roads", "region/smother-bay"];
    for sailed in 0..=3 {
        let mut t = players(1).with("voyage", json!(3)).start();
        let near = ["region/moth-narrows", "region/ferry-gut", "region/supper-water", "region/slack-water"];
        assert_eq!(offered(&t, "region/"), near, "the neighbours in the book, and nothing beyond the land");
        t.play(stops[..sailed].iter().copied());
        if sailed < 3 {
            t.play(["sail/stay"]);
        }
        assert_eq!((t.state().voyage, t.state().phase), (None, Phase::Actions(2)));
        let at = if sailed == 0 { "region/lantern-sound" } else { stops[sailed - 1] };
        assert_eq!(format!("region/{}", t.region()), at);
        assert_eq!((t.state().stores, t.state().damage), ([3, 0, 1, 0, 0, 0], [0; 6]), "nothing is burnt");
    }
}

// ---- Hazards

const GUT: &str = "hazard = { name = \"the race in the Gut\", test = \"strength 5\", fail = \"ship -1\" }";
const FOG: &str = "hazard = { name = \"ghostly fog\", test = \"cunning 5\", fail = \"low-morale\" }";
const ROCKS: &str = "hazard = { name = \"rocky shores\", test = \"savvy 5\", fail = \"ship -1\" }";

/// The ship in Lantern Sound, with so many regions to sail. The Ferry Gut has a hazard (STRENGTH 5, 1 ship damage).
fn sailing(n: usize, regions: u8) -> Scene {
    players(n).with("voyage", json!(regions))
}

/// SG-HAZARD-01, SG-HAZARD-04, SG-HAZC-01, SG-EX-01: the captain, 1 + 1 against 5, gets low morale.
#[test]
fn the_captain_loses_heart_in_ghostly_fog() {
    let mut t = sailing(1, 1).changed("page02.toml", GUT, FOG).fate([1]).start();
    t.play(["region/ferry-gut", "take/odessa", "go"]);
    assert!(t.told("CUNNING 5: 2. Failure."), "{}", t.open());
    assert_eq!(t.mate("odessa").fatigue, 1);
    let bearers: Vec<Crew> =
        Crew::ALL.into_iter().filter(|c| !t.state().mate(*c).statuses.is_empty()).collect();
    assert_eq!(bearers, [Crew::Odessa], "the only one who took part");
}

/// SG-HAZARD-03, SG-HAZARD-05, SG-HAZC-02, SG-EX-02: 4 is not enough, 5 is.
#[test]
fn rocky_shores_damage_the_ship_unless_the_challenge_is_met() {
    for (fate, damage) in [(2, 1), (3, 0)] {
        let mut t = sailing(1, 1).changed("page02.toml", GUT, ROCKS).fate([fate, 5]).start();
        t.play(["region/ferry-gut", "take/gregory", "take/kannan", "go"]);
        assert_eq!((t.mate("gregory").fatigue, t.mate("kannan").fatigue), (1, 1));
        assert_eq!(t.state().damage, [0, 0, 0, damage, 0, 0], "fate {fate}");
    }
}

/// SG-HAZARD-01: at once, and there is no way around it.
#[test]
fn a_hazard_must_be_attempted_as_soon_as_the_ship_enters() {
    let mut t = sailing(1, 3).start();
    t.play(["region/ferry-gut"]);
    assert_eq!(t.region(), "ferry-gut");
    assert!(t.told("the race in the Gut") && t.offers("take/mac"));
    assert!(offered(&t, "region/").is_empty() && !t.offers("sail/stay"), "{}", t.open());
}

/// SG-HAZARD-02
#[test]
fn a_hazard_has_a_skill_a_number_and_a_consequence() {
    let hazards: Vec<_> = BOOK.regions.iter().filter_map(|id| BOOK.region(id).hazard.as_ref()).collect();
    assert!(hazards.len() >= 27 && hazards.iter().all(|h| h.need >= 4 && !h.fail.is_empty()));
}

/// SG-HAZARD-06, SG-CHAL-08: several of one's own, and others for one command.
#[test]
fn a_hazard_is_met_by_any_number_of_crew() {
    let mut t = sailing(2, 1).has(1, "command", 1).fate([1]).start();
    t.play(["region/ferry-gut", "take/odessa", "take/audrie", "1:take/mac", "1:take/laurent", "0:go"]);
    assert_eq!(["odessa", "audrie", "mac", "laurent"].map(|crew| t.mate(crew).fatigue), [1; 4]);
    assert!(t.told("STRENGTH 5: 5. Success."), "1 + 0 + 2 + 1, and fate: {}", t.open());
    assert_eq!((t.player(1).command, t.state().damage), (0, [0; 6]));
}

/// SG-HAZARD-04: one of those who took part, as after any failed challenge.
#[test]
fn the_status_of_a_hazard_goes_to_somebody_who_took_part() {
    let mut t = sailing(1, 1).region("slack-water").fate([1]).start();
    t.play(["region/sootwater", "take/gregory", "take/kannan", "go"]);
    assert_eq!(t.keys(0), ["gregory", "kannan"]);
    t.play(["kannan"]);
    assert_eq!(t.mate("kannan").statuses, [sleeping_gods::Status::Frightened]);
}

/// SG-HAZARD-07, SG-HAZARD-08, SG-OPEN-33: each hazard on the way; a failure does not stop the ship, and leaving is free.
#[test]
fn every_hazard_on_the_way_is_met_and_none_stops_the_ship() {
    let mut t = sailing(1, 3).region("hush-water").fate([1, 5, 1]).start();
    t.play(["region/ferry-gut", "go"]);
    assert_eq!((t.state().damage, t.state().voyage), ([0, 0, 0, 1, 0, 0], Some(2)), "it may sail on");
    t.play(["region/lantern-sound"]);
    assert!(t.offers("region/moth-narrows"), "leaving asks nothing: {}", t.open());
    t.play(["region/moth-narrows"]);
    assert!(t.told("moth cloud"));
    t.play(["go", "mac", "mac"]);
    assert_eq!((t.mate("mac").damage, t.state().voyage, t.region().as_str()), (2, None, "moth-narrows"));
}

/// SG-HAZARD-08: staying and starting there.
#[test]
fn a_ship_that_is_in_a_hazard_already_meets_none() {
    let mut t = players(1).region("ferry-gut").fate([6]).start();
    t.play(["travel", "go", "sail/stay"]);
    assert!(!t.told("the race in the Gut") && t.offers("skip"), "{}", t.open());
}

/// SG-EVENT-04, SG-ABIL-10: an event makes hazards harder, a card of somebody who takes part makes them easier.
#[test]
fn ongoing_events_and_cards_change_hazards() {
    let compass = &["ev-honest-compass"][..];
    for (events, mate, passed) in [(&[][..], "mac", true), (compass, "mac", false), (compass, "audrie", true)]
    {
        let scene = ongoing(sailing(1, 1), events).mate(mate, "cards", ["nose-for-weather"]);
        let mut t = scene.fate([5, 6]).start();
        t.play(["region/ferry-gut", "take/audrie", "go"]);
        assert_eq!(t.state().damage == [0; 6], passed, "5 and {events:?}, and {mate} has the card");
    }
}

/// SG-ABIL-11, SG-ROOM-16: a card that says "+1 search token" is for the player whose crew has it.
#[test]
fn an_equipped_card_adds_a_search_token() {
    for (mate, tokens) in [("audrie", 4), ("mac", 3)] {
        let finds = ["search-net", "search-sacks", "search-purse", "search-lines"];
        let mut t = aboard(2).mate(mate, "cards", ["foragers-eye"]).draws(&finds).start();
        t.play(["room/deck", "search/draw", "search/draw", "search/draw"]);
        assert_eq!(t.offers("search/draw"), tokens == 4, "{mate}");
    }
}

// ---- Edges of the map

/// SG-EDGE-01: only from a region whose edge shows a page.
#[test]
fn the_ship_sails_off_the_page_only_where_it_is_printed() {
    let abroad = |region: &str| {
        let t = sailing(1, 1).region(region).start();
        let here = BOOK.region(t.state().region).chart;
        let keys = offered(&t, "region/").into_iter().map(|key| key["region/".len()..].to_owned());
        keys.filter(|id| BOOK.region(BOOK.names().find(id).expect("a region")).chart != here)
            .collect::<Vec<_>>()
    };
    assert!(abroad("lantern-sound").is_empty() && abroad("snuff-roads").is_empty());
    assert_eq!(abroad("tallow-reach"), ["north-shelf", "east-door"]);
}

/// SG-EDGE-02, SG-EDGE-03, SG-EDGE-04, SG-EX-03: off the western edge to page 13; two regions lie on its eastern edge, and the
/// player picks the northern one.
#[test]
fn the_ship_comes_in_on_the_opposite_side_where_the_player_likes() {
    let mut t = sailing(1, 1).region("tallow-reach").start();
    t.play(["region/north-shelf"]);
    assert_eq!(t.region(), "north-shelf");
    let region = BOOK.region(t.state().region);
    assert_eq!(BOOK.charts[usize::from(region.chart)].pages, [12, 13], "the atlas is turned");
    let mut t = sailing(1, 1).region("tallow-reach").start();
    t.play(["region/east-door", "go"]);
    assert_eq!(t.region(), "east-door", "or the southern one");
}

/// SG-EDGE-03: north to south, south to north, west to east, east to west, over the whole atlas.
#[test]
fn every_edge_leads_to_the_opposite_side_of_its_page() {
    for id in BOOK.regions.iter().filter(|id| !BOOK.region(*id).edges.is_empty()) {
        let region = BOOK.region(id);
        let t = sailing(1, 1).region(BOOK.names().name(id)).start();
        let keys = offered(&t, "region/");
        let open =
            keys.iter().map(|key| BOOK.region(BOOK.names().find(&key["region/".len()..]).expect("a region")));
        let beyond: Vec<_> = open.filter(|r| r.chart != region.chart).collect();
        for (side, page) in &region.edges {
            let lands = |r: &&&sleeping_gods::Region| BOOK.charts[usize::from(r.chart)].pages.contains(page);
            let found: Vec<_> = beyond.iter().filter(lands).collect();
            assert!(!found.is_empty(), "{} leads nowhere", BOOK.names().name(id));
            assert!(
                found.iter().all(|r| r.edges.iter().any(|(back, _)| *back == side.opposite())),
                "{}",
                BOOK.names().name(id)
            );
        }
    }
}

/// SG-EDGE-05, SG-EDGE-06: nine charts, and no edge leads off them.
#[test]
fn the_atlas_has_nine_maps_and_no_edge_leads_to_others() {
    assert_eq!(BOOK.charts.len(), 9);
    let edges = BOOK.regions.iter().flat_map(|id| BOOK.region(id).edges.clone());
    let edges: Vec<_> = edges.collect();
    assert!(
        !edges.is_empty() && edges.iter().all(|(_, page)| BOOK.charts.iter().any(|c| c.pages.contains(page)))
    );
}

/// SG-EDGE-07, SG-HAZARD-01
#[test]
fn a_hazard_beyond_an_edge_is_met_like_any_other() {
    let mut t = sailing(1, 1).region("tallow-reach").fate([1, 2, 3]).start();
    t.play(["region/east-door"]);
    assert!(t.told("wind off the ice") && t.offers("take/kannan"));
    t.play(["go"]);
    assert_eq!(t.state().damage, [1, 1, 0, 0, 0, 0]);
}

/// SG-OPEN-34: an edge is a step like any other, and the binding is no border.
#[test]
fn crossing_an_edge_takes_one_of_the_distance() {
    let mut t = sailing(1, 2).region("tallow-reach").start();
    t.play(["region/north-shelf"]);
    assert_eq!(t.state().voyage, Some(1));
    let mut t = sailing(1, 1).start();
    t.play(["region/supper-water"]);
    assert_eq!(t.region(), "supper-water", "from the left leaf to the right");
}

/// SG-HAZARD-03, SG-SHIP-09, SG-DEFEAT-06: a ship that is lost sails no further.
#[test]
fn a_ship_lost_in_a_hazard_ends_its_voyage() {
    let mut t = sailing(2, 3).with("damage", json!([2, 2, 2, 2, 2, 0])).fate([1, 1]).start();
    t.play(["region/ferry-gut", "go"]);
    assert_eq!((t.state().defeats, t.state().voyage, t.state().active), (1, None, Seat(1)), "{}", t.open());
}
