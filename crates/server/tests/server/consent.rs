//! Ways around consent, each of which must fail: the end of a game, lent seats, bookmarks that change meanwhile.

use crate::common::{Became, Guest, House, Live, Opened, after_a_campaign, new_table, put_away};
use serde_json::{Value, json};
use std::time::Duration;

async fn until_told(live: &mut Live, words: &str) {
    live.until(|l| l.lines().iter().any(|line| line.contains(words))).await;
}

fn answer(live: &Live, key: &str) -> Value {
    json!({ "answer": { "id": live.question["id"], "keys": [key] } })
}

/// Ada and Bo after a campaign of Sleeping Gods.
async fn ended(house: &House) -> (String, (Guest, Live), (Guest, Live)) {
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let (id, hers, his) = after_a_campaign(&ada, &bo).await;
    (id, (ada, hers), (bo, his))
}

/// The game as the store has it: the hidden cards, and the dice to come.
async fn stored(house: &House, id: &str) -> Value {
    let body = sqlx::query_scalar("SELECT body FROM checkpoints WHERE table_id = ? ORDER BY after DESC");
    let body: String = body.bind(id).fetch_one(&crate::store(house).await).await.expect("readable");
    serde_json::from_str(&body).expect("JSON")
}

/// Whoever ends a game, reads everybody's secrets and takes the end back finds other secrets there.
#[tokio::test]
async fn a_game_whose_save_was_downloaded_goes_back_only_if_all_agree_and_is_dealt_anew() {
    let mut house = House::open().await;
    let (id, (ada, mut hers), (bo, mut his)) = ended(&house).await;
    put_away(&mut hers, &mut his).await;
    assert_eq!(his.now["undo"], "free", "nobody has seen anything yet");
    let save = bo.get(&format!("/api/tables/{id}/save")).await.ok();
    until_told(&mut hers, "Bo downloads a save of the game, which holds everybody's secrets.").await;
    his.until(|l| l.now["undo"] == "ask").await;
    his.catch_up(ada.seq(&id).await).await;
    his.want(json!("undo")).await.done();
    hers.until(|l| l.now["proposal"]["asks_me"] == true).await;
    assert!(hers.now["proposal"]["what"].as_str().is_some_and(|w| w.contains("dealt anew")), "{}", hers.now);
    assert!(hers.is_over(), "not before she agrees");
    let seq = hers.seq;
    hers.say_to_proposal("agree").await.done();
    hers.catch_up(seq + 1).await;
    assert!(hers.is_asked() && !hers.is_over(), "{}", hers.now);
    until_told(&mut his, "What was hidden has been dealt anew").await;
    let back = his.log.iter().rfind(|l| l["back"].is_number()).expect("it is told what no longer counts");
    assert!(back["back"].as_u64() > Some(0), "{back}");
    let now = stored(&house, &id).await;
    let read = &save["checkpoint"];
    assert_eq!(now["state"]["region"], read["state"]["region"], "what everybody knew is as it was");
    assert_ne!(now["chance"], read["chance"]);
    let hidden =
        |game: &Value, at: &str| game.pointer(at).cloned().unwrap_or_else(|| panic!("no {at}: {game}"));
    for at in ["/state/players", "/state/abilities", "/state/events", "/state/market", "/state/searches"] {
        assert_ne!(hidden(&now, at), hidden(read, at), "{at}");
    }
    // So it is after a restart; and nobody knows anything of this world.
    house.restart().await;
    let (mut hers, his) = (ada.sit(&id, 0).await, bo.sit(&id, 1).await);
    assert_eq!((hers.is_asked(), his.now["undo"].as_str()), (true, Some("no")));
    ada.get(&format!("/api/tables/{id}/replay/0?seat=0")).await.ok();
    hers.want(answer(&hers, "campaign/new")).await.done();
    hers.until(|l| l.now["undo"] != "no").await;
}

/// A bookmark that was in the save is no way back to what was read there.
#[tokio::test]
async fn a_bookmark_that_was_downloaded_is_dealt_anew_too() {
    let house = House::open().await;
    let (id, (ada, mut hers), (bo, mut his)) = ended(&house).await;
    his.want(json!({ "bookmark": { "name": "before the end" } })).await.done();
    put_away(&mut hers, &mut his).await;
    let save = bo.get(&format!("/api/tables/{id}/save")).await.ok();
    his.catch_up(ada.seq(&id).await).await;
    his.want(json!({ "go-to": { "name": "before the end" } })).await.done();
    hers.until(|l| l.now["proposal"]["asks_me"] == true).await;
    hers.say_to_proposal("agree").await.done();
    hers.until(Live::is_asked).await;
    let now = stored(&house, &id).await;
    assert_ne!(now["chance"], save["checkpoint"]["chance"]);
    assert_ne!(now["state"]["players"], save["checkpoint"]["state"]["players"]);
}

/// Somebody else has read it, wherever they sit now.
#[tokio::test]
async fn whoever_has_all_seats_later_deals_anew_what_somebody_else_has_read() {
    let house = House::open().await;
    let (id, (ada, mut hers), (bo, mut his)) = ended(&house).await;
    put_away(&mut hers, &mut his).await;
    let save = bo.get(&format!("/api/tables/{id}/save")).await.ok();
    let key = bo.hand_over(&id, 1, "open").await.ok()["invitation"]["key"].clone();
    ada.join(key.as_str().expect("a key")).await.ok();
    let seq = ada.seq(&id).await;
    hers.catch_up(seq).await;
    hers.want(json!("undo")).await.done();
    until_told(&mut hers, "What was hidden has been dealt anew").await;
    assert_ne!(stored(&house, &id).await["chance"], save["checkpoint"]["chance"]);
}

/// Nobody else's secrets were in it.
#[tokio::test]
async fn whoever_plays_alone_takes_back_what_they_like() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = ada.table(&["me", "me"]).await.id;
    let mut live = ada.sit(&id, 0).await;
    let asked = live.question.clone();
    live.answer(0).await;
    let before = stored(&house, &id).await;
    ada.get(&format!("/api/tables/{id}/save")).await.ok();
    live.catch_up(ada.seq(&id).await).await;
    assert_eq!(live.now["undo"], "free");
    live.want(json!("undo")).await.done();
    live.until(|l| l.question["options"] == asked["options"]).await;
    assert_eq!(stored(&house, &id).await["chance"], before["chance"]);
}

/// Ada with a bookmark at a table where Bo has lent his seat to a bot, which has nothing to do.
async fn with_a_lent_seat(house: &House) -> (String, (Guest, Live), Guest) {
    let (id, (ada, mut hers), (bo, his)) = house.two_at_a_table().await;
    drop(his);
    bo.hand_over(&id, 1, "random-bot").await.ok();
    hers.until(|l| l.now["waiting"] == json!([0])).await;
    hers.want(json!({ "bookmark": { "name": "fork" } })).await.done();
    hers.catch_up(ada.seq(&id).await).await;
    (id, (ada, hers), bo)
}

/// A bot plays for him, but the cards are his.
#[tokio::test]
async fn whoever_lent_a_seat_is_asked_for_a_copy_and_for_going_back() {
    let house = House::open().await;
    let (id, (ada, mut hers), bo) = with_a_lent_seat(&house).await;
    let exact = json!({ "bookmark": "fork", "exact": true });
    for wish in [json!({ "go-to": { "name": "fork" } }), json!({ "copy": { "name": "fork" } })] {
        let seq = hers.seq;
        hers.want(wish).await.done();
        hers.until(|l| l.now["proposal"]["missing"] == json!(["Bo"])).await;
        assert_eq!(ada.seq(&id).await, seq, "nothing happens without him");
        assert!(hers.now["copy"].is_null());
        ada.post(&format!("/api/tables/{id}/branch"), exact.clone()).await.why(403);
    }
    // He has no seat to sit on, and can still say what he thinks.
    let mut his = bo.watch(&id).await;
    assert_eq!(his.now["proposal"]["asks_me"], true);
    let cy = house.guest("Cy").await;
    cy.join(&ada.watch_key(&id).await).await.ok();
    let mut bench = cy.watch(&id).await;
    assert_eq!(bench.now["proposal"]["asks_me"], false);
    assert!(bench.say_to_proposal("agree").await.why().contains("chat"));
    his.say_to_proposal("agree").await.done();
    hers.until(|l| l.now["copy"] == "fork").await;
    ada.post(&format!("/api/tables/{id}/branch"), exact).await.ok();
}

/// What was revealed while a bot played for him was revealed by his cards, too.
#[tokio::test]
async fn whoever_lent_a_seat_is_asked_before_something_revealed_is_undone() {
    let house = House::open().await;
    let (id, (ada, mut hers), bo) = with_a_lent_seat(&house).await;
    for _ in 0..200 {
        if hers.now["undo"] == "ask" {
            break;
        }
        hers.until(|l| l.is_asked()).await;
        hers.answer(0).await;
        hers.catch_up(ada.seq(&id).await).await;
    }
    assert_eq!(hers.now["undo"], "ask", "something is revealed in a whole game");
    let seq = hers.seq;
    hers.want(json!("undo")).await.done();
    hers.until(|l| l.now["proposal"]["missing"] == json!(["Bo"])).await;
    assert_eq!(ada.seq(&id).await, seq, "nothing happens without him");
    let mut his = bo.watch(&id).await;
    his.say_to_proposal("agree").await.done();
    hers.until(|l| l.now["proposal"].is_null()).await;
    assert!(ada.seq(&id).await > seq);
}

/// What he decided himself before a bot played for him is not the bot's to give away; what the bot decided is nobody's.
#[tokio::test]
async fn whoever_lent_a_seat_is_asked_before_their_own_answer_is_undone() {
    let mut house = House::open().await;
    let (id, (ada, mut hers), (bo, mut his)) = house.two_at_a_table().await;
    // She has answered last but one, and he last; nothing was revealed.
    let mut last = None;
    while last != Some("hers, his") || his.now["undo"] != "free" {
        let asked =
            if last == Some("hers") && his.is_asked() || !hers.is_asked() { &mut his } else { &mut hers };
        last = match asked.question["seat"] == 0 {
            true => Some("hers"),
            false => Some(if last == Some("hers") { "hers, his" } else { "his" }),
        };
        asked.answer(0).await;
        let seq = asked.seq;
        hers.catch_up(seq).await;
        his.catch_up(seq).await;
    }
    drop(his);
    bo.hand_over(&id, 1, "random-bot").await.ok();
    for _ in 0..2 {
        hers.until(|l| l.now["undo"] == "ask").await;
        drop(hers);
        house.restart().await;
        hers = ada.sit(&id, 0).await;
    }
    hers.want(json!("undo")).await.done();
    hers.until(|l| l.now["proposal"]["missing"] == json!(["Bo"])).await;
    // Where she and the bot play on, nobody is asked.
    let mut free = false;
    for _ in 0..60 {
        hers.answer(0).await;
        hers.until(|l| l.is_asked() || l.is_over()).await;
        hers.catch_up(ada.seq(&id).await).await;
        if hers.is_over() {
            break;
        }
        let gave = sqlx::query_scalar("SELECT kind FROM entries WHERE table_id = ? ORDER BY seq DESC");
        let last: String = gave.bind(&id).fetch_one(&crate::store(&house).await).await.expect("readable");
        free |= last == "bot" && hers.now["undo"] == "free";
    }
    assert!(free, "a bot's answer is undone together with hers");
}

/// A copy is one more table of whoever made it.
#[tokio::test]
async fn a_copy_belongs_to_whoever_made_it_and_counts_as_theirs() {
    let options = server::Options { tables_max: 2, ..server::Options::default() };
    let house = House::with(options).await;
    let (id, (ada, mut hers), (bo, mut his)) = house.two_at_a_table().await;
    his.want(json!({ "bookmark": { "name": "fork" } })).await.done();
    let mut made = Vec::new();
    for _ in 0..3 {
        his.want(json!({ "copy": { "name": "fork" } })).await.done();
        hers.until(|l| l.now["proposal"]["asks_me"] == true).await;
        hers.say_to_proposal("agree").await.done();
        his.until(|l| l.now["copy"] == "fork").await;
        hers.until(|l| l.now["proposal"].is_null()).await;
        made.push(
            bo.post(&format!("/api/tables/{id}/branch"), json!({ "bookmark": "fork", "exact": true })).await,
        );
        let seq = ada.seq(&id).await;
        hers.catch_up(seq).await;
        his.catch_up(seq).await;
    }
    made.pop().expect("three").why(429);
    let copy: Opened = made.pop().expect("two").ok().into();
    assert_eq!(
        (&bo.info(&copy.id).await["host"], &ada.info(&copy.id).await["host"]),
        (&json!(true), &json!(false))
    );
    ada.table(&["me"]).await; // she has one more
}

/// The question was about the moment that everybody knew.
#[tokio::test]
async fn a_proposal_is_off_when_its_bookmark_changes() {
    let house = House::open().await;
    let (id, (ada, mut hers), (_, mut his)) = house.two_at_a_table().await;
    for (wish, name) in [("go-to", "fork"), ("copy", "river")] {
        hers.want(json!({ "bookmark": { "name": name } })).await.done();
        hers.want(json!({ wish: { "name": name } })).await.done();
        his.until(|l| l.now["proposal"]["asks_me"] == true).await;
        // One that nobody was asked about may change.
        hers.want(json!({ "bookmark": { "name": "another" } })).await.done();
        let seq = ada.seq(&id).await;
        assert_eq!(his.now["proposal"]["asks_me"], true);
        // He has not heard of this when he agrees.
        hers.want(json!({ "bookmark": { "name": name } })).await.done();
        his.say_to_proposal("agree").await.stale();
        assert_eq!(ada.seq(&id).await, seq + 1, "only the news of it");
        let told = format!("Ada has set the bookmark “{name}” anew. What was asked about it is off.");
        until_told(&mut his, &told).await;
        hers.catch_up(seq + 1).await;
        assert!(hers.now["copy"].is_null() && hers.now["proposal"].is_null(), "{}", hers.now);
    }
}

/// What everybody agreed to is one moment, whatever takes its name.
#[tokio::test]
async fn a_copy_that_was_granted_is_of_the_moment_that_it_was_granted_for() {
    let house = House::open().await;
    let (id, (ada, mut hers), (bo, mut his)) = house.two_at_a_table().await;
    let exact = json!({ "bookmark": "fork", "exact": true });
    let grant = async |hers: &mut Live, his: &mut Live| {
        hers.want(json!({ "bookmark": { "name": "fork" } })).await.done();
        let seq = ada.seq(&id).await;
        hers.catch_up(seq).await;
        hers.want(json!({ "copy": { "name": "fork" } })).await.done();
        his.until(|l| l.now["proposal"]["asks_me"] == true).await;
        his.say_to_proposal("agree").await.done();
        hers.until(|l| l.now["copy"] == "fork").await;
    };
    grant(&mut hers, &mut his).await;
    hers.want(json!({ "bookmark": { "name": "fork" } })).await.done();
    hers.until(|l| l.now["copy"].is_null()).await;
    ada.post(&format!("/api/tables/{id}/branch"), exact.clone()).await.why(403);
    // Nor is it for those who were not asked.
    grant(&mut hers, &mut his).await;
    let key = bo.hand_over(&id, 1, "open").await.ok()["invitation"]["key"].clone();
    house.guest("Cy").await.join(key.as_str().expect("a key")).await.ok();
    ada.post(&format!("/api/tables/{id}/branch"), exact).await.why(403);
}

/// A table of Ada's with these for the others, which waits so many minutes.
async fn that_waits(ada: &Guest, others: &[&str], minutes: u32) -> Opened {
    let mut who = vec!["me"];
    who.extend(others);
    let mut new = new_table(&who);
    new["wait"] = json!(minutes);
    ada.post("/api/tables", new).await.ok().into()
}

#[tokio::test]
async fn how_long_a_table_waits_is_chosen_when_it_is_opened() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    assert_eq!(ada.info(&ada.table(&["me"]).await.id).await["wait"], 24 * 60);
    assert_eq!(ada.info(&that_waits(&ada, &[], 5).await.id).await["wait"], 5);
    for minutes in [0, 30 * 24 * 60 + 1] {
        let mut new = new_table(&["me"]);
        new["wait"] = json!(minutes);
        assert!(ada.post("/api/tables", new).await.why(400).contains("minutes"));
    }
}

/// Nobody can stop a table for ever; and nobody loses their seat by staying away.
#[tokio::test]
async fn a_bot_stands_in_for_somebody_who_stays_away_until_they_are_back() {
    let mut house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let table = that_waits(&ada, &["open", "open"], 5).await;
    bo.join(&table.keys[0]).await.ok();
    let id = table.id;
    let (mut hers, his) = (ada.sit(&id, 0).await, bo.sit(&id, 1).await);
    // Play waits for him alone.
    let mut his = his;
    while !his.is_asked() {
        hers.answer(0).await;
        his.catch_up(hers.seq).await;
    }
    drop(his);
    let waits = |live: &Live, seat: u8| {
        let waits = live.now["waits"].as_array().expect("a list");
        waits.iter().find(|w| w["seat"] == seat).and_then(|w| w["until"].as_i64())
    };
    assert!(waits(&hers, 1).is_some(), "{}", hers.now);
    assert!(ada.hand_over(&id, 1, "bot").await.why(403).contains("the table waits for it"));
    house.pass(Duration::from_secs(4 * 60));
    ada.hand_over(&id, 1, "bot").await.why(403);
    house.restart().await; // the table has waited before, too
    house.pass(Duration::from_secs(61));
    let cy = house.guest("Cy").await;
    cy.join(&ada.watch_key(&id).await).await.ok();
    cy.hand_over(&id, 1, "bot").await.why(403);
    ada.hand_over(&id, 1, "me").await.why(403);
    ada.hand_over(&id, 1, "open").await.why(403);
    ada.hand_over(&id, 1, "bot").await.ok();
    let mut hers = ada.sit(&id, 0).await;
    until_told(&mut hers, "Ada lets a bot play for Bo, who has kept the table waiting, until Bo is back.")
        .await;
    assert_eq!(hers.table["seats"][1]["kind"], "stand-in");
    ada.hand_over(&id, 1, "me").await.why(403);
    // What is his stays his.
    assert_eq!(ada.get(&format!("/api/tables/{id}/save")).await.status, 403);
    let mut his = bo.sit(&id, 1).await;
    until_told(&mut his, "Bo is back.").await;
    assert_eq!(bo.info(&id).await["seats"][1]["kind"], "person");
    ada.hand_over(&id, 1, "bot").await.why(403);
}

/// Whoever comes back has time to look around; but nobody holds a table up by coming and going.
#[tokio::test]
async fn coming_back_begins_the_wait_anew_once() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let table = that_waits(&ada, &["open"], 5).await;
    bo.join(&table.keys[0]).await.ok();
    let id = table.id;
    let (mut hers, mut his) = (ada.sit(&id, 0).await, bo.sit(&id, 1).await);
    while !his.is_asked() {
        hers.answer(0).await;
        his.catch_up(hers.seq).await;
    }
    drop(his);
    hers.until(|l| l.table["seats"][1]["here"] == false).await;
    house.pass(Duration::from_secs(10 * 60));
    let his = bo.sit(&id, 1).await;
    assert!(ada.hand_over(&id, 1, "bot").await.why(403).contains("5 minutes more"));
    house.pass(Duration::from_secs(4 * 60));
    let another = bo.sit(&id, 1).await;
    drop((his, another));
    hers.until(|l| l.table["seats"][1]["here"] == false).await;
    bo.sit(&id, 1).await;
    assert!(ada.hand_over(&id, 1, "bot").await.why(403).contains("60 seconds more"));
    house.pass(Duration::from_secs(61));
    ada.hand_over(&id, 1, "bot").await.ok();
}

/// Ada and Bo at a table that waits five minutes, and that waits for Bo.
async fn kept_waiting(house: &House) -> (String, (Guest, Live), (Guest, Live)) {
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let table = that_waits(&ada, &["open"], 5).await;
    bo.join(&table.keys[0]).await.ok();
    let (mut hers, mut his) = (ada.sit(&table.id, 0).await, bo.sit(&table.id, 1).await);
    until_play_waits_for_him(&mut hers, &mut his).await;
    (table.id, (ada, hers), (bo, his))
}

/// Ada plays on until play waits for Bo, and for nobody else.
async fn until_play_waits_for_him(hers: &mut Live, his: &mut Live) {
    loop {
        let seq = hers.seq.max(his.seq);
        hers.catch_up(seq).await;
        his.catch_up(seq).await;
        let asked = match (hers.is_asked(), his.is_asked()) {
            (false, true) => return,
            (true, _) => &mut *hers,
            (false, false) => {
                hers.hear().await;
                continue;
            }
        };
        asked.answer(0).await;
    }
}

/// Whoever comes back the moment that a bot sits down finds the question answered, and less time than before.
#[tokio::test]
async fn nobody_comes_back_to_the_question_that_they_kept_the_table_waiting_with() {
    let house = House::open().await;
    let (id, (ada, mut hers), (bo, mut his)) = kept_waiting(&house).await;
    for seconds in [300, 150, 75] {
        let question = his.question["id"].clone();
        drop(his);
        house.pass(Duration::from_secs(seconds / 2));
        assert!(ada.hand_over(&id, 1, "bot").await.why(403).contains("the table waits for it"));
        house.pass(Duration::from_secs(seconds / 2 + 1));
        ada.hand_over(&id, 1, "bot").await.ok();
        bo.hand_over(&id, 1, "me").await; // refused, if the bot has not answered yet
        his = bo.sit(&id, 1).await;
        assert_eq!(bo.info(&id).await["seats"][1]["kind"], "person");
        assert_ne!(his.question["id"], question, "the bot has answered");
        assert_eq!(his.now["undo"], "ask", "the others have waited for that");
        until_play_waits_for_him(&mut hers, &mut his).await;
    }
    // When he decides something himself, he has all of it again.
    his.answer(0).await;
    hers.catch_up(his.seq).await;
    until_play_waits_for_him(&mut hers, &mut his).await;
    drop(his);
    house.pass(Duration::from_secs(240));
    assert!(ada.hand_over(&id, 1, "bot").await.why(403).contains("the table waits for it"));
}

/// What is taken back gives nobody more time.
#[tokio::test]
async fn nobody_gains_time_by_taking_moves_back() {
    let house = House::open().await;
    let (_, (_, mut hers), (_, mut his)) = kept_waiting(&house).await;
    let mut waits = his.now["waits"].clone();
    house.pass(Duration::from_secs(60));
    his.answer(0).await;
    while his.now["undo"] != "free" {
        until_play_waits_for_him(&mut hers, &mut his).await;
        waits = his.now["waits"].clone();
        house.pass(Duration::from_secs(60));
        his.answer(0).await;
    }
    for wish in ["undo", "redo", "undo"] {
        let seq = his.seq;
        his.want(json!(wish)).await.done();
        his.catch_up(seq + 1).await;
        if wish == "undo" {
            assert_eq!(his.now["waits"], waits);
        }
    }
}

/// Nor does it help that nobody looks, that something else is told, or that somebody else sits there.
#[tokio::test]
async fn nobody_gains_time_while_everybody_is_away() {
    let mut house = House::open().await;
    let (id, (ada, hers), (bo, his)) = kept_waiting(&house).await;
    drop((hers, his));
    for _ in 0..3 {
        house.pass(Duration::from_secs(80));
        bo.hand_over(&id, 1, "me").await.ok();
        house.restart().await;
    }
    house.pass(Duration::from_secs(61));
    ada.hand_over(&id, 1, "bot").await.ok();
    // He has half of the time from then on, whoever he is.
    let (mut hers, mut his) = (ada.sit(&id, 0).await, bo.sit(&id, 1).await);
    until_play_waits_for_him(&mut hers, &mut his).await;
    drop((hers, his));
    house.restart().await;
    let key = bo.hand_over(&id, 1, "open").await.ok()["invitation"]["key"].clone();
    let cy = house.guest("Cy").await;
    cy.join(key.as_str().expect("a key")).await.ok();
    house.pass(Duration::from_secs(100));
    let key = cy.hand_over(&id, 1, "open").await.ok()["invitation"]["key"].clone();
    house.guest("Di").await.join(key.as_str().expect("a key")).await.ok();
    assert!(ada.hand_over(&id, 1, "bot").await.why(403).contains("the table waits for it"));
    house.pass(Duration::from_secs(51));
    ada.hand_over(&id, 1, "bot").await.ok();
}

/// A host who opens their own seat does not take it from the bot before it has answered.
#[tokio::test]
async fn nobody_opens_a_seat_again_before_the_bot_there_has_answered() {
    let house = House::open().await;
    let (id, (ada, mut hers), (bo, mut his)) = house.two_at_a_table().await;
    until_play_waits_for_him(&mut his, &mut hers).await;
    drop(hers);
    ada.hand_over(&id, 0, "open").await.ok();
    house.pass(Duration::from_secs(25 * 3600));
    bo.hand_over(&id, 0, "bot").await.ok();
    let opened = ada.hand_over(&id, 0, "open").await.status;
    let kind = "SELECT count(*) FROM entries WHERE table_id = ? AND kind = 'bot'";
    let answers: u32 =
        sqlx::query_scalar(kind).bind(&id).fetch_one(&crate::store(&house).await).await.expect("readable");
    assert!(opened == 409 || answers > 0, "{opened}");
}

/// Every change is kept for ever, so there is a limit to how often somebody changes what they did.
#[tokio::test]
async fn nobody_changes_their_mind_without_end() {
    let house = House::with(server::Options::default()).await;
    let ada = house.guest("Ada").await;
    let id = ada.table(&["me"]).await.id;
    let mut live = ada.sit(&id, 0).await;
    live.answer(0).await;
    let mut changes = 0;
    loop {
        let seq = live.seq;
        match live.want(json!(if changes % 2 == 0 { "undo" } else { "redo" })).await {
            Became::Done => live.catch_up(seq + 1).await,
            other => break assert!(other.why().contains("too fast")),
        }
        changes += 1;
        assert!(changes < 1_000, "as often as she likes");
    }
    assert!(changes >= 30, "{changes}");
    loop {
        let reply = ada.hand_over(&id, 0, "me").await;
        if reply.status == 429 {
            break assert!(reply.why(429).contains("too fast"));
        }
        changes += 1;
        assert!(changes < 2_000, "as often as she likes");
    }
}

/// Whoever lends their seat and takes it back has no more time than before.
#[tokio::test]
async fn nobody_gains_time_by_lending_a_seat() {
    let house = House::open().await;
    for _ in 0..20 {
        let (id, (_, hers), (bo, his)) = kept_waiting(&house).await;
        let (question, until) = (his.question["id"].clone(), hers.now["waits"].clone());
        house.pass(Duration::from_secs(60));
        drop(his);
        bo.hand_over(&id, 1, "bot").await.ok();
        bo.hand_over(&id, 1, "me").await.ok();
        let his = bo.sit(&id, 1).await;
        if his.question["id"] == question {
            assert_eq!(his.now["waits"], until);
            return;
        }
        // The bot was quicker.
    }
    panic!("the bot was quicker each time");
}

/// What decides nothing gives nobody more time.
#[tokio::test]
async fn nobody_gains_time_with_asides() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let (_, mut hers, mut his) = after_a_campaign(&ada, &bo).await;
    hers.want(answer(&hers, "campaign/new")).await.done();
    for i in 0..300 {
        let seq = hers.seq.max(his.seq);
        hers.catch_up(seq).await;
        his.catch_up(seq).await;
        let asked = if hers.is_asked() { &mut hers } else { &mut his };
        let options = asked.question["options"].as_array().expect("a list").clone();
        let Some(aside) = options.iter().find(|option| option["aside"] == true && option["grave"].is_null())
        else {
            asked.answer(i).await;
            continue;
        };
        let (seat, waits) = (asked.question["seat"].clone(), asked.now["waits"].clone());
        assert!(waits.as_array().is_some_and(|list| list.iter().any(|wait| wait["seat"] == seat)), "{waits}");
        house.pass(Duration::from_secs(60));
        asked.want(answer(asked, aside["key"].as_str().expect("a key"))).await.done();
        asked.catch_up(seq + 1).await;
        assert_eq!(asked.now["waits"], waits, "{aside}");
        return;
    }
    panic!("nothing may be done at any time");
}

/// The one whom play does not wait for has all the time in the world.
#[tokio::test]
async fn nobody_stands_in_where_nobody_waits() {
    let house = House::open().await;
    let (id, (ada, mut hers), (bo, mut his)) = house.two_at_a_table().await;
    while hers.is_asked() && his.is_asked() {
        hers.answer(0).await;
        his.catch_up(hers.seq).await;
    }
    house.pass(Duration::from_secs(48 * 3600));
    let idle = [hers.is_asked(), his.is_asked()].iter().position(|asked| !asked);
    match idle.expect("one of them waits") {
        0 => bo.hand_over(&id, 0, "bot").await.why(403),
        _ => ada.hand_over(&id, 1, "bot").await.why(403),
    };
}

/// Whoever opened the table leaves it to those who play.
#[tokio::test]
async fn a_host_who_deletes_a_table_leaves_it_to_the_others() {
    let house = House::open().await;
    let (id, (ada, hers), (bo, mut his)) = house.two_at_a_table().await;
    let path = format!("/api/tables/{id}");
    drop(hers);
    ada.delete(&path).await.ok();
    ada.get(&path).await.why(404);
    assert_eq!(ada.get("/api/tables").await.ok(), json!([]));
    until_told(&mut his, "Ada no longer wants this table. It is Bo's from now on.").await;
    assert_eq!(bo.live(&id, Some(0), None).await.err(), Some(404), "he sees no more than before");
    let info = bo.info(&id).await;
    assert_eq!(
        (&info["host"], &info["seats"][0]["kind"], &info["seats"][1]["mine"]),
        (&json!(true), &json!("bot"), &json!(true))
    );
    let seq = his.seq;
    his.until(|l| l.is_asked() || l.seq > seq).await;
    // Nobody is left behind when he goes.
    bo.delete(&path).await.ok();
    bo.get(&path).await.why(404);
}

/// Whoever asks twice at once is not host any more the second time: the table stays, and nobody else is put out.
#[tokio::test]
async fn a_table_is_given_away_once() {
    let house = House::open().await;
    for _ in 0..12 {
        let (id, (ada, _hers), (bo, _his)) = house.two_at_a_table().await;
        let path = format!("/api/tables/{id}");
        let (one, other, ..) =
            tokio::join!(ada.delete(&path), ada.delete(&path), ada.info(&id), bo.info(&id));
        let done = [one.status, other.status].iter().filter(|status| **status == 204).count();
        assert_eq!(done, 1, "{} {}", one.status, other.status);
        let info = bo.info(&id).await;
        assert_eq!((&info["host"], &info["seats"][1]["mine"]), (&json!(true), &json!(true)));
    }
}

/// A bot that plays for somebody does not end a campaign for them.
#[tokio::test]
async fn nobody_ends_a_campaign_while_a_bot_plays_for_another() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let (id, mut hers, his) = after_a_campaign(&ada, &bo).await;
    drop(his);
    bo.hand_over(&id, 1, "bot").await.ok();
    let seq = ada.seq(&id).await;
    hers.catch_up(seq).await;
    hers.until(Live::is_asked).await;
    let end = json!({ "answer": { "id": hers.question["id"], "keys": ["campaign/end"] } });
    hers.want(end).await.done();
    until_told(&mut hers, "Bo would rather play on.").await;
    assert!(!hers.is_over());
}

#[tokio::test]
async fn a_bookmark_is_deleted_by_whoever_made_it() {
    let mut house = House::open().await;
    let (id, (ada, mut hers), (_, mut his)) = house.two_at_a_table().await;
    hers.want(json!({ "bookmark": { "name": "fork" } })).await.done();
    assert!(his.want(json!({ "forget": { "name": "fork" } })).await.why().contains("somebody else"));
    hers.want(json!({ "forget": { "name": "nowhere" } })).await.why();
    hers.want(json!({ "copy": { "name": "fork" } })).await.done();
    his.until(|l| l.now["proposal"]["asks_me"] == true).await;
    hers.want(json!({ "forget": { "name": "fork" } })).await.done();
    his.say_to_proposal("agree").await.stale();
    until_told(&mut his, "Ada has deleted the bookmark “fork”. What was asked about it is off.").await;
    hers.until(|l| l.now["bookmarks"] == json!([])).await;
    house.restart().await;
    assert_eq!(ada.sit(&id, 0).await.now["bookmarks"], json!([]));
}

/// One person cannot take all the room.
#[tokio::test]
async fn everybody_has_bookmarks_of_their_own() {
    let house = House::open().await;
    let (_, (_, mut hers), (_, mut his)) = house.two_at_a_table().await;
    for i in 0..50 {
        hers.want(json!({ "bookmark": { "name": format!("hers {i}") } })).await.done();
    }
    let why = hers.want(json!({ "bookmark": { "name": "one more" } })).await.why();
    assert_eq!(why, "you have 50 bookmarks at this table; delete one first");
    his.want(json!({ "bookmark": { "name": "his" } })).await.done();
    hers.want(json!({ "forget": { "name": "hers 7" } })).await.done();
    hers.want(json!({ "bookmark": { "name": "one more" } })).await.done();
}

#[tokio::test]
async fn a_note_is_changed_by_whoever_wrote_it_or_after_asking() {
    let house = House::open().await;
    let (_, (_, mut hers), (_, mut his)) = house.two_at_a_table().await;
    let note = |text: &str| json!({ "pin": { "at": "map/1", "text": text } });
    let says =
        |live: &Live, text: &str, by: &str| live.pins == json!([{ "at": "map/1", "text": text, "by": by }]);
    his.want(note("Beware")).await.done();
    hers.want(json!({ "pin": { "at": " map/1 ", "text": "" } })).await.done();
    his.until(|l| l.now["proposal"]["what"] == "take away the note that Bo wrote").await;
    his.say_to_proposal("decline").await.done();
    house.pass(Duration::from_secs(61));
    let long = "no ".repeat(3000);
    for text in [long.as_str(), "turned \u{202e}around"] {
        assert!(!hers.want(note(text)).await.why().is_empty(), "nobody is asked about what no note can say");
        assert!(his.now["proposal"].is_null());
    }
    hers.want(note("Not so bad")).await.done();
    his.until(|l| l.now["proposal"]["asks_me"] == true).await;
    let what = "change the note that Bo wrote to “Not so bad”";
    assert_eq!((&his.now["proposal"]["what"], says(&his, "Beware", "Bo")), (&json!(what), true));
    // It was about the note as it stood.
    his.want(note("Beware of the dog")).await.done();
    hers.until(|l| l.now["proposal"].is_null() && says(l, "Beware of the dog", "Bo")).await;
    hers.want(note("")).await.done();
    his.until(|l| l.now["proposal"]["what"] == "take away the note that Bo wrote").await;
    his.say_to_proposal("decline").await.done();
    hers.until(|l| l.now["declined"]["text"] == "Bo would rather leave the note as it is.").await;
    assert!(hers.want(note("Not so bad")).await.why().contains("wait a minute"));
    house.pass(Duration::from_secs(61));
    hers.want(note("Not so bad")).await.done();
    his.until(|l| l.now["proposal"]["asks_me"] == true).await;
    his.say_to_proposal("agree").await.done();
    his.until(|l| says(l, "Not so bad", "Ada")).await;
}

/// Whoever is not asked has no say in it.
#[tokio::test]
async fn only_those_who_are_asked_can_decline() {
    let house = House::open().await;
    let (ada, bo, cy) = (house.guest("Ada").await, house.guest("Bo").await, house.guest("Cy").await);
    let table = ada.table(&["me", "open", "open"]).await;
    bo.join(&table.keys[0]).await.ok();
    cy.join(&table.keys[1]).await.ok();
    let mut hers = ada.sit(&table.id, 0).await;
    let (mut his, mut theirs) = (bo.sit(&table.id, 1).await, cy.sit(&table.id, 2).await);
    let note = |text: &str| json!({ "pin": { "at": "map/1", "text": text } });
    his.want(note("Beware")).await.done();
    hers.want(note("Not so bad")).await.done();
    theirs.until(|l| !l.now["proposal"].is_null()).await;
    assert!(theirs.say_to_proposal("decline").await.why().contains("not you"));
    // Nor do they put something else in its place, for a while.
    theirs.want(json!({ "bookmark": { "name": "here" } })).await.done();
    let copy = json!({ "copy": { "name": "here" } });
    let why = theirs.want(copy.clone()).await.why();
    assert_eq!(why, "Ada is asking the table for something else; wait a minute");
    // A minute after she began, whatever she asks by then.
    house.pass(Duration::from_secs(31));
    hers.want(note("Not bad at all")).await.done();
    theirs.want(copy.clone()).await.why();
    house.pass(Duration::from_secs(31));
    theirs.want(copy).await.done();
    theirs.until(|l| l.now["proposal"]["mine"] == true).await;
    house.pass(Duration::from_secs(61));
    hers.want(note("Not so bad")).await.done();
    assert!(hers.now["proposal"]["mine"] == true && hers.now["declined"].is_null());
    theirs.until(|l| l.now["declined"]["text"].is_string()).await;
    his.until(|l| l.now["proposal"]["id"] == hers.now["proposal"]["id"]).await;
    his.until(|l| l.now["proposal"]["asks_me"] == true).await;
    his.say_to_proposal("agree").await.done();
}

/// Nobody is asked again and again.
#[tokio::test]
async fn whoever_was_refused_waits_a_minute_before_they_ask_again() {
    let house = House::open().await;
    let (_, (_, mut hers), (_, mut his)) = house.two_at_a_table().await;
    for name in ["here", "there"] {
        hers.want(json!({ "bookmark": { "name": name } })).await.done();
    }
    let go_to = |name: &str| json!({ "go-to": { "name": name } });
    hers.want(go_to("here")).await.done();
    his.until(|l| l.now["proposal"]["asks_me"] == true).await;
    his.say_to_proposal("decline").await.done();
    for name in ["here", "there"] {
        assert!(hers.want(go_to(name)).await.why().contains("wait a minute"));
    }
    assert!(his.now["proposal"].is_null());
    // She may ask for something else, and he for the same.
    hers.want(json!({ "copy": { "name": "here" } })).await.done();
    his.until(|l| l.now["proposal"]["asks_me"] == true).await;
    his.want(go_to("here")).await.done();
    hers.until(|l| l.now["proposal"]["asks_me"] == true).await;
    let declined = "Bo would rather not have a true copy made from the bookmark “here”.";
    assert_eq!(hers.now["declined"]["text"], declined);
    hers.say_to_proposal("decline").await.done();
    house.pass(Duration::from_secs(61));
    hers.want(go_to("here")).await.done();
    his.until(|l| l.now["proposal"]["asks_me"] == true).await;
}

/// Nobody passes for somebody else: not by a name, and not by a new one.
#[tokio::test]
async fn names_that_look_alike_are_told_apart_at_a_table() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me", "open", "open"]).await;
    let (mut eve, other) = (house.guest("\u{410}da").await, house.guest("ADA").await);
    eve.join(&table.keys[0]).await.ok();
    other.join(&table.keys[1]).await.ok();
    let names = |info: &Value| {
        info["seats"].as_array().expect("a list").iter().map(|s| s["name"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&ada.info(&table.id).await), ["Ada", "\u{410}da (2)", "ADA (3)"]);
    let seats = json!([{ "who": "me", "name": "Ada B" }, { "who": "bot", "name": "Ada  B" }]);
    let blanks = json!({ "game": "prelude", "mode": "standard", "seats": seats });
    let blanks: Opened = ada.post("/api/tables", blanks).await.ok().into();
    assert_eq!(names(&ada.info(&blanks.id).await)[1], "Ada  B (2)", "a page shows two blanks as one");
    // She is called at the table what she was called when she sat down.
    eve.introduce("Ada").await;
    let mut hers = eve.sit(&table.id, 1).await;
    hers.want(json!({ "say": { "text": "It's me" } })).await.done();
    hers.until(|l| l.chat.last().is_some_and(|line| line["name"] == "\u{410}da (2)")).await;
    let bench = house.guest("ada").await;
    bench.join(&ada.watch_key(&table.id).await).await.ok();
    let mut watching = bench.watch(&table.id).await;
    watching.want(json!({ "say": { "text": "And me" } })).await.done();
    watching.until(|l| l.chat.last().is_some_and(|line| line["name"] == "ada (4)")).await;
    assert_eq!(ada.info(&table.id).await["watching"], json!(["ada (4)"]));
    ada.post(&format!("/api/tables/{}/dismiss", table.id), json!({ "name": "ada (4)" })).await.ok();
    // Nor at a new table, nor at one from a save.
    let seats = json!([{ "who": "me" }, { "who": "me", "name": "ada" }, { "who": "bot", "name": "Ada" }]);
    let new = json!({ "game": "prelude", "mode": "standard", "seats": seats });
    let new: Opened = ada.post("/api/tables", new).await.ok().into();
    assert_eq!(names(&ada.info(&new.id).await), ["Ada", "ada (2)", "Ada (3)"]);
    let mut save = ada.get(&format!("/api/tables/{}/save", new.id)).await.ok();
    save["setup"]["seats"][1]["name"] = json!("Ada");
    let again: Opened = ada.post("/api/saves", json!({ "save": save })).await.ok().into();
    assert_eq!(names(&ada.info(&again.id).await), ["Ada", "Ada (2)", "Ada (3)"]);
}

#[tokio::test]
async fn what_is_said_turns_nothing_around() {
    let house = House::open().await;
    let (_, (_, mut hers), (_, mut his)) = house.two_at_a_table().await;
    hers.want(json!({ "say": { "text": "\u{202e}I\u{200b} agree\u{7}\n 👩\u{200d}🚀" } })).await.done();
    his.until(|l| l.chat.last().is_some_and(|line| line["text"] == "I agree  👩\u{200d}🚀")).await;
    hers.want(json!({ "say": { "text": "\u{202e}\u{200d}" } })).await.why();
}
