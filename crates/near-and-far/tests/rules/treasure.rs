//! Treasure cards. (Their slots at the Mystic's Hut: `hut.rs`.)

use crate::common::{Scene, fresh, players, setup};
use serde_json::json;

fn scene(birds: u8, treasures: &[&str]) -> Scene {
    players(3).has(0, "birds", birds).with("birds", json!(9 - birds)).has(0, "treasures", treasures)
}

/// NF-TREAS-01, NF-OPEN-35: losing the bird means losing what it carried.
#[test]
fn a_treasure_without_a_bird_is_left_behind() {
    let mut t = scene(2, &["lucky-heart", "lucky-sword"]).on(0, "g1").start();
    t.play(["adventure", "move/g2/bird"]);
    assert_eq!(t.keys(0), ["treasure/lucky-heart", "treasure/lucky-sword"]);
    t.play(["treasure/lucky-heart"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-sword"]);
    assert_eq!(t.names(&t.state().treasures.discards), ["lucky-heart"]);
    assert_eq!(t.place(0), "on g2");
}

/// NF-TREAS-02: with three birds and three cards, a fourth only instead of another.
#[test]
fn nobody_holds_a_fourth_treasure() {
    let three = ["lucky-heart", "lucky-sword", "lucky-hand"];
    let mut t = scene(3, &three).draws(&["old-shovel"]).start();
    t.play(["visit/hut", "treasure/lucky-sword"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-heart", "lucky-hand", "old-shovel"]);
    let mut t = scene(3, &three).on(0, "g4").start();
    t.play(["adventure", "move/g5", "treasure/none"]);
    assert_eq!(t.names(&t.player(0).treasures), three);
}

/// NF-TREAS-03, NF-PATHTR-02: not on the way either.
#[test]
fn without_a_pack_animal_there_is_no_treasure_from_anywhere() {
    let mut t = players(3).on(0, "g4").start();
    t.play(["adventure", "move/g5"]);
    assert_eq!(t.place(0), "on g5");
    assert!(t.player(0).treasures.is_empty());
    assert_eq!((t.state().treasures.len(), t.state().treasures.discards.len()), (36, 0));
}

/// NF-TREAS-03: a quest that gives a bird first gives it somebody to carry the treasure.
#[test]
fn a_quest_may_bring_the_bird_and_the_treasure() {
    let mut t = players(3).on(0, "q3").quest("q3").draws(&["lizard-9", "lucky-lamp"]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/2", "recruit/outlaw-1", "party/active"]);
    assert_eq!(t.player(0).birds, 1);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-lamp"]);
}

/// NF-TREAS-04: shuffled, face down, and the top card is the one that is drawn.
#[test]
fn treasures_come_from_a_shuffled_deck_that_nobody_sees() {
    let pile = |seed: u64| {
        let mut t = fresh(setup("first", 2, seed));
        while t.state().treasures.is_empty() {
            let first = t.table.questions()[0].options[0].key.clone();
            t.play([first.as_str()]);
        }
        t.state().treasures.pile.clone()
    };
    let piles: Vec<Vec<table::Id<near_and_far::Treasure>>> = (1..=3).map(pile).collect();
    assert!(piles.iter().all(|p| p.len() == 36));
    assert!(piles[0] != piles[1] && piles[1] != piles[2] && !piles[0].is_sorted());
    let mut t = scene(1, &[]).start();
    let top = *t.state().treasures.pile.last().expect("a card");
    for seat in [None, Some(0), Some(1)] {
        assert_eq!(t.view(seat)["decks"]["treasures"], 36, "nothing but how many");
    }
    t.play(["visit/hut"]);
    assert_eq!(t.player(0).treasures, [top]);
}

/// NF-TREAS-05, NF-OPEN-13: on the way as at the Hut.
#[test]
fn with_full_slots_a_treasure_on_the_way_takes_the_place_of_another() {
    let scene = || scene(1, &["lucky-heart"]).on(0, "g4").draws(&["lucky-sword"]);
    let mut t = scene().start();
    t.play(["adventure", "move/g5"]);
    assert_eq!(t.keys(0), ["treasure/none", "treasure/lucky-heart"]);
    t.play(["treasure/lucky-heart"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-sword"]);
    assert_eq!(t.names(&t.state().treasures.discards), ["lucky-heart"]);
    let mut t = scene().start();
    t.play(["adventure", "move/g5", "treasure/none"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-heart"]);
    assert_eq!(t.names(&t.state().treasures.discards), ["lucky-sword"], "the new card is discarded");
}

/// NF-TREAS-06: read to everybody, and there for everybody to see.
#[test]
fn a_treasure_is_read_aloud_and_lies_face_up() {
    let mut t = scene(1, &[]).draws(&["lucky-sword"]).start();
    t.play(["visit/hut"]);
    let told = t.events.iter().find(|e| e.text.contains("finds a treasure")).expect("it is told");
    assert_eq!(told.seat, None, "to everybody");
    assert!(told.text.contains("lucky-sword") && told.text.contains("sword"), "{}", told.text);
    for seat in [None, Some(1)] {
        assert_eq!(t.view(seat)["seats"][0]["treasures"][0]["key"], "lucky-sword");
    }
}

/// NF-TREAS-07: for nothing, at once, and not a moment longer than it is owned.
#[test]
fn a_treasure_works_at_once_and_while_it_is_owned() {
    let mut t = scene(1, &[]).on(0, "g4").draws(&["old-journal"]).start();
    t.play(["adventure", "move/g5"]);
    assert_eq!(t.keys(0), ["draw/0/1", "draw/1/0"], "Old Journal gives an artifact card at once");
    let mut t = scene(1, &["lucky-hand"]).draws(&["lucky-sword"]).start();
    let sums = |t: &crate::common::Play| {
        let view = t.view(None);
        [&view["seats"][0]["skill"], &view["seats"][0]["swords"]].map(|n| n.as_u64().expect("a number"))
    };
    assert_eq!(sums(&t), [2, 0]);
    t.play(["visit/hut", "treasure/lucky-hand"]);
    assert_eq!(sums(&t), [1, 1]);
    let ada = t.player(0);
    assert_eq!((ada.coins, ada.gems, ada.food, ada.birds), (3, 0, 0, 1));
}

/// NF-TREAS-08: swords, skill, hearts, threats ignored, search, and what a visit brings.
#[test]
fn treasures_give_symbols_and_abilities() {
    let plain = scene(1, &[]).start().view(None)["seats"][0].clone();
    for (card, what) in [
        ("lucky-sword", "swords"),
        ("lucky-hand", "skill"),
        ("lucky-heart", "heart_total"),
        ("old-shovel", "search"),
    ] {
        let seat = scene(1, &[card]).start().view(None)["seats"][0].clone();
        for sum in ["swords", "skill", "heart_total", "search", "movement"] {
            let more = seat[sum].as_u64().expect("a number") - plain[sum].as_u64().expect("a number");
            assert_eq!(more, u64::from(sum == what), "{card}: {sum}");
        }
    }
    let mut t = scene(1, &["treasure-35"]).on(0, "g1").start();
    t.play(["adventure"]);
    assert!(t.offers("move/g2/slip"), "it passes threats");
    let mut t = scene(1, &["lucky-heart"]).start();
    t.play(["adventure"]);
    assert_eq!(t.player(0).hearts, 3);
    let mut t = scene(2, &["noose-trap"]).start();
    t.play(["visit/hut"]);
    assert_eq!(t.player(0).food, 1);
}

/// NF-TREAS-09, NF-SCORE-16
#[test]
fn three_treasures_are_worth_five_points() {
    let cards = ["lucky-heart", "lucky-sword", "lucky-hand"];
    let points = |n: usize| scene(3, &cards[..n]).start().points(0);
    assert_eq!([0, 1, 2, 3].map(points), [1, 1, 1, 6], "1 for the coins");
}
