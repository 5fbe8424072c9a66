//! Attacks (SG-ATK).

use super::*;

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

/// SG-ATK-08, SG-ATK-10, SG-ATK-11: Gregory's knife has 2 and 2, and each of his cards adds 1; Gear gives fate, accuracy and damage.
#[test]
fn everybody_sees_what_an_attack_comes_to() {
    let (from, to) = ("1 command: redraw best", "1 command: fate 1, accuracy 1, damage 1");
    let scene = beast(PLAIN, 9, 0).changed("market.toml", from, to).owns(&["lead-dice"]).has(0, "command", 2);
    let mut t = scene.mate("gregory", "cards", ["steady-aim", "haymaker"]).fate([4]).start();
    let shown = |t: &Play| {
        let attack = t.state().combat.as_ref().and_then(|c| c.attack.clone()).expect("it goes on");
        (attack.fate, attack.accuracy, attack.plus, attack.damage, attack.more, attack.hit)
    };
    t.play(["attack/gregory"]);
    assert_eq!(shown(&t), (4, 3, 0, 3, 0, None));
    assert_eq!(t.asked(0).prompt, "Attack: 7 against a defence of 9, a miss. Do you add anything?");
    t.play(["use/gear/0/0"]);
    assert_eq!(shown(&t), (5, 3, 1, 3, 1, None));
    let now = "Attack: 9 against a defence of 9, a hit, with 1 more damage. Do you add anything?";
    assert_eq!(t.asked(0).prompt, now);
    t.play(["enough"]);
    assert!(t.told("9 against 9. A hit."));
    assert_eq!(shown(&t), (5, 3, 1, 4, 0, Some(true)), "{}", t.open());
    let throw = t.events.iter().rev().find_map(|e| match &e.what {
        table::What::Roll(roll) => roll.throws.first(),
        _ => None,
    });
    let throw = throw.expect("it is shown");
    let adds: Vec<i32> = throw.adds.iter().map(|add| add.n).collect();
    assert_eq!((throw.dice[0].face.as_str(), adds, throw.total), ("4", vec![3, 2], Some(9)));
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
    assert_eq!(t.own(0), ["enemy/0", "enemy/1", "enemy/2"]);
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
    assert!(t.told("4 against 5. A miss. It still does 1 damage."));
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
    assert_eq!(t.own(0), ["enough", "extra/plain-arithmetic", "extra/fever-nurse"]);
    assert!(t.told("Fate: 6."));
    t.play(["extra/fever-nurse", "square/0/0", "square/0/1", "square/0/2"]);
    assert_eq!((covered(&t, 0), t.mate("laurent").cards.len()), (vec![0, 1, 2], 1), "one card, not two");
    // A card of another skill does not serve.
    let mut t = beast(PLAIN, 5, 0).mate("laurent", "cards", ["fresh-paint"]).fate([6]).start();
    t.play(["attack/laurent"]);
    assert!(t.offers("square/0/0"), "{}", t.open());
}
