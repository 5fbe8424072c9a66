//! A combat and its rounds (SG-COMBAT).

use super::*;
use serde_json::json;
use table::Game;

/// SG-COMBAT-01, SG-COMBAT-03, SG-COMBAT-05
#[test]
fn the_listed_enemies_lie_in_a_row_in_random_order() {
    let rows: Vec<Vec<String>> = (1..9)
        .map(|seed| {
            let t = begun(fight(1, "wick-rat lamp-thief moth-swarm").seed(seed));
            assert_eq!(t.state().combat.as_ref().unwrap().synergy, Crew::ALL);
            row(&t).into_iter().map(str::to_owned).collect()
        })
        .collect();
    for found in &rows {
        let mut sorted = found.clone();
        sorted.sort();
        assert_eq!(sorted, ["lamp-thief", "moth-swarm", "wick-rat"]);
    }
    assert!(rows.iter().any(|found| found != &rows[0]), "{rows:?}");
}

/// SG-COMBAT-04, SG-EX-25, SG-EX-42
#[test]
fn four_combat_action_tokens_are_dealt() {
    for (n, dealt) in [(1, vec![4]), (2, vec![2, 2]), (3, vec![1, 2, 1]), (4, vec![1, 1, 1, 1])] {
        let active = usize::from(n == 3);
        let t = begun(fight(n, "skeletal-warrior flying-eye infernal-jackal").with("active", active.into()));
        assert_eq!(tokens(&t), dealt, "{n} players");
    }
}

/// SG-COMBAT-02, SG-COMBAT-06, SG-COMBAT-12, SG-COMBAT-14, SG-COMBAT-15, SG-CTR-02
#[test]
fn the_story_waits_until_the_last_enemy_has_fallen_and_goes_on_at_once() {
    let scene = fight(1, "wick-rat").fate([6, 6]);
    let scene = scene.changed(
        "enemies-02.toml",
        "blank heart blank\", \"blank blank blank\", \"heart blank blank",
        "heart heart blank\", \"heart blank blank\", \"blank blank blank",
    );
    let mut t = begun(scene);
    t.table.study();
    t.play(["attack/gregory", "square/0/0", "square/0/1"]);
    assert_eq!(t.stored("coin"), 3, "the story waits");
    assert!(!t.offers("go") && t.state().reading.is_some());
    t.play(["attack/mac", "square/0/3"]); // the last heart; where the rest goes does not matter
    assert!(t.state().combat.is_none(), "{}", t.open());
    assert_eq!((t.stored("coin"), tokens(&t)), (4, vec![0]));
    assert_eq!(damage(&t, "mac"), 0, "no enemy is left to strike");
    assert!(t.told("It is over."));
    let counted = t.table.tallies();
    assert_eq!((counted["combat/very easy/won"], counted["combat/very easy/rounds"]), (1, 1));
}

/// SG-COMBAT-07, SG-COMBAT-10, SG-COMBAT-11, SG-ENDR-12, SG-PLACE-07
#[test]
fn a_new_round_gives_the_tokens_back_and_leaves_the_damage() {
    let mut t = beast(PLAIN, 3, 1).fate([6, 6, 6]).start();
    t.play(["attack/laurent", "square/0/0", "square/0/1", "attack/laurent", "square/0/6", "square/0/7"]);
    assert!(!t.offers("attack/laurent"));
    assert_eq!(tokens(&t), [2]);
    t.play(["round/end", "mac"]);
    assert_eq!((damage(&t, "mac"), tokens(&t)), (1, vec![4]));
    assert!(t.offers("attack/laurent"));
    assert_eq!(covered(&t, 0), [0, 1, 6, 7]);
    assert_eq!(t.state().combat.as_ref().unwrap().round, 2);
}

/// SG-COMBAT-08
#[test]
fn tokens_are_spent_in_any_order() {
    let mut t = against(2, &[(PLAIN, 9, 0)]).fate([1, 1, 1]).start();
    t.play(["1:attack/mac", "square/0/1", "0:attack/audrie", "square/0/2", "1:attack/mac", "square/0/3"]);
    assert_eq!(tokens(&t), [1, 0]);
}

/// SG-COMBAT-09, SG-ENDR-01, SG-ENDR-02: the active player ends it.
#[test]
fn a_round_may_end_with_unused_tokens() {
    let mut t = against(2, &[(PLAIN, 5, 1)]).start();
    assert!(!t.keys(1).contains(&"round/end"));
    t.play(["0:round/end"]);
    assert!(t.is_asked(0) && !t.is_asked(1));
    t.play(["mac"]);
    assert_eq!((damage(&t, "mac"), tokens(&t)), (1, vec![2, 2]));
}

/// SG-COMBAT-13, SG-PLACE-11, SG-PLACE-12
#[test]
fn a_defeated_enemy_leaves_the_row_and_is_whole_the_next_time() {
    let one = "heart blank blank|blank blank blank|blank blank blank";
    let scene = against(1, &[(PLAIN, 5, 0), (one, 3, 5), (PLAIN, 5, 0)]).fate([6, 6]);
    let mut t = scene.start();
    t.play(["attack/marco", "enemy/1", "square/1/0"]);
    assert_eq!(row(&t), ["wick-rat", "moth-swarm"]);
    assert_eq!(damage(&t, "marco"), 0);
    let closes = |e: &table::Event| {
        let at = |at: &str| Some(format!("enemy/{at}"));
        matches!(&e.what, table::What::Card { card: Some(card), from, to } if card == "moth-swarm" && *from == at("2") && *to == at("1"))
    };
    assert!(t.events.iter().any(closes), "{:#?}", t.events);
    // What was at both ends touches now.
    t.play(["attack/mac", "enemy/0", "square/0/2"]);
    assert!(t.offers("square/1/0"), "{}", t.open());

    let scene = players(1).story("T1", "== T1  Twice\n\nText.\n\n* Fight. [combat wick-rat]\n  = success\n  Again.\n  -> T2\n\n== T2  Again\n\nText.\n\n* Fight. [combat wick-rat]\n  = success\n  Over.\n");
    let scene = scene.fate([6, 6]).changed(
        "enemies-02.toml",
        "blank heart blank\", \"blank blank blank\", \"heart blank blank",
        "heart heart blank\", \"blank blank blank\", \"blank blank blank",
    );
    let mut t = begun(scene);
    t.play(["attack/gregory", "square/0/0", "square/0/1"]);
    assert!(t.told("Again."));
    assert_eq!((row(&t), covered(&t, 0)), (vec!["wick-rat"], vec![]));
}

/// SG-COMBAT-16, SG-OPEN-43: each token costs one of the two 1 command; the next round deals anew.
#[test]
fn a_token_is_given_for_one_command_of_either() {
    let mut t = against(2, &[(PLAIN, 9, 0)]).has(0, "command", 1).has(1, "command", 1).start();
    t.play(["0:give/1", "0:give/1/theirs"]);
    assert_eq!((tokens(&t), t.player(0).command, t.player(1).command), (vec![0, 4], 0, 0));
    assert!(!t.offers("give/0") && !t.offers("give/0/theirs"), "nobody can pay");
    let none = against(2, &[(PLAIN, 9, 0)]).has(0, "tokens", 0).has(0, "command", 1).start();
    assert!(!none.keys(0).contains(&"give/1"), "there is none to give: {}", none.open());
    t.play(["0:round/end", "mac"]);
    assert_eq!(tokens(&t), [2, 2]);
}

/// SG-COMBAT-16, SG-OPEN-67: the round does not end over it.
#[test]
fn a_token_that_its_owner_cannot_use_is_given_away() {
    let bo = ["laurent", "mac", "marco", "rafael"];
    let scene = bo
        .into_iter()
        .fold(against(2, &[(PLAIN, 9, 0)]), |scene, crew| scene.mate(crew, "statuses", ["frightened"]));
    let mut t = scene.has(0, "tokens", 0).has(1, "command", 1).fate([1]).start();
    assert!(!t.open().contains("attack/"), "{}", t.open());
    t.play(["1:give/0", "0:attack/audrie", "square/0/1"]);
    assert_eq!(covered(&t, 0), [1]);
}

/// SG-COMBAT-17, SG-COMBAT-18, SG-COMBAT-19, SG-COMBAT-20
#[test]
fn in_combat_nobody_cooks_sails_equips_or_rearms() {
    let laden = |scene: Scene| {
        let scene =
            scene.has(0, "command", 3).has(0, "hand", ["bluff"]).mate("mac", "fatigue", 1).stored("meat", 3);
        scene.owns(&["tide-tables"]).armed("mac", "fire-axe")
    };
    let barred = ["use/soup/0/0", "use/tide-tables/1/0", "equip/bluff", "weapon/fire-axe"];
    let t = laden(players(1)).start();
    assert!(barred.iter().all(|key| t.offers(key)), "{}", t.open());
    let mut t = laden(beast(PLAIN, 9, 3)).fate([1]).start();
    assert!(!barred.iter().any(|key| t.offers(key)), "{}", t.open());
    t.play(["attack/mac"]);
    assert!(t.offers("use/gear/0/0"), "{}", t.open());
    assert!(!barred.iter().any(|key| t.offers(key)), "{}", t.open());
    t.play(["enough"]);
    assert!(t.offers("use/gloria/0/1"), "{}", t.open());
    assert!(!barred.iter().any(|key| t.offers(key)), "{}", t.open());
}

/// SG-COMBAT-21, SG-CTR-07, SG-ATK-10
#[test]
fn any_player_helps_with_adventure_cards() {
    let scene = || against(2, &[(PLAIN, 5, 3)]).has(1, "command", 2).owns(&["signal-rockets"]).fate([3, 6]);
    let mut t = scene().start();
    t.play(["0:attack/audrie", "1:use/signal-rockets/0/1", "0:enough", "square/0/0", "square/0/1"]);
    assert!(t.told("A hit."), "3 + 1 + 2");
    t.play(["1:use/gloria/0/1"]);
    assert_eq!((damage(&t, "audrie"), t.player(1).command), (1, 0));
    let mut t = scene().start();
    t.play(["0:attack/audrie", "0:enough"]);
    assert!(t.told("A miss."));
}

/// SG-COMBAT-22, SG-DIFF-01, SG-DIFF-02, SG-DIFF-03, SG-DIFF-04, SG-DIFF-05, SG-DIFF-06
#[test]
fn the_level_of_a_combat_is_told_with_its_name() {
    let levels = [
        ("skeletal-warrior", "level 3, very easy"),
        ("strangler-root", "level 8, very easy"),
        ("coat-king", "level 9, easy"),
        ("strangler-root glass-hound", "level 11, easy"),
        ("coat-king glass-hound", "level 12, medium"),
        ("coat-king drowned-ferryman", "level 13, medium"),
        ("coat-king pike-knight", "level 14, dangerous"),
        ("coat-king strangler-root", "level 17, dangerous"),
        ("coat-king hand-of-fog", "level 18, deadly"),
        ("coat-king hand-of-fog drowned-ferryman", "level 22, deadly"),
    ];
    for (enemies, told) in levels {
        let t = begun(fight(1, enemies));
        assert!(t.told(told), "{enemies}: {told}");
    }
}

/// SG-PLACE-11, SG-CTR-01: two cards may have one name, and only the one that is covered falls.
#[test]
fn of_two_enemies_with_one_name_one_falls() {
    let grid = "blank heart blank\", \"blank blank blank\", \"heart blank blank";
    let one = "heart blank blank\", \"blank blank blank\", \"blank blank blank";
    let scene = players(1).changed("enemies-02.toml", grid, one);
    let scene = scene.changed("enemies-02.toml", "name = \"Lamp Thief\"", "name = \"Wick Rat\"");
    let scene = scene.combat(&["wick-rat", "lamp-thief"]).fate([6]);
    let mut t = scene.start();
    t.play(["attack/marco"]);
    t.play(["enemy/0", "square/0/0"]);
    while t.offers("square/0/1") {
        t.play(["square/0/1"]);
    }
    assert_eq!(row(&t), ["lamp-thief"]);
    assert!(t.told("Wick Rat 1 is defeated."));
    assert_eq!(damage(&t, "marco"), 0, "whoever has fallen strikes nobody");
}

/// A combat in which nobody is hurt unless somebody attacks, and another way to go on.
fn standoff(n: usize) -> Play {
    let text = "== T1  Trouble\n\nThere it is.\n\n* Fight. [combat wick-rat]\n  = success\n  It is over.\n  > coin 1\n* Wait.\n  It goes by.\n  > xp 1\n";
    let (bites, idles) = ("level = 1\ndefence = 3\ndamage = 1", "level = 1\ndefence = 3\ndamage = 0");
    let mut t = players(n).changed("enemies-02.toml", bites, idles).story("T1", text).fate([1]).start();
    t.play(["choice/1"]);
    t
}

fn idle(rounds: usize) -> Vec<&'static str> {
    ["0:round/end", "mac"].repeat(rounds)
}

/// SG-OPEN-69, SG-DEFEAT-01: after five rounds in which nothing changed; it takes all to break it off, and nobody is defeated.
#[test]
fn a_combat_in_which_nothing_changes_is_broken_off_if_all_agree() {
    let mut t = standoff(3);
    t.play(idle(4)).play(["0:attack/audrie", "square/0/4"]).play(idle(5));
    assert!(!t.offers("combat/leave"), "counted anew after a square was covered: {}", t.open());
    t.play(idle(1));
    assert_eq!(t.own(0), ["combat/leave", "combat/on"]);
    t.play(["0:combat/on"]).play(idle(5)).play(["0:combat/leave", "1:agree/yes", "2:agree/no"]);
    assert!(t.told("Cy would rather play on.") && t.state().combat.is_some());
    t.play(idle(5)).play(["0:combat/leave", "1:agree/yes", "2:agree/yes"]);
    assert!(t.told("You break it off.") && !t.told("defeated") && t.state().combat.is_none(), "{}", t.open());
    assert_eq!((t.state().defeats, t.state().active.0, tokens(&t)), (0, 0, vec![0; 3]));
    assert_eq!((t.stored("coin"), t.state().xp), (3, 0), "nothing is won");
    assert!(!t.offers("choice/1") && t.offers("choice/2"), "{}", t.open());
    t.play(["choice/2"]);
    assert_eq!((t.state().xp, t.state().reading.is_none()), (1, true));
}

/// SG-COMBAT-15: a combat is told apart from the story that it interrupts and that goes on after it.
#[test]
fn a_combat_in_a_story_is_a_scene_within_it() {
    const STORY: u32 = 0; // it was open when the scenario began
    let mut t = standoff(1);
    let (story, fight) = (|| json!([STORY, "story"]), || json!([STORY + 1, "fight"]));
    let open = |t: &Play| json!(t.table.game().scenes().iter().map(|scene| scene.id).collect::<Vec<_>>());
    let of = |t: &Play, words: &str| {
        let event = t.events.iter().rfind(|event| event.text.contains(words));
        event.expect("it was told").scene.map(|scene| json!([scene.id, scene.kind]))
    };
    assert_eq!(open(&t), json!([STORY, STORY + 1]));
    assert_eq!((of(&t, "Fight."), of(&t, "Combat!")), (Some(story()), Some(fight())));
    t.play(idle(5)).play(["combat/leave"]);
    assert_eq!((open(&t), of(&t, "It goes by")), (json!([]), Some(story())));
}

/// SG-OPEN-69: whatever a round can change counts: what is lost, worn, carried, paid or held.
#[test]
fn a_combat_that_still_costs_something_is_no_standoff() {
    let thief = "heart blank blank|blank lose-resource blank|blank blank heart";
    let mut t = beast(thief, 9, 0).stored("coin", 7).stored("grain", 0).start();
    t.play(idle(7 + 4));
    assert!(!t.offers("combat/leave") && t.stored("coin") == 0, "{}", t.open());
    t.play(idle(1));
    assert!(t.offers("combat/leave"), "five rounds after the last coin: {}", t.open());
    let worn = |t: &Play| t.mate("mac").cards.len();
    let mut t = beast(PLAIN, 9, 0).mate("mac", "cards", ["brace"]).start();
    t.play(idle(4)).play(["0:shed/brace"]).play(idle(5));
    assert!(!t.offers("combat/leave") && worn(&t) == 0, "a card was discarded: {}", t.open());
    t.play(idle(1));
    assert!(t.offers("combat/leave"), "{}", t.open());
}

/// SG-OPEN-69: alone one asks nobody; where there is no other way, the story is over.
#[test]
fn after_a_combat_without_another_way_the_ship_waits() {
    let mut t = beast(PLAIN, 9, 0).start();
    t.play(idle(6)).play(["combat/leave"]);
    assert!(t.told("You return to the ship.") && !t.told("It is over."));
    assert!(t.offers("travel") && t.state().defeats == 0, "{}", t.open());
}

/// SG-OPEN-69: bots do not fight on for ever.
#[test]
fn to_fight_on_is_for_people() {
    let mut t = standoff(1);
    t.play(idle(5));
    let left_to_people: Vec<(&str, bool)> =
        t.asked(0).options.iter().map(|option| (option.key.as_str(), option.for_people)).collect();
    assert_eq!(left_to_people, [("combat/leave", false), ("combat/on", true), ("reset", true)]);
}

/// The names of some enemies are plural.
#[test]
fn several_in_one_card_strike_and_are_defeated() {
    let scene = players(1).combat(&["bell-gulls", "wick-rat"]).covered(0, &[2]).fate([6]);
    let mut t = scene.start();
    t.play(["round/end"]);
    assert_eq!(t.asked(0).prompt, "Whom do Bell Gulls attack, with 2 damage?");
    t.play(["mac", "thing/grain", "mac"]);
    assert!(t.told("Bell Gulls strike Mac") && t.told("Wick Rat strikes Mac"));
    t.play(["attack/marco"]);
    assert!(t.label("enemy/0").contains("strike for 2") && t.label("enemy/1").contains("strikes for 1"));
    t.play(["enemy/0", "square/0/4"]);
    while t.asked(0).prompt.contains("Where does the damage go?") {
        let first = t.keys(0)[0].to_owned();
        t.play([first.as_str()]);
    }
    assert!(t.told("Bell Gulls are defeated."), "{}", t.open());
}

/// SG-DIFF-07: with another level on its card an enemy is called something else, and fights as before.
#[test]
fn the_level_of_an_enemy_is_advice_and_no_rule() {
    let fought = |level: u8, called: &str| {
        let made = format!("level = {level}\ndefence = 5\ndamage = 1");
        let scene = fight(2, "skeletal-warrior").changed(
            "enemies-02.toml",
            "level = 3\ndefence = 5\ndamage = 1",
            &made,
        );
        let mut t = begun(scene.fate([5, 6, 6]));
        assert!(t.told(&format!("level {level}, {called}")));
        t.play(["attack/gregory", "square/0/3", "square/0/4", "0:round/end", "mac"]);
        let mut middle = t.state().clone();
        middle.combat.as_mut().expect("the second round").level = 0;
        t.play(["attack/odessa", "square/0/0"]);
        if t.offers("mac") {
            t.play(["mac"]);
        }
        assert!(t.told("It is over.") && t.stored("coin") == 4, "{}", t.open());
        (middle, t.state().clone())
    };
    let (easy, other) = (fought(3, "very easy"), fought(9, "easy"));
    assert_eq!(easy, other);
    assert!(
        easy.0.combat.as_ref().is_some_and(|combat| combat.round == 2 && combat.row[0].covered == 0b11000)
    );
}
