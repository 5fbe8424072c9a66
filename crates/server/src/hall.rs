//! The hall: the rooms that are in use. A room that nobody is in leaves memory; the store keeps it.

use crate::clock::Clock;
use crate::error::Failure;
use crate::metrics::Metrics;
use crate::room::Room;
use crate::store::Store;
use crate::work::Work;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};
use table::AnyGame;

/// The lock on a room while it is opened. It holds up only those who want the same room, so that no table is ever
/// opened twice.
type Door = Arc<tokio::sync::Mutex<Weak<Room>>>;

/// All rooms that are open, and the games that can be played in them.
pub struct Hall {
    store: Store,
    metrics: Arc<Metrics>,
    work: Work,
    clock: Clock,
    games: HashMap<&'static str, Arc<dyn AnyGame>>,
    doors: Mutex<HashMap<String, Door>>,
}

impl Hall {
    pub fn new(store: Store, metrics: Arc<Metrics>, work: Work, clock: Clock) -> Arc<Hall> {
        let games = library::ids().filter_map(|id| Some((id, Arc::from(library::game(id)?)))).collect();
        Arc::new(Hall { store, metrics, work, clock, games, doors: Mutex::default() })
    }

    /// A game of the shelf.
    pub fn game(&self, id: &str) -> Option<Arc<dyn AnyGame>> {
        self.games.get(id).cloned()
    }

    /// All of them, in the order of the shelf.
    pub fn games(&self) -> impl Iterator<Item = &Arc<dyn AnyGame>> {
        library::ids().filter_map(|id| self.games.get(id))
    }

    fn door(&self, id: &str) -> Door {
        let mut doors = self.doors.lock().expect("no panic while it is held");
        if let Some(door) = doors.get(id) {
            return door.clone();
        }
        // Locks that nobody waits for, of rooms that nobody is in, are dropped.
        doors.retain(|_, door| {
            Arc::strong_count(door) > 1 || door.try_lock().is_ok_and(|room| room.strong_count() > 0)
        });
        doors.entry(id.to_owned()).or_default().clone()
    }

    /// A room, opened if it is not.
    pub async fn room(&self, id: &str) -> Result<Arc<Room>, Failure> {
        let door = self.door(id);
        let mut known = door.lock().await;
        if let Some(room) = known.upgrade() {
            return Ok(room);
        }
        let game = |game: &str| self.game(game);
        let (store, metrics, work) = (self.store.clone(), self.metrics.clone(), self.work.clone());
        let opened = Room::open(id, store, metrics, work, self.clock.clone(), game).await?;
        let room = Arc::new(opened.ok_or(Failure::NotFound("table"))?);
        *known = Arc::downgrade(&room);
        Ok(room)
    }

    /// Forgets a room: the next request for the table opens a new one.
    pub fn forget(&self, id: &str) {
        self.doors.lock().expect("no panic while it is held").remove(id);
    }
}
