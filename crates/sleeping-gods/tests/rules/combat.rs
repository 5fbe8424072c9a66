//! Combat (SG-COMBAT, SG-ATK, SG-PLACE, SG-HEART, SG-SPLASH, SG-CTR, SG-MISS, SG-FLY, SG-ENDR, SG-SYN, SG-SYNC, SG-ENAB, SG-WEAPON, SG-DIFF).
//!
//! Whoever attacks without command, cards or tokens has nothing to lay on, and is not asked.

use crate::common::{BOOK, Play, Scene, players};
use sleeping_gods::{Crew, Skill, Square, Status};
use table::Book as _;

/// Squares are numbered from 0 (top left) to 8.
const PLAIN: &str = "heart blank blank|blank blank blank|blank blank heart";

/// A combat with enemies made up for it: grid, defence, basic damage.
fn against(n: usize, enemies: &[(&str, u8, u8)]) -> Scene {
    const CARDS: [(&str, &str); 3] = [
        (
            "wick-rat",
            "level = 1\ndefence = 3\ndamage = 1\ngrid = [\"blank heart blank\", \"blank blank blank\", \"heart blank blank\"]",
        ),
        (
            "lamp-thief",
            "level = 2\ndefence = 4\ndamage = 1\ngrid = [\"blank heart blank\", \"lose-resource blank heart\", \"blank blank+synergy blank\"]",
        ),
        (
            "moth-swarm",
            "level = 2\ndefence = 5\ndamage = 1\ngrid = [\"heart blank blank\", \"blank blank attack\", \"blank heart+synergy blank\"]",
        ),
    ];
    let ids: Vec<&str> = CARDS.iter().take(enemies.len()).map(|(id, _)| *id).collect();
    let mut scene = players(n).combat(&ids);
    for ((grid, defence, damage), (_, printed)) in enemies.iter().zip(CARDS) {
        let rows: Vec<String> = grid.split('|').map(|row| format!("\"{row}\"")).collect();
        let made = format!("level = 2\ndefence = {defence}\ndamage = {damage}\ngrid = [{}]", rows.join(", "));
        scene = scene.changed("enemies-02.toml", printed, &made);
    }
    scene
}

/// One enemy, alone with one player.
fn beast(grid: &str, defence: u8, damage: u8) -> Scene {
    against(1, &[(grid, defence, damage)])
}

/// Covered squares of an enemy in the row.
fn covered(t: &Play, at: usize) -> Vec<u32> {
    let bits = t.state().combat.as_ref().expect("a combat").row[at].covered;
    (0..9).filter(|s| bits & (1 << s) != 0).collect()
}

fn row(t: &Play) -> Vec<&str> {
    let row = &t.state().combat.as_ref().expect("a combat").row;
    row.iter().map(|foe| t.table.book().names().name(foe.card)).collect()
}

fn damage(t: &Play, crew: &str) -> u8 {
    t.mate(crew).damage
}

/// On whose board a synergy token lies.
fn holder(t: &Play, owner: Crew) -> Crew {
    t.state().combat.as_ref().expect("a combat").synergy[owner as usize]
}

fn tokens(t: &Play) -> Vec<u8> {
    t.state().players.iter().map(|p| p.tokens).collect()
}

/// A story that leads into a combat, and to a coin behind it.
fn fight(n: usize, enemies: &str) -> Scene {
    let text = format!(
        "== T1  Trouble\n\nThere they are.\n\n* Fight. [combat {enemies}]\n  = success\n  It is over.\n  > coin 1\n"
    );
    players(n).story("T1", &text)
}

/// Begins the combat of [`fight`].
fn begun(scene: Scene) -> Play {
    let mut t = scene.start();
    if t.state().combat.is_none() {
        let first = t.keys(t.state().active.0)[0].to_owned();
        t.play([first.as_str()]);
    }
    t
}

// --- SG-COMBAT

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
    t.play(["attack/gregory", "square/0/0", "square/0/1"]);
    assert_eq!(t.stored("coin"), 3, "the story waits");
    assert!(!t.offers("go") && t.state().reading.is_some());
    t.play(["attack/mac", "square/0/3", "square/0/4", "square/0/5"]);
    assert!(t.state().combat.is_none(), "{}", t.open());
    assert_eq!((t.stored("coin"), tokens(&t)), (4, vec![0]));
    assert_eq!(damage(&t, "mac"), 0, "no enemy is left to strike");
    assert!(t.told("It is over."));
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

// --- SG-ATK

/// SG-ATK-01, SG-ATK-06, SG-WEAPON-01, SG-WEAPON-05, SG-OPEN-67: one's own token, one's own crew, one of their weapons.
#[test]
fn a_player_attacks_with_their_own_crew_and_one_of_its_weapons() {
    let t = against(2, &[(PLAIN, 5, 1)]).armed("mac", "fire-axe").armed("mac", "whelk-sling").start();
    let attacks =
        |seat| t.keys(seat).into_iter().filter(|key| key.starts_with("attack/")).collect::<Vec<_>>();
    assert_eq!(
        attacks(0),
        ["attack/odessa", "attack/audrie", "attack/gregory", "attack/kannan", "attack/kasumi"]
    );
    let bo = [
        "attack/laurent",
        "attack/mac",
        "attack/mac/fire-axe",
        "attack/mac/whelk-sling",
        "attack/marco",
        "attack/rafael",
    ];
    assert_eq!(attacks(1), bo);
}

/// SG-ATK-02, SG-OPEN-67
#[test]
fn nobody_gets_a_third_token_in_a_round() {
    let out = |scene: Scene| {
        let all = ["odessa", "audrie", "gregory", "kannan", "kasumi", "marco", "rafael"];
        all.into_iter()
            .fold(scene, |scene, crew| scene.mate(crew, "damage", BOOK.board(crew_of(crew)).health))
    };
    let mut t = out(beast(PLAIN, 9, 0)).mate("mac", "statuses", ["frightened"]).fate([1, 1]).start();
    t.play(["attack/laurent", "square/0/1", "attack/laurent", "square/0/3"]);
    // Two tokens are left that nobody can use, and the round ends by itself.
    t.play(["laurent"]);
    assert_eq!(t.state().combat.as_ref().unwrap().round, 2, "{}", t.open());
}

fn crew_of(key: &str) -> Crew {
    Crew::KEYS.iter().find(|(k, _)| *k == key).expect("somebody of the crew").1
}

/// SG-ATK-03
#[test]
fn only_the_active_player_attacks_with_the_captain() {
    let t = against(2, &[(PLAIN, 5, 1)]).with("active", 1.into()).start();
    assert!(t.keys(1).contains(&"attack/odessa") && !t.keys(0).contains(&"attack/odessa"));
}

/// SG-ATK-04, SG-ATK-05
#[test]
fn whoever_is_out_or_frightened_cannot_attack() {
    let t = beast(PLAIN, 5, 1)
        .mate("mac", "damage", 8)
        .mate("marco", "statuses", ["frightened"])
        .mate("rafael", "damage", 5)
        .start();
    assert!(
        !t.offers("attack/mac") && !t.offers("attack/marco") && t.offers("attack/rafael"),
        "{}",
        t.open()
    );
}

/// SG-ATK-07
#[test]
fn any_enemy_of_the_row_is_a_target() {
    let mut t = against(1, &[(PLAIN, 5, 0), (PLAIN, 5, 0), (PLAIN, 5, 0)]).fate([6]).start();
    t.play(["attack/marco"]);
    assert_eq!(t.keys(0), ["enemy/0", "enemy/1", "enemy/2"]);
    t.play(["enemy/2", "square/2/4"]);
    assert_eq!((covered(&t, 0), covered(&t, 1), covered(&t, 2)), (vec![], vec![], vec![4]));
}

/// SG-ATK-08, SG-ATK-09, SG-ATK-11, SG-ATK-18
#[test]
fn fate_and_accuracy_together_hit_if_they_equal_the_defence() {
    let mut t = beast(PLAIN, 5, 0).fate([4]).start();
    t.play(["attack/rafael"]);
    assert!(t.told("5 against 5. A hit."));
    t.play(["square/0/0", "square/0/1"]);
    assert_eq!((covered(&t, 0), t.mate("rafael").fatigue), (vec![0, 1], 0));
    let mut t = beast(PLAIN, 5, 0).fate([3]).start();
    t.play(["attack/rafael", "square/0/0"]);
    assert!(t.told("4 against 5. A miss."));
    assert_eq!((covered(&t, 0), t.mate("rafael").fatigue), (vec![0], 0));
}

/// SG-ATK-12
#[test]
fn two_fatigue_take_one_damage_from_a_hit() {
    for (fatigue, squares) in [(1, 2), (2, 1)] {
        let mut t = beast("heart blank heart|heart blank blank|blank blank blank", 5, 0)
            .covered(0, &[4, 5, 6, 7, 8])
            .mate("gregory", "fatigue", fatigue)
            .fate([6])
            .start();
        t.play(["attack/gregory", "square/0/0"]);
        if squares == 2 {
            t.play(["square/0/3"]);
        }
        assert_eq!(covered(&t, 0).len(), 5 + squares, "{}", t.open());
    }
}

/// SG-ATK-13, SG-ATK-14, SG-ATK-15, SG-ATK-16
#[test]
fn one_equipped_card_of_the_skill_adds_damage_after_the_draw() {
    // Laurent's Club takes savvy.
    let scene = beast(PLAIN, 5, 0).mate("laurent", "cards", ["plain-arithmetic", "fever-nurse"]).mate(
        "laurent",
        "levels",
        ["laurent-stock-pot"],
    );
    let scene = scene.mate("mac", "cards", ["known-waters"]).has(0, "hand", ["old-remedy"]).fate([6]);
    let mut t = scene.start();
    t.play(["attack/laurent"]);
    assert_eq!(t.keys(0), ["enough", "extra/plain-arithmetic", "extra/fever-nurse"]);
    assert!(t.told("Fate: 6."));
    t.play(["extra/fever-nurse", "square/0/0", "square/0/1", "square/0/2"]);
    assert_eq!((covered(&t, 0), t.mate("laurent").cards.len()), (vec![0, 1, 2], 1), "one card, not two");
    // A card of another skill does not serve.
    let mut t = beast(PLAIN, 5, 0).mate("laurent", "cards", ["fresh-paint"]).fate([6]).start();
    t.play(["attack/laurent"]);
    assert!(t.offers("square/0/0"), "{}", t.open());
}

// --- SG-PLACE, SG-HEART, SG-SPLASH; tests/placing.rs compares all placements.

/// SG-PLACE-01, SG-PLACE-02, SG-PLACE-03, SG-PLACE-08, SG-PLACE-09
#[test]
fn damage_forms_one_group_over_edges_of_any_shape() {
    let mut t = against(2, &[(PLAIN, 5, 0)]).fate([6]).start();
    t.play(["1:attack/mac", "square/0/4"]);
    assert!(t.is_asked(1) && !t.is_asked(0));
    assert_eq!(t.keys(1).len(), 8, "bends included: {}", t.open());
    t.play(["square/0/8"]);
    assert_eq!(t.keys(1), ["square/0/5", "square/0/7"], "a corner does not connect");
    t.play(["square/0/7"]);
    assert_eq!(covered(&t, 0), [4, 7, 8]);
}

/// SG-PLACE-04, SG-PLACE-05, SG-PLACE-06
#[test]
fn a_covered_square_takes_nothing_and_connects_nothing() {
    let mut t = beast(PLAIN, 5, 0).covered(0, &[1, 4, 7]).fate([6]).start();
    t.play(["attack/gregory", "square/0/0"]);
    assert_eq!(covered(&t, 0), [0, 1, 3, 4, 7], "nothing else touches it: {}", t.open());
}

/// SG-PLACE-10, SG-ENAB-01, SG-ENAB-19, SG-EX-31
#[test]
fn a_covered_square_has_no_effect() {
    let eye = |squares: &[u32]| players(1).combat(&["flying-eye"]).covered(0, squares).fate([5]);
    // Attack, flying and madness of the Flying Eye.
    let mut t = eye(&[0, 3, 7]).start();
    t.play(["round/end", "mac"]);
    assert_eq!((damage(&t, "mac"), t.state().bearers(Status::Madness)), (2, 0));
    t.play(["attack/laurent"]);
    assert!(t.told("5 against 5. A hit."));
    let mut t = eye(&[]).start();
    t.play(["round/end", "mac", "rafael"]);
    assert_eq!((damage(&t, "mac"), t.state().bearers(Status::Madness)), (3, 1));
    t.play(["attack/laurent"]);
    assert!(t.told("5 against 6. A miss."));
}

/// SG-HEART-01, SG-HEART-02, SG-HEART-03, SG-HEART-04
#[test]
fn a_double_heart_takes_two_damage_of_one_hit_and_one_token() {
    let grid = "heart2 blank heart|blank blank blank|blank blank blank";
    let mut t = beast(grid, 5, 0).fate([6, 6, 6]).start();
    t.play(["attack/marco"]);
    assert!(!t.offers("square/0/0") && t.offers("square/0/1"), "1 damage is too little: {}", t.open());
    t.play(["square/0/8", "attack/marco"]);
    assert!(!t.offers("square/0/0"), "two hits do not add up");
    t.play(["square/0/7", "attack/gregory", "square/0/0"]);
    assert_eq!(covered(&t, 0), [0, 7, 8], "both points are used: {}", t.open());
}

/// SG-HEART-05
#[test]
fn the_rest_of_a_hit_on_a_double_heart_connects_to_it() {
    let mut t = beast("heart2 blank heart|blank blank blank|blank blank blank", 5, 0).fate([6]).start();
    t.play(["attack/mac", "square/0/0"]);
    assert_eq!(t.keys(0), ["square/0/1", "square/0/3"]);
}

/// SG-SPLASH-01, SG-SPLASH-02, SG-SPLASH-03, SG-SPLASH-07, SG-EX-43
#[test]
fn at_most_half_of_an_attack_splashes_over_the_touching_edge() {
    let scene = || against(1, &[(PLAIN, 5, 0), (PLAIN, 5, 0), (PLAIN, 5, 0)]);
    let mut t = scene().fate([6]).start();
    t.play(["attack/mac", "enemy/0", "square/0/4", "square/0/5"]);
    assert!(t.offers("square/1/3") && !t.offers("square/1/0") && !t.offers("square/2/3"), "{}", t.open());
    t.play(["square/1/3"]);
    assert_eq!((covered(&t, 0), covered(&t, 1)), (vec![4, 5], vec![3]));
    // Of 3, two stay on the target.
    let mut t = scene().fate([6]).start();
    t.play(["attack/mac", "enemy/0", "square/1/3"]);
    assert!(!t.offers("square/1/4") && !t.offers("square/1/0"), "{}", t.open());
    // Of 1, all of it.
    let mut t = scene().fate([6]).start();
    t.play(["attack/marco", "enemy/0"]);
    assert!(!t.keys(0).iter().any(|key| key.starts_with("square/1")), "{}", t.open());
    // Of 4, two.
    let mut t = scene().mate("mac", "cards", ["haymaker"]).fate([6]).start();
    t.play(["attack/mac", "enemy/1"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    t.play(["square/1/3", "square/0/5", "square/0/4"]);
    assert!(!t.offers("square/0/3") && t.offers("square/1/4"), "{}", t.open());
}

/// SG-SPLASH-04, SG-SPLASH-05, SG-SPLASH-06
#[test]
fn splash_asks_no_defence_provokes_nobody_and_can_defeat() {
    let weak = "blank blank blank|heart blank blank|blank blank blank";
    let mut t = against(1, &[(PLAIN, 5, 1), (weak, 9, 5)]).fate([6]).start();
    t.play(["attack/gregory", "enemy/0", "square/0/5", "square/1/3"]);
    assert_eq!(row(&t), ["wick-rat"]);
    assert_eq!(damage(&t, "gregory"), 1, "only the target strikes back");
    let curse = "blank blank blank|attack2 heart blank|blank blank blank";
    let mut t = against(1, &[(PLAIN, 5, 1), (curse, 9, 1)]).fate([6]).start();
    t.play(["attack/gregory", "enemy/0", "square/0/5", "square/1/3", "round/end", "mac", "laurent"]);
    assert_eq!(damage(&t, "laurent"), 1, "its attack symbol is covered");
}

/// SG-OPEN-41: resist takes 1 of what is aimed at its card, and half is counted before that.
#[test]
fn half_of_the_damage_is_counted_before_resist() {
    let tough = "resist blank heart|blank blank blank|blank blank heart";
    let mut t =
        against(1, &[(tough, 5, 0), (PLAIN, 9, 5)]).mate("mac", "cards", ["haymaker"]).fate([6]).start();
    t.play(["attack/mac", "enemy/0"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    // 4 damage: 2 at the target, of which 1 is blocked, and 2 beside it.
    t.play(["square/1/3", "square/1/4"]);
    assert_eq!((covered(&t, 0), covered(&t, 1)), (vec![5], vec![3, 4]), "{}", t.open());
}

/// SG-OPEN-42
#[test]
fn what_cannot_be_placed_is_lost() {
    let mut t = beast(PLAIN, 5, 0).covered(0, &[1, 2, 3, 4, 5, 6]).fate([6]).start();
    t.play(["attack/mac"]);
    assert_eq!(
        covered(&t, 0),
        [1, 2, 3, 4, 5, 6, 7, 8],
        "two, although one of them alone would do: {}",
        t.open()
    );
}

// --- SG-CTR, SG-MISS, SG-FLY

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
}

// --- SG-ENDR

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

// --- SG-ENAB

/// SG-ENAB-02, SG-ENAB-03, SG-OPEN-38: further left, too, but not in counterattacks.
#[test]
fn an_enemy_can_urge_those_beside_it() {
    let urging = |n: u8| format!("heart adjacent{n} blank|blank blank blank|blank blank heart");
    for n in [1, 2] {
        let grid = urging(n);
        let mut t = against(1, &[(PLAIN, 9, 1), (&grid, 9, 1), (PLAIN, 9, 1)]).fate([1]).start();
        t.play(["attack/gregory", "enemy/0", "square/0/1"]);
        assert_eq!(damage(&t, "gregory"), 1);
        t.play(["round/end", "mac", "laurent", "rafael"]);
        assert_eq!((damage(&t, "mac"), damage(&t, "laurent"), damage(&t, "rafael")), (1 + n, 1, 1 + n));
    }
    let grid = urging(2);
    let mut t = against(1, &[(PLAIN, 9, 1), (PLAIN, 9, 1), (&grid, 9, 1)]).start();
    t.play(["round/end", "mac", "laurent", "rafael"]);
    assert_eq!(
        (damage(&t, "mac"), damage(&t, "laurent"), damage(&t, "rafael")),
        (1, 3, 1),
        "only who is next to it"
    );
    let mut t = against(1, &[(PLAIN, 9, 1), (&grid, 9, 1)]).covered(1, &[1]).start();
    t.play(["round/end", "mac", "laurent"]);
    assert_eq!(damage(&t, "mac"), 1, "the square is covered");
}

/// SG-ENAB-04, SG-ENAB-20
#[test]
fn an_enemy_can_heal_those_beside_it() {
    let healing = "heart adjacent-regen blank|blank blank blank|blank blank heart";
    let scene = against(
        1,
        &[(PLAIN, 9, 0), (healing, 9, 0), ("heart attack blank|blank blank blank|blank blank heart", 9, 0)],
    );
    let mut t = scene.covered(0, &[3, 4]).covered(1, &[5]).covered(2, &[0, 1]).start();
    t.play(["round/end", "mac", "laurent"]);
    assert_eq!(t.keys(0), ["square/0/3", "square/0/4"]);
    t.play(["square/0/4", "square/2/1"]);
    assert_eq!((covered(&t, 0), covered(&t, 1), covered(&t, 2)), (vec![3], vec![5], vec![0]));
    t.play(["rafael"]);
    assert_eq!(damage(&t, "rafael"), 1, "the attack symbol is back");
}

/// SG-ENAB-12, SG-ENAB-13, SG-OPEN-47
#[test]
fn an_enemy_can_heal_itself() {
    for (word, left) in [("regen1", 3), ("regen3", 1)] {
        let grid = format!("heart {word} blank|blank blank blank|blank blank heart");
        let mut t = beast(&grid, 9, 0).covered(0, &[3, 4, 5, 6]).start();
        t.play(["round/end", "mac", "square/0/4"]);
        if word == "regen3" {
            t.play(["square/0/3", "square/0/6"]);
        }
        assert_eq!(covered(&t, 0).len(), left);
        assert!(covered(&t, 0).contains(&5));
    }
    let mut t =
        beast("heart regen3 blank|blank blank blank|blank blank heart", 9, 0).covered(0, &[3, 4]).start();
    t.play(["round/end", "mac", "square/0/4"]);
    assert!(covered(&t, 0).is_empty(), "fewer than three: all of them");
}

/// SG-ENAB-20, SG-SYN-08: a synergy point that is open again can be covered again.
#[test]
fn an_uncovered_synergy_point_counts_again() {
    let grid = "heart regen1 blank|blank blank+synergy blank|blank blank heart";
    let mut t = beast(grid, 5, 0).fate([6, 6]).start();
    t.play(["attack/marco", "square/0/4", "mac"]);
    assert_eq!(holder(&t, Crew::Marco), Crew::Mac);
    t.play(["round/end", "mac"]);
    assert!(covered(&t, 0).is_empty());
    t.play(["attack/mac", "synergy/marco"]);
    t.play(["square/0/0", "square/0/1", "square/0/2", "square/0/3", "square/0/6"]);
    assert_eq!(holder(&t, Crew::Marco), Crew::Marco, "{}", t.open());
    t.play(["attack/marco", "square/0/4", "rafael"]);
    assert_eq!(holder(&t, Crew::Marco), Crew::Rafael);
}

/// SG-ENAB-05
#[test]
fn an_enemy_can_strip_an_equipped_ability() {
    let grid = "heart discard blank|blank blank blank|blank blank heart";
    let mut t = beast(grid, 9, 0).mate("mac", "cards", ["bluff"]).mate("marco", "cards", ["feint"]).start();
    t.play(["round/end", "mac", "feint"]);
    assert_eq!((t.mate("mac").cards.len(), t.mate("marco").cards.len()), (1, 0));
    let mut t = beast(grid, 9, 0).has(0, "hand", ["bluff"]).start();
    t.play(["round/end", "mac"]);
    assert_eq!(t.hand(0), ["bluff"]);
}

/// SG-ENAB-07, SG-OPEN-37
#[test]
fn first_strike_comes_before_the_damage() {
    let grid = "heart first-strike blank|attack blank blank|blank blank heart";
    let mut t = beast(grid, 5, 1).fate([6, 1]).start();
    t.play(["attack/gregory"]);
    assert_eq!(damage(&t, "gregory"), 2);
    t.play(["square/0/0", "square/0/3"]);
    assert_eq!((covered(&t, 0), damage(&t, "gregory")), (vec![0, 3], 2), "it strikes once");
    t.play(["attack/audrie", "square/0/1"]);
    assert_eq!(damage(&t, "audrie"), 1, "a miss is answered once as well");
    let mut t = beast(grid, 5, 5).mate("gregory", "damage", 4).fate([6]).start();
    t.play(["attack/gregory", "mac", "square/0/0", "square/0/3"]);
    assert_eq!((damage(&t, "gregory"), covered(&t, 0)), (5, vec![0, 3]), "he finishes the attack");
}

/// SG-ENAB-09, SG-OPEN-46
#[test]
fn an_enemy_can_take_a_resource_or_a_coin() {
    let grid = "heart lose-resource blank|blank blank blank|blank blank heart";
    let mut t = beast(grid, 9, 0).start();
    t.play(["round/end", "mac"]);
    assert_eq!(t.keys(0).len(), 2, "coins and grain: {}", t.open());
    let coin = t.keys(0).into_iter().find(|key| key.contains("coin")).expect("a coin").to_owned();
    t.play([coin.as_str()]);
    assert_eq!((t.stored("coin"), t.stored("grain")), (2, 1));
    let mut t = beast(grid, 9, 0).stored("coin", 0).stored("grain", 0).start();
    t.play(["round/end", "mac"]);
    assert!(t.offers("attack/mac"), "{}", t.open());
}

/// SG-ENAB-14, SG-WEAPON-03, SG-WEAPON-04
#[test]
fn an_enemy_can_disarm_until_the_combat_is_over() {
    let grid = "heart heart disarm|blank blank blank|blank blank blank";
    let mut t = beast(grid, 5, 0).armed("mac", "fire-axe").armed("marco", "tin-cutlass").fate([6]).start();
    t.play(["round/end", "mac", "fire-axe"]);
    assert!(
        !t.offers("attack/mac/fire-axe") && t.offers("attack/mac") && t.offers("attack/marco/tin-cutlass")
    );
    assert!(!t.offers("weapon/fire-axe") && t.owned().contains(&"fire-axe".to_owned()));
    t.play(["attack/gregory", "square/0/0", "square/0/1", "weapon/fire-axe", "mac"]);
    let axe = t.state().adventures.iter().find(|o| BOOK.names().name(o.card) == "fire-axe").unwrap();
    assert_eq!(axe.bearer, Some(Crew::Mac));
}

/// SG-ENAB-15
#[test]
fn resist_blocks_one_damage_of_every_attack() {
    let grid = "resist blank heart|blank blank blank|blank blank heart";
    let mut t = beast(grid, 5, 0).fate([6, 6]).start();
    t.play(["attack/gregory", "square/0/0"]);
    assert_eq!(covered(&t, 0), [0]);
    t.play(["attack/gregory", "square/0/2", "square/0/1"]);
    assert_eq!(covered(&t, 0), [0, 1, 2], "covered, it blocks nothing");
    let mut t = beast(grid, 9, 0).fate([1]).start();
    t.play(["attack/mac"]);
    assert!(covered(&t, 0).is_empty() && t.offers("attack/mac"), "{}", t.open());
}

/// SG-ENAB-17
#[test]
fn an_enemy_can_damage_the_ship() {
    let mut t = beast("heart ship-damage blank|blank blank blank|blank blank heart", 9, 0).fate([3]).start();
    t.play(["round/end", "mac"]);
    assert_eq!(t.state().damage, [0, 1, 0, 0, 0, 0], "fate 3 is the Galley");
}

// --- SG-SYN, SG-SYNC

const POINT: &str = "heart blank blank|blank blank+synergy blank|blank blank heart";

/// SG-SYN-01, SG-SYN-02, SG-OPEN-44
#[test]
fn covering_a_synergy_point_hands_the_own_token_to_anybody_else() {
    let mut t = against(2, &[(POINT, 5, 0), (POINT, 5, 0)]).fate([6, 6]).start();
    t.play(["0:attack/gregory", "enemy/0", "square/0/4", "square/0/5"]);
    assert_eq!(t.keys(0).len(), 8);
    assert!(!t.offers("gregory") && t.offers("mac") && t.offers("audrie"));
    t.play(["mac"]);
    assert_eq!(holder(&t, Crew::Gregory), Crew::Mac);
    // Earned again before it was used, it may stay or move.
    t.play(["0:attack/gregory", "enemy/1", "square/1/4", "square/1/5"]);
    assert!(t.offers("mac") && t.offers("rafael") && !t.offers("gregory"));
    t.play(["rafael"]);
    assert_eq!(holder(&t, Crew::Gregory), Crew::Rafael);
}

/// SG-OPEN-44: two points in one attack move the token once.
#[test]
fn two_synergy_points_in_one_attack_move_one_token_once() {
    let (left, right) = (
        "heart blank blank|blank blank blank+synergy|blank blank heart",
        "heart blank blank|blank+synergy blank blank|blank blank heart",
    );
    let mut t = against(1, &[(left, 5, 0), (right, 5, 0)]).fate([6]).start();
    t.play(["attack/gregory", "enemy/0", "square/0/5", "square/1/3", "mac"]);
    assert_eq!(holder(&t, Crew::Gregory), Crew::Mac);
    assert!(t.offers("round/end"), "{}", t.open());
}

/// SG-SYN-10: splash earns it, too.
#[test]
fn splash_damage_earns_synergy() {
    let right = "heart blank blank|blank+synergy blank blank|blank blank heart";
    let mut t = against(1, &[(PLAIN, 5, 0), (right, 9, 0)]).fate([6]).start();
    t.play(["attack/gregory", "enemy/0", "square/0/5", "square/1/3", "mac"]);
    assert_eq!(holder(&t, Crew::Gregory), Crew::Mac);
}

/// SG-SYN-03, SG-SYN-04, SG-SYN-05, SG-SYN-07, SG-SYNC-07: Mac's token.
#[test]
fn a_token_is_returned_for_its_effect_after_the_draw_and_for_free() {
    let mut t = beast(PLAIN, 5, 0).token("mac", "laurent").fate([3]).start();
    t.play(["attack/laurent"]);
    assert!(t.told("Fate: 3."));
    t.play(["synergy/mac"]);
    assert!(t.told("5 against 5. A hit."));
    assert_eq!((holder(&t, Crew::Mac), t.player(0).tokens), (Crew::Mac, 3));
    // On its owner's board it does nothing.
    let mut t = beast(PLAIN, 5, 0).fate([3]).start();
    t.play(["attack/mac"]);
    assert!(!t.offers("synergy/mac"), "{}", t.open());
}

/// SG-SYN-06
#[test]
fn a_token_may_go_back_without_effect() {
    let mut t = beast(PLAIN, 5, 0).token("mac", "laurent").start();
    t.play(["return/mac"]);
    assert_eq!((holder(&t, Crew::Mac), t.player(0).tokens), (Crew::Mac, 4));
}

/// SG-SYN-09, SG-COMBAT-14
#[test]
fn after_a_combat_the_tokens_are_gone() {
    let one = "heart blank blank|blank blank blank|blank blank blank";
    let mut t = beast(one, 5, 0).token("mac", "laurent").fate([6]).start();
    t.play(["attack/marco", "square/0/0"]);
    assert!(t.state().combat.is_none());
    assert!(!t.open().contains("synergy") && !t.open().contains("return/"), "{}", t.open());
    let t = begun(fight(1, "wick-rat"));
    assert_eq!(holder(&t, Crew::Mac), Crew::Mac);
}

/// SG-SYNC-01, SG-SYNC-05, SG-SYNC-06
#[test]
fn the_tokens_of_audrie_kasumi_and_laurent_add_damage() {
    for owner in ["audrie", "kasumi", "laurent"] {
        let mut t = beast(PLAIN, 9, 0).token(owner, "mac").fate([1]).start();
        t.play(["attack/mac", &format!("synergy/{owner}"), "square/0/0", "square/0/1"]);
        assert_eq!(covered(&t, 0), [0, 1], "{owner}");
    }
}

/// SG-SYNC-02
#[test]
fn the_captains_token_lets_damage_go_over_corners() {
    let mut t = beast(PLAIN, 5, 0).token("odessa", "gregory").fate([6]).start();
    t.play(["attack/gregory", "synergy/odessa", "square/0/0", "square/0/4"]);
    assert_eq!(covered(&t, 0), [0, 4]);
}

/// SG-SYNC-03, SG-OPEN-44: after the damage, what was too much having been passed on; for those it was passed on to as well.
#[test]
fn gregorys_token_gets_its_holder_up_again() {
    let mut t = beast(PLAIN, 9, 5).token("gregory", "marco").mate("marco", "damage", 3).start();
    t.play(["round/end", "marco", "mac"]);
    assert_eq!((damage(&t, "marco"), damage(&t, "mac")), (5, 3));
    t.play(["synergy/gregory"]);
    assert_eq!((damage(&t, "marco"), holder(&t, Crew::Gregory)), (3, Crew::Gregory));
    let mut t = beast(PLAIN, 9, 5).token("gregory", "marco").mate("marco", "damage", 3).start();
    t.play(["round/end", "marco", "mac", "enough"]);
    assert_eq!((damage(&t, "marco"), holder(&t, Crew::Gregory)), (5, Crew::Marco), "it need not be used");
    let mut t = beast(PLAIN, 9, 5)
        .token("gregory", "marco")
        .mate("marco", "damage", 3)
        .mate("mac", "damage", 5)
        .start();
    t.play(["round/end", "mac", "marco", "synergy/gregory"]);
    assert_eq!((damage(&t, "mac"), damage(&t, "marco")), (8, 3));
}

/// SG-SYNC-04
#[test]
fn kannans_token_draws_fate_again() {
    let mut t = beast(PLAIN, 5, 0).token("kannan", "mac").fate([2, 5]).start();
    t.play(["attack/mac", "synergy/kannan"]);
    assert!(t.told("5 against 5. A hit."));
    let mut t = beast(PLAIN, 5, 0).token("kannan", "mac").fate([5, 2]).start();
    t.play(["attack/mac", "synergy/kannan"]);
    assert!(t.told("2 against 5. A miss."), "the new number holds, also if it is lower");
    // What helps with a 1 helps with the new number.
    let mut t = beast(PLAIN, 5, 0).token("kannan", "mac").has(0, "command", 1).fate([5, 1, 6]).start();
    t.play(["attack/mac"]);
    assert!(!t.offers("use/marco/0/0"));
    t.play(["synergy/kannan", "use/marco/0/0"]);
    assert!(t.told("6 against 5. A hit."), "{}", t.open());
}

/// SG-SYNC-08
#[test]
fn marcos_token_adds_damage_that_cannot_go_on_hearts() {
    let grid = "heart heart heart|heart attack venom|blank blank blank";
    let mut t = beast(grid, 9, 0).token("marco", "mac").fate([1]).start();
    t.play(["attack/mac", "synergy/marco", "square/0/1"]);
    assert!(
        !t.offers("square/0/0") && !t.offers("square/0/2"),
        "one heart, of the miss itself: {}",
        t.open()
    );
    t.play(["square/0/4"]);
    assert_eq!(t.keys(0), ["square/0/5", "square/0/7"], "connected, and no heart");
    t.play(["square/0/5"]);
    assert_eq!(covered(&t, 0), [1, 4, 5]);
}

/// SG-SYNC-09, SG-OPEN-44: at the end of a round as well.
#[test]
fn rafaels_token_blocks_two() {
    let mut t = beast(PLAIN, 9, 5).token("rafael", "gregory").start();
    t.play(["round/end", "gregory", "synergy/rafael"]);
    assert_eq!((damage(&t, "gregory"), holder(&t, Crew::Rafael)), (3, Crew::Rafael));
}

/// SG-OPEN-44: Surprise Strike.
#[test]
fn a_surprise_strike_is_no_attack() {
    let scene = || beast(POINT, 9, 5).mate("mac", "cards", ["surprise-strike"]);
    let mut t = scene().mate("mac", "statuses", ["frightened"]).start();
    t.play(["use/surprise-strike/0/0", "square/0/4", "marco"]);
    assert_eq!((covered(&t, 0), holder(&t, Crew::Mac)), (vec![4], Crew::Marco), "the bearer's token");
    assert_eq!((tokens(&t), damage(&t, "mac"), t.mate("mac").cards.len()), (vec![4], 0, 0));
    let t = scene().mate("mac", "damage", 8).start();
    assert!(!t.offers("use/surprise-strike/0/0"));
    // Also when nobody can attack any more.
    let mut t =
        against(4, &[(POINT, 9, 0)]).mate("mac", "cards", ["surprise-strike"]).fate([1, 1, 1, 1]).start();
    t.play([
        "0:attack/audrie",
        "square/0/0",
        "1:attack/kannan",
        "square/0/1",
        "2:attack/laurent",
        "square/0/2",
        "3:attack/marco",
        "square/0/3",
    ]);
    assert!(t.offers("use/surprise-strike/0/0") && t.offers("round/end"), "{}", t.open());
}

// --- SG-WEAPON

/// SG-WEAPON-04, SG-WEAPON-05, SG-WEAPON-06, SG-WEAPON-07
#[test]
fn weapons_change_hands_for_nothing_and_take_no_slot() {
    let scene = players(1).armed("mac", "fire-axe").armed("mac", "tin-cutlass").owns(&["eel-spear"]);
    let mut t = scene.mate("mac", "cards", ["iron-grip", "bull-rush"]).has(0, "command", 1).start();
    t.play(["weapon/eel-spear", "mac", "weapon/fire-axe", "marco"]);
    let bearers: Vec<Option<Crew>> = t.state().adventures.iter().skip(4).map(|o| o.bearer).collect();
    assert_eq!(bearers, [Some(Crew::Marco), Some(Crew::Mac), Some(Crew::Mac)]);
    assert_eq!((t.player(0).command, t.mate("mac").cards.len()), (1, 2));
    assert!(t.offers("travel"), "it was no action");
}

// --- What the examples say of crew and enemies

/// SG-CREWDATA-01, SG-CREWDATA-02, SG-CREWDATA-03, SG-CREWDATA-04, SG-CREWDATA-05
#[test]
fn the_crew_boards_agree_with_the_examples() {
    let skill = |crew, skill: Skill| BOOK.board(crew).skills[skill as usize];
    let captain = BOOK.board(Crew::Odessa);
    assert_eq!((skill(Crew::Odessa, Skill::Cunning), skill(Crew::Odessa, Skill::Strength)), (1, 1));
    assert_eq!((captain.weapon.accuracy, captain.weapon.block), (1, 1));
    let gregory = BOOK.board(Crew::Gregory);
    assert_eq!(
        (
            skill(Crew::Gregory, Skill::Savvy),
            gregory.weapon.accuracy,
            gregory.weapon.damage,
            gregory.weapon.block
        ),
        (1, 2, 2, 0)
    );
    assert_eq!((skill(Crew::Kannan, Skill::Savvy), skill(Crew::Laurent, Skill::Strength)), (1, 1));
    let club = &BOOK.board(Crew::Laurent).weapon;
    assert_eq!(
        (club.name.as_str(), club.accuracy, club.damage, club.block, club.extra),
        ("Club", 0, 2, 2, Some(Skill::Savvy))
    );
    let mut t = beast(PLAIN, 5, 0).has(0, "command", 2).fate([4]).start();
    assert!(t.offers("use/laurent/0/0"), "meat: {}", t.open());
    t.play(["attack/laurent", "use/laurent/0/1"]);
    assert!(t.told("5 against 5. A hit."));
    assert_eq!(t.mate("laurent").command, 2);
}

/// SG-ENEMY-01, SG-ENEMY-02, SG-ENEMY-03, SG-ENEMY-04
#[test]
fn the_enemies_agree_with_the_examples() {
    let enemy =
        |id| BOOK.enemy(BOOK.enemies.iter().find(|e| BOOK.names().name(*e) == id).expect("it is there"));
    let count = |id, f: fn(&Square) -> bool| enemy(id).grid.iter().filter(|s| f(s)).count();
    let heart: fn(&Square) -> bool = |s| matches!(s, Square::Heart(_));
    let warrior = enemy("skeletal-warrior");
    assert_eq!((warrior.name.as_str(), warrior.defence, warrior.damage), ("Skeletal Warrior", 5, 1));
    assert_eq!(count("skeletal-warrior", |s| *s == Square::Attack(1)), 1);
    assert_eq!(count("skeletal-warrior", heart), 2);
    assert!(count("skeletal-warrior", |s| *s == Square::Blank) > 0);
    assert!(heart(&warrior.grid[usize::from(warrior.synergy.expect("a point"))]));
    let eye = enemy("flying-eye");
    assert_eq!((eye.name.as_str(), eye.damage, eye.synergy), ("Flying Eye", 2, Some(5)));
    let power =
        |id, power: sleeping_gods::Power| enemy(id).grid.iter().position(|s| *s == Square::Power(power));
    assert!(
        power("flying-eye", sleeping_gods::Power::Madness).is_some()
            && power("flying-eye", sleeping_gods::Power::Flying).is_some()
    );
    assert_eq!(count("flying-eye", |s| *s == Square::Attack(1)), 1);
    assert!(![eye.grid[2], eye.grid[5]].contains(&Square::Attack(1)));
    let squid = enemy("scorpion-squid");
    assert_eq!((squid.name.as_str(), squid.defence, squid.damage), ("Scorpion Squid", 5, 2));
    assert_eq!((squid.grid[8], squid.grid[6], squid.synergy), (Square::Attack(1), Square::Heart(2), Some(5)));
    assert_eq!(power("scorpion-squid", sleeping_gods::Power::Weaken), Some(5));
    assert_eq!(count("scorpion-squid", |s| matches!(s, Square::Attack(_))), 1);
    assert!([0, 1, 2, 4, 7].iter().any(|s| heart(&squid.grid[*s])));
    assert_eq!(enemy("infernal-jackal").name, "Infernal Jackal");
}

/// SG-EX-21, SG-EX-22, SG-EX-23, SG-EX-24
#[test]
fn laurent_fights_the_scorpion_squid() {
    let mut t =
        players(1).combat(&["scorpion-squid"]).mate("laurent", "cards", ["triage"]).fate([5, 6]).start();
    t.play(["attack/laurent", "extra/triage"]);
    assert!(t.told("5 against 5. A hit."));
    t.play(["square/0/6", "square/0/3"]);
    assert_eq!((covered(&t, 0), damage(&t, "laurent")), (vec![3, 6], 1), "2 + 1 - 2 block");
    t.play(["attack/laurent", "square/0/8", "square/0/5"]);
    assert!(t.told("6 against 5. A hit."));
    t.play(["audrie"]);
    assert_eq!((holder(&t, Crew::Laurent), damage(&t, "laurent")), (Crew::Audrie, 1), "2 - 2 block");
    assert!(!t.offers("attack/laurent"));
    t.play(["round/end", "mac"]);
    assert_eq!(t.state().bearers(Status::Weakened), 0, "weaken is off");
}

/// SG-EX-26, SG-EX-27, SG-EX-28
#[test]
fn gregory_and_the_captain_fight_the_skeletal_warrior() {
    let scene = || players(2).combat(&["skeletal-warrior", "infernal-jackal"]);
    let mut t = scene().fate([5, 1]).start();
    t.play(["attack/gregory", "enemy/0", "square/0/3", "square/0/4"]);
    assert!(t.told("7 against 5. A hit."));
    assert_eq!(damage(&t, "gregory"), 2);
    t.play(["attack/odessa", "enemy/0"]);
    assert!(t.told("2 against 5. A miss."));
    assert_eq!(damage(&t, "odessa"), 1);
    t.play(["square/0/0", "mac"]);
    assert_eq!((row(&t), holder(&t, Crew::Odessa)), (vec!["infernal-jackal"], Crew::Mac));
    let mut t = scene().covered(0, &[3, 4]).fate([6]).start();
    t.play(["attack/odessa", "enemy/0", "square/0/0", "mac"]);
    assert_eq!((row(&t), damage(&t, "odessa")), (vec!["infernal-jackal"], 0));
}

/// SG-EX-29
#[test]
fn the_flying_eye_ends_a_round() {
    let mut t = players(2).combat(&["flying-eye"]).start();
    t.play(["round/end", "mac", "rafael"]);
    assert_eq!((damage(&t, "mac"), &t.mate("rafael").statuses[..]), (3, &[Status::Madness][..]));
    assert_eq!((tokens(&t), t.state().combat.as_ref().unwrap().round), (vec![2, 2], 2));
}

/// SG-EX-30
#[test]
fn the_skeletal_warrior_strikes_before_the_flying_eye() {
    let mut t = players(2).combat(&["skeletal-warrior", "flying-eye"]).start();
    t.play(["round/end", "mac"]);
    assert_eq!(damage(&t, "mac"), 2);
    t.play(["laurent", "marco"]);
    assert_eq!((damage(&t, "laurent"), &t.mate("marco").statuses[..]), (3, &[Status::Madness][..]));
}

/// SG-EX-32
#[test]
fn gregory_blocks_with_rafaels_token() {
    let mut t = players(1).combat(&["flying-eye"]).fate([6, 1]).start();
    t.play(["attack/rafael", "square/0/2", "square/0/5", "gregory"]);
    assert_eq!(holder(&t, Crew::Rafael), Crew::Gregory);
    t.play(["attack/gregory", "synergy/rafael"]);
    assert!(t.told("A miss."));
    assert_eq!((damage(&t, "gregory"), holder(&t, Crew::Rafael)), (1, Crew::Rafael));
}
