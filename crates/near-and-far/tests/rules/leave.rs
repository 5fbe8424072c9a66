//! Leaving town.

use crate::common::players;

/// NF-LEAVE-01, NF-LEAVE-05, NF-LEAVE-06
#[test]
fn leaving_town_and_moving_are_one_turn_and_begin_on_the_town_space() {
    let mut t = players(3).start();
    t.play(["adventure"]);
    assert_eq!(t.place(0), "on town");
    let view = t.view(None);
    let spaces = view["map"]["spaces"].as_array().expect("spaces");
    let bare: Vec<_> = spaces.iter().filter(|s| s["icon"].is_null()).map(|s| &s["key"]).collect();
    assert_eq!(bare, ["space/town"], "the town space is the one that shows neither coin, gem nor good");
    t.play(["move/c1", "move/stop"]);
    assert_eq!(t.place(0), "on c1");
    assert!(t.is_asked(1), "that was the whole turn");
}

/// NF-LEAVE-02
#[test]
fn who_is_on_the_map_already_does_not_leave_town_again() {
    let mut t = players(3).party_only(0, &["outlaw-2"]).on(0, "c1").has(0, "hearts", 1).start();
    assert!(t.label("adventure").starts_with("Go on adventuring (2 movement, 1 heart"));
    t.play(["adventure"]);
    assert_eq!(t.keys(0), ["move/town", "move/c2", "move/stop"], "no word about the party");
    assert_eq!(t.player(0).hearts, 1, "and no new hearts");
    assert_eq!(t.place(0), "on c1");
}

/// NF-LEAVE-03, NF-LEAVE-04: first the party, then the hearts of those who go along.
#[test]
fn the_party_is_rearranged_before_the_hearts_are_counted() {
    let scene = || {
        let inactive = ["outlaw-4", "mystic-3"];
        players(3).party(0, &["outlaw-2", "nomad-1"]).has(0, "inactive", inactive)
    };
    let mut t = scene().start();
    t.play(["adventure"]);
    assert_eq!(t.keys(0), ["party/keep", "party/change"]);
    t.play(["party/keep"]);
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "outlaw-2", "nomad-1"]);
    assert_eq!(t.player(0).hearts, 5);

    let mut t = scene().start();
    t.play(["adventure", "party/change"]);
    assert_eq!(t.keys(0), ["person/outlaw-2", "person/outlaw-4"], "one of each faction");
    t.play(["person/outlaw-4", "person/nobody"]);
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "outlaw-4", "mystic-3", "nomad-1"]);
    assert_eq!(t.names(&t.player(0).inactive), ["outlaw-2"]);
    assert_eq!(t.player(0).hearts, 3, "2 of the dog, 1 of the nomad");
}

/// NF-LEAVE-03: not more than four.
#[test]
fn of_five_who_could_go_one_stays_behind() {
    let scene = players(3).party(0, &["outlaw-2", "mystic-2", "nomad-2"]).has(0, "inactive", ["lizard-4"]);
    let mut t = scene.start();
    t.play(["adventure", "party/change"]);
    let all = ["person/dog-1", "person/outlaw-2", "person/mystic-2", "person/lizard-4", "person/nomad-2"];
    assert_eq!(t.keys(0), all);
    t.play(["person/dog-1", "person/nobody"]);
    assert_eq!(t.names(&t.player(0).party), ["outlaw-2", "mystic-2", "lizard-4", "nomad-2"]);
    assert_eq!(t.names(&t.player(0).inactive), ["dog-1"]);
}

/// NF-LEAVE-03, NF-PARTY-05: no slot has to be filled, not even by the companion.
#[test]
fn anybody_may_be_left_behind() {
    let scene = || players(3).party(0, &["outlaw-2", "nomad-1"]);
    let mut t = scene().start();
    assert_eq!(t.label("adventure/fewer"), "Leave town without some of your party");
    t.play(["adventure/fewer"]);
    assert_eq!(t.keys(0), ["person/nobody", "person/dog-1", "person/outlaw-2", "person/nomad-1"]);
    t.play(["person/dog-1", "person/nobody"]);
    assert_eq!(t.names(&t.player(0).party), ["outlaw-2", "nomad-1"]);
    assert_eq!(t.names(&t.player(0).inactive), ["dog-1"]);
    assert_eq!((t.player(0).hearts, t.place(0).as_str()), (3, "on town"), "without the dog's two");

    let mut t = scene().start();
    t.play(["adventure/fewer", "person/nomad-1", "person/dog-1", "person/outlaw-2"]);
    assert!(t.player(0).party.is_empty(), "all alone");
    assert_eq!((t.player(0).inactive.len(), t.player(0).hearts), (3, 0));
    assert!(t.offers("move/stop"), "{}", t.open());
}

/// NF-LEAVE-03, NF-PARTY-10: with somebody inactive the party is asked about anyway; on the map it is not.
#[test]
fn fewer_are_taken_along_only_from_town() {
    let t = players(3).on(0, "c1").start();
    assert!(!t.offers("adventure/fewer"));
    let t = players(3).has(0, "inactive", ["outlaw-2"]).start();
    assert!(!t.offers("adventure/fewer") && t.offers("adventure"));
}

/// NF-LEAVE-04
#[test]
fn hearts_come_from_the_active_party_and_from_cards_in_play() {
    let leaving = |scene: crate::common::Scene| {
        let mut t = scene.start();
        t.play(["adventure"]);
        if t.offers("party/keep") {
            t.play(["party/keep"]);
        }
        t.player(0).hearts
    };
    let bird = || crate::movement::birds(players(3), 0, 1);
    assert_eq!(leaving(players(3)), 2, "the dog's");
    assert_eq!(leaving(players(3).has(0, "hearts", 7)), 2, "what was left does not count");
    assert_eq!(leaving(players(3).party(0, &["outlaw-2"])), 4);
    assert_eq!(leaving(players(3).has(0, "inactive", ["outlaw-2"])), 2, "inactive");
    assert_eq!(leaving(players(3).has(0, "artifacts", ["plain-heart"])), 4);
    assert_eq!(leaving(players(3).has(0, "hand", ["plain-heart"])), 2, "not bought");
    assert_eq!(leaving(bird().has(0, "treasures", ["lucky-heart"])), 3);
    assert_eq!(leaving(players(3).has(0, "worlds", ["banshee-necklace"])), 4);
    let rich = bird()
        .party(0, &["outlaw-2", "mystic-2", "nomad-2"])
        .has(0, "artifacts", ["plain-heart"])
        .has(0, "treasures", ["lucky-heart"]);
    assert_eq!(leaving(rich.has(0, "worlds", ["banshee-necklace", "world-3"])), 13, "and not 16");
}

/// NF-LEAVE-07
#[test]
fn the_town_space_is_not_the_town() {
    let mut t = players(2).on(0, "c1").has(0, "hearts", 1).has(0, "inactive", ["outlaw-2"]).start();
    t.play(["adventure", "move/town", "move/stop"]);
    assert_eq!(t.place(0), "on town");
    assert_eq!(t.player(0).hearts, 1);
    t.play(["1:visit/farm"]);
    assert!(t.label("adventure").starts_with("Go on adventuring (2 movement, 1 heart"));
    t.play(["adventure"]);
    assert!(t.offers("move/c1"), "nobody asks about the party");
    assert_eq!(t.player(0).hearts, 1);
}
