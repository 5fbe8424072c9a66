//! What a book tells newcomers: a page before the first move (the primer), and notes to the first turns (the lesson).

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a book tells newcomers. A book may have neither.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Teaching {
    /// The page before the first move.
    pub primer: Option<Primer>,
    /// The notes to a first game, in the order in which they are shown if several fit.
    pub lesson: Vec<Note>,
}

/// The game in a minute.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Primer {
    /// What one wants.
    pub want: String,
    /// How one gets it, step by step.
    pub how: Vec<PrimerStep>,
    /// How it ends.
    pub ends: String,
    /// What is different in a mode, by its id.
    #[serde(default)]
    pub modes: BTreeMap<String, String>,
}

/// A step on the way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrimerStep {
    /// The thing that stands for it, as events name their tokens: `coin`.
    pub token: String,
    /// In two or three words.
    pub title: String,
    /// In a sentence or two.
    pub text: String,
}

/// A note to a decision. It is shown once, at the first question that fits.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Note {
    /// Tells it from the others, so that a browser can remember what was read.
    pub id: String,
    /// The question has this rule behind it.
    pub at: Option<String>,
    /// Something with this rule behind it has been told before.
    pub after: Option<String>,
    /// The part of the board that it points at, as options name their targets.
    pub target: Option<String>,
    /// Two sentences at most.
    pub text: String,
}
