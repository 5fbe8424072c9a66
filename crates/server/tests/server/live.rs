//! The live connection: what it is told at first, when it comes back, and when the table changes around it.

use crate::common::{DEADLINE, Guest, House, Live, Party, plenty};
use serde_json::{Value, json};
use server::Options;
use std::time::{Duration, Instant};

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
        // After a short absence everything that was told once is told again, in the same order.
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

/// As many as can watch, half of them each of two people: nobody may be here more often.
async fn full_bench(house: &House, host: &Guest, table: &str) -> Vec<Live> {
    let key = host.watch_key(table).await;
    let mut all = Vec::new();
    for name in ["Cy", "Di"] {
        let guest = house.guest(name).await;
        guest.join(&key).await.ok();
        for _ in 0..32 {
            all.push(guest.watch(table).await);
        }
    }
    all
}

#[tokio::test]
async fn there_is_room_for_so_many_on_the_bench() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let all = full_bench(&house, &ada, &table.id).await;
    let mut last = ada.watch(&table.id).await;
    assert!(last.until_it_ends().await.is_some_and(|why| why.contains("too many people are watching")));
    drop(all);
    // They leave one by one.
    let deadline = tokio::time::Instant::now() + DEADLINE;
    loop {
        let live = ada.watch(&table.id).await;
        if live.goodbye.is_none() {
            break;
        }
        assert!(tokio::time::Instant::now() < deadline, "those who left are still counted");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Otherwise anybody with the link for watchers could keep the players out.
#[tokio::test]
async fn a_full_bench_does_not_keep_anybody_from_their_seat() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let _bench = full_bench(&house, &ada, &table.id).await;
    assert_eq!(ada.sit(&table.id, 0).await.goodbye, None);
}

#[tokio::test]
async fn everybody_is_told_when_the_table_is_deleted_or_renamed() {
    let house = House::open().await;
    let (id, (ada, mut hers), (bo, mut his)) = house.two_at_a_table().await;
    let cy = house.guest("Cy").await;
    cy.join(&ada.watch_key(&id).await).await.ok();
    let mut bench = cy.watch(&id).await;
    let path = format!("/api/tables/{id}");
    ada.patch(&path, json!({ "title": "Ours" })).await.ok();
    his.until(|l| l.table["title"] == "Ours").await;
    bo.hand_over(&id, 1, "open").await.ok();
    assert_eq!(his.until_it_ends().await.as_deref(), Some("this seat is no longer yours"));
    ada.delete(&path).await.ok();
    for live in [&mut hers, &mut bench] {
        assert_eq!(live.until_it_ends().await.as_deref(), Some("this table was deleted"));
    }
    assert_eq!(ada.live(&id, Some(0), None).await.err(), Some(404));
}

#[tokio::test]
async fn who_is_here_is_seen_by_all() {
    let house = House::open().await;
    let (id, (_, mut hers), (bo, his)) = house.two_at_a_table().await;
    hers.until(|l| l.table["seats"][1]["here"] == true).await;
    drop(his);
    hers.until(|l| l.table["seats"][1]["here"] == false).await;
    let _bench = bo.watch(&id).await;
    hers.until(|l| l.table["watchers"] == 1).await;
}

/// A client that only watches is told of quick changes together, and misses none.
#[tokio::test]
async fn what_happens_in_quick_succession_is_shown_together() {
    let glance = Options::default().glance;
    let house = House::with(Options { glance, ..plenty() }).await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let mut hers = ada.sit(&table.id, 0).await;
    let mut bench = ada.watch(&table.id).await;
    let (began, first) = (Instant::now(), bench.seq);
    for i in 0..12 {
        hers.answer(i).await;
    }
    let mut updates = 0;
    while bench.seq < hers.seq {
        let message = bench.hear().await.expect("the connection stays");
        updates += u128::from(message.get("update").is_some());
    }
    assert_eq!(bench.seq, first + 12);
    let glances = began.elapsed().as_millis() / glance.as_millis() + 2;
    assert!(updates <= glances, "{updates} updates in a time of {glances} glances");
    let fresh = ada.live(&table.id, None, Some(first)).await.expect("her table");
    assert_eq!(bench.view, fresh.view);
    let later = |log: &[Value]| log.iter().filter(|l| l["seq"].as_u64() > Some(first.into())).count();
    assert_eq!(later(&bench.log), later(&fresh.log));
}

/// Where anybody may answer first, a bot would always be quicker than people.
#[tokio::test]
async fn bots_leave_people_the_first_word() {
    let patient = Options { bots_think: Duration::from_secs(3600), ..plenty() };
    let house = House::with(patient).await;
    let ada = house.guest("Ada").await;
    let id = ada.table(&["me", "random-bot"]).await.id;
    let mut live = ada.sit(&id, 0).await;
    live.until(|l| l.is_asked()).await;
    let before = live.seq;
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(ada.seq(&id).await, before, "the bot waits for Ada");
    live.answer(0).await;
    live.until(|l| l.seq >= before + 2).await; // and answers after her
}

#[tokio::test]
async fn bots_go_on_when_people_say_nothing_for_a_while() {
    let house = House::with(Options { bots_think: Duration::from_secs(1), ..plenty() }).await;
    let ada = house.guest("Ada").await;
    let id = ada.table(&["me", "random-bot"]).await.id;
    let mut live = ada.sit(&id, 0).await;
    live.until(|l| l.now["waiting"] == json!([0])).await;
}

/// Whoever was away for years is told what happened lately, not all of it at once.
#[tokio::test]
async fn whoever_was_away_for_very_long_is_told_the_last_of_it() {
    let mut house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let told = r#"[{"seat":null,"text":"It rains."}]"#;
    let entries =
        "WITH RECURSIVE many (seq) AS (SELECT 101 UNION ALL SELECT seq + 1 FROM many WHERE seq < 5000)
         INSERT INTO entries (table_id, seq, kind, body, events) SELECT ?, seq, 'note', '', ? FROM many";
    let store = crate::store(&house).await;
    sqlx::query(entries).bind(&table.id).bind(told).execute(&store).await.expect("writable");
    sqlx::query("DROP TRIGGER standing_in_order").execute(&store).await.expect("writable");
    let standing = sqlx::query("UPDATE standing SET seq = 5000 WHERE table_id = ?").bind(&table.id);
    standing.execute(&store).await.expect("writable");
    drop(store);
    house.restart().await;
    let live = ada.live(&table.id, Some(0), Some(0)).await.expect("her seat");
    let lines = (live.log.len(), live.log[0]["seq"].as_u64(), live.log[1_999]["seq"].as_u64());
    assert_eq!(lines, (2_000, Some(3_001), Some(5_000)));
}
