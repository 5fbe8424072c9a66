//! Visiting town (NF-TOWN).

use crate::common::players;

/// NF-TOWN-01: the character goes to the building, and its action follows.
#[test]
fn a_visit_moves_the_character_and_takes_the_buildings_action() {
    let mut t = players(3).at(2, "mine").start();
    t.play(["visit/store", "store/coin"]);
    assert_eq!((t.place(0).as_str(), t.player(0).coins), ("at store", 4));
    let mut t = players(3).at(0, "saloon").party(0, &["outlaw-8"]).start();
    assert_eq!(t.label("visit/farm"), "Visit the Farm (gain 3 food)");
    t.play(["visit/farm"]);
    assert_eq!((t.place(0).as_str(), t.player(0).food), ("at farm", 3));
}

/// NF-TOWN-02, NF-TOWN-03: where somebody stands one enters by a duel, except at the Saloon.
#[test]
fn an_occupied_building_is_entered_by_a_duel() {
    for building in ["hall", "stables", "store", "hut", "mine"] {
        let t = players(3).at(1, building).at(2, "saloon").start();
        assert!(!t.offers(&format!("visit/{building}")), "the {building}");
        assert!(t.offers(&format!("visit/{building}/duel")), "the {building}");
        assert!(t.offers("visit/saloon"), "anybody fits into the Saloon");
    }
    let mut t = players(3).dice([6, 1]).start();
    t.play(["visit/stables/duel", "duel/honorably"]);
    assert_eq!((t.place(0).as_str(), t.place(1).as_str()), ("at stables", "at stables"));
    let mut t = players(3).dice([1, 6]).start();
    t.play(["visit/stables/duel", "duel/honorably"]);
    assert_eq!(t.place(0), "jail");
    let t = players(3).at(1, "saloon").on(2, "c1").start();
    assert!(t.offers("visit/store"), "somebody on the map is in nobody's way");
}

/// NF-TOWN-04: a visitor need not take the building's action.
#[test]
fn a_buildings_action_may_be_skipped() {
    for (building, no) in [
        ("saloon", "recruit/nobody"),
        ("hall", "hall/done"),
        ("stables", "stables/nothing"),
        ("store", "store/nothing"),
        ("mine", "dig/nowhere"),
    ] {
        let scene = players(3).at(1, "hut").at(2, "hut").has(0, "food", 1).has(0, "coins", 9);
        let mut t = scene.start();
        t.play([format!("visit/{building}").as_str(), no]);
        let ada = t.player(0);
        assert_eq!((ada.coins, ada.food, ada.gems, ada.birds, ada.camps), (9, 1, 0, 0, 0), "the {building}");
        assert_eq!((ada.party.len(), ada.inactive.len(), ada.hand.len(), ada.reputation), (1, 0, 0, 0));
        assert!(t.is_asked(1));
    }
}

/// NF-TOWN-05: a card's bonus for the visit comes without the action, and again with it.
#[test]
fn a_bonus_for_visiting_needs_no_action() {
    let mut t = players(3).at(1, "mine").has(0, "artifacts", ["jade-flute"]).start();
    t.play(["visit/stables"]);
    assert_eq!(t.player(0).food, 2, "already there when the Stables ask");
    t.play(["stables/nothing"]);
    assert_eq!((t.player(0).food, t.player(0).birds), (2, 0));

    let scene = players(3).has(0, "birds", 1).with("birds", 8.into()).has(0, "treasures", ["noose-trap"]);
    let mut t = scene.start();
    t.play(["visit/hut", "treasure/none"]);
    assert_eq!(t.player(0).food, 1, "the treasure was left, the food was not");
    let mut t = players(3).has(0, "artifacts", ["jade-flute"]).start();
    t.play(["visit/saloon"]);
    assert_eq!(t.player(0).food, 0, "another building gives nothing");
}

/// NF-TOWN-06: one building, one action, and the turn is over.
#[test]
fn there_is_one_visit_in_a_turn() {
    let mut t = players(3).at(1, "mine").at(2, "mine").has(0, "food", 2).start();
    t.play(["visit/stables"]);
    assert_eq!(t.keys(0), ["stables/bird", "stables/nothing"], "nothing of the other buildings");
    t.play(["stables/bird"]);
    assert!(!t.is_asked(0) && t.is_asked(1));
    assert_eq!((t.player(0).birds, t.player(0).coins, t.player(0).food), (1, 3, 1));
}

/// NF-TOWN-07: hearts stay as they are, whether one comes from the map or from another building.
#[test]
fn visiting_town_does_not_reset_hearts() {
    for hearts in [0, 1, 9] {
        let mut t = players(3).party(0, &["outlaw-2"]).on(0, "c1").has(0, "hearts", hearts).start();
        t.play(["visit/farm"]);
        assert_eq!((t.player(0).hearts, t.player(0).food), (hearts, 1));
        let mut t = players(3).party(0, &["outlaw-2"]).at(0, "saloon").has(0, "hearts", hearts).start();
        t.play(["visit/farm"]);
        assert_eq!(t.player(0).hearts, hearts);
    }
}
