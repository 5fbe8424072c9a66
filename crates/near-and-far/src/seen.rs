//! What is shown of a game: to each seat, as a picture in the terminal, in words.

mod offers;
pub(crate) mod picture;
mod reach;
pub(crate) mod stakes;
pub mod view;
pub(crate) mod wording;
