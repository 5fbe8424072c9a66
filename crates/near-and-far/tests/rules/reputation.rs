//! Reputation (NF-REP).

use crate::common::{Play, Scene, players};
use near_and_far::Phase;
use serde_json::json;
use table::Seat;

fn duel(reputation: i8, style: &str) -> i8 {
    let mut t = players(2).has(0, "reputation", reputation).dice([6, 1]).start();
    t.play(["visit/stables/duel", style]);
    t.player(0).reputation
}

/// NF-REP-01, NF-REP-02: everybody on one track, right when gained, left when lost.
#[test]
fn reputation_moves_right_and_left() {
    let t = players(2).has(0, "reputation", -6).has(1, "reputation", 12).start();
    assert_eq!(t.view(Some(1))["seats"][0]["reputation"], json!(-6), "everybody sees it");
    assert_eq!(t.view(Some(0))["seats"][1]["reputation"], json!(12));
    assert_eq!(duel(0, "duel/honorably"), 1);
    assert_eq!(duel(0, "duel/dirty"), -1);
    let mut t = players(3).start();
    t.play(["visit/hall", "hall/reputation/up", "pay/2"]);
    assert!(t.heard("Ada's reputation rises by 2, to 2."));
    assert!(ghost(1).heard("Ada's reputation falls by 3, to −2."));
}

/// A quest won by a fight: three reputation lost, whatever one thinks of it.
fn ghost(reputation: i8) -> Play {
    let scene: Scene =
        players(2).quest("q2").on(0, "q2").has(0, "reputation", reputation).has(0, "hearts", 6);
    let mut t = scene.dice([2]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/1", "hearts/6"]);
    t
}

/// NF-REP-03, NF-REP-04: -6 and 12 are the ends of the track; what goes beyond is lost.
#[test]
fn the_track_ends_at_minus_six_and_twelve() {
    assert_eq!(duel(11, "duel/honorably"), 12);
    assert_eq!(duel(12, "duel/honorably"), 12);
    assert_eq!(duel(-5, "duel/dirty"), -6);
    assert_eq!(duel(-6, "duel/dirty"), -6);
    assert_eq!(ghost(-4).player(0).reputation, -6, "one of the three is ignored");
    let mut t = players(3).has(0, "reputation", 10).has(0, "coins", 5).start();
    t.play(["visit/hall", "hall/reputation/up"]);
    assert_eq!(t.keys(0), ["pay/0", "pay/1", "pay/2"], "no further than 12");
}

/// NF-REP-05: reputation from a quest is not asked about.
#[test]
fn a_quests_reputation_is_compulsory() {
    let t = ghost(1);
    assert_eq!((t.player(0).reputation, t.player(0).coins), (-2, 6));
    assert!(t.is_asked(1), "nobody was asked whether they want it");
}

/// NF-REP-06: an artifact may ask for it, it scores, and it breaks ties.
#[test]
fn reputation_buys_scores_and_breaks_ties() {
    let offers = |reputation: i8, card: &str| {
        let scene = players(2).has(0, "reputation", reputation).has(0, "gems", 1).has(0, "hand", [card]);
        scene.start().offers(&format!("buy/{card}"))
    };
    assert!(!offers(3, "good-name") && offers(4, "good-name") && offers(9, "good-name"));
    assert!(!offers(-3, "sample") && offers(-4, "sample") && offers(-6, "sample"));

    let score =
        |reputation: i8| players(2).has(0, "coins", 0).has(0, "reputation", reputation).start().points(0);
    assert_eq!([-6, 0, 3, 4, 12].map(score), [0, 0, 0, 2, 6]);

    let mut t = players(2).has(1, "reputation", 1).with("ending", true.into()).turn_of(1).start();
    t.play(["visit/hut"]);
    let result = t.state().last.as_ref().expect("it is over");
    assert_eq!(result.scores[0], result.scores[1], "a tie on points");
    assert_eq!((t.state().phase, &result.winners), (Phase::Over, &vec![Seat(1)]));
}
