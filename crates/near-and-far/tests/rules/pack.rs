//! Pack birds.

use crate::common::{Play, Scene, players};
use serde_json::json;

fn scene(birds: u8) -> Scene {
    players(3).has(0, "birds", birds).with("birds", json!(9 - birds))
}

/// The ways from here to the space behind the threat.
fn ways(t: &Play, to: &str) -> Vec<String> {
    let start = format!("move/{to}");
    let keys = t.keys(0).into_iter().filter(|k| k.starts_with(&start));
    keys.map(|k| k[start.len()..].to_owned()).collect()
}

/// NF-PACK-01, NF-OPEN-34: a fourth bird is not gained, whoever gives it.
#[test]
fn nobody_owns_a_fourth_bird() {
    for (before, after) in [(2, 3), (3, 3)] {
        let mut t = scene(before).on(0, "q3").quest("q3").start();
        t.play(["adventure", "move/stop", "quest/attempt", "choice/2", "recruit/outlaw-1", "party/active"]);
        assert_eq!((t.player(0).birds, t.state().birds), (after, 9 - after));
    }
}

/// NF-PACK-02, NF-EX-05: two birds, four spaces. (Bo's camps make the way free.)
#[test]
fn each_bird_carries_one_space_further() {
    for (birds, last) in [(0, "c2"), (1, "c3"), (2, "c4"), (3, "c5")] {
        let camps = ["c1", "c2", "c3", "c4"].iter().fold(scene(birds), |s, space| s.camp(1, space));
        let mut t = camps.start();
        t.play(["adventure"]);
        for n in 1..=2 + birds {
            assert_eq!(t.place(0), if n == 1 { "on town".to_owned() } else { format!("on c{}", n - 1) });
            t.play([format!("move/c{n}").as_str()]);
        }
        assert_eq!(t.place(0), format!("on {last}"));
        assert!(!t.is_asked(0) || t.keys(0).iter().all(|k| !k.starts_with("move/")), "{}", t.open());
    }
}

/// NF-PACK-03, NF-TREAS-01: as many treasures as birds.
#[test]
fn each_bird_carries_one_treasure() {
    let cards = ["lucky-heart", "lucky-sword", "lucky-hand"];
    for birds in 1..=3 {
        let full = usize::from(birds);
        let mut t = scene(birds).has(0, "treasures", &cards[..full - 1]).start();
        t.play(["visit/hut"]);
        assert_eq!(t.player(0).treasures.len(), full, "there was room for one more");
        let mut t = scene(birds).has(0, "treasures", &cards[..full]).start();
        t.play(["visit/hut"]);
        assert!(t.offers("treasure/none"), "no more room");
    }
}

/// NF-PACK-04: the bird goes home, the threat stays where it is.
#[test]
fn a_bird_sent_home_passes_a_threat() {
    let mut t = scene(2).on(0, "g1").start();
    t.play(["adventure"]);
    assert_eq!(ways(&t, "g2"), ["/fight", "/bird"], "one may, one need not");
    t.play(["move/g2/bird"]);
    assert_eq!((t.place(0).as_str(), t.player(0).birds, t.state().birds), ("on g2", 1, 8));
    assert_eq!((t.state().threats.len(), t.player(0).camps), (12, 0));
    assert!(t.rolls().is_empty());
    let mut t = scene(0).on(0, "g1").start();
    t.play(["adventure"]);
    assert_eq!(ways(&t, "g2"), ["/fight"], "without a bird");
}

/// NF-PACK-05: not elsewhere, and not where the symbol has been claimed.
#[test]
fn a_bird_is_sent_home_for_nothing_else() {
    let bird = |t: &Play| t.keys(0).iter().any(|k| k.contains("bird"));
    let mut t = scene(1).has(0, "hearts", 3).on(0, "g4").start();
    assert!(!bird(&t), "{:?}", t.keys(0));
    t.play(["adventure"]);
    assert_eq!(ways(&t, "g5"), [""], "a treasure is no threat");
    assert!(!bird(&t));
    let mut t = scene(1).on(0, "g1").camp(1, "g1").camp(2, "g2").start();
    t.play(["adventure"]);
    assert_eq!(ways(&t, "g2"), [""], "claimed on both ends");
    assert!(!bird(&t));
    let mut t = scene(1).start();
    assert!(!bird(&t));
    t.play(["visit/saloon"]);
    assert!(!bird(&t));
}

/// NF-PACK-06: two steps and one for the bird that has gone home.
#[test]
fn a_returned_bird_still_gives_its_movement_this_turn() {
    let mut t = scene(1).start();
    t.play(["adventure", "move/g1", "move/g2/bird"]);
    assert_eq!(t.player(0).birds, 0);
    assert!(t.asked(0).prompt.contains("1 space left"), "{}", t.asked(0).prompt);
    t.play(["move/g3"]);
    assert_eq!(t.place(0), "on g3");
    assert_ne!(t.state().active.0, 0, "no fourth step, and no heart for a camp");
    t.play(["1:visit/saloon", "recruit/nobody", "2:visit/saloon", "recruit/nobody"]);
    assert!(t.label("adventure").contains("2 movement"), "next turn it is gone");
}

/// NF-PACK-07: back over the same symbol is another crossing.
#[test]
fn one_bird_passes_one_threat_once() {
    let mut t = scene(1).on(0, "g1").has(0, "hearts", 5).start();
    t.play(["adventure", "move/g2/bird"]);
    assert_eq!(ways(&t, "g1"), ["/fight"]);
    let mut t = scene(2).on(0, "g1").has(0, "hearts", 5).start();
    t.play(["adventure", "move/g2/bird"]);
    assert_eq!(ways(&t, "g1"), ["/fight", "/bird"]);
    t.play(["move/g1/bird"]);
    assert_eq!((t.place(0).as_str(), t.player(0).birds), ("on g1", 0));
}
