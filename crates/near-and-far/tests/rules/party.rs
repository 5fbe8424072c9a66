//! The party. (Newcomers: `saloon.rs`.)

use crate::common::{Play, Scene, players};
use serde_json::{Value, json};

const SINGULAR: [&str; 4] = ["outlaw", "mystic", "lizard", "nomad"];

/// Who stands in Ada's slots.
fn slots(t: &Play) -> Vec<String> {
    let view = t.view(None);
    let list = view["seats"][0]["slots"].as_array().expect("slots").clone();
    list.iter().map(|p| p["key"].as_str().unwrap_or("nobody").to_owned()).collect()
}

fn sum(t: &Play, what: &str) -> u64 {
    t.view(None)["seats"][0][what].as_u64().expect("a number")
}

/// NF-PARTY-01, NF-PARTY-04, NF-OPEN-69: an adventurer in the slot of its faction, a companion in any one.
#[test]
fn four_slots_one_for_each_faction() {
    for (i, missing) in SINGULAR.iter().enumerate() {
        let names = SINGULAR.iter().filter(|s| *s != missing).map(|s| format!("{s}-1"));
        let names: Vec<String> = names.rev().collect();
        let people: Vec<&str> = names.iter().map(String::as_str).collect();
        let t = players(3).party(0, &people).with("row", json!([])).start();
        let mut expected = SINGULAR.map(|s| format!("{s}-1"));
        expected[i] = "dog-1".to_owned();
        assert_eq!(slots(&t), expected);
    }
    assert_eq!(slots(&players(3).start()), ["dog-1", "nobody", "nobody", "nobody"]);
}

/// NF-PARTY-02, NF-PARTY-05: four and the dog are one too many; any of the five may be the one who stays.
#[test]
fn only_four_go_along_the_companion_included() {
    let everybody = ["dog-1", "outlaw-2", "mystic-2", "lizard-1", "nomad-1"];
    for stays in everybody {
        let scene = players(3).party(0, &everybody[1..4]).has(0, "inactive", ["nomad-1"]);
        let mut t = scene.start();
        t.play(["adventure"]);
        assert_eq!(t.keys(0), ["party/keep", "party/change"]);
        t.play(["party/change"]);
        assert_eq!(t.keys(0).len(), 5, "{:?}", t.keys(0));
        t.play([format!("person/{stays}").as_str(), "person/nobody"]);
        let party: Vec<&str> = everybody.into_iter().filter(|p| *p != stays).collect();
        assert_eq!(t.names(&t.player(0).party), party);
        assert_eq!(t.names(&t.player(0).inactive), [stays]);
    }
}

/// NF-PARTY-03, NF-LEAVE-03: of two Outlaws one goes.
#[test]
fn one_of_each_faction_goes_along() {
    for (goes, stays) in [("outlaw-2", "outlaw-9"), ("outlaw-9", "outlaw-2")] {
        let scene = players(3).party(0, &["outlaw-2"]).has(0, "inactive", ["outlaw-9", "mystic-2"]);
        let mut t = scene.start();
        t.play(["adventure", "party/change"]);
        assert_eq!(t.keys(0), ["person/outlaw-2", "person/outlaw-9"]);
        t.play([format!("person/{goes}").as_str(), "person/nobody"]);
        assert_eq!(t.names(&t.player(0).party), ["dog-1", goes, "mystic-2"]);
        assert_eq!(t.names(&t.player(0).inactive), [stays]);
        let swords = if goes == "outlaw-9" { 3 } else { 1 };
        assert_eq!(sum(&t, "swords"), swords + 1, "and Mystic 2's");
    }
}

/// NF-PARTY-05, NF-PARTY-06, NF-OPEN-71: search, skill and two hearts while it goes along, nothing while it waits.
#[test]
fn a_companion_gives_search_skill_and_two_hearts() {
    for pet in ["dog-1", "cat-2", "platypus"] {
        let scene = || players(2).has(0, "companion", pet).has(0, "party", [pet]);
        let t = scene().start();
        let sums = ["search", "skill", "heart_total", "swords"].map(|s| sum(&t, s));
        assert_eq!((sums, sum(&t, "movement")), ([1, 1, 2, 0], 2), "{pet}");
        assert_eq!(t.view(None)["seats"][0]["shield"], false);
        let t = scene().party_only(0, &["outlaw-9"]).start();
        let sums = ["search", "skill", "heart_total", "swords"].map(|s| sum(&t, s));
        assert_eq!(sums, [0, 0, 0, 3], "{pet} waits");
    }
}

/// NF-PARTY-07: it takes a slot, its symbols count like anybody's, and a card that counts adventurers counts it; but it has no
/// faction, so it gives no discount and is never in the way of one of a faction.
#[test]
fn a_companion_is_an_adventurer_without_a_faction() {
    let bird = |s: Scene| s.has(0, "birds", 1).with("birds", json!(8));
    let t = bird(players(3)).party(0, &["outlaw-1", "mystic-1"]).has(0, "treasures", ["treasure-36"]).start();
    assert_eq!(t.points(0), 1 + 3, "coins, and one for each adventurer");
    let t = bird(players(3)).party(0, &["outlaw-1", "mystic-1"]).start();
    assert_eq!(t.points(0), 1);
    assert_eq!(t.view(None)["seats"][0]["slots"][2]["faction"], Value::Null);
    let mut t = players(3).start();
    t.play(["visit/saloon"]);
    for n in [
        ("recruit/outlaw-1", "1 coin ("),
        ("recruit/lizard-2", "2 coins ("),
        ("recruit/nomad-3", "3 coins ("),
    ] {
        assert!(t.label(n.0).contains(n.1), "{}", t.label(n.0));
    }
}

/// NF-PARTY-08: no symbol of theirs counts, their banners do.
#[test]
fn inactive_members_give_banners_but_no_symbols() {
    let waiting = ["outlaw-9", "mystic-8", "lizard-5", "nomad-6", "nomad-7", "nomad-2"];
    let t = players(3).has(0, "inactive", waiting).start();
    let sums = ["search", "skill", "heart_total", "swords", "movement"].map(|s| sum(&t, s));
    assert_eq!(sums, [1, 1, 2, 0, 2], "the dog's");
    assert_eq!(t.view(None)["seats"][0]["shield"], false);
    assert_eq!(t.view(None)["seats"][0]["inactive"].as_array().map(Vec::len), Some(6), "beside the board");
    let mut t = players(3).has(0, "inactive", waiting).start();
    t.play(["visit/saloon"]);
    assert!(t.label("recruit/nomad-3").contains("for free"));
    t.play(["recruit/nomad-3", "party/inactive"]);
    assert_eq!(t.state().chiefs[3], Some(table::Seat(0)), "four Nomads, none of them active");
}

/// NF-PARTY-09: a dozen, and one more.
#[test]
fn a_player_may_own_any_number_of_adventurers() {
    let many: Vec<String> = (5..=8).flat_map(|n| SINGULAR.map(|s| format!("{s}-{n}"))).collect();
    let mut t = players(3).has(0, "inactive", &many).start();
    t.play(["visit/saloon", "recruit/lizard-2", "party/inactive"]);
    assert_eq!(t.player(0).people().count(), 18);
    assert!(table::Game::broken_laws(t.table.game()).is_empty());
}

/// NF-PARTY-10, NF-LEAVE-02: leaving town, also out of Jail; not on the map, not by visiting, not when coming home.
#[test]
fn the_party_is_rearranged_only_when_leaving_town() {
    let scene = || players(3).has(0, "inactive", ["outlaw-2"]);
    for start in [scene(), scene().at(0, "mine"), scene().jailed(0)] {
        let mut t = start.start();
        assert!(!t.offers("party/change"));
        t.play(["adventure"]);
        assert_eq!(t.keys(0), ["party/keep", "party/change"]);
        t.play(["party/change", "person/nobody"]);
        assert_eq!(t.names(&t.player(0).party), ["dog-1", "outlaw-2"]);
        assert_eq!(t.player(0).hearts, 4, "hearts are counted afterwards");
    }
    let mut t = scene().start();
    t.play(["adventure", "party/keep"]);
    assert_eq!(t.names(&t.player(0).party), ["dog-1"]);
    assert!(t.keys(0).contains(&"move/c1"), "and that was that: {:?}", t.keys(0));
    for space in ["c2", "town"] {
        let mut t = scene().on(0, space).start();
        t.play(["adventure"]);
        assert!(t.offers("move/stop") && !t.offers("party/change"), "on the map nobody is exchanged");
        let mut t = scene().on(0, space).start();
        t.play(["visit/mine"]);
        assert_eq!(t.keys(0), ["dig/1/1", "dig/nowhere"]);
        t.play(["dig/nowhere"]);
        assert_eq!(t.names(&t.player(0).inactive), ["outlaw-2"]);
    }
}

/// What is added to a quest's roll: choice 1 is skill, choice 2 combat.
fn roll(scene: Scene, choice: &str) -> (u64, u64) {
    let mut t = scene.on(0, "q4").quest("q4").dice([1]).start();
    t.play(["adventure", "move/stop", "quest/attempt", choice]);
    let throw = &t.rolls()[0].throws[0];
    let added: i32 = throw.adds.iter().map(|a| a.n).sum();
    (throw.dice[0].face.parse().expect("a number"), added as u64)
}

/// NF-PARTY-11: in skill rolls, at the Farm and at the Mine; not in combat.
#[test]
fn hands_count_for_skill() {
    let party = || players(3).party(0, &["outlaw-8", "mystic-3"]);
    assert_eq!(roll(party(), "choice/1"), (1, 4), "with the dog's");
    assert_eq!(roll(party(), "choice/2"), (1, 0));
    let mut t = party().at(0, "saloon").start();
    t.play(["visit/farm"]);
    assert_eq!(t.player(0).food, 4);
    let mut t = party().dug(1, 1, 2).start();
    t.play(["visit/mine"]);
    assert_eq!(t.keys(0), ["dig/1/1", "dig/1/3", "dig/2/2", "dig/nowhere"], "up to 4");
}

/// NF-PARTY-12: in combat rolls, duels and fights; not for skill.
#[test]
fn swords_count_for_combat() {
    let party = || players(3).party(0, &["outlaw-9", "mystic-4"]);
    assert_eq!(roll(party(), "choice/2"), (1, 4));
    assert_eq!(roll(party(), "choice/1"), (1, 1), "the dog's hand");
    let mut t = party().at(1, "mine").dice([1, 4]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert_eq!(t.place(0), "at mine", "5 against 4");
    let mut t = party().on(0, "g1").dice([1]).start();
    t.play(["adventure", "move/g2/fight"]);
    assert!(t.heard("1 and 4 make 5"));
    assert_eq!(t.names(&t.player(0).threats), ["bandit"]);
}

/// NF-PARTY-13: two spaces, and one for each arrow.
#[test]
fn arrows_give_movement() {
    for (people, last) in [(&[][..], 2), (&["outlaw-5"][..], 3), (&["outlaw-5", "mystic-5"][..], 4)] {
        let camps = ["c1", "c2", "c3", "c4"].iter().fold(players(3), |s, space| s.camp(1, space));
        let mut t = camps.party(0, people).start();
        t.play(["adventure"]);
        for n in 1..=last {
            t.play([format!("move/c{n}").as_str()]);
        }
        assert_eq!(t.place(0), format!("on c{last}"));
        assert_ne!(t.state().active.0, 0, "not one further: {}", t.open());
    }
}

/// NF-PARTY-14: past any number of threats, if one likes; a shield that waits protects nobody.
#[test]
fn a_shield_passes_threats() {
    let mut t = players(3).party(0, &["outlaw-6"]).on(0, "g1").has(0, "hearts", 3).start();
    t.play(["adventure"]);
    assert!(t.offers("move/g2/slip") && t.offers("move/g2/fight"), "may");
    t.play(["move/g2/slip"]);
    assert_eq!((t.place(0).as_str(), t.state().threats.len()), ("on g2", 12));
    t.play(["move/g1/slip"]);
    assert_eq!(t.place(0), "on g1");
    assert!(t.rolls().is_empty());
    let mut t = players(3).has(0, "inactive", ["outlaw-6"]).on(0, "g1").start();
    t.play(["adventure"]);
    assert!(t.offers("move/g2/fight") && !t.offers("move/g2/slip"));
}

/// NF-PARTY-15: coins on a coin space, gems on a gem space, one for each eye.
#[test]
fn eyes_find_coins_and_gems_where_a_camp_is_built() {
    for (space, coins, gems) in [("c1", 3, 0), ("c2", 0, 3), ("p1", 0, 0)] {
        let scene = players(3).party(0, &["outlaw-7", "mystic-2"]).has(0, "inactive", ["lizard-7"]);
        let mut t = scene.on(0, space).has(0, "hearts", 3).start();
        t.play(["adventure", "move/stop", "camp/build"]);
        assert_eq!((t.player(0).coins, t.player(0).gems), (3 + coins, gems), "{space}");
    }
}

/// NF-PARTY-16: when leaving town, and only then.
#[test]
fn hearts_are_counted_when_leaving_town() {
    let mut t = players(3).party(0, &["outlaw-2", "mystic-1"]).has(0, "inactive", ["nomad-2"]).start();
    assert_eq!(t.player(0).hearts, 0);
    t.play(["adventure", "party/keep"]);
    assert_eq!(t.player(0).hearts, 5, "2 of the dog, 2 and 1");
    let mut t = players(3).start();
    t.play(["visit/saloon", "recruit/lizard-2", "party/active"]);
    assert_eq!(t.player(0).hearts, 0, "not in town");
    let mut t = players(3).party(0, &["outlaw-2"]).on(0, "c1").has(0, "hearts", 1).start();
    t.play(["adventure"]);
    assert_eq!(t.player(0).hearts, 1, "not on the map");
}
