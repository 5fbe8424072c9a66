//! What the pictures show, in words: for the ids that somebody asks for, and no others.

use crate::common::House;
use serde_json::json;

const PICTURES: &str = "/api/games/sleeping-gods/pictures";

#[tokio::test]
async fn whoever_asks_for_ids_gets_the_words_of_their_pictures() {
    let house = House::open().await;
    let shown = house.stranger().get(&format!("{PICTURES}?of=bell-gulls,boat-hook,nobody,,2")).await.ok();
    assert_eq!(
        shown,
        json!({
            "bell-gulls": { "stranger": "birds hide:white bell", "ground": "sea" },
            "boat-hook": { "thing": "hook iron" },
            "2": { "place": "landmark:quay hour:dusk" },
        })
    );
}

#[tokio::test]
async fn browsers_keep_the_words_for_a_while() {
    let house = House::open().await;
    let guest = house.stranger();
    let asked = guest.request(reqwest::Method::GET, &format!("{PICTURES}?of=bell-gulls"));
    let reply = asked.send().await.expect("the server answers");
    assert_eq!(reply.headers()["cache-control"], "max-age=600");
}

#[tokio::test]
async fn nothing_lists_what_nobody_has_found() {
    let house = House::open().await;
    let guest = house.stranger();
    for all in ["", "*", "%25", "bell", "bell*", "people", "strangers", "met.sea", "%2C"] {
        assert_eq!(guest.get(&format!("{PICTURES}?of={all}")).await.ok(), json!({}), "{all}");
    }
    assert_eq!(guest.get(PICTURES).await.ok(), json!({}));
    assert_eq!(guest.get("/api/games/chess/pictures?of=bell-gulls").await.status, 404);
}

#[tokio::test]
async fn nobody_asks_for_too_much() {
    let house = House::open().await;
    let guest = house.stranger();
    let ask = async |ids: &[String]| guest.get(&format!("{PICTURES}?of={}", ids.join(","))).await.status;
    assert_eq!([ask(&vec!["x".into(); 100]).await, ask(&vec!["x".into(); 101]).await], [200, 400]);
    assert_eq!([ask(&["x".repeat(60)]).await, ask(&["x".repeat(61)]).await], [200, 400]);
}
