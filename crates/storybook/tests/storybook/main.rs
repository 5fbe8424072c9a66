//! The format's promises, tried with a toy vocabulary.

#[path = "../common/mod.rs"]
mod common;

mod faults;
#[path = "../common/files.rs"]
mod files;
mod format;
mod style;
mod teaching;
mod walk;
