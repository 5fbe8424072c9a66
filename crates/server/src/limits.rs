//! Limits: how much one address or one person may ask for.

use crate::error::Failure;
use crate::people::Person;
use crate::{App, Options};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};

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
/// Live connections that watch one table.
pub const WATCHERS_MAX: usize = 64;
/// Characters in a name.
pub const NAME_MAX: usize = 40;
/// Characters in the name of a bookmark.
pub const BOOKMARK_NAME_MAX: usize = 60;
/// Bookmarks of one person at one table.
pub const BOOKMARKS_MAX: usize = 50;
/// Bookmarks in a save: as many as eight people can have.
pub const BOOKMARKS_IN_SAVE: usize = 8 * BOOKMARKS_MAX;
/// Answers at one table. No campaign takes a tenth of that; somebody who never stops playing is stopped here.
pub const ANSWERS_MAX: usize = 50_000;
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
    by_address: DefaultKeyedRateLimiter<IpAddr>,
    messages: DefaultKeyedRateLimiter<Person>,
    talk: DefaultKeyedRateLimiter<Person>,
    connections: Counts,
    uploads: Counts,
}

/// How many of something each person has.
type Counts = Arc<Mutex<HashMap<Person, usize>>>;

impl Limits {
    pub fn new(options: &Options) -> Limits {
        let talk = Quota::per_second(NonZeroU32::MIN).allow_burst(TALK_AT_ONCE);
        Limits {
            by_address: RateLimiter::keyed(quota(options.requests_per_second)),
            messages: RateLimiter::keyed(quota(options.messages_per_second)),
            talk: RateLimiter::keyed(talk),
            connections: Counts::default(),
            uploads: Counts::default(),
        }
    }

    /// Whether somebody may send one more message over their live connections.
    pub fn may_send(&self, person: &Person) -> bool {
        self.messages.check_key(person).is_ok()
    }

    /// Whether somebody may say one more line.
    pub fn may_talk(&self, person: &Person) -> bool {
        self.talk.check_key(person).is_ok()
    }

    /// Counts one more live connection of somebody, if they may have it.
    pub fn come_in(&self, person: &Person) -> Result<Counted, Failure> {
        forget_idle(&self.messages);
        forget_idle(&self.talk);
        count(&self.connections, person, CONNECTIONS_MAX)
            .ok_or_else(|| format!("you have {CONNECTIONS_MAX} live connections; close one first"))
            .map_err(Failure::TooMany)
    }

    /// Counts one more save that somebody uploads, if they may.
    pub fn upload(&self, person: &Person) -> Result<Counted, Failure> {
        let why = || Failure::TooMany("you are uploading other saves; wait for them".to_owned());
        count(&self.uploads, person, UPLOADS_MAX).ok_or_else(why)
    }
}

fn count(all: &Counts, person: &Person, most: usize) -> Option<Counted> {
    let mut counts = all.lock().expect("no panic while it is held");
    let count = counts.entry(person.clone()).or_default();
    if *count >= most {
        return None;
    }
    *count += 1;
    Some(Counted { person: person.clone(), all: all.clone() })
}

/// Something that counts against a person's limit until this is dropped.
pub struct Counted {
    person: Person,
    all: Counts,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut all = self.all.lock().expect("no panic while it is held");
        if let Some(count) = all.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.person);
            }
        }
    }
}

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

/// Turns away clients that ask too often, and requests that other sites' pages make with our cookies.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|c| c.0.ip());
    if let Some(address) = address
        && app.limits.by_address.check_key(&address).is_err()
    {
        return Failure::TooMany("too many requests; wait a moment".to_owned()).into_response();
    }
    forget_idle(&app.limits.by_address);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (changes || request.headers().contains_key(header::UPGRADE)) && !same_origin(&request) {
        return Failure::Forbidden("this request comes from another site".to_owned()).into_response();
    }
    next.run(request).await
}

/// Browsers say where a request comes from; a client that does not is no browser.
fn same_origin(request: &Request) -> bool {
    let text = |name| request.headers().get(name).and_then(|v: &header::HeaderValue| v.to_str().ok());
    let Some(origin) = request.headers().get(header::ORIGIN) else { return true };
    let origin = origin.to_str().ok().and_then(|o| o.split_once("://")).map(|(_, host)| host);
    let host = text(header::HOST).or_else(|| request.uri().authority().map(|a| a.as_str()));
    origin.is_some() && origin == host
}
