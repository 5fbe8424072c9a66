//! Names that people give: to a character, a people, a place. The only text in a state, checked at the door of answers and saves.

use serde::{Deserialize, Serialize};

/// How many letters and signs a name may have.
const LONGEST: usize = 24;

/// What a key of a name begins with: `name/Old_Tom`.
const KEY: &str = "name/";

/// A name that somebody gave: 1 to 24 letters, spaces, hyphens and apostrophes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(Box<str>);

/// Why something is no name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misnamed {
    /// There is no letter in it.
    #[error("a name needs at least one letter")]
    Empty,
    /// It is too long.
    #[error("a name has at most {LONGEST} letters; this one has {0}")]
    Long(usize),
    /// It has something else in it.
    #[error("a name has letters, spaces, hyphens and apostrophes, but no `{0}`")]
    Sign(char),
    /// Somebody or something else has it.
    #[error("`{0}` is somebody's name already")]
    Taken(Name),
}

impl Name {
    /// What somebody has typed, without spaces around it and with one between two words.
    pub fn new(typed: &str) -> Result<Self, Misnamed> {
        let words = typed.split_whitespace().collect::<Vec<_>>().join(" ").replace('’', "'");
        let odd = |c: &char| !c.is_alphabetic() && !matches!(c, ' ' | '-' | '\'');
        if let Some(sign) = words.chars().find(odd) {
            return Err(Misnamed::Sign(sign));
        }
        match words.chars().count() {
            n if n > LONGEST => Err(Misnamed::Long(n)),
            _ if !words.contains(char::is_alphabetic) => Err(Misnamed::Empty),
            _ => Ok(Name(words.into())),
        }
    }

    /// The name as it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As an answer's key, which has no spaces: `name/Old_Tom`.
    pub fn key(&self) -> String {
        format!("{KEY}{}", self.0.replace(' ', "_"))
    }

    /// The name that a key gives, if it is that of a name.
    pub(crate) fn of_key(key: &str) -> Option<Result<Self, Misnamed>> {
        key.strip_prefix(KEY).map(|name| Name::new(&name.replace('_', " ")))
    }

    /// Whether both sound the same: nobody tells "Ada" from "ADA".
    pub fn is_like(&self, other: &Name) -> bool {
        let plain = |name: &Name| name.0.replace(['-', ' ', '\''], "").to_lowercase();
        plain(self) == plain(other)
    }
}

impl TryFrom<String> for Name {
    type Error = Misnamed;

    fn try_from(text: String) -> Result<Self, Misnamed> {
        Name::new(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0.into()
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// That a question takes a name of one's own, besides those that it offers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Naming {
    /// With at most so many letters.
    pub longest: usize,
    /// These are taken.
    #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
    pub taken: Vec<Name>,
}

impl Naming {
    /// A name of one's own, but none of these.
    pub(crate) fn without(taken: Vec<Name>) -> Self {
        Naming { longest: LONGEST, taken }
    }

    /// The name that a key gives, if nobody has one like it.
    pub(crate) fn given(&self, key: &str) -> Option<Result<Name, Misnamed>> {
        let free = |name: Name| match self.taken.iter().find(|taken| taken.is_like(&name)) {
            Some(taken) => Err(Misnamed::Taken(taken.clone())),
            None => Ok(name),
        };
        Name::of_key(key).map(|name| name.and_then(free))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_letters_spaces_hyphens_and_apostrophes() {
        let told = |typed: &str| Name::new(typed).map_or_else(|why| why.to_string(), String::from);
        assert_eq!(told("  Old   Tom "), "Old Tom");
        assert_eq!(told("Anne-Marie O’Hara"), "Anne-Marie O'Hara");
        assert_eq!(told("Ñandú"), "Ñandú");
        assert_eq!(told(""), "a name needs at least one letter");
        assert_eq!(told(" - "), "a name needs at least one letter");
        assert_eq!(told("Tom2"), "a name has letters, spaces, hyphens and apostrophes, but no `2`");
        assert_eq!(
            told("Tom\u{202e}"),
            "a name has letters, spaces, hyphens and apostrophes, but no `\u{202e}`"
        );
        assert_eq!(told(&"o".repeat(24)), "o".repeat(24));
        assert_eq!(told(&"o".repeat(25)), "a name has at most 24 letters; this one has 25");
    }

    #[test]
    fn a_key_has_no_spaces_and_gives_the_name_back() {
        let name = Name::new("Old Tom").expect("a name");
        assert_eq!(name.key(), "name/Old_Tom");
        assert_eq!(Name::of_key("name/Old_Tom"), Some(Ok(name)));
        assert_eq!(Name::of_key("old/Tom"), None);
    }

    #[test]
    fn names_that_sound_the_same_are_alike() {
        let like = |a: &str, b: &str| Name::new(a).unwrap().is_like(&Name::new(b).unwrap());
        assert!(like("Ada", "ADA") && like("Anne-Marie", "Anne Marie"));
        assert!(!like("Ada", "Adan"));
    }
}
