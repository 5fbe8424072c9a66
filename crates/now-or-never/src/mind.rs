//! For bots and tests: what a seat cannot know, how things stand, what must always hold.

mod imagine;
mod instinct;
pub(crate) mod laws;
mod prospects;
mod tally;
mod worth;
