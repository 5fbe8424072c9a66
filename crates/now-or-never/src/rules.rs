//! Six seasons from setup to the last point (NN-SEASON): the contents page of the rulebook.

pub(crate) mod anytime;
pub(crate) mod build;
pub(crate) mod campaign;
pub(crate) mod chapter;
pub(crate) mod deed;
pub(crate) mod fight;
pub(crate) mod gains;
pub(crate) mod hero;
pub(crate) mod layout;
pub(crate) mod powers;
pub(crate) mod production;
pub(crate) mod quest;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod solo;
pub(crate) mod story;
pub(crate) mod telling;
pub(crate) mod turn;

use crate::state::Phase;
use crate::{Halt, NowOrNever};
use storybook::Storytelling;
use table::{Pause, Play};

impl NowOrNever {
    /// One step of the game. Steps are short: an action, a step over the map, a round of a combat.
    pub(crate) fn next_step(&mut self) -> Play<()> {
        let step = match self.play_step() {
            Err(Halt::Spent) => self.run_out(), // NN-ZERO
            step => step,
        };
        if !matches!(step, Err(Halt::Pause(_))) {
            self.scenes.leave_all();
        }
        match step {
            Ok(()) => {}
            Err(Halt::Pause(pause)) => return Err(pause),
            Err(Halt::Spent) => unreachable!("whoever has no hearts left loses no more"),
        }
        if self.phase == Phase::Over { Err(Pause::Over) } else { Ok(()) }
    }

    fn play_step(&mut self) -> Play<(), Halt> {
        if self.fight.is_some() {
            return self.fight_on(); // NN-FIGHT
        }
        if self.reading.is_some() {
            return self.read_on(self.active); // NN-STORY
        }
        if self.act.is_some() {
            return self.act_on(); // NN-HACT
        }
        match self.phase {
            Phase::Setup => self.lay_out()?,        // NN-SETUP
            Phase::Quests => self.keep_quests()?,   // NN-PSET-12
            Phase::Actions => self.turn()?,         // NN-SEASON-03
            Phase::Production => self.produce()?,   // NN-PROD, NN-FINAL
            Phase::Last => self.last_chance()?,     // NN-OPEN-23
            Phase::Between => self.next_chapter()?, // NN-CAMP, NN-SOLO-02
            Phase::Over => unreachable!("a game that is over takes no step"),
        }
        Ok(())
    }
}
