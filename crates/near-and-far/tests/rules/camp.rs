//! Camps.

use crate::common::{Play, Scene, fresh, game, players, setup};
use crate::movement::birds;
use serde_json::json;

/// Ada somewhere with three hearts.
fn at(space: &str) -> Scene {
    players(3).on(0, space).has(0, "hearts", 3)
}

/// Up to the end of the movement.
fn stopped(scene: Scene) -> Play {
    let mut t = scene.start();
    t.play(["adventure", "move/stop"]);
    t
}

/// So many camps of Ada at the far end of the map.
fn placed(scene: Scene, n: usize) -> Scene {
    (1..=n).fold(scene, |scene, n| scene.camp(0, &format!("q{n}")))
}

/// NF-CAMP-01, NF-CAMP-02, NF-CAMP-05
#[test]
fn a_camp_is_built_for_three_hearts_where_one_stops() {
    let mut t = stopped(at("c3").has(0, "hearts", 5));
    assert_eq!(t.keys(0), ["camp/build", "camp/no"]);
    assert!(t.label("camp/build").contains("3 hearts"));
    t.play(["camp/build"]);
    assert_eq!((t.camp_at("c3"), t.player(0).camps, t.player(0).hearts), (Some(0), 1, 2));
    let mut t = stopped(at("c3"));
    t.play(["camp/no"]);
    assert_eq!((t.camp_at("c3"), t.player(0).camps, t.player(0).hearts), (None, 0, 3), "one may");
    assert!(stopped(at("c3").has(0, "hearts", 2)).is_asked(1), "two hearts are not enough");
}

/// NF-CAMP-02, NF-TAL-08, NF-ARTI-01: food that was to pay for the camp can be spent on an artifact first; then it is missing.
#[test]
fn whoever_spends_the_price_of_a_camp_builds_none() {
    let scene = game("campaign", 3).sheet(0, "talents", ["meditation"]).has(0, "food", 3).on(0, "c1");
    let mut t = stopped(scene.has(0, "hand", ["plain-glove"]));
    assert_eq!(t.keys(0), ["camp/build", "camp/no", "buy/plain-glove"]);
    t.play(["buy/plain-glove"]);
    assert!(t.is_asked(1), "two food are no three hearts: {}", t.open());
    assert_eq!((t.camp_at("c1"), t.player(0).food), (None, 2));
}

/// NF-CAMP-06, NF-PARTY-15: without an eye in the party a camp finds nothing, and nothing is told.
#[test]
fn a_camp_that_finds_nothing_tells_of_no_gain() {
    let mut t = stopped(at("c1").party_only(0, &["outlaw-4"]));
    t.play(["camp/build"]);
    assert_eq!((t.camp_at("c1"), t.player(0).coins), (Some(0), 3));
    let told = t.events.iter().map(|e| e.text.as_str()).filter(|text| text.starts_with("Ada "));
    assert_eq!(told.collect::<Vec<_>>(), ["Ada pays 3 hearts.", "Ada builds a camp at the c1 (space 1)."]);
}

/// NF-CAMP-01: only where the movement ends.
#[test]
fn a_space_that_is_passed_is_no_place_for_a_camp() {
    let mut t = at("c1").has(0, "hearts", 5).start();
    t.play(["adventure", "move/c2", "move/c3", "camp/build"]);
    assert_eq!((t.camp_at("c2"), t.camp_at("c3")), (None, Some(0)));
}

/// NF-CAMP-01: after the quest.
#[test]
fn a_quest_comes_before_the_camp() {
    for quest in [&["quest/leave"][..], &["quest/attempt", "choice/1"]] {
        let mut t = stopped(at("q4").quest("q4").dice([6]));
        assert!(!t.offers("camp/build"));
        t.play(quest.iter().copied());
        assert_eq!(t.keys(0), ["camp/build", "camp/no"]);
    }
}

/// NF-CAMP-03, NF-CAMP-04
#[test]
fn there_is_one_camp_on_a_space_and_none_on_the_town_space() {
    assert!(stopped(at("c3").camp(0, "c3")).is_asked(1));
    assert!(stopped(at("c3").camp(1, "c3")).is_asked(1));
    assert!(stopped(at("town")).is_asked(1));
}

/// NF-CAMP-06, NF-CAMP-07, NF-CAMP-08
#[test]
fn the_partys_eyes_find_coins_or_gems_but_nothing_on_a_trade_route() {
    let seen = |space: &str, party: &[&str]| {
        let mut t = stopped(at(space).party(0, party).has(0, "inactive", ["nomad-7"]));
        let label = t.label("camp/build").to_owned();
        t.play(["camp/build"]);
        (t.player(0).coins - 3, t.player(0).gems, label)
    };
    assert_eq!(
        seen("c1", &["outlaw-2", "mystic-7"]),
        (3, 0, "Build a camp for 3 hearts (gain 3 coins)".into())
    );
    assert_eq!(
        seen("c2", &["outlaw-2", "mystic-7"]),
        (0, 3, "Build a camp for 3 hearts (gain 3 gems)".into())
    );
    assert_eq!(seen("c1", &[]), (1, 0, "Build a camp for 3 hearts (gain 1 coin)".into()));
    for space in ["p1", "m1", "i1", "t1"] {
        let (coins, gems, _) = seen(space, &["outlaw-2", "mystic-7"]);
        assert_eq!((coins, gems), (0, 0), "{space}");
    }
}

/// NF-EX-13
#[test]
fn a_heart_for_the_way_a_bird_for_the_threat_and_three_hearts_for_a_camp() {
    let scene = birds(players(3), 0, 1).party(0, &["outlaw-7", "mystic-7"]).on(0, "town").has(0, "hearts", 4);
    let mut t = scene.start();
    t.play(["adventure", "move/g1", "move/g2/bird", "move/stop", "camp/build"]);
    assert_eq!((t.camp_at("g2"), t.player(0).hearts, t.player(0).birds), (Some(0), 0, 0));
    assert_eq!(t.player(0).gems, 3);
}

/// NF-CAMP-09
#[test]
fn a_camp_leaves_the_quest_where_it_is() {
    let mut t = stopped(at("q4").quest("q4"));
    t.play(["quest/leave", "camp/build"]);
    assert_eq!(t.camp_at("q4"), Some(0));
    assert!(t.has_quest("q4"));
}

/// NF-CAMP-10, NF-CAMP-11, NF-OPEN-06
#[test]
fn camps_leave_the_board_in_order_and_uncover_what_lies_under_them() {
    let under = ["", "", "coin", "", "", "gem", "", "", "coin", "", "", "gem", "", "points"];
    let t = players(3).start();
    assert_eq!(t.view(None)["seats"][0]["under"], json!(under));
    for (n, what) in under.into_iter().enumerate() {
        // On a trade route nothing else is gained.
        let mut t = stopped(placed(at("t1"), n));
        t.play(["camp/build"]);
        let gained = (t.player(0).coins - 3, t.player(0).gems);
        assert_eq!(gained, (u16::from(what == "coin"), u16::from(what == "gem")), "camp {}", n + 1);
        assert_eq!(usize::from(t.player(0).camps), n + 1);
    }
}

/// NF-CAMP-12
#[test]
fn the_fourteenth_camp_brings_two_points_more() {
    let before = players(3).start().points(0);
    assert_eq!(placed(players(3), 13).start().points(0), before + 13);
    assert_eq!(placed(players(3), 14).with("ending", json!(true)).start().points(0), before + 14 + 2);
}

/// NF-CAMP-13
#[test]
fn camps_are_for_the_map_the_mine_threats_bosses_and_a_contract() {
    let mut t = stopped(at("c3"));
    t.play(["camp/build"]);
    assert_eq!((t.player(0).camps, t.state().camps.len()), (1, 1));

    let mut t = players(3).start();
    t.play(["visit/mine"]);
    if t.offers("dig/1/1") {
        t.play(["dig/1/1"]);
    }
    assert_eq!((t.player(0).camps, t.state().mine[0][0]), (1, Some(table::Seat(0))));

    let mut t = players(3).on(0, "g1").dice([4]).start();
    t.play(["adventure", "move/g2/fight"]);
    assert_eq!((t.player(0).camps, t.player(0).threats.len()), (1, 1));

    let scene = game("campaign", 2).map(11).with("bosses", json!(["boss-third", "boss-fourth"]));
    let mut t = scene.party(0, &["outlaw-9"]).on(0, "g1").dice([6]).start();
    t.play(["adventure", "move/g2/fight", "foe/boss-third"]);
    assert_eq!((t.player(0).camps, t.player(0).bosses.len()), (1, 1));

    let mut t = players(3).has(0, "hand", ["mercenary-contract"]).start();
    t.play(["buy/mercenary-contract"]);
    assert_eq!([t.stakes("space/c3"), t.stakes("space/c4")], ["gains 1 coin", "gains 1 gem"], "NF-ART-12");
    t.play(["space/c3"]);
    assert_eq!((t.player(0).camps, t.camp_at("c3")), (1, Some(0)));
}

/// NF-CAMP-14, NF-CAMP-03, NF-CAMP-04
#[test]
fn a_camp_that_stands_stays() {
    let mut built = 0;
    for seed in 1..=4 {
        let mut t = fresh(setup("first", 3, seed));
        let mut seen = Vec::new();
        t.wander(seed, 600, &[], |t| {
            let camps: Vec<_> = t.state().camps.iter().map(|c| (c.space, c.seat)).collect();
            assert_eq!(camps[..seen.len()], seen, "none has moved or gone");
            assert!(camps.iter().all(|(space, _)| !t.id(*space).ends_with("town")));
            seen = camps;
        });
        built += seen.len();
    }
    assert!(built > 3, "some were built: {built}");
}

/// NF-CAMP-15
#[test]
fn further_camps_come_from_the_box_and_count_as_placed() {
    for n in [14, 15, 16] {
        let mut t = stopped(placed(at("t1"), n).with("ending", json!(true)));
        let before = t.points(0);
        t.play(["camp/build"]);
        assert_eq!(usize::from(t.player(0).camps), n + 1);
        assert_eq!((t.player(0).coins, t.player(0).gems), (3, 0), "nothing lies under camp {}", n + 1);
        assert_eq!(t.points(0), before + 1);
    }
}

/// NF-CAMP-16
#[test]
fn one_camp_is_built_in_an_adventure_besides_those_on_threats() {
    let mut t = stopped(at("c3").has(0, "hearts", 9));
    t.play(["camp/build"]);
    assert!(t.is_asked(1), "and no second one");
    let mut t = players(3).on(0, "g1").has(0, "hearts", 3).dice([4]).start();
    t.play(["adventure", "move/g2/fight", "move/stop", "camp/build"]);
    assert_eq!((t.player(0).camps, t.state().camps.len(), t.player(0).threats.len()), (2, 1, 1));
}
