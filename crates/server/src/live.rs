//! The live connection: one seat, or the bench. The client gets everything once, then what changes.

use crate::App;
use crate::api::{Asked, At};
use crate::error::Failure;
use crate::limits::{MESSAGE_MAX, messages};
use crate::patch::Print;
use crate::people::Person;
use crate::protocol::{FromClient, Hello, LogLine, Now, TableInfo, ToClient, Update, Want};
use crate::room::{Look, Refused, Room, Viewer, lines};
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use serde::Deserialize;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::{Question, Seat};
use tokio::sync::watch;
use tokio::time::timeout;

/// Lines of the log that a new connection gets.
const LINES_AT_FIRST: u32 = 120;
/// A connection that has not said anything for so long is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// How long a client may take to take a message.
const SEND_MAX: Duration = Duration::from_secs(15);

static CONNECTIONS: AtomicU64 = AtomicU64::new(0);

#[derive(Deserialize)]
pub struct Place {
    seat: Option<u8>,
    since: Option<u32>,
}

/// Opens the connection, for whoever holds the seat or may watch.
pub async fn live(
    State(app): State<App>,
    person: Person,
    At(id): At<String>,
    Asked(place): Asked<Place>,
    socket: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let room = app.hall.room(&id).await?;
    let seat = place.seat.map(Seat);
    let watches = seat.is_none() && app.store.watches(&person, &id).await?;
    let may = match seat {
        Some(seat) => room.holds(&person, seat).await?,
        None => watches || room.knows(&person).await?,
    };
    if !may {
        return Err(Failure::NotFound("table"));
    }
    let viewer = Viewer { person, seat, watches };
    // The usual buffers are 128 KiB each way; our messages are small.
    let socket = socket.max_message_size(MESSAGE_MAX).max_frame_size(MESSAGE_MAX);
    let socket = socket.read_buffer_size(4 * 1024).write_buffer_size(0);
    Ok(socket.on_upgrade(move |socket| async move {
        let number = CONNECTIONS.fetch_add(1, Ordering::Relaxed);
        app.metrics.connections.inc();
        let guest = Guest { app: app.clone(), room: room.clone(), viewer };
        let connection = Connection {
            changed: room.changed.subscribe(),
            guest,
            socket,
            seen: None,
            heard: 0,
            replied: None,
        };
        if let Err(Gone) = connection.run(number, place.since).await {}
        room.leave(number).await;
        app.metrics.connections.dec();
    }))
}

/// The other end is no longer there.
struct Gone;

/// What the client knows.
struct Seen {
    seq: u32,
    print: Print,
    /// A hash of the question: its labels can change while its id stays.
    question: Option<u64>,
    now: Now,
    table: TableInfo,
}

struct Connection {
    guest: Guest,
    socket: WebSocket,
    seen: Option<Seen>,
    /// Turns when the room has changed.
    changed: watch::Receiver<u64>,
    /// The number of what was said last.
    heard: i64,
    /// The last request and what was said to it: whoever repeats it hears the same again.
    replied: Option<(u64, ToClient)>,
}

/// Who is at the other end, and at which table.
struct Guest {
    app: App,
    room: Arc<Room>,
    viewer: Viewer,
}

impl Connection {
    async fn run(mut self, number: u64, since: Option<u32>) -> Result<(), Gone> {
        let mut said = self.guest.room.said.subscribe();
        let mut closing = self.guest.app.closing.clone();
        match self.guest.room.enter(number, self.guest.viewer.seat).await {
            Ok(()) => {}
            Err(failure) => return self.goodbye(&failure.words()).await,
        }
        self.changed.mark_unchanged();
        self.greet(since).await?;
        self.guest.app.bots.wake(&self.guest.room);
        let rate = messages(self.guest.app.options.messages_per_second);
        let mut answered = true;
        loop {
            tokio::select! {
                biased;
                _ = closing.changed() => return self.goodbye_for_now().await,
                message = timeout(PING, self.socket.recv()) => match message {
                    Ok(Some(Ok(message))) => {
                        answered = true;
                        if rate.check().is_err() {
                            return self.goodbye("too many messages at once").await;
                        }
                        self.hear(message).await?;
                    }
                    Ok(_) => return Ok(()),
                    Err(_) if !answered => return Ok(()),
                    Err(_) => {
                        answered = false;
                        self.socket.send(Message::Ping(Default::default())).await.map_err(|_| Gone)?;
                    }
                },
                spoken = said.changed() => {
                    spoken.map_err(|_| Gone)?;
                    self.pass_on().await?;
                }
                turned = self.changed.changed() => {
                    turned.map_err(|_| Gone)?;
                    self.update().await?;
                }
            }
        }
    }

    async fn greet(&mut self, since: Option<u32>) -> Result<(), Gone> {
        let from = since.unwrap_or(u32::MAX);
        let look = match self.guest.room.look(&self.guest.viewer, from).await {
            Ok(look) => look,
            Err(failure) => return self.goodbye(&failure.words()).await,
        };
        // A number from the future is from another life of this table: everything is sent.
        let since = since.filter(|s| *s <= look.seq).unwrap_or(look.seq.saturating_sub(LINES_AT_FIRST));
        let log = self.guest.log_since(since, look.seq).await;
        let said = self.guest.app.store.said(&self.guest.room.id, 0).await.unwrap_or_default();
        self.heard = said.last().map_or(0, |(id, _)| *id);
        let seen = Seen::of(&look, Print::of(&look.view));
        let hello = Hello {
            seq: look.seq,
            seat: self.guest.viewer.seat.map(|s| s.0),
            table: look.table,
            view: look.view,
            question: look.question,
            now: look.now,
            log,
            chat: said.into_iter().map(|(_, line)| line).collect(),
        };
        self.send(&ToClient::Hello(Box::new(hello))).await?;
        self.seen = Some(seen);
        Ok(())
    }

    /// Sends what was said since.
    async fn pass_on(&mut self) -> Result<(), Gone> {
        let said = self.guest.app.store.said(&self.guest.room.id, self.heard).await.unwrap_or_default();
        for (id, line) in said {
            self.heard = id;
            self.send(&ToClient::Chat(line)).await?;
        }
        Ok(())
    }

    /// Sends what has changed since the client was told last.
    async fn update(&mut self) -> Result<(), Gone> {
        let Some(seen) = self.seen.take() else { return Ok(()) };
        let mut look = match self.guest.room.look(&self.guest.viewer, seen.seq).await {
            Ok(look) => look,
            Err(failure) => return self.goodbye(&failure.words()).await,
        };
        let log = match look.log.take() {
            Some(log) => log,
            None => self.guest.log_since(seen.seq, look.seq).await,
        };
        let print = Print::of(&look.view);
        let patch = seen.print.changes(&print, &look.view);
        let now = Seen::of(&look, print);
        if !same_table(&seen.table, &now.table) {
            self.send(&ToClient::Table(look.table)).await?;
        }
        let question = (seen.question != now.question).then_some(look.question);
        let standing = (seen.now != now.now).then_some(look.now);
        if look.seq != seen.seq || !patch.is_empty() || question.is_some() || standing.is_some() {
            let update = Update { seq: look.seq, patch, question, now: standing, log };
            self.send(&ToClient::Update(update)).await?;
        }
        self.seen = Some(now);
        Ok(())
    }

    async fn hear(&mut self, message: Message) -> Result<(), Gone> {
        let text = match &message {
            Message::Text(text) => text.as_str(),
            Message::Close(_) => return Err(Gone),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Binary(_) => "",
        };
        let request: FromClient = match serde_json::from_str(text) {
            Ok(request) => request,
            Err(error) => {
                let re = serde_json::from_str::<serde_json::Value>(text).ok();
                let re = re.and_then(|v| v["re"].as_u64()).and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
                self.guest.app.metrics.refused.inc();
                let why = format!("this message cannot be understood: {error}");
                return self.send(&ToClient::Refused { re, why, stale: false }).await;
            }
        };
        let re = request.re;
        let words = hash_of(text);
        if let Some((before, reply)) = &self.replied
            && *before == words
        {
            let reply = reply.clone();
            return self.send(&reply).await;
        }
        let granted = self.guest.grant(request).await;
        let reply = match granted {
            Ok(()) => {
                self.guest.app.bots.wake(&self.guest.room);
                // Who asked sees what came of it before it is called done.
                self.changed.mark_unchanged();
                self.update().await?;
                ToClient::Done { re }
            }
            Err(refused) => {
                self.guest.app.metrics.refused.inc();
                match refused {
                    Refused::Why { why, stale } => ToClient::Refused { re, why, stale },
                    Refused::Fault { why, report } => ToClient::Fault { re, why, report: *report },
                }
            }
        };
        self.replied = Some((words, reply.clone()));
        self.send(&reply).await
    }

    async fn send(&mut self, message: &ToClient) -> Result<(), Gone> {
        let text = serde_json::to_string(message).expect("plain data");
        let sent = timeout(SEND_MAX, self.socket.send(Message::Text(text.into()))).await;
        sent.map_err(|_| Gone)?.map_err(|_| Gone)
    }

    /// Closes the connection for good.
    async fn goodbye(&mut self, why: &str) -> Result<(), Gone> {
        self.send(&ToClient::Goodbye { why: why.to_owned() }).await?;
        Err(Gone)
    }

    /// Closes it because the server stops: the client comes back by itself.
    async fn goodbye_for_now(&mut self) -> Result<(), Gone> {
        let _ = self.socket.send(Message::Close(None)).await;
        Err(Gone)
    }
}

impl Guest {
    async fn log_since(&self, since: u32, to: u32) -> Vec<LogLine> {
        let entries = match self.app.store.entries(&self.room.id, since).await {
            Ok(entries) => entries,
            Err(failure) => {
                tracing::error!(table = %self.room.id, %failure, "the log cannot be read");
                return Vec::new();
            }
        };
        let seat = self.viewer.seat;
        entries
            .iter()
            .filter(|e| e.seq <= to)
            .flat_map(|e| lines(e.seq, &e.events, seat).collect::<Vec<_>>())
            .collect()
    }

    async fn grant(&self, request: FromClient) -> Result<(), Refused> {
        let (room, person) = (&self.room, &self.viewer.person);
        let Some(seat) = self.viewer.seat else {
            return match request.want {
                Want::Say { text } => room.say(person, &text).await,
                _ => Err(Refused::why("who watches can only talk")),
            };
        };
        if !room.holds(person, seat).await? {
            return Err(Refused::why("this seat is no longer yours"));
        }
        match request.want {
            Want::Answer { id, keys } => room.answer(Some(person), seat, id, &keys).await,
            Want::Undo => room.undo(person, request.seq).await,
            Want::Redo => room.redo(person, request.seq).await,
            Want::Agree { id } => room.agree(person, id).await,
            Want::Decline { id } => room.decline(id).await,
            Want::Bookmark { name } => room.bookmark(&name).await,
            Want::GoTo { name } => room.go_to(person, request.seq, name).await,
            Want::Say { text } => room.say(person, &text).await,
        }
    }
}

impl Seen {
    fn of(look: &Look, print: Print) -> Seen {
        Seen {
            seq: look.seq,
            print,
            question: look.question.as_ref().map(fingerprint),
            now: look.now.clone(),
            table: look.table.clone(),
        }
    }
}

fn fingerprint(question: &Question) -> u64 {
    let options: Vec<_> =
        question.options.iter().map(|o| (&o.key, &o.label, &o.target, o.aside, &o.grave)).collect();
    hash_of((question.id, &question.prompt, &question.rules, options))
}

fn hash_of(what: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}

/// Whether two descriptions differ only in what updates say anyway.
fn same_table(a: &TableInfo, b: &TableInfo) -> bool {
    let plain =
        |t: &TableInfo| TableInfo { seq: 0, changed: 0, waiting: Vec::new(), over: None, ..t.clone() };
    plain(a) == plain(b)
}
