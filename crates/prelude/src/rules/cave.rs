//! The cave (PR-CAVE), in the mountains.

use crate::rules::dice::{Success, successes};
use crate::rules::health::By;
use crate::rules::telling::alone;
use crate::state::Zone;
use crate::{Prelude, Trait};
use table::{Ask, Play, words};

impl Prelude {
    pub(crate) fn cave(&mut self) -> Play<()> {
        let zone = Zone::Special;
        // PR-CAVE-02: wise tokens buy dice, before the roll.
        let bought = self.buy_for_action(zone, "PR-CAVE-01 PR-CAVE-02", &[Trait::Wise])?;
        let players = bought.len() as u32;
        let mut total = 0;
        for (seat, bought) in bought {
            let dice =
                self.roll_dice(seat, bought.all(), Success::At(zone), "PR-CAVE-01 PR-CAVE-02", " to hide");
            total += successes(&dice, self.value(zone, seat));
        }
        // PR-CAVE-01, PR-CAVE-06
        if total < players {
            self.tell("PR-CAVE-06", |g| {
                words(alone(g.at(zone)), "Somebody was not careful enough: the cave does not hide them.")
            });
            return Ok(());
        }
        self.hidden_in_cave = true; // PR-CAVE-03, PR-CAVE-04
        self.tell("PR-CAVE-01 PR-CAVE-03 PR-CAVE-04", |g| words(alone(g.at(zone)), "They rest unnoticed."));
        for seat in self.at(zone).iter() {
            self.gain_choice(seat, "PR-CAVE-05", "The cave hides you", &Trait::ALL, 2, true, By::Own)?;
        }
        Ok(())
    }
}
