//! Chiefs (NF-CHIEF).

use crate::common::players;
use near_and_far::Faction;
use serde_json::json;
use table::Seat;

/// NF-CHIEF-01, NF-SCORE-09: four chiefs, one for each faction, 5 points each.
#[test]
fn each_faction_has_a_chief_worth_five_points() {
    let mut t = players(2).with("chiefs", json!([0, null, 0, 1])).last_turn(2).start();
    let chiefs = t.view(None)["chiefs"].clone();
    let factions: Vec<&str> =
        chiefs.as_array().expect("a list").iter().filter_map(|c| c["faction"].as_str()).collect();
    assert_eq!(factions, ["outlaws", "mystics", "lizards", "nomads"]);
    t.idle();
    assert_eq!((t.score(0).chiefs, t.score(1).chiefs), (10, 5));
}

/// NF-CHIEF-02, NF-CHIEF-03, NF-CHIEF-07, NF-CHIEF-10: active, inactive and tokens make four; nothing is spent.
#[test]
fn the_fourth_banner_of_a_colour_brings_the_chief_at_once() {
    let scene = |tokens: u16| {
        let scene = players(2).party(0, &["nomad-5"]).has(0, "inactive", ["nomad-6"]).has(0, "coins", 9);
        scene.has(0, "tokens", [3, 3, 0, tokens]).has(0, "food", 1)
    };
    let mut t = scene(1).start();
    assert_eq!(t.state().chiefs, [None; 4], "three of a colour are too few, in any mixture");
    t.play(["visit/saloon", "recruit/nomad-3", "party/inactive"]);
    assert_eq!(t.state().chiefs, [None, None, None, Some(Seat(0))], "with the recruit");
    assert!(t.is_asked(0), "in the middle of the turn");
    assert_eq!(t.player(0).tokens, [3, 3, 0, 1], "a claim spends nothing");
    assert_eq!(t.player(0).people().count(), 4, "the dog, and three Nomads");
    let mut t = scene(0).start();
    t.play(["visit/saloon", "recruit/nomad-3", "party/inactive"]);
    assert_eq!(t.state().chiefs, [None; 4], "only three");
}

/// NF-CHIEF-10: a quest or a trade brings the fourth as well as a recruit.
#[test]
fn a_chief_is_claimed_by_quest_and_trade_too() {
    let chief = [None, None, None, Some(Seat(0))];
    let scene = || players(3).has(0, "tokens", [0, 0, 0, 3]);
    let mut t = scene().on(0, "q1").quest("q1").dice([6]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/1"]);
    assert_eq!(t.state().chiefs, chief, "a quest");
    let mut t = scene().start();
    t.play(["visit/hall", "hall/trade/up", "good/nomads"]);
    assert_eq!(t.state().chiefs, chief, "a trade");
    // An adventurer who joins for free.
    let scene = players(2).has(0, "tokens", [0, 0, 3, 0]).on(0, "q3").quest("q3");
    let mut t = scene.draws(&["outlaw-5", "basic-30"]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/3", "party/active"]);
    assert_eq!(t.state().chiefs[Faction::Lizards as usize], Some(Seat(0)), "a gift");
}

/// NF-CHIEF-05: the first player keeps the chief.
#[test]
fn a_claimed_chief_is_never_taken_by_another() {
    let scene = players(2).with("chiefs", json!([null, null, null, 1])).has(0, "tokens", [0, 0, 0, 8]);
    let mut t = scene.has(0, "coins", 9).start();
    t.play(["visit/saloon", "recruit/nomad-4", "party/active"]);
    assert_eq!(t.state().chiefs[3], Some(Seat(1)));
}

/// NF-CHIEF-06: the chief stays when the tokens go.
#[test]
fn a_chief_stays_when_the_tokens_are_spent() {
    let scene = players(3).with("chiefs", json!([null, null, null, 0])).has(0, "tokens", [0, 0, 0, 4]);
    let mut t = scene.start();
    t.play(["visit/hall", "hall/trade/down", "good/nomads", "good/coin", "good/coin", "hall/done"]);
    assert_eq!(t.player(0).tokens, [0, 0, 0, 3]);
    assert_eq!(t.state().chiefs[3], Some(Seat(0)));
}

/// NF-CHIEF-08: a chief is one banner when recruiting, for its owner and its colour alone.
#[test]
fn a_chief_is_a_banner_when_recruiting() {
    for (chief, cost) in [
        (json!([null, null, null, 0]), "for 3 coins"),
        (json!([0, 0, 0, null]), "for 4 coins"),
        (json!([null, null, null, 1]), "for 4 coins"),
    ] {
        let mut t = players(2).with("chiefs", chief.clone()).has(0, "coins", 9).start();
        t.play(["visit/saloon"]);
        assert!(t.label("recruit/nomad-4").contains(cost), "{chief}: {}", t.label("recruit/nomad-4"));
    }
}

/// NF-CHIEF-09: a chief takes no slot, has no symbols and is no adventurer.
#[test]
fn a_chief_is_no_adventurer() {
    let scene = || players(2).has(0, "artifacts", ["cloak-of-stars"]).party(0, &["mystic-5"]);
    let with = scene().with("chiefs", json!([null, 0, null, null])).start();
    let without = scene().start();
    let ada = |t: &crate::common::Play| t.view(None)["seats"][0].clone();
    for sum in ["skill", "swords", "movement", "search", "heart_total", "shield", "slots", "inactive"] {
        assert_eq!(ada(&with)[sum], ada(&without)[sum], "{sum}");
    }
    assert_eq!(with.points(0), without.points(0) + 5, "its own five, and no more for the cloak");
}
