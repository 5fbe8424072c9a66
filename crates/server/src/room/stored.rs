//! A table as the store has it, read into memory.

use super::marks::Mark;
use super::{Holder, Inner};
use crate::error::Failure;
use crate::people::Person;
use crate::protocol::SeatKind;
use crate::store::{Entry, EntryKind, Stored};
use std::collections::HashMap;
use table::{Answer, AnyGame, Left, Save, SavedBookmark, TakenBack, common_beginning, take_back};

impl Inner {
    pub(super) fn read(stored: Stored, game: &dyn AnyGame) -> Result<Inner, Failure> {
        let broken = |e: &dyn std::fmt::Display| Failure::Broken(e.to_string());
        let read = |text: &str| serde_json::from_str(text).map_err(|e| broken(&e));
        let mut marks: Vec<(u32, SavedBookmark)> = Vec::new();
        let mut known = HashMap::new();
        for row in &stored.bookmarks {
            let mark: SavedBookmark = serde_json::from_str(&row.body).map_err(|e| broken(&e))?;
            let person = Person(row.person.clone());
            known.insert(mark.name.clone(), Mark { person, shown: row.shown });
            marks.push((row.seq, mark));
        }
        let (answers, numbers, taken_back) = played(&stored.entries, &mut marks)?;
        let save = Save {
            fireside: table::FORMAT,
            book: serde_json::from_str(&stored.checkpoint.edition).map_err(|e| broken(&e))?,
            setup: serde_json::from_str(&stored.row.setup).map_err(|e| broken(&e))?,
            answers,
            checkpoint: read(&stored.checkpoint.body)?,
            before: stored.before.as_ref().map(|b| read(&b.body)).transpose()?,
            beginning: stored.beginning.as_deref().map(read).transpose()?,
            bookmarks: marks.into_iter().map(|(_, mark)| mark).collect(),
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

/// Bookmarks come with the number of the entry after which they were set, and leave the log where the table has left them.
fn played(entries: &[Entry], marks: &mut [(u32, SavedBookmark)]) -> Result<Played, Failure> {
    let broken = |e: &dyn std::fmt::Display| Failure::Broken(e.to_string());
    let mut answers: Vec<Answer> = Vec::new();
    let mut numbers: Vec<Option<u32>> = Vec::new();
    let mut taken_back = TakenBack::default();
    for entry in entries {
        let (same, there) = match entry.kind {
            EntryKind::Note => continue,
            EntryKind::Answer => {
                answers.push(entry.body.clone().try_into().map_err(|e| broken(&e))?);
                numbers.push(Some(entry.seq));
                continue;
            }
            EntryKind::Undo => {
                let gone: usize = entry.body.parse().map_err(|e| broken(&e))?;
                (answers.len().saturating_sub(gone), None)
            }
            EntryKind::GoTo => {
                let there: Vec<Answer> = serde_json::from_str(&entry.body).map_err(|e| broken(&e))?;
                (common_beginning(&answers, &there), Some(there))
            }
        };
        let before = answers.len();
        let left = Left::new(same, &answers[same..]);
        take_back(&mut taken_back, &answers[same..]);
        match there {
            Some(there) => answers = there,
            None => answers.truncate(same),
        }
        numbers.truncate(same);
        numbers.resize(answers.len(), None);
        for (_, mark) in marks.iter_mut().filter(|(set, _)| *set < entry.seq) {
            match mark.shared <= before {
                true => mark.follow(&left, &answers),
                false => mark.shared = usize::MAX, // nobody knows where it leads: it will be left out
            }
        }
    }
    Ok((answers, numbers, taken_back))
}
