//! Artifacts: gaining, carrying, using and unveiling them.

use crate::common::{BOOK, Scene, band};
use prelude::Class;

/// Ada, perhaps with Bo, before a pedlar who gives an artifact for a success on one wise die.
fn pedlar(n: usize) -> Scene {
    let scene = band(&[("soldier", "seer"), ("farmer", "woken")][..n]).tokens(0, "wise", 0);
    let scene = if n == 2 { scene.tokens(1, "active", 0) } else { scene };
    scene.event_on(1, "winds-pedlar").all_at("slot-1")
}

/// Somebody carries three already.
fn laden(scene: Scene, seat: usize) -> Scene {
    let artifacts =
        [["choir-fork", "nursery-clock", "back-stair-lamp"], ["oven-tile", "bee-ribbon", "linen-sill"]];
    artifacts[seat].iter().fold(scene, |scene, card| scene.holds(seat, card))
}

/// PR-ART-01
#[test]
fn artifacts_are_tools_and_spells() {
    assert!(!BOOK.artifacts.is_empty());
    for card in BOOK.artifacts.iter() {
        assert!(matches!(BOOK.card(card).class, Class::Tool { .. } | Class::Spell { .. }));
    }
}

/// PR-ART-01
#[test]
fn no_action_gives_an_artifact_unless_an_effect_says_so() {
    for zone in ["gather", "explore-1", "special", "explore-2", "rest", "settle"] {
        let scene = band(&[("soldier", "chosen")]).all_tokens(0, [5, 0, 0, 1, 0, 0]).region("mountains");
        let mut t = scene.all_at(zone).dice([1]).event_die(&["L"]).draws(&["salt-stair"]).start();
        while !t.offers(0, "eat") {
            let first = t.keys(0)[0].to_owned();
            t.play([first.as_str()]);
        }
        assert!(t.artifacts(0).is_empty(), "{zone}");
        assert_eq!(t.state().artifacts.len(), BOOK.artifacts.len(), "{zone}");
    }
}

/// PR-ART-02
#[test]
fn a_received_artifact_is_the_top_card_and_lies_face_up() {
    let mut t = pedlar(2).dice([1, 6]).start();
    let top = *t.state().artifacts.pile.last().unwrap();
    t.play(["0:wise", "1:active"]);
    assert_eq!(t.character(0).artifacts.iter().map(|a| a.card).collect::<Vec<_>>(), [top]);
    let seen = t.view(1)["seats"][0]["artifacts"][0].clone();
    assert_eq!(seen["name"], BOOK.card(top).name.as_str(), "Bo may read it");
    assert_eq!(seen["text"], BOOK.card(top).text.as_str());
}

/// PR-ART-03
#[test]
fn nobody_sees_the_back_before_it_is_unveiled() {
    let scene = band(&[("soldier", "seer"), ("farmer", "chosen")]).holds_timed(0, "masons-plumb", 1, 5);
    let mut t = scene.holds(0, "oven-tile").all_at("gather").phase("keeping").dice([5]).start();
    for seat in [0, 1] {
        assert!(t.knows(seat, "Mason's Plumb"));
        assert!(!t.knows(seat, "Plumb of the First Wall"));
        assert!(!t.knows(seat, "blister in the shape"), "the back of a spell");
    }
    t.play(["eat", "0:serve"]);
    assert!(t.knows(0, "Plumb of the First Wall") && t.knows(1, "Plumb of the First Wall"));
}

/// PR-ART-04
#[test]
fn an_unveil_number_puts_a_time_token_of_that_size_on_a_received_artifact() {
    for (card, size) in [("pocket-shawl", Some(4)), ("bowing-kettle", Some(2)), ("smith-apron", None)] {
        let mut t = pedlar(1).dice([1]).draws(&[card]).start();
        t.play(["wise"]);
        assert_eq!(t.artifacts(0), [card]);
        let token = t.character(0).artifacts[0].time;
        assert_eq!(token.map(|t| t.numbers().count()), size, "{card}");
    }
}

/// PR-ART-04
#[test]
fn a_time_token_stays_on_an_artifact_that_changes_hands() {
    let scene =
        band(&[("soldier", "chosen"), ("farmer", "woken")]).tokens(0, "caring", 0).tokens(1, "caring", 0);
    let mut t = scene.holds_timed(0, "masons-plumb", 5, 3).all_at("rest").start();
    let held = t.character(0).artifacts[0];
    t.play(["0:give/1/masons-plumb"]);
    assert_eq!(t.character(1).artifacts, [held]);
}

/// PR-ART-05, PR-ART-06
#[test]
fn a_tool_works_unasked_and_only_for_its_owner() {
    let scene =
        band(&[("soldier", "chosen"), ("farmer", "woken")]).tokens(0, "active", 0).tokens(1, "active", 0);
    let t = scene.holds(0, "masons-plumb").all_at("settle").dice([6, 5, 6]).start();
    assert!(t.told("Ada rolls 6 and 5 to build."), "one more die");
    assert!(t.told("Bo rolls 6 to build."));
    let scene = band(&[("soldier", "chosen")]).tokens(0, "active", 0).tokens(0, "keen", 0);
    let t = scene.holds(0, "masons-plumb").all_at("gather").start();
    assert!(t.told("Ada rolls 6 to gather."), "and only as printed: for settling");
}

/// PR-ART-06
#[test]
fn of_a_tool_the_side_that_faces_up_counts() {
    let scene = || band(&[("soldier", "chosen")]).tokens(0, "active", 0);
    let front = scene().holds(0, "masons-plumb").all_at("settle").dice([5, 5]).start();
    assert!(front.told("Ada rolls 5 and 5 to build."));
    assert!(!front.offers(0, "build/hall"), "two dice against 4");
    let back = scene().holds_flipped(0, "masons-plumb").all_at("settle").dice([5, 5]).start();
    assert!(back.told("Ada rolls 5 to build."));
    assert!(back.offers(0, "build/hall"), "one die against 5");
}

/// PR-ART-07
#[test]
fn a_spell_is_played_out_like_an_event() {
    for (dice, strong) in [([6, 5, 4], 3), ([6, 5, 5], 2)] {
        let scene = band(&[("soldier", "seer")]).all_tokens(0, [3, 0, 0, 2, 0, 0]).holds(0, "oven-tile");
        let mut t = scene.all_at("rest").dice(dice).start();
        assert_eq!(t.keys(0), ["none", "cast/oven-tile"]);
        t.play(["cast/oven-tile"]);
        assert_eq!(t.keys(0), ["strong", "active", "caring"], "three options");
        t.play(["strong"]);
        assert!(t.offers(0, "spend/strong/1"), "tokens of its trait buy dice");
        t.play(["spend/strong/1"]);
        if strong == 3 {
            assert!(t.told("Ada succeeds (strong, 1 of 1)"), "a 4 succeeds");
            t.play(["strong"]);
            assert_eq!(t.tokens(0, "strong"), 4, "3 and 1 by resting, less 1 spent, 1 regained");
        } else {
            assert!(t.told("Ada falls short (strong, 0 of 1)"), "a 5 does not");
            assert_eq!(t.tokens(0, "strong"), 2);
        }
    }
}

/// PR-ART-07
#[test]
fn a_spell_is_used_when_its_front_says_and_only_by_choice() {
    let t = band(&[("soldier", "chosen")]).holds(0, "oven-tile").all_at("gather").phase("keeping").start();
    assert!(t.offers(0, "eat"), "a spell for resting is no use now: {}", t.open());
    let mut t =
        band(&[("soldier", "chosen")]).holds(0, "enough-spoon").all_at("gather").phase("keeping").start();
    assert_eq!(t.keys(0), ["none", "cast/enough-spoon"]);
    t.play(["none"]);
    assert!(t.offers(0, "eat"));
    assert!(!t.told("casts"));
}

/// PR-LIMIT-05, PR-LIMIT-06
#[test]
fn a_fourth_artifact_may_go_to_another_of_the_group() {
    let scene = laden(pedlar(2), 0).draws(&["smith-apron"]);
    let mut t = scene.dice([1, 6]).start();
    t.play(["0:wise", "1:active"]);
    assert_eq!(t.keys(0), ["give/1", "discard"]);
    t.play(["0:give/1"]);
    assert_eq!(t.artifacts(0).len(), 3);
    assert_eq!(t.artifacts(1), ["smith-apron"]);
}

/// PR-OPEN-52
#[test]
fn a_fourth_artifact_is_given_or_discarded_but_not_swapped() {
    let scene = laden(pedlar(2), 0).draws(&["smith-apron"]);
    let mut t = scene.dice([1, 6]).start();
    t.play(["0:wise", "1:active"]);
    assert!(!t.keys(0).iter().any(|k| k.starts_with("swap")));
    t.play(["0:discard"]);
    assert_eq!(t.artifacts(0), ["choir-fork", "nursery-clock", "back-stair-lamp"]);
    assert!(t.artifacts(1).is_empty());
    assert_eq!(t.discards("artifact"), ["smith-apron"]);
}

/// PR-OPEN-52
#[test]
fn a_table_may_allow_the_swap() {
    let scene = laden(pedlar(1), 0).draws(&["smith-apron"]).option("fourth-artifact", "swap");
    let mut t = scene.dice([1]).start();
    t.play(["wise", "swap/choir-fork"]);
    assert_eq!(t.artifacts(0), ["nursery-clock", "back-stair-lamp", "smith-apron"]);
    assert_eq!(t.discards("artifact"), ["choir-fork"]);
}

/// PR-LIMIT-05, PR-LIMIT-06, PR-LIMIT-07, PR-OPEN-52
#[test]
fn if_the_whole_group_carries_three_the_new_one_is_discarded() {
    let scene = laden(laden(pedlar(2), 0), 1).draws(&["smith-apron"]);
    let mut t = scene.dice([1, 6]).start();
    t.play(["0:wise", "1:active"]);
    assert_eq!((t.artifacts(0).len(), t.artifacts(1).len()), (3, 3));
    assert_eq!(t.discards("artifact"), ["smith-apron"], "without asking anybody");
}

/// PR-LIMIT-06
#[test]
fn who_stands_elsewhere_cannot_take_the_fourth_artifact() {
    let scene = laden(pedlar(2), 0).at(1, "gather").acting("slot-1").draws(&["smith-apron"]);
    let mut t = scene.dice([1]).start();
    t.play(["0:wise"]);
    assert!(t.artifacts(1).is_empty());
    assert_eq!(t.discards("artifact"), ["smith-apron"]);
}

/// PR-LIMIT-05
#[test]
fn a_spell_that_is_used_up_makes_room_for_what_it_brings() {
    let scene = band(&[("forester", "whisperer")])
        .holds(0, "linen-sill")
        .holds(0, "choir-fork")
        .holds(0, "nursery-clock");
    let scene = scene.draws(&["smith-apron"]).dice([1, 1, 1]);
    let mut t = scene.all_at("gather").phase("keeping").start();
    t.play(["cast/linen-sill", "keen", "spend/keen/2"]);
    assert_eq!(
        t.artifacts(0),
        ["choir-fork", "nursery-clock", "smith-apron"],
        "it says: resolve, then artifact"
    );
    assert_eq!(t.discards("artifact"), ["linen-sill"]);
}
