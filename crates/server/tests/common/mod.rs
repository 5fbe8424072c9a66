//! A house with a server in it, guests who call, and their live connections. It knows the API; the tests do not.

#![allow(dead_code, reason = "each test file uses its own part of this one")]

use futures_util::{SinkExt, StreamExt};
use prelude::{Book, Prelude};
use reqwest::Method;
use serde_json::{Value, json};
use server::{Options, Store};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use table::{Setup, Sitter, Table};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing here takes this long; whatever does has gone wrong.
pub const DEADLINE: Duration = Duration::from_secs(20);

/// The book that the server plays from.
pub static BOOK: LazyLock<Arc<Book>> =
    LazyLock::new(|| Arc::new(Book::load(library::own_files("prelude")).expect("the book is sound")));

/// A server of its own, with a store of its own.
pub struct House {
    pub address: SocketAddr,
    options: Options,
    data: TempDir,
    running: Option<(oneshot::Sender<()>, JoinHandle<std::io::Result<()>>)>,
}

impl House {
    pub async fn open() -> House {
        House::with(Options { requests_per_second: 1_000_000, ..Options::default() }).await
    }

    pub async fn with(options: Options) -> House {
        let data = tempfile::tempdir().expect("a folder");
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut house = House { address, options, data, running: None };
        house.start().await;
        house
    }

    async fn start(&mut self) {
        let store = Store::open(&self.url()).await.expect("the store opens");
        let listener = TcpListener::bind(self.address).await.expect("the port is free");
        self.address = listener.local_addr().expect("it has an address");
        let (stop, stopped) = oneshot::channel();
        let shutdown = async { drop(stopped.await) };
        let serving = tokio::spawn(server::serve(listener, store, self.options.clone(), shutdown));
        self.running = Some((stop, serving));
    }

    /// Stops the server and starts another on the same port, with the same store.
    pub async fn restart(&mut self) {
        let (stop, serving) = self.running.take().expect("it runs");
        drop(stop);
        timeout(DEADLINE, serving).await.expect("it stops in time").expect("no panic").expect("no error");
        self.start().await;
    }

    /// The store's file.
    pub fn file(&self) -> PathBuf {
        self.data.path().join("tables.db")
    }

    fn url(&self) -> String {
        format!("sqlite:{}", self.file().display())
    }

    /// The store's file and whatever SQLite keeps beside it, byte by byte.
    pub fn bytes(&self) -> Vec<u8> {
        let files = std::fs::read_dir(self.data.path()).expect("the folder is there");
        files.flat_map(|f| std::fs::read(f.expect("readable").path()).expect("readable")).collect()
    }

    /// Somebody who has not said who they are.
    pub fn stranger(&self) -> Guest {
        Guest::at(self.address)
    }

    /// Somebody who has.
    pub async fn guest(&self, name: &str) -> Guest {
        Guest::named(self.address, name).await
    }
}

/// What came back from a request.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub body: Value,
}

impl Reply {
    /// The body of a request that must have gone well.
    #[track_caller]
    pub fn ok(self) -> Value {
        assert!((200..300).contains(&self.status), "{}: {}", self.status, self.body);
        self.body
    }

    /// Why it was not done, which a refusal always says.
    #[track_caller]
    pub fn why(self, status: u16) -> String {
        assert_eq!(self.status, status, "{}", self.body);
        let why = self.body["why"].as_str().unwrap_or_else(|| panic!("no reason given: {}", self.body));
        why.to_owned()
    }
}

/// A table that was just opened.
pub struct Opened {
    pub id: String,
    pub keys: Vec<String>,
}

impl From<Value> for Opened {
    fn from(body: Value) -> Opened {
        let keys = body["invitations"].as_array().expect("a list").iter();
        Opened {
            id: body["id"].as_str().expect("an id").to_owned(),
            keys: keys.map(|i| i["key"].as_str().expect("a key").to_owned()).collect(),
        }
    }
}

/// Somebody with a browser.
#[derive(Clone)]
pub struct Guest {
    pub address: SocketAddr,
    /// `name=value`, as the browser sends it.
    pub cookie: Option<String>,
    http: reqwest::Client,
}

impl Guest {
    pub fn at(address: SocketAddr) -> Guest {
        // A connection kept from before a restart would only be in the way.
        let http = reqwest::Client::builder().pool_max_idle_per_host(0).timeout(DEADLINE).build();
        Guest { address, cookie: None, http: http.expect("a client") }
    }

    pub async fn named(address: SocketAddr, name: &str) -> Guest {
        let mut guest = Guest::at(address);
        guest.introduce(name).await;
        guest
    }

    /// Says a name, and keeps the cookie.
    pub async fn introduce(&mut self, name: &str) {
        let sent = self.request(Method::POST, "/api/me").json(&json!({ "name": name })).send().await;
        let reply = sent.expect("the server answers");
        assert_eq!(reply.status(), 200);
        let cookie = reply.headers()["set-cookie"].to_str().expect("text");
        self.cookie = cookie.split(';').next().map(str::to_owned);
    }

    pub fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let request = self.http.request(method, format!("http://{}{path}", self.address));
        match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        }
    }

    pub async fn call(&self, method: Method, path: &str, body: Option<Value>) -> Reply {
        let mut request = self.request(method, path);
        if let Some(body) = body {
            request = request.json(&body);
        }
        let reply = request.send().await.expect("the server answers");
        let status = reply.status().as_u16();
        let text = reply.text().await.expect("text");
        let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
        Reply { status, body }
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.call(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.call(Method::POST, path, Some(body)).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> Reply {
        self.call(Method::PATCH, path, Some(body)).await
    }

    pub async fn delete(&self, path: &str) -> Reply {
        self.call(Method::DELETE, path, None).await
    }

    /// Opens a table with these on its seats: `me`, `open`, `bot`, `random-bot`.
    pub async fn table(&self, who: &[&str]) -> Opened {
        self.post("/api/tables", new_table(who)).await.ok().into()
    }

    pub async fn info(&self, id: &str) -> Value {
        self.get(&format!("/api/tables/{id}")).await.ok()
    }

    pub async fn seq(&self, id: &str) -> u32 {
        self.info(id).await["seq"].as_u64().expect("a number") as u32
    }

    pub async fn join(&self, key: &str) -> Reply {
        self.post("/api/join", json!({ "key": key })).await
    }

    pub async fn hand_over(&self, id: &str, seat: u8, to: &str) -> Reply {
        let path = format!("/api/tables/{id}/seats/{seat}");
        self.call(Method::PUT, &path, Some(json!({ "to": to }))).await
    }

    /// A link for those who want to watch.
    pub async fn watch_key(&self, id: &str) -> String {
        let body = self.post(&format!("/api/tables/{id}/watch"), Value::Null).await.ok();
        body["key"].as_str().expect("a key").to_owned()
    }

    /// Sits down at one of one's seats.
    pub async fn sit(&self, id: &str, seat: u8) -> Live {
        self.live(id, Some(seat), None).await.expect("the seat is theirs")
    }

    pub async fn watch(&self, id: &str) -> Live {
        self.live(id, None, None).await.expect("they may watch")
    }

    /// Opens a live connection, or says with which status it was refused.
    pub async fn live(&self, id: &str, seat: Option<u8>, since: Option<u32>) -> Result<Live, u16> {
        let seat = seat.map(|s| format!("seat={s}&")).unwrap_or_default();
        let since = since.map(|s| format!("since={s}")).unwrap_or_default();
        self.connect(&format!("/api/tables/{id}/live?{seat}{since}"), &[]).await
    }

    pub async fn connect(&self, path: &str, headers: &[(&'static str, &str)]) -> Result<Live, u16> {
        let mut request =
            format!("ws://{}{path}", self.address).into_client_request().expect("a good address");
        let cookie = self.cookie.iter().map(|c| ("cookie", c.as_str()));
        for (name, value) in cookie.chain(headers.iter().copied()) {
            request.headers_mut().insert(name, value.parse().expect("a good header"));
        }
        match connect_async(request).await {
            Ok((socket, _)) => Ok(Live::begin(socket).await),
            Err(Error::Http(refused)) => Err(refused.status().as_u16()),
            // Nobody answered at all: the server is not there.
            Err(_) => Err(0),
        }
    }
}

/// The body that opens a table, always with the same seed.
pub fn new_table(who: &[&str]) -> Value {
    let seats: Vec<Value> = who.iter().map(|w| json!({ "who": w })).collect();
    json!({ "game": "prelude", "mode": "standard", "seats": seats, "seed": 7 })
}

/// What became of a wish.
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
    pub goodbye: Option<String>,
    pub closed: bool,
    /// Every byte that was sent here.
    pub heard: String,
    pub sent: u32,
    /// The number of the proposal that was heard of last.
    pub proposal: Value,
}

impl Live {
    async fn begin(socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Live {
        let mut live = Live {
            socket,
            seq: 0,
            table: Value::Null,
            view: Value::Null,
            question: Value::Null,
            now: Value::Null,
            log: Vec::new(),
            chat: Vec::new(),
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
        loop {
            let message = timeout(DEADLINE, self.socket.next()).await.expect("the server says something");
            match message {
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

    /// The wish that answers the open question so.
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

/// Numbers that look random and are the same every time.
pub struct Whim(pub u64);

impl Whim {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// Somebody's seats at one table, and a bench: what a random game is played with.
pub struct Party {
    pub id: String,
    pub whim: Whim,
    /// Who sits where; the last is the bench.
    pub places: Vec<(Guest, Option<u8>, Live)>,
}

impl Party {
    /// Each seat a person of its own, the first of them the host, and somebody who watches.
    pub async fn gather(house: &House, players: usize, seed: u64) -> Party {
        let host = house.guest("Seat 0").await;
        let who: Vec<&str> = (0..players).map(|i| if i == 0 { "me" } else { "open" }).collect();
        let mut new = new_table(&who);
        new["seed"] = json!(seed);
        let opened: Opened = host.post("/api/tables", new).await.ok().into();
        let id = opened.id;
        let mut guests = vec![host];
        for (i, key) in opened.keys.iter().enumerate() {
            let guest = house.guest(&format!("Seat {}", i + 1)).await;
            guest.join(key).await.ok();
            guests.push(guest);
        }
        let watcher = house.guest("Watcher").await;
        watcher.join(&guests[0].watch_key(&id).await).await.ok();
        let mut places = Vec::new();
        for (i, guest) in guests.into_iter().enumerate() {
            let live = guest.sit(&id, i as u8).await;
            places.push((guest, Some(i as u8), live));
        }
        let live = watcher.watch(&id).await;
        places.push((watcher, None, live));
        Party { id, whim: Whim(seed), places }
    }

    /// Lets somebody who is asked answer at random, and everybody hear of it; `false` when the game is over.
    pub async fn step(&mut self) -> bool {
        let aside = self.whim.below(8) == 0;
        let asked = |live: &Live| live.is_asked() || aside && !live.question.is_null();
        let places = self.places.iter().enumerate();
        let asked: Vec<usize> = places.filter(|(_, (_, _, l))| asked(l)).map(|(i, _)| i).collect();
        if asked.is_empty() {
            assert!(self.places[0].2.is_over(), "play waits for nobody, and is not over");
            return false;
        }
        let place = asked[self.whim.below(asked.len())];
        let option = self.whim.below(64);
        let (guest, seat, live) = &mut self.places[place];
        // A connection may say only so much in a second; a new one begins anew.
        if live.sent > 60 {
            let mut again = guest.live(&self.id, *seat, Some(live.seq)).await.expect("the seat is theirs");
            again.log = live.log.drain(..).chain(again.log).collect();
            again.heard = std::mem::take(&mut live.heard) + &again.heard;
            *live = again;
        }
        let want = live.answer_of(option);
        let after = live.seq + 1;
        live.want(want).await.done();
        for (_, _, live) in &mut self.places {
            live.catch_up(after).await;
        }
        true
    }
}

/// The table as the server has it, on this side: it knows everything.
pub fn mirror(players: usize, seed: u64) -> Table<Prelude> {
    let mut setup = Setup::new("prelude", "standard", players, seed);
    for (i, sitter) in setup.seats.iter_mut().enumerate() {
        *sitter = Sitter { name: format!("Seat {i}"), bot: None };
    }
    Table::new(BOOK.clone(), setup).expect("the setup is sound")
}
