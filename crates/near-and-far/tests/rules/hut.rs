//! The Mystic's Hut at dusk.

use crate::common::{Scene, players};
use serde_json::json;

fn scene(birds: u8) -> Scene {
    players(3).has(0, "birds", birds).with("birds", json!(9 - birds))
}

/// NF-HUT-01, NF-HUT-03: one card, into the free slot.
#[test]
fn with_a_pack_bird_a_treasure_is_drawn() {
    let mut t = scene(1).draws(&["lucky-heart"]).start();
    t.play(["visit/hut"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-heart"]);
    assert_eq!(t.state().treasures.len(), 35, "one");
    assert_eq!(t.player(0).birds, 1);
}

/// NF-HUT-01
#[test]
fn a_tortoise_carries_one_as_well() {
    let mut t = players(3).has(0, "tortoises", 1).with("birds", json!(8)).draws(&["lucky-heart"]).start();
    t.play(["visit/hut"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-heart"]);
}

/// NF-HUT-02, NF-TREAS-03
#[test]
fn without_a_pack_animal_nothing_is_drawn() {
    for side in [players(3), players(3).day()] {
        let mut t = side.start();
        t.play(["visit/hut"]);
        assert!(t.player(0).treasures.is_empty());
        assert_eq!((t.state().treasures.len(), t.state().treasures.discards.len()), (36, 0));
        assert_eq!((t.place(0).as_str(), t.state().active.0), ("at hut", 1));
    }
}

/// NF-HUT-03, NF-PACK-03: the second bird carries the second card; nothing is given up.
#[test]
fn a_free_slot_takes_the_new_card() {
    let mut t = scene(2).has(0, "treasures", ["lucky-heart"]).draws(&["lucky-sword"]).start();
    t.play(["visit/hut"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-heart", "lucky-sword"]);
    assert!(t.state().treasures.discards.is_empty());
}

/// NF-HUT-04, NF-OPEN-13: one decides before the card is seen.
#[test]
fn with_full_slots_one_makes_room_before_seeing_the_card() {
    let scene = || scene(2).has(0, "treasures", ["lucky-heart", "lucky-hand"]).draws(&["lucky-sword"]);
    let mut t = scene().start();
    t.play(["visit/hut"]);
    assert_eq!(t.keys(0), ["treasure/none", "treasure/lucky-heart", "treasure/lucky-hand"]);
    assert_eq!(t.state().treasures.len(), 34, "nothing is drawn yet");
    assert!(!t.heard("lucky-sword"));
    t.play(["treasure/lucky-hand"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-heart", "lucky-sword"]);
    assert_eq!(t.names(&t.state().treasures.discards), ["lucky-hand"]);
    let mut t = scene().start();
    t.play(["visit/hut", "treasure/none"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-heart", "lucky-hand"]);
    assert!(!t.heard("lucky-sword"));
    assert_eq!(t.names(&t.state().treasures.discards), ["lucky-sword"], "the new card is discarded");
}
