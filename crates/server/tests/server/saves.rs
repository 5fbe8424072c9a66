//! Saves: who may have one, what is opened from one; and branches, which are saves that never leave the server.

use crate::common::{Guest, House, Opened, Party, Whim};
use serde_json::{Value, json};

#[tokio::test]
async fn who_plays_alone_can_download_the_game_and_open_it_again() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me", "me"]).await;
    let mut seats = [ada.sit(&table.id, 0).await, ada.sit(&table.id, 1).await];
    for i in 0..6 {
        let after = seats[0].seq + 1;
        let asked = seats.iter().position(|s| s.is_asked()).expect("somebody is asked");
        seats[asked].answer(i).await;
        for seat in &mut seats {
            seat.catch_up(after).await;
        }
    }
    let save = ada.get(&format!("/api/tables/{}/save", table.id)).await.ok();
    assert_eq!(save["answers"].as_array().map(Vec::len), Some(6));
    let other: Opened = ada.post("/api/saves", json!({ "save": save, "title": "Again" })).await.ok().into();
    assert_eq!(ada.info(&other.id).await["title"], "Again");
    for (i, seat) in seats.iter().enumerate() {
        let there = ada.sit(&other.id, i as u8).await;
        assert_eq!(there.view, seat.view);
        assert_eq!(there.question["options"], seat.question["options"]);
    }
    let again = ada.get(&format!("/api/tables/{}/save", other.id)).await.ok();
    assert_eq!(again, save, "the same game");
}

#[tokio::test]
async fn a_shared_table_gives_no_save_before_it_is_over() {
    let house = House::open().await;
    let (ada, bo, cy) = (house.guest("Ada").await, house.guest("Bo").await, house.guest("Cy").await);
    let table = ada.table(&["me", "open"]).await;
    let path = format!("/api/tables/{}/save", table.id);
    let why = ada.get(&path).await.why(403);
    assert!(why.contains("everybody's secrets"), "an open seat will be somebody's: {why}");
    bo.join(&table.keys[0]).await.ok();
    cy.join(&ada.watch_key(&table.id).await).await.ok();
    for anybody in [&ada, &bo, &cy] {
        anybody.get(&path).await.why(403);
    }
}

/// Somebody who lends a seat to a bot comes back to it later, and has secrets there.
#[tokio::test]
async fn a_seat_lent_to_a_bot_keeps_its_persons_secrets_from_the_others() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let table = ada.table(&["me", "open"]).await;
    bo.join(&table.keys[0]).await.ok();
    bo.hand_over(&table.id, 1, "random-bot").await.ok();
    ada.get(&format!("/api/tables/{}/save", table.id)).await.why(403);
}

#[tokio::test]
async fn when_it_is_over_everybody_at_the_table_can_have_the_save() {
    let house = House::open().await;
    let mut party = Party::gather(&house, 2, 5).await;
    while party.step().await {}
    for (guest, _, _) in &party.places {
        let save = guest.get(&format!("/api/tables/{}/save", party.id)).await.ok();
        assert!(save["answers"].as_array().is_some_and(|a| a.len() > 20));
        let info = guest.info(&party.id).await;
        assert!(info["over"].is_string());
        assert_eq!(info["waiting"], json!([]));
    }
    house.guest("Stranger").await.get(&format!("/api/tables/{}/save", party.id)).await.why(404);
}

#[tokio::test]
async fn a_broken_save_is_refused_and_says_why() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me", "me"]).await;
    ada.sit(&table.id, 0).await.answer(0).await;
    let save = ada.get(&format!("/api/tables/{}/save", table.id)).await.ok();
    let with = |pointer: &str, value: Value| {
        let mut save = save.clone();
        *save.pointer_mut(pointer).unwrap_or_else(|| panic!("no {pointer}")) = value;
        save
    };
    let wrong = [
        (json!(null), 400),
        (json!({}), 400),
        (json!("x".repeat(1000)), 400),
        (with("/fireside", json!(99)), 400),
        (with("/setup/game", json!("chess")), 404),
        (with("/setup/mode", json!("blitz")), 400),
        (with("/setup/seats", json!([])), 400),
        (with("/setup/seats/0/name", json!("")), 400),
        (with("/setup/seats/0/name", json!("x".repeat(41))), 400),
        (with("/answers", json!([])), 200), // its checkpoint is the beginning: only the answer is gone
        (with("/answers", json!(["9 x"])), 400),
        (with("/answers", json!(["0 nothing-of-the-kind"])), 400),
        (with("/answers", json!(["x"])), 400),
        (with("/checkpoint/after", json!(7)), 400),
        (with("/checkpoint/after", json!(-1)), 400),
        (with("/checkpoint/chance/seed", json!("zz")), 400),
        (with("/checkpoint/state", json!(null)), 400),
        (with("/checkpoint/state", json!({})), 400),
    ];
    for (save, status) in wrong {
        let reply = ada.post("/api/saves", json!({ "save": save })).await;
        assert_eq!(reply.status, status, "{}", reply.body);
        if status != 200 {
            reply.why(status);
        }
    }
}

/// A save of one seat with one bookmark.
async fn marked_save(ada: &Guest) -> Value {
    let table = ada.table(&["me"]).await;
    ada.sit(&table.id, 0).await.want(json!({ "bookmark": { "name": "here" } })).await.done();
    ada.get(&format!("/api/tables/{}/save", table.id)).await.ok()
}

/// Names reach other people's screens; a save must not get around the rules for them.
#[tokio::test]
async fn a_save_brings_in_no_name_that_could_not_be_given() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let mut save = marked_save(&ada).await;
    save["setup"]["seats"][0]["name"] = json!("a\nb\u{1b}[2J");
    ada.post("/api/saves", json!({ "save": save })).await.why(400);
}

#[tokio::test]
async fn a_save_brings_in_no_bookmark_that_could_not_be_set() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let mut save = marked_save(&ada).await;
    save["bookmarks"][0]["name"] = json!("x\n".repeat(5000));
    ada.post("/api/saves", json!({ "save": save })).await.why(400);
}

#[tokio::test]
async fn a_save_brings_in_no_more_bookmarks_than_a_table_has() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let mut save = marked_save(&ada).await;
    let mark = save["bookmarks"][0].clone();
    let named = |i: u32| {
        let mut mark = mark.clone();
        mark["name"] = json!(format!("place {i}"));
        mark
    };
    save["bookmarks"] = (0..401).map(named).collect(); // eight people, fifty each
    ada.post("/api/saves", json!({ "save": save })).await.why(400);
}

/// What bookmarks share is written once in a save; in the store each has all of it.
#[tokio::test]
async fn a_save_does_not_grow_in_the_store() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let save = marked_save(&ada).await;
    for (more, opened) in [(3, true), (20, false)] {
        let mut save = save.clone();
        let mut mark = save["bookmarks"][0].take();
        mark["answers"] = json!([format!("0 {}", "x".repeat(1 << 20))]);
        let mut marks = vec![mark.clone()];
        (mark["shared"], mark["with_last"], mark["answers"]) = (json!(1), json!(true), json!([]));
        for i in 0..more {
            mark["name"] = json!(format!("place {i}"));
            marks.push(mark.clone());
        }
        save["bookmarks"] = marks.into();
        let reply = ada.post("/api/saves", json!({ "save": save })).await;
        match opened {
            true => drop(reply.ok()),
            false => assert_eq!(reply.why(400), "no game has so many answers beyond its own"),
        }
    }
}

#[tokio::test]
async fn a_save_brings_in_no_two_bookmarks_of_one_name() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let mut save = marked_save(&ada).await;
    let mark = save["bookmarks"][0].clone();
    save["bookmarks"] = json!([mark, mark]);
    let why = ada.post("/api/saves", json!({ "save": save })).await.why(400);
    assert_eq!(why, "two bookmarks are called “here”");
}

/// Whatever is changed in a save, it is opened or refused; it never makes the server fail.
#[tokio::test]
async fn a_save_with_anything_changed_breaks_nothing() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me", "me"]).await;
    let mut live = [ada.sit(&table.id, 0).await, ada.sit(&table.id, 1).await];
    for i in 0..24 {
        let after = live[0].seq + 1;
        let asked = live.iter().position(|s| s.is_asked()).expect("somebody is asked");
        live[asked].answer(i).await;
        for seat in &mut live {
            seat.catch_up(after).await;
        }
    }
    let save = ada.get(&format!("/api/tables/{}/save", table.id)).await.ok();
    let mut pointers = Vec::new();
    fn walk(value: &Value, at: String, all: &mut Vec<String>) {
        match value {
            Value::Object(map) => map.iter().for_each(|(k, v)| walk(v, format!("{at}/{k}"), all)),
            Value::Array(list) => {
                list.iter().enumerate().for_each(|(i, v)| walk(v, format!("{at}/{i}"), all))
            }
            _ => {}
        }
        all.push(at);
    }
    walk(&save, String::new(), &mut pointers);
    let odd = [
        json!(null),
        json!(-1),
        json!(255),
        json!(4_000_000_000_u64),
        json!("x"),
        json!([]),
        json!({}),
        json!(true),
    ];
    let mut whim = Whim(3);
    let mut opened = Vec::new();
    for _ in 0..300 {
        let pointer = &pointers[whim.below(pointers.len())];
        let mut changed = save.clone();
        *changed.pointer_mut(pointer).expect("it is there") = odd[whim.below(odd.len())].clone();
        let reply = ada.post("/api/saves", json!({ "save": changed })).await;
        assert!([200, 400, 404, 429].contains(&reply.status), "{pointer}: {} {}", reply.status, reply.body);
        if reply.status == 200 {
            opened.push((pointer, reply.body["id"].as_str().expect("an id").to_owned()));
        }
    }
    // What was opened can be looked at.
    for (pointer, id) in opened {
        assert_eq!(ada.get(&format!("/api/tables/{id}")).await.status, 200, "{pointer}");
        let seated = ada.live(&id, Some(0), None).await;
        assert!(seated.is_ok_and(|l| l.goodbye.is_none()), "{pointer}");
        let replay = ada.get(&format!("/api/tables/{id}/replay/9")).await;
        assert!([200, 422].contains(&replay.status), "{pointer}: {} {}", replay.status, replay.body);
        ada.delete(&format!("/api/tables/{id}")).await.ok();
    }
}

#[tokio::test]
async fn a_save_may_be_larger_than_other_bodies_but_not_huge() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let mut save = ada.get(&format!("/api/tables/{}/save", table.id)).await.ok();
    save["padding"] = json!("x".repeat(200_000));
    ada.post("/api/saves", json!({ "save": save })).await.ok();
    save["padding"] = json!("x".repeat(5_000_000));
    let reply = ada.post("/api/saves", json!({ "save": save })).await;
    assert!([400, 413].contains(&reply.status), "{}", reply.status);
}
