//! The book: what is printed, the words of its stories, and how it is read.

use serde::Deserialize;
use std::{collections::BTreeMap, sync::Arc};
use storybook::{Fault, Loader, Phrase, RawEntry, Sources, Stories, Trouble};
use table::{About, Chances, Edition, Id, Ids, Mode, Names};

/// `post.toml`. What depends on the number of carriers is printed for one and for two.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Post {
    pub cups: u8,
    pub hand: [usize; 2],
    pub goal: [i32; 2],
    letter: Vec<Letter>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letter {
    pub id: String,
    pub name: String,
    pub to: String,
}

/// A keyword of the stories.
pub enum Key {}

table::kind!(Letter, "a letter");
table::kind!(Key, "a keyword");

/// The words of the stories: effects are coins, tests are luck. Nothing is paid, and there are no conditions but keywords.
#[derive(Default)]
pub struct Words;

impl storybook::Words for Words {
    type Effect = i32;
    type Condition = ();
    type Test = u32;
    type Cost = ();

    fn effect(&self, phrase: &mut Phrase) -> Result<i32, Trouble> {
        phrase.one_of("an effect", &[("coin", ())])?;
        phrase.number("how many", -9..=9)
    }

    fn test(&self, phrase: &mut Phrase) -> Result<u32, Trouble> {
        phrase.one_of("a test", &[("luck", ())])?;
        Ok(phrase.number("what to reach", 2..=9)? as u32)
    }

    fn opens(&self, entry: &RawEntry) -> bool {
        entry.fields.iter().any(|field| field.name.text == "address")
    }
}

pub struct Book {
    pub post: Post,
    pub stories: Stories<Words>,
    pub letters: Ids<Letter>,
    pub keys: Ids<Key>,
    about: About,
    names: Arc<Names>,
    edition: Edition,
}

impl Book {
    pub fn letter(&self, id: Id<Letter>) -> &Letter {
        &self.post.letter[self.letters.place(id)]
    }
}

impl table::Book for Book {
    table::front_matter!();

    fn chances(&self) -> Chances {
        Chances { sides: 6, dice: vec![], cards: self.letters.iter().map(Id::any).collect() }
    }
}

impl storybook::Load for Book {
    type Words = Words;

    fn load(files: BTreeMap<String, String>) -> Result<Book, Vec<Fault>> {
        let mut loader = Loader::new(Sources(files));
        let (head, post) = (loader.head("night-post"), loader.toml::<Post>("post.toml"));
        let stories = loader.stories(&Words);
        loader.unread();
        let mut fault = |word: &str, what| loader.fault_word("post.toml", word, Trouble::new(what));
        let letters = || post.iter().flat_map(|post| &post.letter);
        let astray = letters().filter(|letter| stories.find(&letter.to).is_none());
        astray.for_each(|letter| fault(&letter.to, "no entry has this id"));
        let mut names = Names::default();
        let keys = names.add_all(&stories.keywords, |name| fault(name, "this name is taken"));
        let letters = names.add_all(letters().map(|letter| &letter.id), |id| fault(id, "this id is taken"));
        let (Some(head), Some(post), true) = (head, post, loader.faults.is_empty()) else {
            return Err(loader.faults);
        };
        let edition = Edition { title: head.title, version: head.version, digest: loader.digest() };
        Ok(Book { post, stories, letters, keys, about: about(), names: names.into(), edition })
    }
}

fn about() -> About {
    let pair = Mode::new("pair", "Two carriers, together", 2..=2).campaign();
    let solo = Mode::new("solo", "One carrier", 1..=1).campaign();
    let [id, title, tagline] = ["night-post", "Night Post", "Letters in the snow."].map(String::from);
    About { id, title, tagline, modes: vec![pair, solo], options: vec![] }
}
