//! What enemies can do (SG-ENAB).

use super::*;

/// SG-ENAB-02, SG-ENAB-03, SG-OPEN-38: further left, too, but not in counterattacks.
#[test]
fn an_enemy_can_urge_those_beside_it() {
    let urging = |n: u8| format!("heart adjacent{n} blank|blank blank blank|blank blank heart");
    for n in [1, 2] {
        let grid = urging(n);
        let mut t = against(1, &[(PLAIN, 9, 1), (&grid, 9, 1), (PLAIN, 9, 1)]).fate([1]).start();
        t.play(["attack/gregory", "enemy/0", "square/0/1"]);
        assert_eq!(damage(&t, "gregory"), 1);
        t.play(["round/end", "mac", "laurent", "rafael"]);
        assert_eq!((damage(&t, "mac"), damage(&t, "laurent"), damage(&t, "rafael")), (1 + n, 1, 1 + n));
    }
    let grid = urging(2);
    let mut t = against(1, &[(PLAIN, 9, 1), (PLAIN, 9, 1), (&grid, 9, 1)]).start();
    t.play(["round/end", "mac", "laurent", "rafael"]);
    assert_eq!(
        (damage(&t, "mac"), damage(&t, "laurent"), damage(&t, "rafael")),
        (1, 3, 1),
        "only who is next to it"
    );
    let mut t = against(1, &[(PLAIN, 9, 1), (&grid, 9, 1)]).covered(1, &[1]).start();
    t.play(["round/end", "mac", "laurent"]);
    assert_eq!(damage(&t, "mac"), 1, "the square is covered");
}

/// SG-ENAB-04, SG-ENAB-20
#[test]
fn an_enemy_can_heal_those_beside_it() {
    let healing = "heart adjacent-regen blank|blank blank blank|blank blank heart";
    let scene = against(
        1,
        &[(PLAIN, 9, 0), (healing, 9, 0), ("heart attack blank|blank blank blank|blank blank heart", 9, 0)],
    );
    let mut t = scene.covered(0, &[3, 4]).covered(1, &[5]).covered(2, &[0, 1]).start();
    t.play(["round/end", "mac", "laurent"]);
    assert_eq!(t.own(0), ["square/0/3", "square/0/4"]);
    t.play(["square/0/4", "square/2/1"]);
    assert_eq!((covered(&t, 0), covered(&t, 1), covered(&t, 2)), (vec![3], vec![5], vec![0]));
    t.play(["rafael"]);
    assert_eq!(damage(&t, "rafael"), 1, "the attack symbol is back");
    let mut t = against(1, &[(PLAIN, 9, 0), (healing, 9, 0)]).covered(0, &[3]).covered(1, &[5]).start();
    t.play(["round/end", "mac", "laurent"]);
    assert_eq!((covered(&t, 0), covered(&t, 1)), (vec![], vec![5]), "the last of a row has one neighbour");
}

/// SG-ENAB-12, SG-ENAB-13, SG-OPEN-47
#[test]
fn an_enemy_can_heal_itself() {
    for (word, left) in [("regen1", 3), ("regen3", 1)] {
        let grid = format!("heart {word} blank|blank blank blank|blank blank heart");
        let mut t = beast(&grid, 9, 0).covered(0, &[3, 4, 5, 6]).start();
        t.play(["round/end", "mac", "square/0/4"]);
        if word == "regen3" {
            t.play(["square/0/3", "square/0/6"]);
        }
        assert_eq!(covered(&t, 0).len(), left);
        assert!(covered(&t, 0).contains(&5));
    }
    let mut t =
        beast("heart regen3 blank|blank blank blank|blank blank heart", 9, 0).covered(0, &[3, 4]).start();
    t.play(["round/end", "mac", "square/0/4"]);
    assert!(covered(&t, 0).is_empty(), "fewer than three: all of them");
}

/// SG-ENAB-20, SG-SYN-08: a synergy point that is open again can be covered again.
#[test]
fn an_uncovered_synergy_point_counts_again() {
    let grid = "heart regen1 blank|blank blank+synergy blank|blank blank heart";
    let mut t = beast(grid, 5, 0).fate([6, 6]).start();
    t.play(["attack/marco", "square/0/4", "mac"]);
    assert_eq!(holder(&t, Crew::Marco), Crew::Mac);
    t.play(["round/end", "mac"]);
    assert!(covered(&t, 0).is_empty());
    t.play(["attack/mac", "synergy/marco"]);
    t.play(["square/0/0", "square/0/1", "square/0/2", "square/0/3", "square/0/6"]);
    assert_eq!(holder(&t, Crew::Marco), Crew::Marco, "{}", t.open());
    t.play(["attack/marco", "square/0/4", "rafael"]);
    assert_eq!(holder(&t, Crew::Marco), Crew::Rafael);
}

/// SG-ENAB-05
#[test]
fn an_enemy_can_strip_an_equipped_ability() {
    let grid = "heart discard blank|blank blank blank|blank blank heart";
    let mut t = beast(grid, 9, 0).mate("mac", "cards", ["bluff"]).mate("marco", "cards", ["feint"]).start();
    t.play(["round/end", "mac", "feint"]);
    assert_eq!((t.mate("mac").cards.len(), t.mate("marco").cards.len()), (1, 0));
    let mut t = beast(grid, 9, 0).has(0, "hand", ["bluff"]).start();
    t.play(["round/end", "mac"]);
    assert_eq!(t.hand(0), ["bluff"]);
}

/// SG-ENAB-07, SG-OPEN-37
#[test]
fn first_strike_comes_before_the_damage() {
    let grid = "heart first-strike blank|attack blank blank|blank blank heart";
    let mut t = beast(grid, 5, 1).fate([6, 1]).start();
    t.play(["attack/gregory"]);
    assert_eq!(damage(&t, "gregory"), 2);
    t.play(["square/0/0", "square/0/3"]);
    assert_eq!((covered(&t, 0), damage(&t, "gregory")), (vec![0, 3], 2), "it strikes once");
    t.play(["attack/audrie", "square/0/1"]);
    assert_eq!(damage(&t, "audrie"), 1, "a miss is answered once as well");
    let mut t = beast(grid, 5, 5).mate("gregory", "damage", 4).fate([6]).start();
    t.play(["attack/gregory", "mac", "square/0/0", "square/0/3"]);
    assert_eq!((damage(&t, "gregory"), covered(&t, 0)), (5, vec![0, 3]), "he finishes the attack");
}

/// SG-ENAB-09, SG-OPEN-46
#[test]
fn an_enemy_can_take_a_resource_or_a_coin() {
    let grid = "heart lose-resource blank|blank blank blank|blank blank heart";
    let mut t = beast(grid, 9, 0).start();
    t.play(["round/end", "mac"]);
    assert_eq!(t.own(0).len(), 2, "coins and grain: {}", t.open());
    let coin = t.keys(0).into_iter().find(|key| key.contains("coin")).expect("a coin").to_owned();
    t.play([coin.as_str()]);
    assert_eq!((t.stored("coin"), t.stored("grain")), (2, 1));
    let mut t = beast(grid, 9, 0).stored("coin", 0).stored("grain", 0).start();
    t.play(["round/end", "mac"]);
    assert!(t.offers("attack/mac"), "{}", t.open());
}

/// SG-ENAB-14, SG-WEAPON-03, SG-WEAPON-04
#[test]
fn an_enemy_can_disarm_until_the_combat_is_over() {
    let grid = "heart heart disarm|blank blank blank|blank blank blank";
    let mut t = beast(grid, 5, 0).armed("mac", "fire-axe").armed("marco", "tin-cutlass").fate([6]).start();
    t.play(["round/end", "mac", "fire-axe"]);
    assert!(
        !t.offers("attack/mac/fire-axe") && t.offers("attack/mac") && t.offers("attack/marco/tin-cutlass")
    );
    assert!(!t.offers("weapon/fire-axe") && t.owned().contains(&"fire-axe".to_owned()));
    t.play(["attack/gregory", "square/0/0", "square/0/1", "weapon/fire-axe", "mac"]);
    let axe = t.state().adventures.iter().find(|o| BOOK.names().name(o.card) == "fire-axe").unwrap();
    assert_eq!(axe.bearer, Some(Crew::Mac));
}

/// SG-ENAB-05, SG-DMG-09
#[test]
fn a_card_that_is_knocked_off_leaves_its_damage_to_others() {
    let grid = "heart discard blank|blank blank blank|blank blank heart";
    let scene = beast(grid, 9, 0).mate("mac", "cards", ["stokers-back"]).mate("mac", "damage", 9);
    let mut t = scene.start();
    t.play(["round/end", "laurent", "audrie"]);
    assert_eq!((damage(&t, "mac"), damage(&t, "audrie")), (8, 1), "{}", t.open());
}

/// SG-ENAB-15
#[test]
fn resist_blocks_one_damage_of_every_attack() {
    let grid = "resist blank heart|blank blank blank|blank blank heart";
    let mut t = beast(grid, 5, 0).fate([6, 6]).start();
    t.play(["attack/gregory"]);
    assert!(t.told("A hit. It does 1 damage, and Resist blocks 1."), "{:?}", t.events.last());
    assert_eq!(t.asked(0).prompt, "Where does the damage go? 1 in all.");
    t.play(["square/0/0"]);
    assert_eq!(covered(&t, 0), [0]);
    t.play(["attack/gregory", "square/0/2", "square/0/1"]);
    assert_eq!(covered(&t, 0), [0, 1, 2], "covered, it blocks nothing");
    let mut t = beast(grid, 9, 0).fate([1]).start();
    t.play(["attack/mac"]);
    assert!(t.told("A miss. Resist blocks its 1 damage."), "{:?}", t.events.last());
    assert!(covered(&t, 0).is_empty() && t.offers("attack/mac"), "{}", t.open());
}

/// SG-ENAB-17
#[test]
fn an_enemy_can_damage_the_ship() {
    let mut t = beast("heart ship-damage blank|blank blank blank|blank blank heart", 9, 0).fate([3]).start();
    t.play(["round/end", "mac"]);
    assert_eq!(t.state().damage, [0, 1, 0, 0, 0, 0], "fate 3 is the Galley");
}
