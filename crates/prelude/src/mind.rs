//! What a game is to whoever thinks about it: imagined worlds, instincts, laws that always hold.

pub(crate) mod imagine;
pub(crate) mod instinct;
pub(crate) mod laws;
