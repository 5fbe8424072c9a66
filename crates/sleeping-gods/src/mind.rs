//! For bots and tests: imagined worlds, instincts, laws.

mod imagine;
mod instinct;
pub(crate) mod laws;
