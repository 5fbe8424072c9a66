//! Hearts (NF-HEART).

use crate::common::{game, players};
use serde_json::json;

/// NF-HEART-01, NF-HEART-02: one number for each player, up when gained, down when spent.
#[test]
fn hearts_go_up_when_gained_and_down_when_spent() {
    let mut t = players(2).quest("q3").on(0, "q3").has(0, "hearts", 2).has(1, "hearts", 5).start();
    assert_eq!(t.view(None)["seats"][0]["hearts"], json!(2));
    assert_eq!(t.view(None)["seats"][1]["hearts"], json!(5));
    t.play(["adventure", "move/stop", "quest/attempt", "choice/1"]);
    assert_eq!(t.player(0).hearts, 3);
    t.play(["camp/build"]);
    assert_eq!((t.player(0).hearts, t.player(1).hearts), (0, 5));
}

/// NF-HEART-03: on every roll of one's own: a quest, a threat, a duel, and whatever is rolled in town.
#[test]
fn hearts_may_be_spent_on_any_own_roll() {
    let mut t = players(2).quest("q4").on(0, "q4").has(0, "hearts", 4).dice([1]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/1", "hearts/2"]);
    assert_eq!((t.player(0).hearts, t.player(0).coins), (2, 4), "a quest");

    let mut t = players(2).on(0, "g1").has(0, "hearts", 4).dice([1]).start();
    t.play(["adventure", "move/g2/fight", "hearts/3"]);
    assert_eq!((t.player(0).hearts, t.place(0).as_str()), (1, "on g2"), "a threat");

    let mut t = players(2).has(0, "hearts", 4).dice([1, 3]).start();
    t.play(["visit/stables/duel", "duel/honorably", "hearts/3"]);
    assert_eq!((t.player(0).hearts, t.place(0).as_str()), (1, "at stables"), "a duel");

    let mut t = game("campaign", 2).sheet(0, "talents", ["spelunking"]).has(0, "hearts", 4).dice([2]).start();
    t.play(["visit/mine", "hearts/2"]);
    assert_eq!((t.player(0).hearts, t.player(0).gems), (2, 1), "spelunking");
}

/// NF-HEART-04, NF-HEART-05, NF-HEART-06: each adds 1, after the die is known, and as many as the player has.
#[test]
fn each_heart_adds_one_to_a_roll_that_is_known() {
    let scene =
        |hearts: u16, die: u32| players(2).quest("q1").on(0, "q1").has(0, "hearts", hearts).dice([die]);
    let mut t = scene(13, 1).start();
    t.play(["adventure", "move/stop", "quest/attempt"]);
    assert!(!t.offers("hearts/0"), "nothing is rolled yet");
    t.play(["choice/2"]);
    assert!(t.heard("Ada rolls 1 and adds 1 skill: 2, against 7."));
    assert_eq!(t.keys(0), ["hearts/0", "hearts/5", "hearts/7"]);
    let needs = "You have 2 and need 7 to succeed or 9 to succeed with a bonus. Spend hearts? You have 13.";
    assert_eq!(t.asked(0).prompt, needs);
    assert_eq!(t.label("hearts/5"), "Spend 5 hearts to succeed (7 in all)");
    assert_eq!(t.player(0).hearts, 13);
    t.play(["hearts/7"]);
    assert!(t.heard("Ada pays 7 hearts.") && t.heard("Ada has 9 in all."));
    assert_eq!((t.player(0).hearts, t.player(0).gems), (6, 1), "7 hearts made a bonus");

    let mut t = scene(6, 6).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/2"]);
    let needs = "You have 7 and need 9 to succeed with a bonus. Spend hearts? You have 6.";
    assert_eq!(t.asked(0).prompt, needs, "what is reached is no longer needed");

    let mut t = scene(6, 1).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/2"]);
    assert_eq!(t.keys(0), ["hearts/0", "hearts/5"], "no more than one has");
    t.play(["hearts/0"]);
    assert_eq!((t.player(0).hearts, t.player(0).food), (6, 0), "nobody has to");
    assert!(t.heard("Ada fails."));
}

/// NF-HEART-07, NF-HEART-08: only the roller spends: not the defender, and nobody on another's roll.
#[test]
fn nobody_adds_hearts_to_somebody_elses_roll() {
    let scene = players(3).has(0, "hearts", 0).has(1, "hearts", 9).has(2, "hearts", 9);
    let mut t = scene.dice([4, 3]).start();
    t.play(["visit/stables/duel", "duel/honorably"]);
    assert!(t.heard("Ada wins the duel against Bo."), "Bo had 9 hearts and was not asked");
    assert_eq!((t.player(1).hearts, t.player(2).hearts), (9, 9));

    let scene = players(3).has(0, "hearts", 3).has(1, "hearts", 9).has(2, "hearts", 9);
    let mut t = scene.dice([3, 3]).start();
    t.play(["visit/stables/duel", "duel/honorably"]);
    assert_eq!(t.keys(0), ["hearts/0", "hearts/1"]);
    assert!(!t.is_asked(1) && !t.is_asked(2));

    let mut t = players(3).quest("q4").on(0, "q4").has(0, "hearts", 1).has(1, "hearts", 9).dice([1]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/1"]);
    assert!(t.heard("Ada fails."), "her own heart was not enough, and Bo's do not count");
}

/// NF-HEART-09: an empty space that is passed costs a heart; where one stops costs none.
#[test]
fn passing_an_empty_space_costs_a_heart() {
    let mut t = players(2).on(0, "c1").has(0, "hearts", 2).start();
    t.play(["adventure", "move/c2"]);
    assert_eq!(t.player(0).hearts, 2);
    assert_eq!(t.label("move/c3"), "To the c3 for 1 heart (space 3 · a camp: gain 1 coin)");
    t.play(["move/c3"]);
    assert_eq!(t.player(0).hearts, 1);
    let mut t = players(2).on(0, "c1").camp(1, "c2").has(0, "hearts", 2).start();
    t.play(["adventure", "move/c2", "move/c3"]);
    assert_eq!(t.player(0).hearts, 2, "a space with a camp is not empty");
}

/// NF-HEART-10: three hearts for a camp, neither less nor more.
#[test]
fn a_camp_on_the_map_costs_three_hearts() {
    let mut t = players(2).on(0, "c1").has(0, "hearts", 4).start();
    t.play(["adventure", "move/stop", "camp/build"]);
    assert_eq!((t.player(0).hearts, t.camp_at("c1")), (1, Some(0)));
    let mut t = players(2).on(0, "c1").has(0, "hearts", 2).start();
    t.play(["adventure", "move/stop"]);
    assert!(t.is_asked(1), "two are not enough");
    assert_eq!((t.player(0).hearts, t.camp_at("c1")), (2, None));
}

/// NF-HEART-11: without hearts one still walks, tries a quest, and wins it.
#[test]
fn no_hearts_are_no_harm() {
    let mut t = players(2).quest("q4").on(0, "q3").dice([3]).start();
    assert_eq!(t.player(0).hearts, 0);
    t.play(["adventure", "move/q4", "quest/attempt", "choice/1"]);
    assert_eq!((t.player(0).coins, t.place(0).as_str()), (4, "on q4"));
    assert_eq!(t.names(&t.player(0).party), ["dog-1"]);
    assert!(t.is_asked(1));
}

/// NF-HEART-12: only leaving town sets hearts, and what was left is not added.
#[test]
fn only_leaving_town_resets_hearts() {
    let scene = players(2).party(0, &["outlaw-2"]);
    let mut t = scene.has(0, "hearts", 3).start();
    assert_eq!(t.label("adventure"), "Leave town and go adventuring (2 movement, 4 hearts)");
    t.play(["adventure"]);
    assert!(t.heard("Ada leaves town with 4 hearts."));
    assert_eq!(t.player(0).hearts, 4, "dog and outlaw, not 7");

    let mut t = players(2).party(0, &["outlaw-2"]).has(0, "hearts", 9).jailed(0).start();
    t.play(["adventure"]);
    assert_eq!(t.player(0).hearts, 4, "not what was left, even if it was more");

    let mut t = players(2).party(0, &["outlaw-2"]).on(0, "c1").has(0, "hearts", 1).start();
    assert!(t.label("adventure").starts_with("Go on adventuring (2 movement, 1 heart)"));
    t.play(["adventure", "move/c2"]);
    assert_eq!(t.player(0).hearts, 1, "on the map nothing is reset");
}

/// NF-HEART-13: 13 is the most that leaves town.
#[test]
fn nobody_leaves_town_with_more_than_thirteen_hearts() {
    let scene =
        players(2).party(0, &["outlaw-2", "mystic-2", "lizard-2"]).has(0, "artifacts", ["plain-heart"]);
    let scene = scene.has(0, "worlds", ["banshee-necklace"]);
    let mut t = scene.start();
    t.play(["adventure"]);
    assert_eq!(t.player(0).hearts, 12);

    let scene = players(2).party(0, &["outlaw-2", "mystic-2", "lizard-2"]);
    let scene =
        scene.has(0, "artifacts", ["plain-heart", "winter-coat"]).has(0, "worlds", ["banshee-necklace"]);
    let mut t = scene.start();
    assert!(t.label("adventure").contains("13 hearts"), "{}", t.label("adventure"));
    t.play(["adventure"]);
    assert_eq!(t.player(0).hearts, 13, "15 in all, two of them lost");
}

/// NF-HEART-14: hearts are gone once spent. The table never offers hearts that would still fail, so what can be lost is
/// the bonus: here the roll succeeds and misses it, and nothing comes back.
#[test]
fn spent_hearts_do_not_come_back() {
    let mut t = players(2).quest("q1").on(0, "q1").has(0, "hearts", 4).dice([3]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/1"]);
    assert_eq!(t.keys(0), ["hearts/0", "hearts/1", "hearts/3"], "no amount that changes nothing");
    t.play(["hearts/1"]);
    assert_eq!((t.player(0).hearts, t.player(0).coins, t.player(0).tokens), (3, 3, [0, 0, 0, 1]));

    let mut t = players(2).quest("q1").on(0, "q1").has(0, "hearts", 2).dice([1]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/1"]);
    assert!(t.heard("Ada fails."), "2 of 5, with two hearts: it would still fail, so nothing is asked");
    assert_eq!(t.player(0).hearts, 2);
}
