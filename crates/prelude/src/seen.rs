//! What is shown of a game: to each seat, as a picture in the terminal, in words.

pub(crate) mod offers;
pub(crate) mod picture;
pub(crate) mod stakes;
pub mod view;
