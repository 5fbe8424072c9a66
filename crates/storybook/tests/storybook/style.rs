//! Advice on style: each count with a story that it is made for, and one that it leaves alone.

use crate::common::*;
use storybook::{Advice, style};

/// The advice of one kind that a text gets.
fn advice(about: &str, text: &str) -> Advice {
    let list = style(&sources([(FILE, text)]), &Toy);
    list.into_iter().find(|a| a.about.contains(about)).unwrap_or_else(|| panic!("no advice about {about}"))
}

/// Reads a text in which `¦` marks every place that is found, and returns what is said there.
fn found(about: &str, marked: &str) -> Vec<String> {
    let places = marked.match_indices('¦').map(|(byte, _)| {
        let before = marked[..byte].replace('¦', "");
        (before.matches('\n').count() + 1, before.rsplit('\n').next().unwrap_or_default().chars().count() + 1)
    });
    let advice = advice(about, &marked.replace('¦', ""));
    let mut seen: Vec<_> = advice.found.iter().map(|r| (r.place.line, r.place.column)).collect();
    seen.sort_unstable();
    assert_eq!(seen, places.collect::<Vec<_>>(), "{:#?}", advice.found);
    advice.found.into_iter().map(|r| r.text).collect()
}

/// Entries, each with one of these texts.
fn entries(texts: &[&str]) -> String {
    texts.iter().enumerate().map(|(i, text)| format!("== e-{i}  Title\nspace: 1\n\n{text}\n\n")).collect()
}

/// Entries, each with these lines after its prose.
fn choices(lines: &[&str]) -> String {
    let texts: Vec<String> = lines.iter().map(|lines| format!("A jetty.\n\n{lines}")).collect();
    entries(&texts.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn a_number_in_the_first_sentence() {
    let text = entries(&[
        "The ¦three of them wait. Four boats.",
        "One boat. Two oars.",
        "A bed of ¦12 roses\nand thorns.",
    ]);
    assert_eq!(found("with a number", &text), ["three", "12"]);
    assert_eq!(
        advice("with a number", &text.replace('¦', "")).to_string(),
        "Openings with a number: 2 of 3 (at most 3 in 16)"
    );
}

#[test]
fn three_numbers_in_sixteen_openings_are_not_too_many() {
    let with = |n: usize| entries(&[&["Two boats."; 16][..n], &["A boat."; 16][n..]].concat());
    assert!(!advice("with a number", &with(3)).too_many());
    assert!(advice("with a number", &with(4)).too_many());
}

#[test]
fn openings_with_the_same_first_three_words() {
    let text = entries(&[
        "¦The old man sleeps.",
        "The old dog sleeps.",
        "¦\"The old man,\" she says.",
        "¦the old MAN.",
    ]);
    // A quotation mark is not part of a word.
    let text = text.replace("¦\"", "\"¦");
    assert_eq!(found("first three", &text), ["the old man"; 3]);
    assert_eq!(advice("first three", &entries(&["The old man.", "The older man."])).found, []);
}

#[test]
fn an_ending_on_a_clause_with_and() {
    let text = choices(&[
        "* Go. [skill 5]\n= success\nIt is over. He nods, ¦and you go.\n= failure\nHe nods, and waits. You go.",
        "* Stay.\nHe nods, and, as they do here, waits.",
        "* Sing.\nHe nods and you sing.",
    ]);
    assert_eq!(found("Endings", &text), [", and you go"]);
    let advice = advice("Endings", &text.replace('¦', ""));
    assert_eq!(advice.to_string(), "Endings with \", and …\": 1 of 4 (at most 1 in 3)");
}

/// What stands before a choice is no ending; what nothing follows is one.
#[test]
fn the_prose_of_an_entry_ends_it_only_where_there_is_no_choice() {
    let text = entries(&["He nods, ¦and you go.", "He nods, and you go.\n\n* Stay.\nYou stay."]);
    assert_eq!(found("Endings", &text), [", and you go"]);
}

#[test]
fn five_words_in_two_entries() {
    let text = entries(&[
        "Today ¦a lantern swings above the\ngate at noon.",
        "Only ¦a lantern swings above the gate.",
        "A lantern swings over the gate.",
    ]);
    assert_eq!(found("five words", &text), ["a lantern swings above the gate"; 2]);
}

#[test]
fn words_that_everybody_needs_are_no_run_and_one_entry_may_repeat_itself() {
    let common = entries(&["That is the end of it for them.", "This is the end of it for her."]);
    assert_eq!(advice("five words", &common).found, []);
    let twice = entries(&["A lantern swings above the gate. A lantern swings above the gate."]);
    assert_eq!(advice("five words", &twice).found, []);
}

#[test]
fn an_entry_in_which_nothing_can_be_lost() {
    let text = choices(&[
        "* Go.\n> coin 1\n* Wait.\n> coin -1",
        "* Go.\n> if attuned: lore 1",
        "* Go. [pay 1 coin]\n> lore -1",
    ]);
    let text = text.replace("== e-2", "== ¦e-2");
    assert_eq!(found("nothing can be lost", &text), ["e-2"]);
    let text = text.replace('¦', "");
    assert!(!advice("nothing can be lost", &text).too_many());
    assert!(advice("nothing can be lost", &choices(&["* Go."])).too_many());
}

#[test]
fn a_choice_that_costs_nothing() {
    let text = choices(&["* ¦Go on.\n> coin 1", "* Wait.\n> heart -1", "* Buy. [pay 1 coin]\n> food 1"]);
    assert_eq!(found("cost nothing", &text), ["go on"]);
    assert!(!advice("cost nothing", &text.replace('¦', "")).too_many());
    assert!(advice("cost nothing", &choices(&["* Go.", "* Stay."])).too_many());
}

#[test]
fn an_effect_whose_noun_is_not_told() {
    let text = choices(&[
        "* Go. [skill 5]\n= success\nShe smiles.\n> ¦coin 1, heart 2, ¦food 1\n= failure\nShe counts her coins.",
        "* Go.\nShe takes your purse.\n> coin -1",
        "* Pick berries.\nIt takes a while.\n> if attuned: food 1",
        "* Go. [skill 5]\n= success\nShe shares her bread.\n> food 1\n= bonus\n> food 1, ¦coin 1",
    ]);
    assert_eq!(found("noun", &text), ["coin 1", "food 1", "coin 1"]);
}

#[test]
fn nine_eleven_and_forty() {
    let text =
        entries(&["Ten geese, ¦nine of them white.\n\n* Count ¦forty-one.\n\"¦Eleven,\" he says. Ninety."]);
    assert_eq!(found("Nine", &text), ["nine", "forty", "eleven"]);
}

#[test]
fn contractions_beside_full_forms() {
    let text = entries(&[
        "You do not go. You cannot. You ¦don't. \"I can't. I won't. It's late. We'll see,\" he says.",
    ]);
    assert_eq!(found("Contractions", &text), ["don't"]);
    let one_way = entries(&["You don’t go. It’s late. Anna's hat is gone, not lost. \"I will not.\""]);
    assert_eq!(advice("Contractions", &one_way).found, []);
}

#[test]
fn toward_beside_towards() {
    assert_eq!(found("toward", &entries(&["Towards the hill, towards the sea, ¦toward you."])), ["toward"]);
    assert_eq!(advice("toward", &entries(&["Towards the hill, towards the sea."])).found, []);
}

#[test]
fn one_who_is_you() {
    let text = entries(&[
        "¦One must wait, if ¦one can, for ¦one's turn. The one can, that one must. This one's yours. One is enough.",
    ]);
    assert_eq!(found("`one`", &text), ["one must", "one can", "one's turn"]);
}
