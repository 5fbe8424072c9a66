//! Gear, abilities, artifacts (NN-GEAR, NN-HAB, NN-ART).

use super::*;

/// NN-EX-16, NN-GEAR-02
#[test]
fn the_helm_gives_its_heart_at_the_better_moment() {
    let full = full(ADA);
    for (hearts, after) in [(2, 1), (full, full - 1), (full - 1, full - 2)] {
        let scene = combat(ADA, 3, 0).has(0, "blue", [Some("arzian-helm"), None, None]);
        let mut t = scene.has(0, "hearts", hearts).dice([4]).start();
        t.play(["round"]);
        assert_eq!((t.player(0).hearts, dealt(&t)), (after, 3), "the combat goes on");
    }
    let scene = combat(ADA, 3, 0).has(0, "blue", [Some("arzian-helm"), None, None]).has(0, "mana", 0);
    let mut t = scene.dice([3]).start();
    assert_eq!(changes(&mut t, 0, ["round"]), "heart -2", "only a 4 brings one");
}

/// NN-GEAR-03
#[test]
fn gloves_and_coat_together_hold_one_more_mana() {
    for (worn, bought) in [("azure-gloves", "azure-coat"), ("azure-coat", "azure-gloves")] {
        let scene = players(2)
            .has(0, "blue", [Some(worn), None, None])
            .with("shop", json!([[], [bought]]))
            .draws(&["root-cellar", "overdue"]);
        let mut t = arrive(scene, 0, Side::Above, "istreka");
        t.play(["visit", format!("gear/{bought}").as_str(), "pile/basic", "pile/basic", "quest/overdue"]);
        assert_eq!(t.player(0).mana, 5, "at once");
        pass_all(&mut t);
        assert_eq!(t.player(0).mana, 5, "and each season");
    }
    for worn in ["azure-gloves", "azure-coat"] {
        let mut t = players(2).has(0, "blue", [Some(worn), None, None]).has(0, "mana", 0).start();
        pass_all(&mut t);
        assert_eq!(t.player(0).mana, 4, "one of them holds nothing");
    }
}

/// NN-GEAR-04
#[test]
fn a_shield_crystal_holds_one_more_mana() {
    for mana in [4, 1] {
        let scene = players(2).has(0, "mana", mana).with("shop", json!([[], ["shield-crystal-1"]]));
        let mut t = arrive(scene.draws(&["root-cellar", "overdue"]), 0, Side::Above, "istreka");
        t.play(["visit", "gear/shield-crystal-1", "pile/basic", "pile/basic", "quest/overdue"]);
        assert_eq!(t.player(0).mana, mana + 1, "at once");
        pass_all(&mut t);
        assert_eq!(t.player(0).mana, 5, "and each season");
    }
}

/// NN-EX-17, NN-GEAR-05, NN-HAB-13
#[test]
fn the_knife_pays_for_the_shield_in_the_same_round() {
    for mana in [2, 0] {
        let mut t = combat(ZEIK, 6, 0)
            .has(ZEIK, "red", [Some("vampire-knife"), None, None, None])
            .has(ZEIK, "blue", [Some("rock-shield"), None, None])
            .has(ZEIK, "mana", mana)
            .dice([1])
            .start();
        assert_eq!(
            changes(&mut t, ZEIK, ["round", "use/rock-shield/0"]),
            "heart -1",
            "+1 mana, -1 mana, 3 - 2 damage"
        );
        assert_eq!(dealt(&t), 2);
    }
    for (mana, gained) in [(1, 1), (3, 0)] {
        let red = [Some("vampire-knife"), None, None, None];
        let mut t = combat(ZEIK, 6, 0).has(ZEIK, "red", red).has(ZEIK, "mana", mana).dice([1]).start();
        t.play(["round"]);
        assert_eq!(t.player(ZEIK).mana, mana + gained, "only an empty slot is filled");
    }
}

/// NN-HAB-01, NN-MOVE-02
#[test]
fn haste_adds_two_steps_each_time() {
    let mut t = players(2).has(0, "hearts", 10).start();
    t.play(["hero/1", "use/basic/0"]);
    assert!(t.told("Ada uses Haste."));
    assert_eq!((t.state().act.map(|act| act.free), t.player(0).mana), (Some(3), 3));
    t.play(["space/13", "use/basic/0"]);
    assert_eq!((t.state().act.map(|act| act.free), t.player(0).mana), (Some(4), 2));
    t.play(["space/19", "space/13", "space/19", "space/13"]);
    assert_eq!((t.player(0).hearts, t.state().act.map(|act| act.free)), (10, Some(0)));
}

/// NN-HAB-02, NN-OPEN-52
#[test]
fn strange_luck_rolls_again_and_again() {
    let scene = turn_of(HALIA).has(HALIA, "at", 3).dice([4, 3, 1]).draws(&["old-teacher-1"]);
    let mut t = scene.start();
    t.play(["1:hero/1", "space/2", "stop", "search", "use/basic/0"]);
    assert!(t.offers("use/basic/0"), "the same die: {}", t.open());
    let end = changes(&mut t, HALIA, ["use/basic/0", "keep"]);
    assert!(end.starts_with("heart -1"), "{end}");
    assert_eq!((t.player(HALIA).mana, t.player(HALIA).hearts), (1, full(HALIA) - 1));
    let mut t = combat(HALIA, 9, 0).has(HALIA, "mana", 1).dice([1, 2]).start();
    t.play(["round", "use/basic/0"]);
    assert_eq!((dealt(&t), t.player(HALIA).mana), (2, 0), "no mana is left, and the 2 counts");
}

/// NN-HAB-03, NN-OPEN-54
#[test]
fn an_armored_namal_walks_past_enemies() {
    // The boots are for the fourth step.
    let boots = [Some("couriers-boots"), None, None];
    let mut t = turn_of(NAMAL).has(NAMAL, "hearts", 10).has(NAMAL, "blue", boots).start();
    t.play(["2:hero/3", "use/basic/0", "space/20", "space/21"]);
    assert_eq!((t.player(NAMAL).hearts, t.player(NAMAL).mana), (10, 1));
    t.play(["space/15"]);
    assert_eq!(t.player(NAMAL).hearts, 9, "a mountain is no enemy");
    t.play(["space/16", "stop"]);
    assert!(t.player(NAMAL).hearts == 9 && t.offers("fight") && t.offers("search"), "{}", t.open());
    t.play(["nothing", "0:pass", "1:pass", "hero/1", "space/10", "space/9"]);
    assert_eq!(t.player(NAMAL).hearts, 8, "until the end of the turn only");
}

/// NN-HAB-04
#[test]
fn farsight_draws_a_card_once_a_season() {
    let mut t = turn_of(ZEIK).draws(&["warp-stone"]).start();
    assert_eq!(changes(&mut t, ZEIK, ["use/basic/0", "pile/artifact"]), "mana -1, quest +1");
    assert_eq!(names(&t.player(ZEIK).hand), ["warp-stone"]);
    assert!(!t.offers("use/basic/0") && t.state().active.0 == 3, "{}", t.open());
    pass_all(&mut t);
    t.play(["0:pass", "1:pass", "2:pass"]);
    assert!(t.offers("use/basic/0"), "in the next season again: {}", t.open());
}

/// NN-EX-15, NN-HAB-05
#[test]
fn toughness_makes_every_search_one_heart_cheaper() {
    for (die, change) in [(1, "experience +2, token +1"), (3, "heart -2, experience +2, token +1")] {
        let scene = turn_of(ZEIK).has(ZEIK, "blue", [Some("toughness"), None, None]);
        let mut t = search(scene, ZEIK, die, "old-teacher-1");
        assert_eq!(changes(&mut t, ZEIK, ["search"]), change);
    }
    // Not at a location.
    let scene = turn_of(ZEIK).has(ZEIK, "blue", [Some("toughness"), None, None]).dice([3]);
    let mut t = arrive(scene, ZEIK, Side::Above, "crystal-meteorite");
    assert_eq!(changes(&mut t, ZEIK, ["visit"]), "heart -3, experience +1, crystal +1");
}

/// NN-HAB-06
#[test]
fn self_repair_takes_a_tool_in_peace() {
    let scene = |scene: Scene, hearts: u8| {
        let scene = scene.has(NAMAL, "blue", [Some("self-repair"), None, None]);
        scene.has(NAMAL, "hearts", hearts).has(NAMAL, "track", [0, 2, 0, 0, 0])
    };
    for (hearts, change) in [(3, "heart +7, tool -1"), (full(NAMAL) - 4, "heart +4, tool -1")] {
        let mut t = scene(turn_of(NAMAL), hearts).start();
        assert_eq!(changes(&mut t, NAMAL, ["use/self-repair/0"]), change);
        t.play(["hero/1", "space/15"]);
        assert!(!t.offers("use/self-repair/0"), "once a season: {}", t.open());
    }
    let mut t = scene(combat(NAMAL, 6, 0), 5).dice([1]).start();
    assert!(!t.offers("use/self-repair/0"), "{}", t.open());
    t.play(["round"]);
    assert_eq!(t.own(NAMAL as u8), ["enough", "boost"], "never in combat");
}

/// NN-HAB-07, NN-OPEN-17
#[test]
fn leadership_makes_recruits_one_coin_cheaper() {
    for (blue, coins) in [([None; 3], 13), ([Some("leadership"), None, None], 14)] {
        let scene = turn_of(HALIA).has(HALIA, "blue", blue).with("hire", json!(["hettie-marl"]));
        let mut t = scene.start();
        let shown = |seat: usize| t.table.game().view(Some(Seat(seat as u8))).hire[0].recruit;
        assert_eq!(
            (shown(HALIA), shown(ADA)),
            (Some(17 - coins as u8), Some(4)),
            "what it would cost whoever looks"
        );
        t.play(["recruit/hettie-marl", "tile/none"]);
        assert_eq!(t.player(HALIA).coins, coins, "17 - 2 x 2");
    }
}

/// NN-HAB-09, NN-MANA-04
#[test]
fn siphon_power_fills_empty_slots() {
    let blue = [Some("siphon-power"), Some("research"), None];
    let mut t = players(2).has(0, "blue", blue).has(0, "mana", 1).has(0, "track", [0, 0, 2, 0, 0]).start();
    assert_eq!(changes(&mut t, 0, ["use/siphon-power/0"]), "mana +3, demon -1", "up to 4");
    t.play(["use/research/0"]);
    assert_eq!(changes(&mut t, 0, ["use/siphon-power/0"]), "mana +3, demon -1", "and again");
    let mut t = players(2).has(0, "blue", blue).has(0, "mana", 0).has(0, "track", [0, 0, 1, 0, 0]).start();
    assert_eq!(changes(&mut t, 0, ["use/siphon-power/0"]), "mana +4, demon -1");
    assert!(t.told("Ada uses Siphon Power."));
}

/// NN-MANA-04, NN-HAB-09: at any time of one's turn, so in a combat as well.
#[test]
fn siphon_power_pays_for_an_attack() {
    let scene = combat(ADA, 6, 0).has(0, "blue", [Some("siphon-power"), None, None]).has(0, "mana", 0);
    let mut t = scene.has(0, "track", [0, 0, 1, 0, 0]).dice([1]).start();
    t.play(["round"]);
    assert_eq!(t.own(0), ["enough"]);
    t.play(["use/siphon-power/0", "boost"]);
    assert_eq!((dealt(&t), t.player(0).mana, t.player(0).track[2]), (1 + 3, 3, 0));
}

/// NN-HAB-10, NN-OPEN-53
#[test]
fn the_gravity_orb_adds_a_die() {
    for (answer, sum, mana) in [("boost", 3 + 4, 3), ("enough", 3, 4)] {
        let red = [Some("gravity-orb"), None, None, None];
        let mut t = combat(ADA, 9, 0).has(0, "red", red).dice([1, 4]).start();
        t.play(["round", answer]);
        assert_eq!((dealt(&t), t.player(0).mana), (sum, mana));
    }
}

/// NN-HAB-12
#[test]
fn cinder_slash_needs_dark_flame() {
    let scene =
        |red: [Option<&str>; 4]| turn_of(HALIA).has(HALIA, "red", red).has(HALIA, "experience", 9).start();
    assert!(!scene([None; 4]).offers("learn/cinder-slash"));
    let mut t = scene([Some("dark-flame"), None, None, None]);
    t.play(["learn/cinder-slash", "slot/red/2"]);
    assert_eq!(t.player(HALIA).red[1].map(|id| BOOK.names().name(id)), Some("cinder-slash"));
}

/// NN-ART-01, NN-ART-04, NN-ART-05
#[test]
fn trap_candle_and_chest_serve_once_a_season() {
    for (card, change) in [
        ("demon-trap", "mana -1, demon +1"),
        ("life-candle", "heart +6, mana -1"),
        ("magic-chest", "mana -1, coin +4"),
    ] {
        let key = format!("use/{card}/0");
        let mut t = players(2).has(0, "played", [card]).has(0, "hearts", 2).start();
        assert_eq!(changes(&mut t, 0, [key.as_str()]), change);
        assert!(!t.offers(&key) && t.state().active.0 == 0, "{card}: {}", t.open());
        let id = BOOK.quests.iter().find(|id| BOOK.names().name(*id) == card).expect("it is there");
        assert!(t.told(&format!("Ada uses {}.", BOOK.quests[id].name)));
        pass_all(&mut t);
        assert!(t.offers(&key), "{card}: in the next season");
    }
}

/// NN-ART-01, NN-ART-05
#[test]
fn nothing_is_caught_in_the_final_production() {
    let mut t = players(2)
        .with("season", json!(6))
        .built(0, &[(12, "inn")])
        .has(0, "waiting", [1, 0, 0, 0, 0, 0])
        .has(0, "played", ["demon-trap", "magic-chest"])
        .start();
    pass_all(&mut t);
    assert_eq!(t.keys(0), ["ready", "house/shell/4"]);
}

/// NN-HERO-03: what could give nothing is not offered.
#[test]
fn nobody_burns_the_candle_for_nothing() {
    for (hearts, burns) in [(full(ADA), false), (full(ADA) - 1, true)] {
        let t = players(2).has(0, "played", ["life-candle"]).has(0, "hearts", hearts).start();
        assert_eq!(t.offers("use/life-candle/0"), burns, "{hearts} hearts");
    }
}

/// NN-ART-04
#[test]
fn the_candle_does_not_burn_in_combat() {
    let mut t = combat(ADA, 6, 0).has(0, "played", ["life-candle"]).has(0, "hearts", 4).dice([1]).start();
    assert_eq!(t.keys(0), ["round", "retreat"]);
    t.play(["round"]);
    assert_eq!(t.keys(0), ["enough", "boost"]);
}

/// NN-ART-02
#[test]
fn the_warp_stone_adds_four_steps_to_the_move() {
    let mut t = players(2).has(0, "played", ["warp-stone"]).start();
    assert!(!t.offers("use/warp-stone/0"), "it is no action of its own: {}", t.open());
    t.play(["hero/1", "use/warp-stone/0"]);
    assert_eq!((t.state().act.map(|act| act.free), t.player(0).mana), (Some(5), 3));
    t.play(["space/13", "stop", "nothing"]);
    assert_eq!((t.state().active.0, t.player(0).acted), (1, [true, false, false]));
}

/// NN-ART-03, NN-OPEN-34
#[test]
fn the_hound_fetches_any_token() {
    let mut t = players(2)
        .has(0, "played", ["metal-hound"])
        .has(0, "hearts", 1)
        .draws(&["crashed-vehicle-2"])
        .start();
    t.play(["use/metal-hound/0"]);
    assert_eq!(t.keys(0).len(), 14);
    t.play(["letter/n"]);
    assert_eq!((t.player(0).mana, t.player(0).track[1], t.player(0).hearts), (1, 2, 1), "without a die");
    assert_eq!((names(&t.player(0).finds), t.state().letters[13]), (vec!["crashed-vehicle-2"], false));
    let mut t = players(2)
        .has(0, "played", ["metal-hound"])
        .has(0, "blue", [Some("shield-crystal-1"), Some("shield-crystal-2"), None])
        .has(0, "mana", 6)
        .draws(&["crashed-vehicle-2"])
        .start();
    t.play(["use/metal-hound/0", "letter/a"]);
    assert!(t.player(0).mana == 3 && !t.offers("use/metal-hound/0"), "once a season");
}

/// NN-ART-06, NN-OPEN-55
#[test]
fn the_fungus_is_a_hero_action_of_its_own() {
    let scene = || players(2).has(0, "played", ["lightning-fungus"]).has(0, "acted", [true; 3]);
    let mut t = scene().start();
    t.play(["use/lightning-fungus/0"]);
    assert_eq!((t.state().act.map(|act| act.free), t.player(0).mana), (Some(3), 3));
    t.play(["space/8", "stop", "visit"]);
    assert_eq!((t.player(0).track[1], t.state().active.0), (1, 1), "a visit, and the turn is over");
    t.play(["1:pass"]);
    assert!(t.is_asked(0) && !t.offers("use/lightning-fungus/0"), "once a season");
    let t = scene().has(0, "hearts", 0).start();
    assert!(!t.offers("use/lightning-fungus/0"), "not without a heart");
    let t = scene().with("active", json!(1)).start();
    assert!(!t.offers("use/lightning-fungus/0"), "not on another's turn");
}

/// NN-GEAR-03: half of the pair gives nothing.
#[test]
fn half_of_the_azure_pair_gives_no_mana() {
    for half in ["azure-coat", "azure-gloves"] {
        let scene = turn_of(0).has(0, "mana", 2).with("shop", json!([[], [half]])).has(0, "coins", 30);
        let mut t = arrive(scene, 0, Side::Above, "istreka");
        t.play(["visit", format!("gear/{half}").as_str()]);
        assert_eq!(t.player(0).mana, 2, "{half}");
    }
}

/// NN-GEAR-02, NN-HAB-10: whatever a number brings, and on an additional die as well.
#[test]
fn every_number_that_is_rolled_counts() {
    let mut t = combat(1, 6, 0)
        .has(1, "mana", 1)
        .has(1, "blue", json!(["borrowed-luck", null, null]))
        .dice([1])
        .start();
    assert!(changes(&mut t, 1, ["round", "keep"]).contains("mana +1"), "{}", t.open());
    let mut t = combat(0, 6, 0)
        .has(0, "hearts", 8)
        .has(0, "red", json!(["gravity-orb", null, null, null]))
        .has(0, "blue", json!(["arzian-helm", null, null]))
        .dice([1, 4])
        .start();
    let harm = BOOK.foe(Side::Above, 6).damage;
    t.play(["round", "boost"]);
    assert_eq!(t.player(0).hearts, 8 + 1 - harm);
}

/// NN-GEAR-02, NN-EX-16: two of them, with room for both, for one and for none before the damage.
#[test]
fn the_hearts_of_all_fours_come_at_the_better_moment() {
    let harm = BOOK.foe(Side::Above, 6).damage;
    for (before, after) in
        [(2, 2 + 2 - harm), (full(0) - 1, full(0) - harm + 1), (full(0), full(0) - harm + 2)]
    {
        let mut t = combat(0, 6, 0)
            .has(0, "hearts", before)
            .has(0, "red", json!([null, null, null, "gravity-orb"]))
            .has(0, "blue", json!(["arzian-helm", null, null]))
            .dice([4, 4])
            .start();
        t.play(["round", "boost"]);
        assert_eq!(t.player(0).hearts, after, "{before} hearts before");
    }
}

/// NN-HAB-01, NN-HAB-09, NN-ART-02: mana for steps and demons for mana, as often as one likes; but not beyond what could matter, and the
/// table can always be saved.
#[test]
fn nobody_collects_steps_for_ever() {
    let mut t = players(2)
        .has(0, "blue", json!(["siphon-power", null, null]))
        .has(0, "played", ["warp-stone"])
        .has(0, "track", [0, 0, 60, 0, 0])
        .start();
    t.play(["hero/2"]);
    let mut answers = 0;
    while let Some(key) = ["use/warp-stone/0", "use/siphon-power/0"].into_iter().find(|key| t.offers(key)) {
        t.play([key]);
        answers += 1;
        assert!(answers < 40, "for ever");
    }
    assert_eq!(t.state().act.expect("a hero moves").free, 2 + 12 * 4, "with 50 one comes everywhere");
    let again = table::Table::<now_or_never::NowOrNever>::load(BOOK.clone(), t.table.save())
        .expect("its own save opens");
    assert_eq!(table::Game::state(again.table.game()), t.state());
}

/// NN-HAB-03: once is enough.
#[test]
fn enemies_are_ignored_once() {
    let mut t = turn_of(NAMAL).start();
    t.play(["2:hero/1", "2:use/basic/0"]);
    assert!(!t.offers("use/basic/0"));
}

/// NN-FIGHT-06, NN-MANA-06: what is asked for is what will count.
#[test]
fn the_defense_of_blue_pieces_is_said_before_mana_is_spent() {
    let mut t =
        combat(HALIA, 6, 0).has(1, "blue", json!(["borrowed-luck", "ward-lantern", null])).dice([2]).start();
    t.play(["1:round"]);
    while t.offers("keep") {
        t.play(["1:keep"]);
    }
    let asked = t.asked(1).prompt.clone();
    assert!(asked.contains("with a defense of 1;"), "{asked}");
}

/// NN-GEAR-03, NN-OPEN-21: what a new place for mana brings is told, and so is what is lost with it.
#[test]
fn mana_of_new_places_is_told() {
    let level_2 = json!(["research", null, null]);
    let ward =
        BOOK.abilities.iter().find(|id| BOOK.names().name(*id) == "standing-ward").expect("it is there");
    let scene = players(2).has(0, "blue", level_2).has(0, "experience", BOOK.ability(ward).cost);
    let mut t = scene.start();
    let before = t.player(0).mana;
    t.play(["learn/standing-ward"]);
    assert_eq!(t.player(0).mana, before + 1);
    assert!(t.told("Ada gains 1 mana."));
    let worn = json!(["shield-crystal-1", "couriers-boots", "arzian-helm"]);
    let mut t = players(2).has(0, "blue", worn).has(0, "mana", before + 1).has(0, "experience", 2).start();
    t.play(["learn/siphon-power", "slot/blue/1"]);
    assert_eq!(t.player(0).mana, before);
    assert!(t.told("Ada loses 1 mana."));
}

/// Nobody is asked to add to a blow that beats the enemy and takes no damage; whoever lacks either is.
#[test]
fn what_is_enough_is_not_asked_about() {
    let worn = json!(["kettle-mail-1", "ward-lantern", null]);
    let asked = |dealt: u8, blue: &serde_json::Value| {
        // The Cellar Crab has 3 health and deals 1.
        let mut t = combat(HALIA, 1, dealt).has(1, "blue", blue).dice([2]).start();
        t.play(["1:round"]);
        while t.offers("keep") {
            t.play(["1:keep"]);
        }
        t.offers("enough")
    };
    assert!(!asked(2, &worn), "2 more damage, and a defense of 1");
    assert!(!asked(1, &worn), "2 more are exactly enough");
    assert!(asked(0, &worn), "too little damage");
    assert!(asked(2, &json!([null, "ward-lantern", null])), "no defense");
}

/// NN-ART-01, NN-ART-04, NN-ART-05, NN-QDRAW-05, NN-OPEN-65: on another's turn, in the middle of it, after passing, and in combat where
/// the card allows it.
#[test]
fn some_artifacts_are_used_at_any_time() {
    let cards = ["demon-trap", "life-candle", "magic-chest"];
    let keys = cards.map(|card| format!("use/{card}/0"));
    let bo = |scene: Scene| scene.has(1, "played", cards).has(1, "hearts", 1).has(1, "passed", true);
    let offered = |t: &Play, seat: u8| keys.each_ref().map(|key| t.keys(seat).contains(&key.as_str()));
    let mut t = bo(players(2)).start();
    assert_eq!(offered(&t, 1), [true; 3], "on Ada's turn: {}", t.open());
    t.play(["pay/tobin-marl"]);
    assert_eq!(offered(&t, 1), [true; 3], "while Ada builds: {}", t.open());
    t.play(["1:use/magic-chest/0"]);
    assert_eq!((t.player(1).coins, offered(&t, 1)), (21, [true, true, false]), "once a season");
    assert!(t.offers("tile/none"), "and Ada goes on building");
    // Ada's own, in her combat and in one of its rounds.
    let scene = combat(ADA, 6, 0).has(0, "played", cards).has(0, "hearts", 4).dice([1]);
    let mut t = scene.start();
    assert_eq!(offered(&t, 0), [true, false, true], "the candle does not burn there: {}", t.open());
    assert_eq!(t.asked(0).closed, ["NN-ART-04"], "which is said");
    t.play(["round"]);
    assert_eq!((t.own(0), offered(&t, 0)), (vec!["enough", "boost"], [true, false, true]));
    t.play(["use/demon-trap/0"]);
    assert_eq!((t.player(0).track[2], t.own(0)), (1, vec!["enough", "boost"]), "the round goes on");
}

/// NN-MANA-04: at any time on the own turn is in a combat too, before each round and in it.
#[test]
fn blue_abilities_are_used_in_combat() {
    let scene = combat(ADA, 6, 0).has(0, "blue", json!(["siphon-power", "research", null])).has(0, "mana", 3);
    let mut t = scene.has(0, "track", json!([0, 0, 2, 0, 0])).dice([1]).start();
    assert!(t.offers("use/research/0") && t.offers("use/siphon-power/0"), "{}", t.open());
    t.play(["use/research/0", "use/siphon-power/0", "round"]);
    assert_eq!((t.player(0).track[2], t.player(0).track[4]), (1, 1));
    assert!(t.offers("use/research/0"), "while something may be added: {}", t.open());
    assert!(!t.own(0).contains(&"use/research/0"), "it adds nothing to the blow");
}

/// NN-ART-03, NN-ART-06, NN-MANA-04: the others wait for one's own turn.
#[test]
fn other_artifacts_wait_for_the_own_turn() {
    let cards = ["metal-hound", "lightning-fungus"];
    let t = players(2).has(1, "played", cards).start();
    assert!(!t.offers("use/metal-hound/0") && !t.offers("use/lightning-fungus/0"), "{}", t.open());
    let mut t = players(2).has(0, "played", cards).start();
    assert!(t.offers("use/metal-hound/0") && t.offers("use/lightning-fungus/0"));
    t.play(["pay/tobin-marl"]);
    assert!(
        t.offers("use/metal-hound/0") && !t.offers("use/lightning-fungus/0"),
        "it uses up a turn: {}",
        t.open()
    );
    // A combat belongs to the turn.
    let t = combat(ADA, 6, 0).has(0, "played", cards).has(0, "mana", 3).start();
    assert!(t.offers("use/metal-hound/0") && !t.offers("use/lightning-fungus/0"), "{}", t.open());
}
