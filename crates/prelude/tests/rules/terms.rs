//! Terms: players, bands, groups and zones.

use crate::common::{BOOK, SHIPPED, band, plain};
use prelude::{Past, Zone};
use table::{Seat, Seats};

fn seats<const N: usize>(seats: [u8; N]) -> Seats {
    seats.into_iter().map(Seat).collect()
}

/// PR-TERM-01
#[test]
fn a_person_on_the_boards_is_a_player_even_where_one_human_plays_two() {
    let scene = plain(2).named(1, "Ada").resources(0, 0).resources(1, 0);
    let mut t = scene.all_at("gather").dice([3, 4]).start();
    t.play(["0:spend/none", "1:spend/none"]);
    assert_eq!([t.resources(0), t.resources(1)], [3, 1], "each rolls and gains for themselves");
    assert_eq!(t.presence("gather"), 2, "each leaves a trace of their own");
}

/// PR-TERM-02
#[test]
fn where_a_panel_says_less_than_the_rulebook_the_rulebook_holds() {
    // The panel of the forester does not mention the second lowest die; the rulebook does (PR-PAST-07).
    assert!(!BOOK.past(Past::Forester).text.contains("second"));
    let mut t = band(&[("forester", "seer")]).resources(0, 0).all_at("gather").dice([3, 5]).start();
    t.play(["spend/keen/1"]);
    assert_eq!(t.resources(0), 4, "2 and the bonus of 2; the 3 does not pay twice");
}

/// PR-TERM-03
#[test]
fn what_befalls_the_band_befalls_every_player_wherever_they_are() {
    let scene = plain(3).at(0, "slot-1").at(1, "gather").at(2, "settle").event_on(1, "cold-beacon");
    let scene = scene.tokens(0, "wise", 1).tokens(1, "wise", 1).tokens(2, "wise", 1);
    let mut t = scene.acting("slot-1").dice([1, 1]).start();
    t.play(["strong", "spend/strong/1"]);
    assert_eq!([0, 1, 2].map(|s| t.tokens(s, "wise")), [2, 2, 2], "band morale +1");
}

/// PR-TERM-04, PR-TERM-05, PR-TERM-06, PR-TERM-07, PR-TERM-10
#[test]
fn a_zone_holds_one_group_and_only_the_camp_joins_two_zones() {
    let scene = plain(6).at(0, "gather").at(1, "gather").at(2, "explore-1").at(3, "explore-2");
    let t = scene.at(4, "rest").at(5, "settle").eventing("slot-1").start();
    let groups: Vec<(Zone, Seats)> = t.state().groups().collect();
    let expected = [
        (Zone::Gather, seats([0, 1])),
        (Zone::Explore(0), seats([2])),
        (Zone::Explore(1), seats([3])),
        (Zone::Rest, seats([4, 5])),
    ];
    assert_eq!(groups, expected);
    for (_, group) in expected {
        assert!(group.iter().all(|s| t.state().group(s) == group));
    }
}

/// PR-TERM-05, PR-TERM-10, PR-OPEN-10
#[test]
fn each_group_rolls_once_in_the_event_phase() {
    let scene = plain(6).at(0, "gather").at(1, "gather").at(2, "explore-1").at(3, "explore-2");
    let t = scene.at(4, "rest").at(5, "settle").eventing("slot-1").start();
    let places: Vec<&str> = t.heard("roll").iter().map(|r| r.split(", 0 presence").next().unwrap()).collect();
    assert_eq!(places, ["At Gather", "At Explore, near", "At Explore, far", "At camp"]);
}

/// PR-TERM-06, PR-TERM-10
#[test]
fn what_one_explore_zone_finds_is_no_matter_of_the_other() {
    let scene = plain(2).at(0, "explore-1").at(1, "explore-2").acting("explore-1");
    let t = scene.dice([1]).event_die(&["O"]).draws(&["child-by-the-fire"]).start();
    assert!(t.offers(0, "spend/keen/1"), "the near group may avoid it: {}", t.open());
    assert!(!t.is_asked(1), "the far group may not help");
}

/// PR-TERM-08
#[test]
fn a_zone_is_named_after_its_action() {
    for (region, special) in [("grassland", "Scout"), ("forest", "Deepwoods"), ("mountains", "Cave")] {
        let t = plain(1).region(region).start();
        let names = [
            ("gather", "Gather"),
            ("explore-1", "Explore"),
            ("special", special),
            ("explore-2", "Explore"),
            ("rest", "Rest"),
            ("settle", "Settle"),
        ];
        for (key, name) in names {
            assert!(t.label(0, key).starts_with(name), "{region}: {}", t.label(0, key));
        }
    }
}

/// PR-TERM-11
#[test]
fn the_panels_and_the_settlement_carry_their_rules_in_short_words() {
    for half in SHIPPED.pasts.iter().chain(&SHIPPED.gifts) {
        assert!(!half.ability.is_empty() && half.text.len() > 20, "{} has a rule of its own", half.id);
    }
    for building in &SHIPPED.buildings {
        assert!(building.text.len() > 20, "{} says what it does", building.name);
    }
    let t = plain(1).start();
    let rest = t.label(0, "rest");
    assert!(rest.contains("each die of 4 or lower succeeds"), "the board says what an action needs: {rest}");
}

/// PR-TERM-09
#[test]
fn a_regional_event_is_a_zone_whose_action_is_to_visit_it() {
    let mut t = plain(1).event_on(2, "hill-school").start();
    assert_eq!(t.label(0, "slot-2"), "Visit The Hill School");
    assert!(!t.offers(0, "slot-1") && !t.offers(0, "slot-3"), "a slot without an event is no zone");
    t.play(["slot-2"]);
    assert_eq!(t.character(0).zone, Some(Zone::Slot(1)));
    assert_eq!(t.keys(0), ["strong", "wise", "caring"], "the event is met");
}
