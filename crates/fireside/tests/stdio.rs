//! The open seat, as a caller sees it: JSON lines in, JSON lines out.

mod common;

use common::{Home, band, finish};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout};

const TWO: [&str; 6] = ["stdio", "prelude", "--players", "2", "--seed", "3"];

/// A conversation. After every request it asks for the state, and so knows when all is said.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    open: Vec<Value>,
    state: Value,
    over: Option<Value>,
}

impl Talk {
    fn new(home: &Home, args: &[&str]) -> Talk {
        let mut child = home.spawn(args);
        let input = child.stdin.take().expect("piped");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        let mut talk = Talk { child, input, output, open: vec![], state: Value::Null, over: None };
        talk.send("");
        talk
    }

    /// Two seats, seed 3.
    fn two(home: &Home) -> Talk {
        Talk::new(home, &TWO)
    }

    fn line(&mut self) -> Option<Value> {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it speaks");
        (!line.is_empty()).then(|| serde_json::from_str(&line).expect("every line is JSON"))
    }

    /// Sends a line and returns what is said to it.
    fn send(&mut self, line: impl AsRef<[u8]>) -> Vec<Value> {
        self.input.write_all(line.as_ref()).expect("it listens");
        // At the end of a game nobody listens any more.
        let _ = self.input.write_all(b"\n{\"state\":{}}\n");
        let mut said = Vec::new();
        loop {
            let Some(line) = self.line() else {
                assert!(self.over.is_some(), "it left in the middle of a game");
                return said;
            };
            check_shape(&line);
            if let Some(state) = line.get("state") {
                self.state = state.clone();
                return said;
            }
            if let Some(ask) = line.get("ask") {
                self.open.push(ask.clone());
            }
            if let Some(gone) = line.get("withdrawn") {
                let before = self.open.len();
                self.open.retain(|q| q["id"] != gone["id"]);
                assert_eq!(self.open.len() + 1, before, "only what is open is withdrawn: {gone}");
            }
            if let Some(over) = line.get("over") {
                self.over = Some(over["outcome"].clone());
            }
            said.push(line);
        }
    }

    fn ask(&mut self, request: Value) -> Vec<Value> {
        self.send(request.to_string())
    }

    /// The one reply to a request.
    fn reply(&mut self, request: Value) -> Value {
        let mut said = self.ask(request);
        assert_eq!(said.len(), 1, "{said:?}");
        said.remove(0)
    }

    /// The first question that play waits for.
    fn question(&self) -> &Value {
        let waits = self.open.iter().find(|q| q.get("aside").is_none());
        waits.unwrap_or_else(|| panic!("nobody is asked: {:?}", self.open))
    }

    /// Takes the first option of the first question.
    fn first(&mut self) -> Vec<Value> {
        let question = self.question().clone();
        self.open.retain(|q| q["id"] != question["id"]);
        self.ask(json!({"answer": {"id": question["id"], "keys": [question["options"][0]["key"]]}}))
    }

    fn firsts(&mut self, count: usize) {
        for _ in 0..count {
            self.first();
        }
    }

    fn save(&mut self) -> Value {
        self.reply(json!({"save": {}}))["save"].take()
    }

    /// A line that is refused, once, and changes nothing. Returns why.
    fn refused(&mut self, line: impl AsRef<[u8]>) -> String {
        let before = self.state.clone();
        let said = self.send(line);
        let [only] = &said[..] else { panic!("one refusal, not {said:?}") };
        assert_eq!(self.state, before, "a refused line changed something");
        only["refused"]["why"].as_str().unwrap_or_else(|| panic!("not refused: {only}")).to_owned()
    }

    fn leave(self) -> Option<i32> {
        let Talk { mut child, input, mut output, .. } = self;
        drop(input);
        let mut rest = String::new();
        while output.read_line(&mut rest).is_ok_and(|n| n > 0) {}
        child.wait().expect("it ends").code()
    }
}

fn keys(of: &Value) -> Vec<&str> {
    of.as_object().expect("an object").keys().map(String::as_str).collect()
}

/// Every line is one object with one of the agreed names, and has the agreed fields.
fn check_shape(line: &Value) {
    let [name] = keys(line)[..] else { panic!("one name a line: {line}") };
    let said = &line[name];
    match name {
        "ask" => {
            let mut fields = keys(said);
            fields.retain(|f| !["aside", "routes", "secret"].contains(f));
            assert_eq!(fields, ["id", "options", "pick", "prompt", "rules", "seat"]);
            let options = said["options"].as_array().expect("a list");
            assert!(said["id"].is_u64() && said["seat"].is_u64() && said["prompt"].is_string());
            assert!(said["rules"].as_array().is_some_and(|r| r.iter().all(Value::is_string)));
            assert!(said["pick"]["min"].as_u64() <= said["pick"]["max"].as_u64());
            assert!(!options.is_empty());
            assert!(options.iter().all(|o| o["key"].is_string() && o["label"].is_string()), "{said}");
        }
        "event" => {
            let of_its_kind: &[&str] = match said["kind"].as_str().expect("a kind") {
                "roll" => &["against", "passed", "throws"],
                "card" => &["card", "from", "to"],
                "tokens" => &["from", "n", "to", "token"],
                "move" => &["path", "piece"],
                "track" => &["from", "to", "track"],
                "story" => &["choice", "entry", "outcome", "title"],
                "turn" | "over" | "words" => &[],
                other => panic!("a kind that the page does not list: {other}"),
            };
            let mut fields: Vec<&str> =
                ["kind", "rules", "seat", "text"].into_iter().chain(of_its_kind.iter().copied()).collect();
            fields.sort_unstable();
            let mut told = keys(said);
            told.retain(|f| *f != "by");
            assert_eq!(told, fields);
            assert!(said["text"].is_string() && !said["rules"].as_array().expect("a list").is_empty());
            assert!(["seat", "by"].iter().all(|f| said[f].is_null() || said[f].is_u64()));
        }
        "over" => assert_eq!(keys(&said["outcome"]), ["result", "rounds", "scores", "text"]),
        "withdrawn" => assert!(keys(said) == ["id"] && said["id"].is_u64()),
        "open" => said
            .as_array()
            .expect("a list")
            .iter()
            .for_each(|question| check_shape(&json!({ "ask": question }))),
        "refused" => assert!(!said["why"].as_str().expect("a reason").is_empty()),
        "bookmarked" => assert!(said["name"].is_string()),
        "view" | "save" | "state" => assert!(said.is_object()),
        other => panic!("nobody agreed on `{other}`"),
    }
}

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
        assert!(why.contains("Requests are answer, ask, view, undo, redo,"), "{line}: {why}");
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
    assert_eq!(Talk::two(&home).refused(r#"{"view":{"seat":2}}"#), "there is no seat 2");
}

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

#[test]
fn rigged_dice_fall_as_laid_out() {
    let home = Home::new();
    let from = home.write("scenario.json", band("choose", "", ""));
    let mut talk = Talk::new(&home, &[&TWO[..], &["--from", &from, "--rig", "dice=2,6"]].concat());
    let mut rolls = Vec::new();
    while rolls.len() < 2 {
        let said = talk.first();
        let events = said.iter().map(|l| &l["event"]).filter(|e| e["kind"] == "roll");
        rolls.extend(events.map(|e| e["text"].as_str().expect("text").to_owned()));
    }
    assert!(rolls[0].contains("rolls 2") && rolls[1].contains("rolls 6"), "{rolls:?}");
}

#[test]
fn a_save_goes_on_exactly_where_it_was() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    talk.firsts(15);
    let file = home.write("save.json", talk.save().to_string());
    let mut again = Talk::new(&home, &["stdio", "prelude", "--from", &file]);
    assert_eq!(again.state, talk.state);
    assert_eq!(again.save(), talk.save());
    for _ in 0..15 {
        let heard =
            |said: Vec<Value>| said.into_iter().filter(|l| l.get("event").is_some()).collect::<Vec<_>>();
        assert_eq!(heard(again.first()), heard(talk.first()));
        assert_eq!(again.state, talk.state);
    }
}

#[test]
fn a_scenario_names_only_what_differs() {
    let home = Home::new();
    let fresh = Talk::two(&home).state.clone();
    let from = home.write("scenario.json", r#"{"state":{"round":9}}"#);
    let mut expected = fresh;
    expected["round"] = json!(9);
    assert_eq!(Talk::new(&home, &[&TWO[..], &["--from", &from]].concat()).state, expected);
}

#[test]
fn a_scenario_may_have_its_own_seats() {
    let home = Home::new();
    let seats = r#"{"setup":{"seats":[{"name":"Ida"},{"name":"Odo"},{"name":"Una"}]}}"#;
    let from = home.write("scenario.json", seats);
    let save = Talk::new(&home, &["stdio", "prelude", "--from", &from]).save();
    assert_eq!(save["setup"]["seats"][2]["name"], "Una");
}

#[test]
fn a_scenario_brings_its_number_of_players() {
    let home = Home::new();
    let from = home.write("scenario.json", band("choose", "", ""));
    let mut talk = Talk::new(&home, &["stdio", "prelude", "--from", &from]);
    assert_eq!(talk.save()["setup"]["seats"].as_array().map(Vec::len), Some(2));
    let why = home.fails(2, &["stdio", "prelude", "--players", "3", "--from", &from]);
    assert!(why.contains("is for 2 players, but --players says 3"), "{why}");
    let save = home.write("save.json", talk.save().to_string());
    let why = home.fails(2, &["stdio", "prelude", "--players", "3", "--from", &save]);
    assert!(why.contains("is for 2 players, but --players says 3"), "{why}");
}

#[test]
fn a_scenario_that_was_saved_can_be_taken_back_as_before() {
    let home = Home::new();
    let from = home.write("scenario.json", r#"{"state":{"settlement":[0,2,0,0,0,0]}}"#);
    let mut talk = Talk::new(&home, &[&TWO[..], &["--from", &from]].concat());
    talk.firsts(4);
    let file = home.write("save.json", talk.save().to_string());
    let mut again = Talk::new(&home, &["stdio", "prelude", "--from", &file]);
    for _ in 0..4 {
        talk.ask(json!({"undo": {}}));
        again.ask(json!({"undo": {}}));
        assert_eq!(again.state, talk.state, "undo led into another game");
    }
}

#[test]
fn a_scenario_that_was_saved_can_be_replayed() {
    let home = Home::new();
    let from = home.write("scenario.json", band("choose", "", ""));
    let mut talk = Talk::new(&home, &[&TWO[..], &["--from", &from]].concat());
    talk.firsts(6);
    let file = home.write("save.json", talk.save().to_string());
    home.done(&["replay", &file]);
}

#[test]
fn a_scenario_against_the_laws_is_refused() {
    let home = Home::new();
    let from = home.write("scenario.json", band("choose", "", "").replace("[3,5,", "[9,5,"));
    let why = home.fails(1, &[&TWO[..], &["--from", &from]].concat());
    assert!(why.contains("scenario.json") && why.contains("more trait tokens than slots"), "{why}");
}

#[test]
fn a_misspelt_field_of_a_scenario_is_pointed_out() {
    let home = Home::new();
    let character = |wrong: &str| band("choose", "", "").replacen(r#""zone":null"#, wrong, 1);
    for (text, wrong) in [
        (r#"{"state":{"rund":9}}"#, "state.rund: unknown field `rund`"),
        (r#"{"sate":{"round":9}}"#, "it has no field `sate`"),
        (r#"{"state":{"round":"nine"}}"#, "state.round: invalid type"),
        (r#"{"checkpoint":{"stat":{}}}"#, "`checkpoint` has no field `stat`"),
        (r#"{"setup":{"sead":3}}"#, "setup.sead: unknown field `sead`"),
        (r#"{"setup":{"seats":[{"name":"A","bto":"x"}]}}"#, "setup.seats[0].bto: unknown field `bto`"),
        (r#"{"setup":{"rig":{"dcie":["3"]}}}"#, "nothing called `dcie` can be rigged"),
        (r#"{"setup":{"game":"near-and-far"}}"#, "it is one of `near-and-far`, not of `prelude`"),
        (r#"{"state":{"house":{"delt":true}}}"#, "state.house.delt: unknown field `delt`"),
        (r#"{"state":{"artifacts":{"pyle":[]}}}"#, "state.artifacts.pyle: unknown field `pyle`"),
        (&character(r#""zoen":null"#), "state.characters[0].zoen: unknown field `zoen`"),
        (&character(r#""zone":"moon""#), "state.characters[0].zone: there is no zone `moon`"),
        ("[]", "it must be an object"),
        ("7", "it must be an object"),
    ] {
        let from = home.write("scenario.json", text);
        let why = home.fails(1, &["stdio", "prelude", "--from", &from]);
        assert!(why.contains(wrong), "{text}: {why}");
        assert!(why.contains("this scenario cannot be played") && !why.contains("save"), "{text}: {why}");
    }
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    let home = Home::new();
    let mill = r#"[{"card":"flooded-mill"},{"card":"drowned-belfry"}]"#;
    let slots = |first: &str| format!(r#"{{"state":{{"slots":[{first},[],[],[],[],[]]}}}}"#);
    let session = |more: &str| {
        let mut talk = Talk::new(&home, &["stdio", "near-and-far", "--players", "2", "--seed", "3"]);
        while talk.state["phase"] != "turn" {
            talk.first();
        }
        let mut state = talk.state.clone();
        let more: Value = serde_json::from_str(more).expect("JSON");
        for (key, value) in more.as_object().expect("an object") {
            state[key] = value.clone();
        }
        json!({"setup": talk.save()["setup"], "state": state}).to_string()
    };
    for (game, text, wrong) in [
        ("prelude", slots(mill), "two locations share a slot"),
        ("prelude", slots(r#"[{"card":"crumb"}]"#), "is not a regional event"),
        ("prelude", slots(r#"[{"card":"BELL"}]"#), "slots[0][0].card: `BELL` is a keyword, not an event"),
        (
            "prelude",
            slots(r#"[{"card":"flooded-mill","time":{"size":4,"first":0}}]"#),
            "slots[0][0].time.first: 0 is not from 1 to 6",
        ),
        (
            "near-and-far",
            session(r#"{"camps":[{"space":"map03/town","seat":7}]}"#),
            "seat 7 has a camp, but nobody sits there",
        ),
        ("near-and-far", session(r#"{"active":3}"#), "seat 3 has the turn, but nobody sits there"),
        ("near-and-far", session(r#"{"bosses":["bandit"]}"#), "`bandit` lies among the bosses"),
        ("near-and-far", session(r#"{"bosses":["boss-zag","boss-zag"]}"#), "`boss-zag` is in 2 places"),
        ("near-and-far", session(r#"{"camps":[{"space":"map05/town","seat":0}]}"#), "stands on another map"),
    ] {
        let from = home.write("scenario.json", text);
        let why = home.fails(1, &["stdio", game, "--from", &from]);
        assert!(why.contains(wrong) && why.contains("this scenario cannot be played"), "{wrong}: {why}");
    }
    let from = home.write("scenario.json", session("{}"));
    Talk::new(&home, &["stdio", "near-and-far", "--from", &from]).first();
}

#[test]
fn a_rig_laid_over_a_save_is_not_lost_in_silence() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    talk.firsts(4);
    let file = home.write("save.json", talk.save().to_string());
    let ran = home.run(&["stdio", "prelude", "--from", &file, "--rig", "dice=1,1,1"], "{\"save\":{}}\n");
    let used = ran.out.contains(r#""rig":{"dice":["1","1","1"]}"#);
    assert!(used || ran.code == Some(2) || ran.err.contains("rig"), "the rig was dropped without a word");
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

#[test]
fn a_save_with_more_or_fewer_characters_than_seats_is_refused() {
    let home = Home::new();
    let mut talk = Talk::two(&home);
    talk.firsts(3);
    let whole = talk.save();
    let mut opened = Vec::new();
    for (seats, characters) in [(2, 3), (2, 1), (2, 0), (1, 2), (3, 2)] {
        let mut save = whole.clone();
        resize(&mut save["setup"]["seats"], seats);
        resize(&mut save["checkpoint"]["state"]["characters"], characters);
        let file = home.write("save.json", save.to_string());
        let ran = finish(home.spawn(&["stdio", "prelude", "--from", &file]), b"");
        if ran.code != Some(1) || ran.err.contains("panicked") {
            opened.push(format!("{seats} seats, {characters} characters: {:?} {}", ran.code, ran.err));
        }
    }
    assert!(opened.is_empty(), "{opened:#?}");
}

fn resize(list: &mut Value, length: usize) {
    let list = list.as_array_mut().expect("a list");
    let one = list[0].clone();
    list.resize(length, one);
}
