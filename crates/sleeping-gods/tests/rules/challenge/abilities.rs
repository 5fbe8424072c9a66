//! Abilities, adventure cards and recipes (SG-ABIL, SG-ADV, SG-RECIPE).

use super::*;

/// SG-ABIL-04, SG-ABIL-14, SG-CMD-04, SG-EX-19: meat, or accuracy for his own attack.
#[test]
fn of_several_ways_one_is_chosen() {
    let fight = || players(1).has(0, "command", 2).combat(&["skeletal-warrior"]).fate([4]).start();
    let mut t = fight();
    assert!(t.offers("use/laurent/0/0") && !t.offers("use/laurent/0/1"), "{}", t.open());
    t.play(["attack/laurent", "use/laurent/0/1"]);
    assert!(!t.offers("use/laurent/0/0"), "one of them");
    assert!(
        t.told("Laurent attacks Skeletal Warrior: 5 against 5. A hit.") && t.stored("meat") == 0,
        "{}",
        t.open()
    );
    let mut t = fight();
    t.play(["attack/gregory"]);
    assert!(t.offers("enough") && !t.offers("use/laurent/0/1"), "not for somebody else");
}

/// SG-ABIL-05, SG-OPEN-58
#[test]
fn the_captains_board_is_the_active_players() {
    for active in [0, 1] {
        let t = players(2).has(0, "command", 1).has(1, "command", 1).with("active", json!(active)).start();
        let can = [0, 1].map(|seat| t.is_asked(seat) && t.keys(seat).contains(&"use/odessa/0/1"));
        assert_eq!(can, [active == 0, active == 1]);
    }
}

/// SG-ABIL-08
#[test]
fn command_on_a_board_hinders_nothing_else() {
    let busy =
        || players(1).mate("mac", "command", 2).mate("mac", "cards", ["triage"]).mate("laurent", "damage", 1);
    assert!(busy().combat(&["skeletal-warrior"]).start().offers("attack/mac"));
    assert!(tries(busy(), "strength 5", "xp 1").offers("take/mac"));
    assert!(busy().start().offers("use/triage/0/0"));
}

/// SG-ABIL-10: the cards of those who stay away add no skill.
#[test]
fn an_ability_card_is_for_its_bearer() {
    let scene = || players(1).has(0, "command", 1).mate("marco", "cards", ["bluff"]).fate([2]);
    let mut t = tries(scene(), "cunning 9", "xp 1");
    t.play(["take/odessa", "go"]);
    assert!(t.offers("enough") && !t.offers("use/bluff/0/0"));
    assert_eq!(
        t.asked(0).prompt,
        "CUNNING 9: you have 3, 6 short. Do you add anything?",
        "1 of hers, 2 of fate"
    );
    let mut t = tries(scene(), "cunning 7", "xp 1");
    t.play(["take/marco", "go", "use/bluff/0/0"]);
    assert!(t.told("CUNNING 7: 7. Success."), "{}", t.open());
    let mut t = players(1).mate("kannan", "cards", ["known-waters"]).fate([4]).start();
    t.play(["travel", "take/kasumi"]);
    assert!(t.told("Travel: 6."));
    let mut t = players(1).mate("kannan", "cards", ["known-waters"]).fate([4]).start();
    t.play(["travel", "take/kannan"]);
    assert!(t.told("Travel: 6."), "4, 1 craft, and 1 of the card");
}

/// SG-ABIL-11, SG-ADV-05: Haggle serves the market visits of whoever controls its bearer; Gloria serves everybody's.
#[test]
fn what_a_card_always_does_for_you_is_for_the_controlling_player() {
    for (bearer, price) in [("audrie", "for 6 coins"), ("mac", "for 7 coins")] {
        let mut t =
            players(2).mate(bearer, "cards", ["haggle"]).stored("coin", 9).draws(&["chart-table"]).start();
        t.play(["market"]);
        assert!(t.label("buy/chart-table").contains(price), "{}", t.label("buy/chart-table"));
    }
}

/// SG-ABIL-12
#[test]
fn a_boards_damage_is_added_to_its_own_attack() {
    let fight = || players(1).has(0, "command", 2).combat(&["skeletal-warrior"]).fate([5]).start();
    let mut t = fight();
    assert!(!t.offers("use/mac/1/0"), "never on its own");
    t.play(["attack/gregory"]);
    assert!(!t.offers("use/mac/1/0") && t.offers("enough"));
    let mut t = fight();
    t.play(["attack/audrie", "use/audrie/1/1", "square/0/5"]);
    lay(&mut t);
    assert_eq!(covered(&t), 3, "2 and 1: {}", t.open());
}

/// SG-ABIL-13: Rafael's two block are for Rafael.
#[test]
fn a_boards_block_protects_its_own() {
    let fight = || players(1).has(0, "command", 2).combat(&["skeletal-warrior"]).start();
    let mut t = fight();
    t.play(["round/end", "laurent"]);
    assert!(!t.offers("use/rafael/1/1") && t.offers("enough"), "{}", t.open());
    let mut t = fight();
    t.play(["round/end", "rafael", "use/rafael/1/1"]);
    assert_eq!((t.mate("rafael").damage, t.mate("rafael").command), (0, 2), "{}", t.open());
}

/// SG-ABIL-15
#[test]
fn kasumi_repairs_the_ship() {
    let mut t = players(1).has(0, "command", 2).with("damage", json!([1, 0, 0, 0, 0, 0])).start();
    t.play(["use/kasumi/0/0"]);
    assert_eq!(t.state().damage, [0; 6]);
}

/// SG-ACARD-02, SG-OPEN-63: no fate, no token, no blow back; the card is gone.
#[test]
fn a_surprise_strike_is_damage_without_an_attack() {
    let mut t = players(1).mate("mac", "cards", ["surprise-strike"]).combat(&["skeletal-warrior"]).start();
    t.play(["use/surprise-strike/0/0", "square/0/5"]);
    assert_eq!((covered(&t), t.player(0).tokens, wounds(&t)), (1, 4, 0));
    assert_eq!(discards(&t), ["surprise-strike"], "no fate card beside it");
    assert!(!t.offers("use/surprise-strike/0/0") && t.mate("mac").cards.is_empty());
}

/// SG-OPEN-65
#[test]
fn cards_of_somebody_who_is_out_are_off() {
    let scene = |damage: u8| players(1).mate("mac", "cards", ["work-song"]).mate("mac", "damage", damage);
    assert!(meets(scene(7), "mac low-morale").mate("mac").statuses.is_empty());
    assert_eq!(meets(scene(8), "mac low-morale").mate("mac").statuses, [Status::LowMorale]);
}

/// SG-OPEN-64, SG-TERM-05: nobody pays for nothing.
#[test]
fn what_would_come_to_nothing_is_not_offered() {
    let plain = || players(1).has(0, "command", 2);
    for (says, idle, of_use) in [
        ("health 1", plain(), plain().mate("mac", "damage", 1)),
        ("fatigue -1", plain(), plain().mate("mac", "fatigue", 1)),
        ("status -1", plain(), plain().mate("mac", "statuses", ["venom"])),
        ("coin 1", plain().stored("coin", 40), plain().stored("coin", 39)),
        ("ship 1", plain(), plain().with("damage", json!([0, 0, 1, 0, 0, 0]))),
        ("command 1", plain().has(0, "command", 14), plain().has(0, "command", 13)),
        ("ready 1", plain(), plain().mate("mac", "command", 1)),
    ] {
        let rule = format!("1 command: {says}");
        let offers = |scene: Scene| gear_says(scene, &rule).start().offers("use/gear/0/0");
        assert_eq!((offers(idle), offers(of_use)), (false, true), "{says}");
    }
}

/// SG-OPEN-63: a free card once for each blow, a free level card once in a turn.
#[test]
fn what_is_free_is_used_once_for_one_occasion() {
    let mut t = players(1).mate("mac", "cards", ["brace"]).combat(&["skeletal-warrior"]).start();
    t.play(["round/end", "mac", "use/brace/0/0"]);
    assert!(!t.offers("use/brace/0/0") && t.mate("mac").damage == 1, "2 less 1: {}", t.open());
    let scene = players(2).mate("laurent", "levels", ["laurent-guard-up"]).mate("mac", "damage", 3);
    let scene = scene.with("xp", json!(3)).with("xp_spent", json!(3)).with("active", json!(1));
    let mut t = scene.changed("levels.toml", "free: block 1", "free: aid 1").start();
    t.play(["use/laurent-guard-up/0/0"]);
    assert!(t.mate("mac").damage == 2 && !t.offers("use/laurent-guard-up/0/0"), "{}", t.open());
    t.play(["skip", "skip", "turn/end"]);
    assert!(t.offers("use/laurent-guard-up/0/0"), "in the next turn again: {}", t.open());
}

/// SG-RECIPE-01, SG-RECIPE-03: what is to be paid is said.
#[test]
fn a_meal_is_named_with_its_price() {
    let scene = players(1).has(0, "command", 1).stored("grain", 3).mate("mac", "fatigue", 1);
    let t = scene.start();
    assert!(
        t.label("use/soup/0/0").contains("1 command and 3 food of any kind"),
        "{}",
        t.label("use/soup/0/0")
    );
    let flapjacks = t.label("use/flapjacks/0/0");
    assert!(flapjacks.contains("1 command and 3 grain"), "{flapjacks}");
}

/// SG-ADV-01, SG-ADV-02: from a story and from a market, to the common cards.
#[test]
fn adventure_cards_are_found_and_bought() {
    let t = meets(players(2), "adventure blown-lamp");
    assert_eq!(t.owned(), ["gloria", "soup", "gear", "flapjacks", "blown-lamp"]);
    let mut t = players(1).stored("coin", 20).draws(&["chart-table", "bronze-screw"]).start();
    assert!(t.offers("market"), "{}", t.open());
    t.play(["market", "buy/chart-table", "buy/bronze-screw", "buy/done"]);
    assert_eq!(t.owned().len(), 6);
}

/// SG-ADV-04, SG-ADVC-07, SG-EX-20: one of three.
#[test]
fn of_effects_joined_by_or_one_is_given() {
    let scene = || {
        gear_says(players(1), "1 command: strength 2 or perception 3 or block 1")
            .has(0, "command", 2)
            .fate([1])
    };
    for (test, key, total) in [("strength 9", "use/gear/0/0", 3), ("perception 9", "use/gear/0/1", 4)] {
        let mut t = tries(scene(), test, "xp 1");
        t.play(["go"]);
        assert!(t.offers(key) && !t.offers("use/gear/0/2"));
        t.play([key]);
        assert_eq!(laid(&t, "gear"), 1);
        assert!(!t.keys(0).iter().any(|key| key.starts_with("use/gear")));
        if t.offers("enough") {
            t.play(["enough"]);
        }
        assert!(t.told(&format!("9: {total}. Failure.")), "{}", t.open());
    }
    let mut t = scene().combat(&["skeletal-warrior"]).start();
    t.play(["round/end", "mac", "use/gear/0/2"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    assert_eq!(t.mate("mac").damage, 1, "{}", t.open());
}

/// SG-ADV-05: also while the card is used.
#[test]
fn what_is_always_on_stays_on() {
    for command in [0, 1] {
        let cards = json!([{ "card": "bronze-screw", "command": command }]);
        let mut t = players(1).with("adventures", cards).fate([4]).start();
        t.play(["travel", "go"]);
        assert!(t.told("Travel: 5."));
    }
}

/// SG-ADV-05: what adds to challenges does not add to the engines, and is counted before anybody is chosen.
#[test]
fn what_always_adds_to_challenges_does_not_add_to_travel() {
    let scene = || gear_says(players(1), "always: challenge 2").fate([3]);
    let mut t = tries(scene(), "cunning 6", "xp 1");
    let prompt = |t: &Play| t.table.questions()[0].prompt.clone();
    assert_eq!(prompt(&t), "CUNNING 6: who takes part? You add 2 so far: a fate of 4 or more is enough.");
    t.play(["take/odessa"]);
    assert_eq!(prompt(&t), "CUNNING 6: who takes part? You add 3 so far: a fate of 3 or more is enough.");
    t.play(["go"]);
    assert!(t.told("CUNNING 6: 6. Success."), "{}", t.open());
    let mut t = scene().start();
    t.play(["travel", "go"]);
    assert!(t.told("Travel: 3."), "{}", t.open());
}

/// SG-ABIL-10, SG-EQUIP-05: a card on a board adds to the skill that it names, beside the one that it shows, and to no other.
#[test]
fn a_skill_that_a_card_always_gives_is_that_skill() {
    let always = "text = \"You have been here before. It was the other way up.\"";
    let scene = || {
        let scene = players(1).mate("kannan", "cards", ["known-waters"]).fate([4]);
        let rules = "rules = [\"always: travel 1\"]\n";
        scene.changed(
            "abilities.toml",
            &format!("{rules}{always}"),
            &format!("rules = [\"always: craft 2\"]\n{always}"),
        )
    };
    for (test, adds) in [("craft 9", 3), ("savvy 9", 2), ("perception 9", 1)] {
        let mut t = tries(scene(), test, "xp 1");
        t.play(["take/kannan", "go"]);
        assert!(t.told(&format!("{}: {}. Failure.", test.to_uppercase(), 4 + adds)), "{test}: {}", t.open());
    }
}

/// SG-ADV-07, SG-ADVC-04, SG-ADVC-05: for one crew member, and only for combat.
#[test]
fn block_of_an_adventure_card_is_for_one_crew_member_in_combat() {
    let scene = || gear_says(players(1), "1 command: block 3").has(0, "command", 2);
    assert!(!scene().start().offers("use/gear/0/0"));
    let mut t = scene().combat(&["flying-eye"]).start();
    assert!(!t.offers("use/gear/0/0") && !t.offers("use/gloria/0/1"));
    t.play(["round/end", "mac"]);
    assert!(t.offers("use/gloria/0/1"));
    t.play(["use/gear/0/0"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    assert_eq!((t.mate("mac").damage, laid(&t, "gear")), (0, 1), "{}", t.open());
    let mut t = players(1).has(0, "command", 1).combat(&["flying-eye"]).start();
    t.play(["round/end", "mac", "use/gloria/0/1"]);
    assert_eq!(t.mate("mac").damage, 1, "3, less 2: {}", t.open());
}

/// SG-ADV-08, SG-ADVC-06, SG-ADV-04: Ada helps Bo's Mac, or takes the three savvy.
#[test]
fn an_adventure_card_cures_anybody() {
    let scene = || {
        gear_says(players(2), "1 command: madness -1 or savvy 3").has(0, "command", 1).mate(
            "mac",
            "statuses",
            ["madness"],
        )
    };
    let mut t = scene().start();
    assert!(!t.offers("use/gear/0/1"), "there is no challenge");
    t.play(["0:use/gear/0/0"]);
    assert!(t.mate("mac").statuses.is_empty());
    let mut t = tries(scene().fate([2]), "savvy 6", "xp 1");
    t.play(["take/gregory", "go", "use/gear/0/1"]);
    assert!(t.told("SAVVY 6: 6. Success."), "{}", t.open());
}

/// SG-RECIPE-01, SG-RECIPE-02, SG-RECIPE-04, SG-RECIPE-07, SG-TERM-12, SG-ADVC-02, SG-EX-37, SG-OPEN-08: soup, of anything.
#[test]
fn soup_is_cooked_of_any_food() {
    let scene = players(1).stored("meat", 1).stored("grain", 1).stored("vegetables", 4).has(0, "command", 2);
    let scene = scene.mate("mac", "fatigue", 2).mate("audrie", "fatigue", 2).mate(
        "kannan",
        "statuses",
        ["low-morale"],
    );
    let mut t = scene.start();
    t.play(["use/soup/0/0", "thing/meat", "thing/grain", "mac", "audrie", "mac"]);
    assert_eq!(["meat", "grain", "vegetables"].map(|food| t.stored(food)), [0, 0, 3], "{}", t.open());
    assert_eq!((t.mate("mac").fatigue, t.mate("audrie").fatigue, t.mate("kannan").statuses.len()), (0, 1, 0));
    assert_eq!((laid(&t, "soup"), held(&t, 0)), (1, 1));
    assert!(!t.offers("use/soup/0/0"), "not again until it is cleared");
}

/// SG-RECIPE-03, SG-RECIPE-04, SG-ADVC-03, SG-EX-38, SG-OPEN-08: two grain and a piece of meat are no flapjacks.
#[test]
fn flapjacks_are_cooked_of_grain() {
    let scene = |grain: u8| {
        players(1)
            .stored("meat", 3)
            .stored("grain", grain)
            .has(0, "command", 1)
            .mate("mac", "fatigue", 2)
            .mate("audrie", "damage", 2)
    };
    assert!(!scene(2).start().offers("use/flapjacks/0/0"));
    let mut t = scene(3).mate("kannan", "fatigue", 1).mate("kannan", "damage", 2).start();
    t.play(["use/flapjacks/0/0", "mac", "mac", "audrie", "kannan", "audrie"]);
    assert_eq!((t.stored("grain"), t.stored("meat")), (0, 3), "{}", t.open());
    assert_eq!(
        (t.mate("mac").fatigue, t.mate("kannan").fatigue, t.mate("audrie").damage, t.mate("kannan").damage),
        (0, 0, 0, 1)
    );
}

/// SG-RECIPE-05
#[test]
fn nothing_is_cooked_in_combat() {
    let scene = || players(1).stored("grain", 3).has(0, "command", 1).mate("mac", "fatigue", 2);
    assert!(scene().start().offers("use/flapjacks/0/0"));
    let t = scene().combat(&["skeletal-warrior"]).start();
    assert!(!t.offers("use/flapjacks/0/0") && !t.offers("use/soup/0/0"));
}

/// SG-ADV-09, SG-ADV-02: two dozen cards, and nobody uses any: they stay, over turns and a box that is closed, and score.
#[test]
fn cards_that_nobody_uses_stay_owned_and_score() {
    let idle: Vec<&str> = BOOK
        .market
        .iter()
        .skip(4)
        .filter(|id| BOOK.adventure(*id).weapon.is_none())
        .map(|id| BOOK.names().name(id))
        .take(20)
        .collect();
    let mut t = players(1).owns(&idle).start();
    let owned = t.owned();
    let score = |t: &Play| {
        let view = serde_json::to_value(t.table.game().view(None)).expect("plain data");
        view["score_lines"][0].clone()
    };
    assert_eq!((owned.len(), score(&t)), (24, json!(["Adventure cards", 48])));
    t.play(["skip", "skip", "pack", "again", "room/bridge"]);
    assert_eq!((t.owned(), score(&t)), (owned, json!(["Adventure cards", 48])));
}

/// SG-ADV-10: each of the six types, and the number of a card that is not from the market.
#[test]
fn an_adventure_card_shows_its_type_and_number() {
    let cards = [
        ("stone-of-memory", "totem", Some(1)),
        ("boat-hook", "weapon", Some(5)),
        ("sill-house-broth", "recipe", Some(6)),
        ("pinch", "person", Some(7)),
        ("moth-silk-jib", "equipment", Some(8)),
        ("nose-chart", "knowledge", Some(9)),
        ("hobb", "person", None),
    ];
    let t = players(1).with("adventures", json!(cards.map(|(card, ..)| json!({ "card": card })))).start();
    let view = serde_json::to_value(t.table.game().view(None)).expect("plain data");
    for (place, (card, sort, number)) in cards.into_iter().enumerate() {
        let shown = &view["adventures"][place];
        assert_eq!(
            (&shown["key"], &shown["sort"], &shown["number"]),
            (&json!(card), &json!(sort), &json!(number))
        );
    }
    let numbers: Vec<_> = BOOK.adventures.iter().filter_map(|id| BOOK.adventure(id).number).collect();
    assert_eq!(numbers, (1..=90).collect::<Vec<u8>>(), "each number is one card");
}
