//! Undo with the reveal fence and consent beyond it, redo, bookmarks.

use crate::line::{Left, Line, Log, Row};
use crate::table::{Bookmark, Checkpoint, Table, take_back};
use crate::{Game, Refusal, Seat, Seats};
use std::sync::Arc;

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
    pub fn undo_target(&self) -> Result<usize, Refusal> {
        let people = self.setup.people();
        let moved = |seat| people.is_empty() || people.has(seat);
        let began = self.chapter_after();
        match self.log.after(began).iter().rposition(|a| moved(a.seat)) {
            Some(last) => Ok(began + last),
            None if began > 0 => Err(Refusal::ChapterBegins),
            None => Err(Refusal::NothingToUndo),
        }
    }

    /// Who else would have to agree before the last answer is undone, and why; `None` if nobody. Seats that are lent to bots are still
    /// somebody's: their people are asked, too, about what has been revealed.
    pub fn undo_needs(&self, voices: Seats, lent: Seats) -> Result<Option<(&'static str, Seats)>, Refusal> {
        let undone = self.log.after(self.undo_target()?);
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
            // A table that was opened from a save: back to where the chapter began.
            None => self.beginning()?,
        };
        let undone = self.log.after(target).to_vec();
        self.go_to(from, self.log.first(target))?;
        self.redo.extend(undone.into_iter().rev());
        Ok(())
    }

    /// Goes back to the beginning of the step in which the last answer was given, or a bookmark was set, and deals anew: somebody has
    /// seen what was hidden. Whatever any seat could not know is redealt, and chance is different. The game begins
    /// there from now on. Returns how many of its answers had led there. It is the caller who asks for consent, and who
    /// opens the table again if this fails halfway.
    pub fn deal_anew(&mut self, bookmark: Option<&str>, seed: u64) -> Result<usize, Refusal> {
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
        let there = self.imagined_from(&from, self.setup.all(), seed)?;
        self.begin_anew(there);
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
        self.bookmarks.push(Bookmark { name: name.to_owned(), checkpoint, line, begins: false });
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
        let (there, log) = (mark.checkpoint.clone(), Log::new(0, mark.line.after(0, &self.log)));
        if mark.begins {
            let mut begun = self.play_to(there.clone(), Vec::new(), log, None)?;
            begun.scenario = Some(there);
            self.begin_anew(begun);
        } else {
            self.go_to(there, log)?;
            self.redo.clear();
        }
        Ok(())
    }

    /// Whether a game that goes to this bookmark begins there.
    pub fn begins_at(&self, bookmark: &str) -> bool {
        self.marked(bookmark).is_ok_and(|mark| mark.begins)
    }

    /// A bookmark by its name.
    pub(crate) fn marked(&self, name: &str) -> Result<&Bookmark<G::State>, Refusal> {
        let mark = self.bookmarks.iter().find(|b| b.name == name);
        mark.ok_or_else(|| Refusal::NoBookmark(name.to_owned()))
    }

    /// Puts the table back to a checkpoint and repeats the answers after it, quietly. Where that is before this chapter, or beside what led
    /// to it, another begins there.
    pub(crate) fn go_to(&mut self, checkpoint: Arc<Checkpoint<G::State>>, log: Log) -> Result<(), Refusal> {
        // Only checkpoints of the chapter, and of the part that both logs share, are of use there.
        let left = Left::between(&self.log, &log);
        let same = G::chapter(&self.checkpoint.state) == G::chapter(&checkpoint.state);
        let useful = |k: &Checkpoint<_>| same && k.after <= checkpoint.after && k.after <= left.after;
        let chapter = match &self.chapter {
            None if same => None,
            Some(chapter) if useful(chapter) => Some(chapter.clone()),
            _ => Some(checkpoint.clone()).filter(|there| there.after > 0),
        };
        let before = |k: &&Arc<Checkpoint<_>>| useful(k) && k.after < checkpoint.after;
        let before: Vec<_> = self.kept.iter().filter(before).cloned().collect();
        let mut taken_back = self.taken_back;
        take_back(&mut taken_back, &left.answers);
        let mut there = self.play_to(checkpoint, before, log, chapter)?;
        there.renumber(taken_back);
        there.scenario = self.scenario.clone();
        there.redo = std::mem::take(&mut self.redo);
        there.bookmarks = std::mem::take(&mut self.bookmarks);
        for mark in there.bookmarks.iter_mut().filter(|mark| !mark.begins) {
            mark.line.follow(&left, &there.log);
        }
        *self = there;
        Ok(())
    }

    /// The table as it stands after these answers, the last of which are given once more, from a checkpoint on.
    pub(crate) fn play_to(
        &mut self,
        checkpoint: Arc<Checkpoint<G::State>>,
        before: Vec<Arc<Checkpoint<G::State>>>,
        log: Log,
        chapter: Option<Arc<Checkpoint<G::State>>>,
    ) -> Result<Self, Refusal> {
        let (done, setup) = (log.first(checkpoint.after), (*self.setup).clone());
        let mut there = Self::begin(self.book.clone(), setup, (*checkpoint).clone(), done, chapter)?;
        there.kept = before.into_iter().chain([checkpoint.clone()]).collect();
        for answer in log.after(checkpoint.after) {
            there.repeat(answer)?;
        }
        there.events = std::mem::take(&mut self.events);
        Ok(there)
    }

    /// The game begins anew: another table takes the place of this one. Of what led to a bookmark only the last step is kept.
    pub(crate) fn begin_anew(&mut self, mut there: Self) {
        let mut taken_back = self.taken_back;
        take_back(&mut taken_back, self.log.here());
        there.renumber(taken_back);
        there.bookmarks = std::mem::take(&mut self.bookmarks);
        there.bookmarks.iter_mut().for_each(|mark| mark.stand_alone(&self.log));
        *self = there;
    }
}
