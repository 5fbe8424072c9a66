//! Notes that people stick to a board: for everybody at the table, and kept with the game.

use super::Room;
use crate::error::Failure;
use crate::limits::{PIN_MAX, PINS_MAX, PLACE_MAX};
use crate::people::{good_name, legible};
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
    /// Sticks a note to a place of the board, or takes it away if there are no words.
    pub async fn pin(&self, viewer: &Viewer, at: String, text: &str) -> Granted {
        // Held until the note is kept: whoever counts the notes counts all of them.
        let table = self.lock().await?;
        table.admits(viewer)?;
        let by = self.store.name_of(&viewer.person).await?.ok_or(Failure::Nobody)?;
        if text.trim().is_empty() {
            self.store.unpin(&self.id, &at).await?;
        } else {
            let pin = good_pin(&Pin { at, text: text.to_owned(), by })?;
            let pins = self.store.pins(&self.id).await?;
            if pins.len() >= PINS_MAX && !pins.iter().any(|one| one.at == pin.at) {
                return Err(Refused::why(format!("a table has at most {PINS_MAX} notes")));
            }
            self.store.pin(&self.id, &pin).await?;
        }
        drop(table);
        self.pinned.send_modify(|times| *times += 1);
        Ok(())
    }
}
