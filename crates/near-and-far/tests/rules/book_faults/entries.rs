//! Faults of entries and of the stories they make.

use super::{check, check_hint};
use crate::book::files;
use near_and_far::Book;
use storybook::Load;
use testing::fault_at_mark;

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

/// NF-KEYWORD-05
#[test]
fn a_quest_that_leaves_nothing_to_whoever_cannot_pay_for_a_keyword_choice() {
    let tag = "* The flames know you. [must keyword BURNING]";
    let dear = ("map02.story", tag, &*format!("{tag} [pay 1 gem]"));
    let fault = check(
        [dear, ("map02.story", "== m2-02", "== ¦m2-02")],
        "nothing is left for whoever has the keyword and cannot pay",
    );
    assert_eq!(fault.hint.as_deref(), Some("leave one without `pay`, `may`, `must` and `otherwise`"));
}

#[test]
fn tags_that_do_not_fit() {
    check(
        [("side.story", "* Read it.\n", "* ¦Read it. [otherwise]\n")],
        "`otherwise` without a `must` above it",
    );
    let below = "* ¦Read it. [otherwise]\nYou know the hand.\n* Burn with it. [must keyword BURNING]\n";
    check([("side.story", "* Read it.\n", below)], "`otherwise` without a `must` above it");
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
            "= success\nA long walk.\n> world ¦hot-blade",
        )],
        "`hot-blade` is not a world card",
    );
    check(
        [(
            "map03.story",
            "= success\nA long walk.\n> nomads 1",
            "= success\nA long walk.\n> world ¦plain-sword",
        )],
        "`plain-sword` is not a world card",
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
    fault_at_mark(Book::load, files, "nothing leads to `q-9`");
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

#[test]
fn a_file_that_nothing_reads() {
    let mut files = files();
    files.insert("maps/map01.toml".to_owned(), String::new());
    let faults = Book::load(files).err().expect("it is noticed");
    let [fault] = &faults[..] else { panic!("{faults:?}") };
    assert_eq!(fault.message, "nothing reads `maps/map01.toml`");
    assert_eq!(fault.place.file, "maps/map01.toml");
}

#[test]
fn a_prologue_has_a_mode_and_no_choices() {
    let with = |text: &str| {
        let mut files = files();
        files.insert("prologue.story".to_owned(), text.to_owned());
        files
    };
    assert!(Book::load(with("== prologue-campaign  Off\n\nYou go.\n")).is_ok());
    let fault = fault_at_mark(
        Book::load,
        with("== ¦prologue-campain  Off\n\nYou go.\n"),
        "nothing opens with this entry",
    );
    assert_eq!(fault.hint.as_deref(), Some("did you mean `prologue-campaign`?"));
    let choice = "== ¦prologue-character  Off\n\nYou go.\n\n* Go.\n  You go.\n";
    fault_at_mark(Book::load, with(choice), "1 choices; here are 0 to 0");
}
