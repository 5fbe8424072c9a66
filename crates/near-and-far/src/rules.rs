//! A session from first setup to final scoring (NF-TURN, NF-END): the contents page of the rulebook.

pub(crate) mod artifacts;
pub(crate) mod camp;
pub(crate) mod campaign;
pub(crate) mod cards;
pub(crate) mod draft;
pub(crate) mod duel;
pub(crate) mod goods;
pub(crate) mod hall;
pub(crate) mod leave;
pub(crate) mod mine;
pub(crate) mod odds;
pub(crate) mod party;
pub(crate) mod quest;
pub(crate) mod roll;
pub(crate) mod saloon;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod store;
pub(crate) mod telling;
pub(crate) mod threat;
pub(crate) mod town;
pub(crate) mod travel;
pub(crate) mod treasure;
pub(crate) mod turn;

use crate::state::{Phase, Place};
use crate::{Mode, NearAndFar};
use table::{Ask, Outcome, Pause, Play, Seat, What, figure, words};

/// After this many rounds in a row without a camp all are asked whether to end the session; on a full map after one
/// (NF-OPEN-82).
const QUIET_ROUNDS: u16 = 30;
/// Those who played on are asked again after this many more.
const QUIET_ROUNDS_MORE: u16 = 10;

/// Whether to end a session that drags on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dragging {
    End,
    PlayOn,
}

impl NearAndFar {
    /// One step of the game. Steps are short: a pick of the draft, a turn.
    pub(crate) fn next_step(&mut self) -> Play<()> {
        match self.phase {
            Phase::Gathering => {
                if self.session == 0 {
                    self.tell_beginnings();
                }
                self.gather()?;
                self.phase = Phase::Setup;
            }
            Phase::Setup => {
                self.choose_characters()?;
                self.lay_out();
                self.phase = Phase::Draft(0);
            }
            Phase::Draft(pick) => {
                self.draft_pick()?; // NF-DRAFT
                self.phase = if pick == 4 { Phase::Keep } else { Phase::Draft(pick + 1) };
            }
            Phase::Keep => {
                self.keep_cards()?;
                self.phase = Phase::Turn;
                self.round = 1;
                self.active = self.first;
                self.tell_turn();
            }
            Phase::Turn => {
                self.turn()?;
                self.next_turn()?;
            }
            Phase::Scores => self.after_session()?,
            Phase::Over => unreachable!("a game that is over takes no step"),
        }
        if self.phase == Phase::Over { Err(Pause::Over) } else { Ok(()) }
    }

    /// NF-TURN-07, NF-END-02: around the table; after the trigger the round is completed.
    fn next_turn(&mut self) -> Play<()> {
        self.scene = None;
        self.roll = None;
        self.sent_home = [0; 2]; // NF-PACK-06
        let next = self.left_of(self.active);
        if next == self.first {
            if self.ending || self.is_given_up()? {
                self.end_session(); // NF-END-04
                return Ok(());
            }
            self.round += 1;
            self.camps_before = self.camps_placed();
        }
        self.active = next;
        self.tell_turn();
        Ok(())
    }

    fn camps_placed(&self) -> u16 {
        self.players.iter().map(|p| u16::from(p.camps)).sum()
    }

    /// NF-OPEN-82: nothing but the 14th camp ends a session by itself. When rounds no longer bring a camp, all present
    /// players are asked, and it ends if all agree.
    fn is_given_up(&mut self) -> Play<bool> {
        if self.camps_placed() != self.camps_before {
            self.quiet_rounds = 0;
            self.played_on = None;
            return Ok(false);
        }
        self.quiet_rounds += 1;
        let full = self.camps.len() + 1 == self.atlas().spaces.len();
        let first = if full { 1 } else { QUIET_ROUNDS };
        if self.quiet_rounds < self.played_on.map_or(first, |round| round + QUIET_ROUNDS_MORE) {
            return Ok(false);
        }
        let prompt = move |g: &Self| match (full, g.quiet_rounds) {
            (true, _) => {
                "The map is full, and nobody has placed a camp this round. End the session?".to_owned()
            }
            (false, n) => format!("Nobody has placed a camp for {n} rounds. End the session?"),
        };
        for seat in self.seats().collect::<Vec<_>>() {
            if self.ask(seat, "NF-OPEN-82 | NF-ARTI-01", prompt, [Dragging::End, Dragging::PlayOn])?
                == Dragging::PlayOn
            {
                self.tell("NF-OPEN-82", |g| words(seat, format!("{} would rather play on.", g.name(seat))));
                self.played_on = Some(self.quiet_rounds);
                return Ok(false);
            }
        }
        self.tell("NF-OPEN-82", |_| words(None, "All agree: the session ends here."));
        Ok(true)
    }

    /// Puts a character somewhere else.
    pub(crate) fn go(&mut self, seat: Seat, to: Place, rules: &'static str, text: impl Fn(&Self) -> String) {
        let from = std::mem::replace(&mut self.player_mut(seat).place, to);
        self.tell(rules, |g| {
            let path = [from, to].into_iter().filter_map(|p| g.place_key(p)).collect();
            What::Move { piece: seat.place(), path }.said(seat, text(g))
        });
    }

    fn tell_turn(&mut self) {
        let first = self.active == self.first;
        self.tell("NF-TURN-01", |g| {
            let name = g.name(g.active);
            let text = match first {
                true => format!("Round {}. {name}'s turn.", g.round),
                false => format!("{name}'s turn."),
            };
            What::Turn {}.said(g.active, text)
        });
    }

    /// NF-TURN-02: in the first round everybody visits town.
    pub(crate) fn is_first_round(&self) -> bool {
        self.round == 1
    }

    /// How it ended.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let last = self.last.as_ref().expect("a session was scored before the game was over");
        let totals: Vec<f64> = match self.mode.lasts() {
            true => self.players.iter().map(|p| p.sheet.points.iter().map(|n| f64::from(*n)).sum()).collect(),
            false => last.scores.iter().map(|s| s.map_or(0.0, |s| f64::from(s.total()))).collect(),
        };
        let winners = match self.mode.lasts() {
            true => self.champions(),
            false => last.winners.clone(),
        };
        let names = winners.iter().map(|s| self.name(*s)).collect::<Vec<_>>().join(" and ");
        let best = winners.first().map_or(0.0, |s| totals[s.index()]) as i64;
        let (result, text) = match (last.lost, self.mode) {
            (true, _) => {
                ("lost", "A boss is still standing in the Last Ruin. Everybody has lost.".to_owned())
            }
            (_, Mode::Campaign | Mode::Character) => {
                let best = figure(best);
                ("champion", format!("{names} won overall with {best} journey points over all sessions."))
            }
            _ => {
                let plural = if best == 1 { "" } else { "s" };
                ("won", format!("{names} won with {} journey point{plural}.", figure(best)))
            }
        };
        Some(Outcome { result: result.to_owned(), text, scores: totals, rounds: self.rounds_played })
    }
}
