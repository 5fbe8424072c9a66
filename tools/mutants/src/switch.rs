//! Which mutant is on: the number in `MUTANT`, or none. With `REACHED` each test notes in that file how long it took and to which mutants it came.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::io::Write;
use std::sync::LazyLock;
use std::time::Instant;

static CHOSEN: LazyLock<Option<usize>> = LazyLock::new(|| std::env::var("MUTANT").ok()?.parse().ok());
static REACHED: LazyLock<Option<String>> = LazyLock::new(|| std::env::var("REACHED").ok());

pub fn on(id: usize) -> bool {
    if REACHED.is_some() {
        let _ = SEEN.try_with(|seen| seen.borrow_mut().ids.insert(id));
    }
    *CHOSEN == Some(id)
}

struct Seen {
    since: Instant,
    ids: BTreeSet<usize>,
}

thread_local! {
    static SEEN: RefCell<Seen> = RefCell::new(Seen { since: Instant::now(), ids: BTreeSet::new() });
}

impl Drop for Seen {
    fn drop(&mut self) {
        let Some(path) = REACHED.as_ref() else { return };
        let test = std::thread::current().name().unwrap_or("").to_string();
        let ids: Vec<String> = self.ids.iter().map(usize::to_string).collect();
        let line = format!("{test}\t{}\t{}\n", self.since.elapsed().as_millis(), ids.join(" "));
        let file = std::fs::OpenOptions::new().append(true).create(true).open(path);
        file.and_then(|mut file| file.write_all(line.as_bytes())).expect("a place for what was reached");
    }
}

/// The value of a function that returns an iterator without a name.
#[derive(Clone)]
pub enum Either<R, B> {
    Right(R),
    Broken(B),
}

impl<R: Iterator, B: Iterator<Item = R::Item>> Iterator for Either<R, B> {
    type Item = R::Item;

    fn next(&mut self) -> Option<R::Item> {
        match self {
            Either::Right(it) => it.next(),
            Either::Broken(it) => it.next(),
        }
    }
}
