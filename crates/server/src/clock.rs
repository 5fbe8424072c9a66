//! The time of day, for whatever waits longer than a test.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The server's clock. Clones go alike.
#[derive(Clone, Debug, Default)]
pub struct Clock(Arc<AtomicI64>);

impl Clock {
    /// Seconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        let passed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs() as i64);
        passed + self.0.load(Ordering::Relaxed)
    }

    /// Puts the clock forward, as if so much time had passed.
    pub fn skip(&self, time: Duration) {
        self.0.fetch_add(time.as_secs() as i64, Ordering::Relaxed);
    }
}
