//! What a round of any scenario is given.

use crate::common::Whim;
use crate::process;
use crate::served::Served;
use crate::tally::Tally;
use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

pub struct Round {
    pub program: PathBuf,
    /// A folder of its own.
    pub folder: PathBuf,
    pub until: Instant,
    pub whim: Whim,
    pub tally: Arc<Mutex<Tally>>,
}

impl Round {
    /// A server whose tables lie in this round's folder.
    pub fn serve(&self, port: u16) -> Served {
        self.serve_from(&self.folder, port)
    }

    /// The same with tables elsewhere.
    pub fn serve_from(&self, data: &Path, port: u16) -> Served {
        Served::with(&self.program, data, port, |command| {
            command.args(["--tables-max", "1000000"]).stderr(self.log());
        })
    }

    /// A server with the usual limits, but for these.
    pub fn serve_limited(&self, limits: &[&str]) -> Served {
        Served::limited(&self.program, &self.folder, 0, |command| {
            command.args(limits).stderr(self.log());
        })
    }

    /// What a server logs goes to a file: a pipe that nobody reads would stop it.
    fn log(&self) -> File {
        OpenOptions::new().create(true).append(true).open(self.folder.join("log")).expect("a file")
    }

    pub fn goes_on(&self) -> bool {
        Instant::now() < self.until
    }

    /// Some milliseconds, at least so many and less than so many.
    pub fn some(&mut self, least: usize, below: usize) -> Duration {
        Duration::from_millis((least + self.whim.below(below - least)) as u64)
    }

    pub fn tally(&self) -> MutexGuard<'_, Tally> {
        self.tally.lock().expect("no panic while it is held")
    }

    /// It has not ended by itself.
    pub fn is_alive(&self, served: &mut Served) {
        let ended = served.child.try_wait().expect("it is ours");
        assert!(ended.is_none(), "the server ended by itself: {}", ended.expect("it has"));
        let peak = process::memory(served.child.id(), "VmHWM");
        let mut tally = self.tally();
        tally.peak = tally.peak.max(peak);
    }

    /// What has panicked in it, rules that were caught included.
    pub fn panics(&self) -> Vec<String> {
        let log = std::fs::read(self.folder.join("log")).unwrap_or_default();
        let log = String::from_utf8_lossy(&log);
        log.lines().filter(|l| l.contains("panicked at")).map(str::to_owned).collect()
    }

    /// Nothing has.
    pub fn is_sound(&self, served: &mut Served) {
        self.is_alive(served);
        let panics = self.panics();
        assert!(panics.is_empty(), "{panics:#?}");
    }
}
