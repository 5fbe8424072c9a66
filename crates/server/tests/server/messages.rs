//! What a client says: what is repeated, what is refused, what cannot be understood, and how much is too much.

use crate::common::{Became, House, Party};
use serde_json::{Value, json};
use server::Options;
use tokio_tungstenite::tungstenite::{Bytes, Message};

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

/// The network may bring anything twice; it counts once, and gets the same reply again.
#[tokio::test]
async fn whatever_is_wished_twice_in_the_same_words_is_done_once() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let mut live = ada.sit(&table.id, 0).await;
    live.answer(0).await;
    let bookmark = json!({ "bookmark": { "name": "here" } });
    let wishes = [
        (json!("undo"), 1),
        (json!("redo"), 1),
        (bookmark, 0),
        (json!({ "go-to": { "name": "here" } }), 1),
        (json!({ "go-to": { "name": "nowhere" } }), 0),
        (json!({ "agree": { "id": 99 } }), 0),
    ];
    for (want, happens) in wishes {
        let seq = live.seq;
        let words = json!({ "re": 7, "seq": seq, "want": want }).to_string();
        let became = live.say(&words, 7).await;
        assert_eq!(live.say(&words, 7).await, became, "{want}");
        assert_eq!(ada.seq(&table.id).await, seq + happens, "{want}");
        live.catch_up(seq + happens).await;
    }
}

/// A client that lost the connection cannot know whether its answer had arrived, and gives it again over the next.
#[tokio::test]
async fn an_answer_given_again_over_another_connection_counts_once() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    for i in 0..8 {
        let mut lost = ada.sit(&table.id, 0).await;
        let (want, seq) = (lost.answer_of(i), lost.seq);
        lost.answer(i).await;
        let mut back = ada.sit(&table.id, 0).await;
        back.want_at(seq, want).await.stale();
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
    let (id, (ada, mut hers), (_, mut his)) = house.two_at_a_table().await;
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

/// The reply carries the number of a request even if the request itself makes no sense.
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
    let (id, (ada, mut hers), (_, mut his)) = house.two_at_a_table().await;
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
    let house = House::with(Options { requests_per_second: 1_000_000, ..Options::default() }).await;
    let (_, (_, mut hers), (_, mut his)) = house.two_at_a_table().await;
    for _ in 0..200 {
        hers.send(Message::Text("{}".into())).await;
    }
    assert!(hers.until_it_ends().await.is_some_and(|why| why.contains("too many messages")));
    his.answer(0).await;
}

/// The last answer may be sent twice like any other.
#[tokio::test]
async fn after_the_end_what_comes_late_is_refused_and_says_why() {
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
    let (guest, seat, live) = &mut party.places[place];
    assert!(live.question.is_null() && live.is_over());
    assert_eq!(live.now["waiting"], json!([]));
    let seq = live.seq;
    let over = Became::Refused { why: "the game is over".to_owned(), stale: true };
    assert_eq!(live.want_at(seq - 1, want.clone()).await, over);
    let moved_on = Became::Refused { why: "the table has moved on in the meantime".to_owned(), stale: true };
    assert_eq!(live.want_at(seq - 1, json!("undo")).await, moved_on);
    let mut back = guest.live(&party.id, *seat, Some(seq - 1)).await.expect("the seat is theirs");
    assert_eq!(back.want_at(seq - 1, want).await, over);
    assert_eq!(guest.seq(&party.id).await, seq);
    back.want(json!({ "say": { "text": "Another?" } })).await.done();
}
