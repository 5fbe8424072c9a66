//! The one connection that writes. What it has committed lasts; after any error it is gone, and with it whatever
//! was not committed.
//!
//! SQLite rolls a transaction back by itself when its commit fails. Code that then believes that it is still open, or
//! has been closed when it has not, acknowledges what nobody will ever see again. So nothing is repaired here: a
//! connection is used again only after a commit that went well.

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
    slot: Mutex<Option<Clean>>,
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
        Ok(Writer { first: files(&file)?, options, file, slot: Mutex::new(None) })
    }

    /// A connection to write with; not in a transaction yet.
    pub(super) async fn take(&self) -> Result<Writing<'_>, Failure> {
        self.check_files()?;
        let mut slot = self.slot.lock().await;
        // Taken out: whatever fails or is dropped from here on drops the connection too.
        let clean = match slot.take() {
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

    fn written(&self) -> Option<SystemTime> {
        std::fs::metadata(&self.file).ok().and_then(|m| m.modified().ok())
    }

    fn check_files(&self) -> Result<(), Failure> {
        match files(&self.file)? == self.first {
            true => Ok(()),
            false => Err(Failure::Gone(format!("{} was deleted or replaced", self.file.display()))),
        }
    }
}

/// A connection in use. Dropped before [`Writing::commit`] has returned, it is closed, and nothing was written.
pub(super) struct Writing<'a> {
    writer: &'a Writer,
    slot: MutexGuard<'a, Option<Clean>>,
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
        // What was written to files without a name is gone with the process.
        self.writer.check_files()?;
        self.clean.written = self.writer.written();
        *self.slot = Some(self.clean);
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

fn files(file: &Path) -> Result<[Identity; 2], Failure> {
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    Ok([identity(file)?, identity(Path::new(&log))?])
}

fn identity(file: &Path) -> Result<Identity, Failure> {
    let gone = |e: std::io::Error| Failure::Gone(format!("{}: {e}", file.display()));
    let metadata = std::fs::metadata(file).map_err(gone)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        Ok(Identity(metadata.dev(), metadata.ino()))
    }
    #[cfg(not(unix))]
    {
        let made = metadata.created().ok().and_then(|t| t.duration_since(SystemTime::UNIX_EPOCH).ok());
        Ok(Identity(0, made.map_or(0, |t| t.as_nanos() as u64)))
    }
}
