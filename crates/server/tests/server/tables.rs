//! Opening tables, listing, renaming, deleting, and how many there may be.

use crate::common::{House, Opened, new_table};
use reqwest::Method;
use serde_json::{Value, json};
use server::Options;
use std::time::{SystemTime, UNIX_EPOCH};

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().map(|t| t["id"].as_str().expect("an id")).collect()
}

/// Seconds since 1970.
fn clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than that").as_secs()
}

#[tokio::test]
async fn a_new_table_is_listed_and_says_who_sits_where() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let mut new = new_table(&["me", "me", "open", "bot", "random-bot"]);
    new["title"] = json!("  The long winter ");
    new["seats"][1]["name"] = json!("Bo");
    new["options"] = json!({ "region": "forest" });
    let table: Opened = ada.post("/api/tables", new).await.ok().into();
    let info = ada.info(&table.id).await;
    assert_eq!(info["title"], "The long winter");
    let written = json!({ "region": "forest", "goal": "band" });
    assert_eq!(info["options"], written, "and an option that came later, as it was agreed");
    assert_eq!((&info["host"], &info["seq"], &info["over"]), (&json!(true), &json!(1), &Value::Null));
    let seats = info["seats"].as_array().expect("a list").iter();
    let seats: Vec<_> =
        seats.map(|s| (s["name"].as_str(), s["kind"].as_str(), s["mine"].as_bool())).collect();
    let seat = |name, kind, mine| (Some(name), Some(kind), Some(mine));
    assert_eq!(
        seats,
        [
            seat("Ada", "person", true),
            seat("Bo", "person", true),
            seat("Seat 3", "open", false),
            seat("Bot 4", "bot", false),
            seat("Bot 5", "random-bot", false),
        ]
    );
    assert_eq!(table.keys.len(), 1, "one key for the one open seat");
    let mut listed = ada.get("/api/tables").await.ok()[0].clone();
    // A list is read from the store: it knows no connections.
    listed["watchers"] = info["watchers"].clone();
    assert_eq!(listed, info);
}

/// SG-SETUP-24: a journey log has a date.
#[tokio::test]
async fn a_table_knows_when_it_was_opened() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let before = clock();
    let table = ada.table(&["me"]).await;
    let save = ada.get(&format!("/api/tables/{}/save", table.id)).await.ok();
    let begun = save["setup"]["begun"].as_u64().expect("seconds since 1970");
    assert!((before..=clock()).contains(&begun), "{begun}");
}

#[tokio::test]
async fn a_list_has_my_tables_only_and_those_i_sit_at_or_watch() {
    let house = House::open().await;
    let (ada, bo, cy) = (house.guest("Ada").await, house.guest("Bo").await, house.guest("Cy").await);
    let hers = ada.table(&["me", "open"]).await;
    let his = bo.table(&["me"]).await;
    bo.join(&hers.keys[0]).await.ok();
    cy.join(&ada.watch_key(&hers.id).await).await.ok();
    assert_eq!(ids(&ada.get("/api/tables").await.ok()), [&hers.id]);
    let mut both = [hers.id.as_str(), his.id.as_str()];
    both.sort_unstable();
    let list = bo.get("/api/tables").await.ok();
    let mut listed = ids(&list);
    listed.sort_unstable();
    assert_eq!(listed, both);
    assert_eq!(ids(&cy.get("/api/tables").await.ok()), [&hers.id]);
    assert_eq!(house.guest("Ada").await.get("/api/tables").await.ok(), json!([]), "another Ada is another");
}

#[tokio::test]
async fn the_table_that_changed_last_comes_first() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let first = ada.table(&["me"]).await;
    ada.table(&["me"]).await;
    let mut live = ada.sit(&first.id, 0).await;
    // Times are whole seconds.
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    live.answer(0).await;
    assert_eq!(ids(&ada.get("/api/tables").await.ok())[0], first.id);
}

#[tokio::test]
async fn what_is_wrong_with_a_new_table_is_said_clearly() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let with = |field: &str, value: Value| {
        let mut new = new_table(&["me"]);
        new[field] = value;
        new
    };
    let me = |n| json!(vec![json!({ "who": "me" }); n]);
    let long = "x".repeat(41);
    let wrong = [
        (with("game", json!("chess")), 404, "no such game"),
        (with("mode", json!("blitz")), 400, "no mode `blitz`; it has standard"),
        (with("seats", me(0)), 400, "1 to 6 players"),
        (with("seats", me(7)), 400, "1 to 6 players"),
        (with("seats", me(300)), 400, "at most eight"),
        (with("seats", json!([{ "who": "nobody" }])), 400, "nobody"),
        (with("seats", json!([{ "who": "me", "name": long }])), 400, "1 to 40 characters"),
        (with("seats", json!([{ "who": "me", "name": " " }])), 400, "1 to 40 characters"),
        (with("seats", json!([{ "who": "me", "name": "a\nb" }])), 400, "(U+000A)"),
        (with("options", json!({ "colour": "red" })), 400, "no option `colour`"),
        (with("options", json!({ "region": "moon" })), 400, "not `moon`"),
        (with("title", json!("")), 400, "1 to 60 characters"),
        (with("title", json!("x".repeat(61))), 400, "1 to 60 characters"),
        (with("title", json!("a\u{7}b")), 400, "(U+0007)"),
        (with("seed", json!(-1)), 400, "seed"),
        (with("seed", json!(4_294_967_296_u64)), 400, "seed"),
        (with("colour", json!("red")), 400, "colour"),
        (json!([]), 400, ""),
        (json!(null), 400, ""),
    ];
    for (new, status, words) in wrong {
        let why = ada.post("/api/tables", new.clone()).await.why(status);
        assert!(why.contains(words), "{new}: {why}");
    }
    assert_eq!(ada.get("/api/tables").await.ok(), json!([]), "none of them was opened");
}

#[tokio::test]
async fn a_name_has_1_to_40_characters() {
    let house = House::open().await;
    let mut ada = house.stranger();
    for name in ["", "   ", &"x".repeat(41)] {
        let why = ada.post("/api/me", json!({ "name": name })).await.why(400);
        assert_eq!(why, "a name must have 1 to 40 characters", "{name:?}");
    }
    assert_eq!(ada.get("/api/me").await.ok(), json!({ "name": null }));
    for name in ["  Ada ", "李", &"é".repeat(40)] {
        ada.introduce(name).await;
        assert_eq!(ada.get("/api/me").await.ok(), json!({ "name": name.trim() }));
    }
}

/// Otherwise two people could look the same, or one could turn around what stands beside the name.
#[tokio::test]
async fn no_name_has_anything_in_it_that_cannot_be_seen() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let path = format!("/api/tables/{}", table.id);
    let seat_path = format!("{path}/seats/0");
    let mut live = ada.sit(&table.id, 0).await;
    let mut named = new_table(&["me"]);
    for (bad, code) in
        [('\n', "U+000A"), ('\u{202e}', "U+202E"), ('\u{3164}', "U+3164"), ('\u{a0}', "U+00A0")]
    {
        let text = format!("A{bad}da");
        let name = format!("a name cannot have invisible characters ({code})");
        assert_eq!(ada.post("/api/me", json!({ "name": text })).await.why(400), name);
        named["seats"][0]["name"] = json!(text);
        assert_eq!(ada.post("/api/tables", named.clone()).await.why(400), name);
        let body = json!({ "to": "me", "name": text });
        let seat = ada.call(Method::PUT, &seat_path, Some(body));
        assert_eq!(seat.await.why(400), name);
        let title = format!("a title cannot have invisible characters ({code})");
        assert_eq!(ada.patch(&path, json!({ "title": text })).await.why(400), title);
        let bookmark = format!("a bookmark's name cannot have invisible characters ({code})");
        assert_eq!(live.want(json!({ "bookmark": { "name": text } })).await.why(), bookmark);
    }
}

#[tokio::test]
async fn a_body_that_is_no_json_or_too_long_is_refused() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let send = |body: String, kind: &'static str| {
        let request = ada.request(Method::POST, "/api/tables").header("content-type", kind).body(body);
        async move { request.send().await.expect("the server answers").status().as_u16() }
    };
    assert_eq!(send("{".to_owned(), "application/json").await, 400);
    assert_eq!(send("[".repeat(10_000), "application/json").await, 400);
    assert_eq!(send(new_table(&["me"]).to_string(), "text/plain").await, 400);
    let long = json!({ "game": "x".repeat(70_000) }).to_string();
    assert!([400, 413].contains(&send(long, "application/json").await));
}

#[tokio::test]
async fn only_who_opened_a_table_renames_or_deletes_it() {
    let house = House::open().await;
    let (ada, bo, cy) = (house.guest("Ada").await, house.guest("Bo").await, house.guest("Cy").await);
    let table = ada.table(&["me", "open"]).await;
    bo.join(&table.keys[0]).await.ok();
    cy.join(&ada.watch_key(&table.id).await).await.ok();
    let path = format!("/api/tables/{}", table.id);
    for other in [&bo, &cy] {
        other.patch(&path, json!({ "title": "Mine" })).await.why(403);
        other.delete(&path).await.why(403);
    }
    for title in ["", " ", "a\nb", &"x".repeat(61)] {
        ada.patch(&path, json!({ "title": title })).await.why(400);
    }
    let renamed = ada.patch(&path, json!({ "title": " Ours " })).await.ok();
    assert_eq!(renamed["title"], "Ours");
    assert_eq!(bo.info(&table.id).await["title"], "Ours");
    assert_eq!(bo.get("/api/tables").await.ok()[0]["title"], "Ours");
    bo.hand_over(&table.id, 1, "open").await.ok(); // nobody else has a seat now
    assert_eq!(ada.delete(&path).await.status, 204);
    for anybody in [&ada, &bo, &cy] {
        anybody.get(&path).await.why(404);
        assert_eq!(anybody.get("/api/tables").await.ok(), json!([]));
    }
    ada.delete(&path).await.why(404);
    bo.join(&table.keys[0]).await.why(404);
}

#[tokio::test]
async fn who_has_too_many_tables_opens_no_more_by_any_way() {
    let options = Options { tables_max: 2, requests_per_second: 1_000_000, ..Options::default() };
    let house = House::with(options).await;
    let ada = house.guest("Ada").await;
    let first = ada.table(&["me"]).await;
    let mut live = ada.sit(&first.id, 0).await;
    live.want(json!({ "bookmark": { "name": "here" } })).await.done();
    let save = ada.get(&format!("/api/tables/{}/save", first.id)).await.ok();
    ada.table(&["me"]).await;
    let why = ada.post("/api/tables", new_table(&["me"])).await.why(429);
    assert!(why.contains("2 tables"), "{why}");
    ada.post("/api/saves", json!({ "save": save })).await.why(429);
    let branch = format!("/api/tables/{}/branch", first.id);
    ada.post(&branch, json!({ "bookmark": "here" })).await.why(429);
    ada.delete(&format!("/api/tables/{}", first.id)).await.ok();
    ada.table(&["me"]).await;
    house.guest("Bo").await.table(&["me"]).await;
}

#[tokio::test]
async fn tables_opened_at_the_same_moment_are_counted_too() {
    let options = Options { tables_max: 3, requests_per_second: 1_000_000, ..Options::default() };
    let house = House::with(options).await;
    let ada = house.guest("Ada").await;
    let tries = (0..12).map(|_| {
        let ada = ada.clone();
        tokio::spawn(async move { ada.post("/api/tables", new_table(&["me"])).await.status })
    });
    for opened in tries.collect::<Vec<_>>() {
        assert!([200, 429].contains(&opened.await.expect("no panic")));
    }
    assert_eq!(ids(&ada.get("/api/tables").await.ok()).len(), 3);
}
