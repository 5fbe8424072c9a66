//! The store: one SQLite file. Answers are appended, and many of them are made durable by one commit.

mod append;
mod company;
mod lock;
mod log;
mod pins;
mod schema;
mod writer;

pub use append::{Anew, Append, EntryKind};
pub use schema::{Chapter, Checkpoint, MarkRow, SeatRow, TableRow};

use crate::error::Failure;
use crate::people::{Hash, Person};
use crate::work::at_length;
use append::{Waiting, commit_in_groups, push_entries};
use lock::Lock;
use serde::Deserialize;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteQueryResult,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, QueryBuilder, Sqlite, SqliteConnection, SqlitePool};
use std::collections::HashMap;
use std::path::Path;
use std::str::FromStr;
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, Instant};
use table::{Event, Pin, Seat, What};
use tokio::sync::{mpsc, oneshot};
use writer::Writer;

/// Entries whose events are read together with their table; for more than that, they are read separately.
pub const RECENT: u32 = 24;
/// How long another process may hold the file before it is called locked.
const LOCKED_MAX: Duration = Duration::from_secs(5);
/// How often what is in SQLite's log is copied into the store itself, so that hardly anything depends on the log alone.
const COPIED_EVERY: Duration = Duration::from_secs(2);
/// How long a check of the store's health stays valid, so that asking all the time does not wear out the disk.
const HEALTH_LASTS: Duration = Duration::from_secs(1);

/// The server's store. Clones share it.
#[derive(Clone)]
pub struct Store {
    reading: SqlitePool,
    /// One connection: writers wait for each other here, not in SQLite.
    writer: Arc<Writer>,
    appends: mpsc::Sender<Waiting>,
    lock: Arc<Mutex<Lock>>,
    health: Arc<tokio::sync::Mutex<Health>>,
}

/// When the store was last checked, and the result.
type Health = Option<(Instant, Result<(), String>)>;

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Somebody else uses it, or it cannot be locked.
    #[error("{0}")]
    InUse(String),
    /// A later version has written it. This one leaves it alone.
    #[error(
        "it was made by a newer Fireside (its format is {written}, this one knows {known}): update the program"
    )]
    Newer {
        /// The version of its format.
        written: i64,
        /// The newest that this program knows.
        known: usize,
    },
    /// SQLite cannot use it.
    #[error(transparent)]
    Sql(#[from] sqlx::Error),
    /// It cannot be written to.
    #[error("{0}")]
    Broken(String),
}

/// What an entry did to the table: a row of `entries` without what was told.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its number.
    pub seq: u32,
    /// What kind.
    pub kind: EntryKind,
    /// See [`Append::body`].
    pub body: String,
}

/// What an entry told, under its number.
pub type Told = (u32, Vec<Event>);

/// An event as the store holds it. Before events were data they had only their words and another set of kinds.
#[derive(Deserialize)]
#[serde(untagged)]
enum StoredEvent {
    Data(Event),
    Words { seat: Option<Seat>, text: String },
}

impl From<StoredEvent> for Event {
    fn from(stored: StoredEvent) -> Event {
        match stored {
            StoredEvent::Data(event) => event,
            StoredEvent::Words { seat, text } => {
                Event { seat, by: None, rules: Vec::new(), scene: None, what: What::Words {}, text }
            }
        }
    }
}

/// Everything that a table continues from.
pub struct Stored {
    pub row: TableRow,
    pub seats: Vec<SeatRow>,
    pub beginning: Option<String>,
    pub checkpoint: Checkpoint,
    /// The one before it, if there is one.
    pub before: Option<Checkpoint>,
    /// None before anything began afresh.
    pub chapter: Option<Chapter>,
    /// Those that are needed.
    pub entries: Vec<Entry>,
    /// What the last of them told.
    pub recent: Vec<Told>,
    pub bookmarks: Vec<MarkRow>,
}

/// A table to be made.
pub struct Fresh {
    pub id: String,
    pub host: Person,
    pub title: String,
    pub game: String,
    pub setup: String,
    pub beginning: Option<String>,
    pub waiting: String,
    pub outcome: Option<String>,
    pub checkpoint: Checkpoint,
    pub chapter: Option<Chapter>,
    /// By their names.
    pub bookmarks: Vec<(String, MarkRow)>,
    pub pins: Vec<Pin>,
    /// See [`TableRow::shown`].
    pub shown: bool,
    /// See [`TableRow::wait`].
    pub wait: u32,
    pub seats: Vec<(&'static str, Option<Person>, Option<Hash>)>,
    /// Answers that were given elsewhere, and what was told at the beginning.
    pub entries: Vec<(EntryKind, String, String)>,
    pub at: i64,
}

const TABLE: &str = "SELECT id, host, title, game, setup, seq, changed, waiting, waits, outcome, shown, wait
     FROM tables JOIN standing ON table_id = id";

impl Store {
    /// Opens the store that a URL names: `sqlite:PATH`.
    pub async fn open(url: &str) -> Result<Store, OpenError> {
        Self::open_with(SqliteConnectOptions::from_str(url)?, COPIED_EVERY).await
    }

    /// Opens the store in a file.
    pub async fn open_file(path: &Path) -> Result<Store, OpenError> {
        Self::open_with(SqliteConnectOptions::new().filename(path), COPIED_EVERY).await
    }

    /// Opens the store, creates it if there is none, and migrates it to this version.
    async fn open_with(options: SqliteConnectOptions, copied_every: Duration) -> Result<Store, OpenError> {
        let lock = Lock::take(options.get_filename()).await.map_err(OpenError::InUse)?;
        let options = options
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // The log is copied back every two seconds, and at 32 MiB, not at 4: tables that are played at write the
            // same pages again and again, and each is copied once.
            .pragma("wal_autocheckpoint", "8192")
            .busy_timeout(LOCKED_MAX);
        let mut first = options.connect().await?;
        let versions = schema::versions();
        versions.run(&mut first).await.map_err(|e| match e {
            MigrateError::VersionMissing(written) => {
                OpenError::Newer { written, known: versions.migrations.len() }
            }
            e => OpenError::Sql(sqlx::Error::Migrate(Box::new(e))),
        })?;
        let reading = SqlitePoolOptions::new().min_connections(1).max_connections(4).idle_timeout(None);
        let reading = reading.max_lifetime(None).connect_with(options.clone().read_only(true)).await?;
        sqlx::query("SELECT count(*) FROM meta").fetch_one(&reading).await?; // it has the log open from now on
        first.close().await?;
        let broken = |e: Failure| OpenError::Broken(e.to_string());
        let writer = Arc::new(Writer::new(options).map_err(broken)?);
        let (appends, queue) = mpsc::channel(4096);
        tokio::spawn(commit_in_groups(writer.clone(), queue));
        tokio::spawn(copy_now_and_then(Arc::downgrade(&writer), copied_every));
        let store =
            Store { reading, writer, appends, lock: Arc::new(Mutex::new(lock)), health: Arc::default() };
        store.health().await.map_err(OpenError::Broken)?;
        // A store whose tables are in the log alone is nothing without it.
        store.writer.copy_log().await.map_err(broken)?;
        Ok(store)
    }

    /// Says where this server can be reached, for another one that wants the same store.
    pub fn announce(&self, address: &str) {
        let who = format!("process {} at {address}", std::process::id());
        if let Err(error) = self.lock.lock().expect("no panic while it is held").say(&who) {
            tracing::warn!(%error, "the lock cannot say who holds it");
        }
    }

    /// Makes an entry durable. When this returns, it will survive whatever happens to the process.
    pub(crate) async fn append(&self, append: Append) -> Result<(), Failure> {
        let (done, result) = oneshot::channel();
        let gone = || Failure::Store(sqlx::Error::WorkerCrashed);
        self.appends.send((append, done)).await.map_err(|_| gone())?;
        result.await.map_err(|_| gone())?
    }

    /// A value of the server's own, made by `fresh` the first time.
    pub(crate) async fn meta(&self, key: &str, fresh: impl FnOnce() -> Vec<u8>) -> Result<Vec<u8>, Failure> {
        let mut tx = self.writer.begin().await?;
        let new = sqlx::query("INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING");
        new.bind(key).bind(fresh()).execute(&mut *tx).await?;
        let value = sqlx::query_scalar("SELECT value FROM meta WHERE key = ?").bind(key);
        let value = value.fetch_one(&mut *tx).await?;
        tx.commit().await?;
        Ok(value)
    }

    /// Whether the store can be written to and read from, and what is wrong if not.
    pub(crate) async fn health(&self) -> Result<(), String> {
        let mut last = self.health.lock().await;
        if let Some((at, health)) = &*last
            && at.elapsed() < HEALTH_LASTS
        {
            return health.clone();
        }
        let health = self.examine().await.map_err(|e| e.to_string());
        *last = Some((Instant::now(), health.clone()));
        health
    }

    async fn examine(&self) -> Result<(), Failure> {
        let mut tx = self.writer.begin().await?;
        sqlx::query("INSERT OR REPLACE INTO meta (key, value) VALUES ('health', randomblob(16))")
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        sqlx::query("SELECT value FROM meta WHERE key = 'health'").fetch_one(&self.reading).await?;
        Ok(())
    }

    /// Moves everything into the one file, so that a copy of that file is complete. A store that is not closed is
    /// complete too, together with its log.
    pub(crate) async fn close(&self) -> Result<(), Failure> {
        let mut writing = self.writer.take().await?;
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *writing).await?;
        writing.keep()
    }

    /// Writes one thing.
    async fn write(&self, query: Query<'_>) -> Result<SqliteQueryResult, Failure> {
        let mut tx = self.writer.begin().await?;
        let done = query.execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(done)
    }

    pub(crate) async fn name_of(&self, person: &Person) -> Result<Option<String>, Failure> {
        let name = sqlx::query_scalar("SELECT name FROM people WHERE id = ?").bind(&person.0);
        Ok(name.fetch_optional(&self.reading).await?)
    }

    pub(crate) async fn set_name(&self, person: &Person, name: &str) -> Result<(), Failure> {
        let query = sqlx::query(
            "INSERT INTO people (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        );
        self.write(query.bind(&person.0).bind(name)).await?;
        Ok(())
    }

    /// The tables where somebody sits, watches or is host, the newest change first, and who has their seats.
    pub(crate) async fn tables_of(&self, person: &Person) -> Result<Vec<(TableRow, Vec<SeatRow>)>, Failure> {
        const MINE: &str = "WHERE host = ?1 OR id IN (SELECT table_id FROM seats WHERE person = ?1)
             OR id IN (SELECT table_id FROM watchers WHERE person = ?1) ORDER BY changed DESC LIMIT 500";
        let tables = format!("{TABLE} {MINE}");
        let tables: Vec<TableRow> = sqlx::query_as(&tables).bind(&person.0).fetch_all(&self.reading).await?;
        let seats = format!(
            "SELECT table_id, seat, kind, person FROM seats
             WHERE table_id IN (SELECT id FROM tables JOIN standing ON table_id = id {MINE}) ORDER BY seat"
        );
        let rows: Vec<(String, u8, String, Option<String>)> =
            sqlx::query_as(&seats).bind(&person.0).fetch_all(&self.reading).await?;
        let mut seats: HashMap<String, Vec<SeatRow>> = HashMap::new();
        for (table, seat, kind, person) in rows {
            seats.entry(table).or_default().push(SeatRow { seat, kind, person });
        }
        let seated = |row: TableRow| {
            let seats = seats.remove(&row.id).unwrap_or_default();
            (row, seats)
        };
        Ok(tables.into_iter().map(seated).collect())
    }

    pub(crate) async fn row_of(&self, table: &str) -> Result<Option<TableRow>, Failure> {
        let one = format!("{TABLE} WHERE id = ?");
        Ok(sqlx::query_as(&one).bind(table).fetch_optional(&self.reading).await?)
    }

    pub(crate) async fn seats_of(&self, table: &str) -> Result<Vec<SeatRow>, Failure> {
        let seats = sqlx::query_as("SELECT seat, kind, person FROM seats WHERE table_id = ? ORDER BY seat");
        Ok(seats.bind(table).fetch_all(&self.reading).await?)
    }

    /// Whether somebody opened this table.
    pub(crate) async fn hosts(&self, person: &Person, table: &str) -> Result<bool, Failure> {
        let row = sqlx::query("SELECT 1 FROM tables WHERE host = ? AND id = ?");
        Ok(row.bind(&person.0).bind(table).fetch_optional(&self.reading).await?.is_some())
    }

    /// Whether somebody has a seat at any table.
    pub(crate) async fn is_seated(&self, person: &Person) -> Result<bool, Failure> {
        let row = sqlx::query("SELECT 1 FROM seats WHERE person = ? LIMIT 1");
        Ok(row.bind(&person.0).fetch_optional(&self.reading).await?.is_some())
    }

    /// Everything about one table.
    pub(crate) async fn load(&self, id: &str) -> Result<Option<Stored>, Failure> {
        loop {
            let Some(row) = self.row_of(id).await? else { return Ok(None) };
            let beginning = sqlx::query_scalar("SELECT beginning FROM tables WHERE id = ?");
            let beginning = beginning.bind(id).fetch_one(&self.reading).await?;
            let checkpoints = sqlx::query_as(
                "SELECT turn, after, edition, body FROM checkpoints WHERE table_id = ? ORDER BY after DESC",
            );
            let mut checkpoints = checkpoints.bind(id).fetch_all(&self.reading).await?.into_iter();
            let checkpoint = checkpoints.next().ok_or(sqlx::Error::RowNotFound)?;
            let before = checkpoints.next();
            let bookmarks = sqlx::query_as(
                "SELECT body, seq, person, shown FROM bookmarks WHERE table_id = ? ORDER BY id",
            );
            let bookmarks = bookmarks.bind(id).fetch_all(&self.reading).await?;
            let chapter =
                sqlx::query_as("SELECT after, seq, taken_back, body FROM chapters WHERE table_id = ?");
            let chapter: Option<Chapter> = chapter.bind(id).fetch_optional(&self.reading).await?;
            let entries = self.entries(id, chapter.as_ref().map_or(0, |chapter| chapter.seq)).await?;
            let recent = self.told(id, row.seq.saturating_sub(RECENT)).await?;
            let seats = self.seats_of(id).await?;
            // Something may have been appended between the first look and the last.
            if recent.last().map_or(0, |(seq, _)| *seq) <= row.seq {
                let stored =
                    Stored { row, seats, beginning, checkpoint, before, chapter, entries, recent, bookmarks };
                return Ok(Some(stored));
            }
        }
    }

    /// Everything that was done to a table from this entry on.
    pub(crate) async fn entries(&self, table: &str, from: u32) -> Result<Vec<Entry>, Failure> {
        let rows: Vec<(u32, String, String)> = sqlx::query_as(
            "SELECT seq, kind, body FROM entries WHERE table_id = ? AND seq >= ? AND kind <> 'note' ORDER BY seq",
        )
        .bind(table)
        .bind(from)
        .fetch_all(&self.reading)
        .await?;
        let read = |(seq, kind, body): (u32, String, String)| {
            let (_, kind) = EntryKind::ALL.into_iter().find(|(name, _)| *name == kind)?;
            Some(Entry { seq, kind, body })
        };
        rows.into_iter().map(|row| read(row).ok_or_else(unreadable)).collect()
    }

    /// What the entries after a number told.
    pub(crate) async fn told(&self, table: &str, after: u32) -> Result<Vec<Told>, Failure> {
        let rows: Vec<(u32, String)> =
            sqlx::query_as("SELECT seq, events FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq")
                .bind(table)
                .bind(after)
                .fetch_all(&self.reading)
                .await?;
        let read = |(seq, events): (u32, String)| {
            let events: Vec<StoredEvent> = serde_json::from_str(&events).map_err(|_| unreadable())?;
            Ok((seq, events.into_iter().map(Event::from).collect()))
        };
        at_length(|| rows.into_iter().map(read).collect())
    }

    /// Makes a table, with everything that belongs to it or not at all; not if its host has too many already.
    pub(crate) async fn create(&self, fresh: &Fresh, tables_max: u32) -> Result<(), Failure> {
        let mut tx = self.writer.begin().await?;
        let count = sqlx::query_scalar("SELECT count(*) FROM tables WHERE host = ?").bind(&fresh.host.0);
        let hosted: u32 = count.fetch_one(&mut *tx).await?;
        if hosted >= tables_max {
            return Err(Failure::TooMany(format!("you have {hosted} tables open; delete one first")));
        }
        sqlx::query("INSERT INTO tables (id, host, title, game, setup, beginning, shown, wait) VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
            .bind(&fresh.id)
            .bind(&fresh.host.0)
            .bind(&fresh.title)
            .bind(&fresh.game)
            .bind(&fresh.setup)
            .bind(&fresh.beginning)
            .bind(fresh.shown)
            .bind(fresh.wait)
            .execute(&mut *tx)
            .await?;
        sqlx::query("INSERT INTO standing (table_id, seq, changed, waiting, outcome) VALUES (?, ?, ?, ?, ?)")
            .bind(&fresh.id)
            .bind(fresh.entries.len() as u32)
            .bind(fresh.at)
            .bind(&fresh.waiting)
            .bind(&fresh.outcome)
            .execute(&mut *tx)
            .await?;
        sqlx::query("INSERT INTO checkpoints (table_id, turn, after, edition, body) VALUES (?, ?, ?, ?, ?)")
            .bind(&fresh.id)
            .bind(fresh.checkpoint.turn)
            .bind(fresh.checkpoint.after)
            .bind(&fresh.checkpoint.edition)
            .bind(&fresh.checkpoint.body)
            .execute(&mut *tx)
            .await?;
        if let Some(chapter) = &fresh.chapter {
            sqlx::query(
                "INSERT INTO chapters (table_id, after, seq, taken_back, body) VALUES (?, ?, ?, ?, ?)",
            )
            .bind(&fresh.id)
            .bind(chapter.after)
            .bind(chapter.seq)
            .bind(&chapter.taken_back)
            .bind(&chapter.body)
            .execute(&mut *tx)
            .await?;
        }
        for (seat, (kind, person, invitation)) in fresh.seats.iter().enumerate() {
            sqlx::query(
                "INSERT INTO seats (table_id, seat, kind, person, invitation) VALUES (?, ?, ?, ?, ?)",
            )
            .bind(&fresh.id)
            .bind(seat as u8)
            .bind(kind)
            .bind(person.as_ref().map(|p| &p.0))
            .bind(invitation.as_ref().map(|h| h.0.as_slice()))
            .execute(&mut *tx)
            .await?;
        }
        for (i, (kind, body, events)) in fresh.entries.iter().enumerate() {
            sqlx::query("INSERT INTO entries (table_id, seq, kind, body, events) VALUES (?, ?, ?, ?, ?)")
                .bind(&fresh.id)
                .bind(i as u32 + 1)
                .bind(kind.name())
                .bind(body)
                .bind(events)
                .execute(&mut *tx)
                .await?;
        }
        for (name, mark) in &fresh.bookmarks {
            write_bookmark(&mut tx, &fresh.id, name, mark).await?;
        }
        for pin in &fresh.pins {
            pins::pinning(&fresh.id, pin, None).execute(&mut *tx).await?;
        }
        tx.commit().await
    }

    pub(crate) async fn rename(&self, table: &str, title: &str) -> Result<(), Failure> {
        let query = sqlx::query("UPDATE tables SET title = ? WHERE id = ?").bind(title).bind(table);
        self.write(query).await?;
        Ok(())
    }

    /// Play waits for somebody as this says, though nothing has happened at the table.
    pub(crate) async fn set_waits(&self, table: &str, waits: &str) -> Result<(), Failure> {
        let query = sqlx::query("UPDATE standing SET waits = ? WHERE table_id = ?").bind(waits).bind(table);
        self.write(query).await?;
        Ok(())
    }

    pub(crate) async fn set_host(&self, table: &str, host: &Person) -> Result<(), Failure> {
        let query = sqlx::query("UPDATE tables SET host = ? WHERE id = ?").bind(&host.0).bind(table);
        self.write(query).await?;
        Ok(())
    }

    /// Remembers that somebody sees all of a table, with its bookmarks.
    pub(crate) async fn show(&self, table: &str) -> Result<(), Failure> {
        let mut tx = self.writer.begin().await?;
        for all in
            ["UPDATE tables SET shown = 1 WHERE id = ?", "UPDATE bookmarks SET shown = 1 WHERE table_id = ?"]
        {
            sqlx::query(all).bind(table).execute(&mut *tx).await?;
        }
        tx.commit().await
    }

    pub(crate) async fn delete(&self, table: &str) -> Result<(), Failure> {
        self.write(sqlx::query("DELETE FROM tables WHERE id = ?").bind(table)).await?;
        Ok(())
    }

    /// Sets who holds a seat from now on, and logs it; the old invitation, if any, is void.
    pub(crate) async fn set_seat(
        &self,
        row: &SeatRow,
        invitation: Option<&Hash>,
        setup: &str,
        told: &Append,
    ) -> Result<(), Failure> {
        let table = &told.table;
        let mut tx = self.writer.begin().await?;
        sqlx::query("UPDATE seats SET kind = ?, person = ?, invitation = ? WHERE table_id = ? AND seat = ?")
            .bind(&row.kind)
            .bind(&row.person)
            .bind(invitation.map(|h| h.0.as_slice()))
            .bind(table)
            .bind(row.seat)
            .execute(&mut *tx)
            .await?;
        let query = sqlx::query("UPDATE tables SET setup = ? WHERE id = ?").bind(setup).bind(table);
        query.execute(&mut *tx).await?;
        let mut entry = QueryBuilder::new("");
        push_entries(&mut entry, &[told]);
        entry.build().persistent(false).execute(&mut *tx).await?;
        tx.commit().await
    }

    /// The seat that an invitation is for.
    pub(crate) async fn invited_to(&self, key: &Hash) -> Result<Option<(String, u8)>, Failure> {
        let query = sqlx::query_as("SELECT table_id, seat FROM seats WHERE invitation = ?");
        Ok(query.bind(key.0.as_slice()).fetch_optional(&self.reading).await?)
    }

    pub(crate) async fn set_bookmark(&self, table: &str, name: &str, mark: &MarkRow) -> Result<(), Failure> {
        let mut tx = self.writer.begin().await?;
        write_bookmark(&mut tx, table, name, mark).await?;
        tx.commit().await
    }

    pub(crate) async fn forget_bookmark(&self, table: &str, name: &str) -> Result<(), Failure> {
        self.write(
            sqlx::query("DELETE FROM bookmarks WHERE table_id = ? AND name = ?").bind(table).bind(name),
        )
        .await?;
        Ok(())
    }
}

/// Copies SQLite's log into the store while there is one.
async fn copy_now_and_then(writer: Weak<Writer>, every: Duration) {
    loop {
        tokio::time::sleep(every).await;
        let Some(writer) = writer.upgrade() else { return };
        if let Err(failure) = writer.copy_log().await {
            tracing::warn!(%failure, "what is in the store's log stays there for now");
        }
    }
}

fn unreadable() -> Failure {
    Failure::Broken("an entry cannot be read".to_owned())
}

async fn write_bookmark(
    tx: &mut SqliteConnection,
    table: &str,
    name: &str,
    mark: &MarkRow,
) -> Result<(), sqlx::Error> {
    // A bookmark that is set again is the newest.
    let old = sqlx::query("DELETE FROM bookmarks WHERE table_id = ? AND name = ?").bind(table).bind(name);
    old.execute(&mut *tx).await?;
    sqlx::query("INSERT INTO bookmarks (table_id, name, body, seq, person, shown) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(table)
        .bind(name)
        .bind(&mark.body)
        .bind(mark.seq)
        .bind(&mark.person)
        .bind(mark.shown)
        .execute(&mut *tx)
        .await?;
    Ok(())
}

type Query<'q> = sqlx::query::Query<'q, Sqlite, SqliteArguments<'q>>;

#[cfg(test)]
mod tests;
