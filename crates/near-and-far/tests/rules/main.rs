//! The rules of Near and Far, a chapter each, in one program that is linked once.

mod book;
mod common;
mod duel;
mod farm;
mod hall;
mod hut;
mod jail;
mod mine;
mod pack;
mod party;
mod saloon;
mod stables;
mod store;
mod treasure;
mod two_players;
mod draft;
mod general;
mod hearts;
mod modes;
mod reputation;
mod setup;
mod shipped;
mod town;
mod turn;
mod whole;
