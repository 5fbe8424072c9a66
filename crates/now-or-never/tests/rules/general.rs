//! What holds in every mode (NN-GEN).

use crate::common::{BOOK, Play, Scene, chapter, fresh, in_combat, name, players, setup, space_of};
use serde_json::json;
use std::collections::BTreeSet;
use table::{Book as _, Game as _, Seat};

/// NN-GEN-01, NN-GEN-02: standard (alone or not) and story, each for one to four.
#[test]
fn one_to_four_play_either_mode() {
    let sits = |mode: &str, n: usize| {
        let mut setup = table::Setup::new("now-or-never", mode, n, 1);
        setup.seats.iter_mut().enumerate().for_each(|(at, seat)| seat.name = format!("P{at}"));
        table::Table::<now_or_never::NowOrNever>::new(BOOK.clone(), setup).is_ok()
    };
    let most = |mode: &str| (1..=6).filter(|n| sits(mode, *n)).collect::<Vec<_>>();
    assert_eq!((most("solo"), most("standard")), (vec![1], vec![2, 3, 4]));
    assert_eq!(most("story"), [1, 2, 3, 4]);
    let modes: Vec<&str> = BOOK.about().modes.iter().map(|mode| mode.id.as_str()).collect();
    assert_eq!(modes, ["standard", "solo", "story"]);
}

/// NN-GEN-02: a turn in a chapter has the same actions and prices as any other.
#[test]
fn standard_rules_hold_in_a_chapter() {
    let same = |scene: Scene| scene.has(0, "experience", 3).has(0, "track", [3, 0, 0, 0, 0]);
    let row = json!(["yevka-sand", "petra-nock", "orrin-tack", "noll-bracken"]);
    let standard = same(players(2)).with("hire", row.clone()).start();
    let mut story = same(chapter(1, 2)).with("hire", row).start();
    assert_eq!(story.keys(0), standard.keys(0));
    assert!(standard.keys(0).len() > 10, "{}", standard.open());
    story.play(["pay/tobin-marl", "tile/market-hall", "plot/13"]);
    assert_eq!((story.player(0).coins, story.player(0).track[0]), (17 - 2 - 8, 4));
}

/// NN-GEN-03: coins and experience never run out; villagers and gear do.
#[test]
fn only_coins_and_experience_are_unlimited() {
    let mut t = players(2).has(0, "coins", 9000).has(0, "experience", 900).start();
    t.play(["rest/tobin-marl", "coin", "1:pass"]);
    assert_eq!(t.player(0).coins, 9001);
    let mut t = in_combat(players(2).has(0, "experience", 900), 0, 1, 2).dice([4]).start();
    t.play(["round"]);
    assert_eq!(t.player(0).experience, 901);

    let scene = players(2).has(1, "waiting", [15, 15, 15, 14, 0, 0]).with("row", json!(["crystal"]));
    let mut t = in_combat(scene, 0, 6, 11).dice([4]).start();
    t.play(["round", "villager/crystal"]);
    assert_eq!(t.player(0).waiting, [0, 0, 0, 1, 0, 0], "the sixtieth, and nobody else");
    assert_eq!((t.state().row.len(), t.state().active), (0, Seat(1)));

    let gone = BOOK.gear.iter().map(name).filter(|gear| *gear != "siege-bow").collect::<Vec<_>>();
    let scene = players(2).has(0, "specialists", json!([{ "who": "petra-nock" }])).with("boxed", json!(gone));
    let mut t = scene.with("shop", json!([["siege-bow"], []])).start();
    t.play(["pay/petra-nock", "gear/siege-bow", "slot/red/1"]);
    assert!(t.state().shop.iter().all(Vec::is_empty), "nothing is left to lay out");
}

/// NN-GEN-04: what one pays or takes is nobody else's.
#[test]
fn coins_and_experience_come_from_the_supply_and_go_there() {
    let purses = |t: &Play| [0, 1].map(|seat| (t.player(seat).coins, t.player(seat).experience));
    let mut t = players(2).has(0, "experience", 5).has(1, "experience", 5).start();
    t.play(["learn/siphon-power"]);
    assert_eq!(purses(&t), [(17, 3), (17, 5)]);
    t.play(["pay/tobin-marl", "tile/market-hall", "plot/13"]);
    assert_eq!(purses(&t), [(17 - 2 - 8, 3), (17, 5)]);
    t.play(["1:rest/greta-oxhand", "coin"]);
    assert_eq!(purses(&t), [(7, 3), (18, 5)]);
}

/// NN-GEN-06, NN-OPEN-63: who has left is not in the pile either, nor is gear; only missions take tokens from the box.
#[test]
fn what_is_in_the_box_stays_there() {
    let own = json!([{ "who": "tobin-marl" }, { "who": "imre-holt" }, { "who": "petra-nock" }, { "who": "odo-ludlow" }]);
    let mut t = players(2)
        .has(0, "specialists", own)
        .has(0, "coins", 60)
        .has(0, "blue", ["ward-lantern", "looters-sack", "probing-rod"])
        .with("hire", json!(["yevka-sand"]))
        .with("shop", json!([[], ["couriers-boots"]]))
        .start();
    t.play(["pay/petra-nock", "gear/couriers-boots", "slot/blue/1", "1:pass"]);
    t.play(["recruit/yevka-sand", "leave/imre-holt", "0:pass"]);
    assert_eq!(t.state().season, 2);
    let specialists = t.state().specialists.cards().chain(t.state().hire.iter().copied());
    assert!(!specialists.map(name).any(|who| who == "imre-holt"));
    let gear = t.state().gear.iter().flat_map(|pile| pile.cards()).chain(t.state().shop[1].iter().copied());
    assert!(!gear.map(name).any(|piece| piece == "ward-lantern"));

    let scene = chapter(1, 2).has(0, "mission", "c1-marklun-m1").stopped(0, space_of("undergarden"));
    let mut t = scene.start();
    t.play(["mission", "choice/1"]);
    assert_eq!((t.player(0).finds.len(), t.state().letters), (1, [true; 14]), "not one of the board");
}

/// NN-GEN-07
#[test]
fn pieces_of_stories_and_of_the_underground_wait_to_be_called() {
    let laid_out = |mode: &str, map: Option<&str>| {
        let mut setup = setup(mode, 2, 1);
        setup.options.extend(map.map(|map| ("map".into(), map.into())));
        let mut t = fresh(setup);
        t.play(["zeik", "namal"]);
        serde_json::to_string(&t.table.game().view(None)).expect("a view is data")
    };
    let has = |text: &str| ["Blind Cave Hound", "Ditch Wolf", "giant boar"].map(|who| text.contains(who));
    assert_eq!(has(&laid_out("standard", None)), [false, true, false]);
    assert_eq!(has(&laid_out("standard", Some("under"))), [true, false, false]);
    assert_eq!(has(&laid_out("story", None)), [false, true, true], "the boar of the first chapter");
    for seed in 0..10 {
        let mut t = fresh(setup("standard", 2, seed));
        t.play(["zeik", "namal"]);
        let dealt = t.state().cards().collect::<BTreeSet<_>>();
        let stories = BOOK.specialists.iter().filter(|id| BOOK.specialists[*id].story);
        assert_eq!(stories.filter(|id| dealt.contains(&id.any())).count(), 0);
        assert_eq!((t.state().props.glogos, t.state().props.lab), (0, false));
    }
}
