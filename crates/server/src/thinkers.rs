//! Bots at the server's tables. They think on threads of their own, on a copy of the table: only the table they sit
//! at waits for them.

use crate::metrics::Metrics;
use crate::people::Person;
use crate::room::{BotTurn, BotsTurn, Refused, Room};
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep_until, timeout};

/// How long a bot thinks at most about one answer.
const THOUGHT_MAX: Duration = Duration::from_secs(2);
/// What each answer adds to the clock is this part of it: a turn of fifty decisions must not keep people waiting for
/// minutes.
const INCREMENT: u32 = 50;
/// How long an answer takes at least while people are watching, so that they can follow.
const PACE: Duration = Duration::from_millis(250);

/// Lets bots think, as many at once as leave a core free.
#[derive(Clone)]
pub struct Thinkers {
    /// As many think at once as leave a core for everybody else.
    heads: Arc<Semaphore>,
    /// One at a time of each host's tables: whoever has many of them makes nobody else's bots slow.
    hosts: Arc<Mutex<HashMap<Person, Weak<Semaphore>>>>,
    /// What is on the clock when the bots of a table begin to answer, as in chess, and how long they leave people the first word.
    clock: Duration,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    pub fn new(clock: Duration, metrics: Arc<Metrics>) -> Thinkers {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinkers {
            heads: Arc::new(Semaphore::new((cores - 1).max(1))),
            hosts: Arc::default(),
            clock,
            metrics,
        }
    }

    /// Lets the bots of a room answer for as long as it is their turn. Costs nothing if it is not.
    pub fn wake(&self, room: &Arc<Room>) {
        if room.has_bots() && !room.bots_at_work.swap(true, Ordering::AcqRel) {
            tokio::spawn(self.clone().play(room.clone()));
        }
    }

    async fn play(self, room: Arc<Room>) {
        loop {
            let mut clock = self.clock;
            let mut changes = room.changed.subscribe();
            while let Ok(turn) = room.bot_turn(self.clock).await {
                let turn = match turn {
                    BotsTurn::Now(turn) => turn,
                    BotsTurn::Later(wait) => {
                        let _ = timeout(wait, changes.changed()).await;
                        continue;
                    }
                    BotsTurn::Over => break,
                };
                let began = Instant::now();
                let (seat, id) = (turn.question.seat, turn.question.id);
                let Some((keys, took)) = self.think(turn, THOUGHT_MAX.min(clock / 4)).await else {
                    tracing::error!(table = %room.id, seat = seat.0, "a bot failed");
                    return self.give_up(&room);
                };
                clock = clock.saturating_sub(took) + self.clock / INCREMENT;
                if room.somebody_looks_on() {
                    sleep_until(began + PACE).await;
                }
                match room.answer(None, seat, id, &keys).await {
                    Ok(()) => drop(self.metrics.bots.inc()),
                    Err(Refused::Why { stale: true, .. }) => {} // the table moved on: think again
                    Err(Refused::Why { why, .. } | Refused::Fault { why, .. }) => {
                        tracing::error!(table = %room.id, seat = seat.0, %why, "a bot's answer was refused");
                        return self.give_up(&room);
                    }
                }
            }
            room.bots_at_work.store(false, Ordering::Release);
            // Somebody may have answered between the last look and the line above.
            let more = !matches!(room.bot_turn(self.clock).await, Ok(BotsTurn::Over) | Err(_));
            if !more || room.bots_at_work.swap(true, Ordering::AcqRel) {
                return;
            }
        }
    }

    /// Where the tables of one host take turns.
    fn turns_of(&self, host: &Person) -> Arc<Semaphore> {
        let mut hosts = self.hosts.lock().expect("no panic while it is held");
        if let Some(own) = hosts.get(host).and_then(Weak::upgrade) {
            return own;
        }
        hosts.retain(|_, own| own.strong_count() > 0);
        let own = Arc::new(Semaphore::new(1));
        hosts.insert(host.clone(), Arc::downgrade(&own));
        own
    }

    /// Waits until something else happens at the table: the same thought would fail again.
    fn give_up(&self, room: &Room) {
        room.bots_at_work.store(false, Ordering::Release);
    }

    /// The answer, and how long it took to think of it.
    async fn think(&self, turn: Box<BotTurn>, time: Duration) -> Option<(Vec<String>, Duration)> {
        if let Some(key) = turn.declines {
            return Some((vec![key.to_owned()], Duration::ZERO));
        }
        let own = self.turns_of(&turn.host);
        let _own = own.acquire().await.ok()?;
        let head = self.heads.clone().acquire_owned().await.ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let began = Instant::now();
            let budget = bots::Budget { time: Some(time), ..bots::Budget::default() };
            let keys = turn.kind.answer(&*turn.table, &turn.question, budget, turn.seed);
            drop(head);
            (keys, began.elapsed())
        });
        thought.await.ok()
    }
}
