//! Rigged dice, saves and scenarios: tables that do not begin at the beginning.

use crate::common::{Home, band, finish};
use crate::talk::{TWO, Talk};
use serde_json::{Value, json};

#[test]
fn rigged_dice_fall_as_laid_out() {
    let home = Home::new();
    let from = home.write("scenario.json", band("choose", "", ""));
    let mut talk = Talk::new(&home, &[&TWO[..], &["--from", &from, "--rig", "dice=2,6"]].concat());
    let mut rolls = Vec::new();
    while rolls.len() < 2 {
        let said = talk.first();
        let events = said.iter().map(|l| &l["event"]).filter(|e| e["kind"] == "roll");
        rolls.extend(events.map(|e| e["text"].as_str().expect("text").to_owned()));
    }
    assert!(rolls[0].contains("rolls 2") && rolls[1].contains("rolls 6"), "{rolls:?}");
}

#[test]
fn a_save_goes_on_exactly_where_it_was() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    talk.firsts(15);
    let file = home.write("save.json", talk.save().to_string());
    let mut again = Talk::new(&home, &["stdio", "prelude", "--from", &file]);
    assert_eq!(again.state, talk.state);
    assert_eq!(again.save(), talk.save());
    for _ in 0..15 {
        let heard =
            |said: Vec<Value>| said.into_iter().filter(|l| l.get("event").is_some()).collect::<Vec<_>>();
        assert_eq!(heard(again.first()), heard(talk.first()));
        assert_eq!(again.state, talk.state);
    }
}

#[test]
fn a_scenario_names_only_what_differs() {
    let home = Home::new();
    let fresh = Talk::two(&home).state.clone();
    let from = home.write("scenario.json", r#"{"state":{"round":9}}"#);
    let mut expected = fresh;
    expected["round"] = json!(9);
    assert_eq!(Talk::new(&home, &[&TWO[..], &["--from", &from]].concat()).state, expected);
}

/// A mode, too, that takes fewer players than the game's first.
#[test]
fn a_scenario_may_have_its_own_seats() {
    let three = r#"{"setup":{"seats":[{"name":"Ida"},{"name":"Odo"},{"name":"Una"}]}}"#;
    let alone = r#"{"setup":{"mode":"solo","seats":[{"name":"Una"}]}}"#;
    for (game, scenario, mode, last) in
        [("prelude", three, None, 2), ("now-or-never", alone, Some("solo"), 0)]
    {
        let home = Home::new();
        let from = home.write("scenario.json", scenario);
        let setup = &Talk::new(&home, &["stdio", game, "--from", &from]).save()["setup"];
        assert_eq!(setup["seats"][last]["name"], "Una");
        assert!(mode.is_none_or(|mode| setup["mode"] == mode), "{setup}");
    }
}

#[test]
fn a_scenario_brings_its_number_of_players() {
    let home = Home::new();
    let from = home.write("scenario.json", band("choose", "", ""));
    let mut talk = Talk::new(&home, &["stdio", "prelude", "--from", &from]);
    assert_eq!(talk.save()["setup"]["seats"].as_array().map(Vec::len), Some(2));
    let why = home.fails(2, &["stdio", "prelude", "--players", "3", "--from", &from]);
    assert!(why.contains("is for 2 players, but --players says 3"), "{why}");
    let save = home.write("save.json", talk.save().to_string());
    let why = home.fails(2, &["stdio", "prelude", "--players", "3", "--from", &save]);
    assert!(why.contains("is for 2 players, but --players says 3"), "{why}");
}

#[test]
fn a_scenario_that_was_saved_can_be_taken_back_as_before() {
    let home = Home::new();
    let from = home.write("scenario.json", r#"{"state":{"settlement":[0,2,0,0,0,0]}}"#);
    let mut talk = Talk::new(&home, &[&TWO[..], &["--from", &from]].concat());
    talk.firsts(4);
    let file = home.write("save.json", talk.save().to_string());
    let mut again = Talk::new(&home, &["stdio", "prelude", "--from", &file]);
    for _ in 0..4 {
        talk.ask(json!({"undo": {}}));
        again.ask(json!({"undo": {}}));
        assert_eq!(again.state, talk.state, "undo led into another game");
    }
}

/// An undo in it used to end the program.
#[test]
fn a_save_that_begins_after_some_answers_is_refused() {
    let home = Home::new();
    let from = home.write("scenario.json", r#"{"state":{"settlement":[0,2,0,0,0,0]}}"#);
    let mut talk = Talk::new(&home, &[&TWO[..], &["--from", &from]].concat());
    talk.firsts(4);
    let mut save = talk.save();
    save["beginning"]["after"] = json!(3);
    let file = home.write("save.json", save.to_string());
    for command in [&["stdio", "prelude", "--from", &file][..], &["replay", &file]] {
        let why = home.fails(1, command);
        assert!(why.contains("beginning.after: 3 is not 0"), "{why}");
    }
}

#[test]
fn a_scenario_that_was_saved_can_be_replayed() {
    let home = Home::new();
    let from = home.write("scenario.json", band("choose", "", ""));
    let mut talk = Talk::new(&home, &[&TWO[..], &["--from", &from]].concat());
    talk.firsts(6);
    let file = home.write("save.json", talk.save().to_string());
    home.done(&["replay", &file]);
}

#[test]
fn a_scenario_against_the_laws_is_refused() {
    let home = Home::new();
    let from = home.write("scenario.json", band("choose", "", "").replace("[3,5,", "[9,5,"));
    let why = home.fails(1, &[&TWO[..], &["--from", &from]].concat());
    assert!(why.contains("scenario.json") && why.contains("more trait tokens than slots"), "{why}");
}

#[test]
fn a_misspelt_field_of_a_scenario_is_pointed_out() {
    let home = Home::new();
    let character = |wrong: &str| band("choose", "", "").replacen(r#""zone":null"#, wrong, 1);
    for (text, wrong) in [
        (r#"{"state":{"rund":9}}"#, "state.rund: unknown field `rund`"),
        (r#"{"sate":{"round":9}}"#, "it has no field `sate`"),
        (r#"{"state":{"round":"nine"}}"#, "state.round: invalid type"),
        (r#"{"checkpoint":{"stat":{}}}"#, "`checkpoint` has no field `stat`"),
        (r#"{"setup":{"sead":3}}"#, "setup.sead: unknown field `sead`"),
        (r#"{"setup":{"seats":[{"name":"A","bto":"x"}]}}"#, "setup.seats[0].bto: unknown field `bto`"),
        (r#"{"setup":{"rig":{"dcie":["3"]}}}"#, "nothing called `dcie` can be rigged"),
        (r#"{"setup":{"game":"near-and-far"}}"#, "it is one of `near-and-far`, not of `prelude`"),
        (r#"{"state":{"house":{"delt":true}}}"#, "state.house.delt: unknown field `delt`"),
        (r#"{"state":{"artifacts":{"pyle":[]}}}"#, "state.artifacts.pyle: unknown field `pyle`"),
        (&character(r#""zoen":null"#), "state.characters[0].zoen: unknown field `zoen`"),
        (&character(r#""zone":"moon""#), "state.characters[0].zone: there is no zone `moon`"),
        ("[]", "it must be an object"),
        ("7", "it must be an object"),
    ] {
        let from = home.write("scenario.json", text);
        let why = home.fails(1, &["stdio", "prelude", "--from", &from]);
        assert!(why.contains(wrong), "{text}: {why}");
        assert!(why.contains("this scenario cannot be played") && !why.contains("save"), "{text}: {why}");
    }
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    let home = Home::new();
    let mill = r#"[{"card":"flooded-mill"},{"card":"drowned-belfry"}]"#;
    let slots = |first: &str| format!(r#"{{"state":{{"slots":[{first},[],[],[],[],[]]}}}}"#);
    let session = |more: &str| {
        let mut talk = Talk::new(&home, &["stdio", "near-and-far", "--players", "2", "--seed", "3"]);
        while talk.state["phase"] != "turn" {
            talk.first();
        }
        let mut state = talk.state.clone();
        let more: Value = serde_json::from_str(more).expect("JSON");
        for (key, value) in more.as_object().expect("an object") {
            state[key] = value.clone();
        }
        json!({"setup": talk.save()["setup"], "state": state}).to_string()
    };
    for (game, text, wrong) in [
        ("prelude", slots(mill), "two locations share a slot"),
        ("prelude", slots(r#"[{"card":"crumb"}]"#), "is not a regional event"),
        ("prelude", slots(r#"[{"card":"BELL"}]"#), "slots[0][0].card: `BELL` is a keyword, not an event"),
        (
            "prelude",
            slots(r#"[{"card":"flooded-mill","time":{"size":4,"first":0}}]"#),
            "slots[0][0].time.first: 0 is not from 1 to 6",
        ),
        (
            "near-and-far",
            session(r#"{"camps":[{"space":"map03/town","seat":7}]}"#),
            "seat 7 has a camp, but nobody sits there",
        ),
        ("near-and-far", session(r#"{"active":3}"#), "seat 3 has the turn, but nobody sits there"),
        ("near-and-far", session(r#"{"bosses":["bandit"]}"#), "`bandit` lies among the bosses"),
        ("near-and-far", session(r#"{"bosses":["boss-zag","boss-zag"]}"#), "`boss-zag` is in 2 places"),
        ("near-and-far", session(r#"{"camps":[{"space":"map05/town","seat":0}]}"#), "stands on another map"),
    ] {
        let from = home.write("scenario.json", text);
        let why = home.fails(1, &["stdio", game, "--from", &from]);
        assert!(why.contains(wrong) && why.contains("this scenario cannot be played"), "{wrong}: {why}");
    }
    let from = home.write("scenario.json", session("{}"));
    Talk::new(&home, &["stdio", "near-and-far", "--from", &from]).first();
}

#[test]
fn a_rig_laid_over_a_save_is_not_lost_in_silence() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    talk.firsts(4);
    let file = home.write("save.json", talk.save().to_string());
    let ran = home.run(&["stdio", "prelude", "--from", &file, "--rig", "dice=1,1,1"], "{\"save\":{}}\n");
    let used = ran.out.contains(r#""rig":{"dice":["1","1","1"]}"#);
    assert!(used || ran.code == Some(2) || ran.err.contains("rig"), "the rig was dropped without a word");
}

#[test]
fn a_save_with_more_or_fewer_characters_than_seats_is_refused() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    talk.firsts(3);
    let whole = talk.save();
    let mut opened = Vec::new();
    for (seats, characters) in [(2, 3), (2, 1), (2, 0), (1, 2), (3, 2)] {
        let mut save = whole.clone();
        resize(&mut save["setup"]["seats"], seats);
        resize(&mut save["checkpoint"]["state"]["characters"], characters);
        let file = home.write("save.json", save.to_string());
        let ran = finish(home.spawn(&["stdio", "prelude", "--from", &file]), b"");
        if ran.code != Some(1) || ran.err.contains("panicked") {
            opened.push(format!("{seats} seats, {characters} characters: {:?} {}", ran.code, ran.err));
        }
    }
    assert!(opened.is_empty(), "{opened:#?}");
}

fn resize(list: &mut Value, length: usize) {
    let list = list.as_array_mut().expect("a list");
    let one = list[0].clone();
    list.resize(length, one);
}
