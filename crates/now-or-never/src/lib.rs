//! Now or Never. `rules.rs` is the contents page of the rulebook; `rules/` has a file for each chapter, with the ids of the
//! ledger (docs/rules/now-or-never.md) in the margin. `book/` is what is printed, `seen/` what is shown, `mind/` for bots and tests.

mod book;
mod mind;
mod rules;
pub mod seen;
mod state;

pub use book::*;
pub use seen::view::View;
pub use state::*;

use std::sync::Arc;
use table::{Anytime, Chance, Dealer, Game, Origin, Outcome, Pause, Play, Seat, Setup};

/// A game of Now or Never while its rules run.
pub struct NowOrNever {
    book: Arc<Book>,
    state: State,
    dealer: Dealer,
}

table::derefs!(NowOrNever, state: State);

/// Why a rule stopped before its end: the table waits, or a hero has no hearts left and the turn is over (NN-ZERO-01).
pub enum Halt {
    Pause(Pause),
    Spent,
}

impl From<Pause> for Halt {
    fn from(pause: Pause) -> Self {
        Halt::Pause(pause)
    }
}

impl Game for NowOrNever {
    type Book = Book;
    type State = State;
    type View<'a> = View<'a>;

    table::parts!();
    table::scenes!(reading, fight);

    fn fresh(book: &Book, setup: &Setup, _: &mut Chance) -> Result<State, String> {
        Ok(rules::setup::fresh(book, setup))
    }

    fn step(&mut self) -> Play<()> {
        self.next_step()
    }

    fn chapter(state: &State) -> u32 {
        u32::from(state.chapter.saturating_sub(1))
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
        let reads = self.one_reads() && seat == self.left_of(self.active);
        reads || !self.player(seat).hand.is_empty()
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

    fn score(&self, seat: Seat) -> f64 {
        self.prospects(seat)
    }

    fn broken_laws(&self) -> Vec<String> {
        self.check_laws()
    }

    fn mend(book: &Book, state: &mut State, origin: Origin) -> Vec<String> {
        mind::laws::mend(book, state, origin)
    }
}
