//! The cave (PR-CAVE), in the mountains.

use crate::common::{plain, wanderers};

/// PR-EX-15, PR-CAVE-01, PR-CAVE-06
#[test]
fn fewer_successes_than_players_are_a_failure_and_nothing_is_different() {
    let mut scene = plain(3).region("mountains").all_at("special").dice([1, 5, 6, 4, 3]);
    for seat in 0..3 {
        scene = scene.all_tokens(seat, [1, 1, 1, 1, 1, 1]);
    }
    let mut t = scene.event_die(&["O"]).draws(&["fever-night"]).start();
    t.play(["0:spend/none", "1:spend/none", "2:spend/wise/1"]);
    assert!(t.told("At Cave, 3 presence: the die comes up 3, something comes."));
    assert!(t.asked(0).prompt.contains("The Fever Ship"));
    let tokens: u8 = (0..3).map(|s| t.character(s).tokens.iter().sum::<u8>()).sum();
    assert_eq!(tokens, 17, "nobody gained, one wise is spent");
}

/// PR-EX-15, PR-CAVE-01, PR-CAVE-03, PR-CAVE-04, PR-CAVE-05
#[test]
fn as_many_successes_as_players_hide_the_group_and_give_each_two_tokens() {
    let mut scene = plain(3).region("mountains").all_at("special").presence("special", 2);
    for seat in 0..3 {
        scene = scene.all_tokens(seat, [1, 1, 1, 1, 1, 1]);
    }
    let mut t = scene.dice([1, 3, 6, 4, 1]).start();
    t.play(["0:spend/none", "1:spend/none", "2:spend/wise/1"]);
    t.play(["0:strong", "0:active", "1:strong", "1:wise", "2:active", "2:wise"]);
    assert_eq!(t.character(0).tokens, [2, 2, 1, 1, 1, 1]);
    assert_eq!(t.character(1).tokens, [2, 1, 1, 2, 1, 1]);
    assert_eq!(t.character(2).tokens, [1, 2, 1, 1, 1, 1]);
    assert_eq!(t.presence("special"), 2, "none added, none removed");
    assert_eq!(t.times("presence:"), 0, "no occurrence roll");
    assert!(t.offers(0, "eat"), "{}", t.open());
}

/// PR-CAVE-01, PR-CAVE-02
#[test]
fn bought_dice_count_toward_the_total_of_the_group() {
    let mut t = wanderers(2).region("mountains").all_at("special").dice([5, 4, 4, 6]).start();
    let keys: Vec<&str> = t.asked(0).options.iter().map(|o| o.key.as_str()).collect();
    assert_eq!(keys, ["spend/none", "spend/wise/1", "spend/wise/2", "spend/wise/3", "spend/wise/4"]);
    t.play(["0:spend/wise/2"]);
    assert_eq!(t.times(" rolls "), 0, "all dice are bought before the roll");
    t.play(["1:spend/none"]);
    assert_eq!(t.lines("to hide"), ["Ada rolls 5, 4 and 4 to hide.", "Bo rolls 6 to hide."]);
    assert!(t.told("They rest unnoticed."), "Ada's two are enough for both");
    assert_eq!(t.tokens(0, "wise"), 3, "two spent, one regained: nothing else was missing");
}

/// PR-CAVE-01
#[test]
fn more_successes_than_players_hide_the_group_too() {
    let mut t = wanderers(1).region("mountains").all_at("special").dice([4, 1]).start();
    t.play(["spend/wise/1"]);
    assert!(t.told("They rest unnoticed."), "two for one player");
}

/// PR-CAVE-05
#[test]
fn the_two_tokens_are_of_different_traits() {
    let scene = wanderers(1).region("mountains").all_tokens(0, [1, 1, 1, 1, 1, 1]).all_at("special");
    let mut t = scene.dice([4]).start();
    t.play(["spend/none", "keen"]);
    assert_eq!(t.tokens(0, "keen"), 2, "with room for two more");
    assert!(!t.offers(0, "keen") && t.offers(0, "wise"), "{}", t.open());
    t.play(["wise"]);
    assert!(t.offers(0, "eat"), "two and no more: {}", t.open());
}

/// PR-CAVE-03, PR-CAVE-04
#[test]
fn the_cave_hides_for_one_round_only() {
    let mut t = wanderers(1).region("mountains").all_at("special").dice([4]).start();
    t.play(["spend/none"]);
    assert_eq!(t.presence("special"), 0);
    t.play(["eat", "special", "spend/none"]);
    assert_eq!(t.presence("special"), 1, "this time the die was a 6");
    assert_eq!(t.times("At Cave, 1 presence: the die comes up 6"), 1);
}

/// PR-CAVE-04
#[test]
fn a_hidden_group_leaves_the_rolls_of_other_groups_alone() {
    let scene = wanderers(2).region("mountains").at(0, "special").at(1, "explore-2").acting("special");
    let mut t = scene.presence("special", 6).dice([4, 6, 1]).event_die(&["O"]).draws(&["half-a-map"]).start();
    t.play(["spend/none"]);
    assert!(t.asked(1).prompt.contains("Half a Map"), "{}", t.open());
    assert_eq!(t.lines("presence:"), ["At Explore, far, 1 presence: the die comes up 1, something comes."]);
}
