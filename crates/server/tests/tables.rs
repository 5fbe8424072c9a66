//! Opening tables, listing, renaming, deleting, branching, saves.

mod common;
use common::{House, Opened, new_table};
use reqwest::Method;
use serde_json::{Value, json};
use server::Options;

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().map(|t| t["id"].as_str().expect("an id")).collect()
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
    assert_eq!(info["options"], json!({ "region": "forest" }));
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
        (with("seats", json!([{ "who": "me", "name": "a\nb" }])), 400, "1 to 40 characters"),
        (with("options", json!({ "colour": "red" })), 400, "no option `colour`"),
        (with("options", json!({ "region": "moon" })), 400, "not `moon`"),
        (with("title", json!("")), 400, "1 to 60 characters"),
        (with("title", json!("x".repeat(61))), 400, "1 to 60 characters"),
        (with("title", json!("a\u{7}b")), 400, "1 to 60 characters"),
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
    for name in ["", "   ", "a\nb", "\u{0}", &"x".repeat(41)] {
        let why = ada.post("/api/me", json!({ "name": name })).await.why(400);
        assert_eq!(why, "a name has 1 to 40 characters", "{name:?}");
    }
    assert_eq!(ada.get("/api/me").await.ok(), json!({ "name": null }));
    for name in ["  Ada ", "李", &"é".repeat(40)] {
        ada.introduce(name).await;
        assert_eq!(ada.get("/api/me").await.ok(), json!({ "name": name.trim() }));
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

/// Who lends a seat to a bot for a while comes back to it, and has secrets there.
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
    let mut party = common::Party::gather(&house, 2, 5).await;
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
async fn marked_save(ada: &common::Guest) -> Value {
    let table = ada.table(&["me"]).await;
    ada.sit(&table.id, 0).await.want(json!({ "bookmark": { "name": "here" } })).await.done();
    ada.get(&format!("/api/tables/{}/save", table.id)).await.ok()
}

/// Names reach other people's screens; a save is no way around the rules for them.
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
    save["bookmarks"] = (0..51).map(named).collect();
    ada.post("/api/saves", json!({ "save": save })).await.why(400);
}

/// Whatever is changed in a save, it is opened or refused; the server never fails over it.
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
    let mut whim = common::Whim(3);
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

#[tokio::test]
async fn a_branch_goes_on_from_the_bookmark_with_the_same_people() {
    let house = House::open().await;
    let (ada, bo, cy) = (house.guest("Ada").await, house.guest("Bo").await, house.guest("Cy").await);
    let table = ada.table(&["me", "open", "open"]).await;
    bo.join(&table.keys[0]).await.ok();
    cy.join(&ada.watch_key(&table.id).await).await.ok();
    let mut hers = ada.sit(&table.id, 0).await;
    let mut his = bo.sit(&table.id, 1).await;
    hers.answer(0).await;
    hers.want(json!({ "bookmark": { "name": "fork" } })).await.done();
    let (at_fork, his_at_fork) = (hers.view.clone(), bo.sit(&table.id, 1).await.view);
    his.catch_up(hers.seq).await;
    his.answer(1).await;
    let branch = format!("/api/tables/{}/branch", table.id);
    cy.post(&branch, json!({ "bookmark": "fork" })).await.why(403);
    bo.post(&branch, json!({ "bookmark": "nowhere" })).await.why(404);
    bo.post(&branch, json!({ "bookmark": "fork", "title": "" })).await.why(400);
    let other: Opened = bo.post(&branch, json!({ "bookmark": "fork" })).await.ok().into();
    assert_eq!(other.keys.len(), 1, "the open seat is open there too, with a key of its own");
    assert_ne!(other.keys[0], table.keys[1]);
    let info = bo.info(&other.id).await;
    assert_eq!((&info["title"], &info["host"]), (&json!("fork"), &json!(true)));
    assert_eq!(ada.sit(&other.id, 0).await.view, at_fork);
    assert_eq!(bo.sit(&other.id, 1).await.view, his_at_fork);
    assert_eq!(ada.live(&other.id, Some(1), None).await.err(), Some(404), "seats are not mixed up");
    cy.get(&format!("/api/tables/{}", other.id)).await.why(404);
    ada.get(&format!("/api/tables/{}/save", other.id)).await.why(403);
    assert_eq!(ada.seq(&table.id).await, his.seq, "the old table stays where it is");
}

#[tokio::test]
async fn a_replay_shows_each_moment_as_my_seat_saw_it() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let table = ada.table(&["me", "open"]).await;
    bo.join(&table.keys[0]).await.ok();
    let mut live = [ada.sit(&table.id, 0).await, bo.sit(&table.id, 1).await];
    let mut seen = vec![[live[0].view.clone(), live[1].view.clone()]];
    for i in 0..12 {
        let after = live[0].seq + 1;
        let asked = live.iter().position(|s| s.is_asked()).expect("somebody is asked");
        live[asked].answer(i).await;
        for seat in &mut live {
            seat.catch_up(after).await;
        }
        seen.push([live[0].view.clone(), live[1].view.clone()]);
    }
    let at = |guest: &common::Guest, n: u32, seat: &str| {
        let (guest, path) = (guest.clone(), format!("/api/tables/{}/replay/{n}{seat}", table.id));
        async move { guest.get(&path).await }
    };
    for (n, views) in seen.iter().enumerate() {
        for (seat, guest) in [&ada, &bo].into_iter().enumerate() {
            let moment = at(guest, n as u32, &format!("?seat={seat}")).await.ok();
            assert_eq!((&moment["at"], &moment["of"]), (&json!(n), &json!(12)));
            assert_eq!(moment["view"], views[seat]);
            assert_eq!(moment["drifted"], Value::Null);
        }
    }
    assert_eq!(at(&ada, u32::MAX, "").await.ok()["at"], 12, "past the end is the end");
    at(&ada, 3, "?seat=1").await.why(403);
    at(&ada, 3, "?seat=9").await.why(403);
    at(&ada, 3, "?seat=x").await.why(400);
    ada.get(&format!("/api/tables/{}/replay/x", table.id)).await.why(400);
}
