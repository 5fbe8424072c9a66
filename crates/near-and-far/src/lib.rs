//! Near and Far. `rules.rs` is the contents page of the rulebook; `rules/` has a file for each chapter, with the ids of the
//! ledger (docs/rules/near-and-far.md) in the margin. `book/` is what is printed, `seen/` what is shown, `mind/` for bots and tests.

mod book;
mod mind;
mod rules;
pub mod seen;
mod state;

pub use book::words::{Counted, Deed, Kind, Price, Reward, Rule, Thing, Visit};
pub use book::{
    Area, Artifact, Book, Building, Card, Character, Drawing, Entry, Faction, Icon, Keyword, Map, Mark, Mode,
    Person, Purse, Space, Symbols, Talent, Threat, Treasure, Under, WorldCard,
};
pub use seen::view::View;
pub use state::{
    Camp, House, Phase, Place, Player, Scene, Score, SessionResult, Sheet, State, Town, Verdict,
};

use std::sync::Arc;
use table::{Anytime, Chance, Dealer, Game, Origin, Outcome, Play, Seat, Setup};

/// A game of Near and Far while its rules run.
pub struct NearAndFar {
    book: Arc<Book>,
    state: State,
    dealer: Dealer,
}

table::derefs!(NearAndFar, state: State);

impl NearAndFar {
    /// The map of this session.
    fn atlas(&self) -> &Map {
        self.book.map(self.map)
    }
}

impl Game for NearAndFar {
    type Book = Book;
    type State = State;
    type View<'a> = View<'a>;

    table::parts!();
    table::scenes!(reading);

    fn fresh(_: &Book, setup: &Setup, chance: &mut Chance) -> Result<State, String> {
        rules::setup::fresh(setup, chance)
    }

    fn step(&mut self) -> Play<()> {
        self.next_step()
    }

    fn chapter(state: &State) -> u32 {
        u32::from(state.session.saturating_sub(1))
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
        self.has_secrets(seat)
    }

    fn imagine(&mut self, seat: Seat, chance: &mut Chance) {
        self.imagine_for(seat, chance);
    }

    fn any_time(&self, seat: Seat) -> Vec<String> {
        self.aside_keys(seat)
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
