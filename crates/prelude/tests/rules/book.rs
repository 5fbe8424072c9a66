//! The book: the shipped one is sound, and whatever a writer gets wrong is reported where it stands.

mod cards;
mod numbers;
mod words;

use crate::common;
use prelude::Book;
use storybook::{Fault, Load, Place};
use testing::{Files, change, fault_at_mark};

/// A card that stands in for a card of the book, to be tampered with.
struct Card {
    file: &'static str,
    id: &'static str,
    text: String,
}

/// The event card of the handbook.
fn spirit() -> Card {
    let handbook = include_str!("../../../../docs/writing-books.md");
    let (_, rest) = handbook.split_once("```story\n== pale-stag").expect("the handbook has a card");
    let (card, _) = rest.split_once("```").expect("the card ends");
    // In the book this card gives STAG, which others read.
    let text = format!("== pale-stag{card}").replace("group token +1,", "group token +1, keyword STAG,");
    Card { file: "spirits.story", id: "pale-stag", text }
}

fn occurrence() -> Card {
    let text = "\
== child-by-the-fire  A Child
kind: group

A child stands where the firelight stops.

* Bring a bowl. [caring 2]
  = success
  > morale +2, keyword WREN
  = failure
  > resource -1
* Hum along. [communing 1]
  = success
  > morale +1
  = failure
  > presence +1
* Follow the footprints. [keen 1]
  = success
  > resource +1
  = failure
  > morale -1
";
    Card { file: "occurrences.story", id: "child-by-the-fire", text: text.into() }
}

fn secret() -> Card {
    let text = "\
== hidden-larder  The Larder
kind: secret
rule: each round: resource +1

You found it alone.

= discovered
Nobody shouts.
> band morale -1
= revealed
A long silence.
> band resource +1

* Slip out. [active 1]
  = success
  > health +1
  = failure
  > presence rest +1
* Leave a jar. [caring 1]
  = success
  > morale +1
  = failure
  > resource -1
* Say it. [wise 2]
  = success
  > reveal, resolve
  = failure
  > morale -1
";
    Card { file: "locations.story", id: "hidden-larder", text: text.into() }
}

fn spell() -> Card {
    let text = "\
== drying-day-cord  A Cord
kind: spell
use: prep
unveil: 2

Nine knots.

* Loosen one. [active 1]
  = success
  > resource +1
  = failure
  > resource -1
* Wait. [keen 2]
  = success
  > token +1, resolve
  = failure
  > health -1
* Open all. [strong 3]
  = success
  > band token +1, resolve
  = failure
  > health -1
";
    Card { file: "spells.story", id: "drying-day-cord", text: text.into() }
}

fn tool() -> Card {
    let text = r#"[[tool]]
id = "left-hand-sickle"
name = "A Sickle"
text = "It cuts sweetly."
rules = ["dice gather +1", "after gather: presence gather +1"]
unveil = 3
[tool.back]
text = "It no longer waits for your arm."
rules = ["value gather +1"]
"#;
    Card { file: "tools.toml", id: "left-hand-sickle", text: text.into() }
}

/// The files of the book with this card in place of its own of that id.
fn files_with(card: &Card, text: &str) -> Files {
    let mut files = common::files();
    let file = files.get_mut(card.file).expect("the file is there");
    let (head, next) = match card.file {
        "tools.toml" => (format!("[[tool]]\nid = \"{}\"", card.id), "\n[[tool]]"),
        _ => (format!("== {} ", card.id), "\n== "),
    };
    let start = file.find(&head).expect("the card is there");
    let end = file[start + 1..].find(next).map_or(file.len(), |i| start + 1 + i + 1);
    file.replace_range(start..end, &format!("{text}\n"));
    files
}

/// Changes a card here and there, with `¦` where the fault is.
fn check<const N: usize>(card: Card, changes: [(&str, &str); N], message: &str, hint: Option<&str>) {
    let mut text = card.text.clone();
    for (from, to) in changes {
        assert!(text.contains(from), "`{from}` is not in the card");
        text = text.replacen(from, to, 1);
    }
    let fault = fault_at_mark(Book::load, files_with(&card, &text), message);
    assert_eq!(fault.hint.as_deref(), hint);
}

/// Changes a file of the book in one place, with `¦` where the fault is.
fn check_file(file: &str, from: &str, to: &str, message: &str) -> Fault {
    let mut files = common::files();
    change(&mut files, file, from, to);
    fault_at_mark(Book::load, files, message)
}

/// The first fault in a file after a change.
fn fault_in(file: &str, from: &str, to: &str) -> Fault {
    let mut files = common::files();
    change(&mut files, file, from, to);
    let faults = Book::load(files).err().unwrap_or_default();
    faults.into_iter().find(|f| f.place.file == file).expect("a fault in this file")
}

/// For a fault that stands at the head of its card.
const AT_SPIRIT: (&str, &str) = ("== pale-stag", "== ¦pale-stag");
const AT_OCCURRENCE: (&str, &str) = ("== child", "== ¦child");
const AT_SECRET: (&str, &str) = ("== hidden", "== ¦hidden");
const AT_SPELL: (&str, &str) = ("== drying", "== ¦drying");
const AT_TOOL: (&str, &str) = ("id = \"left", "id = ¦\"left");

#[test]
fn the_shipped_book_is_sound() {
    let book = common::load(common::shipped_files()).unwrap_or_else(|faults| panic!("{faults}"));
    let edition = table::Book::edition(&book);
    assert_eq!((edition.title.as_str(), edition.digest.len()), ("Prelude", 16));
    for line in table::Book::components(&book) {
        assert!(line.rulebook.is_none_or(|n| n == line.book), "{line:?}");
    }
}

#[test]
fn the_cards_that_these_tests_tamper_with_are_sound() {
    for card in [spirit(), occurrence(), secret(), spell(), tool()] {
        common::load(files_with(&card, &card.text)).map(|_| ()).unwrap_or_else(|faults| panic!("{faults}"));
    }
}

#[test]
fn another_text_gives_another_digest() {
    let digest =
        |files| table::Book::edition(&common::load(files).unwrap_or_else(|e| panic!("{e}"))).digest.clone();
    let card = tool();
    assert_eq!(digest(common::files()), digest(common::files()));
    assert_ne!(digest(common::files()), digest(files_with(&card, &card.text)));
}

// Files.

#[test]
fn a_missing_file() {
    let names: Vec<String> = common::files().into_keys().collect();
    assert_eq!(names.len(), 11);
    for name in names {
        let mut files = common::files();
        files.remove(&name);
        let faults = Book::load(files).err().expect("a file is missing");
        let place = Place { file: name.clone(), line: 1, column: 1 };
        let message = format!("the file `{name}` is missing");
        let found = faults.iter().filter(|f| f.place == place && f.message == message).count();
        assert_eq!(found, 1, "{name}");
    }
}

#[test]
fn a_story_file_that_prelude_does_not_have() {
    let mut files = common::files();
    let text = spell().text.replace("drying-day-cord", "a-cord");
    files.insert("spell.story".into(), format!("# Spells.\n\n¦{text}"));
    let fault = fault_at_mark(Book::load, files, "Prelude has no story file `spell.story`");
    assert_eq!(fault.hint.as_deref(), Some("did you mean `spells.story`?"));
}

#[test]
fn a_book_of_another_game() {
    check_file(
        "book.toml",
        "game = \"prelude\"",
        "game = ¦\"stonesaga\"",
        "this is a book of `stonesaga`, not of `prelude`",
    );
}

#[test]
fn a_field_that_a_file_does_not_know() {
    check_file(
        "book.toml",
        "title =",
        "¦tittle =",
        "unknown field `tittle`, expected one of `game`, `title`, `version`",
    );
    check_file(
        "settlement.toml",
        "cost = 6",
        "¦price = 6",
        "unknown field `price`, expected one of `id`, `name`, `cost`, `band`, `text`",
    );
}

#[test]
fn a_line_that_is_no_toml() {
    let fault = fault_in("dice.toml", "die = 6", "die = = 6");
    assert_eq!(fault.place.line, 3);
}

#[test]
fn a_number_where_a_text_should_be() {
    let fault = fault_in("tools.toml", "name = \"Left-Hand Sickle\"", "name = 7");
    assert_eq!((fault.place.line, fault.place.column), (6, 8));
    assert!(fault.message.starts_with("invalid type: integer `7`, expected a string"), "{fault}");
}

// Counts.

#[test]
fn a_deck_with_a_card_too_few() {
    for (card, message) in [
        (spirit(), "15 cards, but this deck has 16"),
        (occurrence(), "11 cards, but this deck has 12"),
        (secret(), "19 cards, but this deck has 20"),
        (spell(), "9 spells, but this deck has 10"),
        (tool(), "13 tools, but this deck has 14"),
    ] {
        let mut files = files_with(&card, "");
        files.get_mut(card.file).expect("the file is there").insert(0, '¦');
        fault_at_mark(Book::load, files, message);
    }
}

#[test]
fn a_deck_with_a_secret_too_few() {
    let card = secret();
    let mut files = files_with(&card, "");
    files.get_mut(card.file).expect("the file is there").insert(0, '¦');
    fault_at_mark(Book::load, files, "1 secrets, but this deck has 2");
}

// Ids.

#[test]
fn a_card_with_the_id_of_another() {
    let card = spell();
    let text = card.text.replace("== drying-day-cord", "== ¦child-by-the-fire");
    let fault =
        fault_at_mark(Book::load, files_with(&card, &text), "the id `child-by-the-fire` is used twice");
    let hint = fault.hint.expect("it says where the other is");
    assert!(hint.starts_with("it is first used in occurrences.story:"), "{hint}");
}

#[test]
fn a_tool_with_the_id_of_an_event() {
    check(
        tool(),
        [("id = \"left-hand-sickle\"", "id = ¦\"pale-stag\"")],
        "the id `pale-stag` is used twice",
        None,
    );
}

#[test]
fn a_spell_with_the_id_of_a_tool() {
    check(
        spell(),
        [("== drying-day-cord", "== ¦left-hand-sickle")],
        "the id `left-hand-sickle` is used twice",
        None,
    );
}

#[test]
fn a_card_with_the_name_of_a_keyword() {
    let card = spirit();
    let text = card.text.replace("== pale-stag", "== WREN");
    let faults = Book::load(files_with(&card, &text)).err().expect("it is not clear what WREN is");
    assert!(faults.iter().any(|f| f.place.file == card.file && f.message.contains("WREN")), "{faults:?}");
}
