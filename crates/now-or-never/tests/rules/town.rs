//! Specialists, building, housing, selling, orders (NN-SPEC, NN-BUILD, NN-HOUSE, NN-SELL, NN-ORDER).

use crate::common::{players, space_of};

/// NN-EX-10, NN-BUILD-02, NN-BUILD-04, NN-BUILD-08
#[test]
fn the_first_building_gives_a_shell() {
    let mut t = players(2).start();
    let builder = t.keys(0).into_iter().find(|key| key.starts_with("pay/")).expect("a builder").to_owned();
    t.play([builder.as_str()]);
    let tiles = t.keys(0).into_iter().filter(|key| key.starts_with("tile/") && *key != "tile/none").count();
    assert!(tiles > 0 && tiles <= 14, "only the rim: {}", t.open());
    let tile = t.keys(0)[0].to_owned();
    t.play([tile.as_str()]);
    assert_eq!(t.keys(0), ["plot/13", "plot/14", "plot/15", "plot/16"]);
    t.play(["plot/13"]);
    assert_eq!(t.player(0).track[0], 1);
    assert_eq!(t.state().active.0, 1);
}

/// NN-PSET-13
#[test]
fn heroes_begin_at_the_monument() {
    let t = players(2).start();
    assert_eq!(t.player(0).at, space_of("monument"));
}
