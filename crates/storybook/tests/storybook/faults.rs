//! Every fault that `check` looks for, with its file, line, column, message and hint.

use crate::common::*;
use storybook::{Fault, Place, read};
use table::Names;

/// Reads a text in which `¦` marks the place of its only fault.
fn check(marked: &str, message: &str, hint: Option<&str>) -> Fault {
    let (before, _) = marked.split_once('¦').expect("the place of the fault is marked");
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    let text = marked.replace('¦', "");
    let found = faults(&text);
    let list: String = found.iter().map(|f| format!("{f}\n")).collect();
    let [fault] = &found[..] else { panic!("{} faults, not one:\n{list}", found.len()) };
    assert_eq!(fault.message, message);
    assert_eq!(fault.place, Place { file: FILE.to_owned(), line, column }, "{list}");
    assert_eq!(fault.hint.as_deref(), hint);
    assert_eq!(fault.source, text.lines().nth(line - 1).unwrap_or_default());
    fault.clone()
}

/// The same for lines of an entry.
fn check_lines(lines: &str, message: &str, hint: Option<&str>) -> Fault {
    check(&entry(lines), message, hint)
}

const TARGET_HINT: &str = "turn to it from another entry with `->`, or remove it";
const BAND: &str = "the bands of this test leave a gap or overlap";
const BAND_HINT: Option<&str> = Some("for example `= 12+`, `= 8-11`, `= 1-7`");

#[test]
fn a_fault_is_shown_with_its_line_a_caret_and_a_hint() {
    let fault =
        check_lines("* Go.\n  > food 1, ¦cion 2", "`cion` is not a thing", Some("did you mean `coin`?"));
    assert_eq!(
        fault.to_string(),
        "river.story:7:13: `cion` is not a thing\n    \
             7 |   > food 1, cion 2\n      \
               |             ^\n  \
           hint: did you mean `coin`?"
    );
}

#[test]
fn a_fault_without_a_hint_ends_with_its_caret() {
    let fault = check_lines("¦> coin 1", "these effects belong to no choice and no block", None);
    assert_eq!(
        fault.to_string(),
        "river.story:6:1: these effects belong to no choice and no block\n    6 | > coin 1\n      | ^"
    );
}

#[test]
fn a_name_that_prose_cannot_say() {
    let hint = Some("did you mean `you`?");
    check(&entry("* Go.\n  It is {you} and\n  you, ¦{yuo}."), "prose cannot say `{yuo}`", hint);
    check_lines("* Go with ¦{yo}.\n  > coin 1", "prose cannot say `{yo}`", hint);
    check(
        "== a  A\nspace: 1\n\nThere, ¦{her} and {you}.\n",
        "prose cannot say `{her}`",
        Some("it can be you, friend"),
    );
    let alone = "this brace has no other to go with it";
    for line in ["It is ¦{you", "It is you¦} {you}", "¦{ {you} {friend}", "{you}, ¦{y {you}"] {
        check_lines(&format!("* Go.\n  {line}\n  > coin 1"), alone, None);
    }
}

#[test]
fn an_unknown_effect() {
    check_lines("* Go.\n  > ¦hart -1", "`hart` is not a thing", Some("did you mean `heart`?"));
    check_lines(
        "* Go.\n  > ¦elephant 1",
        "`elephant` is not a thing",
        Some("it can be coin, food, gem, heart, lore, reputation, fish"),
    );
}

#[test]
fn an_unknown_condition() {
    check_lines("* Go. [may ¦atuned]", "`atuned` is not a condition", Some("did you mean `attuned`?"));
    check_lines(
        "* Go. [must attuned and not ¦atuned]",
        "`atuned` is not a condition",
        Some("did you mean `attuned`?"),
    );
    check_lines(
        "* Go.\n> if ¦atuned: coin 1",
        "`atuned` is not a condition",
        Some("did you mean `attuned`?"),
    );
    check_lines("? ¦atuned -> landing", "`atuned` is not a condition", Some("did you mean `attuned`?"));
    check_lines(
        "* Go. [skill 6]\n= success if ¦atuned\n= success",
        "`atuned` is not a condition",
        Some("did you mean `attuned`?"),
    );
}

#[test]
fn an_unknown_test() {
    check_lines("* Go. [¦skil 6]\n= success", "`skil` is not a test", Some("did you mean `skill`?"));
    check_lines(
        "* Go. [once] [test awareness or ¦wit]\n= 1+",
        "`wit` is not a skill",
        Some("did you mean `wits`?"),
    );
}

#[test]
fn an_unknown_price() {
    check_lines("* Go. [pay 1 ¦coins]", "`coins` is not a thing", Some("did you mean `coin`?"));
    check_lines("* Go. [pay 1 coin, ¦0 food]", "`0` is not a price", Some("a number from 1 to 9"));
}

#[test]
fn a_number_out_of_range() {
    check_lines("* Go. [skill ¦66]\n= success", "`66` is not a difficulty", Some("a number from 1 to 20"));
    check_lines("* Go.\n> coin ¦x", "`x` is not an amount", Some("a number from -9 to 9"));
}

#[test]
fn a_word_too_many() {
    check_lines("* Go.\n> coin 1 ¦now", "`now` is not expected here", None);
}

#[test]
fn a_word_too_few() {
    check_lines("* Go.\n> coin¦", "an amount is missing", None);
    check_lines("* Go.\n> coin 1,¦", "a thing is missing", None);
    check_lines("* Go.\n>¦", "a thing is missing", None);
}

#[test]
fn an_id_used_twice() {
    check(
        "== a  A\nspace: 1\n\n== ¦a  Another\nspace: 2",
        "the id `a` is used twice",
        Some("it is first used in river.story:1"),
    );
}

#[test]
fn an_id_used_twice_in_two_files() {
    let files =
        [("a.story", "\n== a  A\nspace: 1"), ("b.story", "# b\n== b  B\nspace: 1\n== a  A\nspace: 2")];
    let (_, faults) = read(&sources(files), &Toy, &Names::default());
    let [fault] = &faults[..] else { panic!("one fault") };
    assert_eq!(fault.place, Place { file: "b.story".into(), line: 4, column: 4 });
    assert_eq!(fault.message, "the id `a` is used twice");
    assert_eq!(fault.hint.as_deref(), Some("it is first used in a.story:2"));
    assert_eq!(fault.source, "== a  A");
}

#[test]
fn an_id_used_three_times() {
    let found = faults("== a  A\nspace: 1\n\n== a  A\nspace: 2\n\n== a  A\nspace: 3");
    let hints: Vec<&str> = found.iter().filter_map(|f| f.hint.as_deref()).collect();
    assert_eq!(hints, ["it is first used in river.story:1"; 2]);
    assert_eq!([found[0].place.line, found[1].place.line], [4, 7]);
}

#[test]
fn an_id_of_two_words() {
    let hint = Some("write `== id  Title`, with two spaces before the title");
    check("== ¦the ferry\nspace: 1", "an id is one word", hint);
    check("==¦\nspace: 1", "an id is one word", hint);
    check("== ¦!\nspace: 1", "`!` cannot be an id", Some("ids have letters, digits and hyphens"));
}

#[test]
fn a_target_that_is_not_there() {
    check_lines(
        "* Go.\n  A long way.\n  -> ¦landin",
        "there is no entry `landin`",
        Some("did you mean `landing`?"),
    );
    check_lines("* Go.\n  -> ¦elsewhere", "there is no entry `elsewhere`", None);
}

#[test]
fn an_outcome_that_leads_to_a_target_that_is_not_there() {
    check_lines(
        "* Go. [skill 6]\n= success\nYes.\n-> landing\n= failure\nNo.\n-> ¦elsewhere",
        "there is no entry `elsewhere`",
        None,
    );
}

#[test]
fn a_jump_to_a_target_that_is_not_there() {
    check("== a  A\nspace: 1\n? attuned -> ¦b", "there is no entry `b`", Some("did you mean `a`?"));
}

#[test]
fn a_turn_without_a_target() {
    let found = faults(&entry("* Go.\n  Away.\n  ->"));
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].place.line, 8);
}

#[test]
fn an_entry_that_nothing_leads_to() {
    check(
        "== a  A\nspace: 1\n\n* Go.\n-> b\n\n== b  B\n\n== ¦c  C\n\n* Go.\n-> b",
        "nothing leads to `c`",
        Some(TARGET_HINT),
    );
}

#[test]
fn entries_that_lead_only_to_each_other() {
    let found = faults("== a  A\nspace: 1\n\n== b  B\n\n* Go.\n-> c\n\n== c  C\n? attuned -> b\n");
    let messages: Vec<&str> = found.iter().map(|f| f.message.as_str()).collect();
    assert_eq!(messages, ["nothing leads to `b`", "nothing leads to `c`"]);
    assert_eq!([found[0].place.line, found[1].place.line], [4, 9]);
}

#[test]
fn an_indented_head_has_its_column() {
    check("== a  A\nspace: 1\n\n    == ¦c  C", "nothing leads to `c`", Some(TARGET_HINT));
    check(
        "== a  A\nspace: 1\n\n  == ¦a  A\nspace: 1",
        "the id `a` is used twice",
        Some("it is first used in river.story:1"),
    );
}

#[test]
fn a_keyword_that_is_never_read() {
    check_lines(
        "* Go.\n> coin 1, keyword ¦WREN\n* Stay.\n> keyword WREN",
        "the keyword WREN is given but never read",
        None,
    );
}

#[test]
fn a_keyword_that_is_never_given() {
    check_lines(
        "* Go. [may attuned or keyword ¦WREN]\n* Stay. [may keyword WREN]",
        "the keyword WREN is read but never given",
        None,
    );
}

#[test]
fn to_forget_a_keyword_is_not_to_give_it() {
    check_lines("* Go. [may keyword ¦WREN]\n> forget WREN", "the keyword WREN is read but never given", None);
}

#[test]
fn a_keyword_in_small_letters() {
    let hint = Some("keywords are one word in capitals, such as BURNING");
    check_lines("* Go.\n> keyword ¦wren", "`wren` cannot be the name of a keyword", hint);
    check_lines("* Go. [may not keyword ¦Wren]", "`Wren` cannot be the name of a keyword", hint);
    check_lines("* Go.\n> forget ¦TWO WORDS", "`TWO WORDS` cannot be the name of a keyword", hint);
}

#[test]
fn bands_with_a_gap() {
    check_lines("* ¦Go. [test wits]\n= 12+\n= 9-11\n= 1-7", BAND, BAND_HINT);
    check_lines("* ¦Go. [test wits]\n= 13+\n= 8-11\n= 1-7", BAND, BAND_HINT);
    check_lines("* ¦Go. [test wits]\n= 8-11\n= 1-7", BAND, BAND_HINT);
}

#[test]
fn bands_that_leave_out_the_lowest_results() {
    check_lines("* ¦Go. [test wits]\n= 12+\n= 8-11", BAND, BAND_HINT);
}

#[test]
fn a_band_that_only_sometimes_holds_leaves_a_gap() {
    check_lines("* ¦Go. [test wits]\n= 12+ if attuned\n= 1-11", BAND, BAND_HINT);
}

#[test]
fn bands_that_overlap() {
    check_lines("* ¦Go. [test wits]\n= 12+\n= 8-12\n= 1-7", BAND, BAND_HINT);
    check_lines("* ¦Go. [test wits]\n= 12+\n= 8+\n= 1-7", BAND, BAND_HINT);
}

#[test]
fn a_band_twice() {
    check_lines("* ¦Go. [test wits]\n= 8+\n= 8+\n= 1-7", BAND, BAND_HINT);
}

#[test]
fn a_test_without_success() {
    let hint = Some("add `= success`; variants with `if` come before it");
    check_lines("* ¦Go. [skill 6]\n= failure", "this test has no plain `= success`", hint);
    check_lines(
        "* ¦Go. [skill 6]\n= success if attuned\n= failure",
        "this test has no plain `= success`",
        hint,
    );
}

#[test]
fn a_test_without_outcomes() {
    let found = faults(&entry("* Go. [skill 6]"));
    let first = &found[0];
    assert_eq!(first.message, "this test has no outcomes");
    assert_eq!(first.place, Place { file: FILE.into(), line: 6, column: 3 });
    assert_eq!(first.hint.as_deref(), Some("add `= success` and `= failure`, or bands such as `= 12+`"));
}

#[test]
fn an_outcome_without_a_test() {
    check_lines(
        "* Go. [once]\n= ¦success\n> coin 1",
        "this outcome has no test",
        Some("add a test to the choice, such as [skill 6]"),
    );
}

#[test]
fn text_between_a_test_and_its_outcomes() {
    let hint = Some("put it under `= success` or `= failure`");
    for between in ["A text.", "> coin 1", "-> end"] {
        let lines = format!("* ¦Go. [skill 6]\n{between}\n= success\n= failure");
        check_lines(&lines, "text between a test and its outcomes", hint);
    }
}

#[test]
fn a_bracket_that_is_not_closed() {
    let message = "a bracket is not closed, or a tag is followed by text";
    let hint = Some("tags stand at the end: `* Text. [skill 6] [once]`");
    check_lines("* ¦Go. [skill 6", message, hint);
    check_lines("* ¦Go. skill 6]", message, hint);
    check_lines("* ¦Go. [once] and be gone.", message, hint);
    check_lines("* ¦Go. [once [otherwise]", message, hint);
}

#[test]
fn a_line_before_the_first_entry() {
    check(
        "# a comment\n\n  ¦Once upon a time\n== a  A\nspace: 1",
        "this line stands before the first entry",
        Some("an entry begins with `== id  Title`"),
    );
}

#[test]
fn prose_right_under_the_fields() {
    let hint = Some("leave a blank line between fields and prose");
    check("== a  A\nspace: 1\n¦It rains.\nStill.", "the prose begins right under the fields", hint);
    check("== a  A\nspace: 1\n  ¦He said: no.", "the prose begins right under the fields", hint);
}

#[test]
fn effects_and_turns_that_belong_to_nothing() {
    check_lines("  ¦> coin 1", "these effects belong to no choice and no block", None);
    check_lines("  ¦-> end", "this turn belongs to no choice and no block", None);
}

#[test]
fn a_second_turn() {
    check_lines("* Go.\n  -> return\n  ¦-> end", "this block already leads somewhere", None);
}

#[test]
fn an_if_without_a_colon() {
    check_lines(
        "* Go.\n  > ¦if attuned coin 1",
        "`if` needs a colon",
        Some("write `> if condition: effect`"),
    );
}

#[test]
fn an_otherwise_without_an_if() {
    let message = "`otherwise:` must follow a line with `if …:`";
    check_lines("* Go.\n> ¦otherwise: coin 1", message, None);
    check_lines("* Go.\n> coin 1\n> ¦otherwise: coin 1", message, None);
    check_lines("* Go.\n> if attuned: coin 2\n> otherwise: coin 1\n> ¦otherwise: coin 1", message, None);
}

#[test]
fn a_jump_that_leads_nowhere() {
    check("== a  A\nspace: 1\n? ¦attuned", "this jump leads nowhere", Some("write `? condition -> id`"));
}

#[test]
fn two_tests_on_one_choice() {
    check_lines("* Go. [skill 6] [¦combat 8]\n= success", "a choice can have only one test", None);
}

#[test]
fn a_choice_that_says_nothing() {
    check_lines("*¦", "this choice has no text", None);
    check_lines("* ¦[pay 1 coin]", "this choice has no text", None);
}

#[test]
fn columns_are_counted_in_characters() {
    check_lines(
        "* „Öffne dich!“ – sagst du. [pay 1 ¦münze]",
        "`münze` is not a thing",
        Some("it can be coin, food, gem, heart, lore, reputation, fish"),
    );
    let fault = check_lines(
        "* Ürgh.\n\u{a0}\u{a0}> if keyword ¦größe: coin 1",
        "`größe` cannot be the name of a keyword",
        Some("keywords are one word in capitals, such as BURNING"),
    );
    assert!(fault.to_string().contains(&format!("\n      | {:>16}\n", "^")), "{fault}");
}

#[test]
fn faults_in_a_file_with_windows_line_ends_stand_on_their_lines() {
    let text = entry("* Go.\n  > cion 1\n* Stay.\n  > hart 1").replace('\n', "\r\n");
    let found = faults(text.trim_end());
    let places: Vec<(usize, usize, &str)> =
        found.iter().map(|f| (f.place.line, f.place.column, f.source.as_str())).collect();
    assert_eq!(places, [(7, 5, "  > cion 1"), (9, 5, "  > hart 1")]);
}

#[test]
fn every_fault_is_reported_in_the_order_of_files_and_lines() {
    let files = [
        ("b.story", "== b  B\nspace: 2\n\n* Go.\n  > hart 1, cion 1\n"),
        ("a.story", "lost\n== a  A\nspace: 1\n\n* Go.\n  > forget wren\n"),
    ];
    let (stories, faults) = read(&sources(files), &Toy, &Names::default());
    let places: Vec<String> =
        faults.iter().map(|f| format!("{}:{}:{}", f.place.file, f.place.line, f.place.column)).collect();
    assert_eq!(places, ["a.story:1:1", "a.story:6:12", "b.story:5:5", "b.story:5:13"]);
    assert_eq!(stories.entries.len(), 2, "what could be read is returned all the same");
}

#[test]
fn more_entries_than_can_be_numbered() {
    let many: String = (0..=1 << 16).map(|n| format!("== lane-{n}  A Lane\n\nMud.\n\n")).collect();
    let found = faults(&many);
    let [fault] = &found[..] else { panic!("{} faults, not one", found.len()) };
    assert_eq!(fault.message, "a book has 65536 entries at most");
    assert_eq!(fault.source, "== lane-65536  A Lane");
}
