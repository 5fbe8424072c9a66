//! The General Store.

use crate::common::{Play, Scene, players};

fn scene() -> Scene {
    players(3).at(2, "hut")
}

fn decks(t: &Play) -> (usize, usize) {
    (t.state().basic.len(), t.state().advanced.len())
}

/// NF-STORE-01: a coin, and then no cards.
#[test]
fn a_visitor_gains_a_coin() {
    let mut t = scene().start();
    t.play(["visit/store"]);
    assert_eq!(t.keys(0), ["store/coin", "store/draw", "store/nothing"]);
    t.play(["store/coin"]);
    assert_eq!(t.player(0).coins, 4);
    assert_eq!(t.state().active.0, 1);
    assert_eq!(decks(&t), (38, 17));
}

/// NF-STORE-01, NF-STORE-04: or four cards, and then no coin.
#[test]
fn or_draws_four_cards() {
    let mut t = scene().start();
    t.play(["visit/store", "store/draw", "draw/2/2"]);
    assert_eq!(t.player(0).drawn.len(), 4);
    t.play(["none"]);
    assert_eq!(t.player(0).coins, 3);
    assert_eq!(t.state().active.0, 1);
}

/// NF-STORE-02: any split there is.
#[test]
fn the_four_cards_come_from_both_decks_in_any_split() {
    for basic in 0..=4 {
        let mut t = scene().start();
        t.play(["visit/store", "store/draw"]);
        assert_eq!(t.keys(0), ["draw/0/4", "draw/1/3", "draw/2/2", "draw/3/1", "draw/4/0"]);
        t.play([format!("draw/{basic}/{}", 4 - basic).as_str()]);
        assert_eq!(decks(&t), (38 - basic, 17 - (4 - basic)));
        let view = t.view(Some(0));
        let drawn = view["seats"][0]["drawn"].as_array().expect("cards");
        let advanced = drawn.iter().filter(|c| c["price"]["advanced"] == true).count();
        assert_eq!((drawn.len(), advanced), (4, 4 - basic));
    }
}

/// NF-STORE-03: nothing has been seen when the split is asked for, and then it is decided.
#[test]
fn the_split_is_decided_before_any_card_is_seen() {
    let mut t = scene().start();
    t.play(["visit/store", "store/draw"]);
    assert_eq!(decks(&t), (38, 17));
    assert!(t.player(0).drawn.is_empty());
    assert_eq!(t.view(Some(0))["seats"][0]["drawn"], serde_json::json!([]));
    t.play(["draw/1/3"]);
    assert!(t.keys(0).iter().all(|k| !k.starts_with("draw/")), "no second thoughts: {:?}", t.keys(0));
    let alone = [table::Seat(0)].into_iter().collect();
    assert!(
        t.table.undo_needs(alone, table::Seats::NONE).expect("something to take back").is_some(),
        "the others must agree"
    );
}

/// NF-STORE-04, NF-STORE-05: from none to all of them; the rest goes to the discards of its deck.
#[test]
fn any_number_of_the_drawn_cards_is_kept() {
    let draws = ["basic-30", "basic-31", "good-name", "sample"];
    for (kept, hand) in [
        ("none", vec![]),
        ("good-name", vec!["good-name"]),
        ("basic-31 sample", vec!["basic-31", "sample"]),
        ("basic-30 basic-31 good-name sample", draws.to_vec()),
    ] {
        let mut t = scene().has(0, "coins", 0).draws(&draws).start();
        t.play(["visit/store", "store/draw", "draw/2/2"]);
        assert_eq!(t.keys(0), draws);
        t.play([kept]);
        assert_eq!(t.names(&t.player(0).hand), hand);
        assert!(t.player(0).drawn.is_empty());
        let mut away = t.names(&t.state().basic.discards);
        assert!(away.iter().all(|c| c.starts_with("basic")));
        away.extend(t.names(&t.state().advanced.discards));
        let rest: Vec<&str> = draws.into_iter().filter(|c| !hand.contains(c)).collect();
        assert_eq!(away, rest);
    }
}

/// NF-STORE-05, NF-HALL-09: nowhere else.
#[test]
fn a_kept_card_is_discarded_only_at_the_town_hall() {
    for (building, there) in [
        ("saloon", false),
        ("hall", true),
        ("stables", false),
        ("store", false),
        ("hut", false),
        ("mine", false),
    ] {
        let scene =
            players(2).with("stranger", serde_json::Value::Null).at(1, "farm").has(0, "place", "jail");
        let mut t = scene.has(0, "hand", ["dear-thing"]).has(0, "food", 1).start();
        let discards = |t: &Play| t.is_asked(0) && t.keys(0).iter().any(|k| k.contains("discard"));
        assert!(!discards(&t), "not before the visit");
        t.play([format!("visit/{building}").as_str()]);
        assert_eq!(discards(&t), there, "{building}: {}", t.open());
    }
    let mut t = scene().has(0, "hand", ["dear-thing"]).start();
    t.play(["adventure"]);
    assert!(t.keys(0).iter().all(|k| !k.contains("discard")));
}

/// NF-STORE-06: twelve cards are no trouble.
#[test]
fn there_is_no_hand_limit() {
    let hand: Vec<String> = (30..=37).map(|n| format!("basic-{n}")).collect();
    let mut t = scene().has(0, "coins", 0).has(0, "hand", &hand).start();
    t.play(["visit/store", "store/draw", "draw/0/4"]);
    let all = t.keys(0).join(" ");
    t.play([all.as_str()]);
    assert_eq!(t.player(0).hand.len(), 12);
    assert!(table::Game::broken_laws(t.table.game()).is_empty());
}
