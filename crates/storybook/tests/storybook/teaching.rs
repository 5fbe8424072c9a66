//! What a book tells newcomers: read if it is there, and checked.

use crate::common::Toy;
use std::collections::BTreeMap;
use storybook::{Fault, Load, Loader};
use table::{About, Mode, Note, Teaching};

type Files = BTreeMap<String, String>;

/// A book of nothing else, of a game with two modes.
struct Taught(Teaching);

impl Load for Taught {
    type Words = Toy;

    fn read(loader: &mut Loader) -> Option<Taught> {
        let modes = vec![Mode::new("short", "Short", 1..=2), Mode::new("long", "Long", 1..=2)];
        let [id, title, tagline] = ["toy", "Toy", "A toy."].map(String::from);
        let about = About { id, title, tagline, modes, options: vec![] };
        Some(Taught(loader.teaching(&about)))
    }
}

const PRIMER: &str = r#"
want = "You want to get home."
ends = "It ends at the door."

[[how]]
token = "step"
title = "Walk"
text = "One step after another."

[modes]
long = "The way is longer."
"#;

const LESSON: &str = r#"
[[note]]
id = "first"
at = "TOY-WALK-01"
target = "door"
text = "Look at the door."

[[note]]
id = "second"
after = "TOY-FALL-01"
text = "Get up again."
"#;

fn files(primer: &str, lesson: &str) -> Files {
    [("primer.toml", primer), ("lesson.toml", lesson)].map(|(name, text)| (name.into(), text.into())).into()
}

/// Loads files in one of which `¦` marks the place of a fault with this message.
fn fault_at_mark(marked: Files, message: &str) -> Fault {
    let (name, text) = marked.iter().find(|(_, text)| text.contains('¦')).expect("a place is marked");
    let before = text.split('¦').next().expect("there is a mark");
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    let files = marked.iter().map(|(name, text)| (name.clone(), text.replace('¦', ""))).collect();
    let faults = Taught::load(files).err().unwrap_or_default();
    let here = |f: &&Fault| (&f.place.file, f.place.line, f.place.column) == (name, line, column);
    let found = faults.iter().find(|f| here(f) && f.message == message).cloned();
    found.unwrap_or_else(|| panic!("no `{message}` at {name}:{line}:{column}, but {faults:?}"))
}

#[test]
fn a_book_tells_newcomers_what_stands_in_its_two_files() {
    let Ok(Taught(told)) = Taught::load(files(PRIMER, LESSON)) else { panic!("it is sound") };
    let primer = told.primer.expect("there is one");
    assert_eq!((&*primer.want, &*primer.ends), ("You want to get home.", "It ends at the door."));
    assert_eq!((&*primer.how[0].token, &*primer.how[0].title), ("step", "Walk"));
    assert_eq!(primer.modes["long"], "The way is longer.");
    let some = |text: &str| Some(text.to_owned());
    let first = Note {
        id: "first".into(),
        at: some("TOY-WALK-01"),
        after: None,
        target: some("door"),
        text: "Look at the door.".into(),
    };
    assert_eq!(told.lesson[0], first);
    assert_eq!((&told.lesson[1].at, &told.lesson[1].after), (&None, &some("TOY-FALL-01")));
}

#[test]
fn a_book_need_not_tell_them_anything() {
    let Ok(Taught(told)) = Taught::load(Files::new()) else { panic!("it is sound") };
    assert_eq!(told, Teaching::default());
}

#[test]
fn what_is_wrong_with_a_primer_is_said_where_it_stands() {
    let check = |from: &str, to: &str, message: &str| {
        assert!(PRIMER.contains(from), "{from}");
        fault_at_mark(files(&PRIMER.replacen(from, to, 1), LESSON), message)
    };
    let fault = check("long =", "¦lung =", "there is no mode `lung`");
    assert_eq!(fault.hint.as_deref(), Some("did you mean `long`?"));
    check("\"Walk\"", "¦\"\"", "there is nothing to read here");
    let from = PRIMER.find("[[how]]").expect("steps");
    let to = PRIMER.find("[modes]").expect("modes");
    check(&PRIMER[from..to], "¦how = []\n", "a primer says how one gets what one wants");
}

#[test]
fn what_is_wrong_with_a_note_is_said_where_it_stands() {
    let check = |from: &str, to: &str, message: &str| {
        assert!(LESSON.contains(from), "{from}");
        fault_at_mark(files(PRIMER, &LESSON.replacen(from, to, 1)), message)
    };
    check("id = \"second\"", "id = ¦\"first\"", "the id `first` is used twice");
    check("\"Get up again.\"", "¦\" \"", "there is nothing to read here");
    check("id = \"second\"\nafter = \"TOY-FALL-01\"", "id = ¦\"second\"", "this note fits every question");
}
