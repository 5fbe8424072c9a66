//! Treasures on paths.

use crate::common::{Play, Scene, players};
use crate::movement::birds;

/// Ada beside the treasure between g4 and g5, her turn up to the first step.
fn beside(scene: Scene) -> Play {
    let mut t = scene.on(0, "g4").start();
    t.play(["adventure"]);
    t
}

/// NF-PATHTR-01
#[test]
fn crossing_a_treasure_draws_a_card() {
    let mut t = beside(birds(players(3), 0, 1).draws(&["lucky-sword"]));
    assert!(t.label("move/g5").contains("past a treasure"), "{}", t.label("move/g5"));
    t.play(["move/g5"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-sword"]);
    assert_eq!(t.place(0), "on g5");
}

/// NF-PATHTR-02
#[test]
fn without_a_pack_animal_there_is_no_card() {
    let mut t = beside(players(3));
    t.play(["move/g5"]);
    assert_eq!(t.place(0), "on g5");
    assert!(t.player(0).treasures.is_empty());
    assert!(t.heard("Ada has no pack animal to carry a treasure."));
}

/// NF-PATHTR-02: one card for each animal.
#[test]
fn with_full_slots_one_decides_before_seeing_the_card() {
    let scene = || birds(players(3), 0, 1).has(0, "treasures", ["lucky-hand"]).draws(&["lucky-sword"]);
    let mut t = beside(scene());
    t.play(["move/g5"]);
    assert_eq!(t.keys(0), ["treasure/none", "treasure/lucky-hand"]);
    t.play(["treasure/none"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-hand"]);
    let mut t = beside(scene());
    t.play(["move/g5", "treasure/lucky-hand"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-sword"]);
}

/// NF-PATHTR-03, NF-PATHTR-06
#[test]
fn crossing_again_draws_again_for_another_heart() {
    let scene = birds(players(3), 0, 3).has(0, "hearts", 3);
    let mut t = beside(scene.draws(&["lucky-sword", "lucky-hand", "lucky-lamp"]));
    t.play(["move/g5", "move/g4", "move/g5"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-sword", "lucky-hand", "lucky-lamp"]);
    assert_eq!(t.player(0).hearts, 1, "g5 and g4 were passed");
    assert!(t.label("move/g4").contains("past a treasure"), "it is still there");
}

/// NF-PATHTR-04, NF-EX-10
#[test]
fn a_treasure_between_two_camps_is_claimed() {
    let drawn = |camps: &[&str]| {
        let scene = camps.iter().fold(birds(players(3), 0, 1), |scene, space| scene.camp(1, space));
        let mut t = beside(scene);
        let told = t.label("move/g5").contains("past a treasure");
        t.play(["move/g5"]);
        assert_eq!(told, !t.player(0).treasures.is_empty(), "the button says what comes of it");
        told
    };
    assert!(drawn(&[]));
    assert!(drawn(&["g4"]));
    assert!(drawn(&["g5"]));
    assert!(!drawn(&["g4", "g5"]));
}

/// NF-PATHTR-05: on map 8 the path from the town to c1 has a treasure.
#[test]
fn the_town_space_counts_as_a_camp_beside_a_treasure() {
    let drawn = |scene: Scene| {
        let mut t = birds(scene, 0, 1).on(0, "town").start();
        t.play(["adventure", "move/c1"]);
        t.player(0).treasures.len()
    };
    assert_eq!(drawn(players(3).map(8)), 1);
    assert_eq!(drawn(players(3).map(8).camp(1, "c1")), 0);
}
