//! Bots, and simulation with them.
//!
//! A bot sits like anybody else: it gets its seat's questions and answers them. The Monte Carlo player
//! plays on from worlds imagined for its seat, never from the real one: a bot does not peek.

#![warn(missing_docs)]

mod monte_carlo;
mod players;
mod simulate;

pub use monte_carlo::{Budget, think};
pub use players::{Instinctive, Random};
pub use simulate::{FailedGame, Report, Simulation, simulate};

use table::{AnyTable, Pick, Question};

/// The kinds of bot that can take a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Any option, all equally likely.
    Random,
    /// What a player without a plan would do.
    Instinct,
    /// Imagines worlds and plays on in them.
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
        let mut whim = players::Whim::new(seed);
        let key = |i: usize| question.options[i].key.clone();
        let n = question.options.len();
        let mut weights = question.options.iter().map(|o| o.instinct).collect::<Vec<u32>>();
        let one = question.pick == Pick { min: 1, max: 1 };
        match self {
            Kind::Instinct if one => vec![key(whim.weighted(&weights))],
            Kind::Random if one => {
                let mut own: Vec<usize> = (0..n).filter(|i| !question.options[*i].for_people).collect();
                if own.is_empty() {
                    own = (0..n).collect();
                }
                vec![key(own[usize::from(whim.some(own.len(), question.pick)[0])])]
            }
            Kind::Random => whim.some(n, question.pick).iter().map(|i| key(usize::from(*i))).collect(),
            Kind::Instinct => {
                let picks = whim.some_weighted(&mut weights, question.pick);
                picks.iter().map(|i| key(usize::from(*i))).collect()
            }
            Kind::MonteCarlo => think(table, question, budget, seed),
        }
    }
}
