//! Combat (NN-FIGHT, NN-MANA).

use super::*;

/// NN-FIGHT-01, NN-FIGHT-20
#[test]
fn a_fight_begins_with_a_round() {
    let mut t = players(2).dice([4]).start();
    t.play(["hero/1"]);
    assert!(t.offers("fight/20"));
    t.play(["space/20", "stop"]);
    assert!(t.offers("fight") && t.offers("nothing"), "it may also be left: {}", t.open());
    let mut t = players(2).has(0, "mana", 1).dice([1, 1]).start();
    t.play(["hero/1", "fight/20"]);
    assert_eq!(t.keys(0), ["enough", "boost"], "no retreat before the first round is over");
    t.play(["enough"]);
    assert_eq!(t.keys(0), ["round", "retreat"]);
    let mut t = players(2).with("enemies", json!([0, 2, 2, 2, 2, 2, 2, 2, 1])).start();
    t.play(["hero/1"]);
    assert!(!t.offers("fight/20"), "nobody is left there");
}

/// NN-FIGHT-02, NN-FIGHT-03, NN-FIGHT-04, NN-MANA-01
#[test]
fn only_the_slot_of_the_number_strikes() {
    for (face, damage) in [(1, 5), (2, 2), (3, 4), (4, 3)] {
        let red = [Some("siege-bow"), None, Some("quarry-hammer-1"), None];
        let mut t = combat(ADA, 9, 0).has(0, "red", red).has(0, "mana", 0).dice([face]).start();
        t.play(["round"]);
        assert_eq!(dealt(&t), damage, "{face}");
    }
}

/// NN-FIGHT-05, NN-FIGHT-06, NN-FIGHT-07
#[test]
fn defense_comes_from_blue_pieces_and_the_rolled_ability_only() {
    // Namal's faces: 2 has a defense of 2, 3 has none; the spear has 1 on slot 1.
    let red = [Some("gate-spear-1"), None, None, None];
    let mail = [Some("kettle-mail-1"), None, None];
    for (level, face, blue, lost) in [
        (2, 3, [None; 3], 2),
        (2, 1, [None; 3], 1),
        (2, 2, [None; 3], 0),
        (2, 3, mail, 1),
        (2, 1, mail, 0),
        (1, 2, mail, 0), // 1 damage, 3 defense: never below 0
        (5, 1, mail, 1),
    ] {
        let scene = combat(NAMAL, level, 0).has(NAMAL, "red", red).has(NAMAL, "blue", blue);
        let mut t = scene.has(NAMAL, "hearts", 9).dice([face]).start();
        t.play(["round"]);
        assert_eq!(9 - t.player(NAMAL).hearts, lost, "level {level}, {face}, {blue:?}");
    }
}

/// NN-MANA-03
#[test]
fn some_abilities_do_nothing_without_mana() {
    let from = "[\"rolled: damage 1\", \"1 mana: damage 3\"]";
    for (answer, sum) in [("enough", 0), ("boost", 2)] {
        let scene = combat(ADA, 3, 0).changed("heroes.toml", from, "[\"1 mana: damage 2\"]");
        let mut t = scene.dice([1]).start();
        t.play(["round", answer]);
        assert_eq!(dealt(&t), sum);
    }
}

/// NN-FIGHT-11, NN-FIGHT-12
#[test]
fn a_beaten_enemy_gives_all_that_is_shown() {
    for (level, health, change) in [
        (1, 3, "heart -1, coin +2, experience +1"),
        (3, 6, "heart -2, coin +2, experience +2, tool +1"),
        (4, 8, "heart -2, coin +3, experience +1, villager +1"),
        (7, 14, "heart -4, experience +3, crystal +2, villager +1"),
    ] {
        let mut t = combat(ADA, level, health - 3).dice([4]).start();
        let answers =
            if change.contains("villager") { vec!["round", "villager/shell"] } else { vec!["round"] };
        assert_eq!(changes(&mut t, 0, answers), change);
        assert_eq!(t.state().enemies[usize::from(level) - 1], 1, "the other token stays");
    }
}

/// NN-FIGHT-09, NN-FIGHT-10
#[test]
fn one_health_is_enough_to_go_on() {
    let mut t = combat(ADA, 6, 8).dice([4]).start();
    t.play(["round"]);
    assert_eq!((dealt(&t), t.state().enemies[5]), (11, 2), "of 12");
}

/// NN-FIGHT-14, NN-FIGHT-15, NN-FIGHT-16
#[test]
fn a_retreat_gives_one_experience_and_ends_the_turn() {
    let mut t = combat(ADA, 3, 5).start();
    assert_eq!(changes(&mut t, 0, ["retreat"]), "experience +1");
    assert_eq!((t.player(0).at, t.state().active.0), (lair_of(3), 1));
    assert_eq!((t.state().enemies[2], t.state().fight), (2, None));
    // Bo meets it with all its health.
    let mut t = combat(ADA, 3, 5).has(1, "at", 8).has(1, "mana", 0).dice([4]).start();
    t.play(["retreat", "1:hero/1", "fight/9"]);
    assert_eq!(dealt(&t), 3);
}

/// NN-MANA-04, NN-HAB-08
#[test]
fn research_turns_three_mana_into_a_book_again_and_again() {
    let blue = [Some("research"), Some("shield-crystal-1"), Some("shield-crystal-2")];
    let mut t = players(2).has(0, "blue", blue).has(0, "mana", 6).start();
    assert_eq!(changes(&mut t, 0, ["use/research/0"]), "mana -3, book +1");
    assert_eq!(changes(&mut t, 0, ["use/research/0"]), "mana -3, book +1");
    assert!(!t.offers("use/research/0") && t.state().active.0 == 0, "it is no action");
    let t = players(2).has(0, "blue", blue).has(0, "mana", 6).with("active", json!(1)).start();
    assert!(!t.offers("use/research/0"), "only on one's own turn");
}

/// NN-MANA-05, NN-HAB-13
#[test]
fn rock_shield_serves_once_in_each_round() {
    let mut t = combat(ZEIK, 6, 0).has(ZEIK, "blue", [Some("rock-shield"), None, None]).dice([3, 3]).start();
    for mana in [2, 1] {
        assert_eq!(changes(&mut t, ZEIK, ["round", "use/rock-shield/0"]), "heart -1, mana -1", "3 - 2");
        assert_eq!(t.player(ZEIK).mana, mana);
        assert!(t.offers("retreat"), "no second time in a round: {}", t.open());
    }
}

/// NN-MANA-07
#[test]
fn defense_is_for_combat_only() {
    let blue = [Some("azure-coat"), Some("kettle-mail-1"), Some("kettle-mail-2")];
    let scene = || players(2).has(0, "blue", blue);
    let mut t = arrive(scene(), 0, Side::Above, "forest-of-faces");
    assert_eq!(changes(&mut t, 0, ["visit"]), "heart -5, coin +5");
    let mut t = search(scene(), 0, 4, "old-teacher-1");
    assert_eq!(changes(&mut t, 0, ["search"]), "heart -4, experience +2, token +1");
    let mut t = scene().start();
    assert_eq!(changes(&mut t, 0, ["hero/1", "space/15"]), "heart -1");
}

/// NN-OPEN-04: blue; 2 defense for 1 mana on any roll, once in each round.
#[test]
fn the_rock_shield_serves_once_a_round() {
    let scene = in_combat(players(4), 3, 9, 0).has(3, "blue", [Some("rock-shield"), None, None]);
    let mut t = scene.dice([3, 3]).start();
    let hearts = t.player(3).hearts;
    t.play(["round", "use/rock-shield/0"]);
    assert_eq!((t.player(3).hearts, t.player(3).mana), (hearts - (5 - 2), 2));
    assert!(t.offers("round"), "it is over, with mana left: {}", t.open());
    t.play(["round", "use/rock-shield/0"]);
    assert_eq!((t.player(3).hearts, t.player(3).mana), (hearts - 6, 1), "and again in the next");
}

/// NN-OPEN-08: whoever goes to fight may play a card first, and then has to fight; to stop for anything else costs a heart.
#[test]
fn whoever_said_fight_fights() {
    let lair = lair_of(4);
    let scene = || players(2).has(0, "hearts", 10).has(0, "at", lair - 1).has(0, "mana", 0).dice([1]);
    let mut t = scene().start();
    t.play(["hero/3", format!("space/{lair}").as_str()]);
    assert_eq!(t.player(0).hearts, 9, "not fighting");
    t.play(["stop"]);
    assert!(t.offers("search") && t.offers("fight") && t.offers("nothing"), "{}", t.open());

    // A card that can be played there: the enemy of level 1 stands where the Undergarden is.
    let (printed, other) = (
        r#""enemy 1, Empty Street", "Goose Green", "undergarden""#,
        r#""Empty Street", "Goose Green", "undergarden, enemy 1""#,
    );
    let garden = space_of("undergarden");
    let card = BOOK.quests.iter().find(|id| {
        let card = &BOOK.quests[*id];
        name(card.place) == "undergarden"
            && card.needs.is_empty()
            && card.fight.is_none()
            && card.gains.is_empty()
    });
    let card = name(card.expect("a plain card of the Undergarden"));
    let scene = players(2)
        .changed("maps.toml", printed, other)
        .has(0, "hearts", 10)
        .has(0, "at", garden - 1)
        .has(0, "hand", [card])
        .has(0, "mana", 0);
    let mut t = scene.has(0, "track", [9, 9, 9, 9, 9]).has(0, "experience", 9).dice([1]).start();
    t.play(["hero/3", format!("fight/{garden}").as_str()]);
    assert_eq!(t.player(0).hearts, 10, "no heart is lost");
    assert!(t.offers(&format!("quest/{card}")) && t.state().fight.is_none(), "{}", t.open());
    t.play([format!("quest/{card}").as_str()]);
    assert_eq!(t.player(0).played.len(), 1);
    assert!(t.state().fight.is_some() && !t.offers("visit"), "{}", t.open());
}
