//! A table as the store has it, read into memory.

use super::marks::Mark;
use super::{Holder, Inner};
use crate::error::Failure;
use crate::people::Person;
use crate::protocol::SeatKind;
use crate::store::{Entry, EntryKind, Stored};
use std::collections::HashMap;
use table::{Answer, AnyGame, Save, SavedBookmark, TakenBack, common_beginning, take_back};

impl Inner {
    pub(super) fn read(stored: Stored, game: &dyn AnyGame) -> Result<Inner, Failure> {
        let broken = |e: &dyn std::fmt::Display| Failure::Broken(e.to_string());
        let (answers, numbers, taken_back) = played(&stored.entries)?;
        let read = |text: &str| serde_json::from_str(text).map_err(|e| broken(&e));
        let mut marks: Vec<SavedBookmark> = Vec::new();
        let mut known = HashMap::new();
        for row in &stored.bookmarks {
            let mark: SavedBookmark = serde_json::from_str(&row.body).map_err(|e| broken(&e))?;
            let person = Person(row.person.clone());
            known.insert(mark.name.clone(), Mark { person, shown: row.shown });
            marks.push(mark);
        }
        let save = Save {
            fireside: table::FORMAT,
            book: serde_json::from_str(&stored.checkpoint.edition).map_err(|e| broken(&e))?,
            setup: serde_json::from_str(&stored.row.setup).map_err(|e| broken(&e))?,
            answers,
            checkpoint: read(&stored.checkpoint.body)?,
            before: stored.before.as_ref().map(|b| read(&b.body)).transpose()?,
            beginning: stored.beginning.as_deref().map(read).transpose()?,
            bookmarks: marks,
            pins: Vec::new(),
        };
        let drifted = |e: table::LoadError| match e {
            table::LoadError::Fault(words) => Failure::fault(format!("table {}: {words}", stored.row.id)),
            other => Failure::Drifted(format!("table {}: {other}", stored.row.id)),
        };
        let loaded = game.load(save).map_err(drifted)?;
        let mut table = loaded.table;
        table.take_events(); // told before
        table.renumber(taken_back);
        let seats = stored.seats.iter().map(|row| {
            let kind = SeatKind::named(&row.kind).ok_or_else(|| broken(&"a seat of an unknown kind"))?;
            Ok(Holder { kind, person: row.person.clone().map(Person) })
        });
        let mut inner = Inner {
            title: stored.row.title,
            host: Person(stored.row.host),
            seats: seats.collect::<Result<_, Failure>>()?,
            seq: stored.row.seq,
            numbers,
            changed_at: stored.row.changed,
            wait: stored.row.wait,
            since: HashMap::new(),
            stored_after: table.checkpoint_after(),
            stored_turn: stored.checkpoint.turn,
            table,
            ahead: false,
            recent: stored.recent.into(),
            marks: known,
            shown: stored.row.shown,
            proposed: None,
            declined: None,
            granted: None,
            refused: HashMap::new(),
            proposals: 0,
            here: HashMap::new(),
            sights: HashMap::new(),
            arrangement: 0,
            closed: None,
        };
        inner.wait_from(inner.changed_at);
        Ok(inner)
    }
}

/// The answers that count, the number that each has in the log (if it was not gone back to), and what was taken back.
type Played = (Vec<Answer>, Vec<Option<u32>>, TakenBack);

fn played(entries: &[Entry]) -> Result<Played, Failure> {
    let broken = |e: &dyn std::fmt::Display| Failure::Broken(e.to_string());
    let mut answers: Vec<Answer> = Vec::new();
    let mut numbers: Vec<Option<u32>> = Vec::new();
    let mut taken_back = TakenBack::default();
    for entry in entries {
        match entry.kind {
            EntryKind::Answer => {
                answers.push(entry.body.clone().try_into().map_err(|e| broken(&e))?);
                numbers.push(Some(entry.seq));
            }
            EntryKind::Undo => {
                let gone: usize = entry.body.parse().map_err(|e| broken(&e))?;
                let undone = answers.split_off(answers.len().saturating_sub(gone));
                take_back(&mut taken_back, &undone);
                numbers.truncate(answers.len());
            }
            EntryKind::GoTo => {
                let there: Vec<Answer> = serde_json::from_str(&entry.body).map_err(|e| broken(&e))?;
                let shared = common_beginning(&answers, &there);
                take_back(&mut taken_back, &answers[shared..]);
                numbers.truncate(shared);
                numbers.resize(there.len(), None);
                answers = there;
            }
            EntryKind::Note => {}
        }
    }
    Ok((answers, numbers, taken_back))
}
