//! The words of the storybook: effects, tests, prices, conditions (docs/writing-books.md).

use super::terms::{Crew, Ending, Skill, Status, Thing};
use crate::{Adventure, Enemy, Region};
use storybook::{Phrase, RawEntry, Read, Trouble, Words};
use table::Id;

/// Whom an effect is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// As the players choose: those who took part in a challenge first (SG-FAIL-04).
    Any,
    Each,
    Named(Crew),
}

/// What a story does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    Gain(Thing, i8),
    /// Food of any kind.
    Food(i8),
    Xp(u8),
    Health(Who, i8),
    Fatigue(Who, i8),
    Ship(i8),
    /// A status is gained.
    Suffer(Who, Status),
    Cure(Who, Status),
    Command(i8),
    Cards(i8),
    Adventure(Id<Adventure>),
    Lose(Id<Adventure>),
    /// The letter of an explore token, from 0 (SG-XTOK-01).
    Explore(u8),
    /// So many event cards are discarded unread.
    Time(u8),
    Sail(Id<Region>),
    Ending(Ending),
}

/// What a choice asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Test {
    Challenge(Skill, u8),
    Combat(Vec<Id<Enemy>>),
}

/// What a choice costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    Thing(Thing, u8),
    Food(u8),
    Command(u8),
    Card(u8),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    Explore(u8),
    Adventure(Id<Adventure>),
    TotemsAtLeast(u8),
    Pass(u8),
}

/// The words of Sleeping Gods.
#[derive(Default)]
pub struct SleepingGodsWords {
    /// Keywords of quests that are unlocked, not found, and of locations that need one.
    pub(crate) elsewhere: Vec<String>,
}

impl Words for SleepingGodsWords {
    type Effect = Deed;
    type Condition = Fact;
    type Test = Test;
    type Cost = Cost;

    fn effect(&self, phrase: &mut Phrase) -> Result<Deed, Trouble> {
        read_deed(phrase)
    }

    fn condition(&self, phrase: &mut Phrase) -> Result<Fact, Trouble> {
        phrase.one_of("a condition", &FACTS)?(phrase)
    }

    fn test(&self, phrase: &mut Phrase) -> Result<Test, Trouble> {
        if !phrase.take("combat") {
            return read_challenge(phrase).map(|(skill, need)| Test::Challenge(skill, need));
        }
        let mut enemies = vec![phrase.id()?];
        while !phrase.is_done() {
            let (column, name) = (phrase.column(), phrase.peek().unwrap_or_default().to_owned());
            let enemy = phrase.id()?;
            if enemies.contains(&enemy) {
                let trouble = format!("`{name}` is named twice, and there is one such card"); // SG-OPEN-71
                return Err(Trouble::at(column, trouble));
            }
            enemies.push(enemy);
        }
        match enemies.len() {
            1..=5 => Ok(Test::Combat(enemies)),
            n => Err(phrase.trouble(format!("{n} enemies; a row holds five at most"))),
        }
    }

    fn cost(&self, phrase: &mut Phrase) -> Result<Cost, Trouble> {
        let n = phrase.number("how many", 1..=9)? as u8;
        if phrase.take("food") {
            return Ok(Cost::Food(n));
        }
        match phrase.take_one(&[("command", Cost::Command(n)), ("card", Cost::Card(n))]) {
            Some(cost) => Ok(cost),
            None => Ok(Cost::Thing(phrase.one_of("something to pay", &Thing::KEYS)?, n)),
        }
    }

    /// Locations and the clock open entries by their numbers, and events are drawn; whatever has a hyphen must be led to.
    fn opens(&self, entry: &RawEntry) -> bool {
        let id = entry.id.text.as_str();
        entry.file == "events.story" || ["1", "1-2", "F1"].contains(&id) || !id.contains('-')
    }

    fn is_used_elsewhere(&self, keyword: &str) -> bool {
        self.elsewhere.iter().any(|known| known == keyword)
    }

    fn nouns(&self) -> &'static [(&'static str, &'static str)] {
        &NOUNS
    }

    fn burdens(&self) -> &'static [&'static str] {
        &["venom", "frightened", "weakened", "madness", "low-morale", "time"]
    }
}

const NOUNS: [(&str, &str); 6] = [
    (
        "coin",
        "bill brass bounty cash change copper fare fee fine gold money paid pay payment payroll penny \
         pennies pocket price purse refund reward rent saving share silver stake takings till tip \
         toll wage winnings",
    ),
    ("meat", "bacon beef catch eel fish goat ham hare haunch mutton pork sausage shark supper whale"),
    ("grain", "barley bread flour loaf loaves meal millet oats porridge rice rye sack wheat"),
    (
        "vegetables",
        "apple bean beet cabbage carrot fruit garden greens herb kelp leek lemon onion orange pea pear \
         plum potato pumpkin root squash turnip weed yam",
    ),
    (
        "materials",
        "board brass cable canvas chain coal copper crate glass hemp iron lead nail oak oil pine plank \
         plate rivet rope sail scrap spar steel tar timber tin wire wood",
    ),
    ("artifact", "bowl carving coin figurine idol mask relic ring shard statue tablet tile vase"),
];

/// `strength 5`
pub(crate) fn read_challenge(phrase: &mut Phrase) -> Result<(Skill, u8), Trouble> {
    let skill = phrase.one_of("a skill, or `combat`", &Skill::KEYS)?;
    Ok((skill, phrase.number("a difficulty", 3..=14)? as u8))
}

/// `+1` or `-2`; never nothing.
pub(crate) fn change(phrase: &mut Phrase) -> Result<i8, Trouble> {
    let column = phrase.column();
    match phrase.number("a change such as 1 or -2", -12..=12)? {
        0 => Err(Trouble::at(column, "a change of 0 changes nothing")),
        n => Ok(n as i8),
    }
}

pub(crate) fn how_many(phrase: &mut Phrase) -> Result<u8, Trouble> {
    phrase.number("how many", 1..=12).map(|n| n as u8)
}

fn letter(phrase: &mut Phrase) -> Result<u8, Trouble> {
    const LETTERS: [(&str, u8); 8] =
        [("A", 0), ("B", 1), ("C", 2), ("D", 3), ("E", 4), ("F", 5), ("G", 6), ("H", 7)];
    phrase.one_of("the letter of an explore token", &LETTERS)
}

const FACTS: [(&str, Read<Fact>); 5] = [
    ("keyword", |p| Err(p.trouble("the name of a keyword is missing"))),
    ("explore", |p| letter(p).map(Fact::Explore)),
    ("adventure", |p| p.id().map(Fact::Adventure)),
    ("totems", |p| {
        p.one_of("`at least`", &[("at", ())])?;
        p.one_of("`at least`", &[("least", ())])?;
        how_many(p).map(Fact::TotemsAtLeast)
    }),
    ("pass", |p| p.number("a pass of the event deck", 1..=3).map(|n| Fact::Pass(n as u8))),
];

/// What can happen to the crew: to anybody, to each, or to somebody who is named.
fn read_suffering(phrase: &mut Phrase, who: Who) -> Result<Deed, Trouble> {
    if phrase.take("health") {
        return change(phrase).map(|n| Deed::Health(who, n));
    }
    if phrase.take("fatigue") {
        return change(phrase).map(|n| Deed::Fatigue(who, n));
    }
    let status = phrase.one_of("something that happens to the crew", &Status::KEYS)?;
    if phrase.is_done() {
        return Ok(Deed::Suffer(who, status));
    }
    match phrase.number("1 or -1", -1..=1)? {
        -1 => Ok(Deed::Cure(who, status)),
        1 => Ok(Deed::Suffer(who, status)),
        _ => Err(phrase.trouble("a change of 0 changes nothing")),
    }
}

/// Reads an effect of a story.
pub(crate) fn read_deed(phrase: &mut Phrase) -> Result<Deed, Trouble> {
    if let Some(crew) = phrase.take_one(&Crew::KEYS) {
        return read_suffering(phrase, Who::Named(crew));
    }
    if phrase.take("each") {
        return read_suffering(phrase, Who::Each);
    }
    if let Some(thing) = phrase.take_one(&Thing::KEYS) {
        return change(phrase).map(|n| Deed::Gain(thing, n));
    }
    let suffers =
        |word: &str| ["health", "fatigue"].contains(&word) || Status::KEYS.iter().any(|k| k.0 == word);
    match phrase.peek() {
        Some(word) if suffers(word) => read_suffering(phrase, Who::Any),
        _ => phrase.one_of("an effect", &DEEDS)?(phrase),
    }
}

const DEEDS: [(&str, Read<Deed>); 13] = [
    ("food", |p| change(p).map(Deed::Food)),
    ("xp", |p| how_many(p).map(Deed::Xp)),
    ("ship", |p| change(p).map(Deed::Ship)),
    ("command", |p| change(p).map(Deed::Command)),
    ("card", |p| change(p).map(Deed::Cards)),
    ("adventure", |p| p.id().map(Deed::Adventure)),
    ("lose", |p| p.id().map(Deed::Lose)),
    ("explore", |p| letter(p).map(Deed::Explore)),
    ("time", |p| p.number("a number of event cards", 1..=6).map(|n| Deed::Time(n as u8))),
    ("sail", |p| p.id().map(Deed::Sail)),
    ("ending", |p| p.one_of("an ending", &Ending::KEYS).map(Deed::Ending)),
    ("keyword", |p| Err(p.trouble("the name of a keyword is missing"))),
    ("forget", |p| Err(p.trouble("the name of a keyword is missing"))),
];
