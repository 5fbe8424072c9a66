//! Somebody who only wants to play while others are a burden.

use super::{Guest, Whim};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Somebody who plays all the while at a table of their own.
pub struct Neighbour {
    going: Arc<AtomicBool>,
    playing: tokio::task::JoinHandle<Vec<Duration>>,
}

impl Neighbour {
    pub async fn new(address: SocketAddr) -> Neighbour {
        let guest = Guest::named(address, "Nell").await;
        let going = Arc::new(AtomicBool::new(true));
        let playing = tokio::spawn(play_on(guest, going.clone()));
        Neighbour { going, playing }
    }

    /// How long each answer took.
    pub async fn waited(self) -> Vec<Duration> {
        self.going.store(false, Ordering::Relaxed);
        self.playing.await.expect("no panic")
    }
}

/// How long the slowest took, except for one in a hundred.
pub fn p99(took: &mut [Duration]) -> Duration {
    took.sort_unstable();
    took[(took.len() * 99 / 100).saturating_sub(1)]
}

async fn play_on(guest: Guest, going: Arc<AtomicBool>) -> Vec<Duration> {
    let mut took = Vec::new();
    let mut whim = Whim(8);
    let goes_on = |took: &[Duration]| going.load(Ordering::Relaxed) || took.len() < 100;
    while goes_on(&took) {
        let table = guest.table(&["me"]).await;
        let mut live = guest.sit(&table.id, 0).await;
        while goes_on(&took) && live.is_asked() && live.sent < 60 {
            let began = Instant::now();
            live.answer(whim.below(30)).await;
            took.push(began.elapsed());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    took
}
