//! From the command line's words to a table: game, seats, options, seed.

use crate::Failure;
use clap::Args;
use std::path::{Path, PathBuf};
use table::{AnyGame, Rig, Save, Setup, Sitter};

/// What `play`, `stdio` and `simulate` have in common.
#[derive(Args, Clone)]
pub struct TableArgs {
    /// The game, as `fireside games` lists it
    pub game: String,
    /// The mode of play [default: the game's first]
    #[arg(long)]
    pub mode: Option<String>,
    /// How many seats
    #[arg(long, short = 'n')]
    pub players: Option<usize>,
    /// A table option, as `fireside games` lists them; can be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// The random seed [default: from the system]
    #[arg(long)]
    pub seed: Option<u64>,
    /// A book in a folder, instead of the one inside this program
    #[arg(long, value_name = "DIR")]
    pub book: Option<PathBuf>,
}

/// The game with this id, or an error with the ids there are.
pub fn find_game(id: &str, book: Option<&PathBuf>) -> Result<Box<dyn AnyGame>, Failure> {
    let unknown = || {
        let games: Vec<_> = library::ids().collect();
        let hint = storybook::did_you_mean(id, games.iter().copied());
        Failure::Call(format!("there is no game `{id}`: {hint}"))
    };
    let Some(dir) = book else {
        return library::game(id).ok_or_else(unknown);
    };
    let files = library::read_files(dir)
        .map_err(|e| Failure::Call(format!("the book in {} cannot be read: {e}", dir.display())))?;
    library::game_with(id, files).ok_or_else(unknown)?.map_err(|faults| {
        let list: Vec<String> = faults.iter().map(ToString::to_string).collect();
        Failure::Wrong(format!("the book has {} fault(s)\n{}", faults.len(), list.join("\n")))
    })
}

/// The game that a save belongs to.
pub fn game_of(save: &Save, file: &Path, book: Option<&PathBuf>) -> Result<Box<dyn AnyGame>, Failure> {
    find_game(&save.setup.game, book).map_err(|failure| match failure {
        Failure::Call(why) => Failure::Wrong(format!("{}: {why}", file.display())),
        wrong => wrong,
    })
}

impl TableArgs {
    pub fn game(&self) -> Result<Box<dyn AnyGame>, Failure> {
        find_game(&self.game, self.book.as_ref())
    }

    /// The setup that was asked for; the game's own checks come when the table opens.
    pub fn setup(&self, game: &dyn AnyGame, players_default: usize) -> Result<Setup, Failure> {
        let about = game.about();
        let mode = self.mode.clone().unwrap_or_else(|| about.modes[0].id.clone());
        let players = self.players.unwrap_or(players_default);
        let bounds = about.modes.iter().find(|m| m.id == mode).unwrap_or(&about.modes[0]);
        about.check_seats(bounds, players).map_err(Failure::Call)?;
        let seed = match self.seed {
            Some(seed) => seed,
            None => getrandom::u64()
                .map_err(|e| Failure::Wrong(format!("the system provides no random seed: {e}")))?,
        };
        let mut setup = Setup::new(&self.game, &mode, players, seed);
        for option in &self.options {
            let (key, value) = option
                .split_once('=')
                .ok_or_else(|| Failure::Call(format!("`{option}`: an option looks like region=forest")))?;
            setup.options.insert(key.to_owned(), value.to_owned());
        }
        setup.agreed(about).map_err(Failure::Call)
    }
}

/// Gives seats their names, in order.
pub fn name_seats(setup: &mut Setup, names: &[String]) -> Result<(), Failure> {
    if names.len() > setup.seats.len() {
        let (names, seats) = (names.len(), setup.seats.len());
        return Err(Failure::Call(format!("{names} names for {seats} seats")));
    }
    for (seat, name) in setup.seats.iter_mut().zip(names) {
        name.trim().clone_into(&mut seat.name);
    }
    Ok(())
}

/// `2` or `2:random`: the last seats are bots.
pub fn seat_bots(setup: &mut Setup, bots: &str) -> Result<(), Failure> {
    let (count, kind) = bots.split_once(':').unwrap_or((bots, "monte-carlo"));
    let kinds: Vec<&str> = bots::Kind::ALL.iter().map(|(n, _)| *n).collect();
    if bots::Kind::named(kind).is_none() {
        return Err(Failure::Call(format!(
            "there is no bot `{kind}`: {}",
            storybook::did_you_mean(kind, kinds)
        )));
    }
    let count: usize = count.parse().map_err(|_| {
        Failure::Call(format!("`{bots}`: say how many seats are bots, such as 2 or 2:random"))
    })?;
    let seats = setup.seats.len();
    if count > seats {
        return Err(Failure::Call(format!("{count} bots for {seats} seats")));
    }
    for (i, seat) in setup.seats.iter_mut().enumerate().skip(seats - count) {
        *seat = Sitter { name: format!("Bot {}", i + 1), bot: Some(kind.to_owned()) };
    }
    Ok(())
}

/// Reads all `--rig` arguments.
pub fn rig(game: &dyn AnyGame, list: &[String]) -> Result<Rig, Failure> {
    let mut rig = Rig::default();
    for text in list {
        let (channel, values) = Rig::parse(text).map_err(Failure::Call)?;
        rig.0.entry(channel).or_default().extend(values);
    }
    game.check_rig(&rig).map_err(|why| Failure::Call(format!("--rig: {why}")))?;
    Ok(rig)
}
