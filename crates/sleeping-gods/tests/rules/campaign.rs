//! A campaign from its setup to its score: what is laid out, explored, bought, lost and kept (SG-SETUP to SG-LOAD).

mod company;
mod defeat;
mod endings;
mod exploring;
mod harbour;
mod journey;
mod quests;
mod setup;

use crate::common::{BOOK, Play, Scene, fresh, game, players, setup};
use serde_json::{Value, json};
use sleeping_gods::{Crew, Ending, Peril, Phase, SleepingGods, Sort};
use table::{Book as _, Game, Seat, Table};

const CREW: [&str; 9] =
    ["odessa", "audrie", "gregory", "kannan", "kasumi", "laurent", "mac", "marco", "rafael"];

/// Names of things, sorted.
fn sorted<T: Ord>(of: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list: Vec<T> = of.into_iter().collect();
    list.sort();
    list
}

/// The whole view of a seat, as a client gets it.
fn seen(t: &Play, seat: u8) -> Value {
    serde_json::to_value(t.table.game().view(Some(Seat(seat)))).expect("a view is plain data")
}

/// How many crew members each seat has, the captain left out.
fn shares(t: &Play) -> Vec<usize> {
    let owned =
        |seat: usize| t.state().crew.iter().filter(|mate| mate.owner == Some(Seat(seat as u8))).count();
    (0..t.state().players.len()).map(owned).collect()
}

/// A table that is laid out, for n players, Ada first.
fn laid_out(n: usize, seed: u64) -> Play {
    let mut t = fresh(setup("normal", n, seed));
    if n > 1 {
        t.play(["seat/0"]).content();
    }
    t
}

/// An empty table before the layout, with marks on the achievement sheet.
fn returning(totems: usize, endings: &[&str]) -> Scene {
    let totems: Vec<String> = totem_ids().into_iter().take(totems).collect();
    players(1)
        .phase("setup")
        .with("turn", json!(0))
        .with("adventures", json!([]))
        .with("events", json!({ "pile": [], "discards": [] }))
        .with("sheet", json!({ "totems": totems, "endings": endings }))
}

fn totem_ids() -> Vec<String> {
    let totems = BOOK.adventures.iter().filter(|id| BOOK.adventure(*id).sort == Sort::Totem);
    totems.map(|id| BOOK.names().name(id).to_owned()).collect()
}

/// The event deck with so many cards left, as the scenes have it.
fn events(left: usize) -> Value {
    let all = BOOK.events.iter().filter(|e| e.lasting.is_empty() && e.peril == Peril::Deadly).take(left);
    json!({ "pile": all.map(|e| BOOK.names().name(e.entry)).collect::<Vec<_>>(), "discards": [] })
}

/// A story that only does something.
fn does(effects: &str) -> String {
    format!("== T1  It Happens\n\nSomething happens.\n\n= now\nIt has happened.\n> {effects}\n")
}

/// The last page of a campaign, about to be read.
fn finale(scene: Scene, entry: &str) -> Scene {
    let visit = json!({ "path": [{ "entry": entry }] });
    scene
        .with("pass", json!(3))
        .with("events", events(0))
        .with("reading", json!({ "visit": visit, "source": "clock" }))
}

/// An event that lasts.
fn ongoing() -> &'static str {
    let event = BOOK.events.iter().find(|e| e.end.is_some()).expect("there are such events");
    BOOK.names().name(event.entry)
}
