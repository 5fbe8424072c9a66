//! `fireside serve` as a program: killed, stopped, started in the wrong place.

#[allow(dead_code, unused_imports, reason = "it is made for the server's own tests")]
#[path = "../../../server/tests/server/common/mod.rs"]
mod common;
mod disk;
mod player;
mod proxy;
mod served;

use common::{Guest, Whim, hostile};
use player::Player;
use reqwest::Method;
use serde_json::json;
use served::Served;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

const FIRESIDE: &str = env!("CARGO_BIN_EXE_fireside");

/// How long a server may take to end, on a busy machine; those who keep it waiting would do so for longer.
const SOON: Duration = Duration::from_secs(20);

fn fireside(args: &[&str]) -> Command {
    let mut command = Command::new(FIRESIDE);
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A server of the program under test.
fn start(data: &Path, port: u16) -> Served {
    Served::with(FIRESIDE, data, port, |_| {})
}

/// Runs it to its end; a server that starts after all is ended.
fn run(command: &mut Command) -> Output {
    let mut child = command.spawn().expect("it starts");
    let began = Instant::now();
    while child.try_wait().expect("it is ours").is_none() && began.elapsed() < common::DEADLINE {
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_it_loses_no_acknowledged_answer() {
    const KILLS: usize = 24;
    let data = tempfile::tempdir().expect("a folder");
    let mut served = start(data.path(), 0);
    let port = served.address.port();
    let mut players = Vec::new();
    for seed in 0..4 {
        players.push(Player::new(served.address, seed).await);
    }
    let mut whim = Whim(99);
    let played = |players: &[Player]| players.iter().map(|p| p.played).sum::<usize>();
    let deadline = Instant::now() + Duration::from_secs(300);
    let mut kills = 0;
    // On a busy machine fewer answers come between two kills: then there are more of them.
    while kills < KILLS || played(&players) <= KILLS * 10 {
        assert!(Instant::now() < deadline, "only {} answers in five minutes", played(&players));
        kills += 1;
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
        served = start(data.path(), port);
        for player in &mut players {
            player.check().await;
        }
    }
    for player in &players {
        player.check_finished().await;
    }
    assert!(served.end() < SOON);
}

/// Megabytes of a process: `VmRSS` is what it has in memory, `VmHWM` the most it ever had.
#[cfg(target_os = "linux")]
fn memory(served: &Served, what: &str) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{}/status", served.child.id())).expect("it runs");
    let line = status.lines().find_map(|l| l.strip_prefix(what)?.strip_prefix(':')).expect("it is said");
    line.trim().trim_end_matches(" kB").parse::<usize>().expect("a number") >> 10
}

/// The allocator decides that: the system's keeps what it once had.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_memory_of_a_peak_is_given_back() {
    let data = tempfile::tempdir().expect("a folder");
    let served = start(data.path(), 0);
    let guest = Guest::named(served.address, "Ada").await;
    let table = guest.table(&["me", "me"]).await;
    let saves = hostile(&guest.get(&format!("/api/tables/{}/save", table.id)).await.ok());
    let before = memory(&served, "VmRSS");
    for _ in 0..4 {
        let mut uploads = Vec::new();
        for save in &saves {
            let guest = Guest::named(served.address, "Mallory").await;
            let upload = guest.request(Method::POST, "/api/saves").json(&json!({ "save": save }));
            uploads.push(tokio::spawn(upload.send()));
        }
        for upload in uploads {
            // One that is refused before it was read to its end breaks off.
            let _ = upload.await.expect("no panic");
        }
    }
    let peak = memory(&served, "VmHWM");
    assert!(peak > before + 30, "{before} MB before, {peak} MB at most: that was no peak");
    let deadline = Instant::now() + Duration::from_secs(60);
    while memory(&served, "VmRSS") > before + (peak - before) / 2 {
        let now = memory(&served, "VmRSS");
        assert!(Instant::now() < deadline, "{before} MB before, {peak} MB at most, {now} MB after");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    println!("{before} MB before, {peak} MB at most, {} MB after", memory(&served, "VmRSS"));
}

#[tokio::test]
async fn asked_to_end_it_ends_soon_with_people_at_its_tables() {
    let data = tempfile::tempdir().expect("a folder");
    let mut served = start(data.path(), 0);
    let ada = Guest::named(served.address, "Ada").await;
    let table = ada.table(&["me", "me"]).await;
    let mut lives = [ada.sit(&table.id, 0).await, ada.sit(&table.id, 1).await, ada.watch(&table.id).await];
    lives[0].answer(0).await;
    let idle = TcpStream::connect(served.address).expect("it listens");
    let took = served.end();
    assert!(took < SOON, "{took:?}");
    for live in &mut lives {
        assert_eq!(live.until_it_ends().await, None, "clients come back by themselves");
    }
    drop(idle);
}

/// A browser that went to sleep in the middle of a request must not keep the server from ending.
#[tokio::test]
async fn asked_to_end_it_ends_soon_with_a_request_half_sent() {
    let data = tempfile::tempdir().expect("a folder");
    let mut served = start(data.path(), 0);
    let mut half = TcpStream::connect(served.address).expect("it listens");
    let head =
        "POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{";
    half.write_all(head.as_bytes()).expect("sent");
    let mut less = TcpStream::connect(served.address).expect("it listens");
    less.write_all(b"GET /healthz HTTP/1.1\r\nhos").expect("sent");
    Guest::named(served.address, "Ada").await; // by now both have arrived
    let took = served.end();
    assert!(took < SOON, "{took:?}");
}

/// Too many open files: it goes on when there are fewer, and does not fill the log until then.
#[tokio::test]
async fn when_nobody_more_can_be_let_in_it_waits_until_somebody_leaves() {
    let data = tempfile::tempdir().expect("a folder");
    let mut served = start(data.path(), 0);
    let began = Instant::now();
    let (log, lines) = std::sync::mpsc::channel();
    let errors = BufReader::new(served.child.stderr.take().expect("it is ours"));
    std::thread::spawn(move || errors.lines().map_while(Result::ok).try_for_each(|line| log.send(line)));
    let pid = served.child.id().to_string();
    let limited = Command::new("prlimit").args(["--pid", &pid, "--nofile=48:"]).status();
    assert!(limited.expect("prlimit is there").success());
    let crowd: Vec<_> = (0..100).map(|_| TcpStream::connect(served.address).expect("it listens")).collect();
    let line = lines.recv_timeout(common::DEADLINE).expect("it says that something is wrong");
    assert!(line.contains("no connection can be accepted"), "{line}");
    drop(crowd);
    Guest::named(served.address, "Ada").await;
    served.kill();
    let lines = 1 + lines.iter().count() as u64;
    assert!(lines <= began.elapsed().as_secs() + 1, "{lines} lines in {:?}", began.elapsed());
}

#[tokio::test]
async fn asked_to_end_it_ends_soon_while_bots_think() {
    let data = tempfile::tempdir().expect("a folder");
    let mut served = start(data.path(), 0);
    let ada = Guest::named(served.address, "Ada").await;
    let mut lives = Vec::new();
    for _ in 0..4 {
        let table = ada.table(&["bot", "bot", "bot", "bot"]).await;
        lives.push(ada.watch(&table.id).await);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let took = served.end();
    assert!(took < SOON, "{took:?}");
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
fn a_log_filter_with_a_typo_is_a_wrong_call() {
    for (filter, words) in
        [("wran", "`wran` is not a level"), ("info,99x", "`99x`"), ("server=dbug", "server=dbug")]
    {
        let mut call = fireside(&["serve", "--port", "0"]);
        assert_fails(call.env("RUST_LOG", filter), 2, &["RUST_LOG", words]);
    }
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
fn how_long_bots_think_has_bounds() {
    for think in ["600.5", "-1", "NaN", "inf", "long", ""] {
        let mut call = fireside(&["serve", "--port", "0", &format!("--bots-think={think}")]);
        assert_fails(&mut call, 2, &["--bots-think", "from 0 to 600"]);
    }
}

#[test]
fn proxies_are_addresses_or_networks_and_the_base_path_is_a_path() {
    for proxy in ["localhost", "10.0.0.0/33", "127.0.0.1,,", "::1/129", ""] {
        let mut call = fireside(&["serve", "--port", "0", "--trusted-proxy", proxy]);
        assert_fails(&mut call, 2, &["--trusted-proxy", "10.0.0.0/8"]);
    }
    for path in ["fireside", "/a//b", "/a b", "/..", "/a?b", "/ä"] {
        let mut call = fireside(&["serve", "--port", "0", "--base-path", path]);
        assert_fails(&mut call, 2, &["--base-path", "/fireside"]);
    }
}

/// A server that is started with few descriptors takes as many as it may, and says what it got.
#[cfg(target_os = "linux")]
#[test]
fn the_limit_of_open_files_is_raised_and_said() {
    let data = tempfile::tempdir().expect("a folder");
    for (limit, words) in [
        ("100:700", "Up to 636 connections at a time, 318 from one address (open files: 700)"),
        ("100:4096", "Up to 4032 connections at a time, 1000 from one address (open files: 4096)"),
    ] {
        let mut limited = Command::new("prlimit");
        limited.arg(format!("--nofile={limit}")).arg(FIRESIDE).args(["serve", "--port", "0", "--data"]);
        let mut child = limited.arg(data.path()).stdout(Stdio::piped()).spawn().expect("prlimit is there");
        let lines = BufReader::new(child.stdout.take().expect("it is ours")).lines();
        let said: Vec<String> = lines.take(2).map(|line| line.expect("text")).collect();
        let _ = child.kill();
        let _ = child.wait();
        assert!(said[1].contains(words), "{said:?}");
    }
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
        let served = start(&folder, 0);
        let ada = Guest::named(served.address, "Ada").await;
        ada.table(&["me"]).await;
        let there = folder.join("tables.db");
        assert!(there.exists(), "the tables of {name:?} are somewhere else");
    }
}

/// Whoever should read the log has stopped: a pager, a pipe, a service that hangs.
#[tokio::test]
async fn a_log_that_nobody_reads_stops_nothing() {
    let data = tempfile::tempdir().expect("a folder");
    let mut served = Served::with(FIRESIDE, data.path(), 0, |command| {
        command.env("RUST_LOG", "trace");
    });
    let guest = Guest::named(served.address, "Ada").await;
    // Each is told in hundreds of bytes, and a pipe holds 64 KiB.
    for _ in 0..500 {
        guest.get("/api/games").await.ok();
    }
    assert!(served.end() < SOON);
}

/// Logs are shown to others when something goes wrong.
#[tokio::test]
async fn the_log_holds_no_key_and_no_cookie() {
    let data = tempfile::tempdir().expect("a folder");
    let log = data.path().join("log");
    let mut served = Served::with(FIRESIDE, data.path(), 0, |command| {
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
