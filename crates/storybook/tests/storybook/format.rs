//! The format as docs/writing-books.md promises it.

use crate::common::*;
use storybook::{
    Block, BlockName, Condition, Effect, EffectLine, Entry, EntryId, Phrase, Stories, Target, When, read,
};
use table::Names;

/// The example of the handbook, and around it what it needs to be a whole book.
fn ferry() -> Stories<Toy> {
    let handbook = include_str!("../../../../docs/writing-books.md");
    let example = handbook.split("```story\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    assert!(example.contains("== ferry-41  The Ferry That Stayed"), "the first example is the ferry");
    let rest = "== ferry-42  Low Water\n\nThe boat is gone.\n\n\
        * Wait. [may keyword CROSSED]\n  > keyword FERRYMAN, keyword BELL\n";
    let (stories, faults) =
        read(&sources([("ferry.story", example), ("rest.story", rest)]), &Toy, &Names::default());
    let list: String = faults.iter().map(|f| format!("{f}\n")).collect();
    assert!(faults.is_empty(), "{list}");
    stories
}

/// A condition in brackets, keywords by their names.
fn said(condition: &Condition<Toy>, keywords: &[String]) -> String {
    let list = |all: &[Condition<Toy>], word: &str| {
        let parts: Vec<String> = all.iter().map(|c| said(c, keywords)).collect();
        format!("({})", parts.join(word))
    };
    match condition {
        Condition::Has(keyword) => keywords[usize::from(keyword.0)].clone(),
        Condition::Is(is) => format!("{is:?}"),
        Condition::Not(inner) => format!("not {}", said(inner, keywords)),
        Condition::All(all) => list(all, " and "),
        Condition::Any(any) => list(any, " or "),
    }
}

/// An effect line as words.
fn line(line: &EffectLine<Toy>, keywords: &[String]) -> String {
    let name = |k: &storybook::Keyword| &keywords[usize::from(k.0)];
    let effect = |effect: &Effect<Toy>| match effect {
        Effect::Gain(k) => format!("keyword {}", name(k)),
        Effect::Forget(k) => format!("forget {}", name(k)),
        Effect::Do(Gain(thing, n)) => format!("{thing} {n}"),
    };
    let effects: Vec<String> = line.effects.iter().map(effect).collect();
    let when = match &line.when {
        When::Always => String::new(),
        When::If(condition) => format!("if {}: ", said(condition, keywords)),
        When::Otherwise => "otherwise: ".to_owned(),
    };
    when + &effects.join(", ")
}

fn lines(block: &Block<Toy>, keywords: &[String]) -> Vec<String> {
    block.effects.iter().map(|l| line(l, keywords)).collect()
}

fn named(name: &str) -> BlockName {
    BlockName::Named(name.to_owned())
}

/// The only entry of a text.
fn one(text: &str) -> Entry<Toy> {
    let mut entries = stories(text).entries;
    assert_eq!(entries.len(), 1);
    entries.remove(0)
}

#[test]
fn the_example_has_its_head_fields_and_prose() {
    let book = ferry();
    let entry = &book.entries[0];
    assert_eq!((entry.file.as_str(), entry.at.line), ("ferry.story", 2));
    assert_eq!((entry.id.as_str(), entry.title.as_str()), ("ferry-41", "The Ferry That Stayed"));
    let fields: Vec<(&str, &str)> =
        entry.fields.iter().map(|f| (f.name.text.as_str(), f.value.text.as_str())).collect();
    assert_eq!(fields, [("space", "41")]);
    assert_eq!((entry.fields[0].value.line, entry.fields[0].value.column), (3, 8));
    assert_eq!(
        entry.prose,
        [
            "The rope still spans the river, though nothing hangs from it but washing. \
             An old man sits in the boat with his feet in the water.",
            "\"Nobody crosses,\" he says. \"I only live here now.\"",
        ]
    );
    assert!(entry.blocks.is_empty());
    assert_eq!(book.entries[1].id, "ferry-42");
}

#[test]
fn the_example_jumps_if_its_condition_holds() {
    let book = ferry();
    let [(condition, target)] = &book.entries[0].jumps[..] else { panic!("one jump") };
    assert_eq!(said(condition, &book.keywords), "DROWNED");
    assert_eq!(target.to, Target::Entry(EntryId(1)));
}

#[test]
fn the_first_choice_of_the_example_is_paid() {
    let book = ferry();
    let choice = &book.entries[0].choices[0];
    assert_eq!(choice.text, "Pay him what it used to cost.");
    assert_eq!(choice.costs, [Cost(1, "coin")]);
    assert_eq!(choice.test, None);
    let [outcome] = &choice.outcomes[..] else { panic!("one outcome") };
    assert_eq!(outcome.name, BlockName::Plain);
    assert_eq!(outcome.prose, ["He counts it twice and poles you over without a word."]);
    assert_eq!(lines(outcome, &book.keywords), ["food 1"]);
    assert_eq!(outcome.target.as_ref().map(|t| t.to), Some(Target::Return));
}

#[test]
fn the_second_choice_of_the_example_is_a_test() {
    let book = ferry();
    let choice = &book.entries[0].choices[1];
    assert_eq!(choice.text, "Pull yourself across by the rope.");
    assert_eq!(choice.test, Some(Test::Against("skill", 6)));
    let names: Vec<&BlockName> = choice.outcomes.iter().map(|b| &b.name).collect();
    assert_eq!(names, [&named("success"), &named("bonus"), &named("failure")]);
    let effects: Vec<_> = choice.outcomes.iter().flat_map(|b| lines(b, &book.keywords)).collect();
    assert_eq!(effects, ["coin 2", "gem 1", "heart -1"]);
    assert_eq!(choice.outcomes[2].prose, ["The washing comes down with you."]);
    assert!(choice.outcomes.iter().all(|b| b.when.is_none() && b.target.is_none()));
}

#[test]
fn the_third_choice_of_the_example_is_forced() {
    let book = ferry();
    let choice = &book.entries[0].choices[2];
    assert_eq!(choice.text, "\"You promised me a crossing.\"");
    assert_eq!(said(choice.must.as_ref().unwrap(), &book.keywords), "FERRYMAN");
    assert!(choice.may.is_none() && !choice.otherwise && !choice.once);
    assert_eq!(
        lines(&choice.outcomes[0], &book.keywords),
        ["reputation 2, forget FERRYMAN, keyword CROSSED"]
    );
}

#[test]
fn the_fourth_choice_of_the_example_has_bands() {
    let book = ferry();
    let choice = &book.entries[0].choices[3];
    assert_eq!(choice.text, "Listen for what keeps him here.");
    assert_eq!(choice.test, Some(Test::Banded(vec!["awareness", "wits"], Some((2, Is::Attuned)))));
    assert!(choice.otherwise);
    let names: Vec<&BlockName> = choice.outcomes.iter().map(|b| &b.name).collect();
    let bands = [(12, None), (8, Some(11)), (1, Some(7))].map(|(low, high)| BlockName::Band(low, high));
    assert_eq!(names, bands.each_ref());
    assert_eq!(lines(&choice.outcomes[0], &book.keywords), ["if BELL: lore 2", "otherwise: lore 1"]);
    assert_eq!(choice.outcomes[1].prose, ["Something hums beneath the boards."]);
    assert_eq!(lines(&choice.outcomes[2], &book.keywords), ["keyword DROWNED"]);
    assert_eq!(choice.outcomes[2].target.as_ref().map(|t| t.to), Some(Target::Entry(EntryId(1))));
    assert_eq!(book.entries[0].choices.len(), 4);
}

#[test]
fn keywords_are_listed_once() {
    let mut keywords = ferry().keywords;
    keywords.sort_unstable();
    assert_eq!(keywords, ["BELL", "CROSSED", "DROWNED", "FERRYMAN"]);
}

#[test]
fn conditions_bind_not_then_and_then_or() {
    let choice = |condition: &str| {
        let text = entry(&format!(
            "* Go. [may {condition}]\n  > keyword A, keyword B, keyword C\n\
             * Read. [may keyword A or keyword B or keyword C]"
        ));
        let mut book = stories(&text);
        let choice = book.entries.remove(0).choices.remove(0);
        (choice.may.unwrap(), book.keywords)
    };
    let words = |condition| {
        let (condition, keywords) = choice(condition);
        said(&condition, &keywords)
    };
    assert_eq!(words("keyword A or keyword B and not keyword C"), "(A or (B and not C))");
    assert_eq!(words("not keyword A and keyword B or keyword C"), "((not A and B) or C)");
    assert_eq!(words("attuned and holds gem"), "(Attuned and Holds(\"gem\"))");

    let (condition, keywords) = choice("not keyword A and attuned or keyword C");
    let holds = |having: &[&str], attuned: bool| {
        let number = |name: &&str| keywords.iter().position(|k| k == name).expect("it is known") as u16;
        let having = having.iter().map(number).collect();
        condition.holds(&Pilgrim { having, attuned, ..Pilgrim::default() })
    };
    assert!(holds(&[], true));
    assert!(!holds(&[], false));
    assert!(!holds(&["A"], true));
    assert!(holds(&["A", "C"], false));
}

#[test]
fn an_outcome_may_have_variants() {
    let text = entry(
        "* Go. [skill 6]\n= success if keyword WREN\n> coin 2\n= success\n> coin 1, keyword WREN\n= failure",
    );
    let book = stories(&text);
    let outcomes = &book.entries[0].choices[0].outcomes;
    assert_eq!(outcomes[0].name, named("success"));
    assert_eq!(said(outcomes[0].when.as_ref().unwrap(), &book.keywords), "WREN");
    assert_eq!(outcomes[1].name, named("success"));
    assert!(outcomes[1].when.is_none());
}

#[test]
fn a_band_may_have_variants() {
    let text =
        entry("* Go. [test wits]\n= 8+ if keyword WREN\n> coin 2\n= 8+\n> coin 1, keyword WREN\n= 7\n= 1-6");
    let outcomes = &stories(&text).entries[0].choices[0].outcomes;
    let names: Vec<&BlockName> = outcomes.iter().map(|b| &b.name).collect();
    let bands =
        [(8, None), (8, None), (7, Some(7)), (1, Some(6))].map(|(low, high)| BlockName::Band(low, high));
    assert_eq!(names, bands.each_ref());
}

#[test]
fn blocks_may_stand_before_the_first_choice() {
    let text = entry(
        "= discovered\nEverybody sees it.\n> heart -1\n-> end\n= revealed if attuned\nIt speaks.\n* Go.",
    );
    let entry = one(&text);
    assert_eq!(entry.prose, ["A jetty, and nobody on it."]);
    let names: Vec<&BlockName> = entry.blocks.iter().map(|b| &b.name).collect();
    assert_eq!(names, [&named("discovered"), &named("revealed")]);
    assert_eq!(entry.blocks[0].prose, ["Everybody sees it."]);
    assert_eq!(entry.blocks[0].target.as_ref().map(|t| t.to), Some(Target::End));
    assert!(entry.blocks[1].when.is_some());
}

#[test]
fn a_choice_may_stand_right_under_the_fields() {
    let entry = one("== landing  The Landing\nspace: 1\n* Go.\n  > coin 1");
    assert_eq!(entry.choices[0].text, "Go.");
}

#[test]
fn tags_come_in_any_number_and_order() {
    let entry = one(&entry("* Go on, then. [once] [pay 1 coin, 2 food] [may attuned] [otherwise]"));
    let choice = &entry.choices[0];
    assert_eq!(choice.text, "Go on, then.");
    assert_eq!(choice.costs, [Cost(1, "coin"), Cost(2, "food")]);
    assert!(choice.once && choice.otherwise && choice.may.is_some() && choice.must.is_none());
    assert_eq!((choice.at.line, choice.at.column), (6, 3));
}

#[test]
fn a_backslash_makes_any_line_prose() {
    let signs = ["# a", "== a", "? a", "* a", "= a", "> a", "-> a"];
    let escaped: Vec<String> = signs.iter().map(|s| format!("\\{s}")).collect();
    let inside = entry(&escaped.join("\n\n"));
    let mut prose = one(&inside).prose;
    assert_eq!(prose.remove(0), "A jetty, and nobody on it.");
    assert_eq!(prose, signs);

    let under_a_choice = one(&entry("* Go.\n  \\* a star\n  and more"));
    assert_eq!(under_a_choice.choices[0].outcomes[0].prose, ["* a star and more"]);
}

#[test]
fn a_dash_or_a_colon_in_prose_is_prose() {
    let entry = one(&entry("- Who goes there?\n\nListen: nobody."));
    assert_eq!(entry.prose[1..], ["- Who goes there?", "Listen: nobody."]);
}

#[test]
fn blank_lines_part_paragraphs_and_line_ends_do_not() {
    let entry = one("== a  A\nspace: 1\n\n\none\n  two\nthree\n\n\n\nfour\n   \nfive");
    assert_eq!(entry.prose, ["one two three", "four", "five"]);
}

#[test]
fn comments_are_for_writers_only() {
    let text = "# head\n\n  # indented\n== a  A\n# under the head\nspace: 1\n# under a field\nrule: x\n\n\
        one\n# in a paragraph\ntwo\n\n* Go. \n# under a choice\n  > coin 1\n# at the end";
    let entry = one(text);
    assert_eq!(entry.at.line, 4);
    assert_eq!(entry.fields.len(), 2);
    assert_eq!(entry.prose, ["one two"]);
    assert_eq!(entry.choices[0].text, "Go.");
    assert_eq!(entry.choices[0].outcomes[0].effects.len(), 1);
}

#[test]
fn windows_line_ends_and_a_missing_last_newline_change_nothing() {
    let unix = entry("* Pull. [skill 6]\n  = success\n  Dry.\n  Warm.\n\n  Home.\n  > coin 2\n  = failure");
    let windows = unix.replace('\n', "\r\n");
    let bare = unix.trim_end();
    assert!(!bare.ends_with('\n'));
    for text in [unix.as_str(), &windows, bare] {
        let book = stories(text);
        let entry = &book.entries[0];
        assert_eq!((entry.title.as_str(), entry.fields[0].value.text.as_str()), ("The Landing", "1"));
        assert_eq!(entry.prose, ["A jetty, and nobody on it."]);
        let [success, failure] = &entry.choices[0].outcomes[..] else { panic!("two outcomes") };
        assert_eq!(success.prose, ["Dry. Warm.", "Home."]);
        assert_eq!(lines(success, &book.keywords), ["coin 2"]);
        assert_eq!(failure.name, named("failure"));
    }
}

#[test]
fn indentation_is_free() {
    let entry =
        one("  == a  A\n\t space: 1\n\n      one\n    * Go. [skill 6]\n= success\n        > coin 1\n -> end");
    assert_eq!((entry.id.as_str(), entry.prose[0].as_str()), ("a", "one"));
    assert_eq!(entry.choices[0].outcomes[0].target.as_ref().map(|t| t.to), Some(Target::End));
}

#[test]
fn an_entry_needs_no_title() {
    assert_eq!(one("== 41\nspace: 41\n").title, "");
}

#[test]
fn files_are_read_in_the_order_of_their_names() {
    let (stories, faults) = read(
        &sources([
            ("b.story", "== b  B\nspace: 2"),
            ("a.story", "== a  A\nspace: 1"),
            ("notes.md", "not a story"),
            ("c.toml", "x = 1"),
        ]),
        &Toy,
        &Names::default(),
    );
    assert_eq!(faults, []);
    let ids: Vec<&str> = stories.entries.iter().map(|e| e.id.as_str()).collect();
    assert_eq!(ids, ["a", "b"]);
}

#[test]
fn words_in_quotes_are_one_word() {
    let mut phrase = Phrase::new("  find \"two words\" now", 5);
    assert_eq!((phrase.column(), phrase.peek()), (7, Some("find")));
    assert!(phrase.take("find") && !phrase.take("now"));
    assert_eq!(phrase.column(), 12);
    assert_eq!(phrase.word("a name").unwrap(), "two words");
    assert_eq!(phrase.word("a time").unwrap(), "now");
    assert!(phrase.is_done());
    let missing = phrase.word("a place").unwrap_err();
    assert_eq!((missing.column, missing.message.as_str()), (Some(27), "a place is missing"));
}
