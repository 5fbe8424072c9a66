//! A table as the store has it, read into memory.

use super::marks::Mark;
use super::numbers::Numbers;
use super::{Holder, Inner};
use crate::error::Failure;
use crate::people::Person;
use crate::protocol::SeatKind;
use crate::store::{Chapter, Entry, EntryKind, Stored};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::Arc;
use table::{Answer, AnyGame, Left, Log, Save, SavedBookmark, TakenBack, common_beginning, take_back};

impl Inner {
    pub(super) fn read(stored: Stored, game: &dyn AnyGame) -> Result<Inner, Failure> {
        let broken = |e: &dyn std::fmt::Display| Failure::Broken(e.to_string());
        let read = |text: &str| serde_json::from_str(text).map_err(|e| broken(&e));
        let mut marks: Vec<(u32, SavedBookmark)> = Vec::new();
        let mut known = HashMap::new();
        for row in &stored.bookmarks {
            let mark: SavedBookmark = serde_json::from_str(&row.body).map_err(|e| broken(&e))?;
            let person = Person(row.person.clone());
            known.insert(mark.name.clone(), Mark { person, shown: row.shown, size: row.body.len() });
            marks.push((row.seq, mark));
        }
        let Played { log, numbers, taken_back } =
            played(stored.chapter.as_ref(), &stored.entries, &mut marks)?;
        let log_from = log.elsewhere();
        let chapter = stored.chapter.as_ref().and_then(|chapter| chapter.body.as_deref());
        let save = Save {
            fireside: table::FORMAT,
            book: serde_json::from_str(&stored.checkpoint.edition).map_err(|e| broken(&e))?,
            setup: serde_json::from_str(&stored.row.setup).map_err(|e| broken(&e))?,
            elsewhere: log_from,
            answers: log.here().to_vec(),
            chapter: chapter.map(read).transpose()?,
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
            record: Arc::default(),
            changed_at: stored.row.changed,
            wait: stored.row.wait,
            waits: serde_json::from_str(&stored.row.waits).map_err(|e| broken(&e))?,
            stored_after: table.checkpoint_after(),
            stored_turn: stored.checkpoint.turn,
            stored_chapter: log_from,
            table,
            ahead: false,
            recent: stored.recent.into(),
            marks: known,
            shown: stored.row.shown,
            proposed: None,
            declined: None,
            granted: None,
            refused: HashMap::new(),
            // Nobody's consent to what was proposed before the server was restarted is consent to something else.
            proposals: getrandom::u32().expect("the system gives random bytes") >> 2,
            here: HashMap::new(),
            sights: HashMap::new(),
            arrangement: 0,
            closed: None,
        };
        inner.waits.begin(&inner.waiting(), inner.changed_at);
        Ok(inner)
    }
}

/// Where a table goes, with [`EntryKind::GoTo`]: so many of its answers count, and these after them.
#[derive(Serialize, Deserialize)]
pub struct GoneTo {
    pub after: usize,
    pub answers: Vec<Answer>,
}

/// Entries of before had all the answers.
#[derive(Deserialize)]
#[serde(untagged)]
enum AnyGoneTo {
    Since(GoneTo),
    All(Vec<Answer>),
}

/// What a table has played.
pub(super) struct Played {
    /// The answers that count.
    pub log: Log,
    numbers: Numbers,
    taken_back: TakenBack,
}

/// Bookmarks come with the number of the entry after which they were set, and leave the log where the table has left them.
pub(super) fn played(
    chapter: Option<&Chapter>,
    entries: &[Entry],
    marks: &mut [(u32, SavedBookmark)],
) -> Result<Played, Failure> {
    let broken = |e: &dyn std::fmt::Display| Failure::Broken(e.to_string());
    let elsewhere = chapter.map_or(0, |chapter| chapter.after as usize);
    let mut log = Log::new(elsewhere, Vec::new());
    let mut numbers = Numbers::new(elsewhere);
    let taken_back = chapter.map(|chapter| serde_json::from_str(&chapter.taken_back).map_err(|e| broken(&e)));
    let mut taken_back: TakenBack = taken_back.transpose()?.unwrap_or_default();
    for entry in entries {
        let GoneTo { after, mut answers } = match entry.kind {
            EntryKind::Note => continue,
            EntryKind::Answer | EntryKind::BotsAnswer => {
                log.push(entry.body.clone().try_into().map_err(|e| broken(&e))?);
                numbers.come_to(log.len(), entry.seq, entry.kind == EntryKind::BotsAnswer);
                continue;
            }
            EntryKind::Undo => {
                let gone: usize = entry.body.parse().map_err(|e| broken(&e))?;
                GoneTo { after: log.len().saturating_sub(gone), answers: Vec::new() }
            }
            EntryKind::GoTo => match serde_json::from_str(&entry.body).map_err(|e| broken(&e))? {
                AnyGoneTo::Since(gone) => gone,
                AnyGoneTo::All(answers) => GoneTo { after: 0, answers },
            },
        };
        if chapter.is_some_and(|chapter| chapter.seq == entry.seq) {
            // The chapter began there, on the way: bookmarks are as they were then.
            answers.drain(..elsewhere.saturating_sub(after).min(answers.len()));
            log = Log::new(elsewhere, answers);
            numbers.go_back(elsewhere, log.len());
            continue;
        }
        if !(elsewhere..=log.len()).contains(&after) {
            return Err(broken(&"a table goes back to before its chapter"));
        }
        let before = log.len();
        let same = after + common_beginning(log.after(after), &answers);
        let left = Left::new(same, log.after(same));
        take_back(&mut taken_back, &left.answers);
        log.truncate(after);
        answers.into_iter().for_each(|answer| log.push(answer));
        numbers.go_back(same, log.len());
        for (_, mark) in marks.iter_mut().filter(|(set, _)| *set < entry.seq) {
            match mark.shared <= before {
                true => mark.follow(&left, &log),
                false => mark.shared = usize::MAX, // nobody knows where it leads: it will be left out
            }
        }
    }
    Ok(Played { log, numbers, taken_back })
}
