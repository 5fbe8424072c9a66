//! Notes that people stick to a board.

use crate::common::{House, Opened};
use serde_json::{Value, json};

fn note(at: &str, text: &str) -> Value {
    json!({ "pin": { "at": at, "text": text } })
}

#[tokio::test]
async fn a_note_is_seen_by_everybody_and_stays_until_it_is_taken_away() {
    let mut house = House::open().await;
    let (id, (_ada, mut hers), (bo, mut his)) = house.two_at_a_table().await;
    hers.want(note("map/2", " Come back with the key ")).await.done();
    his.want(note("map/1", "Beware")).await.done();
    his.want(note("map/1", "Not so bad")).await.done();
    let both = json!([
        { "at": "map/1", "text": "Not so bad", "by": "Bo" },
        { "at": "map/2", "text": "Come back with the key", "by": "Ada" },
    ]);
    hers.until(|l| l.pins == both).await;
    his.until(|l| l.pins == both).await;
    house.restart().await;
    let mut his = bo.sit(&id, 1).await;
    assert_eq!(his.pins, both);
    his.want(note("map/1", "  ")).await.done();
    his.until(|l| l.pins.as_array().is_some_and(|pins| pins.len() == 1)).await;
}

#[tokio::test]
async fn a_note_that_is_too_long_or_one_too_many_is_refused() {
    let house = House::open().await;
    let (id, (_, mut hers), _) = house.two_at_a_table().await;
    for (at, text) in [("", "Here"), (&*"x".repeat(61), "Here"), ("map/1", &*"x".repeat(121))] {
        hers.want(note(at, text)).await.why();
    }
    let full = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
                INSERT INTO pins (table_id, at, text, name) SELECT ?, 'map/' || i, 'note', 'Ada' FROM n";
    sqlx::query(full).bind(&id).execute(&crate::store(&house).await).await.expect("written");
    assert_eq!(hers.want(note("map/0", "One more")).await.why(), "a table has at most 200 notes");
    hers.want(note("map/7", "Another text in its place")).await.done();
}

/// Notes go with a save, and come back with it.
#[tokio::test]
async fn notes_are_kept_with_the_game() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = ada.table(&["me", "me"]).await.id;
    ada.sit(&id, 0).await.want(note("map/3", "A door")).await.done();
    let mut save = ada.get(&format!("/api/tables/{id}/save")).await.ok();
    assert_eq!(save["pins"], json!([{ "at": "map/3", "text": "A door", "by": "Ada" }]));
    let again: Opened = ada.post("/api/saves", json!({ "save": save })).await.ok().into();
    assert_eq!(ada.sit(&again.id, 0).await.pins, save["pins"]);
    save["pins"][0]["text"] = json!("x".repeat(121));
    assert_eq!(ada.post("/api/saves", json!({ "save": save })).await.status, 400);
}
