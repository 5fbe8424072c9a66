//! Laying damage (SG-PLACE, SG-HEART, SG-SPLASH); placing.rs compares all placements.

use super::*;

/// SG-PLACE-01, SG-PLACE-02, SG-PLACE-03, SG-PLACE-08, SG-PLACE-09
#[test]
fn damage_forms_one_group_over_edges_of_any_shape() {
    let mut t = against(2, &[(PLAIN, 5, 0)]).fate([6]).start();
    t.play(["1:attack/mac", "square/0/4"]);
    assert!(t.is_asked(1) && !t.is_asked(0));
    let named = |key: &str, words: &str| t.label(key).ends_with(words);
    assert!(named("square/0/8", ", bottom right (heart)") && named("square/0/5", ", middle right (blank)"));
    assert_eq!(t.own(1).len(), 8, "bends included: {}", t.open());
    t.play(["square/0/8"]);
    assert_eq!(t.own(1), ["square/0/5", "square/0/7"], "a corner does not connect");
    t.play(["square/0/7"]);
    assert_eq!(covered(&t, 0), [4, 7, 8]);
}

/// SG-PLACE-04, SG-PLACE-05, SG-PLACE-06
#[test]
fn a_covered_square_takes_nothing_and_connects_nothing() {
    let mut t = beast(PLAIN, 5, 0).covered(0, &[1, 4, 7]).fate([6]).start();
    t.play(["attack/gregory", "square/0/0"]);
    assert_eq!(covered(&t, 0), [0, 1, 3, 4, 7], "nothing else touches it: {}", t.open());
}

/// SG-PLACE-10, SG-ENAB-01, SG-ENAB-19, SG-EX-31
#[test]
fn a_covered_square_has_no_effect() {
    let eye = |squares: &[u32]| players(1).combat(&["flying-eye"]).covered(0, squares).fate([5]);
    // Attack, flying and madness of the Flying Eye.
    let mut t = eye(&[0, 3, 7]).start();
    t.play(["round/end", "mac"]);
    assert_eq!((damage(&t, "mac"), t.state().bearers(Status::Madness)), (2, 0));
    t.play(["attack/laurent"]);
    assert!(t.told("5 against 5. A hit."));
    let mut t = eye(&[]).start();
    t.play(["round/end", "mac", "rafael"]);
    assert_eq!((damage(&t, "mac"), t.state().bearers(Status::Madness)), (3, 1));
    t.play(["attack/laurent"]);
    assert!(t.told("5 against 6. A miss."));
}

/// SG-HEART-01, SG-HEART-02, SG-HEART-03, SG-HEART-04
#[test]
fn a_double_heart_takes_two_damage_of_one_hit_and_one_token() {
    let grid = "heart2 blank heart|blank blank blank|blank blank blank";
    let mut t = beast(grid, 5, 0).fate([6, 6, 6]).start();
    t.play(["attack/marco"]);
    assert!(!t.offers("square/0/0") && t.offers("square/0/1"), "1 damage is too little: {}", t.open());
    t.play(["square/0/8", "attack/marco"]);
    assert!(!t.offers("square/0/0"), "two hits do not add up");
    t.play(["square/0/7", "attack/gregory", "square/0/0"]);
    assert_eq!(covered(&t, 0), [0, 7, 8], "both points are used: {}", t.open());
}

/// SG-HEART-05
#[test]
fn the_rest_of_a_hit_on_a_double_heart_connects_to_it() {
    let mut t = beast("heart2 blank heart|blank blank blank|blank blank blank", 5, 0).fate([6]).start();
    t.play(["attack/mac", "square/0/0"]);
    assert_eq!(t.own(0), ["square/0/1", "square/0/3"]);
}

/// SG-SPLASH-01, SG-SPLASH-02, SG-SPLASH-03, SG-SPLASH-07, SG-EX-43
#[test]
fn at_most_half_of_an_attack_splashes_over_the_touching_edge() {
    let scene = || against(1, &[(PLAIN, 5, 0), (PLAIN, 5, 0), (PLAIN, 5, 0)]);
    let mut t = scene().fate([6]).start();
    t.play(["attack/mac", "enemy/0", "square/0/4", "square/0/5"]);
    assert!(t.offers("square/1/3") && !t.offers("square/1/0") && !t.offers("square/2/3"), "{}", t.open());
    t.play(["square/1/3"]);
    assert_eq!((covered(&t, 0), covered(&t, 1)), (vec![4, 5], vec![3]));
    // Of 3, two stay on the target.
    let mut t = scene().fate([6]).start();
    t.play(["attack/mac", "enemy/0", "square/1/3"]);
    assert!(!t.offers("square/1/4") && !t.offers("square/1/0"), "{}", t.open());
    // Of 1, all of it.
    let mut t = scene().fate([6]).start();
    t.play(["attack/marco", "enemy/0"]);
    assert!(!t.keys(0).iter().any(|key| key.starts_with("square/1")), "{}", t.open());
    // Of 4, two.
    let mut t = scene().mate("mac", "cards", ["haymaker"]).fate([6]).start();
    t.play(["attack/mac", "enemy/1"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    t.play(["square/1/3", "square/0/5", "square/0/4"]);
    assert!(!t.offers("square/0/3") && t.offers("square/1/4"), "{}", t.open());
}

/// SG-SPLASH-04, SG-SPLASH-05, SG-SPLASH-06
#[test]
fn splash_asks_no_defence_provokes_nobody_and_can_defeat() {
    let weak = "blank blank blank|heart blank blank|blank blank blank";
    let mut t = against(1, &[(PLAIN, 5, 1), (weak, 9, 5)]).fate([6]).start();
    t.play(["attack/gregory", "enemy/0", "square/0/5", "square/1/3"]);
    assert_eq!(row(&t), ["wick-rat"]);
    assert_eq!(damage(&t, "gregory"), 1, "only the target strikes back");
    let curse = "blank blank blank|attack2 heart blank|blank blank blank";
    let mut t = against(1, &[(PLAIN, 5, 1), (curse, 9, 1)]).fate([6]).start();
    t.play(["attack/gregory", "enemy/0", "square/0/5", "square/1/3", "round/end", "mac", "laurent"]);
    assert_eq!(damage(&t, "laurent"), 1, "its attack symbol is covered");
}

/// SG-OPEN-41: resist takes 1 of what is aimed at its card, and half is counted before that.
#[test]
fn half_of_the_damage_is_counted_before_resist() {
    let tough = "resist blank heart|blank blank blank|blank blank heart";
    let mut t =
        against(1, &[(tough, 5, 0), (PLAIN, 9, 5)]).mate("mac", "cards", ["haymaker"]).fate([6]).start();
    t.play(["attack/mac", "enemy/0"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    // 4 damage: 2 at the target, of which 1 is blocked, and 2 beside it.
    t.play(["square/1/3", "square/1/4"]);
    assert_eq!((covered(&t, 0), covered(&t, 1)), (vec![5], vec![3, 4]), "{}", t.open());
}

/// SG-OPEN-42
#[test]
fn what_cannot_be_placed_is_lost() {
    let mut t = beast(PLAIN, 5, 0).covered(0, &[1, 2, 3, 4, 5, 6]).fate([6]).start();
    t.play(["attack/mac"]);
    assert_eq!(
        covered(&t, 0),
        [1, 2, 3, 4, 5, 6, 7, 8],
        "two, although one of them alone would do: {}",
        t.open()
    );
}

/// SG-COMBAT-12, SG-SPLASH-06: Mac deals 3. With both hearts covered it does not matter where the third point goes, and nobody is asked.
#[test]
fn with_the_last_heart_of_a_row_the_combat_is_over() {
    let right = "heart attack blank|heart blank blank|blank blank blank";
    let left = "heart blank blank|blank blank heart|blank blank blank";
    let mut t =
        against(1, &[(left, 5, 0), (right, 9, 5)]).covered(0, &[0]).covered(1, &[0]).fate([6]).start();
    t.play(["attack/mac", "enemy/0", "square/0/5"]);
    assert!(t.offers("square/0/4") && t.state().combat.is_some(), "one heart is left: {}", t.open());
    t.play(["square/1/3"]);
    assert!(t.told("All enemies are defeated.") && t.state().combat.is_none(), "{}", t.open());
}
