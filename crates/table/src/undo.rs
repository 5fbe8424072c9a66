//! Taking back: undo with the reveal fence and consent beyond it, redo, bookmarks.

use crate::question::Refusal;
use crate::table::{Bookmark, Table};
use crate::{Game, Seat, Seats};

impl<G: Game> Table<G> {
    /// Takes the last answer back. Free for whoever gave it as long as nothing was revealed since;
    /// otherwise it waits until every person at the table has agreed (see [`Table::agree`]).
    pub fn undo(&mut self, by: Seat) -> Result<(), Refusal> {
        let voices = self.setup.same_person(by).and(self.undo_agreed.unwrap_or_default());
        self.undo_for(voices)
    }

    /// Adds a seat's consent to the undo that was asked for.
    pub fn agree(&mut self, by: Seat) -> Result<(), Refusal> {
        let agreed = self.undo_agreed.ok_or(Refusal::NothingToUndo)?;
        self.undo_for(agreed.and(self.setup.same_person(by)))
    }

    /// Drops the undo that was asked for.
    pub fn decline(&mut self) {
        self.undo_agreed = None;
    }

    /// Who has agreed to an undo that waits for others.
    pub fn undo_pending(&self) -> Option<Seats> {
        self.undo_agreed
    }

    /// Takes the last answer back with all these voices for it.
    pub fn undo_for(&mut self, voices: Seats) -> Result<(), Refusal> {
        let last = self.log.last().ok_or(Refusal::NothingToUndo)?;
        let why = if last.revealed {
            Some("something was revealed since")
        } else if !voices.has(last.seat) && self.setup.people().has(last.seat) {
            Some("the last move was another player's")
        } else {
            None
        };
        let missing: Vec<Seat> = self.setup.people().iter().filter(|s| !voices.has(*s)).collect();
        if let (Some(why), false) = (why, missing.is_empty()) {
            self.undo_agreed = Some(voices);
            let mut seats: Vec<String> = Vec::new();
            for seat in missing {
                let name = &self.setup.seats[seat.index()].name;
                if !seats.contains(name) {
                    seats.push(name.clone());
                }
            }
            return Err(Refusal::NeedsConsent { why, seats });
        }
        let target = self.log.len() - 1;
        let from = match self.kept.iter().rev().find(|k| k.after <= target) {
            Some(kept) => kept.clone(),
            // A table that was opened from a save: back to where the game began.
            None => self.beginning()?,
        };
        let undone = self.log[target].clone();
        let log = self.log[..target].to_vec();
        self.go_to(from, log, Some(undone.seat))?;
        self.redo.push(undone);
        Ok(())
    }

    /// Gives the answer again that was taken back last.
    pub fn redo(&mut self) -> Result<(), Refusal> {
        let answer = self.redo.last().cloned().ok_or(Refusal::NothingToRedo)?;
        self.repeat(&answer)?;
        self.redo.pop();
        Ok(())
    }

    /// Whether something can be brought back.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Remembers this moment under a name; an older bookmark of that name is replaced.
    pub fn bookmark(&mut self, name: &str) {
        self.bookmarks.retain(|b| b.name != name);
        let (checkpoint, log) = (self.checkpoint.clone(), self.log.clone());
        self.bookmarks.push(Bookmark { name: name.to_owned(), checkpoint, log });
    }

    /// The names of the bookmarks, oldest first, with how many answers lead there.
    pub fn bookmarks(&self) -> impl Iterator<Item = (&str, usize)> {
        self.bookmarks.iter().map(|b| (b.name.as_str(), b.log.len()))
    }

    /// Goes to a bookmark. The caller asks for consent; where the table was, it can bookmark first.
    pub fn go_to_bookmark(&mut self, name: &str) -> Result<(), Refusal> {
        let mark = self.bookmarks.iter().find(|b| b.name == name);
        let mark = mark.cloned().ok_or_else(|| Refusal::NoBookmark(name.to_owned()))?;
        self.go_to(mark.checkpoint, mark.log, None)?;
        self.redo.clear();
        Ok(())
    }
}
