//! The Stables.

use crate::common::{Scene, players};
use serde_json::json;

/// Ada has this many birds; the Stables are free.
fn scene(birds: u8, food: u8) -> Scene {
    players(3).at(1, "hut").has(0, "birds", birds).with("birds", json!(9 - birds)).has(0, "food", food)
}

/// NF-STABLE-01, NF-STABLE-02, NF-STABLE-05: one bird for one food, from the ones there are.
#[test]
fn a_pack_bird_costs_one_food() {
    let mut t = scene(0, 3).has(0, "gems", 3).start();
    t.play(["visit/stables"]);
    assert_eq!(t.keys(0), ["stables/bird", "stables/nothing"], "at dusk there are no tortoises");
    assert!(t.label("stables/bird").contains("1 food"));
    t.play(["stables/bird"]);
    let ada = t.player(0);
    assert_eq!((ada.birds, ada.tortoises, ada.food, ada.coins, ada.gems), (1, 0, 2, 3, 3));
    assert_eq!(t.state().birds, 8);
    assert_eq!(t.state().active.0, 1, "one in a visit, though there is food for more");
}

/// NF-STABLE-01: may; and not without food.
#[test]
fn no_bird_is_bought_without_food_or_without_wanting_to() {
    let mut t = scene(0, 0).start();
    t.play(["visit/stables"]);
    assert_eq!((t.player(0).birds, t.state().birds, t.state().active.0), (0, 9, 1));
    let mut t = scene(0, 1).start();
    t.play(["visit/stables", "stables/nothing"]);
    assert_eq!((t.player(0).birds, t.player(0).food, t.state().birds), (0, 1, 9));
}

/// NF-STABLE-03, NF-STABLE-04, NF-PACK-01: the third fits, a fourth does not.
#[test]
fn there_is_room_for_three() {
    let mut t = scene(2, 2).start();
    t.play(["visit/stables", "stables/bird"]);
    assert_eq!((t.player(0).birds, t.state().birds), (3, 6));
    let mut t = scene(3, 2).start();
    t.play(["visit/stables"]);
    assert_eq!((t.player(0).birds, t.player(0).food, t.state().active.0), (3, 2, 1), "nothing is offered");
}

/// NF-STABLE-04: tortoises take room as well.
#[test]
fn birds_and_tortoises_share_the_room() {
    let animals = |birds: u8| scene(birds, 2).day().has(0, "gems", 2).has(0, "tortoises", 1);
    let mut t = animals(1).with("birds", json!(7)).start();
    t.play(["visit/stables"]);
    assert_eq!(t.keys(0), ["stables/bird", "stables/tortoise", "stables/nothing"]);
    let mut t = animals(2).with("birds", json!(6)).start();
    t.play(["visit/stables"]);
    assert_eq!(t.state().active.0, 1, "nothing is offered");
    assert_eq!((t.player(0).birds, t.player(0).tortoises), (2, 1));
}

/// NF-STABLE-05: a bird that was given up can be bought again, by anybody.
#[test]
fn a_returned_bird_goes_back_to_the_stables() {
    let mut t = scene(1, 0).on(0, "g1").start();
    t.play(["adventure", "move/g2/bird"]);
    assert_eq!((t.player(0).birds, t.state().birds), (0, 9));
}
