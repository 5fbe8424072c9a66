//! What people say to each other.

use crate::common::{DEADLINE, House};
use crate::store;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn what_is_said_reaches_everybody_in_order_and_stays() {
    let mut house = House::open().await;
    let (id, (ada, mut hers), (bo, mut his)) = house.two_at_a_table().await;
    for text in ["", "  ", &"x".repeat(501)] {
        hers.want(json!({ "say": { "text": text } })).await.why();
    }
    let long = "é".repeat(500);
    for i in 0..7 {
        let text = if i == 3 { long.clone() } else { format!("line {i}") };
        hers.want(json!({ "say": { "text": text } })).await.done();
    }
    his.want(json!({ "say": { "text": " <b>that's all</b> " } })).await.done();
    hers.until(|l| l.chat.len() >= 8).await;
    his.until(|l| l.chat.len() >= 8).await;
    assert_eq!(hers.chat, his.chat);
    assert_eq!((&hers.chat[7]["name"], &hers.chat[7]["text"]), (&json!("Bo"), &json!("<b>that's all</b>")));
    assert_eq!(hers.chat[3]["text"], long);
    house.restart().await;
    assert_eq!(bo.sit(&id, 1).await.chat, his.chat);
    drop(ada);
}

/// A slow reader misses nothing that was said.
#[tokio::test]
async fn who_does_not_listen_for_a_moment_still_hears_everything() {
    let house = House::open().await;
    let (_, (_, mut hers), (_, mut his)) = house.two_at_a_table().await;
    for i in 0..10 {
        let message = json!({ "re": i, "seq": 0, "want": { "say": { "text": format!("line {i}") } } });
        hers.send(Message::Text(message.to_string().into())).await;
    }
    let heard = async {
        hers.until(|l| l.chat.len() >= 10).await;
        his.until(|l| l.chat.len() >= 10).await;
    };
    let all = tokio::time::timeout(DEADLINE, heard).await;
    assert!(all.is_ok(), "{} and {} of 10 lines were heard", hers.chat.len(), his.chat.len());
}

/// The network may bring a line twice. Somebody who says the same again does so under another number.
#[tokio::test]
async fn a_line_that_arrives_twice_is_said_once() {
    let house = House::open().await;
    let (id, (ada, mut hers), (_, mut his)) = house.two_at_a_table().await;
    let line = |re: u32| json!({ "re": re, "seq": 1, "want": { "say": { "text": "Yes!" } } }).to_string();
    hers.say(&line(7), 7).await.done();
    hers.say(&line(7), 7).await.done();
    assert_eq!(ada.sit(&id, 0).await.chat.len(), 1);
    hers.say(&line(8), 8).await.done();
    his.want(json!({ "say": { "text": "No" } })).await.done();
    his.until(|l| l.chat.last().is_some_and(|line| line["text"] == "No")).await;
    let said: Vec<&str> = his.chat.iter().filter_map(|line| line["text"].as_str()).collect();
    assert_eq!(said, ["Yes!", "Yes!", "No"]);
}

/// People choose their names; nobody chooses their seat's colour. So a line says from where it was said.
#[tokio::test]
async fn a_line_says_from_which_seat_it_was_said() {
    let mut house = House::open().await;
    let (id, (ada, mut hers), (_, mut his)) = house.two_at_a_table().await;
    let old = sqlx::query("INSERT INTO chat (table_id, name, text, at) VALUES (?, 'Ada', 'long ago', 1)");
    old.bind(&id).execute(&store(&house).await).await.expect("written");
    let impostor = house.guest("Ada").await;
    impostor.join(&ada.watch_key(&id).await).await.ok();
    let mut bench = impostor.watch(&id).await;
    for live in [&mut hers, &mut his, &mut bench] {
        live.want(json!({ "say": { "text": "It's me" } })).await.done();
    }
    hers.until(|l| l.chat.len() >= 4).await;
    let from =
        |chat: &[Value]| chat.iter().map(|l| (l["name"].clone(), l["seat"].clone())).collect::<Vec<_>>();
    let (ada_says, bo_says) = (json!("Ada"), json!("Bo"));
    let said = [(ada_says.clone(), json!(0)), (bo_says, json!(1)), (json!("Ada (2)"), Value::Null)];
    let heard = from(&hers.chat);
    assert_eq!(heard[heard.len() - 3..], said);
    house.restart().await;
    let again = from(&ada.sit(&id, 0).await.chat);
    assert_eq!(again[0], (ada_says, Value::Null), "of earlier lines nobody knows");
    assert_eq!(again[1..], said);
}
