//! Limits: how much one address or connection may ask for.

use crate::App;
use crate::error::Failure;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;

/// The longest request body, apart from saves.
pub const BODY_MAX: usize = 64 * 1024;
/// The longest save that can be opened.
pub const SAVE_MAX: usize = 4 * 1024 * 1024;
/// The longest message over a live connection.
pub const MESSAGE_MAX: usize = 16 * 1024;
/// Live connections that watch one table.
pub const WATCHERS_MAX: usize = 64;
/// Characters in the name of a bookmark.
pub const BOOKMARK_NAME_MAX: usize = 60;
/// Bookmarks at one table.
pub const BOOKMARKS_MAX: usize = 50;
/// Answers at one table. No campaign takes a tenth of that; somebody who plays on and on stops here.
pub const ANSWERS_MAX: usize = 50_000;
/// Answers of an uploaded save that have to be given again to open it. A save is written with a checkpoint at most one
/// step back.
pub const REPEATS_MAX: usize = 2_000;
/// Characters in something said.
pub const CHAT_MAX: usize = 500;

/// See the module's page.
pub struct Limits {
    by_address: DefaultKeyedRateLimiter<IpAddr>,
}

impl Limits {
    pub fn new(per_second: u32) -> Limits {
        Limits { by_address: RateLimiter::keyed(quota(per_second)) }
    }
}

/// The limit of one live connection.
pub fn messages(per_second: u32) -> DefaultDirectRateLimiter {
    RateLimiter::direct(quota(per_second))
}

/// So many on average, twice that at once.
fn quota(per_second: u32) -> Quota {
    const TWICE: NonZeroU32 = NonZeroU32::new(2).expect("two is not zero");
    let rate = NonZeroU32::new(per_second.max(1)).expect("at least one");
    Quota::per_second(rate).allow_burst(rate.saturating_mul(TWICE))
}

/// Turns away whoever asks too often, and other sites' pages that ask in our cookies' name.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|c| c.0.ip());
    if let Some(address) = address
        && app.limits.by_address.check_key(&address).is_err()
    {
        return Failure::TooMany("too many requests; wait a moment".to_owned()).into_response();
    }
    if app.limits.by_address.len() > 10_000 {
        app.limits.by_address.retain_recent();
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (changes || request.headers().contains_key(header::UPGRADE)) && !same_origin(&request) {
        return Failure::Forbidden("this request comes from another site".to_owned()).into_response();
    }
    next.run(request).await
}

/// Browsers say where a request comes from; what does not say is no browser.
fn same_origin(request: &Request) -> bool {
    let text = |name| request.headers().get(name).and_then(|v: &header::HeaderValue| v.to_str().ok());
    let Some(origin) = request.headers().get(header::ORIGIN) else { return true };
    let origin = origin.to_str().ok().and_then(|o| o.split_once("://")).map(|(_, host)| host);
    let host = text(header::HOST).or_else(|| request.uri().authority().map(|a| a.as_str()));
    origin.is_some() && origin == host
}
