//! What the pictures of a book show, in words. Whoever draws them asks for what has been found, one id at a time: there is no list.

use serde::Serialize;
use std::collections::BTreeMap;

/// What the pictures of an id show: `outlaw old hat:stetson`, `flute jade`, `landmark:well weather:rain`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct PictureWords {
    /// Somebody who sits at the table or joins those who do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// Somebody who is met or fought.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stranger: Option<String>,
    /// The ground on which the stranger is met.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<String>,
    /// A thing: its form and what it is made of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thing: Option<String>,
    /// Where a story happens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

/// The pictures of a book, by id. A book may have none.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pictures(BTreeMap<String, PictureWords>);

impl Pictures {
    /// What the pictures of this id show, if the book says it.
    pub fn of(&self, id: &str) -> Option<&PictureWords> {
        self.0.get(id)
    }

    /// The words of an id, for a book that is being read.
    pub fn entry(&mut self, id: &str) -> &mut PictureWords {
        self.0.entry(id.to_owned()).or_default()
    }
}
