//! Everything that Prelude says, in `tests/said.txt`.

use crate::common::{BOOK, files};
use table::{Boxed, Setup};

#[test]
fn no_word_changes_unnoticed() {
    let game = Boxed::<prelude::Prelude>(BOOK.clone());
    let setups = (0..48).map(|seed| Setup::new("prelude", "standard", 1 + seed as usize % 6, seed));
    testing::check_said(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/said.txt"), &game, &files(), setups);
}
