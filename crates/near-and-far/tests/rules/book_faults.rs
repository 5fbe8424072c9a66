//! Whatever a writer gets wrong is reported where it stands; the shipped book is sound.

mod boards;
mod entries;

use crate::book::files;
use crate::common::{SHIPPED, load};
use near_and_far::Book;
use storybook::{Fault, Load, Place};
use testing::{change, fault_at_mark};

/// Changes files of the tests' book here and there, with `¦` where the fault is.
fn check<const N: usize>(changes: [(&str, &str, &str); N], message: &str) -> Fault {
    let mut files = files();
    for (file, from, to) in changes {
        change(&mut files, file, from, to);
    }
    fault_at_mark(Book::load, files, message)
}

/// The same with the hint that goes with it.
fn check_hint(file: &str, from: &str, to: &str, message: &str, hint: &str) {
    assert_eq!(check([(file, from, to)], message).hint.as_deref(), Some(hint));
}

/// Changes a file, and looks for a fault that begins with these words in the line that was changed.
fn check_line(file: &str, from: &str, to: &str, words: &str) {
    let mut files = files();
    let line = files[file].find(from).map(|at| files[file][..at].matches('\n').count() + 1);
    change(&mut files, file, from, to);
    let faults = Book::load(files).err().unwrap_or_default();
    let found = faults.iter().find(|f| f.place.file == file && f.message.starts_with(words));
    assert_eq!(found.map(|f| f.place.line), line, "{faults:?}");
}

#[test]
fn the_shipped_book_is_sound() {
    for line in table::Book::components(&*SHIPPED) {
        assert!(line.rulebook.is_none_or(|n| n == line.book), "{line:?}");
    }
}

#[test]
fn a_threat_whose_name_begins_with_an_article_says_how_sentences_name_it() {
    let message = "it is not said how a sentence names this threat";
    check_line("threats.toml", "name = \"threat-5\"", "name = \"The Fifth\"", message);
}

#[test]
fn another_text_gives_another_digest() {
    let digest = |files| table::Book::edition(&load(files).unwrap_or_else(|e| panic!("{e}"))).digest.clone();
    let mut changed = files();
    changed.get_mut("side.story").expect("the file is there").push('\n');
    assert_eq!(digest(files()), digest(files()));
    assert_ne!(digest(files()), digest(changed));
}

// Files.

#[test]
fn a_missing_file() {
    let names: Vec<String> = files().into_keys().collect();
    assert_eq!(names.len(), 8 + 2 * 11 + 3 + 8);
    let of_a_character = |name: &str| crate::book::CHARACTERS.iter().any(|c| name == format!("{c}.story"));
    for name in names.iter().filter(|n| !of_a_character(n)) {
        let mut files = files();
        files.remove(name);
        let faults = Book::load(files).err().expect("a file is missing");
        let place = Place { file: name.clone(), line: 1, column: 1 };
        let message = format!("the file `{name}` is missing");
        let found = faults.iter().filter(|f| f.place == place && f.message == message).count();
        assert_eq!(found, 1, "{name}");
    }
}

#[test]
fn a_character_without_a_story() {
    let mut files = files();
    files.remove("rin.story");
    let people = files.get_mut("people.toml").expect("the file is there");
    *people = people.replacen("first = \"rin-1\"", "first = ¦\"rin-1\"", 1);
    fault_at_mark(Book::load, files, "there is no entry `rin-1`");
}

#[test]
fn a_story_file_of_nobody() {
    let rope =
        "== ¦m12-01  A Rope\n\nIt hangs.\n\n* Pull.\nIt gives.\n> coin 1\n* Wait.\nIt waits.\n> food 1\n";
    let mut files = files();
    files.insert("map12.story".into(), rope.to_owned());
    fault_at_mark(Book::load, files, "`map12.story` is no map's and no character's story");
    let mut files = crate::book::files();
    files.insert("zoe.story".into(), "== ¦zoe-intro  Zoe\nintro: yes\n\nThis is Zoe.\n".to_owned());
    fault_at_mark(Book::load, files, "`zoe.story` is no map's and no character's story");
}

#[test]
fn a_book_of_another_game() {
    let message = "this is a book of `prelude`, not of `near-and-far`";
    check([("book.toml", "game = \"near-and-far\"", "game = ¦\"prelude\"")], message);
}

#[test]
fn a_field_that_a_file_does_not_know() {
    let unknown = |file: &str, from: &str, to: &str, field: &str| {
        check_line(file, from, to, &format!("unknown field `{field}`"));
    };
    unknown("book.toml", "title =", "tittle =", "tittle");
    unknown("people.toml", "skill = 1", "skil = 1", "skil");
    unknown("people.toml", "kind = \"dog\"", "sort = \"dog\"", "sort");
    unknown("people.toml", "intro = \"rin-intro\"", "introduction = \"rin-intro\"", "introduction");
    unknown("artifacts.toml", "cost = {", "costs = {", "costs");
    unknown("treasures.toml", "text =", "texts =", "texts");
    unknown("treasures.toml", "[[treasure]]", "[[tresure]]", "tresure");
    unknown("world.toml", "text =", "texts =", "texts");
    unknown("threats.toml", "difficulty = 4", "difficult = 4", "difficult");
    unknown("talents.toml", "cost = 3", "price = 3", "price");
    unknown("town.toml", "under =", "below =", "below");
    unknown("map03.toml", "icon = \"coin\"", "icons = \"coin\"", "icons");
    unknown("map03.toml", "mark = \"threat\"", "marks = \"threat\"", "marks");
}

#[test]
fn a_name_that_a_file_does_not_know() {
    let variant = |file: &str, from: &str, to: &str| check_line(file, from, to, "unknown variant");
    variant("people.toml", "faction = \"mystics\"", "faction = \"pirates\"");
    variant("artifacts.toml", "deck = \"basic\"", "deck = \"plain\"");
    variant("map03.toml", "icon = \"coin\"", "icon = \"coins\"");
    variant("map03.toml", "mark = \"threat\"", "mark = \"monster\"");
    variant("town.toml", "under = [\"\"", "under = [\"pearl\"");
}

// Counts.

#[test]
fn a_deck_with_a_card_too_few() {
    for (file, from, message) in [
        (
            "people.toml",
            "[[adventurer]]\nid = \"outlaw-1\"\nname = \"outlaw 1\"\nfaction = \"outlaws\"\ncost = 1\nheart = 1\n",
            "35 adventurers, but this deck has 36",
        ),
        (
            "people.toml",
            "[[companion]]\nid = \"dog-2\"\nname = \"dog-2\"\nkind = \"dog\"\n",
            "4 companions, but this deck has 5",
        ),
        (
            "people.toml",
            "[[character]]\nid = \"eve\"\nname = \"eve\"\ntext = \"Somebody.\"\nintro = \"eve-intro\"\nfirst = \"eve-1\"\n",
            "7 characters, but this deck has 8",
        ),
        (
            "artifacts.toml",
            "[[artifact]]\nid = \"basic-30\"\nname = \"basic-30\"\ndeck = \"basic\"\npoints = 3\ncost = { coin = 1 }\ntext = \"A thing.\"\nrules = []\n",
            "37 basic artifacts, but this deck has 38",
        ),
        (
            "artifacts.toml",
            "[[artifact]]\nid = \"advanced-9\"\nname = \"advanced-9\"\ndeck = \"advanced\"\npoints = 5\ncost = { gem = 1 }\ntext = \"A thing.\"\nrules = []\n",
            "16 advanced artifacts, but this deck has 17",
        ),
        (
            "treasures.toml",
            "[[treasure]]\nid = \"treasure-30\"\nname = \"treasure-30\"\ntext = \"A thing.\"\nrules = [\"score 1\"]\n",
            "35 cards, but this deck has 36",
        ),
        (
            "world.toml",
            "[[world]]\nid = \"world-30\"\nname = \"world-30\"\ntext = \"A thing.\"\nrules = [\"score 1\"]\n",
            "29 cards, but this deck has 30",
        ),
        (
            "threats.toml",
            "[[boss]]\nid = \"boss-third\"\nname = \"third\"\ndifficulty = 9\npoints = 5\ntext = \"It waits.\"\nentry = \"fall-third\"\n",
            "3 bosses, but this deck has 4",
        ),
    ] {
        let mut files = files();
        let text = files.get_mut(file).expect("the file is there");
        assert!(text.contains(from), "`{from}` is not in {file}");
        *text = format!("¦{}", text.replacen(from, "", 1));
        fault_at_mark(Book::load, files, message);
    }
}

/// What could not be read is one fault, not a deck without cards besides.
#[test]
fn a_line_that_cannot_be_read_is_the_only_fault_of_its_file() {
    for (file, from, to) in [
        ("people.toml", "faction = \"mystics\"", "faction = \"pirates\""),
        ("treasures.toml", "[[treasure]]", "[[treasure"),
    ] {
        let mut files = files();
        let text = files.get_mut(file).expect("the file is there");
        *text = text.replacen(from, to, 1);
        let faults = Book::load(files).err().expect("a fault");
        let there: Vec<String> =
            faults.iter().filter(|f| f.place.file == file).map(|f| f.message.clone()).collect();
        assert_eq!(there.len(), 1, "{there:?}");
    }
}

#[test]
fn an_arcade_card_too_few() {
    let mut files = files();
    let text = files.get_mut("arcade.story").expect("the file is there");
    let end = text[1..].find("== arcade-02").expect("there is a second") + 1;
    *text = format!("¦{}", &text[end..]);
    fault_at_mark(Book::load, files, "39 cards, but this deck has 40");
}

#[test]
fn a_faction_without_a_chief() {
    let two = (
        "people.toml",
        "name = \"Chief of the nomads\"\nfaction = \"nomads\"",
        "name = \"Chief\"\nfaction = \"lizards\"",
    );
    check([two, ("people.toml", "[[chief]]", "¦[[chief]]")], "each faction has one chief");
}

#[test]
fn threats_out_of_their_order() {
    let mark = ("threats.toml", "[[threat]]", "¦[[threat]]");
    let message = "the threats have the difficulties 4, 5, 6 and so on up to 15, in this order";
    check([mark, ("threats.toml", "difficulty = 7", "difficulty = 8")], message);
    check([mark, ("threats.toml", "[[boss]]", "[[threat]]")], message);
}

#[test]
fn a_talent_that_the_rules_do_not_know() {
    let mut files = files();
    let text = files.get_mut("talents.toml").expect("the file is there");
    *text = text.replacen("id = \"lore\"", "id = \"law\"", 1);
    let faults = Book::load(files).err().expect("law is no talent");
    let fault = faults.iter().find(|f| f.place.file == "talents.toml").expect("it is reported");
    assert!(fault.place.line == 1 && fault.message.contains("gem-trading, law, martial-arts"), "{fault}");
    let hint = fault.hint.as_deref().expect("it says what is wanted");
    assert!(hint.contains("gem-trading, lore, martial-arts"), "{hint}");
}

// Ids and links.

#[test]
fn an_id_that_is_used_twice() {
    let message = "the id `outlaw-2` is used twice";
    check([("people.toml", "id = \"mystic-1\"", "id = ¦\"outlaw-2\"")], message);
    check([("people.toml", "id = \"dog-1\"", "id = ¦\"outlaw-2\"")], message);
    check([("people.toml", "[[character]]\nid = \"rin\"", "[[character]]\nid = ¦\"outlaw-2\"")], message);
    check([("threats.toml", "id = \"threat-5\"", "id = ¦\"outlaw-2\"")], message);
    check([("threats.toml", "id = \"boss-zag\"", "id = ¦\"outlaw-2\"")], message);
}

#[test]
fn an_id_that_is_used_twice_among_cards() {
    let message = "the id `basic-30` is used twice";
    check([("artifacts.toml", "id = \"basic-31\"", "id = ¦\"basic-30\"")], message);
    check([("treasures.toml", "id = \"treasure-20\"", "id = ¦\"basic-30\"")], message);
    check([("world.toml", "id = \"world-20\"", "id = ¦\"basic-30\"")], message);
}

#[test]
fn an_entry_with_the_id_of_a_card() {
    check([("side.story", "== q-2  ", "== ¦basic-30  ")], "the id `basic-30` is used twice");
}

#[test]
fn two_entries_with_one_id() {
    let fault =
        check([("arcade.story", "== arcade-02", "== ¦arcade-01")], "the id `arcade-01` is used twice");
    assert!(fault.hint.is_none_or(|h| h == "it is first used in arcade.story:1"));
}

#[test]
fn a_card_with_the_name_of_a_keyword() {
    check(
        [("artifacts.toml", "id = \"basic-30\"", "id = ¦\"BURNING\"")],
        "the id `BURNING` is also the name of a keyword",
    );
    check([("side.story", "== q-2  ", "¦== BURNING  ")], "the id `BURNING` is also the name of a keyword");
}

#[test]
fn a_character_or_boss_without_its_entry() {
    check(
        [("people.toml", "intro = \"rin-intro\"", "intro = ¦\"rin-outro\"")],
        "there is no entry `rin-outro`",
    );
    check([("people.toml", "first = \"rin-1\"", "first = ¦\"rin-0\"")], "there is no entry `rin-0`");
    check(
        [("threats.toml", "entry = \"fall-zag\"", "entry = ¦\"fall-zog\"")],
        "there is no entry `fall-zog`",
    );
}

#[test]
fn a_link_to_something_that_is_no_entry() {
    check(
        [("people.toml", "intro = \"rin-intro\"", "intro = ¦\"outlaw-1\"")],
        "there is no entry `outlaw-1`",
    );
    check(
        [("threats.toml", "entry = \"fall-zag\"", "entry = ¦\"map01/c1\"")],
        "there is no entry `map01/c1`",
    );
}
