//! Sleeping Gods. `rules.rs` is the contents page of the rulebook; `rules/` has a file for each chapter, with the ids of the
//! ledger (docs/rules/sleeping-gods.md) in the margin. `book/` is what is printed, `seen/` what is shown, `mind/` for bots and tests.

mod book;
mod mind;
mod rules;
pub mod seen;
mod state;

pub use book::*;
#[doc(hidden)]
pub use rules::place; // for tests/placing.rs
pub use seen::view::View;
pub use state::*;

use std::sync::Arc;
use table::{Anytime, Chance, Dealer, Game, Origin, Outcome, Pause, Play, Seat, Setup};

/// A game of Sleeping Gods while its rules run.
pub struct SleepingGods {
    book: Arc<Book>,
    state: State,
    dealer: Dealer,
}

table::derefs!(SleepingGods, state: State);

/// Why a rule stopped before its end: the table waits, everybody is defeated and the turn is broken off (SG-OPEN-49), or the campaign
/// was given up for a new one (SG-CAMP-04).
pub enum Halt {
    Pause(Pause),
    Defeat,
    Reset,
}

impl From<Pause> for Halt {
    fn from(pause: Pause) -> Self {
        Halt::Pause(pause)
    }
}

impl Game for SleepingGods {
    type Book = Book;
    type State = State;
    type View<'a> = View<'a>;

    table::parts!();
    table::scenes!(reading, combat);

    fn fresh(book: &Book, setup: &Setup, _: &mut Chance) -> Result<State, String> {
        Ok(rules::setup::fresh(book, setup))
    }

    fn step(&mut self) -> Play<()> {
        self.next_step()
    }

    /// SG-EVENT-10: each time through the event deck, in each campaign.
    fn chapter(state: &State) -> u32 {
        let over = matches!(state.phase, state::Phase::After | state::Phase::Over);
        let before = state.journeys.len().saturating_sub(usize::from(over)) as u32;
        before * 3 + u32::from(state.pass) - 1
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn view(&self, seat: Option<Seat>) -> View<'_> {
        self.view_for(seat)
    }

    fn picture(&self, seat: Option<Seat>) -> String {
        seen::picture::draw(&self.view_for(seat))
    }

    fn hides_something(&self, seat: Seat) -> bool {
        !self.player(seat).hand.is_empty()
    }

    fn imagine(&mut self, seat: Seat, chance: &mut Chance) {
        self.imagine_for(seat, chance);
    }

    fn any_time(&self, seat: Seat) -> Vec<String> {
        self.aside_keys(seat)
    }

    fn closed(&self) -> &'static str {
        self.closed_now()
    }

    fn score(&self, _: Seat) -> f64 {
        self.prospects()
    }

    fn broken_laws(&self) -> Vec<String> {
        self.check_laws()
    }

    fn mend(book: &Book, state: &mut State, origin: Origin) -> Vec<String> {
        mind::laws::mend(book, state, origin)
    }
}
