//! New tables from a bookmark: what they reveal about the real one, who may have them, and whose bookmarks are whose.

use crate::common::{Guest, House, Live, Opened, Reply, Whim};
use serde_json::{Value, json};

async fn branch(guest: &Guest, id: &str, body: Value) -> Reply {
    guest.post(&format!("/api/tables/{id}/branch"), body).await
}

/// The results of a game's dice and draws, from its log.
fn chance(live: &Live) -> Vec<Value> {
    let told = |l: &&Value| ["roll", "draw", "story"].contains(&l["kind"].as_str().unwrap_or_default());
    live.log.iter().filter(told).map(|l| l["text"].clone()).collect()
}

/// Plays on with the same whims for a while, and returns what chance brought.
async fn plays_on(guest: &Guest, id: &str, seats: &[u8]) -> Vec<Value> {
    let mut live = Vec::new();
    for seat in seats {
        live.push(guest.sit(id, *seat).await);
    }
    let mut whim = Whim(3);
    for _ in 0..60 {
        let Some(asked) = live.iter().position(Live::is_asked) else { break };
        live[asked].answer(whim.below(30)).await;
        let seq = live[asked].seq;
        for seat in &mut live {
            seat.catch_up(seq).await;
        }
    }
    chance(&live[0])
}

/// A guest cannot find out beforehand what will happen at the table.
#[tokio::test]
async fn a_branch_does_not_foretell_the_table() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me", "me"]).await;
    ada.sit(&table.id, 0).await.want(json!({ "bookmark": { "name": "now" } })).await.done();
    let mut foretold = Vec::new();
    for _ in 0..4 {
        let other: Opened = branch(&ada, &table.id, json!({ "bookmark": "now" })).await.ok().into();
        foretold.push(plays_on(&ada, &other.id, &[0, 1]).await);
    }
    let came = plays_on(&ada, &table.id, &[0, 1]).await;
    assert!(came.len() > 5, "something has happened: {came:?}");
    assert!(foretold.iter().all(|f| *f != came), "a branch has foretold it");
    foretold.dedup();
    assert_eq!(foretold.len(), 4, "each is another world");
}

/// A hand in a branch says nothing about the real one. There bots play for the other people, on behalf of its maker.
#[tokio::test]
async fn a_branch_is_imagined_for_my_seat_and_told_to_everybody() {
    let house = House::open().await;
    let (id, (ada, mut hers), (bo, mut his)) = house.two_at_a_table().await;
    his.want(json!({ "bookmark": { "name": "fork" } })).await.done();
    hers.until(|l| l.now["bookmarks"] == json!([{ "name": "fork", "mine": false }])).await;
    let other: Opened = branch(&bo, &id, json!({ "bookmark": "fork" })).await.ok().into();
    assert!(other.keys.is_empty(), "no seat is open there");
    let info = bo.info(&other.id).await;
    assert_eq!((&info["title"], &info["host"]), (&json!("fork"), &json!(true)));
    let kinds: Vec<&Value> = info["seats"].as_array().expect("a list").iter().map(|s| &s["kind"]).collect();
    assert_eq!(kinds, ["bot", "person"]);
    ada.get(&format!("/api/tables/{}", other.id)).await.why(404);
    let there = bo.sit(&other.id, 1).await;
    assert_eq!(there.question["options"], his.question["options"], "it begins where the step began");
    assert!(there.log.iter().any(|l| l["text"].as_str().is_some_and(|t| t.contains("imagined for Bo"))));
    for live in [&mut hers, &mut his] {
        live.until(|l| {
            l.log.iter().any(|l| l["text"].as_str().is_some_and(|t| t.contains("Bo tries something out")))
        })
        .await;
    }
    // The save of a branch is all of it, and there is nothing of the real game in it.
    let save = bo.get(&format!("/api/tables/{}/save", other.id)).await.ok();
    assert_eq!((&save["answers"], &save["setup"]["rig"]), (&json!([]), &Value::Null));
    assert_ne!(save["setup"]["seed"], 7);
}

#[tokio::test]
async fn a_true_copy_needs_everybody_or_somebody_with_every_seat() {
    let house = House::open().await;
    let (id, (ada, mut hers), (bo, mut his)) = house.two_at_a_table().await;
    let asked = if hers.is_asked() { 0 } else { 1 };
    [&mut hers, &mut his][asked].answer(0).await;
    his.catch_up(ada.seq(&id).await).await;
    his.want(json!({ "bookmark": { "name": "fork" } })).await.done();
    let exact = json!({ "bookmark": "fork", "exact": true, "title": "Again" });
    assert!(branch(&bo, &id, exact.clone()).await.why(403).contains("everybody"));
    his.want(json!({ "copy": { "name": "fork" } })).await.done();
    hers.until(|l| l.now["proposal"]["asks_me"] == true).await;
    assert!(hers.now["proposal"]["what"].as_str().is_some_and(|w| w.contains("true copy")), "{}", hers.now);
    branch(&bo, &id, exact.clone()).await.why(403);
    hers.say_to_proposal("agree").await.done();
    his.until(|l| l.now["copy"] == "fork").await;
    branch(&ada, &id, exact.clone()).await.why(403);
    let copy: Opened = branch(&bo, &id, exact.clone()).await.ok().into();
    branch(&bo, &id, exact.clone()).await.why(403);
    // The same people, the same cards; and it is his table.
    assert_eq!(
        (&bo.info(&copy.id).await["host"], &ada.info(&copy.id).await["host"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(ada.sit(&copy.id, 0).await.view, ada.sit(&id, 0).await.view);
    assert_eq!(bo.sit(&copy.id, 1).await.view, bo.sit(&id, 1).await.view);
    let told = |live: &Live, words: &str| {
        live.log.iter().any(|l| l["text"].as_str().is_some_and(|t| t.contains(words)))
    };
    hers.until(|l| told(l, "Bo makes a true copy")).await;
    assert!(told(&ada.sit(&copy.id, 0).await, "A true copy of another table, made by Bo"));
    // A single player needs nobody's consent.
    let solo = ada.table(&["me", "bot", "me"]).await;
    ada.sit(&solo.id, 0).await.want(json!({ "bookmark": { "name": "fork" } })).await.done();
    branch(&ada, &solo.id, exact).await.ok();
}

/// The copy is its maker's: they invite to the seats that nobody has, and the seats of others stay theirs.
#[tokio::test]
async fn whoever_made_a_copy_invites_to_its_open_seats() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let table = ada.table(&["me", "open", "open"]).await;
    bo.join(&table.keys[0]).await.ok();
    let (mut hers, mut his) = (ada.sit(&table.id, 0).await, bo.sit(&table.id, 1).await);
    his.want(json!({ "bookmark": { "name": "fork" } })).await.done();
    his.want(json!({ "copy": { "name": "fork" } })).await.done();
    hers.until(|l| l.now["proposal"]["asks_me"] == true).await;
    hers.say_to_proposal("agree").await.done();
    his.until(|l| l.now["copy"] == "fork").await;
    let copy: Opened = branch(&bo, &table.id, json!({ "bookmark": "fork", "exact": true })).await.ok().into();
    assert_eq!(copy.keys.len(), 1);
    ada.hand_over(&copy.id, 2, "open").await.why(403);
    bo.hand_over(&copy.id, 0, "me").await.why(403);
    bo.hand_over(&copy.id, 2, "open").await.ok();
}

#[tokio::test]
async fn a_bookmark_belongs_to_whoever_made_it() {
    let house = House::open().await;
    let (id, (ada, mut hers), (bo, mut his)) = house.two_at_a_table().await;
    let cy = house.guest("Cy").await;
    cy.join(&ada.watch_key(&id).await).await.ok();
    hers.want(json!({ "bookmark": { "name": "fork" } })).await.done();
    let why = his.want(json!({ "bookmark": { "name": "fork" } })).await.why();
    assert!(why.contains("somebody else"), "{why}");
    hers.want(json!({ "bookmark": { "name": "fork" } })).await.done();
    assert!(
        branch(&bo, &id, json!({ "bookmark": "fork" })).await.why(403).contains("belongs to somebody else")
    );
    branch(&cy, &id, json!({ "bookmark": "fork" })).await.why(403);
    branch(&bo, &id, json!({ "bookmark": "nowhere" })).await.why(404);
    branch(&ada, &id, json!({ "bookmark": "fork", "title": "" })).await.why(400);
    branch(&ada, &id, json!({ "bookmark": "fork" })).await.ok();
}

/// A newcomer to a table can read what was done to it before.
#[tokio::test]
async fn what_a_host_does_is_told_to_everybody() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let table = ada.table(&["me", "open", "open"]).await; // with a seed of her choice
    ada.hand_over(&table.id, 2, "bot").await.ok();
    ada.hand_over(&table.id, 2, "me").await.ok();
    bo.join(&table.keys[0]).await.ok();
    let his = bo.sit(&table.id, 1).await;
    let log: Vec<&str> = his.log.iter().filter_map(|l| l["text"].as_str()).collect();
    let tells = |words: &str| assert!(log.iter().any(|l| l.contains(words)), "{words}: {log:?}");
    tells("Ada chose the random seed");
    tells("Ada lets a bot play for Seat 3");
    tells("Ada (2) takes seat 3.");
    tells("Bo takes seat 2.");
    // A save with everybody's secrets, taken before anybody else came.
    let alone = ada.table(&["me", "me"]).await;
    let mut save = ada.get(&format!("/api/tables/{}/save", alone.id)).await.ok();
    let key = ada.hand_over(&alone.id, 1, "open").await.ok()["invitation"]["key"].clone();
    bo.join(key.as_str().expect("a key")).await.ok();
    let log = bo.sit(&alone.id, 1).await.log;
    let line = log.iter().find(|l| l["text"].as_str().is_some_and(|t| t.contains("Ada downloads a save")));
    assert_eq!(line.expect("it is told")["kind"], "table");
    // And a table that comes from one, with results fixed in advance.
    save["setup"]["rig"] = json!({ "dice": ["6", "6"] });
    let opened: Opened = ada.post("/api/saves", json!({ "save": save })).await.ok().into();
    let log = ada.sit(&opened.id, 0).await.log;
    for words in ["Ada opened this table from a save", "fixed in advance: dice"] {
        assert!(
            log.iter().any(|l| l["text"].as_str().is_some_and(|t| t.contains(words))),
            "{words}: {log:?}"
        );
    }
}
