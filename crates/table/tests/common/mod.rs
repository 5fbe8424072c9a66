//! Tables of the toy game, and short ways to play on them.

mod toy;

use serde_json::Value;
use table::{AnyTable, Chance, Event, Loaded, Question, Refusal, Save, Seat, Setup, Table};
pub use toy::{BOOK, CARDS, FAULTY, MENU, State, Toy, Tree, book};

pub fn setup(players: usize) -> Setup {
    Setup::new("toy", "plain", players, 7)
}

pub fn open(setup: Setup) -> Table<Toy> {
    Table::new(BOOK.clone(), setup).unwrap_or_else(|e| panic!("{e}"))
}

/// A table of people.
pub fn toy(players: usize) -> Table<Toy> {
    open(setup(players))
}

/// A table with results fixed in advance: `["dice=4,1", "draw=elm"]`.
pub fn rigged<const N: usize>(players: usize, rigs: [&str; N]) -> Table<Toy> {
    let mut setup = setup(players);
    setup.rig.0.extend(rigs.map(|r| table::Rig::parse(r).expect("a rig")));
    open(setup)
}

/// Whom a seat's name and bot make of it.
pub fn seated(sitters: &[(&str, Option<&str>)]) -> Table<Toy> {
    let mut setup = setup(sitters.len());
    for (seat, (name, bot)) in setup.seats.iter_mut().zip(sitters) {
        (seat.name, seat.bot) = ((*name).into(), bot.map(str::to_owned));
    }
    open(setup)
}

/// Answers, separated by spaces: a key, or several joined by `+`, or `none`; `1:` before them names the seat.
pub fn play(table: &mut Table<Toy>, answers: &str) {
    for answer in answers.split_whitespace() {
        let (seat, keys) = match answer.split_once(':') {
            Some((seat, keys)) => (Seat(seat.parse().expect("a seat's number")), keys),
            None => (table.questions().iter().find(|q| !q.aside).expect("somebody is asked").seat, answer),
        };
        let keys: Vec<&str> = keys.split('+').filter(|k| *k != "none").collect();
        say(table, seat.0, &keys).unwrap_or_else(|e| panic!("`{answer}`: {e}"));
    }
}

/// Answers whatever this seat is asked.
pub fn say(table: &mut Table<Toy>, seat: u8, keys: &[&str]) -> Result<(), Refusal> {
    let id = asked(table, seat).id;
    table.answer(Seat(seat), id, keys)
}

pub fn asked(table: &Table<Toy>, seat: u8) -> &Question {
    let question = table.questions().iter().find(|q| q.seat == Seat(seat));
    question.unwrap_or_else(|| panic!("seat {seat} is asked nothing"))
}

/// The save as it would be written.
pub fn bytes(table: &Table<Toy>) -> String {
    serde_json::to_string(&table.save()).expect("a save can be written")
}

/// The same without its bookmarks.
pub fn bytes_unmarked(table: &Table<Toy>) -> String {
    let save = Save { bookmarks: vec![], ..table.save() };
    serde_json::to_string(&save).expect("a save can be written")
}

/// The table that the save of this one opens.
pub fn reload(table: &Table<Toy>) -> Table<Toy> {
    let save = Save::read(&bytes(table)).unwrap_or_else(|e| panic!("{e}"));
    let Loaded { table, notes } = Table::load(BOOK.clone(), save).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(notes, Vec::<String>::new());
    table
}

/// Everything that a refusal must leave alone.
pub fn everything(table: &Table<Toy>) -> (String, Vec<Question>, State, bool) {
    (bytes(table), table.questions().to_vec(), table.game().state.clone(), table.redo_seat().is_some())
}

/// What is asked, whatever its id.
pub fn without_ids(questions: &[Question]) -> Vec<Question> {
    questions.iter().cloned().map(|q| Question { id: 0, ..q }).collect()
}

/// Words that everybody, or only one seat, has heard.
pub fn heard(events: &[Event], seat: Option<u8>) -> Vec<&str> {
    events.iter().filter(|e| e.seat == seat.map(Seat)).map(|e| e.text.as_str()).collect()
}

/// A legal answer to one of the open questions, picked at random; nothing that fails, and
/// rarely the end.
pub fn any_answer(table: &Table<Toy>, whim: &mut Chance) -> (Seat, u32, Vec<String>) {
    let mut pick = |n: usize| whim.below(n as u32) as usize;
    let question = &table.questions()[pick(table.questions().len())];
    let end_is_near = pick(40) == 0;
    let tempting = |k: &str| !FAULTY.contains(&k) && (k != "end" || end_is_near);
    let mut keys: Vec<String> =
        question.options.iter().map(|o| o.key.clone()).filter(|k| tempting(k)).collect();
    let count = question.pick.min + pick(question.pick.max - question.pick.min + 1);
    while keys.len() > count {
        let gone = pick(keys.len());
        keys.remove(gone);
    }
    (question.seat, question.id, keys)
}

/// Gives one such answer.
pub fn play_anything(table: &mut Table<Toy>, whim: &mut Chance) {
    let (seat, id, keys) = any_answer(table, whim);
    table.answer(seat, id, &keys).unwrap_or_else(|e| panic!("{keys:?}: {e}"));
}

/// Everything about the game, as no player may see it.
pub fn state(table: &Table<Toy>) -> Value {
    AnyTable::state(table)
}
