//! What the store promises, tried from inside: many entries in one commit, and stores of earlier versions.

use super::append::commit;
use super::*;
use crate::protocol::ChatLine;
use serde_json::json;

async fn store(folder: &tempfile::TempDir) -> Store {
    let url = format!("sqlite:{}", folder.path().join("tables.db").display());
    Store::open(&url).await.expect("the store opens")
}

/// A store whose log is empty, and never copied into it.
async fn living_in_its_log(folder: &tempfile::TempDir) -> Store {
    let options = SqliteConnectOptions::new().filename(folder.path().join("tables.db"));
    let store = Store::open_with(options, Duration::from_secs(3600)).await.expect("the store opens");
    store.close().await.expect("copied");
    store
}

fn fresh(id: &str, host: &Person) -> Fresh {
    Fresh {
        id: id.to_owned(),
        host: host.clone(),
        title: "A table".to_owned(),
        game: "prelude".to_owned(),
        setup: "{}".to_owned(),
        beginning: None,
        waiting: "[0]".to_owned(),
        outcome: None,
        checkpoint: checkpoint(0, "at first"),
        chapter: None,
        bookmarks: Vec::new(),
        pins: Vec::new(),
        shown: false,
        wait: 1,
        seats: vec![("person", Some(host.clone()), None)],
        entries: vec![(EntryKind::Note, String::new(), "[]".to_owned())],
        at: 1,
    }
}

fn entry(table: &str, seq: u32, body: &str) -> Append {
    Append {
        table: table.to_owned(),
        seq,
        kind: EntryKind::Answer,
        body: body.to_owned(),
        events: "[]".to_owned(),
        waiting: "[1]".to_owned(),
        waits: "{}".to_owned(),
        outcome: None,
        checkpoints: vec![checkpoint(seq - 1, body)],
        chapter: None,
        anew: None,
        at: 2,
    }
}

fn checkpoint(after: u32, body: &str) -> Checkpoint {
    Checkpoint { turn: (after % 2) as u8, after, edition: "{}".to_owned(), body: json!(body).to_string() }
}

async fn with_tables(store: &Store, ids: &[&str]) {
    let host = Person("ada".to_owned());
    store.set_name(&host, "Ada").await.expect("written");
    for id in ids {
        store.create(&fresh(id, &host), 1000).await.expect("written");
    }
}

/// What a table says happened, and where it goes on from.
async fn told(store: &Store, table: &str) -> (Vec<String>, u32, String) {
    let stored = store.load(table).await.expect("read").expect("it is there");
    let entries = stored.entries.into_iter().map(|e| e.body).collect();
    (entries, stored.row.seq, stored.checkpoint.body)
}

#[tokio::test]
async fn of_two_entries_with_the_same_number_one_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store(&folder).await;
    with_tables(&store, &["one", "two"]).await;
    let entries = [
        entry("one", 2, "first"),
        entry("two", 2, "elsewhere"),
        entry("one", 2, "second"),
        entry("nowhere", 2, "no such table"),
        entry("two", 3, "and on"),
    ];
    let group: Vec<&Append> = entries.iter().collect();
    assert!(commit(&store.writer, &group).await.is_err(), "as one commit they cannot be kept");
    assert_eq!(told(&store, "two").await.1, 1, "and nothing of them is");
    let waiting = entries.map(|e| {
        let store = store.clone();
        tokio::spawn(async move { store.append(e).await.is_ok() })
    });
    let mut kept = Vec::new();
    for one in waiting {
        kept.push(one.await.expect("no panic"));
    }
    assert_eq!(kept, [true, true, false, false, true]);
    let (entries, seq, checkpoint) = told(&store, "one").await;
    assert_eq!(entries, ["first"]);
    assert_eq!((seq, checkpoint.as_str()), (2, "\"first\""), "the loser leaves no trace");
    let (entries, seq, checkpoint) = told(&store, "two").await;
    assert_eq!(entries, ["elsewhere", "and on"]);
    assert_eq!((seq, checkpoint.as_str()), (3, "\"and on\""));
}

#[tokio::test]
async fn many_entries_at_once_are_all_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store(&folder).await;
    let ids: Vec<String> = (0..20).map(|i| format!("table {i}")).collect();
    with_tables(&store, &ids.iter().map(String::as_str).collect::<Vec<_>>()).await;
    let players = ids.iter().map(|id| {
        let (store, id) = (store.clone(), id.clone());
        tokio::spawn(async move {
            for seq in 2..32 {
                store.append(entry(&id, seq, &seq.to_string())).await.expect("kept");
            }
        })
    });
    for player in players.collect::<Vec<_>>() {
        player.await.expect("no panic");
    }
    for id in &ids {
        let (entries, seq, checkpoint) = told(&store, id).await;
        assert!(
            entries.iter().map(String::as_str).eq((2..32).map(|n| n.to_string()).collect::<Vec<_>>()),
            "no hole"
        );
        assert_eq!((seq, checkpoint.as_str()), (31, "\"31\""));
    }
}

/// From the checkpoint before the last, the answer that ended a step is undone. A table that has gone back is somewhere
/// else: what was passed on the way here leads nowhere.
#[tokio::test]
async fn the_last_two_checkpoints_are_kept_and_none_of_an_abandoned_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store(&folder).await;
    with_tables(&store, &["one", "two"]).await;
    let checkpoints = async || {
        let stored = store.load("one").await.expect("read").expect("it is there");
        let count = sqlx::query_scalar("SELECT count(*) FROM checkpoints WHERE table_id = 'one'");
        let count: u32 = count.fetch_one(&store.reading).await.expect("counted");
        let before = stored.before.map(|b| b.body);
        assert_eq!(count, 1 + u32::from(before.is_some()));
        (before, stored.checkpoint.body)
    };
    let two = |before: &str, last: &str| (Some(json!(before).to_string()), json!(last).to_string());
    assert_eq!(checkpoints().await, (None, json!("at first").to_string()));
    for (seq, (before, body)) in [("at first", "a"), ("a", "b"), ("b", "c")].into_iter().enumerate() {
        store.append(entry("one", seq as u32 + 2, body)).await.expect("kept");
        assert_eq!(checkpoints().await, two(before, body));
    }
    let back = |seq, kind, checkpoints| Append { kind, checkpoints, ..entry("one", seq, "back") };
    let there = vec![checkpoint(1, "a"), checkpoint(2, "b")];
    store.append(back(5, EntryKind::Undo, there)).await.expect("kept");
    assert_eq!(checkpoints().await, two("a", "b"));
    let elsewhere = vec![checkpoint(4, "another line")];
    store.append(back(6, EntryKind::GoTo, elsewhere)).await.expect("kept");
    assert_eq!(checkpoints().await, (None, json!("another line").to_string()));
    assert_eq!(told(&store, "two").await.2, json!("at first").to_string(), "another table's are left alone");
}

#[tokio::test]
async fn a_deleted_table_takes_everything_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store(&folder).await;
    with_tables(&store, &["one"]).await;
    store.append(entry("one", 2, "first")).await.expect("kept");
    let mark = MarkRow { body: "{}".to_owned(), seq: 1, person: "ada".to_owned(), shown: false };
    store.set_bookmark("one", "here", &mark).await.expect("kept");
    let line = ChatLine { name: "Ada".to_owned(), seat: Some(0), text: "Hello".to_owned(), at: 3 };
    store.say("one", &line).await.expect("kept");
    let pin = table::Pin { at: "map/1".to_owned(), text: "Here".to_owned(), by: "Ada".to_owned() };
    store.pin("one", &pin, &Person("ada".to_owned())).await.expect("kept");
    assert_eq!(store.pins("one").await.expect("read"), [pin]);
    let key = Hash::of("a link to watch");
    store.set_watch("one", &key).await.expect("kept");
    store.add_watcher(&Person("ada".to_owned()), "one", &key).await.expect("kept");
    assert_eq!(store.watches(&Person("ada".to_owned()), "one").await.ok(), Some(true));
    store.delete("one").await.expect("deleted");
    assert!(store.append(entry("one", 3, "late")).await.is_err(), "nothing comes after the end");
    for table in
        ["tables", "standing", "checkpoints", "seats", "watchers", "entries", "bookmarks", "chat", "pins"]
    {
        let count: u32 = sqlx::query_scalar(&format!("SELECT count(*) FROM {table}"))
            .fetch_one(&store.reading)
            .await
            .expect("counted");
        assert_eq!(count, 0, "{table}");
    }
}

/// A store as version 1 left it, made from version 1's own migration.
#[tokio::test]
async fn a_store_of_version_1_opens() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let versions = schema::versions();
    let first = versions.iter().next().expect("there is a first version");
    assert_eq!(first.version, 1);
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let old = SqlitePool::connect_with(options).await.expect("a new file");
    let only = sqlx::migrate::Migrator { migrations: vec![first.clone()].into(), ..schema::versions() };
    only.run(&old).await.expect("version 1 is made");
    for row in [
        "INSERT INTO people VALUES ('ada', 'Ada')",
        "INSERT INTO tables (id, host, title, game, setup) VALUES ('one', 'ada', 'Old', 'prelude', '{}')",
        "INSERT INTO standing (table_id, seq, changed, waiting, outcome) VALUES ('one', 1, 5, '[0]', NULL)",
        "INSERT INTO checkpoints VALUES ('one', '{}', '\"at first\"')",
        "INSERT INTO seats (table_id, seat, kind, person) VALUES ('one', 0, 'person', 'ada')",
        "INSERT INTO entries VALUES ('one', 1, 'note', '', '[]')",
        "INSERT INTO chat (table_id, name, text, at) VALUES ('one', 'Ada', 'Hello', 4)",
    ] {
        sqlx::query(row).execute(&old).await.expect(row);
    }
    old.close().await;
    let store = store(&folder).await;
    let mine = store.tables_of(&Person("ada".to_owned())).await.expect("read");
    let seats: Vec<u8> = mine.iter().flat_map(|(_, seats)| seats).map(|held| held.seat).collect();
    assert_eq!((mine.len(), seats), (1, vec![0]));
    store.append(entry("one", 2, "first")).await.expect("it goes on");
    assert_eq!(told(&store, "one").await.1, 2);
    let before = store.load("one").await.expect("read").expect("it is there").before;
    assert_eq!(before.map(|b| b.body).as_deref(), Some("\"at first\""));
    let line = ChatLine { name: "Ada".to_owned(), seat: None, text: "Hello".to_owned(), at: 4 };
    let said = store.said("one", 0).await.expect("read");
    assert_eq!(said.into_iter().map(|(_, line)| line).collect::<Vec<_>>(), [line]);
}

#[tokio::test]
async fn a_store_of_a_later_version_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let now = store(&folder).await;
    now.write(sqlx::query("INSERT INTO _sqlx_migrations VALUES (9999, 'later', 0, TRUE, x'00', 0)"))
        .await
        .expect("written");
    drop(now);
    let url = format!("sqlite:{}", folder.path().join("tables.db").display());
    let why = Store::open(&url).await.err().expect("refused").to_string();
    let known = std::fs::read_dir("migrations").expect("they are there").count();
    assert!(why.contains(&format!("its format is 9999, this one knows {known})")), "{why}");
    assert!(why.ends_with("update the program"), "{why}");
}

/// A file that was put back from an older copy lacks entries that were acknowledged: nothing is put on top of it.
#[tokio::test]
async fn an_entry_without_the_one_before_it_is_not_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store(&folder).await;
    with_tables(&store, &["one"]).await;
    assert!(store.append(entry("one", 3, "too far")).await.is_err());
    assert_eq!(told(&store, "one").await.1, 1);
    store.append(entry("one", 2, "next")).await.expect("kept");
    assert_eq!(told(&store, "one").await.1, 2);
}

/// Whatever goes wrong in a transaction, the next one begins on a connection that knows nothing of it.
#[tokio::test]
async fn a_transaction_that_is_given_up_leaves_nothing_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store(&folder).await;
    let name = |n: &'static str| sqlx::query("INSERT INTO people (id, name) VALUES (?, 'Ada')").bind(n);
    let mut dropped = store.writer.begin().await.expect("begun");
    name("dropped").execute(&mut *dropped).await.expect("written");
    drop(dropped);
    // What SQLite does by itself when a commit fails.
    let mut rolled_back = store.writer.begin().await.expect("begun");
    name("rolled back").execute(&mut *rolled_back).await.expect("written");
    sqlx::query("ROLLBACK").execute(&mut *rolled_back).await.expect("over");
    assert!(rolled_back.commit().await.is_err(), "there is nothing to commit");
    store.write(name("kept")).await.expect("kept");
    let people: Vec<String> =
        sqlx::query_scalar("SELECT id FROM people").fetch_all(&store.reading).await.expect("read");
    assert_eq!(people, ["kept"]);
}

#[tokio::test]
async fn the_health_of_the_store_is_tried_by_writing_and_said_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store(&folder).await;
    let file = folder.path().join("tables.db");
    assert_eq!(store.health().await, Ok(()));
    std::fs::rename(&file, folder.path().join("elsewhere")).expect("moved");
    tokio::time::sleep(HEALTH_LASTS).await;
    let why = store.health().await.expect_err("the file is gone");
    assert!(why.contains("tables.db"), "{why}");
    std::fs::rename(folder.path().join("elsewhere"), &file).expect("moved back");
    tokio::time::sleep(HEALTH_LASTS).await;
    assert_eq!(store.health().await, Ok(()), "it goes on by itself");
}

/// What somebody else may do to the log of a store.
type Damage = fn(&mut Vec<u8>);

const DAMAGE: [(&str, Damage); 6] = [
    ("emptied", Vec::clear),
    ("cut short", |log| log.truncate(log.len() / 2)),
    ("without its end", |log| log.truncate(log.len() - 4096)),
    ("all zeros", |log| log.fill(0)),
    ("another beginning", |log| log[..8].copy_from_slice(b"nonsense")),
    ("a letter in the middle", |log| {
        let middle = log.len() / 2;
        log[middle] ^= 1;
    }),
];

/// Written in place, as by `dd`, not as another file.
fn write_over(file: &Path, bytes: &[u8]) {
    use std::io::Write;
    let mut file = std::fs::File::options().write(true).truncate(true).open(file).expect("it is there");
    file.write_all(bytes).expect("written");
}

#[tokio::test]
async fn a_damaged_log_takes_no_entry_until_it_is_as_it_was() {
    for (what, damage) in DAMAGE {
        let folder = tempfile::tempdir().expect("a folder");
        let store = living_in_its_log(&folder).await;
        with_tables(&store, &["a"]).await;
        store.append(entry("a", 2, "before")).await.expect("written");
        let log = folder.path().join("tables.db-wal");
        let whole = std::fs::read(&log).expect("it is there");
        let mut damaged = whole.clone();
        damage(&mut damaged);
        write_over(&log, &damaged);
        for _ in 0..3 {
            let why = store.append(entry("a", 3, "lost")).await.expect_err(what).to_string();
            assert!(why.contains("tables.db-wal"), "{what}: {why}");
        }
        let why = store.examine().await.expect_err(what).to_string();
        assert!(!why.contains(folder.path().to_str().expect("text")), "{what}: {why}");
        write_over(&log, &whole);
        store.append(entry("a", 3, "after")).await.expect(what);
        let (entries, ..) = told(&store, "a").await;
        assert_eq!(entries.last().map(String::as_str), Some("after"), "{what}");
    }
}

/// The damage may come between the look at the log and the commit, which hides it: what is read back afterwards tells.
#[tokio::test]
async fn damage_in_the_middle_of_a_transaction_is_noticed_by_its_commit() {
    for (what, damage) in DAMAGE {
        let folder = tempfile::tempdir().expect("a folder");
        let store = living_in_its_log(&folder).await;
        with_tables(&store, &["a"]).await;
        let mut tx = store.writer.begin().await.expect("it can be written");
        sqlx::query("UPDATE tables SET title = 'lost'").execute(&mut *tx).await.expect("written");
        let log = folder.path().join("tables.db-wal");
        let mut bytes = std::fs::read(&log).expect("it is there");
        damage(&mut bytes);
        write_over(&log, &bytes);
        let why = tx.commit().await.expect_err(what).to_string();
        assert!(why.contains("tables.db-wal"), "{what}: {why}");
    }
}

#[tokio::test]
async fn a_log_that_was_copied_can_be_damaged_and_nothing_is_lost() {
    for (what, damage) in DAMAGE {
        let folder = tempfile::tempdir().expect("a folder");
        let store = living_in_its_log(&folder).await;
        with_tables(&store, &["a"]).await;
        store.append(entry("a", 2, "before")).await.expect("written");
        store.writer.copy_log().await.expect("copied");
        let log = folder.path().join("tables.db-wal");
        let mut bytes = std::fs::read(&log).expect("it is there");
        damage(&mut bytes);
        write_over(&log, &bytes);
        store.append(entry("a", 3, "after")).await.expect(what);
        // As the files are now, so they are found after a crash.
        let other = tempfile::tempdir().expect("a folder");
        for name in ["tables.db", "tables.db-wal"] {
            std::fs::copy(folder.path().join(name), other.path().join(name)).expect("copied");
        }
        let (entries, ..) = told(&self::store(&other).await, "a").await;
        assert_eq!(entries[entries.len() - 2..], ["before", "after"], "{what}");
    }
}

/// Somebody who looks after the store with SQLite's own tools does no damage, even if the log is begun anew for it.
#[tokio::test]
async fn what_others_write_with_sqlite_is_no_damage() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = living_in_its_log(&folder).await;
    with_tables(&store, &["a"]).await;
    let file = SqliteConnectOptions::new().filename(folder.path().join("tables.db"));
    let mut other = file.connect().await.expect("it opens");
    for seq in 2..12 {
        store.append(entry("a", seq, "mine")).await.expect("written");
        if seq % 3 == 0 {
            sqlx::query("PRAGMA wal_checkpoint(RESTART)").execute(&mut other).await.expect("copied");
        }
        sqlx::query("UPDATE tables SET title = title || '!'").execute(&mut other).await.expect("written");
    }
    assert_eq!(store.health().await, Ok(()));
}

#[tokio::test]
async fn a_young_store_does_not_live_in_its_log_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = SqliteConnectOptions::new().filename(folder.path().join("tables.db"));
    let store = Store::open_with(options, Duration::from_millis(20)).await.expect("the store opens");
    with_tables(&store, &["a"]).await;
    let until = Instant::now() + Duration::from_secs(60);
    loop {
        let other = tempfile::tempdir().expect("a folder");
        std::fs::copy(folder.path().join("tables.db"), other.path().join("tables.db")).expect("copied");
        let file = SqliteConnectOptions::new().filename(other.path().join("tables.db"));
        let mut alone = file.connect().await.expect("it opens");
        // It may have been copied in the middle of something: then it cannot be read.
        let tables = sqlx::query_scalar::<_, u32>("SELECT count(*) FROM tables").fetch_one(&mut alone).await;
        if tables.is_ok_and(|count| count == 1) {
            return;
        }
        assert!(Instant::now() < until, "the table is in the log alone");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
