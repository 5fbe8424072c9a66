//! Work that may take long: opening, replaying and checking games. It is done on threads of its own, a few jobs at a
//! time, so that nobody else's table waits for it.

use crate::error::Failure;
use std::sync::{Arc, mpsc};
use std::time::Duration;
use table::guarded;
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::{Semaphore, oneshot};
use tokio::time::timeout;

/// How long a request waits for its turn.
const TURN_MAX: Duration = Duration::from_secs(20);

/// The queues in which long work waits for its turn.
#[derive(Clone)]
pub struct Work {
    /// Bodies of saves that are being received. Each may take a few megabytes.
    pub receiving: Queue,
    /// Saves that are being checked. Each may take many.
    pub checking: Desk,
    /// Replays.
    pub replaying: Queue,
    /// Tables that are being read from the store. Each may take many megabytes for a moment.
    pub opening: Queue,
    /// Saves that are being written. They may, too.
    pub saving: Queue,
}

impl Default for Work {
    fn default() -> Work {
        // As many as leave a core for everybody else.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let few = (cores - 1).max(1);
        Work {
            receiving: Queue::new(32),
            checking: Desk::new(),
            replaying: Queue::new(few.min(4)),
            opening: Queue::new(3),
            saving: Queue::new(2),
        }
    }
}

/// This many at once; the others wait in line.
#[derive(Clone)]
pub struct Queue(Arc<Semaphore>);

impl Queue {
    fn new(at_once: usize) -> Queue {
        Queue(Arc::new(Semaphore::new(at_once)))
    }

    /// Waits for a turn, which lasts until the permit is dropped.
    pub async fn turn(&self) -> Result<tokio::sync::OwnedSemaphorePermit, Failure> {
        let busy =
            || Failure::TooMany("the server is busy with other games; try again in a moment".to_owned());
        let turn = timeout(TURN_MAX, self.0.clone().acquire_owned()).await.map_err(|_| busy())?;
        turn.map_err(|_| busy())
    }

    /// Does something when it is its turn, on a thread where nobody waits.
    pub async fn run<T: Send + 'static>(
        &self,
        what: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let turn = self.turn().await?;
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            sound(what)
        });
        done.await.map_err(|e| Failure::Broken(e.to_string()))?
    }
}

/// One thread, and one thing at a time. What takes much memory is done here: every further thread would keep as much
/// of it for its own use.
#[derive(Clone)]
pub struct Desk {
    turn: Queue,
    work: mpsc::Sender<Box<dyn FnOnce() + Send>>,
}

impl Desk {
    fn new() -> Desk {
        let (work, todo) = mpsc::channel::<Box<dyn FnOnce() + Send>>();
        std::thread::spawn(move || todo.iter().for_each(|job| job()));
        Desk { turn: Queue::new(1), work }
    }

    /// Does something when it is its turn.
    pub async fn run<T: Send + 'static>(
        &self,
        what: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let turn = self.turn.turn().await?;
        let (done, result) = oneshot::channel();
        let job = move || {
            let _turn = turn;
            let _ = done.send(sound(what));
        };
        let gone = || Failure::Broken("the server is about to stop".to_owned());
        self.work.send(Box::new(job)).map_err(|_| gone())?;
        result.await.map_err(|_| gone())?
    }
}

/// Does something in which a rule may fail, and answers with a number if one does.
pub fn sound<T>(what: impl FnOnce() -> T) -> Result<T, Failure> {
    guarded(what).map_err(Failure::fault)
}

/// Does something that may take long on this thread, while others go on elsewhere.
pub fn at_length<T>(what: impl FnOnce() -> T) -> T {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::MultiThread => tokio::task::block_in_place(what),
        _ => what(),
    }
}
