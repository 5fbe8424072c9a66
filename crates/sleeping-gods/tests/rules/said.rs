//! Everything that Sleeping Gods says, in `tests/said.txt`.

use crate::common::{BOOK, files, setup};
use table::Boxed;

#[test]
fn no_word_changes_unnoticed() {
    let game = Boxed::<sleeping_gods::SleepingGods>(BOOK.clone());
    let setups = (0..12)
        .map(|seed| setup(if seed % 4 == 3 { "brutal" } else { "normal" }, 1 + seed as usize % 4, seed));
    testing::check_said(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/said.txt"), &game, &files(), setups);
}
