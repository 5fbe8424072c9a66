//! The command line of Fireside.
//!
//! Data goes to standard output, everything else to standard error. Exit codes: 0 done, 1 something
//! is wrong with a game, book or save, 2 the call is wrong.

mod check;
mod coverage;
mod files;
mod games;
mod play;
mod primer;
mod replay;
mod rules;
mod seating;
mod serve;
mod simulate;
mod stakes;
mod stdio;
mod style;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

// The system's allocator takes a third more time under load and does not return memory after a peak (docs/benchmarks.md).
// This one is configured in .cargo/config.toml.
#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// A digital table for story-driven campaign board games.
#[derive(Parser)]
#[command(name = "fireside", version, max_term_width = 100, disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// List the games, with their modes, player counts and options
    Games(games::GamesArgs),
    /// Play a game in this terminal
    Play(play::PlayArgs),
    /// Serve tables to browsers: play with friends, on one screen or on several
    Serve(serve::ServeArgs),
    /// The open seat, for programs: play over JSON lines on standard input and output
    Stdio(stdio::StdioArgs),
    /// Let bots play many games and report the results
    Simulate(simulate::SimulateArgs),
    /// Play a saved game back, event by event
    Replay(replay::ReplayArgs),
    /// Check a book and print every fault
    Check(check::CheckArgs),
    /// Compare a book's counts with the rulebook's
    Components(games::ComponentsArgs),
    /// Look up rules in the ledger, or show which are cited by tests
    Rules(rules::RulesArgs),
}

/// Why a command ended without doing its work.
pub enum Failure {
    /// Something is wrong with a game, a book or a save.
    Wrong(String),
    /// Something is wrong with the arguments.
    Call(String),
}

pub type Done = Result<(), Failure>;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command {
        None => games::welcome(),
        Some(Command::Games(args)) => games::games(&args),
        Some(Command::Play(args)) => play::play(args),
        Some(Command::Serve(args)) => serve::serve(&args),
        Some(Command::Stdio(args)) => stdio::stdio(args),
        Some(Command::Simulate(args)) => simulate::simulate(&args),
        Some(Command::Replay(args)) => replay::replay(&args),
        Some(Command::Check(args)) => check::check(&args),
        Some(Command::Components(args)) => games::components(&args),
        Some(Command::Rules(args)) => rules::rules(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Wrong(message)) => {
            anstream::eprintln!("{}error:{} {message}", style::ERROR, style::RESET);
            ExitCode::from(1)
        }
        Err(Failure::Call(message)) => {
            anstream::eprintln!("{}error:{} {message}", style::ERROR, style::RESET);
            ExitCode::from(2)
        }
    }
}
