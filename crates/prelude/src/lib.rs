//! Prelude. `rules.rs` is the contents page of the rulebook; `rules/` has a file for each chapter, with the ids of the
//! ledger (docs/rules/prelude.md) in the margin. `book/` is what is printed, `seen/` what is shown, `mind/` for bots and tests.

mod book;
mod mind;
mod rules;
pub mod seen;
mod state;

pub use book::{
    Artifact, Book, Building, Card, Class, DeckName, Event, Gift, Keyword, Kind, Moment, Past, RegionName,
    Special, Trait,
};
pub use seen::view::View;
pub use state::{Character, End, Held, House, Phase, Placed, Scene, Scouted, Secret, State, TimeToken, Zone};

use serde_json::Value;
use std::sync::Arc;
use table::{
    Anytime, Ask, Chance, Dealer, Game, Id, OpenScenes, Origin, Outcome, Play, Seat, Seats, Setup, Within,
};

/// A game of Prelude while its rules run.
pub struct Prelude {
    book: Arc<Book>,
    state: State,
    dealer: Dealer,
}

table::derefs!(Prelude, state: State);

impl Prelude {
    /// The names of several, as a phrase.
    fn names(&self, seats: Seats) -> String {
        let names: Vec<String> = seats.iter().map(|s| self.name(s)).collect();
        if names.is_empty() { "nobody".to_owned() } else { table::listed(&names) }
    }

    /// Everyone (PR-TERM-03).
    fn band(&self) -> Seats {
        table::seats(self.characters.len()).collect()
    }

    fn card_name<K: Within<Card>>(&self, card: Id<K>) -> &str {
        &self.book.card(card).name
    }

    /// The front of a card as it is read out below its name: text, standing rules, options with their diamonds.
    fn front<K: Within<Card>>(&self, card: Id<K>) -> String {
        let card = self.book.card(card);
        let rules: String = card.wording.iter().map(|r| format!("\n{r}")).collect();
        let option =
            |o: &book::CardOption| format!("\n{} {}: {}", o.of.name(), "◆".repeat(o.diamonds.into()), o.text);
        let options: String = card.options.iter().map(option).collect();
        format!("{}{rules}{options}", card.text)
    }
}

impl Game for Prelude {
    type Book = Book;
    type State = State;
    type View<'a> = View<'a>;

    table::parts!();
    table::scenes!();

    fn fresh(book: &Book, setup: &Setup, chance: &mut Chance) -> Result<State, String> {
        Ok(rules::setup::fresh(book, setup, chance))
    }

    fn step(&mut self) -> Play<()> {
        self.next_step()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending()
    }

    fn view(&self, seat: Option<Seat>) -> View<'_> {
        self.view_for(seat)
    }

    fn picture(&self, seat: Option<Seat>) -> String {
        seen::picture::draw(&self.view_for(seat))
    }

    fn scenes_for(&self, seat: Option<Seat>) -> OpenScenes {
        if self.reads_secretly(seat) { OpenScenes::new() } else { self.scenes() }
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

    fn score(&self, _seat: Seat) -> f64 {
        self.prospects()
    }

    fn broken_laws(&self) -> Vec<String> {
        self.check_laws()
    }

    fn players_in(state: &Value) -> Option<usize> {
        Some(state.get("characters")?.as_array()?.len())
    }

    fn mend(book: &Book, state: &mut State, origin: Origin) -> Vec<String> {
        mind::laws::mend(book, state, origin)
    }
}
