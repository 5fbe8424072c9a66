//! The Day side of the town (NF-DAY).

use crate::common::{Play, fresh, game, players, setup};
use near_and_far::Phase;
use serde_json::json;

/// NF-DAY-01: Dusk unless agreed otherwise; Day, or in turn from session to session.
#[test]
fn the_side_of_the_town_is_agreed_and_may_alternate() {
    for (town, sides) in [("dusk", [false; 4]), ("day", [true; 4]), ("alternate", [false, true, false, true])]
    {
        let mut first = setup("campaign", 2, 1);
        first.options.insert("town".into(), town.into());
        let mut t = fresh(first);
        t.on_to(Phase::Turn);
        for (session, side) in (1..).zip(sides) {
            assert_eq!((t.state().session, t.state().day), (session, side), "{town}");
            t.alter(|state| {
                state["ending"] = json!(true);
                state["active"] = json!(1);
                state["first"] = json!(0);
            });
            t.idle().play(["evening/on"]).on_to(Phase::Turn);
        }
    }
    let mut t = fresh(setup("first", 2, 1));
    t.on_to(Phase::Turn);
    assert!(!t.state().day, "the Dusk side, if nothing is said");
}

/// NF-DAY-02: what is not changed is as at dusk.
#[test]
fn by_day_everything_else_is_as_at_dusk() {
    let mut t = players(3).at(0, "hut").day().start();
    t.play(["visit/farm"]);
    assert_eq!(t.player(0).food, 1, "the Farm");
    let mut t = players(3).day().jailed(2).start();
    t.play(["visit/store", "store/coin"]);
    assert_eq!(t.player(0).coins, 4, "the General Store");
    let mut t = players(3).day().start();
    t.play(["visit/hall", "hall/trade/up", "good/food"]);
    assert_eq!((t.player(0).food, t.player(0).coins), (1, 2), "the Town Hall");
    let mut t = players(3).day().start();
    t.play(["visit/saloon", "recruit/outlaw-1", "party/active"]);
    assert_eq!(t.player(0).coins, 2, "the Saloon");
}

/// NF-DAY-03, NF-DAY-19: a bird for 1 food, or a tortoise for 1 gem; one of them for each visit.
#[test]
fn the_stables_sell_a_bird_or_a_tortoise() {
    let scene = || players(2).jailed(1).has(0, "food", 2).has(0, "gems", 2);
    let mut t = scene().start();
    t.play(["visit/stables"]);
    assert_eq!(t.keys(0), ["stables/bird", "stables/nothing"], "no tortoises at dusk");
    let mut t = scene().day().start();
    t.play(["visit/stables"]);
    assert_eq!(t.keys(0), ["stables/bird", "stables/tortoise", "stables/nothing"]);
    t.play(["stables/tortoise"]);
    let ada = t.player(0);
    assert_eq!((ada.birds, ada.tortoises, ada.food, ada.gems), (0, 1, 2, 1));
    assert!(t.is_asked(1), "one animal for each visit, then it is Bo's turn");
    let mut t = scene().day().start();
    t.play(["visit/stables", "stables/bird"]);
    let ada = t.player(0);
    assert_eq!((ada.birds, ada.tortoises, ada.food, ada.gems), (1, 0, 1, 2));
    assert!(t.is_asked(1));
    let mut t = scene().has(0, "gems", 0).day().start();
    t.play(["visit/stables"]);
    assert!(!t.offers("stables/tortoise"), "food does not buy one");
}

/// NF-DAY-04, NF-DAY-05: birds and tortoises share the three places and the supply.
#[test]
fn birds_and_tortoises_together_are_at_most_three() {
    let scene = || players(2).jailed(1).has(0, "food", 2).has(0, "gems", 2).day();
    let mut t = scene().animals(2, 1, 1).start();
    t.play(["visit/stables", "stables/tortoise"]);
    assert_eq!((t.player(0).birds, t.player(0).tortoises), (1, 2));
    assert_eq!(t.state().birds, 3, "the token comes from the same supply");
    let mut t = scene().animals(2, 1, 2).start();
    t.play(["visit/stables"]);
    assert_eq!(t.place(0), "at stables");
    assert!(t.is_asked(1), "nothing to choose with three animals");
    assert_eq!(t.player(0).pack(), 3);
}

/// The hearts left after walking from c1 over c2 and c3 to c4.
fn walk(t: &mut Play) -> u16 {
    t.play(["adventure", "move/c2", "move/c3", "move/c4"]);
    t.player(0).hearts
}

/// NF-DAY-06, NF-DAY-07: each tortoise makes one empty space free, every turn.
#[test]
fn each_tortoise_makes_one_empty_space_free_each_turn() {
    for (tortoises, left) in [(0, 0), (1, 1), (2, 2), (3, 2)] {
        let scene = players(2).day().animals(2, 0, tortoises).has(0, "artifacts", ["plain-boots"]);
        let mut t = scene.on(0, "c1").has(0, "hearts", 2).start();
        assert_eq!(walk(&mut t), left, "{tortoises} tortoises, two empty spaces");
    }
    let scene = players(2).day().animals(2, 0, 1).on(0, "c1");
    let mut t = scene.start();
    t.play(["adventure", "move/c2", "move/c3"]).idle();
    t.play(["adventure", "move/c2", "move/c1"]);
    assert_eq!(t.place(0), "on c1", "again in the next turn, without a heart");
}

/// NF-DAY-06: a camp costs nothing anyhow, and leaves the tortoise for an empty space.
#[test]
fn a_camp_on_the_way_does_not_use_up_a_tortoise() {
    let scene = players(2).day().animals(2, 0, 1).has(0, "artifacts", ["plain-boots"]);
    let mut t = scene.camp(1, "c2").on(0, "c1").start();
    t.play(["adventure", "move/c2", "move/c3", "move/c4"]);
    assert_eq!(t.place(0), "on c4", "past a camp and an empty space without a heart");
}

/// NF-DAY-08: a tortoise is slow.
#[test]
fn a_tortoise_gives_no_movement() {
    let mut t = players(2).day().animals(2, 0, 3).on(0, "c1").start();
    assert_eq!(t.view(None)["seats"][0]["movement"], 2);
    t.play(["adventure", "move/c2", "move/c3"]);
    assert!(!t.offers("move/c4"));
}

/// NF-DAY-09, NF-OPEN-63: a tortoise goes home instead of a fight, and still helps until the turn ends.
#[test]
fn a_tortoise_is_given_up_to_pass_a_threat() {
    let mut t = players(2).day().animals(2, 0, 1).on(0, "g1").start();
    t.play(["adventure"]);
    assert!(t.label("move/g2/tortoise").starts_with("To the g2: send a pack tortoise home (space 7 · "));
    t.play(["move/g2/tortoise"]);
    assert_eq!((t.player(0).tortoises, t.state().birds), (0, 6));
    assert_eq!((t.state().threats.len(), t.player(0).camps), (12, 0), "the threat stays");
    t.play(["move/g3"]);
    assert_eq!(t.place(0), "on g3", "past the empty g2 without a heart");
}

/// NF-DAY-10, NF-DAY-18: a treasure for each tortoise, none without an animal.
#[test]
fn each_tortoise_carries_a_treasure() {
    let scene = || players(2).day().draws(&["lucky-hand", "lucky-sword", "lucky-heart"]);
    let mut t = scene().animals(2, 0, 1).start();
    t.play(["visit/hut", "treasure/lucky-sword"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-sword"]);
    let mut t = scene().start();
    t.play(["visit/hut"]);
    assert!(t.is_asked(1) && t.player(0).treasures.is_empty(), "nobody to carry it");
    assert_eq!(t.state().treasures.len(), 36, "nothing is drawn");
}

/// NF-DAY-12, NF-DAY-18: three are drawn, one is kept, the rest go; with no room an old one makes way.
#[test]
fn by_day_the_mystic_offers_three_treasures() {
    let scene = || players(2).day().draws(&["lucky-hand", "lucky-sword", "lucky-heart"]);
    let mut t = scene().animals(2, 2, 0).start();
    t.play(["visit/hut"]);
    assert_eq!(
        t.keys(0),
        ["treasure/lucky-hand", "treasure/lucky-sword", "treasure/lucky-heart", "treasure/none"]
    );
    t.play(["treasure/lucky-heart"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-heart"], "only one");
    assert_eq!(t.names(&t.state().treasures.discards), ["lucky-hand", "lucky-sword"]);
    let mut t = scene().animals(2, 1, 0).has(0, "treasures", ["old-shovel"]).start();
    t.play(["visit/hut", "treasure/lucky-hand"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-hand"], "the shovel makes way");
    assert!(t.state().treasures.discards.iter().any(|c| t.id(*c) == "old-shovel"));
    let mut t = players(2).animals(2, 2, 0).draws(&["lucky-hand"]).start();
    t.play(["visit/hut"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-hand"], "at dusk there is no choice");
}

/// NF-DAY-11, NF-TAL-09, NF-TAL-10: breeding is the same with tortoises.
#[test]
fn breeding_works_with_tortoises() {
    let scene = || game("campaign", 2).day().sheet(0, "talents", ["pack-bird-breeding"]).jailed(1);
    let mut t = scene().animals(2, 1, 1).start();
    t.play(["visit/stables", "stables/nothing"]);
    assert_eq!(t.player(0).coins, 4, "a bird and a tortoise are two");
    let mut t = scene().animals(2, 0, 2).start();
    t.play(["release/tortoise"]);
    assert_eq!((t.player(0).tortoises, t.player(0).hearts, t.state().birds), (1, 2, 5));
}

/// NF-DAY-13: some numbers of the Mine also bring reputation, by day.
#[test]
fn a_marked_number_of_the_mine_brings_reputation() {
    let scene = || players(2).dug(1, 1, 1).party(0, &["lizard-8"]);
    let mut t = scene().day().start();
    t.play(["visit/mine", "dig/2/1"]);
    assert_eq!(t.player(0).reputation, 1);
    let mut t = scene().day().start();
    t.play(["visit/mine", "dig/1/2"]);
    assert_eq!(t.player(0).reputation, 0, "an unmarked one");
    let mut t = scene().start();
    t.play(["visit/mine", "dig/2/1"]);
    assert_eq!(t.player(0).reputation, 0, "not at dusk");
}

/// NF-DAY-14, NF-DAY-15, NF-DAY-16, NF-SCORE-18: by day a bad name costs points.
#[test]
fn by_day_a_bad_reputation_costs_points() {
    for reputation in -6..=12 {
        let by = |day: bool| {
            let scene = players(2).has(0, "reputation", reputation).last_turn(2);
            let mut t = if day { scene.day() } else { scene }.start();
            t.idle();
            t.score(0).reputation
        };
        let points = match reputation {
            -6 | -5 => -2,
            -4 | -3 => -1,
            n if n < 0 => 0,
            _ => by(false),
        };
        assert_eq!(by(true), points, "{reputation}");
    }
}

/// NF-DAY-17, NF-OPEN-80: the Jail feeds its guests by day.
#[test]
fn by_day_the_jail_gives_a_food() {
    for (day, dice, food) in [(true, [1, 6], 1), (false, [1, 6], 0), (true, [6, 1], 0)] {
        let scene = players(2).dice(dice);
        let mut t = if day { scene.day() } else { scene }.start();
        t.play(["visit/stables/duel", "duel/honorably"]);
        assert_eq!(t.place(0) == "jail", dice == [1, 6]);
        assert_eq!(t.player(0).food, food, "day: {day}, {dice:?}");
    }
}
