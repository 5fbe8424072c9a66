//! Everything that Now or Never says, in `tests/said.txt`.

use crate::common::{BOOK, files, setup};
use table::Boxed;

#[test]
fn no_word_changes_unnoticed() {
    let game = Boxed::<now_or_never::NowOrNever>(BOOK.clone());
    let modes = [("standard", 2), ("story", 3), ("solo", 1), ("standard", 4), ("story", 1), ("standard", 3)];
    let setups = modes.into_iter().enumerate().map(|(seed, (mode, n))| setup(mode, n, seed as u64));
    testing::check_said(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/said.txt"), &game, &files(), setups);
}
