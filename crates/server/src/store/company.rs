//! The people around a table: watchers and chat.

use super::Store;
use crate::error::Failure;
use crate::limits::CHAT_KEPT;
use crate::people::{Hash, Person};
use crate::protocol::ChatLine;

impl Store {
    /// Whether somebody was invited to watch.
    pub(crate) async fn watches(&self, person: &Person, table: &str) -> Result<bool, Failure> {
        let row = sqlx::query("SELECT 1 FROM watchers WHERE person = ? AND table_id = ?");
        Ok(row.bind(&person.0).bind(table).fetch_optional(&self.reading).await?.is_some())
    }

    /// The table that a key allows to watch.
    pub(crate) async fn watch_of(&self, key: &Hash) -> Result<Option<String>, Failure> {
        let query = sqlx::query_scalar("SELECT id FROM tables WHERE watch = ?");
        Ok(query.bind(key.0.as_slice()).fetch_optional(&self.reading).await?)
    }

    pub(crate) async fn set_watch(&self, table: &str, key: &Hash) -> Result<(), Failure> {
        let query = sqlx::query("UPDATE tables SET watch = ? WHERE id = ?");
        self.write(query.bind(key.0.as_slice()).bind(table)).await?;
        Ok(())
    }

    /// Lets somebody watch, if the key is not void by now.
    pub(crate) async fn add_watcher(&self, person: &Person, table: &str, key: &Hash) -> Result<(), Failure> {
        let query = sqlx::query(
            "INSERT INTO watchers (person, table_id) SELECT ?, id FROM tables WHERE id = ? AND watch = ?
             ON CONFLICT DO NOTHING",
        );
        self.write(query.bind(&person.0).bind(table).bind(key.0.as_slice())).await?;
        Ok(())
    }

    /// Removes the watchers that `goes` selects by person and name, and makes the link for watchers void if there are
    /// any. Returns who they are.
    pub(crate) async fn dismiss(
        &self,
        table: &str,
        goes: impl Fn(&Person, &str) -> bool,
    ) -> Result<Vec<Person>, Failure> {
        let mut tx = self.writer.begin().await?;
        let watchers =
            sqlx::query_as("SELECT id, name FROM watchers JOIN people ON id = person WHERE table_id = ?");
        let watchers: Vec<(String, String)> = watchers.bind(table).fetch_all(&mut *tx).await?;
        let watchers = watchers.into_iter().map(|(id, name)| (Person(id), name));
        let gone: Vec<Person> =
            watchers.filter(|(person, name)| goes(person, name)).map(|(p, _)| p).collect();
        for person in &gone {
            let query = sqlx::query("DELETE FROM watchers WHERE person = ? AND table_id = ?");
            query.bind(&person.0).bind(table).execute(&mut *tx).await?;
        }
        if !gone.is_empty() {
            let void = sqlx::query("UPDATE tables SET watch = NULL WHERE id = ?").bind(table);
            void.execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(gone)
    }

    /// Keeps a chat line, and gives it a number. The oldest lines make room for it.
    pub(crate) async fn say(&self, table: &str, line: &ChatLine) -> Result<i64, Failure> {
        let mut tx = self.writer.begin().await?;
        let query = sqlx::query("INSERT INTO chat (table_id, name, seat, text, at) VALUES (?, ?, ?, ?, ?)");
        let query = query.bind(table).bind(&line.name).bind(line.seat).bind(&line.text).bind(line.at);
        let said = query.execute(&mut *tx).await?;
        let old = sqlx::query(
            "DELETE FROM chat WHERE table_id = ?1
             AND id <= (SELECT id FROM chat WHERE table_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)",
        );
        old.bind(table).bind(CHAT_KEPT).execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(said.last_insert_rowid())
    }

    /// The chat lines after a number, oldest first; if there are many, only the last.
    pub(crate) async fn said(&self, table: &str, after: i64) -> Result<Vec<(i64, ChatLine)>, Failure> {
        let query = sqlx::query_as(
            "SELECT id, name, seat, text, at FROM chat WHERE table_id = ? AND id > ? ORDER BY id DESC LIMIT 100",
        );
        let lines: Vec<(i64, String, Option<u8>, String, i64)> =
            query.bind(table).bind(after).fetch_all(&self.reading).await?;
        let lines = lines.into_iter().rev();
        Ok(lines.map(|(id, name, seat, text, at)| (id, ChatLine { name, seat, text, at })).collect())
    }
}
