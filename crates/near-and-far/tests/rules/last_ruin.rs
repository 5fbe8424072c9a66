//! Rules of single maps, and the bosses of the last (NF-MAPRULE, NF-BOSS).

use crate::book::files;
use crate::common::{Scene, game, load, players};
use near_and_far::Phase;
use serde_json::json;

/// NF-MAPRULE-01, NF-MAPRULE-02, NF-OPEN-31: bad water costs a heart on landing and on passing, besides the empty space.
#[test]
fn bad_water_costs_a_heart_to_whoever_lands_there_or_passes() {
    let scene = |map: u8, hearts: u16| players(2).map(map).on(0, "c1").has(0, "hearts", hearts);
    for (map, landed, passed) in [(5, 3, 2), (4, 4, 3)] {
        let mut t = scene(map, 4).start();
        t.play(["adventure", "move/c2", "move/stop"]);
        assert_eq!(t.player(0).hearts, landed, "map {map}: landed");
        let mut t = scene(map, 4).start();
        t.play(["adventure", "move/c2", "move/c3"]);
        assert_eq!(t.player(0).hearts, passed, "map {map}: passed");
    }
    let mut t = scene(5, 4).camp(1, "c2").start();
    t.play(["adventure", "move/c2", "move/c3"]);
    assert_eq!(t.player(0).hearts, 3, "past a camp the water still costs its heart");
    let mut t = scene(5, 3).start();
    t.play(["adventure", "move/c2"]);
    assert_eq!(t.player(0).hearts, 2, "on arrival, whether one stops or goes on");
    t.play(["move/stop"]);
    assert_eq!(t.player(0).hearts, 2, "and once");
    let mut t = scene(5, 1).start();
    t.play(["adventure", "move/c2"]);
    assert_eq!((t.player(0).hearts, t.place(0).as_str()), (0, "on c2"), "nothing is left to go on with");
    assert!(!t.offers("move/c3"));
    let mut t = scene(5, 0).camp(1, "c2").start();
    t.play(["adventure", "move/c2", "move/c3"]);
    assert_eq!((t.player(0).hearts, t.place(0).as_str()), (0, "on c3"), "without hearts the move goes on");
}

/// NF-MAPRULE-01: a player who is beaten back has landed where the fight began.
#[test]
fn whoever_is_beaten_back_to_bad_water_loses_a_heart() {
    let water = ("map05.toml", "id = \"g1\"\nat = [10, 10]\n", "id = \"g1\"\nat = [10, 10]\nwater = true\n");
    for (start, left) in [("g4", 1), ("g1", 2)] {
        let mut t = players(2).map(5).on(0, start).has(0, "hearts", 2).dice([1]).start_changed(&[water]);
        t.play(["adventure"]);
        if start != "g1" {
            t.play(["move/g1"]);
        }
        t.play(["move/g2/fight"]);
        assert!(t.heard("Ada is beaten back."));
        assert_eq!((t.place(0).as_str(), t.player(0).hearts), ("on g1", left), "from {start}");
    }
}

/// NF-OPEN-31, NF-MAPRULE-01: a player who starts at the water and leaves it, or stays, has neither landed nor passed.
#[test]
fn whoever_starts_at_bad_water_loses_nothing() {
    let scene = || players(2).map(5).on(0, "c2").has(0, "hearts", 2);
    let mut t = scene().start();
    t.play(["adventure", "move/c3", "move/stop"]);
    assert_eq!(t.player(0).hearts, 2, "left behind");
    let mut t = scene().start();
    t.play(["adventure", "move/stop"]);
    assert_eq!(t.player(0).hearts, 2, "stayed");
    let mut t = scene().start();
    t.play(["adventure", "move/c3", "move/c2"]);
    assert_eq!(t.player(0).hearts, 0, "1 for the empty c3, 1 for coming back");
}

/// NF-MAPRULE-05: a book with water or mammoths on any other map is not accepted.
#[test]
fn no_other_map_has_a_rule_of_its_own() {
    for number in 1..=11 {
        for (rule, home) in [("water = true", 5), ("mammoth = true", 10)] {
            let mut files = files();
            let map = files.get_mut(&format!("map{number:02}.toml")).expect("a map");
            *map = map.replacen("id = \"c4\"\n", &format!("id = \"c4\"\n{rule}\n"), 1);
            assert_eq!(load(files).is_ok(), number == home, "map {number}: {rule}");
        }
    }
}

/// The last ruin with two bosses, Ada before the threat.
fn ruin() -> Scene {
    let scene = game("campaign", 2).map(11).with("bosses", json!(["boss-third", "boss-fourth"]));
    scene.on(0, "g1").party(0, &["nomad-9"])
}

/// NF-MAPRULE-04, NF-BOSS-01, NF-BOSS-02, NF-BOSS-03: bosses are laid out for a campaign's last map, by the number of players.
#[test]
fn bosses_wait_on_the_last_map_of_a_campaign() {
    for (players, bosses) in [
        (2, &["boss-third", "boss-fourth"][..]),
        (3, &["boss-shreya", "boss-third", "boss-fourth"]),
        (4, &["boss-zag", "boss-shreya", "boss-third", "boss-fourth"]),
    ] {
        let mut t = game("campaign", players).map(10).last_turn(players as u8).start();
        t.idle().play(["evening/on"]).on_to(Phase::Turn);
        assert_eq!(t.state().map, 11);
        assert_eq!(t.names(&t.state().bosses), bosses);
        assert_eq!(t.view(None)["bosses"].as_array().expect("a list").len(), bosses.len(), "for all to see");
    }
    let mut t = game("campaign", 2).map(9).last_turn(2).start();
    t.idle().play(["evening/on"]).on_to(Phase::Turn);
    assert!(t.state().bosses.is_empty(), "not on another map");
    let eight = |who: &str| (1..=8).map(|n| format!("{who}-{n}")).collect::<Vec<_>>();
    let scene = game("character", 2).sheet(0, "done", eight("rin")).sheet(1, "done", eight("eyim"));
    let mut t = scene.last_turn(2).start();
    t.idle().play(["evening/on", "map/11"]).on_to(Phase::Turn);
    assert_eq!((t.state().map, t.state().bosses.len()), (11, 0), "not in Character Mode");
}

/// NF-BOSS-04, NF-BOSS-11: at every threat the player chooses again between the top card and any boss that is left.
#[test]
fn at_a_threat_any_boss_may_be_fought_instead() {
    let mut t = ruin().has(0, "hearts", 1).dice([6, 6]).start();
    t.play(["adventure", "move/g2/fight"]);
    assert_eq!(t.keys(0), ["foe/bandit", "foe/boss-third", "foe/boss-fourth"]);
    assert_eq!(t.label("foe/bandit"), "bandit (combat 4 · gain 1 point)");
    t.play(["foe/boss-fourth"]);
    assert_eq!(t.names(&t.state().bosses), ["boss-third"]);
    assert_eq!(t.id(t.state().threats[0]), "bandit", "the threat stays");
    t.play(["move/g1/fight"]);
    assert_eq!(t.keys(0), ["foe/bandit", "foe/boss-third"], "the choice is made again");
    let odds =
        "combat 9: 1 die + 3, 1 in 6; gains 5 point; risk: you are beaten back, and your movement ends";
    assert_eq!(t.stakes("foe/boss-third"), odds, "the one heart is owed for the space");
    t.play(["foe/bandit"]);
    assert_eq!(t.id(t.state().threats[0]), "threat-5");
    assert_eq!(t.names(&t.state().bosses), ["boss-third"]);
}

/// NF-BOSS-05, NF-OPEN-59: a boss is fought like a threat: die, swords and hearts against its difficulty.
#[test]
fn a_boss_is_fought_like_a_threat() {
    // Three swords against 9.
    for (die, hearts, won) in [(6, 0, true), (5, 0, false), (5, 1, true), (4, 1, false)] {
        let mut t = ruin().has(0, "hearts", hearts).dice([die]).start();
        t.play(["adventure", "move/g2/fight", "foe/boss-third"]);
        if won && hearts > 0 {
            assert_eq!(t.keys(0), ["hearts/0", "hearts/1"]);
            t.play(["hearts/1"]);
            assert_eq!(t.player(0).hearts, 0);
        }
        assert_eq!(t.player(0).bosses.len(), usize::from(won), "die {die}, {hearts} hearts");
        assert_eq!(t.state().bosses.len(), if won { 1 } else { 2 });
        assert_eq!(t.place(0), if won { "on g2" } else { "on g1" }, "beaten back, or across");
    }
}

/// NF-BOSS-06, NF-BOSS-07, NF-BOSS-08: the winner has the card, its points and a camp on it, and reads what happens.
#[test]
fn a_defeated_boss_gives_points_and_takes_a_camp_and_its_end_is_read() {
    let mut t = ruin().has(0, "hearts", 1).dice([6]).start();
    let before = t.points(0);
    t.play(["adventure", "move/g2/fight", "foe/boss-third"]);
    assert_eq!(t.names(&t.player(0).bosses), ["boss-third"]);
    assert_eq!(t.player(0).camps, 1);
    assert_eq!(t.points(0), before + 5 + 1, "5 printed, 1 for the camp");
    assert!(t.heard("It is over for third."), "its passage is read");
    assert!(!t.heard("It is over for fourth."));
    assert!(t.is_asked(0), "at once, in the middle of the move");
}

/// NF-BOSS-09, NF-BOSS-10, NF-OPEN-57: a boss that stands means that all have lost, and may try again as they were.
#[test]
fn with_a_boss_left_everybody_loses_and_may_try_again() {
    let lost = || {
        let scene = game("campaign", 2).map(10).sheet(0, "points", [10]).sheet(1, "points", [12]);
        let mut t = scene.sheet(0, "experience", 1).sheet(0, "keywords", ["FROZEN"]).last_turn(2).start();
        t.idle().play(["evening/on"]).on_to(Phase::Turn);
        let session = t.state().session;
        t.alter(|state| {
            state["ending"] = json!(true);
            state["active"] = json!(1);
            state["first"] = json!(0);
            state["players"][0]["tokens"] = json!([9, 0, 0, 0]);
            state["players"][0]["sheet"]["experience"] = json!(5);
            state["players"][0]["sheet"]["keywords"] = json!(["FROZEN", "BURNING"]);
            state["players"][0]["sheet"]["talents"] = json!(["bribing"]);
        });
        t.idle();
        (t, session)
    };
    let (mut t, session) = lost();
    assert!(t.winners().is_empty(), "nobody has won");
    assert!(t.view(None)["scores"]["lost"].as_bool().expect("a yes or no"));
    assert_eq!(t.player(0).sheet.points.len(), 2, "nothing is written down");
    assert_eq!(t.keys(0), ["again/repeat", "again/stop"]);
    t.play(["again/repeat"]).on_to(Phase::Turn);
    let sheet = &t.player(0).sheet;
    assert_eq!((t.state().map, t.state().session), (11, session), "the same session");
    assert_eq!((sheet.experience, sheet.talents.len(), sheet.points.len()), (1, 0, 2), "as it was before");
    assert_eq!(t.names(&sheet.keywords), ["FROZEN"]);
    assert_eq!((t.state().bosses.len(), t.player(0).tokens), (2, [0; 4]));

    let (mut t, _) = lost();
    t.play(["again/stop", "1:agree/no"]).on_to(Phase::Turn);
    assert_eq!((t.state().map, t.state().session), (11, session), "one alone does not give it up");

    let (mut t, _) = lost();
    t.play(["again/stop", "1:agree/yes"]);
    let outcome = t.table.outcome().expect("it is over");
    assert_eq!(outcome.result, "lost");
    // With every boss beaten there is a champion.
    let mut t = ruin().with("bosses", json!([])).last_turn(2).start();
    t.idle();
    assert_eq!(t.table.outcome().expect("it is over").result, "champion");
}
