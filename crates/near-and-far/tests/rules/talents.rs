//! What each talent does (NF-TAL).

use crate::common::{BOOK, Play, Scene, fresh, game, setup};
use near_and_far::{Phase, Talent};
use serde_json::json;

/// A campaign of two in which Ada has these talents.
fn with(talents: &[&str]) -> Scene {
    game("campaign", 2).sheet(0, "talents", talents)
}

/// NF-TAL-01, NF-TAL-02, NF-TAL-03, NF-TAL-04, NF-TAL-05, NF-TAL-06, NF-TAL-07, NF-TAL-08, NF-TAL-09, NF-TAL-11, NF-TAL-12,
/// NF-TAL-13, NF-TAL-15, NF-TAL-16, NF-TAL-18, NF-TAL-19, NF-TAL-20, NF-TAL-21: what each costs.
#[test]
fn every_talent_has_its_price() {
    for (talent, cost) in [
        (Talent::BountyHunting, 3),
        (Talent::Bribing, 2),
        (Talent::Cooking, 3),
        (Talent::Fishing, 1),
        (Talent::GemTrading, 2),
        (Talent::Lore, 3),
        (Talent::MartialArts, 2),
        (Talent::Meditation, 4),
        (Talent::PackBirdBreeding, 3),
        (Talent::Persuasion, 2),
        (Talent::PianoPlaying, 4),
        (Talent::Politics, 3),
        (Talent::PotionMaking, 2),
        (Talent::Scrounging, 3),
        (Talent::Spelunking, 4),
        (Talent::Storytelling, 3),
        (Talent::Taunting, 2),
        (Talent::TreasureHunting, 3),
    ] {
        assert_eq!(BOOK.talent(talent).cost, cost, "{talent:?}");
    }
}

/// NF-TAL-01: a bounty hunter picks any threat that is left; others take the top one.
#[test]
fn bounty_hunting_lets_one_pick_the_threat() {
    let scene = || with(&["bounty-hunting"]).on(0, "g1").dice([6]);
    let mut t = scene().defeated(1, "threat-5").start();
    t.play(["adventure", "move/g2/fight"]);
    let keys: Vec<String> = (4..=15)
        .filter(|n| *n != 5)
        .map(|n| if n == 4 { "foe/bandit".to_owned() } else { format!("foe/threat-{n}") })
        .collect();
    assert_eq!(t.keys(0), keys, "all that are left, one of them");
    t.play(["foe/threat-6"]);
    assert_eq!(t.names(&t.player(0).threats), ["threat-6"]);
    assert_eq!(t.id(t.state().threats[0]), "bandit", "the top card stays");
    let mut t = with(&[]).on(0, "g1").dice([6]).start();
    t.play(["adventure", "move/g2/fight"]);
    assert_eq!(t.names(&t.player(0).threats), ["bandit"], "without the talent nobody is asked");
}

/// NF-TAL-02, NF-OPEN-64: a coin to the supply instead of a duel.
#[test]
fn bribing_opens_an_occupied_building_for_a_coin() {
    let mut t = with(&["bribing"]).start();
    assert!(t.offers("visit/stables/bribe") && t.offers("visit/stables/duel"), "one may");
    assert!(!t.offers("visit/store/bribe"), "not where nobody is");
    t.play(["visit/stables/bribe"]);
    assert_eq!((t.place(0).as_str(), t.player(0).coins), ("at stables", 2));
    assert_eq!((t.player(1).coins, t.place(1).as_str(), t.player(0).reputation), (3, "at stables", 0));
    assert!(!with(&["bribing"]).has(0, "coins", 0).start().offers("visit/stables/bribe"), "no coin");
    assert!(!with(&[]).start().offers("visit/stables/bribe"), "no talent");
}

/// NF-TAL-03, NF-TAL-04: cooks begin with 2 food more, fishers with 1.
#[test]
fn cooking_and_fishing_fill_the_larder_before_each_session() {
    for (talents, food) in
        [(&["cooking"][..], 2), (&["fishing"], 1), (&["cooking", "fishing"], 3), (&["lore"], 0)]
    {
        let mut t = with(talents).last_turn(2).start();
        t.idle().play(["evening/on"]).on_to(Phase::Turn);
        assert_eq!((t.player(0).food, t.player(1).food), (food, 0), "{talents:?}");
    }
}

/// NF-TAL-05, NF-OPEN-74: gems pass for coins everywhere: recruits, artifacts, bribes; coins never for gems.
#[test]
fn gem_trading_pays_coins_with_gems_but_not_gems_with_coins() {
    let poor = |talents: &[&str]| with(talents).has(0, "coins", 0).has(0, "gems", 2);
    let mut t = poor(&["gem-trading"]).start();
    t.play(["visit/saloon", "recruit/lizard-2", "party/active"]);
    assert_eq!((t.player(0).coins, t.player(0).gems), (0, 0), "a recruit");
    let mut t = poor(&["gem-trading"]).has(0, "hand", ["basic-30"]).start();
    t.play(["buy/basic-30"]);
    assert_eq!(t.player(0).gems, 1, "an artifact");
    let mut t = poor(&["gem-trading", "bribing"]).start();
    t.play(["visit/stables/bribe"]);
    assert_eq!(t.player(0).gems, 1, "a bribe");
    let mut t = poor(&["gem-trading"]).on(0, "q2").quest("q2").dice([6]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/4"]);
    assert_eq!(t.player(0).gems, 1, "a quest");
    // Without the talent, nothing of this.
    let mut t = poor(&[]).has(0, "hand", ["basic-30"]).start();
    assert!(!t.offers("buy/basic-30"));
    t.play(["visit/saloon"]);
    assert!(!t.offers("recruit/lizard-2"));
    // Not the other way round.
    let t = with(&["gem-trading"]).has(0, "hand", ["plain-sword"]).has(0, "coins", 9).start();
    assert!(!t.offers("buy/plain-sword"), "coins are no gems");
    // A gem that is part of the price cannot stand in for a coin as well.
    let t = poor(&["gem-trading"]).has(0, "hand", ["plain-heart"]).start();
    assert!(!t.offers("buy/plain-heart"), "2 coins and 1 gem");
    let mut t =
        with(&["gem-trading"]).has(0, "coins", 1).has(0, "gems", 3).has(0, "hand", ["plain-heart"]).start();
    t.play(["buy/plain-heart", "gem/2"]);
    assert_eq!((t.player(0).coins, t.player(0).gems), (1, 0), "how many is the payer's choice");
}

/// NF-TAL-05, NF-QUEST-16: a gem that is part of a quest's price is not the coin as well.
#[test]
fn of_a_price_in_coins_and_gems_nothing_is_paid_twice() {
    for (gems, offered) in [(1, false), (2, true)] {
        let scene = with(&["gem-trading"]).has(0, "coins", 0).has(0, "gems", gems);
        let mut t = scene.on(0, "q4").quest("q4").start();
        t.play(["adventure", "move/stop", "quest/attempt"]);
        assert_eq!(t.offers("choice/3"), offered, "1 coin and 1 gem, with {gems} gems");
        if offered {
            t.play(["choice/3"]);
            assert_eq!((t.player(0).gems, t.player(0).food), (0, 2));
        }
    }
    // With a coin of one's own, which of the two it is remains a choice, and the gem of the price is kept for it.
    let scene = with(&["gem-trading"]).has(0, "coins", 1).has(0, "gems", 1);
    let mut t = scene.on(0, "q4").quest("q4").start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/3"]);
    assert_eq!((t.player(0).coins, t.player(0).gems, t.player(0).food), (0, 0, 2));
}

/// NF-TAL-06: three unbought artifacts are forgiven, the fourth is not.
#[test]
fn lore_forgives_three_artifacts_in_hand() {
    let hand = ["basic-30", "basic-31", "basic-32", "basic-33", "basic-34"];
    for (n, points) in [(0, 0), (2, 0), (3, 0), (4, -1), (5, -2)] {
        let mut t = with(&["lore"]).has(0, "hand", &hand[..n]).last_turn(2).start();
        t.idle();
        assert_eq!(t.score(0).hand, points, "{n} in hand");
    }
}

/// NF-TAL-07, NF-TAL-20, NF-OPEN-66: each adds 1 to every duel roll, attacking or defending, and they add up.
#[test]
fn martial_arts_and_taunting_add_to_duel_rolls() {
    // A tie is the defender's.
    for (talents, plus) in
        [(&[][..], 0), (&["martial-arts"][..], 1), (&["taunting"], 1), (&["martial-arts", "taunting"], 2)]
    {
        for mine in 1..=3 {
            let mut t = with(talents).dice([mine, 3]).start();
            t.play(["visit/stables/duel", "duel/honorably"]);
            assert_eq!(t.place(0) != "jail", mine + plus > 3, "{talents:?}, {mine} against 3");
            let mut t = game("campaign", 2).sheet(1, "talents", talents).dice([4, mine]).start();
            t.play(["visit/stables/duel", "duel/honorably"]);
            assert_eq!(t.place(0) == "jail", mine + plus >= 4, "{talents:?}, {mine} against 4, defending");
        }
    }
    let mut t = with(&["martial-arts", "taunting"]).has(0, "artifacts", ["duel-glove"]).dice([1, 4]).start();
    t.play(["visit/stables/duel", "duel/honorably"]);
    assert_eq!(t.place(0), "at stables", "1, 2 and the glove's 2 against 4");
}

/// NF-TAL-07, NF-TAL-20: they help in duels only.
#[test]
fn martial_arts_do_not_help_against_threats() {
    let mut t = with(&["martial-arts", "taunting"]).on(0, "g1").dice([3]).start();
    t.play(["adventure", "move/g2/fight"]);
    assert_eq!(t.place(0), "on g1", "3 against 4");
}

/// NF-TAL-07, NF-TAL-20: nor in the combat of a quest.
#[test]
fn martial_arts_and_taunting_do_not_help_in_quests() {
    for talents in [&["martial-arts"][..], &["taunting"], &["martial-arts", "taunting"]] {
        let mut t = with(talents).on(0, "q6").quest("q6").dice([3]).start();
        t.play(["adventure", "move/stop", "quest/attempt", "choice/2"]);
        assert!(t.heard("Ada rolls 3 and adds 0 combat: 3, against 4."), "{talents:?}");
        assert_eq!(t.player(0).gems, 0, "{talents:?}");
    }
}

/// NF-TAL-08, NF-OPEN-74: food passes for hearts: empty spaces, camps, rolls.
#[test]
fn meditation_spends_food_as_hearts() {
    let hungry = |talents: &[&str]| with(talents).has(0, "food", 3).has(0, "hearts", 0);
    let mut t = hungry(&["meditation"]).on(0, "c1").start();
    t.play(["adventure", "move/c2", "move/c3"]);
    assert_eq!((t.place(0).as_str(), t.player(0).food), ("on c3", 2), "an empty space");
    let mut t = hungry(&["meditation"]).on(0, "c1").start();
    t.play(["adventure", "move/stop", "camp/build"]);
    assert_eq!((t.camp_at("c1"), t.player(0).food), (Some(0), 0), "a camp");
    let mut t = hungry(&["meditation"]).on(0, "g1").dice([2]).start();
    t.play(["adventure", "move/g2/fight", "hearts/2"]);
    assert_eq!((t.player(0).threats.len(), t.player(0).food), (1, 1), "a roll");
    let mut t = hungry(&["meditation"]).has(0, "hearts", 2).on(0, "c1").start();
    t.play(["adventure", "move/stop", "camp/build"]);
    assert_eq!(t.asked(0).prompt, "You owe 3 hearts. How do you pay?");
    assert_eq!([t.label("food/2"), t.label("food/3")], ["1 heart and 2 food", "3 food"]);
    t.play(["food/2"]);
    assert_eq!((t.player(0).hearts, t.player(0).food), (1, 1), "how much of each is the payer's choice");
    // Without the talent, nothing of this.
    let mut t = hungry(&[]).on(0, "c1").start();
    t.play(["adventure", "move/c2"]);
    assert_eq!(t.place(0), "on c2");
    assert!(t.is_asked(1), "no heart to go on, none for a camp");
    // Hearts are never eaten.
    let mut t = with(&["meditation"]).has(0, "hearts", 5).jailed(1).start();
    t.play(["visit/stables"]);
    assert!(!t.offers("stables/bird"));
}

/// NF-TAL-08, NF-THREAT-18: food is spent once, be it for a card or for the heart that a space costs.
#[test]
fn food_that_is_owed_for_a_space_cannot_pay_for_a_card_too() {
    for (food, offered) in [(1, false), (2, true)] {
        let scene = with(&["meditation"]).has(0, "artifacts", ["toll-token"]).has(0, "food", food);
        let mut t = scene.on(0, "town").start();
        t.play(["adventure", "move/g1"]);
        let key = "move/g2/toll-token";
        assert_eq!(t.offers(key), offered, "{food} food: 1 for the card, 1 for the empty space");
        if offered {
            t.play([key]);
            assert_eq!((t.place(0).as_str(), t.player(0).food), ("on g2", 0));
        }
    }
    // Not even between choosing to fight and choosing the foe.
    let scene = with(&["meditation", "bounty-hunting"]).has(0, "hand", ["plain-glove"]).has(0, "food", 1);
    let mut t = scene.on(0, "town").dice([6]).start();
    t.play(["adventure", "move/g1", "move/g2/fight"]);
    assert!(!t.offers("buy/plain-glove"));
    t.play(["foe/bandit"]);
    assert_eq!((t.place(0).as_str(), t.player(0).food), ("on g2", 0));
    // Nor after the roll, while what costs no food can be bought.
    let scene = with(&["meditation"]).has(0, "hand", ["plain-glove", "plain-sword"]).has(0, "gems", 1);
    for (hearts, food, keys) in [
        (0, 1, &["hearts/0", "buy/plain-sword"][..]),
        (0, 2, &["hearts/0", "hearts/1", "buy/plain-glove", "buy/plain-sword"]),
        (1, 1, &["hearts/0", "hearts/1", "buy/plain-glove", "buy/plain-sword"]),
    ] {
        let scene = scene.again().has(0, "hearts", hearts).has(0, "food", food).on(0, "town");
        let mut t = scene.dice([3]).start();
        t.play(["adventure", "move/g1", "move/g2/fight"]);
        assert_eq!(t.keys(0), keys, "{hearts} hearts, {food} food");
    }
}

/// NF-TAL-09, NF-OPEN-22: two pack animals at the Stables, before or after buying, are worth a coin, once.
#[test]
fn breeding_gives_a_coin_at_the_stables() {
    let scene = |birds: u8| with(&["pack-bird-breeding"]).animals(2, birds, 0).jailed(1).has(0, "food", 1);
    for (birds, buy, coins) in
        [(1, "stables/nothing", 3), (1, "stables/bird", 4), (2, "stables/bird", 4), (2, "stables/nothing", 4)]
    {
        let mut t = scene(birds).start();
        t.play(["visit/stables", buy]);
        assert_eq!(t.player(0).coins, coins, "{birds} birds, {buy}");
    }
    let mut t = with(&[]).animals(2, 2, 0).jailed(1).has(0, "food", 1).start();
    t.play(["visit/stables", "stables/nothing"]);
    assert_eq!(t.player(0).coins, 3, "without the talent");
}

/// NF-TAL-10: on one's own turn, anywhere, any number goes back for 2 hearts each.
#[test]
fn breeding_turns_pack_animals_into_hearts() {
    let mut t = with(&["pack-bird-breeding"]).animals(2, 3, 0).on(0, "c1").start();
    t.play(["release/bird", "release/bird", "adventure"]);
    assert_eq!((t.player(0).birds, t.player(0).hearts, t.state().birds), (1, 4, 5));
    t.play(["release/bird"]);
    assert_eq!((t.player(0).birds, t.player(0).hearts), (0, 6), "on the way too");
    assert!(!t.offers("release/bird"));
    assert!(!with(&[]).animals(2, 3, 0).start().offers("release/bird"), "only with the talent");
    let t = with(&["pack-bird-breeding"]).animals(2, 3, 0).turn_of(1).start();
    assert!(!t.offers("release/bird"), "only on one's own turn");
    for (birds, tortoises) in [(1, 0), (0, 1)] {
        let t = with(&["pack-bird-breeding"]).animals(2, birds, tortoises).start();
        assert_eq!((t.offers("release/bird"), t.offers("release/tortoise")), (birds > 0, tortoises > 0));
    }
    let scene = with(&["pack-bird-breeding"]).animals(2, 1, 0).has(0, "treasures", ["lucky-hand"]);
    let mut t = scene.start();
    t.play(["release/bird"]);
    assert!(t.player(0).treasures.is_empty(), "its treasure is left behind (NF-OPEN-35)");
}

/// NF-TAL-10, NF-PACK-06, NF-OPEN-84: sent home for hearts, it leaves its movement for this turn.
#[test]
fn a_bird_sent_home_for_hearts_still_gives_its_movement_this_turn() {
    let mut t = with(&["pack-bird-breeding"]).animals(2, 2, 0).on(0, "c1").start();
    t.play(["release/bird"]);
    assert!(t.label("adventure").contains("4 movement"), "{}", t.label("adventure"));
    t.play(["adventure", "release/bird"]);
    assert!(t.asked(0).prompt.contains("4 spaces left"), "{}", t.asked(0).prompt);
    t.play(["move/stop", "camp/no", "1:visit/saloon", "recruit/nobody"]);
    assert!(t.label("adventure").contains("2 movement"), "next turn it is gone");
}

/// NF-TAL-10, NF-OPEN-63: and a tortoise its free space.
#[test]
fn a_tortoise_sent_home_for_hearts_still_frees_its_space_this_turn() {
    let mut t = with(&["pack-bird-breeding"]).animals(2, 0, 1).on(0, "c1").start();
    t.play(["release/tortoise", "adventure", "move/c2", "move/c3"]);
    assert_eq!((t.place(0).as_str(), t.player(0).hearts), ("on c3", 2), "nothing paid for the empty c2");
}

/// NF-OPEN-43, NF-OPEN-35: sending the carrier of a sword home in the middle of a fight loses the sword in it.
#[test]
fn a_sword_left_behind_after_the_roll_counts_no_more() {
    let scene = with(&["pack-bird-breeding"]).map(1).animals(2, 1, 0).has(0, "treasures", ["lucky-sword"]);
    let mut t = scene.on(0, "g1").dice([2]).start();
    t.play(["adventure", "move/g2/fight", "release/bird"]);
    assert_eq!(t.asked(0).prompt, "You have 2 and need 4 to win the fight. Spend hearts? You have 2.");
}

/// NF-TAL-11, NF-OPEN-20: one more card at the General Store, whatever is done there.
#[test]
fn persuasion_draws_one_more_card() {
    let scene = |talents: &[&str]| with(talents).draws(&["basic-30"]);
    let mut t = scene(&["persuasion"]).start();
    t.play(["visit/store", "draw/1/0", "basic-30", "store/coin"]);
    assert_eq!((t.names(&t.player(0).hand), t.player(0).coins), (vec!["basic-30"], 4));
    let mut t = scene(&["persuasion"]).start();
    t.play(["visit/store", "draw/1/0", "none", "store/draw", "draw/4/0"]);
    assert_eq!(t.keys(0).len(), 4, "and the usual four");
    assert!(t.player(0).hand.is_empty(), "discarded");
    let mut t = scene(&[]).start();
    t.play(["visit/store"]);
    assert!(t.offers("store/coin"));
}

/// NF-TAL-12, NF-TAL-15: a food for every visit to the Saloon, or to the Mystic's Hut.
#[test]
fn piano_players_and_potion_makers_are_fed() {
    for (talent, building, food) in [
        ("piano-playing", "saloon", 1),
        ("piano-playing", "hut", 0),
        ("potion-making", "hut", 1),
        ("potion-making", "saloon", 0),
    ] {
        let mut t = with(&[talent]).start();
        let visit = format!("visit/{building}");
        t.play([visit.as_str()]);
        assert_eq!(t.player(0).food, food, "{talent} at {building}");
    }
}

/// NF-TAL-14, NF-OPEN-39: a politician walks in, whoever stands there.
#[test]
fn politics_opens_the_town_hall() {
    let t = with(&["politics"]).at(1, "hall").start();
    assert!(t.offers("visit/hall"));
    assert!(!t.offers("visit/stables/bribe"));
    let t = with(&["politics"]).start();
    assert!(t.offers("visit/hall") && !t.offers("visit/stables"), "the Town Hall alone");
    let t = with(&[]).at(1, "hall").start();
    assert!(!t.offers("visit/hall") && t.offers("visit/hall/duel"));
}

/// NF-TAL-16, NF-TAL-17, NF-OPEN-21: one treasure without an animal, which does not count for the bonus.
#[test]
fn scrounging_keeps_one_treasure_at_the_side() {
    let mut t = with(&["scrounging"]).draws(&["lucky-hand"]).start();
    t.play(["visit/hut"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-hand"]);
    assert_eq!(t.view(None)["seats"][0]["skill"], 2, "and it works");
    let mut t = with(&["scrounging"]).has(0, "treasures", ["lucky-hand"]).start();
    t.play(["visit/hut"]);
    assert!(t.offers("treasure/none"), "only one: the second needs room");
    let cards: Vec<String> = (20..24).map(|n| format!("treasure-{n}")).collect();
    for (birds, treasures, points) in [(2, 3, 0), (3, 3, 5)] {
        let scene = with(&["scrounging"]).animals(2, birds, 0).has(0, "treasures", &cards[..treasures]);
        let mut t = scene.last_turn(2).start();
        t.idle();
        assert_eq!(t.score(0).board, points, "{birds} birds, {treasures} treasures");
    }
}

/// NF-TAL-18, NF-OPEN-23: a die at the Mine, a gem on 4 or more, hearts allowed, dig or no dig.
#[test]
fn spelunking_finds_a_gem_on_four_or_more() {
    for die in 1..=6 {
        let mut t = with(&["spelunking"]).dice([die]).start();
        t.play(["visit/mine", "dig/nowhere"]);
        assert_eq!(t.player(0).gems, u16::from(die >= 4), "{die}");
        assert_eq!(t.player(0).camps, 0);
    }
    let mut t = with(&["spelunking"]).has(0, "hearts", 1).dice([3]).start();
    t.play(["visit/mine", "hearts/1", "dig/nowhere"]);
    assert_eq!((t.player(0).gems, t.player(0).hearts), (1, 0));
    let mut t = with(&["spelunking"]).dice([6]).start();
    t.play(["visit/mine", "dig/1/1"]);
    assert_eq!((t.player(0).gems, t.player(0).camps), (1, 1), "besides the dig");
    let mut t = with(&[]).dice([6]).start();
    t.play(["visit/mine", "dig/nowhere"]);
    assert_eq!(t.player(0).gems, 0);
}

/// NF-TAL-19, NF-OPEN-24: 2 points for the best name, if it is the best alone.
#[test]
fn storytelling_is_worth_two_points_with_the_best_name() {
    for (ada, bo, points) in [(1, 0, 2), (0, 0, 0), (-1, 0, 0), (-1, -2, 2)] {
        let scene = with(&["storytelling"]).has(0, "reputation", ada).has(1, "reputation", bo);
        let mut t = scene.last_turn(2).start();
        t.idle();
        assert_eq!((t.score(0).talents, t.score(1).talents), (points, 0), "{ada} and {bo}");
    }
}

/// NF-TAL-21, NF-OPEN-25: two more cards after the draft, each kept or not.
#[test]
fn treasure_hunting_draws_two_cards_after_the_draft() {
    let start = || -> Play {
        let mut t = fresh(setup("campaign", 2, 2));
        t.alter(|state| state["players"][0]["sheet"]["talents"] = json!(["treasure-hunting"]));
        t.on_to(Phase::Keep).play(["0:card/none", "1:card/none", "0:none"]);
        t
    };
    let mut t = start();
    assert_eq!(t.keys(0), ["draw/0/2", "draw/1/1", "draw/2/0"]);
    t.play(["0:draw/1/1"]);
    let drawn: Vec<String> = t.keys(0).iter().map(|k| (*k).to_owned()).collect();
    assert_eq!(drawn.len(), 2);
    let one = format!("0:{}", drawn[1]);
    t.play([one.as_str()]);
    assert_eq!(t.player(0).hand.len(), 6, "five of the draft and one of these");
    assert!(!t.player(0).hand.iter().any(|c| t.id(*c) == drawn[0]));
    t.on_to(Phase::Turn);
    assert_eq!(t.player(1).hand.len(), 5, "nothing for Bo");
}
