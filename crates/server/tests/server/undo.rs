//! Undo, redo, bookmarks, and who has to agree.

use crate::common::{Became, Guest, House, Live, Whim};
use crate::replay::{checkpoint, record_otherwise};
use serde_json::{Value, json};

/// Answers every question until the last answer cannot be undone without the others. Says who gave it.
async fn until_something_is_revealed(hers: &mut Live, his: &mut Live) -> &'static str {
    for i in 0..60 {
        let (name, mover) = if hers.is_asked() { ("Ada", &mut *hers) } else { ("Bo", &mut *his) };
        mover.answer(i).await;
        let ask = mover.now["undo"] == "ask";
        let seq = mover.seq;
        hers.catch_up(seq).await;
        his.catch_up(seq).await;
        if ask {
            return name;
        }
    }
    panic!("nothing is revealed in this game");
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
    assert_eq!(live.lines().last(), Some(&"Ada redoes the move."));
    assert_eq!(live.now["redo"], false);
}

#[tokio::test]
async fn beyond_the_fence_everybody_must_agree() {
    let house = House::open().await;
    let (id, (ada, mut hers), (_, mut his)) = house.two_at_a_table().await;
    let mover = until_something_is_revealed(&mut hers, &mut his).await;
    let (seq, view) = (hers.seq, hers.view.clone());
    hers.want(json!("undo")).await.done();
    hers.until(|l| l.now["proposal"]["mine"] == true).await;
    his.until(|l| l.now["proposal"]["asks_me"] == true).await;
    hers.say_to_proposal("decline").await.done();
    for live in [&mut hers, &mut his] {
        live.until(|l| l.now["proposal"].is_null()).await;
    }
    assert!(his.now["declined"].is_null() && hers.now["declined"].is_null(), "she has withdrawn it");
    hers.want(json!("undo")).await.done();
    his.until(|l| l.now["proposal"]["asks_me"] == true).await;
    let proposal = his.now["proposal"].clone();
    assert_eq!(proposal["what"], format!("take back {mover}'s last move"));
    assert_eq!(proposal["mine"], false);
    assert_eq!((&proposal["by"], &proposal["missing"]), (&json!("Ada"), &json!(["Bo"])));
    hers.until(|l| l.now["proposal"]["asks_me"] == false).await;
    // Asking again does not count as a second vote.
    hers.want(json!("undo")).await.done();
    hers.say_to_proposal("agree").await.done();
    assert_eq!((ada.seq(&id).await, &hers.view), (seq, &view));
    his.say_to_proposal("decline").await.done();
    hers.until(|l| l.now["proposal"].is_null()).await;
    assert_eq!(
        hers.now["declined"],
        json!({ "id": proposal["id"], "text": "Bo would rather not take it back." })
    );
    assert!(his.now["declined"].is_null(), "he knows");
    his.say_to_proposal("agree").await.stale();
    assert_eq!(ada.seq(&id).await, seq);
    his.want(json!("undo")).await.done();
    hers.until(|l| l.now["proposal"]["asks_me"] == true).await;
    assert!(hers.now["declined"].is_null(), "this is about something else");
    hers.say_to_proposal("agree").await.done();
    hers.catch_up(seq + 1).await;
    assert_ne!(hers.view, view);
    assert!(hers.now["proposal"].is_null());
    let took = if mover == "Bo" { "Bo takes a move back." } else { "Bo takes Ada's move back." };
    assert_eq!(hers.lines().last(), Some(&took));
}

#[tokio::test]
async fn an_answer_makes_a_proposal_void() {
    let house = House::open().await;
    let (_, (_, mut hers), (_, mut his)) = house.two_at_a_table().await;
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

/// What is refused changes nothing, not even what others have proposed.
#[tokio::test]
async fn a_refused_wish_leaves_anothers_proposal_alone() {
    let house = House::open().await;
    let (_, (_, mut hers), (_, mut his)) = house.two_at_a_table().await;
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
    let (id, (ada, mut hers), (_, mut his)) = house.two_at_a_table().await;
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
    let (id, (_, mut hers), (bo, mut his)) = house.two_at_a_table().await;
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
    let mut whim = Whim(77);
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
        // Of the two saves, one after the other, everybody is told once.
        assert_eq!((&back.view, back.seq), (&seats[0].view, seats[0].seq + 1));
        // What a player who was away would find out by opening the table again.
        assert_eq!(back.now["undo"], seats[0].now["undo"]);
    }
}

/// Plays until this many steps have ended, the last of them with the last answer; returns the first seat's connection,
/// and what it saw before each answer.
async fn until_steps_have_ended(house: &House, ada: &Guest, id: &str, steps: usize) -> (Live, Vec<Value>) {
    let mut seats = [ada.sit(id, 0).await, ada.sit(id, 1).await];
    let mut seen = Vec::new();
    let mut ended = 0;
    while ended < steps {
        seen.push(seats[0].view.clone());
        let asked = seats.iter().position(|s| s.is_asked()).expect("somebody is asked");
        seats[asked].answer(0).await;
        let seq = seats[asked].seq;
        for seat in &mut seats {
            seat.catch_up(seq).await;
        }
        ended += usize::from(checkpoint(house, id).await == seen.len() as u32);
    }
    let [first, _] = seats;
    (first, seen)
}

/// The answer that ended a step is taken back from the checkpoint before: what came earlier is not repeated, and may
/// have been recorded with other rules.
#[tokio::test]
async fn the_end_of_a_step_is_taken_back_after_a_restart_whatever_the_rules_were_before() {
    let mut house = House::open().await;
    let ada = house.guest("Ada").await;
    for gone_back_before in [false, true] {
        let id = ada.table(&["me", "me"]).await.id;
        let (mut live, mut seen) = until_steps_have_ended(&house, &ada, &id, 5).await;
        if gone_back_before {
            undo_to_a_checkpoint(&house, &id, &mut live, &mut seen).await;
        }
        record_otherwise(&house, &id, 1).await;
        house.restart().await;
        let mut live = ada.sit(&id, 0).await;
        let last = checkpoint(&house, &id).await;
        assert_eq!(seen.len() as u32, last, "a step has just ended");
        undo_to_a_checkpoint(&house, &id, &mut live, &mut seen).await;
        assert!(checkpoint(&house, &id).await < last);
        // Nothing is known from before this one: the whole log would be repeated, which no longer fits.
        let (seq, view) = (live.seq, live.view.clone());
        let why = live.want(json!("undo")).await.why();
        assert_eq!(why, "the table cannot go there: the game was recorded with other rules or another book");
        assert_eq!((ada.seq(&id).await, ada.sit(&id, 0).await.view), (seq, view));
    }
}

/// Takes back at least one answer, and on until there are none after the last checkpoint.
async fn undo_to_a_checkpoint(house: &House, id: &str, live: &mut Live, seen: &mut Vec<Value>) {
    loop {
        let seq = live.seq;
        live.want(json!("undo")).await.done();
        live.catch_up(seq + 1).await;
        assert_eq!(live.view, seen.pop().expect("there is an answer to take back"), "after {}", seen.len());
        if seen.len() as u32 == checkpoint(house, id).await {
            return;
        }
    }
}

#[tokio::test]
async fn a_bookmark_is_a_place_to_go_back_to() {
    let house = House::open().await;
    let (id, (ada, mut hers), (_, mut his)) = house.two_at_a_table().await;
    hers.answer(1).await;
    his.catch_up(hers.seq).await;
    for name in ["", " ", "a\nb", &"x".repeat(61)] {
        hers.want(json!({ "bookmark": { "name": name } })).await.why();
    }
    hers.want(json!({ "bookmark": { "name": " fork " } })).await.done();
    his.until(|l| l.now["bookmarks"] == json!([{ "name": "fork", "mine": false }])).await;
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
    let names: Vec<Value> = names.iter().map(|name| json!({ "name": name, "mine": true })).collect();
    assert_eq!(live.now["bookmarks"], json!(names));
    house.restart().await;
    assert_eq!(ada.sit(&table.id, 0).await.now["bookmarks"], json!(names), "as before the restart");
}
