//! A live connection, with all that it has been told.

use super::DEADLINE;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// What became of a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Became {
    Done,
    Refused {
        why: String,
        stale: bool,
    },
    Fault(Value),
    /// The connection ended instead.
    Closed,
}

impl Became {
    #[track_caller]
    pub fn done(self) {
        assert_eq!(self, Became::Done);
    }

    /// Why it was refused, not as stale.
    #[track_caller]
    pub fn why(self) -> String {
        match self {
            Became::Refused { why, stale: false } => why,
            other => panic!("{other:?}"),
        }
    }

    #[track_caller]
    pub fn stale(self) {
        assert!(matches!(self, Became::Refused { stale: true, .. }), "{self:?}");
    }
}

/// A live connection, with all that it has been told.
pub struct Live {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub seq: u32,
    pub table: Value,
    pub view: Value,
    pub question: Value,
    pub now: Value,
    pub log: Vec<Value>,
    pub chat: Vec<Value>,
    pub pins: Value,
    pub goodbye: Option<String>,
    pub closed: bool,
    /// Every byte that was sent here.
    pub heard: String,
    pub sent: u32,
    /// The number of the proposal that was heard of last.
    pub proposal: Value,
}

impl Live {
    pub(super) async fn begin(socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Live {
        let mut live = Live {
            socket,
            seq: 0,
            table: Value::Null,
            view: Value::Null,
            question: Value::Null,
            now: Value::Null,
            log: Vec::new(),
            chat: Vec::new(),
            pins: Value::Null,
            goodbye: None,
            closed: false,
            heard: String::new(),
            sent: 0,
            proposal: json!(0),
        };
        live.hear().await;
        live
    }

    /// Takes the next message, whatever it is; `None` when the connection has ended.
    pub async fn hear(&mut self) -> Option<Value> {
        // A server that only pings says nothing.
        timeout(DEADLINE, self.next()).await.expect("the server says something")
    }

    async fn next(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push_str(&text);
                    let message: Value = serde_json::from_str(&text).expect("JSON");
                    self.take(&message);
                    return Some(message);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => {
                    self.closed = true;
                    return None;
                }
                Some(Ok(other)) => panic!("{other:?}"),
            }
        }
    }

    fn take(&mut self, message: &Value) {
        let (kind, body) = message.as_object().expect("an object").iter().next().expect("it has a kind");
        match kind.as_str() {
            "hello" => {
                self.table = body["table"].clone();
                self.view = body["view"].clone();
                self.chat = body["chat"].as_array().expect("a list").clone();
                self.pins = body["pins"].clone();
            }
            "update" => {
                assert!(
                    body["seq"].as_u64() >= Some(u64::from(self.seq)),
                    "the table never goes back in time"
                );
                apply(&mut self.view, &body["patch"]);
            }
            "table" => self.table = body.clone(),
            "chat" => self.chat.push(body.clone()),
            "pins" => self.pins = body.clone(),
            "goodbye" => self.goodbye = body["why"].as_str().map(str::to_owned),
            _ => {}
        }
        if let "hello" | "update" = kind.as_str() {
            self.seq = body["seq"].as_u64().expect("a number") as u32;
            self.log.extend(body["log"].as_array().expect("a list").iter().cloned());
            for (field, told) in [("question", &mut self.question), ("now", &mut self.now)] {
                if let Some(new) = body.get(field) {
                    *told = new.clone();
                }
            }
            if let Some(id) = self.now["proposal"].get("id") {
                self.proposal = id.clone();
            }
        }
    }

    /// Listens until this is so.
    pub async fn until(&mut self, so: impl Fn(&Live) -> bool) {
        while !so(self) {
            if self.hear().await.is_none() {
                assert!(so(self), "the connection ended before: {:?}", self.goodbye);
            }
        }
    }

    /// Listens until the table is at this number.
    pub async fn catch_up(&mut self, seq: u32) {
        self.until(|l| l.seq >= seq).await;
    }

    /// Listens until the connection ends, and returns the reason that was given.
    pub async fn until_it_ends(&mut self) -> Option<String> {
        while self.hear().await.is_some() {}
        self.goodbye.clone()
    }

    pub async fn send(&mut self, message: Message) {
        self.sent += 1;
        // If the other end has closed already, whoever listens next finds out.
        let _ = self.socket.send(message).await;
    }

    /// Says yes or no to what was proposed last, as far as this connection has heard.
    pub async fn say_to_proposal(&mut self, word: &str) -> Became {
        let id = self.proposal.clone();
        self.want(json!({ word: { "id": id } })).await
    }

    /// Wants something, and listens until it is granted or not.
    pub async fn want(&mut self, want: Value) -> Became {
        let seq = self.seq;
        self.want_at(seq, want).await
    }

    /// The same, as of an earlier number.
    pub async fn want_at(&mut self, seq: u32, want: Value) -> Became {
        let re = 1000 + self.sent;
        self.say(&json!({ "re": re, "seq": seq, "want": want }).to_string(), re).await
    }

    /// Sends these very words, and listens for the reply to this number.
    pub async fn say(&mut self, words: &str, re: u32) -> Became {
        self.send(Message::Text(words.into())).await;
        self.reply(re).await
    }

    pub async fn reply(&mut self, re: u32) -> Became {
        while let Some(message) = self.hear().await {
            let body = &message[message.as_object().expect("an object").keys().next().expect("a kind")];
            if body["re"] != re {
                continue;
            }
            if message.get("done").is_some() {
                return Became::Done;
            }
            if message.get("fault").is_some() {
                return Became::Fault(body.clone());
            }
            let why = body["why"].as_str().expect("a reason").to_owned();
            return Became::Refused { why, stale: body["stale"] == true };
        }
        Became::Closed
    }

    /// Answers the open question with its option of this number, and listens until that is shown.
    pub async fn answer(&mut self, option: usize) {
        let want = self.answer_of(option);
        let after = self.seq + 1;
        self.want(want).await.done();
        self.catch_up(after).await;
    }

    /// The request that answers the open question this way.
    pub fn answer_of(&self, option: usize) -> Value {
        let question = &self.question;
        let options =
            question["options"].as_array().unwrap_or_else(|| panic!("nothing is asked: {question}"));
        let most = question["pick"]["max"].as_u64().expect("a number") as usize;
        let least = question["pick"]["min"].as_u64().expect("a number") as usize;
        let count = least.max(1).min(most);
        let keys: Vec<&Value> = (0..count).map(|i| &options[(option + i) % options.len()]["key"]).collect();
        json!({ "answer": { "id": question["id"], "keys": keys } })
    }

    /// Whether play waits for this seat.
    pub fn is_asked(&self) -> bool {
        !self.question.is_null() && self.question["aside"] != true
    }

    pub fn is_over(&self) -> bool {
        !self.now["outcome"].is_null()
    }

    /// What the log says, line by line.
    pub fn lines(&self) -> Vec<&str> {
        self.log.iter().map(|l| l["text"].as_str().expect("text")).collect()
    }
}

/// Applies changes as RFC 6902 says.
fn apply(view: &mut Value, patch: &Value) {
    for change in patch.as_array().expect("a list") {
        let path = change["path"].as_str().expect("a path");
        let value = change["value"].clone();
        let Some((parent, key)) = path.rsplit_once('/') else {
            *view = value;
            continue;
        };
        let key = key.replace("~1", "/").replace("~0", "~");
        let parent = view.pointer_mut(parent).unwrap_or_else(|| panic!("no {path}"));
        match (change["op"].as_str().expect("a kind"), parent) {
            ("add", Value::Array(list)) => list.insert(key.parse().expect("a place"), value),
            ("replace", Value::Array(list)) => list[key.parse::<usize>().expect("a place")] = value,
            ("remove", Value::Array(list)) => drop(list.remove(key.parse().expect("a place"))),
            ("add", Value::Object(map)) => drop(map.insert(key, value)),
            ("replace", Value::Object(map)) => *map.get_mut(&key).expect("it is there") = value,
            ("remove", Value::Object(map)) => drop(map.remove(&key).expect("it is there")),
            other => panic!("{other:?}"),
        }
    }
}
