//! The words of Near and Far's book: rewards, tests, payments, and the rules printed on cards.

use super::terms::{BUILDINGS, Building, FACTIONS, Faction};
use serde::{Deserialize, Serialize};
use storybook::{Phrase, RawEntry, Trouble, Words};

/// What can be paid (NF-GEN-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Thing {
    Coin,
    Gem,
    Food,
    Heart,
    Token(Faction),
}

impl Thing {
    /// What one would say: "1 coin", "2 food", "1 Outlaw token".
    pub fn say(self, n: u32) -> String {
        let s = if n == 1 { "" } else { "s" };
        match self {
            Thing::Coin => format!("{n} coin{s}"),
            Thing::Gem => format!("{n} gem{s}"),
            Thing::Food => format!("{n} food"),
            Thing::Heart => format!("{n} heart{s}"),
            Thing::Token(faction) => format!("{n} {} token{s}", faction.name()),
        }
    }

    /// As it stands in keys.
    pub fn key(self) -> &'static str {
        match self {
            Thing::Coin => "coin",
            Thing::Gem => "gem",
            Thing::Food => "food",
            Thing::Heart => "heart",
            Thing::Token(faction) => faction.key(),
        }
    }
}

pub(crate) const THINGS: [(&str, Thing); 8] = [
    ("coin", Thing::Coin),
    ("gem", Thing::Gem),
    ("food", Thing::Food),
    ("heart", Thing::Heart),
    ("outlaws", Thing::Token(Faction::Outlaws)),
    ("mystics", Thing::Token(Faction::Mystics)),
    ("lizards", Thing::Token(Faction::Lizards)),
    ("nomads", Thing::Token(Faction::Nomads)),
];

/// A reward (NF-QUEST-17), or what a card does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reward {
    Gain(Thing, u8),
    Reputation(i8),
    Bird,
    Treasure,
    Adventurer(Option<Faction>),
    Artifact,
    World(String),
    /// Recruit one from the row at the usual price (NF-TRS-08).
    Recruit,
    /// Put a camp on an empty space of the map (NF-ART-11).
    Camp,
}

/// Two kinds of roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Kind {
    Skill,
    Combat,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Skill => "skill",
            Kind::Combat => "combat",
        }
    }
}

/// What a choice asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Test {
    pub kind: Kind,
    pub need: u8,
}

/// What a choice costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    pub thing: Thing,
    pub n: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestCondition {
    ReputationAtLeast(i8),
    ReputationAtMost(i8),
}

/// Which visit a card pays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visit {
    At(Building),
    Any,
    Occupied,
}

/// After what a card pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Duel,
    Threat,
    Quest,
    Camp,
    Dig,
    Recruit,
    Leave,
}

const DEEDS: [(&str, Deed); 7] = [
    ("duel", Deed::Duel),
    ("threat", Deed::Threat),
    ("quest", Deed::Quest),
    ("camp", Deed::Camp),
    ("dig", Deed::Dig),
    ("recruit", Deed::Recruit),
    ("leave", Deed::Leave),
];

/// What a card counts at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    Adventurers,
    Of(Faction),
    Chiefs,
    Threats,
    Camps,
    Treasures,
    Artifacts,
    Food,
    Gems,
    Coins,
    Tokens,
    Reputation,
}

const COUNTED: [(&str, Counted); 10] = [
    ("adventurer", Counted::Adventurers),
    ("chief", Counted::Chiefs),
    ("threat", Counted::Threats),
    ("camp", Counted::Camps),
    ("treasure", Counted::Treasures),
    ("artifact", Counted::Artifacts),
    ("food", Counted::Food),
    ("gem", Counted::Gems),
    ("coin", Counted::Coins),
    ("token", Counted::Tokens),
];

const MOST: [(&str, Counted); 7] = [
    ("coin", Counted::Coins),
    ("gem", Counted::Gems),
    ("food", Counted::Food),
    ("reputation", Counted::Reputation),
    ("threat", Counted::Threats),
    ("adventurer", Counted::Adventurers),
    ("token", Counted::Tokens),
];

/// A rule of an artifact, a treasure or a world card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rule {
    Sword(u8),
    Skill(u8),
    Heart(u8),
    Move(u8),
    Duel(u8),
    Fight(u8),
    Pass(u8),
    IgnoreThreats(Option<Price>),
    /// NF-TRS-03: pay, and the sum of a combat roll rises, once for each roll.
    Bomb(Price, u8),
    Trade(u8),
    Trades(u8),
    Discount(u8),
    Search(u8),
    Twin,
    Toll(Thing),
    WinTies,
    Now(Vec<Reward>),
    Visit(Visit, Vec<Reward>),
    After(Deed, Vec<Reward>),
    Score(i8),
    ScorePer(i8, Counted),
    ScoreMost(i8, Counted, Option<i8>),
}

#[derive(Default)]
pub struct NearAndFarWords;

impl Words for NearAndFarWords {
    type Effect = Reward;
    type Condition = QuestCondition;
    type Test = Test;
    type Cost = Price;

    fn effect(&self, phrase: &mut Phrase) -> Result<Reward, Trouble> {
        let reward = read_reward(phrase)?;
        match reward {
            Reward::Recruit | Reward::Camp => Err(Trouble::new("only cards do this, not quests")),
            reward => Ok(reward),
        }
    }

    fn condition(&self, phrase: &mut Phrase) -> Result<QuestCondition, Trouble> {
        phrase.one_of("a condition", &[("reputation", ())])?;
        phrase.one_of("`at least` or `at most`", &[("at", ())])?;
        let least = phrase.one_of("`at least` or `at most`", &[("least", true), ("most", false)])?;
        let n = phrase.number("a reputation", -6..=12)? as i8;
        Ok(if least { QuestCondition::ReputationAtLeast(n) } else { QuestCondition::ReputationAtMost(n) })
    }

    fn test(&self, phrase: &mut Phrase) -> Result<Test, Trouble> {
        let kind = phrase.one_of("a test", &[("skill", Kind::Skill), ("combat", Kind::Combat)])?;
        Ok(Test { kind, need: phrase.number("a difficulty", 3..=14)? as u8 })
    }

    fn cost(&self, phrase: &mut Phrase) -> Result<Price, Trouble> {
        read_price(phrase)
    }

    /// Map quests are at spaces, arcade cards in a deck, bosses on the map; a character's story begins with its
    /// introduction and its first quest. Side quests and later quests must be led to.
    fn opens(&self, entry: &RawEntry) -> bool {
        let file = entry.file.as_str();
        file.starts_with("map")
            || ["arcade.story", "bosses.story"].contains(&file)
            || entry.fields.iter().any(|f| ["intro", "first"].contains(&f.name.text.as_str()))
    }

    fn nouns(&self) -> &'static [(&'static str, &'static str)] {
        &NOUNS
    }
}

/// Hearts and reputation show in too many ways for a list, and who gives a faction's token is often only "he" or "she".
const NOUNS: [(&str, &str); 5] = [
    (
        "coin",
        "bill brass bounty cash change copper fare fee gold money paid pay payment payroll penny \
         pennies pocket price purse refund reward rent saving share silver stake takings till tip \
         toll wage winnings",
    ),
    (
        "gem",
        "amber bead crystal diamond emerald garnet glass jade jewel opal pearl ruby sapphire shard \
         stone topaz",
    ),
    (
        "food",
        "apple bacon barley bean beer berry biscuit bread breakfast broth butter cake carrot catch \
         cheese corn dinner dumpling eat egg feast fig fish flour fruit ham honey jam jar larder \
         lemon loaf loaves lunch meal meat melon milk mushroom noodle nut onion pan pantry peach pear \
         pepper picnic pickle pie plum porridge pot potato provision pudding pumpkin ration rice root \
         salt sausage seed soup squash stew supper sweet syrup tea tomato turnip",
    ),
    ("bird", "chick crane feather hen ostrich wing"),
    ("adventurer", "along come join party"),
];

fn read_price(phrase: &mut Phrase) -> Result<Price, Trouble> {
    let n = phrase.number("how many", 1..=9)? as u8;
    Ok(Price { thing: phrase.one_of("something to pay", &THINGS)?, n })
}

/// Reads a reward.
pub(crate) fn read_reward(phrase: &mut Phrase) -> Result<Reward, Trouble> {
    let column = phrase.column();
    let word = phrase.word("a reward")?;
    if let Some((_, thing)) = THINGS.iter().find(|(name, _)| *name == word) {
        return Ok(Reward::Gain(*thing, phrase.number("how many", 1..=9)? as u8));
    }
    Ok(match word.as_str() {
        "reputation" => match phrase.number("a change such as 1 or -2", -6..=6)? {
            0 => return Err(Trouble::new("a change of 0 changes nothing")),
            n => Reward::Reputation(n as i8),
        },
        "bird" => Reward::Bird,
        "treasure" => Reward::Treasure,
        "artifact" => Reward::Artifact,
        "adventurer" if phrase.is_done() => Reward::Adventurer(None),
        "adventurer" => Reward::Adventurer(Some(phrase.one_of("a faction", &FACTIONS)?)),
        "world" => Reward::World(phrase.word("the id of a world card")?),
        "recruit" => Reward::Recruit,
        "camp" => Reward::Camp,
        _ => {
            let known = ["reputation", "bird", "treasure", "artifact", "adventurer", "world", "keyword"];
            let known = known.into_iter().chain(THINGS.iter().map(|t| t.0));
            return Err(Trouble::unknown(column, &word, "a reward", known));
        }
    })
}

/// Reads a rule of a card.
pub(crate) fn read_rule(text: &str, column: usize) -> Result<Rule, Trouble> {
    let (head, tail) = match text.split_once(':') {
        Some((head, tail)) => (head, Some((tail, column + head.chars().count() + 1))),
        None => (text, None),
    };
    // `score 4 if most threat, 2 if second`
    let (head, second) = match head.split_once(',') {
        Some((head, second)) => (head, Some(Phrase::new(second, column + head.chars().count() + 1))),
        None => (head, None),
    };
    let mut phrase = Phrase::new(head, column);
    let at = phrase.column();
    let word = phrase.word("a rule")?;
    let n = |phrase: &mut Phrase| phrase.number("how many", 1..=9).map(|n| n as u8);
    let mut takes_rewards = false;
    let mut takes_second = None;
    let rule = match word.as_str() {
        "sword" => Rule::Sword(n(&mut phrase)?),
        "skill" => Rule::Skill(n(&mut phrase)?),
        "heart" => Rule::Heart(n(&mut phrase)?),
        "move" => Rule::Move(n(&mut phrase)?),
        "duel" => Rule::Duel(n(&mut phrase)?),
        "fight" => Rule::Fight(n(&mut phrase)?),
        "pass" => Rule::Pass(n(&mut phrase)?),
        "trade" => Rule::Trade(n(&mut phrase)?),
        "trades" => Rule::Trades(n(&mut phrase)?),
        "discount" => Rule::Discount(n(&mut phrase)?),
        "search" => Rule::Search(n(&mut phrase)?),
        "twin" => Rule::Twin,
        "toll" => Rule::Toll(phrase.one_of("something to take", &THINGS[..3])?),
        "win" => {
            phrase.one_of("`ties`", &[("ties", ())])?;
            Rule::WinTies
        }
        "ignore" => {
            phrase.one_of("`threats`", &[("threats", ())])?;
            let price = match phrase.take("for") {
                true => Some(read_price(&mut phrase)?),
                false => None,
            };
            Rule::IgnoreThreats(price)
        }
        "spend" => {
            let price = read_price(&mut phrase)?;
            let Some((tail, column)) = tail else {
                return Err(phrase.trouble("a colon and `sword N` are missing"));
            };
            let mut tail = Phrase::new(tail, column);
            tail.one_of("`sword`", &[("sword", ())])?;
            let swords = n(&mut tail)?;
            tail.done()?;
            phrase.done()?;
            return Ok(Rule::Bomb(price, swords));
        }
        "now" => {
            takes_rewards = true;
            Rule::Now(read_rewards(tail, &phrase)?)
        }
        "visit" => {
            takes_rewards = true;
            let visits: Vec<(&str, Visit)> = BUILDINGS
                .iter()
                .map(|(name, b)| (*name, Visit::At(*b)))
                .chain([("any", Visit::Any), ("occupied", Visit::Occupied)])
                .collect();
            let visit = phrase.one_of("a building, `any` or `occupied`", &visits)?;
            Rule::Visit(visit, read_rewards(tail, &phrase)?)
        }
        "after" => {
            takes_rewards = true;
            let deed = phrase.one_of("something done", &DEEDS)?;
            Rule::After(deed, read_rewards(tail, &phrase)?)
        }
        "score" => {
            let points = phrase.number("points", 1..=9)? as i8;
            if phrase.take("per") {
                match FACTIONS.iter().find(|(name, _)| phrase.take(name)) {
                    Some((_, faction)) => {
                        phrase.one_of("`adventurer`", &[("adventurer", ())])?;
                        Rule::ScorePer(points, Counted::Of(*faction))
                    }
                    None => Rule::ScorePer(points, phrase.one_of("something to count", &COUNTED)?),
                }
            } else if phrase.take("if") {
                phrase.one_of("`most`", &[("most", ())])?;
                let of = phrase.one_of("something to compare", &MOST)?;
                let mut or = None;
                if let Some(mut second) = second.clone() {
                    or = Some(second.number("points", 1..=9)? as i8);
                    second.one_of("`if second`", &[("if", ())])?;
                    second.one_of("`if second`", &[("second", ())])?;
                    second.done()?;
                }
                takes_second = or;
                Rule::ScoreMost(points, of, or)
            } else {
                Rule::Score(points)
            }
        }
        _ => {
            let known = [
                "sword", "skill", "heart", "move", "duel", "fight", "pass", "ignore", "spend", "trade",
                "trades", "discount", "search", "twin", "toll", "win", "now", "visit", "after", "score",
            ];
            return Err(Trouble::unknown(at, &word, "a rule", known));
        }
    };
    phrase.done()?;
    match (tail, second) {
        (Some((_, column)), _) if !takes_rewards => {
            Err(Trouble { column: Some(column), ..Trouble::new("this rule takes no rewards") })
        }
        (_, Some(second)) if takes_second.is_none() => Err(second.trouble("one rule at a time")),
        _ => Ok(rule),
    }
}

fn read_rewards(tail: Option<(&str, usize)>, head: &Phrase) -> Result<Vec<Reward>, Trouble> {
    let Some((tail, column)) = tail else {
        return Err(head
            .trouble("a colon and rewards are missing")
            .hint("for example `visit stables: food 2`"));
    };
    Phrase::each(tail, column, read_reward)
}
