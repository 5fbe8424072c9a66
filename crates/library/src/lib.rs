//! The one list of the games. A new game is one line in [`SHELF`].

#![warn(missing_docs)]

mod ledger;

pub use ledger::{Ledger, Rule, Section, find_rules, ledgers};

use include_dir::{Dir, include_dir};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use storybook::Fault;
use table::{AnyGame, Boxed, Game};

static BOOKS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../books");

/// The files of a book: name and text.
pub type Files = BTreeMap<String, String>;

type Open = fn(Files) -> Result<Box<dyn AnyGame>, Vec<Fault>>;

/// Every game: its id, the prefix of its rules, and how its book is opened.
const SHELF: [(&str, &str, Open); 2] = [
    ("prelude", "PR", |files| boxed::<prelude::Prelude>(prelude::Book::load(files))),
    ("near-and-far", "NF", |files| boxed::<near_and_far::NearAndFar>(near_and_far::Book::load(files))),
];

fn boxed<G: Game>(book: Result<G::Book, Vec<Fault>>) -> Result<Box<dyn AnyGame>, Vec<Fault>> {
    Ok(Box::new(Boxed::<G>(Arc::new(book?))))
}

/// The ids of all games, in the order of the shelf.
pub fn ids() -> impl Iterator<Item = &'static str> {
    SHELF.iter().map(|(id, ..)| *id)
}

/// The prefix of a game's rule ids.
pub fn prefix(game: &str) -> Option<&'static str> {
    SHELF.iter().find(|(id, ..)| *id == game).map(|(_, prefix, _)| *prefix)
}

/// A game with the book it comes with. `None` if there is no such game.
///
/// # Panics
/// If the book inside this program has faults; `fireside check` in CI keeps it from that.
pub fn game(id: &str) -> Option<Box<dyn AnyGame>> {
    let (_, _, open) = SHELF.iter().find(|(game, ..)| *game == id)?;
    let book = open(own_files(id));
    Some(book.unwrap_or_else(|faults| panic!("the book of {id} has faults:\n{}", faults[0])))
}

/// A game with a book from elsewhere.
pub fn game_with(id: &str, files: Files) -> Option<Result<Box<dyn AnyGame>, Vec<Fault>>> {
    let (_, _, open) = SHELF.iter().find(|(game, ..)| *game == id)?;
    Some(open(files))
}

/// The files of the book that is part of this program.
pub fn own_files(id: &str) -> Files {
    let dir = BOOKS.get_dir(id).map(Dir::files).into_iter().flatten();
    dir.filter(|f| is_book_file(f.path()))
        .filter_map(|f| Some((f.path().file_name()?.to_str()?.to_owned(), f.contents_utf8()?.to_owned())))
        .collect()
}

/// The files of a book in a folder.
pub fn read_files(dir: &Path) -> std::io::Result<Files> {
    let mut files = Files::new();
    for entry in std::fs::read_dir(dir)? {
        let path = entry?.path();
        if let (true, Some(name)) = (is_book_file(&path), path.file_name().and_then(|n| n.to_str())) {
            files.insert(name.to_owned(), std::fs::read_to_string(&path)?);
        }
    }
    Ok(files)
}

fn is_book_file(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == "toml" || e == "story")
}
