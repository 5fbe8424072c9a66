//! Mission tokens (NN-MISSION).

use crate::common::{chapter, fresh, setup, space_at, space_of};
use serde_json::json;
use table::Book as _;

/// NN-MISSION-01, NN-OPEN-42: before the first season the story of each hero puts the token on the map.
#[test]
fn every_hero_is_sent_somewhere() {
    let mut t = fresh(setup("story", 3, 5));
    t.play(["zeik", "namal", "halia"]);
    for seat in 0..3 {
        let mission = t.player(seat).mission.expect("a mission");
        let tales = crate::common::BOOK.tales.as_ref().expect("there are stories");
        let step = tales.missions.iter().find(|step| step.entry == mission).expect("a step of it");
        assert_eq!((step.chapter, step.hero), (1, t.player(seat).hero));
    }
}

/// NN-MISSION-02, NN-MISSION-03, NN-STORY-07: only the owner may search there; a place without a letter has its story by its name.
#[test]
fn only_the_owner_searches_at_a_mission_token() {
    let scene =
        |seat| chapter(1, 2).has(0, "mission", "c1-marklun-m1").stopped(seat, space_of("undergarden"));
    let mut t = scene(0).start();
    assert_eq!(t.label("mission"), "Go on with your mission (Title of c1-marklun-m1)");
    t.play(["mission"]);
    assert!(t.told("On."));
    assert!(!scene(1).start().offers("mission"));
    let elsewhere = chapter(1, 2).has(0, "mission", "c1-marklun-m1").stopped(0, space_of("monument")).start();
    assert!(!elsewhere.offers("mission"));
}

/// NN-MISSION-04, NN-MISSION-05: it moves on with the story, and each step that is done brings a token from the box.
#[test]
fn a_mission_moves_on_and_ends() {
    let scene = chapter(1, 2).has(0, "mission", "c1-marklun-m1").stopped(0, space_of("undergarden"));
    let mut t = scene.start();
    t.play(["mission", "choice/1"]);
    let name =
        |t: &crate::common::Play| t.player(0).mission.map(|id| t.table.book().names().name(id).to_owned());
    assert_eq!(name(&t).as_deref(), Some("c1-marklun-m2"));
    assert_eq!((t.player(0).finds.len(), t.state().active.0), (1, 1));
    assert!(t.told("Ada goes on with the mission: ") && t.told("The mission token of Ada goes to"));
    let mut t = chapter(1, 2).has(0, "mission", "c1-marklun-m2").stopped(0, space_at('A')).start();
    t.play(["mission", "choice/1"]);
    assert_eq!(
        (name(&t), t.player(0).finds.len(), t.state().letters[0]),
        (None, 1, true),
        "the token of A stays"
    );
}

/// NN-MISSION-05: once the box is empty there is none; those on the board are not in the box.
#[test]
fn tokens_of_the_board_are_not_in_the_box() {
    let finds: Vec<&str> =
        crate::common::BOOK.searches.iter().take(4).map(|id| crate::common::BOOK.names().name(id)).collect();
    let scene = chapter(1, 2).has(1, "finds", finds).has(0, "mission", "c1-marklun-m1");
    let mut t = scene.stopped(0, space_of("undergarden")).start();
    assert_eq!(t.state().searches.len(), 14);
    t.play(["mission", "choice/1"]);
    assert_eq!((t.player(0).finds.len(), t.state().searches.len()), (0, 14));
}

/// NN-MISSION-06
#[test]
fn a_story_may_keep_the_token() {
    let scene = chapter(1, 2).has(0, "mission", "c1-marklun-m1").stopped(0, space_of("undergarden"));
    let mut t = scene.start();
    t.play(["mission", "choice/2"]);
    assert_eq!((t.player(0).mission, t.player(0).finds.len()), (None, 0));
}

/// NN-OPEN-43: with both tokens on one space the player chooses; others may search the plain one.
#[test]
fn a_mission_beside_a_search_token() {
    let scene = |seat| chapter(1, 2).has(0, "mission", "c1-marklun-m2").stopped(seat, space_at('A'));
    let t = scene(0).with("enemies", json!([2, 2, 2, 2, 0, 2, 2, 2, 1])).start();
    assert!(t.offers("mission") && t.offers("search"));
    let t = scene(1).with("enemies", json!([2, 2, 2, 2, 0, 2, 2, 2, 1])).start();
    assert!(!t.offers("mission") && t.offers("search"));
}
