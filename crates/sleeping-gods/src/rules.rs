//! A campaign from setup to its last page (SG-TURN, SG-EVENT, SG-CAMP): the contents page of the rulebook.

pub(crate) mod challenge;
pub(crate) mod combat;
pub(crate) mod command;
pub(crate) mod damage;
pub(crate) mod defeat;
pub(crate) mod event;
pub(crate) mod fate;
pub(crate) mod goods;
pub(crate) mod harbour;
pub(crate) mod laid;
pub(crate) mod occasion;
pub(crate) mod pack;
pub(crate) mod picks;
pub mod place;
pub(crate) mod room;
pub(crate) mod setup;
pub(crate) mod sharing;
pub(crate) mod story;
pub(crate) mod telling;
pub(crate) mod travel;
pub(crate) mod turn;
pub(crate) mod uses;

use crate::state::Phase;
use crate::{Halt, SleepingGods};
use storybook::Storytelling;
use table::{Pause, Play};

impl SleepingGods {
    /// One step of the game. Steps are short: a choice of a story, an attack, a region of a voyage, a part of a turn.
    pub(crate) fn next_step(&mut self) -> Play<()> {
        let step = match self.play_step() {
            Err(Halt::Defeat) => self.defeated(),
            step => step,
        };
        match step {
            Ok(()) | Err(Halt::Reset) => {}
            Err(Halt::Pause(pause)) => return Err(pause),
            Err(Halt::Defeat) => unreachable!("nobody is hurt by a defeat"),
        }
        if self.phase == Phase::Over { Err(Pause::Over) } else { Ok(()) }
    }

    fn play_step(&mut self) -> Play<(), Halt> {
        if !matches!(self.phase, Phase::After | Phase::Over) {
            self.check_crew()?; // a card that gives health may be discarded at any time (SG-DMG-10)
        }
        if let Some(sharing) = self.sharing.clone() {
            return self.exchange(sharing); // SG-OPEN-68
        }
        if self.combat.is_some() {
            return self.fight(); // SG-COMBAT
        }
        if self.reading.is_some() {
            return self.read_on(self.active); // SG-EXPL
        }
        if self.voyage.is_some() {
            return self.sail_on(); // SG-TRAVEL
        }
        if !self.stall.is_empty() {
            return self.buy(); // SG-MARKET
        }
        if let Some(slept) = self.port {
            return self.be_served(slept); // SG-PORT
        }
        match self.phase {
            Phase::Setup => self.lay_out()?,
            Phase::Start => self.start_turn()?,
            Phase::Room if self.order.as_ref().is_some_and(|left| !left.is_empty()) => self.next_effect()?,
            Phase::Room => self.ship_action()?,
            Phase::Event => self.event()?,
            Phase::Actions(0) => self.phase = Phase::End,
            Phase::Actions(left) => self.action(left)?,
            Phase::End => self.end_turn()?,
            Phase::Pass => self.pass_token()?,
            Phase::After => self.after_campaign()?,
            Phase::Over => unreachable!("a game that is over takes no step"),
        }
        Ok(())
    }
}
