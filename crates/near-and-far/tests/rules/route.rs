//! Trade routes.

use crate::book::files;
use crate::common::{load, players};
use serde_json::json;

/// The goods with their spaces and what they score alone and shared.
const ROUTES: [(&str, [&str; 2], i64, i64); 4] = [
    ("peppers", ["p1", "p2"], 6, 2),
    ("machine parts", ["m1", "m2"], 5, 2),
    ("ichor stone", ["i1", "i2"], 7, 3),
    ("tea leaves", ["t1", "t2"], 4, 1),
];

/// NF-ROUTE-01, NF-ROUTE-02, NF-ROUTE-07
#[test]
fn every_map_has_four_routes_of_two_spaces_with_two_numbers() {
    for map in 1..=11 {
        let view = players(2).map(map).start().view(None);
        let routes = view["map"]["routes"].as_array().expect("routes");
        assert_eq!(routes.len(), 4);
        for (route, (name, _, alone, shared)) in routes.iter().zip(ROUTES) {
            assert_eq!(route["name"], name);
            assert_eq!([&route["alone"], &route["shared"]], [&json!(alone), &json!(shared)]);
            assert_eq!(route["ends"].as_array().map(Vec::len), Some(2));
        }
    }
}

/// NF-ROUTE-02: a map with more or fewer is not loaded.
#[test]
fn a_map_with_one_end_of_a_route_is_no_map() {
    for (from, to) in [("icon = \"tea\"", "icon = \"coin\""), ("icon = \"gem\"", "icon = \"tea\"")] {
        let mut wrong = files();
        let text = wrong["map04.toml"].replacen(from, to, 1);
        wrong.insert("map04.toml".into(), text);
        let fault = load(wrong).err().expect("a fault");
        assert!(fault.contains("a map has two spaces with tea leaves"), "{fault}");
    }
}

/// NF-ROUTE-03, NF-ROUTE-04, NF-ROUTE-05, NF-ROUTE-06
#[test]
fn a_route_scores_alone_more_than_shared_and_incomplete_nothing() {
    let plain = players(3).start().points(0);
    for (name, [one, other], alone, shared) in ROUTES {
        let points = |scene: crate::common::Scene| {
            let t = scene.start();
            [0, 1, 2].map(|s| t.points(s) - plain - i64::from(t.player(s).camps))
        };
        assert_eq!(points(players(3).camp(0, one).camp(0, other)), [alone, 0, 0], "{name}, alone");
        assert_eq!(points(players(3).camp(0, one).camp(1, other)), [shared, shared, 0], "{name}, shared");
        assert_eq!(points(players(3).camp(2, one).camp(1, other)), [0, shared, shared], "{name}, shared");
        assert_eq!(points(players(3).camp(0, one)), [0, 0, 0], "{name}, one end");
        assert_eq!(points(players(3).camp(0, other)), [0, 0, 0], "{name}, the other end");
    }
    let two = players(3).camp(0, "p1").camp(0, "t2").start();
    assert_eq!(two.points(0), plain + 2, "two ends of different routes are none");
}

/// NF-EX-14
#[test]
fn the_second_camp_completes_the_tea_route() {
    let plain = players(3).start().points(0);
    for (builder, points) in [(0, [4 + 2, 0]), (1, [1 + 1, 1 + 1])] {
        let scene =
            players(3).camp(0, "t1").on(builder, "t2").has(builder, "hearts", 3).turn_of(builder as u8);
        let mut t = scene.start();
        assert_eq!([0, 1].map(|s| t.points(s) - plain), [1, 0], "incomplete: the camp alone");
        t.play(["adventure", "move/stop", "camp/build"]);
        assert_eq!([0, 1].map(|s| t.points(s) - plain), points);
    }
}
