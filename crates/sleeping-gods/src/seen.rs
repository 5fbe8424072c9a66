//! What is shown: data for clients, text for the terminal, and rules put back into words.

mod offers;
pub(crate) mod picture;
mod show;
mod stakes;
pub mod view;
mod wording;
