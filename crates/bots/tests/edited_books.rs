//! A book is edited while a game goes on: what is gone leaves the game, what is new comes into it, and play goes on.

use bots::{Budget, Kind};
use serde_json::Value;
use std::collections::BTreeSet;
use table::{AnyGame, AnyTable, Save, Setup};

/// The next question, answered by instinct.
fn answer(table: &mut dyn AnyTable, whim: u64) {
    let question = table.questions().iter().find(|q| !q.aside).expect("the game goes on").clone();
    let keys = Kind::Instinct.answer(table, &question, Budget::default(), whim);
    table.answer(question.seat, question.id, &keys).unwrap_or_else(|e| panic!("{e}"));
}

/// The save of the first instinctive game of two players that reached such a state, with no answer given since.
fn midway(id: &str, mode: &str, wanted: impl Fn(&Value) -> bool) -> Save {
    let game = library::game(id).expect("it is on the shelf");
    for seed in 0..500 {
        let mut table = game.open(Setup::new(id, mode, 2, seed)).expect("a sound setup");
        for whim in 0..2_000 {
            let save = table.save();
            if save.checkpoint.after == save.answers.len() && wanted(&save.checkpoint.state) {
                return save;
            }
            if table.outcome().is_some() {
                break;
            }
            answer(table.as_mut(), whim);
        }
    }
    panic!("no game came to it");
}

/// Plays on, and looks at the laws after every answer.
fn play_on_until(table: &mut dyn AnyTable, what: &str, wanted: impl Fn(&Value) -> bool) {
    for whim in 0..5_000 {
        if wanted(&table.state()) || table.outcome().is_some() {
            return;
        }
        answer(table, whim);
        assert!(table.broken_laws().is_empty(), "{:?}", table.broken_laws());
    }
    panic!("it did not come to {what}");
}

/// The names in a list of a state, or the one name that is there.
fn names(state: &Value, pointer: &str) -> Vec<String> {
    let value = state.pointer(pointer).unwrap_or(&Value::Null);
    let list = value.as_array().cloned().unwrap_or_else(|| vec![value.clone()]);
    let name = |v: &Value| {
        v.as_str().or_else(|| v.get("card")?.as_str()).or_else(|| v.get("space")?.as_str()).map(str::to_owned)
    };
    list.iter().filter_map(name).collect()
}

/// The first name in each of these places.
fn first_of_each(state: &Value, pointers: &[&str]) -> BTreeSet<String> {
    let first =
        |p: &&str| names(state, p).into_iter().next().unwrap_or_else(|| panic!("{p}: nothing is there"));
    pointers.iter().map(first).collect()
}

/// The text with another word wherever this one occurs as a whole word.
fn replaced(text: &str, word: &str, by: &str) -> String {
    let part_of_name = |c: char| c.is_alphanumeric() || c == '-' || c == '/';
    let mut out = String::new();
    let mut rest = text;
    while let Some(place) = rest.find(word) {
        let (before, after) = (&rest[..place], &rest[place + word.len()..]);
        let inside = before.ends_with(part_of_name) || after.starts_with(part_of_name);
        out += before;
        out += if inside { word } else { by };
        rest = after;
    }
    out + rest
}

/// The game with a book from which these are gone; each is replaced by something else.
fn without(id: &str, gone: &BTreeSet<String>) -> Box<dyn AnyGame> {
    let mut files = library::own_files(id);
    for name in gone {
        // Spaces are known by their map.
        let (file, word) =
            name.split_once('/').map_or((None, name.as_str()), |(map, space)| (Some(map), space));
        let other =
            if name.chars().all(char::is_uppercase) { format!("{word}X") } else { format!("{word}-anew") };
        for (_, text) in
            files.iter_mut().filter(|(f, _)| file.is_none_or(|map| f.starts_with(&format!("{map}.toml"))))
        {
            *text = match file {
                Some(_) => text.replace(&format!("\"{word}\""), &format!("\"{other}\"")),
                None => replaced(text, word, &other),
            };
        }
    }
    let book = library::game_with(id, files).expect("it is on the shelf");
    book.unwrap_or_else(|faults| panic!("{}", faults[0]))
}

/// Opens a save with a book from which these are gone. Each is noted, and no longer anywhere in the state.
fn reopened(id: &str, save: Save, gone: &BTreeSet<String>) -> Box<dyn AnyTable> {
    let loaded = without(id, gone).load(save).unwrap_or_else(|e| panic!("{e}"));
    for name in gone {
        let note = format!("`{name}` is no longer in the book; it was taken out of the game.");
        assert!(loaded.notes.contains(&note), "{name}: {:?}", loaded.notes);
        assert!(!loaded.table.state().to_string().contains(&format!("\"{name}\"")), "{name} is still there");
    }
    loaded.table
}

fn length(state: &Value, pointer: &str) -> usize {
    state.pointer(pointer).and_then(Value::as_array).map_or(0, Vec::len)
}

/// A quest that was noted, a keyword, cards in every place and a space with a camp are gone from the book.
#[test]
fn a_campaign_goes_on_with_an_edited_book() {
    let places = [
        "/players/0/sheet/side",
        "/players/0/sheet/keywords",
        "/players/0/hand",
        "/players/0/party",
        "/players/0/treasures",
        "/camps",
        "/quests",
        "/row",
        "/treasures/pile",
        "/basic/pile",
        "/threats",
    ];
    let save = midway("near-and-far", "campaign", |state| {
        state["phase"] == "turn" && places.iter().all(|p| !names(state, p).is_empty())
    });
    let state = save.checkpoint.state.clone();
    let gone = first_of_each(&state, &places);
    let session = state["session"].clone();
    let mut table = reopened("near-and-far", save, &gone);
    assert!(table.broken_laws().is_empty(), "{:?}", table.broken_laws());
    assert_eq!(
        length(&table.state(), "/camps"),
        length(&state, "/camps") - 1,
        "its camp is back on the board"
    );
    play_on_until(table.as_mut(), "the end of the session", |state| state["phase"] == "evening");
    assert_eq!(table.state()["session"], session);
}

/// NF-DRAFT-02: whoever lost a card from their packet picks from as many as the others.
#[test]
fn a_draft_goes_on_with_an_edited_book() {
    let save = midway("near-and-far", "campaign", |state| state["phase"]["draft"] == 1);
    let state = save.checkpoint.state.clone();
    let gone = names(&state, "/packets/0").into_iter().chain(names(&state, "/players/1/drawn")).collect();
    let mut table = reopened("near-and-far", save, &gone);
    assert_eq!(
        (0..2).map(|seat| length(&table.state(), &format!("/packets/{seat}"))).collect::<Vec<_>>(),
        [4, 4]
    );
    play_on_until(table.as_mut(), "the first turn", |state| state["phase"] == "turn");
}

/// NF-CHARQ-02: a story whose next quest is gone goes on from its beginning, and what was done stays done.
#[test]
fn a_characters_story_goes_on_from_its_beginning_when_its_next_quest_is_gone() {
    let save = midway("near-and-far", "character", |state| {
        state["phase"] == "turn" && length(state, "/players/0/sheet/done") >= 2
    });
    let state = save.checkpoint.state.clone();
    let gone = first_of_each(&state, &["/players/0/sheet/next", "/arcade/pile"]);
    let done = names(&state, "/players/0/sheet/done");
    let mut table = reopened("near-and-far", save, &gone);
    let sheet = table.state()["players"][0]["sheet"].clone();
    assert_eq!(sheet["next"], done[0], "the first quest of the story");
    assert_eq!(names(&sheet, "/done"), done);
    play_on_until(table.as_mut(), "another quest of the story", |state| {
        length(state, "/players/0/sheet/done") > done.len()
    });
    assert_eq!(names(&table.state(), "/players/0/sheet/done")[done.len()], done[0]);
    play_on_until(table.as_mut(), "the end of the session", |state| state["phase"] == "evening");
}

/// NF-CHARQ-08: after ten quests a story is over. One that is shorter has lost its next quest.
#[test]
fn a_story_without_a_next_quest_begins_again_unless_it_is_over() {
    let save = midway("near-and-far", "character", |state| length(state, "/players/0/sheet/done") >= 1);
    let first = names(&save.checkpoint.state, "/players/0/sheet/done")[0].clone();
    for (done, next) in [(9, Value::from(first.clone())), (10, Value::Null)] {
        let mut save = save.clone();
        let sheet = &mut save.checkpoint.state["players"][0]["sheet"];
        sheet["done"] = vec![first.clone(); done].into();
        sheet["next"] = Value::Null;
        let loaded = library::game("near-and-far").expect("it is on the shelf").load(save);
        let table = loaded.unwrap_or_else(|e| panic!("{e}")).table;
        assert_eq!(table.state()["players"][0]["sheet"]["next"], next, "after {done} quests");
    }
}

/// A quest that was done is gone: the others count as before, and the story goes on where it was.
#[test]
fn a_characters_story_goes_on_where_it_was_when_an_old_quest_is_gone() {
    let save = midway("near-and-far", "character", |state| {
        state["phase"] == "turn" && length(state, "/players/0/sheet/done") >= 2
    });
    let state = save.checkpoint.state.clone();
    let gone = BTreeSet::from([names(&state, "/players/0/sheet/done")[1].clone()]);
    let table = reopened("near-and-far", save, &gone);
    assert_eq!(table.state()["players"][0]["sheet"]["next"], state["players"][0]["sheet"]["next"]);
    assert_eq!(length(&table.state(), "/players/0/sheet/done"), 1);
}

/// Cards on the board, in decks and with people are gone from the book.
#[test]
fn a_band_goes_on_with_an_edited_book() {
    let places = ["/characters/0/artifacts", "/decks/0/pile", "/decks/2/discards", "/artifacts/pile"];
    let laid_out = |state: &Value| (0..6).find(|slot| length(state, &format!("/slots/{slot}")) > 0);
    let save = midway("prelude", "standard", |state| {
        laid_out(state).is_some() && places.iter().all(|p| !names(state, p).is_empty())
    });
    let state = save.checkpoint.state.clone();
    let mut gone = first_of_each(&state, &places);
    gone.extend(names(&state, &format!("/slots/{}", laid_out(&state).expect("just seen"))));
    let mut table = reopened("prelude", save, &gone);
    assert!(table.broken_laws().is_empty(), "{:?}", table.broken_laws());
    play_on_until(table.as_mut(), "the end", |_| false);
    assert!(table.outcome().is_some());
}
