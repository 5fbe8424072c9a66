//! Quests, keywords and totems (SG-QUEST, SG-KEY, SG-TOTEM).

use super::*;

const GIVES: &str = "== T1  A Word\n\nA word.\n\n* Take it.\n  > keyword WICK, keyword MIDWIFE\n  -> T2\n* Go.\n  -> T2\n\n== T2  And Then\n\nAnd then?\n\n\
    * Be done with it.\n  > forget WICK\n  -> T1\n* Show it. [may keyword WICK]\n  > coin 5\n* Go.\n";

/// SG-QUEST-01, SG-QUEST-05, SG-QUEST-06, SG-QUEST-07, SG-QUEST-08
#[test]
fn a_gained_quest_lies_open_before_everybody() {
    let mut t = players(2).story("T1", GIVES).start();
    t.play(["choice/1"]);
    assert!(t.is_quest("WICK") && t.told("New quest: The Last Lamp."));
    for seat in [0, 1] {
        let quests = seen(&t, seat)["quests"].clone();
        let of = |place: usize| {
            (
                quests[place]["number"].clone(),
                quests[place]["keyword"].clone(),
                quests[place]["active"].clone(),
            )
        };
        assert_eq!(of(0), (json!(1), json!("WICK"), json!(true)));
        assert_eq!(of(1), (json!(5), json!("MIDWIFE"), json!(false)), "a card that only holds a keyword");
        assert!(quests[0]["text"].as_str().is_some_and(|text| text.starts_with("Oriel")));
    }
}

/// SG-QUEST-03, SG-QUEST-04, SG-STORE-05, SG-KEY-01
#[test]
fn a_used_quest_gives_no_keyword_and_cannot_be_gained_again() {
    let mut t = players(1).story("T1", GIVES).start();
    t.play(["choice/1"]);
    assert!(t.offers("choice/2"), "with the card they have the word");
    t.play(["choice/1"]);
    assert!(!t.is_quest("WICK") && t.state().used_quests.len() == 1);
    t.play(["choice/1"]);
    assert!(!t.is_quest("WICK"), "it stays in the used quest box");
    assert!(!t.offers("choice/2"), "{}", t.open());
}

const JUMPS: &str = "== T1  The Door\n? keyword WICK -> T2\n? keyword TRUNK -> T3\n\nShut.\n\n* A.\n* B.\n\n== T2  The Wick\n\nLight.\n\n* A.\n* B.\n\n\
    == T3  The Trunk\n\nHeavy.\n\n* A.\n* B.\n\n== T4  Before\n\nBefore.\n\n* On.\n  -> T1\n* Off.\n";

/// SG-KEY-02, SG-KEY-03, SG-OPEN-35
#[test]
fn the_first_keyword_line_that_applies_is_followed() {
    for (quests, entry) in
        [(&[] as &[&str], "T1"), (&["TRUNK"], "T3"), (&["WICK"], "T2"), (&["TRUNK", "WICK"], "T2")]
    {
        let mut t = players(1).quests(quests).story("T4", JUMPS).start();
        t.play(["choice/1"]);
        assert_eq!(seen(&t, 0)["scene"]["entry"], entry, "{quests:?}");
        assert_eq!(t.told("Shut."), entry == "T1");
    }
}

/// SG-KEY-04, SG-KEY-05
#[test]
fn a_choice_may_require_a_keyword_that_forces_nobody() {
    let story = "== T1  The Stair\n\nA stair.\n\n* Up. [may keyword WICK]\n  > coin 5\n* Down.\n  > coin 1\n* Away.\n";
    let mut t = players(1).story("T1", story).start();
    assert!(t.answer("choice/1").is_err());
    let mut t = players(1).quests(&["WICK"]).story("T1", story).start();
    assert!(t.offers("choice/1"));
    t.play(["choice/2"]);
    assert_eq!(t.stored("coin"), 4);
}

/// SG-KEY-06
#[test]
fn a_location_may_require_a_keyword() {
    assert!(!players(1).region("slack-water").start().offers("explore/13"));
    assert!(players(1).region("slack-water").quests(&["SLACKWATER"]).start().offers("explore/13"));
}

/// SG-TOTEM-01, SG-TOTEM-03, SG-TOTEM-04, SG-ACH-01, SG-OPEN-45
#[test]
fn a_totem_is_an_adventure_card_that_is_marked_when_found() {
    let mut t =
        players(1).has(0, "command", 1).story("T1", &does("adventure life-seed, adventure pinch")).start();
    assert_eq!(t.owned()[4..], ["life-seed", "pinch"]);
    assert_eq!(seen(&t, 0)["totems"], 1);
    let marked: Vec<&str> = t.state().sheet.totems.iter().map(|id| BOOK.names().name(*id)).collect();
    assert_eq!(marked, ["life-seed"], "Pinch is no totem");
    t.play(["use/life-seed/0/1"]);
    assert_eq!((t.stored("vegetables"), t.state().adventures[4].command), (1, 1));
}

/// SG-ACH-11
#[test]
fn a_totem_counts_once_over_all_campaigns() {
    let sheet = json!({ "totems": ["life-seed"], "endings": [] });
    let t = players(1).with("sheet", sheet).story("T1", &does("adventure life-seed")).start();
    assert!(t.owned().contains(&"life-seed".to_owned()));
    assert_eq!(t.state().sheet.totems.len(), 1);
}

/// SG-TOTEM-02
#[test]
fn the_number_of_totems_decides_which_finale_is_read() {
    let ids = totem_ids();
    let before = "== T1  At the Ear\n\nSo.\n\n* Bring them.\n  -> F1-15\n* Do not.\n";
    let pages = [
        ("few", "You bring up what there is."),
        ("some", "not enough for a waking"),
        ("half", "It makes a fair show."),
        ("full", "The tide has turned before all of it is carried up."),
    ];
    for (n, page) in [(3, "few"), (4, "some"), (7, "some"), (8, "half"), (11, "half"), (12, "full")] {
        let owned: Vec<&str> = ids.iter().take(n).map(String::as_str).collect();
        let mut t = players(1).owns(&owned).story("T1", before).start();
        t.play(["choice/1"]);
        let read: Vec<&str> =
            pages.iter().filter(|(_, words)| t.told(words)).map(|(page, _)| *page).collect();
        assert_eq!(read, [page], "{n} totems");
    }
}
