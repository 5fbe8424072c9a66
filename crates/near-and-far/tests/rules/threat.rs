//! Threats on paths.

use crate::book::files;
use crate::common::{Play, Scene, game, load, players};
use crate::movement::birds;
use serde_json::json;
use table::{RollPart, SceneKind, What};

/// Ada beside the threat between g1 and g2, her turn up to the first step.
fn beside(scene: Scene) -> Play {
    let mut t = scene.on(0, "g1").start();
    t.play(["adventure"]);
    t
}

fn threat_at(t: &Play, key: &str) -> String {
    assert_eq!(t.view(None)["threat"]["key"], key);
    t.id(t.state().threats[0]).to_owned()
}

/// NF-THREAT-01
#[test]
fn a_threatened_path_is_crossed_only_by_dealing_with_the_threat() {
    let t = beside(players(3));
    assert_eq!(t.keys(0), ["move/town", "move/g4", "move/g2/fight", "move/stop"]);
}

/// NF-THREAT-02, NF-THREAT-04, NF-EX-08
#[test]
fn a_threat_between_two_camps_has_no_effect() {
    for camps in [&["g1"][..], &["g2"], &[]] {
        let scene = camps.iter().fold(players(3), |scene, space| scene.camp(1, space));
        assert!(beside(scene).offers("move/g2/fight"), "{camps:?}");
    }
    let mut t = beside(players(3).camp(1, "g1").camp(2, "g2"));
    assert!(!t.offers("move/g2/fight"));
    t.play(["move/g2", "move/g3"]);
    assert_eq!(t.place(0), "on g3");
    assert_eq!(threat_at(&t, "bandit"), "bandit");
    assert!(!t.heard("rolls") && !t.heard("fights"));
}

/// NF-THREAT-03: on map 8 the path from the town to g1 has a threat.
#[test]
fn the_town_space_counts_as_a_camp_beside_a_threat() {
    let out = |scene: Scene| {
        let mut t = scene.map(8).on(0, "town").start();
        t.play(["adventure"]);
        t.offers("move/g1/fight")
    };
    assert!(out(players(3).map(8)));
    assert!(!out(players(3).map(8).camp(1, "g1")));

    // Wherever the town stands in the list of spaces.
    let town = "[[space]]\nid = \"town\"\n";
    let after = format!("[[space]]\nid = \"g0\"\nat = [9, 9]\nicon = \"gem\"\ncalled = \"the g0\"\n{town}");
    let path = "[[path]]\nends = [\"town\", \"c1\"]";
    let beyond = format!("[[path]]\nends = [\"g0\", \"c1\"]\n{path}");
    let changes = [("map08.toml", town, after.as_str()), ("map08.toml", path, &beyond)];
    let mut t = players(3).map(8).camp(1, "g1").on(0, "town").start_changed(&changes);
    t.play(["adventure"]);
    assert!(t.offers("move/g1") && !t.offers("move/g1/fight"), "{}", t.open());
}

/// NF-THREAT-05
#[test]
fn the_top_card_is_the_threat_of_every_symbol() {
    let mut t = players(3).map(8).on(0, "g1").defeated(1, "bandit").start();
    t.play(["adventure"]);
    assert!(
        t.label("move/town/fight").contains("fight the threat-5, combat 5"),
        "{}",
        t.label("move/town/fight")
    );
    assert!(t.label("move/g2/fight").contains("fight the threat-5, combat 5"));
    assert_eq!(threat_at(&t, "threat-5"), "threat-5");
}

/// NF-THREAT-06, NF-THREAT-13, NF-THREAT-14, NF-OPEN-30
#[test]
fn crossing_again_means_the_next_threat_and_another_heart() {
    let mut t = beside(players(3).party(0, &["outlaw-9"]).has(0, "hearts", 1).dice([6, 6]));
    t.play(["move/g2/fight"]);
    assert_eq!(t.place(0), "on g2");
    assert_eq!(t.keys(0), ["move/g3", "move/g1/fight", "move/stop"], "the movement goes on");
    assert!(
        t.label("move/g1/fight").contains("1 heart: fight the threat-5, combat 5"),
        "{}",
        t.label("move/g1/fight")
    );
    t.play(["move/g1/fight"]);
    assert_eq!(t.place(0), "on g1");
    assert_eq!(t.names(&t.player(0).threats), ["bandit", "threat-5"]);
    assert_eq!(t.player(0).hearts, 0);
    let mut t = beside(players(3).party(0, &["outlaw-9"]).dice([6]));
    t.play(["move/g2/fight"]);
    assert!(t.is_asked(1), "without a heart the way goes no farther");
}

/// NF-THREAT-07
#[test]
fn threats_have_the_difficulties_4_to_15_each_once() {
    let t = players(3).start();
    let threats: Vec<_> = t.state().threats.iter().map(|id| t.id(*id)).collect();
    assert_eq!(threats.len(), 12);
    for (place, difficulty) in (4..=15).enumerate() {
        let before = (4..difficulty).map(|d| if d == 4 { "bandit".into() } else { format!("threat-{d}") });
        let t = before.fold(players(3), |scene, id| scene.defeated(1, &id)).start();
        assert_eq!(t.view(None)["threat"]["difficulty"], difficulty);
        assert_eq!(t.view(None)["threats_left"], 12 - place);
    }
    let mut wrong = files();
    let text = wrong["threats.toml"].replace("difficulty = 15", "difficulty = 14");
    wrong.insert("threats.toml".into(), text);
    let fault = load(wrong).err().expect("a fault");
    assert!(fault.contains("4, 5, 6 and so on up to 15"), "{fault}");
}

/// NF-THREAT-08
#[test]
fn swords_of_the_party_and_of_cards_in_play_are_added() {
    let plus = |scene: Scene| {
        let mut t = beside(scene.has(0, "hearts", 9).defeated(1, "bandit").dice([1]));
        t.play(["move/g2/fight"]);
        let roll = &t.view(None)["roll"];
        assert_eq!([&roll["die"], &roll["need"], &roll["kind"]], [&json!(1), &json!(5), &json!("combat")]);
        roll["plus"].as_u64().expect("a number")
    };
    assert_eq!(plus(players(3)), 0, "a dog has no sword");
    assert_eq!(plus(players(3).party(0, &["outlaw-4"])), 1);
    assert_eq!(plus(players(3).has(0, "inactive", ["outlaw-9"])), 0, "inactive");
    assert_eq!(plus(birds(players(3), 0, 1).has(0, "treasures", ["lucky-sword"])), 1);
    assert_eq!(plus(players(3).has(0, "artifacts", ["plain-sword"])), 1);
    assert_eq!(plus(players(3).has(0, "hand", ["plain-sword"])), 0, "not bought");
    assert_eq!(plus(players(3).has(0, "worlds", ["cold-blade"])), 1);
    let all = birds(players(3), 0, 1).party(0, &["outlaw-4"]).has(0, "treasures", ["lucky-sword"]);
    assert_eq!(plus(all.has(0, "artifacts", ["plain-sword"]).has(0, "worlds", ["cold-blade"])), 4);
}

/// NF-THREAT-09, NF-THREAT-10, NF-THREAT-11, NF-EX-09
#[test]
fn hearts_after_the_roll_bring_a_total_up_to_the_difficulty() {
    let scene = players(3).has(0, "artifacts", ["plain-sword"]).party(0, &["outlaw-4"]);
    let mut t = beside(scene.has(0, "hearts", 3).dice([1]));
    t.play(["move/g2/fight"]);
    assert_eq!(t.keys(0), ["hearts/0", "hearts/1"]);
    t.play(["hearts/1"]);
    assert_eq!(t.names(&t.player(0).threats), ["bandit"]);
    assert_eq!(t.player(0).camps, 1, "the next camp lies on the card");
    assert_eq!(t.player(0).hearts, 2);
    assert_eq!(t.place(0), "on g2");
    // Told once the hearts are spent, and with the verdict.
    let told = t.rolls().into_iter().rev().take(2).map(|roll| {
        let adds = roll.throws[0].adds.iter().map(|add| format!("{} {}", add.n, add.by));
        (roll.passed, roll.throws[0].total, adds.collect::<Vec<_>>().join(", "))
    });
    let all = "1 outlaw 4, 1 plain-sword, 1 hearts".to_owned();
    assert_eq!(
        told.collect::<Vec<_>>(),
        [(Some(true), Some(4), all), (None, Some(4), "1 hearts".to_owned())]
    );
    // Each says which part of the roll it is, and all of it is told in one fight.
    let rolled = t.events.iter().filter(|e| matches!(e.what, What::Roll(_)));
    let parts: Vec<RollPart> = t.rolls().into_iter().map(|roll| roll.part).collect();
    assert_eq!(parts, [RollPart::Throw, RollPart::Laid, RollPart::Verdict]);
    let scenes: Vec<(u32, SceneKind)> = rolled.filter_map(|e| Some((e.scene?.id, e.scene?.kind))).collect();
    assert_eq!(scenes, [(1, SceneKind::Fight); 3]);
}

/// NF-THREAT-10: equal is enough, one less is not.
#[test]
fn a_threat_is_defeated_by_a_total_of_its_difficulty() {
    for (die, won) in [(3, false), (4, true), (5, true)] {
        let mut t = beside(players(3).dice([die]));
        t.play(["move/g2/fight"]);
        assert_eq!(t.player(0).threats.len(), usize::from(won), "{die}");
        assert_eq!(t.place(0), if won { "on g2" } else { "on g1" });
    }
}

/// NF-THREAT-23, NF-OPEN-09
#[test]
fn one_may_see_the_die_and_let_the_fight_fail() {
    let mut t = beside(players(3).has(0, "hearts", 4).dice([2]));
    t.play(["move/g2/fight"]);
    assert_eq!(t.view(None)["roll"]["die"], 2);
    assert_eq!(t.keys(0), ["hearts/0", "hearts/2"]);
    t.play(["hearts/0"]);
    assert!(!t.heard(" in all."), "nothing was added");
    assert_eq!(t.place(0), "on g1", "beaten back");
    assert_eq!(t.player(0).hearts, 4);
    assert_eq!(threat_at(&t, "bandit"), "bandit");
    assert_eq!(t.keys(0), ["camp/build", "camp/no"], "the movement is over, the turn is not");
}

/// NF-OPEN-09
#[test]
fn who_is_beaten_back_may_still_take_a_quest_there() {
    let mut t = beside(players(3).quest("g1").dice([1]));
    t.play(["move/g2/fight"]);
    assert_eq!(t.keys(0), ["quest/attempt", "quest/leave"]);
}

/// NF-THREAT-12, NF-CAMP-11
#[test]
fn the_camp_on_a_threat_uncovers_what_lies_under_it() {
    let mut t = beside(players(3).camp(0, "c1").camp(0, "c2").dice([6]));
    t.play(["move/g2/fight"]);
    assert_eq!(t.player(0).camps, 3);
    assert_eq!(t.player(0).coins, 4, "the third camp has a coin under it");
    assert_eq!(t.state().camps.len(), 2, "it is not on the map");
}

/// NF-THREAT-13
#[test]
fn the_next_card_is_the_threat_at_once() {
    let mut t = beside(players(3).has(0, "hearts", 1).dice([6]));
    t.play(["move/g2/fight"]);
    assert!(t.is_asked(0), "in the same turn");
    assert_eq!(threat_at(&t, "threat-5"), "threat-5");
}

/// NF-THREAT-14
#[test]
fn who_has_won_goes_on() {
    let mut t = beside(players(3).has(0, "hearts", 1).dice([4]));
    t.play(["move/g2/fight", "move/g3"]);
    assert_eq!(t.place(0), "on g3");
    assert_eq!(t.player(0).hearts, 0, "g2 is passed like any empty space");
}

/// NF-THREAT-09: hearts owed for the space are not spent on the fight.
#[test]
fn the_heart_for_the_space_is_kept_back_in_a_fight() {
    let mut t = players(3).on(0, "town").has(0, "hearts", 2).dice([2]).start();
    t.play(["adventure", "move/g1", "move/g2/fight"]);
    assert!(t.is_asked(1), "2 and one heart are not 4: {}", t.open());
    assert_eq!(t.place(0), "on g1");
    assert_eq!(t.player(0).hearts, 2, "and a space that is not passed costs nothing");
}

/// NF-THREAT-15, NF-THREAT-22
#[test]
fn defeated_threats_lie_open_and_score_their_points() {
    let before = players(3).start().points(0);
    let t = players(3).defeated(0, "threat-8").defeated(0, "bandit").start();
    assert_eq!(t.points(0), before + 5 + 1 + 2, "the cards' points and two camps");
    assert_eq!(t.points(1), before);
    for seat in [None, Some(0), Some(1)] {
        let view = t.view(seat);
        let threats = view["seats"][0]["threats"].as_array().expect("threats");
        let shown: Vec<_> = threats.iter().map(|c| (&c["key"], &c["points"])).collect();
        assert_eq!(shown, [(&json!("threat-8"), &json!(5)), (&json!("bandit"), &json!(1))]);
        assert_eq!(view["seats"][0]["camps"], 2);
    }
}

/// NF-THREAT-16, NF-THREAT-19
#[test]
fn a_pack_bird_or_tortoise_goes_back_and_the_threat_stays() {
    let bird = birds(players(3), 0, 1);
    let tortoise = players(3).day().has(0, "tortoises", 1).with("birds", json!(8));
    for (scene, way) in [(bird, "move/g2/bird"), (tortoise, "move/g2/tortoise")] {
        let mut t = beside(scene.has(0, "hearts", 1));
        assert_eq!(t.state().birds, 8);
        t.play([way]);
        assert_eq!(t.place(0), "on g2");
        assert_eq!((t.player(0).pack(), t.state().birds), (0, 9));
        assert_eq!(threat_at(&t, "bandit"), "bandit");
        assert!((0..3).all(|s| t.player(s).threats.is_empty() && t.player(s).camps == 0));
    }
    let t = beside(players(3));
    assert!(!t.offers("move/g2/bird") && !t.offers("move/g2/tortoise"));
}

/// NF-THREAT-17, NF-THREAT-19, NF-THREAT-20
#[test]
fn a_shield_lets_one_slip_past_and_leaves_the_choice() {
    let mut t = beside(players(3).party(0, &["nomad-6"]).has(0, "hearts", 2));
    assert!(t.offers("move/g2/slip") && t.offers("move/g2/fight"));
    t.play(["move/g2/slip"]);
    assert_eq!(t.place(0), "on g2");
    assert_eq!((t.player(0).hearts, t.player(0).coins), (2, 3), "no cost");
    assert_eq!(threat_at(&t, "bandit"), "bandit");
    assert!(t.player(0).threats.is_empty());
    assert!(!beside(players(3).has(0, "inactive", ["nomad-6"])).offers("move/g2/slip"), "inactive");
    let mut t = beside(players(3).party(0, &["nomad-6"]).dice([6]));
    t.play(["move/g2/fight"]);
    assert_eq!(t.names(&t.player(0).threats), ["bandit"], "who could ignore it may fight");
}

/// NF-THREAT-18, NF-THREAT-20
#[test]
fn cards_that_ignore_threats_let_one_slip_past() {
    let artifact = players(3).has(0, "artifacts", ["mirror-hat"]);
    let treasure = birds(players(3), 0, 1).has(0, "treasures", ["treasure-13"]);
    let world = players(3).has(0, "worlds", ["world-5"]);
    for scene in [artifact, treasure, world] {
        let mut t = beside(scene);
        assert!(t.offers("move/g2/fight"));
        t.play(["move/g2/slip"]);
        assert_eq!(t.place(0), "on g2");
        assert_eq!(threat_at(&t, "bandit"), "bandit");
    }
    assert!(!beside(players(3).has(0, "hand", ["mirror-hat"])).offers("move/g2/slip"), "not bought");
}

/// NF-THREAT-18, NF-THREAT-19
#[test]
fn a_card_with_a_price_is_paid_for_each_threat() {
    let mut t = beside(players(3).has(0, "artifacts", ["toll-token"]).has(0, "food", 1).has(0, "hearts", 1));
    let toll = "To the g2 for 1 food: past the threat with toll-token (space 7 · a camp: gain 1 gem)";
    assert_eq!(t.label("move/g2/toll-token"), toll);
    t.play(["move/g2/toll-token"]);
    assert_eq!((t.place(0).as_str(), t.player(0).food), ("on g2", 0));
    assert_eq!(threat_at(&t, "bandit"), "bandit");
    assert_eq!(t.keys(0), ["move/g3", "move/g1/fight", "move/stop"], "no food is left");
}

/// NF-THREAT-18: the price and the heart for the space are owed together.
#[test]
fn a_price_in_hearts_comes_on_top_of_the_space() {
    for (hearts, offered) in [(1, false), (2, true)] {
        let scene = players(3).has(0, "artifacts", ["heart-charm"]).on(0, "town").has(0, "hearts", hearts);
        let mut t = scene.start();
        t.play(["adventure", "move/g1"]);
        assert_eq!(t.offers("move/g2/heart-charm"), offered, "{hearts}");
        if offered {
            t.play(["move/g2/heart-charm"]);
            assert_eq!(t.player(0).hearts, 0);
        }
    }
}

/// NF-THREAT-18, NF-OPEN-74: with Meditation, food that is owed for the space cannot pay the card as well.
#[test]
fn food_that_stands_for_the_heart_does_not_pay_the_card_too() {
    for (food, offered) in [(1, false), (2, true)] {
        let scene = game("campaign", 3).sheet(0, "talents", ["meditation"]).on(0, "town");
        let mut t = scene.has(0, "artifacts", ["toll-token"]).has(0, "food", food).start();
        t.play(["adventure", "move/g1"]);
        assert_eq!(t.offers("move/g2/toll-token"), offered, "{food}");
        if offered {
            t.play(["move/g2/toll-token"]);
            assert_eq!((t.place(0).as_str(), t.player(0).food), ("on g2", 0));
        }
    }
}

/// NF-THREAT-09, NF-OPEN-74: nor a card that is spent on the fight.
#[test]
fn food_that_stands_for_the_heart_is_not_thrown_into_the_fight() {
    for (food, offered) in [(1, false), (2, true)] {
        let scene = birds(game("campaign", 3), 0, 1).sheet(0, "talents", ["meditation"]).on(0, "town");
        let mut t = scene.has(0, "treasures", ["treasure-14"]).has(0, "food", food).dice([3]).start();
        t.play(["adventure", "move/g1", "move/g2/fight"]);
        assert_eq!(t.offers("spend/treasure-14"), offered, "{food}");
        if offered {
            t.play(["spend/treasure-14"]);
            assert_eq!((t.place(0).as_str(), t.player(0).food), ("on g2", 0));
        }
    }
}

/// NF-THREAT-01, NF-OPEN-74: nor is it spent on a purchase in the middle of a crossing.
#[test]
fn nothing_is_bought_between_a_step_and_its_fight() {
    let scene = game("campaign", 3).sheet(0, "talents", ["meditation"]).on(0, "town").dice([6]);
    let mut t = scene.has(0, "hand", ["plain-glove"]).has(0, "food", 1).start();
    t.play(["adventure", "move/g1", "move/g2/fight"]);
    assert_eq!(t.place(0), "on g2");
    assert_eq!((t.player(0).food, t.player(0).hand.len()), (0, 1));
}

/// NF-THREAT-21, NF-PACK-07
#[test]
fn a_shield_or_a_free_card_works_again_and_a_bird_only_once() {
    for scene in [players(3).party(0, &["nomad-6"]), players(3).has(0, "artifacts", ["mirror-hat"])] {
        let mut t = beside(scene.has(0, "hearts", 1));
        t.play(["move/g2/slip", "move/g1/slip"]);
        assert_eq!(t.place(0), "on g1");
    }
    let mut t = beside(birds(players(3), 0, 1).has(0, "hearts", 2));
    t.play(["move/g2/bird"]);
    assert_eq!(t.keys(0), ["move/g3", "move/g1/fight", "move/stop"]);
}

/// NF-OPEN-10
#[test]
fn when_all_threats_are_defeated_the_paths_are_free() {
    let all = (4..=15).map(|d| if d == 4 { "bandit".into() } else { format!("threat-{d}") });
    let scene = all.fold(players(3), |scene, id: String| scene.defeated(1, &id));
    let free = ["move/town", "move/g4", "move/g2", "move/stop"];
    assert_eq!(beside(scene.again()).keys(0), free);
    let prepared = scene.animals(3, 1, 1).party(0, &["nomad-6"]).has(0, "food", 1);
    let mut t = beside(prepared.has(0, "artifacts", ["mirror-hat", "toll-token"]));
    assert_eq!(t.keys(0), free, "neither animal nor shield nor card is asked for");
    t.play(["move/g2"]);
    assert_eq!((t.player(0).birds, t.player(0).tortoises, t.player(0).food), (1, 1, 1));
}

/// NF-THREAT-08, NF-THREAT-09, NF-THREAT-12, NF-THREAT-14: a fight has two sides; the threat's is its number. It says before the verdict what
/// winning brings and losing costs.
#[test]
fn a_fight_is_told_with_both_faces_and_what_is_at_stake() {
    let mut t = beside(players(3).party(0, &["outlaw-9"]).has(0, "hearts", 1).dice([1]));
    t.play(["move/g2/fight"]);
    let (open, verdict) = (t.rolls()[0], *t.rolls().last().expect("a verdict"));
    let [ada, bandit] = &open.throws[..] else { panic!("two sides: {open:?}") };
    assert_eq!((ada.face.as_deref(), bandit.face.as_deref()), (Some("seat/0"), Some("bandit")));
    assert_eq!((ada.total, bandit.total, open.against), (Some(4), Some(4), Some(4)));
    assert!(bandit.dice.is_empty() && ada.adds[0].from.as_deref() == Some("outlaw-9"), "{open:?}");
    let stakes = open.stakes.clone().expect("something is at stake");
    assert!(stakes.gain.iter().any(|gain| gain.token == "point"), "{stakes:?}");
    assert_eq!(stakes.risk.as_deref(), Some("Ada is beaten back, and the movement ends"));
    assert_eq!((verdict.throws.len(), verdict.passed, &verdict.stakes), (2, Some(true), &None));
    assert!(t.heard("Ada keeps "), "what she gets for it");
}
