//! People: a signed cookie and a name. Keys to seats: 256 random bits, of which only the hash is kept.

use crate::App;
use crate::error::Failure;
use crate::limits::BOOKMARK_NAME_MAX;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

const COOKIE: &str = "fireside";

/// Somebody, known by what their cookie says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Person(pub String);

impl Person {
    fn fresh() -> Person {
        Person(random_word())
    }
}

/// Whoever asks: they have said their name at least once.
impl FromRequestParts<App> for Person {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let jar = SignedCookieJar::from_headers(&parts.headers, Key::from_ref(app));
        jar.get(COOKIE).map(|c| Person(c.value().to_owned())).ok_or(Failure::Nobody)
    }
}

/// Whoever asks, if they have said their name.
pub fn known(jar: &SignedCookieJar) -> Option<Person> {
    jar.get(COOKIE).map(|c| Person(c.value().to_owned()))
}

/// Makes somebody known. The cookie lasts: a campaign goes on next week, and next year.
pub fn introduce(jar: SignedCookieJar, secure: bool) -> (SignedCookieJar, Person) {
    let person = known(&jar).unwrap_or_else(Person::fresh);
    let cookie = Cookie::build((COOKIE, person.0.clone()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure)
        .permanent();
    (jar.add(cookie), person)
}

/// A key to a seat: 256 bits.
pub fn fresh_key() -> String {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    URL_SAFE_NO_PAD.encode(bytes)
}

/// 128 random bits, for ids that nobody should guess.
pub fn random_word() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    URL_SAFE_NO_PAD.encode(bytes)
}

/// What is kept of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// The hash of a key.
    pub fn of(key: &str) -> Hash {
        Hash(Sha256::digest(key.as_bytes()).into())
    }
}

/// A name for a bookmark.
pub fn good_bookmark(name: &str) -> Result<String, Failure> {
    let name = name.trim();
    match name.chars().count() {
        1..=BOOKMARK_NAME_MAX if !name.chars().any(char::is_control) => Ok(name.to_owned()),
        _ => Err(Failure::Bad(format!("a bookmark has a name of 1 to {BOOKMARK_NAME_MAX} characters"))),
    }
}

/// A name that can be shown: 1 to 40 characters, no line breaks or other control characters.
pub fn good_name(name: &str) -> Result<String, Failure> {
    let name = name.trim();
    match name.chars().count() {
        1..=40 if !name.chars().any(char::is_control) => Ok(name.to_owned()),
        _ => Err(Failure::Bad("a name has 1 to 40 characters".to_owned())),
    }
}
