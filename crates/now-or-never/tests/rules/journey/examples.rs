//! Worked examples of the hero action: ways, cards, combats, villagers, a search (NN-EX).

use super::*;

/// NN-EX-02, NN-MOVE-03, NN-MOVE-06, NN-QPLAY-01, NN-LOC-09
#[test]
fn namal_goes_to_the_undergarden() {
    let mut t = turn_of(NAMAL)
        .has(NAMAL, "hearts", 10)
        .has(NAMAL, "experience", 2)
        .has(NAMAL, "track", [0, 1, 0, 0, 0])
        .has(NAMAL, "hand", ["pruning-season"])
        .draws(&["root-cellar", "warp-stone"])
        .start();
    for (answer, hearts) in [("2:hero/1", 10), ("space/15", 9), ("space/21", 9), ("space/22", 8)] {
        t.play([answer]);
        assert_eq!(t.player(NAMAL).hearts, hearts, "{answer}");
    }
    t.play(["stop"]);
    assert_eq!(changes(&mut t, NAMAL, ["quest/pruning-season"]), "coin +5, tool -1, quest -1, played +1");
    let visit = ["visit", "pile/basic", "pile/artifact", "quest/warp-stone"];
    assert_eq!(changes(&mut t, NAMAL, visit), "coin +6, experience -2, quest +1");
    assert_eq!(names(&t.player(NAMAL).hand), ["warp-stone"]);
}

/// NN-EX-14, NN-QPLAY-02
#[test]
fn a_card_is_played_at_its_location_only() {
    for (place, playable) in [("undergarden", true), ("forest-of-faces", false), ("monument", false)] {
        let scene = players(2).has(0, "hand", ["lightning-fungus"]).has(0, "track", [0, 0, 0, 0, 2]);
        let t = arrive(scene, 0, Side::Above, place);
        assert_eq!(t.offers("quest/lightning-fungus"), playable, "{place}");
    }
    // On the way through it is not enough.
    let mut t = players(2)
        .has(0, "hand", ["lightning-fungus"])
        .has(0, "track", [0, 0, 0, 0, 2])
        .has(0, "at", 21)
        .start();
    t.play(["hero/2", "space/22"]);
    assert!(!t.offers("quest/lightning-fungus"));
    t.play(["space/28", "stop"]);
    assert!(!t.offers("quest/lightning-fungus"));
}

/// NN-EX-40, NN-QPLAY-04, NN-QPLAY-05
#[test]
fn a_requirement_has_to_be_met_besides_the_cost() {
    let town = [(12, "inn"), (13, "school")];
    for (books, housed, playable) in [
        (2, [1, 1, 1, 1, 0, 0], true),
        (2, [1, 1, 1, 0, 0, 0], false),
        (2, [0; 6], false),
        (1, [1, 1, 1, 1, 0, 0], false),
    ] {
        let scene = players(2)
            .built(0, &town)
            .has(0, "hand", ["treaty-day"])
            .has(0, "track", [0, 0, 0, 0, books])
            .has(0, "housed", [[0; 6], [0; 6], [0; 6], housed]);
        let mut t = arrive(scene, 0, Side::Above, "monument");
        assert_eq!(t.offers("quest/treaty-day"), playable, "{books} books, {housed:?}");
        if playable {
            assert_eq!(changes(&mut t, 0, ["quest/treaty-day"]), "book -2, quest -1, played +1");
        }
    }
    // A requirement without a cost.
    let plots = [(12, "inn"), (13, "school"), (14, "smithy"), (15, "library")];
    for n in [3, 4] {
        let scene = players(2).built(0, &plots[..n]).has(0, "hand", ["new-face"]);
        let mut t = arrive(scene, 0, Side::Above, "monument");
        assert_eq!(t.offers("quest/new-face"), n == 4, "{n} buildings");
        if n == 4 {
            assert_eq!(changes(&mut t, 0, ["quest/new-face"]), "coin +2, quest -1, played +1");
        }
    }
}

/// NN-EX-40, NN-QPLAY-07, NN-QPLAY-11
#[test]
fn cards_count_at_the_end_if_they_were_played() {
    let score = |field: &str, cards: &[&str]| {
        let red = [Some("quarry-hammer-1"), None, None, None];
        let row = [(12, "school"), (13, "smithy"), (14, "inn"), (15, "library"), (11, "workshop")];
        let scene = players(2).with("season", json!(6)).built(0, &row);
        let scene = scene.has(0, "red", red).has(0, field, cards);
        let mut t = scene.start();
        pass_all(&mut t);
        t.player(0).score.expect("the game is over").quests
    };
    assert_eq!(score("played", &["veterans-table"]), 4 + 2, "2 for gear");
    assert_eq!(score("hand", &["veterans-table"]), 0);
    assert_eq!(score("played", &["orchard-under-glass"]), 4 + 2, "2 for each full row");
    assert_eq!(score("played", &["names-for-the-stone"]), 5, "and nothing else");
    assert_eq!(score("played", &["names-for-the-stone", "veterans-table"]), 11);
}

/// NN-EX-29, NN-VISIT-04, NN-ZERO-01, NN-ZERO-03, NN-OPEN-11
#[test]
fn the_last_heart_buys_nothing_in_the_forest() {
    for (hearts, change) in [(5, "heart -5"), (6, "heart -5, coin +5")] {
        let mut t = arrive(players(2).has(0, "hearts", hearts), 0, Side::Above, "forest-of-faces");
        assert_eq!(changes(&mut t, 0, ["visit"]), change);
        assert_eq!((t.player(0).hearts, t.state().active.0), (hearts - 5, 1));
    }
    // Hearts go first, and nothing else is paid.
    let mut t = arrive(players(2).has(0, "hearts", 5), 0, Side::Under, "forest-of-faces");
    assert_eq!(changes(&mut t, 0, ["visit"]), "heart -5", "NN-OPEN-12");
    let mut t = arrive(players(2).has(0, "hearts", 4).dice([4]), 0, Side::Above, "crystal-meteorite");
    assert_eq!(changes(&mut t, 0, ["visit"]), "heart -4");
}

/// NN-EX-05, NN-FIGHT-07, NN-GEAR-01
#[test]
fn three_pieces_of_defense_against_five() {
    let blue = [Some("azure-coat"), Some("kettle-mail-1"), Some("kettle-mail-2")];
    let mut t = combat(ADA, 9, 0).has(0, "blue", blue).dice([4]).start();
    assert_eq!(changes(&mut t, 0, ["round"]), "heart -2");
}

/// NN-EX-06, NN-MANA-06, NN-FIGHT-08, NN-FIGHT-10
#[test]
fn defense_works_in_every_round_and_damage_adds_up() {
    let scene = combat(ADA, 6, 0).has(0, "hearts", 10).has(0, "blue", [Some("kettle-mail-1"), None, None]);
    let mut t = scene.dice([4, 4, 4]).start();
    for (hearts, sum) in [(8, 3), (6, 6), (4, 9)] {
        t.play(["round"]);
        assert_eq!((t.player(0).hearts, dealt(&t)), (hearts, sum));
        assert_eq!(t.keys(0), ["round", "retreat"]);
    }
}

/// NN-EX-03, NN-MANA-02
#[test]
fn namal_pays_a_mana_for_one_more_damage() {
    for (answer, sum, mana) in [("enough", 2, 2), ("boost", 3, 1)] {
        let mut t = combat(NAMAL, 3, 0).dice([1]).start();
        t.play(["round", answer]);
        assert_eq!((dealt(&t), t.player(NAMAL).mana), (sum, mana), "no second time");
    }
}

/// NN-EX-04, NN-HAB-11, NN-MANA-02, NN-FIGHT-03
#[test]
fn dark_flame_burns_hotter_once_a_roll() {
    let scene = || combat(HALIA, 6, 0).has(HALIA, "red", [Some("dark-flame"), None, None, None]).dice([1, 1]);
    let mut t = scene().start();
    t.play(["round", "keep", "enough"]);
    assert_eq!((dealt(&t), t.player(HALIA).mana), (3, 3));
    let mut t = scene().start();
    t.play(["round", "keep", "boost"]);
    assert_eq!((dealt(&t), t.player(HALIA).mana), (5, 2), "the round is over: {}", t.open());
    t.play(["round", "keep", "boost"]);
    assert_eq!((dealt(&t), t.player(HALIA).mana), (10, 1), "again in the next roll");
}

/// NN-EX-07, NN-FIGHT-09, NN-FIGHT-11, NN-FIGHT-12, NN-FIGHT-17, NN-FIGHT-18
#[test]
fn a_beaten_wolf_gives_experience_and_a_villager() {
    let mut t = players(2).has(0, "at", space_of("ublo-tower")).dice([4, 4]).start();
    t.play(["hero/1", "fight/7", "round"]);
    assert_eq!(t.keys(0), ["villager/shell", "villager/tool", "villager/demon", "villager/crystal"]);
    t.play(["villager/crystal"]);
    assert_eq!((t.player(0).experience, t.player(0).waiting), (1, [0, 0, 0, 1, 0, 0]));
    assert_eq!((t.state().enemies[1], t.state().row.len()), (1, 5), "one token, and no new villager");
    assert_eq!(t.state().active.0, 1);
}

/// NN-EX-30, NN-FIGHT-13, NN-FIGHT-15, NN-FIGHT-16, NN-ZERO-01, NN-ZERO-04
#[test]
fn whoever_falls_with_the_enemy_has_lost() {
    let scene = |hearts: u8| {
        players(2)
            .changed("enemies.toml", "health = 3\ndamage = 1", "health = 3\ndamage = 2")
            .has(0, "hearts", hearts)
            .has(1, "mana", 0)
            .dice([4, 1])
    };
    let mut t = scene(2).start();
    assert_eq!(changes(&mut t, 0, ["hero/1", "fight/20"]), "heart -2, experience +1");
    assert_eq!((t.state().enemies[0], t.state().active.0), (2, 1));
    t.play(["1:hero/1", "fight/20"]);
    assert_eq!(dealt(&t), 1, "it is back at full health");
    let mut t = scene(3).start();
    assert_eq!(changes(&mut t, 0, ["hero/1", "fight/20"]), "heart -2, coin +2, experience +1");
    assert_eq!(t.state().enemies[0], 1);
}

/// NN-EX-33, NN-FIGHT-19
#[test]
fn a_row_that_empties_in_the_middle_is_filled() {
    let mut t = combat(ADA, 6, 11).with("row", json!(["demon"])).dice([4]).start();
    t.play(["round"]);
    let villagers = t.keys(0).into_iter().filter(|key| key.starts_with("villager/")).collect::<Vec<_>>();
    assert_eq!(villagers, ["villager/demon"]);
    t.play(["villager/demon"]);
    let second = t.keys(0)[0].to_owned();
    assert!(second.starts_with("villager/"), "{}", t.open());
    t.play([second.as_str()]);
    assert_eq!((t.player(0).waiting.iter().sum::<u8>(), t.state().row.len()), (2, 5));
    assert_eq!(t.player(0).experience, 2, "nothing was paid");
}

/// NN-EX-34, NN-FIGHT-19
#[test]
fn experience_calls_villagers_before_one_chooses() {
    let mut t = combat(ADA, 6, 11).with("row", json!(["demon"])).dice([4]).start();
    t.play(["round", "refill"]);
    assert!(!t.offers("refill") && t.offers("villager/demon"), "{}", t.open());
    t.play(["villager/demon"]);
    let second = t.keys(0)[0].to_owned();
    t.play([second.as_str()]);
    assert_eq!((t.player(0).waiting.iter().sum::<u8>(), t.state().row.len()), (2, 4), "2 of 6");
    assert_eq!(t.player(0).experience, 0, "2 gained, 2 paid");
}

/// NN-EX-31, NN-SEARCH-03, NN-ZERO-01, NN-ZERO-05
#[test]
fn a_search_that_takes_the_last_heart_finds_nothing() {
    for (die, change) in [(3, "heart -3"), (4, "heart -3"), (2, "heart -2, experience +2, token +1")] {
        let mut t = search(players(2).has(0, "hearts", 3), 0, die, "old-teacher-1");
        assert_eq!(changes(&mut t, 0, ["search"]), change);
        assert_eq!((t.state().letters[1], t.state().active.0), (die > 2, 1), "{die}");
    }
}
