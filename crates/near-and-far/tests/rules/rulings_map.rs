//! Where the rulebook leaves something open (NF-OPEN): the road, threats and quests.

use crate::common::{Play, Scene, game, players};
use serde_json::json;

/// All twelve threats are Bo's.
fn no_threats(scene: Scene) -> Scene {
    (5..=15).fold(scene.defeated(1, "bandit"), |scene, n| scene.defeated(1, &format!("threat-{n}")))
}

/// Ada attempts the quest where she stands.
fn attempt(scene: Scene, space: &str) -> Play {
    let mut t = scene.on(0, space).quest(space).start();
    t.play(["adventure", "move/stop", "quest/attempt"]);
    t
}

/// NF-OPEN-08: the heart track ends at 13.
#[test]
fn hearts_end_at_thirteen() {
    for (before, after) in [(11, 12), (12, 13), (13, 13)] {
        let mut t = attempt(players(2).has(0, "hearts", before), "q3");
        t.play(["choice/1"]);
        assert_eq!(t.player(0).hearts, after);
    }
}

/// NF-OPEN-09: a player who is beaten back stays, may not try again, and may still attempt a quest and build.
#[test]
fn a_lost_fight_ends_the_movement() {
    let scene = game("arcade", 2).on(0, "town").quest("g1").has(0, "hearts", 7).dice([1, 1]);
    let mut t = scene.has(0, "birds", 3).with("birds", json!(3)).start();
    t.play(["adventure", "move/g1", "move/g2/fight", "hearts/0"]);
    assert!(t.heard("Ada is beaten back.") && t.offers("quest/attempt"), "{}", t.open());
    assert_eq!((t.place(0).as_str(), t.player(0).hearts), ("on g1", 7));
    assert_eq!((t.view(None)["threat"]["key"].as_str(), t.player(0).camps), (Some("bandit"), 0));
    t.play(["quest/attempt", "choice/2", "hearts/0"]);
    assert!(t.offers("camp/build"), "{}", t.open());
    t.play(["camp/build"]);
    assert_eq!((t.camp_at("g1"), t.player(0).hearts), (Some(0), 4));
    assert!(t.is_asked(1), "there is no second try: {}", t.open());
}

/// NF-OPEN-09: what was spent on a lost fight is lost.
#[test]
fn what_is_spent_on_a_lost_fight_is_lost() {
    let price = ("treasures.toml", "spend 1 gem: sword 3", "spend 2 heart: sword 1");
    let scene = players(2).on(0, "g1").has(0, "hearts", 2).has(0, "birds", 1).with("birds", json!(5));
    let mut t = scene.has(0, "treasures", ["fire-bomb"]).dice([1]).start_changed(&[price]);
    t.play(["adventure", "move/g2/fight", "spend/fire-bomb"]);
    assert!(t.heard("Ada is beaten back."));
    assert_eq!(t.player(0).hearts, 0);
}

/// NF-OPEN-10: without threats the symbols have no effect; a remaining boss may still be fought.
#[test]
fn without_threats_the_way_is_free() {
    let mut t = no_threats(players(2)).on(0, "g1").start();
    t.play(["adventure"]);
    assert_eq!(t.keys(0), ["move/town", "move/g4", "move/g2", "move/stop"]);
    t.play(["move/g2"]);
    assert_eq!(t.place(0), "on g2");

    let last = || no_threats(game("campaign", 2).map(11)).with("bosses", json!(["boss-third"])).on(0, "g1");
    let mut t = last().dice([6]).has(0, "hearts", 3).start();
    t.play(["adventure"]);
    assert!(t.offers("move/g2") && t.offers("move/g2/fight"), "{}", t.open());
    t.play(["move/g2/fight", "hearts/3"]);
    assert_eq!(t.names(&t.player(0).bosses), ["boss-third"]);
    let mut t = last().start();
    t.play(["adventure", "move/g2"]);
    assert_eq!((t.place(0).as_str(), t.state().bosses.len()), ("on g2", 1));
}

/// NF-OPEN-58: a boss is met only at an active symbol; a player who slips past leaves it; Bounty Hunting widens the choice of threats
/// alone.
#[test]
fn bosses_stand_at_active_symbols() {
    let last =
        || game("campaign", 2).map(11).with("bosses", json!(["boss-third", "boss-fourth"])).on(0, "g1");
    let mut t = last().camp(1, "g1").camp(1, "g2").start();
    t.play(["adventure"]);
    assert!(t.offers("move/g2") && !t.offers("move/g2/fight"), "both ends have a camp");

    let mut t = last().party(0, &["outlaw-6"]).dice([6]).start();
    t.play(["adventure"]);
    assert!(t.offers("move/g2/slip") && t.offers("move/g2/fight"));
    t.play(["move/g2/fight"]);
    assert_eq!(t.keys(0), ["foe/bandit", "foe/boss-third", "foe/boss-fourth"]);
    let mut t = last().party(0, &["outlaw-6"]).start();
    t.play(["adventure", "move/g2/slip"]);
    assert_eq!((t.place(0).as_str(), t.state().bosses.len(), t.state().threats.len()), ("on g2", 2, 12));

    let mut t = last().sheet(0, "talents", ["bounty-hunting"]).start();
    t.play(["adventure", "move/g2/fight"]);
    let bosses = t.keys(0).iter().filter(|k| k.starts_with("foe/boss")).count();
    assert_eq!((t.keys(0).len(), bosses), (14, 2));
}

/// NF-OPEN-59: a lost fight against a boss is like one against a threat.
#[test]
fn a_boss_beats_one_back() {
    let scene = game("campaign", 2).map(11).with("bosses", json!(["boss-third"])).on(0, "g1");
    let mut t = scene.has(0, "hearts", 3).dice([2]).start();
    t.play(["adventure", "move/g2/fight", "foe/boss-third"]);
    assert!(t.heard("Ada is beaten back.") && t.offers("camp/build"), "{}", t.open());
    t.play(["camp/build"]);
    assert_eq!((t.place(0).as_str(), t.camp_at("g1"), t.state().bosses.len()), ("on g1", Some(0), 1));
}

/// NF-OPEN-28: a player may adventure without moving.
#[test]
fn adventuring_without_a_step() {
    let mut t = attempt(players(2).has(0, "hearts", 3).dice([1]), "q4");
    t.play(["choice/1", "hearts/0", "camp/build"]);
    assert_eq!((t.place(0).as_str(), t.camp_at("q4")), ("on q4", Some(0)));
}

/// NF-OPEN-29: the space where a move starts is not passed; passed again, it costs its heart.
#[test]
fn the_first_space_costs_nothing_at_first() {
    let mut t = players(2).on(0, "c1").start();
    t.play(["adventure", "move/c2"]);
    assert_eq!((t.place(0).as_str(), t.player(0).hearts), ("on c2", 0), "no heart is needed to set out");

    let scene = players(2).on(0, "c1").has(0, "hearts", 3).has(0, "birds", 1).with("birds", json!(5));
    let mut t = scene.start();
    t.play(["adventure", "move/c2", "move/c1"]);
    assert_eq!(t.player(0).hearts, 2, "for c2");
    t.play(["move/town"]);
    assert_eq!(t.player(0).hearts, 1, "for c1, this time");
}

/// NF-OPEN-30: without a heart no empty space is passed.
#[test]
fn without_hearts_one_stops_at_the_first_empty_space() {
    let mut t = players(2).on(0, "town").camp(1, "c1").start();
    t.play(["adventure"]);
    assert!(t.offers("move/q1") && t.offers("move/c1"));
    t.play(["move/q1"]);
    assert_eq!((t.place(0).as_str(), t.is_asked(1)), ("on q1", true), "it has to be the last step");
    let mut t = players(2).on(0, "town").camp(1, "c1").start();
    t.play(["adventure", "move/c1", "move/c2"]);
    assert_eq!(t.place(0), "on c2", "another way leads on");
}

/// NF-OPEN-31: bad water takes a heart on arrival, if there is one; the empty space is paid for on going on.
#[test]
fn bad_water() {
    let desert = |space: &str, hearts: u16, answers: &[&str]| {
        let mut t = game("arcade", 2).map(5).on(0, space).has(0, "hearts", hearts).start();
        t.play(["adventure"]);
        t.play(answers.iter().copied());
        (t.place(0), t.player(0).hearts)
    };
    let at = |space: &str, hearts: u16| (format!("on {space}"), hearts);
    assert_eq!(desert("c1", 3, &["move/c2", "move/c3"]), at("c3", 1), "one for the space, one for the water");
    assert_eq!(desert("c1", 2, &["move/c2", "move/c3"]), at("c3", 0), "the water first, then the space");
    assert_eq!(desert("c1", 1, &["move/c2"]), at("c2", 0), "the water took what going on would cost");
    assert_eq!(desert("c1", 2, &["move/c2", "move/stop"]), at("c2", 1), "landing");
    assert_eq!(desert("c1", 0, &["move/c2"]), at("c2", 0));
    assert_eq!(desert("c2", 2, &["move/c3", "move/stop"]), at("c3", 2), "starting there costs nothing");
    assert_eq!(desert("c2", 2, &["move/stop"]), at("c2", 2), "nor does staying");
}

/// NF-OPEN-32: one camp among the mammoths is enough; a player who has none loses 8, even if there is no room.
#[test]
fn one_mammoth_space_is_enough() {
    let second = [(
        "map10.toml",
        "id = \"c4\"\nat = [10, 10]\nicon = \"gem\"",
        "id = \"c4\"\nat = [10, 10]\nicon = \"gem\"\nmammoth = true",
    )];
    let points = |scene: Scene| {
        let t = scene.has(0, "coins", 0).has(1, "coins", 0).start_changed(&second);
        [0, 1].map(|s| t.points(s) - i64::from(t.player(s).camps))
    };
    let jungle = || game("arcade", 2).map(10);
    assert_eq!(points(jungle()), [-8, -8]);
    assert_eq!(points(jungle().camp(0, "c3").camp(1, "c1")), [0, -8]);
    assert_eq!(points(jungle().camp(0, "c4")), [0, -8]);
    assert_eq!(points(jungle().camp(0, "c3").camp(0, "c4")), [0, -8], "no room is no excuse");
}

/// NF-OPEN-33: a payment stands with the choice, must be affordable and is not refunded; a loss of reputation comes with
/// success alone.
#[test]
fn payments_are_made_on_choosing() {
    let mut t = attempt(players(2).dice([1]), "q2");
    assert!(t.label("choice/2").contains("pay 1 coin"), "{}", t.label("choice/2"));
    assert!(!t.label("choice/1").contains("reputation"));
    t.play(["choice/2"]);
    assert!(t.heard("Ada fails."));
    assert_eq!(t.player(0).coins, 2);

    let mut t = attempt(players(2).dice([1]), "q2");
    t.play(["choice/1"]);
    assert_eq!(t.player(0).reputation, 0, "failed");
    let mut t = attempt(players(2).party(0, &["lizard-9"]).dice([5]), "q2");
    t.play(["choice/1"]);
    assert_eq!(t.player(0).reputation, -3);
    let t = attempt(players(2).has(0, "coins", 0).dice([1]), "q2");
    assert!(t.heard("Ada: Fight it."), "who cannot pay does not choose it: {}", t.open());
}

/// NF-OPEN-33: a payment may be of any kind.
#[test]
fn payments_of_every_kind() {
    for (price, field, have) in [
        ("1 gem", "gems", json!(1)),
        ("2 food", "food", json!(2)),
        ("1 heart", "hearts", json!(1)),
        ("1 nomads", "tokens", json!([0, 0, 0, 1])),
    ] {
        let change = [("map01.story", "[pay 1 coin]", &format!("[pay {price}]")[..])];
        let scene = || players(2).on(0, "q2").quest("q2").dice([1]);
        let mut t = scene().start_changed(&change);
        t.play(["adventure", "move/stop", "quest/attempt"]);
        assert!(t.heard("Ada: Fight it."), "{price}: {}", t.open());
        let mut t = scene().has(0, field, have).start_changed(&change);
        t.play(["adventure", "move/stop", "quest/attempt", "choice/2"]);
        let ada = t.player(0);
        assert!(ada.gems + ada.food + ada.hearts + ada.tokens[3] == 0, "{price} is paid");
    }
}

/// NF-OPEN-12: an adventurer as a reward comes from the row, free, and the row is filled.
#[test]
fn an_adventurer_joins_for_nothing() {
    let mut t = attempt(players(2).has(0, "coins", 0).draws(&["outlaw-9"]), "q3");
    t.play(["choice/2"]);
    let row = ["outlaw-1", "mystic-1", "lizard-2", "nomad-3", "nomad-4"];
    assert_eq!(t.keys(0), row.map(|id| format!("recruit/{id}")));
    t.play(["recruit/nomad-4", "party/active"]);
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "nomad-4"]);
    assert_eq!(t.names(&t.state().row), ["outlaw-1", "mystic-1", "lizard-2", "nomad-3", "outlaw-9"]);
}

/// NF-OPEN-12: a faction that the row does not have is drawn from the bag; the others are set aside.
#[test]
fn a_named_faction_comes_from_row_or_bag() {
    let mut t = attempt(players(2), "q3");
    t.play(["choice/3", "party/active"]);
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "lizard-2"], "the only one of the row");

    let row = ["outlaw-1", "mystic-1", "mystic-2", "nomad-3", "nomad-4"];
    let scene = players(2).with("row", json!(row)).draws(&["nomad-9", "mystic-9", "lizard-5"]);
    let mut t = attempt(scene, "q3");
    t.play(["choice/3", "party/active"]);
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "lizard-5"]);
    assert_eq!(t.names(&t.state().bag.discards), ["nomad-9", "mystic-9"]);
    assert_eq!(t.names(&t.state().row), row);
}

/// NF-OPEN-63: a tortoise that was given up still frees its space for the rest of the turn.
#[test]
fn a_tortoise_given_up_still_helps_this_turn() {
    let scene = players(2).day().on(0, "g1").has(0, "tortoises", 1).with("birds", json!(5));
    let mut t = scene.start();
    t.play(["adventure", "move/g2/tortoise", "move/g3"]);
    assert_eq!((t.place(0).as_str(), t.player(0).hearts, t.player(0).tortoises), ("on g3", 0, 0));
    // Only one space: the next turn it is gone.
    let scene = players(2).day().on(0, "g2").camp(1, "g1").has(0, "hearts", 0);
    let mut t = scene.start();
    t.play(["adventure", "move/g3"]);
    assert!(!t.offers("move/g2"), "{}", t.open());
}

/// NF-OPEN-65: Cooking Spices and tortoises add up, and never give anything back.
#[test]
fn spices_and_tortoises_add_up() {
    let road = |tortoises: u8, hearts: u16| {
        let scene = players(2).day().on(0, "town").has(0, "hearts", hearts).has(0, "tortoises", tortoises);
        let cards = ["cooking-spices", "plain-boots"];
        let mut t = scene.has(0, "artifacts", cards).with("birds", json!(6 - tortoises)).start();
        t.play(["adventure", "move/c1", "move/c2", "move/c3"]);
        t.player(0).hearts
    };
    assert_eq!(road(0, 2), 1, "one of two is free");
    assert_eq!(road(1, 2), 2, "both are");
    assert_eq!(road(2, 2), 2, "never less than nothing");
    assert_eq!(road(1, 0), 0);
}

/// NF-OPEN-67: reading changes nothing: with a reader only the text goes another way.
#[test]
fn a_reader_changes_nothing() {
    let read = |reading: &str| {
        let mut t = attempt(players(3).option("reading", reading).dice([4]), "q1");
        assert!(!t.is_asked(1) && !t.is_asked(2), "the reader is not asked");
        let keys: Vec<String> = t.keys(0).iter().map(|k| (*k).to_owned()).collect();
        let told: Vec<Option<u8>> = t
            .events
            .iter()
            .filter(|e| e.text.contains("A rope hangs there."))
            .map(|e| e.seat.map(|s| s.0))
            .collect();
        let seen = [None, Some(0), Some(1)].map(|s| t.view(s)["scene"]["prose"] != json!([]));
        t.play(["choice/1"]);
        (told, seen, keys, t.player(0).tokens, t.view(Some(0))["scene"].clone())
    };
    let (together, reader) = (read("together"), read("reader"));
    assert_eq!((together.0, together.1), (vec![None], [true; 3]));
    assert_eq!((reader.0, reader.1), (vec![Some(1)], [false, false, true]), "the player on the left");
    assert_eq!((together.2, together.3), (reader.2, reader.3));
    assert_eq!(reader.3, [0, 0, 0, 1]);
}
