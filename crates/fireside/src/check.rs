//! `fireside check`

use crate::{Done, Failure};
use anstream::println;
use clap::Args;
use library::Files;
use serde::Serialize;
use std::path::{Path, PathBuf};
use storybook::Fault;

#[derive(Args)]
pub struct CheckArgs {
    /// A book's folder, or a folder of books [default: the books inside this program]
    dir: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Checked {
    book: String,
    game: String,
    faults: Vec<Fault>,
}

pub fn check(args: &CheckArgs) -> Done {
    let books = match &args.dir {
        None => library::ids().map(|id| (id.to_owned(), id.to_owned(), library::own_files(id))).collect(),
        Some(dir) => books_in(dir)?,
    };
    let mut checked = Vec::new();
    for (name, game, files) in books {
        let faults = library::game_with(&game, files)
            .ok_or_else(|| {
                Failure::Wrong(format!(
                    "{name}: book.toml names the game `{game}`, which is not on the shelf"
                ))
            })?
            .err()
            .unwrap_or_default();
        checked.push(Checked { book: name, game, faults });
    }
    let faults: usize = checked.iter().map(|c| c.faults.len()).sum();
    if args.json {
        println!("{}", serde_json::to_string_pretty(&checked).expect("plain data"));
    } else {
        for book in &checked {
            for fault in &book.faults {
                println!("{fault}\n");
            }
            match book.faults.len() {
                0 => println!("{}: the book is sound", book.book),
                n => println!("{}: {n} fault{}", book.book, if n == 1 { "" } else { "s" }),
            }
        }
    }
    match faults {
        0 => Ok(()),
        n => Err(Failure::Wrong(format!("{n} fault(s) found"))),
    }
}

/// The books in a folder: itself, or its folders. Each says in book.toml which game it is for.
fn books_in(dir: &Path) -> Result<Vec<(String, String, Files)>, Failure> {
    let unreadable =
        |path: &Path, e: std::io::Error| Failure::Call(format!("{} cannot be read: {e}", path.display()));
    let mut dirs = vec![dir.to_owned()];
    if !dir.join("book.toml").exists() {
        let entries = std::fs::read_dir(dir).map_err(|e| unreadable(dir, e))?;
        dirs =
            entries.filter_map(|e| Some(e.ok()?.path())).filter(|p| p.join("book.toml").exists()).collect();
        dirs.sort();
    }
    if dirs.is_empty() {
        return Err(Failure::Call(format!(
            "there is no book.toml in {} or the folders in it",
            dir.display()
        )));
    }
    let mut books = Vec::new();
    for dir in dirs {
        let files = library::read_files(&dir).map_err(|e| unreadable(&dir, e))?;
        books.push((dir.display().to_string(), game_of(&files), files));
    }
    Ok(books)
}

/// The game that book.toml names; the loader reports whatever else is wrong with the file.
fn game_of(files: &Files) -> String {
    let text = files.get("book.toml").map_or("", String::as_str);
    let line = text.lines().find_map(|l| l.trim().strip_prefix("game")?.trim().strip_prefix('='));
    line.map(|v| v.trim().trim_matches('"').to_owned()).unwrap_or_default()
}
