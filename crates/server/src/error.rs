//! Why a request was not done: one type, mapped to status codes in one place.

use crate::protocol::Problem;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The request itself is wrong.
    #[error("{0}")]
    Bad(String),
    /// The person has not given a name.
    #[error("enter your name first")]
    Nobody,
    /// They are not allowed to.
    #[error("{0}")]
    Forbidden(String),
    /// There is no such thing, or they may not know of it.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// There is such a page, but nothing like that can be done there.
    #[error("this cannot be done here; the header `Allow` says what can")]
    Method,
    /// It was true once, but things have moved on.
    #[error("{0}")]
    Conflict(String),
    /// The body is too large.
    #[error("{0}")]
    TooLarge(String),
    /// Too much at once.
    #[error("{0}")]
    TooMany(String),
    /// There are few connections left, and this one is not for somebody with a seat.
    #[error("the server is full, and those who have a seat at a table come first; try again later")]
    Full,
    /// The store returned an error.
    #[error("the store failed: {0}")]
    Store(#[from] sqlx::Error),
    /// The store's file was replaced or deleted.
    #[error("the store is gone: {0}. Put it back, or start the server again")]
    Gone(String),
    /// The commit that it shared with others failed, and why.
    #[error("{0}")]
    Unkept(String),
    /// What was stored cannot be opened.
    #[error("this table cannot be opened: {0}")]
    Broken(String),
    /// A rule failed. Its message stays in the server's log, under this number.
    #[error("a rule of the game failed (fault {0})")]
    Fault(String),
    /// With the current rules the record leads somewhere else.
    #[error("the record does not fit the rules: {0}")]
    Drifted(String),
}

/// The message about a record that does not fit. What exactly differs may be another seat's secret: that stays in
/// the server's log.
pub const OTHER_RULES: &str = "the game was recorded with other rules or another book";

impl Failure {
    /// A rule failed. Its message may name what somebody must not know: it stays in the server's log, under
    /// a number that gives nothing away.
    pub fn fault(words: String) -> Failure {
        let number = format!("{:08x}", getrandom::u32().expect("the system gives random bytes"));
        tracing::error!(number, words, "engine fault");
        Failure::Fault(number)
    }

    /// Whether the store refused this entry, rather than any writing at all.
    pub fn is_of_the_entry(&self) -> bool {
        const CONSTRAINT: u32 = 19;
        let Failure::Store(sqlx::Error::Database(error)) = self else { return false };
        // The higher bits of SQLite's code say which constraint it was.
        error.code().and_then(|c| c.parse::<u32>().ok()).is_some_and(|c| c & 0xff == CONSTRAINT)
    }

    fn status(&self) -> StatusCode {
        match self {
            Failure::Bad(_) => StatusCode::BAD_REQUEST,
            Failure::Nobody => StatusCode::UNAUTHORIZED,
            Failure::Forbidden(_) => StatusCode::FORBIDDEN,
            Failure::NotFound(_) => StatusCode::NOT_FOUND,
            Failure::Method => StatusCode::METHOD_NOT_ALLOWED,
            Failure::Conflict(_) => StatusCode::CONFLICT,
            Failure::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Failure::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Failure::Full | Failure::Store(_) | Failure::Gone(_) | Failure::Unkept(_) => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Failure::Broken(_) | Failure::Fault(_) | Failure::Drifted(_) => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// In words for a person; what is not for everybody stays in the server's log.
    pub fn words(&self) -> String {
        match self {
            Failure::Store(_) | Failure::Gone(_) | Failure::Unkept(_) => {
                tracing::error!(error = %self, "store");
                "the server cannot write to its disk, so this was not saved; please try again later"
                    .to_owned()
            }
            Failure::Drifted(why) => {
                tracing::error!(why, "drift");
                format!("this table cannot be opened: {OTHER_RULES}")
            }
            other => other.to_string(),
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.status(), Json(Problem { why: self.words() })).into_response()
    }
}
