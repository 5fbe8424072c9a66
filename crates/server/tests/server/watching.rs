//! Watchers, and how they are removed.

use crate::common::{Guest, House, Live, Reply};
use serde_json::{Value, json};

const DOOR: &str = "you can no longer watch this table";

async fn dismiss(who: &Guest, id: &str, name: &str) -> Reply {
    who.post(&format!("/api/tables/{id}/dismiss"), json!({ "name": name })).await
}

/// Somebody with a link to watch, and watching.
async fn watcher(house: &House, name: &str, id: &str, key: &str) -> (Guest, Live) {
    let guest = house.guest(name).await;
    guest.join(key).await.ok();
    let live = guest.watch(id).await;
    (guest, live)
}

#[tokio::test]
async fn a_table_says_who_watches_each_name_once() {
    let house = House::open().await;
    let (id, (ada, mut hers), (bo, _his)) = house.two_at_a_table().await;
    assert_eq!(hers.table["watching"], json!([]));
    let key = ada.watch_key(&id).await;
    let (cy, _first) = watcher(&house, "Cy", &id, &key).await;
    let _second = cy.watch(&id).await;
    let (_, al) = watcher(&house, "Al", &id, &key).await;
    hers.until(|l| l.table["watchers"] == 3).await;
    assert_eq!(hers.table["watching"], json!(["Al", "Cy"]));
    assert_eq!(bo.info(&id).await["watching"], json!(["Al", "Cy"]));
    drop(al);
    hers.until(|l| l.table["watchers"] == 2).await;
    assert_eq!(hers.table["watching"], json!(["Cy"]));
    assert_eq!(ada.get("/api/tables").await.ok()[0]["watching"], json!([]), "a list knows no connections");
}

#[tokio::test]
async fn whoever_is_shown_the_door_cannot_come_back() {
    let house = House::open().await;
    let (id, (ada, mut hers), (bo, mut his)) = house.two_at_a_table().await;
    let key = ada.watch_key(&id).await;
    let (cy, mut one) = watcher(&house, "Cy", &id, &key).await;
    let mut two = cy.watch(&id).await;
    let (di, mut other) = watcher(&house, "Di", &id, &key).await;
    hers.until(|l| l.table["watchers"] == 3).await;
    assert_eq!(dismiss(&bo, &id, "Cy").await.status, 204);
    for live in [&mut one, &mut two] {
        assert_eq!(live.until_it_ends().await.as_deref(), Some(DOOR));
    }
    assert_eq!(cy.live(&id, None, None).await.err(), Some(404));
    cy.get(&format!("/api/tables/{id}")).await.why(404);
    cy.get(&format!("/api/tables/{id}/replay/1")).await.why(404);
    cy.join(&key).await.why(404);
    assert_eq!(cy.get("/api/tables").await.ok(), json!([]));
    hers.until(|l| l.table["watching"] == json!(["Di"])).await;
    // Those who behaved stay, and can come back.
    hers.answer(0).await;
    other.catch_up(hers.seq).await;
    di.watch(&id).await;
    his.catch_up(hers.seq).await;
    // A new link is a new invitation.
    cy.join(&ada.watch_key(&id).await).await.ok();
    cy.watch(&id).await;
}

/// To leave for a moment does not help.
#[tokio::test]
async fn whoever_may_watch_and_is_away_can_be_shown_the_door_too() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let cy = house.guest("Cy").await;
    cy.join(&ada.watch_key(&table.id).await).await.ok();
    assert_eq!(dismiss(&ada, &table.id, "Cy").await.status, 204);
    assert_eq!(cy.live(&table.id, None, None).await.err(), Some(404));
}

#[tokio::test]
async fn only_who_sits_at_the_table_or_opened_it_shows_anybody_the_door() {
    let house = House::open().await;
    let (id, (ada, _hers), (bo, mut his)) = house.two_at_a_table().await;
    let key = ada.watch_key(&id).await;
    let (cy, mut bench) = watcher(&house, "Cy", &id, &key).await;
    let (_, _other) = watcher(&house, "Di", &id, &key).await;
    let eve = house.guest("Eve").await;
    assert_eq!(dismiss(&cy, &id, "Di").await.why(403), "watchers cannot do that");
    dismiss(&eve, &id, "Cy").await.why(404);
    dismiss(&house.stranger(), &id, "Cy").await.why(401);
    dismiss(&ada, &id, "cy").await.why(404);
    dismiss(&ada, &id, "").await.why(404);
    ada.post(&format!("/api/tables/{id}/dismiss"), Value::Null).await.why(400);
    // Players have a right to watch their own table, from any connection.
    dismiss(&ada, &id, "Bo").await.why(404);
    let mut looks_on = bo.watch(&id).await;
    his.until(|l| l.table["watching"] == json!(["Bo", "Cy", "Di"])).await;
    assert_eq!(dismiss(&ada, &id, "Bo").await.why(403), "players can always watch their own table");
    his.want(json!({ "say": { "text": "Still here" } })).await.done();
    for live in [&mut bench, &mut looks_on] {
        live.until(|l| l.chat.iter().any(|c| c["text"] == "Still here")).await;
    }
    cy.join(&key).await.ok();
}

/// The link they had is void, and so is the right it gave, even if somebody comes in at that very moment.
#[tokio::test]
async fn nobody_slips_in_while_they_are_shown_the_door() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    for _ in 0..10 {
        let cy = house.guest("Cy").await;
        cy.join(&ada.watch_key(&table.id).await).await.ok();
        let (came, gone) = tokio::join!(cy.live(&table.id, None, None), dismiss(&ada, &table.id, "Cy"));
        assert_eq!(gone.status, 204);
        match came {
            Ok(mut live) => assert_eq!(live.until_it_ends().await.as_deref(), Some(DOOR)),
            Err(status) => assert_eq!(status, 404),
        }
    }
}
