//! The Saloon: recruiting, its price, and the row.

use crate::common::{BOOK, Play, Scene, players};
use serde_json::json;
use table::Book as _;

/// Ada has nine coins, and one of each faction in the row costs nine.
fn dear() -> Scene {
    let row = ["outlaw-9", "mystic-9", "lizard-9", "nomad-9", "nomad-8"];
    players(3).has(0, "coins", 9).with("row", json!(row))
}

/// What the Saloon asks for one of the row.
fn price(t: &Play, who: &str) -> String {
    let label = t.label(&format!("recruit/{who}"));
    let (_, rest) = label.split_once(" for ").expect("a price");
    rest.split_once(" (").expect("symbols").0.to_owned()
}

/// NF-SALOON-01, NF-SALOON-02, NF-SALOON-09, NF-EX-24: 2 of 3 coins for a red adventurer; one who costs more cannot be recruited.
#[test]
fn one_of_the_row_comes_along_for_the_coins_printed() {
    let mut t = players(3).start();
    t.play(["visit/saloon"]);
    let offered =
        ["recruit/outlaw-1", "recruit/mystic-1", "recruit/lizard-2", "recruit/nomad-3", "recruit/nobody"];
    assert_eq!(t.keys(0), offered, "Nomad 4 costs more than 3 coins; without food there is no new row");
    t.play(["recruit/lizard-2", "party/active"]);
    assert_eq!(t.player(0).coins, 1);
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "lizard-2"]);
    assert!(!t.names(&t.state().row).contains(&"lizard-2"));
    let me = &t.view(None)["seats"][0];
    assert_eq!([&me["search"], &me["swords"], &me["heart_total"]], [2, 1, 4], "with the dog's");
}

/// NF-SALOON-01: may, not must.
#[test]
fn a_visitor_may_recruit_nobody() {
    let mut t = players(3).start();
    t.play(["visit/saloon", "recruit/nobody"]);
    assert_eq!(t.player(0).coins, 3);
    assert_eq!(t.player(0).people().count(), 1);
    assert_eq!(t.state().active.0, 1);
}

/// NF-SALOON-20: the money for a second one does not help.
#[test]
fn one_adventurer_is_recruited_in_a_visit() {
    let mut t = players(3).has(0, "coins", 20).has(0, "food", 1).start();
    t.play(["visit/saloon", "recruit/mystic-1", "party/active"]);
    assert_eq!(t.keys(0), ["row/refresh", "recruit/nobody"]);
    t.play(["row/refresh"]);
    assert_eq!(t.state().active.0, 1, "nothing is left to do");
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "mystic-1"]);
}

/// NF-SALOON-03: of the adventurer's own colour, and one's own.
#[test]
fn each_banner_of_the_same_colour_saves_a_coin() {
    let mut t = dear().party(0, &["lizard-1"]).has(1, "tokens", [0, 0, 2, 3]).start();
    t.play(["visit/saloon"]);
    assert_eq!(price(&t, "lizard-9"), "8 coins");
    for other in ["outlaw-9", "mystic-9", "nomad-9"] {
        assert_eq!(price(&t, other), "9 coins");
    }
    t.play(["recruit/lizard-9", "party/inactive"]);
    assert_eq!(t.player(0).coins, 1);
}

/// NF-SALOON-03, NF-SALOON-04, NF-PARTY-08: active or not.
#[test]
fn banners_of_active_and_inactive_adventurers_count() {
    let mut t =
        dear().party(0, &["outlaw-1"]).has(0, "inactive", ["outlaw-2", "outlaw-3", "mystic-2"]).start();
    t.play(["visit/saloon"]);
    assert_eq!(price(&t, "outlaw-9"), "6 coins");
    assert_eq!(price(&t, "mystic-9"), "8 coins");
    assert_eq!(price(&t, "nomad-9"), "9 coins");
}

/// NF-SALOON-05, NF-SALOON-08: tokens and people are counted, not spent.
#[test]
fn tokens_count_and_are_kept() {
    let mut t = dear().has(0, "tokens", [0, 0, 1, 2]).has(0, "inactive", ["nomad-1"]).start();
    t.play(["visit/saloon"]);
    assert_eq!(price(&t, "lizard-9"), "8 coins");
    assert_eq!(price(&t, "nomad-9"), "6 coins");
    t.play(["recruit/nomad-9", "party/active"]);
    let ada = t.player(0);
    assert_eq!((ada.coins, ada.tokens), (3, [0, 0, 1, 2]));
    assert_eq!(t.names(&ada.inactive), ["nomad-1"]);
}

/// NF-SALOON-06, NF-CHIEF-08: one banner, and only for its owner.
#[test]
fn a_chief_counts_as_one_banner() {
    let mut t = dear().with("chiefs", json!([0, 1, null, null])).start();
    t.play(["visit/saloon"]);
    assert_eq!(price(&t, "outlaw-9"), "8 coins");
    assert_eq!(price(&t, "mystic-9"), "9 coins", "that chief is Bo's");
}

/// NF-SALOON-07: Plain Boots are paid with an Outlaw token, Dear Thing with Mystics and Nomads.
#[test]
fn banners_on_artifacts_do_not_count() {
    let mut t = dear().has(0, "artifacts", ["plain-boots", "dear-thing"]).start();
    t.play(["visit/saloon"]);
    for one in ["outlaw-9", "mystic-9", "nomad-9"] {
        assert_eq!(price(&t, one), "9 coins");
    }
}

/// NF-OPEN-41, NF-SALOON-03
#[test]
fn nobody_costs_less_than_nothing() {
    let mut t = players(3).has(0, "coins", 0).has(0, "tokens", [3, 0, 0, 0]).start();
    t.play(["visit/saloon"]);
    assert_eq!(t.keys(0), ["recruit/outlaw-1", "recruit/nobody"]);
    assert_eq!(price(&t, "outlaw-1"), "free");
    t.play(["recruit/outlaw-1", "party/active"]);
    assert_eq!(t.player(0).coins, 0);
}

/// NF-SALOON-09, NF-SALOON-11: at once, or beside the board.
#[test]
fn a_recruit_walks_along_at_once_or_waits() {
    for (answer, party, inactive) in [
        ("party/active", vec!["dog-1", "outlaw-2", "mystic-1"], vec![]),
        ("party/inactive", vec!["dog-1", "outlaw-2"], vec!["mystic-1"]),
    ] {
        let mut t = players(3).party(0, &["outlaw-2"]).start();
        t.play(["visit/saloon", "recruit/mystic-1"]);
        assert_eq!(t.keys(0), ["party/active", "party/inactive"]);
        t.play([answer]);
        assert_eq!(t.names(&t.player(0).party), party);
        assert_eq!(t.names(&t.player(0).inactive), inactive);
    }
}

/// NF-SALOON-10, NF-SALOON-11, NF-PARTY-03: of two Lizardfolk one stays active.
#[test]
fn of_two_of_a_faction_the_player_chooses_who_stays_active() {
    for (answer, active, inactive) in
        [("party/instead/lizard-1", "lizard-2", "lizard-1"), ("party/inactive", "lizard-1", "lizard-2")]
    {
        let mut t = players(3).party(0, &["outlaw-2", "lizard-1"]).start();
        t.play(["visit/saloon", "recruit/lizard-2"]);
        assert_eq!(t.keys(0), ["party/instead/lizard-1", "party/inactive"], "nobody else makes room");
        t.play([answer]);
        assert_eq!(t.names(&t.player(0).party), ["dog-1", "outlaw-2", active]);
        assert_eq!(t.names(&t.player(0).inactive), [inactive]);
    }
}

/// NF-OPEN-46, NF-SALOON-12, NF-PARTY-02: the companion stands in the fourth slot, so the companion makes room or nobody does.
#[test]
fn in_a_full_party_only_the_companion_makes_room_for_a_new_faction() {
    let scene = || players(3).party(0, &["outlaw-2", "lizard-1", "nomad-1"]);
    let mut t = scene().start();
    t.play(["visit/saloon", "recruit/mystic-1"]);
    assert_eq!(t.keys(0), ["party/instead/dog-1", "party/inactive"]);
    t.play(["party/instead/dog-1"]);
    assert_eq!(t.names(&t.player(0).party), ["outlaw-2", "lizard-1", "nomad-1", "mystic-1"]);
    assert_eq!(t.names(&t.player(0).inactive), ["dog-1"]);
    let mut t = scene().start();
    t.play(["visit/saloon", "recruit/mystic-1", "party/inactive"]);
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "outlaw-2", "lizard-1", "nomad-1"]);
}

/// NF-SALOON-12, NF-ART-14: so does one of two of a faction, who stands in a slot that is not their own.
#[test]
fn one_of_two_of_a_faction_makes_room_as_well() {
    let scene = players(3).party(0, &["outlaw-2", "outlaw-3", "mystic-2"]);
    let mut t = scene.has(0, "artifacts", ["merchant-contract"]).start();
    t.play(["visit/saloon", "recruit/lizard-2"]);
    let room = ["party/instead/dog-1", "party/instead/outlaw-2", "party/instead/outlaw-3", "party/inactive"];
    assert_eq!(t.keys(0), room, "but not the Mystic");
    t.play(["party/instead/outlaw-3"]);
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "outlaw-2", "mystic-2", "lizard-2"]);
}

/// NF-OPEN-46, NF-PARTY-04: the dog moves over to a free slot.
#[test]
fn a_companion_moves_over_for_a_recruit_while_there_is_room() {
    let mut t = players(3).start();
    let slot = |t: &Play, n: usize| t.view(None)["seats"][0]["slots"][n]["key"].clone();
    assert_eq!(slot(&t, 0), "dog-1");
    t.play(["visit/saloon", "recruit/outlaw-1", "party/active"]);
    assert_eq!(slot(&t, 0), "outlaw-1");
    assert_eq!(slot(&t, 1), "dog-1");
}

/// NF-SALOON-12, NF-PARTY-10: inactive members stay inactive until the player leaves town.
#[test]
fn recruiting_does_not_rearrange_the_party() {
    let scene = players(3).party(0, &["outlaw-1"]).has(0, "inactive", ["outlaw-2", "nomad-1"]);
    let mut t = scene.has(0, "food", 1).start();
    t.play(["visit/saloon", "recruit/mystic-1"]);
    assert_eq!(t.keys(0), ["party/active", "party/inactive"], "nothing about the others");
    t.play(["party/active"]);
    assert_eq!(t.keys(0), ["row/refresh", "recruit/nobody"]);
    t.play(["recruit/nobody"]);
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "outlaw-1", "mystic-1"]);
    assert_eq!(t.names(&t.player(0).inactive), ["outlaw-2", "nomad-1"]);
    assert_eq!(t.state().active.0, 1);
}

/// NF-SALOON-13, NF-SALOON-14: everybody fits in, and no die is rolled.
#[test]
fn the_saloon_is_open_to_any_number() {
    let mut t = players(4).at(1, "saloon").at(2, "saloon").at(3, "saloon").start();
    assert!(t.offers("visit/saloon") && t.offers("visit/saloon/duel"));
    t.play(["visit/saloon", "recruit/nobody"]);
    assert_eq!([0, 1, 2, 3].map(|s| t.place(s)), ["at saloon"; 4]);
    assert!(t.rolls().is_empty());
    let t = players(4).start();
    assert!(t.offers("visit/saloon") && !t.offers("visit/saloon/duel"), "nobody is there to be challenged");
}

/// NF-SALOON-14, NF-DUEL-16, NF-OPEN-38: for the sake of reputation; the loser gets nothing at the Saloon.
#[test]
fn a_visitor_may_duel_at_the_saloon_for_reputation() {
    let scene = || players(3).at(1, "saloon");
    let mut t = scene().dice([5, 3]).start();
    t.play(["visit/saloon/duel", "duel/honorably"]);
    assert_eq!(t.player(0).reputation, 1);
    assert!(t.offers("recruit/lizard-2"));
    let mut t = scene().dice([3, 5]).start();
    t.play(["visit/saloon/duel", "duel/honorably"]);
    assert_eq!((t.place(0).as_str(), t.player(0).reputation), ("jail", 0));
    assert_eq!(t.state().active.0, 1);
}

/// NF-SALOON-15, NF-SALOON-16, NF-SALOON-18: the old row is set aside, and once is enough.
#[test]
fn a_food_brings_a_new_row_once() {
    let mut t = players(3).has(0, "food", 2).start();
    let old = t.state().row.clone();
    let bag = t.state().bag.pile.clone();
    t.play(["visit/saloon", "row/refresh"]);
    let state = t.state();
    assert_eq!(t.player(0).food, 1);
    assert_eq!(state.row.len(), 5);
    assert!(state.row.iter().all(|id| !old.contains(id) && bag.contains(id)), "all of it is new");
    assert_eq!(state.bag.discards, old, "set aside");
    assert_eq!(state.bag.len(), bag.len() - 5);
    assert!(!t.offers("row/refresh"), "though there is 1 food left");
}

/// NF-SALOON-15
#[test]
fn without_food_the_row_stays() {
    let mut t = players(3).start();
    t.play(["visit/saloon"]);
    assert!(!t.offers("row/refresh"));
}

/// NF-SALOON-17: first the new row, then somebody of it.
#[test]
fn somebody_of_the_new_row_may_be_recruited() {
    let draws = ["outlaw-2", "mystic-3", "lizard-4", "nomad-5", "nomad-6"];
    let mut t = players(3).has(0, "food", 1).draws(&draws).start();
    t.play(["visit/saloon", "row/refresh"]);
    assert_eq!(t.keys(0), ["recruit/outlaw-2", "recruit/mystic-3", "recruit/nobody"]);
    t.play(["recruit/mystic-3", "party/active"]);
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "mystic-3"]);
    assert_eq!(t.player(0).coins, 0);
}

/// NF-SALOON-17, NF-SALOON-20: first somebody, then a new row, and nobody more.
#[test]
fn a_new_row_after_recruiting_brings_no_second_recruit() {
    let mut t = players(3).has(0, "coins", 30).has(0, "food", 2).start();
    t.play(["visit/saloon", "recruit/outlaw-1", "party/active"]);
    let row = t.state().row.clone();
    t.play(["row/refresh"]);
    assert!(t.state().row.iter().all(|id| !row.contains(id)));
    assert_eq!(t.player(0).food, 1);
    assert_eq!(t.player(0).people().count(), 2);
    assert_eq!(t.state().active.0, 1);
}

/// Everybody who is neither in the row nor among these: set aside.
fn with_bag(pile: &[&str]) -> Scene {
    let row = ["outlaw-1", "mystic-1", "lizard-2", "nomad-3", "nomad-4"];
    let names = BOOK.adventurers.iter().map(|id| BOOK.names().name(id));
    let aside: Vec<&str> = names.filter(|n| !row.contains(n) && !pile.contains(n)).collect();
    players(3).has(0, "food", 1).with("bag", json!({ "pile": pile, "discards": aside }))
}

/// NF-SALOON-19: all who were set aside are mixed into it, at once.
#[test]
fn an_empty_bag_is_filled_with_those_set_aside() {
    let mut t = with_bag(&["outlaw-2", "outlaw-3", "outlaw-4", "outlaw-5", "outlaw-6"]).start();
    t.play(["visit/saloon", "row/refresh"]);
    let mut row = t.names(&t.state().row);
    row.sort_unstable();
    assert_eq!(row, ["outlaw-2", "outlaw-3", "outlaw-4", "outlaw-5", "outlaw-6"]);
    assert_eq!((t.state().bag.len(), t.state().bag.discards.len()), (31, 0), "the old row too");
}

/// NF-SALOON-19, NF-OPEN-11: in the middle of a row as well.
#[test]
fn a_row_is_completed_from_the_bag_that_was_filled_again() {
    let mut t = with_bag(&["outlaw-2", "outlaw-3"]).start();
    t.play(["visit/saloon", "row/refresh"]);
    let row = t.names(&t.state().row);
    assert_eq!(row.len(), 5);
    assert!(row.contains(&"outlaw-2") && row.contains(&"outlaw-3"));
    assert_eq!((t.state().bag.len(), t.state().bag.discards.len()), (31, 0));
}

/// NF-OPEN-11
#[test]
fn the_gap_of_a_recruit_is_filled_at_once() {
    let mut t = players(3).draws(&["lizard-9"]).start();
    t.play(["visit/saloon", "recruit/lizard-2"]);
    let row = ["outlaw-1", "mystic-1", "nomad-3", "nomad-4", "lizard-9"];
    assert_eq!(t.names(&t.state().row), row);
}
