//! Undo and going to bookmarks: at once where that is fair, otherwise when everybody has agreed.

use super::{Granted, Holder, Inner, Refused, Room, said_by_the_table};
use crate::people::Person;
use crate::protocol::{Declined, SeatKind};
use crate::store::EntryKind;
use crate::work::at_length;
use std::collections::HashSet;
use table::{Answer, Event, Refusal, Seat, Seats, What, common_beginning};

/// What somebody wants the table to agree to.
#[derive(Clone)]
pub(super) struct Proposed {
    pub(super) id: u32,
    pub(super) what: Proposable,
    pub(super) by: String,
    person: Person,
    pub(super) agreed: HashSet<Person>,
}

#[derive(Clone, PartialEq, Eq)]
pub(super) enum Proposable {
    Undo,
    GoTo(String),
    /// A true copy of the table, from a bookmark, for the person who proposes it.
    Copy(String),
}

impl Room {
    /// Takes the last move back, or asks the others.
    pub async fn undo(&self, person: &Person, seen: u32) -> Granted {
        self.propose(person, seen, Proposable::Undo).await
    }

    /// Goes to a bookmark, or asks the others.
    pub async fn go_to(&self, person: &Person, seen: u32, name: String) -> Granted {
        self.propose(person, seen, Proposable::GoTo(name)).await
    }

    /// Asks the others for a true copy of the table, with everybody's cards and the dice to come.
    pub async fn ask_for_copy(&self, person: &Person, seen: u32, name: String) -> Granted {
        self.propose(person, seen, Proposable::Copy(name)).await
    }

    async fn propose(&self, person: &Person, seen: u32, what: Proposable) -> Granted {
        let mut inner = self.lock().await?;
        inner.is_current(seen)?;
        // To propose the same again is to agree to it; but a copy is for the person who asked first.
        let mut proposed = match &inner.proposed {
            Some(before) if before.what == what => before.clone(),
            _ => {
                inner.proposals += 1;
                inner.declined = None;
                let by = inner.name_of(person);
                Proposed { id: inner.proposals, what, by, person: person.clone(), agreed: HashSet::new() }
            }
        };
        proposed.agreed.insert(person.clone());
        self.consider(&mut inner, proposed).await
    }

    /// Agrees to what was proposed under this number.
    pub async fn agree(&self, person: &Person, id: u32) -> Granted {
        let mut inner = self.lock().await?;
        let mut proposed = inner.proposed(id)?.clone();
        proposed.agreed.insert(person.clone());
        self.consider(&mut inner, proposed).await
    }

    /// Declines what was proposed under this number; the person who proposed it is told.
    pub async fn decline(&self, person: &Person, id: u32) -> Granted {
        let mut inner = self.lock().await?;
        let proposed = inner.proposed(id)?;
        let (what, to) = (proposed.what.clone(), proposed.person.clone());
        let text = what.declined_by(&inner.name_of(person));
        inner.proposed = None;
        inner.declined = (to != *person).then_some((to, Declined { id, text }));
        self.tick(&inner);
        Ok(())
    }

    async fn consider(&self, inner: &mut Inner, proposed: Proposed) -> Granted {
        if !inner.missing(&proposed)?.is_empty() {
            inner.proposed = Some(proposed);
            self.tick(inner);
            return Ok(());
        }
        if let Proposable::Copy(name) = &proposed.what {
            let by = &proposed.by;
            let text = format!("Everybody agrees: {by} may make a true copy from the bookmark “{name}”.");
            let alone = inner.holds_all(&proposed.person);
            inner.granted = Some((proposed.person, name.clone()));
            inner.proposed = None;
            self.tick(inner);
            return match alone {
                true => Ok(()),
                false => Ok(self.tell(inner, text).await?),
            };
        }
        let before = inner.table.log().to_vec();
        inner.ahead = true;
        let all = inner.table.setup().all();
        let table = &mut inner.table;
        let done = at_length(|| match &proposed.what {
            Proposable::Undo => table.undo_for(all),
            Proposable::GoTo(name) | Proposable::Copy(name) => table.go_to_bookmark(name),
        });
        if let Err(refusal) = done {
            inner.ahead = false;
            inner.proposed = None;
            self.tick(inner);
            return Err(refusal.into());
        }
        let back = inner.went_back(&before);
        let (kind, body, text) = match &proposed.what {
            Proposable::Undo => {
                let gone = before.len() - inner.table.log().len();
                (EntryKind::Undo, gone.to_string(), format!("{} takes a move back.", proposed.by))
            }
            Proposable::GoTo(name) | Proposable::Copy(name) => {
                let log = serde_json::to_string(inner.table.log()).expect("plain data");
                (EntryKind::GoTo, log, format!("{} goes back to the bookmark “{name}”.", proposed.by))
            }
        };
        let note = Event { what: What::Table { back }, ..said_by_the_table(text) };
        Ok(self.commit(inner, kind, body, Some(note)).await?)
    }

    /// Gives the answer again that was undone last.
    pub async fn redo(&self, person: &Person, seen: u32) -> Granted {
        let mut inner = self.lock().await?;
        inner.is_current(seen)?;
        if !inner.may_redo(person) {
            return Err(Refusal::NothingToRedo.into());
        }
        inner.ahead = true;
        if let Err(refusal) = inner.table.redo() {
            inner.ahead = false;
            return Err(refusal.into());
        }
        let note = said_by_the_table(format!("{} redoes the move.", inner.name_of(person)));
        let body = inner.last_answer();
        Ok(self.commit(&mut inner, EntryKind::Answer, body, Some(note)).await?)
    }
}

impl Proposable {
    /// In words, after “asks the table”.
    pub(super) fn words(&self, by: &str) -> String {
        match self {
            Proposable::Undo => "undo the last move".to_owned(),
            Proposable::GoTo(name) => format!("go back to the bookmark “{name}”"),
            Proposable::Copy(name) => {
                format!("let {by} make a true copy from the bookmark “{name}”, with everybody's cards")
            }
        }
    }

    fn declined_by(&self, who: &str) -> String {
        match self {
            Proposable::Undo => format!("{who} would rather not take it back."),
            Proposable::GoTo(name) => format!("{who} would rather not go back to the bookmark “{name}”."),
            Proposable::Copy(name) => {
                format!("{who} would rather not have a true copy made from the bookmark “{name}”.")
            }
        }
    }
}

impl Inner {
    /// The table was where these answers lead: forgets the numbers of those that no longer count, and returns the number
    /// of the last entry that still does, if it is known.
    fn went_back(&mut self, before: &[Answer]) -> Option<u32> {
        let shared = common_beginning(before, self.table.log());
        let gone = self.numbers.split_off(shared);
        // Those that come with a bookmark were told under numbers that do not count again.
        self.numbers.resize(self.table.log().len(), None);
        gone.into_iter().flatten().next().map(|first| first - 1)
    }

    pub(super) fn proposed(&self, id: u32) -> Result<&Proposed, Refused> {
        let gone = || Refused::Why { why: "that is no longer proposed".to_owned(), stale: true };
        self.proposed.as_ref().filter(|p| p.id == id).ok_or_else(gone)
    }

    pub(super) fn is_current(&self, seen: u32) -> Granted {
        match seen == self.seq {
            true => Ok(()),
            false => {
                Err(Refused::Why { why: "the table has moved on in the meantime".to_owned(), stale: true })
            }
        }
    }

    /// The seats that speak for these people; a seat that nobody has taken yet counts as agreeing.
    pub(super) fn voices(&self, agrees: impl Fn(&Person) -> bool) -> Seats {
        let for_it = |h: &Holder| h.kind == SeatKind::Open || h.person.as_ref().is_some_and(&agrees);
        let seats = self.seats.iter().enumerate().filter(|(_, h)| for_it(h));
        seats.map(|(i, _)| Seat(i as u8)).collect()
    }

    /// Seats whose people have not agreed to a proposal that needs them.
    pub(super) fn missing(&self, proposed: &Proposed) -> Result<Seats, Refusal> {
        let voices = self.voices(|p| proposed.agreed.contains(p));
        match &proposed.what {
            Proposable::Undo => {
                Ok(self.table.undo_needs(voices)?.map_or(Seats::NONE, |(_, missing)| missing))
            }
            Proposable::GoTo(name) | Proposable::Copy(name) if !self.marks.contains_key(name) => {
                Err(Refusal::NoBookmark(name.clone()))
            }
            Proposable::GoTo(_) | Proposable::Copy(_) => {
                Ok(self.table.setup().people().iter().filter(|s| !voices.has(*s)).collect())
            }
        }
    }

    pub(super) fn may_redo(&self, person: &Person) -> bool {
        self.table.redo_seat().is_some_and(|seat| self.holds(person, seat))
    }
}
