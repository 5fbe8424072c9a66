//! Entries with their words understood.

use crate::fault::Trouble;
use crate::parse::{Field, Piece, RawEntry};
use crate::phrase::Phrase;

/// What a game provides: its words, and what they stand for.
///
/// Each function gets one phrase and takes its words from left to right ([`Phrase::one_of`], [`Phrase::number`]); words that it leaves
/// are a fault, so none has to ask whether the phrase is done. A type that a game has no use for is `()`.
pub trait Words {
    /// Something that happens.
    type Effect;
    /// Something that holds or does not.
    type Condition;
    /// A test.
    type Test;
    /// Something to pay.
    type Cost;

    /// Reads an effect: what stands between two commas. `keyword` and `forget` are read already.
    fn effect(&self, phrase: &mut Phrase) -> Result<Self::Effect, Trouble>;
    /// Reads a condition, without its `not`, `and` and `or`. Without this, a game has none but keywords.
    fn condition(&self, phrase: &mut Phrase) -> Result<Self::Condition, Trouble> {
        Err(phrase.trouble("this game has no conditions but keywords"))
    }
    /// Reads a test: all of a tag that is none of those that every book knows. A test needs a plain `= success`, or bands without
    /// gaps; whether there has to be a `= failure` is for the game to check. Without this, a game has none.
    fn test(&self, phrase: &mut Phrase) -> Result<Self::Test, Trouble> {
        Err(phrase.trouble("this game has no tests, and knows no other tag like this"))
    }
    /// Reads a payment: what stands between two commas after `pay`. Without this, a game has none.
    fn cost(&self, phrase: &mut Phrase) -> Result<Self::Cost, Trouble> {
        Err(phrase.trouble("in this game nothing is paid for a choice"))
    }
    /// Whether play can begin at this entry without being led there by another.
    fn opens(&self, entry: &RawEntry) -> bool;

    /// The names that prose and choices may say: `you` is written `{you}`. [`crate::Storytelling::named`] says what they are.
    fn names(&self) -> &'static [&'static str] {
        &[]
    }

    /// Whether a keyword is given or read by something besides stories, such as a card; then no story has to do both.
    fn is_used_elsewhere(&self, _keyword: &str) -> bool {
        false
    }

    /// For [`crate::style`]: the things that effects name, each with what prose may call it as well. Only what one word
    /// can show belongs here: `("coin", "money purse")`.
    fn nouns(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// For [`crate::style`]: the things that nobody wants to gain.
    fn burdens(&self) -> &'static [&'static str] {
        &[]
    }
}

/// An entry, by its place in [`Stories::entries`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryId(pub u16);

/// A keyword, by its place in [`Stories::keywords`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Keyword(pub u16);

/// An effect: the two that every book knows, or one of the game's.
pub enum Effect<W: Words> {
    /// The player has the keyword from now on.
    Gain(Keyword),
    /// The player no longer has it.
    Forget(Keyword),
    /// One of the game's own.
    Do(W::Effect),
}

/// A condition, built from the game's own.
pub enum Condition<W: Words> {
    /// The player has the keyword.
    Has(Keyword),
    /// One of the game's own.
    Is(W::Condition),
    /// Not this.
    Not(Box<Condition<W>>),
    /// All of these.
    All(Vec<Condition<W>>),
    /// At least one of these.
    Any(Vec<Condition<W>>),
}

/// Where a block or a jump leads, and where that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Where to.
    pub to: Target,
    /// Where it stands.
    pub at: Piece,
}

/// Where a block or a jump can lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Another entry.
    Entry(EntryId),
    /// Back to the entry that led here, or out of the story.
    Return,
    /// Nowhere: it ends here.
    End,
}

/// An entry of a book.
pub struct Entry<W: Words> {
    /// Its file.
    pub file: String,
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its fields, for the game to read.
    pub fields: Vec<Field>,
    /// Where to go at once, if a condition holds.
    pub jumps: Vec<(Condition<W>, Turn)>,
    /// Its paragraphs.
    pub prose: Vec<String>,
    /// Blocks before the first choice.
    pub blocks: Vec<Block<W>>,
    /// Its choices.
    pub choices: Vec<Choice<W>>,
    /// Where its id stands.
    pub at: Piece,
}

/// A choice.
pub struct Choice<W: Words> {
    /// What it says.
    pub text: String,
    /// Its test.
    pub test: Option<W::Test>,
    /// Its price.
    pub costs: Vec<W::Cost>,
    /// Only if this holds.
    pub may: Option<Condition<W>>,
    /// If this holds, no other choice.
    pub must: Option<Condition<W>>,
    /// Only if no `must` holds.
    pub otherwise: bool,
    /// Only once per visit.
    pub once: bool,
    /// Its outcomes.
    pub outcomes: Vec<Block<W>>,
    /// Where it stands.
    pub at: Piece,
}

/// What a block is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BlockName {
    /// Right under a choice without a test.
    Plain,
    /// `success`, `failure`, `bonus`, or a game's own.
    Named(String),
    /// A range of results; without an upper end it has none.
    Band(i32, Option<i32>),
}

/// An outcome, or a block of an entry.
pub struct Block<W: Words> {
    /// What it is for.
    pub name: BlockName,
    /// Only if this holds.
    pub when: Option<Condition<W>>,
    /// Its paragraphs.
    pub prose: Vec<String>,
    /// What happens, line by line.
    pub effects: Vec<EffectLine<W>>,
    /// Where it leads.
    pub target: Option<Turn>,
    /// Where it stands.
    pub at: Piece,
}

/// `> if …: effect, effect`
pub struct EffectLine<W: Words> {
    /// When it happens.
    pub when: When<W>,
    /// What happens.
    pub effects: Vec<Effect<W>>,
}

/// When a line of effects happens.
pub enum When<W: Words> {
    /// Always.
    Always,
    /// If this holds.
    If(Condition<W>),
    /// If the line before did not.
    Otherwise,
}

/// The stories of a book.
pub struct Stories<W: Words> {
    /// The entries, in the order of the files.
    pub entries: Vec<Entry<W>>,
    /// The names of the keywords.
    pub keywords: Vec<String>,
}
