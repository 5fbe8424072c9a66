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
    /// Nobody has said who they are.
    #[error("say your name first")]
    Nobody,
    /// They may not.
    #[error("{0}")]
    Forbidden(String),
    /// There is no such thing, or not for them.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// It was true once, but things have moved on.
    #[error("{0}")]
    Conflict(String),
    /// More than a request may bring.
    #[error("{0}")]
    TooLarge(String),
    /// Too much at once.
    #[error("{0}")]
    TooMany(String),
    /// The store does not answer as it should.
    #[error("the store failed: {0}")]
    Store(#[from] sqlx::Error),
    /// The store's file is not what it was.
    #[error("the store is gone: {0}. Put it back, or start the server again")]
    Gone(String),
    /// It could not be kept together with others, and why.
    #[error("{0}")]
    Unkept(String),
    /// What was stored cannot be opened.
    #[error("this table cannot be opened: {0}")]
    Broken(String),
    /// A rule broke its promise. What it said stays in the server's log, under this number.
    #[error("a rule of the game broke its promise (fault {0})")]
    Fault(String),
    /// The rules of today do not lead where the record says.
    #[error("the record does not fit the rules: {0}")]
    Drifted(String),
}

/// What is said about a record that does not fit. What exactly differs may be another seat's affair: that stays in
/// the server's log.
pub const OTHER_RULES: &str = "the game was recorded by other rules or another book";

impl Failure {
    /// A rule broke its promise. Its words may name what somebody must not know: they stay in the server's log, under
    /// a number that says nothing about them.
    pub fn fault(words: String) -> Failure {
        let number = format!("{:08x}", getrandom::u32().expect("the system gives random bytes"));
        tracing::error!(number, words, "engine fault");
        Failure::Fault(number)
    }

    /// Whether the store refused what was to be written, and not to write at all.
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
            Failure::Conflict(_) => StatusCode::CONFLICT,
            Failure::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Failure::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Failure::Store(_) | Failure::Gone(_) | Failure::Unkept(_) => StatusCode::SERVICE_UNAVAILABLE,
            Failure::Broken(_) | Failure::Fault(_) | Failure::Drifted(_) => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// In words for a person; what is not for everybody stays in the server's log.
    pub fn words(&self) -> String {
        match self {
            Failure::Store(_) | Failure::Gone(_) | Failure::Unkept(_) => {
                tracing::error!(error = %self, "store");
                "the server cannot write to its disk, so this was not kept; please try again later".to_owned()
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
