//! Rules of the ledger that the chapters of these tests leave out: what holds everywhere, underground, alone, what is printed, and rulings
//! (NN-GEN, NN-UNDER, NN-REROLL, NN-DATA, NN-OPEN).

mod data;
mod rulings;
mod seasons;
mod solo;
mod town;
mod under;

use crate::common::{
    BOOK, Play, Scene, alone, chapter, files, fresh, lair_of, players, setup, space_at, space_of,
};
use now_or_never::{Colour, Hero, Pile, Side, Start, Thing};
use serde_json::json;
use std::collections::BTreeSet;
use table::{Book as _, Game as _, Seat};

fn name<K: table::Kind>(id: table::Id<K>) -> &'static str {
    BOOK.names().name(id)
}

/// The keys of a seat with this beginning.
fn offered<'a>(t: &'a Play, seat: u8, beginning: &str) -> Vec<&'a str> {
    let keys = if t.is_asked(seat) { t.keys(seat) } else { vec![] };
    keys.into_iter().filter(|key| key.starts_with(beginning)).collect()
}

/// Everybody passes in turn.
fn pass_all(t: &mut Play) {
    let (first, n) = (t.state().active.0, t.state().players.len() as u8);
    for at in 0..n {
        t.play([format!("{}:pass", (first + at) % n).as_str()]);
    }
}

/// In the middle of a combat against the enemy of a level, which has this much damage.
fn combat(scene: Scene, seat: usize, level: u8, dealt: u8) -> Scene {
    scene
        .stopped(seat, lair_of(level))
        .with("act", json!({ "stage": "deed", "from": 14, "free": 0, "fights": true }))
        .with("fight", json!({ "against": { "level": level }, "dealt": dealt, "rounds": 1 }))
}
