//! Replays, answer by answer. Everybody at a table shares one replay: it goes on from where it is, and starts over
//! only to go back.

use super::{Room, lines};
use crate::error::{Failure, OTHER_RULES};
use crate::protocol::Moment;
use crate::work::sound;
use std::sync::Arc;
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

impl Replay {
    fn goes_on(&mut self, answers: &[Answer]) {
        self.drifted = false;
        for answer in answers {
            self.table.take_events();
            if self.table.repeat(answer).is_err() {
                self.drifted = true;
                return;
            }
        }
        if !answers.is_empty() {
            self.events = self.table.take_events();
        }
    }
}

impl Room {
    /// How the table looked to a seat after so many answers, and what happened with the last of them.
    pub async fn moment(&self, n: u32, seat: Option<Seat>) -> Result<Moment, Failure> {
        let mut replay = self.replay.lock().await;
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
        let answers = log[going.table.log().len()..at].to_vec();
        going.earlier = earlier;
        drop(inner);
        // Hundreds of answers may have to be given again: not here, where others wait.
        let (going, moment) = self
            .work
            .replaying
            .run(move || {
                going.goes_on(&answers);
                let given = going.table.log().len() as u32;
                let moment = Moment {
                    at: given,
                    of,
                    view: going.table.view(seat),
                    log: lines(given, &going.events, seat).collect(),
                    drifted: going.drifted.then(|| format!("from here on, {OTHER_RULES}")),
                };
                (going, moment)
            })
            .await?;
        *replay = Some(going);
        Ok(moment)
    }
}
