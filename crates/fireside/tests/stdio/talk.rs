//! A conversation with the program, and the shape that every line of it has.

use crate::common::Home;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout};

pub const TWO: [&str; 6] = ["stdio", "prelude", "--players", "2", "--seed", "3"];

/// A conversation. After every request it asks for the state, and so knows when all is said.
pub struct Talk {
    pub child: Child,
    pub input: ChildStdin,
    pub output: BufReader<ChildStdout>,
    pub open: Vec<Value>,
    pub state: Value,
    pub over: Option<Value>,
}

impl Talk {
    pub fn new(home: &Home, args: &[&str]) -> Talk {
        let mut child = home.spawn(args);
        let input = child.stdin.take().expect("piped");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        let mut talk = Talk { child, input, output, open: vec![], state: Value::Null, over: None };
        talk.send("");
        talk
    }

    /// Two seats, seed 3.
    pub fn two(home: &Home) -> Talk {
        Talk::new(home, &TWO)
    }

    pub fn line(&mut self) -> Option<Value> {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it speaks");
        (!line.is_empty()).then(|| serde_json::from_str(&line).expect("every line is JSON"))
    }

    /// Sends a line and returns what is said to it.
    pub fn send(&mut self, line: impl AsRef<[u8]>) -> Vec<Value> {
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

    pub fn ask(&mut self, request: Value) -> Vec<Value> {
        self.send(request.to_string())
    }

    /// The one reply to a request.
    pub fn reply(&mut self, request: Value) -> Value {
        let mut said = self.ask(request);
        assert_eq!(said.len(), 1, "{said:?}");
        said.remove(0)
    }

    /// The first question that play waits for.
    pub fn question(&self) -> &Value {
        let waits = self.open.iter().find(|q| q.get("aside").is_none());
        waits.unwrap_or_else(|| panic!("nobody is asked: {:?}", self.open))
    }

    /// Takes the first option of the first question.
    pub fn first(&mut self) -> Vec<Value> {
        let question = self.question().clone();
        self.open.retain(|q| q["id"] != question["id"]);
        self.ask(json!({"answer": {"id": question["id"], "keys": [question["options"][0]["key"]]}}))
    }

    pub fn firsts(&mut self, count: usize) {
        for _ in 0..count {
            self.first();
        }
    }

    pub fn save(&mut self) -> Value {
        self.reply(json!({"save": {}}))["save"].take()
    }

    /// A line that is refused, once, and changes nothing. Returns why.
    pub fn refused(&mut self, line: impl AsRef<[u8]>) -> String {
        let before = self.state.clone();
        let said = self.send(line);
        let [only] = &said[..] else { panic!("one refusal, not {said:?}") };
        assert_eq!(self.state, before, "a refused line changed something");
        only["refused"]["why"].as_str().unwrap_or_else(|| panic!("not refused: {only}")).to_owned()
    }

    pub fn leave(self) -> Option<i32> {
        let Talk { mut child, input, mut output, .. } = self;
        drop(input);
        let mut rest = String::new();
        while output.read_line(&mut rest).is_ok_and(|n| n > 0) {}
        child.wait().expect("it ends").code()
    }
}

pub fn keys(of: &Value) -> Vec<&str> {
    of.as_object().expect("an object").keys().map(String::as_str).collect()
}

/// Every line is one object with one of the agreed names, and has the agreed fields.
pub fn check_shape(line: &Value) {
    let [name] = keys(line)[..] else { panic!("one name a line: {line}") };
    let said = &line[name];
    match name {
        "ask" => {
            let mut fields = keys(said);
            fields.retain(|f| !["aside", "closed", "naming", "routes", "secret"].contains(f));
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
            told.retain(|f| !["by", "part", "scene", "stakes"].contains(f));
            assert_eq!(told, fields);
            let scene = &said["scene"];
            let story_or_fight = || ["story", "fight"].contains(&scene["kind"].as_str().unwrap_or(""));
            assert!(scene.is_null() || scene["id"].is_u64() && story_or_fight(), "{said}");
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
        "scenes" => {
            assert!(said.as_array().expect("a list").iter().all(|scene| keys(scene) == ["id", "kind"]))
        }
        other => panic!("nobody agreed on `{other}`"),
    }
}
