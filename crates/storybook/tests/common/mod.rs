//! A toy vocabulary, and short ways to read stories with it.

use std::collections::BTreeMap;
use storybook::{
    Effect, Fault, Keyword, Phrase, RawEntry, Reader, Sources, Stories, Trouble, Words, did_you_mean, read,
};
use table::Names;

/// The words of no game in particular.
#[derive(Default)]
pub struct Toy;

const THINGS: [(&str, &str); 7] = [
    ("coin", "coin"),
    ("food", "food"),
    ("gem", "gem"),
    ("heart", "heart"),
    ("lore", "lore"),
    ("reputation", "reputation"),
    ("fish", "fish"),
];
const SKILLS: [&str; 3] = ["awareness", "wits", "strength"];

/// `coin 2`
#[derive(Debug, PartialEq)]
pub struct Gain(pub &'static str, pub i32);

#[derive(Debug, PartialEq)]
pub enum Is {
    /// `attuned`
    Attuned,
    /// `holds coin`
    Holds(&'static str),
}

#[derive(Debug, PartialEq)]
pub enum Test {
    /// `skill 6`, `combat 8`
    Against(&'static str, i32),
    /// `test awareness or wits, +2 if attuned`
    Banded(Vec<&'static str>, Option<(i32, Is)>),
}

/// `1 coin`
#[derive(Debug, PartialEq)]
pub struct Cost(pub i32, pub &'static str);

impl Words for Toy {
    type Effect = Gain;
    type Condition = Is;
    type Test = Test;
    type Cost = Cost;

    fn effect(&self, phrase: &mut Phrase) -> Result<Gain, Trouble> {
        Ok(Gain(phrase.one_of("a thing", &THINGS)?, phrase.number("an amount", -9..=9)?))
    }

    fn condition(&self, phrase: &mut Phrase) -> Result<Is, Trouble> {
        match phrase.one_of("a condition", &[("attuned", true), ("holds", false)])? {
            true => Ok(Is::Attuned),
            false => Ok(Is::Holds(phrase.one_of("a thing", &THINGS)?)),
        }
    }

    fn test(&self, phrase: &mut Phrase) -> Result<Test, Trouble> {
        match phrase.one_of("a test", &[("skill", "skill"), ("combat", "combat"), ("test", "test")])? {
            "test" => {}
            name => return Ok(Test::Against(name, phrase.number("a difficulty", 1..=20)?)),
        }
        let mut skills = Vec::new();
        loop {
            let column = phrase.column();
            let word = phrase.word("a skill")?;
            let name = word.trim_end_matches(',');
            let Some(skill) = SKILLS.iter().find(|s| **s == name) else {
                let hint = Some(did_you_mean(name, SKILLS));
                return Err(Trouble {
                    column: Some(column),
                    message: format!("`{name}` is not a skill"),
                    hint,
                });
            };
            skills.push(*skill);
            if word.ends_with(',') {
                let bonus = phrase.number("a bonus", -9..=9)?;
                phrase.one_of("`if`", &[("if", ())])?;
                return Ok(Test::Banded(skills, Some((bonus, self.condition(phrase)?))));
            }
            if !phrase.take("or") {
                return Ok(Test::Banded(skills, None));
            }
        }
    }

    fn cost(&self, phrase: &mut Phrase) -> Result<Cost, Trouble> {
        Ok(Cost(phrase.number("a price", 1..=9)?, phrase.one_of("a thing", &THINGS)?))
    }

    fn names(&self) -> &'static [&'static str] {
        &["you", "friend"]
    }

    /// Play can begin at a space of the map.
    fn opens(&self, entry: &RawEntry) -> bool {
        entry.fields.iter().any(|f| f.name.text == "space")
    }

    fn nouns(&self) -> &'static [(&'static str, &'static str)] {
        &[("coin", "purse"), ("food", "bread berry")]
    }

    fn burdens(&self) -> &'static [&'static str] {
        &["lore"]
    }
}

/// Somebody who reads toy stories.
#[derive(Default)]
pub struct Pilgrim {
    pub having: Vec<u16>,
    pub attuned: bool,
    pub purse: BTreeMap<&'static str, i32>,
}

impl Pilgrim {
    pub fn owns(&self, thing: &str) -> i32 {
        self.purse.get(thing).copied().unwrap_or(0)
    }

    pub fn does(&mut self, effects: &[Effect<Toy>]) {
        for effect in effects {
            match effect {
                Effect::Gain(keyword) => self.having.push(keyword.0),
                Effect::Forget(keyword) => self.having.retain(|k| *k != keyword.0),
                Effect::Do(Gain(thing, n)) => *self.purse.entry(thing).or_default() += n,
            }
        }
    }
}

impl Reader<Toy> for Pilgrim {
    fn has(&self, keyword: Keyword) -> bool {
        self.having.contains(&keyword.0)
    }

    fn is(&self, condition: &Is) -> bool {
        match condition {
            Is::Attuned => self.attuned,
            Is::Holds(thing) => self.owns(thing) > 0,
        }
    }

    fn can_pay(&self, costs: &[Cost]) -> bool {
        costs.iter().all(|Cost(n, thing)| self.owns(thing) >= *n)
    }
}

pub const FILE: &str = "river.story";

pub fn sources<const N: usize>(files: [(&str, &str); N]) -> Sources {
    Sources(files.map(|(name, text)| (name.to_owned(), text.to_owned())).into())
}

/// The stories of a text without faults.
pub fn stories(text: &str) -> Stories<Toy> {
    let (stories, faults) = read(&sources([(FILE, text)]), &Toy, &Names::default());
    let list: String = faults.iter().map(|f| format!("{f}\n")).collect();
    assert!(faults.is_empty(), "{list}");
    stories
}

pub fn faults(text: &str) -> Vec<Fault> {
    read(&sources([(FILE, text)]), &Toy, &Names::default()).1
}

/// An entry that play can begin at, with these lines after its prose.
pub fn entry(lines: &str) -> String {
    format!("== landing  The Landing\nspace: 1\n\nA jetty, and nobody on it.\n\n{lines}\n")
}
