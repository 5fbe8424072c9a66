//! Town boards and hero boards (NN-TOWN, NN-HERO).

use super::*;

/// NN-TOWN-01, NN-TOWN-02, NN-TOWN-03, NN-BUILD-04, NN-BUILD-08, NN-EX-10
#[test]
fn the_first_building_stands_in_the_bottom_row_and_brings_a_shell() {
    assert_eq!((BOOK.town(Side::Above).plots.len(), BOOK.town(Side::Above).start), (16, 3));
    for plot in ["plot/13", "plot/14", "plot/15", "plot/16"] {
        let mut t = players(2).start();
        t.play(["pay/tobin-marl", "tile/market-hall"]);
        assert_eq!(t.keys(0), ["plot/13", "plot/14", "plot/15", "plot/16"]);
        t.play([plot]);
        assert_eq!(t.player(0).track, [1, 0, 0, 0, 0]);
        t.play(["1:pass", "0:pass"]);
        assert_eq!((t.state().season, t.player(0).track), (2, [1, 0, 0, 0, 0]), "only once");
    }
}

/// NN-TOWN-04, NN-BUILD-06, NN-BUILD-07, NN-EX-38
#[test]
fn a_coin_on_a_space_is_paid_in_addition() {
    let scene = || players(2).built(0, &[(13, "market-hall")]).has(0, "grid", grid_without(&["market-hall"]));
    let mut t = scene().start();
    t.play(["pay/tobin-marl", "tile/town-hall", "plot/10"]);
    assert_eq!(t.player(0).coins, 17 - 2 - 5 - 2);
    assert_eq!(t.player(0).track, [0, 0, 0, 0, 1], "the book of the town hall");
    let mut t = scene().has(0, "coins", 2 + 6).start();
    t.play(["pay/tobin-marl", "tile/town-hall"]);
    assert_eq!(t.keys(0), ["plot/13", "plot/15"], "6 coins are not 7");
}

/// NN-TOWN-03, NN-BUILD-08, NN-EX-38
#[test]
fn a_tool_on_a_space_is_gained() {
    let scene = players(2).built(0, &[(14, "market-hall")]).has(0, "grid", grid_without(&["market-hall"]));
    let mut t = scene.start();
    t.play(["pay/tobin-marl", "tile/town-hall", "plot/11"]);
    assert_eq!(t.player(0).coins, 17 - 2 - 5);
    assert_eq!(t.player(0).track, [0, 1, 0, 0, 1]);
}

/// NN-TOWN-05, NN-TOWN-06, NN-EX-09: a place for the building and one for its bed.
#[test]
fn a_building_with_a_bed_houses_two() {
    let mut t = players(2).built(0, &[(13, "soup-kitchen")]).has(0, "waiting", [2, 1, 0, 0, 0, 0]).start();
    assert_eq!(offered(&t, 0, "house/"), ["house/shell/4", "house/tool/4"], "rows, not buildings");
    t.play(["house/shell/4", "house/tool/4"]);
    assert_eq!(offered(&t, 0, "house/"), [""; 0]);
    assert_eq!(t.player(0).housed[3], [1, 1, 0, 0, 0, 0]);
    assert_eq!(t.player(0).waiting, [1, 0, 0, 0, 0, 0]);
}

/// NN-TOWN-07, NN-TOWN-08
#[test]
fn only_full_rows_and_rows_with_all_goods_score() {
    let (second, last) =
        (["smithy", "shell-barn", "bath-house", "coopers-row"], ["snail-nursery", "soup-kitchen", "school"]);
    let town: Vec<(usize, &str)> = second
        .iter()
        .enumerate()
        .map(|(at, tile)| (at + 4, *tile))
        .chain(last.iter().enumerate().map(|(at, tile)| (at + 12, *tile)))
        .collect();
    let housed = [[0; 6], [2, 1, 1, 0, 0, 0], [0; 6], [2, 1, 1, 1, 0, 0]];
    let mut t = players(2).with("season", json!(6)).built(0, &town).has(0, "housed", housed).start();
    t.play(["0:pass", "1:pass"]);
    let score = t.player(0).score.expect("the game is over");
    assert_eq!((score.rows, score.homes), (6, 7));
}

/// NN-TOWN-09, NN-TOWN-10
#[test]
fn the_track_goes_on_after_nine() {
    let scene = players(2).has(0, "track", [9, 9, 9, 9, 9]).built(0, &[(12, "shell-barn"), (13, "smithy")]);
    let mut t = scene.built(0, &[(14, "bottling-yard"), (15, "crystal-hothouse")]).start();
    t.play(["0:pass", "1:pass"]);
    assert_eq!(t.player(0).track, [11, 10, 10, 10, 9]);
}

/// NN-HERO-01, NN-HERO-02, NN-SPEC-06
#[test]
fn a_fifth_specialist_takes_the_place_of_another() {
    let own = json!([{ "who": "tobin-marl", "down": true }, { "who": "sorrel-mapp" }, { "who": "rusk-tolliver" }, { "who": "odo-ludlow" }]);
    for leaver in ["tobin-marl", "rusk-tolliver"] {
        let mut t = players(2).has(0, "specialists", own.clone()).with("hire", json!(ROW)).start();
        t.play(["recruit/noll-bracken"]);
        assert_eq!(
            t.keys(0),
            ["leave/tobin-marl", "leave/sorrel-mapp", "leave/rusk-tolliver", "leave/odo-ludlow"]
        );
        t.play([format!("leave/{leaver}").as_str()]);
        let board = names(t.player(0).specialists.iter().map(|hired| hired.who));
        assert_eq!(board.len(), 4);
        assert!(board.contains(&"noll-bracken") && !board.contains(&leaver));
        assert_eq!(names(t.state().retired.iter().copied()), [leaver], "in the box");
    }
}

/// NN-HERO-03
#[test]
fn hearts_stop_at_the_end_of_the_track() {
    let mut t = players(2).has(0, "hearts", full(0) - 1).start();
    t.play(["rest/tobin-marl", "heart"]);
    assert_eq!(t.player(0).hearts, full(0));
}

/// NN-HERO-04, NN-SPEC-14
#[test]
fn without_hearts_only_specialists_work() {
    let mut t =
        players(2).has(0, "hearts", 0).has(0, "acted", [true, true, false]).with("hire", json!(ROW)).start();
    assert_eq!(offered(&t, 0, "hero/"), [""; 0]);
    for key in ["pay/tobin-marl", "hire/greta-oxhand", "recruit/yevka-sand", "rest/sorrel-mapp"] {
        assert!(t.offers(key), "{key}");
    }
    t.play(["rest/tobin-marl", "heart", "1:pass"]);
    assert_eq!(offered(&t, 0, "hero/"), ["hero/3"], "with 2 hearts");
}

/// NN-HERO-05
#[test]
fn each_face_of_the_die_has_a_printed_attack() {
    for (face, damage) in [(1, 1), (2, 2), (3, 2), (4, 3)] {
        let t = strikes(players(2), face);
        assert!(t.told(&format!("deals {damage} damage to Cellar Crab")), "{face}");
    }
}

/// NN-HERO-05, NN-HERO-06, NN-SACT-05, NN-SACT-06, NN-SACT-08
#[test]
fn red_gear_covers_what_is_printed() {
    let mut t = at_the_shop().start();
    t.play(["pay/petra-nock", "gear/siege-bow"]);
    assert_eq!(t.keys(0), ["slot/red/1", "slot/red/2", "slot/red/3", "slot/red/4"]);
    t.play(["slot/red/2"]);
    assert_eq!(t.player(0).coins, 40 - 1 - 12);
    assert_eq!(t.player(0).red.map(|piece| piece.map(name)), [None, Some("siege-bow"), None, None]);
    let armed = || players(2).has(0, "red", [None, Some("siege-bow"), None, None]);
    assert!(strikes(armed(), 2).told("deals 5 damage to Cellar Crab"), "in place of 1");
    assert!(strikes(armed(), 3).told("deals 2 damage to Cellar Crab"), "another slot");
}

/// NN-HERO-07, NN-SACT-06
#[test]
fn with_no_red_slot_left_a_red_token_goes_to_the_box() {
    let worn = ["vampire-knife", "thunder-jar", "quarry-hammer-1", "collectors-mace"];
    let mut t = at_the_shop().has(0, "red", worn).start();
    t.play(["pay/petra-nock", "gear/siege-bow"]);
    assert_eq!(t.keys(0), ["slot/red/1", "slot/red/2", "slot/red/3", "slot/red/4"]);
    t.play(["slot/red/3"]);
    let red = t.player(0).red.map(|piece| name(piece.expect("all are covered")));
    assert_eq!(red, ["vampire-knife", "thunder-jar", "siege-bow", "collectors-mace"]);
    assert_eq!(names(t.state().boxed.iter().copied()), ["quarry-hammer-1"]);
    let stock: Vec<&str> = names(t.state().gear.iter().flat_map(|pile| pile.cards()));
    assert!(!stock.contains(&"quarry-hammer-1"), "out of the game");
}

/// NN-HERO-08, NN-SACT-06
#[test]
fn blue_gear_goes_on_a_free_blue_slot() {
    let mut t = at_the_shop().has(0, "blue", [Some("ward-lantern"), None, None]).start();
    t.play(["pay/petra-nock", "gear/couriers-boots"]);
    assert_eq!(sorted(names(t.player(0).blue.iter().flatten().copied())), ["couriers-boots", "ward-lantern"]);
    assert_eq!(t.player(0).red, [None; 4]);
    assert!(t.state().boxed.is_empty());
}

/// NN-HERO-09, NN-SACT-06
#[test]
fn with_no_blue_slot_left_a_blue_token_goes_to_the_box() {
    let mut t = at_the_shop().has(0, "blue", ["ward-lantern", "looters-sack", "probing-rod"]).start();
    t.play(["pay/petra-nock", "gear/couriers-boots"]);
    assert_eq!(t.keys(0), ["slot/blue/1", "slot/blue/2", "slot/blue/3"]);
    t.play(["slot/blue/2"]);
    let blue = t.player(0).blue.map(|piece| name(piece.expect("all are covered")));
    assert_eq!(blue, ["ward-lantern", "couriers-boots", "probing-rod"]);
    assert_eq!(names(t.state().boxed.iter().copied()), ["looters-sack"]);
}

/// NN-HERO-06, NN-HERO-08: abilities go where gear goes.
#[test]
fn abilities_take_slots_of_their_colour() {
    let mut t = players(2).has(0, "experience", 5).start();
    t.play(["learn/spark-lattice", "slot/red/4", "learn/siphon-power"]);
    assert_eq!(t.player(0).red.map(|piece| piece.map(name)), [None, None, None, Some("spark-lattice")]);
    assert_eq!(names(t.player(0).blue.iter().flatten().copied()), ["siphon-power"]);
    assert_eq!(t.player(0).experience, 0);
}

/// NN-HERO-10, NN-HERO-13: Marklun's Haste.
#[test]
fn spent_mana_is_away_until_the_next_season() {
    let mut t = players(2).start();
    t.play(["hero/1", "use/basic/0"]);
    assert_eq!((t.player(0).mana, t.state().act.expect("on the way").free), (3, 1 + 2));
    let hut = space_of("monument") - 1;
    t.play([format!("space/{hut}").as_str(), "stop", "nothing", "1:pass"]);
    assert_eq!(t.player(0).mana, 3, "in the next turn");
    t.play(["pass"]);
    assert_eq!((t.state().season, t.player(0).mana), (2, 4));
}

/// NN-HERO-13
#[test]
fn every_board_has_its_own_basic_ability() {
    let t = players(4).start();
    let basics: Vec<(&str, usize)> =
        seen(&t).seats.iter().map(|seat| (seat.hero.basic, seat.hero.rules.len())).collect();
    assert_eq!(basics, [("Haste", 1), ("Strange Luck", 1), ("Armored", 1), ("Farsight", 1)]);
}

/// NN-HERO-11, NN-SACT-02, NN-EX-39
#[test]
fn mana_stops_at_the_slots_of_the_board() {
    for (before, after) in [(2, 3), (3, 4), (4, 4)] {
        let mut t = players(2).has(0, "mana", before).has(0, "hearts", 3).start();
        t.play(["hire/hux-thimble"]);
        assert_eq!((t.player(0).mana, t.player(0).hearts), (after, full(0)));
    }
}

/// NN-HERO-11: the shield crystal says so.
#[test]
fn gear_may_make_room_for_more_mana() {
    let mut t = at_the_shop().start();
    t.play(["pay/petra-nock", "gear/shield-crystal-1"]);
    assert_eq!(t.player(0).mana, 5);
}

/// NN-HERO-12
#[test]
fn three_hero_actions_are_all_of_a_season() {
    let mut t = players(2).start();
    let (monument, beside) = (space_of("monument"), space_of("monument") - 1);
    let turns = [
        ("hero/2", beside, &["hero/1", "hero/3"][..]),
        ("hero/1", monument, &["hero/3"]),
        ("hero/3", beside, &[]),
    ];
    for (token, to, left) in turns {
        t.play([token, format!("space/{to}").as_str(), "stop", "nothing"]);
        if t.state().active == Seat(1) {
            t.play(["1:pass"]);
        }
        assert_eq!(offered(&t, 0, "hero/"), left);
    }
    assert!(t.offers("pay/tobin-marl"), "but specialists still work");
    t.play(["0:pass"]);
    assert_eq!((t.state().season, t.player(0).acted), (2, [false; 3]));
    assert_eq!(offered(&t, 0, "hero/"), ["hero/1", "hero/2", "hero/3"]);
}

/// NN-OPEN-21
#[test]
fn without_the_crystal_its_mana_is_lost() {
    for (before, after) in [(5, 4), (3, 3)] {
        let mut t = players(2)
            .has(0, "specialists", json!([{ "who": "petra-nock" }]))
            .has(0, "blue", ["shield-crystal-1", "looters-sack", "probing-rod"])
            .has(0, "mana", before)
            .with("shop", json!([[], ["couriers-boots"]]))
            .start();
        t.play(["pay/petra-nock", "gear/couriers-boots", "slot/blue/1"]);
        assert_eq!(t.player(0).mana, after, "at once");
    }
}
