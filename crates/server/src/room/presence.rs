//! Who is here: on a seat, or watching.

use super::{Inner, Room, Viewer};
use crate::error::Failure;
use crate::limits::WATCHERS_MAX;
use crate::people::Person;
use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

/// One connection.
pub(super) struct Here {
    pub seat: Option<u8>,
    person: Person,
    /// What they were called when they came in.
    name: String,
    /// Whether they were invited to watch, and have not been removed.
    invited: bool,
}

impl Room {
    /// Somebody comes in. There can be too many watchers; a seat is never full.
    pub async fn enter(&self, viewer: &Viewer) -> Result<(), Failure> {
        let Viewer { person, seat, connection } = viewer.clone();
        let name = self.store.name_of(&person).await?.ok_or(Failure::Nobody)?;
        let mut inner = self.lock().await?;
        if seat.is_none() && inner.here.values().filter(|h| h.seat.is_none()).count() >= WATCHERS_MAX {
            return Err(Failure::TooMany("too many people are watching this table".to_owned()));
        }
        // Checked under the lock: nobody slips in while they are being removed.
        let invited = seat.is_none() && self.store.watches(&person, &self.id).await?;
        inner.here.insert(connection, Here { seat: seat.map(|s| s.0), person, name, invited });
        self.rearranged(&mut inner);
        Ok(())
    }

    /// Somebody leaves.
    pub async fn leave(&self, connection: u64) {
        let mut inner = self.inner.lock().await;
        inner.here.remove(&connection);
        self.rearranged(&mut inner);
    }

    fn rearranged(&self, inner: &mut Inner) {
        inner.arrangement += 1;
        self.connections.store(inner.here.len(), Ordering::Relaxed);
        self.tick(inner);
    }

    /// Removes every watcher of this name, present or not: the link they came by is void from now on.
    pub async fn dismiss(&self, name: &str) -> Result<(), Failure> {
        let mut inner = self.lock().await?;
        let on_bench = |h: &&Here| h.seat.is_none() && h.name == name;
        let bench: Vec<Person> = inner.here.values().filter(on_bench).map(|h| h.person.clone()).collect();
        // Players need no invitation to watch, and keep theirs.
        let sits = inner.seats.iter().filter_map(|s| s.person.clone());
        let known: Vec<Person> = sits.chain([inner.host.clone()]).collect();
        let goes = |person: &Person, called: &str| {
            (called == name || bench.contains(person)) && !known.contains(person)
        };
        let gone = self.store.dismiss(&self.id, goes).await?;
        match (gone.is_empty(), bench.is_empty()) {
            (true, true) => return Err(Failure::NotFound("watcher")),
            (true, false) => {
                return Err(Failure::Forbidden("players can always watch their own table".to_owned()));
            }
            (false, _) => {}
        }
        inner.here.values_mut().filter(|h| gone.contains(&h.person)).for_each(|h| h.invited = false);
        self.tick(&inner);
        Ok(())
    }
}

impl Inner {
    /// Whether a connection may still see what its seat sees, or what watchers see.
    pub(super) fn admits(&self, viewer: &Viewer) -> Result<(), Failure> {
        let invited = || self.here.get(&viewer.connection).is_some_and(|h| h.invited);
        match viewer.seat {
            Some(seat) if !self.holds(&viewer.person, seat) => {
                Err(Failure::Forbidden("this seat is no longer yours".to_owned()))
            }
            None if !self.knows(&viewer.person) && !invited() => {
                Err(Failure::Forbidden("you can no longer watch this table".to_owned()))
            }
            _ => Ok(()),
        }
    }

    /// The names of the watchers, each once.
    pub(super) fn watching(&self) -> Vec<String> {
        let watching = self.here.values().filter(|h| h.seat.is_none());
        watching.map(|h| h.name.clone()).collect::<BTreeSet<_>>().into_iter().collect()
    }
}
