//! The treasure cards that the rulebook explains (NF-TRS).

use crate::common::{Play, Scene, game, players};
use serde_json::json;

/// Ada's treasures, each under a pack bird; three at the table.
fn carrying(scene: Scene, cards: &[&str]) -> Scene {
    scene.has(0, "birds", cards.len()).has(0, "treasures", cards).with("birds", json!(9 - cards.len()))
}

/// What a treasure scores for Ada, compared with one that scores nothing.
fn bonus(card: &str, scene: impl Fn() -> Scene) -> i64 {
    carrying(scene(), &[card]).start().points(0) - carrying(scene(), &["lucky-heart"]).start().points(0)
}

/// NF-TRS-01, NF-OPEN-47: Bounty Contract compares defeated threats: 4 alone at the top, 2 for a shared first or a
/// second alone, nothing for a shared second or less.
#[test]
fn bounty_contract_counts_defeated_threats() {
    let threats = |defeated: [usize; 3]| {
        let names = ["bandit", "threat-5", "threat-6", "threat-7", "threat-8", "threat-9"];
        let owners = (0..3).flat_map(|seat| std::iter::repeat_n(seat, defeated[seat]));
        bonus("bounty-contract", || {
            names.iter().zip(owners.clone()).fold(players(3), |s, (name, seat)| s.defeated(seat, name))
        })
    };
    assert_eq!(threats([2, 1, 1]), 4);
    assert_eq!(threats([2, 2, 1]), 2, "a shared first");
    assert_eq!(threats([1, 2, 0]), 2, "second alone");
    assert_eq!(threats([1, 2, 1]), 0, "a shared second");
    assert_eq!(threats([1, 3, 2]), 0, "third");
    assert_eq!(threats([1, 2, 2]), 0, "behind a shared first");
    assert_eq!(threats([0, 0, 0]), 0, "nobody has defeated any");
}

/// NF-TRS-02: Coin Purse: 2 for the most coins, nothing for a tie. Gems are not coins.
#[test]
fn coin_purse_wants_the_most_coins_alone() {
    let coins = |mine: u16, theirs: u16| {
        let scene = || players(3).has(0, "coins", mine).has(1, "coins", theirs).has(2, "coins", 1);
        bonus("coin-purse", || scene().has(1, "gems", 9))
    };
    assert_eq!(coins(3, 2), 2);
    assert_eq!(coins(3, 3), 0);
    assert_eq!(coins(3, 4), 0);
}

/// NF-TRS-06: Old Recipe: 2 for the most food, nothing for a tie.
#[test]
fn old_recipe_wants_the_most_food_alone() {
    let food = |mine: u16, theirs: u16| {
        bonus("old-recipe", || players(3).has(0, "food", mine).has(2, "food", theirs))
    };
    assert_eq!(food(3, 2), 2);
    assert_eq!(food(3, 3), 0);
    assert_eq!(food(3, 4), 0);
}

/// Whether the Fire Bomb is offered now.
fn bomb(t: &Play) -> bool {
    t.offers("spend/fire-bomb")
}

/// NF-TRS-03: Fire Bomb: once in a duel.
#[test]
fn fire_bomb_is_thrown_once_in_a_duel() {
    let mut t = carrying(players(3), &["fire-bomb"]).has(0, "gems", 5).dice([1, 6]).start();
    t.play(["visit/stables/duel", "duel/honorably"]);
    assert!(bomb(&t), "{}", t.open());
    assert_eq!(t.asked(0).prompt, "You have 1 and need 7 to win the duel. Use a card?");
    t.play(["spend/fire-bomb"]);
    // 1 + 3 against 6: once more would win.
    assert!(t.heard("Ada loses to Bo."), "{}", t.open());
    assert_eq!((t.player(0).gems, t.place(0).as_str()), (4, "jail"));
}

/// NF-TRS-03: once for each threat attacked; it is offered again at the next.
#[test]
fn fire_bomb_is_thrown_once_at_each_threat() {
    let mut t = carrying(players(3), &["fire-bomb"])
        .has(0, "gems", 5)
        .has(0, "hearts", 1)
        .on(0, "g1")
        .dice([1, 1])
        .start();
    t.play(["adventure", "move/g2/fight", "spend/fire-bomb"]);
    assert_eq!(t.names(&t.player(0).threats), ["bandit"], "1 + 3 is enough for 4");
    t.play(["move/g1/fight", "spend/fire-bomb"]);
    // 1 + 3 against 5, and the only heart is owed for the empty space.
    assert!(t.heard("Ada is beaten back."));
    assert_eq!((t.player(0).gems, t.place(0).as_str()), (3, "on g2"));
}

/// NF-TRS-03: once for each combat roll of a quest; never for a skill roll.
#[test]
fn fire_bomb_is_thrown_once_in_a_quest() {
    let quest = || carrying(players(3), &["fire-bomb"]).has(0, "gems", 5).on(0, "q2").quest("q2");
    let mut t = quest().dice([2]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/1", "spend/fire-bomb"]);
    assert!(t.heard("Ada fails."), "2 + 3 is not 8, and there is no second throw: {}", t.open());
    assert_eq!(t.player(0).gems, 4);

    let mut t = quest().dice([2]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/2"]);
    assert!(t.heard("Ada fails."), "a skill roll: {}", t.open());
    assert_eq!(t.player(0).gems, 5);
}

/// NF-TRS-03: never for the roll of Spelunking, which is no combat.
#[test]
fn fire_bomb_is_not_thrown_while_spelunking() {
    let scene = carrying(game("campaign", 3), &["fire-bomb"]).sheet(0, "talents", ["spelunking"]);
    let mut t = scene.has(0, "gems", 5).dice([1]).start();
    t.play(["visit/mine"]);
    assert!(t.heard("Ada goes spelunking and rolls 1."));
    assert_eq!(t.keys(0), ["dig/1/1", "dig/nowhere"]);
}

/// NF-TRS-04, NF-OPEN-47: Noose Trap: 1 food for a visit to the Mystic's Hut, also by day when three cards are drawn.
#[test]
fn noose_trap_gives_one_food_however_many_cards_are_drawn() {
    let mut t = carrying(players(3), &["noose-trap"]).day().start();
    t.play(["visit/hut"]);
    assert_eq!(t.keys(0).len(), 4, "three cards, or none of them");
    t.play(["treasure/none"]);
    assert_eq!(t.player(0).food, 1);

    let mut t = carrying(players(3), &["noose-trap"]).start();
    t.play(["visit/hut", "treasure/none"]);
    assert_eq!(t.player(0).food, 1);

    let mut t = carrying(players(3), &["noose-trap"]).start();
    t.play(["visit/saloon", "recruit/nobody"]);
    assert_eq!(t.player(0).food, 0, "only at the Hut");
}

/// NF-TRS-05, NF-OPEN-68: Old Journal: the artifact is kept or discarded when drawn; a kept one can be discarded only at
/// the Town Hall.
#[test]
fn old_journal_shows_an_artifact_to_keep_or_discard() {
    let found = || {
        let mut t = players(3)
            .has(0, "birds", 1)
            .with("birds", json!(8))
            .has(0, "coins", 0)
            .draws(&["old-journal", "basic-30"])
            .start();
        t.play(["visit/hut", "draw/1/0"]);
        assert_eq!(t.keys(0), ["basic-30"]);
        t
    };
    let mut t = found();
    t.play(["none"]);
    assert!(t.player(0).hand.is_empty());
    assert_eq!(t.names(&t.state().basic.discards), ["basic-30"]);

    let mut t = found();
    t.play(["basic-30"]);
    assert_eq!(t.names(&t.player(0).hand), ["basic-30"]);
    t.play(["1:visit/saloon", "recruit/nobody", "2:visit/saloon", "recruit/nobody"]);
    assert!(t.keys(0).iter().all(|k| !k.contains("basic-30")), "{}", t.open());
    t.play(["visit/hall", "hall/discard/basic-30"]);
    assert!(t.player(0).hand.is_empty());
}

/// NF-TRS-07: Old Shovel: one coin or gem more for a camp, and nothing on a trade space.
#[test]
fn old_shovel_digs_up_one_more() {
    let camp = |space: &str, cards: &[&str]| {
        let mut t = carrying(players(3), cards).on(0, space).has(0, "hearts", 3).has(0, "coins", 0).start();
        t.play(["adventure", "move/stop", "camp/build"]);
        (t.player(0).coins, t.player(0).gems)
    };
    assert_eq!(camp("c1", &["lucky-heart"]), (1, 0), "the dog's search");
    assert_eq!(camp("c1", &["old-shovel"]), (2, 0));
    assert_eq!(camp("c2", &["old-shovel"]), (0, 2));
    assert_eq!(camp("t1", &["old-shovel"]), (0, 0));
}

/// NF-TRS-08: Rusty Bell: at the Mine one recruits at the usual price, before the dig or after it.
#[test]
fn rusty_bell_brings_a_recruit_before_the_dig() {
    let mut t = carrying(players(3), &["rusty-bell"]).dug(1, 1, 1).start();
    t.play(["visit/mine", "recruit/nomad-3", "party/active"]);
    assert_eq!(t.player(0).coins, 0, "the usual price");
    // The dog's skill and the recruit's: 2 can be dug, and there is no second recruit.
    t.play(["dig/1/2"]);
    assert_eq!((t.player(0).camps, t.names(&t.player(0).party)), (1, vec!["dog-1", "nomad-3"]));
    assert!(t.is_asked(1), "{}", t.open());
}

/// NF-TRS-08: after the dig, with the coins that it brought.
#[test]
fn rusty_bell_brings_a_recruit_after_the_dig() {
    let mut t = carrying(players(3), &["rusty-bell"]).has(0, "coins", 2).start();
    t.play(["visit/mine"]);
    assert!(!t.offers("recruit/nomad-3"), "it costs 3");
    t.play(["recruit/later", "dig/1/1", "recruit/nomad-3", "party/active"]);
    assert_eq!((t.player(0).camps, t.player(0).coins), (1, 0));
    assert!(t.is_asked(1), "{}", t.open());
}

/// NF-TRS-08: neither has to be done, and elsewhere the bell is not heard.
#[test]
fn rusty_bell_may_stay_silent() {
    let mut t = carrying(players(3), &["rusty-bell"]).start();
    t.play(["visit/mine", "recruit/later", "dig/nowhere", "recruit/nobody"]);
    assert_eq!((t.player(0).camps, t.player(0).coins, t.player(0).party.len()), (0, 3, 1));

    let mut t = carrying(players(3), &["rusty-bell"]).has(0, "place", "nowhere").start();
    t.play(["visit/farm"]);
    assert!(t.is_asked(1), "{}", t.open());
}
