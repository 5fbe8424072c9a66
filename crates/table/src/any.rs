//! Games and tables with their type forgotten, for servers, command lines and bots.

use crate::dealer::Dealer;
use crate::save::{LoadError, Loaded, Save, SavedBookmark, written_state};
use crate::table::guarded;
use crate::{
    About, Answer, Book, Chance, Change, Component, Edition, Event, Game, OpenScenes, Outcome, Pause,
    PictureWords, Player, Print, Question, Refusal, Rig, Seat, Seats, Setup, Sitter, Table, TakenBack,
    Tallies, Teaching,
};
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;

/// A table of any game.
pub trait AnyTable: Send {
    /// See [`Table::questions`].
    fn questions(&self) -> &[Question];
    /// See [`Table::answer`].
    fn answer(&mut self, by: Seat, id: u32, keys: &[String]) -> Result<(), Refusal>;
    /// See [`Table::outcome`].
    fn outcome(&self) -> Option<Outcome>;
    /// See [`Table::setup`].
    fn setup(&self) -> &Setup;
    /// What a seat, or everyone, may see.
    fn view(&self, seat: Option<Seat>) -> Value;
    /// What has changed in a view since its print was taken. The print is replaced by the new one.
    fn view_since(&self, seat: Option<Seat>, seen: &mut Print) -> Vec<Change>;
    /// The scenes that are open for all this seat knows, the innermost last. None once the game is over.
    fn scenes(&self, seat: Option<Seat>) -> OpenScenes;
    /// The view, drawn in text.
    fn picture(&self, seat: Option<Seat>) -> String;
    /// Whether this seat's view shows anything that others must not see: nothing, once the game is over.
    fn hides_something(&self, seat: Seat) -> bool;
    /// Everything. Not for players.
    fn state(&self) -> Value;
    /// See [`Table::take_events`].
    fn take_events(&mut self) -> Vec<Event>;
    /// See [`Table::undo`].
    fn undo(&mut self, by: Seat) -> Result<(), Refusal>;
    /// See [`Table::undo_for`].
    fn undo_for(&mut self, voices: Seats) -> Result<(), Refusal>;
    /// See [`Table::agree`].
    fn agree(&mut self, by: Seat) -> Result<(), Refusal>;
    /// See [`Table::decline`].
    fn decline(&mut self);
    /// See [`Table::undo_target`].
    fn undo_target(&self) -> Result<usize, Refusal>;
    /// See [`Table::undo_needs`].
    fn undo_needs(&self, voices: Seats, lent: Seats) -> Result<Option<(&'static str, Seats)>, Refusal>;
    /// See [`Table::deal_anew`].
    fn deal_anew(&mut self, bookmark: Option<&str>, seed: u64) -> Result<usize, Refusal>;
    /// See [`Table::redo`].
    fn redo(&mut self) -> Result<(), Refusal>;
    /// See [`Table::redo_seat`].
    fn redo_seat(&self) -> Option<Seat>;
    /// See [`Table::seat`].
    fn seat(&mut self, seat: Seat, sitter: Sitter) -> Result<(), Refusal>;
    /// See [`Table::taken_back`].
    fn taken_back(&self) -> TakenBack;
    /// See [`Table::renumber`].
    fn renumber(&mut self, taken_back: TakenBack);
    /// See [`Table::rewound`].
    fn rewound(&self) -> Result<Box<dyn AnyTable>, LoadError>;
    /// See [`Table::branch`].
    fn branch(&self, bookmark: &str, seat: Seat, seed: u64) -> Result<Box<dyn AnyTable>, Refusal>;
    /// See [`Table::twin`].
    fn twin(&self) -> Result<Box<dyn AnyTable>, Refusal>;
    /// How many answers led to the last checkpoint.
    fn checkpoint_after(&self) -> usize;
    /// See [`Table::checkpoint_text`].
    fn checkpoint_text(&self) -> String;
    /// See [`Table::checkpoint_before`].
    fn checkpoint_before(&self) -> Option<(usize, String)>;
    /// See [`Table::bookmark`].
    fn bookmark(&mut self, name: &str);
    /// See [`Table::forget_bookmark`].
    fn forget_bookmark(&mut self, name: &str);
    /// The bookmarks' names, oldest first.
    fn bookmarks(&self) -> Vec<String>;
    /// See [`Table::saved_bookmark`].
    fn saved_bookmark(&self, name: &str) -> Option<SavedBookmark>;
    /// See [`Table::save_at`].
    fn save_at(&self, bookmark: &str) -> Result<Save, Refusal>;
    /// See [`Table::begins_at`].
    fn begins_at(&self, bookmark: &str) -> bool;
    /// See [`Table::go_to_bookmark`].
    fn go_to_bookmark(&mut self, name: &str) -> Result<(), Refusal>;
    /// See [`Table::bookmarks_beside`].
    fn bookmarks_beside(&mut self, size: usize) -> Vec<SavedBookmark>;
    /// See [`Table::log`].
    fn log(&self) -> &[Answer];
    /// See [`Table::played`].
    fn played(&self) -> usize;
    /// See [`Table::chapter_after`].
    fn chapter_after(&self) -> usize;
    /// See [`Table::chapter_text`].
    fn chapter_text(&self) -> Option<String>;
    /// See [`Table::let_go`].
    fn let_go(&mut self);
    /// See [`Table::elsewhere`].
    fn elsewhere(&self) -> usize;
    /// See [`Table::recall`].
    fn recall(&mut self, answers: &[Answer]);
    /// Gives a logged answer to whatever question of its seat is open.
    fn repeat(&mut self, answer: &Answer) -> Result<(), Refusal>;
    /// See [`Table::save`].
    fn save(&self) -> Save;
    /// See [`Table::play_on`].
    fn play_on(&self, seat: Seat, picks: &[u16], player: Box<dyn Player>, decisions: u64, seed: u64) -> f64;
    /// What a seat sees in a world imagined for it.
    fn imagined(&self, seat: Seat, seed: u64) -> Imagined;
    /// Laws of the game that are broken now.
    fn broken_laws(&self) -> Vec<String>;
    /// See [`Table::withheld`].
    fn withheld(&self) -> Vec<(Seat, String)>;
    /// See [`Table::study`].
    fn study(&mut self);
    /// See [`Table::tallies`].
    fn tallies(&self) -> Tallies;
}

impl<G: Game> AnyTable for Table<G> {
    fn questions(&self) -> &[Question] {
        self.questions()
    }
    fn answer(&mut self, by: Seat, id: u32, keys: &[String]) -> Result<(), Refusal> {
        self.answer(by, id, keys)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }
    fn setup(&self) -> &Setup {
        self.setup()
    }
    fn view(&self, seat: Option<Seat>) -> Value {
        written(self.game().view(seat))
    }
    fn view_since(&self, seat: Option<Seat>, seen: &mut Print) -> Vec<Change> {
        seen.update(&self.game().view(seat))
    }
    fn scenes(&self, seat: Option<Seat>) -> OpenScenes {
        if self.outcome().is_none() { self.game().scenes_for(seat) } else { OpenScenes::new() }
    }
    fn picture(&self, seat: Option<Seat>) -> String {
        self.game().picture(seat)
    }
    fn hides_something(&self, seat: Seat) -> bool {
        self.outcome().is_none() && self.game().hides_something(seat)
    }
    fn state(&self) -> Value {
        self.write_state(self.game().state())
    }
    fn take_events(&mut self) -> Vec<Event> {
        self.take_events()
    }
    fn undo(&mut self, by: Seat) -> Result<(), Refusal> {
        self.undo(by)
    }
    fn undo_for(&mut self, voices: Seats) -> Result<(), Refusal> {
        self.undo_for(voices)
    }
    fn agree(&mut self, by: Seat) -> Result<(), Refusal> {
        self.agree(by)
    }
    fn decline(&mut self) {
        self.decline();
    }
    fn undo_target(&self) -> Result<usize, Refusal> {
        self.undo_target()
    }

    fn undo_needs(&self, voices: Seats, lent: Seats) -> Result<Option<(&'static str, Seats)>, Refusal> {
        self.undo_needs(voices, lent)
    }
    fn deal_anew(&mut self, bookmark: Option<&str>, seed: u64) -> Result<usize, Refusal> {
        self.deal_anew(bookmark, seed)
    }
    fn redo(&mut self) -> Result<(), Refusal> {
        self.redo()
    }
    fn redo_seat(&self) -> Option<Seat> {
        self.redo_seat()
    }
    fn seat(&mut self, seat: Seat, sitter: Sitter) -> Result<(), Refusal> {
        self.seat(seat, sitter)
    }
    fn taken_back(&self) -> TakenBack {
        self.taken_back()
    }
    fn renumber(&mut self, taken_back: TakenBack) {
        self.renumber(taken_back);
    }
    fn rewound(&self) -> Result<Box<dyn AnyTable>, LoadError> {
        Ok(Box::new(self.rewound()?))
    }
    fn branch(&self, bookmark: &str, seat: Seat, seed: u64) -> Result<Box<dyn AnyTable>, Refusal> {
        Ok(Box::new(self.branch(bookmark, seat, seed)?))
    }
    fn twin(&self) -> Result<Box<dyn AnyTable>, Refusal> {
        Ok(Box::new(self.twin()?))
    }
    fn checkpoint_after(&self) -> usize {
        self.checkpoint.after
    }
    fn checkpoint_text(&self) -> String {
        self.checkpoint_text()
    }
    fn checkpoint_before(&self) -> Option<(usize, String)> {
        self.checkpoint_before()
    }
    fn bookmark(&mut self, name: &str) {
        self.bookmark(name);
    }
    fn forget_bookmark(&mut self, name: &str) {
        self.forget_bookmark(name);
    }
    fn bookmarks(&self) -> Vec<String> {
        self.bookmarks().map(|(name, _)| name.to_owned()).collect()
    }
    fn saved_bookmark(&self, name: &str) -> Option<SavedBookmark> {
        self.saved_bookmark(name)
    }
    fn save_at(&self, bookmark: &str) -> Result<Save, Refusal> {
        self.save_at(bookmark)
    }
    fn begins_at(&self, bookmark: &str) -> bool {
        self.begins_at(bookmark)
    }
    fn go_to_bookmark(&mut self, name: &str) -> Result<(), Refusal> {
        self.go_to_bookmark(name)
    }
    fn bookmarks_beside(&mut self, size: usize) -> Vec<SavedBookmark> {
        self.bookmarks_beside(size)
    }
    fn log(&self) -> &[Answer] {
        self.log()
    }
    fn played(&self) -> usize {
        self.played()
    }
    fn chapter_after(&self) -> usize {
        self.chapter_after()
    }
    fn chapter_text(&self) -> Option<String> {
        self.chapter_text()
    }
    fn let_go(&mut self) {
        self.let_go();
    }
    fn elsewhere(&self) -> usize {
        self.elsewhere()
    }
    fn recall(&mut self, answers: &[Answer]) {
        self.recall(answers);
    }
    fn repeat(&mut self, answer: &Answer) -> Result<(), Refusal> {
        self.repeat(answer)
    }
    fn save(&self) -> Save {
        self.save()
    }
    fn play_on(&self, seat: Seat, picks: &[u16], player: Box<dyn Player>, decisions: u64, seed: u64) -> f64 {
        self.play_on(seat, picks, player, decisions, seed)
    }
    fn imagined(&self, seat: Seat, seed: u64) -> Imagined {
        let (game, question) = self.imagined(seat, seed);
        Imagined {
            view: written(game.view(Some(seat))),
            watched: written(game.view(None)),
            question,
            state: self.write_state(game.state()),
        }
    }
    fn withheld(&self) -> Vec<(Seat, String)> {
        self.withheld()
    }
    fn broken_laws(&self) -> Vec<String> {
        self.broken_laws()
    }
    fn study(&mut self) {
        self.study();
    }
    fn tallies(&self) -> Tallies {
        self.tallies()
    }
}

fn written(view: impl Serialize) -> Value {
    serde_json::to_value(view).expect("a view is plain data")
}

/// A world imagined for a seat, as it looks from there.
pub struct Imagined {
    /// What the seat sees.
    pub view: Value,
    /// What everyone sees.
    pub watched: Value,
    /// What the seat is asked.
    pub question: Option<Question>,
    /// Everything there, as it would be saved.
    pub state: Value,
}

/// The result of a game played inline.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it ended; `None` if it was still going at the bound.
    pub outcome: Option<Outcome>,
    /// How many decisions were made.
    pub decisions: u64,
    /// Laws broken, at the first step after which one was.
    pub broken: Vec<String>,
    /// The final state, as it would be saved; only if asked for.
    pub state: Option<Value>,
    /// What its rules counted; empty unless asked for.
    pub tallies: Tallies,
}

/// How to play a game inline.
pub struct Inline {
    /// Who answers.
    pub player: Box<dyn Player>,
    /// When to give up on a game that does not end.
    pub decisions_max: u64,
    /// Whether to check the game's laws after every step.
    pub laws: bool,
    /// Whether to write down the final state.
    pub state: bool,
    /// Whether the rules keep their tallies.
    pub tally: bool,
}

/// A game with its book, ready to open tables.
pub trait AnyGame: Send + Sync {
    /// What the game says about itself.
    fn about(&self) -> &About;
    /// The book's edition.
    fn edition(&self) -> Edition;
    /// What the book tells newcomers.
    fn teaching(&self) -> Teaching;
    /// What the pictures of an id show, if the book says it.
    fn picture(&self, of: &str) -> Option<&PictureWords>;
    /// The book's counts beside the rulebook's.
    fn components(&self) -> Vec<Component>;
    /// Opens a new table.
    fn open(&self, setup: Setup) -> Result<Box<dyn AnyTable>, String>;
    /// Opens a save.
    fn load(&self, save: Save) -> Result<Loaded<Box<dyn AnyTable>>, LoadError>;
    /// Opens a table where the game of a save began, with none of its answers given.
    fn beginning_of(&self, save: &Save) -> Result<Box<dyn AnyTable>, LoadError>;
    /// Opens a scenario.
    fn scenario(&self, setup: Setup, scenario: &Value) -> Result<Loaded<Box<dyn AnyTable>>, LoadError>;
    /// How many players a save or a scenario is for, if it says so.
    fn players_in(&self, document: &Value) -> Option<usize>;
    /// Checks that what is fixed in advance can happen in this game, and says what cannot.
    fn check_rig(&self, rig: &Rig) -> Result<(), String>;
    /// Plays a whole game without pausing.
    fn play(&self, setup: Setup, inline: Inline) -> Result<Played, String>;
}

/// The one implementation of [`AnyGame`].
pub struct Boxed<G: Game>(pub Arc<G::Book>);

impl<G: Game> AnyGame for Boxed<G> {
    fn about(&self) -> &About {
        self.0.about()
    }
    fn edition(&self) -> Edition {
        self.0.edition().clone()
    }
    fn teaching(&self) -> Teaching {
        self.0.cover().teaching.clone()
    }
    fn picture(&self, of: &str) -> Option<&PictureWords> {
        self.0.cover().pictures.of(of)
    }
    fn components(&self) -> Vec<Component> {
        self.0.components()
    }
    fn open(&self, setup: Setup) -> Result<Box<dyn AnyTable>, String> {
        Ok(Box::new(Table::<G>::new(self.0.clone(), setup)?))
    }
    fn load(&self, save: Save) -> Result<Loaded<Box<dyn AnyTable>>, LoadError> {
        sound(|| Table::<G>::load(self.0.clone(), save))
    }
    fn scenario(&self, setup: Setup, scenario: &Value) -> Result<Loaded<Box<dyn AnyTable>>, LoadError> {
        sound(|| Table::<G>::scenario(self.0.clone(), setup, scenario)).map_err(LoadError::of_scenario)
    }
    fn players_in(&self, document: &Value) -> Option<usize> {
        let seats = document.pointer("/setup/seats").and_then(Value::as_array);
        seats.map(Vec::len).or_else(|| G::players_in(written_state(document)?))
    }
    fn check_rig(&self, rig: &Rig) -> Result<(), String> {
        rig.check(self.0.names(), &self.0.chances())
    }
    fn beginning_of(&self, save: &Save) -> Result<Box<dyn AnyTable>, LoadError> {
        let beginning =
            || Ok(Loaded { table: Table::<G>::beginning_of(self.0.clone(), save)?, notes: Vec::new() });
        Ok(sound(beginning)?.table)
    }
    fn play(&self, setup: Setup, inline: Inline) -> Result<Played, String> {
        play::<G>(&self.0, setup, inline)
    }
}

/// Opens a table from a document, which may have been altered by hand: whatever makes a rule fail, now or
/// when somebody first looks at it, is a refusal.
fn sound<G: Game>(
    open: impl FnOnce() -> Result<Loaded<Table<G>>, LoadError>,
) -> Result<Loaded<Box<dyn AnyTable>>, LoadError> {
    let opened = guarded(|| {
        let Loaded { table, notes } = open()?;
        written(table.game().view(None));
        for seat in table.setup().all().iter() {
            written(table.game().view(Some(seat)));
            table.imagined(seat, 0);
        }
        Ok(Loaded { table: Box::new(table) as Box<dyn AnyTable>, notes })
    });
    opened.unwrap_or_else(|words| Err(LoadError::Fault(words)))
}

/// Plays a whole game inline: the rules run, a player answers inside `ask`, nothing is re-run.
pub fn play<G: Game>(book: &Arc<G::Book>, setup: Setup, inline: Inline) -> Result<Played, String> {
    let setup = setup.agreed(book.about())?;
    let mut chance = Chance::rigged(setup.seed, setup.rig.clone());
    let state = G::fresh(book, &setup, &mut chance)?;
    let names = book.names();
    let mut dealer =
        Dealer::inline(Arc::new(setup), names.clone(), chance, inline.player, inline.decisions_max);
    dealer.tallies = inline.tally.then(Tallies::new);
    let mut game = G::sit(book.clone(), state, dealer);
    let mut broken = Vec::new();
    while game.outcome().is_none() && broken.is_empty() {
        game.dealer_mut().wishes.clear();
        match game.step() {
            Err(Pause::Open) => break,
            // Within a step, a card may be between two places.
            Err(Pause::Over) => {}
            Ok(()) if inline.laws => broken = game.broken_laws(),
            Ok(()) => {}
        }
    }
    let outcome = game.outcome();
    let (state, dealer) = game.rise();
    let state =
        inline.state.then(|| names.scope(|| serde_json::to_value(&state).expect("a state is plain data")));
    let decisions = dealer.decisions.min(inline.decisions_max);
    Ok(Played { outcome, decisions, broken, state, tallies: dealer.tallies.unwrap_or_default() })
}
