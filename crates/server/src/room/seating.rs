//! Who holds a seat, and who decides about that.

use super::refused::words;
use super::{Holder, Inner, Room, said_by_the_table};
use crate::error::Failure;
use crate::people::{Hash, Person, distinct};
use crate::protocol::{SeatKind, Who};
use crate::store::{EntryKind, SeatRow};
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::{Seat, Sitter};
use tokio::sync::MutexGuard;
use tokio::time::{Instant, timeout_at};

/// How long somebody who is back waits for the bot that stands in, whatever keeps it.
const ANSWERS_WITHIN: Duration = Duration::from_secs(10);
/// The shortest time for which the table waits for somebody, in seconds.
const SHORTEST_WAIT: i64 = 30;

/// The person who holds a seat, or lent it to a bot, decides about it; the host decides about seats that nobody has.
pub fn decides(person: &Person, holder: Option<&Person>, host: &Person) -> bool {
    holder.unwrap_or(host) == person
}

/// How a seat is held, for deciding who may change that.
pub struct Seating<'a> {
    pub kind: SeatKind,
    pub person: Option<&'a Person>,
    pub host: &'a Person,
}

impl Room {
    /// Says who holds a seat from now on, and tells everybody who did that. `may` decides on who holds it now.
    pub async fn set_seat(
        &self,
        by: &Person,
        seat: Seat,
        who: (SeatKind, Option<Person>, String),
        invitation: Option<&Hash>,
        may: impl FnOnce(&Seating) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let inner = self.lock().await?;
        self.set_seat_of(inner, by, seat, who, invitation, may).await
    }

    /// Somebody uses a link to a seat, which works once, and only as long as there is no other.
    pub async fn join(&self, person: &Person, name: String, seat: Seat, link: &Hash) -> Result<(), Failure> {
        let inner = self.lock().await?;
        let void = || Failure::NotFound("invitation");
        if self.store.invited_to(link).await? != Some((self.id.clone(), seat.0)) {
            return Err(void());
        }
        let open = |seating: &Seating| (seating.kind == SeatKind::Open).then_some(()).ok_or_else(void);
        let who = (SeatKind::Person, Some(person.clone()), name);
        self.set_seat_of(inner, person, seat, who, None, open).await
    }

    async fn set_seat_of(
        &self,
        mut inner: MutexGuard<'_, Inner>,
        by: &Person,
        seat: Seat,
        (kind, person, name): (SeatKind, Option<Person>, String),
        invitation: Option<&Hash>,
        may: impl FnOnce(&Seating) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let by = self.name_of(&mut inner, by).await?;
        let holder = inner.seats.get(seat.index()).ok_or(Failure::NotFound("seat"))?;
        may(&Seating { kind: holder.kind, person: holder.person.as_ref(), host: &inner.host })?;
        if inner.owes(seat) {
            let why = "a bot is about to answer what the table has waited for; then the seat is yours again";
            return Err(Failure::Conflict(why.to_owned()));
        }
        let others = inner.table.setup().seats.iter().enumerate().filter(|(i, _)| *i != seat.index());
        let others: Vec<&str> = others.map(|(_, sitter)| sitter.name.as_str()).collect();
        let name = distinct(&name, || others.iter().copied());
        let before = inner.seat_name(seat);
        let before = (holder.kind != SeatKind::Open).then_some(before);
        let note = told(&by, seat, before, &name, kind);
        let sitter = Sitter { name, bot: kind.bot().map(|b| b.name().to_owned()) };
        self.seat(&mut inner, seat, (Holder { kind, person }, sitter), invitation, note).await
    }

    /// Seats somebody, or a bot, in the table and in the store.
    async fn seat(
        &self,
        inner: &mut Inner,
        seat: Seat,
        (holder, sitter): (Holder, Sitter),
        invitation: Option<&Hash>,
        note: String,
    ) -> Result<(), Failure> {
        inner.ahead = true;
        inner.table.seat(seat, sitter).map_err(|e| Failure::Conflict(words(&e)))?;
        let setup = serde_json::to_string(inner.table.setup()).expect("plain data");
        let row = SeatRow {
            seat: seat.0,
            kind: holder.kind.key().to_owned(),
            person: holder.person.as_ref().map(|p| p.0.clone()),
        };
        let note = Some(said_by_the_table(note));
        let (append, events) = self.entry(inner, EntryKind::Note, String::new(), note);
        if let Err(failure) = self.store.set_seat(&row, invitation, &setup, &append).await {
            return Err(self.restore(inner, failure).await);
        }
        let before = std::mem::replace(&mut inner.seats[seat.index()], holder);
        if before.person != inner.seats[seat.index()].person {
            inner.has_the_time_again(seat, self.clock.now());
        }
        inner.arrangement += 1;
        self.bots.store(inner.has_bots(), Ordering::Relaxed);
        inner.proposed = None;
        inner.granted = None;
        self.kept(inner, EntryKind::Note, events, false);
        Ok(())
    }

    /// The same person, or nobody, with another kind of player on the seat.
    async fn swap(&self, inner: &mut Inner, seat: Seat, holder: Holder, note: String) -> Result<(), Failure> {
        let name = inner.seat_name(seat).to_owned();
        let sitter = Sitter { name, bot: holder.kind.bot().map(|b| b.name().to_owned()) };
        self.seat(inner, seat, (holder, sitter), None, note).await
    }

    /// Lets a bot play for somebody whom the table has waited for long enough, until they are back.
    pub async fn stand_in(&self, by: &Person, seat: Seat) -> Result<(), Failure> {
        let mut inner = self.lock().await?;
        if !inner.seats.iter().any(|h| h.kind == SeatKind::Person && h.person.as_ref() == Some(by)) {
            return Err(Failure::Forbidden("only players at this table can do that".to_owned()));
        }
        let left = inner.waited_until(seat).map(|until| until - self.clock.now());
        match left {
            None => {
                return Err(Failure::Forbidden("this seat is not yours, and nobody waits for it".to_owned()));
            }
            Some(left) if left > 0 => {
                let why = format!("this seat is not yours; the table waits for it {} more", lasting(left));
                return Err(Failure::Forbidden(why));
            }
            Some(_) => {}
        }
        // Nobody comes back to a seat that nobody has.
        let person = inner.seats[seat.index()].person.clone();
        let asked = inner.table.questions().iter().find(|q| q.seat == seat).map(|q| q.id);
        let kind = if person.is_some() { SeatKind::StandIn } else { SeatKind::Bot };
        let name = inner.seat_name(seat);
        let note = told(&inner.name_of(by), seat, Some(name), name, kind);
        let late = person.clone();
        self.swap(&mut inner, seat, Holder { kind, person }, note).await?;
        if let Some(person) = late {
            *inner.stood_in.entry(person).or_default() += 1;
            inner.owed.extend(asked.map(|id| (seat.0, id)));
        }
        Ok(())
    }

    /// Somebody is here: if a bot has stood in for them, they have their seat again, as soon as it has answered what they kept the table
    /// waiting for.
    pub async fn welcome(&self, person: &Person) -> Result<(), Failure> {
        let until = Instant::now() + ANSWERS_WITHIN;
        let mut changed = self.changed.subscribe();
        let mut inner = self.lock().await?;
        while inner.owes_for(person) {
            drop(inner);
            let waited = timeout_at(until, changed.changed()).await;
            inner = self.lock().await?;
            if waited.is_err() {
                break;
            }
        }
        for i in 0..inner.seats.len() {
            let holder = &inner.seats[i];
            if holder.kind == SeatKind::StandIn && holder.person.as_ref() == Some(person) {
                let back = Holder { kind: SeatKind::Person, person: Some(person.clone()) };
                let note = format!("{} is back.", inner.seat_name(Seat(i as u8)));
                self.swap(&mut inner, Seat(i as u8), back, note).await?;
            }
        }
        Ok(())
    }

    /// The host wants to be rid of the table. It goes on without them if others have seats: the first of those is host from now
    /// on, and bots play for whoever has left. Otherwise it is deleted. Says whether it goes on.
    pub async fn abandon(&self, host: &Person) -> Result<bool, Failure> {
        let mut inner = self.lock().await?;
        inner.hosted_by(host)?;
        let heir = inner.seats.iter().filter_map(|h| h.person.clone()).find(|p| p != host);
        let Some(heir) = heir else {
            self.store.delete(&self.id).await?;
            inner.closed = Some("this table was deleted".to_owned());
            self.tick(&inner);
            return Ok(false);
        };
        let name = self.name_of(&mut inner, host).await?;
        for i in 0..inner.seats.len() {
            if inner.seats[i].person.as_ref() == Some(host) {
                let kind = if inner.seats[i].kind == SeatKind::RandomBot {
                    SeatKind::RandomBot
                } else {
                    SeatKind::Bot
                };
                let seat = Seat(i as u8);
                let note = format!("{name} has left for good. A bot plays for {}.", inner.seat_name(seat));
                self.swap(&mut inner, seat, Holder { kind, person: None }, note).await?;
            }
        }
        self.store.set_host(&self.id, &heir).await?;
        let heirs = inner.name_of(&heir);
        inner.host = heir;
        inner.arrangement += 1;
        self.tell(&mut inner, format!("{name} no longer wants this table. It is {heirs}'s from now on."))
            .await?;
        Ok(true)
    }
}

/// So many seconds, in words.
fn lasting(seconds: i64) -> String {
    let (n, unit) = match seconds {
        ..=90 => (seconds, "second"),
        91..=5_400 => (seconds / 60, "minute"),
        _ => (seconds / 3_600, "hour"),
    };
    format!("{n} {unit}{}", if n == 1 { "" } else { "s" })
}

impl Inner {
    /// Whoever comes back to a seat that has been waited for more than half of its time has the whole of it again; once, or they could
    /// hold the table up for ever by coming and going.
    pub(super) fn comes_back(&mut self, seat: Seat, now: i64) {
        let away = !self.here.values().any(|h| h.seat == Some(seat.0));
        let late = |until: i64| now > until - self.patience(seat) / 2;
        if away && self.waited_until(seat).is_some_and(late) {
            self.has_the_time_again(seat, now);
        }
    }

    fn has_the_time_again(&mut self, seat: Seat, now: i64) {
        if let Some((since, again @ false)) = self.since.get_mut(&seat.0) {
            (*since, *again) = (now, true);
        }
    }

    /// For how many seconds the table waits for a seat: half as long each time that a bot has stood in for its person, until they decide
    /// something themselves.
    fn patience(&self, seat: Seat) -> i64 {
        let person = self.seats[seat.index()].person.as_ref();
        let times = person.and_then(|person| self.stood_in.get(person)).copied().unwrap_or_default();
        ((i64::from(self.wait) * 60) >> times.min(32)).max(SHORTEST_WAIT)
    }

    /// Whether a bot that stands in there has not answered yet what play has waited for.
    fn owes(&self, seat: Seat) -> bool {
        let stands_in = self.seats[seat.index()].kind == SeatKind::StandIn;
        let asked = |id: &u32| self.table.questions().iter().any(|q| q.seat == seat && q.id == *id);
        stands_in && self.owed.get(&seat.0).is_some_and(asked)
    }

    /// Whether that is so at any seat of theirs.
    fn owes_for(&self, person: &Person) -> bool {
        let theirs = (0..).zip(&self.seats).filter(|(_, holder)| holder.person.as_ref() == Some(person));
        theirs.into_iter().any(|(seat, _)| self.owes(Seat(seat)))
    }

    pub(super) fn seat_name(&self, seat: Seat) -> &str {
        &self.table.setup().seats[seat.index()].name
    }

    /// Until when the table waits for a seat, if it does and no bot plays there.
    pub(super) fn waited_until(&self, seat: Seat) -> Option<i64> {
        self.seats.get(seat.index()).filter(|holder| holder.kind.bot().is_none())?;
        self.since.get(&seat.0).map(|(since, _)| since + self.patience(seat))
    }
}

impl SeatKind {
    const ALL: [(&'static str, SeatKind); 5] = [
        ("person", SeatKind::Person),
        ("open", SeatKind::Open),
        ("bot", SeatKind::Bot),
        ("random-bot", SeatKind::RandomBot),
        ("stand-in", SeatKind::StandIn),
    ];

    /// As the store writes it.
    pub fn key(self) -> &'static str {
        Self::ALL.iter().find(|(_, k)| *k == self).expect("every kind has a name").0
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<SeatKind> {
        Self::ALL.iter().find(|(n, _)| *n == name).map(|(_, k)| *k)
    }

    /// Whether the person whose seat it is only has to sit down.
    pub fn awaits_its_person(self) -> bool {
        matches!(self, SeatKind::Person | SeatKind::StandIn)
    }

    /// The bot that answers there.
    pub fn bot(self) -> Option<bots::Kind> {
        match self {
            SeatKind::Bot | SeatKind::StandIn => Some(bots::Kind::MonteCarlo),
            SeatKind::RandomBot => Some(bots::Kind::Random),
            SeatKind::Person | SeatKind::Open => None,
        }
    }
}

impl From<Who> for SeatKind {
    fn from(who: Who) -> SeatKind {
        match who {
            Who::Me => SeatKind::Person,
            Who::Open => SeatKind::Open,
            Who::Bot => SeatKind::Bot,
            Who::RandomBot => SeatKind::RandomBot,
        }
    }
}

/// What everybody is told when somebody changes who holds a seat, which was open or somebody's before.
pub(super) fn told(by: &str, seat: Seat, before: Option<&str>, name: &str, kind: SeatKind) -> String {
    let number = seat.index() + 1;
    let before = before.filter(|before| *before != Sitter::nobody(seat).name);
    match (kind, before) {
        (SeatKind::Person, Some(before)) if before == name => format!("{name} sits down."),
        (SeatKind::Person, Some(before)) => format!("{name} takes seat {number} from {before}."),
        (SeatKind::Person, None) => format!("{name} takes seat {number}."),
        (SeatKind::Open, _) => format!("{by} opens seat {number} to anybody who has its link."),
        (SeatKind::Bot | SeatKind::RandomBot, _) => format!("{by} lets a bot play for {name}."),
        (SeatKind::StandIn, _) => {
            format!("{by} lets a bot play for {name}, who has kept the table waiting, until {name} is back.")
        }
    }
}
