//! A room: one table in memory, and those who sit around it.
//!
//! Whatever changes a table goes through here, one thing at a time. The table changes first, in memory and under
//! the lock; then the entry is made durable; only then can anybody see it.

mod branch;
mod consent;
mod look;
mod marks;
mod numbers;
mod pins;
mod presence;
mod refused;
mod replay;
mod seating;
mod stored;
mod waiting;

pub use branch::Grown;
pub use look::{Seen, Viewer, lines, waiting};
pub(crate) use pins::good_pin;
pub use refused::Refused;
pub use seating::{Seating, decides};
pub use stored::GoneTo;

use crate::clock::Clock;
use crate::error::Failure;
use crate::limits::{ANSWERS_MAX, BESIDE_MAX, CHAT_MAX};
use crate::metrics::Metrics;
use crate::people::{Person, spoken};
use crate::protocol::{ChatLine, Declined, SeatKind};
use crate::store::{Append, Chapter, Checkpoint, EntryKind, RECENT, Store, Told};
use crate::work::{Work, sound};
use consent::{Proposable, Proposed};
use look::Sight;
use marks::Mark;
use numbers::Numbers;
use presence::Here;
use std::collections::{HashMap, VecDeque};
use std::mem::Discriminant;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use table::{Answer, AnyGame, AnyTable, Event, Question, Save, SavedBookmark, Seat, What};
use tokio::sync::{Mutex, MutexGuard, watch};
use waiting::Waits;

/// One table in memory, with everything that those around it share.
pub struct Room {
    pub id: String,
    store: Store,
    metrics: Arc<Metrics>,
    work: Work,
    clock: Clock,
    game: Arc<dyn AnyGame>,
    inner: Mutex<Inner>,
    /// The game as a replay shows it.
    replay: Mutex<Option<replay::Replay>>,
    /// Signals every change that a connection should look at. Holds the questions that play waits for: who is asked, and
    /// the question's id.
    pub changed: watch::Sender<Vec<(Seat, u32)>>,
    /// The number of the last chat line.
    pub said: watch::Sender<i64>,
    /// How often a note on the board has changed.
    pub pinned: watch::Sender<u64>,
    /// Whether somebody is already letting the bots answer.
    pub bots_at_work: AtomicBool,
    /// Whether any seat is a bot's; to know without waiting for the lock.
    bots: AtomicBool,
    /// How many connections there are.
    connections: AtomicUsize,
}

struct Inner {
    table: Box<dyn AnyTable>,
    title: String,
    host: Person,
    seats: Vec<Holder>,
    seq: u32,
    numbers: Numbers,
    /// Another one whenever earlier chapters may have become others.
    record: Arc<()>,
    changed_at: i64,
    /// How many minutes the table waits for somebody.
    wait: u32,
    waits: Waits,
    /// How many answers had led to the checkpoint in the store.
    stored_after: usize,
    /// Which of its two rows there has it.
    stored_turn: u8,
    /// How many answers led to the chapter in the store.
    stored_chapter: usize,
    /// The table has changed, and the store does not know yet. If it is found set, a change was dropped
    /// halfway: the table is read again.
    ahead: bool,
    recent: VecDeque<Told>,
    /// The bookmarks, by their names.
    marks: HashMap<String, Mark>,
    /// Whether somebody has downloaded everybody's secrets, as far as they are still the same.
    shown: bool,
    proposed: Option<Proposed>,
    /// What was declined last, and to whom that is said.
    declined: Option<(Person, Declined)>,
    /// Who may make a true copy, and from which bookmark: everybody has agreed.
    granted: Option<(Person, String)>,
    /// Who was refused which kind of proposal, and when.
    refused: HashMap<(Person, Discriminant<Proposable>), i64>,
    /// How many proposals there have been, so that nobody agrees to one they have not seen.
    proposals: u32,
    /// By the number of the connection.
    here: HashMap<u64, Here>,
    /// What was new at the last look, for each seat with several connections and for the watchers.
    sights: HashMap<Option<Seat>, Sight>,
    /// Counts changes of title, seats, names or who is here.
    arrangement: u32,
    /// Deleted, or no longer to be trusted.
    closed: Option<String>,
}

#[derive(Clone, Debug)]
struct Holder {
    kind: SeatKind,
    person: Option<Person>,
}

type Granted = Result<(), Refused>;

/// What the bots of a table have to do.
pub enum BotsTurn {
    Now(Box<BotTurn>),
    /// People have the first word, for so long.
    Later(Duration),
    Over,
}

/// A question that waits for a bot, and a table to think at.
pub struct BotTurn {
    pub kind: bots::Kind,
    pub question: Question,
    pub table: Box<dyn AnyTable>,
    pub seed: u64,
    /// Whose table it is: they take turns at thinking.
    pub host: Person,
    /// It plays for somebody who has to agree in person: it answers this.
    pub declines: Option<&'static str>,
}

impl Room {
    /// Opens a table from the store.
    pub async fn open(
        id: &str,
        store: Store,
        metrics: Arc<Metrics>,
        work: Work,
        clock: Clock,
        game: impl Fn(&str) -> Option<Arc<dyn AnyGame>>,
    ) -> Result<Option<Room>, Failure> {
        let Some(stored) = store.load(id).await? else { return Ok(None) };
        let unknown = || Failure::Broken(format!("this server has no game `{}`", stored.row.game));
        let game = game(&stored.row.game).ok_or_else(unknown)?;
        let read = game.clone();
        let inner = work.opening.run(move || Inner::read(stored, &*read)).await??;
        metrics.tables.inc();
        Ok(Some(Room {
            id: id.to_owned(),
            store,
            metrics,
            work,
            clock,
            game,
            replay: Mutex::default(),
            bots: inner.has_bots().into(),
            changed: watch::Sender::new(inner.asked()),
            inner: Mutex::new(inner),
            said: watch::Sender::new(0),
            pinned: watch::Sender::new(0),
            bots_at_work: AtomicBool::new(false),
            connections: AtomicUsize::new(0),
        }))
    }

    /// The lock, with a table behind it that agrees with the store.
    async fn lock(&self) -> Result<MutexGuard<'_, Inner>, Failure> {
        let mut inner = self.inner.lock().await;
        if inner.ahead && inner.closed.is_none() {
            // Boxed: it is rare, and every connection would reserve memory for it.
            Box::pin(self.read_again(&mut inner)).await?;
        }
        match &inner.closed {
            Some(why) => Err(Failure::Conflict(why.clone())),
            None => Ok(inner),
        }
    }

    /// Brings the table back to what the store knows. While the store cannot be read, it stays ahead, and the next
    /// request tries again.
    async fn read_again(&self, inner: &mut Inner) -> Result<(), Failure> {
        inner.ahead = true;
        let game = self.game.clone();
        let fresh = match self.store.load(&self.id).await? {
            Some(stored) => self.work.opening.run(move || Inner::read(stored, &*game)).await?,
            None => Err(Failure::NotFound("table")),
        };
        match fresh {
            Ok(fresh) => {
                let (here, refused) = (std::mem::take(&mut inner.here), std::mem::take(&mut inner.refused));
                let (proposals, arrangement) = (inner.proposals, inner.arrangement + 1);
                *inner = Inner { here, refused, proposals, arrangement, ..fresh };
            }
            Err(failure) => inner.closed = Some(failure.words()),
        }
        self.tick(inner);
        Ok(())
    }

    /// Undoes what the store refused, and says why it was refused.
    async fn restore(&self, inner: &mut Inner, why: Failure) -> Failure {
        if let Err(failure) = Box::pin(self.read_again(inner)).await {
            tracing::error!(table = %self.id, %failure, "the table cannot be read again");
        }
        why
    }

    /// Lets every connection look again.
    fn tick(&self, inner: &Inner) {
        self.changed.send_replace(inner.asked());
    }

    /// Makes what has just been done to the table durable, and shows it.
    async fn commit(
        &self,
        inner: &mut Inner,
        kind: EntryKind,
        body: String,
        note: Option<Event>,
    ) -> Result<(), Failure> {
        let (append, events) = self.entry(inner, kind, body, note);
        self.append(inner, append, events).await
    }

    /// What was asked or granted before was about another moment.
    async fn append(&self, inner: &mut Inner, append: Append, events: Vec<Event>) -> Result<(), Failure> {
        let (begins, kind) = (append.chapter.is_some(), append.kind);
        if let Err(failure) = self.store.append(append).await {
            return Err(self.restore(inner, failure).await);
        }
        self.kept(inner, kind, events, begins);
        inner.proposed = None;
        inner.granted = None;
        Ok(())
    }

    /// The next entry of the table as it stands, and what it tells.
    fn entry(
        &self,
        inner: &mut Inner,
        kind: EntryKind,
        body: String,
        note: Option<Event>,
    ) -> (Append, Vec<Event>) {
        let mut events = inner.table.take_events();
        events.extend(note);
        inner.waits.begin(&inner.waiting(), self.clock.now());
        let outcome = inner.table.outcome();
        let chapter = if kind.answers() { inner.new_chapter() } else { None };
        let append = Append {
            table: self.id.clone(),
            seq: inner.seq + 1,
            kind,
            body,
            events: serde_json::to_string(&events).expect("plain data"),
            waiting: serde_json::to_string(&inner.waiting()).expect("plain data"),
            waits: inner.waits.text(),
            outcome: outcome.map(|o| serde_json::to_string(&o).expect("plain data")),
            checkpoints: self.new_checkpoints(inner, kind.goes_back()),
            chapter,
            anew: None,
            at: self.clock.now(),
        };
        (append, events)
    }

    /// Gives the table the answers back of which it has let go: what is done now needs them.
    async fn recall(&self, inner: &mut Inner) -> Result<(), Failure> {
        if inner.table.elsewhere() > 0 {
            let record = self.record().await?;
            let missing = || Failure::Broken("answers of earlier chapters are missing".to_owned());
            record.get(..inner.table.elsewhere()).ok_or_else(missing)?;
            inner.table.recall(&record);
        }
        Ok(())
    }

    /// Every answer of the table that counts, from the store.
    async fn record(&self) -> Result<Vec<Answer>, Failure> {
        let entries = self.store.entries(&self.id, 0).await?;
        let played = move || Ok(stored::played(None, &entries, &mut [])?.log.here().to_vec());
        self.work.opening.run(played).await?
    }

    /// The last checkpoint, if the store does not have it; for a table that has gone back, the one before it too.
    fn new_checkpoints(&self, inner: &Inner, back: bool) -> Vec<Checkpoint> {
        let after = inner.table.checkpoint_after();
        if !back && after == inner.stored_after {
            return Vec::new();
        }
        let edition = serde_json::to_string(&self.game.edition()).expect("plain data");
        let row =
            |turn, after, body| Checkpoint { turn, after: after as u32, edition: edition.clone(), body };
        let turn = inner.turn();
        let before = back.then(|| inner.table.checkpoint_before()).flatten();
        let before = before.map(|(after, body)| row(1 - turn, after, body));
        before.into_iter().chain([row(turn, after, inner.table.checkpoint_text())]).collect()
    }

    /// The entry is in the store, perhaps with a new chapter: it counts, and everybody may see it.
    fn kept(&self, inner: &mut Inner, kind: EntryKind, events: Vec<Event>, chapter_is_stored: bool) {
        inner.ahead = false;
        inner.seq += 1;
        inner.numbers.come_to(inner.table.played(), inner.seq, kind == EntryKind::BotsAnswer);
        if chapter_is_stored {
            inner.stored_chapter = inner.table.chapter_after();
        }
        inner.let_go();
        inner.changed_at = self.clock.now();
        inner.stored_turn = inner.turn();
        inner.stored_after = inner.table.checkpoint_after();
        inner.recent.push_back((inner.seq, events));
        if inner.recent.len() > RECENT as usize {
            inner.recent.pop_front();
        }
        self.tick(inner);
    }

    /// Adds a note for everybody to the log. The same note twice in a row is added once.
    async fn tell(&self, inner: &mut Inner, text: String) -> Result<(), Failure> {
        let note = said_by_the_table(text);
        if inner.recent.back().is_some_and(|(_, events)| events.last() == Some(&note)) {
            return Ok(());
        }
        inner.ahead = true;
        let (append, events) = self.entry(inner, EntryKind::Note, String::new(), Some(note));
        match self.store.append(append).await {
            Ok(()) => self.kept(inner, EntryKind::Note, events, false),
            Err(failure) => return Err(self.restore(inner, failure).await),
        }
        Ok(())
    }

    /// The answer of the person or bot who sits there.
    pub async fn answer(&self, by: Option<&Person>, seat: Seat, id: u32, keys: &[String]) -> Granted {
        let arrived = Instant::now();
        let mut inner = self.lock().await?;
        let sits = match by {
            Some(person) => inner.holds(person, seat),
            None => inner.seats[seat.index()].kind.bot().is_some(),
        };
        if !sits {
            return Err(Refused::Why { why: "this seat is no longer yours".to_owned(), stale: by.is_none() });
        }
        let kind = if by.is_some() { EntryKind::Answer } else { EntryKind::BotsAnswer };
        inner.has_room(by)?;
        let (decides, played) = (inner.decides(seat, keys), inner.table.played());
        inner.ahead = true;
        if let Err(refusal) = inner.table.answer(seat, id, keys) {
            inner.ahead = false;
            return Err(self.refused(&inner, seat, keys, refusal));
        }
        let body = inner.last_answer();
        if decides {
            let chapter = inner.table.chapter_after();
            inner.waits.decided(seat, by.is_none(), played, chapter);
        }
        self.commit(&mut inner, kind, body, None).await?;
        self.metrics.answers.inc();
        self.metrics.durable.observe(arrived.elapsed().as_secs_f64());
        Ok(())
    }

    /// Sends a chat line to everybody at the table.
    pub async fn say(&self, viewer: &Viewer, text: &str) -> Granted {
        let text = spoken(text);
        if text.is_empty() || text.chars().count() > CHAT_MAX {
            return Err(Refused::why(format!("a chat line must have 1 to {CHAT_MAX} characters")));
        }
        let inner = self.lock().await?;
        inner.admits(viewer)?;
        let name = inner.called(viewer);
        drop(inner);
        let seat = viewer.seat.map(|s| s.0);
        let line = ChatLine { name, seat, text, at: self.clock.now() };
        let said = self.store.say(&self.id, &line).await?;
        self.said.send_modify(|last| *last = said.max(*last));
        Ok(())
    }

    /// Gives the table another name.
    pub async fn rename(&self, title: &str) -> Result<(), Failure> {
        let mut inner = self.lock().await?;
        self.store.rename(&self.id, title).await?;
        inner.title = title.to_owned();
        inner.arrangement += 1;
        self.tick(&inner);
        Ok(())
    }

    /// The whole game, with everybody's secrets: only for somebody who holds every seat that people hold, or after the
    /// end. Everybody is told: others may still join the game, or take its end back.
    pub async fn save(&self, person: &Person) -> Result<Save, Failure> {
        let mut inner = self.lock().await?;
        let alone = inner.holds_all(person);
        if !alone && inner.table.outcome().is_none() {
            let why = "a save holds everybody's secrets: you can have it when the game is over, or if you hold \
                       every seat";
            return Err(Failure::Forbidden(why.to_owned()));
        }
        let name = self.name_of(&mut inner, person).await?;
        let mut text = format!("{name} downloads a save of the game, which holds everybody's secrets.");
        if !alone {
            text.push_str(" If the game goes back from here, what was hidden is dealt anew.");
            self.store.show(&self.id).await?;
            inner.shown = true;
            inner.marks.values_mut().for_each(|mark| mark.shown = true);
        }
        self.tell(&mut inner, text).await?;
        let pins = self.store.pins(&self.id).await?;
        self.recall(&mut inner).await?;
        let save = sound(|| inner.table.save());
        inner.let_go();
        Ok(Save { pins, ..save? })
    }

    /// Whether any seat is a bot's.
    pub fn has_bots(&self) -> bool {
        self.bots.load(Ordering::Relaxed)
    }

    /// Whether anybody is connected.
    pub fn somebody_looks_on(&self) -> bool {
        self.connections.load(Ordering::Relaxed) > 0
    }

    /// A question that play waits for a bot to answer, if there is one. Where the first answer counts, people have the first word: a bot
    /// waits until one of them has answered, or has been asked for so long.
    pub async fn bot_turn(&self, patience: Duration) -> Result<BotsTurn, Failure> {
        let inner = self.lock().await?;
        let bot = |q: &Question| inner.seats[q.seat.index()].kind.bot();
        let asked = || inner.table.questions().iter().filter(|q| !q.aside);
        let people = asked().filter(|q| q.shared && bot(q).is_none());
        let since = people.filter_map(|q| inner.waits.since(q.seat)).max();
        let left = since.filter(|_| !inner.people_answered()).map_or(Duration::ZERO, |since| {
            patience.saturating_sub(Duration::from_secs((self.clock.now() - since).max(0) as u64))
        });
        let ready = |q: &&Question| left.is_zero() || !q.shared;
        let turn = asked().filter(ready).find_map(|q| Some((bot(q)?, q.clone())));
        let Some((kind, question)) = turn else {
            let later = asked().any(|q| bot(q).is_some()); // and has to wait, then
            return Ok(if later { BotsTurn::Later(left) } else { BotsTurn::Over });
        };
        let declines = question.declines().filter(|_| inner.has_absent_owner(question.seat));
        let seed = inner.table.setup().seed ^ (inner.table.played() as u64).rotate_left(32);
        let table = inner.table.twin().map_err(|e| Failure::Conflict(e.to_string()))?;
        let host = inner.host.clone();
        Ok(BotsTurn::Now(Box::new(BotTurn { kind, question, table, seed, host, declines })))
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.metrics.tables.dec();
    }
}

impl Inner {
    fn has_bots(&self) -> bool {
        self.seats.iter().any(|s| s.kind.bot().is_some())
    }

    /// Which row of the store has the last checkpoint, or will: another than the one before it.
    fn turn(&self) -> u8 {
        let same = self.table.checkpoint_after() == self.stored_after;
        if same { self.stored_turn } else { 1 - self.stored_turn }
    }

    /// The chapter that begins with the next answer's entry, if one does.
    fn new_chapter(&mut self) -> Option<(Chapter, Vec<(String, String)>)> {
        let began = self.table.chapter_after();
        let begins = began != self.stored_chapter && began == self.table.played();
        begins.then(|| self.chapter_from(self.seq + 2)) // the answer itself belongs to the one before
    }

    /// The chapter, which is read from this entry on, and the bookmarks that do not lie on the way there.
    fn chapter_from(&mut self, seq: u32) -> (Chapter, Vec<(String, String)>) {
        let written = |mark: SavedBookmark| {
            let body = serde_json::to_string(&mark).expect("plain data");
            (mark.name, body)
        };
        let marks = self.table.bookmarks_beside(BESIDE_MAX).into_iter().map(written).collect();
        let taken_back = serde_json::to_string(&self.table.taken_back()).expect("plain data");
        let (after, body) = (self.table.chapter_after() as u32, self.table.chapter_text());
        (Chapter { after, seq, taken_back, body }, marks)
    }

    /// Answers of earlier chapters are in the store.
    fn let_go(&mut self) {
        if self.stored_chapter == self.table.chapter_after() {
            self.table.let_go();
            self.numbers.let_go(self.table.elsewhere());
        }
    }

    /// Whether a person gave the last answer.
    fn people_answered(&self) -> bool {
        self.table.log().last().is_some_and(|answer| self.seats[answer.seat.index()].kind.bot().is_none())
    }

    /// Whether the table takes another answer of theirs. Nobody uses up by themselves what it takes from all.
    fn has_room(&self, by: Option<&Person>) -> Granted {
        let chapter = self.table.chapter_after();
        let given = self.table.played() - chapter;
        if given >= ANSWERS_MAX {
            return Err(Refused::why("this table has reached the limit on answers and takes no more"));
        }
        if given >= ANSWERS_MAX / 2
            && let Some(person) = by
            && !self.holds_all(person)
        {
            let log = self.table.log();
            let all = &log[log.len().saturating_sub(given)..];
            let mine = |answer: &&Answer| self.seats[answer.seat.index()].person.as_ref() == Some(person);
            if all.iter().filter(mine).count() >= ANSWERS_MAX / 2 {
                return Err(Refused::why(
                    "you have given half of the answers that this table takes; the others have to go on",
                ));
            }
        }
        Ok(())
    }

    fn last_answer(&self) -> String {
        self.table.log().last().cloned().expect("an answer was just taken").into()
    }

    fn asked(&self) -> Vec<(Seat, u32)> {
        self.table.questions().iter().filter(|q| !q.aside).map(|q| (q.seat, q.id)).collect()
    }

    fn waiting(&self) -> Vec<u8> {
        waiting(&*self.table)
    }

    fn holds(&self, person: &Person, seat: Seat) -> bool {
        let holder = self.seats.get(seat.index());
        holder.is_some_and(|h| h.kind == SeatKind::Person && h.person.as_ref() == Some(person))
    }

    /// Whether no seat is anybody else's, now or later: each is theirs, or a bot's.
    fn holds_all(&self, person: &Person) -> bool {
        // A bot may only hold the seat for somebody: then it is still theirs.
        let own =
            |s: &Holder| s.person.as_ref() == Some(person) || s.kind.bot().is_some() && s.person.is_none();
        self.seats.iter().all(own)
    }

    /// Whether a seat is somebody's, though a bot may play there.
    fn sits(&self, person: &Person) -> bool {
        self.seats.iter().any(|s| s.person.as_ref() == Some(person))
    }

    /// Whether a bot plays here for somebody who has no other seat: it does not agree for them to what cannot be taken back.
    fn has_absent_owner(&self, seat: Seat) -> bool {
        let owner = self.seats[seat.index()].person.as_ref();
        let sits = |h: &Holder| h.kind == SeatKind::Person && h.person.as_ref() == owner;
        owner.is_some() && !self.seats.iter().any(sits)
    }

    fn hosted_by(&self, person: &Person) -> Result<(), Failure> {
        let why = "only the person who opened the table can do that";
        (self.host == *person).then_some(()).ok_or_else(|| Failure::Forbidden(why.to_owned()))
    }

    fn knows(&self, person: &Person) -> bool {
        self.host == *person || self.sits(person)
    }

    /// What the table calls somebody.
    fn name_of(&self, person: &Person) -> String {
        let seat = self.seats.iter().position(|s| s.person.as_ref() == Some(person));
        seat.map_or_else(|| "Somebody".to_owned(), |s| self.table.setup().seats[s].name.clone())
    }
}

/// What the table itself has to say.
pub(crate) fn said_by_the_table(text: String) -> Event {
    Event { seat: None, by: None, rules: Vec::new(), scene: None, what: What::Table { back: None }, text }
}
