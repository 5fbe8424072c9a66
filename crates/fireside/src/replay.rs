//! `fireside replay`

use crate::style::{QUIET, RESET, wrap};
use crate::{Done, Failure, files, seating};
use anstream::println;
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub struct ReplayArgs {
    /// A saved game
    file: PathBuf,
    /// Stop after this many answers
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// A book in a folder, instead of the one inside this program
    #[arg(long, value_name = "DIR")]
    book: Option<PathBuf>,
    /// Also show what only single seats were told
    #[arg(long)]
    secrets: bool,
}

/// Plays a save again from its seed: the same answers lead to the same game, or it says where they differ.
pub fn replay(args: &ReplayArgs) -> Done {
    let save = files::read_save(&args.file)?;
    let game = seating::game_of(&save, &args.file, args.book.as_ref())?;
    let mut table =
        game.beginning_of(&save).map_err(|e| Failure::Wrong(format!("{}: {e}", args.file.display())))?;
    let stop = args.to.unwrap_or(save.answers.len()).min(save.answers.len());
    let show = |table: &mut dyn table::AnyTable| {
        for event in table.take_events().into_iter().filter(table::Event::is_said) {
            match event.seat {
                None => println!("{}", wrap(&event.whole(), "")),
                Some(seat) if args.secrets => {
                    let name = &save.setup.seats[seat.index()].name;
                    println!("{}", wrap(&format!("(only {name}) {}", event.whole()), ""));
                }
                Some(_) => {}
            }
        }
    };
    show(table.as_mut());
    for (i, answer) in save.answers[..stop].iter().enumerate() {
        let name = &save.setup.seats.get(answer.seat.index()).map_or("?", |s| &s.name);
        println!("{QUIET}{:>5}  {name}: {}{RESET}", i + 1, answer.keys);
        table.repeat(answer).map_err(|why| {
            Failure::Wrong(format!(
                "the replay stops after {i} answers: {why}. The game was recorded with another version"
            ))
        })?;
        show(table.as_mut());
    }
    println!("\n{}", table.picture(None));
    if stop == save.answers.len() {
        let again = table.save();
        if again.checkpoint.state != save.checkpoint.state {
            return Err(Failure::Wrong(
                "the replay ended in a different state from the one in the save".to_owned(),
            ));
        }
    }
    Ok(())
}
