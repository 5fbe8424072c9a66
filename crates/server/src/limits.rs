//! Limits: how much one address or one person may ask for.

use crate::counts::{Counted, Counts};
use crate::error::Failure;
use crate::gate::Pass;
use crate::people::{Person, known};
use crate::visitor::Visitor;
use crate::{App, Options};
use axum::extract::{FromRef, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::Key;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

/// The longest request body, apart from saves.
pub const BODY_MAX: usize = 64 * 1024;
/// The longest save that can be opened.
pub const SAVE_MAX: usize = 4 * 1024 * 1024;
/// The longest message over a live connection.
pub const MESSAGE_MAX: usize = 16 * 1024;
/// Live connections of one person, at all tables together.
pub const CONNECTIONS_MAX: usize = 32;
/// Saves that one person can upload at once.
pub const UPLOADS_MAX: usize = 2;
/// Tables whose replays one person can wait for at once.
pub const REPLAYS_MAX: usize = 3;
/// Live connections that watch one table.
pub const WATCHERS_MAX: usize = 64;
/// Bookmarks of one person at one table.
pub const BOOKMARKS_MAX: usize = 50;
/// Bookmarks in a save: as many as eight people can have.
pub const BOOKMARKS_IN_SAVE: usize = 8 * BOOKMARKS_MAX;
/// Bytes of all bookmarks of a table, each with the state it leads to. A bookmark of the largest game takes 20 KiB.
pub const BOOKMARKS_KEPT: usize = 8 * 1024 * 1024;
/// What the answers of a save's bookmarks may take in the store, where each has all that it does not share with the game.
pub const BOOKMARKS_SIZE: usize = 2 * SAVE_MAX;
/// What the answers that lead to bookmarks beside the game may take when a chapter begins: all are written again then.
pub const BESIDE_MAX: usize = SAVE_MAX;
/// Answers in one chapter of a table. None takes a tenth of that; somebody who never stops playing is stopped here.
pub const ANSWERS_MAX: usize = 50_000;
/// Answers of an uploaded save, with all its chapters.
pub const RECORD_MAX: usize = 200_000;
/// Answers of an uploaded save that have to be given again to open it. A save is written with a checkpoint at most one
/// step back.
pub const REPEATS_MAX: usize = 2_000;
/// Bytes of a table's state, as it is stored. The largest game takes a tenth of that.
pub const STATE_MAX: usize = 512 * 1024;
/// Bytes of results that are fixed in advance.
pub const RIG_MAX: usize = 16 * 1024;
/// Characters in a chat line.
pub const CHAT_MAX: usize = 500;
/// Chat lines that one person can send at once; after that, one a second.
pub const TALK_AT_ONCE: NonZeroU32 = NonZeroU32::new(10).expect("ten is not zero");
/// How often somebody can take moves back, give them again, go somewhere else or change seats at once; after that, once a second. Each
/// is kept for ever.
pub const CHANGES_AT_ONCE: NonZeroU32 = NonZeroU32::new(30).expect("thirty is not zero");
/// Chat lines that are kept for one table.
pub const CHAT_KEPT: u32 = 1000;
/// Characters in a note on a board.
pub const PIN_MAX: usize = 120;
/// Characters in the name of a note's place.
pub const PLACE_MAX: usize = 60;
/// Notes on one board.
pub const PINS_MAX: usize = 200;
/// Seconds until somebody who was refused may ask for the same kind of thing again.
pub const REFUSED_FOR: i64 = 60;
/// Minutes that a table waits for somebody, unless it was opened with another number.
pub const WAIT: u32 = 24 * 60;
/// The most that it can be opened with.
pub const WAIT_MAX: u32 = 30 * 24 * 60;
/// Above this many people or addresses, those who have not asked for anything lately are forgotten.
const REMEMBERED: usize = 10_000;

/// Who has asked for how much lately.
pub struct Limits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    /// Of the server's health.
    checks: DefaultKeyedRateLimiter<IpAddr>,
    people: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    messages: DefaultKeyedRateLimiter<Person>,
    talk: DefaultKeyedRateLimiter<Person>,
    changes: DefaultKeyedRateLimiter<Person>,
    connections: Counts<Person>,
    /// Those that came through proxies too, which are not counted as connections of an address.
    connections_of_address: Counts<IpAddr>,
    connections_per_address: usize,
    uploads: Counts<Person>,
    replays: Counts<Person>,
}

impl Limits {
    pub fn new(options: &Options) -> Limits {
        let talk = Quota::per_second(NonZeroU32::MIN).allow_burst(TALK_AT_ONCE);
        let each = NonZeroU32::new(options.messages_per_second / 40).unwrap_or(NonZeroU32::MIN);
        let changes = Quota::per_second(each).allow_burst(each.saturating_mul(CHANGES_AT_ONCE));
        Limits {
            requests: RateLimiter::keyed(quota(options.requests_per_second)),
            checks: RateLimiter::keyed(quota(options.requests_per_second)),
            people: RateLimiter::keyed(hourly(options.people_per_address)),
            tables: RateLimiter::keyed(hourly(options.tables_per_address)),
            messages: RateLimiter::keyed(quota(options.messages_per_second)),
            talk: RateLimiter::keyed(talk),
            changes: RateLimiter::keyed(changes),
            connections: Counts::default(),
            connections_of_address: Counts::default(),
            connections_per_address: options.connections_per_address,
            uploads: Counts::default(),
            replays: Counts::default(),
        }
    }

    /// Counts somebody who was not known until now, if their address may have one more.
    pub fn new_person(&self, visitor: &Visitor) -> Result<(), Failure> {
        forget_idle(&self.people);
        let why = "too many new people have come from your address; try again later";
        self.people.check_key(&visitor.address).map_err(|_| Failure::TooMany(why.to_owned()))
    }

    /// Counts a new table, if the address may have one more.
    pub fn new_table(&self, visitor: &Visitor) -> Result<(), Failure> {
        forget_idle(&self.tables);
        let why = "too many tables have been opened from your address; try again later";
        self.tables.check_key(&visitor.address).map_err(|_| Failure::TooMany(why.to_owned()))
    }

    /// Whether somebody may send one more message over their live connections.
    pub fn may_send(&self, person: &Person) -> bool {
        self.messages.check_key(person).is_ok()
    }

    /// Whether somebody may say one more line.
    pub fn may_talk(&self, person: &Person) -> bool {
        self.talk.check_key(person).is_ok()
    }

    /// Whether somebody may change once more what they or the table did.
    pub fn change(&self, person: &Person) -> Result<(), Failure> {
        let why = || Failure::TooMany("you are changing your mind too fast; wait a moment".to_owned());
        self.changes.check_key(person).map_err(|_| why())
    }

    /// Counts one more live connection of somebody, if they and their address may have it.
    pub fn come_in(&self, person: &Person, visitor: &Visitor) -> Result<Live, Failure> {
        forget_idle(&self.messages);
        forget_idle(&self.talk);
        forget_idle(&self.changes);
        let mine = self.connections.one_more(person.clone(), CONNECTIONS_MAX);
        let mine = mine.ok_or_else(|| {
            Failure::TooMany(format!("you have {CONNECTIONS_MAX} live connections; close one first"))
        })?;
        let of_address = self.connections_of_address.one_more(visitor.address, self.connections_per_address);
        let why = || Failure::TooMany("your address has too many live connections".to_owned());
        Ok((mine, of_address.ok_or_else(why)?))
    }

    /// Counts one more save that somebody uploads, if they may.
    pub fn upload(&self, person: &Person) -> Result<Counted<Person>, Failure> {
        let why = || Failure::TooMany("you are uploading other saves; wait for them".to_owned());
        self.uploads.one_more(person.clone(), UPLOADS_MAX).ok_or_else(why)
    }

    /// Counts one more moment of a replay that somebody waits for, if they may.
    pub fn replay(&self, person: &Person) -> Result<Counted<Person>, Failure> {
        let why = || Failure::TooMany("you are waiting for other replays; wait for them".to_owned());
        self.replays.one_more(person.clone(), REPLAYS_MAX).ok_or_else(why)
    }
}

/// A live connection, as it counts.
pub type Live = (Counted<Person>, Counted<IpAddr>);

fn forget_idle<Who: Hash + Eq + Clone>(limit: &DefaultKeyedRateLimiter<Who>) {
    if limit.len() > REMEMBERED {
        limit.retain_recent();
    }
}

/// This many on average, twice that at once.
fn quota(per_second: u32) -> Quota {
    const TWICE: NonZeroU32 = NonZeroU32::new(2).expect("two is not zero");
    let rate = NonZeroU32::new(per_second.max(1)).expect("at least one");
    Quota::per_second(rate).allow_burst(rate.saturating_mul(TWICE))
}

/// This many at once, and as many again within an hour.
fn hourly(count: u32) -> Quota {
    let count = NonZeroU32::new(count.max(1)).expect("at least one");
    let each = Duration::from_secs(3600) / count.get();
    Quota::with_period(each).expect("an hour is longer than nothing").allow_burst(count)
}

/// Lets those who look after the server ask how it is, but not all the time. They have a limit of their own: whatever
/// else comes from their address, they still can.
pub async fn in_moderation(
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    match app.limits.checks.check_key(&visitor.address) {
        Ok(()) => next.run(request).await,
        Err(_) => too_often(),
    }
}

fn too_often() -> Response {
    Failure::TooMany("too many requests; wait a moment".to_owned()).into_response()
}

/// Turns away clients that ask too often, those without a seat when connections run short, and requests that other
/// sites' pages make with our cookies.
pub async fn guard(State(app): State<App>, visitor: Visitor, request: Request, next: Next) -> Response {
    if app.limits.requests.check_key(&visitor.address).is_err() {
        return too_often();
    }
    forget_idle(&app.limits.requests);
    forget_idle(&app.limits.checks);
    let pass = request.extensions().get::<Pass>().filter(|pass| pass.is_for_the_seated()).cloned();
    if let Some(pass) = pass {
        if is_seated(&app, request.headers()).await {
            pass.prove();
        } else {
            return full();
        }
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (changes || request.headers().contains_key(header::UPGRADE)) && !same_origin(&visitor, &request) {
        return Failure::Forbidden("this request comes from another site".to_owned()).into_response();
    }
    next.run(request).await
}

/// Refuses a request, and ends the connection.
fn full() -> Response {
    let mut answer = Failure::Full.into_response();
    answer.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    answer
}

/// Whether whoever asks has a seat at some table. If the store does not say, they are given the benefit of the doubt.
async fn is_seated(app: &App, headers: &HeaderMap) -> bool {
    let jar = SignedCookieJar::from_headers(headers, Key::from_ref(app));
    match known(&jar) {
        Some(person) => app.store.is_seated(&person).await.unwrap_or(true),
        None => false,
    }
}

/// Browsers say where a request comes from; a client that does not is no browser.
fn same_origin(visitor: &Visitor, request: &Request) -> bool {
    match request.headers().get(header::ORIGIN) {
        Some(origin) => origin.to_str().is_ok_and(|origin| visitor.is_at(origin)),
        None => true,
    }
}
