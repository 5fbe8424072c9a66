//! Movement on the map.

use crate::common::{Play, Scene, players};
use serde_json::json;

/// Pack birds of a seat, taken from the Stables of three players.
pub fn birds(scene: Scene, seat: usize, n: u8) -> Scene {
    scene.has(seat, "birds", n).with("birds", json!(9 - n))
}

/// The turn up to the first step.
fn out(scene: Scene) -> Play {
    let mut t = scene.start();
    t.play(["adventure"]);
    t
}

/// NF-MOVE-01, NF-MOVE-02
#[test]
fn one_moves_along_paths_a_movement_for_each_space() {
    let mut t = out(players(3));
    let next = ["move/c1", "move/g1", "move/q1", "move/p1", "move/m1", "move/i1", "move/t1", "move/stop"];
    assert_eq!(t.keys(0), next);
    assert_eq!(t.asked(0).prompt, "Where do you go? 2 spaces left, 2 hearts.");
    t.play(["move/c1"]);
    assert_eq!(t.keys(0), ["move/town", "move/c2", "move/stop"]);
    assert_eq!(t.asked(0).prompt, "Where do you go? 1 space left, 2 hearts.");
    t.play(["move/c2"]);
    assert_eq!(t.place(0), "on c2");
    assert!(t.is_asked(1), "two spaces are all");
}

/// NF-MOVE-03
#[test]
fn a_space_has_room_for_everybody() {
    let mut t = out(players(4).on(1, "c1").on(2, "c1").on(3, "c1"));
    t.play(["move/c1", "move/stop"]);
    assert_eq!([0, 1, 2, 3].map(|s| t.place(s)), ["on c1"; 4]);
}

/// NF-MOVE-04
#[test]
fn nobody_stops_at_a_threat_or_a_treasure_and_they_cost_no_movement() {
    for (from, to, on) in [("g1", "move/g2/slip", "g2"), ("g4", "move/g5", "g5")] {
        let mut t = out(players(3).on(0, from).party(0, &["nomad-6"]).has(0, "hearts", 1));
        t.play([to]);
        assert_eq!(t.place(0), format!("on {on}"));
        assert!(t.asked(0).prompt.contains("1 space left"), "{}", t.asked(0).prompt);
    }
}

/// NF-MOVE-05, NF-MOVE-06, NF-EX-05
#[test]
fn movement_is_two_and_one_for_each_bird_arrow_and_card() {
    let label = |scene: Scene| scene.start().label("adventure").to_owned();
    let says = |n: u8, label: String| assert!(label.contains(&format!("({n} movement")), "{label}");
    says(2, label(players(3)));
    says(4, label(birds(players(3), 0, 2)));
    says(3, label(players(3).party(0, &["outlaw-5"])));
    says(2, label(players(3).has(0, "inactive", ["outlaw-5"])));
    says(3, label(players(3).has(0, "artifacts", ["plain-boots"])));
    says(2, label(players(3).has(0, "hand", ["plain-boots"])));

    let all = birds(players(3), 0, 1).party(0, &["outlaw-5"]).has(0, "artifacts", ["plain-boots"]);
    let mut t = out(all.camp(1, "c1").camp(1, "c2").camp(1, "c3").camp(1, "c4"));
    t.play(["move/c1", "move/c2", "move/c3", "move/c4", "move/c5"]);
    assert_eq!(t.place(0), "on c5");
    assert!(t.is_asked(1), "five spaces are all");
}

/// NF-MOVE-07, NF-OPEN-28
#[test]
fn one_may_move_fewer_spaces_or_none() {
    let mut t = out(birds(players(3), 0, 3));
    t.play(["move/c1", "move/stop"]);
    assert_eq!(t.place(0), "on c1");
    let mut t = out(players(3).on(0, "c3").has(0, "hearts", 3));
    t.play(["move/stop"]);
    assert_eq!(t.place(0), "on c3");
    assert!(t.offers("camp/build"), "one may build where one stands");
}

/// NF-MOVE-08, NF-OPEN-29
#[test]
fn a_path_may_be_crossed_again_for_its_hearts() {
    let mut t = out(birds(players(3), 0, 2).on(0, "town").has(0, "hearts", 3));
    t.play(["move/c1", "move/c2", "move/c1", "move/c2"]);
    assert_eq!(t.place(0), "on c2");
    assert_eq!(t.player(0).hearts, 0, "c1 twice and c2 once");
    let mut t = out(birds(players(3), 0, 1).on(0, "c1").has(0, "hearts", 2));
    t.play(["move/c2", "move/c1", "move/c2"]);
    assert_eq!(t.player(0).hearts, 0, "c1 is passed only on the way back");
    assert!(out(players(3).on(0, "c1")).offers("move/c2"), "leaving it takes no heart");
}

/// NF-MOVE-09, NF-MOVE-10, NF-MOVE-11, NF-MOVE-12, NF-EX-07
#[test]
fn passing_an_empty_space_costs_a_heart_and_ending_there_nothing() {
    let scene = || players(3).on(0, "town").has(0, "hearts", 2);
    let hearts = |scene: Scene, way: &[&str]| {
        let mut t = out(scene);
        t.play(way.iter().copied());
        assert!(t.is_asked(1), "{}", t.open());
        t.player(0).hearts
    };
    assert_eq!(hearts(scene(), &["move/c1", "move/c2"]), 1, "an empty space in between");
    assert_eq!(hearts(scene().camp(0, "c1"), &["move/c1", "move/c2"]), 2, "an own camp");
    assert_eq!(hearts(scene().camp(1, "c1"), &["move/c1", "move/c2"]), 2, "anybody's camp");
    assert_eq!(hearts(scene(), &["move/c1", "move/stop"]), 2, "ending on an empty space");
}

/// NF-MOVE-10: the button says so.
#[test]
fn the_cost_of_passing_is_on_the_button() {
    let mut t = out(players(3));
    assert!(!t.label("move/c1").contains("heart"));
    t.play(["move/c1"]);
    assert!(t.label("move/c2").contains("1 heart"), "{}", t.label("move/c2"));
}

/// NF-MOVE-13, NF-OPEN-16
#[test]
fn passing_the_town_space_costs_nothing() {
    let mut t = out(players(3).on(0, "c1").has(0, "hearts", 1));
    t.play(["move/town", "move/g1"]);
    assert_eq!(t.place(0), "on g1");
    assert_eq!(t.player(0).hearts, 1);
}

/// NF-MOVE-14
#[test]
fn company_on_a_space_makes_it_neither_dearer_nor_cheaper() {
    let mut t = out(players(3).on(0, "town").has(0, "hearts", 1).on(1, "c1").on(2, "c1"));
    t.play(["move/c1", "move/c2"]);
    assert_eq!(t.player(0).hearts, 0);
    let mut t = out(players(3).on(0, "town").has(0, "hearts", 1).on(1, "c1").camp(2, "c1"));
    t.play(["move/c1", "move/c2"]);
    assert_eq!(t.player(0).hearts, 1);
}

/// NF-OPEN-30, NF-MOVE-10
#[test]
fn without_a_heart_nobody_passes_an_empty_space() {
    let mut t = out(players(3).on(0, "town"));
    t.play(["move/c1"]);
    assert_eq!(t.place(0), "on c1");
    assert!(t.is_asked(1), "stopping is all that is left");
}

/// NF-MOVE-15
#[test]
fn after_the_movement_comes_a_quest_and_then_a_camp() {
    for (answer, dice) in [("quest/leave", vec![]), ("quest/attempt", vec![6])] {
        let mut t = out(players(3).on(0, "q4").quest("q5").has(0, "hearts", 3).dice(dice));
        t.play(["move/q5", "move/stop"]);
        assert_eq!(t.keys(0), ["quest/attempt", "quest/leave"]);
        t.play([answer]);
        if answer == "quest/attempt" {
            t.play(["choice/1"]);
        }
        assert_eq!(t.keys(0), ["camp/build", "camp/no"]);
        t.play(["camp/no"]);
        assert!(t.is_asked(1));
    }
}

/// NF-MOVE-16
#[test]
fn spaces_show_a_coin_or_a_gem_and_eight_a_good() {
    for map in 1..=11 {
        let t = players(2).map(map).start();
        let view = t.view(None);
        let icons: Vec<_> = view["map"]["spaces"]
            .as_array()
            .expect("spaces")
            .iter()
            .filter_map(|s| s["icon"].as_str())
            .collect();
        let plain = icons.iter().filter(|i| ["coin", "gem"].contains(i)).count();
        assert_eq!(icons.len() - plain, 8);
        assert!(plain > 8);
    }
}
