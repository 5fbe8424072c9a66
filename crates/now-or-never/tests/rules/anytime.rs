//! What may be done at any time: selling, orders, and who may do it when (NN-ANY, NN-SELL, NN-ORDER).

use crate::common::{BOOK, Scene, name, offered, pass_all, players};
use now_or_never::Side;
use serde_json::json;
use std::collections::BTreeSet;
use table::Seat;

/// Goods and books: shells, tools, bottled demons, crystals, books.
fn goods(scene: Scene, seat: usize, track: [u16; 5]) -> Scene {
    scene.has(seat, "track", track)
}

/// NN-SELL-01, NN-SELL-02, NN-SELL-04, NN-EX-08
#[test]
fn goods_are_sold_as_the_table_says() {
    let mut t = goods(players(2), 0, [4, 1, 1, 1, 0]).has(0, "coins", 0).start();
    t.play(["sell/8"]);
    assert_eq!((t.player(0).coins, t.player(0).track), (12, [3, 0, 0, 0, 0]), "one of each");
    t.play(["sell/4"]);
    assert_eq!((t.player(0).coins, t.player(0).track[0]), (17, 0), "three shells");
    let mut t = goods(players(2), 0, [1, 0, 0, 0, 0]).has(0, "coins", 0).start();
    t.play(["sell/0"]);
    assert_eq!(t.player(0).coins, 1);
    assert!(!t.offers("sell/0") && t.offers("pass"), "it is still Ada's turn");
}

/// NN-SELL-03, NN-GEN-05
#[test]
fn books_are_not_sold() {
    let t = goods(players(2), 0, [0, 0, 0, 0, 3]).start();
    assert!(t.keys(0).iter().all(|key| !key.starts_with("sell/")), "{}", t.open());
}

/// NN-ANY-01, NN-ANY-02, NN-PASS-03: on somebody else's turn, and after passing.
#[test]
fn others_act_in_between() {
    let mut t = goods(players(2), 1, [2, 0, 0, 0, 0]).has(1, "passed", true).start();
    t.play(["1:sell/0", "1:sell/0"]);
    assert_eq!((t.player(1).coins, t.state().active.0), (19, 0));
}

/// NN-ORDER-02, NN-ORDER-03
#[test]
fn an_order_is_completed_once() {
    let order = json!([{ "order": "order-toll-house" }]);
    let scene = || players(2).has(0, "orders", order.clone()).has(0, "coins", 0);
    let mut t = goods(scene(), 0, [4, 3, 0, 0, 0]).start();
    t.play(["order/order-toll-house"]);
    assert_eq!((t.player(0).coins, t.player(0).track), (7, [2, 2, 0, 0, 0]));
    assert!(t.player(0).orders[0].done && !t.offers("order/order-toll-house"));
    assert!(
        !goods(scene(), 0, [2, 0, 0, 0, 0]).start().offers("order/order-toll-house"),
        "not without the tool"
    );
}

/// NN-SELL-01, NN-ORDER-02, NN-SPEC-02, NN-SPEC-05: prices and gains are said as data, too.
#[test]
fn prices_are_said() {
    let t = goods(players(2), 0, [1, 0, 0, 0, 0]).start();
    assert_eq!(t.stakes("sell/0"), "costs 1 shell; gains 1 coin");
    let own = t.keys(0).into_iter().find(|key| key.starts_with("pay/")).expect("a builder").to_owned();
    let cost = BOOK.specialists[t.player(0).specialists[0].who].cost;
    assert_eq!(t.stakes(&own), format!("costs {cost} coin"));
    assert!(t.is_asked(0) && t.stakes("pass").is_empty());
}

/// What is sold and for how much stands in the label, and is told.
#[test]
fn a_sale_says_what_is_sold() {
    let mut t = goods(players(2), 0, [4, 1, 1, 1, 0]).start();
    assert_eq!(t.label("sell/4").split(" for ").next(), Some("Sell 3 shells"));
    assert_eq!(
        t.label("sell/8").split(" for ").next(),
        Some("Sell 1 shell, 1 tool, 1 bottled demon and 1 crystal")
    );
    t.play(["sell/4"]);
    assert!(t.told("Ada sells 3 shells.") && t.told("Ada gains 5 coins."));
    assert!(!t.told("Ada sells 0"), "nothing is said of what is not sold");
}

/// NN-ANY-01, NN-OPEN-65: also between the tile and its plot, and others while one chooses it.
#[test]
fn goods_are_sold_between_tile_and_plot() {
    let scene = goods(goods(players(2), 0, [1, 0, 0, 0, 0]), 1, [1, 0, 0, 0, 0]);
    let mut t = scene.has(0, "coins", 20).start();
    t.play(["pay/tobin-marl", "tile/market-hall"]);
    let coins = t.player(0).coins;
    assert!(t.asked(0).prompt.starts_with("Where do you build"), "{}", t.open());
    t.play(["0:sell/0", "1:sell/0"]);
    assert_eq!((t.player(0).coins, t.player(1).coins), (coins + 1, 18));
    t.play(["plot/13"]);
    assert!(t.told("Ada builds the Market Hall."));
}

/// NN-ANY-01, NN-BUILD-05, NN-OPEN-65: with coins for one plot alone, whoever could sell something is asked about it, too.
#[test]
fn a_sale_pays_for_a_dearer_plot() {
    let plots = |coins: u16, shells: u16| {
        let scene = players(2).built(0, &[(0, "school")]); // one plot beside it is dearer than the other
        let mut t = goods(scene, 0, [shells, 0, 0, 0, 0]).has(0, "coins", coins).start();
        for key in ["pay/tobin-marl", "tile/soup-kitchen"] {
            if t.offers(key) {
                t.play([key]);
            }
        }
        t
    };
    let asked = |t: &crate::common::Play| t.own(0).iter().filter(|key| key.starts_with("plot/")).count();
    let just = (0..20).find(|coins| asked(&plots(*coins, 5)) == 1).expect("one plot is the cheapest");
    let mut t = plots(just, 5);
    t.play(["sell/0", "sell/0", "sell/0", "sell/0", "sell/0"]);
    assert!(asked(&t) > 1, "{}", t.open());
    assert_eq!(asked(&plots(just, 0)), 0, "whoever has nothing to sell builds there at once");
}

/// NN-ANY-01, NN-OPEN-65: whoever could step in reads whose turn it is, and who decides something in between.
#[test]
fn whoever_could_step_in_reads_for_whom_the_table_waits() {
    let scene = goods(goods(players(2), 0, [1, 0, 0, 0, 0]), 1, [1, 0, 0, 0, 0]);
    let mut t = scene.has(1, "experience", 9).start();
    assert_eq!(t.asked(1).prompt, "Ada is on turn.");
    t.play(["1:learn/dark-flame"]);
    assert_eq!(t.asked(0).prompt, "Bo is deciding.", "on which slot it goes");
}

/// NN-ANY-03: on somebody else's turn these five, and no other.
#[test]
fn there_are_five_anytime_actions() {
    let t = players(2)
        .built(1, &[(12, "school")])
        .has(1, "track", [2, 1, 0, 0, 0])
        .has(1, "waiting", [1, 0, 0, 0, 0, 0])
        .has(1, "orders", json!([{ "order": "order-toll-house" }]))
        .has(1, "experience", 3)
        .with("row", json!(["shell"]))
        .start();
    assert_eq!(t.state().active, Seat(0));
    let kinds: BTreeSet<&str> =
        t.keys(1).into_iter().map(|key| key.split('/').next().expect("a word")).collect();
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["house", "learn", "order", "refill", "sell"]);
}

/// NN-ORDER-01, NN-DATA-04, NN-OPEN-50: at the Tower of Miners above ground, and at Istreka below; one of two, from the same stack.
#[test]
fn orders_come_from_the_stack_of_their_place() {
    for (map, side, places) in [
        ("above", Side::Above, ["tower-of-miners", "istreka"]),
        ("under", Side::Under, ["istreka", "tower-of-miners"]),
    ] {
        for (place, orders) in places.into_iter().zip([1, 0]) {
            let spaces = &BOOK.map(side).spaces;
            let at = spaces.iter().position(|space| space.place.is_some_and(|id| name(id) == place));
            let scene = players(2).option("map", map).stopped(0, at.expect("on the map") as u8);
            let mut t = scene.has(0, "coins", 0).draws(&["order-ferry", "order-widow"]).start();
            t.play(["visit"]);
            assert_eq!(t.offers("order/order-ferry"), orders == 1, "{map}: {place}");
            if orders == 1 {
                t.play(["order/order-ferry"]);
                assert_eq!((t.player(0).orders.len(), t.state().orders.len()), (1, 8), "{map}: {place}");
                assert!(t.told("Ada takes an order: "), "{map}: {place}");
            }
        }
    }
}

/// NN-ORDER-05: though the final production brings all its goods.
#[test]
fn no_order_is_completed_in_the_final_production() {
    let mut t = players(2)
        .with("season", json!(6))
        .built(0, &[(12, "inn"), (13, "shell-barn"), (14, "smithy")])
        .has(0, "waiting", [1, 0, 0, 0, 0, 0])
        .has(0, "orders", json!([{ "order": "order-toll-house" }]))
        .start();
    pass_all(&mut t);
    assert!(t.offers("ready"), "{}", t.open());
    assert_eq!((offered(&t, 0, "order/"), t.player(0).orders.len()), (vec![], 0));
    t.play(["ready"]);
    let score = t.player(0).score.expect("the game is over");
    assert_eq!((score.orders, score.coins), (0, 1 + 1 + 2), "two shells and a tool are sold");
}
