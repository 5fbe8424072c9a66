//! Rooms and search tokens (SG-ROOM, SG-SEARCH).

use super::*;

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
    assert!(t.told("There is no more command in the supply."));
    let mut t = aboard(2).has(0, "command", 4).has(1, "command", 7).start();
    t.play(["room/galley"]);
    assert_eq!(t.player(0).command, 7, "3 of 3");
    assert!(!t.told("in the supply"), "it was just enough");
}

/// SG-ROOM-06, SG-EVENT-04: an event that lasts and takes 1 of the command of rooms; the Bridge gives one player 2.
#[test]
fn rooms_give_less_command_while_an_event_takes_some() {
    for (events, command) in [(&["ev-sleepwalkers"][..], 1), (&[], 2)] {
        let mut t = ongoing(aboard(1), events).start();
        t.play(["room/bridge"]);
        assert_eq!(t.player(0).command, command, "{events:?}");
    }
}

/// SG-ROOM-08, SG-ROOM-11, SG-ROOM-14, SG-ROOM-17, SG-ROOM-22: cards by room and number of players.
#[test]
fn rooms_draw_ability_cards() {
    for (room, cards) in ROOMS.iter().zip([[1, 1], [1, 2], [0, 0], [1, 1], [1, 1]]) {
        for (n, cards) in [1, 2, 3, 4].into_iter().zip([cards[0], cards[0], cards[1], cards[1]]) {
            let mut t = aboard(n).start();
            t.play([*room]);
            if t.offers("effect/all") {
                t.play(["effect/all"]);
            }
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
    assert!(t.told("All 9 command on boards and cards goes back to the supply."));
    assert!(!aboard(2).start().play(["room/bridge"]).told("goes back to the supply"), "nothing was laid");
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
    t.play(["room/galley", "rest/jury-rig", "audrie"]);
    assert_eq!((t.mate("audrie").fatigue, t.hand(0)), (0, vec!["triage".to_owned()]), "a card just drawn");
    let mut t = scene().start();
    t.play(["room/galley", "rest/none"]);
    assert_eq!((t.mate("mac").fatigue, t.hand(0).len()), (2, 2), "or not at all");
    // With a full hand a card goes before the draw, and none is lost by it.
    let full = || scene().has(0, "hand", ["triage", "bluff", "haggle"]);
    let mut t = full().start();
    t.play(["room/galley", "rest/bluff", "mac"]);
    assert_eq!(
        (t.mate("mac").fatigue, t.hand(0)),
        (1, vec!["triage".into(), "haggle".into(), "jury-rig".to_owned()])
    );
    assert!(!t.offers("rest/triage"), "once: {}", t.open());
    let mut t = scene().has(0, "hand", ["triage", "bluff"]).start();
    t.play(["room/galley", "rest/jury-rig", "mac"]);
    assert_eq!(
        t.hand(0),
        ["triage", "bluff"],
        "three cards may be held, and the third may be the one that goes"
    );
    let mut t = full().start();
    t.play(["room/galley", "rest/none"]);
    assert!(t.offers("triage") && !t.offers("rest/triage"), "the limit comes first: {}", t.open());
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
        assert!(t.told("Ada takes 1 command off Audrie.") && t.told("Ada takes 1 command off Gear."));
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
    t.play(["room/deck", "search/draw"]);
    let worth = "(+1 coin or +2 materials)";
    assert!(t.told(&format!("whoever paid to have it carried. {worth}")));
    assert_eq!(t.table.questions()[0].prompt, format!("Look for more? You have {worth}, and keep one find."));
    t.play(["search/stop"]);
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

/// SG-EX-46, SG-ROOM-25: two of fourteen, although none was in the supply.
#[test]
fn the_bridge_gives_what_it_has_just_cleared() {
    let crew = ["odessa", "audrie", "gregory", "kannan", "kasumi", "laurent", "mac"];
    let mut t = crew.into_iter().fold(aboard(1), |scene, crew| scene.mate(crew, "command", 2)).start();
    assert_eq!((t.state().command_left(), t.player(0).command), (0, 0));
    t.play(["room/bridge"]);
    assert_eq!((t.player(0).command, t.state().command_left()), (2, 12));
}

/// The nine search tokens: their damage, and what each of their finds adds to coins, meat, grain, vegetables, materials and artifacts.
const TOKENS: [(&str, u8, &[[u8; 6]]); 9] = [
    ("search-net", 0, &[[0, 1, 0, 1, 0, 0]]),
    ("search-reef", 1, &[[0, 1, 0, 1, 0, 0]]),
    ("search-flotsam", 0, &[[1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 2, 0]]),
    ("search-lines", 0, &[[0, 1, 0, 0, 0, 0]]),
    ("search-kelp", 0, &[[0, 0, 0, 1, 0, 0]]),
    ("search-sacks", 0, &[[0, 0, 2, 0, 0, 0]]),
    ("search-purse", 0, &[[2, 0, 0, 0, 0, 0]]),
    ("search-wreck", 1, &[[0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 3, 0]]),
    ("search-hold", 1, &[[3, 0, 0, 0, 0, 0], [0, 1, 2, 0, 0, 0]]),
];

/// What lies on the ship board and how often the ship was hit, after a search that finds this token and keeps one of its finds.
fn searched(token: &str, way: usize) -> ([u8; 6], u8) {
    let mut t = aboard(1).stored("coin", 0).stored("grain", 0).draws(&[token]).start();
    t.play(["room/deck", "search/draw"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    t.play(["search/stop"]);
    let found = format!("found/0/{way}");
    if t.offers(&found) {
        t.play([found.as_str()]);
    }
    (t.state().stores, t.state().damage.iter().sum())
}

/// SG-OPEN-07: beside the three that the rulebook shows two harmless ones with food, one with grain, one with coins, and two that damage the
/// ship and give more.
#[test]
fn search_tokens_with_damage_give_more() {
    assert_eq!(BOOK.searches.iter().map(|id| BOOK.names().name(id)).collect::<Vec<_>>(), TOKENS.map(|t| t.0));
    for (token, damage, finds) in TOKENS {
        for (way, find) in finds.iter().enumerate() {
            assert_eq!(searched(token, way), (*find, damage), "{token}");
        }
        assert_eq!(
            BOOK.searches[BOOK.names().find(token).expect("a token")].gains.len(),
            finds.len(),
            "{token}"
        );
    }
    let worth = |find: &[u8; 6]| find.iter().sum::<u8>() + 2 * find[5];
    let best = |damage: u8| TOKENS[3..].iter().filter(move |t| t.1 == damage).flat_map(|t| t.2).map(worth);
    assert!(best(1).min() > best(0).max(), "an artifact counts three");
}

/// SG-TIPS-03: no other room has any, and six tokens of nine do; what is found is cooked at once.
#[test]
fn the_deck_is_where_food_comes_from() {
    let food = |stores: &[u8; 6]| stores[1] + stores[2] + stores[3];
    for room in ROOMS.iter().filter(|room| **room != "room/deck") {
        let mut t =
            aboard(1).has(0, "hand", ["triage"]).mate("mac", "fatigue", 1).mate("mac", "damage", 1).start();
        t.play([*room]);
        assert!(t.state().stores == [3, 0, 1, 0, 0, 0] && !t.offers("search/draw"), "{room}");
    }
    let fed = TOKENS.iter().filter(|token| (0..token.2.len()).any(|way| food(&searched(token.0, way).0) > 0));
    assert_eq!(fed.count(), 6);
    let mut t = aboard(1).mate("mac", "fatigue", 2).draws(&["search-sacks"]).start();
    t.play(["room/deck", "search/draw", "search/stop", "use/flapjacks/0/0"]);
    assert_eq!((t.stored("grain"), t.mate("mac").fatigue), (0, 0), "{}", t.open());
}
