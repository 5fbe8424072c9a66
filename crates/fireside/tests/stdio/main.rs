//! The open seat, as a caller sees it: JSON lines in, JSON lines out.

mod asking;
#[path = "../common/mod.rs"]
mod common;
mod going_back;
mod refusals;
mod scenarios;
mod talk;
