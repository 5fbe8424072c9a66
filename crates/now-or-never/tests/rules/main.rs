//! The rules of Now or Never, in one program that is linked once.

mod anytime;
mod book;
mod common;
mod ending;
mod journey;
mod ledger;
mod positions;
mod said;
mod seasons;
mod solo;
mod story;
mod told;
mod town;
mod whole;
