//! The Town Hall: trade, discard, reputation.

use crate::common::{Play, game, players};

/// What Ada's trade may gain or pay at this moment, or instead go back on it.
fn goods(t: &Play) -> Vec<String> {
    assert!(t.offers("good/back"));
    let keys = t.keys(0).into_iter().filter(|k| *k != "good/back");
    keys.map(|k| k.trim_start_matches("good/").to_owned()).collect()
}

/// NF-HALL-01, NF-HALL-02: any order, each at most once.
#[test]
fn three_things_can_be_done_in_any_order_each_once() {
    let trade = ["hall/trade/down", "good/food", "good/enough"];
    let discard = ["hall/discard/dear-thing"];
    let reputation = ["hall/reputation/up", "pay/1"];
    let all: [&[&str]; 3] = [&trade, &discard, &reputation];
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
        let hand = ["dear-thing", "good-name"];
        let mut t = players(3).has(0, "coins", 5).has(0, "hand", hand).start();
        t.play(["visit/hall"]);
        let before = [
            "hall/trade/up",
            "hall/trade/down",
            "hall/discard/dear-thing",
            "hall/discard/good-name",
            "hall/reputation/up",
            "hall/reputation/down",
            "hall/done",
        ];
        assert_eq!(t.keys(0), before);
        for (i, n) in order.into_iter().enumerate() {
            t.play(all[n].iter().copied());
            if i < 2 {
                let word = ["hall/trade", "hall/discard", "hall/reputation"][n];
                assert!(t.keys(0).iter().all(|k| !k.starts_with(word)), "{word} again: {:?}", t.keys(0));
                let rest = order[i + 1..].len();
                assert!(t.keys(0).len() > rest, "{:?}", t.keys(0));
            }
        }
        assert_eq!(t.state().active.0, 1, "nothing is left to do");
        let ada = t.player(0);
        assert_eq!((ada.coins, ada.food, ada.reputation), (3, 1, 1));
        assert_eq!(t.names(&ada.hand), ["good-name"]);
    }
}

/// NF-HALL-02: or none of them.
#[test]
fn everything_can_be_left_alone() {
    let mut t = players(3).has(0, "hand", ["dear-thing"]).start();
    let before = t.player(0).clone();
    t.play(["visit/hall", "hall/done"]);
    assert_eq!(t.place(0), "at hall");
    let after = t.player(0);
    assert_eq!((after.coins, after.reputation, &after.hand), (before.coins, before.reputation, &before.hand));
}

/// NF-EX-02, NF-HALL-03, NF-HALL-08: a gem, a coin and a food for a red token.
#[test]
fn several_goods_are_traded_for_one() {
    let mut t = players(3).has(0, "coins", 1).has(0, "gems", 1).has(0, "food", 1).start();
    t.play(["visit/hall", "hall/trade/up", "good/lizards"]);
    assert_eq!(goods(&t), ["coin", "gem", "food"]);
    t.play(["good/gem", "good/food"]);
    assert_eq!(t.player(0).tokens, [0, 0, 1, 0], "only the coin was left to pay");
    assert_eq!((t.player(0).coins, t.player(0).gems, t.player(0).food), (0, 0, 0));
}

/// NF-HALL-03, NF-ART-07: at least one good is paid, and another than the one gained, even if a card adds all its worth.
#[test]
fn nothing_is_had_for_nothing() {
    let mut t = players(3).has(0, "coins", 0).has(0, "food", 1).has(0, "artifacts", ["goods-wagon"]).start();
    t.play(["visit/hall", "hall/trade/up"]);
    assert_eq!(goods(&t), ["coin", "gem"], "food is worth 1, but there is nothing else to pay with");
}

/// NF-TAL-13: with Politics and experience talents are learned at the Town Hall, too.
#[test]
fn politics_without_experience_learns_nothing() {
    for (talents, experience, learns) in
        [(&["politics"][..], 0, false), (&[], 3, false), (&["politics"], 3, true)]
    {
        let mut t =
            game("campaign", 3).sheet(0, "talents", talents).sheet(0, "experience", experience).start();
        t.play(["visit/hall"]);
        assert_eq!(t.offers("hall/talents"), learns, "{talents:?}, {experience} experience");
    }
}

/// NF-HALL-03: at most five, at least one.
#[test]
fn at_most_five_goods_are_paid() {
    let mut t = players(3).has(0, "coins", 0).has(0, "food", 9).start();
    t.play(["visit/hall", "hall/trade/up"]);
    assert_eq!(
        goods(&t),
        ["coin", "gem", "lizards", "nomads"],
        "five food are worth 5, and nobody buys food for food"
    );
    t.play(["good/lizards"]);
    assert_eq!((t.player(0).food, t.player(0).tokens), (4, [0, 0, 1, 0]));
    // After four food, a fifth would not do: it must be the coin.
    let mut t = players(3).has(0, "coins", 1).has(0, "food", 9).start();
    t.play(["visit/hall", "hall/trade/up"]);
    assert!(!t.offers("good/mystics"), "they are worth 7, five of these only 6");
    t.play(["good/outlaws", "good/food", "good/food", "good/food", "good/food"]);
    assert_eq!((t.player(0).food, t.player(0).coins), (5, 0), "four food and the coin make 6");
}

/// NF-HALL-01, NF-HALL-02: whoever goes back has done nothing yet, however far the trade was settled.
#[test]
fn a_trade_can_be_gone_back_on_until_it_is_made() {
    let mut t = players(3).has(0, "coins", 3).has(0, "gems", 2).has(0, "food", 4).start();
    t.play(["visit/hall"]);
    let (before, options) = (t.player(0).clone(), t.asked(0).options.clone());
    for way in [
        &["hall/trade/up", "good/back"][..],
        &["hall/trade/up", "good/lizards", "good/coin", "good/gem", "good/back"],
        &["hall/trade/down", "good/back"],
        &["hall/trade/down", "good/gem", "good/food", "good/back"],
        &["hall/reputation/up", "pay/0"],
        &["hall/reputation/down", "pay/0"],
    ] {
        t.play(way.iter().copied());
        assert_eq!((t.player(0), &t.asked(0).options), (&before, &options), "{way:?}");
    }
    t.play(["hall/trade/down", "good/gem", "good/food", "good/food"]);
    assert_eq!((t.player(0).gems, t.player(0).food), (1, 6));
    assert!(!t.offers("hall/trade/down"), "a trade that was made counts");
}

/// NF-HALL-02: nobody goes back and forth for ever, since a turn takes only so many answers.
#[test]
fn going_back_has_an_end() {
    let mut t = players(3).has(0, "food", 4).start();
    t.play(["visit/hall"]);
    for _ in 0..20 {
        t.play(["hall/trade/up", "good/back"]);
    }
    t.play(["hall/trade/up"]);
    assert!(!t.offers("good/back") && t.offers("good/coin"));
    t.play(["good/coin", "hall/reputation/up"]);
    assert!(!t.offers("pay/0") && t.offers("pay/1"));

    let mut t = players(3).has(0, "food", 4).start();
    t.play(["visit/hall"]);
    for _ in 0..20 {
        t.play(["hall/trade/down", "good/back"]);
    }
    t.play(["hall/trade/down"]);
    assert!(!t.offers("good/back") && t.offers("good/food"));

    // The price in reputation is thought over as often, and no more.
    let mut t = players(3).has(0, "coins", 9).start();
    t.play(["visit/hall"]);
    for _ in 0..20 {
        t.play(["hall/reputation/up", "pay/0"]);
    }
    t.play(["hall/reputation/up"]);
    assert!(!t.offers("pay/0") && t.offers("pay/1"));
    // NF-SCORE-10: from 4 on it is worth something.
    assert_eq!(t.label("pay/3"), "Pay 3 (reputation 0 becomes 3 · 0 points at the end)");
    assert!(!t.label("pay/4").ends_with("· 0 points at the end)"), "{}", t.label("pay/4"));

    // NF-TAL-13: nor does anybody look at talents for ever.
    let scene = game("campaign", 3).sheet(0, "talents", ["politics"]).sheet(0, "experience", 3);
    let mut t = scene.start();
    t.play(["visit/hall"]);
    for _ in 0..20 {
        t.play(["hall/talents", "talent/none"]);
    }
    assert!(!t.offers("hall/talents") && t.offers("hall/done"));
}

/// NF-HALL-03, NF-HALL-05: one good is enough if it is worth enough; what is paid too much is lost.
#[test]
fn a_dear_good_buys_a_cheap_one_and_the_rest_is_lost() {
    let mut t = players(3).has(0, "coins", 0).has(0, "tokens", [0, 1, 0, 0]).start();
    t.play(["visit/hall", "hall/trade/up", "good/food"]);
    let ada = t.player(0);
    assert_eq!((ada.food, ada.coins, ada.gems, ada.tokens), (1, 0, 0, [0; 4]));
}

/// NF-HALL-05: nothing is offered that the goods do not reach.
#[test]
fn nothing_is_gained_beyond_what_is_paid() {
    let mut t = players(3).has(0, "coins", 3).start();
    t.play(["visit/hall", "hall/trade/up"]);
    assert_eq!(
        goods(&t),
        ["gem", "food", "outlaws", "lizards", "nomads"],
        "three coins make 6, not 7, and no coin is paid for a coin"
    );
    t.play(["good/outlaws"]);
    assert_eq!((t.player(0).coins, t.player(0).tokens), (0, [1, 0, 0, 0]));
    let mut t = players(3).has(0, "coins", 1).start();
    t.play(["visit/hall", "hall/trade/down"]);
    assert_eq!(goods(&t), ["coin", "gem", "food"], "a coin is worth 2");
    t.play(["good/food"]);
    assert_eq!(goods(&t), ["food", "enough"], "1 is left");
    t.play(["good/food"]);
    assert_eq!((t.player(0).coins, t.player(0).food), (0, 2));
}

/// NF-EX-03, NF-HALL-04, NF-HALL-08: a blue token for three coins and a food.
#[test]
fn one_good_is_traded_for_several() {
    let mut t = players(3).has(0, "coins", 0).has(0, "tokens", [0, 1, 0, 0]).start();
    t.play(["visit/hall", "hall/trade/down"]);
    assert_eq!(goods(&t), ["coin", "gem", "food", "outlaws", "mystics", "lizards", "nomads"]);
    t.play(["good/coin"]);
    assert_eq!(goods(&t), ["coin", "gem", "food", "lizards", "nomads", "enough"], "5 is left");
    t.play(["good/coin", "good/coin", "good/food"]);
    let ada = t.player(0);
    assert_eq!((ada.coins, ada.food, ada.tokens), (3, 1, [0; 4]));
}

/// NF-HALL-04, NF-HALL-05: five goods and no more, though there is 2 left; at least one.
#[test]
fn at_most_five_goods_are_gained() {
    let mut t = players(3).has(0, "coins", 0).has(0, "tokens", [0, 1, 0, 0]).start();
    t.play(["visit/hall", "hall/trade/down"]);
    assert!(!t.offers("good/enough"), "one good at least");
    t.play(["good/food", "good/food", "good/food", "good/food", "good/food"]);
    assert_eq!((t.player(0).food, t.player(0).coins), (5, 0));
    assert_eq!(t.state().active.0, 1, "the value that is left is lost");
}

/// NF-HALL-04, NF-HALL-05: the visitor may stop earlier.
#[test]
fn value_that_is_not_used_is_lost() {
    let mut t = players(3).has(0, "coins", 0).has(0, "tokens", [0, 1, 0, 0]).start();
    t.play(["visit/hall", "hall/trade/down", "good/gem", "good/enough"]);
    let ada = t.player(0);
    assert_eq!((ada.coins, ada.gems, ada.food, ada.tokens), (0, 1, 0, [0; 4]));
}

/// NF-HALL-06, NF-HALL-07: hearts, animals, cards, people and chiefs are no goods.
#[test]
fn only_coins_gems_food_and_tokens_are_traded() {
    let scene = players(3)
        .party(0, &["mystic-2", "outlaw-9"])
        .has(0, "hearts", 9)
        .has(0, "birds", 2)
        .with("birds", serde_json::json!(7))
        .has(0, "treasures", ["lucky-heart"])
        .has(0, "artifacts", ["basic-30"])
        .with("chiefs", serde_json::json!([0, 0, 0, 0]));
    let mut t = scene.has(0, "coins", 0).start();
    t.play(["visit/hall"]);
    assert_eq!(t.state().active.0, 1, "there is nothing to do");
    let scene = players(3).party(0, &["mystic-2"]).has(0, "hearts", 9).has(0, "tokens", [1, 1, 1, 1]);
    let mut t = scene.has(0, "gems", 1).has(0, "food", 1).start();
    t.play(["visit/hall", "hall/trade/down"]);
    assert_eq!(goods(&t), ["coin", "gem", "food", "outlaws", "mystics", "lizards", "nomads"]);
    t.play(["good/mystics", "good/food", "good/enough"]);
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "mystic-2"]);
    assert_eq!((t.player(0).hearts, t.player(0).tokens), (9, [1, 0, 1, 1]));
}

/// NF-HALL-07: a token gained is a banner like any other.
#[test]
fn a_token_from_a_trade_can_bring_the_chief() {
    let mut t = players(3).has(0, "tokens", [0, 0, 3, 1]).start();
    t.play(["visit/hall", "hall/trade/up", "good/lizards", "good/coin", "good/coin", "good/coin"]);
    assert_eq!(t.player(0).tokens, [0, 0, 4, 1]);
    assert_eq!(t.state().chiefs, [None, None, Some(table::Seat(0)), None]);
}

/// NF-HALL-08, NF-OPEN-04
#[test]
fn the_values_are_the_rulebooks() {
    let t = players(3).start();
    let view = t.view(None);
    let values: Vec<(&str, u64)> = view["town"]["values"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|v| (v["thing"].as_str().expect("a name"), v["value"].as_u64().expect("a number")))
        .collect();
    let expected =
        [("coin", 2), ("gem", 2), ("food", 1), ("outlaws", 6), ("mystics", 7), ("lizards", 5), ("nomads", 4)];
    assert_eq!(values, expected);
}

/// NF-HALL-09: one of the hand; what was bought stays.
#[test]
fn one_unbought_artifact_is_discarded() {
    let hand = ["dear-thing", "good-name", "sample"];
    let mut t = players(3).has(0, "hand", hand).has(0, "artifacts", ["basic-30"]).start();
    t.play(["visit/hall"]);
    assert!(!t.offers("hall/discard/basic-30"));
    t.play(["hall/discard/good-name"]);
    assert_eq!(t.names(&t.player(0).hand), ["dear-thing", "sample"]);
    assert_eq!(t.names(&t.state().advanced.discards), ["good-name"]);
    assert!(!t.keys(0).iter().any(|k| k.starts_with("hall/discard")), "one");
}

/// NF-HALL-10, NF-HALL-11, NF-OPEN-73: as many coins and gems as one likes, up or down.
#[test]
fn coins_and_gems_buy_reputation_in_the_direction_chosen() {
    for (direction, by) in [("hall/reputation/up", 4), ("hall/reputation/down", -4)] {
        let mut t = players(3).has(0, "coins", 3).has(0, "gems", 2).start();
        t.play(["visit/hall", direction]);
        assert_eq!(t.keys(0), ["pay/0", "pay/1", "pay/2", "pay/3", "pay/4", "pay/5"]);
        t.play(["pay/4"]);
        assert_eq!(t.keys(0), ["gem/1", "gem/2"], "there are only three coins");
        assert_eq!(t.label("gem/2"), "2 coins and 2 gems");
        t.play(["gem/2"]);
        let ada = t.player(0);
        assert_eq!((ada.coins, ada.gems, ada.reputation), (1, 0, by));
        assert!(t.keys(0).iter().all(|k| !k.starts_with("hall/reputation")), "once for all of them");
    }
}

/// NF-HALL-10: gems alone will do; food and tokens will not.
#[test]
fn only_coins_and_gems_pay_for_reputation() {
    let mut t = players(3).has(0, "coins", 0).has(0, "gems", 1).start();
    t.play(["visit/hall", "hall/reputation/down", "pay/1"]);
    assert_eq!((t.player(0).gems, t.player(0).reputation), (0, -1));
    let mut t = players(3).has(0, "coins", 0).has(0, "food", 3).has(0, "tokens", [1, 0, 0, 0]).start();
    t.play(["visit/hall"]);
    assert_eq!(t.keys(0), ["hall/trade/up", "hall/trade/down", "hall/done"]);
}

/// NF-HALL-12, NF-REP-03, NF-REP-04
#[test]
fn the_limits_of_reputation_are_not_passed_by_paying() {
    for (reputation, direction, other) in [
        (10, "hall/reputation/up", "hall/reputation/down"),
        (-4, "hall/reputation/down", "hall/reputation/up"),
    ] {
        let mut t = players(3).has(0, "coins", 9).has(0, "reputation", reputation).start();
        t.play(["visit/hall", direction]);
        assert_eq!(t.keys(0), ["pay/0", "pay/1", "pay/2"]);
        t.play(["pay/2"]);
        assert_eq!(
            (t.player(0).coins, t.player(0).reputation.abs()),
            (7, if reputation > 0 { 12 } else { 6 })
        );
        let end = t.player(0).reputation;
        let mut t = players(3).has(0, "coins", 9).has(0, "reputation", end).start();
        t.play(["visit/hall"]);
        assert!(!t.offers(direction) && t.offers(other));
    }
}
