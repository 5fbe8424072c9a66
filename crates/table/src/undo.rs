//! Undo with the reveal fence and consent beyond it, redo, bookmarks.

use crate::line::{Line, Row};
use crate::table::{Bookmark, Table, take_back};
use crate::{Game, Refusal, Seat, Seats};

impl<G: Game> Table<G> {
    /// Undoes the last answer of a person. Free for the person who gave it as long as nothing was revealed since;
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

    /// How many answers are left after an undo: the last person's goes, and the bots' that followed it, which
    /// would only be given again.
    fn undo_target(&self) -> Result<usize, Refusal> {
        let people = self.setup.people();
        let moved = |seat| people.is_empty() || people.has(seat);
        self.log.iter().rposition(|a| moved(a.seat)).ok_or(Refusal::NothingToUndo)
    }

    /// Who else would have to agree before the last answer is undone, and why; `None` if nobody. Seats that are lent to bots are still
    /// somebody's: their people are asked, too, about what has been revealed.
    pub fn undo_needs(&self, voices: Seats, lent: Seats) -> Result<Option<(&'static str, Seats)>, Refusal> {
        let undone = &self.log[self.undo_target()?..];
        let mover = undone[0].seat;
        let why = if undone.iter().any(|a| a.revealed) {
            "something has been revealed since"
        } else if !voices.has(mover) && self.setup.people().has(mover) {
            "the last move was another player's"
        } else {
            return Ok(None);
        };
        let missing: Seats = self.setup.people().and(lent).iter().filter(|s| !voices.has(*s)).collect();
        Ok((!missing.is_empty()).then_some((why, missing)))
    }

    /// Undoes the last answer if these seats, which agree, are enough.
    pub fn undo_for(&mut self, voices: Seats) -> Result<(), Refusal> {
        if let Some((why, missing)) = self.undo_needs(voices, Seats::NONE)? {
            self.undo_agreed = Some(voices);
            let mut seats: Vec<String> = Vec::new();
            for seat in missing.iter() {
                let name = &self.setup.seats[seat.index()].name;
                if !seats.contains(name) {
                    seats.push(name.clone());
                }
            }
            return Err(Refusal::NeedsConsent { why, seats });
        }
        let target = self.undo_target()?;
        let from = match self.kept.iter().rev().find(|k| k.after <= target) {
            Some(kept) => kept.clone(),
            // A table that was opened from a save: back to where the game began.
            None => self.beginning()?,
        };
        let undone = self.log[target..].to_vec();
        let log = self.log[..target].to_vec();
        self.go_to(from, log)?;
        self.redo.extend(undone.into_iter().rev());
        Ok(())
    }

    /// Goes back to the beginning of the step in which the last answer was given, or a bookmark was set, and deals anew: somebody has
    /// seen what was hidden. Whatever any seat could not know is redealt, and chance is different. The game begins
    /// there from now on. Returns how many of its answers had led there. It is the caller who asks for consent, and who
    /// opens the table again if this fails halfway.
    pub fn deal_anew(&mut self, bookmark: Option<&str>, seed: u64) -> Result<usize, Refusal> {
        let mut taken_back = self.taken_back;
        take_back(&mut taken_back, &self.log);
        let (from, shared) = match bookmark {
            None => {
                self.undo_for(self.setup.all())?;
                (self.checkpoint.clone(), self.log.len())
            }
            Some(name) => {
                let mark = self.marked(name)?;
                (mark.checkpoint.clone(), mark.line.common(&self.log))
            }
        };
        let mut there = self.imagined_from(&from, self.setup.all(), seed)?;
        there.renumber(taken_back);
        self.make_way_for(there);
        Ok(from.after.min(shared))
    }

    /// Gives the answer again that was undone last.
    pub fn redo(&mut self) -> Result<(), Refusal> {
        let answer = self.redo.last().cloned().ok_or(Refusal::NothingToRedo)?;
        self.repeat(&answer)?;
        self.redo.pop();
        Ok(())
    }

    /// Whose answer can be redone.
    pub fn redo_seat(&self) -> Option<Seat> {
        self.redo.last().map(|answer| answer.seat)
    }

    /// Bookmarks this moment under a name; an older bookmark of that name is replaced.
    pub fn bookmark(&mut self, name: &str) {
        self.forget_bookmark(name);
        let (checkpoint, shared) = (self.checkpoint.clone(), self.log.len());
        let line = Line { shared, beyond: Row::default() };
        self.bookmarks.push(Bookmark { name: name.to_owned(), checkpoint, line });
    }

    /// Deletes a bookmark.
    pub fn forget_bookmark(&mut self, name: &str) {
        self.bookmarks.retain(|b| b.name != name);
    }

    /// The names of the bookmarks, oldest first, with how many answers lead there.
    pub fn bookmarks(&self) -> impl Iterator<Item = (&str, usize)> {
        self.bookmarks.iter().map(|b| (b.name.as_str(), b.line.len()))
    }

    /// Goes to a bookmark. It is the caller who asks for consent, and who may bookmark the present first.
    pub fn go_to_bookmark(&mut self, name: &str) -> Result<(), Refusal> {
        let mark = self.marked(name)?;
        self.go_to(mark.checkpoint.clone(), mark.line.whole(&self.log))?;
        self.redo.clear();
        Ok(())
    }

    /// A bookmark by its name.
    pub(crate) fn marked(&self, name: &str) -> Result<&Bookmark<G::State>, Refusal> {
        let mark = self.bookmarks.iter().find(|b| b.name == name);
        mark.ok_or_else(|| Refusal::NoBookmark(name.to_owned()))
    }
}
