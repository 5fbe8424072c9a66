//! Connections that send half a request, trickle, or never read: a neighbour does not notice, and in the end they are
//! gone.

use crate::common::{Guest, Neighbour};
use crate::process;
use crate::round::Round;
use crate::served::Served;
use crate::tally::Tally;
use std::net::SocketAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// More than the server's clocks are late by.
const SLACK: Duration = Duration::from_secs(5);

/// A way to be slow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Silent,
    HalfHead,
    TricklingHead,
    TricklingBody,
    TricklingSave,
    DeafAtTable,
    DeafAndTalking,
    DeafAsking,
}

const KINDS: [(Kind, usize); 8] = [
    (Kind::Silent, 10),
    (Kind::HalfHead, 20),
    (Kind::TricklingHead, 20),
    (Kind::TricklingBody, 20),
    (Kind::TricklingSave, 20),
    (Kind::DeafAtTable, 15),
    (Kind::DeafAndTalking, 15),
    (Kind::DeafAsking, 15),
];

impl Kind {
    /// How long the server lets it.
    fn limit(self) -> Duration {
        Duration::from_secs(match self {
            Kind::Silent | Kind::HalfHead | Kind::TricklingHead => 10,
            Kind::TricklingBody | Kind::TricklingSave => 60,
            // Asked after fifty seconds at the latest whether it is there, given up after twenty-five more.
            Kind::DeafAtTable => 75,
            // Fifteen seconds for a message, thirty for an answer; some are sent until one has to wait.
            Kind::DeafAndTalking => 20,
            Kind::DeafAsking => 35,
        })
    }
}

struct Slow {
    kind: Kind,
    port: u16,
    by: Instant,
}

/// A server and those who are slow at it.
pub struct Crowd {
    served: Served,
    slow: Vec<Slow>,
    folder: Option<TempDir>,
    /// Holds the connections, and goes on trickling.
    _doing: JoinSet<()>,
}

pub async fn round(round: Round) -> Crowd {
    let mut served = round.serve(0);
    let host = Guest::named(served.address, "Slow").await;
    let table = host.table(&["me"]).await.id;
    let (mut slow, mut doing) = (Vec::new(), JoinSet::new());
    let neighbour = Neighbour::new(served.address).await;
    for (kind, count) in KINDS {
        for _ in 0..count {
            let wire = connect(served.address).await;
            let port = wire.local_addr().expect("it has an address").port();
            slow.push(Slow { kind, port, by: Instant::now() + kind.limit() + SLACK });
            doing.spawn(be_slow(kind, wire, cookie(&host), table.clone()));
        }
    }
    // Bodies of saves are received a few at a time, so others may have to wait. That is counted, not promised.
    let other = Guest::named(served.address, "Una").await;
    let upload = tokio::spawn(async move { other.post("/api/saves", serde_json::json!({})).await.status });
    while round.goes_on() {
        sleep(Duration::from_millis(100)).await;
    }
    let kept_waiting = !upload.is_finished();
    upload.abort();
    let waited = neighbour.waited().await;
    round.is_sound(&mut served);
    let mut tally = round.tally();
    tally.slow += slow.len();
    tally.uploads_beside_slow += 1;
    tally.uploads_kept_waiting += usize::from(kept_waiting);
    tally.beside_slow.extend(waited);
    drop(tally);
    Crowd { served, slow, folder: None, _doing: doing }
}

/// A connection that can take in next to nothing.
async fn connect(address: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(2048).expect("it can be small");
    socket.connect(address).await.expect("it listens")
}

fn cookie(guest: &Guest) -> String {
    guest.cookie.clone().expect("they have said who they are")
}

/// Is slow for ever. What fails is the server's way to say that it is enough.
async fn be_slow(kind: Kind, mut wire: TcpStream, cookie: String, table: String) {
    let begin = match kind {
        Kind::Silent => String::new(),
        Kind::HalfHead => "GET /api/me HTTP/1.1\r\nhos".to_owned(),
        Kind::TricklingHead => "GET /api/me HTTP/1.1\r\nx-long: ".to_owned(),
        Kind::TricklingBody => posts("/api/me", &cookie, 60_000),
        Kind::TricklingSave => posts("/api/saves", &cookie, 4_000_000),
        Kind::DeafAtTable | Kind::DeafAndTalking => handshake(&cookie, &table),
        Kind::DeafAsking => String::new(),
    };
    let _ = wire.write_all(begin.as_bytes()).await;
    match kind {
        Kind::TricklingHead | Kind::TricklingBody | Kind::TricklingSave => {
            while wire.write_all(b"x").await.is_ok() {
                sleep(Duration::from_millis(500)).await;
            }
        }
        Kind::DeafAndTalking => until_it_is_stuck(&mut wire, &frame(&echoed())).await,
        Kind::DeafAsking => {
            until_it_is_stuck(&mut wire, b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n").await;
        }
        _ => {}
    }
    // Held, so that nobody else gets its port.
    std::future::pending::<()>().await;
    drop(wire);
}

fn posts(path: &str, cookie: &str, length: usize) -> String {
    let head = "host: x\r\ncontent-type: application/json\r\n";
    format!("POST {path} HTTP/1.1\r\n{head}cookie: {cookie}\r\ncontent-length: {length}\r\n\r\n{{")
}

/// Asks for a live connection.
pub fn handshake(cookie: &str, table: &str) -> String {
    let head = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    format!("GET /api/tables/{table}/live?seat=0 HTTP/1.1\r\nhost: x\r\n{head}cookie: {cookie}\r\n\r\n")
}

/// A message over a live connection, of more than 125 bytes. A mask of zeros changes nothing.
fn frame(text: &str) -> Vec<u8> {
    let mut frame = vec![0x81, 0x80 | 126];
    frame.extend((text.len() as u16).to_be_bytes());
    frame.extend([0; 4]);
    frame.extend(text.bytes());
    frame
}

/// A request that the refusal repeats: a long answer to everything that is said.
fn echoed() -> String {
    serde_json::json!({ "re": 1, "seq": 1, "want": "x".repeat(12_000) }).to_string()
}

/// Says it again and again until nothing more is taken in.
async fn until_it_is_stuck(wire: &mut TcpStream, words: &[u8]) {
    for _ in 0..5_000 {
        if !matches!(timeout(Duration::from_secs(1), wire.write_all(words)).await, Ok(Ok(()))) {
            return;
        }
    }
}

impl Crowd {
    /// Keeps the folder as long as there is somebody.
    pub fn of(self, folder: TempDir) -> Crowd {
        Crowd { folder: Some(folder), ..self }
    }

    pub fn left(&self) -> usize {
        self.slow.len()
    }

    /// Those whose time is up must be gone. Returns the others, or says why not and where.
    pub async fn look(mut self, tally: &Mutex<Tally>) -> Result<Option<Crowd>, (String, TempDir)> {
        let held = process::held(self.served.address.port());
        let now = Instant::now();
        let (due, young): (Vec<Slow>, Vec<Slow>) = self.slow.drain(..).partition(|s| s.by < now);
        let (stay, gone): (Vec<Slow>, Vec<Slow>) = due.into_iter().partition(|s| held.contains(&s.port));
        tally.lock().expect("no panic while it is held").slow_gone += gone.len();
        self.slow = young;
        let why = if !stay.is_empty() {
            let kinds = KINDS.map(|(kind, _)| (kind, stay.iter().filter(|s| s.kind == kind).count()));
            let kinds = kinds.into_iter().filter(|(_, n)| *n > 0);
            let kinds = kinds.map(|(kind, n)| format!("{n} {kind:?} after {:?}", kind.limit() + SLACK));
            Some(format!("still connected: {}", kinds.collect::<Vec<_>>().join(", ")))
        } else if self.slow.is_empty() {
            live_connections(self.served.address)
                .await
                .filter(|n| *n != 0)
                .map(|n| format!("{n} live connections are counted, but nobody is there"))
        } else {
            return Ok(Some(self));
        };
        match why {
            Some(why) => Err((why, self.folder.take().expect("it was given one"))),
            None => Ok(None),
        }
    }
}

/// How many live connections the server counts.
async fn live_connections(address: SocketAddr) -> Option<u32> {
    let metrics = Guest::at(address).get("/metrics").await.body;
    let line = metrics.as_str()?.lines().find_map(|l| l.strip_prefix("fireside_connections "))?;
    line.parse().ok()
}
