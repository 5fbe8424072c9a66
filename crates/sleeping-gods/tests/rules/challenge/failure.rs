//! Failing a challenge (SG-FAIL).

use super::*;

/// SG-FAIL-02, SG-FAIL-03, SG-EX-14: nine in all.
#[test]
fn the_active_player_splits_the_damage_among_those_who_took_part() {
    let mut t =
        tries(players(3).has(1, "command", 1).has(2, "command", 1).fate([4]), "strength 9", "health -9");
    t.play(["0:take/odessa", "1:take/mac", "2:take/rafael", "0:go"]);
    assert!(t.told("STRENGTH 9: 8. Failure."));
    assert_eq!(t.own(0), ["odessa", "mac", "rafael"]);
    assert!(!t.is_asked(1) && !t.is_asked(2));
    t.play(["odessa", "mac", "rafael", "odessa", "mac", "rafael", "odessa", "mac", "rafael"]);
    assert_eq!((["odessa", "mac", "rafael"].map(|c| t.mate(c).damage), wounds(&t)), ([3, 3, 3], 9));
}

/// SG-FAIL-04, SG-FAIL-05, SG-DMG-09
#[test]
fn damage_goes_to_others_only_when_those_who_took_part_can_hold_no_more() {
    let mut t = tries(players(1).mate("odessa", "damage", 5).fate([1]), "strength 9", "health -3");
    t.play(["take/odessa", "go"]);
    assert_eq!(t.mate("odessa").damage, 6);
    assert_eq!(t.own(0), CREW[1..], "two points are left for the others");
    t.play(["mac", "mac"]);
    assert_eq!(t.mate("mac").damage, 2);
    assert!(!t.offers("mac"));
}

/// SG-FAIL-06: a fate card for each cube.
#[test]
fn ship_damage_of_a_failure_is_drawn_for_cube_by_cube() {
    let mut t = tries(players(1).fate([1, 2, 3]), "strength 9", "ship -2");
    t.play(["go"]);
    assert_eq!(t.state().damage, [1, 1, 0, 0, 0, 0]);
    assert_eq!(discards(&t).len(), 3);
}

/// SG-FAIL-07, SG-FAIL-11, SG-FAIL-13, SG-EX-15: another page, and everything that the line says.
#[test]
fn a_failure_may_turn_to_another_paragraph() {
    let story = "== T1  The Nest\n\nA nest.\n\n* Climb. [perception 10]\n  = success\n  You see it.\n  -> T3\n  = failure\n  It sees you.\n  > health -7, venom\n  -> T2\n\n== T2  Below\n\nYou are below.\n\n== T3  Above\n\nYou are above.\n";
    let mut t = players(1).story("T1", story).fate([5]).start();
    t.play(["take/audrie", "go"]);
    assert!(t.told("PERCEPTION 10: 7. Failure.") && t.told("It sees you."));
    t.play(["laurent", "mac"]);
    assert_eq!((t.mate("audrie").damage, wounds(&t)), (5, 7));
    assert!(t.mate("audrie").statuses.contains(&Status::Venom));
    assert!(t.told("You are below.") && !t.told("You are above.") && !t.told("You see it."));
    let mut t = players(1)
        .story("T1", story)
        .has(0, "command", 1)
        .mate("audrie", "cards", ["duck", "soft-shoes"])
        .fate([6])
        .start();
    t.play(["choice/1", "take/audrie", "go", "use/audrie/0/0"]);
    assert!(t.told("You are above.") && !t.told("It sees you.") && wounds(&t) == 0, "{}", t.open());
}

/// SG-FAIL-12, SG-EX-11, SG-EX-48: it hurts, and the story goes on as if nothing had happened.
#[test]
fn without_another_paragraph_a_failure_goes_on_like_a_success() {
    let story = "== T1  A\n\nA gate.\n\n* Talk. [cunning 5]\n  = success\n  > coin 1\n  -> T2\n  = failure\n  > health -3\n* Push. [strength 6]\n  = success\n  > coin 1\n  -> T2\n  = failure\n  > health -3\n\n== T2  A1\n\nYou are inside.\n";
    for (choice, fate, hurt) in
        [("choice/1", 3, 3), ("choice/1", 4, 0), ("choice/2", 4, 3), ("choice/2", 5, 0)]
    {
        let mut t = players(1).story("T1", story).fate([fate]).start();
        t.play([choice, "take/odessa", "go"]);
        if hurt > 0 {
            assert_eq!(t.mate("odessa").damage, hurt, "the only one who took part");
        }
        assert_eq!((wounds(&t), t.told("You are inside."), won(&t)), (hurt, true, true), "{choice} {fate}");
    }
}

/// SG-FAIL-08, SG-FAIL-09, SG-STATUS-02
#[test]
fn a_status_goes_to_somebody_who_took_part_and_does_not_have_it() {
    let mut t = tries(players(1).mate("odessa", "statuses", ["venom"]).fate([1]), "strength 9", "venom");
    t.play(["take/odessa", "take/mac", "go"]);
    assert_eq!((t.mate("mac").statuses.len(), t.mate("odessa").statuses.len()), (1, 1));
    let mut t = tries(players(1).mate("odessa", "statuses", ["venom"]).fate([1]), "strength 9", "venom");
    t.play(["take/odessa", "go"]);
    assert_eq!(t.own(0), CREW[1..], "nobody who took part can get it");
    t.play(["rafael"]);
    assert_eq!(t.state().bearers(Status::Venom), 2);
}

/// SG-STATUS-03, SG-OPEN-28, SG-TERM-05
#[test]
fn a_status_whose_tokens_have_run_out_is_not_gained() {
    let four = ["audrie", "gregory", "kannan", "kasumi"];
    let scene = |status: &str, n: usize| {
        CREW[1..].iter().take(n).fold(players(1), |s, crew| s.mate(crew, "statuses", [status]))
    };
    for status in ["venom", "madness", "frightened", "weakened"] {
        let t = meets(scene(status, 4), status);
        assert!(t.told("Nobody can get"), "{status}");
        assert_eq!(t.state().crew.iter().filter(|mate| !mate.statuses.is_empty()).count(), 4);
        assert!(four.iter().all(|c| t.mate(c).statuses.len() == 1));
    }
    let t = meets(scene("low-morale", 7), "low-morale");
    assert_eq!(t.own(0), ["odessa", "rafael"], "there are eight of low morale");
    let t = meets(scene("low-morale", 8), "low-morale");
    assert!(t.told("Nobody can get low morale") && t.mate("odessa").statuses.is_empty());
}

/// SG-FAIL-10
#[test]
fn a_consequence_that_names_somebody_is_theirs() {
    let mut t = tries(players(1).fate([1]), "strength 9", "mac health -2, kasumi weakened");
    t.play(["take/odessa", "go"]);
    assert_eq!((t.mate("mac").damage, wounds(&t)), (2, 2));
    assert_eq!(t.mate("kasumi").statuses, [Status::Weakened]);
}
