//! `fireside`, `fireside games`, `fireside components`

use crate::seating::find_game;
use crate::style::{QUIET, RESET, TITLE, wrap};
use crate::{Done, Failure};
use anstream::println;
use clap::Args;
use std::path::PathBuf;
use table::About;

#[derive(Args)]
pub struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct ComponentsArgs {
    /// The game
    game: String,
    /// A book in a folder, instead of the one inside this program
    #[arg(long, value_name = "DIR")]
    book: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// `fireside` alone.
pub fn welcome() -> Done {
    println!("{TITLE}Fireside{RESET}: a table for story-driven campaign board games.\n");
    for about in all() {
        println!("  {TITLE}{:<12}{RESET} {}", about.id, about.tagline);
    }
    println!("\n  fireside play         start the first of them in this terminal");
    println!("  fireside games        modes, player counts and options");
    println!("  fireside rules WORD   look up a rule");
    println!("\n{QUIET}fireside --help lists everything else.{RESET}");
    Ok(())
}

fn all() -> impl Iterator<Item = About> {
    library::ids().filter_map(library::game).map(|g| g.about().clone())
}

pub fn games(args: &GamesArgs) -> Done {
    if args.json {
        let list: Vec<About> = all().collect();
        println!("{}", serde_json::to_string_pretty(&list).expect("plain data"));
        return Ok(());
    }
    for about in all() {
        println!("{TITLE}{}{RESET} ({})", about.title, about.id);
        println!("{}", wrap(&about.tagline, "  "));
        for mode in &about.modes {
            let sessions = if mode.campaign { ", over several sessions" } else { "" };
            println!(
                "  mode {}: {}, {} to {} players{sessions}",
                mode.id, mode.title, mode.players_min, mode.players_max
            );
        }
        for option in &about.options {
            let modes = match option.modes.is_empty() {
                true => String::new(),
                false => format!("; only with --mode {}", option.modes.join(", ")),
            };
            println!(
                "  --option {}=…  {} {QUIET}({}{modes}){RESET}",
                option.key,
                option.title,
                option.rules.join(", ")
            );
            for (i, value) in option.values.iter().enumerate() {
                let default = if i == 0 { " (default)" } else { "" };
                println!("      {:<12} {}{default}", value.value, value.meaning);
            }
        }
    }
    Ok(())
}

pub fn components(args: &ComponentsArgs) -> Done {
    let components = find_game(&args.game, args.book.as_ref())?.components();
    if args.json {
        println!("{}", serde_json::to_string_pretty(&components).expect("plain data"));
        return Ok(());
    }
    println!("{:<34} {:>6} {:>9}", "component", "book", "rulebook");
    let mut differ = Vec::new();
    for c in &components {
        let rulebook = c.rulebook.map_or("-".to_owned(), |n| n.to_string());
        println!("{:<34} {:>6} {rulebook:>9}", c.component, c.book);
        if c.rulebook.is_some_and(|n| n != c.book) {
            differ.push(c.component.as_str());
        }
    }
    if differ.is_empty() {
        return Ok(());
    }
    Err(Failure::Wrong(format!("the book's counts differ from the rulebook's: {}", differ.join(", "))))
}
