//! The server: tables over HTTP and websocket, kept in a store. It knows no rule.

#![warn(missing_docs)]

mod api;
mod assets;
mod clock;
mod counts;
mod error;
mod gate;
mod hall;
mod limits;
mod listen;
mod live;
mod metrics;
mod people;
pub mod protocol;
mod room;
mod seats;
mod shelf;
mod socket;
mod store;
mod tables;
mod thinkers;
mod visitor;
mod weigh;
mod work;

pub use api::openapi;
pub use clock::Clock;
pub use ipnet::IpNet;
pub use store::{OpenError, Store};

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use hall::Hall;
use limits::Limits;
use metrics::Metrics;
use std::sync::Arc;
use std::time::Duration;
use thinkers::Thinkers;
use tokio::net::TcpListener;
use tokio::sync::watch;
use work::Work;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// Whether it is reached only over https, so that cookies are never sent without it.
    pub secure: bool,
    /// How many tables one person can have open.
    pub tables_max: u32,
    /// How many requests a second one address can make, on average.
    pub requests_per_second: u32,
    /// How many new people one address can bring within an hour.
    pub people_per_address: u32,
    /// How many new tables one address can open within an hour.
    pub tables_per_address: u32,
    /// How many connections there can be at a time.
    pub connections_max: usize,
    /// How many of them one address can have.
    pub connections_per_address: usize,
    /// Proxies that are believed when they say for whom they ask.
    pub trusted_proxies: Arc<[IpNet]>,
    /// The path below which everything is, for browsers: `/fireside`, or nothing.
    pub base_path: Arc<str>,
    /// How many messages a second one person can send over live connections, on average.
    pub messages_per_second: u32,
    /// How long bots think for a run of answers, a little more if there are many.
    pub bots_think: Duration,
    /// The shortest time between two updates of a client, unless a new question is asked or its own request was done: what happens in
    /// quick succession is shown together. Nobody can follow it faster, and every update costs something.
    pub glance: Duration,
    /// How long the head of a request may take, from its first byte on.
    pub head_within: Duration,
    /// How long a connection is kept without a request.
    pub idle_max: Duration,
    /// How long the body of a request may take.
    pub body_within: Duration,
    /// How long the other end may go without reading any of what it is sent.
    pub taken_within: Duration,
    /// What tells how long a table has waited for somebody.
    pub clock: Clock,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            secure: false,
            tables_max: 200,
            requests_per_second: 200,
            people_per_address: 500,
            tables_per_address: 500,
            connections_max: 10_000,
            connections_per_address: 1_000,
            trusted_proxies: Arc::default(),
            base_path: Arc::default(),
            messages_per_second: 40,
            bots_think: Duration::from_secs(8),
            glance: Duration::from_millis(200),
            head_within: Duration::from_secs(10),
            idle_max: Duration::from_secs(60),
            body_within: Duration::from_secs(60),
            taken_within: Duration::from_secs(30),
            clock: Clock::default(),
        }
    }
}

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub store: Store,
    pub hall: Arc<Hall>,
    pub bots: Thinkers,
    pub work: Work,
    pub metrics: Arc<Metrics>,
    pub limits: Limits,
    pub options: Options,
    pub closing: watch::Receiver<bool>,
    key: Key,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.key.clone()
    }
}

/// Serves until `shutdown` is done; then tells every connection and stops.
pub async fn serve(
    listener: TcpListener,
    store: Store,
    options: Options,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let (close, closing) = watch::channel(false);
    let key = store.meta("cookie-key", || Key::generate().master().to_vec()).await;
    let key = key.map_err(std::io::Error::other)?;
    let address = listener.local_addr()?;
    store.announce(&format!("http://{address}"));
    let metrics = Arc::new(Metrics::default());
    let work = Work::default();
    let app = App(Arc::new(Inner {
        hall: Hall::new(store.clone(), metrics.clone(), work.clone(), options.clock.clone()),
        work,
        bots: Thinkers::new(options.bots_think, metrics.clone()),
        store: store.clone(),
        metrics,
        limits: Limits::new(&options),
        options: options.clone(),
        closing: closing.clone(),
        key: Key::from(&key),
    }));
    tokio::spawn(async move {
        shutdown.await;
        let _ = close.send(true);
    });
    let mut asked = closing.clone();
    tokio::select! {
        () = listen::listen(listener, api::router(app), &options, closing) => {}
        // Requests that are not complete by then are not waited for.
        () = async { drop(asked.changed().await); tokio::time::sleep(PATIENCE).await } => {}
    }
    if let Err(failure) = store.close().await {
        tracing::error!(%failure, "the store could not be closed; nothing is lost");
    }
    Ok(())
}

/// How long requests that are under way may take when the server is asked to stop.
const PATIENCE: Duration = Duration::from_secs(3);
