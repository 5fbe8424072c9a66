//! The rules of Prelude, a chapter each, in one program that is linked once.

mod action;
mod artifacts;
mod book;
mod buildings;
mod cave;
mod common;
mod effects;
mod encounter;
mod event;
mod events;
mod explore;
#[path = "../../../storybook/tests/common/files.rs"]
mod files;
mod gather;
mod gifts;
mod health;
mod keeping;
mod numbers;
mod pasts;
mod regional;
mod rest;
mod round;
mod said;
mod scout;
mod secrecy;
mod secrets;
mod settle;
mod setup;
mod stakes;
mod terms;
mod told;
mod wording;
