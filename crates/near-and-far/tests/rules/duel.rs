//! Duels. Bo holds the Mine; digging there at the entrance is what a winner may do.

use crate::common::{Scene, game, players};
use serde_json::json;
use table::RollPart;

fn scene() -> Scene {
    players(3).at(1, "mine")
}

/// NF-DUEL-01: not by walking in.
#[test]
fn a_held_building_is_entered_by_a_duel() {
    let mut t = scene().dice([6, 1]).start();
    assert!(t.offers("visit/mine/duel") && !t.offers("visit/mine"));
    assert!(t.label("visit/mine/duel").contains("Bo"));
    assert!(t.offers("visit/hall") && !t.offers("visit/hall/duel"), "nobody is there to be challenged");
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert!(t.heard("wins the duel against Bo"));
}

/// NF-DUEL-02, NF-DUEL-03: the opponent, then the way of fighting, then the dice.
#[test]
fn the_challenger_names_the_opponent_and_declares_how_to_fight() {
    let mut t = scene().at(2, "mine").dice([4, 3]).start();
    t.play(["visit/mine/duel"]);
    assert_eq!(t.keys(0), ["seat/1", "seat/2"]);
    t.play(["seat/2"]);
    assert_eq!(t.keys(0), ["duel/honorably", "duel/dirty"]);
    assert!(t.asked(0).prompt.contains("Cy"));
    assert!(t.rolls().is_empty(), "no die is rolled yet");
    t.play(["duel/honorably"]);
    assert!(t.heard("Cy rolls 3"));
}

/// NF-DUEL-02, NF-DUEL-03: where there is one opponent, nobody is asked whom to challenge, whatever else could be done.
#[test]
fn a_single_opponent_need_not_be_named() {
    let mut t = scene().has(0, "hand", ["plain-glove"]).has(0, "food", 1).start();
    t.play(["visit/mine/duel"]);
    assert_eq!(t.keys(0), ["duel/honorably", "duel/dirty", "buy/plain-glove"]);
    assert!(t.asked(0).prompt.starts_with("How do you fight Bo?"), "{}", t.asked(0).prompt);
}

/// NF-DUEL-03, NF-OPEN-81: the other one does not join in, and is not next.
#[test]
fn of_several_opponents_only_the_one_named_is_dueled() {
    let scene = || scene().at(2, "mine").party(2, &["outlaw-9"]);
    let mut t = scene().dice([4, 3]).start();
    t.play(["visit/mine/duel", "seat/1", "duel/honorably"]);
    assert!(t.offers("dig/1/1"), "Cy's three swords stay in their sheaths: {}", t.open());
    let mut t = scene().dice([4, 3]).start();
    t.play(["visit/mine/duel", "seat/2", "duel/honorably"]);
    assert_eq!(t.place(0), "jail", "4 against 6");
}

/// NF-DUEL-04, NF-DUEL-13: one more for the roll, one less of reputation.
#[test]
fn fighting_dirty_adds_one_and_costs_reputation() {
    let mut t = scene().dice([3, 3]).start();
    t.play(["visit/mine/duel", "duel/dirty"]);
    assert!(t.heard("Ada rolls 3, 4 in all; Bo rolls 3, 3 in all."));
    assert_eq!(t.player(0).reputation, -1);
    assert!(t.offers("dig/1/1"));
    let mut t = scene().dice([3, 4]).start();
    t.play(["visit/mine/duel", "duel/dirty"]);
    assert_eq!((t.place(0).as_str(), t.player(0).reputation), ("jail", 0), "it adds 1, not 2");
}

/// NF-DUEL-05, NF-DUEL-12, NF-DUEL-13: nothing for the roll, one more of reputation.
#[test]
fn fighting_honorably_adds_nothing_and_gains_reputation() {
    let mut t = scene().dice([4, 3]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert!(t.heard("Ada rolls 4, 4 in all; Bo rolls 3, 3 in all."));
    assert_eq!(t.player(0).reputation, 1);
    let mut t = scene().dice([3, 3]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert_eq!((t.place(0).as_str(), t.player(0).reputation), ("jail", 0), "a tie is the defender's");
}

/// NF-DUEL-06: one die each; the next dice are somebody else's.
#[test]
fn each_duelist_rolls_one_die() {
    let mut t = scene().dice([2, 5, 6, 1]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert!(t.heard("Ada rolls 2, 2 in all; Bo rolls 5, 5 in all."));
    t.play(["1:visit/store/duel", "duel/honorably"]);
    assert!(t.heard("Bo rolls 6, 6 in all; Cy rolls 1, 1 in all."));
}

/// Swords from everywhere: party 1, artifact 1 (and 2 for duels), treasure 1, world card 1.
fn armed(scene: Scene, seat: usize) -> Scene {
    scene
        .party(seat, &["outlaw-4"])
        .has(seat, "artifacts", ["plain-sword", "duel-glove"])
        .has(seat, "birds", 1)
        .with("birds", json!(8))
        .has(seat, "treasures", ["lucky-sword"])
        .has(seat, "worlds", ["cold-blade"])
}

/// NF-DUEL-07, NF-DUEL-11, NF-PARTY-12, NF-TREAS-08: party, artifacts, treasures and world cards, on either side.
#[test]
fn swords_from_party_and_cards_are_added_on_both_sides() {
    let mut t = armed(scene(), 0).dice([1, 6]).start();
    t.play(["visit/mine/duel"]);
    assert!(t.asked(0).prompt.contains("You add 6 to your die, they add 0"), "{}", t.asked(0).prompt);
    t.play(["duel/honorably"]);
    assert!(t.heard("Ada rolls 1, 7 in all; Bo rolls 6, 6 in all."));
    assert_eq!(t.player(0).reputation, 1);
    let mut t = armed(scene(), 1).dice([6, 1]).start();
    t.play(["visit/mine/duel"]);
    assert!(t.asked(0).prompt.contains("You add 0 to your die, they add 6"), "{}", t.asked(0).prompt);
    t.play(["duel/honorably"]);
    assert!(t.heard("Ada rolls 6, 6 in all; Bo rolls 1, 7 in all."));
    assert_eq!(t.place(0), "jail");
}

/// NF-DUEL-07: each source by itself.
#[test]
fn each_kind_of_card_counts_in_a_duel() {
    let bird = |s: Scene| s.has(0, "birds", 1).with("birds", json!(8));
    for (scene, plus) in [
        (scene().party(0, &["outlaw-4"]), 1),
        (scene().has(0, "artifacts", ["plain-sword"]), 1),
        (scene().has(0, "artifacts", ["duel-glove"]), 2),
        (bird(scene()).has(0, "treasures", ["lucky-sword"]), 1),
        (scene().has(0, "worlds", ["cold-blade"]), 1),
        (scene().has(0, "artifacts", ["plain-glove", "threat-spear"]).has(0, "coins", 0), 0),
        (scene().has(0, "hand", ["plain-sword"]), 0),
    ] {
        let mut t = scene.start();
        t.play(["visit/mine/duel"]);
        let prompt = &t.asked(0).prompt;
        assert!(prompt.contains(&format!("You add {plus} to your die")), "{prompt}");
    }
}

/// NF-DUEL-08, NF-PARTY-08: on neither side.
#[test]
fn swords_of_inactive_members_do_not_count() {
    let mut t =
        scene().has(0, "inactive", ["outlaw-9"]).has(1, "inactive", ["mystic-9"]).dice([3, 2]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert!(t.heard("Ada rolls 3, 3 in all; Bo rolls 2, 2 in all."));
    assert!(t.offers("dig/1/1"));
}

/// NF-DUEL-09: when both totals are known, and as many as one likes.
#[test]
fn the_challenger_may_spend_hearts_after_the_rolls() {
    let scene = || scene().has(0, "hearts", 4).party(1, &["outlaw-4"]).dice([2, 3]);
    let mut t = scene().start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert!(t.heard("Bo rolls 3, 4 in all."));
    assert_eq!(t.keys(0), ["hearts/0", "hearts/3"], "what wins it, or nothing: 2 and 3 are more than 4");
    t.play(["hearts/3"]);
    assert_eq!((t.player(0).hearts, t.player(0).reputation), (1, 1));
    assert!(t.offers("dig/1/1"));
    let mut t = scene().start();
    t.play(["visit/mine/duel", "duel/honorably", "hearts/0"]);
    assert_eq!((t.player(0).hearts, t.place(0).as_str()), (4, "jail"));
}

/// NF-DUEL-09, NF-DUEL-12: hearts must lift the total above the defender's.
#[test]
fn hearts_that_only_reach_a_tie_win_nothing() {
    let mut t = scene().has(0, "hearts", 2).dice([2, 4]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert_eq!((t.place(0).as_str(), t.player(0).hearts), ("jail", 2), "nothing worth asking");
    let mut t = scene().has(0, "hearts", 2).dice([2, 4]).start();
    t.play(["visit/mine/duel", "duel/dirty", "hearts/2"]);
    assert_eq!((t.place(0).as_str(), t.player(0).hearts), ("at mine", 0));
}

/// NF-DUEL-10
#[test]
fn the_defender_spends_no_hearts() {
    let mut t = scene().has(1, "hearts", 13).dice([3, 2]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert!(!t.is_asked(1));
    assert!(t.offers("dig/1/1"), "the duel is won");
    assert_eq!(t.player(1).hearts, 13);
}

/// NF-DUEL-11, NF-DUEL-12: every pair of dice.
#[test]
fn the_higher_total_wins_and_a_tie_is_the_defenders() {
    for mine in 1..=6 {
        for theirs in 1..=6 {
            let mut t = scene().dice([mine, theirs]).start();
            t.play(["visit/mine/duel", "duel/honorably"]);
            let place = if mine > theirs { "at mine" } else { "jail" };
            assert_eq!(t.place(0), place, "{mine} against {theirs}");
        }
    }
}

/// NF-DUEL-13, NF-OPEN-40: at the end of the track the marker stays, and the building is open all the same.
#[test]
fn the_limits_of_reputation_stop_nobody_from_dueling() {
    for (style, reputation) in [("duel/honorably", 12), ("duel/dirty", -6)] {
        let mut t = scene().has(0, "reputation", reputation).dice([5, 1]).start();
        t.play(["visit/mine/duel", style]);
        assert_eq!(t.player(0).reputation, reputation);
        assert!(t.offers("dig/1/1"));
    }
}

/// NF-DUEL-14, NF-JAIL-01: no action, no reputation, Jail, and the turn is over.
#[test]
fn a_losing_challenger_goes_to_jail() {
    for style in ["duel/honorably", "duel/dirty"] {
        let mut t = scene().has(0, "reputation", 3).dice([1, 6]).start();
        t.play(["visit/mine/duel", style]);
        assert_eq!((t.place(0).as_str(), t.player(0).reputation), ("jail", 3));
        assert_eq!(t.state().active.0, 1);
        assert!(t.state().mine.iter().flatten().all(Option::is_none));
        assert_eq!((t.player(0).camps, t.player(0).coins), (0, 3));
    }
}

/// NF-DUEL-15: whoever wins, nothing of the defender's changes; both may stand there.
#[test]
fn nothing_happens_to_the_defender() {
    for (dice, style) in [([6, 1], "duel/honorably"), ([6, 1], "duel/dirty"), ([1, 6], "duel/honorably")] {
        let scene = scene().has(1, "reputation", 2).has(1, "food", 2).has(1, "hearts", 3).dice(dice);
        let mut t = scene.start();
        let before = t.player(1).clone();
        t.play(["visit/mine/duel", style]);
        assert_eq!(t.player(1), &before);
        assert_eq!(t.place(1), "at mine");
        if dice[0] == 6 {
            t.play(["dig/1/1"]);
            assert_eq!([t.place(0), t.place(1)], ["at mine", "at mine"]);
            assert_eq!(t.player(1), &before);
        }
    }
}

/// NF-EX-25, NF-DUEL-13: 4 and a sword against 3 and a sword.
#[test]
fn tom_wins_his_duel_at_the_mine() {
    let scene = scene().at(0, "saloon").party(0, &["lizard-2"]).party(1, &["outlaw-4"]).dug(2, 1, 1);
    let mut t = scene.party(0, &["outlaw-3"]).dice([4, 3]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert!(t.heard("Ada rolls 4, 5 in all; Bo rolls 3, 4 in all."));
    assert_eq!(t.player(0).reputation, 1);
    t.play(["dig/2/1"]);
    assert_eq!((t.player(0).camps, t.player(0).gems), (1, 1));
}

/// NF-OPEN-83, NF-DUEL-07: the defender adds cards too, having seen what the challenger does; the hearts come last.
#[test]
fn the_defender_may_spend_a_card_before_the_challengers_hearts() {
    let bomb = |s: Scene| s.has(1, "birds", 1).has(1, "treasures", ["fire-bomb"]).has(1, "gems", 1);
    let scene = || bomb(scene()).with("birds", json!(8)).has(0, "hearts", 4).dice([5, 2]);
    let mut t = scene().start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert!(!t.is_asked(0), "hearts wait for the defender: {}", t.open());
    assert_eq!(t.asked(1).prompt, "You have 2, Ada has 5; you win ties. Use a card?");
    assert_eq!(t.keys(1), ["spend/no", "spend/fire-bomb"]);
    t.play(["1:spend/fire-bomb"]);
    assert_eq!(t.player(1).gems, 0);
    assert_eq!(t.asked(0).prompt, "You have 5 and need 6 to win the duel. Spend hearts? You have 4.");
    t.play(["0:hearts/0"]);
    assert_eq!(t.place(0), "jail", "a tie is the defender's");
    let mut t = scene().start();
    t.play(["visit/mine/duel", "duel/honorably", "1:spend/no"]);
    assert!(t.heard("wins the duel against Bo"));
    assert_eq!(t.player(1).gems, 1);
}

/// NF-OPEN-83: the challenger decides first, and once.
#[test]
fn the_challenger_decides_about_cards_first_and_is_not_asked_again() {
    let fight = |dice: [u32; 2]| {
        let scene = scene().has(0, "birds", 1).has(0, "treasures", ["fire-bomb"]).has(0, "gems", 1);
        let scene = scene.has(1, "birds", 1).has(1, "treasures", ["treasure-14"]).has(1, "food", 1);
        let mut t = scene.with("birds", json!(7)).dice(dice).start();
        t.play(["visit/mine/duel", "duel/honorably"]);
        t
    };
    let mut t = fight([5, 4]);
    assert_eq!(t.keys(0), ["spend/no", "spend/fire-bomb"], "ahead, but Bo could still answer");
    let prompt = "You have 5 against 4, and your opponent has cards to use. Use one?";
    assert_eq!(t.asked(0).prompt, prompt);
    t.play(["0:spend/no", "1:spend/treasure-14"]);
    assert_eq!(t.place(0), "jail", "5 against 5, and no second chance: {}", t.open());
    assert_eq!(fight([4, 4]).asked(0).prompt, "You have 4 and need 5 to win the duel. Use a card?");
    assert!(!fight([6, 4]).is_asked(0), "Bo's one card cannot turn it");
}

/// NF-OPEN-83, NF-TRS-03: of several cards each is asked about, with what the ones before have added.
#[test]
fn several_cards_are_spent_one_after_another() {
    let cards = ["fire-bomb", "treasure-14"];
    let armed = |seat: usize| {
        let scene = scene().has(seat, "birds", 2).has(seat, "treasures", cards).with("birds", json!(7));
        scene.has(seat, "gems", 1).has(seat, "food", 1)
    };
    let mut t = armed(0).dice([3, 6]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert_eq!(t.asked(0).prompt, "You have 3 and need 7 to win the duel. Use a card?");
    t.play(["spend/fire-bomb"]);
    assert_eq!(t.asked(0).prompt, "You have 6 and need 7 to win the duel. Use a card?");
    t.play(["spend/treasure-14"]);
    assert_eq!(t.place(0), "at mine", "7 against 6");

    let mut t = armed(1).dice([6, 2]).start();
    t.play(["visit/mine/duel", "duel/honorably", "1:spend/fire-bomb"]);
    assert_eq!(t.asked(1).prompt, "You have 5, Ada has 6; you win ties. Use a card?");
    t.play(["1:spend/treasure-14"]);
    assert_eq!(t.place(0), "jail", "6 against 6");
}

/// NF-DUEL-17: a duel is an attempt to visit.
#[test]
fn whoever_loses_the_duel_has_not_visited_the_building() {
    let scene = || players(3).has(0, "artifacts", ["jade-flute", "lock-picks"]);
    let mut t = scene().dice([1, 6]).start();
    t.play(["visit/stables/duel", "duel/honorably"]);
    assert_eq!((t.place(0).as_str(), t.player(0).food, t.player(0).coins), ("jail", 0, 3));
    let mut t = scene().dice([6, 1]).start();
    t.play(["visit/stables/duel", "duel/honorably"]);
    assert_eq!((t.player(0).food, t.player(0).coins), (2, 4), "the winner has");
}

/// NF-DUEL-17: nor do talents give anything.
#[test]
fn talents_that_reward_a_visit_reward_no_lost_duel() {
    let scene = game("campaign", 2).sheet(0, "talents", ["potion-making"]).at(1, "hut").dice([1, 6]);
    let mut t = scene.start();
    t.play(["visit/hut/duel", "duel/honorably"]);
    assert_eq!((t.place(0).as_str(), t.player(0).food), ("jail", 0));
}

/// NF-DUEL-04, NF-DUEL-06, NF-DUEL-07, NF-DUEL-12, NF-TRS-03: both sides with their faces, what each adds and by whom, what is laid on, the
/// number that wins, and what is at stake.
#[test]
fn a_duel_is_told_with_both_faces_and_all_that_is_added() {
    let scene =
        scene().party(0, &["outlaw-9"]).party(1, &["mystic-9"]).has(0, "birds", 1).has(0, "hearts", 9);
    let scene = scene.with("birds", json!(8)).has(0, "treasures", ["fire-bomb"]).has(0, "gems", 1);
    let mut t = scene.dice([1, 6]).start();
    t.play(["visit/mine/duel", "duel/dirty"]);
    let roll = t.rolls()[0].clone();
    let [ada, bo] = &roll.throws[..] else { panic!("two sides: {roll:?}") };
    assert_eq!([&ada.face, &bo.face], [&Some("seat/0".to_owned()), &Some("seat/1".to_owned())]);
    let by = |throw: &table::Throw| -> Vec<(i32, Option<String>)> {
        throw.adds.iter().map(|add| (add.n, add.from.clone())).collect()
    };
    assert_eq!(by(ada), [(3, Some("outlaw-9".to_owned())), (1, None)], "and one for fighting dirty");
    assert_eq!(by(bo), [(3, Some("mystic-9".to_owned()))]);
    assert_eq!((ada.total, bo.total, roll.against), (Some(5), Some(9), Some(10)), "Bo wins ties");
    let stakes = roll.stakes.expect("something is at stake");
    assert_eq!((stakes.success_cost[0].token.as_str(), stakes.test), ("reputation", None));
    assert_eq!(stakes.risk.as_deref(), Some("Ada goes to Jail"), "said to everybody, not to Ada");

    t.play(["spend/fire-bomb", "hearts/2"]);
    let rolls = t.rolls();
    let laid: Vec<_> = rolls[1..3].iter().map(|r| (&r.throws[0].face, by(&r.throws[0]))).collect();
    let seat = Some("seat/0".to_owned());
    assert_eq!(
        laid,
        [(&seat, vec![(3, Some("fire-bomb".to_owned()))]), (&seat, vec![(2, Some("heart".to_owned()))])]
    );
    let parts: Vec<RollPart> = rolls.iter().map(|roll| roll.part).collect();
    assert_eq!(parts, [RollPart::Throw, RollPart::Laid, RollPart::Laid, RollPart::Verdict]);
    let verdict = rolls[3];
    assert_eq!((verdict.throws[0].total, verdict.against, verdict.passed), (Some(10), Some(10), Some(true)));
    let words: Vec<&str> = verdict.throws[0].adds[2..].iter().map(|add| add.by.as_str()).collect();
    assert_eq!(words, ["cards", "hearts"]);
}

/// NF-TWOP-01, NF-TWOP-05: the character that nobody plays has a face too, and adds nothing.
#[test]
fn the_stranger_of_a_game_of_two_has_a_face() {
    let mut t = players(2).dice([1, 6]).start();
    t.play(["visit/hall/duel", "duel/honorably"]);
    let throw = &t.rolls()[0].throws[1];
    assert_eq!((throw.face.as_deref(), throw.who.as_str(), throw.adds.len()), (Some("eve"), "eve", 0));
}
