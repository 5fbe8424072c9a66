//! A server for each test (a house), guests with their browsers, and their live connections. This module knows the
//! API; the tests do not.

mod neighbour;
mod party;
mod weights;
mod wire;

pub use neighbour::{Neighbour, p99};
pub use party::{Party, Whim, after_a_campaign, alone_after_a_campaign, mirror, mirror_of, put_away};
pub use weights::{hostile, worst};
pub use wire::{Became, Live};

use prelude::Book;
use reqwest::Method;
use serde_json::{Value, json};
use server::{Options, Store};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use storybook::Load;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Nothing here takes this long; whatever does has gone wrong.
pub const DEADLINE: Duration = Duration::from_secs(60);

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
        House::with(plenty()).await
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

    /// Lets so much time pass at once.
    pub fn pass(&self, time: Duration) {
        self.options.clock.skip(time);
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

    /// Two people at one table, connected.
    pub async fn two_at_a_table(&self) -> (String, (Guest, Live), (Guest, Live)) {
        let (ada, bo) = (self.guest("Ada").await, self.guest("Bo").await);
        let table = ada.table(&["me", "open"]).await;
        bo.join(&table.keys[0]).await.ok();
        let (hers, his) = (ada.sit(&table.id, 0).await, bo.sit(&table.id, 1).await);
        (table.id, (ada, hers), (bo, his))
    }
}

/// Limits that no test reaches, and no wait for what others do.
pub fn plenty() -> Options {
    let plenty = 1_000_000;
    Options {
        requests_per_second: plenty,
        messages_per_second: plenty,
        people_per_address: plenty,
        tables_per_address: plenty,
        connections_per_address: 1_000_000,
        connections_max: 1_000_000,
        glance: Duration::from_millis(10),
        ..Options::default()
    }
}

/// What came back from a request.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub body: Value,
}

impl Reply {
    /// The body of a request that must have succeeded.
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
    /// The path below which the server is.
    base: &'static str,
    /// `name=value`, as the browser sends it.
    pub cookie: Option<String>,
    http: reqwest::Client,
}

impl Guest {
    pub fn at(address: SocketAddr) -> Guest {
        Guest::from([127, 0, 0, 1], address)
    }

    /// Somebody who comes from this address.
    pub fn from(own: [u8; 4], address: SocketAddr) -> Guest {
        // A connection kept from before a restart would only be in the way.
        let http = reqwest::Client::builder().pool_max_idle_per_host(0).timeout(DEADLINE);
        let http = http.local_address(IpAddr::from(own)).build();
        Guest { address, base: "", cookie: None, http: http.expect("a client") }
    }

    /// The same, for a server below this path.
    pub fn below(self, base: &'static str) -> Guest {
        Guest { base, ..self }
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
        let request = self.http.request(method, format!("http://{}{}{path}", self.address, self.base));
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
        let mut request = format!("ws://{}{}{path}", self.address, self.base)
            .into_client_request()
            .expect("a good address");
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
