//! How long play waits for somebody, and what they owe the table when that is over.

use super::{Inner, SeatKind};
use crate::people::Person;
use serde::{Deserialize, Serialize};
use table::{Question, Seat};

/// The shortest time for which the table waits for somebody, in seconds.
const SHORTEST_WAIT: i64 = 30;
/// So many earlier moments are known: the first of the chapter and the last few.
const KNOWN: usize = 4;

/// What is known of the waiting for a seat. It is in the store: nobody has more time because everybody has left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Waited {
    /// Since when play waits for it, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    since: Option<i64>,
    /// Somebody came back to it and had the whole time again.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    again: bool,
    /// Somebody else sat down there, and had it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    handed: bool,
    /// How often bots have stood in there since somebody decided something themselves.
    #[serde(skip_serializing_if = "is_zero")]
    stood_in: u32,
    /// The bot there has to answer before anything else becomes of the seat.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    owed: bool,
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// What is known of the waiting at a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Waits {
    seats: Vec<Waited>,
    /// How it was before an answer, by how many had been given: whoever takes the answer back has waited as long as then.
    before: Vec<(usize, Vec<Waited>)>,
}

impl Waits {
    fn of(&mut self, seat: usize) -> &mut Waited {
        if self.seats.len() <= seat {
            self.seats.resize(seat + 1, Waited::default());
        }
        &mut self.seats[seat]
    }

    fn at(&self, seat: Seat) -> Waited {
        self.seats.get(seat.index()).copied().unwrap_or_default()
    }

    /// As the store has it.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("plain data")
    }

    /// Seats that were not waited for before are waited for from now on, the others are not any more.
    pub fn begin(&mut self, waiting: &[u8], now: i64) {
        let seats =
            waiting.iter().map(|seat| usize::from(*seat) + 1).chain([self.seats.len()]).max().unwrap_or(0);
        for seat in 0..seats {
            let waited = self.of(seat);
            match waiting.contains(&(seat as u8)) {
                true => drop(waited.since.get_or_insert(now)),
                false => *waited = Waited { stood_in: waited.stood_in, ..Waited::default() },
            }
        }
    }

    /// A seat decides something, after so many answers of the game.
    pub fn decided(&mut self, seat: Seat, by_bot: bool, played: usize, chapter: usize) {
        self.before.retain(|(n, _)| (chapter..played).contains(n));
        self.before.push((played, self.seats.clone()));
        if self.before.len() > KNOWN {
            self.before.remove(1);
        }
        let waited = self.of(seat.index());
        let stood_in = if by_bot { waited.stood_in } else { 0 };
        *waited = Waited { stood_in, ..Waited::default() };
    }

    /// The table has gone back to so many answers, and on to nothing else.
    pub fn taken_back(&mut self, played: usize) {
        if let Some(at) = self.before.iter().position(|(n, _)| *n >= played) {
            self.seats.clone_from(&self.before[at].1);
            self.before.truncate(at);
        }
    }

    /// The table has gone somewhere else, as everybody agreed.
    pub fn begin_anew(&mut self) {
        *self = Waits::default();
    }

    /// Somebody else has the seat, and all the time; once.
    pub fn sits_down(&mut self, seat: Seat, now: i64) {
        let waited = self.of(seat.index());
        if !waited.handed {
            waited.handed = true;
            waited.since = waited.since.map(|_| now);
        }
    }

    /// Somebody is back at the seat, and has all the time; once. Says whether that is so.
    fn comes_back(&mut self, seat: Seat, now: i64) -> bool {
        let waited = self.of(seat.index());
        if waited.again {
            return false;
        }
        (waited.since, waited.again) = (Some(now), true);
        true
    }

    /// A bot sits down for somebody who has kept the table waiting.
    pub fn stands_in(&mut self, seat: Seat) {
        let waited = self.of(seat.index());
        (waited.stood_in, waited.owed) = (waited.stood_in + 1, true);
    }

    /// Since when play waits for this seat.
    pub fn since(&self, seat: Seat) -> Option<i64> {
        self.at(seat).since
    }
}

impl Inner {
    /// Whoever comes back to a seat that has been waited for more than half of its time has the whole of it again; once, or they could
    /// hold the table up for ever by coming and going. Says whether that is so.
    pub(super) fn comes_back(&mut self, seat: Seat, now: i64) -> bool {
        let away = !self.here.values().any(|h| h.seat == Some(seat.0));
        let late = |until: i64| now > until - self.patience(seat) / 2;
        away && self.waited_until(seat).is_some_and(late) && self.waits.comes_back(seat, now)
    }

    /// For how many seconds the table waits for a seat: half as long each time that a bot has stood in there, until somebody decides
    /// something themselves.
    fn patience(&self, seat: Seat) -> i64 {
        let times = self.waits.at(seat).stood_in;
        ((i64::from(self.wait) * 60) >> times.min(32)).max(SHORTEST_WAIT)
    }

    /// Until when the table waits for a seat, if it does and no bot plays there.
    pub(super) fn waited_until(&self, seat: Seat) -> Option<i64> {
        self.seats.get(seat.index()).filter(|holder| holder.kind.bot().is_none())?;
        Some(self.waits.since(seat)? + self.patience(seat))
    }

    /// Whether a bot that stands in there has not answered yet what play has waited for.
    pub(super) fn owes(&self, seat: Seat) -> bool {
        self.waits.at(seat).owed && self.seats[seat.index()].kind.bot().is_some()
    }

    /// A seat of theirs of which that is so.
    pub(super) fn owes_for(&self, person: &Person) -> Option<Seat> {
        let theirs = (0..)
            .zip(&self.seats)
            .filter(|(_, h)| h.kind == SeatKind::StandIn && h.person.as_ref() == Some(person));
        theirs.map(|(seat, _)| Seat(seat)).find(|seat| self.owes(*seat))
    }

    /// Whether an answer of these options decides something that play waits for.
    pub(super) fn decides(&self, seat: Seat, keys: &[String]) -> bool {
        let question = self.table.questions().iter().find(|q| q.seat == seat && !q.aside);
        let aside = |q: &Question, key: &String| q.options.iter().any(|o| o.aside && o.key == *key);
        question.is_some_and(|q| keys.is_empty() || !keys.iter().all(|key| aside(q, key)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However many answers are taken back, nobody gains what they had waited before the first of them.
    #[test]
    fn whoever_takes_everything_back_has_waited_since_the_beginning() {
        let mut waits = Waits::default();
        for played in 0..20 {
            waits.begin(&[1], 1_000 + played as i64);
            waits.decided(Seat(1), false, played, 0);
        }
        waits.begin(&[1], 2_000);
        assert!(waits.before.len() <= KNOWN);
        waits.taken_back(19);
        assert_eq!(waits.since(Seat(1)), Some(1_019));
        waits.taken_back(0);
        assert_eq!(waits.since(Seat(1)), Some(1_000));
        assert_eq!(waits.text(), r#"{"seats":[{},{"since":1000}],"before":[]}"#);
    }
}
