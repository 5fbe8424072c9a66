//! Altered saves: whatever is in them, they are refused or can be played on. Nothing panics.

mod alter;

use alter::{alter, places};
use bots::{Budget, Kind};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{AnyGame, AnyTable, LoadError, Refusal, Save, Seat, Setup};

/// Alterations of each title.
const ALTERED: u64 = 1000;
const BRIEFLY: Budget = Budget { rollouts: 1, decisions: 4, time: None };

struct Whim(u64);

impl Whim {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }
}

/// A game of three, or as near to that as the mode allows, that has been played for a while.
fn midway(game: &dyn AnyGame, mode: &str, answers: usize) -> Box<dyn AnyTable> {
    let about = game.about();
    let players = about.modes.iter().find(|m| m.id == mode).expect("one of its modes");
    let setup = Setup::new(&about.id, mode, 3.clamp(players.players_min, players.players_max), 11);
    let mut table = game.open(setup).expect("the setup is sound");
    play_on(table.as_mut(), answers, 5).expect("a sound game goes on");
    table.bookmark("here");
    table
}

fn play_on(table: &mut dyn AnyTable, answers: usize, seed: u64) -> Result<(), table::Refusal> {
    for step in 0..answers {
        let Some(question) = table.questions().first().cloned() else { break };
        let keys = Kind::Instinct.answer(table, &question, BRIEFLY, seed + step as u64);
        table.answer(question.seat, question.id, &keys)?;
    }
    Ok(())
}

/// Opens an altered save, and does with it whatever people can do at a table. A rule that fails on it is a fault.
fn open(game: &dyn AnyGame, save: Value, whim: &mut Whim) -> Result<(), LoadError> {
    let mut table = game.load(Save::from_value(save)?)?.table;
    if let Err(Refusal::Fault(why)) = play_on(table.as_mut(), 3, whim.0) {
        return Err(LoadError::Fault(why));
    }
    let _ = table.undo_for(table.setup().all());
    let _ = table.go_to_bookmark("here");
    let _ = table.branch("here", Seat(0), 3);
    let _ = game.load(table.save());
    Ok(())
}

/// Whether a rule failed on a save. That is caught, but it should have been refused for what is wrong with it.
fn is_fault(refusal: &LoadError) -> bool {
    matches!(refusal, LoadError::Fault(_)) || refusal.to_string().contains("engine fault")
}

/// A place in a document as refusals name it: `checkpoint.state.players[0].hand[2]`.
fn field(place: &str) -> String {
    let parts = place.split('/').skip(1).map(|part| match part.parse::<usize>() {
        Ok(n) => format!("[{n}]"),
        Err(_) => format!(".{part}"),
    });
    parts.collect::<String>().trim_start_matches('.').to_owned()
}

/// Whether a save that cannot be read is refused for one of the places where it was altered, or for what holds it.
fn names_the_field(refusal: &LoadError, altered: &[String]) -> bool {
    let LoadError::Form(why) = refusal else { return true };
    let named = why.split(": ").next().expect("a text has a beginning");
    altered.iter().map(|place| field(place)).any(|place| {
        let holds = |outer: &str, inner: &str| {
            inner.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
        };
        place.is_empty() || holds(&place, named) || holds(named, &place)
    })
}

#[test]
fn an_altered_save_is_refused_or_can_be_played_on() {
    let (mut broke, mut unnamed, mut harmless) = (Vec::new(), Vec::new(), Vec::new());
    std::panic::set_hook(Box::new(|_| {})); // what is caught need not be printed
    for id in library::ids() {
        let game = library::game(id).expect("it is on the shelf");
        let mut opened = 0;
        for (m, mode) in game.about().modes.iter().enumerate() {
            let saves: Vec<Value> = [40, 160]
                .map(|answers| {
                    serde_json::to_value(midway(game.as_ref(), &mode.id, answers).save()).expect("plain data")
                })
                .into();
            for n in 0..ALTERED.div_ceil(game.about().modes.len() as u64) {
                let mut whim = Whim(n * 31 + m as u64);
                let mut save = saves[whim.below(saves.len())].clone();
                let mut all = Vec::new();
                places(&save, String::new(), &mut all);
                let altered: Vec<(String, String)> =
                    (0..=whim.below(2)).map(|_| alter(&mut save, &all, &mut whim)).collect();
                let altered_places: Vec<String> = altered.iter().map(|(place, _)| place.clone()).collect();
                let tried = catch_unwind(AssertUnwindSafe(|| open(game.as_ref(), save, &mut whim)));
                match tried {
                    Ok(Ok(())) => opened += 1,
                    Ok(Err(why)) if is_fault(&why) => {
                        broke.push(format!("{id}, {}: {altered:?}: {why}", mode.id))
                    }
                    Ok(Err(why)) if names_the_field(&why, &altered_places) => {}
                    Ok(Err(why)) => unnamed.push(format!("{id}, {}: {altered:?}: {why}", mode.id)),
                    Err(_) => broke.push(format!("{id}, {}: {altered:?}", mode.id)),
                }
            }
        }
        harmless.push((id, opened));
    }
    let _ = std::panic::take_hook();
    assert!(broke.is_empty(), "{broke:#?}");
    assert!(unnamed.is_empty(), "{unnamed:#?}");
    for (id, opened) in harmless {
        assert!(opened > 50, "{id}: some alterations are harmless, {opened} were");
    }
}

/// A name of every kind in every place that has names: refused with its field, or by a law, or the game goes on.
#[test]
fn a_name_of_another_kind_never_breaks_a_rule() {
    let (mut broke, mut refused) = (Vec::new(), 0);
    for (id, mode, answers) in
        [("prelude", "standard", 160), ("near-and-far", "campaign", 200), ("near-and-far", "character", 200)]
    {
        let game = library::game(id).expect("it is on the shelf");
        let save = serde_json::to_value(midway(game.as_ref(), mode, answers).save()).expect("plain data");
        let mut all = Vec::new();
        places(&save, String::new(), &mut all);
        all.retain(|place| {
            place.starts_with("/checkpoint/state") && save.pointer(place).is_some_and(Value::is_string)
        });
        // One place and one name for each field, wherever in its lists.
        let general = |place: &String| {
            place.split('/').filter(|part| part.parse::<usize>().is_err()).collect::<String>()
        };
        let fields: BTreeMap<String, &String> = all.iter().map(|place| (general(place), place)).collect();
        for (place, other) in
            fields.values().flat_map(|place| fields.values().map(move |other| (*place, *other)))
        {
            let mut altered = save.clone();
            *altered.pointer_mut(place).expect("it is there") =
                save.pointer(other).expect("it is there").clone();
            let what = format!("{id}, {mode}: {place} = {}", save.pointer(other).expect("it is there"));
            match catch_unwind(AssertUnwindSafe(|| open(game.as_ref(), altered, &mut Whim(1)))) {
                Ok(Err(why)) if is_fault(&why) => broke.push(format!("{what}: {why}")),
                Ok(Err(why)) if !names_the_field(&why, std::slice::from_ref(place)) => {
                    broke.push(format!("{what}: {why}"))
                }
                Ok(Err(_)) => refused += 1,
                Ok(Ok(())) => {}
                Err(_) => broke.push(what),
            }
        }
    }
    assert!(broke.is_empty(), "{broke:#?}");
    assert!(refused > 200, "{refused} were refused");
}

/// The message about a save of Near and Far in which something is replaced.
fn refusal(mode: &str, place: &str, value: Value) -> String {
    let game = library::game("near-and-far").expect("it is on the shelf");
    let mut save = serde_json::to_value(midway(game.as_ref(), mode, 160).save()).expect("plain data");
    *save.pointer_mut(place).unwrap_or_else(|| panic!("there is no {place}")) = value;
    game.load(Save::from_value(save).expect("the rest is sound")).err().expect("it is refused").to_string()
}

#[test]
fn a_refusal_names_the_field_and_what_is_wrong_with_it() {
    let no_save = "this is not a complete Fireside save: checkpoint.state.";
    for (place, value, why) in [
        ("map", json!(0), "map: 0 is not from 1 to 11"),
        ("map", json!(200), "map: 200 is not from 1 to 11"),
        ("row/2", json!("map02/town"), "row[2]: `map02/town` is a space, not a person"),
        (
            "players/1/party/0",
            json!("cold-blade"),
            "players[1].party[0]: `cold-blade` is a world card, not a person",
        ),
        (
            "players/0/party",
            json!(["cloak-of-stars"]),
            "players[0].party[0]: `cloak-of-stars` is an artifact, not a person",
        ),
        ("players/0/hearts", json!(14), "players[0].hearts: 14 is not from 0 to 13"),
        ("players/0/reputation", json!(-7), "players[0].reputation: -7 is not from -6 to 12"),
        ("players/0/character", json!("nobody"), "players[0].character: `nobody` is not in this book"),
    ] {
        let said = refusal("campaign", &format!("/checkpoint/state/{place}"), value);
        assert_eq!(said, format!("{no_save}{why}"));
    }
}

#[test]
fn a_save_of_another_mode_than_it_says_is_refused() {
    let said = refusal("first", "/setup/mode", json!("arcade"));
    let why = "the table has agreed on the mode `arcade`, but `first` is played";
    assert!(said.contains(why), "{said}");
}

#[test]
fn a_scenario_with_an_option_of_another_mode_is_refused() {
    let game = library::game("near-and-far").expect("it is on the shelf");
    let scenario = |mode: &str| {
        let differs = json!({ "setup": { "mode": mode, "options": { "map": "5" } } });
        game.scenario(Setup::new("near-and-far", mode, 3, 11), &differs).err().map(|e| e.to_string())
    };
    assert_eq!(scenario("arcade"), None);
    let said = scenario("first").expect("a First Adventure has no choice of maps");
    assert!(said.contains("`map` is an option of arcade, not of first"), "{said}");
}
