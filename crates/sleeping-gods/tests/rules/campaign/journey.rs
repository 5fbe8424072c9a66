//! The campaign as a whole, and its journey log (SG-CAMP).

use super::*;
use table::{Pin, Save};

/// A save as it is written down and read again.
fn written(t: &Play, pins: &[Pin]) -> Save {
    let save = Save { pins: pins.to_vec(), ..t.table.save() };
    let text = serde_json::to_string(&save).expect("a save is plain data");
    Save::read(&text).unwrap_or_else(|e| panic!("{e}"))
}

fn note() -> Pin {
    Pin { at: "chart/2/330/320".into(), text: "Come back with WICK".into(), by: "Ada".into() }
}

/// SG-CAMP-01: a table is one copy. While a campaign is under way no other can begin; the next one takes its place.
#[test]
fn one_campaign_is_under_way_at_a_time() {
    for phase in ["start", "room", "event", "end"] {
        let t = players(2).phase(phase).start();
        assert!(!t.offers("campaign/new") && t.state().journeys.is_empty(), "{phase}: {}", t.open());
    }
    assert!(!players(2).start().offers("campaign/new"));
    let old = players(1).region("supper-water").quests(&["WICK"]).owns(&["pinch"]).with("turn", json!(40));
    let mut t = finale(old, "F1-21").start();
    t.play(["campaign/new"]);
    assert_eq!((t.state().turn, t.region().as_str(), t.owned().len()), (1, "lantern-sound", 4));
    assert!(!t.is_quest("WICK") && !t.offers("campaign/new"), "{}", t.open());
    let turns: Vec<u16> = t.state().journeys.iter().map(|journey| journey.turns).collect();
    assert_eq!(turns, [40], "of the old one there is a line in the log");
    let t = finale(players(1), "F1-21").start();
    assert_eq!(t.keys(0), ["campaign/new", "campaign/end"], "and no way back into it");
}

/// Names, mode, XP gained and spent, defeats, save lines, notes, and the score at the end. Nothing keeps the date when a campaign began, so
/// the line of the ledger about the log is not cited.
#[test]
fn the_log_keeps_what_the_rulebook_writes_down() {
    for mode in ["normal", "brutal"] {
        let scene = game(mode, 2).phase("room").with("xp", json!(9)).with("xp_spent", json!(3));
        let scene = scene.mate("audrie", "levels", ["audrie-rat-run"]);
        let mut t = scene.with("defeats", json!(u8::from(mode == "normal"))).start();
        t.play(["pack", "seat/0"]);
        let log = written(&t, &[note()]);
        let names: Vec<&str> = log.setup.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!((names, log.setup.mode.as_str()), (vec!["Ada", "Bo"], mode));
        let lines: Vec<&str> = log.answers.iter().map(|answer| &*answer.keys).collect();
        assert_eq!((lines, &log.pins[..]), (vec!["pack", "seat/0"], &[note()][..]));
        let loaded = Table::<SleepingGods>::load(BOOK.clone(), log).unwrap_or_else(|e| panic!("{e}"));
        let state = loaded.table.game().state();
        assert_eq!((state.brutal, state.xp, state.xp_spent), (mode == "brutal", 9, 3));
        assert_eq!(state.defeats, u16::from(mode == "normal"));
    }
    let mut t = finale(players(1).with("turn", json!(31)).with("defeats", json!(1)), "F1-21").start();
    t.play(["campaign/new"]);
    let line = json!([{ "turns": 31, "ending": "Adrift.", "score": 8 + 1 + 10 - 10 }]);
    assert_eq!(seen(&t, 0)["sheet"]["journeys"], line, "the log is kept when the next one begins");
}

/// SG-CAMP-03: a note goes with the game, no rule reads it, and in the next campaign the chart is the one it was written on.
#[test]
fn notes_on_the_chart_serve_the_next_campaign() {
    let t = finale(players(1), "F1-21").start();
    let (with, without) = (written(&t, &[note()]), written(&t, &[]));
    assert_eq!((with.pins.clone(), without.pins.len()), (vec![note()], 0));
    let open = |save: Save| {
        let loaded = Table::<SleepingGods>::load(BOOK.clone(), save).unwrap_or_else(|e| panic!("{e}"));
        let mut t = Play::at(loaded.table);
        t.play(["campaign/new"]);
        t
    };
    let (noted, plain) = (open(with), open(without));
    assert_eq!((noted.state(), noted.open()), (plain.state(), plain.open()));
    let chart = |t: &Play| (seen(t, 0)["chart"]["pages"].clone(), seen(t, 0)["chart"]["regions"].clone());
    assert_eq!(chart(&noted), chart(&t));
    let (pages, regions) = chart(&noted);
    let here = regions.as_array().and_then(|list| list.iter().find(|r| r["at"] == json!([330, 320])));
    assert_eq!(
        (pages, &here.expect("the place of the note")["key"]),
        (json!([2, 3]), &json!("region/lantern-sound"))
    );
}
