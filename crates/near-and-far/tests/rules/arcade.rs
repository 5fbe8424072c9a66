//! Arcade cards.

use crate::book::files;
use crate::common::{Scene, game, load};
use crate::quest::{TRY, here, read};
use serde_json::json;

/// Ada at a quest of an arcade game, where card 7 is drawn next.
fn card() -> Scene {
    here(game("arcade", 3), "q6").draws(&["arcade-07"])
}

/// NF-ARCADE-01
#[test]
fn a_quest_is_a_card_read_by_the_player_on_the_left() {
    let mut t = card().option("reading", "reader").start();
    t.play(TRY);
    assert_eq!(read(&t), "arcade-07");
    assert_eq!(t.asked(0).prompt, "Bo reads. What do you do?");
    let scene = &t.view(Some(1))["scene"];
    assert_eq!((&scene["title"], &scene["reader"]), (&json!("Card 7"), &json!(1)));
    let choices = json!([
        { "text": "Use your hands.", "kind": "skill", "need": 5 },
        { "text": "Use your sword.", "kind": "combat", "need": 5 },
    ]);
    assert_eq!(scene["choices"], choices);
}

/// NF-ARCADE-01, NF-ARCADE-02: two choices, each with its number, or it is no card.
#[test]
fn an_arcade_card_has_two_choices_with_a_test() {
    let extra = "* Run.\nYou run.\n> coin 1\n";
    for (from, to, says) in [
        (
            "* Use your sword. [combat 5]\n= success",
            "* Use your sword.",
            "both choices of an arcade card have a test",
        ),
        ("\n== arcade-02", &format!("{extra}\n== arcade-02")[..], "3 choices"),
    ] {
        let mut wrong = files();
        let text = wrong["arcade.story"].replacen(from, to, 1);
        wrong.insert("arcade.story".into(), text);
        let fault = load(wrong).err().expect("a fault");
        assert!(fault.contains(says), "{fault}");
    }
}

/// NF-ARCADE-02, NF-ARCADE-03
#[test]
fn one_declares_then_rolls_and_adds_skill_or_swords_and_hearts() {
    for (choice, kind, plus) in [("choice/1", "skill", 1), ("choice/2", "combat", 3)] {
        let mut t = card().party(0, &["outlaw-9"]).has(0, "hearts", 4).dice([1]).start();
        t.play(TRY);
        assert_eq!(t.keys(0), ["choice/1", "choice/2"]);
        assert!(t.view(None)["roll"].is_null());
        t.play([choice]);
        let roll = json!({ "seat": 0, "kind": kind, "die": 1, "plus": plus, "need": 5 });
        assert_eq!(t.view(None)["roll"], roll);
        let short = 5 - 1 - plus;
        assert!(t.offers(&format!("hearts/{short}")), "{}", t.open());
        t.play([&format!("hearts/{short}")[..]]);
        assert!(t.heard("Ada succeeds."));
        assert_eq!(t.player(0).hearts, 4 - short);
    }
}

/// NF-ARCADE-04, NF-ARCADE-05, NF-ARCADE-06, NF-ARCADE-07, NF-ARCADE-08
#[test]
fn the_total_decides_and_card_and_token_go_in_every_case() {
    for (die, coins, gems) in [(3, 3, 0), (4, 4, 0), (5, 4, 0), (6, 4, 1)] {
        let mut t = card().dice([die]).start();
        let before = t.state().arcade.len();
        t.play(TRY).play(["choice/1"]);
        assert_eq!((t.player(0).coins, t.player(0).gems), (coins, gems), "die {die} and 1, against 5");
        assert!(!t.has_quest("q6"));
        assert_eq!(t.names(&t.state().arcade.discards), ["arcade-07"]);
        assert_eq!(t.state().arcade.len(), before - 1);
    }
}

/// NF-ARCADE-07, NF-OPEN-36
#[test]
fn discarded_cards_make_a_new_deck() {
    let all: Vec<String> = (1..=40).map(|n| format!("arcade-{n:02}")).collect();
    let mut t = card().with("arcade", json!({ "pile": [], "discards": all })).start();
    t.play(TRY);
    assert_eq!(read(&t), "arcade-07");
    assert_eq!((t.state().arcade.len(), t.state().arcade.discards.len()), (39, 1));
}
