//! Jail.

use crate::common::players;

/// NF-JAIL-01: a place of the town, but nothing to visit.
#[test]
fn jail_is_no_building() {
    let mut t = players(3).at(1, "mine").dice([1, 6]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert_eq!(t.view(None)["seats"][0]["place"], "jail");
    assert_eq!(t.state().active.0, 1, "there is nothing to do there");
    assert!(t.keys(1).iter().all(|k| !k.contains("jail")), "{:?}", t.keys(1));
    assert!(near_and_far::Building::ALL.iter().all(|b| b.key() != "jail" && b.name() != "Jail"));
    assert!(t.keys(1).contains(&"visit/farm"), "Ada stands nowhere in the way");
}

/// NF-JAIL-02: not the defender, not a player who loses to a threat or fails a quest.
#[test]
fn only_a_lost_challenge_leads_to_jail() {
    let mut t = players(3).at(1, "mine").dice([6, 1]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert_eq!([t.place(0), t.place(1)], ["at mine", "at mine"]);
    let mut t = players(3).on(0, "g1").dice([1]).start();
    t.play(["adventure", "move/g2/fight"]);
    assert!(t.heard("beaten back"));
    assert_eq!(t.place(0), "on g1");
    let mut t = players(3).on(0, "q4").quest("q4").dice([1]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/2"]);
    assert!(t.heard("Ada fails."));
    assert_eq!(t.place(0), "on q4");
}

/// NF-JAIL-03, NF-JAIL-04: every building, held or not; and a duel if the player wants one.
#[test]
fn from_jail_one_walks_in_anywhere_or_duels() {
    let scene = || players(4).at(1, "mine").at(2, "hall").at(3, "saloon");
    let t = scene().jailed(0).start();
    let keys = t.keys(0);
    for building in ["saloon", "hall", "stables", "store", "farm", "hut", "mine"] {
        assert!(keys.contains(&format!("visit/{building}").as_str()), "{building}: {keys:?}");
        let held = ["saloon", "hall", "mine"].contains(&building);
        assert_eq!(keys.contains(&format!("visit/{building}/duel").as_str()), held, "{building}");
    }
    let t = scene().at(0, "farm").start();
    assert!(!t.offers("visit/mine") && !t.offers("visit/hall"), "everybody else has to duel");
    let mut t = scene().jailed(0).dice([1, 6]).start();
    t.play(["visit/mine", "dig/1/1"]);
    assert_eq!((t.place(0).as_str(), t.player(0).camps, t.player(0).reputation), ("at mine", 1, 0));
    assert!(t.rolls().is_empty());
}

/// NF-JAIL-04: for the sake of reputation, and at the risk of going back.
#[test]
fn a_duel_from_jail_is_a_duel() {
    let scene = || players(3).at(1, "mine").jailed(0);
    let mut t = scene().dice([5, 4]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert_eq!((t.place(0).as_str(), t.player(0).reputation), ("at mine", 1));
    let mut t = scene().dice([4, 5]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert_eq!((t.place(0).as_str(), t.player(0).reputation), ("jail", 0));
}

/// NF-JAIL-05, NF-OPEN-37: the next turn is a turn like any other, back to the lost building or away from town.
#[test]
fn jail_costs_no_turn() {
    let mut t = players(3).at(1, "mine").dice([1, 6]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    t.play(["1:visit/saloon", "recruit/nobody", "2:visit/saloon", "recruit/nobody"]);
    assert_eq!((t.state().active.0, t.state().round), (0, 3));
    assert!(t.offers("adventure") && t.offers("visit/mine"));
    t.play(["adventure"]);
    assert_eq!((t.place(0).as_str(), t.player(0).hearts), ("on town", 2));
}
