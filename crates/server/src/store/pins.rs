//! Notes that people stick to a board.

use super::Store;
use crate::error::Failure;
use crate::people::Person;
use sqlx::Sqlite;
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use table::Pin;

impl Store {
    /// The notes of a table, by their places.
    pub(crate) async fn pins(&self, table: &str) -> Result<Vec<Pin>, Failure> {
        let query = sqlx::query_as("SELECT at, text, name FROM pins WHERE table_id = ? ORDER BY at");
        let pins: Vec<(String, String, String)> = query.bind(table).fetch_all(&self.reading).await?;
        Ok(pins.into_iter().map(|(at, text, by)| Pin { at, text, by }).collect())
    }

    /// Sticks a note to its place, instead of the one that was there.
    pub(crate) async fn pin(&self, table: &str, pin: &Pin, by: &Person) -> Result<(), Failure> {
        self.write(pinning(table, pin, Some(by))).await?;
        Ok(())
    }

    /// Who wrote the note at a place, if that is known: of those that came with a save, it is not.
    pub(crate) async fn pinned_by(&self, table: &str, at: &str) -> Result<Option<Person>, Failure> {
        let query = sqlx::query_scalar("SELECT person FROM pins WHERE table_id = ? AND at = ?");
        let person: Option<Option<String>> = query.bind(table).bind(at).fetch_optional(&self.reading).await?;
        Ok(person.flatten().map(Person))
    }

    /// Takes away the note at a place.
    pub(crate) async fn unpin(&self, table: &str, at: &str) -> Result<(), Failure> {
        self.write(sqlx::query("DELETE FROM pins WHERE table_id = ? AND at = ?").bind(table).bind(at))
            .await?;
        Ok(())
    }
}

pub(super) fn pinning<'q>(
    table: &'q str,
    pin: &'q Pin,
    by: Option<&'q Person>,
) -> Query<'q, Sqlite, SqliteArguments<'q>> {
    let query =
        sqlx::query("INSERT OR REPLACE INTO pins (table_id, at, text, name, person) VALUES (?, ?, ?, ?, ?)");
    query.bind(table).bind(&pin.at).bind(&pin.text).bind(&pin.by).bind(by.map(|p| &p.0))
}
