//! Whatever a writer gets wrong is reported where it stands; the shipped book is sound.

use crate::book::{Files, files};
use crate::common::load;
use near_and_far::Book;
use storybook::{Fault, Place};

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

/// Changes files of the tests' book here and there, with `¦` where the fault is.
fn check<const N: usize>(changes: [(&str, &str, &str); N], message: &str) -> Fault {
    let mut files = files();
    for (file, from, to) in changes {
        let text = files.get_mut(file).expect("the file is there");
        assert!(text.contains(from), "`{from}` is not in {file}");
        *text = text.replacen(from, to, 1);
    }
    check_files(files, message)
}

/// The same with the hint that goes with it.
fn check_hint(file: &str, from: &str, to: &str, message: &str, hint: &str) {
    assert_eq!(check([(file, from, to)], message).hint.as_deref(), Some(hint));
}

#[test]
fn the_shipped_book_is_sound() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../books/near-and-far");
    let mut files = Files::new();
    for entry in std::fs::read_dir(folder).expect("the book is there") {
        let path = entry.expect("a file").path();
        let name = path.file_name().and_then(|n| n.to_str()).expect("a plain name").to_owned();
        if name.ends_with(".toml") || name.ends_with(".story") {
            files.insert(name, std::fs::read_to_string(&path).expect("a text"));
        }
    }
    let book = load(files).unwrap_or_else(|faults| panic!("{faults}"));
    for line in table::Book::components(&book) {
        assert!(line.rulebook.is_none_or(|n| n == line.book), "{line:?}");
    }
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
    check_files(files, "there is no entry `rin-1`");
}

#[test]
fn a_story_file_of_nobody() {
    let rope =
        "== ¦m12-01  A Rope\n\nIt hangs.\n\n* Pull.\nIt gives.\n> coin 1\n* Wait.\nIt waits.\n> food 1\n";
    let mut files = files();
    files.insert("map12.story".into(), rope.to_owned());
    check_files(files, "`map12.story` is no map's and no character's story");
    let mut files = crate::book::files();
    files.insert("zoe.story".into(), "== ¦zoe-intro  Zoe\nintro: yes\n\nThis is Zoe.\n".to_owned());
    check_files(files, "`zoe.story` is no map's and no character's story");
}

#[test]
fn a_book_of_another_game() {
    let message = "this is a book of `prelude`, not of `near-and-far`";
    check([("book.toml", "game = \"near-and-far\"", "game = ¦\"prelude\"")], message);
}

#[test]
fn a_field_that_a_file_does_not_know() {
    let unknown = |file: &str, from: &str, to: &str, field: &str| {
        let mut files = files();
        let text = files.get_mut(file).expect("the file is there");
        assert!(text.contains(from), "`{from}` is not in {file}");
        let line = text[..text.find(from).expect("it is there")].matches('\n').count() + 1;
        *text = text.replacen(from, to, 1);
        let faults = Book::load(files).err().unwrap_or_default();
        let message = format!("unknown field `{field}`");
        let found = faults.iter().find(|f| f.place.file == file && f.message.starts_with(&message));
        assert_eq!(found.map(|f| f.place.line), Some(line), "{faults:?}");
    };
    unknown("book.toml", "title =", "tittle =", "tittle");
    unknown("people.toml", "skill = 1", "skil = 1", "skil");
    unknown("people.toml", "kind = \"dog\"", "sort = \"dog\"", "sort");
    unknown("people.toml", "intro = \"rin-intro\"", "introduction = \"rin-intro\"", "introduction");
    unknown("artifacts.toml", "cost = {", "costs = {", "costs");
    unknown("treasures.toml", "text =", "texts =", "texts");
    unknown("world.toml", "text =", "texts =", "texts");
    unknown("threats.toml", "difficulty = 4", "difficult = 4", "difficult");
    unknown("talents.toml", "cost = 3", "price = 3", "price");
    unknown("town.toml", "under =", "below =", "below");
    unknown("map03.toml", "icon = \"coin\"", "icons = \"coin\"", "icons");
    unknown("map03.toml", "mark = \"threat\"", "marks = \"threat\"", "marks");
}

#[test]
fn a_name_that_a_file_does_not_know() {
    let variant = |file: &str, from: &str, to: &str| {
        let mut files = files();
        let text = files.get_mut(file).expect("the file is there");
        assert!(text.contains(from), "`{from}` is not in {file}");
        let line = text[..text.find(from).expect("it is there")].matches('\n').count() + 1;
        *text = text.replacen(from, to, 1);
        let faults = Book::load(files).err().unwrap_or_default();
        let found = faults.iter().find(|f| f.place.file == file && f.message.starts_with("unknown variant"));
        assert_eq!(found.map(|f| f.place.line), Some(line), "{faults:?}");
    };
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
        check_files(files, message);
    }
}

#[test]
fn an_arcade_card_too_few() {
    let mut files = files();
    let text = files.get_mut("arcade.story").expect("the file is there");
    let end = text[1..].find("== arcade-02").expect("there is a second") + 1;
    *text = format!("¦{}", &text[end..]);
    check_files(files, "39 cards, but this deck has 40");
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
    assert!(fault.hint.is_none_or(|h| h == "it stands first in arcade.story:1"));
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

// Cards and people.

#[test]
fn an_artifact_for_nothing() {
    check(
        [
            ("artifacts.toml", "id = \"basic-30\"", "id = ¦\"basic-30\""),
            (
                "artifacts.toml",
                "id = ¦\"basic-30\"\nname = \"basic-30\"\ndeck = \"basic\"\npoints = 3\ncost = { coin = 1 }",
                "id = ¦\"basic-30\"\nname = \"basic-30\"\ndeck = \"basic\"\npoints = 3\ncost = {}",
            ),
        ],
        "an artifact costs something",
    );
}

#[test]
fn a_flame_off_the_track() {
    check([("artifacts.toml", "reputation = -4", "reputation = ¦-7")], "reputation goes from -6 to 12");
    check([("artifacts.toml", "reputation = 4", "reputation = ¦13")], "reputation goes from -6 to 12");
}

#[test]
fn a_card_that_does_nothing() {
    check([("treasures.toml", "rules = [\"skill 1\"]", "¦rules = []")], "a card that does nothing");
    check([("world.toml", "rules = [\"skill 1\"]", "¦rules = []")], "a card that does nothing");
}

#[test]
fn a_companion_of_another_kind() {
    check(
        [("people.toml", "kind = \"cat\"", "kind = ¦\"bird\"")],
        "a companion is a dog, a cat or a platypus",
    );
}

#[test]
fn rewards_that_cards_do_not_give() {
    let message = "only artifacts and world cards place a camp, when they come into play";
    check([("artifacts.toml", "[\"now: camp\"]", "[¦\"visit mine: camp\"]")], message);
    check([("treasures.toml", "[\"now: artifact\"]", "[¦\"now: camp\"]")], message);
    let message = "world cards and free adventurers come from quests";
    check([("artifacts.toml", "[\"now: camp\"]", "[¦\"now: adventurer\"]")], message);
    check([("treasures.toml", "[\"now: artifact\"]", "[¦\"now: world cold-blade\"]")], message);
    check(
        [("treasures.toml", "[\"visit mine: recruit\"]", "[¦\"after dig: recruit\"]")],
        "one recruits on a visit",
    );
}

/// A rule of a treasure in place of `skill 1`, with the fault that it has.
fn rule(rule: &str, message: &str, hint: Option<&str>) {
    let fault = check([("treasures.toml", "\"skill 1\"", &format!("\"{rule}\""))], message);
    assert_eq!(fault.hint.as_deref(), hint, "{rule}");
}

#[test]
fn rules_that_cannot_be_read() {
    rule("¦skil 1", "`skil` is not a rule", Some("did you mean `skill`?"));
    rule("skill ¦0", "`0` is not how many", Some("a number from 1 to 9"));
    rule("skill 1 ¦hand", "`hand` is not expected here", None);
    rule("toll ¦heart", "`heart` is not something to take", Some("it can be coin, gem, food"));
    rule("win ¦duels", "`duels` is not `ties`", Some("it can be ties"));
    rule("ignore threats for ¦a coin", "`a` is not how many", Some("a number from 1 to 9"));
    rule("skill 1:¦ food 1", "this rule takes no rewards", None);
    rule(
        "visit ¦church: food 1",
        "`church` is not a building, `any` or `occupied`",
        Some("it can be saloon, hall, stables, store, farm, hut, mine, any, occupied"),
    );
    rule(
        "after ¦dinner: food 1",
        "`dinner` is not something done",
        Some("it can be duel, threat, quest, camp, dig, recruit, leave"),
    );
    rule("now: ¦foot 1", "`foot` is not a reward", Some("did you mean `food`?"));
    rule(
        "score 1 per ¦horse",
        "`horse` is not something to count",
        Some("it can be adventurer, chief, threat, camp, treasure, artifact, food, gem, coin, token"),
    );
}

#[test]
fn rules_that_lack_something() {
    rule("¦now", "a colon and rewards are missing", Some("for example `visit stables: food 2`"));
    rule("¦spend 1 gem", "a colon and `sword N` are missing", None);
    rule("skill 1, ¦sword 1", "one rule at a time", None);
}

// The town.

#[test]
fn a_board_with_other_camps() {
    let message = "a player board has 14 camps, and points under the last";
    check([("town.toml", "under = [\"\", ", "¦under = [")], message);
    check([("town.toml", "under = [", "¦under = ["), ("town.toml", "\"points\"]", "\"gem\"]")], message);
}

#[test]
fn a_town_with_one_mine() {
    let message = "the town has two mines, `dusk` and then `day`";
    check(
        [("town.toml", "[[mine]]", "¦[[mine]]"), ("town.toml", "side = \"day\"", "side = \"dawn\"")],
        message,
    );
}

// Maps.

#[test]
fn a_map_in_the_wrong_file() {
    check([("map03.toml", "number = 3", "number = ¦4")], "this file is for map 3");
}

#[test]
fn a_ground_that_is_not_known() {
    check_hint(
        "map03.toml",
        "ground = \"grass\"",
        "ground = ¦\"gras\"",
        "`gras` is not a ground",
        "did you mean `grass`?",
    );
}

#[test]
fn a_space_that_cannot_be() {
    check([("map03.toml", "id = \"c2\"", "id = ¦\"c1\"")], "the id `c1` is used twice");
    check([("map03.toml", "at = [10, 10]", "at = ¦[1001, 10]")], "the page is 1000 by 700");
    check([("map03.toml", "at = [10, 10]", "at = ¦[10, 701]")], "the page is 1000 by 700");
    let message = "every space has an icon, except the town space";
    check(
        [("map03.toml", "id = \"c1\"\nat = [10, 10]\nicon = \"coin\"", "id = ¦\"c1\"\nat = [10, 10]")],
        message,
    );
    check([("map03.toml", "id = \"town\"\n", "id = ¦\"town\"\nicon = \"coin\"\n")], message);
    let message = "only map 5 has water symbols, only map 10 mammoths";
    check([("map03.toml", "id = \"c1\"\n", "id = ¦\"c1\"\nwater = true\n")], message);
    check([("map05.toml", "id = \"c1\"\n", "id = ¦\"c1\"\nmammoth = true\n")], message);
}

#[test]
fn a_map_with_too_many_spaces() {
    let more: String =
        (0..40).map(|n| format!("[[space]]\nid = \"x{n}\"\nat = [10, 10]\nicon = \"gem\"\n")).collect();
    check([("map03.toml", "[[space]]\n", &format!("¦{more}[[space]]\n"))], "a map has at most 64 spaces");
}

#[test]
fn a_path_to_nowhere() {
    let hint = "did you mean `c5`?";
    check_hint(
        "map03.toml",
        "ends = [\"c4\", \"c5\"]",
        "ends = ¦[\"c4\", \"c55\"]",
        "there is no space `c55`",
        hint,
    );
}

#[test]
fn a_map_without_a_town() {
    let mut files = files();
    let text = files.get_mut("map03.toml").expect("the file is there");
    *text = text.replace("\"town\"", "\"city\"").replacen("[[space]]", "¦[[space]]", 1);
    check_files(files, "a map has a town space with the id `town`");
}

#[test]
fn a_space_that_no_path_leads_to() {
    let cut = ("map03.toml", "[[path]]\nends = [\"c4\", \"c5\"]\n", "");
    check([cut, ("map03.toml", "id = \"c5\"", "id = ¦\"c5\"")], "no path leads from the town to `c5`");
}

#[test]
fn a_route_with_one_end() {
    let mark = ("map03.toml", "[[space]]", "¦[[space]]");
    check([mark, ("map03.toml", "icon = \"tea\"", "icon = \"gem\"")], "a map has two spaces with tea leaves");
    check(
        [mark, ("map03.toml", "icon = \"coin\"", "icon = \"ichor\"")],
        "a map has two spaces with ichor stone",
    );
}

#[test]
fn a_map_with_too_few_quests() {
    let mark = ("map03.toml", "[[space]]", "¦[[space]]");
    let cut = ("map03.toml", "quest = \"m3-07\"\n", "");
    check([mark, cut], "a map has at least 16 spaces with a quest");
    check([cut, ("map03.story", "== m3-07", "== ¦m3-07")], "the quest `m3-07` is at no space of the map");
}

#[test]
fn a_space_whose_quest_is_not_there() {
    let message = "there is no quest `m2-07` in map03.story";
    check([("map03.toml", "quest = \"m3-07\"", "quest = ¦\"m2-07\"")], message);
}

// Entries.

#[test]
fn a_field_that_an_entry_does_not_know() {
    check(
        [("side.story", "== q-2  A Letter\n", "== q-2  A Letter\n¦kind: letter\n")],
        "`kind` is not a field of this entry",
    );
    let hint = "did you mean `first`?";
    check_hint("rin.story", "first: yes", "¦frist: yes", "`frist` is not a field of this entry", hint);
}

#[test]
fn an_entry_without_words() {
    check(
        [("side.story", "== q-2  A Letter\n\nIt is for you.\n", "== ¦q-2  A Letter\n")],
        "an entry without a text",
    );
    check_hint(
        "side.story",
        "== q-2  A Letter",
        "== ¦q-2",
        "an entry without a title",
        "write `== id  Title`, with two spaces",
    );
    check([("side.story", "* Read it.\n  It is long.\n", "* ¦Read it.\n")], "a reaction without a text");
}

#[test]
fn an_entry_with_more_than_choices() {
    let message = "entries of Near and Far have prose and choices, nothing else";
    check(
        [(
            "side.story",
            "== q-2  A Letter\n\nIt is for you.\n",
            "== ¦q-2  A Letter\n\nIt is for you.\n\n= success\nIt is read.\n",
        )],
        message,
    );
    check(
        [("side.story", "== q-2  A Letter\n\n", "== ¦q-2  A Letter\n? keyword BURNING -> q-178\n\n")],
        message,
    );
}

#[test]
fn choices_too_few_or_too_many() {
    let one = "* More.\n  It is more.\n  > coin 1\n";
    let two = ("side.story", "* Read it.", &format!("{one}{one}{one}* Read it.")[..]);
    check([two, ("side.story", "== q-2", "== ¦q-2")], "5 choices; here are 2 to 4");
    check(
        [
            ("arcade.story", "== arcade-01", "== ¦arcade-01"),
            (
                "arcade.story",
                "* Use your sword.",
                "* Sing. [skill 4]\n= success\nIt sings.\n> coin 1\n* Use your sword.",
            ),
        ],
        "3 choices; here are 2 to 2",
    );
    check(
        [
            ("bosses.story", "It is over for zag.\n", "It is over for zag.\n\n* Go.\nYou go.\n> coin 1\n"),
            ("bosses.story", "== fall-zag", "== ¦fall-zag"),
        ],
        "1 choices; here are 0 to 0",
    );
    check(
        [
            ("rin.story", "This is rin.\n", "This is rin.\n\n* Go.\nYou go.\n> coin 1\n-> rin-1\n"),
            ("rin.story", "== rin-intro", "== ¦rin-intro"),
        ],
        "1 choices; here are 0 to 0",
    );
}

#[test]
fn a_quest_that_is_not_open_to_everybody() {
    let read = ("side.story", "* Read it.\n", "* Read it. [pay 1 coin]\n");
    let burn = ("side.story", "* Burn it. [combat 9]", "* Burn it. [combat 9] [may keyword BURNING]");
    let fault = check([read, burn, ("side.story", "== q-2", "== ¦q-2")], "no choice is open to everybody");
    assert_eq!(fault.hint.as_deref(), Some("leave one without `pay`, `may` and `must`"));
}

#[test]
fn tags_that_do_not_fit() {
    check([("side.story", "* Read it.\n", "* ¦Read it. [otherwise]\n")], "`otherwise` without a `must`");
    check([("side.story", "* Read it.\n", "* ¦Read it. [once]\n")], "a quest is chosen from once anyway");
    let test = "* Use your hands. [skill 5]\n= success\nIt works.\n> coin 1\n= bonus\n> gem 1\n";
    let plain = "* ¦Use your hands.\nIt works.\n> coin 1\n";
    check([("arcade.story", test, plain)], "both choices of an arcade card have a test");
    check([("side.story", "[combat 9]", "[combat ¦15]")], "`15` is not a difficulty");
    check([("side.story", "[combat 9]", "[¦strength 9]")], "`strength` is not a test");
    check([("side.story", "* Read it.\n", "* Read it. [pay 1 ¦horse]\n")], "`horse` is not something to pay");
    check(
        [("side.story", "* Read it.\n", "* Read it. [may reputation at least ¦13]\n")],
        "`13` is not a reputation",
    );
}

#[test]
fn an_outcome_that_quests_do_not_know() {
    let fault = check(
        [("side.story", "  = bonus\n  > gem 1\n", "  = ¦failure\n  > gem 1\n")],
        "a quest knows success and bonus",
    );
    assert_eq!(fault.hint.as_deref(), Some("a failed quest gives nothing and is not read"));
}

#[test]
fn rewards_that_quests_do_not_give() {
    check([("side.story", "> food 1", "> ¦camp")], "only cards do this, not quests");
    check([("side.story", "> food 1", "> ¦recruit")], "only cards do this, not quests");
    check([("side.story", "> food 1", "> ¦foot 1")], "`foot` is not a reward");
    check([("side.story", "> food 1", "> ¦reputation 0")], "a change of 0 changes nothing");
    check([("side.story", "> food 1", "> adventurer ¦pirates")], "`pirates` is not a faction");
}

#[test]
fn keywords_where_there_are_none() {
    check(
        [("arcade.story", "= success\nIt works.\n> coin 1", "= ¦success\nIt works.\n> keyword BURNING")],
        "there are no keywords here",
    );
    check(
        [(
            "map01.story",
            "= success\nA long walk.\n> nomads 1",
            "= ¦success\nA long walk.\n> forget BURNING",
        )],
        "there are no keywords here",
    );
}

#[test]
fn world_cards_that_are_not_there() {
    check(
        [("arcade.story", "= success\nIt works.\n> coin 1", "= ¦success\nIt works.\n> world cold-blade")],
        "there are no world cards here",
    );
    check(
        [(
            "map01.story",
            "= success\nA long walk.\n> nomads 1",
            "= ¦success\nA long walk.\n> world cold-blade",
        )],
        "there are no world cards here",
    );
    check(
        [(
            "map03.story",
            "= success\nA long walk.\n> nomads 1",
            "= ¦success\nA long walk.\n> world hot-blade",
        )],
        "there is no world card `hot-blade`",
    );
    check(
        [(
            "map03.story",
            "= success\nA long walk.\n> nomads 1",
            "= ¦success\nA long walk.\n> world plain-sword",
        )],
        "there is no world card `plain-sword`",
    );
    let unseen = ("map02.story", "> world world-9\n", "");
    check(
        [unseen, ("world.toml", "id = \"world-9\"", "id = ¦\"world-9\"")],
        "no quest gives the world card `world-9`",
    );
}

#[test]
fn turns_that_lead_astray() {
    let walk = "= success\nA long walk.\n> nomads 1\n";
    let turn = |file: &str, to: &str, message: &str| {
        check([(file, walk, &format!("{walk}-> ¦{to}\n"))], message);
    };
    turn("map03.story", "return", "a quest ends by itself");
    turn("map03.story", "end", "a quest ends by itself");
    turn("map03.story", "m3-05", "map and side quests turn to side quests");
    turn("map01.story", "q-2", "map and side quests turn to side quests");
    turn("map03.story", "q-3", "there is no entry `q-3`");
    let bonus = "A long walk.\n> nomads 1\n= bonus\n> coin 1\n";
    check([("map03.story", bonus, &format!("{bonus}-> ¦q-2\n"))], "a bonus turns nowhere");
    check(
        [("side.story", "  > food 1\n", "  > food 1\n  -> ¦rin-2\n")],
        "map and side quests turn to side quests",
    );
    let message = "a character's quest turns to the next of the same character";
    check([("rin.story", "-> rin-5", "-> ¦ada-5")], message);
    check([("rin.story", "-> rin-5", "-> ¦q-2")], message);
    let hands = "= success\nIt works.\n> coin 1\n";
    check([("arcade.story", hands, &format!("{hands}-> ¦q-2\n"))], "nothing follows here");
    check([("arcade.story", hands, &format!("{hands}-> ¦end\n"))], "a quest ends by itself");
}

#[test]
fn an_entry_that_nothing_leads_to() {
    let letter =
        "\n== ¦q-9  Lost\n\nIt is lost.\n\n* Look.\n  Not here.\n  > coin 1\n* Leave.\n  Gone.\n  > food 1\n";
    let mut files = files();
    files.get_mut("side.story").expect("the file is there").push_str(letter);
    check_files(files, "nothing leads to `q-9`");
}

#[test]
fn a_keyword_that_is_never_given_or_never_read() {
    let message = "the keyword FROST is given but never read";
    check([("map03.story", "> keyword FROZEN", "> keyword ¦FROST")], message);
    let message = "the keyword SMOKE is read but never given";
    check([("map03.story", "[may keyword BURNING]", "[may keyword ¦SMOKE]")], message);
}

// The stories of characters.

#[test]
fn a_characters_choice_that_turns_nowhere() {
    let fault = check(
        [(
            "rin.story",
            "* Go 5 the way 0. [skill 5]\n= success\nOn it goes.\n> coin 1\n-> rin-5\n",
            "* ¦Go 5 the way 0. [skill 5]\n= success\nOn it goes.\n> coin 1\n",
        )],
        "every choice of a character's quest turns on",
    );
    assert_eq!(fault.hint.as_deref(), Some("add `-> id` or `-> end`"));
}

#[test]
fn a_story_that_ends_too_early() {
    check([("rin.story", "-> rin-5", "-> ¦end")], "the story ends with quest 4; every path has 10");
    check(
        [
            ("rin.story", "-> rin-5", "-> rin-6"),
            (
                "rin.story",
                "== rin-10  The End 10\n\nIt ends.\n\n* Well. [skill 5]\n= success\nWell, then.\n> coin 1\n-> end",
                "== rin-10  The End 10\n\nIt ends.\n\n* Well. [skill 5]\n= success\nWell, then.\n> coin 1\n-> ¦end",
            ),
        ],
        "the story ends with quest 9; every path has 10",
    );
}

#[test]
fn a_story_that_goes_on_too_long() {
    let ten = "== rin-10  The End 10\n\nIt ends.\n\n* Well. [skill 5]\n= success\nWell, then.\n> coin 1\n";
    let fault = check(
        [("rin.story", &format!("{ten}-> end"), &format!("{ten}-> ¦rin-10b"))],
        "the story goes on after quest 10",
    );
    assert_eq!(fault.hint.as_deref(), Some("write `-> end`"));
}

#[test]
fn a_story_with_too_few_endings() {
    let same = ("rin.story", "-> rin-10c", "-> rin-10b");
    check(
        [same, ("rin.story", "== rin-1  ", "== ¦rin-1  ")],
        "2 endings; a character's story has at least 3",
    );
}
