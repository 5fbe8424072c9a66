//! The Farm.

use crate::common::{Scene, players};

/// Ada comes from the Hut: she stands at the Farm otherwise.
fn scene() -> Scene {
    players(3).at(0, "hut")
}

/// NF-FARM-01, NF-PARTY-06, NF-PARTY-11: the dog's hand, one of Outlaw 3, two of Mystic 8.
#[test]
fn every_skill_symbol_of_the_active_party_gives_a_food() {
    let mut t = scene().party(0, &["outlaw-3", "mystic-8", "lizard-9"]).has(0, "food", 1).start();
    t.play(["visit/farm"]);
    assert_eq!(t.player(0).food, 5);
    assert_eq!(t.place(0), "at farm");
    assert_eq!(t.player(0).coins, 3);
}

/// NF-FARM-01, NF-PARTY-08, NF-OPEN-42: not inactive members, and not what is on cards.
#[test]
fn inactive_members_and_cards_work_no_field() {
    let scene = scene()
        .has(0, "inactive", ["outlaw-8", "mystic-3"])
        .has(0, "artifacts", ["plain-glove"])
        .has(0, "birds", 1)
        .with("birds", serde_json::json!(8))
        .has(0, "treasures", ["lucky-hand"]);
    let mut t = scene.start();
    assert!(t.label("visit/farm").contains("1 food"));
    t.play(["visit/farm"]);
    assert_eq!(t.player(0).food, 1, "the dog's");
}

/// NF-FARM-01: a party without hands gains nothing.
#[test]
fn a_party_without_skill_gains_nothing() {
    let mut t = scene().party_only(0, &["outlaw-4"]).start();
    t.play(["visit/farm"]);
    assert_eq!(t.player(0).food, 0);
}

/// NF-EX-29, NF-FARM-01: from the map, with one skill symbol.
#[test]
fn from_the_map_to_the_farm() {
    let mut t = players(3).on(0, "g2").party(0, &["lizard-2"]).start();
    t.play(["visit/farm"]);
    assert_eq!((t.player(0).food, t.place(0).as_str()), (1, "at farm"));
}
