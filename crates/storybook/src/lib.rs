//! Stories as text: the format that all books share, its reader and its checks.
//!
//! A `.story` file is a list of entries: prose, choices, tests, outcomes, effects. This crate
//! knows the form; a game brings the [`Words`]. Every fault has a file, a line, a column and, where
//! possible, a hint. [`Loader`] reads the other files of a book and gives out ids. The format is described for writers in
//! docs/writing-books.md.

#![warn(missing_docs)]

mod check;
mod fault;
mod link;
mod loader;
mod parse;
mod phrase;
mod pictures;
mod said;
mod story;
mod style;
mod teaching;
mod telling;
mod walk;

pub use fault::{Fault, Place, Sources, Trouble, did_you_mean};
pub use link::read;
pub use loader::{Load, Loader, game_of};
pub use parse::{Field, Paragraph, Piece, RawEntry};
pub use phrase::{Phrase, Read, Word};
pub use pictures::Pictured;
pub use said::said;
pub use story::{
    Block, BlockName, Choice, Condition, Effect, EffectLine, Entry, EntryId, Keyword, Stories, Target, Turn,
    When, Words,
};
pub use style::{Advice, Measure, Remark, style};
pub use telling::{Outcomes, Passage, Progress, Reading, ReadingOf, Storytelling, Tried, Which};
pub use toml::Spanned;
pub use walk::{Closed, Lines, Reader, Standing, Visit, fitting};
