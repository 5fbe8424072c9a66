//! The rules of Now or Never, in one program that is linked once.

mod abilities;
mod anytime;
mod book;
mod common;
mod ending;
mod general;
mod journey;
mod positions;
mod printed;
mod said;
mod seasons;
mod solo;
mod story;
mod told;
mod under;
mod villagers;
mod whole;
