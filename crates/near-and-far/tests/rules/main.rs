//! The rules of Near and Far, a chapter each, in one program that is linked once.

mod book;
mod common;
mod whole;
