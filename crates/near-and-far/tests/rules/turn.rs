//! A player's turn (NF-TURN).

use crate::common::{Play, players};

const BUILDINGS: [&str; 7] = ["saloon", "hall", "stables", "store", "farm", "hut", "mine"];

fn visits(t: &Play, seat: u8) -> Vec<&str> {
    t.keys(seat).into_iter().filter_map(|k| k.strip_prefix("visit/")).collect()
}

/// NF-TURN-01: town or adventure, one of them, and then the next player.
#[test]
fn a_turn_is_one_action() {
    let mut t = players(3).start();
    assert!(t.offers("adventure") && t.offers("visit/hall"));
    assert_eq!((t.asked(0).pick.min, t.asked(0).pick.max), (1, 1), "neither none nor two");
    assert!(!t.is_asked(1) && !t.is_asked(2));
    t.play(["visit/hall", "hall/done"]);
    assert!(!t.is_asked(0) && t.is_asked(1), "no adventure after a visit");

    let mut t = players(3).start();
    t.play(["adventure", "move/c1", "move/stop"]);
    assert!(!t.is_asked(0) && t.is_asked(1), "no visit after an adventure");
    assert_eq!(t.place(0), "on c1");
}

/// NF-TURN-02: in the first round everybody visits town, from the second on nobody has to.
#[test]
fn the_first_round_is_spent_in_town() {
    let scene = players(2).with("round", 1.into()).has(0, "place", "nowhere").has(1, "place", "nowhere");
    let mut t = scene.start();
    assert!(!t.offers("adventure"));
    assert_eq!(visits(&t, 0), ["saloon", "hall/duel", "stables", "store", "farm", "hut", "mine"]);
    t.play(["visit/farm"]);
    assert!(t.is_asked(1) && !t.offers("adventure"));
    t.play(["visit/hut"]);
    assert_eq!(t.state().round, 2);
    assert!(t.is_asked(0) && t.offers("adventure"));
}

/// NF-TURN-03, NF-TURN-08: from any space, however far, for nothing.
#[test]
fn town_is_near_from_everywhere() {
    for space in ["town", "c5", "q16", "g6", "t2"] {
        let mut t = players(3).on(0, space).at(1, "mine").at(2, "mine").has(0, "hearts", 2).start();
        let open = visits(&t, 0);
        assert_eq!(open, ["saloon", "hall", "stables", "store", "farm", "hut", "mine/duel"], "from {space}");
        t.play(["visit/hut"]);
        assert_eq!((t.place(0).as_str(), t.player(0).hearts, t.player(0).coins), ("at hut", 2, 3));
        assert!(t.is_asked(1));
    }
}

/// NF-TURN-04: a player in town goes to another building or sets out.
#[test]
fn one_does_not_stay_at_a_building() {
    for here in BUILDINGS {
        let t = players(3).at(0, here).at(1, "saloon").at(2, "saloon").start();
        let mut there: Vec<&str> = BUILDINGS.into_iter().filter(|b| *b != here).collect();
        if here != "saloon" {
            there.insert(1, "saloon/duel"); // two stand there
        }
        assert_eq!(visits(&t, 0), there, "at the {here}");
        assert!(t.offers("adventure"));
    }
}

/// NF-TURN-05: turn after turn in town, but never the same building twice running.
#[test]
fn one_may_stay_in_town_for_ever() {
    let mut t = players(2).at(1, "saloon").start();
    for _ in 0..3 {
        assert!(!t.offers("visit/farm"));
        t.play(["0:visit/hut"]);
        t.play(["1:visit/mine", "1:dig/nowhere"]);
        assert!(!t.offers("visit/hut") && t.offers("visit/farm"), "back to the one before is fine");
        t.play(["0:visit/farm"]);
        t.play(["1:visit/stables"]);
    }
    assert_eq!(t.state().round, 8);
}

/// NF-TURN-06: artifacts are bought before, during and after the action, as many as the player can pay; only on one's own turn.
#[test]
fn artifacts_are_bought_at_any_point_of_the_own_turn() {
    let hand = ["basic-30", "basic-31", "basic-32", "basic-33"];
    let scene = players(3).has(0, "hand", hand).has(0, "coins", 4).at(2, "mine");
    let mut t = scene.has(1, "hand", ["basic-34"]).start();
    assert!(!t.is_asked(1), "Bo could pay, but it is not Bo's turn");
    t.play(["buy/basic-30", "buy/basic-31", "visit/store", "buy/basic-32", "store/nothing", "buy/basic-33"]);
    assert_eq!(t.names(&t.player(0).artifacts), hand);
    assert_eq!((t.player(0).coins, t.place(0).as_str()), (0, "at store"));
    assert!(t.is_asked(1) && t.offers("buy/basic-34"), "nothing left to buy: the turn is over");

    let mut t = players(3).has(0, "hand", hand).start();
    t.play(["adventure", "buy/basic-33", "move/c1", "buy/basic-30", "move/stop", "turn/end"]);
    assert_eq!(t.names(&t.player(0).artifacts), ["basic-33", "basic-30"], "on the way too");
    assert!(t.is_asked(1));
}

/// NF-TURN-07: from the first player around the table to the left, one turn each.
#[test]
fn turns_go_around_the_table() {
    let mut scene = players(4).with("first", 2.into()).turn_of(2);
    for seat in 0..4 {
        scene = scene.at(seat, "saloon");
    }
    let mut t = scene.start();
    let mut order = Vec::new();
    for building in ["farm", "hut", "stables", "mine", "hall"] {
        order.push(t.state().active.0);
        t.play([format!("visit/{building}").as_str()]);
        match building {
            "mine" => drop(t.play(["dig/nowhere"])),
            "hall" => drop(t.play(["hall/done"])),
            _ => {}
        }
    }
    assert_eq!(order, [2, 3, 0, 1, 2]);
    assert_eq!(t.state().round, 3);
}
