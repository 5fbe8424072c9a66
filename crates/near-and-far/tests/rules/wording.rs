//! What questions, options and lines say: why something is closed, what a choice is good for, and what nothing comes of.

use crate::common::{Play, Scene, fresh, game, players, setup};
use near_and_far::Phase;
use serde_json::json;

fn prompt(t: &Play) -> &str {
    &t.asked(0).prompt
}

/// Nobody is in Ada's way, and she has nothing.
fn poor() -> Scene {
    let scene = players(3).on(0, "c1").at(1, "saloon").at(2, "saloon").party_only(0, &[]);
    scene.has(0, "coins", 0).has(0, "gems", 0).has(0, "food", 0)
}

/// NF-MINE-03, NF-MINE-06, NF-MINE-07
#[test]
fn the_mine_says_why_other_numbers_are_closed() {
    let mut t = players(3).start();
    t.play(["visit/mine"]);
    let first =
        "Where do you dig? Nobody has dug yet, and the first camp goes to the entrance, at the top left.";
    assert_eq!(prompt(&t), first);

    let mut t = players(3).party(0, &["outlaw-8"]).dug(1, 1, 1).start();
    t.play(["visit/mine"]);
    assert_eq!(prompt(&t), "Where do you dig? Only next to a camp, and on a number up to your skill, 3.");
}

/// NF-STABLE-01, NF-STABLE-04, NF-HUT-02, NF-FARM-01, NF-SALOON-02, NF-HALL-01, NF-MINE-03: such a visit is allowed, and nothing
/// comes of it.
#[test]
fn a_visit_for_nothing_says_so() {
    let t = poor().start();
    for (building, why) in [
        ("saloon", "Visit the Saloon — nothing to gain: there is nobody you can pay for"),
        (
            "hall",
            "Visit the Town Hall — nothing to gain: you have nothing to trade, to discard or to pay with",
        ),
        ("stables", "Visit the Stables — nothing to gain: you have no food for a pack bird"),
        ("store", "Visit the General Store (gain 1 coin, or draw 4 artifacts)"),
        ("farm", "Visit the Farm — nothing to gain: your party has no skill"),
        ("hut", "Visit the Mystic's Hut — nothing to gain: you have no pack animal to carry a treasure"),
        ("mine", "Visit the Mine — nothing to gain: no number within reach of your skill of 0"),
    ] {
        assert_eq!(t.label(&format!("visit/{building}")), why);
    }
    let fed = poor().has(0, "food", 1).start();
    assert_eq!(fed.label("visit/stables"), "Visit the Stables (buy a pack bird for 1 food)");
    assert_eq!(
        fed.label("visit/saloon"),
        "Visit the Saloon (nobody you can pay for, but a new row for 1 food)"
    );
    assert_eq!(fed.label("visit/hall"), "Visit the Town Hall (trade, discard, buy reputation)");
    let open = "Visit the Town Hall (trade, discard, buy reputation)";
    assert_eq!(poor().has(0, "hand", ["dear-thing"]).start().label("visit/hall"), open, "a card to discard");
    let closed = t.label("visit/hall");
    let clerk = |talent: &str, experience: u32| {
        let scene = game("campaign", 3).sheet(0, "talents", [talent]).sheet(0, "experience", experience);
        scene.has(0, "coins", 0).has(0, "gems", 0).has(0, "food", 0).start().label("visit/hall")
    };
    assert_eq!(clerk("politics", 3), open, "NF-TAL-13: talents to buy");
    assert_eq!([clerk("politics", 0), clerk("bribing", 3)], [closed.as_str(), &closed]);
    let full = poor().has(0, "food", 1).has(0, "birds", 3).with("birds", json!(6)).start();
    let room = "Visit the Stables — nothing to gain: you have no room for another pack animal";
    assert_eq!(full.label("visit/stables"), room);
}

/// NF-TOWN-05, NF-TAL-09, NF-TAL-15, NF-TAL-18, NF-DUEL-13: where a card, a talent or a duel brings something, the visit is not for
/// nothing.
#[test]
fn a_visit_that_brings_something_else_is_not_for_nothing() {
    let taught = |talent: &str| {
        let scene = game("campaign", 3).at(1, "saloon").at(2, "saloon").party_only(0, &[]);
        scene.sheet(0, "talents", [talent]).has(0, "food", 0)
    };
    let idle = |scene: Scene, key: &str| scene.start().label(key).contains("nothing to gain");
    assert!(idle(taught("lore"), "visit/mine") && !idle(taught("spelunking"), "visit/mine"));
    assert!(idle(taught("lore"), "visit/hut") && !idle(taught("potion-making"), "visit/hut"));
    let bred = |talent, birds: u8| taught(talent).has(0, "birds", birds).with("birds", json!(9 - birds));
    assert!(idle(bred("pack-bird-breeding", 1), "visit/stables"));
    assert!(idle(bred("lore", 2), "visit/stables") && !idle(bred("pack-bird-breeding", 2), "visit/stables"));
    assert!(!idle(poor().at(1, "farm"), "visit/farm/duel"), "a duel may be won");
}

/// NF-CAMP-02, NF-LEAVE-04, NF-TAL-08
#[test]
fn whoever_sets_out_with_too_few_hearts_for_a_camp_is_told() {
    let label = |scene: Scene| scene.start().label("adventure").to_owned();
    let few = label(players(3));
    assert_eq!(
        few,
        "Leave town and go adventuring (2 movement, 2 hearts) — too few for a camp, which costs 3"
    );
    let enough = label(players(3).party(0, &["outlaw-2"]));
    assert_eq!(enough, "Leave town and go adventuring (2 movement, 4 hearts)");
    let on = label(players(3).on(0, "c1").has(0, "hearts", 1));
    assert_eq!(on, "Go on adventuring (2 movement, 1 heart) — too few for a camp, which costs 3");
    let food = |n: u8| game("campaign", 3).sheet(0, "talents", ["meditation"]).has(0, "food", n);
    assert!(
        label(food(0)).contains("too few") && !label(food(1)).contains("too few"),
        "food counts as hearts"
    );
}

/// NF-TURN-01, NF-TURN-02: nobody wonders why the turn is over after one visit.
#[test]
fn a_turn_says_that_it_is_one_action() {
    assert_eq!(
        prompt(&players(3).start()),
        "Visit a building in town, or go adventuring? Either is your whole turn."
    );
    let first = players(3).with("round", json!(1)).has(0, "place", "nowhere").start();
    assert!(
        prompt(&first).ends_with("everybody goes to town; a visit is a whole turn."),
        "{}",
        prompt(&first)
    );
}

/// NF-SALOON-09, NF-SALOON-11, NF-SALOON-17, NF-SALOON-20
#[test]
fn the_saloon_says_that_one_is_hired_in_a_visit_and_what_becomes_of_them() {
    let mut t = players(3).has(0, "coins", 9).has(0, "food", 1).start();
    t.play(["visit/saloon"]);
    assert_eq!(prompt(&t), "Whom do you recruit? Only one in a visit; you have 9 coins.");
    t.play(["recruit/outlaw-1"]);
    assert!(t.label("party/active").contains("the symbols count from now on"));
    assert!(t.label("party/inactive").contains("the symbols do not count until you leave town"));
    t.play(["party/active"]);
    assert_eq!(prompt(&t), "Nobody else can be recruited in this visit. Anything else at the Saloon?");
}

/// NF-THREAT-06, NF-THREAT-13, NF-THREAT-19
#[test]
fn everybody_is_told_why_a_path_is_guarded_again() {
    let beside = |scene: Scene| {
        let mut t = scene.map(8).camp(1, "g1").on(0, "g1").start();
        t.play(["adventure"]);
        t
    };
    let mut t = beside(players(3).party(0, &["outlaw-9"]).dice([6]));
    t.play(["move/g2/fight"]);
    assert!(
        t.heard("Ada defeats the bandit.")
            && t.heard("Ada keeps the bandit, for 1 point at the end, and puts a camp on it.")
    );
    assert!(t.heard("The next threat is the threat-5, combat 5. It waits on the path just cleared, too."));

    let mut t = beside(players(3).has(0, "birds", 1).with("birds", json!(8)));
    t.play(["move/g2/bird"]);
    assert!(t.heard("Ada slips past the bandit. The threat stays on the path."));
    assert!(!t.heard("The next threat"));
}

/// NF-SCORE-04, NF-DRAFT-02: cards that are still being drafted cost nobody a point.
#[test]
fn nobody_has_a_score_before_the_first_turn() {
    let mut t = fresh(setup("first", 3, 5));
    let points = |t: &Play| t.view(Some(0))["seats"][0]["points"].clone();
    t.drift(|s| s.phase == Phase::Draft(3));
    assert!(points(&t).is_null(), "{}", points(&t));
    t.drift(|s| s.phase == Phase::Turn);
    assert!(points(&t).is_i64());
}

/// NF-SCORE-10, NF-REP-02
#[test]
fn what_is_below_zero_has_a_minus_sign() {
    let mut t = players(3).has(0, "coins", 2).start();
    t.play(["visit/hall", "hall/reputation/down", "pay/2"]);
    assert!(t.heard("Ada's reputation falls by 2, to −2."));
}
