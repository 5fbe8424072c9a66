//! The largest possible tables and saves: they open quickly, take little memory, and keep nobody else waiting.

use crate::common::{House, Live, Neighbour, Opened, hostile, mirror, new_table, p99, worst};
use serde_json::json;
use server::Options;
use std::time::{Duration, Instant};
use table::{Question, Seat};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_worst_table_of_each_game_opens_soon_and_keeps_nobody_waiting() {
    let mut house = House::open().await;
    let mut all_again = Duration::ZERO;
    for id in library::ids() {
        let ada = house.guest("Ada").await;
        let worst = worst(id);
        let save = serde_json::to_value(worst.save()).expect("plain data");
        let answers = save["answers"].as_array().expect("a list").len();
        assert!(answers >= 20_000 || worst.outcome().is_some(), "{id}: only {answers} answers");
        drop(worst);
        let neighbour = Neighbour::new(house.address).await;
        let began = Instant::now();
        let table: Opened = ada.post("/api/saves", json!({ "save": save })).await.ok().into();
        let uploaded = began.elapsed();
        let began = Instant::now();
        let mut live = ada.sit(&table.id, 0).await;
        let opened = began.elapsed();
        // Back to before the kept checkpoints: every answer is given again.
        let began = Instant::now();
        live.want(json!("undo")).await.done();
        let undone = began.elapsed();
        let began = Instant::now();
        let looks = (0..12).map(|_| {
            let (ada, path) = (ada.clone(), format!("/api/tables/{}/replay/{answers}", table.id));
            tokio::spawn(async move { ada.get(&path).await.ok() })
        });
        for look in looks.collect::<Vec<_>>() {
            assert_eq!(look.await.expect("no panic")["at"], answers - 1);
        }
        let replayed = began.elapsed();
        let waited = p99(&mut neighbour.waited().await);
        println!(
            "{id}: upload {uploaded:?}, open {opened:?}, undo {undone:?}, 12 replays {replayed:?}, p99 {waited:?}"
        );
        house.restart().await;
        let began = Instant::now();
        ada.sit(&table.id, 0).await;
        let reopened = began.elapsed();
        // However busy the machine is, nothing else takes as long as giving every answer of a heavy table again. Where the rules end a
        // game before it is heavy, that is another game's.
        if answers >= 20_000 {
            all_again = undone.max(replayed);
        }
        for took in [uploaded, opened, reopened, waited] {
            assert!(took < all_again / 2, "{id}: {took:?}, after a restart {reopened:?}");
        }
    }
}

/// A guest who plays on and on, at the table itself.
#[tokio::test]
async fn a_guest_who_changes_their_mind_for_ever_pays_the_same_for_every_answer() {
    let house = House::with(Options { messages_per_second: 1_000_000, ..Options::default() }).await;
    let (_, (_, hers), (_, his)) = house.two_at_a_table().await;
    let mut live = [hers, his];
    let fickle = |l: &Live| l.question["prompt"].as_str().is_some_and(|p| p.contains("change your mind"));
    let seat = loop {
        if let Some(seat) = live.iter().position(fickle) {
            break seat;
        }
        let asked = live.iter().position(Live::is_asked).expect("somebody is asked");
        live[asked].answer(0).await;
        let seq = live[asked].seq;
        live[1 - asked].catch_up(seq).await;
    };
    let mut took = Vec::new();
    for n in 0..700 {
        let began = Instant::now();
        live[seat].answer(n % 2).await;
        took.push(began.elapsed());
    }
    let typical = |some: &[Duration]| {
        let mut some = some.to_vec();
        some.sort_unstable();
        some[some.len() / 4]
    };
    let (first, last) = (typical(&took[..100]), typical(&took[600..]));
    assert!(last < first * 4 + Duration::from_millis(10), "{first:?} at first, {last:?} in the end");
}

/// What a table takes is not used up by one person alone.
#[tokio::test]
async fn nobody_gives_more_than_half_of_the_answers_that_a_table_takes() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let mut table = mirror(3, 7);
    // Two of the three seats are hers.
    while table.log().iter().filter(|answer| answer.seat != Seat(2)).count() < 25_000 {
        let hers = Seat((table.log().len() % 2) as u8);
        let fickle = |q: &&Question| q.seat == hers && q.prompt.contains("change your mind");
        let question = table.questions().iter().find(fickle).unwrap_or(&table.questions()[0]).clone();
        let other = table.log().len() % question.options.len();
        let keys: Vec<&str> = match question.pick.max {
            1 => vec![&question.options[other].key],
            _ => question.options.iter().take(question.pick.min).map(|option| option.key.as_str()).collect(),
        };
        table.answer(question.seat, question.id, &keys).expect("it is offered");
    }
    let save = json!({ "save": table.save() });
    let id = Opened::from(ada.post("/api/saves", save).await.ok()).id;
    let mut hers = ada.sit(&id, 0).await;
    hers.answer(0).await; // all seats are hers
    let key = ada.hand_over(&id, 2, "open").await.ok()["invitation"]["key"].clone();
    bo.join(key.as_str().expect("a key")).await.ok();
    hers.catch_up(ada.seq(&id).await).await;
    let more = hers.answer_of(1);
    assert!(hers.want(more).await.why().contains("half of the answers"));
    bo.sit(&id, 2).await.answer(0).await;
}

fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|l| l.starts_with("VmHWM:"));
    line.and_then(|l| l.split_whitespace().nth(1)?.parse::<usize>().ok()).unwrap_or(0) * 1024
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_large_uploads_take_little_memory_and_little_disk() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table: Opened = ada.post("/api/tables", new_table(&["me", "me"])).await.ok().into();
    let save = ada.get(&format!("/api/tables/{}/save", table.id)).await.ok();
    let hostile = hostile(&save);
    let before = resident();
    let mut uploads = Vec::new();
    for n in 0..30 {
        // Each from somebody else: one person has to wait for their own.
        let (guest, body) = (house.guest("Mallory").await, json!({ "save": hostile[n % hostile.len()] }));
        uploads.push(tokio::spawn(async move { guest.post("/api/saves", body).await }));
    }
    for upload in uploads {
        let reply = upload.await.expect("no panic");
        assert!([200, 400, 413, 422, 429].contains(&reply.status), "{}", reply.status);
        assert!(
            reply.body.to_string().len() < 20_000,
            "a long answer: {} bytes",
            reply.body.to_string().len()
        );
    }
    // The bodies themselves, thirty times, are this program's own: 120 MB twice over, before and while they are sent.
    let grown = resident().saturating_sub(before);
    println!("30 uploads of 4 MB: {} MB more, with the bodies", grown >> 20);
    assert!(grown < 1 << 30, "{} MB", grown >> 20);
    let stored = house.bytes().len();
    assert!(stored < 64 << 20, "{} MB in the store", stored >> 20);
}

/// Somebody whose saves never quite arrive keeps nobody but themselves from uploading another.
#[tokio::test]
async fn uploads_that_do_not_arrive_keep_nobody_else_waiting() {
    use tokio::io::AsyncWriteExt;
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let table: Opened = bo.post("/api/tables", new_table(&["me"])).await.ok().into();
    let save = bo.get(&format!("/api/tables/{}/save", table.id)).await.ok();
    let cookie = ada.cookie.as_deref().expect("she said her name");
    let head = format!(
        "POST /api/saves HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
         content-length: 90000\r\n\r\n{{"
    );
    let mut slow = Vec::new();
    for _ in 0..40 {
        let mut half = tokio::net::TcpStream::connect(house.address).await.expect("it listens");
        half.write_all(head.as_bytes()).await.expect("sent");
        slow.push(half);
    }
    let began = Instant::now();
    while ada.post("/api/saves", json!({ "save": save })).await.status != 429 {
        assert!(began.elapsed() < Duration::from_secs(20), "she may upload as many as she likes");
    }
    bo.post("/api/saves", json!({ "save": save })).await.ok();
}
