//! Positions that no game can come to are refused where they are read, for what is wrong with them.

use crate::common::{BOOK, Scene, alone, lair_of, players};
use serde_json::{Value, json};
use table::Book as _;

fn refused(scene: Scene, why: &str) {
    let told = scene.refused();
    assert!(told.contains(why), "{told}");
}

fn fight(against: Value) -> Value {
    json!({ "against": against, "dealt": 0, "rounds": 0 })
}

#[test]
fn combats_are_against_somebody() {
    let here = |level: u8| players(2).stopped(0, lair_of(level));
    let enemies = json!([0, 2, 2, 2, 2, 2, 2, 2, 1]);
    here(1).with("fight", fight(json!({ "level": 1 }))).start();
    refused(
        here(1).with("enemies", enemies.clone()).with("fight", fight(json!({ "level": 1 }))),
        "a combat against nobody",
    );
    let act = json!({ "stage": "deed", "from": 14, "free": 0, "fights": true });
    here(1).with("act", act.clone()).start();
    refused(here(1).with("enemies", enemies).with("act", act), "a combat against nobody");
    let card = BOOK.quests.iter().find(|id| BOOK.quests[*id].fight.is_some()).expect("a combat quest");
    let against = || fight(json!({ "quest": BOOK.names().name(card) }));
    refused(here(1).with("fight", against()), "a combat against nobody");
    here(1).has(0, "played", [BOOK.names().name(card)]).with("fight", against()).start();
    refused(
        here(1).with("phase", json!("last")).with("fight", fight(json!({ "level": 1 }))),
        "somebody acts outside",
    );
    refused(
        here(1).with("fight", json!({ "against": { "level": 1 }, "dealt": 0, "rounds": 65535 })),
        "65535 is not from 0 to 9999",
    );
}

#[test]
fn what_lies_on_the_map_is_what_was_laid_out() {
    refused(players(2).with("enemies", json!([3, 2, 2, 2, 2, 2, 2, 2, 1])), "more enemies than there were");
    refused(players(2).with("scrolls", json!([])), "3 different locations lie on scrolls");
    refused(
        players(2).with("scrolls", json!(["nomad-camp", "nomad-camp", "city-of-spirits"])),
        "3 different locations",
    );
    let all: Vec<&str> = BOOK.searches.iter().map(|id| BOOK.names().name(id)).collect();
    let kept = players(2).has(0, "finds", &all[..14]);
    refused(kept.with("letters", json!(vec![true; 14])), "a letter without a search token");
    players(2).has(0, "finds", &all[..4]).start();
}

#[test]
fn boards_hold_what_fits_them() {
    let names: Vec<&str> = BOOK.specialists.iter().map(|id| BOOK.names().name(id)).collect();
    let hired: Vec<Value> = names[8..13].iter().map(|who| json!({ "who": who })).collect();
    refused(players(2).has(0, "specialists", hired), "more specialists than places");
    refused(players(2).has(1, "hero", "marklun"), "is the hero of another seat");
    refused(
        players(2).has(0, "red", json!(["siphon-power", null, null, null])),
        "a slot of the other colour",
    );
    refused(players(2).has(1, "blue", json!(["siphon-power", null, null])), "an ability of another hero");
    players(2).has(0, "blue", json!(["siphon-power", null, null])).start();
    refused(players(2).has(0, "track", [65535, 0, 0, 0, 0]), "65535 is not from 0 to 9999");
    let blue = BOOK.gear.iter().find(|id| BOOK.gear_piece(*id).colour.key() == "blue").expect("blue gear");
    refused(players(2).with("shop", json!([[BOOK.names().name(blue)], []])), "the row of the other colour");
}

#[test]
fn a_table_plays_what_it_has_agreed_on() {
    refused(players(2).with("chapter", json!(2)), "there is no chapter 2 in this mode");
    let bot = json!({ "specialists": [], "cards": { "pile": [], "discards": [] } });
    refused(players(2).with("bot", bot), "the bot plays with somebody alone");
    refused(alone().with("bot", Value::Null), "the bot plays with somebody alone");
    refused(players(2).with("phase", json!("over")), "whose points were not counted");
    let score = json!({ "coins": 65535, "rows": 1, "homes": 0, "buildings": 0, "quests": 0, "orders": 0 });
    refused(players(2).has(0, "score", score), "more points than there are");
    let held = BOOK.names().name(BOOK.quests.get(0));
    refused(players(2).with("phase", json!("setup")).has(0, "hand", [held]), "before anything was laid out");
}

/// What is gained beyond all measure is not counted, so that a table can always be opened again.
#[test]
fn nobody_is_richer_than_a_save_can_say() {
    let mut t = players(2).has(0, "coins", 9998).has(0, "track", [9, 0, 0, 0, 0]).start();
    t.play(["sell/0", "sell/0"]);
    assert_eq!(t.player(0).coins, 9999);
    assert!(table::Table::<now_or_never::NowOrNever>::load(BOOK.clone(), t.table.save()).is_ok());
}

/// However much is written on a sheet, it can be added up; and what is scored can be saved.
#[test]
fn the_largest_scores_are_saved_and_added_up() {
    let line = json!({ "points": 32767, "reputation": 0 });
    let props = json!({ "glogos": 3, "lab": true, "enemies": [0] });
    let scene = crate::common::chapter(6, 2).with("props", props).with("season", json!(6));
    let sheet = vec![line; 5];
    let mut t = scene.has(0, "sheet", &sheet).has(1, "sheet", &sheet).has(1, "coins", 9999).start();
    while t.table.outcome().is_none() {
        let seat = t.table.questions()[0].seat.0;
        let key = if t.offers("pass") { "pass".to_owned() } else { t.keys(seat)[0].to_owned() };
        t.play([key.as_str()]);
    }
    assert!(t.table.outcome().expect("it is over").scores[0] >= 5.0 * 32767.0);
    assert!(table::Table::<now_or_never::NowOrNever>::load(t.table.book().clone(), t.table.save()).is_ok());
}
