//! The ship and its rooms, search tokens, events, the turn and its two actions, travel, hazards and the edges of the map.

mod events;
mod rooms;
mod ship;
mod travel;

use crate::common::{BOOK, Play, Scene, players};
use serde_json::json;
use sleeping_gods::{Crew, Peril, Phase, Room, Side};
use table::{Book as _, Game as _, Seat};

/// Rooms in their order, as the ship board has them.
const ROOMS: [&str; 5] = ["room/bridge", "room/galley", "room/deck", "room/quarters", "room/sick-bay"];

/// Somebody's ship action, before an event that asks something (so that nothing else happens after the room).
fn aboard(n: usize) -> Scene {
    players(n).phase("room").with("events", json!({ "pile": ["ev-loose-plate"], "discards": [] }))
}

/// A story that damages the ship.
fn struck(n: usize) -> Scene {
    players(1).story(
        "T1",
        &format!("== T1  A Rock\n\nIt is there.\n\n= now\nIt was there before you.\n> ship -{n}\n-> end\n"),
    )
}

/// Ongoing events.
fn ongoing(scene: Scene, events: &[&str]) -> Scene {
    scene.with("ongoing", json!(events.iter().map(|id| json!({ "event": id })).collect::<Vec<_>>()))
}

/// Everything that is offered and begins like this.
fn offered(t: &Play, prefix: &str) -> Vec<String> {
    let options = t.table.questions().iter().flat_map(|q| &q.options);
    options.map(|o| o.key.clone()).filter(|key| key.starts_with(prefix)).collect()
}

fn lasting(t: &Play) -> Vec<&str> {
    t.state().ongoing.iter().map(|o| BOOK.names().name(o.event)).collect()
}

fn serpent(t: &Play) -> &str {
    let at = t.state().ongoing[0].serpent.expect("the serpent is on the map");
    BOOK.names().name(at)
}

/// Answers whatever an event asks, without caring.
fn past_event(t: &mut Play) {
    for _ in 0..50 {
        if t.offers("skip") {
            return;
        }
        let key = t.table.questions()[0].options[0].key.clone();
        let stop = ["go", "enough"].into_iter().find(|key| t.offers(key)).map(str::to_owned);
        t.play([stop.unwrap_or(key).as_str()]);
    }
    panic!("the event does not end: {}", t.open());
}
