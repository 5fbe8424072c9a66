//! Simulation: many whole games, and what came of them.

use crate::Kind;
use crate::monte_carlo::{Budget, think};
use crate::players::{Instinctive, Random, Whim};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use table::{AnyGame, Inline, Outcome, Player, Setup, Tallies, add_up};

/// A finished game: how it ended, decisions made, what was counted.
type Finished = (Outcome, u64, Tallies);

/// A game that runs longer than this counts as failed.
const DECISIONS_MAX: u64 = 5_000_000;

/// What to simulate.
pub struct Simulation {
    /// How tables are set up; the seed is the first game's.
    pub setup: Setup,
    /// How many games.
    pub games: u64,
    /// Who plays, on every seat.
    pub bot: Kind,
    /// How much a Monte Carlo player thinks.
    pub budget: Budget,
    /// How many threads.
    pub threads: usize,
    /// Whether the game's laws are checked after every step; with thinking players, after every answer.
    pub laws: bool,
    /// Whether the rules keep their tallies.
    pub tally: bool,
}

impl Simulation {
    /// This many games on one thread, with the laws checked and no tallies.
    pub fn new(setup: Setup, games: u64, bot: Kind) -> Self {
        Simulation { setup, games, bot, budget: Budget::default(), threads: 1, laws: true, tally: false }
    }
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: String,
    /// The mode.
    pub mode: String,
    /// Seats at each table.
    pub players: usize,
    /// Who played.
    pub bot: String,
    /// The first seed.
    pub seed: u64,
    /// How many games were asked for.
    pub games: u64,
    /// How many came to an end.
    pub finished: u64,
    /// Decisions made in all of them.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Decisions per second, over all threads.
    pub decisions_per_second: f64,
    /// How often each result came, by its key.
    pub outcomes: BTreeMap<String, u64>,
    /// Rounds played: least, mean, most; by result.
    pub rounds: BTreeMap<String, Spread>,
    /// Scores per seat: least, mean, most.
    pub scores: Vec<Spread>,
    /// What the rules counted, over all games.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub tallies: Tallies,
}

/// Least, mean and most of something.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Spread {
    /// The least.
    pub min: f64,
    /// The mean.
    pub mean: f64,
    /// The most.
    pub max: f64,
}

/// A game that broke a law, panicked or did not end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedGame {
    /// Its seed.
    pub seed: u64,
    /// What went wrong.
    pub what: String,
}

/// Plays the games. `progress` is told how many are done. Stops at the first game that fails.
pub fn simulate(
    game: &dyn AnyGame,
    simulation: &Simulation,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report, FailedGame> {
    let started = Instant::now();
    let next = AtomicU64::new(0);
    let done = AtomicU64::new(0);
    let results: Mutex<Vec<Finished>> = Mutex::new(Vec::new());
    let failed: Mutex<Option<FailedGame>> = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..simulation.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    if i >= simulation.games || failed.lock().expect("no thread panics with it").is_some() {
                        return;
                    }
                    match one(game, simulation, simulation.setup.seed.wrapping_add(i)) {
                        Ok(result) => results.lock().expect("no thread panics with it").push(result),
                        Err(what) => {
                            let seed = simulation.setup.seed.wrapping_add(i);
                            failed
                                .lock()
                                .expect("no thread panics with it")
                                .get_or_insert(FailedGame { seed, what });
                        }
                    }
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
            });
        }
    });
    if let Some(failed) = failed.into_inner().expect("no thread panicked with it") {
        return Err(failed);
    }
    let results = results.into_inner().expect("no thread panicked with it");
    Ok(report(simulation, &results, started.elapsed().as_secs_f64()))
}

fn one(game: &dyn AnyGame, simulation: &Simulation, seed: u64) -> Result<Finished, String> {
    let mut setup = simulation.setup.clone();
    setup.seed = seed;
    let whims = Whim::new(seed).next();
    let run = || match simulation.bot {
        Kind::Random => inline(game, setup, Box::new(Random::new(whims)), simulation),
        Kind::Instinct => inline(game, setup, Box::new(Instinctive::new(whims)), simulation),
        Kind::MonteCarlo => thinking(game, setup, simulation, whims),
    };
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)).unwrap_or_else(|panic| {
        let words = panic.downcast_ref::<String>().cloned();
        let words = words.or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()));
        Err(words.unwrap_or_else(|| "a rule failed without a message".to_owned()))
    })
}

fn inline(
    game: &dyn AnyGame,
    setup: Setup,
    player: Box<dyn Player>,
    simulation: &Simulation,
) -> Result<Finished, String> {
    let Simulation { laws, tally, .. } = *simulation;
    let played =
        game.play(setup, Inline { player, decisions_max: DECISIONS_MAX, laws, state: false, tally })?;
    kept(&played.broken)?;
    let outcome =
        played.outcome.ok_or_else(|| format!("the game did not end within {DECISIONS_MAX} decisions"))?;
    Ok((outcome, played.decisions, played.tallies))
}

/// An error, unless no law is broken.
fn kept(broken: &[String]) -> Result<(), String> {
    match broken {
        [] => Ok(()),
        broken => Err(format!("a law is broken: {}", broken.join("; "))),
    }
}

/// A whole game in which every seat thinks. Questions that nobody waits for are left alone.
fn thinking(
    game: &dyn AnyGame,
    setup: Setup,
    simulation: &Simulation,
    whims: u64,
) -> Result<Finished, String> {
    let mut table = game.open(setup)?;
    if simulation.tally {
        table.study();
    }
    let mut whim = Whim::new(whims);
    for decisions in 0..DECISIONS_MAX {
        if let Some(outcome) = table.outcome() {
            return Ok((outcome, decisions, table.tallies()));
        }
        let question =
            table.questions().iter().find(|q| !q.aside).expect("an open table asks something").clone();
        let keys = think(table.as_ref(), &question, simulation.budget, whim.next());
        table.answer(question.seat, question.id, &keys).map_err(|e| e.to_string())?;
        table.take_events();
        if simulation.laws {
            kept(&table.broken_laws())?;
        }
    }
    Err(format!("the game did not end within {DECISIONS_MAX} decisions"))
}

fn report(simulation: &Simulation, results: &[Finished], seconds: f64) -> Report {
    let decisions: u64 = results.iter().map(|(_, d, _)| d).sum();
    let mut outcomes = BTreeMap::new();
    let mut rounds: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    let mut tallies = Tallies::new();
    for (outcome, _, counted) in results {
        add_up(&mut tallies, counted.clone());
        *outcomes.entry(outcome.result.clone()).or_insert(0) += 1;
        rounds.entry(outcome.result.clone()).or_default().push(outcome.rounds.into());
    }
    let players = simulation.setup.seats.len();
    let scores = (0..players)
        .map(|seat| spread(&results.iter().map(|(o, ..)| o.scores[seat]).collect::<Vec<_>>()))
        .collect();
    Report {
        game: simulation.setup.game.clone(),
        mode: simulation.setup.mode.clone(),
        players,
        bot: simulation.bot.name().to_owned(),
        seed: simulation.setup.seed,
        games: simulation.games,
        finished: results.len() as u64,
        decisions,
        seconds,
        decisions_per_second: decisions as f64 / seconds.max(1e-9),
        outcomes,
        rounds: rounds.into_iter().map(|(k, v)| (k, spread(&v))).collect(),
        scores,
        tallies,
    }
}

fn spread(values: &[f64]) -> Spread {
    let min = values.iter().copied().fold(f64::INFINITY, f64::min);
    let max = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mean = values.iter().sum::<f64>() / values.len().max(1) as f64;
    if values.is_empty() { Spread { min: 0.0, mean: 0.0, max: 0.0 } } else { Spread { min, mean, max } }
}
