//! What a seat cannot know: two worlds that it cannot tell apart, at every step of whole games.

use super::{BRIEFLY, FOLLOWED, Follow, play, play_of, setup, soak, text, titles};
use bots::Kind;
use serde_json::Value;
use std::collections::BTreeSet;
use table::{AnyGame, AnyTable, Event, Offered, Question, Save, SavedCheckpoint, Seat, Setup, What, seats};

/// After this many answers each, a game is played on in two worlds, for so many.
const WAITS_EVERY: usize = 20;
const WAITS_FOLLOWED: usize = 25;

/// While a game lasts a screen is handed on behind a curtain; at its end all look at it together.
#[test]
fn nobody_has_anything_to_hide_when_a_game_is_over() {
    let mut hidden_in = 0;
    for (game, players) in titles() {
        let hides = |table: &dyn AnyTable| seats(players).any(|seat| table.hides_something(seat));
        for seed in 0..4 {
            let mut hidden = false;
            let table = play(game.as_ref(), players, seed, &mut |table, _| hidden |= hides(table.as_ref()));
            hidden_in += u32::from(hidden);
            assert!(table.outcome().is_none() || !hides(table.as_ref()), "seed {seed}");
        }
    }
    assert!(hidden_in > 10, "games do have secrets");
}

fn words_of(view: &Value, found: &mut BTreeSet<String>) {
    match view {
        Value::String(text) => drop(found.insert(text.clone())),
        Value::Array(list) => list.iter().for_each(|v| words_of(v, found)),
        Value::Object(map) => map.iter().for_each(|(field, value)| match field.as_str() {
            // What a card does is one text, however it is cut into parts.
            "does" | "rules" => drop(found.insert(text_of(value))),
            _ => words_of(value, found),
        }),
        _ => {}
    }
}

fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(text_of).collect(),
        Value::Object(map) => map.values().map(text_of).collect(),
        _ => String::new(),
    }
}

/// What a seat's view names and nobody else is shown.
fn known_to(table: &dyn AnyTable, seat: Seat) -> BTreeSet<String> {
    let (mut mine, mut open) = (BTreeSet::new(), BTreeSet::new());
    words_of(&table.view(Some(seat)), &mut mine);
    words_of(&table.view(None), &mut open);
    // A plain word ("skill", "group") is one of a few kinds and gives nothing away; names, texts and keys are not like that.
    let plain = |word: &String| word.len() < 4 || word.chars().all(char::is_lowercase);
    mine.into_iter().filter(|word| !plain(word) && !open.contains(word)).collect()
}

/// People who share a screen see each other's questions: an option that names something hidden says so, and so does a
/// question that is about nothing else. What is also offered to somebody who knows nothing of it (to guess among everything
/// there is) gives nothing away.
#[test]
fn a_question_that_names_something_hidden_is_marked() {
    for id in library::ids() {
        let (mut marked, mut open, mut hiding) = (0, BTreeSet::new(), BTreeSet::new());
        for (game, players) in titles().into_iter().filter(|(g, n)| g.about().id == id && *n > 1) {
            for seed in 60..62 {
                play(game.as_ref(), players, seed, &mut |table, _| {
                    for question in table.questions() {
                        let hidden = known_to(table.as_ref(), question.seat);
                        let names = |text: &str| hidden.iter().any(|word| text.contains(word.as_str()));
                        assert!(question.secret || !names(&question.prompt), "seed {seed}: {question:?}");
                        for option in &question.options {
                            let words = [Some(&option.key), Some(&option.text()), option.target.as_ref()];
                            let hides = words.into_iter().flatten().any(|w| names(w));
                            let offered = (question.rules.clone(), option.key.clone());
                            marked += u32::from(option.secret);
                            match hides {
                                true if !option.secret => hiding.insert(offered),
                                true => false,
                                false => open.insert(offered),
                            };
                        }
                    }
                });
            }
        }
        let given_away: Vec<_> = hiding.difference(&open).collect();
        assert!(given_away.is_empty(), "{id}: {given_away:?}");
        assert!(marked > 10, "{id} does ask about hidden things: {marked}");
    }
}

/// The two-worlds test: a seat cannot tell the real world from one imagined for it.
fn two_worlds(game: &dyn AnyGame, setup: Setup, follow: Follow) -> u32 {
    let mut differing = 0;
    let (players, seed) = (setup.seats.len(), setup.seed);
    play_of(game, setup, follow, &mut |table, whim| {
        let (state, watched) = (table.state(), table.view(None).to_string());
        let told = table.take_events();
        for seat in seats(players) {
            let imagined = table.imagined(seat, whim);
            differing += u32::from(imagined.state != state);
            let real = table.questions().iter().find(|q| q.seat == seat);
            let (here, there) = (table.view(Some(seat)).to_string(), imagined.view.to_string());
            assert_eq!(there, here, "seed {seed}, seat {}", seat.0);
            assert_eq!(imagined.question.as_ref(), real, "seed {seed}, seat {}", seat.0);
            // Watchers know no more than any seat does.
            assert_eq!(imagined.watched.to_string(), watched, "seed {seed}, seat {}", seat.0);
            nobody_hears_of_hidden_things(&told, seat, &state, &imagined.state);
        }
        if players > 1 && table.log().len().is_multiple_of(WAITS_EVERY) {
            let seat = Seat((whim % players as u64) as u8);
            same_waits(game, table.as_mut(), seat, whim);
        }
    });
    differing
}

/// Everybody sees who is waited for. Two worlds that a seat cannot tell apart, with the same chances and the same answers, wait for the same seats
/// as long as the seat sees and hears the same in both. A wait that only one of them has would betray what is hidden.
fn same_waits(game: &dyn AnyGame, table: &mut dyn AnyTable, seat: Seat, whim: u64) {
    table.bookmark("here");
    let imagined = table.branch("here", seat, whim).expect("it can be imagined").save();
    let real = table.save();
    let world = |state: Value| {
        let checkpoint = SavedCheckpoint { after: 0, state, chance: real.checkpoint.chance.clone() };
        let (answers, bookmarks) = (Vec::new(), Vec::new());
        let save = Save { checkpoint, answers, chapter: None, beginning: None, bookmarks, ..real.clone() };
        game.load(save).unwrap_or_else(|e| panic!("{e}")).table
    };
    let mut here = world(real.checkpoint.state.clone());
    let mut there = world(imagined.beginning.expect("a branch has a beginning of its own").state);
    let known = |table: &mut dyn AnyTable| {
        let heard = |event: &Event| event.seat.is_none_or(|s| s == seat);
        (table.view(Some(seat)), table.take_events().into_iter().filter(heard).collect::<Vec<_>>())
    };
    let waits = |table: &dyn AnyTable| -> Vec<Seat> {
        table.questions().iter().filter(|q| !q.aside).map(|q| q.seat).collect()
    };
    let mut whim = whim;
    for _ in 0..WAITS_FOLLOWED {
        if known(here.as_mut()) != known(there.as_mut()) {
            return; // now it can tell
        }
        let open = here.questions().to_vec();
        assert_eq!(
            waits(there.as_ref()),
            waits(here.as_ref()),
            "seed {}, seat {}, after {:?}: {:?}",
            real.setup.seed,
            seat.0,
            here.log(),
            open.iter().chain(there.questions()).collect::<Vec<_>>()
        );
        whim = whim.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let asked: Vec<&Question> = open.iter().filter(|q| !q.aside).collect();
        let Some(question) = asked.get((whim >> 20) as usize % asked.len().max(1)) else { return };
        // What only its seat knows would soon be another thing in the other world.
        let plain: Vec<&Offered> = question.options.iter().filter(|o| !o.secret && !o.aside).collect();
        let keys = match question.pick.max == 1 && !plain.is_empty() {
            true => vec![plain[(whim >> 33) as usize % plain.len()].key.clone()],
            false => Kind::Random.answer(here.as_ref(), question, BRIEFLY, whim >> 7),
        };
        here.answer(question.seat, question.id, &keys).unwrap_or_else(|e| panic!("{e}"));
        let Some(same) = there.questions().iter().find(|q| q.seat == question.seat) else { return };
        if there.answer(question.seat, same.id, &keys).is_err() {
            return; // it chose what there is not in the other world
        }
    }
}

/// The card or the entry that an event names.
fn named(event: &Event) -> Option<&str> {
    match &event.what {
        What::Card { card, .. } => card.as_deref(),
        What::Story(story) => Some(&story.entry),
        _ => None,
    }
}

/// Where a name stands in a state.
fn places<'a>(state: &'a Value, name: &str, path: &mut Vec<&'a str>, found: &mut Vec<String>) {
    match state {
        Value::String(text) if text == name => found.push(path.join("/")),
        Value::Array(list) => list.iter().for_each(|v| places(v, name, path, found)),
        Value::Object(map) => {
            for (key, value) in map {
                path.push(key);
                places(value, name, path, found);
                path.pop();
            }
        }
        _ => {}
    }
}

/// A card or an entry that a seat was told of lies where it lies in every world that is imagined for this seat: nobody
/// is told what the game believes to be hidden from them. What has gone back into a pile since is hidden again.
fn nobody_hears_of_hidden_things(told: &[Event], seat: Seat, real: &Value, imagined: &Value) {
    for event in told.iter().filter(|e| e.seat.is_none_or(|s| s == seat)) {
        let Some(name) = named(event) else { continue };
        let at = |state| {
            let mut found = Vec::new();
            places(state, name, &mut Vec::new(), &mut found);
            found
        };
        if at(real).iter().any(|path| path.ends_with("pile")) {
            continue;
        }
        assert_eq!(at(imagined), at(real), "seat {} was told: {event:?}", seat.0);
    }
}

/// A branch is imagined from a checkpoint; nothing of the real world is left in it, not even where no view shows it.
#[test]
fn a_branch_keeps_nothing_that_its_seat_did_not_know() {
    for (game, players) in titles() {
        let mut differing = 0;
        for seed in 0..3 {
            play(game.as_ref(), players, seed, &mut |table, whim| {
                if table.log().len() % 20 != 0 {
                    return;
                }
                table.bookmark("here");
                let seat = Seat((whim % players as u64) as u8);
                let branch =
                    |from: &dyn AnyTable| from.branch("here", seat, whim).expect("it can be imagined").save();
                let mut other = table.branch("here", seat, whim ^ 1).expect("it can be imagined");
                other.bookmark("here");
                let begins =
                    |save: &Save| save.beginning.clone().expect("a branch has a beginning of its own").state;
                let save = other.save();
                if save.checkpoint.state != begins(&save) {
                    return; // it has gone on by itself, over steps in which nobody decides
                }
                // From another world that the seat cannot tell from this one, the same branch grows.
                let (here, there) = (branch(table.as_ref()), branch(other.as_ref()));
                assert_eq!(text(&here), text(&there), "seed {seed}, seat {}", seat.0);
                differing += u32::from(begins(&here) != begins(&save));
            });
        }
        assert!(differing > 3, "branches are other worlds: {differing}");
    }
}

#[test]
fn no_seat_can_tell_another_world() {
    for (game, players) in titles() {
        let differing = two_worlds(game.as_ref(), setup(game.as_ref(), players, 1), Follow::For(FOLLOWED));
        assert!(differing > 10, "imagined worlds do differ");
    }
}

#[test]
#[ignore = "goes on for SOAK seconds"]
fn no_seat_can_tell_another_world_in_many_games() {
    soak("two worlds", |game, setup, until| {
        two_worlds(game, setup, Follow::Until(until));
    });
}
