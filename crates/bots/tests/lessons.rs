//! The lessons of the books on the shelf: in first games that are played at random, every note has its question.

use std::borrow::Cow;
use std::collections::BTreeSet;
use table::{AnyGame, AnyTable, Note, Setup, Teaching};

/// So many first games are enough to come by everything that a newcomer is told about.
const GAMES: u64 = 12;

/// For so many answers a newcomer is one.
const ANSWERS: u64 = 3_000;

/// Plays a game at random, and hands every table to `each` before it is answered.
fn play(game: &dyn AnyGame, mode: usize, seed: u64, each: &mut dyn FnMut(&dyn AnyTable, &[String])) {
    let about = game.about();
    let mode = &about.modes[mode];
    let players = (mode.players_min.max(2) + seed as usize % 2).min(mode.players_max);
    let mut table = game.open(Setup::new(&about.id, &mode.id, players, seed)).expect("a sound setup");
    let mut told = Vec::new();
    for n in 0..ANSWERS {
        told.extend(table.take_events().into_iter().flat_map(|event| event.rules).map(Cow::into_owned));
        let Some(question) = table.questions().iter().find(|q| !q.aside).cloned() else { return };
        each(table.as_ref(), &told);
        let kind = if n % 3 == 0 { bots::Kind::Random } else { bots::Kind::Instinct };
        let keys = kind.answer(table.as_ref(), &question, bots::Budget::default(), seed << 32 | n);
        table.answer(question.seat, question.id, &keys).expect("it is offered");
    }
}

/// Most newcomers begin with the first mode, which they are offered; a few with another.
fn first_games(game: &dyn AnyGame) -> impl Iterator<Item = (usize, u64)> {
    let others = 1..game.about().modes.len();
    (0..GAMES).map(|seed| (0, seed)).chain(others.flat_map(|mode| (0..2).map(move |seed| (mode, seed))))
}

/// Whether a note belongs to a question that is open: as the client decides it.
fn fits(note: &Note, table: &dyn AnyTable, told: &[String]) -> bool {
    let asked =
        |rule: &String| table.questions().iter().any(|q| !q.aside && q.rules.iter().any(|id| id == rule));
    note.at.as_ref().is_none_or(asked) && note.after.as_ref().is_none_or(|rule| told.contains(rule))
}

#[test]
fn every_note_of_a_lesson_is_shown_in_some_first_game() {
    for id in library::ids() {
        let game = library::game(id).expect("it is on the shelf");
        let Teaching { lesson, .. } = game.teaching();
        let mut left: BTreeSet<&str> = lesson.iter().map(|note| note.id.as_str()).collect();
        for (mode, seed) in first_games(game.as_ref()) {
            play(game.as_ref(), mode, seed, &mut |table, told| {
                let due = lesson.iter().filter(|note| fits(note, table, told));
                due.for_each(|note| {
                    left.remove(note.id.as_str());
                });
            });
        }
        assert!(left.is_empty(), "{id}: these notes are never shown: {left:?}");
    }
}

/// A place that a note points at is one that something on the board is called by.
#[test]
fn a_note_points_at_something_that_can_be_chosen() {
    for id in library::ids() {
        let game = library::game(id).expect("it is on the shelf");
        let Teaching { lesson, .. } = game.teaching();
        let mut left: BTreeSet<&str> = lesson.iter().filter_map(|note| note.target.as_deref()).collect();
        for (mode, seed) in first_games(game.as_ref()) {
            play(game.as_ref(), mode, seed, &mut |table, _| {
                for option in table.questions().iter().flat_map(|q| &q.options) {
                    option.target.as_deref().map(|target| left.remove(target));
                }
            });
        }
        assert!(left.is_empty(), "{id}: nothing is there: {left:?}");
    }
}
