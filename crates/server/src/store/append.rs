//! Appending: what has queued up while one commit ran is made durable by the next.

use super::schema::{Chapter, Checkpoint};
use super::writer::Writer;
use crate::error::Failure;
use sqlx::{QueryBuilder, Sqlite};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// How many entries one commit takes at most.
const BATCH_MAX: usize = 256;

/// Something that happened at a table, and how the table stands after it.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: String,
    /// The number of this entry; no two have the same.
    pub seq: u32,
    /// What kind of entry.
    pub kind: EntryKind,
    /// The answer, or whatever the kind needs.
    pub body: String,
    /// What was told, as JSON.
    pub events: String,
    /// The seats that are waited for, as JSON.
    pub waiting: String,
    /// Since when, and what else is known of that, as JSON.
    pub waits: String,
    /// How it ended, as JSON.
    pub outcome: Option<String>,
    /// The checkpoint it led to, if there is a new one. After going back, the one before it comes first, if there is
    /// one: the checkpoints in the store lead somewhere else.
    pub checkpoints: Vec<Checkpoint>,
    /// If a chapter begins, or what the table needs of its entries begins afresh: where, and the bookmarks that do not lie on the way
    /// there, as they are from now on: by their names, as in a save.
    pub chapter: Option<(Chapter, Vec<(String, String)>)>,
    /// If the game began anew, the one that begins with this: nobody has seen its secrets.
    pub anew: Option<Anew>,
    /// When.
    pub at: i64,
}

/// A game that begins anew at its table.
#[derive(Clone, Debug)]
pub struct Anew {
    /// What was agreed before play, with another seed.
    pub setup: String,
    /// Where it begins, as in a save.
    pub beginning: String,
}

/// Kinds of entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// An answer: `2 spend/keen/1`.
    Answer,
    /// One that a bot gave.
    BotsAnswer,
    /// This many answers were undone.
    Undo,
    /// The answers are these from now on, as JSON.
    GoTo,
    /// Only words.
    Note,
}

impl EntryKind {
    pub(super) const ALL: [(&'static str, EntryKind); 5] = [
        ("answer", EntryKind::Answer),
        ("bot", EntryKind::BotsAnswer),
        ("undo", EntryKind::Undo),
        ("goto", EntryKind::GoTo),
        ("note", EntryKind::Note),
    ];

    /// Whether it is an answer, whoever gave it.
    pub fn answers(self) -> bool {
        matches!(self, EntryKind::Answer | EntryKind::BotsAnswer)
    }

    /// Whether answers before the last may no longer count.
    pub fn goes_back(self) -> bool {
        matches!(self, EntryKind::Undo | EntryKind::GoTo)
    }

    pub(super) fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, k)| *k == self).expect("every kind has a name").0
    }
}

/// An entry, and who waits for it.
pub(super) type Waiting = (Append, oneshot::Sender<Result<(), Failure>>);

/// Takes what has queued up while the last commit ran, and commits it as one.
pub(super) async fn commit_in_groups(writer: Arc<Writer>, mut queue: mpsc::Receiver<Waiting>) {
    let mut group = Vec::with_capacity(BATCH_MAX);
    while queue.recv_many(&mut group, BATCH_MAX).await > 0 {
        let appends: Vec<&Append> = group.iter().map(|(append, _)| append).collect();
        match commit(&writer, &appends).await {
            Ok(()) => group.drain(..).for_each(|(_, done)| drop(done.send(Ok(())))),
            // One of them spoilt it: now each by itself, so that the others do not suffer.
            Err(failure) if failure.is_of_the_entry() => {
                for (append, done) in group.drain(..) {
                    let _ = done.send(commit(&writer, &[&append]).await);
                }
            }
            Err(failure) => {
                let words = failure.to_string();
                let failed = || Err(Failure::Unkept(words.clone()));
                group.drain(..).for_each(|(_, done)| drop(done.send(failed())));
            }
        }
    }
}

/// A transaction in one go: each message to SQLite's thread and back costs more than what it does there.
pub(super) async fn commit(writer: &Writer, appends: &[&Append]) -> Result<(), Failure> {
    let mut rows = QueryBuilder::new("BEGIN IMMEDIATE; ");
    push_entries(&mut rows, appends);
    rows.push("; COMMIT");
    let mut writing = writer.take().await?;
    // Groups are of every size: kept as prepared, their statements would only fill the memory.
    rows.build().persistent(false).execute(&mut *writing).await?;
    writing.keep()
}

/// Entries, how their tables stand after them, and the checkpoints they led to.
pub(super) fn push_entries<'a>(rows: &mut QueryBuilder<'a, Sqlite>, appends: &[&'a Append]) {
    rows.push("INSERT INTO entries (table_id, seq, kind, body, events) ");
    rows.push_values(appends, |mut row, a| {
        row.push_bind(&a.table)
            .push_bind(a.seq)
            .push_bind(a.kind.name())
            .push_bind(&a.body)
            .push_bind(&a.events);
    });

    rows.push("; INSERT INTO standing (table_id, seq, changed, waiting, waits, outcome) ");
    rows.push_values(appends, |mut row, a| {
        row.push_bind(&a.table).push_bind(a.seq).push_bind(a.at);
        row.push_bind(&a.waiting).push_bind(&a.waits).push_bind(&a.outcome);
    });
    rows.push(
        " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, changed = excluded.changed,
         waiting = excluded.waiting, waits = excluded.waits, outcome = excluded.outcome",
    );

    for (append, anew) in appends.iter().filter_map(|a| Some((a, a.anew.as_ref()?))) {
        rows.push("; UPDATE tables SET setup = ").push_bind(&anew.setup);
        rows.push(", beginning = ").push_bind(&anew.beginning);
        rows.push(", shown = 0 WHERE id = ").push_bind(&append.table);
    }
    for (append, (chapter, marks)) in appends.iter().filter_map(|a| Some((a, a.chapter.as_ref()?))) {
        rows.push("; INSERT OR REPLACE INTO chapters (table_id, after, seq, taken_back, body) ");
        rows.push_values([chapter], |mut row, c| {
            row.push_bind(&append.table)
                .push_bind(c.after)
                .push_bind(c.seq)
                .push_bind(&c.taken_back)
                .push_bind(&c.body);
        });
        for (name, body) in marks {
            rows.push("; UPDATE bookmarks SET body = ").push_bind(body);
            rows.push(", seq = ").push_bind(append.seq);
            rows.push(" WHERE table_id = ").push_bind(&append.table);
            rows.push(" AND name = ").push_bind(name);
        }
    }
    for back in appends.iter().filter(|a| a.kind.goes_back()) {
        rows.push("; DELETE FROM checkpoints WHERE table_id = ").push_bind(&back.table);
    }
    let new: Vec<_> = appends.iter().flat_map(|a| a.checkpoints.iter().map(|c| (&a.table, c))).collect();
    if !new.is_empty() {
        rows.push("; INSERT INTO checkpoints (table_id, turn, after, edition, body) ");
        rows.push_values(new, |mut row, (table, c)| {
            row.push_bind(table)
                .push_bind(c.turn)
                .push_bind(c.after)
                .push_bind(&c.edition)
                .push_bind(&c.body);
        });
        rows.push(
            " ON CONFLICT (table_id, turn) DO UPDATE SET after = excluded.after, edition = excluded.edition,
             body = excluded.body",
        );
    }
}
