//! Everything that Near and Far says, in `tests/said.txt`.

use crate::book::files;
use crate::common::{BOOK, setup};
use table::Boxed;

#[test]
fn no_word_changes_unnoticed() {
    let game = Boxed::<near_and_far::NearAndFar>(BOOK.clone());
    let setups = ["first", "arcade", "campaign", "character"]
        .into_iter()
        .zip([9, 9, 3, 3])
        .flat_map(|(mode, games)| (0..games).map(move |seed| setup(mode, 2 + seed as usize % 3, seed)));
    testing::check_said(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/said.txt"), &game, &files(), setups);
}
