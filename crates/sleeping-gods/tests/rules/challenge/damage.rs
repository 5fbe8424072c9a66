//! Damage, fatigue and statuses (SG-DMG, SG-FAT, SG-STATUS).

use super::*;

/// SG-DMG-01, SG-TERM-08, SG-EX-36
#[test]
fn minus_one_health_is_one_damage_token() {
    let mut t = meets(players(1), "health -1");
    assert_eq!(t.asked(0).prompt, "Who takes the damage?");
    t.play(["laurent"]);
    assert_eq!((t.mate("laurent").damage, wounds(&t)), (1, 1));
    let to = t.events.iter().find_map(|e| match &e.what {
        table::What::Tokens { token, n: 1, to, .. } if token == "damage" => to.as_deref(),
        _ => None,
    });
    assert_eq!(to, Some("crew/laurent"), "it is shown on his board");
}

/// SG-DMG-02, SG-DMG-09
#[test]
fn damage_beyond_health_goes_to_others() {
    let mut t = meets(players(1), "kannan health -6");
    assert_eq!(t.mate("kannan").damage, 4);
    assert!(!t.offers("kannan") && t.offers("mac"));
    t.play(["mac", "audrie"]);
    assert_eq!((t.mate("kannan").damage, t.mate("mac").damage, t.mate("audrie").damage), (4, 1, 1));
    let mut t = meets(players(1).mate("kannan", "damage", 4), "each health -1");
    assert_eq!(t.own(0).len(), 8, "what Kannan cannot take: {}", t.open());
    t.play(["mac"]);
    assert_eq!((t.mate("mac").damage, wounds(&t)), (2, 4 + 9));
    let mut t = meets(players(1), "kannan health -6");
    assert_eq!((t.mate("kannan").damage, wounds(&t)), (4, 4));
    assert_eq!(t.asked(0).prompt, "Who takes damage? 2 points are left.");
    t.play(["mac", "mac"]);
    assert_eq!((t.mate("mac").damage, wounds(&t)), (2, 6), "{}", t.open());
}

/// SG-DMG-04
#[test]
fn nobody_attacks_at_0_health() {
    let t = players(1)
        .mate("mac", "damage", 8)
        .mate("laurent", "damage", 6)
        .combat(&["skeletal-warrior"])
        .start();
    assert!(!t.offers("attack/mac") && t.offers("attack/laurent"));
}

/// SG-DMG-06, SG-DMG-07: neither board nor cards.
#[test]
fn nobody_uses_abilities_at_0_health() {
    let scene = |damage: u8| {
        players(1)
            .mate("laurent", "damage", damage)
            .mate("laurent", "cards", ["triage"])
            .mate("mac", "damage", 1)
            .has(0, "command", 2)
            .start()
    };
    assert!(scene(6).offers("use/laurent/0/0") && scene(6).offers("use/triage/0/0"));
    assert!(!scene(7).offers("use/laurent/0/0") && !scene(7).offers("use/triage/0/0"));
}

/// SG-DMG-08, SG-TERM-09
#[test]
fn one_health_is_enough_to_be_back() {
    let mut t =
        players(1).mate("mac", "damage", 8).mate("audrie", "cards", ["triage"]).has(0, "command", 1).start();
    t.play(["use/triage/0/0"]);
    assert_eq!(t.mate("mac").damage, 7);
    t.play(["travel"]);
    assert!(t.offers("take/mac"));
}

/// SG-DMG-10
#[test]
fn with_all_nine_at_0_health_the_players_are_defeated() {
    let t = meets(all_out_but(players(1), &["mac"]).mate("mac", "damage", 7), "mac health -1");
    assert_eq!(t.state().defeats, 1);
    let t = meets(all_out_but(players(1), &["mac"]).mate("mac", "damage", 6), "mac health -1");
    assert_eq!(t.state().defeats, 0);
}

/// SG-DMG-11, SG-STATUS-11, SG-CMD-12: a turn wears nothing off.
#[test]
fn damage_statuses_and_command_stay_when_a_turn_ends() {
    let scene = players(2)
        .mate("mac", "damage", 3)
        .mate("mac", "statuses", ["madness"])
        .mate("mac", "command", 2)
        .mate("mac", "fatigue", 1);
    let mut t = scene.start();
    t.play(["skip", "skip", "turn/end"]);
    assert_eq!(t.state().active, Seat(1));
    let mac = t.mate("mac");
    assert_eq!((mac.damage, mac.statuses.len(), mac.command, mac.fatigue), (3, 1, 2, 1));
}

/// SG-OPEN-59: Marco has one health left, and his attacker's blow back is worth two.
#[test]
fn the_attacking_player_passes_on_what_is_too_much_and_elsewhere_the_active_one() {
    let scene = || players(2).mate("marco", "damage", 4).combat(&["skeletal-warrior"]).fate([5]).start();
    let mut t = scene();
    t.play(["1:attack/marco", "square/0/8"]);
    assert!(t.is_asked(1) && !t.is_asked(0) && t.offers("audrie"), "{}", t.open());
    let mut t = scene();
    t.play(["0:round/end", "marco"]);
    assert!(t.is_asked(0) && !t.is_asked(1) && t.offers("audrie") && !t.offers("marco"), "{}", t.open());
}

/// SG-TERM-06: there are 35 and 7 fives in the box, and it does not matter.
#[test]
fn damage_tokens_never_run_out() {
    let scene =
        CREW.into_iter().zip(HEALTH).fold(players(1), |s, (crew, health)| s.mate(crew, "damage", health - 1));
    let mut t = meets(scene, "health -1");
    t.play(["mac"]);
    assert_eq!(wounds(&t), 51 - 9 + 1);
}

/// SG-DMG-02, SG-DMG-09, SG-OPEN-59: what held somebody up goes, and what is too much now is another's. The active player chooses.
#[test]
fn what_a_lost_card_had_borne_goes_to_others() {
    let scene = || players(2).mate("mac", "cards", ["stokers-back"]).mate("mac", "damage", 10);
    let mut t = scene().start();
    t.play(["1:shed/stokers-back"]);
    assert_eq!(t.mate("mac").damage, 8);
    assert!(t.told("2 damage is too much for Mac now."));
    assert_eq!(t.asked(0).prompt, "Who takes damage? 2 points are left.");
    assert!(!t.offers("mac") && !t.keys(1).contains(&"audrie"), "{}", t.open());
    t.play(["0:audrie", "0:laurent"]);
    assert_eq!((t.mate("mac").damage, t.mate("audrie").damage, t.mate("laurent").damage), (8, 1, 1));
    t.play(["travel"]);
    assert!(!t.offers("take/mac"));
    let mut t = scene().mate("mac", "cards", ["stokers-back", "brace"]).has(1, "hand", ["iron-grip"]).start();
    t.play(["1:equip/iron-grip", "mac", "stokers-back", "0:audrie", "0:audrie"]);
    assert_eq!((t.mate("mac").damage, t.mate("audrie").damage, t.mate("mac").cards.len()), (8, 2, 2));
}

/// SG-OPEN-59: in a combat it is the active player, too, but while an enemy strikes back it is the one who attacked.
#[test]
fn what_a_card_lost_in_a_counterattack_had_borne_is_placed_by_the_attacking_player() {
    let scene = players(2).mate("mac", "cards", ["stokers-back"]).mate("mac", "damage", 10);
    let scene = scene.mate("marco", "damage", 4).combat(&["skeletal-warrior"]).fate([5]);
    let mut t = scene.clone().start();
    t.play(["1:shed/stokers-back"]);
    assert!(t.keys(0).contains(&"audrie") && !t.keys(1).contains(&"audrie"), "{}", t.open());
    let mut t = scene.start();
    t.play(["1:attack/marco", "square/0/8", "1:shed/stokers-back"]);
    assert_eq!(t.asked(1).prompt, "Who takes damage? 2 points are left.");
    t.play(["1:audrie", "1:audrie", "1:kannan"]);
    assert_eq!((t.mate("audrie").damage, t.mate("kannan").damage), (2, 1), "{}", t.open());
    assert!(t.offers("round/end"), "{}", t.open());
}

/// SG-DMG-03, SG-CREW-04: Mac has 8 health, and 2 more by a card.
#[test]
fn a_card_that_gives_health_keeps_somebody_up() {
    for (damage, up) in [(7, true), (8, true), (9, true), (10, false)] {
        let scene = players(1).mate("mac", "cards", ["stokers-back"]).mate("mac", "damage", damage);
        assert_eq!(tries(scene, "strength 5", "xp 1").offers("take/mac"), up, "{damage} damage");
    }
}

/// SG-FAT-02, SG-OPEN-22, SG-FAT-09: two each, and eighteen in all.
#[test]
fn nobody_gains_a_third_fatigue() {
    let t = meets(players(1).mate("mac", "fatigue", 1), "mac fatigue 2");
    assert_eq!(t.mate("mac").fatigue, 2);
    let t = meets(players(1), "each fatigue 2");
    assert!(t.state().crew.iter().all(|mate| mate.fatigue == 2));
    let mut t = meets(players(1).mate("mac", "fatigue", 2).mate("kasumi", "fatigue", 1), "fatigue 2");
    assert!(!t.offers("mac") && t.own(0).len() == 8, "anybody who can hold it: {}", t.open());
    t.play(["kasumi", "audrie"]);
    assert_eq!(["mac", "kasumi", "audrie"].map(|crew| t.mate(crew).fatigue), [2, 2, 1]);
}

/// SG-FAT-07: whom a story lets rest.
#[test]
fn a_story_takes_fatigue_away() {
    let tired = || players(1).mate("mac", "fatigue", 2).mate("kasumi", "fatigue", 1);
    let left = |t: &Play| ["mac", "kasumi"].map(|crew| t.mate(crew).fatigue);
    assert_eq!(left(&meets(tired(), "each fatigue -1")), [1, 0]);
    assert_eq!(left(&meets(tired(), "mac fatigue -1")), [1, 1]);
    assert_eq!(left(meets(tired(), "fatigue -1").play(["kasumi"])), [2, 0]);
}

/// SG-FAT-03, SG-FAT-04, SG-FAT-06, SG-FAT-08: Gregory hits for two.
#[test]
fn two_fatigue_cost_one_damage_in_combat() {
    for (fatigue, squares) in [(0, 2), (1, 2), (2, 1)] {
        let mut t =
            players(1).mate("gregory", "fatigue", fatigue).combat(&["skeletal-warrior"]).fate([5]).start();
        t.play(["attack/gregory", "square/0/5"]);
        lay(&mut t);
        assert_eq!((covered(&t), t.mate("gregory").fatigue), (squares, fatigue), "{}", t.open());
        let said = if fatigue == 2 { "It does 1 damage, 1 less for fatigue." } else { "It does 2 damage." };
        assert!(t.told(said));
    }
}

/// SG-FAT-07: the Galley, the inn, a meal.
#[test]
fn fatigue_goes_with_rest() {
    let tired = || players(1).mate("mac", "fatigue", 2);
    let mut t = tired().stored("coin", 4).start();
    t.play(["port", "inn"]);
    assert_eq!(t.mate("mac").fatigue, 1);
    let mut t = tired().phase("room").has(0, "hand", ["brace"]).start();
    let galley = t.keys(0).into_iter().find(|key| key.contains("galley")).expect("the room").to_owned();
    t.play([galley.as_str(), "rest/brace"]);
    assert_eq!(t.mate("mac").fatigue, 1);
    let mut t = tired().stored("grain", 3).has(0, "command", 1).start();
    t.play(["use/flapjacks/0/0"]);
    assert_eq!(t.mate("mac").fatigue, 0);
}

/// SG-STATUS-01, SG-SKILL-01
#[test]
fn there_are_five_statuses_and_five_skills() {
    assert_eq!(
        Status::KEYS.map(|(key, _)| key),
        ["venom", "frightened", "weakened", "madness", "low-morale"]
    );
    assert_eq!(Skill::KEYS.map(|(key, _)| key), ["strength", "perception", "savvy", "craft", "cunning"]);
}

/// SG-STATUS-02
#[test]
fn somebody_can_have_several_statuses_but_none_twice() {
    let t = meets(players(1).mate("mac", "statuses", ["venom", "madness"]), "mac venom, mac weakened");
    assert_eq!(t.mate("mac").statuses, [Status::Venom, Status::Madness, Status::Weakened]);
}

/// SG-STATUS-04: Mac is Bo's.
#[test]
fn venom_hurts_when_anybodys_turn_begins() {
    for active in [0, 1] {
        let t = players(2)
            .with("active", json!(active))
            .phase("start")
            .mate("mac", "statuses", ["venom"])
            .start();
        assert_eq!(t.mate("mac").damage, 1);
        assert!(t.is_asked(active as u8) && t.mate("mac").statuses.len() == 1);
    }
}

/// SG-OPEN-64, SG-CMD-02: before it hurts, anybody may cure it, and in a story heal before damage is taken; not in a combat.
#[test]
fn one_may_heal_before_damage_is_taken() {
    let sick = |seat| players(2).phase("start").mate("mac", "statuses", ["venom"]).has(seat, "command", 2);
    let mut t = sick(0).start(); // Gregory is Ada's
    assert!(t.keys(0).contains(&"mac") && t.offers("use/gregory/0/1"), "{}", t.open());
    t.play(["use/gregory/0/1"]);
    assert!(t.mate("mac").damage == 0 && t.mate("mac").statuses.is_empty(), "{}", t.open());
    let t = sick(1).start();
    assert_eq!(t.mate("mac").damage, 1, "Bo has nobody who heals");
    let hurt = || players(1).mate("mac", "damage", 3).has(0, "command", 2);
    let mut t = meets(hurt(), "health -2");
    t.play(["use/gregory/0/0", "mac"]);
    assert!(t.mate("mac").damage <= 1 && t.keys(0).contains(&"mac"), "{}", t.open());
    t.play(["mac"]);
    assert_eq!(t.mate("mac").damage, 2);
}

/// SG-OPEN-19
#[test]
fn venom_of_somebody_who_is_out_hurts_another() {
    let scene = players(2).phase("start").mate("mac", "statuses", ["venom"]).mate("mac", "damage", 8).mate(
        "audrie",
        "statuses",
        ["venom"],
    );
    let mut t = scene.start();
    assert_eq!(t.own(0), ["audrie", "mac"], "the active player says in which order");
    t.play(["mac"]);
    assert!(t.own(0).len() == 8 && !t.offers("mac"));
    t.play(["laurent"]);
    assert_eq!((t.mate("laurent").damage, t.mate("audrie").damage), (1, 1));
}

/// SG-STATUS-05, SG-STATUS-12
#[test]
fn somebody_frightened_does_not_attack_but_takes_part() {
    let t = players(1).mate("mac", "statuses", ["frightened"]).combat(&["skeletal-warrior"]).start();
    assert!(!t.offers("attack/mac") && t.offers("attack/laurent"));
    let t = tries(players(1).mate("mac", "statuses", ["frightened"]), "strength 5", "health -1");
    assert!(t.offers("take/mac"));
}

/// SG-STATUS-07, SG-OPEN-21: and still counts, if it was the last health.
#[test]
fn madness_hurts_those_who_take_part() {
    let scene = players(1).mate("mac", "statuses", ["madness"]).mate("mac", "damage", 7).mate(
        "audrie",
        "statuses",
        ["madness"],
    );
    let mut t = tries(scene.fate([3]), "strength 5", "health -1");
    t.play(["take/mac", "go"]);
    assert_eq!((t.mate("mac").damage, t.mate("mac").fatigue, t.mate("audrie").damage), (8, 1, 0));
    assert!(t.told("STRENGTH 5: 5. Success."));
}

/// SG-STATUS-08, SG-STATUS-09, SG-CMD-09, SG-EX-44
#[test]
fn low_morale_costs_a_command_more_for_each() {
    let scene = |n: u8| players(2).has(1, "command", n).mate("laurent", "statuses", ["low-morale"]).fate([3]);
    let mut t = tries(scene(2), "strength 5", "ship -1");
    t.play(["1:take/mac", "1:take/laurent"]);
    assert_eq!((held(&t, 1), t.state().command_left()), (0, 14));
    let t = tries(scene(1), "strength 5", "ship -1");
    assert!(t.offers("take/mac") && !t.offers("take/laurent"), "one for taking part, one more for Laurent");
    let own = |n: u8| {
        players(1).has(0, "command", n).mate("mac", "statuses", ["low-morale"]).mate(
            "laurent",
            "statuses",
            ["low-morale"],
        )
    };
    assert!(!tries(own(0), "strength 5", "ship -1").offers("take/mac"));
    let mut t = tries(own(2), "strength 5", "ship -1");
    t.play(["take/mac", "take/laurent"]);
    assert_eq!(held(&t, 0), 0);
}

/// SG-STATUS-10: a story, an event, a hazard, a combat.
#[test]
fn statuses_come_from_stories_events_hazards_and_combat() {
    let t = meets(players(1), "mac madness");
    assert_eq!(t.mate("mac").statuses, [Status::Madness]);
    let event = json!({ "visit": { "path": [{ "entry": "T1" }] }, "source": "event" });
    let t = players(1).story("T1", &tale("mac madness")).with("reading", event).start();
    assert_eq!(t.mate("mac").statuses, [Status::Madness]);
    let mut t = players(1).region("slack-water").with("voyage", json!(1)).fate([1]).start();
    t.play(["region/sootwater", "take/gregory", "go"]);
    assert_eq!(t.mate("gregory").statuses, [Status::Frightened]);
    let mut t = players(1).combat(&["flying-eye"]).start();
    t.play(["round/end", "mac", "rafael"]);
    assert_eq!(t.mate("rafael").statuses, [Status::Madness], "{}", t.open());
}

/// SG-STATUS-01: each of them is told in its own words.
#[test]
fn what_somebody_gets_is_told() {
    let statuses = [
        ("venom", "is poisoned"),
        ("frightened", "is frightened"),
        ("weakened", "is weakened"),
        ("madness", "goes mad"),
        ("low-morale", "loses heart (low morale)"),
    ];
    for (status, words) in statuses {
        let t = meets(players(1), &format!("marco {status}"));
        assert!(t.told(&format!("Marco {words}.")), "{status}");
    }
}

/// SG-STATUS-04, SG-STATUS-05, SG-STATUS-06, SG-STATUS-07, SG-STATUS-08: whoever chooses is told what it means.
#[test]
fn who_gets_a_status_is_asked_with_what_it_does() {
    for (status, prompt) in [
        ("venom", "Who gets venom (1 damage whenever a turn starts)?"),
        ("frightened", "Who gets fright (no attacks)?"),
        ("weakened", "Who gets weakness (2 less in every skill)?"),
        ("madness", "Who gets madness (1 damage in every challenge they take part in)?"),
        ("low-morale", "Who gets low morale (1 command whenever they take part in a challenge)?"),
    ] {
        assert_eq!(meets(players(1), status).asked(0).prompt, prompt);
    }
}

/// SG-STATUS-13
#[test]
fn somebody_who_is_out_gains_and_loses_statuses() {
    let t = meets(
        players(1).mate("mac", "damage", 8).mate("mac", "statuses", ["venom"]),
        "mac weakened, mac venom -1",
    );
    assert_eq!(t.mate("mac").statuses, [Status::Weakened]);
}

/// SG-STATUS-14, SG-STATUS-11: Gregory is Ada's, Mac is Bo's.
#[test]
fn a_board_takes_a_status_off_anybody() {
    let mut t = players(2).has(0, "command", 2).mate("mac", "statuses", ["frightened"]).start();
    t.play(["use/gregory/0/1"]);
    assert!(t.mate("mac").statuses.is_empty());
    assert_eq!(t.mate("gregory").command, 2);
}

/// SG-DMG-12: three and four are five and two, and any part of it can be healed.
#[test]
fn only_the_sum_of_damage_matters() {
    let hurt = |effects: &str| meets(players(1), effects).state().crew.clone();
    let seven = hurt("mac health -3, mac health -4");
    assert_eq!((seven[6].damage, &seven), (7, &hurt("mac health -5, mac health -2")));
    for healed in 1..=7 {
        let effects = format!("mac health -7, mac health {healed}");
        assert_eq!(hurt(&effects), hurt_once(7 - healed), "{healed} of 7");
    }
}

/// The crew after one blow to Mac.
fn hurt_once(n: u8) -> [sleeping_gods::Mate; 9] {
    players(1).mate("mac", "damage", n).start().state().crew.clone()
}
