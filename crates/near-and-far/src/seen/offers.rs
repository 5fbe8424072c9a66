//! Options in words, by the parts of the game that they belong to: the key that a save holds, what a button says, and what is at stake.

mod journey;
mod party;
mod rolls;
mod session;
mod town;
mod turn;
