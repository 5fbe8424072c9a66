//! Invitations, handing seats over, watching; and that nobody gets anywhere with what is not theirs.

use crate::common::{DEADLINE, Guest, House, Whim, new_table};
use reqwest::Method;
use serde_json::{Value, json};
use std::time::Duration;

fn contains(bytes: &[u8], wanted: &str) -> bool {
    bytes.windows(wanted.len()).any(|w| w == wanted.as_bytes())
}

#[tokio::test]
async fn an_invitation_works_once() {
    let house = House::open().await;
    let (ada, bo, cy) = (house.guest("Ada").await, house.guest("Bo").await, house.guest("Cy").await);
    let table = ada.table(&["me", "open"]).await;
    let joined = bo.join(&table.keys[0]).await.ok();
    assert_eq!(joined, json!({ "table": table.id, "seat": 1 }));
    cy.join(&table.keys[0]).await.why(404);
    bo.join(&table.keys[0]).await.why(404);
    let seat = &bo.info(&table.id).await["seats"][1];
    assert_eq!((&seat["name"], &seat["kind"], &seat["mine"]), (&json!("Bo"), &json!("person"), &json!(true)));
}

/// Whoever holds a link may know what it is for before they use it, and nothing that only those at the table see.
#[tokio::test]
async fn an_invitation_says_who_invites_to_what() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let mut new = new_table(&["me", "open", "open", "bot"]);
    new["title"] = json!("Tuesday");
    let table: crate::common::Opened = ada.post("/api/tables", new).await.ok().into();
    let asked = async |who: &Guest, key: &str| who.post("/api/invitations", json!({ "key": key })).await;
    let said = asked(&house.stranger(), &table.keys[1]).await.ok();
    let expected = json!({
        "title": "Tuesday", "game": "prelude", "mode": "standard", "host": "Ada", "seat": { "seat": 2, "name": "Seat 3" },
        "company": ["Ada", "Bot 4"], "open": 1, "over": false,
    });
    assert_eq!(said, expected, "and nothing else");
    bo.join(&table.keys[0]).await.ok();
    let said = asked(&house.stranger(), &table.keys[1]).await.ok();
    assert_eq!((&said["company"], &said["open"]), (&json!(["Ada", "Bo", "Bot 4"]), &json!(0)));
    asked(&bo, &table.keys[0]).await.why(404);
    asked(&bo, "x").await.why(404);
    let watch = ada.watch_key(&table.id).await;
    assert_eq!(asked(&bo, &watch).await.ok()["seat"], Value::Null, "to watch");
    // Looking at it does not use it up.
    house.guest("Cy").await.join(&table.keys[1]).await.ok();
    ada.watch_key(&table.id).await;
    asked(&bo, &watch).await.why(404);
}

#[tokio::test]
async fn of_two_who_use_the_same_invitation_at_once_one_sits_down() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    for _ in 0..10 {
        let table = ada.table(&["me", "open"]).await;
        let mut tries = Vec::new();
        for name in ["Bo", "Cy", "Di"] {
            let (guest, key) = (house.guest(name).await, table.keys[0].clone());
            tries.push(tokio::spawn(async move { guest.join(&key).await.status }));
        }
        let mut became = Vec::new();
        for one in tries {
            became.push(one.await.expect("no panic"));
        }
        became.sort_unstable();
        assert_eq!(became, [200, 404, 404]);
    }
}

#[tokio::test]
async fn a_key_that_nobody_gave_out_opens_nothing() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let key = ada.table(&["me", "open"]).await.keys.remove(0);
    let upper = key.to_uppercase();
    for wrong in ["", " ", "x", "' OR 1=1 --", &key[1..], &format!("{key}="), &format!(" {key}"), &upper] {
        bo.join(wrong).await.why(404);
    }
    house.stranger().join(&key).await.why(401);
    bo.join(&key).await.ok();
}

#[tokio::test]
async fn a_new_invitation_makes_the_old_one_void() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let table = ada.table(&["me", "open"]).await;
    let new = ada.hand_over(&table.id, 1, "open").await.ok();
    let new = new["invitation"]["key"].as_str().expect("a key").to_owned();
    bo.join(&table.keys[0]).await.why(404);
    ada.hand_over(&table.id, 1, "random-bot").await.ok();
    bo.join(&new).await.why(404);
    let newer = ada.hand_over(&table.id, 1, "open").await.ok();
    bo.join(newer["invitation"]["key"].as_str().expect("a key")).await.ok();
    let (old, new) = (ada.watch_key(&table.id).await, ada.watch_key(&table.id).await);
    let cy = house.guest("Cy").await;
    cy.join(&old).await.why(404);
    assert_eq!(cy.join(&new).await.ok(), json!({ "table": table.id, "seat": null }));
}

/// The store's file alone lets nobody take a seat.
#[tokio::test]
async fn no_key_is_kept_anywhere_in_the_store() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let table = ada.table(&["me", "open", "open"]).await;
    let mut keys = table.keys.clone();
    bo.join(&keys[0]).await.ok();
    keys.push(ada.watch_key(&table.id).await);
    let again = ada.hand_over(&table.id, 2, "open").await.ok();
    keys.push(again["invitation"]["key"].as_str().expect("a key").to_owned());
    let bytes = house.bytes();
    assert!(contains(&bytes, &table.id), "the store was looked through");
    for key in &keys {
        assert_eq!(key.len(), 43, "256 bits");
        // Not in pieces either.
        assert!(!contains(&bytes, key) && !contains(&bytes, &key[..20]) && !contains(&bytes, &key[20..]));
    }
}

#[tokio::test]
async fn a_seat_goes_to_a_bot_and_back() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let table = ada.table(&["me", "open"]).await;
    bo.join(&table.keys[0]).await.ok();
    let mut his = bo.sit(&table.id, 1).await;
    bo.hand_over(&table.id, 1, "random-bot").await.ok();
    assert!(his.until_it_ends().await.is_some_and(|why| why.contains("no longer yours")));
    assert_eq!(bo.live(&table.id, Some(1), None).await.err(), Some(404));
    assert_eq!(ada.info(&table.id).await["seats"][1]["kind"], "random-bot");
    ada.hand_over(&table.id, 1, "me").await.why(403);
    ada.hand_over(&table.id, 1, "open").await.why(403);
    assert_eq!(bo.get("/api/tables").await.ok()[0]["id"], table.id, "he can still find it");
    bo.hand_over(&table.id, 1, "me").await.ok();
    let seat = ada.info(&table.id).await["seats"][1].clone();
    assert_eq!((&seat["kind"], &seat["name"]), (&json!("person"), &json!("Bo")));
    bo.sit(&table.id, 1).await;
}

/// The bot may have been thinking when the seat was taken back: its answer no longer counts.
#[tokio::test]
async fn a_bot_answers_nothing_after_its_seat_was_taken_back() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let mut live = ada.watch(&table.id).await;
    for _ in 0..3 {
        ada.hand_over(&table.id, 0, "random-bot").await.ok();
        // While people are watching, a bot waits a quarter of a second with its answer.
        tokio::time::sleep(Duration::from_millis(60)).await;
        ada.hand_over(&table.id, 0, "me").await.ok();
        let before = ada.seq(&table.id).await;
        tokio::time::sleep(Duration::from_millis(400)).await;
        assert_eq!(ada.seq(&table.id).await, before, "the bot answered for Ada");
    }
    live.until(|l| l.table["seats"][0]["kind"] == "person").await;
}

#[tokio::test]
async fn who_leaves_makes_room_for_somebody_else() {
    let house = House::open().await;
    let (ada, bo, cy) = (house.guest("Ada").await, house.guest("Bo").await, house.guest("Cy").await);
    let table = ada.table(&["me", "open"]).await;
    bo.join(&table.keys[0]).await.ok();
    let mut his = bo.sit(&table.id, 1).await;
    let left = bo.hand_over(&table.id, 1, "open").await.ok();
    assert!(his.until_it_ends().await.is_some());
    bo.get(&format!("/api/tables/{}", table.id)).await.why(404);
    assert_eq!(bo.get("/api/tables").await.ok(), json!([]));
    cy.join(left["invitation"]["key"].as_str().expect("a key")).await.ok();
    assert_eq!(cy.info(&table.id).await["seats"][1]["name"], "Cy");
    cy.sit(&table.id, 1).await;
}

/// A player who has left no longer sees the table, from any connection.
#[tokio::test]
async fn who_leaves_looks_on_no_longer() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let table = ada.table(&["me", "open"]).await;
    bo.join(&table.keys[0]).await.ok();
    let mut bench = bo.watch(&table.id).await;
    bo.hand_over(&table.id, 1, "open").await.ok();
    let ended = tokio::time::timeout(DEADLINE, bench.until_it_ends()).await;
    assert!(ended.is_ok_and(|why| why.is_some()), "a watcher is still shown the table");
}

#[tokio::test]
async fn the_host_takes_open_seats_but_nobody_elses() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let table = ada.table(&["me", "open", "open"]).await;
    bo.join(&table.keys[0]).await.ok();
    for to in ["me", "open", "bot", "random-bot"] {
        ada.hand_over(&table.id, 1, to).await.why(403);
        bo.hand_over(&table.id, 0, to).await.why(403);
        bo.hand_over(&table.id, 2, to).await.why(403);
    }
    ada.hand_over(&table.id, 2, "me").await.ok();
    bo.join(&table.keys[1]).await.why(404);
    ada.hand_over(&table.id, 3, "me").await.why(404);
    ada.hand_over(&table.id, 255, "open").await.why(404);
    let put = |seat: &str, body: Value| {
        let (ada, path) = (ada.clone(), format!("/api/tables/{}/seats/{seat}", table.id));
        async move { ada.call(Method::PUT, &path, Some(body)).await }
    };
    put("256", json!({ "to": "me" })).await.why(400);
    put("-1", json!({ "to": "me" })).await.why(400);
    put("0", json!({ "to": "you" })).await.why(400);
    put("0", json!({ "to": "me", "name": "x".repeat(41) })).await.why(400);
    put("0", json!({ "to": "me", "name": "Ada the First" })).await.ok();
    assert_eq!(bo.info(&table.id).await["seats"][0]["name"], "Ada the First");
}

#[tokio::test]
async fn one_person_can_hold_several_seats() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me", "me", "open"]).await;
    ada.join(&table.keys[0]).await.ok();
    for seat in 0..3 {
        let live = ada.sit(&table.id, seat).await;
        assert_eq!(live.view["you"], seat);
    }
    assert_eq!(ada.live(&table.id, Some(3), None).await.err(), Some(404));
}

#[tokio::test]
async fn who_watches_sees_what_everyone_sees_and_can_only_talk() {
    let house = House::open().await;
    let (ada, cy) = (house.guest("Ada").await, house.guest("Cy").await);
    let table = ada.table(&["me", "me"]).await;
    cy.join(&ada.watch_key(&table.id).await).await.ok();
    let mut bench = cy.watch(&table.id).await;
    assert_eq!((&bench.view["you"], &bench.question), (&Value::Null, &Value::Null));
    assert_eq!(bench.table["watchers"], 1);
    let mut hers = ada.sit(&table.id, 0).await;
    let wants = [
        hers.answer_of(0),
        json!("undo"),
        json!("redo"),
        json!({ "agree": { "id": 1 } }),
        json!({ "decline": { "id": 1 } }),
        json!({ "bookmark": { "name": "mine" } }),
        json!({ "go-to": { "name": "mine" } }),
    ];
    for want in wants {
        assert_eq!(bench.want(want).await.why(), "watchers can only chat");
    }
    bench.want(json!({ "say": { "text": "Good luck" } })).await.done();
    hers.until(|l| l.chat.iter().any(|c| c["name"] == "Cy" && c["text"] == "Good luck")).await;
    hers.answer(0).await;
    bench.catch_up(hers.seq).await;
    assert_eq!(bench.now["undo"], "no");
    let path = format!("/api/tables/{}", table.id);
    cy.post(&format!("{path}/watch"), Value::Null).await.why(403);
    cy.post(&format!("{path}/branch"), json!({ "bookmark": "x" })).await.why(403);
    cy.get(&format!("{path}/replay/1?seat=0")).await.why(403);
    cy.get(&format!("{path}/replay/1")).await.ok();
    for seat in 0..2 {
        cy.hand_over(&table.id, seat, "me").await.why(403);
        assert_eq!(cy.live(&table.id, Some(seat), None).await.err(), Some(404));
    }
}

/// A body that fits the description of an operation, if it takes one.
fn body_for(id: &str, key: &str) -> Option<Value> {
    Some(match id {
        "POST /api/me" => json!({ "name": "Eve" }),
        "POST /api/tables" => new_table(&["me"]),
        "POST /api/saves" => json!({ "save": {} }),
        "PATCH /api/tables/{id}" => json!({ "title": "Eve's" }),
        "POST /api/tables/{id}/branch" => json!({ "bookmark": "here" }),
        "POST /api/tables/{id}/dismiss" => json!({ "name": "Ada" }),
        "PUT /api/tables/{id}/seats/{seat}" => json!({ "to": "me" }),
        "POST /api/join" | "POST /api/invitations" => json!({ "key": key }),
        _ => return None,
    })
}

/// Every operation of the description, tried by somebody at somebody else's table.
async fn try_everything(who: &Guest, table: &str, key: &str) -> Vec<(String, u16)> {
    let described = serde_json::to_value(server::openapi()).expect("plain data");
    let mut tried = Vec::new();
    for (path, methods) in described["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            let name = format!("{} {path}", method.to_uppercase());
            let real = path.replace("{id}", table).replace("{seat}", "0").replace("{n}", "1");
            let real = if path == "/api/rules" { format!("{real}?q=camp") } else { real };
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
            let status = who.call(method, &real, body_for(&name, key)).await.status;
            tried.push((name, status));
        }
    }
    for seat in [None, Some(0), Some(1)] {
        let status = who.live(table, seat, None).await.err().unwrap_or(101);
        tried.push((format!("LIVE {seat:?}"), status));
    }
    assert!(tried.len() > 15, "the description names all operations");
    tried
}

/// What anybody may do: it is about nobody's table.
const FOR_ANYBODY: [&str; 4] = ["GET /api/me", "POST /api/me", "GET /api/games", "GET /api/rules"];
/// What anybody may ask before they have said their name: about a game that there is, and with a key that was given out.
const FOR_STRANGERS: [&str; 3] =
    ["GET /api/games/{id}/teaching", "GET /api/games/{id}/pictures", "POST /api/invitations"];
/// What anybody may do who has said their name.
const FOR_GUESTS: [&str; 3] = ["GET /api/tables", "POST /api/tables", "POST /api/saves"];

#[tokio::test]
async fn nothing_works_at_another_persons_table() {
    let house = House::open().await;
    let (ada, eve) = (house.guest("Ada").await, house.guest("Eve").await);
    let table = ada.table(&["me", "open"]).await;
    ada.sit(&table.id, 0).await.want(json!({ "bookmark": { "name": "here" } })).await.done();
    let before = ada.info(&table.id).await;
    let not_a_key = "x".repeat(43);
    for (name, status) in try_everything(&eve, &table.id, &not_a_key).await {
        if !FOR_ANYBODY.contains(&name.as_str()) && !FOR_GUESTS.contains(&name.as_str()) {
            assert_eq!(status, 404, "{name}: for a stranger the table does not exist");
        }
    }
    let nobody = house.stranger();
    for (name, status) in try_everything(&nobody, &table.id, &table.keys[0]).await {
        if !FOR_ANYBODY.contains(&name.as_str()) && !FOR_STRANGERS.contains(&name.as_str()) {
            assert_eq!(status, 401, "{name}");
        }
    }
    assert_eq!(ada.info(&table.id).await, before, "nothing has changed");
    assert_eq!(eve.get("/api/tables").await.ok().as_array().map(Vec::len), Some(1), "only her own");
}

#[tokio::test]
async fn a_changed_cookie_is_nobodys() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let table = ada.table(&["me"]).await;
    let path = format!("/api/tables/{}", table.id);
    let cookie = ada.cookie.clone().expect("she has one");
    let (name, value) = cookie.split_once('=').expect("name and value");
    let other = bo.cookie.clone().expect("he has one");
    let (_, others) = other.split_once('=').expect("name and value");
    let decoded = value.replace("%3D", "=").replace("%2B", "+").replace("%2F", "/");
    // A signature of 44 characters, then the person.
    let (signature, person) = decoded.split_at(44);
    let others = others.replace("%3D", "=").replace("%2B", "+").replace("%2F", "/");
    let (others_signature, others_person) = others.split_at(44);
    let mut forged = vec![
        person.to_owned(),
        format!("{others_signature}{person}"),
        format!("{signature}{others_person}"),
        format!("{}{person}", "A".repeat(44)),
        signature.to_owned(),
        String::new(),
        format!("{decoded}x"),
    ];
    let mut whim = Whim(9);
    for _ in 0..30 {
        let mut bytes = decoded.clone().into_bytes();
        let place = whim.below(bytes.len());
        bytes[place] = if bytes[place] == b'A' { b'B' } else { b'A' };
        forged.push(String::from_utf8(bytes).expect("plain letters"));
    }
    for value in forged {
        let mut eve = house.stranger();
        eve.cookie = Some(format!("{name}={value}"));
        // The last letter of a base64 signature has bits that say nothing, so it may change in vain.
        if value.len() == decoded.len() && value[44..] == decoded[44..] && value[..42] == decoded[..42] {
            continue;
        }
        eve.get(&path).await.why(401);
        assert_eq!(eve.live(&table.id, Some(0), None).await.err(), Some(401));
        assert_eq!(eve.get("/api/me").await.ok(), json!({ "name": null }));
    }
    ada.get(&path).await.ok();
}

#[tokio::test]
async fn a_cookie_of_another_house_is_nobodys_here() {
    let (here, there) = (House::open().await, House::open().await);
    let ada = here.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let mut eve = there.guest("Ada").await;
    eve.address = here.address;
    eve.get(&format!("/api/tables/{}", table.id)).await.why(401);
}

#[tokio::test]
async fn the_cookie_is_for_browsers_only_and_lasts() {
    let house = House::open().await;
    let sent = house.stranger().request(Method::POST, "/api/me").json(&json!({ "name": "Ada" })).send().await;
    let cookie = sent.expect("it answers").headers()["set-cookie"].to_str().expect("text").to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");
    let options = server::Options { secure: true, ..server::Options::default() };
    let house = House::with(options).await;
    let sent = house.stranger().request(Method::POST, "/api/me").json(&json!({ "name": "Ada" })).send().await;
    assert!(sent.expect("it answers").headers()["set-cookie"].to_str().expect("text").contains("Secure"));
}

/// Two people with one name are two: neither speaks for the other.
#[tokio::test]
async fn two_people_with_the_same_name_are_two_people() {
    let house = House::open().await;
    let (one, two) = (house.guest("Ada").await, house.guest("Ada").await);
    let table = one.table(&["me", "open"]).await;
    two.join(&table.keys[0]).await.ok();
    let (mut first, mut second) = (one.sit(&table.id, 0).await, two.sit(&table.id, 1).await);
    first.answer(0).await;
    second.catch_up(first.seq).await;
    let seq = second.seq;
    // The last move was the other Ada's: she has to agree.
    assert_eq!(second.now["undo"], "ask");
    second.want(json!("undo")).await.done();
    second.until(|l| !l.now["proposal"].is_null()).await;
    assert_eq!(second.now["proposal"]["asks_me"], false);
    first.until(|l| l.now["proposal"]["asks_me"] == true).await;
    second.say_to_proposal("agree").await.done();
    assert_eq!(one.seq(&table.id).await, seq, "her own voice counts once");
    first.say_to_proposal("agree").await.done();
    first.catch_up(seq + 1).await;
    assert_eq!(one.live(&table.id, Some(1), None).await.err(), Some(404));
}

#[tokio::test]
async fn another_sites_page_can_do_nothing_in_my_name() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let path = format!("/api/tables/{}", table.id);
    let here = format!("http://{}", house.address);
    for origin in ["https://evil.example", "null", &format!("{here}.evil.example"), "http://127.0.0.1:1", ""]
    {
        let sent = ada.request(Method::DELETE, &path).header("origin", origin).send().await;
        assert_eq!(sent.expect("it answers").status(), 403, "{origin}");
        let live = ada.connect(&format!("{path}/live?seat=0"), &[("origin", origin)]).await;
        assert_eq!(live.err(), Some(403), "{origin}");
    }
    assert!(ada.connect(&format!("{path}/live?seat=0"), &[("origin", &here)]).await.is_ok());
    let sent = ada.request(Method::DELETE, &path).header("origin", here).send().await;
    assert_eq!(sent.expect("it answers").status(), 204);
}

#[tokio::test]
async fn whoever_asks_too_often_is_told_to_wait() {
    let options = server::Options { requests_per_second: 5, ..server::Options::default() };
    let house = House::with(options).await;
    let anybody = house.stranger();
    let mut turned_away = 0;
    for _ in 0..30 {
        turned_away += u32::from(anybody.get("/api/games").await.status == 429);
    }
    assert!(turned_away > 10, "{turned_away}");
    assert_eq!(anybody.get("/healthz").await.status, 200, "whoever looks after the server still can");
}
