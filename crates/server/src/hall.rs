//! The hall: the rooms that are in use. A room that nobody is in leaves memory; the store keeps it.

use crate::error::Failure;
use crate::metrics::Metrics;
use crate::room::Room;
use crate::store::Store;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};
use table::AnyGame;

/// See the module's page.
pub struct Hall {
    store: Store,
    metrics: Arc<Metrics>,
    games: HashMap<&'static str, Arc<dyn AnyGame>>,
    rooms: Mutex<HashMap<String, Weak<Room>>>,
    /// One room is opened at a time, so that no table is ever opened twice.
    opening: tokio::sync::Mutex<()>,
}

impl Hall {
    pub fn new(store: Store, metrics: Arc<Metrics>) -> Arc<Hall> {
        let games = library::ids().filter_map(|id| Some((id, Arc::from(library::game(id)?)))).collect();
        let (rooms, opening) = Default::default();
        Arc::new(Hall { store, metrics, games, rooms, opening })
    }

    /// A game of the shelf.
    pub fn game(&self, id: &str) -> Option<Arc<dyn AnyGame>> {
        self.games.get(id).cloned()
    }

    /// All of them, in the order of the shelf.
    pub fn games(&self) -> impl Iterator<Item = &Arc<dyn AnyGame>> {
        library::ids().filter_map(|id| self.games.get(id))
    }

    fn open_room(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms.lock().expect("no panic while it is held").get(id).and_then(Weak::upgrade)
    }

    /// A room, opened if it is not.
    pub async fn room(&self, id: &str) -> Result<Arc<Room>, Failure> {
        if let Some(room) = self.open_room(id) {
            return Ok(room);
        }
        let _one_at_a_time = self.opening.lock().await;
        if let Some(room) = self.open_room(id) {
            return Ok(room);
        }
        let opened = Room::open(id, self.store.clone(), self.metrics.clone(), |game| self.game(game)).await?;
        let room = Arc::new(opened.ok_or(Failure::NotFound("table"))?);
        let mut rooms = self.rooms.lock().expect("no panic while it is held");
        rooms.retain(|_, room| room.strong_count() > 0);
        rooms.insert(id.to_owned(), Arc::downgrade(&room));
        Ok(room)
    }

    /// Forgets a room: whoever asks for the table from now on gets a new one.
    pub fn forget(&self, id: &str) {
        self.rooms.lock().expect("no panic while it is held").remove(id);
    }
}
