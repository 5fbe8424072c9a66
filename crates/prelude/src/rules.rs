//! The round (PR-ROUND): the contents page of the rulebook.

pub(crate) mod abilities;
pub(crate) mod action;
pub(crate) mod artifacts;
pub(crate) mod cave;
pub(crate) mod dice;
pub(crate) mod effects;
pub(crate) mod encounter;
pub(crate) mod event;
pub(crate) mod explore;
pub(crate) mod gather;
pub(crate) mod health;
pub(crate) mod keeping;
pub(crate) mod prep;
pub(crate) mod regional;
pub(crate) mod rest;
pub(crate) mod scout;
pub(crate) mod secrets;
pub(crate) mod settle;
pub(crate) mod setup;
pub(crate) mod standing;
pub(crate) mod telling;

use crate::state::{End, Phase, Zone};
use crate::{Building, Prelude};
use table::{Ask, Outcome, Pause, Play, What};

impl Prelude {
    /// One step of the game. Steps are short: a phase, or what happens at one zone.
    pub(crate) fn next_step(&mut self) -> Play<()> {
        match self.phase {
            Phase::Setup => {
                self.set_up()?;
                self.begin_round();
            }
            Phase::Prep => {
                self.prep()?;
                self.phase = Phase::Choose;
            }
            Phase::Choose => {
                self.choose_zones()?;
                if !self.choosing {
                    self.phase = Phase::Action(0);
                }
            }
            Phase::Action(place) => {
                self.act_at(Zone::ORDER[usize::from(place)])?;
                if self.handing.is_some() {
                    return Ok(());
                }
                self.phase = match usize::from(place) + 1 {
                    n if n < Zone::ORDER.len() => Phase::Action(n as u8),
                    _ => {
                        self.add_presence(); // PR-PRES-01
                        Phase::Event(0)
                    }
                };
            }
            Phase::Event(place) => {
                self.event_turn(Zone::ORDER[usize::from(place)])?;
                self.phase = match usize::from(place) + 1 {
                    n if n < Zone::ORDER.len() => Phase::Event(n as u8),
                    _ => Phase::Keeping,
                };
            }
            Phase::Keeping => {
                self.keeping()?;
                self.begin_round();
            }
        }
        Ok(())
    }

    fn begin_round(&mut self) {
        self.round += 1;
        self.phase = Phase::Prep;
        self.vantage_used = false;
        self.hidden_in_cave = false;
        self.scouted = std::mem::take(&mut self.scouting); // PR-SCOUT-03: what was not used is dropped
        for who in &mut self.state.characters {
            who.guarded = [false; 2];
            who.guessed = false;
            who.artifacts.iter_mut().for_each(|a| a.cast = false);
        }
        self.tell("PR-ROUND-01 PR-ROUND-02", |g| What::Turn {}.said(None, format!("Round {}.", g.round)));
        if self.is_built(Building::Plans) {
            self.lay_plans_token();
        }
    }

    /// Ends the game at once (PR-BUILD-06, PR-HEALTH-10).
    pub(crate) fn finish(&mut self, end: End) -> Pause {
        self.end = Some(end);
        let rules = match end {
            End::Settled => "PR-BUILD-06 PR-END-01 PR-END-03",
            End::Died(_) => "PR-HEALTH-10 PR-END-02 PR-END-03",
        };
        self.tell(rules, |g| What::Over {}.said(None, g.ending().expect("the game just ended").text));
        Pause::Over
    }

    /// PR-END-03: win and loss are shared.
    pub(crate) fn ending(&self) -> Option<Outcome> {
        let (result, text, score) = match self.end? {
            End::Settled => (
                "settled",
                format!("The sixth building stands. The band has settled, in round {}.", self.round),
                1.0,
            ),
            End::Died(seat) => ("died", format!("{} has died, and the band has lost.", self.name(seat)), 0.0),
        };
        Some(Outcome {
            result: result.to_owned(),
            text,
            scores: vec![score; self.characters.len()],
            rounds: self.round,
        })
    }
}
