//! The kernel's promises, tried with a toy game. One program: the kernel is compiled for the toy once.

#[path = "../common/mod.rs"]
mod common;

mod anytime;
mod bots;
mod chance;
mod chapters;
mod ids;
mod names;
mod questions;
mod replay;
mod routes;
mod save;
mod seating;
mod stakes;
mod undo;
