//! The prep phase (PR-PREP): secrets come up, spells may be cast.

use crate::effects::Cause;
use crate::{Moment, Prelude};
use table::{Id, Play};

impl Prelude {
    /// PR-PREP-02 to PR-PREP-04. There is no turn order, so seat by seat is as good as any.
    pub(crate) fn prep(&mut self) -> Play<()> {
        for seat in self.band().iter() {
            self.cast_spells(seat, Moment::Prep)?;
            let secrets: Vec<Id> = self.character(seat).secrets.iter().map(|s| s.card).collect();
            for card in secrets {
                // An earlier one may have ended it.
                if self.character(seat).secrets.iter().any(|s| s.card == card) {
                    self.encounter(card, seat.into(), Cause::Secret)?;
                }
            }
        }
        Ok(())
    }
}
