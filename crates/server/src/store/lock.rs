//! The store is used by one server at a time. Two would each believe that they know how the tables stand.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::Path;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How long a server that is about to stop may take to release it.
const PATIENCE: Duration = Duration::from_secs(5);

/// A lock that lasts as long as the process, or until it is dropped. The file says who holds it.
pub(super) struct Lock(File);

impl Lock {
    /// Takes the lock of a store, or says who has it.
    pub(super) async fn take(store: &Path) -> Result<Lock, String> {
        let mut name = store.as_os_str().to_owned();
        name.push(".lock");
        let words = |e: std::io::Error| format!("{}: {e}", Path::new(&name).display());
        // Not cut short yet: it may be somebody else's.
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&name);
        let mut file = file.map_err(words)?;
        let until = Instant::now() + PATIENCE;
        loop {
            match file.try_lock() {
                Ok(()) => break,
                Err(TryLockError::WouldBlock) if Instant::now() < until => {
                    sleep(Duration::from_millis(50)).await;
                }
                Err(TryLockError::WouldBlock) => {
                    let mut who = String::new();
                    let _ = file.read_to_string(&mut who);
                    return Err(format!("another Fireside server is using it: {}", who.trim()));
                }
                Err(TryLockError::Error(error)) => return Err(words(error)),
            }
        }
        let mut lock = Lock(file);
        lock.say(&format!("process {}", std::process::id())).map_err(words)?;
        Ok(lock)
    }

    /// Writes down who holds it, for a server that finds it taken.
    pub(super) fn say(&mut self, who: &str) -> std::io::Result<()> {
        self.0.set_len(0)?;
        self.0.rewind()?;
        writeln!(self.0, "{who}")
    }
}
