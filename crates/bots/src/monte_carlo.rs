//! The Monte Carlo player: for each option, imagine a world, take the option, play on by instinct, and
//! see how the game then stands. The option that is best on average is taken.

use crate::players::{Instinctive, Whim};
use std::time::{Duration, Instant};
use table::{AnyTable, Pick, Question, Seat};

/// How much thought goes into an answer.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Worlds imagined for each option, at most.
    pub rollouts: u32,
    /// Decisions played on in each of them.
    pub decisions: u64,
    /// Time, at most; with a limit, answers are no longer the same on every machine.
    pub time: Option<Duration>,
}

impl Default for Budget {
    fn default() -> Self {
        Budget { rollouts: 12, decisions: 80, time: None }
    }
}

/// An option whose instinctive weight is below this share of the favourite's is not considered: with few
/// rollouts, chance would make it look good now and then.
const WORTH_A_THOUGHT: f64 = 0.2;
/// How much the favourite's weight counts beside the rollouts, in points of the game's score.
const TRUST_IN_INSTINCT: f64 = 0.01;

/// The keys the Monte Carlo player would answer a question with.
pub fn think(table: &dyn AnyTable, question: &Question, budget: Budget, seed: u64) -> Vec<String> {
    let options = candidates(question, seed);
    let best = match options.len() {
        1 => 0,
        _ => best(table, question.seat, &options, budget, seed),
    };
    options[best].picks.iter().map(|i| question.options[usize::from(*i)].key.clone()).collect()
}

/// A possible answer, and its instinctive weight (0 to 1).
struct Candidate {
    picks: Vec<u16>,
    prior: f64,
}

fn best(table: &dyn AnyTable, seat: Seat, options: &[Candidate], budget: Budget, seed: u64) -> usize {
    let started = Instant::now();
    let mut sums = vec![0.0; options.len()];
    let mut tries = vec![0u32; options.len()];
    let mut whim = Whim::new(seed);
    let mut alive: Vec<usize> = (0..options.len()).collect();
    // Halving: all options get an equal share of the rollouts, then the better half another, and so on.
    let rounds = usize::BITS - (options.len() - 1).leading_zeros();
    let share = (budget.rollouts / rounds.max(1)).max(2);
    let value = |i: usize, sums: &[f64], tries: &[u32]| {
        let mean = if tries[i] == 0 { 0.0 } else { sums[i] / f64::from(tries[i]) };
        mean + TRUST_IN_INSTINCT * options[i].prior
    };
    while alive.len() > 1 {
        for _ in 0..share {
            // The same world and the same whims for every option: what differs is the option.
            let (world, whims) = (whim.next(), whim.next());
            let mut came_out = Vec::with_capacity(alive.len());
            for &i in &alive {
                if budget.time.is_some_and(|t| started.elapsed() >= t) {
                    // A world in which only some options were tried says nothing about the others.
                    let best = alive
                        .iter()
                        .max_by(|a, b| value(**a, &sums, &tries).total_cmp(&value(**b, &sums, &tries)));
                    return *best.expect("some option is alive");
                }
                let player = Box::new(Instinctive::new(whims));
                came_out.push(table.play_on(seat, &options[i].picks, player, budget.decisions, world));
            }
            for (&i, came_out) in alive.iter().zip(came_out) {
                sums[i] += came_out;
                tries[i] += 1;
            }
        }
        alive.sort_by(|a, b| value(*b, &sums, &tries).total_cmp(&value(*a, &sums, &tries)));
        alive.truncate(alive.len().div_ceil(2));
    }
    alive[0]
}

/// The possible answers: each option worth considering, or, where several may be picked, a handful of sets.
fn candidates(question: &Question, seed: u64) -> Vec<Candidate> {
    if question.pick == (Pick { min: 1, max: 1 }) {
        let most = question.options.iter().map(|o| o.instinct).max().unwrap_or(0).max(1);
        let all = question.options.iter().enumerate().map(|(i, o)| Candidate {
            picks: vec![i as u16],
            prior: f64::from(o.instinct) / f64::from(most),
        });
        let mut worthy: Vec<Candidate> = all.filter(|c| c.prior >= WORTH_A_THOUGHT).collect();
        if worthy.is_empty() {
            worthy.push(Candidate { picks: vec![0], prior: 0.0 });
        }
        return worthy;
    }
    let mut whim = Whim::new(seed ^ 0x5e75);
    let mut sets: Vec<Candidate> = Vec::new();
    for _ in 0..16 {
        let mut weights: Vec<u32> = question.options.iter().map(|o| o.instinct).collect();
        let picks = whim.some_weighted(&mut weights, question.pick).to_vec();
        if sets.iter().all(|s| s.picks != picks) {
            sets.push(Candidate { picks, prior: 0.0 });
        }
    }
    sets
}
