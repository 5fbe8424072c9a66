//! The hero action: what is on the map, and moving over it (NN-HACT, NN-MOVE).

use crate::book::Place;
use crate::rules::build::beside;
use crate::state::{Act, Rival, Stage};
use crate::{Halt, NowOrNever};
use table::{Anytime, Ask, Id, Options, Play, Seat, What};

impl NowOrNever {
    /// The location on a space, printed or on a scroll.
    pub(crate) fn place_at(&self, at: u8) -> Option<Id<Place>> {
        let spaces = &self.book.map(self.side).spaces;
        let space = &spaces[usize::from(at)];
        let scroll = || spaces[..usize::from(at)].iter().filter(|other| other.scroll).count();
        space.place.or_else(|| if space.scroll { self.scrolls.get(scroll()).copied() } else { None })
    }

    /// The enemy on a space, if one is left. What a chapter puts there stands on top.
    pub(crate) fn enemy_at(&self, at: u8) -> Option<Rival> {
        let printed = || {
            let level = self.book.map(self.side).spaces[usize::from(at)].enemy?;
            (self.enemies[usize::from(level - 1)] > 0).then_some(Rival::Level(level))
        };
        self.menace_at(at).map(Rival::Guest).or_else(printed)
    }

    /// The space where the enemies of a level stand.
    pub(crate) fn lair(&self, level: u8) -> u8 {
        let spaces = &self.book.map(self.side).spaces;
        spaces.iter().position(|space| space.enemy == Some(level)).expect("each level is there once") as u8
    }

    /// The letter of a space whose search token still lies there.
    pub(crate) fn letter_at(&self, at: u8) -> Option<u8> {
        let letter = self.book.map(self.side).spaces[usize::from(at)].letter?;
        self.letters[usize::from(letter)].then_some(letter)
    }

    pub(crate) fn around(&self, at: u8) -> impl Iterator<Item = u8> + use<> {
        let map = self.book.map(self.side);
        beside(at.into(), map.across.into(), map.down.into()).map(|at| at as u8).chain(self.through_rift(at))
    }

    /// NN-HACT-01, NN-HACT-03: with so much movement.
    pub(crate) fn set_out(&mut self, seat: Seat, moves: u8) {
        let free = moves + self.more_movement(seat); // NN-MOVE-02, NN-OPEN-55
        let from = self.player(seat).at;
        self.state.act = Some(Act { stage: Stage::Move, from, free, ignores: false, fights: false });
    }

    pub(crate) fn act_on(&mut self) -> Play<(), Halt> {
        match self.act.map(|act| act.stage) {
            Some(Stage::Move) => self.move_on(),
            Some(Stage::Quest) => self.quest_on(),
            Some(Stage::Deed) | None => self.do_something(),
        }
    }

    /// What entering a space costs in hearts: a mountain, a step too far, an enemy that is not fought (NN-MOVE-03, NN-MOVE-06, NN-MOVE-07,
    /// NN-MOVE-09).
    pub(crate) fn toll(&self, at: u8, free: u8, fights: bool) -> u8 {
        let mountain = self.book.map(self.side).spaces[usize::from(at)].mountain;
        let ignores = self.act.is_some_and(|act| act.ignores);
        let enemy = !fights && !ignores && self.enemy_at(at).is_some();
        let storm = self.ship().is_some_and(|(_, next)| next == Some(at));
        u8::from(mountain) + u8::from(storm) + u8::from(free == 0) + u8::from(enemy)
    }

    /// One step over the map.
    fn move_on(&mut self) -> Play<(), Halt> {
        let seat = self.active;
        let options = |g: &Self| -> Options<Step> {
            let act = g.act.expect("a hero moves");
            let at = g.player(seat).at;
            let steps = g.around(at).flat_map(|to| {
                let walk = Step::To { to, fights: false };
                let fight = g.enemy_at(to).filter(|_| to != act.from).map(|_| Step::To { to, fights: true });
                [Some(walk), fight].into_iter().flatten()
            });
            let hearts = g.player(seat).hearts;
            let paid = |step: &Step| step.toll(g) <= hearts; // NN-MOVE-03
            let mut steps: Options<Step> = steps.filter(paid).collect();
            // NN-MOVE-01, NN-OPEN-07; whoever cannot leave gives up.
            if at != act.from || steps.is_empty() {
                steps.push(Step::Stop);
            }
            steps
        };
        let prompt = |g: &Self| {
            let free = g.act.map_or(0, |act| act.free);
            match free {
                0 => "Where to? Each step costs a heart now.".to_owned(),
                1 => "Where to? 1 step is free.".to_owned(),
                n => format!("Where to? {n} steps are free."),
            }
        };
        let Some(step) = self.decide(seat, "NN-MOVE-01 NN-MOVE-03 NN-MOVE-07", prompt, options)? else {
            return Ok(());
        };
        match step {
            Step::Stop if self.stuck(seat) => self.end_turn()?,
            Step::Stop => self.set_stage(Stage::Quest),
            Step::To { to, fights } => {
                let act = self.act.expect("a hero moves");
                let toll = step.toll(self);
                let before = std::mem::replace(&mut self.player_mut(seat).at, to);
                self.tell("NN-MOVE-04", |g| {
                    let text = format!("{} goes to {}.", g.name(seat), g.space_name(to));
                    let path = [before, to].map(|at| format!("space/{at}")).to_vec();
                    What::Move { piece: seat.place(), path }.said(seat, text)
                });
                if self.through_rift(before).contains(&to) {
                    self.find_keepsake(seat, None);
                }
                let next = Act { free: act.free.saturating_sub(1), fights, ..act };
                self.state.act = Some(next);
                self.hurt(seat, toll, "NN-MOVE-03 NN-MOVE-06 NN-MOVE-07")?;
                if fights {
                    self.set_stage(Stage::Quest); // NN-OPEN-08
                }
            }
        }
        Ok(())
    }

    /// A hero stands where the action began, and must not end it there.
    pub(crate) fn stuck(&self, seat: Seat) -> bool {
        self.act.is_some_and(|act| act.from == self.player(seat).at)
    }

    pub(crate) fn set_stage(&mut self, stage: Stage) {
        self.state.act.iter_mut().for_each(|act| act.stage = stage);
    }
}

/// A step, or the end of the way.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    To { to: u8, fights: bool },
    Stop,
}

impl Step {
    pub(crate) fn toll(self, game: &NowOrNever) -> u8 {
        match self {
            Step::To { to, fights } => game.toll(to, game.act.map_or(0, |act| act.free), fights),
            Step::Stop => 0,
        }
    }
}
