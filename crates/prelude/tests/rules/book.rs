//! The book: the shipped one is sound, and whatever a writer gets wrong is reported where it stands.

use crate::common;
use prelude::Book;
use std::collections::BTreeMap;
use storybook::{Fault, Place};

type Files = BTreeMap<String, String>;

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

/// Loads files in one of which `¦` marks the place of a fault with this message.
fn check_files(mut files: Files, message: &str) -> Fault {
    let (name, marked) = files.iter().find(|(_, text)| text.contains('¦')).expect("a place is marked");
    let (name, text) = (name.clone(), marked.replace('¦', ""));
    let before = marked.split('¦').next().expect("there is a mark");
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    files.insert(name.clone(), text);
    let place = Place { file: name, line, column };
    let faults = Book::load(files).err().unwrap_or_default();
    let list: String = faults.iter().map(|f| format!("{f}\n")).collect();
    let fault = faults.into_iter().find(|f| f.place == place && f.message == message);
    fault.unwrap_or_else(|| panic!("no `{message}` at {place:?}, but:\n{list}"))
}

/// Changes a card here and there, with `¦` where the fault is.
fn check<const N: usize>(card: Card, changes: [(&str, &str); N], message: &str, hint: Option<&str>) {
    let mut text = card.text.clone();
    for (from, to) in changes {
        assert!(text.contains(from), "`{from}` is not in the card");
        text = text.replacen(from, to, 1);
    }
    let fault = check_files(files_with(&card, &text), message);
    assert_eq!(fault.hint.as_deref(), hint);
}

/// Changes a file of the book in one place, with `¦` where the fault is.
fn check_file(file: &str, from: &str, to: &str, message: &str) -> Fault {
    let mut files = common::files();
    let text = files.get_mut(file).expect("the file is there");
    assert!(text.contains(from), "`{from}` is not in {file}");
    *text = text.replacen(from, to, 1);
    check_files(files, message)
}

/// The first fault in a file after a change.
fn fault_in(file: &str, from: &str, to: &str) -> Fault {
    let mut files = common::files();
    let text = files.get_mut(file).expect("the file is there");
    assert!(text.contains(from), "`{from}` is not in {file}");
    *text = text.replacen(from, to, 1);
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
    let fault = check_files(files, "Prelude has no story file `spell.story`");
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
        "unknown field `price`, expected one of `id`, `name`, `cost`, `text`",
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
        check_files(files, message);
    }
}

#[test]
fn a_deck_with_a_secret_too_few() {
    let card = secret();
    let mut files = files_with(&card, "");
    files.get_mut(card.file).expect("the file is there").insert(0, '¦');
    check_files(files, "1 secrets, but this deck has 2");
}

// Ids.

#[test]
fn a_card_with_the_id_of_another() {
    let card = spell();
    let text = card.text.replace("== drying-day-cord", "== ¦child-by-the-fire");
    let fault = check_files(files_with(&card, &text), "the id `child-by-the-fire` is used twice");
    let hint = fault.hint.expect("it says where the other is");
    assert!(hint.starts_with("it stands first in occurrences.story:"), "{hint}");
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

// Fields of events.

#[test]
fn an_event_without_a_kind() {
    check(
        spirit(),
        [AT_SPIRIT, ("kind: group\n", "")],
        "`pale-stag` has no kind",
        Some("add `kind: group`, `kind: individual` or `kind: secret`"),
    );
}

#[test]
fn an_event_of_an_unknown_kind() {
    check(
        spirit(),
        [("kind: group", "kind: ¦grup")],
        "`grup` is not a kind of event",
        Some("did you mean `group`?"),
    );
}

#[test]
fn a_duration_out_of_range() {
    check(spirit(), [("duration: 3", "duration: ¦6")], "`6` is not a duration", Some("a number from 1 to 5"));
    check(spirit(), [("duration: 3", "duration: 3 ¦rounds")], "`rounds` is not expected here", None);
}

#[test]
fn a_field_that_a_card_does_not_know() {
    check(
        spirit(),
        [("duration: 3", "¦durations: 3")],
        "`durations` is not a field of this card",
        Some("did you mean `duration`?"),
    );
    check(
        spell(),
        [("unveil: 2", "¦duration: 2")],
        "`duration` is not a field of this card",
        Some("it can be kind, use, unveil"),
    );
}

#[test]
fn an_occurrence_with_a_duration() {
    check(
        occurrence(),
        [AT_OCCURRENCE, ("kind: group", "kind: group\nduration: 2")],
        "only events that stay on the board have a duration",
        None,
    );
}

#[test]
fn a_secret_with_a_duration() {
    check(
        secret(),
        [AT_SECRET, ("kind: secret", "kind: secret\nduration: 2")],
        "only events that stay on the board have a duration",
        None,
    );
}

#[test]
fn an_occurrence_with_a_rule() {
    check(
        occurrence(),
        [AT_OCCURRENCE, ("kind: group", "kind: group\nrule: omen +1")],
        "an occurrence is over at once: its rules never hold",
        None,
    );
}

#[test]
fn a_secret_whose_rule_cannot_be_hidden() {
    for rule in ["hunger +1", "closed rest"] {
        check(
            secret(),
            [AT_SECRET, ("kind: secret", &format!("kind: secret\nrule: {rule}"))],
            "a hidden rule cannot change what everybody reads off the board",
            Some("`hunger` and `closed` are not for secrets"),
        );
    }
}

#[test]
fn an_event_that_can_never_leave_play() {
    let hint = Some("give it a duration, or `resolve` in an outcome");
    let message = "`pale-stag` can never leave play";
    let changes = [
        AT_SPIRIT,
        ("duration: 3\n", ""),
        ("STAG, resolve", "STAG"),
        ("find location, resolve", "find location"),
    ];
    check(spirit(), changes, message, hint);
}

#[test]
fn a_secret_that_can_never_leave_play() {
    check(
        secret(),
        [AT_SECRET, ("reveal, resolve", "reveal")],
        "`hidden-larder` can never leave play",
        Some("give it a duration, or `resolve` in an outcome"),
    );
}

#[test]
fn an_event_on_the_board_that_is_discovered_or_revealed() {
    let message = "only secrets are discovered or revealed";
    check(spirit(), [AT_SPIRIT, ("\n* ", "\n= discovered\nOh.\n\n* ")], message, None);
    check(spirit(), [AT_SPIRIT, ("\n* ", "\n= revealed\nOh.\n\n* ")], message, None);
    check(spirit(), [AT_SPIRIT, ("> health -1", "> reveal")], message, None);
}

#[test]
fn a_secret_that_cannot_be_discovered() {
    check(
        secret(),
        [AT_SECRET, ("= discovered\nNobody shouts.\n> band morale -1\n", "")],
        "this secret does not say what happens when it is discovered",
        Some("add a block `= discovered` before the choices"),
    );
}

#[test]
fn a_secret_that_reveals_itself_without_a_word() {
    check(
        secret(),
        [AT_SECRET, ("= revealed\nA long silence.\n> band resource +1\n", "")],
        "this card reveals itself, but has no block `= revealed`",
        None,
    );
}

// Fields of spells.

#[test]
fn a_spell_of_another_kind() {
    check(
        spell(),
        [("kind: spell", "kind: ¦group")],
        "`group` is not the kind of a spell",
        Some("it can be spell"),
    );
}

#[test]
fn a_spell_without_a_kind() {
    let card = spell();
    let text = card.text.replace("kind: spell\n", "");
    let faults = Book::load(files_with(&card, &text)).err().expect("spells have `kind: spell`");
    let place = faults.iter().map(|f| (f.place.file.as_str(), f.source.as_str()));
    assert_eq!(place.collect::<Vec<_>>(), [("spells.story", "== drying-day-cord  A Cord")]);
}

#[test]
fn a_spell_without_a_moment() {
    check(
        spell(),
        [AT_SPELL, ("use: prep\n", "")],
        "`drying-day-cord` does not say when it may be cast",
        Some("add `use: prep`, `use: rest` or `use: keeping`"),
    );
}

#[test]
fn a_spell_for_an_unknown_moment() {
    check(
        spell(),
        [("use: prep", "use: ¦night")],
        "`night` is not a moment of the round",
        Some("it can be prep, rest, keeping"),
    );
}

#[test]
fn a_spell_with_an_unveil_number_out_of_range() {
    check(
        spell(),
        [("unveil: 2", "unveil: ¦0")],
        "`0` is not an unveil number",
        Some("a number from 1 to 5"),
    );
}

#[test]
fn a_spell_that_meets_an_event_or_reveals_itself() {
    for effect in ["meet spirit", "reveal"] {
        check(
            spell(),
            [AT_SPELL, ("> resource -1", &format!("> {effect}"))],
            "a spell cannot meet an event or reveal itself",
            None,
        );
    }
}

// What every card has.

#[test]
fn a_card_without_a_text() {
    check(spell(), [AT_SPELL, ("Nine knots.\n", "")], "a card without a text", None);
}

#[test]
fn a_card_without_a_name() {
    check(
        spell(),
        [AT_SPELL, ("  A Cord", "")],
        "a card without a name",
        Some("write `== id  Name`, with two spaces"),
    );
}

#[test]
fn a_block_that_cards_do_not_know() {
    check(
        secret(),
        [("= discovered", "= ¦discoverd")],
        "before the choices, only `= discovered` and `= revealed` are known",
        None,
    );
}

#[test]
fn a_card_with_two_or_four_options() {
    let option = "* Hum along. [communing 1]\n  = success\n  > morale +1\n  = failure\n  > presence +1\n";
    check(occurrence(), [AT_OCCURRENCE, (option, "")], "a card has three options, not 2", None);
    let more = format!("{option}{}", option.replace("communing", "wise"));
    check(occurrence(), [AT_OCCURRENCE, (option, &more)], "a card has three options, not 4", None);
}

#[test]
fn an_option_that_is_not_always_open() {
    let hint = Some("put conditions on the effects: `> if keyword X: …`");
    for tag in ["[may alone]", "[must keyword WREN]", "[otherwise]", "[once]"] {
        check(
            occurrence(),
            [("* Hum along. [communing 1]", &format!("* ¦Hum along. [communing 1] {tag}"))],
            "all three options of a card are always open",
            hint,
        );
    }
}

#[test]
fn an_option_with_a_price() {
    check(
        occurrence(),
        [("[communing 1]", "[communing 1] [pay ¦1 resource]")],
        "options of Prelude's cards cost only what the player bids",
        None,
    );
}

#[test]
fn an_option_without_diamonds() {
    check(
        occurrence(),
        [("* Hum along. [communing 1]\n  = success\n  > morale +1\n  = failure\n", "* ¦Hum along.\n")],
        "an option without diamonds",
        Some("add a trait and 1 to 3 diamonds, such as [keen 2]"),
    );
}

#[test]
fn two_options_of_one_trait() {
    check(
        occurrence(),
        [("* Hum along. [communing 1]", "* ¦Hum along. [caring 1]")],
        "two options of this card are caring",
        Some("a card's options have three different traits"),
    );
}

#[test]
fn a_trait_that_is_none() {
    check(
        occurrence(),
        [("[communing 1]", "[¦comuning 1]")],
        "`comuning` is not a trait",
        Some("did you mean `communing`?"),
    );
}

#[test]
fn diamonds_out_of_range() {
    let hint = Some("a number from 1 to 3");
    check(occurrence(), [("[communing 1]", "[communing ¦4]")], "`4` is not the number of diamonds", hint);
    check(occurrence(), [("[communing 1]", "[communing ¦0]")], "`0` is not the number of diamonds", hint);
    check(occurrence(), [("[communing 1]", "[communing¦]")], "the number of diamonds is missing", None);
}

#[test]
fn an_option_without_failure() {
    let message = "this option does not say what failure brings";
    let hint = Some("add `= failure`");
    let plain = (
        "* Hum along. [communing 1]\n  = success\n  > morale +1\n  = failure\n  > presence +1",
        "* ¦Hum along. [communing 1]\n  = success\n  > morale +1",
    );
    check(occurrence(), [plain], message, hint);
    let sometimes = (
        "* Hum along. [communing 1]\n  = success\n  > morale +1\n  = failure\n",
        "* ¦Hum along. [communing 1]\n  = success\n  > morale +1\n  = failure if alone\n",
    );
    check(occurrence(), [sometimes], message, hint);
}

#[test]
fn an_option_without_success() {
    check(
        occurrence(),
        [("* Hum along. [communing 1]\n  = success\n  > morale +1\n", "* ¦Hum along. [communing 1]\n")],
        "this test has no plain `= success`",
        Some("add `= success`; variants with `if` come before it"),
    );
}

#[test]
fn an_outcome_that_cards_do_not_know() {
    check(
        occurrence(),
        [("= failure\n  > presence +1", "= failure\n  > presence +1\n  = ¦bonus\n  > morale +1")],
        "a card knows success, failure and each failure",
        None,
    );
}

#[test]
fn an_outcome_that_turns_to_another_card() {
    check(
        occurrence(),
        [("  > presence +1\n", "  > presence +1\n  -> ¦end\n")],
        "cards of Prelude do not turn to others",
        None,
    );
}

#[test]
fn a_block_that_turns_to_another_card() {
    check(
        secret(),
        [("> band morale -1\n", "> band morale -1\n-> ¦end\n")],
        "cards of Prelude do not turn to others",
        None,
    );
}

#[test]
fn a_card_that_jumps_to_another() {
    let card = occurrence();
    let text = card.text.replace("kind: group\n", "kind: group\n? keyword STAG -> fever-night\n");
    let faults = Book::load(files_with(&card, &text)).err().expect("cards do not turn to others");
    let found: Vec<&str> = faults.iter().map(|f| f.source.as_str()).collect();
    assert_eq!(found, ["? keyword STAG -> fever-night"]);
}

// Effects.

/// An effect of the handbook's card, with `¦` where its fault is.
fn check_effect(effect: &str, message: &str, hint: Option<&str>) {
    check(spirit(), [("> health -1", &format!("> {effect}"))], message, hint);
}

#[test]
fn an_effect_that_is_none() {
    check_effect("¦helth -1", "`helth` is not an effect", Some("did you mean `health`?"));
    check_effect("group ¦stronk -1", "`stronk` is not an effect", Some("did you mean `strong`?"));
    check_effect("morale +1, band¦", "an effect is missing", None);
}

#[test]
fn a_change_that_is_none() {
    check_effect("health ¦0", "a change of 0 changes nothing", None);
    check_effect("token ¦+5", "`+5` is not a change such as +1 or -1", Some("a number from -4 to 4"));
    check_effect(
        "presence ¦camp +1",
        "`camp` is not a change such as +1 or -1",
        Some("a number from -4 to 4"),
    );
    check_effect("resource¦", "a change such as +1 or -1 is missing", None);
    check_effect("health -1 ¦please", "`please` is not expected here", None);
}

#[test]
fn somebody_to_whom_the_board_happens() {
    let hint = Some("leave out who it is about");
    check_effect("¦band presence +1", "`presence` happens to the board, not to somebody (Band)", hint);
    check_effect("¦you resolve", "`resolve` happens to the board, not to somebody (You)", hint);
    check_effect("¦others find location", "`find` happens to the board, not to somebody (Others)", hint);
}

#[test]
fn things_that_effects_do_not_know() {
    check_effect("lose ¦tool", "`tool` is not something to lose", Some("it can be artifact"));
    check_effect("find ¦spirit", "`spirit` is not something to find", Some("it can be location"));
    check_effect(
        "look ¦tool 1",
        "`tool` is not a deck",
        Some("it can be spirit, location, occurrence, phenomenon, artifact"),
    );
    check_effect("look spirit ¦6", "`6` is not a number of cards", Some("a number from 1 to 5"));
    check_effect("meet ¦spirits", "`spirits` is not a deck", Some("did you mean `spirit`?"));
    check_effect("banish ¦locatoin", "`locatoin` is not a deck", Some("did you mean `location`?"));
    check_effect("build ¦4", "`4` is not a number of tokens", Some("a number from 1 to 3"));
}

#[test]
fn a_keyword_in_small_letters() {
    check_effect(
        "keyword ¦stag",
        "`stag` is not the name of a keyword",
        Some("keywords are one word in capitals, such as BURNING"),
    );
}

#[test]
fn a_keyword_that_nobody_reads_or_gives() {
    check_effect("keyword ¦LONELY", "the keyword LONELY is given but never read", None);
    check_effect("if keyword ¦LONELY: health -1", "the keyword LONELY is read but never given", None);
}

// Conditions.

#[test]
fn a_condition_that_is_none() {
    let check = |condition: &str, message: &str, hint: &str| {
        check_effect(&format!("if {condition}: health -1"), message, Some(hint));
    };
    check("¦alnoe", "`alnoe` is not a condition", "did you mean `alone`?");
    check("region ¦swamp", "`swamp` is not a region", "it can be grassland, forest, mountains");
    check("not built ¦hal", "`hal` is not a building", "did you mean `hall`?");
    check("alone and ¦visitng", "`visitng` is not a condition", "did you mean `visiting`?");
}

// Rules.

/// A rule of the handbook's card, with `¦` where its fault is.
fn check_rule(rule: &str, message: &str, hint: Option<&str>) {
    check(spirit(), [("rule: value gather +1", &format!("rule: {rule}"))], message, hint);
}

#[test]
fn a_rule_that_is_none() {
    check_rule("¦valeu gather +1", "`valeu` is not a rule", Some("did you mean `value`?"));
    check_rule(
        "¦everyone dances",
        "`everyone` is not a rule",
        Some("it can be value, dice, omen, hunger, closed, slots, guard, after, each"),
    );
    check(spirit(), [("rule: value gather +1", "rule:¦")], "a rule is missing", None);
}

#[test]
fn a_zone_that_is_none() {
    let hint = Some("did you mean `gather`?");
    check_rule("value ¦gathr +1", "`gathr` is not a zone", hint);
    check_rule("dice ¦gathr +1", "`gathr` is not a zone or a trait", hint);
    check_rule("closed ¦gathr", "`gathr` is not a zone", hint);
    check_rule("after ¦gathr: health -1", "`gathr` is not a zone", hint);
}

#[test]
fn a_rule_that_changes_nothing() {
    check_rule("value gather ¦0", "a change of 0 changes nothing", None);
    check_rule("dice wise ¦+9", "`+9` is not a change such as +1 or -1", Some("a number from -4 to 4"));
    check_rule("omen¦", "a change such as +1 or -1 is missing", None);
    check_rule("hunger -1 ¦more", "`more` is not expected here", None);
}

#[test]
fn a_rule_for_tools_on_an_event() {
    for rule in ["¦slots +1", "¦guard health", "¦guard morale"] {
        check_rule(rule, "this rule is for tools", None);
    }
}

#[test]
fn a_standing_rule_without_effects() {
    let hint = Some("for example `each round: morale -1`");
    check_rule("each round¦", "a colon and effects are missing", hint);
    check_rule("after gather¦", "a colon and effects are missing", hint);
    check_rule("each ¦night: morale -1", "`night` is not `round`", Some("it can be round"));
}

#[test]
fn a_standing_rule_with_an_effect_that_is_none() {
    check_rule(
        "each round: morale -1, ¦helth -1",
        "`helth` is not an effect",
        Some("did you mean `health`?"),
    );
}

#[test]
fn a_standing_rule_that_does_what_only_outcomes_do() {
    let message = "a standing rule can change people and presence, nothing else";
    check_rule("each round: ¦resolve", message, None);
    check_rule("after rest: morale -1, ¦meet spirit", message, None);
    check_rule("each round: ¦reveal", message, None);
}

#[test]
fn effects_after_a_rule_that_takes_none() {
    check_rule("omen +1:¦ morale -1", "this rule takes no effects", None);
}

// Tools.

#[test]
fn a_rule_of_a_tool_that_is_none() {
    check(
        tool(),
        [("\"dice gather +1\"", "\"dice ¦gathr +1\"")],
        "`gathr` is not a zone or a trait",
        Some("did you mean `gather`?"),
    );
    check(
        tool(),
        [("\"value gather +1\"", "\"¦valeu gather +1\"")],
        "`valeu` is not a rule",
        Some("did you mean `value`?"),
    );
    check(
        tool(),
        [("\"value gather +1\"", "\"guard ¦luck\"")],
        "`luck` is not something to guard",
        Some("it can be health, morale"),
    );
    check(
        tool(),
        [("\"value gather +1\"", "\"slots ¦9\"")],
        "`9` is not a number of slots",
        Some("a number from 1 to 5"),
    );
}

#[test]
fn a_rule_of_a_tool_with_a_space_that_is_not_ascii() {
    check(
        tool(),
        [("\"dice gather +1\"", "\"dice\u{a0}¦gathr +1\"")],
        "`gathr` is not a zone or a trait",
        Some("did you mean `gather`?"),
    );
}

#[test]
fn a_tool_with_an_unveil_number_out_of_range() {
    check(tool(), [("unveil = 3", "unveil = ¦6")], "an unveil number is from 1 to 5", None);
    check(tool(), [("unveil = 3", "unveil = ¦0")], "an unveil number is from 1 to 5", None);
}

#[test]
fn a_tool_with_an_unveil_number_but_no_back_or_the_other_way_round() {
    let message = "a tool has an unveil number and a back, or neither";
    check(tool(), [AT_TOOL, ("unveil = 3\n", "")], message, None);
    let back = "[tool.back]\ntext = \"It no longer waits for your arm.\"\nrules = [\"value gather +1\"]\n";
    check(tool(), [AT_TOOL, (back, "")], message, None);
}

// Numbers.

#[test]
fn an_event_die_with_a_face_that_is_none() {
    let fault = check_file(
        "dice.toml",
        "event_die = [\"S\",",
        "¦event_die = [\"X\",",
        "`X` is not a face of the event die",
    );
    assert_eq!(fault.hint.as_deref(), Some("S, L, O or P"));
}

#[test]
fn an_event_die_without_faces() {
    let die = "event_die = [\"S\", \"S\", \"L\", \"L\", \"O\", \"P\"]";
    check_file("dice.toml", die, "¦event_die = []", "the event die needs faces");
}

#[test]
fn dice_that_the_time_tokens_do_not_fit() {
    check_file("dice.toml", "die = 6", "¦die = 8", "the time tokens are made for a six-sided die");
    check_file("dice.toml", "time_token_max = 5", "¦time_token_max = 6", "time tokens have sizes 1 to 5");
}

/// Gives something another id; the fault stands at the top of the file.
fn check_list(file: &str, from: &str, to: &str, message: &str, hint: &str) {
    let fault = fault_in(file, &format!("id = \"{from}\""), &format!("id = \"{to}\""));
    assert_eq!(fault.place, Place { file: file.into(), line: 1, column: 1 });
    assert_eq!(fault.message, message);
    assert_eq!(fault.hint.as_deref(), Some(hint));
}

#[test]
fn characters_that_the_rules_do_not_know() {
    check_list(
        "characters.toml",
        "soldier",
        "soldat",
        "the ids are soldat, farmer, forester, advisor, priest, spouse",
        "the rules need exactly soldier, farmer, forester, advisor, priest, spouse, in this order",
    );
    check_list(
        "characters.toml",
        "mage",
        "witch",
        "the ids are chosen, woken, whisperer, seer, witch, empath",
        "the rules need exactly chosen, woken, whisperer, seer, mage, empath, in this order",
    );
}

#[test]
fn regions_and_buildings_that_the_rules_do_not_know() {
    check_list(
        "regions.toml",
        "forest",
        "swamp",
        "the ids are grassland, swamp, mountains",
        "the rules need exactly grassland, forest, mountains, in this order",
    );
    check_list(
        "settlement.toml",
        "hall",
        "inn",
        "the ids are inn, hut, vantage, plans, altar, hearth",
        "the rules need exactly hall, hut, vantage, plans, altar, hearth, in this order",
    );
}

#[test]
fn slots_that_do_not_add_up_to_seven() {
    check_file(
        "characters.toml",
        "id = \"soldier\"\nname = \"Soldier\"\ncore = \"strong\"\nslots = [3,",
        "id = ¦\"soldier\"\nname = \"Soldier\"\ncore = \"strong\"\nslots = [4,",
        "the slots of `soldier` add up to 8, not to 7",
    );
}

#[test]
fn slots_that_are_far_too_many() {
    check_file(
        "characters.toml",
        "id = \"soldier\"\nname = \"Soldier\"\ncore = \"strong\"\nslots = [3, 2, 0, 0, 1, 1]",
        "id = ¦\"soldier\"\nname = \"Soldier\"\ncore = \"strong\"\nslots = [255, 8, 0, 0, 0, 0]",
        "the slots of `soldier` add up to 263, not to 7",
    );
}

#[test]
fn a_zone_value_out_of_range() {
    check_file(
        "regions.toml",
        "values = [4, 4, 5, 3, 4]",
        "values = ¦[7, 4, 5, 3, 4]",
        "a zone's value is from 1 to 6",
    );
}

#[test]
fn a_zone_value_out_of_range_in_the_last_region() {
    check_file(
        "regions.toml",
        "values = [4, 3, 4, 4, 5]",
        "values = ¦[4, 3, 4, 4, 0]",
        "a zone's value is from 1 to 6",
    );
}

#[test]
fn a_settle_value_out_of_range() {
    check_file("regions.toml", "settle = 4", "settle = ¦9", "a zone's value is from 1 to 6");
}

#[test]
fn a_board_without_six_slots() {
    check_file(
        "regions.toml",
        "slots = 6",
        "¦slots = 5",
        "the board has six event slots, one on each outer piece",
    );
}

#[test]
fn a_building_that_costs_nothing() {
    check_file("settlement.toml", "cost = 6", "cost = ¦0", "a building needs at least one resource");
}

#[test]
fn the_last_building_costs_nothing() {
    let hearth = "id = \"hearth\"\nname = \"Hearth\"\n";
    check_file(
        "settlement.toml",
        &format!("{hearth}cost = 4"),
        &format!("{hearth}cost = ¦0"),
        "a building needs at least one resource",
    );
}
