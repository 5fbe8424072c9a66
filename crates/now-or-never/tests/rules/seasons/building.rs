//! Building (NN-BUILD, NN-BLD).

use super::*;

/// NN-BLD-06
#[test]
fn the_garden_house_brings_nothing_in_the_end() {
    let mut t =
        players(2).with("season", json!(6)).built(0, &[(12, "garden-house"), (13, "shell-barn")]).start();
    t.play(["0:pass", "1:pass"]);
    assert_eq!(t.player(0).score.map(|score| score.coins), Some(2), "two shells are sold");
}

/// NN-BUILD-02
#[test]
fn the_first_tile_comes_from_the_rim() {
    let mut t = players(2).has(0, "coins", 60).start();
    t.play(["pay/tobin-marl"]);
    let inner = ["school", "snail-ranch", "workshop", "snail-nursery", "shell-barn", "smithy"];
    let rim = names(BOOK.buildings.iter()).into_iter().filter(|tile| !inner.contains(tile));
    let rim: Vec<String> = rim.chain(["none"]).map(|tile| format!("tile/{tile}")).collect();
    assert_eq!(rim.len(), 15);
    assert_eq!(t.keys(0), rim);
}

/// NN-BUILD-03, NN-EX-11, NN-OPEN-06
#[test]
fn the_next_tile_lies_beside_a_gap() {
    let mut t = players(2).has(0, "coins", 60).start();
    t.play(["pay/tobin-marl", "tile/crystal-lab", "plot/13", "1:pass", "0:hire/greta-oxhand"]);
    let mut open = t.keys(0);
    assert_eq!(
        open.pop(),
        Some("sell/0"),
        "the shell of the first building can be sold meanwhile (NN-ANY-01)"
    );
    assert_eq!(open, ["tile/town-hall", "tile/construction-hq", "tile/snail-ranch", "tile/none"]);
    let built = ["market-hall", "shell-barn"];
    let scene = players(2).has(0, "coins", 60).has(0, "grid", grid_without(&built));
    let mut t = scene.built(0, &[(12, built[0]), (13, built[1])]).start();
    t.play(["pay/tobin-marl"]);
    let beside =
        ["town-hall", "library", "snail-ranch", "snail-nursery", "smithy", "crystal-hothouse", "none"];
    assert_eq!(t.keys(0), beside.map(|tile| format!("tile/{tile}")));
}

/// NN-BUILD-05, NN-OPEN-06
#[test]
fn the_next_building_stands_beside_another() {
    let scene = players(2).has(0, "coins", 60).built(0, &[(13, "school"), (9, "library")]);
    let mut t = scene.has(0, "grid", grid_without(&["school", "library"])).start();
    t.play(["pay/tobin-marl", "tile/market-hall"]);
    assert_eq!(t.keys(0), ["plot/6", "plot/9", "plot/11", "plot/13", "plot/15"]);
}

/// NN-BUILD-06
#[test]
fn buildings_cost_coins_and_nothing_else() {
    let mut t = players(2).has(0, "track", [3, 3, 3, 3, 3]).has(0, "experience", 1).start();
    t.play(["pay/tobin-marl", "tile/market-hall", "plot/13"]);
    assert_eq!(t.player(0).coins, 17 - 2 - 8);
    assert_eq!((t.player(0).track, t.player(0).experience), ([4, 3, 3, 3, 3], 1));
}

/// NN-BUILD-06: with what is left after the builder was paid.
#[test]
fn a_tile_that_cannot_be_paid_is_not_offered() {
    let mut t = players(2).has(0, "coins", 2 + 5).start();
    t.play(["pay/tobin-marl"]);
    assert!(t.offers("tile/town-hall") && !t.offers("tile/library"), "5 coins are left: {}", t.open());
}

/// NN-BUILD-09, NN-BLD-08
#[test]
fn a_school_brings_a_book_once() {
    let scene = players(2).built(0, &[(12, "library")]).has(0, "grid", grid_without(&["library"]));
    let mut t = scene.start();
    t.play(["pay/tobin-marl", "tile/school", "plot/9"]);
    assert_eq!((t.player(0).coins, t.player(0).track), (17 - 2 - 3, [0, 0, 0, 0, 1]));
    t.play(["1:pass", "0:pass"]);
    assert_eq!((t.player(0).coins, t.player(0).track), (17 - 2 - 3, [0, 0, 0, 0, 1]), "nothing else");
}

/// NN-BUILD-11, NN-EX-39
#[test]
fn hearts_of_a_builder_come_after_the_tile() {
    let mut t = players(2).has(0, "specialists", board(&["hettie-marl"])).has(0, "hearts", 4).start();
    t.play(["pay/hettie-marl"]);
    assert_eq!(t.player(0).hearts, 4, "not yet");
    t.play(["tile/market-hall", "plot/13"]);
    assert_eq!(t.player(0).hearts, 7);
    let told =
        |words: &str| t.events.iter().position(|event| event.whole().contains(words)).expect("it was told");
    assert!(told("builds the Market Hall") < told("gains 3 hearts"));
}

/// NN-BUILD-12, NN-BUILD-13, NN-EX-39
#[test]
fn builders_bring_what_is_beside_their_icon() {
    for (who, experience, track) in [
        ("tobin-marl", 0, [1, 0, 0, 0, 0]),
        ("bettine-keel", 1, [1, 0, 0, 0, 0]),
        ("rusk-tolliver", 0, [2, 0, 0, 0, 0]),
        ("jutta-ferrow", 0, [1, 1, 0, 0, 0]),
        ("tilda-mink", 0, [1, 0, 1, 0, 0]),
        ("audric-foss", 0, [1, 0, 0, 0, 1]),
    ] {
        let mut t = players(2).has(0, "specialists", board(&[who])).start();
        t.play([format!("pay/{who}").as_str(), "tile/market-hall", "plot/13"]);
        assert_eq!((t.player(0).experience, t.player(0).track), (experience, track), "{who}");
    }
}

/// NN-BUILD-01: one tile, though there are coins for more.
#[test]
fn one_building_ends_the_action() {
    let mut t = players(2).has(0, "coins", 90).start();
    t.play(["pay/tobin-marl", "tile/market-hall", "plot/13"]);
    assert_eq!(t.player(0).buildings().count(), 1);
    assert_eq!(t.state().active, Seat(1));
}

/// NN-BLD-05: of the tile and the space together, and not for itself.
#[test]
fn with_a_construction_hq_buildings_cost_a_coin_less() {
    let mut t = players(2).has(0, "coins", 40).start();
    t.play(["pay/tobin-marl", "tile/construction-hq", "plot/14", "1:pass"]);
    assert_eq!(t.player(0).coins, 40 - 2 - 5);
    t.play(["hire/greta-oxhand", "tile/garden-house"]);
    assert!(t.label("plot/13").contains("4 coins"), "{}", t.label("plot/13"));
    t.play(["plot/10"]);
    assert_eq!(t.player(0).coins, 40 - 2 - 5 - 3 - (5 + 2 - 1));
    t.play(["pass", "0:pass", "1:pay/greta-oxhand", "1:tile/town-hall", "1:plot/13"]);
    assert_eq!(t.player(1).coins, 17 + 1 - 3 - 5, "only for its owner");
}

/// NN-BLD-09
#[test]
fn a_snail_ranch_makes_every_hero_action_longer() {
    for (built, free) in [(&[][..], [1, 2, 4]), (&[(12, "snail-ranch")][..], [2, 3, 5])] {
        for (token, free) in ["hero/1", "hero/2", "hero/3"].into_iter().zip(free) {
            let mut t = players(2).built(0, built).start();
            t.play([token]);
            assert_eq!(t.state().act.map(|act| act.free), Some(free));
        }
    }
}

/// NN-BLD-12
#[test]
fn the_inn_houses_three() {
    let mut t = players(2).built(0, &[(12, "inn")]).has(0, "waiting", [4, 0, 0, 0, 0, 0]).start();
    t.play(["house/shell/4", "house/shell/4", "house/shell/4"]);
    assert_eq!(offered(&t, 0, "house/"), [""; 0]);
    assert_eq!((t.player(0).housed[3][0], t.player(0).waiting[0]), (3, 1));
}

/// NN-BLD-12, NN-EX-35
#[test]
fn three_buildings_with_the_inn_house_five() {
    let scene = players(2).built(0, &[(12, "inn"), (13, "school"), (14, "smithy")]);
    let mut t = scene.has(0, "waiting", [6, 0, 0, 0, 0, 0]).start();
    t.play(["house/shell/4"; 5]);
    assert_eq!(offered(&t, 0, "house/"), [""; 0]);
    assert_eq!((t.player(0).housed[3][0], t.player(0).waiting[0]), (5, 1));
}

/// NN-BLD-13: at any time, and only from its own row to one with room.
#[test]
fn guests_of_the_inn_may_move_to_another_row() {
    let town = [(12, "inn"), (8, "school"), (4, "smithy")];
    let scene = || {
        players(2).built(0, &town).has(0, "housed", [[0; 6], [0, 0, 1, 0, 0, 0], [0; 6], [1, 1, 0, 0, 0, 0]])
    };
    let mut t = scene().start();
    assert_eq!(offered(&t, 0, "inn/"), ["inn/shell/4/3", "inn/tool/4/3"], "row 2 is full");
    t.play(["pass"]);
    assert_eq!(t.state().active, Seat(1));
    t.play(["0:inn/tool/4/3"]);
    assert_eq!(t.player(0).housed, [[0; 6], [0, 0, 1, 0, 0, 0], [0, 1, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]]);
    assert_eq!(offered(&t, 0, "inn/"), [""; 0], "row 3 is full now");
    let t = players(2)
        .built(0, &[(12, "soup-kitchen"), (8, "school")])
        .has(0, "housed", [[0; 6], [0; 6], [0; 6], [1, 1, 0, 0, 0, 0]])
        .start();
    assert_eq!(offered(&t, 0, "inn/"), [""; 0], "without an inn");
}

/// NN-ANY-01, NN-BUILD-06: whoever is short of coins when the builder comes may sell something first.
#[test]
fn goods_may_be_sold_while_one_builds() {
    let mut t = players(2).has(0, "coins", 2).has(0, "track", [5, 0, 0, 0, 0]).start();
    t.play(["pay/tobin-marl"]);
    assert!(t.offers("tile/none") && !t.offers("tile/market-hall"), "{}", t.open());
    let poor = "You have too few coins for any building. Can you sell something first?";
    assert_eq!(t.asked(0).prompt, poor);
    t.play(["sell/4"]);
    assert_eq!(t.asked(0).prompt, "What do you build?");
    assert!(t.keys(0).iter().any(|key| key.starts_with("tile/") && *key != "tile/none"), "{}", t.open());
}

/// NN-BLD-05: the price that is said is the one that is paid.
#[test]
fn a_lower_price_is_said() {
    let town = [(12, "construction-hq")];
    let mut t = players(2).built(0, &town).has(0, "grid", grid_without(&["construction-hq"])).start();
    t.play(["pay/tobin-marl"]);
    let tile = t.keys(0)[0].to_owned();
    let cost = BOOK.buildings[building(tile.trim_start_matches("tile/"))].cost;
    assert!(t.label(&tile).contains(&format!("for {} coin", cost - 1)), "{}", t.label(&tile));
}

/// NN-BLD-05, NN-OPEN-18: what makes buildings cheaper adds up, and whoever has just enough may build.
#[test]
fn lower_prices_add_up() {
    let scene = |coins: u16| {
        let scene = players(2).built(0, &[(12, "construction-hq")]).has(0, "coins", 2 + coins);
        let scene = scene.has(0, "grid", grid_without(&["construction-hq"]));
        let mut t = scene.has(0, "blue", [Some("foremans-whistle"), None, None]).start();
        t.play(["pay/tobin-marl"]);
        t
    };
    assert!(!scene(2).offers("tile/garden-house"), "5 - 1 - 1 are 3");
    let mut t = scene(3);
    t.play(["tile/garden-house", "plot/14"]);
    assert_eq!((t.player(0).town[13], t.player(0).coins), (Some(building("garden-house")), 0));
}

/// NN-BUILD-07: where every space costs more, a tile is only offered to whoever can pay for both.
#[test]
fn a_tile_needs_a_space_that_can_be_paid() {
    let tiles = ["market-hall", "town-hall", "crystal-lab", "garden-house", "library", "workshop", "inn"];
    let tiles: Vec<&str> = tiles.into_iter().chain(["smithy", "bath-house"]).collect();
    let town: Vec<(usize, &str)> = [12, 13, 14, 15, 8, 10, 4, 5, 7].into_iter().zip(tiles.clone()).collect();
    for (coins, plots) in [(3, None), (4, Some(["plot/1", "plot/4", "plot/12"]))] {
        let scene = players(2).built(0, &town).has(0, "grid", grid_without(&tiles));
        let mut t = scene.has(0, "coins", 2 + coins).start();
        t.play(["pay/tobin-marl"]);
        assert_eq!(t.offers("tile/school"), plots.is_some(), "3, and 1 for the cheapest space");
        if let Some(plots) = plots {
            t.play(["tile/school"]);
            assert_eq!(t.keys(0), plots);
        }
    }
}

/// NN-OPEN-18: less for tile and space together, never below 0, and the HQ itself at its full price.
#[test]
fn a_building_is_never_cheaper_than_nothing() {
    let mut t =
        players(2).changed("buildings.toml", "cheaper = 1", "cheaper = 6").has(0, "coins", 30).start();
    t.play(["pay/tobin-marl", "tile/construction-hq", "plot/14", "1:pass"]);
    assert_eq!(t.player(0).coins, 30 - 2 - 5);
    t.play(["hire/greta-oxhand", "tile/garden-house", "plot/13"]);
    assert_eq!(t.player(0).coins, 30 - 2 - 5 - 3, "5 - 6 is 0");
}

/// NN-OPEN-57: the eleven named tiles do what NN-BLD says of them, and nothing else.
#[test]
fn named_buildings_do_nothing_else() {
    use now_or_never::Per;
    let worth = |n, per| Some(now_or_never::Worth { n, per });
    for (tile, scores, makes, other) in [
        ("market-hall", worth(4, Per::Makers), None, (0, 0, 0)),
        ("town-hall", worth(2, Per::Beds), None, (0, 0, 0)),
        ("crystal-lab", worth(3, Per::Crystals), None, (0, 0, 0)),
        ("construction-hq", None, None, (1, 0, 0)),
        ("garden-house", None, Some((Thing::Coin, 2)), (0, 0, 1)),
        ("library", worth(3, Per::Books), None, (0, 0, 0)),
        ("school", None, None, (0, 0, 0)),
        ("snail-ranch", None, None, (0, 1, 0)),
        ("workshop", worth(2, Per::Tools), None, (0, 0, 0)),
        ("bottled-demons-lab", worth(3, Per::Demons), None, (0, 0, 0)),
        ("inn", None, None, (0, 0, 2)),
    ] {
        let own = &BOOK.buildings[crate::common::building(tile)];
        assert_eq!((own.worth, own.makes), (scores, makes), "{tile}");
        assert_eq!((own.cheaper, own.faster, own.beds), other, "{tile}");
        assert_eq!((own.inn, own.not_last), (tile == "inn", tile == "garden-house"), "{tile}");
    }
}

/// NN-BUILD-10: the book is the only bonus of a tile; what it makes comes in production.
#[test]
fn a_new_building_gives_its_one_time_bonus_and_no_more() {
    for id in BOOK.buildings.iter() {
        let tile = name(id);
        let other = if tile == "market-hall" { "town-hall" } else { "market-hall" };
        let mut grid: Vec<Option<&str>> = vec![None; 20];
        grid[18] = Some(tile); // Beside the gap that the other leaves.
        let scene = players(2).built(0, &[(13, other)]).has(0, "grid", grid).has(0, "coins", 30);
        let mut t = scene.has(0, "hearts", 3).start();
        let key = format!("tile/{tile}");
        t.play(["pay/tobin-marl", key.as_str(), "plot/10"]);
        let books = u16::from(BOOK.buildings[id].book);
        let cost = u16::from(BOOK.buildings[id].cost);
        let p = t.player(0);
        assert_eq!((p.track, p.hearts, p.experience), ([0, 0, 0, 0, books], 3, 0), "{tile}");
        assert_eq!(p.coins, 30 - 2 - cost - 2, "{tile}");
    }
}

/// NN-EX-10, NN-BUILD-02, NN-BUILD-04, NN-BUILD-08
#[test]
fn the_first_building_gives_a_shell() {
    let mut t = players(2).start();
    let builder = t.keys(0).into_iter().find(|key| key.starts_with("pay/")).expect("a builder").to_owned();
    t.play([builder.as_str()]);
    let tiles = t.keys(0).into_iter().filter(|key| key.starts_with("tile/") && *key != "tile/none").count();
    assert!(tiles > 0 && tiles <= 14, "only the rim: {}", t.open());
    let tile = t.keys(0)[0].to_owned();
    t.play([tile.as_str()]);
    assert_eq!(t.keys(0), ["plot/13", "plot/14", "plot/15", "plot/16"]);
    t.play(["plot/13"]);
    assert_eq!(t.player(0).track[0], 1);
    assert_eq!(t.state().active.0, 1);
}
