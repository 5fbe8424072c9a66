//! Saves: one readable JSON document that holds a game whole.

use crate::question::Answer;
use crate::table::{Bookmark, Checkpoint, Table};
use crate::{Book, Chance, Edition, Game, Setup};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// The version of the document's form.
pub const FORMAT: u32 = 1;

/// A save, with the states still as plain JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Save {
    /// The version of this form.
    pub fireside: u32,
    /// The book it was played from.
    pub book: Edition,
    /// What was agreed before play.
    pub setup: Setup,
    /// Every answer of the game, oldest first.
    pub answers: Vec<Answer>,
    /// The last checkpoint.
    pub checkpoint: SavedCheckpoint,
    /// Places to come back to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bookmarks: Vec<SavedBookmark>,
}

/// A checkpoint in a save.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SavedCheckpoint {
    /// How many answers led to it.
    pub after: usize,
    /// The dice to come.
    pub chance: Chance,
    /// The game's state.
    pub state: Value,
}

/// A bookmark in a save.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SavedBookmark {
    /// What it is called.
    pub name: String,
    /// The answers that lead there.
    pub answers: Vec<Answer>,
    /// The checkpoint before it.
    pub checkpoint: SavedCheckpoint,
}

/// Why a save cannot be opened. The file is left as it is.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Not JSON, cut off, or not of the form.
    #[error("this is not a whole Fireside save: {0}")]
    Form(#[from] serde_json::Error),
    /// From a later Fireside.
    #[error("this save has format {0}; this Fireside reads up to {FORMAT}. A newer Fireside will open it")]
    Newer(u32),
    /// A save of another game.
    #[error("this is a save of `{found}`, not of `{wanted}`")]
    OtherGame {
        /// The game it is of.
        found: String,
        /// The game that was asked for.
        wanted: String,
    },
    /// Its parts contradict each other.
    #[error("this save does not hold together: {0}")]
    Broken(String),
}

/// A table that was opened, and what had to be said about it.
pub struct Loaded<T> {
    /// The table.
    pub table: T,
    /// What was mended or is different, in words.
    pub notes: Vec<String>,
}

impl Save {
    /// Reads the document, whatever its game.
    pub fn read(text: &str) -> Result<Save, LoadError> {
        #[derive(Deserialize)]
        struct Head {
            fireside: u32,
        }
        let head: Head = serde_json::from_str(text)?;
        if head.fireside > FORMAT {
            return Err(LoadError::Newer(head.fireside));
        }
        Ok(serde_json::from_str(text)?)
    }
}

impl<G: Game> Table<G> {
    /// The game as one document.
    pub fn save(&self) -> Save {
        Save {
            fireside: FORMAT,
            book: self.book.edition().clone(),
            setup: (*self.setup).clone(),
            answers: self.log.clone(),
            checkpoint: self.write(&self.checkpoint),
            bookmarks: self
                .bookmarks
                .iter()
                .map(|b| SavedBookmark {
                    name: b.name.clone(),
                    answers: b.log.clone(),
                    checkpoint: self.write(&b.checkpoint),
                })
                .collect(),
        }
    }

    fn write(&self, checkpoint: &Checkpoint<G::State>) -> SavedCheckpoint {
        SavedCheckpoint {
            after: checkpoint.after,
            chance: checkpoint.chance.clone(),
            state: self.write_state(&checkpoint.state),
        }
    }

    /// A state as JSON, ids as names.
    pub fn write_state(&self, state: &G::State) -> Value {
        let written = self.book.names().scope(|| serde_json::to_value(state));
        written.expect("a state is plain data and can always be written")
    }

    /// Opens a save: goes to its checkpoint and repeats the answers after it.
    pub fn load(book: Arc<G::Book>, save: Save) -> Result<Loaded<Self>, LoadError> {
        let about = G::about(&book);
        if save.setup.game != about.id {
            return Err(LoadError::OtherGame { found: save.setup.game, wanted: about.id });
        }
        save.setup.check(&about).map_err(LoadError::Broken)?;
        let mut notes = Vec::new();
        if save.book != *book.edition() {
            notes.push(format!(
                "This game was saved with version {} of the book; it goes on with version {}.",
                save.book.version,
                book.edition().version
            ));
        }
        let checkpoint = read::<G>(&book, save.checkpoint, &mut notes)?;
        let mut table = resume(&book, save.setup, checkpoint, save.answers)?;
        for mark in save.bookmarks {
            match read::<G>(&book, mark.checkpoint, &mut notes) {
                Ok(checkpoint) if checkpoint.after <= mark.answers.len() => table.bookmarks.push(Bookmark {
                    name: mark.name,
                    checkpoint: Arc::new(checkpoint),
                    log: mark.answers,
                }),
                _ => notes.push(format!("The bookmark `{}` could not be read and was left out.", mark.name)),
            }
        }
        Ok(Loaded { table, notes })
    }

    /// Starts from a scenario: a document with only what differs from a fresh setup.
    /// `setup` has the seats, options and seed; the scenario's own setup fields win.
    pub fn scenario(book: Arc<G::Book>, setup: Setup, scenario: &Value) -> Result<Loaded<Self>, LoadError> {
        let mut plain = serde_json::to_value(&setup)?;
        merge(&mut plain, scenario.get("setup").unwrap_or(&Value::Null));
        let setup: Setup = serde_json::from_value(plain)?;
        setup.check(&G::about(&book)).map_err(LoadError::Broken)?;
        let mut chance = Chance::rigged(setup.seed, setup.rig.clone());
        let fresh = G::fresh(&book, &setup, &mut chance).map_err(LoadError::Broken)?;
        let mut state = book.names().scope(|| serde_json::to_value(&fresh))?;
        let differs = scenario.pointer("/checkpoint/state").or_else(|| scenario.get("state"));
        merge(&mut state, differs.unwrap_or(&Value::Null));
        let mut notes = G::mend(&book, &mut state, true);
        let state = book.names().scope(|| serde_json::from_value(state))?;
        let table = resume(&book, setup, Checkpoint { after: 0, state, chance }, Vec::new())?;
        notes.retain(|n| !n.is_empty());
        Ok(Loaded { table, notes })
    }
}

fn read<G: Game>(
    book: &G::Book,
    mut saved: SavedCheckpoint,
    notes: &mut Vec<String>,
) -> Result<Checkpoint<G::State>, LoadError> {
    notes.extend(G::mend(book, &mut saved.state, false));
    let state = book.names().scope(|| serde_json::from_value(saved.state))?;
    Ok(Checkpoint { after: saved.after, state, chance: saved.chance })
}

fn resume<G: Game>(
    book: &Arc<G::Book>,
    setup: Setup,
    checkpoint: Checkpoint<G::State>,
    mut answers: Vec<Answer>,
) -> Result<Table<G>, LoadError> {
    if checkpoint.after > answers.len() {
        return Err(LoadError::Broken(format!(
            "its checkpoint stands after {} answers, but it has only {}",
            checkpoint.after,
            answers.len()
        )));
    }
    let broken = |why: crate::Refusal| LoadError::Broken(why.to_string());
    let since = answers.split_off(checkpoint.after);
    let mut table = Table::<G>::begin(book.clone(), setup, checkpoint, answers).map_err(broken)?;
    let laws = table.broken_laws();
    if !laws.is_empty() {
        return Err(LoadError::Broken(laws.join("; ")));
    }
    for answer in &since {
        table.repeat(answer).map_err(broken)?;
    }
    Ok(table)
}

/// Lays `over` on top of `under`: objects are merged, everything else is replaced.
fn merge(under: &mut Value, over: &Value) {
    match (under, over) {
        (Value::Object(under), Value::Object(over)) => {
            for (key, value) in over {
                merge(under.entry(key.clone()).or_insert(Value::Null), value);
            }
        }
        (_, Value::Null) => {}
        (under, over) => *under = over.clone(),
    }
}
