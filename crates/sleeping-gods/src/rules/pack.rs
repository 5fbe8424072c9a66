//! Packing up, and setting up again (SG-SAVE, SG-LOAD).
//!
//! Nobody has to pack up: a table keeps itself, to the token (SG-OPEN-52). Here is what the rulebook does to a game that goes back into
//! its box and comes out again. Whatever this file does not name stays as it is (SG-SAVE-02, SG-SAVE-03, SG-SAVE-04, SG-SAVE-06,
//! SG-SAVE-07, SG-LOAD-13).

use crate::state::Phase;
use crate::{Halt, SleepingGods};
use table::{Anytime, Ask, Play, Seat, What, words};

/// What somebody may wish at any time (SG-CAMP-04).
pub(crate) const GIVE_UP: &str = "give this campaign up and begin a new one";

/// What becomes of a campaign that is packed up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Packed {
    Again,
    /// Has thought better of it.
    Stay,
}

impl SleepingGods {
    /// SG-SAVE-01: at the start of one's turn, before the ship action.
    pub(crate) fn may_pack(&self, seat: Seat) -> bool {
        let begun = self.order.as_ref().is_some_and(|left| !left.is_empty());
        self.phase == Phase::Room && !begun && self.active == seat && self.voyage.is_none()
    }

    /// Back into the box (SG-SAVE), and out again (SG-LOAD).
    pub(crate) fn pack_up(&mut self) -> Play<(), Halt> {
        let prompt = "This table keeps itself: nobody has to pack up to stop for today. What do you want?";
        let packed = |_: &Self| [Packed::Stay, Packed::Again].into_iter().collect();
        match self.choose(self.active, "SG-SAVE-01", prompt, packed)? {
            Some(Packed::Again) => self.set_up_again(),
            Some(Packed::Stay) | None => Ok(()),
        }
    }

    /// SG-CAMP-04, SG-RESET: at any time, but not without all who sail. Whatever was going on is over then.
    pub(crate) fn give_up(&mut self, by: Seat) -> Play<(), Halt> {
        let others = self.seats().filter(|seat| *seat != by).collect();
        if self.all_agree(by, others, "SG-CAMP-04", GIVE_UP)? {
            self.tell("SG-CAMP-04", |g| {
                words(
                    None,
                    format!(
                        "This campaign is given up on turn {}. Only the achievement sheet is kept.",
                        g.turn
                    ),
                )
            });
            self.reset()?;
            return Err(Halt::Reset);
        }
        Ok(())
    }

    fn set_up_again(&mut self) -> Play<(), Halt> {
        self.tell("SG-SAVE-01 SG-SAVE-02", |g| {
            let text = format!(
                "{} packs up. The ship lies in {}; it is turn {}.",
                g.name(g.active),
                g.region_name(g.region),
                g.turn
            );
            words(g.active, text)
        });
        self.gather_company()?; // SG-LOAD-04
        let SleepingGods { state, dealer, .. } = self;
        dealer.shuffle(&mut state.market); // SG-LOAD-06
        dealer.reshuffle(&mut state.searches); // SG-LOAD-10
        // SG-SAVE-05, SG-LOAD-08: used or not is all that is written down.
        for at in 0..self.adventures.len() {
            let spare = self.adventures[at].command.saturating_sub(1);
            self.adventures[at].command -= spare;
            self.take_off_command(spare, "SG-SAVE-05 SG-LOAD-08", |g| g.key_of(g.adventures[at].card));
        }
        self.choose_first(self.active, "SG-LOAD-11")?;
        self.tell("SG-LOAD-11", |g| {
            What::Turn {}.said(
                g.active,
                format!("The game is set up again. {} has the captain token.", g.name(g.active)),
            )
        });
        Ok(())
    }

    /// Those who sit down again, who need not be the same (SG-OPEN-53), and the crew among them.
    fn gather_company(&mut self) -> Play<(), Halt> {
        if !self.players.iter().any(|player| player.changing) {
            self.share_crew();
            return Ok(());
        }
        self.change_company()?;
        if !self.player(self.active).present {
            self.active = self.left_of(self.active);
        }
        Ok(())
    }
}
