//! Seasons, passing, specialists (NN-SEASON, NN-PASS, NN-SPEC, NN-SACT).

use super::*;

/// NN-SPEC-06: with a free slot nobody has to leave.
#[test]
fn a_third_specialist_takes_a_free_slot() {
    let mut t = players(2).with("hire", json!(ROW)).start();
    t.play(["recruit/noll-bracken"]);
    let board = names(t.player(0).specialists.iter().map(|hired| hired.who));
    assert_eq!(board, ["tobin-marl", "sorrel-mapp", "noll-bracken"]);
    assert!(t.state().retired.is_empty());
}

/// NN-SPEC-14
#[test]
fn specialists_need_no_action_token() {
    let t = players(2).has(0, "acted", [true; 3]).with("hire", json!(ROW)).start();
    for key in ["pay/tobin-marl", "hire/greta-oxhand", "recruit/yevka-sand", "rest/sorrel-mapp"] {
        assert!(t.offers(key), "{key}");
    }
}

/// NN-SEASON-01, NN-SEASON-04, NN-SEASON-05, NN-SEASON-06
#[test]
fn the_game_lasts_six_seasons() {
    let mut t = players(2).start();
    for season in 1..=5 {
        t.play(["0:pass"]);
        assert_eq!((t.state().season, t.state().active), (season, Seat(1)), "not all have passed");
        t.play(["1:pass"]);
        assert_eq!((t.state().season, t.state().phase), (season + 1, Phase::Actions));
        assert!(t.told(&format!("Production after season {season}.")) && !t.told("The final production."));
    }
    assert!(t.table.outcome().is_none());
    t.play(["0:pass", "1:pass"]);
    assert!(t.told("The final production.") && !t.told("Production after season 6."));
    assert_eq!(t.state().phase, Phase::Over);
    assert!(t.table.outcome().is_some() && t.player(0).score.is_some());
}

/// NN-SEASON-02
#[test]
fn the_holder_of_the_token_begins_the_next_season() {
    let mut t = players(3).with("first", json!(1)).start();
    t.play(["0:pass", "1:pass", "2:pass"]);
    assert_eq!((t.state().season, t.state().active), (2, Seat(1)));
    t.play(["1:pass"]);
    assert_eq!(t.state().active, Seat(2));
}

/// NN-SEASON-03
#[test]
fn a_turn_is_one_action() {
    let step = format!("space/{}", space_of("monument") - 1);
    let turns: [&[&str]; 6] = [
        &["pay/sorrel-mapp"],
        &["hire/hux-thimble"],
        &["recruit/yevka-sand"],
        &["rest/tobin-marl", "coin"],
        &["hero/1", &step, "stop", "nothing"],
        &["pass"],
    ];
    for turn in turns {
        let mut t = players(2).with("hire", json!(ROW)).start();
        t.play(turn.iter().copied());
        assert_eq!(t.state().active, Seat(1), "{turn:?}");
        assert!(!t.is_asked(0) || offered(&t, 0, "pass").is_empty());
    }
}

/// NN-SEASON-05, NN-BLD-03, NN-BLD-06, NN-PROD-01
#[test]
fn everybody_produces_when_the_season_is_over() {
    let mut t = players(2)
        .built(0, &[(12, "shell-barn"), (13, "bath-house")])
        .built(1, &[(12, "smithy"), (13, "garden-house")])
        .has(0, "hearts", 1)
        .start();
    t.play(["0:pass"]);
    assert_eq!(t.player(0).track[0], 0, "not before all have passed");
    t.play(["1:pass"]);
    assert_eq!((t.player(0).track, t.player(0).hearts), ([2, 0, 0, 0, 0], 1 + 3));
    assert_eq!((t.player(1).track, t.player(1).coins), ([0, 1, 0, 0, 0], 17 + 2));
    t.play(["0:pass", "1:pass"]);
    assert_eq!((t.player(0).track[0], t.player(1).track[1], t.player(1).coins), (4, 2, 17 + 4), "each time");
}

/// NN-PASS-01, NN-PASS-02, NN-PASS-04
#[test]
fn whoever_has_passed_is_skipped() {
    let mut t = players(3).start();
    assert!(t.offers("pay/tobin-marl") && t.offers("hero/1") && t.offers("pass"));
    t.play(["0:pass", "1:rest/greta-oxhand", "1:coin", "2:rest/bettine-keel", "2:coin"]);
    assert_eq!(t.state().active, Seat(1), "Ada is skipped");
    assert!(!t.is_asked(0));
    t.play(["1:pass", "2:rest/marda-quince", "2:coin"]);
    assert_eq!((t.state().active, t.state().season), (Seat(2), 1), "Cy goes on alone");
    let turns: Vec<String> =
        t.events.iter().map(|e| e.whole()).filter(|text| text.ends_with("'s turn.")).collect();
    assert_eq!(turns, ["Bo", "Cy", "Bo", "Cy", "Cy"].map(|who| format!("It is {who}'s turn.")));
    t.play(["2:pass"]);
    assert_eq!((t.state().active, t.state().season), (Seat(0), 2));
    assert!(t.offers("pass"), "Ada acts again in the next season");
}

/// NN-PASS-01
#[test]
fn whoever_cannot_act_passes() {
    let tired = json!([{ "who": "tobin-marl", "down": true }, { "who": "sorrel-mapp", "down": true }]);
    let scene = players(2).has(0, "coins", 0).has(0, "acted", [true; 3]).has(0, "specialists", tired);
    let t = scene.start();
    assert_eq!((t.player(0).passed, t.state().active), (true, Seat(1)));
}

/// NN-PASS-03
#[test]
fn a_passed_player_may_still_sell() {
    let mut t = players(2).has(0, "track", [1, 0, 0, 0, 0]).start();
    t.play(["0:pass"]);
    assert_eq!(t.keys(0), ["sell/0"], "and nothing that is an action");
    t.play(["0:sell/0"]);
    assert_eq!((t.player(0).coins, t.player(0).track[0]), (18, 0));
    assert_eq!(t.state().active, Seat(1));
}

/// NN-SPEC-03, NN-SPEC-04, NN-PASS-02, NN-OPEN-15
#[test]
fn specialists_of_a_passed_player_can_be_paid() {
    let mut t = players(2).has(1, "hearts", 2).start();
    t.play(["0:pass", "1:hire/sorrel-mapp"]);
    assert_eq!((t.player(0).coins, t.player(1).coins, t.player(1).hearts), (18, 15, full(1)));
}

/// NN-SPEC-01, NN-SPEC-13
#[test]
fn there_are_four_ways_to_use_specialists() {
    let t = players(2).has(0, "coins", 20).with("hire", json!(ROW)).start();
    assert_eq!(offered(&t, 0, "pay/"), ["pay/tobin-marl", "pay/sorrel-mapp"]);
    assert_eq!(offered(&t, 0, "hire/"), ["hire/greta-oxhand", "hire/hux-thimble"]);
    assert_eq!(offered(&t, 0, "recruit/"), ROW.map(|who| format!("recruit/{who}")));
    assert_eq!(offered(&t, 0, "rest/"), ["rest/tobin-marl", "rest/sorrel-mapp"], "nobody else's");
}

/// NN-SPEC-02, NN-SPEC-03, NN-SPEC-05: the upper amount, and twice as much.
#[test]
fn nobody_works_for_less() {
    let ways = |coins: u16| {
        let t = players(2).has(0, "coins", coins).with("hire", json!(["yevka-sand"])).start();
        ["pay/tobin-marl", "hire/greta-oxhand", "recruit/yevka-sand"].map(|key| t.offers(key))
    };
    assert_eq!(ways(1), [false, false, false]);
    assert_eq!(ways(2), [true, false, false]);
    assert_eq!(ways(3), [true, true, false]);
    assert_eq!(ways(5), [true, true, false]);
    assert_eq!(ways(6), [true, true, true]);
}

/// NN-SPEC-02, NN-SPEC-09, NN-SACT-01
#[test]
fn a_paid_healer_heals_and_lies_face_down() {
    let mut t = players(2).has(0, "hearts", 2).start();
    t.play(["pay/sorrel-mapp"]);
    assert_eq!((t.player(0).coins, t.player(0).hearts), (15, full(0)));
    assert_eq!(t.player(1).coins, 17, "to the supply");
    assert!(is_down(&t, 0, "sorrel-mapp"));
    assert!(t.offers("hire/tobin-marl") && !t.offers("hire/sorrel-mapp"), "not for Bo either");
    t.play(["1:pass"]);
    assert!(!t.offers("pay/sorrel-mapp") && !t.offers("rest/sorrel-mapp"));
    t.play(["0:pass"]);
    assert!(t.offers("pay/sorrel-mapp"), "in the next season");
}

/// NN-SPEC-03, NN-SPEC-04, NN-SPEC-09, NN-BUILD-11, NN-EX-28
#[test]
fn the_owner_takes_the_tax_from_the_supply() {
    let mut t = players(2).has(0, "hearts", 5).has(1, "hearts", 5).start();
    t.play(["hire/greta-oxhand", "tile/none"]);
    assert_eq!((t.player(0).coins, t.player(1).coins), (17 - 3, 17 + 1));
    assert_eq!((t.player(0).hearts, t.player(1).hearts), (8, 5), "whoever pays gets the rest");
    assert!(is_down(&t, 1, "greta-oxhand"));
    assert!(!t.offers("pay/greta-oxhand") && t.offers("pay/hux-thimble"));
}

/// NN-SPEC-03, NN-BUILD-01: for one's own town.
#[test]
fn another_players_builder_builds_for_whoever_pays() {
    let mut t = players(2).start();
    t.play(["hire/greta-oxhand", "tile/market-hall", "plot/13"]);
    assert_eq!(t.player(0).town[12], Some(building("market-hall")));
    assert_eq!(t.player(0).grid[0], None);
    assert_eq!(t.player(1).buildings().count(), 0);
    assert_eq!(t.player(1).grid.iter().flatten().count(), 20);
}

/// NN-SPEC-05, NN-SPEC-07, NN-SPEC-08, NN-SPEC-09, NN-EX-27
#[test]
fn a_recruit_costs_double_and_works_at_once() {
    let mut t = players(2).with("hire", json!(ROW)).draws(&["audric-foss"]).start();
    t.play(["recruit/yevka-sand"]);
    assert_eq!((t.player(0).coins, t.player(1).coins), (17 - 6, 17), "and no tax");
    assert_eq!((t.player(0).experience, t.player(0).track[0]), (2, 1));
    assert!(is_down(&t, 0, "yevka-sand"));
    let row = names(t.state().hire.iter().copied());
    assert_eq!(sorted(row), sorted(["petra-nock", "orrin-tack", "noll-bracken", "audric-foss"]));
    t.play(["1:pass"]);
    assert!(!t.offers("pay/yevka-sand") && !t.offers("rest/yevka-sand"));
}

/// NN-SPEC-08, NN-OPEN-14
#[test]
fn without_a_pile_the_row_gets_shorter() {
    let gone = BOOK
        .specialists
        .iter()
        .filter(|id| BOOK.specialists[*id].starts.is_none() && !BOOK.specialists[*id].story);
    let gone: Vec<&str> = names(gone).into_iter().filter(|who| !ROW.contains(who)).collect();
    let mut t = players(2).with("hire", json!(ROW)).with("retired", json!(gone)).start();
    t.play(["recruit/noll-bracken"]);
    assert_eq!(names(t.state().hire.iter().copied()), &ROW[..3]);
}

/// NN-SPEC-10, NN-OPEN-16
#[test]
fn a_paid_builder_need_not_build() {
    let own = board(&["rusk-tolliver"]);
    let mut t = players(2).has(0, "specialists", own).start();
    t.play(["pay/rusk-tolliver", "tile/none"]);
    assert_eq!((t.player(0).coins, t.player(0).buildings().count()), (17 - 3, 0));
    assert_eq!(t.player(0).track[0], 1, "the other part of the action");
    assert!(is_down(&t, 0, "rusk-tolliver"));
    assert_eq!(t.state().active, Seat(1));
}

/// NN-SPEC-11, NN-SPEC-12
#[test]
fn a_rest_is_two_hearts_or_a_coin() {
    for (choice, hearts, coins) in [("heart", 5, 0), ("coin", 3, 1)] {
        let mut t = players(2).has(0, "hearts", 3).has(0, "coins", 0).start();
        t.play(["rest/sorrel-mapp"]);
        assert_eq!(t.keys(0), ["heart", "coin"]);
        t.play([choice]);
        assert_eq!((t.player(0).hearts, t.player(0).coins), (hearts, coins), "and no healing");
        assert!(is_down(&t, 0, "sorrel-mapp") && !is_down(&t, 0, "tobin-marl"));
        assert_eq!(t.state().active, Seat(1));
    }
}

/// NN-SACT-01, NN-SACT-02, NN-SACT-03, NN-EX-39
#[test]
fn healers_heal_and_bring_what_is_beside_their_icon() {
    for (who, mana, track) in [
        ("noll-bracken", 1, [0, 0, 0, 0, 0]),
        ("lirra-fell", 2, [0, 0, 0, 0, 0]),
        ("marda-quince", 1, [1, 0, 0, 0, 0]),
        ("cato-spindle", 1, [0, 1, 0, 0, 0]),
    ] {
        for hearts in [0, full(0) - 1, full(0)] {
            let scene =
                players(2).has(0, "specialists", board(&[who])).has(0, "hearts", hearts).has(0, "mana", 1);
            let mut t = scene.start();
            t.play([format!("pay/{who}").as_str()]);
            let ada = t.player(0);
            assert_eq!((ada.hearts, ada.mana, ada.track), (full(0), mana, track), "{who}");
        }
    }
}

/// NN-SACT-04, NN-EX-39
#[test]
fn teachers_bring_two_experience_and_more() {
    for (who, hearts, track) in
        [("imre-holt", 5, [0, 1, 0, 0, 0]), ("yevka-sand", 5, [1, 0, 0, 0, 0]), ("basil-ormsby", 7, [0; 5])]
    {
        let mut t = players(2).has(0, "specialists", board(&[who])).has(0, "hearts", 5).start();
        t.play([format!("pay/{who}").as_str()]);
        assert_eq!(
            (t.player(0).experience, t.player(0).hearts, t.player(0).track),
            (2, hearts, track),
            "{who}"
        );
    }
}

/// NN-SACT-05
#[test]
fn gear_on_the_season_board_may_be_bought_or_left() {
    let mut t = at_the_shop().has(0, "coins", 1 + 8).start();
    t.play(["pay/petra-nock"]);
    let payable =
        ["tavern-door", "gate-spear-1", "kettle-mail-1", "couriers-boots", "shield-crystal-1", "none"];
    assert_eq!(t.keys(0), payable.map(|gear| format!("gear/{gear}")), "the siege bow costs 12");
    t.play(["gear/none"]);
    assert_eq!((t.player(0).coins, t.player(0).pieces().count()), (8, 0));
    assert!(is_down(&t, 0, "petra-nock"));
    assert_eq!(t.state().active, Seat(1));
}

/// NN-SACT-05: one piece, and 2 coins off with the auctioneer.
#[test]
fn one_piece_of_gear_ends_the_action() {
    let mut t = at_the_shop().has(0, "specialists", board(&["gaspar-grist"])).start();
    t.play(["pay/gaspar-grist", "gear/kettle-mail-1"]);
    assert_eq!((t.player(0).coins, t.player(0).pieces().count()), (40 - 3 - 6, 1));
    assert_eq!(t.state().active, Seat(1));
}

/// NN-SACT-05, NN-QPLAY-07: the guild's badge goes on working.
#[test]
fn a_played_card_may_make_gear_cheaper() {
    let mut t = at_the_shop().has(0, "played", ["guild-discount"]).has(0, "coins", 1 + 7).start();
    t.play(["pay/petra-nock"]);
    assert_eq!(t.label("gear/kettle-mail-1"), "Kettle Mail for 7 coins");
    t.play(["gear/kettle-mail-1"]);
    assert_eq!((t.player(0).coins, t.player(0).pieces().count()), (0, 1));
}

/// NN-SACT-07
#[test]
fn a_piece_of_the_same_colour_takes_its_place_in_the_shop() {
    for (gear, slot, at, next) in
        [("siege-bow", Some("slot/red/1"), 0, "thunder-jar"), ("couriers-boots", None, 1, "azure-coat")]
    {
        let mut t = at_the_shop().draws(&[next]).start();
        let before = t.state().shop.clone();
        t.play(["pay/petra-nock", format!("gear/{gear}").as_str()]);
        t.play(slot);
        let shop = &t.state().shop;
        assert_eq!(shop[1 - at], before[1 - at]);
        let mut wanted: Vec<&str> =
            names(before[at].iter().copied()).into_iter().filter(|other| *other != gear).collect();
        wanted.push(next);
        assert_eq!(sorted(names(shop[at].iter().copied())), sorted(wanted));
    }
}
