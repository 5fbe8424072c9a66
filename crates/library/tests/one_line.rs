//! What a new game costs: a crate, a book, a board, and one line on the shelf. No other file lists the games.

use std::path::{Path, PathBuf};

/// Where else source files lie, from the first folder of the repository.
const SOURCES: [&str; 7] =
    ["Cargo.toml", "Makefile", "crates", "scripts", "web/e2e", "web/scripts", "web/src"];

/// Files that have to name the games: how many lines each game may have there.
const ALLOWED: [(&str, usize); 3] = [
    ("Cargo.toml", 1),                // where the crate lies
    ("crates/library/Cargo.toml", 2), // the crate, and its types for the browser
    ("crates/library/src/lib.rs", 1), // the shelf
];

/// Tests and examples play whichever game they like. Of these, only the following name every game: they show something that
/// is different in each. The leak test over the wire has to know what a game hides; the others need not grow.
const EXAMPLES: [&str; 5] = [
    "crates/bots/tests/hostile_saves.rs",
    "crates/fireside/Cargo.toml",
    "crates/fireside/examples/bench.rs",
    "crates/server/Cargo.toml",
    "crates/server/tests/server/leaks.rs",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files in a folder and the folders in it, or the file itself.
fn files_in(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_file() {
        return files.push(path.to_owned());
    }
    for entry in std::fs::read_dir(path).expect("a folder of the repository") {
        files_in(&entry.expect("it can be listed").path(), files);
    }
}

/// What a game is called in source files: `near-and-far`, `near_and_far`, `NearAndFar`, "Near and Far".
fn names(id: &str) -> Vec<String> {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    let title = library::game(id).expect("it is on the shelf").about().title.clone();
    vec![id.to_owned(), id.replace('-', "_"), id.split('-').map(capital).collect(), title]
}

/// Whether a line has one of these words, as a whole.
fn says(line: &str, names: &[String]) -> bool {
    let inside = |c: char| c.is_alphanumeric() || c == '_';
    names.iter().any(|name| {
        line.match_indices(name.as_str())
            .any(|(at, _)| !line[..at].ends_with(inside) && !line[at + name.len()..].starts_with(inside))
    })
}

/// A test, an example, or what a crate needs for them.
fn is_example(path: &str) -> bool {
    let folders = ["/tests/", "/examples/", "web/e2e/"];
    let ends = ["/tests.rs", ".test.ts", "/Cargo.toml"];
    folders.iter().any(|f| path.contains(f)) || ends.iter().any(|e| path.ends_with(e))
}

#[test]
fn no_other_file_is_a_list_of_the_games() {
    let games: Vec<(&str, Vec<String>)> = library::ids().map(|id| (id, names(id))).collect();
    let own = |path: &str| {
        games.iter().any(|(id, _)| {
            ["crates", "web/src/boards"].iter().any(|dir| path.starts_with(&format!("{dir}/{id}/")))
        })
    };
    let mut files = Vec::new();
    SOURCES.iter().for_each(|path| files_in(&root().join(path), &mut files));
    let mut wrong = Vec::new();
    let mut seen = Vec::new();
    for file in files {
        let path =
            file.strip_prefix(root()).expect("it lies there").to_str().expect("a plain name").to_owned();
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        if own(&path) || path.ends_with(".md") {
            continue;
        }
        let lines: Vec<usize> =
            games.iter().map(|(_, names)| text.lines().filter(|l| says(l, names)).count()).collect();
        let most = *lines.iter().max().expect("there are games");
        let everywhere = lines.iter().all(|n| *n > 0);
        if everywhere {
            seen.push(path.clone());
        }
        let fine = match ALLOWED.iter().find(|(file, _)| *file == path) {
            Some((_, allowed)) => most <= *allowed,
            None if is_example(&path) => !everywhere || EXAMPLES.contains(&path.as_str()),
            None => most == 0,
        };
        if !fine {
            wrong.push(format!("{path}: {most} lines name a game"));
        }
    }
    assert_eq!(wrong, Vec::<String>::new(), "let the game say it itself");
    let listed = ALLOWED.iter().map(|(file, _)| *file).chain(EXAMPLES);
    let stale: Vec<&str> = listed.filter(|file| !seen.iter().any(|s| s == file)).collect();
    assert_eq!(stale, Vec::<&str>::new(), "these no longer name every game");
}
