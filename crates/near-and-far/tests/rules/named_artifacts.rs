//! Artifacts that the rulebook explains by name (NF-ART).

use crate::common::{Scene, players};
use near_and_far::Score;
use serde_json::json;

/// Two players; Ada has bought this.
fn owns(card: &str) -> Scene {
    players(2).has(0, "artifacts", [card])
}

fn ada(scene: Scene) -> Score {
    let mut t = scene.last_turn(2).start();
    t.idle();
    t.score(0)
}

/// NF-ART-01: 4 points for most coins, none for a tie.
#[test]
fn the_ancient_compass_rewards_most_coins_alone() {
    for (coins, points) in [(4, 4), (3, 0), (2, 0)] {
        assert_eq!(ada(owns("ancient-compass").has(0, "coins", coins)).cards, points, "{coins} against 3");
    }
}

/// NF-ART-02, NF-ART-06, NF-ART-16, NF-ART-17, NF-EX-33: a point for each adventurer of the colour, active or not; chief and tokens
/// do not count.
#[test]
fn four_cards_reward_adventurers_of_their_colour() {
    for (card, who, place) in [
        ("cloak-of-stars", "mystic", 1),
        ("gambling-dice", "outlaw", 0),
        ("scroll-of-legend", "lizard", 2),
        ("unearthed-treaty", "nomad", 3),
    ] {
        let (mut tokens, mut chiefs) = ([0; 4], [None; 4]);
        tokens[place] = 3;
        chiefs[place] = Some(0);
        let scene = owns(card).party(0, &[&format!("{who}-5")]).has(0, "inactive", [format!("{who}-6")]);
        let other = if who == "nomad" { "outlaw-7" } else { "nomad-7" };
        let scene = scene.party(0, &[other]).has(0, "tokens", tokens).with("chiefs", json!(chiefs));
        assert_eq!(ada(scene).cards, 2, "{card}");
    }
}

/// NF-ART-03, NF-OPEN-65: one empty space less to pay for in each move.
#[test]
fn cooking_spices_save_a_heart_on_each_move() {
    let scene = || owns("cooking-spices").on(0, "c1").has(0, "hearts", 2).animals(2, 1, 0);
    let mut t = scene().start();
    t.play(["adventure", "move/c2", "move/c3", "move/c4"]);
    assert_eq!(t.player(0).hearts, 1, "two passed, one paid");
    t.idle();
    t.play(["adventure", "move/c3", "move/c2", "move/c1"]);
    assert_eq!((t.player(0).hearts, t.place(0).as_str()), (0, "on c1"), "again in the next move");
    let mut t = scene().has(0, "birds", 0).animals(2, 1, 1).start();
    t.play(["adventure", "move/c2", "move/c3", "move/c4"]);
    assert_eq!(t.player(0).hearts, 2, "with a tortoise both are free, and nothing is gained");
}

/// NF-ART-03: a camp on the way costs nothing anyhow, and leaves the spices for an empty space.
#[test]
fn a_camp_on_the_way_does_not_use_up_the_spices() {
    let mut t = owns("cooking-spices").animals(2, 1, 0).camp(1, "c2").on(0, "c1").start();
    t.play(["adventure", "move/c2", "move/c3", "move/c4"]);
    assert_eq!(t.place(0), "on c4", "past a camp and an empty space without a heart");
}

/// NF-ART-04, NF-ART-05, NF-OPEN-48: everybody in the place where the owner stops pays if they can; nobody elsewhere.
#[test]
fn crown_and_amulet_take_something_from_everybody_there() {
    for (card, thing) in [("crown-of-cruelty", "coins"), ("nightmare-amulet", "food")] {
        let scene = || (0..4).fold(players(4).has(0, "artifacts", [card]), |s, i| s.has(i, thing, 1));
        let count = |t: &crate::common::Play| {
            (0..4)
                .map(|s| if thing == "coins" { t.player(s).coins } else { t.player(s).food })
                .collect::<Vec<_>>()
        };
        let mut t = scene().on(0, "c1").on(1, "c2").on(2, "c2").start();
        t.play(["adventure", "move/c2"]);
        assert_eq!(count(&t), [3, 0, 0, 1], "{card}: on the map");
        let mut t = scene().at(1, "saloon").at(2, "saloon").has(2, thing, 0).start();
        t.play(["visit/saloon"]);
        assert_eq!(count(&t), [2, 0, 0, 1], "{card}: in town, and who has none gives none");
    }
}

/// NF-ART-07: one more value in a trade, up or down.
#[test]
fn the_goods_wagon_adds_one_to_a_trade() {
    let scene = |cards: &[&str]| players(3).has(0, "artifacts", cards).has(0, "coins", 3).has(0, "food", 1);
    // 3 coins and 1 food are worth 7, and 8 with the wagon; a Lizardfolk token 5.
    let mut t = scene(&["goods-wagon"]).has(0, "coins", 2).has(0, "food", 0).start();
    t.play(["visit/hall", "hall/trade/up"]);
    assert!(t.offers("good/lizards"), "2 coins and 1 are 5");
    t.play(["good/lizards"]);
    assert_eq!((t.player(0).coins, t.player(0).tokens[2]), (0, 1));
    let mut t = scene(&[]).has(0, "coins", 2).has(0, "food", 0).start();
    t.play(["visit/hall", "hall/trade/up"]);
    assert!(!t.offers("good/lizards"));
    let mut t = scene(&["goods-wagon"]).has(0, "coins", 1).has(0, "food", 0).start();
    t.play(["visit/hall", "hall/trade/down", "good/food", "good/food", "good/food"]);
    assert_eq!((t.player(0).coins, t.player(0).food), (0, 3), "a coin is worth 2, and 1");
}

/// NF-HALL-03, NF-ART-07: what the wagon adds may cover the whole worth, but one good is paid all the same.
#[test]
fn even_with_the_goods_wagon_a_good_is_paid_for_food() {
    let scene = || players(3).has(0, "artifacts", ["goods-wagon"]);
    let mut t = scene().has(0, "coins", 1).start();
    t.play(["visit/hall", "hall/trade/up", "good/food"]);
    assert_eq!((t.player(0).coins, t.player(0).food), (0, 1), "the coin is gone");
    let mut t = scene().has(0, "coins", 0).has(0, "hand", ["dear-thing"]).start();
    t.play(["visit/hall"]);
    assert_eq!(t.keys(0), ["hall/discard/dear-thing", "hall/done"], "whoever has nothing trades nothing");
}

/// NF-ART-08: 2 food for a visit to the Stables, in time to buy with it, and without buying.
#[test]
fn the_jade_flute_gives_two_food_at_the_stables() {
    let mut t = owns("jade-flute").jailed(1).start();
    t.play(["visit/stables", "stables/bird"]);
    assert_eq!((t.player(0).food, t.player(0).birds), (1, 1), "bought with it");
    let mut t = owns("jade-flute").jailed(1).start();
    t.play(["visit/stables", "stables/nothing"]);
    assert_eq!((t.player(0).food, t.player(0).birds), (2, 0), "without buying");
}

/// NF-ART-09, NF-ART-10: the coin comes from the supply.
#[test]
fn lock_picks_and_gold_magnet_take_from_the_supply() {
    let mut t = owns("lock-picks").dice([6, 1]).start();
    t.play(["visit/stables/duel", "duel/honorably"]);
    assert_eq!((t.player(0).coins, t.player(1).coins), (4, 3), "the picks");
    let mut t = owns("lock-picks").start();
    t.play(["visit/mine", "dig/nowhere"]);
    assert_eq!(t.player(0).coins, 3, "nobody is there");
    let mut t = owns("gold-magnet").dice([6, 1]).start();
    t.play(["visit/stables/duel", "duel/honorably"]);
    assert_eq!((t.player(0).coins, t.player(1).coins), (4, 3), "the magnet");
}

/// NF-ART-09, NF-TWOP-01: with two players the Town Hall is always occupied, so a visit there pays.
#[test]
fn lock_picks_work_on_the_unused_character() {
    let mut t = owns("lock-picks").dice([6, 1]).start();
    t.play(["visit/hall/duel", "duel/honorably"]);
    assert_eq!((t.player(0).coins, t.player(1).coins), (4, 3));
}

/// NF-ART-11, NF-ART-12, NF-OPEN-49: bought, it places a camp anywhere for nothing; the quest there stays.
#[test]
fn the_mercenary_contract_places_a_camp_anywhere() {
    let scene = || players(2).has(0, "hand", ["mercenary-contract"]).quest("q4").camp(1, "c1");
    let mut t = scene().has(0, "hearts", 3).start();
    t.play(["buy/mercenary-contract"]);
    assert!(!t.offers("space/c1") && !t.offers("space/town"), "only empty spaces");
    assert_eq!(t.keys(0).len(), 35 - 1, "all of the others");
    t.play(["space/q4"]);
    assert_eq!((t.camp_at("q4"), t.player(0).camps, t.player(0).hearts), (Some(0), 1, 3), "no hearts");
    assert_eq!(t.player(0).gems, 1, "a gem space, one search");
    assert!(t.has_quest("q4"), "the quest stays");
    assert!(t.offers("adventure"), "and the turn goes on");
    let mut t = scene().start();
    t.play(["buy/mercenary-contract", "space/c3"]);
    assert_eq!(t.player(0).coins, 3 - 1 + 1, "a coin space");
}

/// NF-ART-13: two trades in one visit, one after the other.
#[test]
fn the_merchant_coat_allows_two_trades() {
    for coat in [true, false] {
        let cards: &[&str] = if coat { &["merchant-coat"] } else { &[] };
        let mut t = players(3).has(0, "artifacts", cards).start();
        t.play(["visit/hall", "hall/trade/down", "good/food", "good/food"]);
        assert_eq!((t.player(0).coins, t.player(0).food), (2, 2));
        assert_eq!(t.offers("hall/trade/up"), coat);
        if coat {
            t.play(["hall/trade/up", "good/gem", "good/food", "good/food"]);
            assert_eq!((t.player(0).food, t.player(0).gems), (0, 1), "with what the first one brought");
            assert!(!t.offers("hall/trade/up") && !t.offers("hall/trade/down"), "not a third");
        }
    }
}

/// NF-ART-14: one more of a colour that is there, in another slot; never more than four.
#[test]
fn the_merchant_contract_lets_one_twin_along() {
    let scene = |party: &[&str]| owns("merchant-contract").party(0, party).has(0, "coins", 9);
    let mut t = scene(&["nomad-5"]).start();
    t.play(["visit/saloon", "recruit/nomad-4"]);
    assert!(t.offers("party/active"));
    t.play(["party/active"]);
    let slots = t.view(None)["seats"][0]["slots"].clone();
    assert_eq!(slots[3]["key"], "nomad-5", "its own slot");
    let twins = slots.as_array().expect("a list").iter().filter(|s| s["key"] == "nomad-4").count();
    assert_eq!(twins, 1, "another one's slot: {slots}");
    let mut t = scene(&["nomad-5", "nomad-6"]).start();
    t.play(["visit/saloon", "recruit/nomad-4"]);
    assert!(!t.offers("party/active"), "only one");
    let mut t = scene(&["nomad-5"]).party(0, &["outlaw-5"]).start();
    t.play(["visit/saloon", "recruit/outlaw-1", "party/active"]);
    assert_eq!(t.player(0).party.len(), 4);
    let mut t = scene(&["nomad-5", "mystic-5", "lizard-5"]).start();
    t.play(["visit/saloon", "recruit/nomad-4"]);
    assert!(!t.offers("party/active"), "four are the most");
    let mut t = players(2).party(0, &["nomad-5"]).has(0, "coins", 9).start();
    t.play(["visit/saloon", "recruit/nomad-4"]);
    assert!(!t.offers("party/active"), "not without the contract");
}

/// NF-ART-15: the Mirror Hat slips past a threat like a shield, as often as one likes, for nothing.
#[test]
fn the_mirror_hat_slips_past_threats() {
    let shield = players(2).party(0, &["outlaw-6"]);
    for scene in [owns("mirror-hat"), shield] {
        let mut t = scene.on(0, "g1").has(0, "hearts", 1).start();
        let keys = ["move/town", "move/g4", "move/g2/slip", "move/g2/fight", "move/stop"];
        t.play(["adventure"]);
        let mut offered = t.keys(0);
        offered.sort_unstable();
        let mut wanted = keys.to_vec();
        wanted.sort_unstable();
        assert_eq!(offered, wanted, "one may still fight");
        t.play(["move/g2/slip"]);
        assert_eq!((t.place(0).as_str(), t.player(0).hearts), ("on g2", 1));
        assert_eq!((t.id(t.state().threats[0]), t.player(0).camps), ("bandit", 0), "it stays where it is");
        assert!(t.offers("move/g1/slip"), "and again");
    }
}

/// NF-ART-18, NF-EX-32: the sample of the rules.
#[test]
fn the_sample_artifact_does_what_it_says() {
    for (reputation, met) in [(-4, true), (-3, false)] {
        let scene = players(2).has(0, "hand", ["sample"]).has(0, "gems", 1).has(0, "reputation", reputation);
        let mut t = scene.has(0, "coins", 2).on(0, "g1").dice([3]).start();
        assert_eq!(t.offers("buy/sample"), met, "{reputation}");
        if met {
            let before = t.points(0);
            t.play(["buy/sample", "adventure"]);
            assert_eq!(t.points(0), before + 1 + 7, "7, and no longer in hand; the gem was the odd one");
            assert!(t.offers("move/g2/slip"), "threats are ignored");
            t.play(["move/g2/fight"]);
            assert_eq!(t.player(0).threats.len(), 1, "3 and 1 sword against 4");
        }
    }
}
