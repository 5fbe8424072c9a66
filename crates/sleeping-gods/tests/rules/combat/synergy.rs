//! Synergy tokens (SG-SYN, SG-SYNC).

use super::*;

const POINT: &str = "heart blank blank|blank blank+synergy blank|blank blank heart";

/// SG-SYN-01, SG-SYN-02, SG-OPEN-44
#[test]
fn covering_a_synergy_point_hands_the_own_token_to_anybody_else() {
    let mut t = against(2, &[(POINT, 5, 0), (POINT, 5, 0)]).fate([6, 6]).start();
    t.play(["0:attack/gregory", "enemy/0", "square/0/4", "square/0/5"]);
    assert_eq!(t.own(0).len(), 8);
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

/// SG-SYN-06: at any time, by whoever has it on a board: beside target, fate, placement, blow and the end of a round.
#[test]
fn a_token_goes_back_beside_every_question_of_a_combat() {
    let scene = || against(2, &[(PLAIN, 5, 2), (PLAIN, 5, 2)]).token("mac", "audrie").has(0, "command", 9);
    let goes_back = |t: &mut Play, asked: &str| {
        assert!(t.asked(0).prompt.starts_with(asked), "{asked}: {}", t.open());
        assert!(!t.is_asked(1) || !t.keys(1).contains(&"return/mac"), "Audrie is Ada's");
        let before = t.own(0).iter().map(|key| (*key).to_owned()).collect::<Vec<_>>();
        t.play(["0:return/mac"]);
        assert_eq!(holder(t, Crew::Mac), Crew::Mac, "{asked}");
        let gone = before.iter().filter(|key| !t.own(0).contains(&key.as_str())).collect::<Vec<_>>();
        assert!(gone.iter().all(|key| *key == "synergy/mac"), "it is asked again: {gone:?}");
    };
    for (answers, asked) in [
        (&["0:attack/audrie"][..], "Whom does Audrie attack?"),
        (&["0:attack/audrie", "enemy/0"], "Attack: "),
        (&["0:attack/gregory", "enemy/0", "enough"], "Where does the damage go?"),
        (&["0:round/end"], "Whom does"),
        (&["0:round/end", "mac"], "Mac is about to take 2 damage."),
    ] {
        let mut t = scene().fate([6]).start();
        t.play(answers.iter().copied());
        goes_back(&mut t, asked);
    }
    let mut t = scene().fate([6]).start();
    t.play(["1:attack/mac"]);
    assert!(t.keys(0).contains(&"return/mac"), "also while somebody else decides: {}", t.open());
}

/// SG-SYNC-03, SG-SYN-06: a token that went back has no effect any more.
#[test]
fn gregorys_token_does_nothing_once_it_has_gone_back() {
    let mut t = beast(PLAIN, 9, 5).token("gregory", "marco").mate("marco", "damage", 3).start();
    t.play(["round/end", "marco", "mac", "return/gregory"]);
    assert_eq!((damage(&t, "marco"), holder(&t, Crew::Gregory)), (5, Crew::Gregory));
    assert!(t.offers("round/end"), "{}", t.open());
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
    let mut t = beast(PLAIN, 9, 2).token("gregory", "mac").start();
    t.play(["round/end", "mac"]);
    assert!(damage(&t, "mac") > 0 && !t.offers("synergy/gregory"), "only for one who is out");
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
    t.play(["attack/mac"]);
    assert_eq!(t.asked(0).prompt, "Attack: 1 against a defence of 9, a miss. Do you add anything?");
    t.play(["synergy/marco"]);
    let attack =
        |t: &Play| t.state().combat.as_ref().and_then(|combat| combat.attack.clone()).expect("an attack");
    assert_eq!(attack(&t).damage, 3, "1 of the miss, 2 of the token");
    t.play(["square/0/1"]);
    assert!(
        !t.offers("square/0/0") && !t.offers("square/0/2"),
        "one heart, of the miss itself: {}",
        t.open()
    );
    t.play(["square/0/4"]);
    assert_eq!(t.own(0), ["square/0/5", "square/0/7"], "connected, and no heart");
    t.play(["square/0/5"]);
    assert_eq!(covered(&t, 0), [1, 4, 5]);
    let mut t = beast(grid, 9, 0).token("marco", "mac").has(0, "command", 1).fate([1]).start();
    t.play(["attack/mac", "synergy/marco"]);
    assert!(t.offers("enough") && attack(&t).more == 2, "it is shown before the attack is settled");
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
