//! Bots: players that need no eyes, and simulation.
//!
//! A bot sits like anybody else: it gets its seat's questions and answers them. The Monte Carlo player
//! plays on from worlds imagined for its seat, never from the real one: a bot does not peek.

#![warn(missing_docs)]

mod monte_carlo;
mod players;
mod simulate;

pub use monte_carlo::{Budget, think};
pub use players::{Instinctive, Random};
pub use simulate::{Fault, Report, Simulation, simulate};

use table::{AnyTable, Question};

/// The kinds of bot that can take a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Any option, all alike.
    Random,
    /// What a player without a plan would do. Only in simulations: at a table it thinks as Monte Carlo
    /// does, with very little time.
    Instinct,
    /// Imagines and plays on.
    MonteCarlo,
}

impl Kind {
    /// All kinds, with their names.
    pub const ALL: [(&'static str, Kind); 3] =
        [("random", Kind::Random), ("instinct", Kind::Instinct), ("monte-carlo", Kind::MonteCarlo)];

    /// The kind with this name.
    pub fn named(name: &str) -> Option<Kind> {
        Self::ALL.iter().find(|(n, _)| *n == name).map(|(_, k)| *k)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, k)| *k == self).map_or("", |(n, _)| *n)
    }

    /// Answers a question of a bot's seat.
    pub fn answer(self, table: &dyn AnyTable, question: &Question, budget: Budget, seed: u64) -> Vec<String> {
        match self {
            Kind::Random => {
                let mut whim = players::Whim::new(seed);
                let (n, min, max) = (question.options.len(), question.pick.min, question.pick.max);
                whim.some(n, min, max).iter().map(|i| question.options[usize::from(*i)].key.clone()).collect()
            }
            Kind::Instinct => think(table, question, Budget { rollouts: 4, decisions: 24, ..budget }, seed),
            Kind::MonteCarlo => think(table, question, budget, seed),
        }
    }
}
