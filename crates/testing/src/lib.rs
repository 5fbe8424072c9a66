//! What the tests of every game have in common: a scene being played, the files of a book, what is said, what is told. A game's own
//! `tests/rules/common.rs` adds what is to be known about that game alone. For tests only.

mod files;
mod play;
mod said;
mod told;

pub use files::{Files, change, fault_at_mark, read};
pub use play::{Play, in_short};
pub use said::check_said;
pub use told::{Picture, check_told};
