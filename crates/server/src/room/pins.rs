//! Notes that people stick to a board: for everybody at the table, and kept with the game. Whoever wrote one changes it, or is asked.

use super::consent::{Note, Proposable};
use super::{Inner, Room};
use crate::error::Failure;
use crate::limits::{PIN_MAX, PINS_MAX, PLACE_MAX};
use crate::people::{Person, good_name, legible};
use crate::room::{Granted, Refused, Viewer};
use table::Pin;

/// A note that can be kept, and read by everybody.
pub(crate) fn good_pin(pin: &Pin) -> Result<Pin, Failure> {
    Ok(Pin {
        at: legible("the place of a note", &pin.at, PLACE_MAX)?,
        text: legible("a note", &pin.text, PIN_MAX)?,
        by: good_name(&pin.by)?,
    })
}

impl Room {
    /// Sticks a note to a place of the board, or takes it away if there are no words. Whoever wrote the one that is there is asked.
    pub async fn pin(&self, viewer: &Viewer, at: String, text: &str) -> Granted {
        let at = legible("the place of a note", &at, PLACE_MAX)?; // as it is kept
        let mut inner = self.lock().await?;
        inner.admits(viewer)?;
        match self.store.pinned_by(&self.id, &at).await? {
            Some(writer) if writer != viewer.person && inner.sits(&writer) => {
                let writers_name = inner.name_of(&writer);
                let text = match text.trim().is_empty() {
                    true => String::new(),
                    false => {
                        good_pin(&Pin { at: at.clone(), text: text.to_owned(), by: inner.called(viewer) })?
                            .text
                    }
                };
                let note = Note { at, text, writer, writers_name };
                self.put_forward(&mut inner, &viewer.person, Proposable::Note(note)).await
            }
            _ => {
                let by = inner.called(viewer);
                self.stick(&mut inner, &viewer.person, Pin { at, text: text.to_owned(), by }).await
            }
        }
    }

    /// The room is locked until the note is kept: whoever counts the notes counts all of them.
    pub(super) async fn stick(&self, inner: &mut Inner, person: &Person, pin: Pin) -> Granted {
        let at = pin.at.clone();
        if pin.text.trim().is_empty() {
            self.store.unpin(&self.id, &pin.at).await?;
        } else {
            let pin = good_pin(&pin)?;
            let pins = self.store.pins(&self.id).await?;
            if pins.len() >= PINS_MAX && !pins.iter().any(|one| one.at == pin.at) {
                return Err(Refused::why(format!("a table has at most {PINS_MAX} notes")));
            }
            self.store.pin(&self.id, &pin, person).await?;
        }
        // What was asked was about the note that was there.
        inner.proposed.take_if(|p| matches!(&p.what, Proposable::Note(note) if note.at == at));
        self.tick(inner);
        self.pinned.send_modify(|times| *times += 1);
        Ok(())
    }
}
