//! The Town Hall of two players, where Eve stands all game long.

use crate::common::{Scene, fresh, game, players, setup};
use table::What;

fn scene() -> Scene {
    players(2)
}

/// NF-SETUP-34, NF-TWOP-01: who that is, and why, is told when the table is laid out.
#[test]
fn the_character_at_the_town_hall_is_introduced() {
    for (players, there) in [(2, true), (3, false)] {
        let mut t = fresh(setup("first", players, 5));
        t.until("draft");
        let stranger = t.state().stranger.map(|id| t.id(id).to_owned());
        let came = t.events.iter().any(|event| match &event.what {
            What::Move { piece, path } => Some(piece) == stranger.as_ref() && *path == ["building/hall"],
            _ => false,
        });
        let told = t.heard("With two players the Town Hall is never empty");
        assert_eq!((stranger.is_some(), came, told), (there, there, there), "{players} players");
    }
}

/// NF-TWOP-01, NF-TWOP-03: every visit of everybody; with three players nobody stands there.
#[test]
fn the_town_hall_of_two_is_always_occupied() {
    let mut t = scene().dice([6, 1, 6, 1]).start();
    assert!(t.offers("visit/hall/duel") && !t.offers("visit/hall"));
    assert!(t.label("visit/hall/duel").contains("eve"));
    t.play(["visit/hall/duel", "duel/honorably", "hall/done", "1:visit/saloon", "recruit/nobody"]);
    t.play(["0:visit/mine", "dig/nowhere"]);
    assert!(t.offers("visit/hall/duel") && !t.offers("visit/hall"), "for Bo as well");
    t.play(["visit/hall/duel"]);
    assert!(t.asked(1).prompt.contains("eve"));
    assert!(players(3).start().offers("visit/hall"));
    assert!(t.offers("duel/dirty"));
}

/// NF-TWOP-02: against the one who stands there, with all their swords; Eve does not join in.
#[test]
fn the_opponent_at_the_town_hall_is_the_one_to_duel() {
    let scene = || scene().at(1, "hall").party(1, &["outlaw-9"]);
    let mut t = scene().dice([5, 1]).start();
    t.play(["visit/hall/duel"]);
    assert_eq!(t.keys(0), ["duel/honorably", "duel/dirty"], "nobody to choose from");
    assert!(t.asked(0).prompt.contains("Bo") && !t.asked(0).prompt.contains("eve"));
    t.play(["duel/honorably"]);
    assert!(t.heard("Ada rolls 5, 5 in all; Bo rolls 1, 4 in all."));
    assert!(t.offers("hall/done"));
    let mut t = scene().dice([4, 1]).start();
    t.play(["visit/hall/duel", "duel/honorably"]);
    assert_eq!(t.place(0), "jail");
}

/// NF-TWOP-03, NF-TWOP-04, NF-TWOP-05: a second die is rolled for Eve, and nothing is added to it.
#[test]
fn eve_has_her_bare_die() {
    let scene = || scene().party(1, &["outlaw-9"]).has(1, "hearts", 9).has(1, "artifacts", ["duel-glove"]);
    let mut t = scene().dice([3, 2]).start();
    t.play(["visit/hall/duel"]);
    assert!(t.asked(0).prompt.contains("they add 0"), "{}", t.asked(0).prompt);
    t.play(["duel/honorably"]);
    assert!(t.heard("Ada rolls 3, 3 in all; eve rolls 2, 2 in all."));
    assert_eq!((t.place(0).as_str(), t.player(0).reputation), ("at hall", 1));
    assert_eq!(t.player(1).hearts, 9);
    assert!(!t.is_asked(1));
}

/// NF-TWOP-06: dirty or honorable, hearts, a tie, Jail.
#[test]
fn a_duel_with_eve_follows_all_rules_of_duels() {
    for (style, dice, place, reputation) in [
        ("duel/honorably", [4, 3], "at hall", 1),
        ("duel/dirty", [3, 3], "at hall", -1),
        ("duel/honorably", [3, 3], "jail", 0),
        ("duel/dirty", [2, 3], "jail", 0),
    ] {
        let mut t = scene().dice(dice).start();
        t.play(["visit/hall/duel", style]);
        assert_eq!((t.place(0).as_str(), t.player(0).reputation), (place, reputation), "{style} {dice:?}");
    }
    let mut t = scene().has(0, "hearts", 2).party(0, &["outlaw-4"]).dice([1, 3]).start();
    t.play(["visit/hall/duel", "duel/honorably", "hearts/2"]);
    assert_eq!((t.place(0).as_str(), t.player(0).hearts), ("at hall", 0), "1, a sword and two hearts");
}

/// NF-OPEN-39, NF-JAIL-03: leave to pass is leave to pass.
#[test]
fn jail_and_talents_lead_past_eve() {
    assert!(scene().jailed(0).start().offers("visit/hall"));
    let t = game("campaign", 2).sheet(0, "talents", ["politics"]).start();
    assert!(t.offers("visit/hall") && t.offers("visit/hall/duel"));
    let mut t = game("campaign", 2).sheet(0, "talents", ["bribing"]).start();
    t.play(["visit/hall/bribe"]);
    assert_eq!((t.place(0).as_str(), t.player(0).coins, t.player(0).reputation), ("at hall", 2, 0));
}
