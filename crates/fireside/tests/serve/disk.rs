//! When the disk fails: what is acknowledged lasts, what cannot be kept is refused, and play goes on when it can.

use super::{FIRESIDE, Player, Served, assert_fails, fireside, start};
use crate::common::{Became, DEADLINE, Guest, Live};
use crate::served::{Small, limit_files};
use std::fs::File;
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// One player at a table of a server whose disk will fail.
struct Scene {
    data: PathBuf,
    served: Served,
    player: Player,
    seats: Vec<Live>,
}

impl Scene {
    async fn begin(data: &Path) -> Scene {
        Scene::at(data, start(data, 0)).await
    }

    async fn at(data: &Path, served: Served) -> Scene {
        let player = Player::new(served.address, 5).await;
        let seats = player.sit().await.expect("the server is there");
        let mut scene = Scene { data: data.to_owned(), served, player, seats };
        scene.plays(20).await;
        scene
    }

    async fn answer(&mut self) -> Became {
        loop {
            match self.player.answer(&mut self.seats).await {
                None => {
                    assert!(self.player.next_table().await, "another table can be opened");
                    self.seats = self.player.sit().await.expect("the server is there");
                }
                // The table was read again from the store.
                Some(Became::Closed | Became::Refused { stale: true, .. }) => {
                    self.seats = self.player.sit().await.expect("the server is there");
                }
                Some(became) => return became,
            }
        }
    }

    /// This many answers are accepted.
    async fn plays(&mut self, answers: usize) {
        for _ in 0..answers {
            self.answer().await.done();
        }
    }

    /// Answers are refused, with a message for the player, and the server says that it is not healthy. Between two refusals
    /// there may be room for a little, since the log is copied and begun anew now and then.
    async fn is_refused(&mut self, health: &str) {
        let stranger = Guest::at(self.served.address);
        let mut refused = 0;
        for _ in 0..20_000 {
            let became = self.answer().await;
            if became == Became::Done {
                continue;
            }
            let why = became.why();
            assert!(why.contains("disk"), "{why}");
            refused += 1;
            let reply = stranger.get("/healthz").await;
            if refused >= 5 && reply.status == 503 {
                let words = reply.body.as_str().expect("words");
                assert!(words.contains(health), "{words}");
                return;
            }
        }
        panic!("there is always room");
    }

    async fn unwell(&self) -> String {
        let stranger = Guest::at(self.served.address);
        for _ in 0..200 {
            let reply = stranger.get("/healthz").await;
            if reply.status == 503 {
                return reply.body.as_str().expect("words").to_owned();
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the server believes that it is well");
    }

    /// Within a while everything works again, without anybody's help.
    async fn goes_on(&mut self) {
        let mut tries = 0;
        while self.answer().await != Became::Done {
            tries += 1;
            assert!(tries < 200, "it does not go on");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        self.plays(20).await;
        let stranger = Guest::at(self.served.address);
        tokio::time::sleep(Duration::from_millis(1100)).await;
        assert_eq!(stranger.get("/healthz").await.body, "ok\n");
    }

    /// After the worst possible end everything that was acknowledged is there, and nothing that was refused.
    async fn has_lost_nothing(mut self) {
        let port = self.served.address.port();
        self.served.kill();
        self.served = start(&self.data, port);
        self.player.in_flight = None;
        self.player.check().await;
        self.seats = self.player.sit().await.expect("the server is there");
        self.plays(3).await;
        self.player.check().await;
    }

    fn file(&self) -> PathBuf {
        self.data.join("tables.db")
    }

    fn log(&self) -> PathBuf {
        self.data.join("tables.db-wal")
    }

    /// Waits until the table lies in the store's file itself, and no longer in its log alone.
    async fn is_in_the_file(&self) {
        let id = self.player.table.as_bytes();
        let began = Instant::now();
        while !std::fs::read(self.file()).expect("it is there").windows(id.len()).any(|w| w == id) {
            assert!(began.elapsed() < DEADLINE, "the table is in the log alone");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// Another process that has locked the file, until it is dropped.
struct Locked(Child);

impl Locked {
    fn new(file: &Path) -> Locked {
        // Python includes SQLite; SQLite's own shell is not on every machine.
        let program = "import sqlite3, sys\n\
             c = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=20)\n\
             c.execute('BEGIN IMMEDIATE')\n\
             print('locked', flush=True)\n\
             sys.stdin.read()";
        let mut python = Command::new("python3");
        python.args(["-c", program]).arg(file).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut locked = Locked(python.spawn().expect("python3 is there"));
        let mut word = String::new();
        let out = locked.0.stdout.take().expect("it is ours");
        BufReader::new(out).read_line(&mut word).expect("it says so");
        assert_eq!(word.trim(), "locked");
        locked
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test]
async fn a_limit_on_the_size_of_files_is_refused_and_survived() {
    let data = tempfile::tempdir().expect("a folder");
    let mut scene = Scene::begin(data.path()).await;
    for _ in 0..3 {
        limit_files(&scene.served, Some(60_000));
        scene.is_refused("disk").await;
        limit_files(&scene.served, None);
        scene.goes_on().await;
    }
    scene.has_lost_nothing().await;
}

#[tokio::test]
async fn a_full_disk_is_refused_and_survived() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(small) = Small::new(folder.path(), 3) else {
        eprintln!("no tmpfs can be mounted here: a full disk was not tried");
        return;
    };
    // Most servers log to the disk that they keep their tables on.
    let served = Served::with(FIRESIDE, small.folder(), 0, |command| {
        command.stderr(std::fs::File::create(small.folder().join("log")).expect("a file"));
    });
    let mut scene = Scene::at(small.folder(), served).await;
    let filler = small.folder().join("filler");
    for _ in 0..3 {
        std::fs::write(&filler, vec![0; 4 << 20]).expect_err("there is no room left");
        scene.is_refused("full").await;
        std::fs::remove_file(&filler).expect("removed");
        scene.goes_on().await;
    }
    scene.has_lost_nothing().await;
}

#[tokio::test]
async fn a_store_that_another_process_has_locked_is_waited_for_and_then_refused() {
    let data = tempfile::tempdir().expect("a folder");
    let mut scene = Scene::begin(data.path()).await;
    let other = Locked::new(&scene.file());
    let why = scene.answer().await.why();
    assert!(why.contains("disk"), "{why}");
    assert!(scene.unwell().await.contains("locked"));
    drop(other);
    scene.goes_on().await;
    scene.has_lost_nothing().await;
}

/// What is written into a file without a name is gone with the process.
#[tokio::test]
async fn a_store_that_was_deleted_takes_no_answer_until_it_is_back() {
    for suffix in ["", "-wal"] {
        let data = tempfile::tempdir().expect("a folder");
        let mut scene = Scene::begin(data.path()).await;
        let name = format!("{}{suffix}", scene.file().display());
        let kept = data.path().join("kept");
        std::fs::rename(&name, &kept).expect("moved");
        let why = scene.answer().await.why();
        assert!(why.contains("disk"), "{suffix}: {why}");
        assert!(scene.unwell().await.contains("tables.db"), "{suffix}");
        std::fs::rename(&kept, &name).expect("moved back");
        scene.goes_on().await;
        scene.has_lost_nothing().await;
    }
}

#[tokio::test]
async fn a_store_that_was_replaced_takes_no_answer() {
    let data = tempfile::tempdir().expect("a folder");
    let mut scene = Scene::begin(data.path()).await;
    let older = data.path().join("older");
    std::fs::copy(scene.file(), &older).expect("copied");
    scene.plays(5).await;
    std::fs::rename(&older, scene.file()).expect("moved");
    for _ in 0..3 {
        assert!(scene.answer().await.why().contains("disk"));
    }
    let why = scene.unwell().await;
    assert!(why.contains("tables.db") && why.contains("start the server again"), "{why}");
}

#[tokio::test]
async fn a_store_that_somebody_has_written_over_takes_no_answer() {
    let data = tempfile::tempdir().expect("a folder");
    let mut scene = Scene::begin(data.path()).await;
    // After an orderly end everything is in the file itself, and nothing in its log.
    scene.served.end();
    scene.served = start(data.path(), scene.served.address.port());
    scene.seats = scene.player.sit().await.expect("the server is there");
    let length = std::fs::metadata(scene.file()).expect("it is there").len();
    let mut file = std::fs::OpenOptions::new().write(true).open(scene.file()).expect("it can be opened");
    file.write_all(&vec![b'x'; length as usize]).expect("written");
    let why = scene.answer().await.why();
    assert!(why.contains("disk"), "{why}");
    scene.unwell().await;
}

/// Bytes in which the log has three frames; a few answers take more.
const BEGINNING: u64 = 32 + 3 * (24 + 4096);

/// What somebody else can do to the log.
type Damage = fn(&mut File);

const DAMAGE: [(&str, Damage); 5] = [
    ("emptied", |log| log.set_len(0).expect("cut")),
    ("cut short", |log| log.set_len(BEGINNING).expect("cut")),
    ("zeros", |log| log.write_all(&[0; BEGINNING as usize]).expect("written")),
    ("another beginning", |log| log.write_all(b"nonsense").expect("written")),
    ("something in the middle", |log| {
        log.seek(SeekFrom::Start(BEGINNING - 100)).expect("there");
        log.write_all(b"nonsense").expect("written");
    }),
];

/// SQLite reads its log again only after a crash, up to the first byte that is not as it was written: what comes after
/// it is lost. Unless all of it is in the store's file already, nothing more is acknowledged.
#[tokio::test]
async fn after_a_log_was_damaged_nothing_is_acknowledged_that_can_be_lost() {
    let mut refusals = 0;
    // What is in the file already need not be refused; on a busy machine that may be so once or twice.
    for (what, damage) in DAMAGE.iter().cycle().take(20) {
        let data = tempfile::tempdir().expect("a folder");
        let mut scene = Scene::begin(data.path()).await;
        scene.is_in_the_file().await;
        scene.plays(5).await;
        let (table, before) = (scene.player.table.clone(), scene.player.acknowledged.len());
        let mut log = File::options().write(true).open(scene.log()).expect("it can be opened");
        damage(&mut log);
        let mut refused = false;
        for _ in 0..5 {
            match scene.player.answer(&mut scene.seats).await {
                Some(Became::Refused { why, .. }) => {
                    assert!(why.contains("disk"), "{what}: {why}");
                    refused = true;
                }
                Some(Became::Done) => assert!(!refused, "{what}: it is as damaged as before"),
                other => panic!("{what}: {other:?}"),
            }
        }
        if refused {
            refusals += 1;
            let health = scene.unwell().await;
            assert!(health.contains("tables.db-wal"), "{what}: {health}");
            assert!(!health.contains(data.path().to_str().expect("text")), "{what}: {health}");
        }
        scene.served.kill();
        scene.served = start(data.path(), scene.served.address.port());
        let acknowledged = &scene.player.acknowledged;
        assert_eq!(scene.player.table, table, "it is still the same game");
        let there = scene.player.stored(&table).await;
        // What was acknowledged before may be missing from some answer on, unless it went on after that.
        let least = if acknowledged.len() > before { acknowledged.len() } else { 0 };
        assert!(there.len() >= least, "{what}: {} of {} are there", there.len(), acknowledged.len());
        assert!(acknowledged.starts_with(&there), "{what}: {there:?} of {acknowledged:?}");
        if refusals >= DAMAGE.len() {
            return;
        }
    }
    panic!("only {refusals} were refused");
}

#[tokio::test]
async fn a_store_that_cannot_be_written_is_a_clear_error() {
    let data = tempfile::tempdir().expect("a folder");
    let scene = Scene::begin(data.path()).await;
    let url = format!("sqlite:{}?mode=ro", scene.file().display());
    drop(scene);
    let mut call = fireside(&["serve", "--port", "0", "--store", &url]);
    assert_fails(&mut call, 1, &["error:", "tables.db", "readonly"]);
}

#[tokio::test]
async fn a_second_server_on_the_same_folder_says_who_was_first() {
    let data = tempfile::tempdir().expect("a folder");
    let served = start(data.path(), 0);
    let (pid, address) = (served.child.id().to_string(), served.address.to_string());
    let mut second = fireside(&["serve", "--port", "0", "--data"]);
    assert_fails(second.arg(data.path()), 1, &["error:", "tables.db", &pid, &address]);
    drop(served);
    start(data.path(), 0);
}
