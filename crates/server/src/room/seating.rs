//! Who holds a seat, and who decides about that.

use super::refused::words;
use super::{Holder, Inner, Refused, Room, said_by_the_table};
use crate::error::Failure;
use crate::people::{Hash, Person, distinct};
use crate::protocol::{SeatKind, Who};
use crate::store::{EntryKind, SeatRow};
use crate::work::{at_length, sound};
use bots::Budget;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::{Seat, Sitter};
use tokio::sync::MutexGuard;
use tokio::time::{Instant, timeout_at};

/// How long somebody who is back waits for the bot that stands in, whatever keeps it.
const ANSWERS_WITHIN: Duration = Duration::from_secs(5);

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
            let why = "a bot is about to answer what the table has waited for; try again in a moment";
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
        if inner.seats[seat.index()].person != holder.person {
            inner.waits.sits_down(seat, self.clock.now());
        }
        let (append, events) = self.entry(inner, EntryKind::Note, String::new(), note);
        if let Err(failure) = self.store.set_seat(&row, invitation, &setup, &append).await {
            return Err(self.restore(inner, failure).await);
        }
        inner.seats[seat.index()] = holder;
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
        let kind = if person.is_some() { SeatKind::StandIn } else { SeatKind::Bot };
        let name = inner.seat_name(seat);
        let note = told(&inner.name_of(by), seat, Some(name), name, kind);
        inner.waits.stands_in(seat);
        self.swap(&mut inner, seat, Holder { kind, person }, note).await
    }

    /// Somebody is here: if a bot has stood in for them, they have their seat again, as soon as it has answered what they kept the table
    /// waiting for.
    pub async fn welcome(&self, person: &Person) -> Result<(), Failure> {
        let until = Instant::now() + ANSWERS_WITHIN;
        let mut changed = self.changed.subscribe();
        let mut inner = self.lock().await?;
        while let Some(seat) = inner.owes_for(person) {
            drop(inner);
            let late = timeout_at(until, changed.changed()).await.is_err();
            // If no answer is to be had at all, the seat is theirs as it stands: nobody is kept out by a rule that fails.
            let lost = late && self.answer_at_once(seat).await.is_err();
            inner = self.lock().await?;
            if lost || late && inner.owes(seat) {
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

    /// What a bot has to answer and does not come to think about is answered without a thought.
    async fn answer_at_once(&self, seat: Seat) -> Result<(), Failure> {
        let inner = self.lock().await?;
        let asked = inner.table.questions().iter().find(|q| q.seat == seat && !q.aside).cloned();
        let (Some(question), Some(kind)) = (asked, inner.seats[seat.index()].kind.bot()) else {
            return Ok(());
        };
        let table = inner.table.twin().map_err(|e| Failure::Conflict(e.to_string()))?;
        let seed = inner.table.setup().seed ^ inner.table.played() as u64;
        drop(inner);
        let budget = Budget { time: Some(Duration::ZERO), ..Budget::default() };
        let keys = at_length(|| sound(|| kind.answer(&*table, &question, budget, seed)))?;
        match self.answer(None, seat, question.id, &keys).await {
            Ok(()) | Err(Refused::Why { stale: true, .. }) => Ok(()),
            Err(Refused::Why { why, .. } | Refused::Fault { why, .. }) => Err(Failure::Conflict(why)),
        }
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
    pub(super) fn seat_name(&self, seat: Seat) -> &str {
        &self.table.setup().seats[seat.index()].name
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
