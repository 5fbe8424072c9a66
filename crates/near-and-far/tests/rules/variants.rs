//! Variants (NF-VAR).

use crate::common::{Play, Scene, fresh, game, players, setup};
use near_and_far::{Phase, Place, Talent};
use serde_json::json;

/// NF-VAR-01: four quest tokens for each player, instead of three and one more.
#[test]
fn extra_stories_place_four_quests_for_each_player() {
    for (stories, counts) in [("extra", [8, 12, 16]), ("normal", [7, 10, 13])] {
        for (n, count) in (2..=4).zip(counts) {
            let mut setup = setup("first", n, 1);
            setup.options.insert("stories".into(), stories.into());
            let mut t = fresh(setup);
            t.on_to(Phase::Draft(0));
            assert_eq!(t.state().quests.len(), count, "{stories}, {n} players");
        }
    }
}

/// NF-VAR-02, NF-OPEN-60: a campaign of extra stories leaves out three maps, and the Last Ruin is never among them.
#[test]
fn extra_stories_make_a_campaign_of_seven_maps() {
    let mut extra = setup("campaign", 2, 1);
    extra.options.insert("stories".into(), "extra".into());
    let mut t = fresh(extra);
    assert_eq!(t.keys(0), (2..=10).map(|n| format!("map/{n}")).collect::<Vec<_>>());
    assert!(t.answer("map/2 map/4").is_err(), "three, not two");
    t.play(["map/2 map/4 map/10"]);
    let mut maps = Vec::new();
    loop {
        t.on_to(Phase::Turn);
        maps.push(t.state().map);
        t.alter(|state| {
            state["ending"] = json!(true);
            state["bosses"] = json!([]);
            state["active"] = json!(1);
            state["first"] = json!(0);
        });
        t.idle();
        if t.table.outcome().is_some() {
            break;
        }
        t.play(["evening/on"]);
    }
    assert_eq!(maps, [3, 5, 6, 7, 8, 9, 11]);
    let t = fresh(setup("campaign", 2, 1));
    assert!(!t.offers("map/2"), "otherwise nothing is left out");
}

fn eight(who: &str, n: usize) -> Vec<String> {
    (1..=n).map(|n| format!("{who}-{n}")).collect()
}

/// NF-VAR-03: with more quests on each map the Last Ruin opens as soon as everybody has done eight, after how few maps ever.
#[test]
fn extra_stories_bring_characters_to_the_last_ruin_after_fewer_maps() {
    for (done, ready) in [(8, true), (7, false)] {
        let scene = game("character", 2).option("stories", "extra").with("session", json!(2));
        let scene = scene.sheet(0, "done", eight("rin", 8)).sheet(1, "done", eight("eyim", done));
        let mut t = scene.last_turn(2).start();
        t.idle().play(["evening/on"]);
        assert_eq!(t.offers("map/11"), ready, "after two maps, {done} quests");
    }
}

/// NF-VAR-04, NF-VAR-05, NF-OPEN-54: two camps more, used first, with nothing under them.
#[test]
fn a_long_game_has_two_more_camps_that_uncover_nothing() {
    let fight = |scene: Scene, n: usize| {
        let scene = (1..=n).fold(scene, |s, i| s.camp(0, &format!("q{i}")));
        let mut t = scene.on(0, "g1").dice([6]).start();
        let before = t.player(0).coins + t.player(0).gems;
        t.play(["adventure", "move/g2/fight"]);
        (t.player(0).coins + t.player(0).gems - before, t.state().ending)
    };
    let long = || players(2).option("length", "long");
    // The third camp of the board has a coin under it, the sixth a gem.
    assert_eq!(fight(players(2), 2).0, 1);
    assert_eq!((0..6).map(|n| fight(long(), n).0).collect::<Vec<_>>(), [0, 0, 0, 0, 1, 0]);
    assert_eq!(fight(long(), 7).0, 1);
    assert!(fight(players(2), 13).1, "the 14th ends a usual game");
    assert!(!fight(long(), 13).1 && !fight(long(), 14).1);
    assert!(fight(long(), 15).1, "the 16th a long one");
    assert_eq!(long().start().view(None)["seats"][0]["under"].as_array().expect("a list").len(), 16);
    for (camps, points) in [(15, 0), (16, 2)] {
        let scene = (1..=camps).fold(long(), |s, n| s.camp(0, &format!("q{n}")));
        let mut t = scene.last_turn(2).start();
        t.idle();
        assert_eq!(t.score(0).board, points, "{camps}");
    }
}

/// Ada and Bo choose their companions for a second session.
fn companions(platypus: &str, tokens: [u16; 2]) -> [Vec<String>; 2] {
    let scene = game("campaign", 2).option("platypus", platypus);
    let scene = scene.has(0, "tokens", [tokens[0], 0, 0, 0]).has(1, "tokens", [tokens[1], 0, 0, 0]);
    let mut t = scene.last_turn(2).start();
    t.idle().play(["evening/on"]);
    while t.offers("talent/none") {
        t.play(["talent/none"]);
    }
    let keys = |t: &Play, seat| t.keys(seat).iter().map(|k| (*k).to_owned()).collect::<Vec<_>>();
    let ada = keys(&t, 0);
    t.play(["0:cat-1"]);
    [ada, keys(&t, 1)]
}

/// NF-VAR-06, NF-OPEN-71: the only player in last place may have the platypus.
#[test]
fn the_platypus_is_for_whoever_lost_the_last_game() {
    let has = |list: &[String]| list.iter().any(|k| k == "platypus");
    let [ada, bo] = companions("yes", [0, 1]);
    assert!(has(&ada) && !has(&bo), "Ada lost");
    assert!(ada.contains(&"dog-1".to_owned()) && ada.contains(&"cat-1".to_owned()), "she may, not must");
    let [ada, bo] = companions("yes", [1, 0]);
    assert!(!has(&ada) && has(&bo), "Bo lost");
    assert!(!companions("yes", [1, 1]).iter().any(|k| has(k)), "nobody alone");
    assert!(!companions("no", [0, 1]).iter().any(|k| has(k)), "not agreed");
    let mut first = setup("campaign", 2, 1);
    first.options.insert("platypus".into(), "yes".into());
    let mut t = fresh(first);
    t.play(["0:talent/none", "1:talent/none", "0:rin", "1:eyim"]);
    assert_eq!(t.keys(0), ["dog-1", "cat-1"], "no last game");
}

/// NF-VAR-07, NF-OPEN-71: it is a companion like any other.
#[test]
fn a_platypus_is_a_companion_like_any_other() {
    let with = |pet: &str| {
        let scene = players(2).has(0, "companion", pet).has(0, "party", [pet]);
        let t = scene.has(1, "companion", "dog-2").has(1, "party", ["dog-2"]).start();
        let ada = t.view(None)["seats"][0].clone();
        ["skill", "swords", "movement", "search", "heart_total", "points"].map(|sum| ada[sum].clone())
    };
    assert_eq!(with("platypus"), with("dog-1"));
    let scene = players(2).has(0, "companion", "platypus").has(0, "party", ["platypus"]);
    let mut t = scene.party(0, &["outlaw-3", "mystic-3", "lizard-3"]).has(0, "coins", 9).start();
    t.play(["visit/saloon", "recruit/nomad-4"]);
    assert!(t.offers("party/instead/platypus"), "it gives up its slot as a dog would");
}

/// A third player who has not been there for the first two sessions.
fn newcomer(mode: &str) -> Scene {
    let scene = game(mode, 3).option("joining", "later").with("session", json!(2)).with("birds", json!(6));
    let scene =
        scene.has(2, "present", false).has(2, "character", None::<u8>).has(2, "companion", None::<u8>);
    let scene = scene.has(2, "party", [0u8; 0]).has(2, "place", "nowhere").sheet(2, "next", None::<u8>);
    scene.sheet(0, "points", [20]).sheet(1, "points", [20]).sheet(2, "points", [0]).last_turn(2)
}

/// NF-VAR-08, NF-VAR-09, NF-OPEN-75: a newcomer to a campaign has a row for each missed session, and may spend it.
#[test]
fn a_newcomer_to_a_campaign_catches_up_a_row_for_each_missed_session() {
    let mut t = newcomer("campaign").start();
    t.idle().play(["evening/on"]);
    assert_eq!(t.keys(0), ["seat/0", "seat/1", "seat/2"], "who plays is asked");
    t.play(["seat/0 seat/1 seat/2"]);
    let sheet = t.player(2).sheet.clone();
    assert_eq!((sheet.boxes, sheet.experience, sheet.points), (6, 1 + 2, vec![0, 0]));
    assert_eq!((t.player(0).sheet.boxes, t.player(0).sheet.experience), (0, 1), "nothing for the others");
    t.play(["0:talent/none", "1:talent/none"]);
    assert!(t.asked(2).options.iter().any(|o| o.key == "talent/cooking"), "3 to spend, before the session");
    t.play(["2:talent/cooking"]).on_to(Phase::Turn);
    assert!(t.player(2).has(Talent::Cooking) && t.player(2).present);
    assert_eq!(
        (t.player(2).food, t.player(2).place, t.player(2).character.is_some()),
        (2, Place::Nowhere, true)
    );
    // A player who stays away again is not dealt in.
    let mut t = newcomer("campaign").start();
    t.idle().play(["evening/on", "seat/0 seat/1"]).on_to(Phase::Turn);
    assert!(!t.player(2).present && t.player(2).hand.is_empty());
    assert_eq!((t.player(2).sheet.boxes, t.state().birds), (0, 6));
}

/// NF-VAR-10: a newcomer in Character Mode starts from the beginning.
#[test]
fn a_newcomer_in_character_mode_catches_up_nothing() {
    let mut t = newcomer("character").start();
    t.idle().play(["evening/on", "seat/0 seat/1 seat/2", "map/3"]);
    let sheet = &t.player(2).sheet;
    assert_eq!((sheet.boxes, sheet.experience, sheet.done.len()), (0, 1, 0));
    t.on_to(Phase::Turn);
    let cy = t.player(2);
    assert_eq!(cy.sheet.next.map(|id| t.id(id)), Some("shardling-1"), "a new card, and its story");
}

/// NF-VAR-11, NF-CHARQ-09: a player eight quests ahead reads arcade cards until the newcomer is there; then Map 11 follows.
#[test]
fn the_others_read_arcade_cards_until_the_newcomer_has_done_eight() {
    let scene = || {
        let scene = game("character", 3).option("joining", "later").sheet(1, "done", eight("eyim", 8));
        scene.sheet(0, "done", eight("rin", 8)).sheet(0, "next", "rin-9")
    };
    let mut t = scene().on(0, "q1").quest("q1").dice([6]).start();
    t.play(["adventure", "move/stop", "quest/attempt"]);
    assert!(t.heard("attempts a quest: Card"), "an arcade card");
    t.play(["choice/1"]);
    let sheet = &t.player(0).sheet;
    assert_eq!((sheet.done.len(), sheet.experience), (8, 1), "without experience");
    for (cy, ready) in [(7, false), (8, true)] {
        let mut t = scene().sheet(2, "done", eight("shardling", cy)).last_turn(3).start();
        t.idle().play(["evening/on", "seat/0 seat/1 seat/2"]);
        assert_eq!(t.offers("map/11"), ready, "Cy has done {cy}");
    }
    let mut t = scene().turn_of(2).on(2, "q1").quest("q1").start();
    t.play(["adventure", "move/stop", "quest/attempt"]);
    assert!(t.heard("attempts a quest: Part 1"), "Cy's own story");
}

/// NF-VAR-12: joining later is allowed where it is agreed, in both modes; otherwise nobody is asked.
#[test]
fn joining_later_is_an_agreement() {
    for mode in ["campaign", "character"] {
        for (joining, asked) in [("later", true), ("together", false)] {
            let mut t = game(mode, 3).option("joining", joining).last_turn(3).start();
            t.idle().play(["evening/on"]);
            assert_eq!(t.offers("seat/1"), asked, "{mode}, {joining}");
        }
    }
}
