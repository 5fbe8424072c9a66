//! Bookmarks: each belongs to the person who made it.

use super::{Granted, Refused, Room};
use crate::limits::{BOOKMARKS_KEPT, BOOKMARKS_MAX};
use crate::people::{Person, good_bookmark};
use crate::store::MarkRow;
use table::Refusal;

/// What the table need not know of a bookmark.
#[derive(Clone, Debug)]
pub(super) struct Mark {
    /// Whose it is.
    pub person: Person,
    /// Whether it was in a save that somebody downloaded.
    pub shown: bool,
    /// How many bytes it takes in the store.
    pub size: usize,
}

impl Room {
    /// Bookmarks this moment. Nobody's bookmark replaces somebody else's.
    pub async fn bookmark(&self, person: &Person, name: &str) -> Granted {
        let name = &good_bookmark(name)?;
        let mut inner = self.lock().await?;
        match inner.marks.get(name) {
            Some(mark) if mark.person != *person => {
                return Err(Refused::why("somebody else has a bookmark of this name; choose another"));
            }
            None if inner.marks.values().filter(|mark| mark.person == *person).count() >= BOOKMARKS_MAX => {
                let why = format!("you have {BOOKMARKS_MAX} bookmarks at this table; delete one first");
                return Err(Refused::why(why));
            }
            _ => {}
        }
        let others = inner.marks.iter().filter(|(other, _)| *other != name);
        let taken: usize = others.map(|(_, mark)| mark.size).sum();
        if taken + inner.table.checkpoint_text().len() > BOOKMARKS_KEPT {
            return Err(Refused::why("the bookmarks of this table take too much room; delete one first"));
        }
        inner.ahead = true;
        inner.table.bookmark(name);
        let saved = inner.table.saved_bookmark(name).expect("it was just set");
        let body = serde_json::to_string(&saved).expect("plain data");
        let size = body.len();
        let shown = inner.shown;
        let row = MarkRow { body, seq: inner.seq, person: person.0.clone(), shown };
        if let Err(failure) = self.store.set_bookmark(&self.id, name, &row).await {
            return Err(self.restore(&mut inner, failure).await.into());
        }
        inner.ahead = false;
        inner.marks.insert(name.clone(), Mark { person: person.clone(), shown, size });
        let why = format!("{} has set the bookmark “{name}” anew.", inner.name_of(person));
        self.call_off(&mut inner, name, why).await
    }

    /// Deletes a bookmark of one's own.
    pub async fn forget(&self, person: &Person, name: &str) -> Granted {
        let mut inner = self.lock().await?;
        match inner.marks.get(name) {
            None => return Err(Refusal::NoBookmark(name.to_owned()).into()),
            Some(mark) if mark.person != *person => {
                return Err(Refused::why("this bookmark belongs to somebody else"));
            }
            Some(_) => {}
        }
        self.store.forget_bookmark(&self.id, name).await?;
        inner.table.forget_bookmark(name);
        inner.marks.remove(name);
        let why = format!("{} has deleted the bookmark “{name}”.", inner.name_of(person));
        self.call_off(&mut inner, name, why).await
    }
}
