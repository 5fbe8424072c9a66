//! What is printed, in words that still know what they count: a board draws "2 shells" as a shell and a 2.

use serde::Serialize;
use std::borrow::Cow;
use std::fmt::{Display, Formatter};

/// A part of what is said.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Bit {
    Words(Cow<'static, str>),
    /// Words that a board with little room leaves out.
    Spare {
        spare: &'static str,
    },
    /// So many of something that has a picture, and how it is said.
    Count {
        n: u8,
        of: &'static str,
        says: String,
    },
}

/// "gain 2 shells, 1 coin"
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Said(Vec<Bit>);

impl Said {
    pub(crate) fn spare(spare: &'static str) -> Self {
        Said(vec![Bit::Spare { spare }])
    }

    pub(crate) fn count(n: u8, of: &'static str, says: impl Into<String>) -> Self {
        Said(vec![Bit::Count { n, of, says: says.into() }])
    }

    /// Both, one after the other.
    #[must_use]
    pub(crate) fn then(mut self, more: impl Into<Said>) -> Self {
        for bit in more.into().0 {
            match (self.0.last_mut(), bit) {
                (Some(Bit::Words(before)), Bit::Words(more)) => before.to_mut().push_str(&more),
                (_, bit) => self.0.push(bit),
            }
        }
        self
    }

    /// All of them, with something between each two.
    pub(crate) fn all(parts: impl IntoIterator<Item = Said>, between: &'static str) -> Self {
        let both =
            |before: Said, next| if before.0.is_empty() { next } else { before.then(between).then(next) };
        parts.into_iter().fold(Said::default(), both)
    }
}

impl From<&'static str> for Said {
    fn from(words: &'static str) -> Self {
        Said(vec![Bit::Words(words.into())])
    }
}

impl From<String> for Said {
    fn from(words: String) -> Self {
        Said(vec![Bit::Words(words.into())])
    }
}

impl Display for Said {
    fn fmt(&self, out: &mut Formatter) -> std::fmt::Result {
        self.0.iter().try_for_each(|bit| match bit {
            Bit::Words(words) => out.write_str(words),
            Bit::Spare { spare } => out.write_str(spare),
            Bit::Count { says, .. } => out.write_str(says),
        })
    }
}
