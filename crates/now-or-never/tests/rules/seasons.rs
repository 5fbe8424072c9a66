//! Setup, boards, seasons, passing, specialists and building (NN-SETUP, NN-PSET, NN-TOWN, NN-HERO, NN-SEASON, NN-PASS, NN-SPEC, NN-BUILD, NN-SACT,
//! NN-BLD).

mod boards;
mod building;
mod setup;
mod turns;

use crate::common::{
    BOOK, Play, Scene, alone, building, fresh, full, name, offered, players, setup, space_of,
};
use now_or_never::{Colour, Hero, Phase, Pile, Side, Start, Thing, View};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::{Game as _, Id, Seat};

/// A new table where everybody has a hero: Zeik, Namal, Halia and Marklun in the order of the seats.
fn seated(n: usize, seed: u64) -> Play {
    let mut t = fresh(setup(if n == 1 { "solo" } else { "standard" }, n, seed));
    t.play(["zeik", "namal", "halia"].into_iter().take(n)); // The last of four takes what is left.
    t
}

/// A new table where everybody has kept the first four quest cards, so that the first season begins.
fn begun(n: usize, seed: u64) -> Play {
    let mut t = seated(n, seed);
    for seat in 0..n as u8 {
        let kept = t.keys(seat)[..4].join(" ");
        t.play([format!("{seat}:{kept}").as_str()]);
    }
    t
}

fn seen(t: &Play) -> View<'_> {
    t.table.game().view(None)
}

fn names<K: table::Kind>(ids: impl IntoIterator<Item = Id<K>>) -> Vec<&'static str> {
    ids.into_iter().map(name).collect()
}

fn sorted<T: Ord>(list: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list: Vec<T> = list.into_iter().collect();
    list.sort();
    list
}

/// The unbuilt grid in the order of the book, with gaps where these tiles were.
fn grid_without(built: &[&str]) -> Vec<Value> {
    let slot = |tile: &'static str| if built.contains(&tile) { Value::Null } else { json!(tile) };
    names(BOOK.buildings.iter()).into_iter().map(slot).collect()
}

/// Only these specialists, face up.
fn board(who: &[&str]) -> Value {
    who.iter().map(|who| json!({ "who": who })).collect()
}

fn is_down(t: &Play, seat: usize, who: &str) -> bool {
    t.player(seat).specialists.iter().find(|hired| name(hired.who) == who).expect("on the board").down
}

const ROW: [&str; 4] = ["yevka-sand", "petra-nock", "orrin-tack", "noll-bracken"];

/// Ada has the pedlar alone and coins enough; these six pieces lie on the season board.
fn at_the_shop() -> Scene {
    let shop = json!([
        ["siege-bow", "tavern-door", "gate-spear-1"],
        ["kettle-mail-1", "couriers-boots", "shield-crystal-1"]
    ]);
    players(2).has(0, "specialists", board(&["petra-nock"])).has(0, "coins", 40).with("shop", shop)
}

/// Ada stands before the Cellar Crab and meets it with this face of the die.
fn strikes(scene: Scene, face: u8) -> Play {
    let mut t = scene.has(0, "mana", 0).dice([face]).start();
    let lair = crate::common::lair_of(1);
    t.play(["hero/1", format!("fight/{lair}").as_str()]);
    t
}
