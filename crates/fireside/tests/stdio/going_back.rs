//! Undo, redo and bookmarks.

use crate::common::Home;
use crate::talk::Talk;
use serde_json::{Value, json};

#[test]
fn undo_and_redo_lead_back_and_forth() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    let mut states = vec![talk.state.clone()];
    for _ in 0..8 {
        talk.first();
        states.push(talk.state.clone());
    }
    for state in states.iter().rev().skip(1) {
        let said = talk.ask(json!({"undo": {}}));
        assert!(said.iter().any(|l| l.get("ask").is_some()), "the question is asked again");
        assert_eq!(talk.state, *state);
    }
    assert_eq!(talk.refused(r#"{"undo":{}}"#), "there is nothing to undo");
    for state in &states[1..] {
        talk.ask(json!({"redo": {}}));
        assert_eq!(talk.state, *state);
    }
    assert_eq!(talk.refused(r#"{"redo":{}}"#), "there is nothing to redo");
}

#[test]
fn a_question_from_before_an_undo_is_stale() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    talk.firsts(2);
    let old = talk.question()["id"].clone();
    talk.firsts(1);
    talk.ask(json!({"undo": {}}));
    let line = json!({"answer": {"id": old, "keys": ["gather"]}});
    assert!(talk.refused(line.to_string()).contains("not open"));
}

#[test]
fn a_bookmark_leads_back() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    talk.firsts(4);
    let marked = talk.state.clone();
    assert_eq!(talk.reply(json!({"bookmark": {"name": "here"}})), json!({"bookmarked": {"name": "here"}}));
    talk.firsts(6);
    assert_ne!(talk.state, marked);
    talk.ask(json!({"goto": {"name": "here"}}));
    assert_eq!(talk.state, marked);
    talk.first();
    assert!(talk.refused(r#"{"goto":{"name":"nowhere"}}"#).contains("no bookmark `nowhere`"));
}

#[test]
fn going_back_to_a_bookmark_gives_a_new_id_to_those_alone_who_had_answered_since() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    talk.ask(json!({"bookmark": {"name": "here"}}));
    let before = talk.open.clone();
    talk.first();
    talk.ask(json!({"goto": {"name": "here"}}));
    let after = talk.open.clone();
    let of =
        |list: &[Value], seat: u64| list.iter().find(|q| q["seat"] == seat).expect("both are asked").clone();
    assert_eq!(of(&after, 1), of(&before, 1), "the same question, under the same id");
    assert_ne!(of(&after, 0)["id"], of(&before, 0)["id"]);
    let old = json!({"answer": {"id": of(&before, 0)["id"], "keys": ["past/soldier"]}});
    assert!(talk.refused(old.to_string()).contains("not open"), "what was meant for the other line is stale");
    let said = talk.ask(json!({"goto": {"name": "here"}}));
    assert_eq!((said.as_slice(), &talk.open), (&[][..], &after), "nothing was played: nothing changes");
}
