//! The end of a session (NF-END).

use crate::common::{BOOK, Scene, players};
use table::Book as _;

/// Ada has placed this many camps, along the road of the quests and in the wild.
fn camps(scene: Scene, n: usize) -> Scene {
    let road = (1..=16).map(|i| format!("q{i}"));
    road.take(n).fold(scene, |scene, space| scene.camp(0, &space))
}

/// NF-END-01: the 14th camp ends it, wherever it stands; the 13th does not.
#[test]
fn the_fourteenth_camp_triggers_the_end_wherever_it_is() {
    let on_map = |s: Scene| s.on(0, "c1").has(0, "hearts", 3);
    for (n, ends) in [(12, false), (13, true)] {
        let mut t = on_map(camps(players(2), n)).start();
        t.play(["adventure", "move/stop", "camp/build"]);
        assert_eq!((t.player(0).camps, t.state().ending), (n as u8 + 1, ends), "on the map");
        let mut t = camps(players(2), n).on(0, "g1").dice([6]).start();
        t.play(["adventure", "move/g2/fight"]);
        assert_eq!((t.player(0).camps, t.state().ending), (n as u8 + 1, ends), "on a threat");
        let mut t = camps(players(2), n).start();
        t.play(["visit/mine", "dig/1/1"]);
        assert_eq!((t.player(0).camps, t.state().ending), (n as u8 + 1, ends), "in the Mine");
        assert_eq!(t.view(None)["ending"], ends);
    }
}

/// NF-END-02, NF-END-04, NF-OPEN-02: the round is played to its end, then the scores are counted.
#[test]
fn the_round_is_completed_before_the_scoring() {
    // Who begins, who triggers the end, and who still has a turn.
    for (first, seat, after) in [(0, 0, &[1, 2][..]), (0, 1, &[2]), (0, 2, &[]), (2, 0, &[1]), (1, 2, &[0])] {
        let scene = (1..=13).fold(players(3), |s, n| s.camp(seat, &format!("q{n}")));
        let scene = scene.with("first", serde_json::json!(first)).turn_of(seat as u8).at(seat, "farm");
        let scene = (0..3).filter(|s| *s != seat).fold(scene, |s, other| s.jailed(other));
        let mut t = scene.start();
        t.play(["visit/mine", "dig/1/1"]);
        for next in after {
            assert!(t.table.outcome().is_none(), "{next} has not had a turn");
            assert!(t.is_asked(*next), "{next} after {seat}: {}", t.open());
            t.idle();
        }
        let outcome = t.table.outcome().expect("now it is over");
        assert_eq!(outcome.rounds, 2, "NF-END-05: no round is added");
        assert_eq!(t.score(seat).camps, 14);
    }
}

/// NF-END-03: camps beyond the board come from the box, count, and uncover nothing.
#[test]
fn whoever_runs_out_of_camps_takes_more_from_the_box() {
    let scene = camps(players(2), 14).on(0, "p1").has(0, "hearts", 3).with("ending", true.into());
    let mut t = scene.start();
    let wealth = (t.player(0).coins, t.player(0).gems);
    t.play(["adventure", "move/stop", "camp/build"]);
    assert_eq!(t.camp_at("p1"), Some(0));
    assert_eq!((t.player(0).coins, t.player(0).gems), wealth);
    t.idle();
    assert_eq!((t.score(0).camps, t.score(0).board), (15, 2));
}

/// NF-END-05: a second 14th camp in the last round changes nothing.
#[test]
fn a_second_trigger_adds_no_round() {
    let scene = (1..=13).fold(players(3), |s, n| s.camp(1, &format!("q{n}")));
    let spaces = ["c1", "c2", "c3", "c4", "c5", "g1", "g2", "g3", "g4", "g5", "g6", "p1", "p2", "m1"];
    let scene = spaces.iter().fold(scene, |s, space| s.camp(0, space));
    let mut t = scene.with("ending", true.into()).turn_of(1).jailed(1).start();
    t.play(["visit/mine", "dig/1/1"]);
    assert_eq!(t.player(1).camps, 14);
    assert!(t.is_asked(2) && t.table.outcome().is_none());
    t.idle();
    assert_eq!(t.table.outcome().expect("it is over").rounds, 2);
}

/// Cy's turn ends a round in which, as in this many before, nobody has placed a camp.
fn quiet(rounds: u16) -> Scene {
    players(3).with("quiet_rounds", rounds.into()).turn_of(2)
}

/// A map with a camp on every space.
fn full() -> Scene {
    let spaces = BOOK.map(1).spaces.iter().map(|s| BOOK.names().name(s.id)).filter(|s| *s != "map01/town");
    let spaces = spaces.map(|s| s.rsplit('/').next().expect("a name"));
    let scene = spaces.enumerate().fold(players(4), |scene, (i, space)| scene.camp(i % 4, space));
    let camps = BOOK.map(1).spaces.len() - 1;
    scene.with("camps_before", camps.into()).turn_of(3)
}

/// NF-OPEN-82: after thirty rounds without a camp all are asked; it ends if all agree.
#[test]
fn a_session_that_drags_on_ends_if_all_agree() {
    let mut t = quiet(28).start();
    t.idle();
    assert!(!t.offers("session/end"), "the twenty-ninth quiet round");
    let mut t = quiet(29).start();
    t.idle();
    assert_eq!(t.keys(0), ["session/end", "session/on"]);
    t.play(["0:session/end", "1:session/end"]);
    assert!(t.table.outcome().is_none(), "Cy has not agreed yet");
    t.play(["2:session/end"]);
    assert!(t.heard("All agree: the session ends here."));
    let outcome = t.table.outcome().expect("it is over");
    assert_eq!(outcome.rounds, 2);
    assert_eq!(t.score(0).wealth, 1, "scored as usual");
}

/// NF-OPEN-82: one player who wants to go on is enough; they are asked again after ten more quiet rounds.
#[test]
fn one_who_plays_on_is_enough_until_ten_rounds_later() {
    let mut t = quiet(29).start();
    t.idle().play(["0:session/end", "1:session/on"]);
    assert!(t.table.outcome().is_none() && !t.offers("session/end"), "{}", t.open());
    assert_eq!(t.state().round, 3);
    for round in 1..=10 {
        assert!(!t.offers("session/end"), "round {round}");
        for _ in 0..3 {
            t.play(["adventure", "move/stop"]);
        }
    }
    assert!(t.offers("session/end"), "{}", t.open());
}

/// NF-OPEN-82: on a full map one quiet round is enough to be asked; nothing but the 14th camp ends a session by itself.
#[test]
fn a_full_map_asks_after_one_quiet_round() {
    let mut t = full().start();
    t.idle();
    assert!(t.table.outcome().is_none(), "it does not end by itself");
    assert_eq!(t.keys(0), ["session/end", "session/on"]);
    t.play(["0:session/on"]);
    assert_eq!(t.state().round, 3);
    assert!(t.is_asked(0) && !t.offers("session/end"), "{}", t.open());
}

/// NF-OPEN-82: a camp starts the count of quiet rounds again.
#[test]
fn a_new_camp_ends_the_quiet() {
    let scene = quiet(35).on(2, "c1").has(2, "hearts", 3);
    let mut t = scene.start();
    t.play(["adventure", "move/stop", "camp/build"]);
    assert_eq!((t.state().quiet_rounds, t.offers("session/end")), (0, false));
}
