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
    t.play(["campaign/new", "mode/normal"]);
    assert_eq!((t.state().turn, t.region().as_str(), t.owned().len()), (1, "lantern-sound", 4));
    assert!(!t.is_quest("WICK") && !t.offers("campaign/new"), "{}", t.open());
    let turns: Vec<u16> = t.state().journeys.iter().map(|journey| journey.turns).collect();
    assert_eq!(turns, [40], "of the old one there is a line in the log");
    let t = finale(players(1), "F1-21").start();
    assert_eq!(t.own(0), ["campaign/new", "campaign/end"], "and no way back into it");
}

/// SG-CAMP-02, SG-SETUP-24: date, names, mode, XP gained and spent, defeats, save lines, notes, and the score at the end.
#[test]
fn the_log_keeps_what_the_rulebook_writes_down() {
    for mode in ["normal", "brutal"] {
        let scene = game(mode, 2).phase("room").with("xp", json!(9)).with("xp_spent", json!(3));
        let scene = scene.mate("audrie", "levels", ["audrie-rat-run"]);
        let mut t = scene.with("defeats", json!(u8::from(mode == "normal"))).start();
        t.play(["pack", "again", "seat/0"]).content();
        let mut log = written(&t, &[note()]);
        log.setup.begun = Some(1_794_000_000); // whoever opens the table writes the date down
        let log =
            Save::read(&serde_json::to_string(&log).expect("plain data")).unwrap_or_else(|e| panic!("{e}"));
        let names: Vec<&str> = log.setup.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!((names, log.setup.mode.as_str()), (vec!["Ada", "Bo"], mode));
        let lines: Vec<&str> = log.answers.iter().map(|answer| &*answer.keys).collect();
        assert_eq!(
            (lines, &log.pins[..]),
            (vec!["pack", "again", "seat/0", "content", "content"], &[note()][..])
        );
        let loaded = Table::<SleepingGods>::load(BOOK.clone(), log).unwrap_or_else(|e| panic!("{e}"));
        let state = loaded.table.game().state();
        assert_eq!((state.brutal, state.xp, state.xp_spent), (mode == "brutal", 9, 3));
        assert_eq!(state.defeats, u16::from(mode == "normal"));
        let page =
            serde_json::to_value(loaded.table.game().view(Some(Seat(0)))).expect("a view is plain data");
        let written = json!([page["begun"], page["brutal"], page["xp"], page["xp_spent"], page["defeats"]]);
        assert_eq!(written, json!([1_794_000_000, mode == "brutal", 6, 3, u8::from(mode == "normal")]));
    }
    let mut t = finale(players(1).with("turn", json!(31)).with("defeats", json!(1)), "F1-21").start();
    t.play(["campaign/new", "mode/normal"]);
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
        t.play(["campaign/new", "mode/normal"]);
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

/// SG-CAMP-04, SG-RESET-05: with everybody's agreement, and only the sheet is kept.
#[test]
fn a_campaign_may_be_reset() {
    let totems = totem_ids();
    let scene = || {
        let scene = players(3).phase("room").region("supper-water").owns(&["pinch"]).with("turn", json!(12));
        scene.with("sheet", json!({ "totems": totems[..1], "endings": [] })).with("defeats", json!(2))
    };
    let mut t = scene().start();
    let before = t.state().clone();
    t.play(["0:reset"]);
    assert!(t.is_asked(1) && !t.is_asked(0) && t.is_asked(2), "the others are asked at once: {}", t.open());
    t.play(["1:agree/yes", "2:agree/no"]);
    assert_eq!(*t.state(), before, "somebody would rather play on");
    t.play(["0:reset", "2:agree/no"]);
    assert_eq!(*t.state(), before, "whoever answers first, one is enough");
    // Whoever proposes it again cannot keep the others from answering.
    t.play(["0:reset"]);
    assert!(
        t.answer("0:reset").is_err() && t.answer("1:reset").is_err(),
        "it is asked already: {}",
        t.open()
    );
    t.play(["2:agree/no"]);
    assert_eq!(*t.state(), before);
    t.play(["pack", "stay"]);
    assert_eq!(*t.state(), before, "and one may think better of it");
    t.play(["0:reset", "1:agree/yes", "2:agree/yes", "mode/normal", "seat/1"]).content();
    let state = t.state();
    assert_eq!((state.turn, t.region().as_str(), t.owned().len(), state.defeats), (1, "lantern-sound", 4, 0));
    assert_eq!((state.sheet.totems.len(), state.journeys.len()), (1, 0), "no score is written for it");
    let mut t = scene().start();
    t.play(["2:leave", "0:reset", "1:agree/yes", "2:agree/yes", "mode/normal", "seat/0"]);
    let present: Vec<bool> = t.state().players.iter().map(|player| player.present).collect();
    assert_eq!(present, [true, true, false], "whoever wanted to leave has left");
    let mut alone = players(1).phase("room").with("turn", json!(3)).start();
    alone.play(["reset", "mode/brutal"]);
    assert!(alone.state().brutal, "SG-SETUP-25: the mode is chosen anew");
    assert_eq!(alone.state().turn, 1, "alone one asks nobody");
}

/// SG-CAMP-05: the map of the log shows more than the atlas holds.
#[test]
fn the_world_map_names_places_beyond_the_atlas() {
    let entry = |number: u8| {
        let location = BOOK.locations.iter().find(|l| l.number == number).expect("a location");
        BOOK.names().name(location.entry)
    };
    let stop = |turn: u16, number: u8| json!({ "turn": turn, "entry": entry(number) });
    let scene = players(1)
        .region("supper-water")
        .with("stops", json!([stop(1, 3), stop(2, 3), stop(3, 5), stop(4, 14)]));
    let world = seen(&scene.start(), 0)["world"].clone();
    let charts = world["charts"].as_array().expect("a list").clone();
    let pages: Vec<u64> = charts.iter().filter_map(|c| c["page"].as_u64()).collect();
    assert_eq!(pages, [14, 16, 18, 12, 2, 4, 10, 8, 6], "as they lie");
    let lantern =
        json!({ "page": 2, "name": "The Lantern Isles", "explored": 2, "locations": 12, "here": true });
    assert_eq!(charts[4], lantern);
    assert_eq!((&charts[5]["explored"], &charts[5]["here"]), (&json!(1), &json!(false)));
    for side in ["north", "east", "south", "west"] {
        let names = world["beyond"][side].as_array().expect("names");
        assert!(!names.is_empty());
        for name in names {
            assert!(BOOK.charts.iter().all(|chart| chart.name != name.as_str().expect("a name")));
        }
    }
}
