//! What can be seen of a table, and by whom.

use super::consent::Proposable;
use super::{Holder, Inner, Room, decides};
use crate::error::Failure;
use crate::people::Person;
use crate::protocol::{Bookmark, LogLine, Now, Proposal, SeatInfo, TableInfo, UndoState, Wait};
use crate::work::sound;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use table::{AnyGame, AnyTable, Change, Event, Outcome, Print, Question, Seat, Seats};

/// Entries whose lines a viewer gets who knows of none.
const LINES_AT_FIRST: u32 = 120;
/// Entries whose lines a viewer gets who has been away.
const LINES_MAX: u32 = 2_000;

/// Who looks: a person on one of their seats, or watching.
#[derive(Clone, Debug)]
pub struct Viewer {
    pub person: Person,
    pub seat: Option<Seat>,
    /// The number of their connection.
    pub connection: u64,
}

/// What a viewer has been told already; nothing, at first.
#[derive(Default)]
pub struct Seen {
    /// How far they know what happened.
    seq: Option<u32>,
    print: Arc<Print>,
    /// The question's id and a hash of it, if there was one: its labels can change while its id stays.
    question: Option<Option<(u32, u64)>>,
    now: Option<Now>,
    /// Which arrangement of seats, names and guests.
    arrangement: Option<u32>,
}

impl Seen {
    /// Nothing but what happened before a number, if any.
    pub fn since(seq: Option<u32>) -> Seen {
        Seen { seq, ..Seen::default() }
    }

    /// The id of the question they have seen.
    pub fn asked(&self) -> Option<u32> {
        self.question.flatten().map(|(id, _)| id)
    }
}

/// What was new at the last look of one seat, or of the watchers: the same for all of them who had seen the same.
pub(super) struct Sight {
    seq: u32,
    before: Arc<Print>,
    after: Arc<Print>,
    changes: Vec<Change>,
}

/// What a viewer sees that they have not been told: everything, if they have not been told anything.
pub struct Look {
    /// How many things have happened, and how many of them the viewer knew.
    pub seq: u32,
    pub since: u32,
    /// How the view has changed; for somebody who has not seen it, all of it.
    pub changes: Vec<Change>,
    /// The question, if it is a new one.
    pub question: Option<Option<Question>>,
    /// How things stand, if that has changed.
    pub now: Option<Now>,
    /// The table, if seats, names or guests have changed.
    pub table: Option<TableInfo>,
    /// What happened since; `None` if that has to be read from the store.
    pub log: Option<Vec<LogLine>>,
}

impl Room {
    /// What a viewer sees now, apart from what they have seen. They have seen it then.
    pub async fn look(&self, viewer: &Viewer, seen: &mut Seen) -> Result<Look, Failure> {
        let mut inner = self.lock().await?;
        let seat = viewer.seat;
        inner.admits(viewer)?;
        let now = Some(sound(|| inner.now(viewer))?);
        let arrangement = Some(inner.arrangement);
        let seq = inner.seq;
        // A number from the future is from an earlier life of this table.
        let since = seen.seq.filter(|s| *s <= seq).unwrap_or(seq.saturating_sub(LINES_AT_FIRST));
        let since = since.max(seq.saturating_sub(LINES_MAX));
        seen.seq = Some(seq);
        // A view that fails leaves nothing half seen.
        let mut print = std::mem::take(&mut seen.print);
        let changes = sound(|| inner.changes(seat, &mut print))?;
        seen.print = print;
        let question = seat.and_then(|s| inner.table.questions().iter().find(|q| q.seat == s));
        let asked = Some(question.map(|q| (q.id, fingerprint(q))));
        Ok(Look {
            seq,
            since,
            changes,
            question: replaced(&mut seen.question, asked).then(|| question.cloned()),
            now: replaced(&mut seen.now, now).then(|| seen.now.clone()).flatten(),
            table: replaced(&mut seen.arrangement, arrangement)
                .then(|| sound(|| inner.info(&self.id, &viewer.person, &*self.game)))
                .transpose()?,
            log: inner.lines(since, seat),
        })
    }

    /// The table, for somebody who sits at it or watches it.
    pub async fn info(&self, person: &Person) -> Result<TableInfo, Failure> {
        let inner = self.lock().await?;
        sound(|| inner.info(&self.id, person, &*self.game))
    }

    /// Whether somebody holds a seat here, or opened the table.
    pub async fn knows(&self, person: &Person) -> Result<bool, Failure> {
        Ok(self.lock().await?.knows(person))
    }

    /// Whether a seat is somebody's, though a bot may play there.
    pub async fn sits(&self, person: &Person) -> Result<bool, Failure> {
        Ok(self.lock().await?.sits(person))
    }

    /// Whether somebody holds this seat.
    pub async fn holds(&self, person: &Person, seat: Seat) -> Result<bool, Failure> {
        Ok(self.lock().await?.holds(person, seat))
    }

    /// The name of the person who sits there.
    pub async fn seat_name(&self, seat: Seat) -> Result<String, Failure> {
        let inner = self.lock().await?;
        let sitter = inner.table.setup().seats.get(seat.index());
        sitter.map(|s| s.name.clone()).ok_or(Failure::NotFound("seat"))
    }

    /// Whether somebody decides who holds a seat.
    pub async fn decides(&self, person: &Person, seat: Seat) -> Result<bool, Failure> {
        let inner = self.lock().await?;
        let holder = inner.seats.get(seat.index()).ok_or(Failure::NotFound("seat"))?;
        Ok(decides(person, holder.person.as_ref(), &inner.host))
    }

    /// Refuses what only the host can do.
    pub async fn hosted_by(&self, person: &Person) -> Result<(), Failure> {
        self.lock().await?.hosted_by(person)
    }
}

impl Inner {
    /// How a view has changed since its print was taken. The print is replaced by the new one.
    fn changes(&mut self, seat: Option<Seat>, print: &mut Arc<Print>) -> Vec<Change> {
        if let Some(sight) = self.sights.get(&seat)
            && (sight.seq, &sight.before) == (self.seq, &*print)
        {
            *print = sight.after.clone();
            return sight.changes.clone();
        }
        let others = self.here.values().filter(|h| h.seat.map(Seat) == seat).count() > 1;
        let before = others.then(|| print.clone());
        let changes = self.table.view_since(seat, Arc::make_mut(print));
        match before {
            Some(before) => {
                let (after, changes) = (print.clone(), changes.clone());
                self.sights.insert(seat, Sight { seq: self.seq, before, after, changes });
            }
            None => drop(self.sights.remove(&seat)),
        }
        changes
    }

    pub(super) fn now(&self, viewer: &Viewer) -> Now {
        let undo = match (viewer.seat, self.missing(&Proposable::Undo, |p| *p == viewer.person)) {
            (None, _) | (_, Err(_)) => UndoState::No,
            (Some(_), Ok(Seats::NONE)) => UndoState::Free,
            (Some(_), Ok(_)) => UndoState::Ask,
        };
        let proposal = self.proposed.as_ref().map(|p| {
            let missing = self.missing(&p.what, |one| p.agreed.contains(one)).unwrap_or_default();
            let mut names: Vec<String> = Vec::new();
            for seat in missing.iter() {
                let name = &self.table.setup().seats[seat.index()].name;
                if !names.contains(name) {
                    names.push(name.clone());
                }
            }
            let asks_me = self.asks(p, &viewer.person).unwrap_or_default();
            let seen = p.what.bookmark().is_some_and(|name| self.marks.get(name).is_some_and(|m| m.shown));
            let what = p.what.words(&p.by, self.last_mover(), self.deals_anew(&p.what), seen);
            let mine = p.person == viewer.person;
            Proposal { id: p.id, what, by: p.by.clone(), missing: names, asks_me, mine }
        });
        Now {
            waiting: self.waiting(),
            waits: self.waits(),
            scenes: self.table.scenes(viewer.seat).to_vec(),
            undo,
            redo: viewer.seat.is_some() && self.may_redo(&viewer.person),
            proposal,
            declined: self.declined.as_ref().filter(|(to, _)| *to == viewer.person).map(|(_, d)| d.clone()),
            bookmarks: self
                .table
                .bookmarks()
                .into_iter()
                .map(|name| self.mark(name, &viewer.person))
                .collect(),
            copy: self.granted.as_ref().filter(|(p, _)| *p == viewer.person).map(|(_, name)| name.clone()),
            outcome: self.table.outcome(),
        }
    }

    fn waits(&self) -> Vec<Wait> {
        let seats = self.waiting().into_iter();
        seats.filter_map(|seat| Some(Wait { seat, until: self.waited_until(Seat(seat))? })).collect()
    }

    fn mark(&self, name: String, person: &Person) -> Bookmark {
        Bookmark { mine: self.marks.get(&name).is_some_and(|mark| mark.person == *person), name }
    }

    pub(super) fn info(&self, id: &str, person: &Person, game: &dyn AnyGame) -> TableInfo {
        let setup = self.table.setup();
        let seat = |(i, holder): (usize, &Holder)| SeatInfo {
            seat: i as u8,
            name: setup.seats[i].name.clone(),
            kind: holder.kind,
            mine: holder.kind.awaits_its_person() && holder.person.as_ref() == Some(person),
            decide: decides(person, holder.person.as_ref(), &self.host),
            here: self.here.values().any(|h| h.seat == Some(i as u8)),
        };
        TableInfo {
            id: id.to_owned(),
            title: self.title.clone(),
            game: setup.game.clone(),
            game_title: game.about().title.clone(),
            mode: setup.mode.clone(),
            options: setup.options.clone(),
            host: self.host == *person,
            wait: self.wait,
            seats: self.seats.iter().enumerate().map(seat).collect(),
            watchers: self.here.values().filter(|h| h.seat.is_none()).count() as u32,
            watching: self.watching(),
            waiting: self.waiting(),
            seq: self.seq,
            changed: self.changed_at,
            over: self.table.outcome().map(|o: Outcome| o.text),
        }
    }

    pub(super) fn lines(&self, since: u32, seat: Option<Seat>) -> Option<Vec<LogLine>> {
        let known_from = self.recent.front().map_or(self.seq, |(seq, _)| seq - 1);
        (since >= known_from).then(|| {
            let new = self.recent.iter().filter(|(seq, _)| *seq > since);
            new.flat_map(|(seq, events)| lines(*seq, events, seat)).collect()
        })
    }
}

/// Puts the new in place of the old; says whether they differ.
fn replaced<T: PartialEq>(old: &mut T, new: T) -> bool {
    let differ = *old != new;
    *old = new;
    differ
}

/// What a client sees of a question, as a number.
fn fingerprint(question: &Question) -> u64 {
    let mut hasher = DefaultHasher::new();
    (&question.prompt, &question.rules, &question.naming, &question.routes).hash(&mut hasher);
    question.options.iter().for_each(|o| {
        (&o.key, &o.label, &o.detail, &o.warning, &o.target, o.aside, &o.grave, &o.stakes).hash(&mut hasher)
    });
    hasher.finish()
}

/// Who is waited for.
pub fn waiting(table: &dyn AnyTable) -> Vec<u8> {
    table.questions().iter().filter(|q| !q.aside).map(|q| q.seat.0).collect()
}

/// The events of one entry, as far as a seat was told.
pub fn lines(seq: u32, events: &[Event], seat: Option<Seat>) -> impl Iterator<Item = LogLine> {
    let heard = events.iter().filter(move |e| e.seat.is_none() || (e.seat == seat && seat.is_some()));
    heard.map(move |e| LogLine {
        seq,
        private: e.seat.is_some(),
        by: e.by.map(|s| s.0),
        rules: e.rules.clone(),
        scene: e.scene,
        what: e.what.clone(),
        text: e.text.clone(),
    })
}

#[cfg(test)]
mod tests {
    use super::fingerprint;
    use serde_json::{Value, json};
    use table::Question;

    fn question(option: Value) -> Question {
        let asked = json!({ "id": 1, "seat": 0, "prompt": "?", "rules": [], "pick": { "min": 1, "max": 1 }, "options": [option] });
        serde_json::from_value(asked).expect("a question")
    }

    #[test]
    fn whatever_a_client_sees_of_an_option_counts() {
        let plain = json!({ "key": "dig", "label": "Dig" });
        let costs = |n: u32| json!({ "cost": [{ "token": "heart", "n": n }], "gain": [] });
        let changes = [
            ("label", json!("Dig here")),
            ("target", json!("mine/1/1")),
            ("aside", json!(true)),
            ("grave", json!("the roof comes down")),
            ("stakes", costs(1)),
            ("stakes", costs(2)),
        ];
        let mut seen = vec![fingerprint(&question(plain.clone()))];
        for (field, value) in changes {
            let mut option = plain.clone();
            option[field] = value;
            let print = fingerprint(&question(option));
            assert!(!seen.contains(&print), "{field} makes no difference");
            seen.push(print);
        }
    }

    #[test]
    fn routes_count_too() {
        let with = |routes: Value| {
            let mut question = question(json!({ "key": "dig", "label": "Dig" }));
            question.routes = serde_json::from_value(routes).expect("routes");
            fingerprint(&question)
        };
        let route = |label: &str| json!([{ "target": "mine/1/2", "answers": ["dig", "on"], "label": label }]);
        let [none, near, far] = [with(json!([])), with(route("Dig on")), with(route("Dig deeper"))];
        assert!(none != near && near != far);
    }
}
