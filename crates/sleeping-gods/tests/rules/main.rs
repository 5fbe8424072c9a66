//! The rules of Sleeping Gods, in one program that is linked once.

mod campaign;
mod challenge;
mod combat;
mod common;
mod faults;
mod icons;
mod placing;
mod said;
mod told;
mod voyage;
mod whole;
