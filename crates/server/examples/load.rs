//! `make bench`: many tables at once, over loopback, from a process of its own.
//!
//! `load PATH-OF-FIRESIDE [SECONDS [TABLES [WATCHERS]]]`: with a number of tables, so many as fast as they can, or the
//! load below that has so many; with a number of watchers, so many more connections at each table. A table whose game is over is followed by a new one; "in play" is how many had all their
//! seats connected, on average.
//!
//! The machine is shared with the server, so this program reads no more of a message than it has to. Besides what
//! was measured it prints how much processor time both took: that says more than the rest if others use the machine.

use futures_util::stream::{SelectAll, SplitSink};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

const SEATS: usize = 4;

// One thread: the server needs the rest of the machine.
#[tokio::main(flavor = "current_thread")]
async fn main() {
    let mut args = std::env::args().skip(1);
    let program = args.next().expect("load PATH-OF-FIRESIDE [SECONDS [TABLES [WATCHERS]]]");
    let seconds: u64 = args.next().map_or(10, |s| s.parse().expect("a number of seconds"));
    let only: Option<u64> = args.next().map(|s| s.parse().expect("a number of tables"));
    let watchers: usize = args.next().map_or(0, |s| s.parse().expect("a number of watchers"));
    let mut figures = serde_json::Map::new();
    let columns = ["in play", "answers/s", "p50 ms", "p99 ms", "server µs", "load µs"];
    let [playing, rate, p50, p99, server, own] = columns;
    let title = "Server, 4 connections a table";
    println!("{title:<40} {playing:>8} {rate:>9} {p50:>8} {p99:>8} {server:>9} {own:>8}");
    // Tables, and how long each waits between an answer and the next.
    let mut loads = vec![
        ("1 table, as fast as it can", 1, Duration::ZERO),
        ("50 tables, as fast as they can", 50, Duration::ZERO),
        ("200 tables, as fast as they can", 200, Duration::ZERO),
        ("500 tables, one answer a second each", 500, Duration::from_secs(1)),
    ];
    if let Some(tables) = only {
        loads.retain(|l| l.1 == tables);
        if loads.is_empty() {
            loads.push(("tables as fast as they can", tables, Duration::ZERO));
        }
    }
    for load in loads {
        measure(&program, load, seconds, watchers, &mut figures).await;
    }
    if only.is_some() {
        return;
    }
    let server = Server::start(&program);
    let guest = Guest::new(&server.url()).await;
    let before = server.resident_kib();
    for _ in 0..1000 {
        guest.table().await;
    }
    let idle = (server.resident_kib() - before) / 1000.0;
    println!("{:<40} {idle:>9.1} KiB", "memory per idle table, of 1,000");
    figures.insert("memory per idle table, of 1000 (KiB)".to_owned(), json!(idle));
    println!("{}", json!({ "server": figures }));
}

/// One load on a server of its own.
async fn measure(
    program: &str,
    (what, tables, pause): (&str, u64, Duration),
    seconds: u64,
    watchers: usize,
    figures: &mut serde_json::Map<String, Value>,
) {
    let server = Server::start(program);
    let before = server.resident_kib();
    let load = Arc::new(Load::default());
    let mut players = JoinSet::new();
    for _ in 0..tables {
        players.spawn(play(server.url(), load.clone(), pause, watchers));
    }
    while load.begun.load(Ordering::Relaxed) < tables {
        sleep(Duration::from_millis(50)).await;
    }
    sleep(Duration::from_secs(1)).await;
    let (began, busy) = (Instant::now(), (server.busy(), busy("self")));
    load.counting.store(true, Ordering::Relaxed);
    let mut playing = 0;
    for _ in 0..seconds * 10 {
        sleep(Duration::from_millis(100)).await;
        playing += load.playing.load(Ordering::Relaxed);
    }
    let playing = playing as f64 / (seconds * 10) as f64;
    load.counting.store(false, Ordering::Relaxed);
    let mut latencies = std::mem::take(&mut *load.latencies.lock().expect("nobody panics"));
    let answers = latencies.len() as f64;
    let per_second = answers / began.elapsed().as_secs_f64();
    let per_answer = |since: f64, until: f64| (until - since) * 1e6 / answers.max(1.0);
    let server_us = per_answer(busy.0, server.busy());
    let own_us = per_answer(busy.1, self::busy("self"));
    let memory = (server.resident_kib() - before) / tables as f64;
    // They are gone before their server is.
    players.shutdown().await;
    latencies.sort_by(f32::total_cmp);
    let [p50, p99] = [0.5, 0.99].map(|q| {
        let place = (answers - 1.0) * q;
        latencies.get(place as usize).copied().unwrap_or(f32::NAN)
    });
    println!(
        "{what:<40} {playing:>8.0} {per_second:>9.0} {p50:>8.2} {p99:>8.2} {server_us:>9.0} {own_us:>8.0}"
    );
    figures.insert(
        what.to_owned(),
        json!({
            "in_play": playing, "answers_per_second": per_second, "p50_ms": p50, "p99_ms": p99,
            "server_cpu_us_per_answer": server_us, "load_cpu_us_per_answer": own_us,
        }),
    );
    if tables >= 200 {
        println!("{:<40} {memory:>9.1} KiB", format!("  memory per live table, of {tables}"));
        figures.insert(format!("memory per live table, of {tables} (KiB)"), json!(memory));
    }
}

#[derive(Default)]
struct Load {
    /// Tables that have begun their first game.
    begun: AtomicU64,
    /// Tables whose seats are all connected.
    playing: AtomicU64,
    counting: AtomicBool,
    latencies: Mutex<Vec<f32>>,
}

impl Load {
    fn answered(&self, sent: Instant) {
        if self.counting.load(Ordering::Relaxed) {
            let took = sent.elapsed().as_secs_f32() * 1000.0;
            self.latencies.lock().expect("nobody panics").push(took);
        }
    }
}

/// Seconds of processor time that a process has taken so far.
fn busy(process: impl std::fmt::Display) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // Behind the name, which may hold anything: fields 3 and on. User and system time are 14 and 15.
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
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
            .args(["--requests-per-second", "1000000", "--messages-per-second", "1000000"])
            .args(["--people-per-address", "1000000", "--tables-per-address", "1000000"])
            .args(["--connections-per-address", "1000000", "--data"])
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

    fn busy(&self) -> f64 {
        busy(self.child.id())
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

    /// Connects for a seat, or to watch.
    async fn sit(&self, table: &str, seat: Option<usize>) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
        let seat = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
        let url = format!("ws://{}/api/tables/{table}/live{seat}", self.host);
        let mut request = url.into_client_request().expect("a good address");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a good cookie"));
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
        // Without Nagle's algorithm, as browsers do it: it would hold small messages back for 40 ms.
        let connected = connect_async_with_config(request, Some(config), true).await;
        connected.expect("the seat is ours").0
    }
}

/// What a player has to read of a question.
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

/// One of the four connections of a table.
struct Player {
    to: SplitSink<WebSocketStream<MaybeTlsStream<TcpStream>>, Message>,
    /// What play waits for it to answer.
    question: Option<Asked>,
    /// The question it has answered and when, until that is done.
    sent: Option<(Asked, Instant)>,
}

/// Plays one game after the other with four connections.
async fn play(host: String, load: Arc<Load>, pause: Duration, watchers: usize) {
    let guest = Guest::new(&host).await;
    let mut first = true;
    loop {
        let table = guest.table().await;
        let (mut players, mut heard) = (Vec::new(), SelectAll::new());
        for seat in 0..SEATS {
            let (to, from) = guest.sit(&table, Some(seat)).await.split();
            players.push(Player { to, question: None, sent: None });
            heard.push(from.map(move |message| (seat, message)).boxed());
        }
        for _ in 0..watchers {
            let from = guest.sit(&table, None).await;
            heard.push(from.map(|message| (SEATS, message)).boxed());
        }
        if std::mem::take(&mut first) {
            load.begun.fetch_add(1, Ordering::Relaxed);
        }
        load.playing.fetch_add(1, Ordering::Relaxed);
        // With a pause, the table's turns come in even steps, however long an answer takes.
        let mut due = Instant::now() + pause.mul_f64(f64::from(rand(&table)) / f64::from(u32::MAX));
        let mut n = rand(&table);
        loop {
            let waits = players.iter().any(|p| p.question.is_some() && p.sent.is_none());
            tokio::select! {
                biased;
                message = heard.next() => {
                    let (seat, message) = message.expect("four connections are open");
                    let message = message.expect("the server stays");
                    if let (Some(player), Message::Text(text)) = (players.get_mut(seat), message)
                        && player.hear(&text, &load)
                    {
                        break;
                    }
                }
                () = sleep_until(due), if waits => {
                    due = (due + pause).max(Instant::now() - pause);
                    let ready = |p: &&mut Player| p.question.is_some() && p.sent.is_none();
                    for player in players.iter_mut().filter(ready).take(if pause.is_zero() { SEATS } else { 1 }) {
                        n = n.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                        player.answer(n).await;
                    }
                }
            }
        }
        load.playing.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A number that differs from table to table.
fn rand(table: &str) -> u32 {
    table.bytes().fold(7, |n: u32, b| n.wrapping_mul(31).wrapping_add(b.into()))
}

impl Player {
    /// Takes a message in; returns whether the game is over.
    fn hear(&mut self, text: &str, load: &Load) -> bool {
        // A quote within a text is escaped: what stands here with its quotes is a key of the message or the view.
        if text.starts_with(r#"{"update""#) || text.starts_with(r#"{"hello""#) {
            if text.contains(r#""outcome":{"#) {
                return true;
            }
            if text.contains(r#""question":"#) {
                self.question = asked(text).filter(|q| !q.aside);
            }
        } else if text.starts_with(r#"{"done""#) {
            if let Some((_, sent)) = self.sent.take() {
                load.answered(sent);
            }
        } else if text.starts_with(r#"{"refused""#) {
            // The question went away and may have come back: whoever still sees it can answer it again.
            let refused = self.sent.take().map(|(asked, _)| asked);
            self.question = self.question.take().or(refused);
        } else if text.starts_with(r#"{"fault""#) || text.starts_with(r#"{"goodbye""#) {
            panic!("{text}");
        }
        false
    }

    async fn answer(&mut self, n: u32) {
        let Some(asked) = self.question.take() else { return };
        let key = &asked.options[(n >> 8) as usize % asked.options.len()].key;
        let want = json!({ "re": n, "seq": 0, "want": { "answer": { "id": asked.id, "keys": [key] } } });
        self.sent = Some((asked, Instant::now()));
        let _ = self.to.send(Message::Text(want.to_string().into())).await;
    }
}

/// The question in a message.
fn asked(text: &str) -> Option<Asked> {
    let (_, from) = text.split_once(r#""question":"#)?;
    let mut values = serde_json::Deserializer::from_str(from).into_iter::<Option<Asked>>();
    values.next()?.expect("a question of ours")
}
