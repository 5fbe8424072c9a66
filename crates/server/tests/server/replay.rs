//! Replays, and what is told where the record no longer fits the rules.

use crate::common::{Guest, House, Live};
use serde_json::{Value, json};

/// Lets one of them who is asked answer, and both hear of it; says who.
async fn answer_in_turn(live: &mut [Live; 2], option: usize) -> usize {
    let after = live[0].seq + 1;
    let asked = live.iter().position(|s| s.is_asked()).expect("somebody is asked");
    live[asked].answer(option).await;
    for seat in live {
        seat.catch_up(after).await;
    }
    asked
}

/// How many answers led to the last checkpoint in the store.
pub async fn checkpoint(house: &House, id: &str) -> u32 {
    let after = sqlx::query_scalar("SELECT max(body ->> 'after') FROM checkpoints WHERE table_id = ?");
    after.bind(id).fetch_one(&crate::store(house).await).await.expect("readable")
}

/// An answer that no rule offers, in place of the one with this number: as if the rules had been others then.
pub async fn record_otherwise(house: &House, id: &str, answer: u32) {
    let change = sqlx::query(
        "UPDATE entries SET body = ?1 WHERE table_id = ?2 AND seq =
         (SELECT seq FROM entries WHERE table_id = ?2 AND kind = 'answer' ORDER BY seq LIMIT 1 OFFSET ?3 - 1)",
    );
    let changed = change.bind(OTHERWISE).bind(id).bind(answer).execute(&crate::store(house).await).await;
    assert_eq!(changed.expect("writable").rows_affected(), 1);
}

/// Bo's, and nobody else's affair.
const OTHERWISE: &str = "1 his/own/affair";

/// Both answer until the last answer is Bo's and comes after the checkpoint; returns how many there are.
async fn until_his_answer_is_repeated_on_opening(house: &House, id: &str, live: &mut [Live; 2]) -> u32 {
    for given in 1..60 {
        if answer_in_turn(live, 0).await == 1 && checkpoint(house, id).await < given {
            return given;
        }
    }
    panic!("every answer of his ends a step");
}

#[tokio::test]
async fn a_replay_shows_each_moment_as_my_seat_saw_it() {
    let house = House::open().await;
    let (id, (ada, hers), (bo, his)) = house.two_at_a_table().await;
    let mut live = [hers, his];
    let mut seen = vec![[live[0].view.clone(), live[1].view.clone()]];
    for i in 0..12 {
        answer_in_turn(&mut live, i).await;
        seen.push([live[0].view.clone(), live[1].view.clone()]);
    }
    let at = |guest: &Guest, n: u32, seat: &str| {
        let (guest, path) = (guest.clone(), format!("/api/tables/{id}/replay/{n}{seat}"));
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
    ada.get(&format!("/api/tables/{id}/replay/x")).await.why(400);
}

#[tokio::test]
async fn where_the_record_no_longer_fits_a_replay_ends_and_says_so() {
    let mut house = House::open().await;
    let (id, (ada, hers), (_, his)) = house.two_at_a_table().await;
    let mut live = [hers, his];
    let mut seen = vec![live[0].view.clone()];
    let mut by = Vec::new();
    for i in 0..40 {
        by.push(answer_in_turn(&mut live, i).await);
        seen.push(live[0].view.clone());
    }
    let fits = by.iter().position(|seat| *seat == 1).expect("he was asked");
    assert!(checkpoint(&house, &id).await > fits as u32, "the table itself goes on from later");
    record_otherwise(&house, &id, fits as u32 + 1).await;
    house.restart().await;
    for n in [0, fits, fits + 1, 40] {
        let moment = ada.get(&format!("/api/tables/{id}/replay/{n}?seat=0")).await.ok();
        assert_eq!((&moment["at"], &moment["of"]), (&json!(n.min(fits)), &json!(40)));
        assert_eq!(moment["view"], seen[n.min(fits)]);
        let told =
            (n > fits).then_some("from here on, the game was recorded with other rules or another book");
        assert_eq!(moment["drifted"], json!(told));
        assert!(!moment.to_string().contains("his/own/affair"));
    }
}

#[tokio::test]
async fn a_table_whose_record_no_longer_fits_says_so_to_who_opens_it_and_no_more() {
    let mut house = House::open().await;
    let (id, (ada, hers), (bo, his)) = house.two_at_a_table().await;
    let given = until_his_answer_is_repeated_on_opening(&house, &id, &mut [hers, his]).await;
    record_otherwise(&house, &id, given).await;
    house.restart().await;
    let why = ada.get(&format!("/api/tables/{id}")).await.why(422);
    assert_eq!(why, "this table cannot be opened: the game was recorded with other rules or another book");
    assert_eq!(ada.live(&id, Some(0), None).await.err(), Some(422));
    assert_eq!(ada.get("/api/tables").await.ok()[0]["id"], json!(id), "it is still on the list");
    let path = format!("/api/tables/{id}");
    bo.delete(&path).await.why(422);
    assert_eq!(ada.delete(&path).await.status, 204, "who opened it can throw it away");
    assert_eq!(ada.get("/api/tables").await.ok(), json!([]));
}

#[tokio::test]
async fn a_bookmark_whose_record_no_longer_fits_is_not_gone_to_nor_branched_from() {
    let mut house = House::open().await;
    let (id, (ada, hers), (bo, his)) = house.two_at_a_table().await;
    let mut live = [hers, his];
    until_his_answer_is_repeated_on_opening(&house, &id, &mut live).await;
    live[0].want(json!({ "bookmark": { "name": "fork" } })).await.done();
    answer_in_turn(&mut live, 0).await;
    let change = sqlx::query(
        "UPDATE bookmarks SET body = json_set(body, '$.shared', body ->> '$.shared' - 1, '$.answers', json_array(?))",
    );
    change.bind(OTHERWISE).execute(&crate::store(&house).await).await.expect("writable");
    house.restart().await;
    let (mut hers, mut his) = (ada.sit(&id, 0).await, bo.sit(&id, 1).await);
    his.want(json!({ "go-to": { "name": "fork" } })).await.done();
    hers.until(|l| l.now["proposal"]["asks_me"] == true).await;
    let why = hers.say_to_proposal("agree").await.why();
    assert_eq!(why, "the table cannot go there: the game was recorded with other rules or another book");
    let again = ada.sit(&id, 0).await;
    assert_eq!((again.seq, &again.view), (live[0].seq, &live[0].view));
    for live in [&mut hers, &mut his] {
        live.until(|l| l.now["proposal"].is_null()).await;
    }
    his.want(json!({ "copy": { "name": "fork" } })).await.done();
    hers.until(|l| l.now["proposal"]["asks_me"] == true).await;
    hers.say_to_proposal("agree").await.done();
    let copy = json!({ "bookmark": "fork", "exact": true });
    let why = bo.post(&format!("/api/tables/{id}/branch"), copy).await.why(422);
    assert_eq!(why, "this table cannot be opened: the game was recorded with other rules or another book");
}
