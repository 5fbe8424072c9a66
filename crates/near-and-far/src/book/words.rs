//! The words of Near and Far's book: rewards, tests, payments, and the rules printed on cards.

use super::terms::{Building, Faction};
use crate::WorldCard;
use serde::{Deserialize, Serialize};
use storybook::{Phrase, RawEntry, Read, Trouble, Words};
use table::Id;

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
        THINGS.iter().find(|(_, thing)| *thing == self).map(|(key, _)| *key).expect("they all have one")
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
    World(Id<WorldCard>),
    /// Recruit one from the row at the usual price (NF-TRS-08).
    Recruit,
    /// Put a camp on an empty space of the map (NF-ART-11).
    Camp,
}

table::terms! {
    /// Two kinds of roll.
    pub enum Kind {
        Skill = "skill",
        Combat = "combat",
    }

    /// After what a card pays.
    pub enum Deed {
        Duel = "duel",
        Threat = "threat",
        Quest = "quest",
        Camp = "camp",
        Dig = "dig",
        Recruit = "recruit",
        Leave = "leave",
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

impl Price {
    pub fn say(self) -> String {
        self.thing.say(self.n.into())
    }
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
        match phrase.peek() {
            Some("recruit" | "camp") => Err(Trouble::new("only cards do this, not quests")),
            _ => phrase.one_of("a reward", OF_QUESTS)?(phrase),
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
        let kind = phrase.one_of("a test", &Kind::KEYS)?;
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
            || ["arcade.story", "bosses.story", "prologue.story"].contains(&file)
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
    let n = how_many(phrase)?;
    Ok(Price { thing: phrase.one_of("something to pay", &THINGS)?, n })
}

fn how_many(phrase: &mut Phrase) -> Result<u8, Trouble> {
    phrase.number("how many", 1..=9).map(|n| n as u8)
}

const REWARDS: [(&str, Read<Reward>); 17] = [
    ("reputation", |p| match p.number("a change such as 1 or -2", -6..=6)? {
        0 => Err(Trouble::new("a change of 0 changes nothing")),
        n => Ok(Reward::Reputation(n as i8)),
    }),
    ("bird", |_| Ok(Reward::Bird)),
    ("treasure", |_| Ok(Reward::Treasure)),
    ("artifact", |_| Ok(Reward::Artifact)),
    ("adventurer", |p| match p.is_done() {
        true => Ok(Reward::Adventurer(None)),
        false => p.one_of("a faction", &Faction::KEYS).map(|faction| Reward::Adventurer(Some(faction))),
    }),
    ("world", |p| p.id().map(Reward::World)),
    ("keyword", |p| Err(p.trouble("the name of a keyword is missing"))),
    ("coin", |p| how_many(p).map(|n| Reward::Gain(Thing::Coin, n))),
    ("gem", |p| how_many(p).map(|n| Reward::Gain(Thing::Gem, n))),
    ("food", |p| how_many(p).map(|n| Reward::Gain(Thing::Food, n))),
    ("heart", |p| how_many(p).map(|n| Reward::Gain(Thing::Heart, n))),
    ("outlaws", |p| how_many(p).map(|n| Reward::Gain(Thing::Token(Faction::Outlaws), n))),
    ("mystics", |p| how_many(p).map(|n| Reward::Gain(Thing::Token(Faction::Mystics), n))),
    ("lizards", |p| how_many(p).map(|n| Reward::Gain(Thing::Token(Faction::Lizards), n))),
    ("nomads", |p| how_many(p).map(|n| Reward::Gain(Thing::Token(Faction::Nomads), n))),
    ("recruit", |_| Ok(Reward::Recruit)),
    ("camp", |_| Ok(Reward::Camp)),
];

/// The last two rewards are for cards alone.
const OF_QUESTS: &[(&str, Read<Reward>)] = REWARDS.split_at(15).0;

fn read_reward(phrase: &mut Phrase) -> Result<Reward, Trouble> {
    phrase.one_of("a reward", &REWARDS)?(phrase)
}

const RULES: [(&str, Read<Rule>); 20] = [
    ("sword", |p| how_many(p).map(Rule::Sword)),
    ("skill", |p| how_many(p).map(Rule::Skill)),
    ("heart", |p| how_many(p).map(Rule::Heart)),
    ("move", |p| how_many(p).map(Rule::Move)),
    ("duel", |p| how_many(p).map(Rule::Duel)),
    ("fight", |p| how_many(p).map(Rule::Fight)),
    ("pass", |p| how_many(p).map(Rule::Pass)),
    ("ignore", |p| {
        p.one_of("`threats`", &[("threats", ())])?;
        p.take("for").then(|| read_price(p)).transpose().map(Rule::IgnoreThreats)
    }),
    ("spend", |p| {
        let price = read_price(p)?;
        let (tail, column) = p.tail("`sword N`")?;
        let mut tail = Phrase::new(&tail, column);
        tail.one_of("`sword`", &[("sword", ())])?;
        let swords = how_many(&mut tail)?;
        tail.done().map(|()| Rule::Bomb(price, swords))
    }),
    ("trade", |p| how_many(p).map(Rule::Trade)),
    ("trades", |p| how_many(p).map(Rule::Trades)),
    ("discount", |p| how_many(p).map(Rule::Discount)),
    ("search", |p| how_many(p).map(Rule::Search)),
    ("twin", |_| Ok(Rule::Twin)),
    ("toll", |p| p.one_of("something to take", &THINGS[..3]).map(Rule::Toll)),
    ("win", |p| p.one_of("`ties`", &[("ties", ())]).map(|()| Rule::WinTies)),
    ("now", |p| read_rewards(p).map(Rule::Now)),
    ("visit", |p| {
        let visits = Building::KEYS.map(|(name, building)| (name, Visit::At(building)));
        let visits = [&visits[..], &[("any", Visit::Any), ("occupied", Visit::Occupied)]].concat();
        Ok(Rule::Visit(p.one_of("a building, `any` or `occupied`", &visits)?, read_rewards(p)?))
    }),
    ("after", |p| Ok(Rule::After(p.one_of("something done", &Deed::KEYS)?, read_rewards(p)?))),
    ("score", read_score),
];

/// `score 2`, `score 1 per gem`, `score 4 if most threat`
fn read_score(phrase: &mut Phrase) -> Result<Rule, Trouble> {
    let points = phrase.number("points", 1..=9)? as i8;
    if phrase.take("if") {
        phrase.one_of("`most`", &[("most", ())])?;
        return Ok(Rule::ScoreMost(points, phrase.one_of("something to compare", &MOST)?, None));
    }
    if !phrase.take("per") {
        return Ok(Rule::Score(points));
    }
    let Some(faction) = phrase.take_one(&Faction::KEYS) else {
        return Ok(Rule::ScorePer(points, phrase.one_of("something to count", &COUNTED)?));
    };
    phrase.one_of("`adventurer`", &[("adventurer", ())])?;
    Ok(Rule::ScorePer(points, Counted::Of(faction)))
}

/// Reads a rule of a card.
pub(crate) fn read_rule(text: &str, column: usize) -> Result<Rule, Trouble> {
    let halves = text.split_once(',').filter(|(first, _)| !first.contains(':'));
    let Some((first, second)) = halves else { return Phrase::rule(text, column, &RULES, "rewards") };
    let mut second = Phrase::new(second, column + first.chars().count() + 1);
    // `score 4 if most threat, 2 if second`
    let Rule::ScoreMost(points, of, _) = Phrase::rule(first, column, &RULES, "rewards")? else {
        return Err(second.trouble("one rule at a time"));
    };
    let fewer = second.number("points", 1..=9)? as i8;
    second.one_of("`if second`", &[("if", ())])?;
    second.one_of("`if second`", &[("second", ())])?;
    second.done().map(|()| Rule::ScoreMost(points, of, Some(fewer)))
}

/// The rewards behind the colon of a rule.
fn read_rewards(rule: &mut Phrase) -> Result<Vec<Reward>, Trouble> {
    let tail = rule.tail("rewards").map_err(|t| t.hint("for example `visit stables: food 2`"));
    let (rewards, column) = tail?;
    Phrase::each(&rewards, column, read_reward)
}
