//! The tables of the store, version by version, and their rows. Written by hand: the macros that would do it compile the
//! database a second time.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};

/// Every version, with what it changes. A published one stays as it is.
pub fn versions() -> Migrator {
    let changes = [
        ("tables", include_str!("../../migrations/0001_tables.sql")),
        ("in order", include_str!("../../migrations/0002_in_order.sql")),
        ("chat", include_str!("../../migrations/0003_chat.sql")),
        ("marks", include_str!("../../migrations/0004_marks.sql")),
        ("checkpoints", include_str!("../../migrations/0005_checkpoints.sql")),
        ("pins", include_str!("../../migrations/0006_pins.sql")),
        ("consent", include_str!("../../migrations/0007_consent.sql")),
        ("bookmarks", include_str!("../../migrations/0008_bookmarks.sql")),
        ("chapters", include_str!("../../migrations/0009_chapters.sql")),
        ("bots", include_str!("../../migrations/0010_bots.sql")),
    ];
    let migrations = (1..)
        .zip(changes)
        .map(|(version, (what, sql))| {
            Migration::new(version, what.into(), MigrationType::Simple, sql.into(), false)
        })
        .collect();
    Migrator { migrations, ..Migrator::DEFAULT }
}

/// A row of `tables` with its standing.
#[derive(Clone, Debug)]
pub struct TableRow {
    pub id: String,
    pub host: String,
    pub title: String,
    pub game: String,
    pub setup: String,
    pub seq: u32,
    pub changed: i64,
    pub waiting: String,
    /// Since when, and what else is known of that, as JSON.
    pub waits: String,
    pub outcome: Option<String>,
    /// Whether somebody has seen everybody's secrets, as far as they are still the same.
    pub shown: bool,
    /// How many minutes the table waits for somebody.
    pub wait: u32,
}

/// A row of `bookmarks`.
#[derive(Clone, Debug)]
pub struct MarkRow {
    /// As in a save.
    pub body: String,
    /// The entry after which it was set.
    pub seq: u32,
    /// Whose it is.
    pub person: String,
    /// See [`TableRow::shown`].
    pub shown: bool,
}

/// A row of `seats`.
#[derive(Clone, Debug)]
pub struct SeatRow {
    pub seat: u8,
    pub kind: String,
    pub person: Option<String>,
}

/// A row of `checkpoints`: what a table continues from.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    /// Which of the table's two rows, 0 or 1: the last checkpoint takes the place of the one before the last.
    pub turn: u8,
    /// How many answers led to it.
    pub after: u32,
    /// The edition of the book, as JSON.
    pub edition: String,
    /// As in a save.
    pub body: String,
}

/// A row of `chapters`: what a table needs of its entries.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// How many answers led to the chapter.
    pub after: u32,
    /// The first entry that is needed.
    pub seq: u32,
    /// How often answers of each seat had been undone by then, as JSON.
    pub taken_back: String,
    /// The chapter's beginning, as in a save; nothing in the first.
    pub body: Option<String>,
}

/// Reads each field from the column of its name.
macro_rules! rows {
    ($($row:ident { $($field:ident)+ })+) => {$(
        impl FromRow<'_, SqliteRow> for $row {
            fn from_row(row: &SqliteRow) -> sqlx::Result<$row> {
                Ok($row { $($field: row.try_get(stringify!($field))?),+ })
            }
        }
    )+};
}

rows! {
    TableRow { id host title game setup seq changed waiting waits outcome shown wait }
    MarkRow { body seq person shown }
    SeatRow { seat kind person }
    Checkpoint { turn after edition body }
    Chapter { after seq taken_back body }
}
