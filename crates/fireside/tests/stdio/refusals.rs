//! Lines that are refused, and what is said about them.

use crate::common::Home;
use crate::talk::{TWO, Talk};
use serde_json::json;

#[test]
fn a_refused_line_says_what_was_wrong_with_it() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    for (line, wrong) in [
        ("{}", "`{}` is not a request; a request is an object with one name, such as {\"undo\":{}}"),
        ("undo", "`undo` is not a request; it is not JSON"),
        (r#"{"dance":{}}"#, "there is no `dance`"),
        (r#"{"undo":{},"redo":{}}"#, "a request is an object with one name"),
        (r#"{"undo":{"twice":true}}"#, "unknown field `twice`"),
        (r#"{"ask":{"saet":1}}"#, "unknown field `saet`"),
        (r#"{"answer":{"id":1}}"#, "missing field `keys`"),
    ] {
        let why = talk.refused(line);
        assert!(why.contains(wrong), "{line}: {why}");
        assert!(why.contains("Requests are answer, ask, view, scenes, undo, redo,"), "{line}: {why}");
    }
    let long = talk.refused("x".repeat(100_000));
    assert!(long.len() < 500, "a long line is not repeated whole");
}

#[test]
fn what_is_not_a_request_is_refused() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    for line in [
        "nonsense",
        "{",
        "[]",
        "null",
        "{}",
        "\"undo\"",
        r#"{"dance":{}}"#,
        r#"{"undo":{"twice":true}}"#,
        r#"{"answer":{"id":1}}"#,
        r#"{"answer":{"id":1,"keys":[],"colour":"red"}}"#,
        r#"{"answer":{"id":-1,"keys":[]}}"#,
        r#"{"answer":{"id":1,"keys":"past/soldier"}}"#,
        r#"{"view":{"seat":"Anna"}}"#,
        r#"{"view":{"seat":999}}"#,
        r#"{"undo":{},"redo":{}}"#,
        r#"{"undo":{}} {"undo":{}}"#,
        r#"{"bookmark":{}}"#,
    ] {
        let why = talk.refused(line);
        assert!(why.contains("not a request"), "{line}: {why}");
    }
    talk.first();
    assert_eq!(talk.save()["answers"].as_array().map(Vec::len), Some(1), "the game goes on");
}

#[test]
fn a_line_that_is_not_text_is_refused() {
    let home = Home::new();
    let ran = home.run(&TWO, b"\xff\xfe\n{\"state\":{}}\n");
    assert!(ran.out.contains("{\"refused\":"), "no refusal; {}", ran.err);
    assert!(ran.out.lines().last().is_some_and(|l| l.starts_with("{\"state\":")), "the game goes on");
    assert_eq!(ran.code, Some(0));
}

#[test]
fn an_unknown_request_is_told_what_there_is() {
    let home = Home::new();
    let why = Talk::two(&home).refused(r#"{"dance":{}}"#);
    assert!(why.contains("dance") && why.contains("answer") && why.contains("undo"), "{why}");
}

#[test]
fn an_answer_that_does_not_fit_is_refused() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    let id = talk.question()["id"].clone();
    let [soldier, farmer] = ["past/soldier", "past/farmer"];
    for (answer, why) in [
        (json!({"id": id, "keys": ["past/king"]}), "`past/king` is not offered"),
        (json!({"id": 99, "keys": [soldier]}), "question 99 is not open"),
        (json!({"id": id, "keys": []}), "takes 1 to 1"),
        (json!({"id": id, "keys": [soldier, farmer]}), "takes 1 to 1"),
        (json!({"id": id, "keys": [soldier, soldier]}), "twice"),
        (json!({"id": id, "keys": [soldier], "seat": 1}), "is for seat 0, not for seat 1"),
        (json!({"id": id, "keys": [soldier], "seat": 7}), "not for seat 7"),
    ] {
        let given = talk.refused(json!({ "answer": answer }).to_string());
        assert!(given.contains(why), "{answer}: {given}");
    }
}

#[test]
fn an_answered_question_is_stale() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    let id = talk.question()["id"].clone();
    let answer = json!({"answer": {"id": id, "keys": ["past/soldier"]}});
    talk.ask(answer.clone());
    assert!(talk.refused(answer.to_string()).contains(&format!("question {id} is not open")));
}

#[test]
fn an_answer_may_name_its_seat() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    let id = talk.open[1]["id"].clone();
    let said = talk.ask(json!({"answer": {"id": id, "keys": ["past/soldier"], "seat": 1}}));
    assert!(said.iter().all(|l| l.get("refused").is_none()), "{said:?}");
}
