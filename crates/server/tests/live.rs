//! The live connection: what it is told, what it refuses, undo and consent, bookmarks, chat, goodbyes.

mod common;
use common::{Became, Guest, House, Live, Party};
use serde_json::{Value, json};
use std::time::Duration;
use tokio_tungstenite::tungstenite::{Bytes, Message};

/// Two people at one table, connected.
async fn two_at_a_table(house: &House) -> (String, (Guest, Live), (Guest, Live)) {
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let table = ada.table(&["me", "open"]).await;
    bo.join(&table.keys[0]).await.ok();
    let (hers, his) = (ada.sit(&table.id, 0).await, bo.sit(&table.id, 1).await);
    (table.id, (ada, hers), (bo, his))
}

/// Lets whoever is asked answer until the last answer cannot be taken back without the others.
async fn until_something_is_revealed(hers: &mut Live, his: &mut Live) {
    for i in 0..60 {
        let mover = if hers.is_asked() { &mut *hers } else { &mut *his };
        mover.answer(i).await;
        let ask = mover.now["undo"] == "ask";
        let seq = mover.seq;
        hers.catch_up(seq).await;
        his.catch_up(seq).await;
        if ask {
            return;
        }
    }
    panic!("nothing is revealed in this game");
}

#[tokio::test]
async fn patches_lead_to_what_a_fresh_hello_shows() {
    let house = House::open().await;
    for (players, seed) in [(2, 11), (4, 12)] {
        let mut party = Party::gather(&house, players, seed).await;
        loop {
            for (guest, seat, live) in &party.places {
                let fresh = guest.live(&party.id, *seat, Some(0)).await.expect("the seat is theirs");
                assert_eq!(fresh.seq, live.seq);
                assert_eq!(fresh.view, live.view, "seat {seat:?} at {}", live.seq);
                assert_eq!(fresh.question, live.question, "seat {seat:?} at {}", live.seq);
                assert_eq!(fresh.now, live.now, "seat {seat:?} at {}", live.seq);
            }
            if !party.step().await {
                break;
            }
        }
        // Nobody left for long: all that was told once is told again, in the same order.
        for (guest, seat, live) in &party.places {
            let fresh = guest.live(&party.id, *seat, Some(0)).await.expect("the seat is theirs");
            let later = |log: &[Value]| log.iter().filter(|l| l["seq"] != 1).cloned().collect::<Vec<_>>();
            assert_eq!(later(&fresh.log), later(&live.log));
        }
    }
}

#[tokio::test]
async fn who_comes_back_gets_exactly_what_was_missed() {
    let house = House::open().await;
    let mut party = Party::gather(&house, 3, 21).await;
    for _ in 0..60 {
        assert!(party.step().await, "the game goes on for longer");
    }
    let lines: Vec<_> = party.places.iter().map(|(_, _, live)| live.log.clone()).collect();
    let seq = party.places[0].2.seq;
    for ((guest, seat, _), whole) in party.places.iter().zip(&lines) {
        let first = whole.iter().filter_map(|l| l["seq"].as_u64()).min().expect("lines");
        for since in (first as u32..=seq).step_by(5).chain([seq - 1, seq]) {
            let back = guest.live(&party.id, *seat, Some(since)).await.expect("the seat is theirs");
            let missed: Vec<&Value> =
                whole.iter().filter(|l| l["seq"].as_u64() > Some(u64::from(since))).collect();
            let got: Vec<&Value> =
                back.log.iter().filter(|l| l["seq"].as_u64() <= Some(u64::from(seq))).collect();
            assert_eq!(got, missed, "seat {seat:?} since {since}");
        }
    }
}

/// The log in the store is the one that was sent, also after the server was started again.
#[tokio::test]
async fn a_restart_changes_nothing_that_anybody_sees() {
    let mut house = House::open().await;
    let mut party = Party::gather(&house, 3, 31).await;
    for round in 0..5 {
        for _ in 0..9 {
            party.step().await;
        }
        house.restart().await;
        for (guest, seat, live) in &mut party.places {
            assert_eq!(live.until_it_ends().await, None, "the client comes back by itself");
            let mut back = guest.live(&party.id, *seat, Some(live.seq)).await.expect("the seat is theirs");
            assert_eq!((back.seq, &back.view), (live.seq, &live.view), "seat {seat:?}, round {round}");
            assert_eq!(back.question["options"], live.question["options"]);
            assert_eq!(back.question["prompt"], live.question["prompt"]);
            assert_eq!(back.now["waiting"], live.now["waiting"]);
            assert_eq!(back.now["undo"], live.now["undo"], "the fence stands where it stood");
            assert!(back.log.is_empty(), "nothing was missed");
            back.log = std::mem::take(&mut live.log);
            *live = back;
        }
    }
    let (guest, seat, live) = &party.places[1];
    let whole = guest.live(&party.id, *seat, Some(1)).await.expect("the seat is theirs");
    let told: Vec<&Value> = live.log.iter().filter(|l| l["seq"] != 1).collect();
    assert_eq!(whole.log.iter().collect::<Vec<_>>(), told);
}

#[tokio::test]
async fn a_number_from_the_future_gets_everything() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let mut live = ada.sit(&table.id, 0).await;
    live.answer(0).await;
    let all = ada.live(&table.id, Some(0), Some(0)).await.expect("her seat").log;
    assert!(!all.is_empty());
    for since in [3, 1000, u32::MAX] {
        assert_eq!(ada.live(&table.id, Some(0), Some(since)).await.expect("her seat").log, all);
    }
    for wrong in ["seat=0&since=-1", "seat=0&since=4294967296", "seat=256", "seat=-1", "seat=x", "seat="] {
        let path = format!("/api/tables/{}/live?{wrong}", table.id);
        assert_eq!(ada.connect(&path, &[]).await.err(), Some(400), "{wrong}");
    }
}

#[tokio::test]
async fn the_same_answer_twice_counts_once() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let mut live = ada.sit(&table.id, 0).await;
    for i in 0..25 {
        let (want, seq) = (live.answer_of(i), live.seq);
        for _ in 0..2 {
            let message = json!({ "re": 7, "seq": seq, "want": want }).to_string();
            live.send(Message::Text(message.into())).await;
        }
        live.reply(7).await.done();
        live.reply(7).await.done(); // the same words, the same reply
        live.catch_up(seq + 1).await;
        assert_eq!(ada.seq(&table.id).await, seq + 1);
    }
}

/// Between them lie an undo and a night: the table has forgotten, the message has not.
#[tokio::test]
async fn an_answer_that_was_taken_back_is_not_given_again_by_a_late_duplicate() {
    let mut house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let mut live = ada.sit(&table.id, 0).await;
    let (first, seq) = (live.answer_of(0), live.seq);
    live.answer(0).await;
    live.want(json!("undo")).await.done();
    live.catch_up(seq + 2).await;
    live.want_at(seq, first.clone()).await.stale();
    house.restart().await;
    let mut back = ada.sit(&table.id, 0).await;
    back.want_at(seq, first).await.stale();
}

#[tokio::test]
async fn what_is_not_offered_is_refused_and_changes_nothing() {
    let house = House::open().await;
    let (id, (ada, mut hers), (_, mut his)) = two_at_a_table(&house).await;
    let seq = hers.seq;
    let question = hers.question.clone();
    let answer = |keys: Value| json!({ "answer": { "id": question["id"], "keys": keys } });
    let key = question["options"][0]["key"].clone();
    assert!(hers.want(answer(json!(["no-such-option"]))).await.why().contains("is not offered"));
    assert!(hers.want(answer(json!([key, key]))).await.why().contains("twice"));
    assert!(hers.want(answer(json!([]))).await.why().contains("options were picked"));
    assert!(hers.want(answer(json!(["x".repeat(10_000)]))).await.why().contains("is not offered"));
    let other =
        json!({ "answer": { "id": his.question["id"], "keys": [his.question["options"][0]["key"]] } });
    assert!(hers.want(other).await.why().contains("not for seat 0"), "another's question");
    for unknown in [0_u32, 1, u32::MAX] {
        hers.want(json!({ "answer": { "id": unknown, "keys": [key] } })).await.stale();
    }
    assert_eq!(ada.seq(&id).await, seq);
    his.answer(0).await;
    hers.catch_up(seq + 1).await;
}

#[tokio::test]
async fn what_cannot_be_understood_is_refused_and_the_connection_lives() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let mut live = ada.sit(&table.id, 0).await;
    let deep = format!("{{\"re\":1,\"seq\":1,\"want\":{}1{}}}", "[".repeat(7000), "]".repeat(7000));
    let garbage = [
        "",
        "x",
        "null",
        "[]",
        "{}",
        "{\"re\":1}",
        "\u{0}",
        "{\"re\":-1,\"seq\":1,\"want\":\"undo\"}",
        "{\"re\":4294967296,\"seq\":1,\"want\":\"undo\"}",
        "{\"re\":1e99,\"seq\":1,\"want\":\"undo\"}",
        "{\"re\":0,\"seq\":-1,\"want\":\"undo\"}",
        "{\"re\":0,\"seq\":1.5,\"want\":\"undo\"}",
        "{\"re\":0,\"seq\":1,\"want\":\"everything\"}",
        "{\"re\":0,\"seq\":1,\"want\":{\"answer\":{}}}",
        "{\"re\":0,\"seq\":1,\"want\":{\"answer\":{\"id\":99999999999,\"keys\":[]}}}",
        "{\"re\":0,\"seq\":1,\"want\":{\"answer\":{\"id\":1,\"keys\":\"x\"}}}",
        "{\"re\":0,\"seq\":1,\"want\":{\"answer\":{\"id\":1,\"keys\":[1]}}}",
        "{\"re\":0,\"seq\":1,\"want\":{\"undo\":1,\"redo\":2}}",
        "{\"re\":0,\"seq\":1,\"want\":\"undo\"}{\"re\":0,\"seq\":1,\"want\":\"undo\"}",
    ];
    for words in garbage {
        live.send(Message::Text(words.into())).await;
        let told = loop {
            let message = live.hear().await.unwrap_or_else(|| panic!("closed after {words:?}"));
            if let Some(refused) = message.get("refused") {
                break refused.clone();
            }
        };
        assert!(
            told["why"].as_str().is_some_and(|w| w.contains("cannot be understood")),
            "{words:?}: {told}"
        );
        assert_eq!(told["stale"], false);
    }
    live.send(Message::Text(deep.into())).await;
    live.reply(0).await.why();
    live.send(Message::Binary(Bytes::from_static(b"\x00\xff{}"))).await;
    live.reply(0).await.why();
    live.send(Message::Ping(Bytes::from_static(b"there?"))).await;
    live.answer(0).await;
}

/// The reply carries the number of a wish even if the wish itself makes no sense.
#[tokio::test]
async fn an_unknown_wish_is_refused_by_its_number() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let mut live = ada.sit(&table.id, 0).await;
    live.want(json!("everything")).await.why();
    live.want(json!({ "answer": { "id": "x" } })).await.why();
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_connection_but_not_the_table() {
    let house = House::open().await;
    let (id, (ada, mut hers), (_, mut his)) = two_at_a_table(&house).await;
    for size in [16 * 1024 + 1, 2_000_000] {
        let mut third = ada.sit(&id, 0).await;
        third.send(Message::Text("x".repeat(size).into())).await;
        third.until_it_ends().await;
        let mut third = ada.sit(&id, 0).await;
        third.send(Message::Binary(vec![0; size].into())).await;
        third.until_it_ends().await;
    }
    hers.answer(0).await;
    his.catch_up(hers.seq).await;
}

#[tokio::test]
async fn a_flood_of_messages_is_cut_off() {
    let house = House::open().await;
    let (_, (_, mut hers), (_, mut his)) = two_at_a_table(&house).await;
    for _ in 0..200 {
        hers.send(Message::Text("{}".into())).await;
    }
    assert!(hers.until_it_ends().await.is_some_and(|why| why.contains("too many messages")));
    his.answer(0).await;
}

#[tokio::test]
async fn there_is_room_for_so_many_on_the_bench() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let mut all = Vec::new();
    for _ in 0..64 {
        all.push(ada.watch(&table.id).await);
    }
    let mut last = ada.watch(&table.id).await;
    assert!(last.until_it_ends().await.is_some_and(|why| why.contains("too many are watching")));
    drop(all);
    // They leave one by one.
    let deadline = tokio::time::Instant::now() + common::DEADLINE;
    loop {
        let live = ada.watch(&table.id).await;
        if live.goodbye.is_none() {
            break;
        }
        assert!(tokio::time::Instant::now() < deadline, "those who left are still counted");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Otherwise whoever has the link to the bench could keep the players out.
#[tokio::test]
async fn a_full_bench_does_not_keep_anybody_from_their_seat() {
    let house = House::open().await;
    let (ada, cy) = (house.guest("Ada").await, house.guest("Cy").await);
    let table = ada.table(&["me"]).await;
    cy.join(&ada.watch_key(&table.id).await).await.ok();
    let mut bench = Vec::new();
    for _ in 0..64 {
        bench.push(cy.watch(&table.id).await);
    }
    assert_eq!(ada.sit(&table.id, 0).await.goodbye, None);
}

#[tokio::test]
async fn my_own_move_is_taken_back_at_once_while_nothing_was_revealed() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let mut live = ada.sit(&table.id, 0).await;
    assert_eq!((&live.now["undo"], &live.now["redo"]), (&json!("no"), &json!(false)));
    assert!(live.want(json!("undo")).await.why().contains("nothing to undo"));
    assert!(live.want(json!("redo")).await.why().contains("nothing to redo"));
    let (before, asked, seq) = (live.view.clone(), live.question.clone(), live.seq);
    live.answer(0).await;
    let after = live.view.clone();
    assert_eq!(live.now["undo"], "free");
    live.want_at(seq, json!("undo")).await.stale();
    live.want(json!("undo")).await.done();
    live.catch_up(seq + 2).await;
    assert_eq!((&live.view, &live.question["options"]), (&before, &asked["options"]));
    assert_eq!(live.lines().last(), Some(&"Ada takes a move back."));
    assert_eq!(live.now["redo"], true);
    live.want_at(seq + 1, json!("redo")).await.stale();
    live.want(json!("redo")).await.done();
    live.catch_up(seq + 3).await;
    assert_eq!(live.view, after);
    assert_eq!(live.lines().last(), Some(&"Ada brings the move back."));
    assert_eq!(live.now["redo"], false);
}

#[tokio::test]
async fn beyond_the_fence_everybody_must_agree() {
    let house = House::open().await;
    let (id, (ada, mut hers), (_, mut his)) = two_at_a_table(&house).await;
    until_something_is_revealed(&mut hers, &mut his).await;
    let (seq, view) = (hers.seq, hers.view.clone());
    hers.want(json!("undo")).await.done();
    his.until(|l| l.now["proposal"]["asks_me"] == true).await;
    let proposal = his.now["proposal"].clone();
    assert_eq!((&proposal["by"], &proposal["missing"]), (&json!("Ada"), &json!(["Bo"])));
    hers.until(|l| l.now["proposal"]["asks_me"] == false).await;
    // Asking again is no second voice.
    hers.want(json!("undo")).await.done();
    hers.say_to_proposal("agree").await.done();
    assert_eq!((ada.seq(&id).await, &hers.view), (seq, &view));
    his.say_to_proposal("decline").await.done();
    hers.until(|l| l.now["proposal"].is_null()).await;
    his.say_to_proposal("agree").await.stale();
    assert_eq!(ada.seq(&id).await, seq);
    his.want(json!("undo")).await.done();
    hers.until(|l| l.now["proposal"]["asks_me"] == true).await;
    hers.say_to_proposal("agree").await.done();
    hers.catch_up(seq + 1).await;
    assert_ne!(hers.view, view);
    assert!(hers.now["proposal"].is_null());
    assert_eq!(hers.lines().last(), Some(&"Bo takes a move back."));
}

#[tokio::test]
async fn an_answer_makes_a_proposal_void() {
    let house = House::open().await;
    let (_, (_, mut hers), (_, mut his)) = two_at_a_table(&house).await;
    until_something_is_revealed(&mut hers, &mut his).await;
    hers.want(json!("undo")).await.done();
    his.until(|l| !l.now["proposal"].is_null()).await;
    let mover = if his.is_asked() { &mut his } else { &mut hers };
    mover.answer(0).await;
    let seq = mover.seq;
    hers.catch_up(seq).await;
    his.catch_up(seq).await;
    assert!(his.now["proposal"].is_null());
    his.say_to_proposal("agree").await.stale();
}

/// What is refused changes nothing, also not what others have asked for.
#[tokio::test]
async fn a_refused_wish_leaves_anothers_proposal_alone() {
    let house = House::open().await;
    let (_, (_, mut hers), (_, mut his)) = two_at_a_table(&house).await;
    until_something_is_revealed(&mut hers, &mut his).await;
    hers.want(json!("undo")).await.done();
    his.until(|l| !l.now["proposal"].is_null()).await;
    assert!(his.want(json!({ "go-to": { "name": "nowhere" } })).await.why().contains("no bookmark"));
    let seq = his.seq;
    his.say_to_proposal("agree").await.done();
    hers.catch_up(seq + 1).await;
}

/// Consent is given to what one was shown, not to what took its place meanwhile.
#[tokio::test]
async fn nobody_agrees_to_a_proposal_that_they_have_not_seen() {
    let house = House::open().await;
    let (id, (ada, mut hers), (_, mut his)) = two_at_a_table(&house).await;
    hers.want(json!({ "bookmark": { "name": "start" } })).await.done();
    until_something_is_revealed(&mut hers, &mut his).await;
    hers.want(json!("undo")).await.done();
    his.until(|l| !l.now["proposal"].is_null()).await;
    let seen = his.now["proposal"]["what"].clone();
    // He does not listen while she changes her mind.
    hers.want(json!({ "go-to": { "name": "start" } })).await.done();
    let seq = his.seq;
    his.say_to_proposal("agree").await;
    let log = ada.live(&id, Some(0), Some(seq)).await.expect("her seat").log;
    assert!(log.is_empty(), "he agreed to “{seen}”, and this happened: {log:?}");
}

/// What somebody took back, they took back to choose again. Nobody else chooses for them.
#[tokio::test]
async fn nobody_brings_back_a_move_of_another_seat() {
    let house = House::open().await;
    let (id, (_, mut hers), (bo, mut his)) = two_at_a_table(&house).await;
    his.answer(0).await;
    let seq = his.seq + 1;
    his.want(json!("undo")).await.done();
    his.catch_up(seq).await;
    hers.catch_up(seq).await;
    assert_eq!(his.now["redo"], true);
    assert_eq!(hers.now["redo"], false, "it is not hers to bring back");
    assert!(matches!(hers.want(json!("redo")).await, Became::Refused { .. }));
    assert_eq!(bo.seq(&id).await, seq);
}

#[tokio::test]
async fn the_bots_moves_are_taken_back_with_mine() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me", "random-bot"]).await;
    let mut live = ada.sit(&table.id, 0).await;
    live.until(|l| l.now["waiting"] == json!([0])).await;
    let before = live.view.clone();
    let mine = live.seq;
    live.answer(0).await;
    live.until(|l| l.seq > mine + 1 && l.now["waiting"] == json!([0])).await;
    assert_ne!(live.now["undo"], "no");
    let seq = live.seq;
    live.want(json!("undo")).await.done();
    live.catch_up(seq + 1).await;
    assert_eq!(live.view, before, "her move and the bot's are gone");
    assert_eq!(live.now["redo"], true);
    live.want(json!("redo")).await.done();
    live.until(|l| l.now["waiting"] == json!([0]) && l.seq > seq + 2).await;
}

/// Undo after undo, from any point, and the store agrees with what is seen.
#[tokio::test]
async fn a_game_taken_back_step_by_step_is_the_same_after_a_restart() {
    let mut house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me", "me"]).await;
    let save = format!("/api/tables/{}/save", table.id);
    let mut whim = common::Whim(77);
    for _ in 0..6 {
        let mut seats = [ada.sit(&table.id, 0).await, ada.sit(&table.id, 1).await];
        for _ in 0..14 {
            let seq = seats[0].seq;
            let asked = seats.iter().position(|s| s.is_asked()).expect("somebody is asked");
            let option = whim.below(50);
            match whim.below(5) {
                0 => drop(seats[0].want(json!("undo")).await),
                1 => drop(seats[0].want(json!("redo")).await),
                2 => drop(seats[0].want(json!({ "bookmark": { "name": format!("b{}", option % 3) } })).await),
                3 if option < 10 => drop(seats[1].want(json!({ "go-to": { "name": "b1" } })).await),
                _ => seats[asked].answer(option).await,
            }
            let now = ada.seq(&table.id).await;
            assert!(now == seq || now == seq + 1);
            for seat in &mut seats {
                seat.catch_up(now).await;
            }
        }
        let before = ada.get(&save).await.ok();
        house.restart().await;
        let mut after = ada.get(&save).await.ok();
        assert_eq!(after["answers"], before["answers"]);
        assert_eq!(after["checkpoint"], before["checkpoint"]);
        // Their order is another test's business.
        let by_name = |save: &mut Value| {
            if let Some(marks) = save["bookmarks"].as_array_mut() {
                marks.sort_by_key(|m| m["name"].to_string());
            }
            save["bookmarks"].clone()
        };
        assert_eq!(by_name(&mut after), by_name(&mut before.clone()));
        let back = ada.sit(&table.id, 0).await;
        assert_eq!((&back.view, back.seq), (&seats[0].view, seats[0].seq));
        // What a player who was away would find out by opening the table again.
        assert_eq!(back.now["undo"], seats[0].now["undo"]);
    }
}

#[tokio::test]
async fn a_bookmark_is_a_place_to_go_back_to() {
    let house = House::open().await;
    let (id, (ada, mut hers), (_, mut his)) = two_at_a_table(&house).await;
    hers.answer(1).await;
    his.catch_up(hers.seq).await;
    for name in ["", " ", "a\nb", &"x".repeat(61)] {
        hers.want(json!({ "bookmark": { "name": name } })).await.why();
    }
    hers.want(json!({ "bookmark": { "name": " fork " } })).await.done();
    his.until(|l| l.now["bookmarks"] == json!(["fork"])).await;
    let (seq, at_fork) = (his.seq, his.view.clone());
    his.answer(0).await;
    hers.catch_up(seq + 1).await;
    hers.want(json!({ "go-to": { "name": "nowhere" } })).await.why();
    hers.want_at(seq, json!({ "go-to": { "name": "fork" } })).await.stale();
    hers.want(json!({ "go-to": { "name": "fork" } })).await.done();
    his.until(|l| l.now["proposal"]["asks_me"] == true).await;
    assert_eq!(ada.seq(&id).await, seq + 1, "not before he agrees");
    his.say_to_proposal("agree").await.done();
    his.catch_up(seq + 2).await;
    assert_eq!(his.view, at_fork);
    assert_eq!(his.lines().last(), Some(&"Ada goes back to the bookmark “fork”."));
    assert_eq!(his.now["redo"], false);
    his.answer(0).await;
}

#[tokio::test]
async fn bookmarks_stand_in_the_order_they_were_set_and_are_not_endless() {
    let mut house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let mut live = ada.sit(&table.id, 0).await;
    let names: Vec<String> = (0..50).map(|i| format!("place {}", (i * 7) % 50)).collect();
    for name in &names {
        live.want(json!({ "bookmark": { "name": name } })).await.done();
    }
    live.want(json!({ "bookmark": { "name": "one more" } })).await.why();
    live.until(|l| l.now["bookmarks"].as_array().is_some_and(|b| b.len() == 50)).await;
    assert_eq!(live.now["bookmarks"], json!(names));
    house.restart().await;
    assert_eq!(ada.sit(&table.id, 0).await.now["bookmarks"], json!(names), "as before the restart");
}

#[tokio::test]
async fn what_is_said_reaches_everybody_in_order_and_stays() {
    let mut house = House::open().await;
    let (id, (ada, mut hers), (bo, mut his)) = two_at_a_table(&house).await;
    for text in ["", "  ", &"x".repeat(501)] {
        hers.want(json!({ "say": { "text": text } })).await.why();
    }
    let long = "é".repeat(500);
    for i in 0..30 {
        let text = if i == 9 { long.clone() } else { format!("line {i}") };
        hers.want(json!({ "say": { "text": text } })).await.done();
    }
    his.want(json!({ "say": { "text": " <b>that's all</b> " } })).await.done();
    hers.until(|l| l.chat.len() >= 31).await;
    his.until(|l| l.chat.len() >= 31).await;
    assert_eq!(hers.chat, his.chat);
    assert_eq!((&hers.chat[30]["name"], &hers.chat[30]["text"]), (&json!("Bo"), &json!("<b>that's all</b>")));
    assert_eq!(hers.chat[9]["text"], long);
    house.restart().await;
    assert_eq!(bo.sit(&id, 1).await.chat, his.chat);
    drop(ada);
}

/// A slow reader misses nothing that was said.
#[tokio::test]
async fn who_does_not_listen_for_a_moment_still_hears_everything() {
    let house = House::open().await;
    let (_, (_, mut hers), (_, mut his)) = two_at_a_table(&house).await;
    for i in 0..40 {
        let message = json!({ "re": i, "seq": 0, "want": { "say": { "text": format!("line {i}") } } });
        hers.send(Message::Text(message.to_string().into())).await;
    }
    let heard = async {
        hers.until(|l| l.chat.len() >= 40).await;
        his.until(|l| l.chat.len() >= 40).await;
    };
    let all = tokio::time::timeout(Duration::from_secs(5), heard).await;
    assert!(all.is_ok(), "{} and {} of 40 lines were heard", hers.chat.len(), his.chat.len());
}

#[tokio::test]
async fn everybody_is_told_when_the_table_is_deleted_or_renamed() {
    let house = House::open().await;
    let (id, (ada, mut hers), (_, mut his)) = two_at_a_table(&house).await;
    let path = format!("/api/tables/{id}");
    ada.patch(&path, json!({ "title": "Ours" })).await.ok();
    his.until(|l| l.table["title"] == "Ours").await;
    ada.delete(&path).await.ok();
    for live in [&mut hers, &mut his] {
        assert_eq!(live.until_it_ends().await.as_deref(), Some("this table was deleted"));
    }
    assert_eq!(ada.live(&id, Some(0), None).await.err(), Some(404));
}

#[tokio::test]
async fn who_is_here_is_seen_by_all() {
    let house = House::open().await;
    let (id, (_, mut hers), (bo, his)) = two_at_a_table(&house).await;
    hers.until(|l| l.table["seats"][1]["here"] == true).await;
    drop(his);
    hers.until(|l| l.table["seats"][1]["here"] == false).await;
    let _bench = bo.watch(&id).await;
    hers.until(|l| l.table["watchers"] == 1).await;
}

/// The last answer may be sent twice like any other.
#[tokio::test]
async fn after_the_end_nothing_is_answered_any_more() {
    let house = House::open().await;
    let mut party = Party::gather(&house, 2, 5).await;
    let mut last = (0, Value::Null);
    loop {
        let asked = party.places.iter().position(|(_, _, l)| l.is_asked());
        if let Some(i) = asked {
            last = (i, party.places[i].2.answer_of(0));
        }
        if !party.step().await {
            break;
        }
    }
    let (place, want) = last;
    let live = &mut party.places[place].2;
    assert!(live.question.is_null() && live.is_over());
    let became = live.want(want).await;
    assert!(matches!(became, Became::Refused { .. }), "{became:?}");
    assert_eq!(live.now["waiting"], json!([]));
}
