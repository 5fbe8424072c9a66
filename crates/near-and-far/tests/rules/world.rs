//! World cards.

use crate::book::files;
use crate::common::{fresh, game, load, players, setup};
use crate::quest::{TRY, here};

/// NF-WORLD-01
#[test]
fn world_cards_come_only_from_quests_that_name_them() {
    let mut t = fresh(setup("campaign", 2, 3));
    t.wander(3, 800, &["quest/attempt"], |_| {});
    assert!(t.state().round > 1, "a while was played");
    assert!((0..2).all(|s| t.player(s).worlds.is_empty()), "without a quest nobody has one");
    let mut wrong = files();
    let text = wrong["artifacts.toml"].replacen("\"after duel: coin 1\"", "\"now: world cold-blade\"", 1);
    wrong.insert("artifacts.toml".into(), text);
    let fault = load(wrong).err().expect("a fault");
    assert!(fault.contains("only stories can name this"), "{fault}");
}

/// NF-WORLD-01: there is one of each.
#[test]
fn a_world_card_that_somebody_has_is_not_given_again() {
    let scene = here(game("campaign", 3), "q2").sheet(0, "keywords", ["BURNING"]);
    let mut t = scene.has(1, "worlds", ["cold-blade"]).start();
    t.play(TRY);
    assert!(t.player(0).worlds.is_empty());
    assert_eq!(t.names(&t.player(1).worlds), ["cold-blade"]);
    assert_eq!(t.player(0).reputation, 3, "the rest of the reward is received");
}

/// NF-WORLD-02
#[test]
fn a_gained_world_card_is_in_play_at_once() {
    let scene = here(game("campaign", 3), "q2").sheet(0, "keywords", ["BURNING"]);
    let mut t = scene.has(0, "hearts", 3).start();
    t.play(TRY);
    assert!(t.offers("camp/no"), "still in the same turn");
    assert_eq!(t.names(&t.player(0).worlds), ["cold-blade"]);
    let view = t.view(Some(1));
    assert_eq!(view["seats"][0]["worlds"][0]["key"], "cold-blade", "for everybody to see");
    assert_eq!(view["seats"][0]["swords"], 1, "and its sword counts");
}

/// NF-WORLD-02: what it gives after a quest, it gives from the next one on.
#[test]
fn a_world_card_does_not_count_the_quest_that_brought_it() {
    let change = ("world.toml", "[\"sword 1\"]", "[\"after quest: food 1\"]");
    let scene = |worlds: &[&str]| {
        let scene = here(game("campaign", 3), "q2").sheet(0, "keywords", ["BURNING"]);
        let mut t = scene.has(0, "worlds", worlds).start_changed(&[change]);
        t.play(TRY);
        t
    };
    let t = scene(&[]);
    assert_eq!(t.names(&t.player(0).worlds), ["cold-blade"]);
    assert_eq!(t.player(0).food, 0, "this quest has brought it");
    assert_eq!(scene(&["cold-blade"]).player(0).food, 1, "it was there before");
}

/// NF-WORLD-03
#[test]
fn a_world_card_stays_for_the_session_and_no_longer() {
    let scene = game("campaign", 2).has(0, "worlds", ["cold-blade"]).on(0, "c1");
    let mut t = scene.with("ending", true.into()).turn_of(1).start();
    t.play(["visit/farm"]);
    assert!(t.offers("evening/on"));
    assert_eq!(t.names(&t.player(0).worlds), ["cold-blade"]);
    let scene = game("campaign", 2).has(0, "worlds", ["cold-blade"]).on(0, "c1");
    let mut t = scene.with("ending", true.into()).turn_of(1).start();
    t.next_session();
    assert_eq!(t.state().session, 2);
    assert!(t.player(0).worlds.is_empty());
    assert_eq!(t.state().worlds.len(), 30, "all of them can be found again");
}

/// NF-WORLD-04
#[test]
fn a_world_card_counts_like_any_other() {
    let plain = players(3).start();
    let t = players(3)
        .has(0, "worlds", ["cold-blade", "banshee-necklace", "world-4", "world-5", "world-6"])
        .on(0, "g1")
        .start();
    let (before, now) = (&plain.view(None)["seats"][0], &t.view(None)["seats"][0]);
    let more = |what: &str| now[what].as_i64().expect("a number") - before[what].as_i64().expect("a number");
    assert_eq!(["swords", "skill", "heart_total", "points"].map(more), [1, 1, 2, 1]);
    let mut t = t;
    t.play(["adventure"]);
    assert!(t.offers("move/g2/slip"), "threats are ignored");
}
