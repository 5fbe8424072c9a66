//! What is printed on abilities, gear and artifacts: what they do by themselves, and what they do for a price.

use super::words::{Cost, Gain, read_cost, read_gain};
use storybook::{Phrase, Read, Trouble};

/// Something that holds as long as its piece lies on the board or its card has been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passive {
    /// In every round of a combat (NN-MANA-06).
    Defense(u8),
    /// More places for mana (NN-GEAR-04), while another piece is equipped too, if one is named (NN-GEAR-03).
    Mana(u8, Option<String>),
    /// More movement in every hero action.
    Move(u8),
    /// Recruits cost less (NN-HAB-07).
    Recruit(u8),
    /// Buildings cost less.
    Build(u8),
    /// Gear costs less.
    Gear(u8),
    /// Searches and choices of stories cost fewer hearts (NN-HAB-05).
    Search(u8),
    /// Whenever this number is rolled in a combat (NN-GEAR-02).
    On(u8, Gain),
    /// Whenever an enemy is beaten.
    Win(Gain),
    /// In every production phase but the last.
    Season(Gain),
}

/// How often, and when, something may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limit {
    /// Once a season (NN-QDRAW-06).
    pub season: bool,
    /// Once in each round of a combat (NN-MANA-05).
    pub round: bool,
    /// Never in a combat.
    pub peace: bool,
    /// At any time, on other players' turns, too (NN-ART-01, NN-ART-04, NN-ART-05); otherwise on one's own turn alone.
    pub anytime: bool,
    /// Not in the final production any more.
    pub early: bool,
}

/// What a use does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    Gain(Gain),
    Move(u8),
    Damage(u8),
    /// One more die, added to the damage (NN-HAB-10).
    DieOfDamage,
    Defense(u8),
    /// NN-HAB-02
    Reroll,
    /// Enemies cost no heart this turn (NN-HAB-03).
    Ignore,
    /// Any search token on the board (NN-ART-03).
    Token,
    /// A hero action without a token, with so much movement (NN-ART-06).
    Act(u8),
}

/// A line of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rule {
    Always(Passive),
    /// What its number brings when it is rolled (red pieces).
    Rolled(Vec<Effect>),
    /// What can be bought: once per roll on a red piece (NN-MANA-02), at any time of one's turn on others (NN-MANA-04).
    Use(Vec<Cost>, Vec<Effect>, Limit),
}

const PASSIVES: [(&str, Read<Passive>); 8] = [
    ("defense", |p| few(p).map(Passive::Defense)),
    ("mana", |p| {
        let n = few(p)?;
        let other = p.take("with").then(|| p.word("another piece")).transpose()?;
        Ok(Passive::Mana(n, other))
    }),
    ("move", |p| few(p).map(Passive::Move)),
    ("recruit", |p| cheaper(p).map(Passive::Recruit)),
    ("build", |p| cheaper(p).map(Passive::Build)),
    ("gear", |p| cheaper(p).map(Passive::Gear)),
    ("search", |p| cheaper(p).map(Passive::Search)),
    ("season", |p| read_gain(p).map(Passive::Season)),
];

fn few(phrase: &mut Phrase) -> Result<u8, Trouble> {
    Ok(phrase.number("how much", 1..=9)? as u8)
}

/// `-1`
fn cheaper(phrase: &mut Phrase) -> Result<u8, Trouble> {
    Ok(phrase.number("how much less", -9..=-1)?.unsigned_abs() as u8)
}

const EFFECTS: [(&str, Read<Effect>); 8] = [
    ("move", |p| few(p).map(Effect::Move)),
    ("damage", |p| match p.take("die") {
        true => Ok(Effect::DieOfDamage),
        false => few(p).map(Effect::Damage),
    }),
    ("defense", |p| few(p).map(Effect::Defense)),
    ("reroll", |_| Ok(Effect::Reroll)),
    ("ignore", |p| p.one_of("`enemies`", &[("enemies", ())]).map(|()| Effect::Ignore)),
    ("search-token", |_| Ok(Effect::Token)),
    ("act", |p| few(p).map(Effect::Act)),
    ("gain", |p| read_gain(p).map(Effect::Gain)),
];

fn read_effect(phrase: &mut Phrase) -> Result<Effect, Trouble> {
    match phrase.take_one(&EFFECTS) {
        Some(read) => read(phrase),
        None => read_gain(phrase).map(Effect::Gain),
    }
}

/// `always: defense 1`, `on 4: heart 1`, `win: coin 1`, `rolled: damage 3`, `1 mana: move 2`, `season, peace, 1 tool: heart 7`,
/// `anytime, early, season, 1 mana: coin 4`
pub(crate) fn read_rule(text: &str, column: usize) -> Result<Rule, Trouble> {
    let Some((head, tail)) = text.split_once(':') else {
        return Err(Trouble::new(
            "a rule begins with `always:`, `rolled:`, `on 4:`, `win:` or a price and a colon",
        ));
    };
    let after = column + head.chars().count() + 1;
    let one = |read: &dyn Fn(&mut Phrase) -> Result<Passive, Trouble>| {
        let mut phrase = Phrase::new(tail, after);
        let passive = read(&mut phrase)?;
        phrase.done().map(|()| Rule::Always(passive))
    };
    let mut phrase = Phrase::new(head, column);
    if phrase.take("always") {
        return one(&|p| p.one_of("what always holds", &PASSIVES)?(p));
    }
    if phrase.take("win") {
        return one(&|p| read_gain(p).map(Passive::Win));
    }
    if phrase.take("on") {
        let face = phrase.number("a number of the die", 1..=4)? as u8;
        return one(&|p| read_gain(p).map(|gain| Passive::On(face, gain)));
    }
    if phrase.take("rolled") {
        return Phrase::each(tail, after, read_effect).map(Rule::Rolled);
    }
    let mut limit = Limit::default();
    let price = Phrase::each(head, column, |p| {
        let Limit { season, round, peace, anytime, early } = &mut limit;
        let words =
            [("season", season), ("round", round), ("peace", peace), ("anytime", anytime), ("early", early)];
        for (word, holds) in words {
            if p.take(word) {
                *holds = true;
                return Ok(None);
            }
        }
        Ok(Some(read_cost(p)?))
    })?;
    let price: Vec<Cost> = price.into_iter().flatten().collect();
    if price.is_empty() || price.contains(&Cost::DieOfHearts) {
        return Err(Trouble::new("what does a use cost? For example `1 mana: move 2`"));
    }
    Phrase::each(tail, after, read_effect).map(|effects| Rule::Use(price, effects, limit))
}
