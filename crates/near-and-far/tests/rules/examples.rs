//! The worked examples of the rulebook (NF-EX), played.

use crate::common::{Play, Scene, fresh, game, players, setup};
use serde_json::json;

/// The threats up to this difficulty, all Bo's.
fn up_to(scene: Scene, difficulty: u8) -> Scene {
    (4..=difficulty).fold(scene, |scene, n| match n {
        4 => scene.defeated(1, "bandit"),
        n => scene.defeated(1, &format!("threat-{n}")),
    })
}

/// Whether the path between two spaces of the map shows an active mark.
fn is_active(t: &Play, a: &str, b: &str) -> bool {
    let view = t.view(None);
    let place = |name: &str| {
        let spaces = view["map"]["spaces"].as_array().expect("a list");
        spaces.iter().position(|s| s["key"] == format!("space/{name}")).expect("a space")
    };
    let ends = json!([place(a), place(b)]);
    let paths = view["map"]["paths"].as_array().expect("a list");
    let path = paths.iter().find(|p| p["ends"] == ends).expect("a path");
    path["active"] == true
}

/// NF-EX-01: a die of 4 and 8 hearts make 12.
#[test]
fn eight_hearts_raise_a_four_to_twelve() {
    let mut t = up_to(players(2), 11).on(0, "g1").has(0, "hearts", 8).dice([4]).start();
    t.play(["adventure", "move/g2/fight"]);
    assert_eq!(t.label("hearts/8"), "Spend 8 hearts to win the fight (12 in all)");
    t.play(["hearts/8"]);
    assert_eq!((t.player(0).hearts, t.names(&t.player(0).threats)), (0, vec!["threat-12"]));
}

/// NF-EX-02: a gem, a coin and a food are worth 5: a red token.
#[test]
fn three_goods_for_a_red_token() {
    let mut t = players(3).has(0, "gems", 1).has(0, "coins", 1).has(0, "food", 1).start();
    t.play(["visit/hall", "hall/trade/up"]);
    assert!(!t.offers("good/outlaws"), "green is worth 6");
    t.play(["good/lizards", "good/gem", "good/coin"]);
    let ada = t.player(0);
    assert_eq!((ada.coins, ada.gems, ada.food, ada.tokens), (0, 0, 0, [0, 0, 1, 0]));
}

/// NF-EX-03: a blue token is worth 7: three coins and a food.
#[test]
fn a_blue_token_for_three_coins_and_a_food() {
    let mut t = players(3).has(0, "coins", 0).has(0, "tokens", [0, 1, 0, 0]).start();
    t.play(["visit/hall", "hall/trade/down", "good/coin", "good/coin", "good/coin"]);
    assert_eq!(t.keys(0), ["good/food", "good/enough", "good/back"], "1 is left of 7");
    t.play(["good/food"]);
    let ada = t.player(0);
    assert_eq!((ada.coins, ada.food, ada.tokens), (3, 1, [0; 4]));
}

/// NF-EX-04: with Goods Wagon it is worth 8: four coins.
#[test]
fn a_blue_token_on_a_goods_wagon_for_four_coins() {
    let tokens = [0, 1, 0, 0];
    let mut t =
        players(3).has(0, "coins", 0).has(0, "tokens", tokens).has(0, "artifacts", ["goods-wagon"]).start();
    t.play(["visit/hall", "hall/trade/down", "good/coin", "good/coin", "good/coin", "good/coin"]);
    assert_eq!((t.player(0).coins, t.player(0).food, t.player(0).tokens), (4, 0, [0; 4]));
    assert!(!t.offers("good/food"), "8 are spent");
}

/// NF-EX-05: two pack birds: up to four spaces.
#[test]
fn two_pack_birds_carry_four_spaces_far() {
    let road = |birds: u8| {
        let scene = players(2).on(0, "town").has(0, "hearts", 9).has(0, "birds", birds);
        scene.with("birds", json!(6 - birds)).start()
    };
    let mut t = road(2);
    t.play(["adventure", "move/q1", "move/q2", "move/q3", "move/q4"]);
    assert!(!t.offers("move/q5") && t.place(0) == "on q4", "{}", t.open());
    let mut t = road(0);
    t.play(["adventure", "move/q1", "move/q2"]);
    assert!(!t.offers("move/q3") && t.place(0) == "on q2", "{}", t.open());
}

/// NF-EX-06: a party with 4 hands, 1 arrow, 3 eyes and 2 swords, and a pack bird.
#[test]
fn the_sample_player_board() {
    let changes = [
        (
            "people.toml",
            "faction = \"outlaws\"\ncost = 9\nsword = 3",
            "faction = \"outlaws\"\ncost = 9\nskill = 3",
        ),
        (
            "people.toml",
            "faction = \"mystics\"\ncost = 9\nsword = 3",
            "faction = \"mystics\"\ncost = 9\nsearch = 2\nmove = 1",
        ),
        (
            "people.toml",
            "faction = \"lizards\"\ncost = 9\nsword = 3",
            "faction = \"lizards\"\ncost = 9\nsword = 2",
        ),
    ];
    let board = || {
        let scene = players(2).party(0, &["outlaw-9", "mystic-9", "lizard-9"]).has(0, "coins", 1);
        scene.has(0, "birds", 1).with("birds", json!(5))
    };
    let mut t = board().on(0, "q2").quest("q2").dice([4]).start_changed(&changes);
    let seat = &t.view(None)["seats"][0];
    assert_eq!(
        (&seat["skill"], &seat["movement"], &seat["search"], &seat["swords"]),
        (&json!(4), &json!(4), &json!(3), &json!(2))
    );
    t.play(["adventure", "move/stop", "quest/attempt"]);
    assert_eq!(t.label("choice/1"), "Fight it. (combat 8, you add 2)");
    assert_eq!(t.label("choice/2"), "Pay it. (skill 6, you add 4 · pay 1 coin)");
    t.play(["choice/2"]);
    assert!(t.heard("Ada rolls 4 and adds 4 skill: 8, against 6."));

    let mut t = board().on(0, "town").has(0, "hearts", 6).start_changed(&changes);
    t.play(["adventure", "move/q1", "move/q2", "move/q3", "move/q4", "camp/build"]);
    assert_eq!((t.place(0).as_str(), t.player(0).gems), ("on q4", 3));
}

/// NF-EX-07: two spaces over an empty one cost a heart; over a camp none; a single space none.
#[test]
fn an_empty_space_in_the_middle_costs_a_heart() {
    let town = || players(2).on(0, "town").has(0, "hearts", 2);
    let mut t = town().start();
    t.play(["adventure", "move/c1", "move/c2"]);
    assert_eq!((t.place(0).as_str(), t.player(0).hearts), ("on c2", 1));
    let mut t = town().camp(1, "c1").start();
    t.play(["adventure", "move/c1", "move/c2"]);
    assert_eq!((t.place(0).as_str(), t.player(0).hearts), ("on c2", 2));
    let mut t = town().start();
    t.play(["adventure", "move/c1", "move/stop"]);
    assert_eq!((t.place(0).as_str(), t.player(0).hearts), ("on c1", 2));
}

/// NF-EX-08: a threat between a camp and an empty space is active, between two camps it is not.
#[test]
fn a_threat_between_two_camps_is_inactive() {
    let mut t = players(2).camp(1, "g1").on(0, "g1").start();
    assert!(is_active(&t, "g1", "g2"));
    t.play(["adventure"]);
    assert!(t.offers("move/g2/fight") && !t.offers("move/g2"));
    let mut t = players(2).camp(1, "g1").camp(0, "g2").on(0, "g1").start();
    assert!(!is_active(&t, "g1", "g2"));
    t.play(["adventure"]);
    assert!(t.offers("move/g2") && !t.offers("move/g2/fight"));
}

/// NF-EX-09: the Bandit: a sword on an artifact, one in the party, a die of 1 and a heart.
#[test]
fn the_bandit_is_defeated() {
    let party = players(2).party(0, &["outlaw-4"]).has(0, "artifacts", ["plain-sword"]);
    let mut t = party.on(0, "g1").has(0, "hearts", 2).dice([1]).start();
    t.play(["adventure", "move/g2/fight", "hearts/1"]);
    assert_eq!(
        (t.names(&t.player(0).threats), t.player(0).camps, t.player(0).hearts),
        (vec!["bandit"], 1, 1)
    );
    assert_eq!(t.view(None)["threat"]["difficulty"], 5, "the next one is active");
}

/// NF-EX-10: a treasure symbol without camps is available, between two camps it is claimed.
#[test]
fn a_treasure_between_two_camps_is_claimed() {
    let bird = || players(2).has(0, "birds", 1).with("birds", json!(5)).on(0, "g4");
    let mut t = bird().start();
    assert!(is_active(&t, "g4", "g5"));
    t.play(["adventure", "move/g5"]);
    assert_eq!(t.player(0).treasures.len(), 1);
    let mut t = bird().camp(1, "g4").camp(1, "g5").start();
    assert!(!is_active(&t, "g4", "g5"));
    t.play(["adventure", "move/g5"]);
    assert!(t.player(0).treasures.is_empty());
}

/// A quest on map 1 with the dog's skill: what its choice brought, as (coins, gems, food, tokens).
fn quest(scene: Scene, space: &str, choice: &str, answers: &[&str]) -> (Play, (u16, u16, u16, [u16; 4])) {
    let mut t = scene.on(0, space).quest(space).has(0, "coins", 0).start();
    t.play(["adventure", "move/stop", "quest/attempt", choice]);
    t.play(answers.iter().copied());
    assert!(!t.has_quest(space), "the token leaves in every case");
    let ada = t.player(0);
    let goods = (ada.coins, ada.gems, ada.food, ada.tokens);
    (t, goods)
}

/// NF-EX-11: quest 41, skill 5: 7 brings the yellow token and the coin, 5 or 6 the token, 4 nothing.
#[test]
fn quest_41_around_the_cliff() {
    let total = |die: u32| quest(players(2).dice([die]), "q1", "choice/1", &[]).1;
    assert_eq!(total(6), (1, 0, 0, [0, 0, 0, 1]), "7");
    assert_eq!(total(5), (0, 0, 0, [0, 0, 0, 1]), "6");
    assert_eq!(total(4), (0, 0, 0, [0, 0, 0, 1]), "5");
    assert_eq!(total(3), (0, 0, 0, [0; 4]), "4");
}

/// NF-EX-12: quest 41, skill 7: 7 or 8 bring the green token and 2 food, 9 also a gem.
#[test]
fn quest_41_up_the_cliff() {
    let party = || players(2).dice([6]);
    assert_eq!(quest(party(), "q1", "choice/2", &[]).1, (0, 0, 2, [1, 0, 0, 0]), "7");
    let glove = || party().has(0, "artifacts", ["plain-glove"]);
    assert_eq!(quest(glove(), "q1", "choice/2", &[]).1, (0, 0, 2, [1, 0, 0, 0]), "8");
    let (t, goods) = quest(party().has(0, "hearts", 2), "q1", "choice/2", &["hearts/2"]);
    assert_eq!((goods, t.player(0).hearts), ((0, 1, 2, [1, 0, 0, 0]), 0), "9");
    assert_eq!(quest(players(2).dice([5]), "q1", "choice/2", &[]).1, (0, 0, 0, [0; 4]), "6");
}

/// NF-EX-13: a heart for an empty coin space, a bird for a threat, 3 hearts for a camp, and 3 eyes bring 3 gems.
#[test]
fn a_camp_behind_a_threat() {
    let party = players(2).party(0, &["lizard-2", "outlaw-7"]).has(0, "hearts", 4);
    let coin = (
        "map01.toml",
        "id = \"g1\"\nat = [10, 10]\nicon = \"gem\"",
        "id = \"g1\"\nat = [10, 10]\nicon = \"coin\"",
    );
    let mut t = party.has(0, "birds", 1).with("birds", json!(5)).on(0, "town").start_changed(&[coin]);
    t.play(["adventure", "move/g1", "move/g2/bird"]);
    assert_eq!((t.player(0).hearts, t.player(0).birds, t.state().birds), (3, 0, 6));
    t.play(["move/stop", "camp/build"]);
    assert_eq!((t.player(0).hearts, t.player(0).gems, t.player(0).coins), (0, 3, 3));
    assert_eq!(t.camp_at("g2"), Some(0));
    assert_eq!(t.view(None)["threat"]["key"], "bandit", "it was not fought");
}

/// NF-EX-14: tea leaves: blue alone, blue and red together, or nobody.
#[test]
fn the_tea_route() {
    let routes = |t: &Play| [0, 1].map(|seat| t.points(seat) - i64::from(t.player(seat).camps));
    let camp = |seat: u8| players(2).camp(0, "t1").has(0, "coins", 0).has(1, "coins", 0).turn_of(seat);
    assert_eq!(routes(&camp(0).start()), [0, 0], "incomplete");
    let mut t = camp(0).on(0, "t2").has(0, "hearts", 3).start();
    t.play(["adventure", "move/stop", "camp/build"]);
    assert_eq!(routes(&t), [4, 0], "blue alone");
    let mut t = camp(1).on(1, "t2").has(1, "hearts", 3).start();
    t.play(["adventure", "move/stop", "camp/build"]);
    assert_eq!(routes(&t), [1, 1], "jointly");
}

/// NF-EX-15: a flame of -4 asks for -4 or lower, a flame of 4 for 4 or higher.
#[test]
fn flames_ask_for_a_reputation() {
    let buys = |reputation: i8, card: &str| {
        let hand = players(2).has(0, "hand", ["sample", "good-name"]).has(0, "gems", 2);
        hand.has(0, "reputation", reputation).start().offers(&format!("buy/{card}"))
    };
    assert_eq!([-5, -4, -3, 0, 4].map(|r| buys(r, "sample")), [true, true, false, false, false]);
    assert_eq!([-4, 0, 3, 4, 5].map(|r| buys(r, "good-name")), [false, false, false, true, true]);
}

/// NF-EX-16: 3 gems and 1 coin score 2.
#[test]
fn coins_and_gems_are_counted_together() {
    let points = |gems, coins| players(2).has(0, "gems", gems).has(0, "coins", coins).start().points(0);
    assert_eq!(points(3, 1), 2);
    assert_eq!(points(3, 2), 2, "the odd one scores nothing");
    assert_eq!(points(0, 0), 0);
}

/// NF-EX-17: a blue and a red token score 2.
#[test]
fn tokens_score_one_each() {
    assert_eq!(players(2).has(0, "coins", 0).has(0, "tokens", [0, 1, 1, 0]).start().points(0), 2);
}

/// NF-EX-18: Cooking Spices: three spaces over two empty ones cost 1 heart.
#[test]
fn cooking_spices_save_a_heart() {
    let road = |artifacts: &[&str]| {
        let scene = players(2).on(0, "town").has(0, "hearts", 2).has(0, "artifacts", artifacts);
        let mut t = scene.has(0, "birds", 1).with("birds", json!(5)).start();
        t.play(["adventure", "move/c1", "move/c2", "move/c3"]);
        t.player(0).hearts
    };
    assert_eq!((road(&["cooking-spices"]), road(&[])), (1, 0));
}

/// NF-EX-19: Jade Flute: without food to the Stables: 2 food, 1 of them for a bird.
#[test]
fn jade_flute_pays_for_the_bird() {
    let mut t = players(2).at(1, "store").has(0, "artifacts", ["jade-flute"]).start();
    t.play(["visit/stables", "stables/bird"]);
    assert_eq!((t.player(0).birds, t.player(0).food, t.state().birds), (1, 1, 5));
}

/// NF-EX-20: two tortoises: two empty spaces for nothing, not a third.
#[test]
fn two_tortoises_pass_two_empty_spaces() {
    let scene = players(2).day().on(0, "town").has(0, "tortoises", 2).has(0, "birds", 1);
    let mut t = scene.has(0, "artifacts", ["plain-boots"]).with("birds", json!(3)).start();
    t.play(["adventure", "move/c1", "move/c2", "move/c3"]);
    assert_eq!((t.place(0).as_str(), t.player(0).hearts), ("on c3", 0));
    assert!(!t.offers("move/c4"), "there would be a fourth movement, but no heart: {}", t.open());
}

/// Quest 347, on map 2.
fn ghost() -> Scene {
    game("campaign", 2).on(0, "q2").quest("q2").has(0, "coins", 1)
}

/// NF-EX-21: with BURNING there is no other choice and no roll.
#[test]
fn quest_347_with_the_keyword() {
    let mut t = ghost().sheet(0, "keywords", ["BURNING"]).start();
    t.play(["adventure", "move/stop", "quest/attempt"]);
    assert!(t.is_asked(1), "nothing more is asked: {}", t.open());
    assert!(t.rolls().is_empty());
    let ada = t.player(0);
    assert_eq!((ada.reputation, t.names(&ada.worlds)), (3, vec!["cold-blade"]));
    assert_eq!((t.names(&ada.sheet.side), ada.coins), (vec!["q-178"], 1));
}

/// NF-EX-22: without it, combat 8: 8 or 9, 10 or more, 7 or less.
#[test]
fn quest_347_fought() {
    let fight = |die: u32, hearts: u16, answers: &[&str]| {
        let mut t = ghost().party(0, &["lizard-9"]).has(0, "hearts", hearts).dice([die]).start();
        t.play(["adventure", "move/stop", "quest/attempt"]);
        assert_eq!(t.keys(0), ["choice/3", "choice/4"], "the choices of those who burn are not there");
        t.play(["choice/3"]);
        t.play(answers.iter().copied());
        let ada = t.player(0);
        (ada.reputation, ada.tokens[0], ada.coins, ada.gems)
    };
    assert_eq!(fight(4, 0, &[]), (0, 0, 1, 0), "7");
    assert_eq!(fight(5, 0, &[]), (-3, 1, 4, 0), "8");
    assert_eq!(fight(6, 0, &[]), (-3, 1, 4, 0), "9");
    assert_eq!(fight(6, 1, &["hearts/1"]), (-3, 1, 4, 1), "10");
}

/// NF-EX-23: skill 6 for 1 coin: paid on choosing, and not given back.
#[test]
fn quest_347_paid() {
    let pay = |die: u32, glove: bool| {
        let cards: &[&str] = if glove { &["plain-glove"] } else { &[] };
        let mut t = ghost().has(0, "artifacts", cards).dice([die]).start();
        t.play(["adventure", "move/stop", "quest/attempt", "choice/4"]);
        let ada = t.player(0);
        (ada.hearts, t.names(&ada.worlds) == ["banshee-necklace"], ada.coins)
    };
    assert_eq!(pay(4, false), (0, false, 0), "5");
    assert_eq!(pay(5, false), (1, true, 0), "6");
    assert_eq!(pay(6, false), (1, true, 0), "7");
    assert_eq!(pay(6, true), (3, true, 0), "8");
    let mut t = ghost().has(0, "coins", 0).start();
    t.play(["adventure", "move/stop", "quest/attempt"]);
    assert!(t.heard("Ada: Fight it."), "the only choice without a coin: {}", t.open());
}

/// NF-EX-24: turn 1: two of three coins for a red adventurer at the Saloon.
#[test]
fn tom_recruits() {
    let mut t = players(3).with("round", json!(1)).start();
    t.play(["visit/saloon", "recruit/lizard-2", "party/active"]);
    assert_eq!((t.player(0).coins, t.place(0).as_str()), (1, "at saloon"));
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "lizard-2"]);
}

/// NF-EX-25: turn 2: an honorable duel at the Mine, 4 + 1 against 3 + 1, and a dig.
#[test]
fn tom_duels_at_the_mine() {
    let duel = || players(3).at(0, "saloon").at(1, "mine").party(0, &["lizard-2"]).party(1, &["mystic-4"]);
    let mut t = duel().dice([4, 3]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert!(t.heard("Ada rolls 4, 5 in all; Bo rolls 3, 4 in all."));
    assert_eq!(t.keys(0), ["dig/1/1", "dig/nowhere"], "the entrance");
    t.play(["dig/1/1"]);
    assert_eq!((t.player(0).reputation, t.player(0).camps, t.place(0).as_str()), (1, 1, "at mine"));

    let mut t = duel().has(0, "artifacts", ["plain-glove"]).dug(2, 1, 1).dice([4, 3]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert_eq!(t.keys(0), ["dig/1/2", "dig/2/1", "dig/nowhere"], "next to the camp that is there");
}

/// NF-EX-26, NF-EX-27, NF-EX-28, NF-OPEN-14, NF-OPEN-15: turn 3: 4 hearts, one of them for the threat, three for a camp,
/// and two eyes for two gems.
#[test]
fn tom_leaves_town() {
    let threat =
        ("map01.toml", "ends = [\"town\", \"g1\"]\n", "ends = [\"town\", \"g1\"]\nmark = \"threat\"\n");
    // The town space counts as a camp, so an empty space beside it still leaves the threat active.
    let scene = players(3).at(0, "mine").party(0, &["lizard-2"]).has(0, "coins", 1).dice([2]);
    let mut t = scene.start_changed(&[threat]);
    t.play(["adventure"]);
    assert_eq!(t.player(0).hearts, 4);
    assert!(t.asked(0).prompt.contains("2 spaces left"), "{}", t.open());
    t.play(["move/g1/fight", "hearts/1"]);
    assert_eq!(
        (t.names(&t.player(0).threats), t.player(0).camps, t.player(0).hearts),
        (vec!["bandit"], 1, 3)
    );
    t.play(["move/stop", "camp/build"]);
    assert_eq!((t.player(0).hearts, t.player(0).gems, t.player(0).camps), (0, 2, 2));
    assert_eq!(t.camp_at("g1"), Some(0));
}

/// NF-EX-29: turn 4: from the map to the Farm with one skill: 1 food.
#[test]
fn tom_visits_the_farm() {
    let mut t = players(3).on(0, "g1").party(0, &["lizard-2"]).start();
    t.play(["visit/farm"]);
    assert_eq!((t.player(0).food, t.place(0).as_str()), (1, "at farm"));
}

/// NF-EX-30: 7, 10 and 13 quest tokens.
#[test]
fn quest_tokens_for_each_number_of_players() {
    for (players, tokens) in [(2, 7), (3, 10), (4, 13)] {
        let mut t = fresh(setup("first", players, 1));
        assert_eq!(t.until("turn").state().quests.len(), tokens, "{players} players");
    }
}

/// NF-EX-31: a character's quests: the choice gives the next one, wherever it is attempted, also after a failure.
#[test]
fn a_characters_quest_follows_the_choice() {
    let mut t = fresh(setup("character", 2, 1));
    t.play(["map/3", "0:talent/none", "1:talent/none", "rin"]);
    assert_eq!(t.player(0).sheet.next.map(|id| t.id(id)), Some("rin-1"));

    let attempt = |next: &str, space: &str, die: u32| {
        let mut t = game("character", 2).sheet(0, "next", next).on(0, space).quest(space).dice([die]).start();
        t.play(["adventure", "move/stop", "quest/attempt"]);
        t
    };
    for (die, verdict) in [(6, "Ada succeeds"), (1, "Ada fails")] {
        let mut t = attempt("rin-2", "q7", die);
        assert_eq!(t.view(None)["scene"]["title"], "Part 2");
        t.play(["choice/2"]);
        assert!(t.heard(verdict));
        assert_eq!(t.player(0).sheet.next.map(|id| t.id(id)), Some("rin-3b"), "{verdict}");
        assert_eq!(t.names(&t.player(0).sheet.done), ["rin-2"]);
    }
    let t = attempt("rin-3b", "q12", 1);
    assert_eq!(t.view(None)["scene"]["title"], "Part 3b", "whatever the space");
}

/// NF-EX-32: the sample artifact: 7 points, threats ignored, a sword in combat.
#[test]
fn the_sample_artifact() {
    let owner = || players(2).has(0, "artifacts", ["sample"]).has(0, "coins", 0);
    let mut t = owner().on(0, "g1").start();
    assert_eq!((t.points(0), &t.view(None)["seats"][0]["swords"]), (7, &json!(1)));
    t.play(["adventure", "move/g2/slip"]);
    assert_eq!((t.place(0).as_str(), t.view(None)["threat"]["key"].as_str()), ("on g2", Some("bandit")));
    let mut t = owner().on(0, "q4").quest("q4").dice([3]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/2"]);
    assert!(t.heard("Ada rolls 3 and adds 1 combat: 4, against 4."));
}

/// NF-EX-33: Cloak of Stars: two blue adventurers count, the blue chief and blue tokens do not.
#[test]
fn cloak_of_stars_counts_adventurers() {
    let points = |card: &str| {
        let scene = players(2).has(0, "inactive", ["mystic-5"]).party(0, &["mystic-4"]);
        let scene = scene.has(0, "tokens", [0, 3, 0, 0]).with("chiefs", json!([null, 0, null, null]));
        scene.has(0, "artifacts", [card]).start().points(0)
    };
    assert_eq!(points("cloak-of-stars") - points("plain-sword"), 2, "both are worth the same by themselves");
}

/// NF-EX-34: a draft of four: packets of 5, 4, 3, 2 and 1; five basic cards each, then at least one advanced card goes.
#[test]
fn a_draft_of_four() {
    let mut t = fresh(setup("first", 4, 1));
    t.until("draft");
    for size in (2..=5).rev() {
        let before = t.state().packets.clone();
        assert!(before.iter().all(|p| p.len() == size));
        let picks: Vec<String> = (0..4).map(|seat| format!("{seat}:{}", t.keys(seat)[0])).collect();
        t.play(picks.iter().map(String::as_str));
        if size > 2 {
            let after = &t.state().packets;
            for seat in 0..4 {
                assert_eq!(after[(seat + 1) % 4], before[seat][1..], "the rest goes to the left");
            }
        }
    }
    // The last card of each packet is no choice.
    for seat in 0..4 {
        assert_eq!((t.player(seat).hand.len(), t.player(seat).drawn.len()), (5, 2));
        assert_eq!(t.keys(seat).len(), 3, "one of two, or none");
        assert_eq!((t.asked(seat).pick.min, t.asked(seat).pick.max), (1, 1));
    }
    let keep = t.keys(0)[0].to_owned();
    t.play([&format!("0:{keep}")[..], "1:card/none", "2:card/none", "3:card/none"]);
    assert_eq!((t.player(0).hand.len(), t.player(1).hand.len()), (6, 5));
    assert_eq!((t.asked(0).pick.min, t.asked(0).pick.max), (0, 5), "any number of the basic ones");
    assert_eq!(t.state().advanced.discards.len(), 7);
}
