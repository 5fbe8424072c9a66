//! How far the table went back: what an undo or a bookmark says of it.

use crate::common::{House, Live};
use crate::store;
use serde_json::{Value, json};

/// Goes back or forward, and returns what the table says of it: its number, and how far back it went.
async fn goes(live: &mut Live, want: Value) -> (u32, Option<u32>) {
    let seq = live.seq;
    live.want(want).await.done();
    live.catch_up(seq + 1).await;
    let line = live.log.last().expect("the table says what was done");
    assert_eq!((&line["kind"], &line["seq"]), (&json!("table"), &json!(seq + 1)));
    (seq + 1, line.get("back").map(|back| back.as_u64().expect("a number") as u32))
}

fn to(bookmark: &str) -> Value {
    json!({ "go-to": { "name": bookmark } })
}

async fn bookmark(live: &mut Live, name: &str) {
    live.want(json!({ "bookmark": { "name": name } })).await.done();
}

#[tokio::test]
async fn an_undo_says_how_far_the_table_went_back() {
    let mut house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = ada.table(&["me"]).await.id;
    let mut live = ada.sit(&id, 0).await;
    let first = live.seq;
    for _ in 0..4 {
        live.answer(0).await;
    }
    assert_eq!(goes(&mut live, json!("undo")).await, (first + 5, Some(first + 3)));
    assert_eq!(
        goes(&mut live, json!("undo")).await,
        (first + 6, Some(first + 2)),
        "further, over the other undo"
    );
    // What is redone is told anew, under a number of its own.
    assert_eq!(goes(&mut live, json!("redo")).await, (first + 7, None));
    assert_eq!(goes(&mut live, json!("undo")).await, (first + 8, Some(first + 6)));
    house.restart().await;
    let mut live = ada.sit(&id, 0).await;
    assert_eq!(goes(&mut live, json!("undo")).await, (first + 9, Some(first + 1)));
    live.answer(0).await;
    house.restart().await;
    let mut live = ada.sit(&id, 0).await;
    let told: Vec<Value> = live.log.iter().filter_map(|line| line.get("back").cloned()).collect();
    assert_eq!(told, [first + 3, first + 2, first + 6, first + 1].map(Value::from), "the store keeps it");
    assert_eq!(goes(&mut live, json!("undo")).await, (first + 11, Some(first + 9)));
    assert_eq!(goes(&mut live, json!("undo")).await, (first + 12, Some(first)));
}

#[tokio::test]
async fn the_bots_moves_are_among_what_an_undo_takes_back() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = ada.table(&["me", "random-bot"]).await.id;
    let mut live = ada.sit(&id, 0).await;
    live.until(|l| l.now["waiting"] == json!([0])).await;
    let mine = live.seq + 1;
    live.answer(0).await;
    live.until(|l| l.seq > mine && l.now["waiting"] == json!([0])).await;
    assert_eq!(goes(&mut live, json!("undo")).await.1, Some(mine - 1));
}

#[tokio::test]
async fn going_to_a_bookmark_says_how_far_the_table_went_back() {
    let mut house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = ada.table(&["me"]).await.id;
    let mut live = ada.sit(&id, 0).await;
    let first = live.seq;
    live.answer(0).await;
    bookmark(&mut live, "early").await;
    live.answer(0).await;
    live.answer(0).await;
    bookmark(&mut live, "late").await;
    live.answer(0).await;
    assert_eq!(goes(&mut live, to("late")).await, (first + 5, Some(first + 3)));
    assert_eq!(goes(&mut live, to("early")).await, (first + 6, Some(first + 1)));
    // Forward: nothing of what counts is taken back, now or by an undo of what came with the bookmark.
    assert_eq!(goes(&mut live, to("late")).await, (first + 7, None));
    assert_eq!(goes(&mut live, json!("undo")).await, (first + 8, None));
    live.answer(0).await;
    house.restart().await;
    let mut live = ada.sit(&id, 0).await;
    assert_eq!(
        goes(&mut live, to("early")).await,
        (first + 10, Some(first + 8)),
        "the answer after the undo"
    );
    assert_eq!(goes(&mut live, json!("undo")).await, (first + 11, Some(first)));
}

/// Answers from a save were not given here, so nothing that was told here is taken back with them.
#[tokio::test]
async fn an_undo_of_what_a_save_brought_takes_nothing_back_that_was_told_here() {
    let mut house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = ada.table(&["me"]).await.id;
    let mut live = ada.sit(&id, 0).await;
    live.answer(0).await;
    live.answer(0).await;
    let save = ada.get(&format!("/api/tables/{id}/save")).await.ok();
    let opened = ada.post("/api/saves", json!({ "save": save })).await.ok();
    let id = opened["id"].as_str().expect("an id");
    let mut live = ada.sit(id, 0).await;
    live.answer(0).await;
    let given = live.seq;
    house.restart().await;
    let mut live = ada.sit(id, 0).await;
    assert_eq!(goes(&mut live, json!("undo")).await, (given + 1, Some(given - 1)));
    assert_eq!(goes(&mut live, json!("undo")).await, (given + 2, None));
}

/// Earlier versions kept the words of an undo alone.
#[tokio::test]
async fn a_table_from_before_still_opens_and_knows_its_numbers() {
    let mut house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = ada.table(&["me"]).await.id;
    let mut live = ada.sit(&id, 0).await;
    let first = live.seq;
    for _ in 0..3 {
        live.answer(0).await;
    }
    goes(&mut live, json!("undo")).await;
    let old = r#"[{"seat":null,"kind":"table","text":"Ada takes a move back."}]"#;
    let query = sqlx::query("UPDATE entries SET events = ? WHERE kind = 'undo'").bind(old);
    query.execute(&store(&house).await).await.expect("written");
    house.restart().await;
    let mut live = ada.sit(&id, 0).await;
    let line = live.log.last().expect("it was told");
    assert_eq!((&line["text"], line.get("back")), (&json!("Ada takes a move back."), None));
    assert_eq!(goes(&mut live, json!("undo")).await, (first + 5, Some(first + 1)));
}
