//! The largest possible tables and saves: a neighbour does not notice, and memory is returned.

use crate::common::{Guest, Live, Neighbour, hostile, worst};
use crate::process;
use crate::round::Round;
use crate::served::Served;
use reqwest::Method;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Bytes;

/// How long the server may take to return memory.
const BREATH: Duration = Duration::from_secs(5);

/// The largest table of every game, as a request, and how many answers it has.
static WORST: LazyLock<Vec<(Bytes, usize)>> = LazyLock::new(|| {
    let saves = library::ids().map(|id| {
        let save = serde_json::to_value(worst(id).save()).expect("plain data");
        (request(&save), save["answers"].as_array().expect("a list").len())
    });
    saves.collect()
});

/// Four megabytes of nonsense, of several kinds.
static HOSTILE: LazyLock<Vec<Bytes>> = LazyLock::new(|| {
    let game = library::game("prelude").expect("it is on the shelf");
    let table = game.open(table::Setup::new("prelude", "standard", 2, 7)).expect("the setup is sound");
    let save = serde_json::to_value(table.save()).expect("plain data");
    hostile(&save).iter().map(request).collect()
});

fn request(save: &Value) -> Bytes {
    json!({ "save": save }).to_string().into()
}

pub async fn round(round: Round) {
    spawn_blocking(|| (WORST.len(), HOSTILE.len())).await.expect("they can be made");
    let mut served = round.serve(0);
    let pid = served.child.id();
    let neighbour = Neighbour::new(served.address).await;
    sleep(Duration::from_secs(1)).await;
    let before = process::memory(pid, "VmRSS");
    let going = Arc::new(AtomicBool::new(true));
    let players: Vec<_> =
        (0..WORST.len()).map(|n| tokio::spawn(play(address(&served), n, going.clone()))).collect();
    let senders: Vec<_> = (0..4).map(|n| tokio::spawn(send(address(&served), n, going.clone()))).collect();
    while round.goes_on() {
        sleep(Duration::from_millis(100)).await;
    }
    going.store(false, Ordering::Relaxed);
    let (mut tables, mut uploads) = (0, 0);
    for player in players {
        tables += joined(player).await;
    }
    for sender in senders {
        uploads += joined(sender).await;
    }
    let waited = neighbour.waited().await;
    let peak = process::memory(pid, "VmHWM");
    sleep(BREATH).await;
    let after = process::memory(pid, "VmRSS");
    round.is_sound(&mut served);
    let mut tally = round.tally();
    tally.uploads += tables + uploads;
    tally.undos += tables;
    tally.replays += tables * REPLAYS;
    tally.beside_heavy.extend(waited);
    if peak > tally.memory[1] {
        tally.memory = [before, peak, after];
    }
    drop(tally);
    let most = 2 * before + (64 << 20);
    assert!(
        after < most,
        "{} MB before, {} MB at the peak, {} MB after",
        before >> 20,
        peak >> 20,
        after >> 20
    );
}

fn address(served: &Served) -> std::net::SocketAddr {
    served.address
}

async fn joined(task: JoinHandle<usize>) -> usize {
    task.await.expect("it goes on until the end")
}

/// Replays requested at once.
const REPLAYS: usize = 12;

/// Opens the largest table of a game again and again, undoes an answer, requests many replays at once. Returns how
/// often.
async fn play(address: std::net::SocketAddr, game: usize, going: Arc<AtomicBool>) -> usize {
    let guest = Guest::named(address, "Hal").await;
    let (save, answers) = &WORST[game];
    let mut times = 0;
    while going.load(Ordering::Relaxed) {
        let (status, body) = upload(&guest, save).await;
        if status == 429 {
            continue; // too much at once; it was a whole turn's wait
        }
        assert_eq!(status, 200, "{body}");
        let id = body["id"].as_str().expect("an id").to_owned();
        let mut live: Live = guest.sit(&id, 0).await;
        live.want(json!("undo")).await.done();
        let looks = (0..REPLAYS).map(|_| {
            let (guest, path) = (guest.clone(), format!("/api/tables/{id}/replay/{answers}"));
            tokio::spawn(async move { guest.get(&path).await })
        });
        for look in looks.collect::<Vec<_>>() {
            let reply = look.await.expect("the server answers");
            assert!([200, 429].contains(&reply.status), "a look back: {} {}", reply.status, reply.body);
        }
        times += 1;
    }
    times
}

/// Sends nonsense again and again. Returns how often.
async fn send(address: std::net::SocketAddr, first: usize, going: Arc<AtomicBool>) -> usize {
    let guest = Guest::named(address, "Hob").await;
    let mut times = 0;
    while going.load(Ordering::Relaxed) {
        let (status, body) = upload(&guest, &HOSTILE[(first + times) % HOSTILE.len()]).await;
        assert!([200, 400, 413, 422, 429].contains(&status), "{status}: {body}");
        assert!(body.to_string().len() < 20_000, "a long answer: {} bytes", body.to_string().len());
        times += 1;
    }
    times
}

async fn upload(guest: &Guest, save: &Bytes) -> (u16, Value) {
    let request = guest.request(Method::POST, "/api/saves").header("content-type", "application/json");
    match request.body(save.clone()).send().await {
        Ok(reply) => (reply.status().as_u16(), reply.json().await.expect("JSON")),
        // A client that is still sending when it is told that this is too much may not hear it.
        Err(_) if save.len() > 4 << 20 => (413, Value::Null),
        Err(error) => panic!("an upload was not answered: {error:?}"),
    }
}
