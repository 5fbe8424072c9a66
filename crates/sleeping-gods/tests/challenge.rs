//! Challenges (SG-CHAL, SG-FAIL).

mod common;

use common::players;

const LIFT: &str = "== T1  The Weight\n\nA hatch.\n\n* Lift it. [strength 5]\n  = success\n  It opens.\n  > coin 1\n  = failure\n  It does not.\n  > health -3\n  -> end\n";

/// SG-CHAL-01, SG-CHAL-17, SG-EX-12: equal is enough, one less is not.
#[test]
fn a_total_that_is_equal_succeeds() {
    // Captain Odessa and Laurent have 1 strength each.
    let scene = || players(1).story("T1", LIFT);
    let mut t = scene().fate([3]).start();
    t.play(["take/odessa", "take/laurent", "go", "enough"]);
    assert_eq!(t.stored("coin"), 4, "{}", t.open());
    let mut t = scene().fate([2]).start();
    t.play(["take/odessa", "take/laurent", "go", "enough"]);
    assert!(t.told("Failure."), "{}", t.open());
}
