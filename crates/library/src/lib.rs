//! The one list of the games. A new game is one line in [`SHELF`].

#![warn(missing_docs)]

mod ledger;

pub use ledger::{Ledger, Rule, Section, find_rules, ledgers};

use include_dir::{Dir, include_dir};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use storybook::{Advice, Fault, Load, Sources};
use table::{AnyGame, Boxed, Game};
#[cfg(feature = "ts")]
use ts_rs::TS as Shown;

static BOOKS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../books");

/// The files of a book: name and text.
pub type Files = BTreeMap<String, String>;

/// Every game.
const SHELF: [Title; 4] = [
    title::<prelude::Prelude>("prelude", "PR"),
    title::<near_and_far::NearAndFar>("near-and-far", "NF"),
    title::<sleeping_gods::SleepingGods>("sleeping-gods", "SG"),
    title::<now_or_never::NowOrNever>("now-or-never", "NN"),
];

type Open = fn(Files) -> Result<Box<dyn AnyGame>, Vec<Fault>>;

struct Title {
    id: &'static str,
    /// What the ids of its rules begin with.
    prefix: &'static str,
    open: Open,
    style: fn(Files) -> Vec<Advice>,
    #[cfg(feature = "ts")]
    types: fn() -> Vec<String>,
}

/// What a game's view has to be: anything, unless the browser's types are made from it.
#[cfg(not(feature = "ts"))]
trait Shown {}
#[cfg(not(feature = "ts"))]
impl<View> Shown for View {}

const fn title<G: Game<Book: Load, View<'static>: Shown>>(id: &'static str, prefix: &'static str) -> Title {
    Title {
        id,
        prefix,
        open: |files| Ok(Box::new(Boxed::<G>(Arc::new(G::Book::load(files)?)))),
        style: |files| storybook::style(&Sources(files), &<G::Book as Load>::Words::default()),
        #[cfg(feature = "ts")]
        types: table::declared::<G::View<'static>>,
    }
}

fn find(id: &str) -> Option<&'static Title> {
    SHELF.iter().find(|title| title.id == id)
}

/// The ids of all games, in the order of the shelf.
pub fn ids() -> impl Iterator<Item = &'static str> {
    SHELF.iter().map(|title| title.id)
}

/// The prefix of a game's rule ids.
pub fn prefix(game: &str) -> Option<&'static str> {
    find(game).map(|title| title.prefix)
}

/// A game with the book it comes with. `None` if there is no such game.
///
/// # Panics
/// If the book inside this program has faults; `fireside check` in CI prevents that.
pub fn game(id: &str) -> Option<Box<dyn AnyGame>> {
    let book = (find(id)?.open)(own_files(id));
    Some(book.unwrap_or_else(|faults| panic!("the book of {id} has faults:\n{}", faults[0])))
}

/// A game with a book from elsewhere.
pub fn game_with(id: &str, files: Files) -> Option<Result<Box<dyn AnyGame>, Vec<Fault>>> {
    Some((find(id)?.open)(files))
}

/// Advice on the style of a book's stories.
pub fn style(id: &str, files: Files) -> Option<Vec<Advice>> {
    Some((find(id)?.style)(files))
}

/// A game's view in TypeScript, with one declaration per type.
#[cfg(feature = "ts")]
pub fn types(id: &str) -> Option<Vec<String>> {
    Some((find(id)?.types)())
}

/// The files of the book that is part of this program.
pub fn own_files(id: &str) -> Files {
    let mut files = Files::new();
    let mut dirs: Vec<&Dir> = BOOKS.get_dir(id).into_iter().collect();
    while let Some(dir) = dirs.pop() {
        dirs.extend(dir.dirs());
        for file in dir.files() {
            let name = file.path().strip_prefix(id).ok().and_then(name_in_book);
            if let (Some(name), Some(text)) = (name, file.contents_utf8()) {
                files.insert(name, text.to_owned());
            }
        }
    }
    files
}

/// The files of a book in a folder and its subfolders.
pub fn read_files(book: &Path) -> std::io::Result<Files> {
    let mut files = Files::new();
    let mut dirs = vec![book.to_owned()];
    while let Some(dir) = dirs.pop() {
        for entry in std::fs::read_dir(dir)? {
            let entry = entry?;
            let path = entry.path();
            if entry.file_type()?.is_dir() {
                dirs.push(path);
            } else if let Some(name) = path.strip_prefix(book).ok().and_then(name_in_book) {
                let named = |e: std::io::Error| std::io::Error::new(e.kind(), format!("{name}: {e}"));
                if !std::fs::metadata(&path).map_err(named)?.is_file() {
                    // A device or a pipe might never end.
                    return Err(named(std::io::Error::other("it is not a file")));
                }
                let text = std::fs::read_to_string(&path).map_err(named)?;
                files.insert(name, text);
            }
        }
    }
    Ok(files)
}

/// What a file is called in its book: its path from there, with `/` on every system. `None` if it does not belong to it.
fn name_in_book(path: &Path) -> Option<String> {
    let extension = path.extension()?;
    let parts: Option<Vec<&str>> = path.iter().map(|part| part.to_str()).collect();
    (extension == "toml" || extension == "story").then_some(())?;
    Some(parts?.join("/"))
}
