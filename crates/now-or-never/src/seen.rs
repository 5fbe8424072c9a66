//! What is shown: words and views, and what options say.

mod offers;
pub(crate) mod picture;
mod show;
pub mod view;
pub(crate) mod wording;
