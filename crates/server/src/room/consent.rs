//! Undo and going to bookmarks: at once where that is fair, otherwise when everybody has agreed.

use super::stored::GoneTo;
use super::{Granted, Holder, Inner, Refused, Room, said_by_the_table};
use crate::limits::REFUSED_FOR;
use crate::people::Person;
use crate::protocol::{Declined, SeatKind};
use crate::store::{Anew, EntryKind};
use crate::work::at_length;
use std::collections::HashSet;
use std::mem::discriminant;
use std::sync::Arc;
use table::{Event, Pin, Refusal, Seat, Seats, What, common_beginning};

/// What somebody wants the table to agree to.
#[derive(Clone)]
pub(super) struct Proposed {
    pub(super) id: u32,
    pub(super) what: Proposable,
    pub(super) by: String,
    pub(super) person: Person,
    pub(super) agreed: HashSet<Person>,
    /// When it was proposed.
    pub(super) at: i64,
}

/// What somebody wants a place of the board to say.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Note {
    pub at: String,
    /// Nothing, to take the note away.
    pub text: String,
    /// Who wrote the one that is there.
    pub writer: Person,
    /// What the table calls them.
    pub writers_name: String,
}

#[derive(Clone, PartialEq, Eq)]
pub(super) enum Proposable {
    Undo,
    GoTo(String),
    /// A true copy of the table, from a bookmark, for the person who proposes it.
    Copy(String),
    /// Another text for somebody's note.
    Note(Note),
}

/// How a table went back.
struct GoneBack {
    /// What the store is told.
    kind: EntryKind,
    body: String,
    /// The number of the last entry that still counts, if it is known.
    back: Option<u32>,
    /// Whether a chapter begins there, or the table comes to one that began elsewhere.
    chapter: bool,
    /// Whether the game begins there.
    begun: bool,
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
        self.put_forward(&mut inner, person, what).await
    }

    /// Does it at once if nobody has to be asked.
    pub(super) async fn put_forward(&self, inner: &mut Inner, person: &Person, what: Proposable) -> Granted {
        // To propose the same again is to agree to it; but a copy is for the person who asked first.
        let mut proposed = match &inner.proposed {
            Some(before) if before.what == what => before.clone(),
            _ => {
                // Whoever asks for something else instead has not begun to ask just now.
                let before =
                    inner.proposed.as_ref().filter(|open| open.person == *person).map(|open| open.at);
                self.may_ask(inner, person, &what)?;
                inner.proposals += 1;
                let (id, by) = (inner.proposals, inner.name_of(person));
                let at = before.unwrap_or(self.clock.now());
                Proposed { id, what, by, person: person.clone(), agreed: HashSet::new(), at }
            }
        };
        proposed.agreed.insert(person.clone());
        self.consider(inner, proposed).await
    }

    /// Whoever was refused waits before they ask for the same kind of thing again, and nobody talks over somebody else; what nobody has to
    /// be asked for does not wait. Those who are asked decline, if they ask for something else.
    fn may_ask(&self, inner: &mut Inner, person: &Person, what: &Proposable) -> Granted {
        if inner.missing(what, |p| p == person)?.is_empty() {
            inner.declined = None;
            return Ok(());
        }
        let lately = |at: i64| self.clock.now() < at + REFUSED_FOR;
        let refused = inner.refused.get(&(person.clone(), discriminant(what)));
        if refused.is_some_and(|at| lately(*at)) {
            return Err(Refused::why("somebody has just declined that; wait a minute before you ask again"));
        }
        match inner.proposed.take() {
            Some(open) if open.person != *person && inner.asks(&open, person)? => {
                self.turn_down(inner, &open, person);
            }
            Some(open) if open.person != *person && lately(open.at) => {
                let why = format!("{} is asking the table for something else; wait a minute", open.by);
                inner.proposed = Some(open);
                return Err(Refused::Why { why, stale: false });
            }
            _ => inner.declined = None,
        }
        Ok(())
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
        let proposed = inner.proposed(id)?.clone();
        if proposed.person != *person && !inner.asks(&proposed, person)? {
            return Err(Refused::why("others are asked about that, not you"));
        }
        inner.proposed = None;
        match proposed.person == *person {
            true => inner.declined = None,
            false => self.turn_down(&mut inner, &proposed, person),
        }
        self.tick(&inner);
        Ok(())
    }

    /// Somebody declines what was proposed; the person who proposed it is told.
    fn turn_down(&self, inner: &mut Inner, proposed: &Proposed, by: &Person) {
        let text = proposed.what.declined_by(&inner.name_of(by));
        let to = proposed.person.clone();
        inner.refused.insert((to.clone(), discriminant(&proposed.what)), self.clock.now());
        inner.declined = Some((to, Declined { id: proposed.id, text }));
    }

    async fn consider(&self, inner: &mut Inner, proposed: Proposed) -> Granted {
        if !inner.missing(&proposed.what, |p| proposed.agreed.contains(p))?.is_empty() {
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
        if let Proposable::Note(Note { at, text, .. }) = proposed.what {
            inner.proposed = None;
            let pin = Pin { at, text, by: proposed.by };
            return self.stick(inner, &proposed.person, pin).await;
        }
        let anew = inner.deals_anew(&proposed.what);
        let mover = inner.last_mover().to_owned();
        if anew || proposed.what != Proposable::Undo {
            self.recall(inner).await?;
        }
        inner.ahead = true;
        let GoneBack { kind, body, back, chapter, begun } = match inner.go_back(&proposed.what, anew) {
            Ok(gone) => gone,
            Err(refusal) => {
                inner.ahead = anew; // it may have failed halfway
                inner.proposed = None;
                self.tick(inner);
                return Err(refusal.into());
            }
        };
        match kind {
            EntryKind::Undo => inner.waits.taken_back(inner.table.played()),
            _ => inner.waits.begin_anew(),
        }
        let text = proposed.what.done_by(&proposed.by, &mover, anew);
        let note = Event { what: What::Table { back }, ..said_by_the_table(text) };
        let (mut append, events) = self.entry(inner, kind, body, Some(note));
        append.chapter = chapter.then(|| inner.chapter_from(append.seq));
        append.anew = begun.then(|| inner.begun());
        self.append(inner, append, events).await?;
        inner.shown &= !begun;
        Ok(())
    }

    /// What was asked about a bookmark, or granted, is off: it is another moment now, or none.
    pub(super) async fn call_off(&self, inner: &mut Inner, bookmark: &str, why: String) -> Granted {
        let asked = inner.proposed.take_if(|p| p.what.bookmark() == Some(bookmark));
        let granted = inner.granted.take_if(|(_, name)| name == bookmark);
        self.tick(inner);
        match asked.is_some() || granted.is_some() {
            true => Ok(self.tell(inner, format!("{why} What was asked about it is off.")).await?),
            false => Ok(()),
        }
    }

    /// Gives the answer again that was undone last.
    pub async fn redo(&self, person: &Person, seen: u32) -> Granted {
        let mut inner = self.lock().await?;
        inner.is_current(seen)?;
        if !inner.may_redo(person) {
            return Err(Refusal::NothingToRedo.into());
        }
        let (seat, played) = (inner.table.redo_seat(), inner.table.played());
        inner.ahead = true;
        if let Err(refusal) = inner.table.redo() {
            inner.ahead = false;
            return Err(refusal.into());
        }
        let chapter = inner.table.chapter_after();
        seat.into_iter().for_each(|seat| inner.waits.decided(seat, false, played, chapter));
        let note = said_by_the_table(format!("{} redoes the move.", inner.name_of(person)));
        let body = inner.last_answer();
        Ok(self.commit(&mut inner, EntryKind::Answer, body, Some(note)).await?)
    }
}

impl Proposable {
    /// In words, after “asks the table”. `mover` made the last move; `anew` if somebody has seen what was hidden there.
    pub(super) fn words(&self, by: &str, mover: &str, anew: bool, seen: bool) -> String {
        match self {
            Proposable::Undo if anew => {
                "go back to where this step began, with everything hidden dealt anew, since a save was downloaded".to_owned()
            }
            Proposable::Undo => format!("take back {mover}'s last move"),
            Proposable::GoTo(name) if anew => format!(
                "go back to the step of the bookmark “{name}”, with everything hidden dealt anew, since a save was downloaded"
            ),
            Proposable::GoTo(name) => format!("go back to the bookmark “{name}”"),
            Proposable::Copy(name) => {
                let read = if seen { ", which somebody has read in a save" } else { "" };
                format!("let {by} make a true copy from the bookmark “{name}”, with everybody's cards{read}")
            }
            Proposable::Note(Note { text, writers_name, .. }) if text.is_empty() => {
                format!("take away the note that {writers_name} wrote")
            }
            Proposable::Note(Note { text, writers_name, .. }) => {
                format!("change the note that {writers_name} wrote to “{text}”")
            }
        }
    }

    /// What everybody is told when it is done.
    fn done_by(&self, by: &str, mover: &str, anew: bool) -> String {
        let dealt = "What was hidden has been dealt anew: nobody knows it from the save.";
        match self.bookmark() {
            None if anew => format!("{by} takes the game back to where this step began. {dealt}"),
            None if mover == by => format!("{by} takes a move back."),
            None => format!("{by} takes {mover}'s move back."),
            Some(name) if anew => format!("{by} goes back to the step of the bookmark “{name}”. {dealt}"),
            Some(name) => format!("{by} goes back to the bookmark “{name}”."),
        }
    }

    /// The bookmark that it is about.
    pub(super) fn bookmark(&self) -> Option<&str> {
        match self {
            Proposable::Undo | Proposable::Note(_) => None,
            Proposable::GoTo(name) | Proposable::Copy(name) => Some(name),
        }
    }

    fn declined_by(&self, who: &str) -> String {
        match self {
            Proposable::Undo => format!("{who} would rather not take it back."),
            Proposable::GoTo(name) => format!("{who} would rather not go back to the bookmark “{name}”."),
            Proposable::Copy(name) => {
                format!("{who} would rather not have a true copy made from the bookmark “{name}”.")
            }
            Proposable::Note(_) => format!("{who} would rather leave the note as it is."),
        }
    }
}

impl Inner {
    /// Who sits where the last answer came from; nobody before the first.
    pub(super) fn last_mover(&self) -> &str {
        self.table.log().last().map_or("", |answer| self.seat_name(answer.seat))
    }

    /// Takes the last move back, or goes to a bookmark.
    fn go_back(&mut self, what: &Proposable, anew: bool) -> Result<GoneBack, Refusal> {
        let (table, bookmark) = (&mut self.table, what.bookmark());
        let (before, played, all) = (table.log().to_vec(), table.played(), table.setup().all());
        let begun = anew || bookmark.is_some_and(|name| table.begins_at(name));
        let shared = match bookmark {
            _ if anew => {
                let seed = getrandom::u64().expect("the system gives random bytes");
                at_length(|| table.deal_anew(bookmark, seed))?
            }
            None => {
                at_length(|| table.undo_for(all))?;
                table.played()
            }
            Some(name) => {
                at_length(|| table.go_to_bookmark(name))?;
                if begun { 0 } else { common_beginning(&before, table.log()) }
            }
        };
        let now = table.played();
        let back = self.numbers.go_back(shared, now);
        if bookmark.is_none() && !anew {
            let (kind, body) = (EntryKind::Undo, (played - now).to_string());
            return Ok(GoneBack { kind, body, back, chapter: false, begun });
        }
        self.record = Arc::default();
        let began = table.chapter_after();
        let chapter = begun || began != self.stored_chapter || shared < began;
        // A chapter that begins with this is read from here on.
        let after = if chapter { shared.min(now).min(began) } else { shared };
        let gone = GoneTo { after, answers: table.log()[after..].to_vec() };
        let body = serde_json::to_string(&gone).expect("plain data");
        Ok(GoneBack { kind: EntryKind::GoTo, body, back, chapter, begun })
    }

    /// The game that has just begun anew, as the store keeps it.
    fn begun(&self) -> Anew {
        let setup = serde_json::to_string(self.table.setup()).expect("plain data");
        let beginning = serde_json::to_string(&self.table.save().beginning).expect("plain data");
        Anew { setup, beginning }
    }

    /// Whether somebody has seen what this goes back to: then it is dealt anew.
    pub(super) fn deals_anew(&self, what: &Proposable) -> bool {
        match what {
            Proposable::Undo => self.shown,
            Proposable::GoTo(name) => self.marks.get(name).is_some_and(|mark| mark.shown),
            Proposable::Copy(_) | Proposable::Note(_) => false,
        }
    }

    pub(super) fn proposed(&self, id: u32) -> Result<&Proposed, Refused> {
        let gone = || Refused::Why { why: "that is no longer proposed".to_owned(), stale: true };
        self.proposed.as_ref().filter(|p| p.id == id).ok_or_else(gone)
    }

    /// Whether somebody is asked about it, and has not agreed.
    pub(super) fn asks(&self, proposed: &Proposed, person: &Person) -> Result<bool, Refusal> {
        let missing = self.missing(&proposed.what, |p| proposed.agreed.contains(p))?;
        Ok(missing.iter().any(|seat| self.seats[seat.index()].person.as_ref() == Some(person)))
    }

    pub(super) fn is_current(&self, seen: u32) -> Granted {
        match seen == self.seq {
            true => Ok(()),
            false => {
                Err(Refused::Why { why: "the table has moved on in the meantime".to_owned(), stale: true })
            }
        }
    }

    /// Seats whose people do not agree to this, though they have to.
    pub(super) fn missing(
        &self,
        what: &Proposable,
        agrees: impl Fn(&Person) -> bool,
    ) -> Result<Seats, Refusal> {
        let seats = |which: &dyn Fn(&Holder) -> bool| -> Seats {
            let seats = self.seats.iter().enumerate().filter(|(_, holder)| which(holder));
            seats.map(|(i, _)| Seat(i as u8)).collect()
        };
        if let Some(name) = what.bookmark()
            && !self.marks.contains_key(name)
        {
            return Err(Refusal::NoBookmark(name.to_owned()));
        }
        if *what == Proposable::Undo {
            let voices = seats(&|h| h.kind == SeatKind::Open || h.person.as_ref().is_some_and(&agrees));
            let lent = seats(&|h| h.kind != SeatKind::Person && h.person.is_some());
            let missing = self.table.undo_needs(voices, lent)?.map_or(Seats::NONE, |(_, missing)| missing);
            // What a bot has answered for somebody, the others have waited for.
            let first = self.table.undo_target()?;
            let bots = self.numbers.is_a_bots(first) && !self.table.setup().people().is_empty();
            if !self.shown && !bots {
                let theirs = self.decided_themselves(first);
                return Ok(theirs
                    .iter()
                    .filter(|s| lent.has(*s) && !voices.has(*s))
                    .collect::<Seats>()
                    .and(missing));
            }
        }
        if let Proposable::Note(Note { writer, .. }) = what {
            return Ok(seats(&|h| h.person.as_ref() == Some(writer) && !agrees(writer)));
        }
        // Those, too, who have lent their seats to bots. A seat that nobody has taken counts as nobody.
        Ok(seats(&|h| h.person.as_ref().is_some_and(|p| !agrees(p))))
    }

    /// Seats whose people gave an answer after so many themselves, though a bot may play there now.
    fn decided_themselves(&self, after: usize) -> Seats {
        let first = self.table.played() - self.table.log().len();
        let given = (after..).zip(&self.table.log()[after - first..]);
        given.filter(|(i, _)| !self.numbers.is_a_bots(*i)).map(|(_, answer)| answer.seat).collect()
    }

    pub(super) fn may_redo(&self, person: &Person) -> bool {
        self.table.redo_seat().is_some_and(|seat| self.holds(person, seat))
    }
}
