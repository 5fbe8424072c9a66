//! The keeping phase: the band eats, then time passes.

use crate::common::{Play, Scene, band, files, load, plain, says};
use serde_json::json;
use table::Seat;

fn resources(t: &Play) -> u8 {
    t.state().characters.iter().map(|c| c.resources).sum()
}

/// PR-KEEP-01
#[test]
fn keeping_ends_the_round_for_the_whole_band() {
    let mut t = plain(2).at(0, "gather").at(1, "settle").eventing("gather").start();
    assert_eq!(t.view(0)["phase"], "keeping", "after the last event roll");
    assert!(t.offers(0, "eat"));
    t.play(["0:eat", "1:eat"]);
    assert_eq!(t.state().round, 4);
    assert!(t.offers(0, "gather") && t.offers(1, "gather"), "a new round: {}", t.open());
}

/// PR-KEEP-02
#[test]
fn the_band_eats_half_as_many_resources_as_it_has_players_rounded_down() {
    for (players, eaten) in [(2, 1), (3, 1), (4, 2), (5, 2)] {
        let mut t = plain(players).all_at("gather").phase("keeping").start();
        t.play(["eat"]);
        for _ in 0..eaten {
            assert!(t.offers(0, "serve"), "{players} players: {}", t.open());
            t.play(["0:serve"]);
        }
        assert_eq!(t.state().round, 4, "{players} players need no more: {}", t.open());
        assert_eq!(resources(&t), players as u8 * 3 - eaten);
    }
}

/// PR-KEEP-03, PR-OPEN-33
#[test]
fn every_group_spends_one_even_if_that_is_more_than_half_the_band() {
    let scene = plain(3).at(0, "gather").at(1, "explore-1").at(2, "rest").phase("keeping");
    let mut t = scene.start();
    t.play(["0:eat", "1:eat", "2:eat"]);
    assert_eq!(t.state().round, 4);
    assert_eq!([t.resources(0), t.resources(1), t.resources(2)], [2, 2, 2]);
}

/// PR-OPEN-64, PR-OPEN-33
#[test]
fn a_band_of_one_eats_what_the_book_says() {
    let with = |meal: u32| {
        let mut files = files();
        let dice = files.get_mut("dice.toml").expect("the numbers of the book");
        *dice = dice.replace("meal_alone = 1", &format!("meal_alone = {meal}"));
        plain(1).book(load(files).expect("a sound book")).all_at("gather").phase("keeping")
    };
    let mut printed = plain(1).all_at("gather").phase("keeping").start();
    printed.play(["eat"]);
    assert_eq!(printed.resources(0), 2, "one, though half of one is none");
    let eased = with(0).resources(0, 0).start();
    assert!(!eased.told("Ada goes hungry."), "a book may ease it");
    assert_eq!(eased.state().round, 4, "{}", eased.open());
}

/// PR-OPEN-33
#[test]
fn a_group_is_fed_from_the_tokens_of_its_own_members() {
    let scene = plain(3).at(0, "gather").at(1, "gather").at(2, "explore-1").resources(0, 0).resources(2, 5);
    let mut t = scene.phase("keeping").start();
    t.play(["0:eat"]);
    assert_eq!((t.resources(1), t.resources(2)), (2, 5), "Bo pays for the gatherers, not rich Cy");
}

/// PR-KEEP-04, PR-KEEP-05
#[test]
fn a_group_without_tokens_goes_hungry_and_the_others_do_not() {
    let scene = band(&[("soldier", "seer"), ("farmer", "chosen"), ("spouse", "empath")])
        .resources(0, 0)
        .resources(1, 0);
    let mut t = scene.at(0, "gather").at(1, "gather").at(2, "explore-1").phase("keeping").start();
    assert!(!t.is_asked(0) && !t.is_asked(1), "there is nothing to decide");
    t.play(["2:eat", "0:strong", "0:caring", "1:keen", "1:wise"]);
    assert_eq!(t.character(0).tokens, [3, 3, 1, 2, 2, 1]);
    assert_eq!(t.character(1).tokens, [4, 4, 0, 1, 1, 2]);
    assert_eq!(t.character(2).tokens, [1, 1, 3, 2, 2, 5]);
    assert_eq!(t.state().round, 4);
}

/// PR-EX-16, PR-KEEP-03, PR-KEEP-04, PR-KEEP-05, PR-OPEN-35
#[test]
fn a_trio_that_pays_nothing_while_two_loners_do_loses_health_and_morale() {
    let scene = plain(5).at(0, "rest").at(1, "rest").at(2, "rest").at(3, "gather").at(4, "explore-1");
    let mut t = scene.phase("keeping").start();
    t.play(["3:eat", "4:eat", "1:go-hungry"]);
    t.play(["0:strong", "0:wise", "1:strong", "1:wise", "2:keen", "2:wise"]);
    let lost = |seat| (t.character(seat).health(), t.character(seat).morale());
    assert_eq!([lost(0), lost(1), lost(2)], [(8, 4), (7, 5), (4, 8)]);
    assert_eq!([lost(3), lost(4)], [(6, 8), (6, 8)]);
    assert_eq!([0, 1, 2, 3, 4].map(|s| t.resources(s)), [3, 3, 3, 2, 2], "three would have been needed");
}

/// PR-OPEN-35
#[test]
fn any_of_a_group_may_decide_that_all_of_it_goes_hungry() {
    let mut t = plain(2).all_at("gather").phase("keeping").start();
    assert_eq!(t.keys(0), ["eat", "go-hungry"]);
    assert_eq!(t.keys(1), ["eat", "go-hungry"]);
    t.play(["1:go-hungry", "0:strong", "0:wise", "1:strong", "1:wise"]);
    assert_eq!(resources(&t), 6, "all or nothing: no token is spent");
    assert_eq!((t.character(0).health(), t.character(0).morale()), (8, 4));
    assert_eq!((t.character(1).health(), t.character(1).morale()), (7, 5));
}

/// PR-KEEP-06
#[test]
fn rest_and_settle_eat_as_one_group() {
    let mut t = plain(2).at(0, "rest").at(1, "settle").phase("keeping").start();
    t.play(["1:eat", "0:serve"]);
    assert_eq!(t.state().round, 4, "nobody else is asked: {}", t.open());
    assert_eq!((t.resources(0), t.resources(1)), (2, 3));
    assert!(!t.told("goes hungry"));
}

/// PR-OPEN-34
#[test]
fn groups_that_eat_pay_what_is_missing_if_they_can() {
    let scene =
        plain(6).at(0, "gather").at(1, "gather").at(2, "gather").at(3, "rest").at(4, "rest").at(5, "rest");
    let mut t = scene.phase("keeping").start();
    t.play(["0:eat", "0:serve", "3:go-hungry"]);
    assert!(t.offers(0, "serve") && !t.offers(3, "serve"), "two more, from those who eat: {}", t.open());
    t.play(["1:serve", "2:serve"]);
    assert_eq!([0, 1, 2, 3, 4, 5].map(|s| t.resources(s)), [2, 2, 2, 3, 3, 3]);
}

/// PR-OPEN-34
#[test]
fn a_short_total_harms_nobody_who_has_given_all() {
    let mut scene = plain(6);
    for (seat, n) in [1, 0, 0, 1, 0, 0].into_iter().enumerate() {
        scene = scene.resources(seat, n).at(seat, if seat < 3 { "gather" } else { "rest" });
    }
    let mut t = scene.phase("keeping").start();
    t.play(["0:eat", "3:eat"]);
    assert_eq!(resources(&t), 0, "two of three");
    assert!(!t.told("goes hungry"));
    assert_eq!(t.state().round, 4);
}

/// PR-KEEP-07
#[test]
fn after_the_meal_one_die_is_rolled_for_all() {
    let mut t = plain(3).all_at("gather").phase("keeping").dice([3]).start();
    assert!(!t.told("Time passes"), "not before the meal");
    t.play(["eat", "serve"]);
    assert_eq!(t.heard("roll"), ["Time passes: the die shows 3."]);
}

/// PR-EX-17, PR-KEEP-08, PR-KEEP-09, PR-KEEP-10
#[test]
fn the_die_unveils_artifacts_that_show_it_and_ends_events_that_do_not() {
    let scene = plain(1)
        .timed_on(1, "hill-school", 4, 2)
        .timed_on(2, "lying-tower", 3, 6)
        .holds_timed(0, "masons-plumb", 1, 5)
        .holds_timed(0, "peddler-frame", 1, 4);
    let mut t = scene.all_at("gather").phase("keeping").dice([5]).start();
    t.play(["eat"]);
    assert_eq!(t.slot(1), ["hill-school"], "2, 3, 4, 5");
    assert!(t.state().slots[0][0].time.is_some(), "kept with its token");
    assert!(t.slot(2).is_empty(), "6, 1, 2");
    assert_eq!(t.discards("location"), ["lying-tower"]);
    let [plumb, frame] = t.character(0).artifacts[..] else { panic!("two artifacts") };
    assert_eq!((plumb.flipped, plumb.time), (true, None));
    assert!(!frame.flipped && frame.time.is_some(), "4 is not 5");
}

/// PR-KEEP-09
#[test]
fn a_covered_event_ends_too() {
    let scene = plain(1).timed_on(1, "lying-tower", 3, 6).event_on(1, "two-hills");
    let mut t = scene.all_at("gather").phase("keeping").dice([5]).start();
    t.play(["eat"]);
    assert_eq!(t.slot(1), ["two-hills"]);
}

/// PR-KEEP-11
#[test]
fn without_a_time_token_nothing_changes_whatever_the_die() {
    for die in 1..=6 {
        let scene = plain(1).event_on(1, "drowned-belfry").holds(0, "smith-apron").holds(0, "oven-tile");
        let mut t = scene.all_at("gather").phase("keeping").dice([die]).start();
        t.play(["eat"]);
        assert_eq!(t.slot(1), ["drowned-belfry"]);
        assert!(t.character(0).artifacts.iter().all(|a| !a.flipped));
    }
}

/// PR-OPEN-51
#[test]
fn what_lies_in_the_hut_feeds_nobody() {
    let scene = band(&[("soldier", "seer")]).built("hut").in_hut(5, &[]).resources(0, 0);
    let mut t = scene.all_at("rest").phase("keeping").start();
    t.play(["strong", "wise"]);
    assert!(t.told("Ada goes hungry."));
    assert_eq!(t.state().hut_resources, 5);
}

/// PR-OPEN-51, PR-KEEP-08
#[test]
fn an_artifact_in_the_hut_is_unveiled_in_its_time() {
    let stored = |first| json!([{ "card": "masons-plumb", "time": { "size": 1, "first": first } }]);
    for (first, flipped) in [(5, true), (4, false)] {
        let scene = plain(1).built("hut").with("hut_artifacts", stored(first));
        let mut t = scene.all_at("gather").phase("keeping").dice([5]).start();
        t.play(["eat"]);
        let held = t.state().hut_artifacts[0];
        assert_eq!((held.flipped, held.time.is_none()), (flipped, flipped));
    }
}

/// PR-KEEP-08, PR-ART-05
#[test]
fn what_is_unveiled_is_told_as_its_owners() {
    let unveiled = |scene: Scene| {
        let mut t = scene.holds(0, "smith-apron").all_at("gather").phase("keeping").dice([5]).start();
        t.play(["eat", "0:serve"]);
        t.events.iter().find(|e| says(e, "Mason's Plumb is unveiled")).expect("its time has come").by
    };
    assert_eq!(unveiled(plain(2).holds_timed(1, "masons-plumb", 1, 5)), Some(Seat(1)));
    let stored = json!([{ "card": "masons-plumb", "time": { "size": 1, "first": 5 } }]);
    assert_eq!(unveiled(plain(2).built("hut").with("hut_artifacts", stored)), None, "nobody's");
}
