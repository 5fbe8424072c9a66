//! Blows back, misses, flying, and the end of a round (SG-CTR, SG-MISS, SG-FLY, SG-ENDR).

use super::*;

/// SG-CTR-01, SG-CTR-03, SG-CTR-04, SG-CTR-05, SG-ATK-17
#[test]
fn a_target_that_stands_strikes_the_attacker_with_what_is_uncovered() {
    let grid = "heart attack attack2|blank blank blank|blank blank heart";
    let mut t = beast(grid, 5, 1).fate([6, 6]).start();
    t.play(["attack/gregory", "square/0/3", "square/0/4"]);
    assert_eq!(damage(&t, "gregory"), 4, "1 + 1 + 2");
    let mut t = beast(grid, 5, 1).fate([6]).start();
    t.play(["attack/gregory", "square/0/0", "square/0/1"]);
    assert_eq!(damage(&t, "gregory"), 3, "the symbol just covered counts no more");
}

/// SG-CTR-06, SG-CTR-08, SG-CTR-10, SG-WEAPON-02, SG-WEAPON-08
#[test]
fn only_the_weapon_of_the_attack_blocks() {
    for (attack, taken) in [("attack/mac", 3), ("attack/mac/casting-net", 1), ("attack/mac/harpoon-gun", 4)] {
        let mut t =
            beast(PLAIN, 9, 4).armed("mac", "casting-net").armed("mac", "harpoon-gun").fate([1]).start();
        t.play([attack, "square/0/1"]);
        assert_eq!(damage(&t, "mac"), taken, "{attack}");
    }
    let mut t = beast(PLAIN, 9, 1).fate([1]).start();
    t.play(["attack/laurent", "square/0/1"]);
    assert_eq!(damage(&t, "laurent"), 0, "1 damage, 2 block");
}

/// SG-CTR-09, SG-OPEN-59: the attacking player chooses; the new one may block with their own board, not with what was used already.
#[test]
fn damage_beyond_the_attackers_health_goes_to_another() {
    let mut t =
        against(2, &[(PLAIN, 9, 5)]).mate("laurent", "damage", 6).has(1, "command", 2).fate([1]).start();
    t.play(["1:attack/laurent", "1:enough", "1:enough"]);
    assert_eq!(damage(&t, "laurent"), 7);
    assert!(t.is_asked(1) && !t.is_asked(0) && !t.offers("laurent"), "{}", t.open());
    t.play(["mac"]);
    assert!(t.offers("use/mac/1/1"), "{}", t.open());
    t.play(["use/mac/1/1"]);
    assert_eq!(damage(&t, "mac"), 0, "2 were left, and 2 are blocked: {}", t.open());
    let mut t =
        against(2, &[(PLAIN, 9, 5)]).mate("laurent", "damage", 6).mate("mac", "damage", 7).fate([1]).start();
    t.play(["1:attack/laurent", "mac", "audrie"]);
    assert_eq!((damage(&t, "laurent"), damage(&t, "mac"), damage(&t, "audrie")), (7, 8, 1));
}

/// SG-MISS-01, SG-MISS-02, SG-MISS-04, SG-MISS-09
#[test]
fn after_a_miss_the_enemy_strikes_first_and_takes_one_damage() {
    let grid = "attack blank heart|blank blank blank|blank blank heart";
    let mut t = beast(grid, 9, 2).fate([1]).start();
    t.play(["attack/mac"]);
    assert_eq!(damage(&t, "mac"), 2, "2 + 1 - 1 block, before the damage is placed");
    t.play(["square/0/0"]);
    assert_eq!((covered(&t, 0), damage(&t, "mac")), (vec![0], 2), "it strikes once");
}

/// SG-MISS-03, SG-MISS-05, SG-OPEN-40
#[test]
fn a_tired_miss_does_nothing_unless_damage_is_added() {
    let mut t = beast(PLAIN, 9, 0).mate("laurent", "fatigue", 2).fate([1]).start();
    t.play(["attack/laurent"]);
    assert!(covered(&t, 0).is_empty() && t.offers("attack/mac"), "{}", t.open());
    let mut t = beast(PLAIN, 9, 0)
        .mate("laurent", "fatigue", 2)
        .mate("laurent", "cards", ["fever-nurse"])
        .fate([1])
        .start();
    t.play(["attack/laurent", "extra/fever-nurse", "square/0/0"]);
    assert_eq!(covered(&t, 0), [0], "1 + 1 - 1");
    let mut t =
        beast(PLAIN, 9, 0).mate("mac", "levels", ["mac-furnace-arms"]).has(0, "command", 1).fate([1]).start();
    t.play(["attack/mac", "use/mac-furnace-arms/0/0", "square/0/0", "square/0/1"]);
    assert_eq!(covered(&t, 0), [0, 1]);
}

/// SG-MISS-06, SG-MISS-07: the level card still adds its damage.
#[test]
fn an_attacker_who_is_brought_down_finishes_the_attack() {
    let mut t = beast(PLAIN, 9, 5)
        .mate("laurent", "damage", 5)
        .mate("laurent", "levels", ["laurent-the-bell"])
        .fate([1])
        .start();
    t.play(["attack/laurent", "mac", "square/0/0", "square/0/1"]);
    assert_eq!((damage(&t, "laurent"), damage(&t, "mac"), covered(&t, 0)), (7, 1, vec![0, 1]));
    assert!(!t.offers("attack/laurent"));
}

/// SG-MISS-08, SG-SYN-10
#[test]
fn the_damage_of_a_miss_defeats_and_earns_synergy() {
    let mut t =
        against(1, &[("heart+synergy blank blank|blank blank blank|blank blank blank", 9, 0), (PLAIN, 5, 0)])
            .fate([1])
            .start();
    t.play(["attack/mac", "enemy/0", "square/0/0", "audrie"]);
    assert_eq!((row(&t), holder(&t, Crew::Mac)), (vec!["lamp-thief"], Crew::Audrie));
}

/// SG-FLY-01, SG-FLY-02, SG-FLY-03, SG-ENAB-18
#[test]
fn what_flies_is_harder_to_hit_except_from_afar() {
    let grid = "heart flying blank|blank blank blank|blank blank heart";
    for (attack, hidden, told) in [
        ("attack/gregory", &[][..], "6 against 7. A miss."),
        ("attack/marco", &[][..], "6 against 6. A hit."),
        ("attack/gregory", &[1][..], "6 against 6. A hit."),
    ] {
        let mut t = beast(grid, 6, 0).covered(0, hidden).fate([4]).start();
        t.play([attack]);
        assert!(t.told(told), "{attack}: {told}");
    }
    for (attack, says) in [("attack/gregory", "defence 7"), ("attack/marco", "defence 6")] {
        let mut t = against(1, &[(grid, 6, 0), (PLAIN, 5, 0)]).start();
        t.play([attack]);
        assert!(t.label("enemy/0").contains(says), "the label says what counts: {}", t.label("enemy/0"));
        assert!(t.label("enemy/1").contains("defence 5"));
    }
}

/// SG-CTR-07, SG-CTR-08: when nothing is left of a blow, nobody is asked to block it.
#[test]
fn a_blow_that_is_blocked_to_the_last_point_is_over() {
    let scene = beast(PLAIN, 9, 2).has(0, "command", 3).owns(&["signal-rockets"]);
    let mut t = scene.start();
    t.play(["round/end", "mac", "use/gloria/0/1"]);
    let asked: Vec<&str> = t.table.questions().iter().map(|q| q.prompt.as_str()).collect();
    assert!(!asked.iter().any(|prompt| prompt.contains("0 damage")), "{asked:?}");
    assert_eq!((damage(&t, "mac"), t.state().combat.as_ref().map(|combat| combat.round)), (0, Some(2)));
}

/// SG-ENDR-01, SG-ENDR-03, SG-ENDR-04, SG-ENDR-05, SG-OPEN-39
#[test]
fn every_enemy_attacks_from_left_to_right_and_weapons_do_not_block() {
    let sharp = "heart attack blank|blank blank blank|blank blank heart";
    let mut t = against(1, &[(sharp, 5, 2), (PLAIN, 5, 1)]).mate("marco", "damage", 5).start();
    t.play(["round/end"]);
    assert!(t.asked(0).prompt.contains("Wick Rat") && !t.offers("marco"), "{}", t.open());
    t.play(["laurent"]);
    assert!(t.asked(0).prompt.contains("Lamp Thief"), "{}", t.open());
    assert_eq!(damage(&t, "laurent"), 3, "his Club would block 2");
    t.play(["laurent"]);
    assert_eq!(damage(&t, "laurent"), 4);
}

/// SG-CTR-07: a blow that the weapon blocks by itself needs no help, and nobody is asked for any.
#[test]
fn a_blow_that_is_blocked_is_no_question() {
    let grid = "heart blank blank|blank blank blank|blank blank heart";
    for (strength, asked) in [(1, false), (2, true)] {
        let mut t = beast(grid, 3, strength).has(0, "command", 3).fate([6]).start();
        t.play(["attack/mac", "enough"]);
        assert!(t.asked(0).prompt.starts_with("Where does the damage go?"), "{}", t.open());
        t.play(["square/0/1", "square/0/2", "square/0/5"]);
        assert_eq!(t.offers("use/mac/1/1"), asked, "a damage of {strength}: {}", t.open());
    }
}

/// SG-ENDR-06
#[test]
fn boards_cards_and_what_holds_at_the_end_of_a_round_do_block() {
    let scene = |command| {
        beast(PLAIN, 9, 4).has(0, "command", command).mate("mac", "cards", ["shield-arm"]).fate([1])
    };
    let mut t = scene(3).start();
    t.play(["round/end", "mac", "use/gloria/0/1"]);
    t.play(["use/mac/1/1"]);
    assert_eq!(damage(&t, "mac"), 0);
    let mut t = scene(0).start();
    t.play(["round/end", "mac"]);
    assert_eq!(damage(&t, "mac"), 3, "Shield Arm blocks 1");
}

/// SG-ENDR-07
#[test]
fn damage_beyond_health_is_passed_on_by_the_active_player() {
    let mut t = against(2, &[(PLAIN, 5, 4)]).mate("mac", "damage", 6).start();
    t.play(["round/end", "mac"]);
    assert!(t.is_asked(0) && !t.is_asked(1) && !t.offers("mac"), "{}", t.open());
    t.play(["rafael"]);
    assert_eq!((damage(&t, "mac"), damage(&t, "rafael")), (8, 2));
}

/// SG-ENDR-08, SG-ENDR-09, SG-ENDR-10, SG-ENAB-06, SG-ENAB-08, SG-ENAB-10, SG-ENAB-11, SG-ENAB-16
#[test]
fn statuses_go_to_anybody_whom_the_active_player_names() {
    let statuses = [
        ("venom", Status::Venom),
        ("frighten", Status::Frightened),
        ("madness", Status::Madness),
        ("low-morale", Status::LowMorale),
        ("weaken", Status::Weakened),
    ];
    for (word, status) in statuses {
        let grid = format!("heart {word} blank|blank blank blank|blank blank heart");
        let mut t = against(2, &[(&grid, 5, 1)]).start();
        t.play(["round/end", "mac"]);
        assert!(t.is_asked(0) && !t.is_asked(1), "{}", t.open());
        t.play(["rafael"]);
        assert_eq!(t.mate("rafael").statuses, [status]);
        assert!(t.mate("mac").statuses.is_empty());
        let mut t = beast(&grid, 5, 1).covered(0, &[1]).start();
        t.play(["round/end", "mac"]);
        assert_eq!(t.state().bearers(status), 0, "{word} is covered");
    }
}

/// SG-ENDR-11, SG-COMBAT-06
#[test]
fn when_the_last_one_falls_everybody_is_defeated_at_once() {
    let all = Crew::KEYS.iter().filter(|(key, _)| *key != "mac");
    let scene = all.fold(against(1, &[(PLAIN, 5, 5), (PLAIN, 5, 5)]), |scene, (key, crew)| {
        scene.mate(key, "damage", BOOK.board(*crew).health)
    });
    let mut t = scene.mate("mac", "damage", 4).start();
    t.play(["round/end"]);
    assert!(t.told("You are defeated.") && t.state().combat.is_none());
    assert_eq!(t.state().defeats, 1);
    assert!(!t.told("Lamp Thief strikes"));
}

/// SG-DMG-10, SG-EQUIP-04: whoever stands only by a card that gives health is out when it goes.
#[test]
fn the_last_one_may_fall_by_discarding_a_card() {
    let all = Crew::KEYS.iter().filter(|(key, _)| *key != "mac");
    let scene =
        all.fold(players(1), |scene, (key, crew)| scene.mate(key, "damage", BOOK.board(*crew).health));
    let scene = scene.mate("mac", "cards", ["stokers-back"]);
    let mut t = scene.clone().mate("mac", "damage", 8).start();
    t.play(["shed/stokers-back"]);
    assert!(t.told("You are defeated."));
    assert_eq!(t.state().defeats, 1);
    let mut t = scene.mate("mac", "damage", 9).start();
    t.play(["shed/stokers-back"]);
    assert_eq!(t.state().defeats, 1, "and nobody is left to take what he cannot: {}", t.open());
}
