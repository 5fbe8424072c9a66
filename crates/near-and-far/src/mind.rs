//! What bots and tests need of a game: imagined worlds, instincts, laws that always hold.

pub(crate) mod imagine;
pub(crate) mod instinct;
pub(crate) mod laws;
mod options;
pub(crate) mod tally;
