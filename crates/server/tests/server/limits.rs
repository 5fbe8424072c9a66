//! How much one person may say, and how often they may be here.

use crate::common::{Became, DEADLINE, House, Live};
use crate::store;
use serde_json::json;
use server::Options;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

const TOO_MANY: &str = "too many messages at once";

/// Listens for this many replies, or until the connection ends.
async fn replies(live: &mut Live, count: usize) -> Vec<Became> {
    let mut heard = Vec::new();
    while heard.len() < count {
        match live.reply(0).await {
            Became::Closed => break,
            became => heard.push(became),
        }
    }
    heard
}

/// Opening more connections does not allow more messages.
#[tokio::test]
async fn the_limit_of_messages_is_a_persons_and_not_a_connections() {
    let options = Options { requests_per_second: 1_000_000, messages_per_second: 1, ..Options::default() };
    let house = House::with(options).await;
    let (id, (ada, hers), (_, mut his)) = house.two_at_a_table().await;
    let mut all = vec![hers];
    for _ in 1..30 {
        all.push(ada.sit(&id, 0).await);
    }
    // Two at once are allowed: no connection says too much by itself.
    for live in &mut all {
        live.send(Message::Text("{}".into())).await;
        live.send(Message::Text("{}".into())).await;
    }
    let mut cut_off = 0;
    for live in &mut all {
        if replies(live, 2).await.len() < 2 {
            assert_eq!(live.goodbye.as_deref(), Some(TOO_MANY));
            cut_off += 1;
        }
    }
    assert!(cut_off > 0, "sixty messages at once, where two are allowed");
    his.answer(0).await;
}

#[tokio::test]
async fn one_person_has_so_many_live_connections() {
    let house = House::open().await;
    let (id, (ada, hers), (bo, _his)) = house.two_at_a_table().await;
    let elsewhere = ada.table(&["me"]).await;
    let mut all = vec![hers];
    for i in 1..32 {
        let table = if i % 2 == 0 { &id } else { &elsewhere.id };
        all.push(ada.sit(table, 0).await);
    }
    assert_eq!(ada.live(&id, Some(0), None).await.err(), Some(429));
    assert_eq!(ada.live(&elsewhere.id, None, None).await.err(), Some(429));
    bo.sit(&id, 1).await;
    // A refusal is none of them.
    all.pop();
    let deadline = tokio::time::Instant::now() + DEADLINE;
    while ada.live(&id, Some(0), None).await.is_err() {
        assert!(tokio::time::Instant::now() < deadline, "somebody who has left is still counted");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A refusal in words, and nothing worse: talking too much is not an attack.
#[tokio::test]
async fn whoever_talks_without_end_is_asked_to_wait() {
    let house = House::open().await;
    let (id, (ada, mut hers), (_, mut his)) = house.two_at_a_table().await;
    let mut all = Vec::new();
    for _ in 0..5 {
        all.push(ada.sit(&id, 0).await);
    }
    let say = |text: String| json!({ "re": 0, "seq": 0, "want": { "say": { "text": text } } }).to_string();
    for i in 0..8 {
        for (j, live) in all.iter_mut().enumerate() {
            live.send(Message::Text(say(format!("line {i}, connection {j}")).into())).await;
        }
    }
    let mut became = Vec::new();
    for live in &mut all {
        became.extend(replies(live, 8).await);
    }
    assert_eq!(became.len(), 40, "no connection has ended");
    let said = became.iter().filter(|b| **b == Became::Done).count();
    assert!((10..40).contains(&said), "{said} lines were said at once");
    let refused = became.into_iter().find(|b| *b != Became::Done).expect("one was refused");
    assert_eq!(refused.why(), "you are sending chat lines too fast; wait a moment");
    his.want(json!({ "say": { "text": "Let me say something" } })).await.done();
    hers.until(|l| l.chat.iter().any(|c| c["name"] == "Bo")).await;
    assert_eq!(hers.chat.len(), said + 1, "what was refused was not said");
    hers.answer(0).await;
}

#[tokio::test]
async fn of_what_was_said_the_newest_thousand_lines_are_kept() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let (here, elsewhere) = (ada.table(&["me"]).await, ada.table(&["me"]).await);
    let db = store(&house).await;
    for (table, lines) in [(&here.id, 1200), (&elsewhere.id, 1200)] {
        let fill = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
             INSERT INTO chat (table_id, name, text, at) SELECT ?, 'Ada', 'line ' || i, i FROM n";
        sqlx::query(fill).bind(lines).bind(table).execute(&db).await.expect("written");
    }
    let mut live = ada.sit(&here.id, 0).await;
    live.want(json!({ "say": { "text": "the newest" } })).await.done();
    let kept = |table: String| {
        let count = sqlx::query_as::<_, (i64, i64, String)>(
            "SELECT count(*), min(at), (SELECT text FROM chat WHERE table_id = ?1 ORDER BY id DESC LIMIT 1)
             FROM chat WHERE table_id = ?1",
        );
        count.bind(table).fetch_one(&db)
    };
    let (count, oldest, newest) = kept(here.id).await.expect("read");
    assert_eq!((count, oldest, newest.as_str()), (1000, 202, "the newest"));
    let (count, oldest, newest) = kept(elsewhere.id).await.expect("read");
    assert_eq!((count, oldest, newest.as_str()), (1200, 1, "line 1200"), "another table has its own");
}

/// Refused in words, as a save that is too long is.
#[tokio::test]
async fn a_body_that_is_too_long_is_refused_as_such() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    for (path, field) in [("/api/invitations", "key"), ("/api/me", "name"), ("/api/tables", "game")] {
        let why = ada.post(path, json!({ field: "x".repeat(70_000) })).await.why(413);
        assert_eq!(why, "this is longer than 65536 bytes", "{path}");
    }
}
