//! The live connection: of one seat, or of a watcher. The client gets everything once, then what changes.

use crate::App;
use crate::api::{Asked, At};
use crate::error::Failure;
use crate::gate::Pass;
use crate::limits::Live;
use crate::people::Person;
use crate::protocol::{FromClient, Hello, LogLine, ToClient, Update, Want};
use crate::room::{Refused, Room, Seen, Viewer, lines};
use crate::socket::{Socket, Upgrade};
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::{Change, Pin, Seat};
use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::time::{Instant, interval_at, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;

/// A connection that has been silent for this long, or up to twice that, is pinged.
const PING: Duration = Duration::from_secs(25);
/// How long a client may take to read a message.
const SEND_MAX: Duration = Duration::from_secs(15);
/// How long a client may take to read the goodbye.
const FAREWELL: Duration = Duration::from_secs(1);

/// Why nothing is missing in the first look.
const TOLD: &str = "a client that has seen nothing is sent everything";

static CONNECTIONS: AtomicU64 = AtomicU64::new(0);

#[derive(Deserialize)]
pub struct Place {
    seat: Option<u8>,
    since: Option<u32>,
}

/// Opens the connection, for the holder of the seat or somebody who may watch.
pub async fn live(
    State(app): State<App>,
    visitor: Visitor,
    Extension(pass): Extension<Pass>,
    person: Person,
    At(id): At<String>,
    Asked(place): Asked<Place>,
    upgrade: Upgrade,
) -> Result<Response, Failure> {
    let room = app.hall.room(&id).await?;
    let seat = place.seat.map(Seat);
    app.bots.wake(&room);
    room.welcome(&person).await?;
    let may = match seat {
        Some(seat) => room.holds(&person, seat).await?,
        None => room.knows(&person).await? || app.store.watches(&person, &id).await?,
    };
    if !may {
        return Err(Failure::NotFound("table"));
    }
    let counted = (app.limits.come_in(&person, &visitor)?, pass);
    Ok(upgrade.then(move |socket| async move {
        let presence = Presence::begin(&app, &room, counted);
        let viewer = Viewer { person, seat, connection: presence.number };
        let guest = Guest { app, room: room.clone(), viewer };
        let connection = Connection {
            changed: room.changed.subscribe(),
            guest,
            socket,
            seen: Seen::since(place.since),
            late: false,
            looks: Instant::now(),
            heard: 0,
            replied: None,
        };
        if let Err(Gone) = connection.run().await {}
    }))
}

/// A connection is counted and shown as present until this is dropped: a panic drops it too.
struct Presence {
    number: u64,
    app: App,
    room: Arc<Room>,
    _counted: (Live, Pass),
}

impl Presence {
    fn begin(app: &App, room: &Arc<Room>, counted: (Live, Pass)) -> Presence {
        app.metrics.connections.inc();
        let number = CONNECTIONS.fetch_add(1, Ordering::Relaxed);
        Presence { number, app: app.clone(), room: room.clone(), _counted: counted }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.app.metrics.connections.dec();
        let (room, number) = (self.room.clone(), self.number);
        // Without a runtime the server is gone, and the room with it.
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(async move { room.leave(number).await });
        }
    }
}

/// The other end is no longer there.
struct Gone;

struct Connection {
    guest: Guest,
    socket: Socket,
    /// What the client knows.
    seen: Seen,
    /// Signals that the room has changed; holds who is asked what.
    changed: watch::Receiver<Vec<(Seat, u32)>>,
    /// Something has changed that the client has not been told.
    late: bool,
    /// The earliest time of the next update, unless a new question is asked before.
    looks: Instant,
    /// The number of the last chat line.
    heard: i64,
    /// The last request and its reply: a client that repeats the request gets the same reply.
    replied: Option<(u64, ToClient)>,
}

/// Who is at the other end, and at which table.
struct Guest {
    app: App,
    room: Arc<Room>,
    viewer: Viewer,
}

impl Connection {
    async fn run(mut self) -> Result<(), Gone> {
        let mut said = self.guest.room.said.subscribe();
        let mut pinned = self.guest.room.pinned.subscribe();
        let mut closing = self.guest.app.closing.clone();
        match self.guest.room.enter(&self.guest.viewer).await {
            Ok(()) => {}
            Err(failure) => return self.goodbye(&failure.words()).await,
        }
        self.changed.mark_unchanged();
        Box::pin(self.greet()).await?;
        self.guest.app.bots.wake(&self.guest.room);
        let mut ping = interval_at(Instant::now() + PING, PING);
        let mut quiet = 0;
        loop {
            tokio::select! {
                biased;
                _ = closing.changed() => return self.goodbye_for_now().await,
                message = self.socket.next() => match message {
                    Some(message) => {
                        quiet = 0;
                        if !self.guest.app.limits.may_send(&self.guest.viewer.person) {
                            return self.goodbye("too many messages at once").await;
                        }
                        Box::pin(self.hear(message)).await?;
                    }
                    None => return Ok(()),
                },
                _ = ping.tick() => {
                    quiet += 1;
                    match quiet {
                        1 => {}
                        2 => self.socket.ping().await.map_err(|_| Gone)?,
                        _ => return Ok(()),
                    }
                }
                spoken = said.changed() => {
                    spoken.map_err(|_| Gone)?;
                    self.pass_on().await?;
                }
                stuck = pinned.changed() => {
                    stuck.map_err(|_| Gone)?;
                    let pins = self.guest.pins().await;
                    self.send(&ToClient::Pins(pins)).await?;
                }
                turned = self.changed.changed() => {
                    turned.map_err(|_| Gone)?;
                    self.late = true;
                    if self.is_asked_anew() || self.looks <= Instant::now() {
                        self.update().await?;
                        self.flush().await?;
                    }
                }
                () = sleep_until(self.looks), if self.late => {
                    self.update().await?;
                    self.flush().await?;
                }
            }
        }
    }

    async fn greet(&mut self) -> Result<(), Gone> {
        let look = match self.guest.room.look(&self.guest.viewer, &mut self.seen).await {
            Ok(look) => look,
            Err(failure) => return self.goodbye(&failure.words()).await,
        };
        let log = self.guest.log_of(look.log, look.since, look.seq).await;
        let said = self.guest.app.store.said(&self.guest.room.id, 0).await.unwrap_or_default();
        self.heard = said.last().map_or(0, |(id, _)| *id);
        let whole = look.changes.into_iter().find_map(|change| match change {
            Change::Replace { value, .. } => Some(value),
            _ => None,
        });
        let hello = Hello {
            seq: look.seq,
            seat: self.guest.viewer.seat.map(|s| s.0),
            table: look.table.expect(TOLD),
            view: whole.expect(TOLD),
            question: look.question.expect(TOLD),
            now: look.now.expect(TOLD),
            log,
            chat: said.into_iter().map(|(_, line)| line).collect(),
            pins: self.guest.pins().await,
        };
        self.send(&ToClient::Hello(Box::new(hello))).await
    }

    /// Sends new chat lines.
    async fn pass_on(&mut self) -> Result<(), Gone> {
        let said = self.guest.app.store.said(&self.guest.room.id, self.heard).await.unwrap_or_default();
        for (id, line) in said {
            self.heard = id;
            self.send(&ToClient::Chat(line)).await?;
        }
        Ok(())
    }

    /// Whether play waits for an answer of this seat to a question that the client has not seen.
    fn is_asked_anew(&self) -> bool {
        let asked = self.changed.borrow();
        asked.iter().any(|(seat, id)| self.guest.viewer.seat == Some(*seat) && self.seen.asked() != Some(*id))
    }

    /// Prepares what has changed since the client was told last.
    async fn update(&mut self) -> Result<(), Gone> {
        self.late = false;
        self.looks = Instant::now() + self.guest.app.options.glance;
        let look = match self.guest.room.look(&self.guest.viewer, &mut self.seen).await {
            Ok(look) => look,
            Err(failure) => return self.goodbye(&failure.words()).await,
        };
        let (seq, since) = (look.seq, look.since);
        let log = self.guest.log_of(look.log, since, seq).await;
        if let Some(table) = look.table {
            self.socket.feed(&ToClient::Table(table));
        }
        let (patch, question, now) = (look.changes, look.question, look.now);
        if seq != since || !patch.is_empty() || question.is_some() || now.is_some() {
            let update = Update { seq, patch, question, now, log };
            self.socket.feed(&ToClient::Update(Box::new(update)));
        }
        Ok(())
    }

    async fn hear(&mut self, message: Message) -> Result<(), Gone> {
        let text = match &message {
            Message::Text(text) => text.as_str(),
            Message::Close(_) => return Err(Gone),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Binary(_) | Message::Frame(_) => "",
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
                // The client sees the effect of its request before it is told `done`.
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
        self.socket.feed(message);
        self.flush().await
    }

    async fn flush(&mut self) -> Result<(), Gone> {
        let flushed = timeout(SEND_MAX, self.socket.flush()).await;
        flushed.map_err(|_| Gone)?.map_err(|_| Gone)
    }

    /// Closes the connection for good.
    async fn goodbye(&mut self, why: &str) -> Result<(), Gone> {
        self.send(&ToClient::Goodbye { why: why.to_owned() }).await?;
        let _ = self.socket.close().await;
        // What is still on its way is read: closing with unread data would discard the goodbye.
        let _ = timeout(FAREWELL, async { while self.socket.next().await.is_some() {} }).await;
        Err(Gone)
    }

    /// Closes it because the server stops: the client comes back by itself.
    async fn goodbye_for_now(&mut self) -> Result<(), Gone> {
        let _ = self.socket.close().await;
        Err(Gone)
    }
}

impl Guest {
    /// What happened between two numbers, from the store if the room no longer knows.
    async fn log_of(&self, known: Option<Vec<LogLine>>, since: u32, to: u32) -> Vec<LogLine> {
        if let Some(known) = known {
            return known;
        }
        let entries = match self.app.store.told(&self.room.id, since).await {
            Ok(entries) => entries,
            Err(failure) => {
                tracing::error!(table = %self.room.id, %failure, "the log cannot be read");
                return Vec::new();
            }
        };
        let seat = self.viewer.seat;
        entries
            .iter()
            .filter(|(seq, _)| *seq <= to)
            .flat_map(|(seq, events)| lines(*seq, events, seat).collect::<Vec<_>>())
            .collect()
    }

    async fn grant(&self, request: FromClient) -> Result<(), Refused> {
        let (room, person) = (&self.room, &self.viewer.person);
        let Some(seat) = self.viewer.seat else {
            return match request.want {
                Want::Say { text } => self.say(&text).await,
                // Whoever lent their seat to a bot has a say in what is asked of everybody.
                Want::Agree { id } if room.sits(person).await? => room.agree(person, id).await,
                Want::Decline { id } if room.sits(person).await? => room.decline(person, id).await,
                _ => Err(Refused::why("watchers can only chat")),
            };
        };
        if let Want::Answer { id, keys } = request.want {
            return room.answer(Some(person), seat, id, &keys).await;
        }
        if !room.holds(person, seat).await? {
            return Err(Refused::why("this seat is no longer yours"));
        }
        if let Want::Undo | Want::Redo | Want::GoTo { .. } | Want::Copy { .. } = request.want {
            self.app.limits.change(person)?;
        }
        match request.want {
            Want::Answer { .. } => unreachable!("answers check for themselves who holds the seat"),
            Want::Undo => room.undo(person, request.seq).await,
            Want::Redo => room.redo(person, request.seq).await,
            Want::Agree { id } => room.agree(person, id).await,
            Want::Decline { id } => room.decline(person, id).await,
            Want::Bookmark { name } => room.bookmark(person, &name).await,
            Want::Forget { name } => room.forget(person, &name).await,
            Want::GoTo { name } => room.go_to(person, request.seq, name).await,
            Want::Copy { name } => room.ask_for_copy(person, request.seq, name).await,
            Want::Say { text } => self.say(&text).await,
            Want::Pin { at, text } => self.pin(at, &text).await,
        }
    }

    async fn pin(&self, at: String, text: &str) -> Result<(), Refused> {
        if !self.app.limits.may_talk(&self.viewer.person) {
            return Err(Refused::why("you are writing notes too fast; wait a moment"));
        }
        self.room.pin(&self.viewer, at, text).await
    }

    async fn pins(&self) -> Vec<Pin> {
        self.app.store.pins(&self.room.id).await.unwrap_or_default()
    }

    async fn say(&self, text: &str) -> Result<(), Refused> {
        if !self.app.limits.may_talk(&self.viewer.person) {
            return Err(Refused::why("you are sending chat lines too fast; wait a moment"));
        }
        self.room.say(&self.viewer, text).await
    }
}

fn hash_of(what: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}
