//! What options say to whoever may take them, chapter by chapter. The rules keep what is chosen; its words are here.

mod actions;
mod cards;
mod tokens;
