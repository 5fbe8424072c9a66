//! Altered saves: whatever is in them, they are refused or can be played on, saved and opened again. Nothing panics.

mod alter;

use alter::{Altered, Fields, alter, field_of, places};
use bots::{Budget, Kind};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{AnyGame, AnyTable, LoadError, Refusal, Save, Seat, Setup};

/// Alterations of each title.
const ALTERED: u64 = 1000;
/// Answers that are given at a table whose save could be opened.
const PLAYED_ON: usize = 20;
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
    play_on(table.as_mut(), answers, &mut Whim(5)).expect("a sound game goes on");
    table.bookmark("here");
    table
}

/// A game with a beginning of its own, that has gone on from there.
fn branched(table: &dyn AnyTable) -> Box<dyn AnyTable> {
    let mut branch = table.branch("here", Seat(0), 3).expect("it can be imagined");
    play_on(branch.as_mut(), 30, &mut Whim(6)).expect("a sound game goes on");
    branch
}

fn written(table: &dyn AnyTable) -> Value {
    serde_json::to_value(table.save()).expect("plain data")
}

/// Answers as they come, by instinct and at random; now and then somebody does what nobody waits for.
fn play_on(table: &mut dyn AnyTable, answers: usize, whim: &mut Whim) -> Result<(), Refusal> {
    for _ in 0..answers {
        let waits = whim.below(6) > 0 || table.questions().iter().all(|q| !q.aside);
        let open: Vec<_> = table.questions().iter().filter(|q| q.aside != waits).cloned().collect();
        if open.is_empty() {
            break;
        }
        let question = &open[whim.below(open.len())];
        let kind = [Kind::Instinct, Kind::Random][whim.below(2)];
        let keys = kind.answer(table, question, BRIEFLY, whim.0);
        table.answer(question.seat, question.id, &keys)?;
    }
    Ok(())
}

/// Opens an altered save, and does with it whatever people can do at a table. A rule that fails on it is a fault, and so is a game that
/// cannot be opened again as it was left.
fn open(game: &dyn AnyGame, save: Value, whim: &mut Whim) -> Result<(), LoadError> {
    let mut table = game.load(Save::from_value(save)?)?.table;
    faultless(play_on(table.as_mut(), PLAYED_ON, whim))?;
    let left = |why: String| LoadError::Fault(format!("it was played on, and {why}"));
    let again = game.load(table.save()).map_err(|why| left(why.to_string()))?;
    if !again.notes.is_empty() {
        return Err(left(again.notes.join(" ")));
    }
    let again = again.table;
    if written(again.as_ref()) != written(table.as_ref()) || again.questions() != table.questions() {
        return Err(left("is another game when it is opened again".to_owned()));
    }
    faultless(table.undo_for(table.setup().all()))?;
    faultless(table.go_to_bookmark("here"))?;
    faultless(table.branch("here", Seat(0), 3).map(drop))
}

/// What is refused is refused, but no rule may fail.
fn faultless(done: Result<(), Refusal>) -> Result<(), LoadError> {
    match done {
        Err(Refusal::Fault(why)) => Err(LoadError::Fault(why)),
        _ => Ok(()),
    }
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

/// The seed of an alteration, to try it again, and what came of it.
fn tried(game: &dyn AnyGame, mode: &str, saves: &[(Value, Fields)], seed: u64) -> Result<bool, String> {
    let mut whim = Whim(seed);
    let (from, other) = (whim.below(saves.len()), whim.below(saves.len()));
    let (mut save, fields) = (saves[from].0.clone(), &saves[from].1);
    let altered: Vec<Altered> =
        (0..=whim.below(3)).filter_map(|_| alter(&mut save, &saves[other].0, fields, &mut whim)).collect();
    let places: Vec<String> = altered.iter().flat_map(|one| one.places.clone()).collect();
    let failed = |why: String| Err(format!("{}, {mode}, {seed}: {altered:?}: {why}", game.about().id));
    match catch_unwind(AssertUnwindSafe(|| open(game, save, &mut whim))) {
        Ok(Ok(())) => Ok(true),
        Ok(Err(why)) if is_fault(&why) || !names_the_field(&why, &places) => failed(why.to_string()),
        Ok(Err(_)) => Ok(false),
        Err(panic) => failed(format!("it panicked: {}", table::panic_words(&*panic))),
    }
}

/// `ALTERED=20000` tries more of them, `SEED=7` others, `ONLY=prelude` those of one title.
#[test]
fn an_altered_save_is_refused_or_can_be_played_on() {
    let number = |name: &str| std::env::var(name).ok().map(|n| n.parse::<u64>().expect("a number"));
    let only = std::env::var("ONLY").ok();
    let first = number("SEED").unwrap_or(0) << 32;
    let (mut broke, mut harmless) = (Vec::new(), Vec::new());
    // What is caught here need not be printed.
    let (here, usual) = (std::thread::current().id(), std::panic::take_hook());
    std::panic::set_hook(Box::new(move |info| {
        if std::thread::current().id() != here {
            usual(info);
        }
    }));
    for id in library::ids().filter(|id| only.as_deref().is_none_or(|only| only == *id)) {
        let game = library::game(id).expect("it is on the shelf");
        let modes = &game.about().modes;
        let mut opened = 0;
        for mode in modes {
            let later = midway(game.as_ref(), &mode.id, 160);
            let tables = [midway(game.as_ref(), &mode.id, 40), branched(later.as_ref()), later];
            let saves: Vec<(Value, Fields)> = tables
                .iter()
                .map(|table| written(table.as_ref()))
                .map(|save| {
                    let fields = Fields::of(&save);
                    (save, fields)
                })
                .collect();
            let each = number("ALTERED").unwrap_or(ALTERED).div_ceil(modes.len() as u64);
            for seed in first..first + each {
                match tried(game.as_ref(), &mode.id, &saves, seed) {
                    Ok(playable) => opened += u32::from(playable),
                    Err(why) => broke.push(why),
                }
            }
        }
        harmless.push((id, opened));
    }
    let _ = std::panic::take_hook();
    assert!(broke.is_empty(), "{broke:#?}");
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
        let save = written(midway(game.as_ref(), mode, answers).as_ref());
        let mut all = Vec::new();
        places(&save, String::new(), &mut all);
        all.retain(|place| {
            place.starts_with("/checkpoint/state") && save.pointer(place).is_some_and(Value::is_string)
        });
        // One place and one name for each field, wherever in its lists.
        let fields: BTreeMap<String, &String> = all.iter().map(|place| (field_of(place), place)).collect();
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
    let mut save = written(midway(game.as_ref(), mode, 160).as_ref());
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

/// What is said about a save whose state is changed like this.
fn changed(id: &str, mode: &str, change: impl Fn(&mut Value)) -> String {
    let game = library::game(id).expect("it is on the shelf");
    let mut save = written(midway(game.as_ref(), mode, 160).as_ref());
    change(&mut save["checkpoint"]["state"]);
    save["answers"] = json!([]);
    save["checkpoint"]["after"] = json!(0);
    let opened = Save::from_value(save).and_then(|save| game.load(save));
    opened.err().map_or_else(|| "it was opened".to_owned(), |why| why.to_string())
}

/// Takes cards from the top of a pile.
fn top(state: &mut Value, pile: &str, n: usize) -> Vec<Value> {
    let pile = state.pointer_mut(pile).and_then(Value::as_array_mut).expect("a pile");
    pile.split_off(pile.len() - n)
}

/// A story with a combat in it, and the place of the choice.
fn reading(fought: Value) -> Value {
    json!({ "visit": { "path": [{ "entry": "2-1" }] }, "source": "explore", "fought": fought })
}

#[test]
fn what_no_game_of_sleeping_gods_can_come_to_is_refused() {
    let said = |change: &dyn Fn(&mut Value)| changed("sleeping-gods", "normal", change);
    let check = |change: &dyn Fn(&mut Value), why: &str| {
        let said = said(change);
        assert!(said.contains(why), "{why}: {said}");
    };
    assert_eq!(said(&|_| ()), "it was opened", "as it is, it is sound");
    check(&|s| s["damage"] = json!([2, 2, 2, 2, 2, 1]), "damage: with 11 the ship is lost");
    check(&|s| s["damage"] = json!([3, 0, 0, 0, 0, 0]), "3 damage at place 0");
    check(&|s| s["crew"][0]["owner"] = json!(0), "crew.owner: the captain is nobody's own");
    check(
        &|s| {
            let five: Vec<Value> = top(s, "/abilities/pile", 5);
            let held = std::mem::replace(&mut s["players"][0]["hand"], json!(five));
            let discards = s["abilities"]["discards"].as_array_mut().expect("a list");
            discards.extend(held.as_array().expect("a list").clone());
        },
        "players[0].hand: 5 cards",
    );
    check(
        &|s| {
            let active = s["active"].as_u64().expect("a seat") as usize;
            s["players"][active]["present"] = json!(false);
            s["crew"].as_array_mut().expect("a list").iter_mut().for_each(|mate| mate["owner"] = json!(null));
        },
        "active: somebody who does not sail along has the turn",
    );
    let row = |covered: u16| {
        json!({ "row": [{ "card": "bell-gulls", "covered": covered }], "round": 1, "used": [0, 0, 0, 0, 0, 0, 0, 0, 0],
            "synergy": ["odessa", "audrie", "gregory", "kannan", "kasumi", "laurent", "mac", "marco", "rafael"] })
    };
    check(&|s| s["combat"] = row(511), "combat.row[0]: `bell-gulls` has fallen");
    check(
        &|s| s["reading"] = json!({ "visit": { "path": [] }, "source": "explore" }),
        "reading.visit.path: a visit is somewhere until it is over",
    );
    check(&|s| s["reading"] = reading(json!(9)), "reading.fought: no choice of this page is a test");
    check(&|s| s["phase"] = json!("setup"), "phase: cards lie there before anything was laid out");
    for (phase, order) in
        [("room", ["clear", "clear"]), ("room", ["clear", "heal"]), ("end", ["clear", "cards"])]
    {
        let ordered = |s: &mut Value| {
            (s["phase"], s["room"], s["order"]) = (json!(phase), json!("bridge"), json!(order));
            s["reading"] = json!(null);
        };
        check(&ordered, "order: it is not what is left of a room");
    }
}

#[test]
fn what_no_game_of_now_or_never_can_come_to_is_refused() {
    let said = |change: &dyn Fn(&mut Value)| changed("now-or-never", "story", change);
    let check = |change: &dyn Fn(&mut Value), why: &str| {
        let said = said(change);
        assert!(said.contains(why), "{why}: {said}");
    };
    assert_eq!(said(&|_| ()), "it was opened", "as it is, it is sound");
    let early = |s: &mut Value| {
        s["phase"] = json!("setup");
        s["players"][0]["waiting"] = json!([0, 0, 2, 0, 0, 0]);
    };
    check(&early, "something lies there before anything was laid out");
    let off = "seat 1 has a reputation that is not on the track";
    check(&|s| s["players"][0]["reputation"] = json!(-3), off);
    check(&|s| s["players"][0]["reputation"] = json!(99), off);
    let crowd = |s: &mut Value| {
        let row = s["row"].as_array_mut().expect("a list");
        let good = row[0].clone();
        row.resize(7, good);
    };
    check(&crowd, "row: 7 villagers on 6 places");
    check(&|s| s["players"][1]["hero"] = s["players"][0]["hero"].clone(), "is the hero of another seat");
}

#[test]
fn what_no_game_of_prelude_can_come_to_is_refused() {
    for (of, one) in [("past", "priest"), ("gift", "mage")] {
        let said = changed("prelude", "standard", |s| {
            s["characters"][0][of] = json!(one);
            s["characters"][1][of] = json!(one);
        });
        assert!(said.contains("characters: two have the same past or the same gift"), "{of}: {said}");
    }
}

#[test]
fn what_no_game_of_near_and_far_can_come_to_is_refused() {
    let check = |change: &dyn Fn(&mut Value), why: &str| {
        let said = changed("near-and-far", "campaign", change);
        assert!(said.contains(why), "{why}: {said}");
    };
    check(
        &|s| {
            let town = format!("map{:02}/town", s["map"].as_u64().expect("a number"));
            s["camps"] = json!([{ "space": town, "seat": 0 }]);
        },
        "/town`",
    );
    let early = |s: &mut Value| {
        s["phase"] = json!("gathering");
        s["players"][1]["camps"] = json!(1);
    };
    check(&early, "players.camps: one was placed before anything was laid out");
    let twice = |s: &mut Value| s["players"][1]["character"] = s["players"][0]["character"].clone();
    check(&twice, "players.character: two players are `");
    check(&|s| s["players"][1]["companion"] = json!(null), "has another companion along");
    check(&|s| s["sent_home"] = json!([1, 0]), "sent_home: ");
    check(
        &|s| {
            let active = s["active"].as_u64().expect("a seat") as usize;
            s["players"][active]["present"] = json!(false);
        },
        "active: ",
    );
}
