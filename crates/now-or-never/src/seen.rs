//! What is shown: words and views.

pub(crate) mod picture;
mod show;
pub mod view;
pub(crate) mod wording;
