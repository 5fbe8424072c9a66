//! The one connection that writes. What it has committed lasts; after any error it is gone, and with it whatever
//! was not committed.
//!
//! SQLite rolls a transaction back by itself when its commit fails. Code that then believes that it is still open, or
//! has been closed when it has not, acknowledges what nobody will ever see again. So nothing is repaired here: a
//! connection is used again only after a commit that went well.

use super::log::{Log, Stamp, name};
use crate::error::Failure;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor, SqliteConnection};
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use tokio::sync::{Mutex, MutexGuard};

/// Hands out the connection that writes, to one writer at a time.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    file: PathBuf,
    /// The files that were opened first: SQLite's and its log. Others in their place would not know what was
    /// acknowledged.
    first: [Identity; 2],
    slot: Mutex<Slot>,
}

/// What the writers hand on to each other.
struct Slot {
    clean: Option<Clean>,
    log: Log,
}

/// A connection without an open transaction, and when the file was last written to as far as it knows.
struct Clean {
    connection: SqliteConnection,
    written: Option<SystemTime>,
}

/// Which file a name refers to: another one after it was deleted or replaced.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Identity(u64, u64);

impl Writer {
    /// For a file that another connection has open, and keeps open: as long as there is one, SQLite does not put
    /// its log away.
    pub(super) fn new(options: SqliteConnectOptions) -> Result<Writer, Failure> {
        let file = options.get_filename().to_owned();
        let options = options.create_if_missing(false);
        let log = Log::new(&file)?;
        let [(store, _), (first, _)] = [look(&file)?, look(log.file())?];
        Ok(Writer { first: [store, first], options, file, slot: Mutex::new(Slot { clean: None, log }) })
    }

    /// A connection to write with; not in a transaction yet.
    pub(super) async fn take(&self) -> Result<Writing<'_>, Failure> {
        let mut slot = self.slot.lock().await;
        let stamp = self.check_files(&slot.log)?;
        if let Err(damage) = slot.log.check(stamp) {
            self.begin_log_anew(&mut slot, damage).await?;
        }
        // Taken out: whatever fails or is dropped from here on drops the connection too.
        let clean = match slot.clean.take() {
            Some(clean) if clean.written == self.written() => clean,
            // Somebody else has written to the file: what the connection remembers of it may be wrong.
            Some(clean) => {
                let _ = clean.connection.close().await;
                self.connect().await?
            }
            None => self.connect().await?,
        };
        Ok(Writing { writer: self, slot, clean })
    }

    /// The same, in a transaction.
    pub(super) async fn begin(&self) -> Result<Writing<'_>, Failure> {
        let mut writing = self.take().await?;
        // Fails within a transaction, unlike a savepoint.
        writing.execute("BEGIN IMMEDIATE").await?;
        Ok(writing)
    }

    async fn connect(&self) -> Result<Clean, Failure> {
        let mut connection = self.options.connect().await?;
        connection.execute("SELECT count(*) FROM meta").await?; // reads the file
        Ok(Clean { connection, written: self.written() })
    }

    /// A damaged log does no harm if everything in it is in the store already: SQLite cuts it off without reading it.
    async fn begin_log_anew(&self, slot: &mut Slot, damage: Failure) -> Result<(), Failure> {
        if !slot.log.is_copied() {
            return Err(damage);
        }
        tracing::warn!(%damage, "nothing was lost with the store's log; a new one is begun");
        let mut connection = self.connect().await?.connection;
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").await?;
        let stamp = self.check_files(&slot.log)?;
        slot.log.check(stamp)
    }

    /// Copies what is in the log into the store itself, unless that has been done.
    pub(super) async fn copy_log(&self) -> Result<(), Failure> {
        if self.slot.lock().await.log.is_copied() {
            return Ok(());
        }
        let mut writing = self.take().await?;
        // SQLite would copy whatever is there.
        let stamp = self.check_files(&writing.slot.log)?;
        writing.slot.log.check_all(stamp)?;
        // Without waiting for anybody: what others are still reading is copied the next time.
        writing.execute("PRAGMA wal_checkpoint(PASSIVE)").await?;
        writing.keep()
    }

    fn written(&self) -> Option<SystemTime> {
        std::fs::metadata(&self.file).ok().and_then(|m| m.modified().ok())
    }

    /// Whether the files are those that were opened first; how the log is marked.
    fn check_files(&self, log: &Log) -> Result<Stamp, Failure> {
        let [(store, _), (wal, stamp)] = [look(&self.file)?, look(log.file())?];
        match [store, wal] == self.first {
            true => Ok(stamp),
            false => Err(Failure::Gone(format!("{} was deleted or replaced", name(&self.file)))),
        }
    }
}

/// A connection in use. Dropped before [`Writing::commit`] has returned, it is closed, and nothing was written.
pub(super) struct Writing<'a> {
    writer: &'a Writer,
    slot: MutexGuard<'a, Slot>,
    clean: Clean,
}

impl Writing<'_> {
    /// Makes durable what was written. When this returns, it will survive whatever happens to the process.
    pub(super) async fn commit(mut self) -> Result<(), Failure> {
        self.execute("COMMIT").await?;
        self.keep()
    }

    /// Keeps the connection for the next one, once a transaction is known to be over.
    pub(super) fn keep(mut self) -> Result<(), Failure> {
        // What was written to files without a name, or behind what cannot be read, is gone with the process.
        let stamp = self.writer.check_files(&self.slot.log)?;
        self.slot.log.check_new(stamp)?;
        self.clean.written = self.writer.written();
        self.slot.clean = Some(self.clean);
        Ok(())
    }
}

impl Deref for Writing<'_> {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.clean.connection
    }
}

impl DerefMut for Writing<'_> {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.clean.connection
    }
}

fn look(file: &Path) -> Result<(Identity, Stamp), Failure> {
    let gone = |e: std::io::Error| Failure::Gone(format!("{}: {e}", name(file)));
    let metadata = std::fs::metadata(file).map_err(gone)?;
    let stamp = Stamp::of(&metadata);
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        Ok((Identity(metadata.dev(), metadata.ino()), stamp))
    }
    #[cfg(not(unix))]
    {
        let made = metadata.created().ok().and_then(|t| t.duration_since(SystemTime::UNIX_EPOCH).ok());
        Ok((Identity(0, made.map_or(0, |t| t.as_nanos() as u64)), stamp))
    }
}
