//! Underground, and rolling again for goods (NN-UNDER, NN-REROLL).

use crate::common::{BOOK, Play, Scene, fresh, in_combat, pass_all, players, setup, space_at, space_of};
use now_or_never::Side;
use serde_json::json;
use std::collections::BTreeSet;
use table::Game as _;

/// A game that was just laid out.
fn laid_out(map: &str, n: usize) -> Play {
    let mut setup = setup("standard", n, 3);
    setup.options.insert("map".into(), map.into());
    let mut t = fresh(setup);
    t.play(["zeik", "namal", "halia"].into_iter().take(n));
    t
}

/// NN-UNDER-01
#[test]
fn underground_map_and_towns_are_those_of_the_other_side() {
    let t = laid_out("under", 2);
    let view = t.table.game().view(None);
    assert_eq!(view.map.name, "Under the Apron");
    for (space, printed) in view.map.spaces.iter().zip(&BOOK.maps[1].spaces) {
        assert_eq!(space.letter, printed.letter.map(|letter| char::from(b'A' + letter)));
        assert_eq!((space.mountain, space.scroll), (printed.mountain, printed.scroll));
        assert_eq!(space.enemy.as_ref().map(|foe| foe.level), printed.enemy);
    }
    let plots: Vec<_> = view.town.plots.iter().map(|plot| (plot.gives, plot.extra)).collect();
    let printed: Vec<_> = BOOK.towns[1].plots.iter().map(|plot| (plot.gives, plot.extra)).collect();
    assert_eq!((plots, view.town.homes), (printed, BOOK.towns[1].homes));
}

/// NN-UNDER-02: others of levels 2, 5 and 7, and the same of all other levels.
#[test]
fn three_levels_of_enemies_are_others_underground() {
    let foes = |map: &str| {
        let t = laid_out(map, 2);
        let view = t.table.game().view(None);
        let foes = view.map.spaces.iter().filter_map(|space| space.enemy.as_ref());
        foes.map(|foe| (foe.level, (foe.name.to_owned(), foe.health, foe.damage))).collect::<Vec<_>>()
    };
    let (above, under) = (foes("above"), foes("under"));
    let changed = above.iter().filter(|foe| !under.contains(foe)).map(|(level, _)| *level);
    assert_eq!(changed.collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>(), [2, 5, 7]);
    let hound = under.iter().find(|(level, _)| *level == 2).expect("level 2");
    assert_eq!(hound.1, ("Blind Cave Hound".to_owned(), 5, 1));
}

/// NN-UNDER-03: what a visit is depends on the side, except at five locations.
#[test]
fn nine_locations_are_different_underground() {
    let does = |map: &str| {
        let t = laid_out(map, 2);
        let view = t.table.game().view(None);
        let places = view.map.spaces.iter().filter_map(|space| space.place.as_ref());
        places.map(|place| (place.key.to_string(), place.does.to_string())).collect::<BTreeSet<_>>()
    };
    let (above, under) = (does("above"), does("under"));
    assert_eq!((above.len(), under.len()), (14, 14));
    let same: Vec<&str> = above.intersection(&under).map(|(place, _)| place.as_str()).collect();
    assert_eq!(same, ["city-of-spirits", "crystal-meteorite", "nomad-camp", "scholars-tower", "ublo-tower"]);
}

/// NN-UNDER-04, NN-OPEN-62: what a space gives, and what full rows and homes are worth.
#[test]
fn a_town_underground_has_other_rewards() {
    let first = |map: &str| {
        let mut t = players(2).option("map", map).start();
        t.play(["pay/tobin-marl", "tile/market-hall", "plot/14"]);
        t.player(0).track
    };
    assert_eq!((first("above"), first("under")), ([1, 0, 0, 0, 0], [0, 1, 0, 0, 0]));
    let points = |map: &str| {
        let bottom = [(12, "inn"), (13, "school"), (14, "snail-ranch"), (15, "bath-house")];
        let housed = [[0; 6], [0; 6], [0; 6], [1, 1, 1, 1, 0, 0]];
        let scene = players(2).option("map", map).with("season", json!(6)).built(0, &bottom);
        let mut t = scene.has(0, "housed", housed).start();
        pass_all(&mut t);
        let score = t.player(0).score.expect("the game is over");
        (score.rows, score.homes)
    };
    assert_eq!((points("above"), points("under")), ((8, 7), (6, 5)));
}

/// NN-UNDER-05, NN-OPEN-51: with the same chance everything else is laid out alike, enemies included.
#[test]
fn nothing_else_is_different_underground() {
    for n in 2..=4 {
        let above = laid_out("above", n);
        let mut under = laid_out("under", n).state().clone();
        let side = (Side::Under, BOOK.map(Side::Under).monument);
        assert!(under.players.iter().all(|player| (under.side, player.at) == side));
        assert_eq!(under.enemies[..8], vec![n as u8; 8][..]);
        assert_eq!(under.enemies[8], if n > 2 { 2 } else { 1 });
        under.side = Side::Above;
        under.players.iter_mut().for_each(|player| player.at = space_of("monument"));
        assert!(under == *above.state(), "{n} players");
    }
}

/// Ada, who has 10 hearts, searches B with goods of these kinds and books, where goods pay for rerolls.
fn searches(track: [u16; 5], dice: [u8; 3]) -> Play {
    let scene = players(2)
        .with("reroll", json!(true))
        .has(0, "hearts", 10)
        .has(0, "track", track)
        .stopped(0, space_at('B'));
    let mut t = scene.dice(dice).draws(&["old-teacher-1"]).start();
    t.play(["search"]);
    t
}

/// NN-REROLL-01: any of the four goods, in a search, a combat, at a location; only where the table has agreed on it.
#[test]
fn a_good_pays_for_another_roll() {
    for (at, good) in ["shell", "tool", "demon", "crystal"].into_iter().enumerate() {
        let mut t = searches([1, 1, 1, 1, 0], [4, 1, 1]);
        let key = format!("reroll/{good}");
        t.play([key.as_str(), "keep"]);
        let mut left = [1, 1, 1, 1, 0];
        left[at] = 0;
        assert_eq!((t.player(0).track, t.player(0).hearts), (left, 9), "{good}");
    }
    let goods = |scene: Scene| scene.has(0, "track", [1, 0, 0, 0, 0]);
    let mut t = goods(in_combat(players(2), 0, 1, 0))
        .with("reroll", json!(true))
        .has(0, "mana", 0)
        .dice([1, 4])
        .start();
    t.play(["round", "reroll/shell"]);
    assert!(t.told("Ada beats Cellar Crab."));
    let meteorite =
        || goods(players(2)).has(0, "hearts", 10).stopped(0, space_of("crystal-meteorite")).dice([4, 1]);
    let mut t = meteorite().with("reroll", json!(true)).start();
    t.play(["visit", "reroll/shell"]);
    assert_eq!((t.player(0).hearts, t.player(0).track), (9, [0, 0, 0, 1, 0]));
    let mut t = meteorite().start();
    t.play(["visit"]);
    assert_eq!((t.player(0).hearts, t.player(0).track), (6, [1, 0, 0, 1, 0]), "not without the variant");
    let mut setup = setup("standard", 2, 1);
    assert!(!fresh(setup.clone()).state().reroll);
    setup.options.insert("reroll".into(), "goods".into());
    assert!(fresh(setup).state().reroll);
}

/// NN-REROLL-02
#[test]
fn a_die_may_be_rolled_again_and_again() {
    let mut t = searches([1, 1, 0, 0, 0], [4, 3, 2]);
    t.play(["reroll/tool", "reroll/shell"]);
    assert_eq!((t.player(0).track, t.player(0).hearts), ([0; 5], 8), "no good is left, and the 2 counts");
}

/// NN-REROLL-03, NN-OPEN-63
#[test]
fn books_coins_and_mana_pay_for_no_roll() {
    let t = searches([0, 0, 0, 0, 3], [4, 1, 1]);
    assert_eq!((t.player(0).coins, t.player(0).mana), (17, 4));
    assert_eq!((t.player(0).hearts, t.player(0).track[4]), (6, 3), "the 4 counts at once");
    let t = searches([1, 0, 0, 0, 3], [4, 1, 1]);
    assert_eq!(t.own(0), ["keep", "reroll/shell"]);
}
