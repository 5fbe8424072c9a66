//! Routes: what several answers in a row lead to, as data beside a question. Nobody but the one who looks knows of them: a client that
//! follows a route answers question after question, and rules, bots, saves and undo see single answers as ever.

use crate::Stakes;
use serde::{Deserialize, Serialize};

/// Something that lies several answers away: a place to walk to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Route {
    /// What it leads to, named as in the `target` of an option.
    pub target: String,
    /// The keys to answer with: the first is among the options of this question, each of the others among those of the next
    /// question to the same seat. Where that question offers something else, the route has ended.
    pub answers: Vec<String>,
    /// What the player would say, with its public costs.
    pub label: String,
    /// The small print behind it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub detail: String,
    /// What is at stake on all of the way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stakes: Option<Stakes>,
    /// Where the answers end, if the player must decide something there before going on to the target.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stop: Option<String>,
}
