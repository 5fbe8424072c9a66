//! Replays, answer by answer. Everybody at a table shares one replay: it goes on from where it is, and starts over
//! only to go back.

use super::{Room, lines};
use crate::error::{Failure, OTHER_RULES};
use crate::protocol::Moment;
use crate::work::sound;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Answer, AnyTable, Event, LoadError, Seat, common_beginning};

/// A game as a replay has reached it.
pub(super) struct Replay {
    table: Box<dyn AnyTable>,
    /// Of which of the room's records.
    record: Arc<()>,
    /// Its earlier chapters, as far as they were needed.
    earlier: Arc<[Answer]>,
    /// What the last answer led to.
    events: Vec<Event>,
    /// An answer of the record did not fit the current rules.
    drifted: bool,
}

/// How long a replay is played on before others have their turn.
const SLICE: Duration = Duration::from_millis(50);

impl Replay {
    /// Plays on for a while. Says whether it is done.
    fn goes_on(&mut self, answers: &mut impl Iterator<Item = Answer>) -> bool {
        let began = Instant::now();
        self.drifted = false;
        while began.elapsed() < SLICE {
            let Some(answer) = answers.next() else { return true };
            self.table.take_events();
            if self.table.repeat(&answer).is_err() {
                self.drifted = true;
                return true;
            }
            self.events = self.table.take_events();
        }
        false
    }

    fn moment(&self, of: u32, seat: Option<Seat>) -> Moment {
        let at = self.table.log().len() as u32;
        let drifted = self.drifted.then(|| format!("from here on, {OTHER_RULES}"));
        let log = lines(at, &self.events, seat).collect();
        Moment { at, of, view: self.table.view(seat), log, drifted }
    }
}

impl Room {
    /// How the table looked to a seat after so many answers, and what happened with the last of them. Whoever asks is counted when it is
    /// this table's turn: a slider that is drawn along waits for one replay.
    pub async fn moment<T>(
        &self,
        n: u32,
        seat: Option<Seat>,
        counted: impl FnOnce() -> Result<T, Failure>,
    ) -> Result<Moment, Failure> {
        let mut replay = self.replay.lock().await;
        let _counted = counted()?;
        let inner = self.lock().await?;
        let (record, elsewhere) = (inner.record.clone(), inner.table.elsewhere());
        let known =
            replay.as_ref().filter(|r| Arc::ptr_eq(&r.record, &record) && r.earlier.len() >= elsewhere);
        let earlier = match known {
            _ if elsewhere == 0 => Arc::default(),
            Some(replay) => replay.earlier.clone(),
            None => {
                let mut record = self.record().await?;
                record.truncate(elsewhere); // what is played now may yet be undone
                record.into()
            }
        };
        let log: Vec<Answer> = earlier.iter().take(elsewhere).chain(inner.table.log()).cloned().collect();
        let (of, at) = (log.len() as u32, log.len().min(n as usize));
        let on_the_way = |r: &Replay| {
            let been = r.table.log();
            Arc::ptr_eq(&r.record, &record) && been.len() <= at && common_beginning(been, &log) == been.len()
        };
        let mut going = match replay.take().filter(on_the_way) {
            Some(replay) => replay,
            None => {
                let beginning = sound(|| inner.table.rewound())?.map_err(|e| match e {
                    LoadError::Fault(words) => Failure::fault(words),
                    other => Failure::Drifted(format!("table {}: {other}", self.id)),
                })?;
                let (table, events) = (beginning, Vec::new());
                let mut replay = Replay { table, record, earlier: earlier.clone(), events, drifted: false };
                replay.events = replay.table.take_events();
                replay
            }
        };
        let mut answers = log.into_iter().take(at).skip(going.table.log().len());
        going.earlier = earlier;
        drop(inner);
        // Thousands of answers may have to be given again: not here, where others wait, and not all at once, where other replays wait.
        loop {
            let moment;
            let went_on = move || {
                let done = going.goes_on(&mut answers);
                let moment = done.then(|| going.moment(of, seat));
                (going, answers, moment)
            };
            (going, answers, moment) = self.work.replaying.run(went_on).await?;
            if let Some(moment) = moment {
                *replay = Some(going);
                return Ok(moment);
            }
        }
    }
}
