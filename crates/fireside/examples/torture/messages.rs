//! Nonsensical messages, requests and saves: each is answered, and the server goes on.

use crate::alter::{Altered, Fields, alter};
use crate::common::{DEADLINE, Guest, Live, Neighbour, Whim, new_table};
use crate::round::Round;
use crate::slow::handshake;
use reqwest::Method;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

pub async fn round(mut round: Round) {
    let mut served = round.serve(0);
    let address = served.address;
    let neighbour = Neighbour::new(address).await;
    let guest = Guest::named(address, "Eve").await;
    let counts = Counts::default();
    let mut vandals = tokio::task::JoinSet::new();
    for _ in 0..2 {
        for what in 0..4 {
            let vandal = Vandal {
                guest: guest.clone(),
                table: guest.table(&["me", "open"]).await.id,
                whim: Whim(round.whim.below(1 << 30) as u64),
                until: round.until,
                counts: counts.clone(),
            };
            match what {
                0 => vandals.spawn(vandal.talk()),
                1 => vandals.spawn(vandal.ask()),
                2 => vandals.spawn(vandal.upload()),
                _ => vandals.spawn(vandal.scribble()),
            };
        }
    }
    while let Some(done) = vandals.join_next().await {
        done.expect("it goes on until the end");
    }
    let waited = neighbour.waited().await;
    round.is_alive(&mut served);
    // A rule that fails on an altered save is caught. That is worth a look, but not a broken promise.
    let panics = round.panics();
    panics.iter().take(3).for_each(|p| println!("         caught: {p}"));
    let counted = |n: &AtomicUsize| n.load(Ordering::Relaxed);
    let mut tally = round.tally();
    tally.messages += counted(&counts.messages);
    tally.requests += counted(&counts.requests);
    tally.wires += counted(&counts.wires);
    tally.saves += counted(&counts.saves);
    tally.saves_opened += counted(&counts.opened);
    tally.faults += counted(&counts.faults);
    tally.panics += panics.len();
    tally.beside_messages.extend(waited);
}

#[derive(Clone, Default)]
struct Counts {
    messages: Arc<AtomicUsize>,
    requests: Arc<AtomicUsize>,
    wires: Arc<AtomicUsize>,
    saves: Arc<AtomicUsize>,
    opened: Arc<AtomicUsize>,
    faults: Arc<AtomicUsize>,
}

fn count(what: &AtomicUsize) {
    what.fetch_add(1, Ordering::Relaxed);
}

/// Somebody who means no good, at a table of their own.
struct Vandal {
    guest: Guest,
    table: String,
    whim: Whim,
    until: Instant,
    counts: Counts,
}

impl Vandal {
    fn goes_on(&self) -> bool {
        Instant::now() < self.until
    }

    /// Over a live connection: every message is answered, or the connection is closed.
    async fn talk(mut self) {
        while self.goes_on() {
            let mut live = self.guest.sit(&self.table, 0).await;
            while self.goes_on() && !live.closed && live.sent < 500 {
                let words = self.words(&live);
                let message = match self.whim.below(12) {
                    0 => Message::Binary(words.into_bytes().into()),
                    _ => Message::Text(words.into()),
                };
                live.send(message).await;
                count(&self.counts.messages);
                self.hears(&mut live).await;
            }
        }
    }

    async fn hears(&self, live: &mut Live) {
        while let Some(message) = live.hear().await {
            if message.get("fault").is_some() {
                count(&self.counts.faults);
            }
            if ["done", "refused", "fault"].iter().any(|kind| message.get(kind).is_some()) {
                return;
            }
        }
    }

    /// Something that a client might say, or nearly.
    fn words(&mut self, live: &Live) -> String {
        let name = "here";
        let wants = [
            json!("undo"),
            json!("redo"),
            json!({ "agree": { "id": 1 } }),
            json!({ "decline": { "id": 1 } }),
            json!({ "bookmark": { "name": name } }),
            json!({ "go-to": { "name": name } }),
            json!({ "copy": { "name": name } }),
            json!({ "say": { "text": "Hm." } }),
        ];
        let want = match live.question.is_null() || self.whim.below(2) == 0 {
            true => wants[self.whim.below(wants.len())].clone(),
            false => live.answer_of(self.whim.below(60)),
        };
        self.spoil(json!({ "re": live.sent, "seq": live.seq, "want": want }))
    }

    /// A document as it is, altered, or no longer a document.
    fn spoil(&mut self, mut document: Value) -> String {
        let how = self.whim.below(8);
        if how < 3 {
            let (fields, before) = (Fields::of(&document), document.clone());
            let _ = alter(&mut document, &before, &fields, &mut self.whim);
        }
        let mut text: Vec<char> = document.to_string().chars().collect();
        if (3..6).contains(&how) {
            for _ in 0..=self.whim.below(4) {
                let at = self.whim.below(text.len().max(1));
                match self.whim.below(3) {
                    0 => text.truncate(at),
                    1 if !text.is_empty() => drop(text.remove(at)),
                    _ => {
                        let odd = ['"', '{', '[', '\u{0}', '9', '-', '\\', 'é', '\u{202e}', '😀'];
                        text.insert(at.min(text.len()), odd[self.whim.below(odd.len())]);
                    }
                }
            }
        }
        text.into_iter().collect()
    }

    /// Over HTTP: nothing is the server's own fault.
    async fn ask(mut self) {
        while self.goes_on() {
            let table = format!("/api/tables/{}", self.table);
            let bodies = [
                (Method::POST, "/api/me".to_owned(), json!({ "name": "Eve" })),
                (Method::POST, "/api/tables".to_owned(), new_table(&["me", "open"])),
                (Method::POST, "/api/join".to_owned(), json!({ "key": "x".repeat(43) })),
                (Method::POST, format!("{table}/branch"), json!({ "bookmark": "here", "title": "There" })),
                (Method::POST, format!("{table}/watch"), json!(null)),
                (Method::PUT, format!("{table}/seats/1"), json!({ "to": "bot" })),
                (Method::PATCH, table, json!({ "title": "Another" })),
            ];
            let (method, path, body) = bodies[self.whim.below(bodies.len())].clone();
            let body = self.spoil(body);
            let request = self.guest.request(method, &path).header("content-type", "application/json");
            let reply = request.body(body.clone()).send().await.expect("the server answers");
            assert!(reply.status().as_u16() < 500, "{path} answers {} to {body}", reply.status());
            count(&self.counts.requests);
        }
    }

    /// Altered saves are refused, or can be played on.
    async fn upload(mut self) {
        let other = self.guest.table(&["me", "me"]).await.id;
        let mut live = self.guest.sit(&other, 0).await;
        for n in 0..20 {
            if live.is_asked() {
                live.answer(n).await;
            }
        }
        let save = self.guest.get(&format!("/api/tables/{other}/save")).await.ok();
        let fields = Fields::of(&save);
        while self.goes_on() {
            let mut altered = save.clone();
            let what: Vec<Altered> = (0..=self.whim.below(2))
                .filter_map(|_| alter(&mut altered, &save, &fields, &mut self.whim))
                .collect();
            let reply = self.guest.post("/api/saves", json!({ "save": altered })).await;
            assert!(reply.status < 500, "{} to a save with {what:?}: {}", reply.status, reply.body);
            count(&self.counts.saves);
            if reply.status == 200 {
                count(&self.counts.opened);
                let id = reply.body["id"].as_str().expect("an id").to_owned();
                self.play(&id).await;
            }
        }
    }

    /// A little of everything that can be done at a table.
    async fn play(&mut self, id: &str) {
        let Ok(mut live) = self.guest.live(id, Some(0), None).await else { return };
        for _ in 0..3 {
            if live.closed {
                return;
            }
            let want = match live.question.is_null() {
                true => json!("undo"),
                false => live.answer_of(self.whim.below(60)),
            };
            let re = 1000 + live.sent;
            live.send(Message::Text(json!({ "re": re, "seq": live.seq, "want": want }).to_string().into()))
                .await;
            self.hears(&mut live).await;
        }
        let reply = self.guest.get(&format!("/api/tables/{id}/replay/9?seat=0")).await;
        assert!(reply.status < 500, "a look back at table {id}: {}", reply.body);
    }

    /// Raw bytes: the server answers or hangs up.
    async fn scribble(mut self) {
        while self.goes_on() {
            let mut wire = TcpStream::connect(self.guest.address).await.expect("it listens");
            let cookie = self.guest.cookie.clone().expect("they have said who they are");
            let begin = match self.whim.below(3) {
                0 => String::new(),
                1 => "POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n".to_owned(),
                _ => handshake(&cookie, &self.table),
            };
            let mut bytes = begin.into_bytes();
            if self.whim.below(3) == 0 && !bytes.is_empty() {
                let at = self.whim.below(bytes.len());
                bytes[at] = self.whim.below(256) as u8;
            }
            bytes.extend((0..self.whim.below(400)).map(|_| self.whim.below(256) as u8));
            let _ = wire.write_all(&bytes).await;
            let _ = wire.shutdown().await;
            let mut heard = Vec::new();
            let ended = timeout(DEADLINE, wire.read_to_end(&mut heard)).await;
            assert!(ended.is_ok(), "neither answered nor hung up after {bytes:?}");
            assert!(!heard.starts_with(b"HTTP/1.1 5"), "{}", String::from_utf8_lossy(&heard));
            count(&self.counts.wires);
        }
    }
}
