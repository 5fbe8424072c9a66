//! The book: what is printed, the words of its stories, and how it is read.

use serde::Deserialize;
use storybook::{Loader, Phrase, Pictured, RawEntry, Spanned, Stories, Trouble};
use table::{About, Catalogue, Chances, Cover, Id, Ids, Mode};

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
    pub id: Spanned<String>,
    pub name: String,
    pub to: Spanned<String>,
}

/// An entry of the stories, and a keyword.
pub enum Entry {}
pub enum Key {}

table::kinds!(Letter = "a letter", Entry = "an entry", Key = "a keyword");

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
    pub letters: Catalogue<Letter>,
    pub entries: Ids<Entry>,
    pub keys: Ids<Key>,
    cover: Cover,
}

impl table::Book for Book {
    fn cover(&self) -> &Cover {
        &self.cover
    }

    fn chances(&self) -> Chances {
        Chances { sides: 6, dice: vec![], cards: self.letters.iter().map(Id::any).collect() }
    }
}

impl storybook::Load for Book {
    type Words = Words;

    fn read(loader: &mut Loader) -> Option<Book> {
        let edition = loader.edition("night-post");
        let mut post: Post = loader.toml("post.toml")?;
        let printed = std::mem::take(&mut post.letter);
        let stories = loader.stories(&Words);
        for letter in printed.iter().filter(|letter| stories.find(letter.to.get_ref()).is_none()) {
            loader.fault_at("post.toml", &letter.to, "no entry has this id");
        }
        let letters = loader.ids("post.toml", printed.iter().map(|letter| &letter.id));
        let letters = letters.iter().zip(printed).collect();
        let entries = stories.entries.iter().filter_map(|entry| loader.entry_id(entry)).collect();
        let keys = loader.keyword_ids(&stories.keywords).into_iter().collect();
        let cover = loader.cover(edition, about(), &Pictured::default());
        Some(Book { post, stories, letters, entries, keys, cover: cover? })
    }
}

fn about() -> About {
    let pair = Mode::new("pair", "Two carriers, together", 2..=2).campaign();
    let solo = Mode::new("solo", "One carrier", 1..=1).campaign();
    let [id, title, tagline] = ["night-post", "Night Post", "Letters in the snow."].map(String::from);
    About { id, title, tagline, modes: vec![pair, solo], options: vec![] }
}
