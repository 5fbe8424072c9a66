//! The hero action: moving, quest cards, visits, combat, searches, and what gear, abilities and artifacts do in it (NN-HACT, NN-MOVE,
//! NN-QPLAY, NN-QDRAW, NN-VISIT, NN-FIGHT, NN-MANA, NN-SEARCH, NN-ZERO, NN-LOC, NN-ULOC, NN-GEAR, NN-HAB, NN-ART, NN-STK).

mod examples;
mod fighting;
mod moving;
mod places;
mod powers;
mod quests;

use crate::common::{
    BOOK, Play, Scene, full, in_combat, lair_of, name, pass_all, players, space_at, space_of,
};
use now_or_never::powers::Rule;
use now_or_never::words::Cost;
use now_or_never::{Hero, Pile, Quest, Side, Thing};
use serde_json::json;
use table::{Book as _, Game as _, Seat};

const ADA: usize = 0;
const HALIA: usize = 1;
const NAMAL: usize = 2;
const ZEIK: usize = 3;

/// As many players as it takes, and the turn of this one.
fn turn_of(seat: usize) -> Scene {
    players(seat.max(1) + 1).with("active", json!(seat))
}

/// In the middle of a combat on this player's turn, against the enemy of a level, which has this much damage.
fn combat(seat: usize, level: u8, dealt: u8) -> Scene {
    in_combat(turn_of(seat), seat, level, dealt)
}

fn dealt(t: &Play) -> u8 {
    t.state().fight.expect("the combat goes on").dealt
}

/// What a player has, by name.
fn purse(t: &Play, seat: usize) -> [(&'static str, i32); 15] {
    let p = t.player(seat);
    let [shell, tool, demon, crystal, book] = p.track.map(i32::from);
    let count = |n: usize| i32::try_from(n).expect("a small number");
    [
        ("heart", p.hearts.into()),
        ("mana", p.mana.into()),
        ("coin", p.coins.into()),
        ("experience", p.experience.into()),
        ("shell", shell),
        ("tool", tool),
        ("demon", demon),
        ("crystal", crystal),
        ("book", book),
        ("villager", p.waiting.iter().copied().map(i32::from).sum()),
        ("quest", count(p.hand.len())),
        ("played", count(p.played.len())),
        ("order", count(p.orders.len())),
        ("token", count(p.finds.len())),
        ("piece", count(p.pieces().count())),
    ]
}

/// Plays, and says what that changed for somebody: `heart -2, coin +5`.
fn changes<'a>(t: &mut Play, seat: usize, answers: impl IntoIterator<Item = &'a str>) -> String {
    let before = purse(t, seat);
    t.play(answers);
    let lines = before.iter().zip(purse(t, seat)).filter(|((_, was), (_, is))| was != is);
    let lines: Vec<String> = lines.map(|((name, was), (_, is))| format!("{name} {:+}", is - was)).collect();
    lines.join(", ")
}

/// The space of a location on either side; the scrolls have the same order on both.
fn on(side: Side, place: &str) -> u8 {
    if side == Side::Above {
        return space_of(place);
    }
    let spaces = &BOOK.map(side).spaces;
    let printed = spaces.iter().position(|s| s.place.is_some_and(|id| BOOK.names().name(id) == place));
    let scroll = ["nomad-camp", "scholars-tower", "city-of-spirits"].iter().position(|name| *name == place);
    let scrolls =
        || spaces.iter().enumerate().filter(|(_, space)| space.scroll).nth(scroll?).map(|(at, _)| at);
    printed.or_else(scrolls).expect("it is on the map") as u8
}

/// A space beside another.
fn next_to(space: u8) -> u8 {
    if space.is_multiple_of(6) { space + 1 } else { space - 1 }
}

/// Somebody goes to a location from next to it, and stops there.
fn arrive(scene: Scene, seat: usize, side: Side, place: &str) -> Play {
    let space = on(side, place);
    let map = if side == Side::Under { "under" } else { "above" };
    let mut t = scene.option("map", map).has(seat, "at", next_to(space)).start();
    t.play([format!("{seat}:hero/1").as_str(), format!("space/{space}").as_str(), "stop"]);
    t
}

/// Somebody searches the space B, with this die and this token.
fn search(scene: Scene, seat: usize, die: u8, token: &str) -> Play {
    let space = space_at('B');
    let mut t = scene.has(seat, "at", next_to(space)).dice([die]).draws(&[token]).start();
    t.play(["hero/1", format!("space/{space}").as_str(), "stop"]);
    t
}

fn names<K: table::Kind>(ids: &[table::Id<K>]) -> Vec<&str> {
    ids.iter().map(|id| BOOK.names().name(*id)).collect()
}

fn cards(pile: Pile) -> Vec<&'static Quest> {
    BOOK.quests.iter().map(|id| &BOOK.quests[id]).filter(|card| card.pile == pile).collect()
}

/// A visit by Namal, who has 6 hearts (9 for the place that takes 8), 1 mana, 10 coins, 5 experience and 1 of each good and book.
fn visit(side: Side, place: &str, draws: &[&str], answers: &[&str]) -> (Play, String) {
    let hearts = if place == "wailing-cavern" { 9 } else { 6 };
    let scene = turn_of(NAMAL)
        .has(NAMAL, "hearts", hearts)
        .has(NAMAL, "mana", 1)
        .has(NAMAL, "coins", 10)
        .has(NAMAL, "experience", 5)
        .has(NAMAL, "track", [1, 1, 1, 1, 1])
        .dice([3])
        .draws(draws);
    let mut t = arrive(scene, NAMAL, side, place);
    let change = changes(&mut t, NAMAL, ["visit"].into_iter().chain(answers.iter().copied()));
    assert_eq!(t.state().active.0, 0, "{place}: the turn is over");
    (t, change)
}

const TWO: [&str; 2] = ["root-cellar", "deep-road"];
const THREE: [&str; 3] = ["root-cellar", "deep-road", "warp-stone"];
const ORDERS: [&str; 2] = ["order-ferry", "order-widow"];
const ONE_OF_TWO: [&str; 3] = ["pile/basic", "pile/advanced", "quest/deep-road"];
const TWO_OF_THREE: [&str; 5] =
    ["pile/basic", "pile/advanced", "pile/artifact", "quest/deep-road", "quest/warp-stone"];
const ONE_OF_THREE: [&str; 4] = ["pile/basic", "pile/advanced", "pile/artifact", "quest/warp-stone"];
