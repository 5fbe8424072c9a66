//! Who is here: on a seat, or watching.

use super::{Inner, Room, Viewer};
use crate::error::Failure;
use crate::limits::WATCHERS_MAX;
use crate::people::{Person, distinct};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::Ordering;

/// One connection.
pub(super) struct Here {
    pub seat: Option<u8>,
    person: Person,
    /// What they called themselves when they came in.
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
        if let Some(seat) = seat
            && inner.comes_back(seat, self.clock.now())
        {
            self.store.set_waits(&self.id, &inner.waits.text()).await?;
        }
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

    /// What the table calls somebody, whether or not they have a seat.
    pub(super) async fn name_of(&self, inner: &mut Inner, person: &Person) -> Result<String, Failure> {
        if inner.sits(person) {
            return Ok(inner.name_of(person));
        }
        let name = self.store.name_of(person).await?.ok_or(Failure::Nobody)?;
        Ok(distinct(&name, || inner.table.setup().seats.iter().map(|s| s.name.as_str())))
    }

    /// Removes every watcher of this name, present or not: the link they came by is void from now on.
    pub async fn dismiss(&self, name: &str) -> Result<(), Failure> {
        let mut inner = self.lock().await?;
        let watchers = inner.watchers();
        let bench: Vec<Person> =
            watchers.iter().filter(|(_, called)| called == name).map(|(p, _)| p.clone()).collect();
        let here = |person: &Person| watchers.iter().any(|(p, _)| p == person);
        // Players need no invitation to watch, and keep theirs.
        let sits = inner.seats.iter().filter_map(|s| s.person.clone());
        let known: Vec<Person> = sits.chain([inner.host.clone()]).collect();
        let goes = |person: &Person, called: &str| {
            (bench.contains(person) || called == name && !here(person)) && !known.contains(person)
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
        self.watchers().into_iter().map(|(_, name)| name).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Those who watch, each once, and what the table calls them: by no name that could be taken for another's here.
    fn watchers(&self) -> Vec<(Person, String)> {
        let seats = &self.table.setup().seats;
        let mut watchers: Vec<(Person, String)> = Vec::new();
        // Not those who have been removed and are on their way out.
        let watches = |h: &Here| h.seat.is_none() && (h.invited || self.knows(&h.person));
        let by_number: BTreeMap<&u64, &Here> = self.here.iter().filter(|(_, h)| watches(h)).collect();
        for here in by_number.into_values() {
            if watchers.iter().any(|(person, _)| *person == here.person) {
                continue;
            }
            let others: Vec<&str> = seats
                .iter()
                .map(|s| &s.name)
                .chain(watchers.iter().map(|(_, n)| n))
                .map(String::as_str)
                .collect();
            let name = match self.sits(&here.person) {
                true => self.name_of(&here.person),
                false => distinct(&here.name, || others.iter().copied()),
            };
            watchers.push((here.person.clone(), name));
        }
        watchers
    }

    /// What the table calls whoever looks: the name of their seat, or of a watcher.
    pub(super) fn called(&self, viewer: &Viewer) -> String {
        match viewer.seat {
            Some(seat) => self.seat_name(seat).to_owned(),
            None => {
                let watchers = self.watchers();
                let name = watchers.into_iter().find(|(person, _)| *person == viewer.person);
                name.map_or_else(|| self.name_of(&viewer.person), |(_, name)| name)
            }
        }
    }
}
