//! Stakes: odds are counted, not estimated, and an option carries what is at stake to the client.

use crate::common::*;
use serde_json::json;
use table::{Amount, Odds, Stakes, Test};

fn odds(ways: u32, of: u32) -> Odds {
    Odds { ways, of }
}

#[test]
fn one_die_against_a_number() {
    for (adds, need, ways) in [(3, 5, 5), (0, 6, 1), (0, 7, 0), (1, 7, 1), (4, 5, 6), (9, 5, 6), (0, 1, 6)] {
        assert_eq!(Odds::reach(6, adds, need), odds(ways, 6), "{adds} and a die against {need}");
    }
    assert_eq!(Odds::reach(20, 2, 12), odds(11, 20));
}

/// Every throw of so many dice in a row, of which each counts only if all before it showed a six.
#[test]
fn one_die_that_is_thrown_again_after_a_six() {
    let thrown = |dice: u32, adds: u32, need: u32| {
        Odds::count((0..6u32.pow(dice)).map(|throw| {
            let faces = (0..dice).map(|die| throw / 6u32.pow(die) % 6 + 1);
            let mut goes_on = true;
            let counts = faces.take_while(|face| std::mem::replace(&mut goes_on, *face == 6));
            counts.sum::<u32>() + adds >= need
        }))
    };
    for adds in 0..4 {
        for need in 0..=18 + adds {
            let (found, counted) = (Odds::exploding(6, adds, need), thrown(4, adds, need));
            assert_eq!(found.ways * counted.of, counted.ways * found.of, "{need} with {adds}: {found:?}");
        }
    }
    assert_eq!(Odds::exploding(6, 0, 20), odds(5, 1_296), "two or more after three sixes");
    assert_eq!((Odds::exploding(6, 0, 0), Odds::exploding(6, 9, 4)), (odds(6, 6), odds(6, 6)));
    let far = Odds::exploding(6, 0, 1_000);
    assert!(far.ways < far.of, "{far:?}");
}

#[test]
fn one_die_against_another() {
    assert_eq!(Odds::beat(6, 0, 0), odds(15, 36), "six of the throws are ties, and ties lose");
    assert_eq!(Odds::beat(6, 1, 0), odds(21, 36));
    assert_eq!(Odds::beat(6, 5, 0), odds(35, 36));
    assert_eq!(Odds::beat(6, 6, 0), odds(36, 36));
    assert_eq!(Odds::beat(6, 0, 5), odds(0, 36));
}

/// Each throw laid out, as nobody does at a table.
fn thrown(dice: u32, sides: u32, hits: u32, need: u32) -> Odds {
    Odds::count((0..sides.pow(dice)).map(|throw| {
        let faces = (0..dice).map(|die| throw / sides.pow(die) % sides);
        faces.filter(|face| *face < hits).count() as u32 >= need
    }))
}

#[test]
fn several_dice_of_which_some_must_succeed() {
    for dice in 0..=4 {
        for hits in 0..=6 {
            for need in 0..=5 {
                let counted = Odds::successes(dice, 6, hits, need);
                assert_eq!(counted, thrown(dice, 6, hits, need), "{need} of {dice}, {hits} in 6 each");
            }
        }
    }
    assert_eq!(Odds::successes(3, 10, 4, 2), thrown(3, 10, 4, 2));
}

#[test]
fn more_dice_than_can_be_counted_still_have_odds() {
    for (hits, need, share) in [(3, 0, 1.0), (6, 40, 1.0), (0, 1, 0.0), (3, 20, 0.5627)] {
        let Odds { ways, of } = Odds::successes(40, 6, hits, need);
        let found = f64::from(ways) / f64::from(of);
        assert!((found - share).abs() < 0.0001, "{need} of 40 dice, {hits} in 6 each: {ways} in {of}");
    }
    assert_eq!(Odds::successes(12, 6, 4, 1).of, 6u32.pow(12), "twelve dice can be counted");
}

#[test]
fn the_best_odds_are_said_only_if_they_are_better() {
    let test = || Test::reach("combat", 5, 3, 1, odds(5, 6));
    assert_eq!(test().at_best(odds(6, 6)).best, Some(odds(6, 6)));
    for same in [odds(5, 6), odds(10, 12), odds(0, 6)] {
        assert_eq!(test().at_best(same).best, None);
    }
}

#[test]
fn of_each_token_there_is_one_amount_and_none_of_0() {
    let stakes = Stakes::default().costs("heart", 1).costs("coin", 0).costs("heart", 2).gains("gem", 1);
    assert_eq!(stakes.cost, [Amount { token: "heart".into(), n: 3 }]);
    assert_eq!(stakes.gain, [Amount { token: "gem".into(), n: 1 }]);
    assert_eq!(stakes.clone().some(), Some(stakes));
    assert_eq!(Stakes::default().costs("coin", 0).some(), None, "nothing is at stake");
}

#[test]
fn an_option_carries_its_stakes_and_most_have_none() {
    let t = toy(2);
    let options = &asked(&t, 0).options;
    let sent = |key: &str| {
        let option = options.iter().find(|o| o.key == key).expect("it is on the menu");
        serde_json::to_value(option).expect("plain data").get("stakes").cloned()
    };
    let lamp = json!({
        "test": { "of": "thrift", "need": 4, "adds": 1, "dice": 1, "chance": { "ways": 4, "of": 6 } },
        "cost": [{ "token": "oil", "n": 2 }], "gain": [], "risk": "it gets dark",
    });
    assert_eq!(sent("lamp"), Some(lamp));
    assert_eq!(sent("number"), None);
}
