//! Why a request was not granted, in words that give nothing away.

use super::{Inner, Room};
use crate::error::{Failure, OTHER_RULES};
use crate::work::sound;
use serde_json::{Value, json};
use table::{Refusal, Seat};

/// Why a request over the live connection was not granted.
pub enum Refused {
    /// In words; `stale` if the table had simply moved on.
    Why { why: String, stale: bool },
    /// A rule failed.
    Fault { why: String, report: Box<Value> },
}

impl Refused {
    pub(crate) fn why(why: impl Into<String>) -> Refused {
        Refused::Why { why: why.into(), stale: false }
    }
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Refused {
        Refused::why(failure.words())
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        let stale = matches!(refusal, Refusal::Stale { .. } | Refusal::Over);
        Refused::Why { stale, why: words(&refusal) }
    }
}

/// In words for the person who is refused. The message of a failed rule or record may name what they must not know.
pub(super) fn words(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Drifted(why) => {
            tracing::error!(why, "drift");
            format!("the table cannot go there: {OTHER_RULES}")
        }
        Refusal::Fault(why) => {
            tracing::error!(why, "engine fault");
            "a rule of the game failed; the table is as it was before".to_owned()
        }
        other => other.to_string(),
    }
}

impl Room {
    pub(super) fn refused(&self, inner: &Inner, seat: Seat, keys: &[String], refusal: Refusal) -> Refused {
        let Refusal::Fault(why) = refusal else { return refusal.into() };
        self.metrics.faults.inc();
        tracing::error!(table = %self.id, seat = seat.0, "the next fault is of this table");
        let failure = Failure::fault(why);
        let number = match &failure {
            Failure::Fault(number) => number.as_str(),
            _ => "",
        };
        let why = format!("{failure}; the table is as it was before");
        let report = sound(|| self.report(inner, seat, keys, number)).unwrap_or_default();
        Refused::Fault { report: Box::new(report), why }
    }

    /// The document to attach to a report: the setup without names and seed, what was tried, and a world that this
    /// seat cannot tell from the real one.
    fn report(&self, inner: &Inner, seat: Seat, keys: &[String], number: &str) -> Value {
        let setup = inner.table.setup();
        let imagined = inner.table.imagined(seat, 1);
        json!({
            "fireside": env!("CARGO_PKG_VERSION"),
            "book": self.game.edition(),
            "game": setup.game,
            "mode": setup.mode,
            "options": setup.options,
            "players": setup.seats.len(),
            "seat": seat,
            "fault": number,
            "tried": keys,
            "question": imagined.question.map(|q| {
                let keys: Vec<String> = q.options.into_iter().map(|o| o.key).collect();
                json!({ "rules": q.rules, "keys": keys })
            }),
            "state": imagined.state,
        })
    }
}
