//! The format's promises, tried with a toy vocabulary.

#[path = "../common/mod.rs"]
mod common;

mod faults;
mod format;
mod pictures;
mod style;
mod teaching;
mod two_stories;
mod walk;
