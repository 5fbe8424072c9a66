//! Questions, views, bots and ends: a conversation that goes well.

use crate::common::{Home, band};
use crate::talk::{TWO, Talk};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};

#[test]
fn a_whole_game_can_be_played_by_taking_the_first_option() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    while talk.over.is_none() {
        talk.first();
    }
    let over = talk.over.clone().expect("just seen");
    assert!(["settled", "died"].contains(&over["result"].as_str().expect("a key")), "{over}");
    assert_eq!(over["scores"].as_array().map(Vec::len), Some(2));
    assert_eq!(talk.leave(), Some(0));
}

#[test]
fn each_seat_gets_its_own_question_and_every_id_is_new() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    assert_eq!(talk.open.iter().map(|q| q["seat"].as_u64()).collect::<Vec<_>>(), [Some(0), Some(1)]);
    let mut ids: Vec<u64> = talk.open.iter().filter_map(|q| q["id"].as_u64()).collect();
    for _ in 0..30 {
        let said = talk.first();
        ids.extend(said.iter().filter_map(|l| l["ask"]["id"].as_u64()));
    }
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "an id was used twice");
}

#[test]
fn the_same_seed_and_answers_say_the_same() {
    let home = Home::new();
    let (mut one, mut other) = (Talk::two(&home), Talk::two(&home));
    for _ in 0..20 {
        assert_eq!(one.first(), other.first());
    }
    assert_eq!(one.state, other.state);
}

#[test]
fn what_is_asked_is_answered_or_withdrawn() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    let (first, second) = (talk.open[0]["id"].clone(), talk.open[1]["id"].clone());
    let said = talk.first();
    let gone: Vec<&Value> = said.iter().filter_map(|l| l.get("withdrawn")).collect();
    assert_eq!(gone, [&json!({ "id": second })], "the other's offer has changed; {first} was answered");
    let place = |name: &str| said.iter().position(|l| l.get(name).is_some());
    assert!(place("withdrawn") < place("ask"), "{said:?}");
    while talk.over.is_none() {
        talk.first();
        if talk.over.is_none() {
            check_open(&mut talk);
        }
    }
    assert!(talk.open.is_empty(), "nothing is open when the game is over: {:?}", talk.open);
}

/// That what was told, without what was answered or withdrawn, is what is open.
fn check_open(talk: &mut Talk) {
    let ids = |list: &[Value]| list.iter().filter_map(|q| q["id"].as_u64()).collect::<BTreeSet<_>>();
    let reply = talk.reply(json!({"ask": {}}));
    assert_eq!(ids(reply["open"].as_array().expect("a list")), ids(&talk.open));
}

#[test]
fn an_undo_withdraws_what_it_makes_unasked() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    talk.firsts(5);
    for request in ["undo", "undo", "redo"] {
        let before: Vec<Value> = talk.open.iter().map(|q| q["id"].clone()).collect();
        let said = talk.ask(json!({ request: {} }));
        let gone = said.iter().filter_map(|l| l.get("withdrawn"));
        assert!(gone.clone().count() > 0 && gone.clone().all(|g| before.contains(&g["id"])), "{said:?}");
        check_open(&mut talk);
    }
}

#[test]
fn whoever_asks_is_told_what_is_open() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    let told = talk.open.clone();
    assert_eq!(talk.reply(json!({"ask": {}})), json!({ "open": told }));
    assert_eq!(talk.reply(json!({"ask": {"seat": 1}})), json!({ "open": [told[1]] }));
    assert_eq!(talk.refused(r#"{"ask":{"seat":2}}"#), "there is no seat 2");
    let mut alone = Talk::new(&home, &[&TWO[..], &["--bots", "1:random"]].concat());
    assert_eq!(
        alone.reply(json!({"ask": {"seat": 1}})),
        json!({ "open": [] }),
        "a bot's question is its own"
    );
}

#[test]
fn a_view_is_one_seats_or_everyones() {
    let home = Home::new();
    let from = home.write("scenario.json", band("choose", "crumb", ""));
    let mut talk = Talk::new(&home, &[&TWO[..], &["--from", &from]].concat());
    let views = [json!({"seat": 0}), json!({"seat": 1}), json!({})]
        .map(|of| talk.reply(json!({ "view": of }))["view"].take());
    assert_eq!(views.each_ref().map(|v| v["you"].clone()), [json!(0), json!(1), Value::Null]);
    assert_eq!(views[0]["seats"][0]["secrets_known"][0]["name"], "Crumb");
    assert!(views[1..].iter().all(|v| !v.to_string().contains("Crumb")), "a secret is its owner's");
    assert!(views.iter().all(|v| v["seats"][0]["secrets"] == 1), "everybody sees that there is one");
}

#[test]
fn a_seat_that_does_not_exist_has_no_view() {
    let home = Home::new();
    for what in ["view", "scenes"] {
        assert_eq!(Talk::two(&home).refused(format!(r#"{{"{what}":{{"seat":2}}}}"#)), "there is no seat 2");
    }
}

#[test]
fn a_story_is_open_from_its_page_to_how_it_came_out() {
    let home = Home::new();
    let mut talk = Talk::new(&home, &["stdio", "sleeping-gods", "--players", "1", "--seed", "3"]);
    let mut open = Vec::new();
    for _ in 0..60 {
        talk.first();
        open.push(talk.reply(json!({ "scenes": { "seat": 0 } }))["scenes"].as_array().map_or(0, Vec::len));
    }
    assert!(open.contains(&0) && open.contains(&1), "scenes open and close: {open:?}");
}

#[test]
fn bots_answer_for_their_seats() {
    let home = Home::new();
    let mut talk = Talk::new(&home, &[&TWO[..], &["--bots", "1:random"]].concat());
    while talk.over.is_none() {
        assert_eq!(talk.question()["seat"], 0, "a bot's question is nobody else's");
        talk.first();
    }
}

#[test]
fn a_table_of_bots_plays_to_the_end_alone() {
    let home = Home::new();
    let ran = home.run(&[&TWO[..], &["--bots", "2:instinct"]].concat(), "");
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.lines().last().is_some_and(|l| l.starts_with("{\"over\":")), "{}", ran.err);
    assert!(!ran.out.contains("{\"ask\":"));
}

#[test]
fn seats_have_the_names_they_were_given() {
    let home = Home::new();
    let mut talk = Talk::new(&home, &[&TWO[..], &["--seat-names", "Anna, Ben"]].concat());
    assert_eq!(talk.save()["setup"]["seats"], json!([{"name": "Anna"}, {"name": "Ben"}]));
}

#[test]
fn the_end_of_input_and_quit_are_good_ends() {
    let home = Home::new();
    assert_eq!(Talk::two(&home).leave(), Some(0));
    let ran = home.run(&TWO, "\n  \n{\"quit\":{}}\nnonsense\n");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(!ran.out.contains("refused"), "nothing is heard after quit");
}

#[test]
fn a_last_line_without_a_line_break_counts() {
    let home = Home::new();
    let ran = home.run(&TWO, "{\"view\":{}}");
    assert!(ran.out.lines().last().is_some_and(|l| l.starts_with("{\"view\":")));
}

#[test]
fn a_listener_who_leaves_early_causes_no_panic() {
    let home = Home::new();
    let mut child = home.spawn(&[&TWO[..], &["--bots", "2:random"]].concat());
    let mut output = BufReader::new(child.stdout.take().expect("piped"));
    output.read_line(&mut String::new()).expect("it speaks");
    drop(output);
    drop(child.stdin.take());
    let status = child.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&status.stderr), "");
    assert_eq!(status.status.code(), Some(0));
}
