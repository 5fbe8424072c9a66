//! Players that answer at once, inside the rules: at random, or by the game's instincts.

use table::{Picks, Player, Seat};

/// How often a bot does something that nobody waits for: once in this many occasions.
const ASIDE_ODDS: usize = 24;

/// A small, fast generator (SplitMix64). Bots' whims need no better; dice come from the table.
#[derive(Clone)]
pub(crate) struct Whim(u64);

impl Whim {
    pub(crate) fn new(seed: u64) -> Self {
        Whim(seed)
    }

    #[inline]
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    #[inline]
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (((self.next() >> 32) * n as u64) >> 32) as usize
    }

    /// One of several, with a probability in proportion to its weight; any of them if all weights are zero.
    pub(crate) fn weighted(&mut self, weights: &[u32]) -> usize {
        let total: usize = weights.iter().map(|w| *w as usize).sum();
        if total == 0 {
            return self.below(weights.len());
        }
        let mut at = self.below(total);
        let past = |weight: &u32| match at.checked_sub(*weight as usize) {
            Some(rest) => {
                at = rest;
                false
            }
            None => true,
        };
        weights.iter().position(past).expect("the weights add up to more")
    }

    pub(crate) fn some(&mut self, n: usize, min: usize, max: usize) -> Picks {
        let count = min + self.below(max - min + 1);
        let mut all: Picks = (0..n as u16).collect();
        for i in 0..count {
            let j = i + self.below(n - i);
            all.swap(i, j);
        }
        all.truncate(count);
        all.sort_unstable();
        all
    }
}

/// Takes any option, all equally likely.
#[derive(Clone)]
pub struct Random(Whim);

impl Random {
    /// A random player with its own seed.
    pub fn new(seed: u64) -> Self {
        Random(Whim::new(seed))
    }
}

impl Player for Random {
    #[inline]
    fn pick(&mut self, _seat: Seat, n: usize, _weigh: &mut dyn FnMut(usize) -> u32) -> usize {
        self.0.below(n)
    }

    fn pick_some(&mut self, _seat: Seat, n: usize, min: usize, max: usize) -> Picks {
        self.0.some(n, min, max)
    }

    fn steps_in(&mut self, _seat: Seat) -> bool {
        self.0.below(ASIDE_ODDS) == 0
    }
}

/// Takes options with the weights that the game gives them for a player without a plan.
#[derive(Clone)]
pub struct Instinctive {
    whim: Whim,
    /// The weights of the options; kept, so that nothing is allocated for every question of a rollout.
    weights: Vec<u32>,
}

impl Instinctive {
    /// An instinctive player with its own seed.
    pub fn new(seed: u64) -> Self {
        Instinctive { whim: Whim::new(seed), weights: Vec::new() }
    }
}

impl Player for Instinctive {
    fn pick(&mut self, _seat: Seat, n: usize, weigh: &mut dyn FnMut(usize) -> u32) -> usize {
        self.weights.clear();
        self.weights.extend((0..n).map(weigh));
        self.whim.weighted(&self.weights)
    }

    fn pick_some(&mut self, _seat: Seat, n: usize, min: usize, max: usize) -> Picks {
        self.whim.some(n, min, max)
    }

    fn steps_in(&mut self, _seat: Seat) -> bool {
        false
    }
}
