//! `fireside simulate`

use crate::seating::TableArgs;
use crate::{Done, Failure};
use anstream::println;
use bots::{Budget, Kind, Report, Simulation};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

#[derive(Args)]
pub struct SimulateArgs {
    #[command(flatten)]
    table: TableArgs,
    /// How many games
    #[arg(long, short = 'k', default_value_t = 1000)]
    games: u64,
    /// Who plays: random, instinct or monte-carlo
    #[arg(long, default_value = "random")]
    bot: String,
    /// Threads [default: one per core]
    #[arg(long)]
    threads: Option<usize>,
    /// Worlds a Monte Carlo player imagines per option
    #[arg(long, default_value_t = Budget::default().rollouts)]
    rollouts: u32,
    /// Decisions it plays on in each of them
    #[arg(long, default_value_t = Budget::default().decisions)]
    depth: u64,
    /// Do not check the game's laws after every step
    #[arg(long)]
    no_laws: bool,
    /// Also report what the game counts, such as points by source
    #[arg(long)]
    tally: bool,
    /// The report as one JSON object
    #[arg(long)]
    json: bool,
}

pub fn simulate(args: &SimulateArgs) -> Done {
    let game = args.table.game()?;
    let kinds: Vec<&str> = Kind::ALL.iter().map(|(n, _)| *n).collect();
    let bot = Kind::named(&args.bot).ok_or_else(|| {
        Failure::Call(format!(
            "there is no bot `{}`: {}",
            args.bot,
            storybook::did_you_mean(&args.bot, kinds)
        ))
    })?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut table = args.table.clone();
    table.seed.get_or_insert(1);
    let simulation = Simulation {
        setup: table.setup(game.as_ref(), 4)?,
        games: args.games,
        bot,
        budget: Budget { rollouts: args.rollouts, decisions: args.depth, time: None },
        threads: args.threads.unwrap_or(cores),
        laws: !args.no_laws,
        tally: args.tally,
    };
    // Drawn on standard error, and only if that is a terminal.
    let bar = ProgressBar::new(args.games).with_style(
        ProgressStyle::with_template("{bar:40} {pos} of {len} games, {eta} left")
            .expect("the template is sound"),
    );
    let report = bots::simulate(game.as_ref(), &simulation, &|done| bar.set_position(done));
    bar.finish_and_clear();
    let report = report.map_err(|fault| {
        Failure::Wrong(format!("the game with seed {} went wrong: {}", fault.seed, fault.what))
    })?;
    if args.json {
        println!("{}", serde_json::to_string(&report).expect("a report is plain data"));
    } else {
        anstream::print!("{}", in_words(&report));
    }
    Ok(())
}

fn in_words(report: &Report) -> String {
    let mut out = format!(
        "{} ({}), {} players, {} bots, seeds from {}\n{} of {} games finished, {} decisions ({:.0} a game) in {:.2} s: {:.0} a second\n",
        report.game,
        report.mode,
        report.players,
        report.bot,
        report.seed,
        report.finished,
        report.games,
        report.decisions,
        report.decisions as f64 / report.finished.max(1) as f64,
        report.seconds,
        report.decisions_per_second,
    );
    for (result, count) in &report.outcomes {
        let share = 100.0 * *count as f64 / report.finished.max(1) as f64;
        let rounds = &report.rounds[result];
        out += &format!(
            "  {result:<12} {share:5.1} %   rounds {:.0} to {:.0}, mean {:.1}\n",
            rounds.min, rounds.max, rounds.mean
        );
    }
    for (seat, score) in report.scores.iter().enumerate() {
        out +=
            &format!("  seat {seat} scores {:.2} to {:.2}, mean {:.3}\n", score.min, score.max, score.mean);
    }
    for (what, n) in &report.tallies {
        let each = *n as f64 / report.finished.max(1) as f64;
        out += &format!("  {n:>10} ({each:.2} a game)  {what}\n");
    }
    out
}
