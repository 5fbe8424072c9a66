//! How many of something somebody has at the moment.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

/// How many of something each of them has.
#[derive(Clone)]
pub struct Counts<Who>(Arc<Mutex<HashMap<Who, usize>>>);

impl<Who> Default for Counts<Who> {
    fn default() -> Self {
        Counts(Arc::default())
    }
}

impl<Who: Hash + Eq + Clone> Counts<Who> {
    pub fn of(&self, who: &Who) -> usize {
        self.0.lock().expect("no panic while it is held").get(who).copied().unwrap_or(0)
    }

    /// Counts one more, unless there are that many.
    pub fn one_more(&self, who: Who, most: usize) -> Option<Counted<Who>> {
        let mut counts = self.0.lock().expect("no panic while it is held");
        let count = counts.entry(who.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { who, all: self.clone() })
    }
}

/// Something that counts against a limit until this is dropped.
pub struct Counted<Who: Hash + Eq> {
    who: Who,
    all: Counts<Who>,
}

impl<Who: Hash + Eq> Drop for Counted<Who> {
    fn drop(&mut self) {
        let mut all = self.all.0.lock().expect("no panic while it is held");
        if let Some(count) = all.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.who);
            }
        }
    }
}
