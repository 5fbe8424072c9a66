//! `make bench`: many tables at once, over loopback, from a process of its own.
//!
//! `load PATH-OF-FIRESIDE [SECONDS]`

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use tokio_tungstenite::connect_async_with_config;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const SEATS: usize = 4;

#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1);
    let program = args.next().expect("load PATH-OF-FIRESIDE [SECONDS]");
    let seconds: u64 = args.next().map_or(10, |s| s.parse().expect("a number of seconds"));
    let mut figures = serde_json::Map::new();
    println!("{:<44} {:>10} {:>9} {:>9}", "Server, 4 connections a table", "answers/s", "p50 ms", "p99 ms");
    // Tables, and how long each waits between an answer and the next.
    let loads = [
        ("1 table, as fast as it can", 1, Duration::ZERO),
        ("50 tables, as fast as they can", 50, Duration::ZERO),
        ("200 tables, as fast as they can", 200, Duration::ZERO),
        ("500 tables, one answer a second each", 500, Duration::from_secs(1)),
    ];
    for (what, tables, pause) in loads {
        let server = Server::start(&program);
        let before = server.resident_kib();
        let load = Arc::new(Load::default());
        let players: Vec<_> =
            (0..tables).map(|_| tokio::spawn(play(server.url(), load.clone(), pause))).collect();
        tokio::time::sleep(Duration::from_secs(2 + tables / 100)).await; // all are seated
        load.begin().await;
        let began = Instant::now();
        tokio::time::sleep(Duration::from_secs(seconds)).await;
        let per_second = load.answers.load(Ordering::Relaxed) as f64 / began.elapsed().as_secs_f64();
        let [p50, p99] = load.quantiles([0.5, 0.99]).await;
        let memory = (server.resident_kib() - before) / tables as f64;
        players.iter().for_each(|p| p.abort());
        println!("{what:<44} {per_second:>10.0} {p50:>9.2} {p99:>9.2}");
        figures.insert(
            what.to_owned(),
            json!({ "answers_per_second": per_second, "p50_ms": p50, "p99_ms": p99 }),
        );
        if tables >= 200 {
            println!("{:<44} {memory:>10.1} KiB", format!("  memory per live table, of {tables}"));
            figures.insert(format!("memory per live table, of {tables} (KiB)"), json!(memory));
        }
    }
    let server = Server::start(&program);
    let guest = Guest::new(&server.url()).await;
    let before = server.resident_kib();
    for _ in 0..1000 {
        guest.table().await;
    }
    let idle = (server.resident_kib() - before) / 1000.0;
    println!("{:<44} {idle:>10.1} KiB", "memory per idle table, of 1,000");
    figures.insert("memory per idle table, of 1000 (KiB)".to_owned(), json!(idle));
    println!("{}", json!({ "server": figures }));
}

#[derive(Default)]
struct Load {
    answers: AtomicU64,
    counting: std::sync::atomic::AtomicBool,
    latencies: Mutex<Vec<f32>>,
}

impl Load {
    async fn begin(&self) {
        self.latencies.lock().await.clear();
        self.answers.store(0, Ordering::Relaxed);
        self.counting.store(true, Ordering::Relaxed);
    }

    async fn answered(&self, sent: Instant) {
        if self.counting.load(Ordering::Relaxed) {
            self.answers.fetch_add(1, Ordering::Relaxed);
            self.latencies.lock().await.push(sent.elapsed().as_secs_f32() * 1000.0);
        }
    }

    async fn quantiles(&self, of: [f64; 2]) -> [f32; 2] {
        let mut all = self.latencies.lock().await.clone();
        all.sort_by(f32::total_cmp);
        of.map(|q| all.get(((all.len() as f64 - 1.0) * q) as usize).copied().unwrap_or(0.0))
    }
}

/// The server under load, in a process and a folder of its own.
struct Server {
    child: Child,
    port: u16,
    _data: tempfile::TempDir,
}

impl Server {
    fn start(program: &str) -> Server {
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = free.local_addr().expect("it has an address").port();
        drop(free);
        let data = tempfile::tempdir().expect("a folder");
        let child = Command::new(program)
            .args(["serve", "--port", &port.to_string(), "--tables-max", "100000"])
            .args(["--requests-per-second", "1000000", "--data"])
            .arg(data.path())
            .stdout(Stdio::null())
            .spawn()
            .expect("the server starts");
        let server = Server { child, port, _data: data };
        while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
            std::thread::sleep(Duration::from_millis(20));
        }
        server
    }

    fn url(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    fn resident_kib(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find(|l| l.starts_with("VmRSS:"));
        line.and_then(|l| l.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0.0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

struct Guest {
    http: reqwest::Client,
    host: String,
    cookie: String,
}

impl Guest {
    async fn new(host: &str) -> Guest {
        let http = reqwest::Client::builder().build().expect("a client");
        let me = http.post(format!("http://{host}/api/me")).json(&json!({ "name": "Ada" })).send().await;
        let me = me.expect("the server answers");
        let cookie = me.headers()["set-cookie"].to_str().expect("text").split(';').next().expect("a value");
        Guest { cookie: cookie.to_owned(), http, host: host.to_owned() }
    }

    async fn table(&self) -> String {
        let seats = vec![json!({ "who": "me" }); SEATS];
        let new = json!({ "game": "prelude", "mode": "standard", "seats": seats });
        let url = format!("http://{}/api/tables", self.host);
        let sent = self.http.post(url).header("cookie", &self.cookie).json(&new).send().await;
        let opened: Value = sent.expect("the server answers").json().await.expect("JSON");
        opened["id"].as_str().expect("a table").to_owned()
    }
}

/// What a player has to read of a message.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Heard {
    Hello(Told),
    Update(Told),
    Done(IgnoredAny),
    Refused(IgnoredAny),
    Table(IgnoredAny),
    Chat(IgnoredAny),
    Fault(IgnoredAny),
    Goodbye(IgnoredAny),
}

#[derive(Deserialize)]
struct Told {
    seq: u32,
    #[serde(default, deserialize_with = "some")]
    question: Option<Option<Asked>>,
    now: Option<Standing>,
}

/// Tells a question that is gone (null) from one that is the same (not there).
fn some<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Option<Asked>>, D::Error> {
    Deserialize::deserialize(from).map(Some)
}

#[derive(Deserialize)]
struct Asked {
    id: u32,
    #[serde(default)]
    aside: bool,
    options: Vec<Key>,
}

#[derive(Deserialize)]
struct Key {
    key: String,
}

#[derive(Deserialize)]
struct Standing {
    outcome: Option<IgnoredAny>,
}

/// Plays one game after the other with four connections.
async fn play(host: String, load: Arc<Load>, pause: Duration) {
    let guest = Guest::new(&host).await;
    loop {
        let table = guest.table().await;
        // With a pause, one seat's answer waits until the table's turn comes.
        let turn = Arc::new(Mutex::new(()));
        let seats: Vec<_> = (0..SEATS)
            .map(|seat| {
                tokio::spawn(sit(
                    host.clone(),
                    guest.cookie.clone(),
                    table.clone(),
                    seat,
                    load.clone(),
                    (pause, turn.clone()),
                ))
            })
            .collect();
        for seat in seats {
            let _ = seat.await;
        }
    }
}

async fn sit(
    host: String,
    cookie: String,
    table: String,
    seat: usize,
    load: Arc<Load>,
    (pause, turn): (Duration, Arc<Mutex<()>>),
) {
    let url = format!("ws://{host}/api/tables/{table}/live?seat={seat}");
    let mut request = url.into_client_request().expect("a good address");
    request.headers_mut().insert("cookie", cookie.parse().expect("a good cookie"));
    // Without Nagle's algorithm, as browsers do it: it would hold small messages back for 40 ms.
    let (mut socket, _) = connect_async_with_config(request, None, true).await.expect("the seat is ours");
    let (mut question, mut sent, mut seq, mut n) = (None, None, 0, seat);
    while let Some(Ok(message)) = socket.next().await {
        let Message::Text(text) = message else { continue };
        match serde_json::from_str(&text).expect("a message of ours") {
            Heard::Hello(told) | Heard::Update(told) => {
                seq = told.seq;
                if told.now.is_some_and(|now| now.outcome.is_some()) {
                    return;
                }
                if let Some(asked) = told.question {
                    question = asked;
                }
            }
            Heard::Done(_) => {
                if let Some(sent) = sent.take() {
                    load.answered(sent).await;
                }
            }
            Heard::Refused(_) => sent = None,
            Heard::Table(_) | Heard::Chat(_) => {}
            Heard::Fault(_) | Heard::Goodbye(_) => panic!("{text}"),
        }
        if sent.is_none()
            && let Some(asked) = question.take_if(|q| !q.aside)
        {
            if !pause.is_zero() {
                let _mine = turn.lock().await;
                tokio::time::sleep(pause).await;
            }
            n = n.wrapping_mul(31).wrapping_add(7);
            let key = &asked.options[n / 8 % asked.options.len()].key;
            let want = json!({ "re": n as u32, "seq": seq, "want": { "answer": { "id": asked.id, "keys": [key] } } });
            sent = Some(Instant::now());
            if socket.send(Message::Text(want.to_string().into())).await.is_err() {
                return;
            }
        }
    }
}
