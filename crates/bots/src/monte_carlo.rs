//! The Monte Carlo player: for each option, imagine a world, take the option, play on by instinct, and
//! see how it stands. The best on average is taken.

use crate::players::{Instinctive, Whim};
use std::time::{Duration, Instant};
use table::{AnyTable, Question, Seat};

/// How much thought goes into an answer.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Worlds imagined for each option, at the most.
    pub rollouts: u32,
    /// Decisions played on in each of them.
    pub decisions: u64,
    /// Time, at the most; with a limit, answers are no longer the same on every machine.
    pub time: Option<Duration>,
}

impl Default for Budget {
    fn default() -> Self {
        Budget { rollouts: 24, decisions: 160, time: None }
    }
}

/// The keys the Monte Carlo player would answer a question with.
pub fn think(table: &dyn AnyTable, question: &Question, budget: Budget, seed: u64) -> Vec<String> {
    let options = candidates(question, seed);
    let best = match options.len() {
        1 => 0,
        _ => best(table, question.seat, &options, budget, seed),
    };
    options[best].iter().map(|i| question.options[usize::from(*i)].key.clone()).collect()
}

fn best(table: &dyn AnyTable, seat: Seat, options: &[Vec<u16>], budget: Budget, seed: u64) -> usize {
    let started = Instant::now();
    let mut sums = vec![0.0; options.len()];
    let mut tries = vec![0u32; options.len()];
    let mut whim = Whim::new(seed);
    let mut alive: Vec<usize> = (0..options.len()).collect();
    // Halving: all options get an equal share of the rollouts, then the better half another, and so on.
    let rounds = usize::BITS - (options.len() - 1).leading_zeros();
    let share = (budget.rollouts / rounds.max(1)).max(2);
    while alive.len() > 1 {
        for _ in 0..share {
            let world = whim.next();
            for &i in &alive {
                if budget.time.is_some_and(|t| started.elapsed() > t) {
                    return top(&alive, &sums, &tries);
                }
                let player = Box::new(Instinctive::new(whim.next()));
                sums[i] += table.play_on(seat, &options[i], player, budget.decisions, world);
                tries[i] += 1;
            }
        }
        let mean = |i: usize| sums[i] / f64::from(tries[i]);
        alive.sort_by(|a, b| mean(*b).total_cmp(&mean(*a)));
        alive.truncate(alive.len().div_ceil(2));
    }
    alive[0]
}

fn top(alive: &[usize], sums: &[f64], tries: &[u32]) -> usize {
    let mean = |i: usize| if tries[i] == 0 { -1.0 } else { sums[i] / f64::from(tries[i]) };
    *alive.iter().max_by(|a, b| mean(**a).total_cmp(&mean(**b))).expect("some option is alive")
}

/// What can be answered: each option, or, where several may be picked, a handful of sets.
fn candidates(question: &Question, seed: u64) -> Vec<Vec<u16>> {
    let n = question.options.len() as u16;
    let (min, max) = (question.pick.min, question.pick.max);
    if (min, max) == (1, 1) {
        return (0..n).map(|i| vec![i]).collect();
    }
    let mut whim = Whim::new(seed ^ 0x5e75);
    let mut sets: Vec<Vec<u16>> = Vec::new();
    for _ in 0..16 {
        let count = min + whim.below(max - min + 1);
        let mut all: Vec<u16> = (0..n).collect();
        for i in 0..count {
            let j = i + whim.below(usize::from(n) - i);
            all.swap(i, j);
        }
        all.truncate(count);
        all.sort_unstable();
        if !sets.contains(&all) {
            sets.push(all);
        }
    }
    sets
}
