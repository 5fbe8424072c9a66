//! Locations and searches (NN-VISIT, NN-LOC, NN-ULOC, NN-SEARCH, NN-STK).

use super::*;

/// NN-VISIT-01, NN-LOC-01, NN-LOC-02, NN-LOC-03, NN-LOC-04, NN-LOC-05, NN-LOC-06, NN-LOC-08, NN-LOC-09, NN-LOC-10, NN-LOC-11,
/// NN-LOC-12, NN-LOC-13, NN-LOC-14, NN-LOC-15
#[test]
fn every_location_above_ground_takes_and_gives() {
    let cases: [(&str, &[&str], &[&str], &str); 14] = [
        ("tower-of-miners", &ORDERS, &["order/order-ferry"], "order +1"),
        ("hermits-hut", &[], &["tile/none"], "heart +4, shell +1"),
        ("crystal-meteorite", &[], &[], "heart -3, experience +1, crystal +1"),
        ("nomad-camp", &[], &["villager/demon"], "heart -1, book -1, villager +1"),
        ("ublo-tower", &[], &[], "heart -1, tool +1"),
        ("monument", &[], &[], "heart +4, coin +1"),
        ("scholars-tower", &[], &[], "coin -3, book +1"),
        ("undergarden", &TWO, &ONE_OF_TWO, "coin +6, experience -2, quest +1"),
        ("forest-of-faces", &[], &[], "heart -5, coin +5"),
        ("snail-caves", &[], &[], "heart -2, coin +2, experience +1"),
        ("flying-casino", &THREE, &TWO_OF_THREE, "heart +5, coin -1, quest +2"),
        ("city-of-spirits", &[], &[], "heart -2, coin +1, demon +1"),
        ("istreka", &TWO, &ONE_OF_TWO, "quest +1"),
        ("wailing-cavern", &[], &["villager/crystal"], "heart -8, mana -1, villager +1"),
    ];
    for (place, draws, answers, change) in cases {
        assert_eq!(visit(Side::Above, place, draws, answers).1, change, "{place}");
    }
}

/// NN-ULOC-01, NN-ULOC-02, NN-ULOC-03, NN-ULOC-04, NN-ULOC-05, NN-ULOC-06, NN-ULOC-07, NN-ULOC-08, NN-ULOC-09, NN-ULOC-10
#[test]
fn every_location_below_takes_and_gives() {
    let cases: [(&str, &[&str], &[&str], &str); 14] = [
        ("tower-of-miners", &[], &[], "shell +1"),
        ("hermits-hut", &THREE, &ONE_OF_THREE, "experience +1, quest +1"),
        ("crystal-meteorite", &[], &[], "heart -3, experience +1, crystal +1"),
        ("nomad-camp", &[], &["villager/demon"], "heart -1, book -1, villager +1"),
        ("ublo-tower", &[], &[], "heart -1, tool +1"),
        ("monument", &[], &["tile/none"], "heart +4"),
        ("scholars-tower", &[], &[], "coin -3, book +1"),
        ("undergarden", &[], &[], "heart +2, coin +4, experience -1"),
        ("forest-of-faces", &[], &["villager/tool"], "heart -5, mana -1, coin -1, villager +1"),
        ("snail-caves", &TWO, &ONE_OF_TWO, "coin +6, experience -2, quest +1"),
        ("flying-casino", &[], &[], "heart -5, coin +5"),
        ("city-of-spirits", &[], &[], "heart -2, coin +1, demon +1"),
        ("istreka", &ORDERS, &["order/order-ferry"], "heart +1, order +1"),
        ("wailing-cavern", &THREE, &TWO_OF_THREE, "heart -8, shell +1, quest +2"),
    ];
    for (place, draws, answers, change) in cases {
        assert_eq!(visit(Side::Under, place, draws, answers).1, change, "{place}");
    }
}

/// NN-LOC-01, NN-ULOC-08
#[test]
fn the_order_that_is_not_kept_goes_under_the_stack() {
    for (side, place) in [(Side::Above, "tower-of-miners"), (Side::Under, "istreka")] {
        let (t, _) = visit(side, place, &ORDERS, &["order/order-ferry"]);
        let held: Vec<_> = t.player(NAMAL).orders.iter().map(|held| (held.order, held.done)).collect();
        assert_eq!(
            held.iter().map(|(id, done)| (BOOK.names().name(*id), *done)).collect::<Vec<_>>(),
            [("order-ferry", false)]
        );
        assert_eq!(BOOK.names().name(t.state().orders.pile[0]), "order-widow", "{place}");
    }
}

/// NN-LOC-02, NN-ULOC-03
#[test]
fn two_tiles_of_the_unbuilt_grid_change_places() {
    for (side, place) in [(Side::Above, "hermits-hut"), (Side::Under, "monument")] {
        let (t, _) = visit(side, place, &[], &["tile/market-hall", "tile/crystal-lab"]);
        let grid: Vec<_> =
            t.player(NAMAL).grid[..4].iter().flatten().map(|id| BOOK.names().name(*id)).collect();
        assert_eq!(grid, ["crystal-lab", "town-hall", "market-hall", "construction-hq"], "{place}");
    }
}

/// NN-LOC-14, NN-ULOC-01
#[test]
fn gear_is_bought_at_its_price_or_left() {
    for (side, place, answers) in [
        (Side::Above, "istreka", vec!["pile/basic", "pile/basic", "quest/root-cellar"]),
        (Side::Under, "tower-of-miners", vec![]),
    ] {
        for (gear, coins) in [("gear/kettle-mail-1", -8), ("gear/none", 0)] {
            let shop = json!([["siege-bow"], ["kettle-mail-1"]]);
            let scene = players(2).has(0, "coins", 10).with("shop", shop);
            let scene = match place {
                "istreka" => scene.draws(&["root-cellar", "overdue"]),
                _ => scene,
            };
            let mut t = arrive(scene, 0, side, place);
            t.play(["visit"]);
            assert_eq!(t.keys(0), ["gear/kettle-mail-1", "gear/none"], "the bow costs 12");
            t.play([gear]).play(answers.iter().copied());
            assert_eq!(i32::from(t.player(0).coins) - 10, coins, "{place}");
            let worn: Vec<_> = t.player(0).blue.iter().flatten().copied().collect();
            assert_eq!(names(&worn), if coins < 0 { vec!["kettle-mail-1"] } else { vec![] });
            assert_eq!(t.state().shop[1].len(), if coins < 0 { 3 } else { 1 }, "the place is filled");
        }
    }
}

/// NN-LOC-06, NN-LOC-07, NN-ULOC-03
#[test]
fn whoever_was_last_at_the_monument_begins_the_next_season() {
    for (side, map) in [(Side::Above, "above"), (Side::Under, "under")] {
        let monument = BOOK.map(side).monument;
        let scene = || {
            let near = next_to(monument);
            players(2)
                .option("map", map)
                .with("first", json!(1))
                .has(0, "at", near)
                .has(1, "at", near)
                .start()
        };
        let space = format!("space/{monument}");
        let answers = |seat: u8| {
            let stop = [format!("{seat}:hero/1"), space.clone(), "stop".to_owned(), "visit".to_owned()];
            stop.into_iter().chain((side == Side::Under).then(|| "tile/none".to_owned())).collect::<Vec<_>>()
        };
        let mut t = scene();
        t.play(answers(0).iter().map(String::as_str));
        assert_eq!(t.state().first.0, 0);
        t.play(["1:pass", "0:pass"]);
        assert_eq!((t.state().season, t.state().active.0), (2, 0), "{map}");
        let mut t = scene();
        t.play(answers(0).iter().map(String::as_str)).play(answers(1).iter().map(String::as_str));
        t.play(["0:pass", "1:pass"]);
        assert_eq!((t.state().season, t.state().active.0), (2, 1), "taken back before then, {map}");
    }
}

/// NN-LOC-04, NN-LOC-15, NN-ULOC-05, NN-FIGHT-19, NN-OPEN-61
#[test]
fn six_villagers_are_drawn_when_the_last_has_left() {
    for (side, place) in
        [(Side::Above, "nomad-camp"), (Side::Above, "wailing-cavern"), (Side::Under, "forest-of-faces")]
    {
        let scene = turn_of(NAMAL).has(NAMAL, "track", [0, 0, 0, 0, 1]).with("row", json!(["demon"]));
        let mut t = arrive(scene, NAMAL, side, place);
        t.play(["visit"]);
        assert_eq!((t.player(NAMAL).waiting, t.state().row.len()), ([0, 0, 1, 0, 0, 0], 6), "{place}");
    }
}

/// NN-VISIT-03
#[test]
fn what_cannot_be_paid_cannot_be_visited() {
    for (side, place, lacks) in [
        (Side::Above, "scholars-tower", "coins"),
        (Side::Above, "flying-casino", "coins"),
        (Side::Above, "undergarden", "experience"),
        (Side::Above, "nomad-camp", "track"),
        (Side::Above, "wailing-cavern", "mana"),
        (Side::Above, "wailing-cavern", "hearts"),
        (Side::Above, "forest-of-faces", "hearts"),
        (Side::Under, "forest-of-faces", "coins"),
        (Side::Under, "snail-caves", "experience"),
    ] {
        for poor in [false, true] {
            let all = turn_of(NAMAL).has(NAMAL, "experience", 2).has(NAMAL, "track", [0, 0, 0, 0, 1]);
            let scene = match (poor, lacks) {
                (false, _) => all,
                (true, "track") => all.has(NAMAL, "track", [0; 5]),
                (true, "hearts") => all.has(NAMAL, "hearts", 4),
                (true, lacks) => all.has(NAMAL, lacks, 0),
            };
            let t = arrive(scene, NAMAL, side, place);
            assert_eq!(t.offers("visit"), !poor, "{place} without {lacks}");
        }
    }
}

/// NN-SEARCH-01
#[test]
fn one_searches_where_a_token_lies() {
    let mut t = players(2).has(0, "at", 3).start();
    t.play(["hero/1", "space/2", "stop"]);
    assert_eq!(t.state().active.0, 0);
    assert!(t.offers("search") && t.offers("nothing"), "{}", t.open());
    let mut letters = [true; 14];
    letters[1] = false;
    let mut t = players(2).has(0, "at", 3).with("letters", json!(letters)).start();
    t.play(["hero/1", "space/2", "stop"]);
    assert!(!t.offers("search"), "it is gone: {}", t.open());
    let t = arrive(players(2), 0, Side::Above, "monument");
    assert!(t.offers("visit") && !t.offers("search"), "there never was one: {}", t.open());
}

/// NN-SEARCH-02, NN-SEARCH-04
#[test]
fn a_search_costs_what_the_die_shows() {
    for die in 1..=4 {
        let mut t = search(players(2), 0, die, "old-teacher-1");
        assert_eq!(changes(&mut t, 0, ["search"]), format!("heart -{die}, experience +2, token +1"));
        assert!(!t.state().letters[1] && t.state().letters.iter().filter(|left| **left).count() == 13);
        assert_eq!((names(&t.player(0).finds), t.state().active.0), (vec!["old-teacher-1"], 1));
    }
}

/// NN-SEARCH-05, NN-SEARCH-06
#[test]
fn tokens_that_are_kept_bring_a_coin_in_every_production() {
    for season in [1, 6] {
        let finds = ["old-teacher-1", "lost-knowledge-2"];
        let mut t =
            players(2).with("season", json!(season)).has(0, "coins", 0).has(0, "finds", finds).start();
        pass_all(&mut t);
        assert_eq!(t.player(0).coins, 2, "season {season}");
    }
    let mut t = search(players(2), 0, 1, "lost-villager");
    t.play(["search", "villager/demon"]);
    let coins = t.player(0).coins;
    assert!(t.player(0).finds.is_empty());
    pass_all(&mut t);
    assert_eq!(t.player(0).coins, coins, "the villager's token is gone");
}

/// NN-STK-01, NN-STK-02, NN-STK-03, NN-STK-04, NN-STK-05, NN-STK-06, NN-STK-07, NN-STK-08, NN-STK-09, NN-STK-10, NN-SEARCH-06, NN-OPEN-37
#[test]
fn every_token_has_its_reward() {
    let cases: [(&str, &[&str], &str); 10] = [
        ("abandoned-camp-list-1", &["pile/advanced"], "coin +4, quest +1, token +1"),
        ("abandoned-camp-chest-1", &[], "coin +5, token +1"),
        ("hidden-cave-2", &[], "experience +1, crystal +1, token +1"),
        ("high-tech-ruins-counter-1", &[], "shell +1, demon +1, token +1"),
        ("high-tech-ruins-notes-1", &["pile/artifact"], "demon +1, quest +1, token +1"),
        ("lost-knowledge-1", &[], "book +1, token +1"),
        ("ruined-shelter", &["gear/kettle-mail-1"], "coin -2, token +1, piece +1"),
        ("lost-villager", &["villager/demon"], "villager +1"),
        ("old-teacher-2", &[], "experience +2, token +1"),
        ("crashed-vehicle-1", &[], "tool +2, token +1"),
    ];
    for (token, answers, change) in cases {
        let mut t = search(players(2).with("shop", json!([[], ["kettle-mail-1"]])), 0, 1, token);
        let found = changes(&mut t, 0, ["search"].into_iter().chain(answers.iter().copied()));
        assert_eq!(found, format!("heart -1, {change}"), "{token}");
    }
}

/// NN-STK-07, NN-OPEN-36
#[test]
fn a_shelter_sells_gear_for_six_coins_less() {
    let shop = json!([["tavern-door", "siege-bow"], ["kettle-mail-1"]]);
    let mut t = search(players(2).has(0, "coins", 2).with("shop", shop), 0, 1, "ruined-shelter");
    t.play(["search"]);
    assert_eq!(t.keys(0), ["gear/tavern-door", "gear/kettle-mail-1", "gear/none"], "the bow is 6 even so");
    t.play(["gear/tavern-door", "slot/red/2"]);
    assert_eq!((t.player(0).coins, names(&t.player(0).finds)), (2, vec!["ruined-shelter"]), "6 - 6");
    assert_eq!(t.player(0).red[1].map(|id| BOOK.names().name(id)), Some("tavern-door"));
}

/// NN-LOC-04: an empty row is filled first.
#[test]
fn an_empty_row_is_filled_before_somebody_is_chosen() {
    let scene = turn_of(0).has(0, "track", [0, 0, 0, 0, 1]).with("row", json!([]));
    let mut t = arrive(scene, 0, Side::Above, "nomad-camp");
    t.play(["visit"]);
    assert_eq!(t.state().row.len(), 6);
    assert!(t.keys(0).iter().any(|key| key.starts_with("villager/")), "{}", t.open());
}

/// What is paid for certain stands beside a visit, and what a lost fight means beside a fight.
#[test]
fn what_is_done_at_a_place_says_its_price() {
    let t = players(2).stopped(0, space_of("undergarden")).has(0, "experience", 2).start();
    assert_eq!(t.stakes("visit"), "costs 2 experience");
    let t = players(2).stopped(0, lair_of(1)).start();
    assert_eq!(t.stakes("fight"), "risk: you gain 1 experience, and nothing else");
    assert_eq!(t.stakes("nothing"), "");
}

/// NN-DATA-01: every space of both maps has a name of its own, in what is seen and in what is offered.
#[test]
fn no_two_spaces_have_the_same_name() {
    for side in ["above", "under"] {
        let t = players(2).option("map", side).start();
        let view = table::Game::view(t.table.game(), None);
        let names: std::collections::BTreeSet<&str> =
            view.map.spaces.iter().map(|space| space.name).collect();
        assert_eq!(names.len(), view.map.spaces.len(), "{side}: {names:?}");
        assert!(!names.contains(""));
    }
    let sheet = json!([{ "points": 9, "reputation": 0 }]);
    let scene = crate::common::chapter(1, 2).with("phase", json!("between"));
    let mut t =
        scene.has(0, "sheet", &sheet).has(1, "sheet", json!([{ "points": 1, "reputation": 0 }])).start();
    t.play(["chapter/next"]);
    let labels: std::collections::BTreeSet<String> = t.keys(0).into_iter().map(|key| t.label(key)).collect();
    assert_eq!(labels.len(), 30, "{labels:?}");
}

/// NN-OPEN-13: what costs nothing can always be visited; one that heals but has a price cannot, and gear or a swap may be left.
#[test]
fn free_locations_cannot_fail() {
    let poor = |map: &str, at: u8| {
        let scene = players(2).option("map", map).stopped(0, at).has(0, "coins", 0).has(0, "hearts", 1);
        scene.has(0, "mana", 0).start()
    };
    for place in ["tower-of-miners", "hermits-hut", "monument", "istreka"] {
        assert!(poor("above", space_of(place)).offers("visit"), "{place}");
    }
    assert!(!poor("above", space_of("flying-casino")).offers("visit"), "5 hearts for 1 coin");
    let mut t = poor("above", space_of("hermits-hut"));
    t.play(["visit", "tile/none"]);
    assert_eq!((t.player(0).hearts, t.player(0).track[0]), (5, 1));
    let shop = json!([[], ["couriers-boots"]]);
    let mut t = players(2)
        .stopped(0, space_of("istreka"))
        .with("shop", shop)
        .draws(&["root-cellar", "overdue"])
        .start();
    t.play(["visit", "gear/none", "pile/basic", "pile/basic", "quest/overdue"]);
    assert_eq!((t.player(0).coins, t.player(0).pieces().count(), t.player(0).hand.len()), (17, 0, 1));
}
