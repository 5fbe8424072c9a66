//! `fireside check`

use crate::style::{QUIET, RESET, TITLE};
use crate::{Done, Failure};
use anstream::println;
use clap::Args;
use library::Files;
use serde::Serialize;
use std::path::{Path, PathBuf};
use storybook::{Advice, Fault};

#[derive(Args)]
pub struct CheckArgs {
    /// A book's folder, or a folder of books [default: the books inside this program]
    dir: Option<PathBuf>,
    /// Count what repeats in the stories, as advice: numbers in openings, endings, runs of words, danger
    #[arg(long)]
    style: bool,
    /// With --style: show every place, even where the count is within its limit
    #[arg(long, requires = "style")]
    all: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Checked {
    book: String,
    game: String,
    faults: Vec<Fault>,
    #[serde(skip_serializing_if = "Option::is_none")]
    style: Option<Vec<Advice>>,
}

/// How many places are shown for each kind of advice.
const SHOWN: usize = 20;

pub fn check(args: &CheckArgs) -> Done {
    let books = match &args.dir {
        None => library::ids().map(|id| (id.to_owned(), id.to_owned(), library::own_files(id))).collect(),
        Some(dir) => books_in(dir)?,
    };
    let mut checked = Vec::new();
    for (name, game, files) in books {
        let style = if args.style { library::style(&game, files.clone()) } else { None };
        let faults = library::game_with(&game, files)
            .ok_or_else(|| {
                Failure::Wrong(format!(
                    "{name}: book.toml names the game `{game}`, which is not on the shelf"
                ))
            })?
            .err()
            .unwrap_or_default();
        checked.push(Checked { book: name, game, faults, style });
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
            for advice in book.style.iter().flatten() {
                print_advice(advice, args.all);
            }
        }
    }
    match faults {
        0 => Ok(()),
        n => Err(Failure::Wrong(format!("{n} fault(s) found"))),
    }
}

/// The count, and, where there are too many, the first places.
fn print_advice(advice: &Advice, all: bool) {
    println!("\n{TITLE}{advice}{RESET}");
    let shown = match (all, advice.too_many()) {
        (true, _) => advice.found.len(),
        (false, true) => SHOWN,
        (false, false) => 0,
    };
    for remark in advice.found.iter().take(shown) {
        println!("  {remark}");
    }
    if advice.too_many() && advice.found.len() > shown {
        println!("  {QUIET}and {} more; see them with --all{RESET}", advice.found.len() - shown);
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
        let game = storybook::game_of(&files)
            .map_err(|fault| Failure::Call(format!("{}: {fault}", dir.display())))?;
        books.push((dir.display().to_string(), game, files));
    }
    Ok(books)
}
