//! What may be done at any time (NN-ANY, NN-SELL, NN-HOUSE, NN-ORDER, NN-REFILL, NN-ABIL, NN-BLD-13).

use crate::common::{BOOK, Scene, players, space_of};
use serde_json::json;
use table::Book as _;

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

/// NN-HOUSE-01, NN-HOUSE-02, NN-HOUSE-03, NN-EX-09: a bed more than buildings.
#[test]
fn a_row_houses_as_many_as_it_has_buildings_and_beds() {
    let scene =
        players(2).built(0, &[(12, "garden-house"), (8, "school")]).has(0, "waiting", [3, 1, 0, 0, 0, 0]);
    let mut t = scene.start();
    assert!(t.offers("house/shell/4") && t.offers("house/shell/3") && !t.offers("house/shell/2"));
    t.play(["house/shell/4", "house/tool/4"]);
    assert!(t.told("Ada houses the villager who makes shells in row 4."));
    assert!(!t.offers("house/shell/4") && t.offers("house/shell/3"), "{}", t.open());
    t.play(["house/shell/3"]);
    assert_eq!(t.player(0).waiting, [1, 0, 0, 0, 0, 0], "there is no limit on those who wait");
    assert_eq!(t.player(0).housed, [[0; 6], [0; 6], [1, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0]]);
    assert!(t.keys(0).iter().all(|key| !key.starts_with("house/")));
}

/// NN-EX-35, NN-BLD-12: three buildings, one of them the Inn.
#[test]
fn the_inn_has_two_beds() {
    let scene = players(2).built(0, &[(12, "inn"), (13, "school"), (14, "smithy")]);
    let mut t = scene.has(0, "waiting", [6, 0, 0, 0, 0, 0]).start();
    t.play(["house/shell/4"; 5]);
    assert!(!t.offers("house/shell/4"));
}

/// NN-BLD-13, NN-HOUSE-04, NN-HOUSE-05: from the Inn's row, and from no other.
#[test]
fn villagers_move_out_of_the_inns_row_only() {
    let scene = players(2).built(0, &[(12, "inn"), (8, "garden-house")]);
    let mut t = scene.has(0, "housed", [[0; 6], [0; 6], [0, 1, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]]).start();
    let moves: Vec<String> =
        t.keys(0).iter().filter(|key| key.starts_with("inn/")).map(|key| (*key).to_owned()).collect();
    assert_eq!(moves, ["inn/shell/4/3"]);
    t.play(["inn/shell/4/3"]);
    assert_eq!(t.player(0).housed, [[0; 6], [0; 6], [1, 1, 0, 0, 0, 0], [0; 6]]);
}

/// NN-BLD-13: in the middle of something as well, and what was asked is then asked again.
#[test]
fn guests_of_the_inn_move_in_the_middle_of_something() {
    let pedlar = players(2)
        .has(0, "specialists", json!([{ "who": "petra-nock" }]))
        .with("shop", json!([["siege-bow"], ["kettle-mail-1"]]));
    let nomads = goods(players(2), 0, [0, 0, 0, 0, 1]).stopped(0, space_of("nomad-camp"));
    for (scene, first, prompt, last) in [
        (players(2), "pay/tobin-marl", "What do you build?", "tile/none"),
        (pedlar, "pay/petra-nock", "Which gear do you buy?", "gear/none"),
        (nomads, "visit", "Which villager comes with you?", "villager/demon"),
    ] {
        let scene = scene.built(0, &[(12, "inn"), (8, "school")]);
        let mut t = scene.has(0, "housed", [[0; 6], [0; 6], [0; 6], [1, 1, 0, 0, 0, 0]]).start();
        t.play([first]);
        assert_eq!(t.asked(0).prompt, prompt);
        let before: Vec<String> = t.keys(0).into_iter().map(str::to_owned).collect();
        let (moves, asked): (Vec<&str>, Vec<&str>) =
            before.iter().map(String::as_str).partition(|key| key.starts_with("inn/"));
        assert_eq!(moves, ["inn/shell/4/3", "inn/tool/4/3"], "{prompt}");
        t.play(["inn/tool/4/3"]);
        assert_eq!(t.player(0).housed, [[0; 6], [0; 6], [0, 1, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]], "{prompt}");
        assert_eq!((t.asked(0).prompt.as_str(), t.keys(0)), (prompt, asked), "row 3 is full now");
        t.play([last]);
        assert_eq!(t.state().active.0, 1, "{prompt}");
    }
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

/// NN-REFILL-01
#[test]
fn the_row_is_filled_for_2_experience() {
    let scene = |experience: u16| players(2).has(0, "experience", experience).with("row", json!(["shell"]));
    let mut t = scene(3).start();
    t.play(["refill"]);
    assert_eq!((t.state().row.len(), t.player(0).experience), (6, 1));
    assert!(!t.offers("refill"), "nothing is missing, and 1 would not be enough");
    assert!(!scene(1).start().offers("refill"));
    assert!(!players(2).has(0, "experience", 5).start().offers("refill"), "the row is full");
    let all_but_one = [14, 15, 15, 15, 0, 0];
    assert!(
        !scene(3).has(1, "waiting", all_but_one).start().offers("refill"),
        "the pile is empty (NN-OPEN-14)"
    );
}

/// The abilities of a hero and a colour, by level.
fn abilities(hero: &str, colour: &str) -> Vec<(u8, String, u8)> {
    let own = BOOK.abilities.iter().filter(|id| {
        let piece = BOOK.ability(*id);
        piece.ability.is_some_and(|(h, _)| h.key() == hero) && piece.colour.key() == colour
    });
    let mut list: Vec<(u8, String, u8)> = own
        .map(|id| {
            let piece = BOOK.ability(id);
            (piece.ability.expect("an ability").1, BOOK.names().name(id).to_owned(), piece.cost)
        })
        .collect();
    list.sort();
    list
}

/// NN-ABIL-01, NN-ABIL-02, NN-ABIL-04, NN-ABIL-05, NN-EX-12, NN-EX-13: one level after the other, and only of one's own hero.
#[test]
fn abilities_are_learned_level_by_level() {
    for colour in ["red", "blue"] {
        let list = abilities("halia", colour);
        let scene = || {
            players(2).has(0, "hero", "halia").has(1, "hero", "marklun").has(0, "mana", 1).has(1, "mana", 1)
        };
        let scene = || scene().has(0, "hearts", 5).has(1, "hearts", 5).has(0, "experience", 30);
        let t = scene().start();
        for (level, id, _) in &list {
            assert_eq!(t.offers(&format!("learn/{id}")), *level == 1, "{id}");
        }
        assert!(
            abilities("marklun", colour)
                .iter()
                .all(|(_, id, _)| !t.keys(0).contains(&format!("learn/{id}").as_str()))
        );
        let (_, first, cost) = &list[0];
        let mut t = scene().start();
        t.play([format!("learn/{first}").as_str()]);
        if colour == "red" {
            t.play(["slot/red/2"]);
        }
        assert_eq!(t.player(0).experience, 30 - u16::from(*cost));
        for (level, id, _) in &list[1..] {
            assert_eq!(t.offers(&format!("learn/{id}")), *level <= 2, "{id}");
        }
        assert!(!t.offers(&format!("learn/{first}")), "once is enough");
    }
}

/// NN-HERO-06, NN-HERO-07, NN-OPEN-20: a red piece goes where one wants, and what lies there is gone.
#[test]
fn a_red_ability_covers_what_is_there() {
    let (_, first, cost) = abilities("marklun", "red")[0].clone();
    let worn = BOOK.gear.iter().find(|id| BOOK.gear_piece(*id).colour.key() == "red").expect("red gear");
    let worn = BOOK.names().name(worn).to_owned();
    let mut t = players(2).has(0, "experience", cost).has(0, "red", json!([null, worn, null, null])).start();
    t.play([format!("learn/{first}").as_str()]);
    assert_eq!(t.own(0), ["slot/red/1", "slot/red/2", "slot/red/3", "slot/red/4"]);
    assert!(t.label("slot/red/2").contains("goes to the box"));
    t.play(["slot/red/2"]);
    assert_eq!(t.state().boxed.len(), 1);
}

/// NN-SELL-01, NN-ORDER-02, NN-SPEC-02, NN-SPEC-05: prices and gains are said as data, too.
#[test]
fn prices_are_said() {
    let t = goods(players(2), 0, [1, 0, 0, 0, 0]).start();
    assert_eq!(t.stakes("sell/0"), "costs 1 shell; gains 1 coin");
    let own = t.keys(0).into_iter().find(|key| key.starts_with("pay/")).expect("a builder").to_owned();
    let cost = BOOK.hand(t.player(0).specialists[0].who).cost;
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

/// NN-ABIL-01, NN-OPEN-65: whoever has spent the experience while choosing the slot learns nothing.
#[test]
fn an_ability_is_paid_once() {
    let learned = |t: &crate::common::Play| t.player(0).pieces().count();
    let mut t = players(2).has(0, "experience", 9).start();
    let keys: Vec<String> =
        t.keys(0).iter().filter(|key| key.starts_with("learn/")).map(|key| (*key).to_owned()).collect();
    let asks = |key: &&String| {
        let mut t = players(2).has(0, "experience", 9).start();
        t.play([key.as_str()]);
        t.asked(0).prompt.starts_with("Where does")
    };
    let red = keys.iter().find(asks).expect("a red one goes on any of four slots");
    t.play([red.as_str()]);
    assert!(t.offers(red), "nothing is paid yet: {}", t.open());
    t.play([red.as_str(), "slot/red/1"]);
    assert_eq!(learned(&t), 1);
    assert!(!t.asked(0).prompt.starts_with("Where does"), "it is learned once: {}", t.open());
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
