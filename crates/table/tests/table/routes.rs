//! Routes: what lies several answers away stands beside the question, and changes nothing about it.

use crate::common::*;
use serde_json::json;
use table::{Question, Refusal, Table};

/// The first seat sets out on a walk with a coin; the second has these.
fn walk(coins: u32) -> Table<Toy> {
    let mut t = toy(2);
    play(&mut t, &format!("coin number coins/{coins} walk"));
    t
}

#[test]
fn a_question_carries_its_routes_and_most_have_none() {
    let t = walk(1);
    let routes = serde_json::to_value(&asked(&t, 0).routes).unwrap();
    let costs = |n: u32| json!({ "cost": [{ "token": "shoe", "n": n }], "gain": [] });
    let mill = json!({ "target": "board/mill", "answers": ["lane", "lane", "home"], "label": "With 1 to board/mill", "stakes": costs(3) });
    let well = json!({ "target": "board/well", "answers": ["lane"], "label": "With 1 to board/well", "stakes": costs(1), "stop": "board/gate" });
    assert_eq!(routes, json!([mill, well]));
    assert!(asked(&t, 1).routes.is_empty(), "an aside leads nowhere");
    let menu = toy(1).questions()[0].clone();
    let written = serde_json::to_value(&menu).unwrap();
    assert!(written.get("routes").is_none());
    assert_eq!(serde_json::from_value::<Question>(written).unwrap().routes, []);
}

#[test]
fn a_route_is_played_answer_by_answer() {
    let mut t = walk(0);
    for key in asked(&t, 0).routes[0].answers.clone() {
        say(&mut t, 0, &[&key]).unwrap_or_else(|e| panic!("{key}: {e}"));
    }
    assert_eq!(asked(&t, 1).prompt, "What now?", "the walk is over");
    let keys: Vec<String> = t.save().answers.iter().rev().take(3).map(|a| a.keys.to_string()).collect();
    assert_eq!(keys, ["home", "lane", "lane"], "three answers like any others");
}

#[test]
fn a_click_is_not_stale_because_a_route_says_something_else() {
    let mut t = walk(1);
    let before = asked(&t, 0).clone();
    play(&mut t, "1:toss");
    let after = asked(&t, 0);
    assert_eq!(after.routes[0].label, "With 2 to board/mill");
    assert_eq!(after.id, before.id);
}

#[test]
fn a_route_that_begins_with_no_option_is_a_fault_of_the_rule() {
    let mut t = toy(1);
    let why = say(&mut t, 0, &["lost"]).unwrap_err();
    let fault = "the route to `board/mill` begins with no option (TOY-LOST)";
    assert_eq!(why, Refusal::Fault(fault.into()));
}
