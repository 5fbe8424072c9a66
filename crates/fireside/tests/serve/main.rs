//! `fireside serve` as a program: killed, stopped, started in the wrong place.

#[allow(dead_code, unused_imports, reason = "it is made for the server's own tests")]
#[path = "../../../server/tests/server/common/mod.rs"]
mod common;
mod disk;

use common::{Became, Guest, Live, Whim};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

fn fireside(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fireside"));
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A server in a process of its own.
struct Served {
    child: Child,
    address: SocketAddr,
}

impl Served {
    fn start(data: &Path, port: u16) -> Served {
        Served::with(data, port, |_| {})
    }

    fn with(data: &Path, port: u16, more: impl Fn(&mut Command)) -> Served {
        let mut command = fireside(&["serve", "--port", &port.to_string()]);
        command.args(["--requests-per-second", "1000000", "--messages-per-second", "1000000", "--data"]);
        more(command.arg(data));
        let mut child = command.spawn().expect("it starts");
        let mut first = String::new();
        let out = child.stdout.take().expect("it is ours");
        BufReader::new(out).read_line(&mut first).expect("it says where it is");
        let address = first.trim().rsplit("http://").next().and_then(|a| a.parse().ok());
        let address = address.unwrap_or_else(|| panic!("no address in {first:?}: {}", said(&mut child)));
        Served { child, address }
    }

    fn kill(&mut self) {
        self.child.kill().expect("it was there");
        self.child.wait().expect("it is gone");
    }

    /// Asks it to end, and says how long that took.
    fn end(&mut self) -> Duration {
        let began = Instant::now();
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill is there").success());
        while self.child.try_wait().expect("it is ours").is_none() {
            if began.elapsed() > Duration::from_secs(10) {
                self.kill();
                return began.elapsed();
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        began.elapsed()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn said(child: &mut Child) -> String {
    let mut text = String::new();
    let _ = child.kill();
    if let Some(errors) = &mut child.stderr {
        let _ = errors.read_to_string(&mut text);
    }
    text
}

/// Runs it to its end; a server that starts after all is ended.
fn run(command: &mut Command) -> Output {
    let mut child = command.spawn().expect("it starts");
    let began = Instant::now();
    while child.try_wait().expect("it is ours").is_none() && began.elapsed() < Duration::from_secs(10) {
        std::thread::sleep(Duration::from_millis(10));
    }
    let _ = child.kill();
    child.wait_with_output().expect("it ended")
}

#[track_caller]
fn assert_fails(command: &mut Command, code: i32, words: &[&str]) {
    let output = run(command);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{errors}");
    for word in words {
        assert!(errors.contains(word), "no {word:?} in {errors}");
    }
    assert!(!errors.contains("panicked"), "{errors}");
}

/// One table, played by one person on two seats for as long as the server lets them.
struct Player {
    guest: Guest,
    table: String,
    whim: Whim,
    /// Answers that the server said it has.
    acknowledged: Vec<String>,
    /// One that it may have or not.
    in_flight: Option<String>,
    over: bool,
    played: usize,
}

impl Player {
    async fn new(address: SocketAddr, seed: u64) -> Player {
        let guest = Guest::named(address, "Ada").await;
        let table = guest.table(&["me", "me"]).await.id;
        let whim = Whim(seed);
        Player { guest, table, whim, acknowledged: Vec::new(), in_flight: None, over: false, played: 0 }
    }

    /// Everything that was acknowledged is there, and nothing else.
    async fn check(&mut self) {
        let save = self.guest.get(&format!("/api/tables/{}/save", self.table)).await.ok();
        let answers = save["answers"].as_array().expect("a list").iter();
        // The mark behind an answer says that something was revealed; the player does not know that.
        let plain = |a: &Value| a.as_str().expect("text").trim_end_matches(" !").to_owned();
        let there: Vec<String> = answers.map(plain).collect();
        let mut expected = self.acknowledged.clone();
        if there.len() > expected.len() {
            expected.extend(self.in_flight.take());
        }
        self.in_flight = None;
        assert_eq!(there, expected, "table {}", self.table);
        self.acknowledged = there;
        if self.over {
            self.next_table().await;
        }
    }

    async fn next_table(&mut self) {
        self.over = false;
        self.table = self.guest.table(&["me", "me"]).await.id;
        self.acknowledged.clear();
    }

    /// Connects for both seats, if the server is there.
    async fn sit(&self) -> Option<Vec<Live>> {
        let mut seats = Vec::new();
        for seat in 0..2 {
            seats
                .push(self.guest.live(&self.table, Some(seat), None).await.ok().filter(|live| !live.closed)?);
        }
        Some(seats)
    }

    /// Plays until the connection breaks.
    async fn play(&mut self, going: &AtomicBool) {
        let Some(mut seats) = self.sit().await else { return };
        while going.load(Ordering::Relaxed) {
            match self.answer(&mut seats).await {
                Some(Became::Done) => {}
                None | Some(Became::Closed) => return,
                other => panic!("{other:?}"),
            }
        }
    }

    /// Gives one answer, and sees it on both seats; `None` once the game is over.
    async fn answer(&mut self, seats: &mut [Live]) -> Option<Became> {
        let Some(seat) = seats.iter().position(Live::is_asked) else {
            assert!(seats[0].is_over(), "play waits for nobody, and is not over");
            self.over = true;
            return None;
        };
        let want = seats[seat].answer_of(self.whim.below(60));
        let keys = want["answer"]["keys"].as_array().expect("a list").iter();
        let keys: Vec<&str> = keys.map(|k| k.as_str().expect("text")).collect();
        self.in_flight = Some(format!("{seat} {}", keys.join(" ")));
        let after = seats[seat].seq + 1;
        let became = seats[seat].want(want).await;
        if became != Became::Done {
            return Some(became);
        }
        self.acknowledged.extend(self.in_flight.take());
        self.played += 1;
        for live in seats {
            while live.seq < after {
                if live.hear().await.is_none() {
                    return Some(Became::Closed);
                }
            }
        }
        Some(Became::Done)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_it_loses_no_acknowledged_answer() {
    const KILLS: usize = 24;
    let data = tempfile::tempdir().expect("a folder");
    let mut served = Served::start(data.path(), 0);
    let port = served.address.port();
    let mut players = Vec::new();
    for seed in 0..4 {
        players.push(Player::new(served.address, seed).await);
    }
    let mut whim = Whim(99);
    for _ in 0..KILLS {
        let going = Arc::new(AtomicBool::new(true));
        let playing: Vec<_> = players
            .into_iter()
            .map(|mut player| {
                let going = going.clone();
                tokio::spawn(async move {
                    player.play(&going).await;
                    player
                })
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(30 + whim.below(170) as u64)).await;
        served.kill();
        players = Vec::new();
        for one in playing {
            players.push(one.await.expect("no panic"));
        }
        served = Served::start(data.path(), port);
        for player in &mut players {
            player.check().await;
        }
    }
    let played: usize = players.iter().map(|p| p.played).sum();
    assert!(played > KILLS * 10, "only {played} answers were given");
    assert!(served.end() < Duration::from_secs(5));
}

#[tokio::test]
async fn asked_to_end_it_ends_soon_with_people_at_its_tables() {
    let data = tempfile::tempdir().expect("a folder");
    let mut served = Served::start(data.path(), 0);
    let ada = Guest::named(served.address, "Ada").await;
    let table = ada.table(&["me", "me"]).await;
    let mut lives = [ada.sit(&table.id, 0).await, ada.sit(&table.id, 1).await, ada.watch(&table.id).await];
    lives[0].answer(0).await;
    let idle = TcpStream::connect(served.address).expect("it listens");
    let took = served.end();
    assert!(took < Duration::from_secs(5), "{took:?}");
    for live in &mut lives {
        assert_eq!(live.until_it_ends().await, None, "clients come back by themselves");
    }
    drop(idle);
}

/// A browser that went to sleep in the middle of a request must not keep the server from ending.
#[tokio::test]
async fn asked_to_end_it_ends_soon_with_a_request_half_sent() {
    let data = tempfile::tempdir().expect("a folder");
    let mut served = Served::start(data.path(), 0);
    let mut half = TcpStream::connect(served.address).expect("it listens");
    let head =
        "POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{";
    half.write_all(head.as_bytes()).expect("sent");
    let mut less = TcpStream::connect(served.address).expect("it listens");
    less.write_all(b"GET /healthz HTTP/1.1\r\nhos").expect("sent");
    Guest::named(served.address, "Ada").await; // by now both have arrived
    let took = served.end();
    assert!(took < Duration::from_secs(5), "{took:?}");
}

/// Too many open files: it goes on when there are fewer, and does not fill the log until then.
#[tokio::test]
async fn when_nobody_more_can_be_let_in_it_waits_until_somebody_leaves() {
    let data = tempfile::tempdir().expect("a folder");
    let mut served = Served::start(data.path(), 0);
    let began = Instant::now();
    let (log, lines) = std::sync::mpsc::channel();
    let errors = BufReader::new(served.child.stderr.take().expect("it is ours"));
    std::thread::spawn(move || errors.lines().map_while(Result::ok).try_for_each(|line| log.send(line)));
    let pid = served.child.id().to_string();
    let limited = Command::new("prlimit").args(["--pid", &pid, "--nofile=48:"]).status();
    assert!(limited.expect("prlimit is there").success());
    let crowd: Vec<_> = (0..100).map(|_| TcpStream::connect(served.address).expect("it listens")).collect();
    let line = lines.recv_timeout(common::DEADLINE).expect("it says that something is wrong");
    assert!(line.contains("nobody can be let in"), "{line}");
    drop(crowd);
    Guest::named(served.address, "Ada").await;
    served.kill();
    let lines = 1 + lines.iter().count() as u64;
    assert!(lines <= began.elapsed().as_secs() + 1, "{lines} lines in {:?}", began.elapsed());
}

#[tokio::test]
async fn asked_to_end_it_ends_soon_while_bots_think() {
    let data = tempfile::tempdir().expect("a folder");
    let mut served = Served::start(data.path(), 0);
    let ada = Guest::named(served.address, "Ada").await;
    let mut lives = Vec::new();
    for _ in 0..4 {
        let table = ada.table(&["bot", "bot", "bot", "bot"]).await;
        lives.push(ada.watch(&table.id).await);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let took = served.end();
    assert!(took < Duration::from_secs(5), "{took:?}");
}

#[test]
fn a_folder_that_cannot_be_written_is_a_clear_error() {
    let data = tempfile::tempdir().expect("a folder");
    let file = data.path().join("file");
    std::fs::write(&file, "not a folder").expect("written");
    let inside = file.join("tables");
    let inside = inside.to_str().expect("text");
    assert_fails(&mut fireside(&["serve", "--port", "0", "--data", inside]), 1, &["error:", inside]);
    // Something else lies where the store should be.
    std::fs::write(data.path().join("tables.db"), "this is no database, only some words ".repeat(99))
        .expect("written");
    let folder = data.path().to_str().expect("text");
    assert_fails(&mut fireside(&["serve", "--port", "0", "--data", folder]), 1, &["error:", folder]);
}

#[test]
fn a_store_of_an_unknown_kind_is_a_wrong_call() {
    for url in ["postgres://localhost/x", "tables.db", ""] {
        assert_fails(&mut fireside(&["serve", "--port", "0", "--store", url]), 2, &["sqlite:PATH"]);
    }
    assert_fails(&mut fireside(&["serve", "--store", "sqlite:x", "--data", "y"]), 2, &["--data"]);
    assert_fails(&mut fireside(&["serve", "--port", "70000"]), 2, &["70000"]);
    assert_fails(&mut fireside(&["serve", "--listen", "here"]), 2, &["here"]);
}

#[test]
fn a_port_in_use_is_a_clear_error() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("it has one").port().to_string();
    let data = tempfile::tempdir().expect("a folder");
    let mut call = fireside(&["serve", "--port", &port, "--data"]);
    assert_fails(call.arg(data.path()), 1, &[&format!("port {port}"), "--port"]);
}

/// Folders are called whatever people call them.
#[tokio::test]
async fn a_folder_of_any_name_will_do() {
    let data = tempfile::tempdir().expect("a folder");
    for name in ["two words", "Bücher", "100%25 fun", "really?", "no #1", "a&b=c"] {
        let folder = data.path().join(name);
        let served = Served::start(&folder, 0);
        let ada = Guest::named(served.address, "Ada").await;
        ada.table(&["me"]).await;
        let there = folder.join("tables.db");
        assert!(there.exists(), "the tables of {name:?} are somewhere else");
    }
}

/// Logs are shown to others when something goes wrong.
#[tokio::test]
async fn the_log_holds_no_key_and_no_cookie() {
    let data = tempfile::tempdir().expect("a folder");
    let log = data.path().join("log");
    let mut served = Served::with(data.path(), 0, |command| {
        let file = std::fs::File::create(&log).expect("a file");
        command.env("RUST_LOG", "debug").stderr(file);
    });
    let (ada, bo) = (Guest::named(served.address, "Ada").await, Guest::named(served.address, "Bo").await);
    let table = ada.table(&["me", "open"]).await;
    bo.join(&table.keys[0]).await.ok();
    let watch = ada.watch_key(&table.id).await;
    Guest::named(served.address, "Cy").await.join(&watch).await.ok();
    let mut live = ada.sit(&table.id, 0).await;
    live.answer(0).await;
    live.want(json!({ "say": { "text": "between ourselves" } })).await.done();
    served.end();
    let written = std::fs::read_to_string(&log).expect("readable");
    assert!(written.lines().count() > 10, "much was logged");
    let cookie = ada.cookie.as_deref().and_then(|c| Some(c.split_once('=')?.1.to_owned())).expect("a value");
    for secret in [&table.keys[0], &watch, &cookie, "between ourselves"] {
        assert!(!written.contains(secret), "{secret}");
    }
}
