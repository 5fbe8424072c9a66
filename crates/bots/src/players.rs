//! Players that answer at once, inside the rules: at random, or by the game's instincts.

use table::{Pick, Picks, Player, Seat};

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

    /// Any of the sets that are allowed.
    pub(crate) fn some(&mut self, n: usize, Pick { min, max }: Pick) -> Picks {
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

    /// The same with weights: what has none is taken only if too little else is there. The weights are used up.
    pub(crate) fn some_weighted(&mut self, weights: &mut [u32], Pick { min, max }: Pick) -> Picks {
        let liked = weights.iter().filter(|weight| **weight > 0).count();
        let count = min + self.below(max.min(liked).max(min) - min + 1);
        let mut taken = Picks::new();
        while taken.len() < count.min(liked) {
            let picked = self.weighted(weights);
            weights[picked] = 0;
            taken.push(picked as u16);
        }
        let others: Picks = (0..weights.len() as u16).filter(|i| !taken.contains(i)).collect();
        let more = count - taken.len();
        taken.extend(
            self.some(others.len(), Pick { min: more, max: more }).iter().map(|i| others[usize::from(*i)]),
        );
        taken.sort_unstable();
        taken
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

    fn pick_some(&mut self, _: Seat, n: usize, count: Pick, _: &mut dyn FnMut(usize) -> u32) -> Picks {
        self.0.some(n, count)
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

    fn pick_some(&mut self, _: Seat, n: usize, count: Pick, weigh: &mut dyn FnMut(usize) -> u32) -> Picks {
        self.weights.clear();
        self.weights.extend((0..n).map(weigh));
        self.whim.some_weighted(&mut self.weights, count)
    }

    fn steps_in(&mut self, _seat: Seat) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// How often each set was picked in so many tries.
    fn picked(weights: &[u32], min: usize, max: usize) -> BTreeMap<Vec<u16>, u32> {
        let mut whim = Whim::new(7);
        let mut sets = BTreeMap::new();
        for _ in 0..6_000 {
            let picks = whim.some_weighted(&mut weights.to_vec(), Pick { min, max });
            assert!((min..=max).contains(&picks.len()) && picks.is_sorted(), "{picks:?}");
            *sets.entry(picks.to_vec()).or_default() += 1;
        }
        sets
    }

    #[test]
    fn sets_are_picked_by_weight() {
        let sets = picked(&[1, 0, 3, 0], 1, 1);
        assert_eq!(sets.keys().cloned().collect::<Vec<_>>(), [[0], [2]], "nothing else is liked");
        assert!((4_200..4_800).contains(&sets[&vec![2]]), "three in four: {sets:?}");
        let sets = picked(&[1, 0, 3, 0], 0, 4);
        assert_eq!(sets.keys().cloned().collect::<Vec<_>>(), [vec![], vec![0], vec![0, 2], vec![2]]);
        assert!(sets.values().all(|n| (400..2_200).contains(n)), "any number of them: {sets:?}");
    }

    #[test]
    fn what_nobody_likes_is_picked_where_there_is_nothing_else() {
        let sets = picked(&[0, 5, 0], 2, 2);
        assert_eq!(sets.keys().cloned().collect::<Vec<_>>(), [[0, 1], [1, 2]]);
        assert!(sets.values().all(|n| (2_700..3_300).contains(n)), "either: {sets:?}");
        assert_eq!(picked(&[0; 3], 1, 1).len(), 3);
        assert_eq!(picked(&[0; 3], 3, 3).len(), 1);
    }
}
