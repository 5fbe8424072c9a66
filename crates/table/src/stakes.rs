//! What an option puts at stake, as data: the test and its odds, the price, the gain, and what failing means.
//! Only what the rules make public to the seat that is asked, never what a hidden page or card holds.

use serde::{Deserialize, Serialize};

/// What is known about an option before it is taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stakes {
    /// The dice that decide, if any do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub test: Option<Test>,
    /// What is paid or surely lost, at the latest when the test succeeds.
    pub cost: Vec<Amount>,
    /// What succeeding costs and failing does not: reputation, for a dirty fight.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Amount>>"))]
    pub success_cost: Vec<Amount>,
    /// What failing costs and succeeding does not: a heart, reputation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Amount>>"))]
    pub failure_cost: Vec<Amount>,
    /// What is surely gained; with a test, by succeeding.
    pub gain: Vec<Amount>,
    /// What else failing means, in words: "the quest is lost".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub risk: Option<String>,
}

/// A test: dice, what is added to them, and what they must reach.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Test {
    /// What is tested: `combat`, `strong`.
    pub of: String,
    /// The total to reach, or how many dice must succeed. None where a rival's throw has to be beaten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub need: Option<u32>,
    /// What is added to the dice before any extra is spent.
    pub adds: u32,
    /// How many dice are thrown.
    pub dice: u32,
    /// The odds as thrown.
    pub chance: Odds,
    /// The odds with all that could be laid on, if that is more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub best: Option<Odds>,
    /// What the odds do not count: "cards and abilities".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub leaves_out: Option<String>,
    /// Higher numbers that bring more, the lowest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Band>>"))]
    pub bands: Vec<Band>,
    /// Who throws against it, if somebody does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rival: Option<Rival>,
}

/// Succeeding by more than is needed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Band {
    /// The total to reach.
    pub need: u32,
    /// What that is for: "the bonus", "a second fish".
    pub brings: String,
    /// The odds as thrown.
    pub chance: Odds,
    /// The odds with all that could be laid on, if that is more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub best: Option<Odds>,
}

/// The other side of a test. It wins ties.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rival {
    /// Who.
    pub name: String,
    /// Whose face it is, named as events name them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub face: Option<String>,
    /// What they add.
    pub adds: u32,
    /// How many dice they throw.
    pub dice: u32,
}

/// How many of all equally likely throws succeed: 5 in 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Odds {
    /// Throws that succeed.
    pub ways: u32,
    /// All throws.
    pub of: u32,
}

/// So many of a token.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Amount {
    /// What it is, named as in events: `coin`, `heart`.
    pub token: String,
    /// How many.
    pub n: u32,
}

impl Odds {
    /// Counts the throws that succeed.
    pub fn count(throws: impl IntoIterator<Item = bool>) -> Odds {
        let add = |odds: Odds, won: bool| Odds { ways: odds.ways + u32::from(won), of: odds.of + 1 };
        throws.into_iter().fold(Odds { ways: 0, of: 0 }, add)
    }

    fn if_better(self, than: Odds) -> Option<Odds> {
        let (with, without) =
            (u64::from(self.ways) * u64::from(than.of), u64::from(than.ways) * u64::from(self.of));
        (with > without).then_some(self)
    }

    /// One die, with something added, reaches at least `need`.
    pub fn reach(sides: u32, adds: u32, need: u32) -> Odds {
        Odds::count((1..=sides).map(|die| die + adds >= need))
    }

    /// One die that is thrown again after its highest side, as often as it shows that, and added up with something reaches at least `need`.
    pub fn exploding(sides: u32, adds: u32, need: u32) -> Odds {
        let mut need = need.saturating_sub(adds);
        let mut of = 1u32;
        // Only whoever throws the highest side comes any nearer to a number beyond it.
        while need > sides {
            need -= sides;
            of = of.saturating_mul(sides);
        }
        Odds { ways: sides + 1 - need.max(1), of: of.saturating_mul(sides) }
    }

    /// One die against another's, each with something added; ties go to the other.
    pub fn beat(sides: u32, adds: u32, theirs: u32) -> Odds {
        let throws = (1..=sides).flat_map(|mine| (1..=sides).map(move |other| (mine, other)));
        Odds::count(throws.map(|(mine, other)| mine + adds > other + theirs))
    }

    /// Of so many dice, each of which succeeds on `hits` of its sides, at least `need` succeed.
    pub fn successes(dice: u32, sides: u32, hits: u32, need: u32) -> Odds {
        assert!(hits <= sides && sides > 0, "a die cannot succeed on {hits} of {sides} sides");
        // How many throws have fewer than `need` successes, by their number.
        let mut short = vec![0u64; need as usize];
        if let Some(none) = short.first_mut() {
            *none = 1;
        }
        let mut of = 1u64;
        for _ in 0..dice {
            for at in (0..short.len()).rev() {
                let more = if at > 0 { short[at - 1] * u64::from(hits) } else { 0 };
                short[at] = short[at] * u64::from(sides - hits) + more;
            }
            of *= u64::from(sides);
            // More throws than 32 bits can count: the share of each kind stays as it is.
            while of > u64::from(u32::MAX) {
                of /= 2;
                short.iter_mut().for_each(|n| *n /= 2);
            }
        }
        Odds { ways: (of - short.iter().sum::<u64>()) as u32, of: of as u32 }
    }
}

impl Test {
    /// A test that has to reach a number.
    pub fn reach(of: impl Into<String>, need: u32, adds: u32, dice: u32, chance: Odds) -> Test {
        Test {
            of: of.into(),
            need: Some(need),
            adds,
            dice,
            chance,
            best: None,
            leaves_out: None,
            bands: Vec::new(),
            rival: None,
        }
    }

    /// The odds with everything that could be laid on; said only if they are better.
    pub fn at_best(mut self, best: Odds) -> Test {
        self.best = best.if_better(self.chance);
        self
    }

    /// Without something that nobody can know before: "cards and abilities".
    pub fn leaving_out(mut self, what: &str) -> Test {
        self.leaves_out = Some(what.to_owned());
        self
    }

    /// With what a higher number brings: the odds as thrown, and with everything that could be laid on.
    pub fn band(mut self, need: u32, brings: &str, chance: Odds, best: Odds) -> Test {
        self.bands.push(Band { need, brings: brings.to_owned(), chance, best: best.if_better(chance) });
        self
    }

    /// The same for the one that the rulebook calls a bonus.
    pub fn bonus(self, need: u32, chance: Odds, best: Odds) -> Test {
        self.band(need, "the bonus", chance, best)
    }
}

impl Stakes {
    /// What an option with a test puts at stake.
    pub fn test(test: Test) -> Stakes {
        Stakes { test: Some(test), ..Stakes::default() }
    }

    /// With a price.
    pub fn costs(mut self, token: &str, n: u32) -> Stakes {
        add(&mut self.cost, token, n);
        self
    }

    /// With a price that only success has.
    pub fn success_costs(mut self, token: &str, n: u32) -> Stakes {
        add(&mut self.success_cost, token, n);
        self
    }

    /// With a price that only failure has.
    pub fn failure_costs(mut self, token: &str, n: u32) -> Stakes {
        add(&mut self.failure_cost, token, n);
        self
    }

    /// With a gain.
    pub fn gains(mut self, token: &str, n: u32) -> Stakes {
        add(&mut self.gain, token, n);
        self
    }

    /// With what else failing means.
    pub fn risks(mut self, risk: impl Into<String>) -> Stakes {
        self.risk = Some(risk.into());
        self
    }

    /// `None`, if nothing is at stake.
    pub fn some(self) -> Option<Stakes> {
        (self != Stakes::default()).then_some(self)
    }
}

/// Of each token there is one amount, and none of 0.
fn add(amounts: &mut Vec<Amount>, token: &str, n: u32) {
    match amounts.iter_mut().find(|amount| amount.token == token) {
        Some(amount) => amount.n += n,
        None if n > 0 => amounts.push(Amount { token: token.to_owned(), n }),
        None => {}
    }
}
