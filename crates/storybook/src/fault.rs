//! Faults: what is wrong with a book, where, and what to do about it.

use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// A spot in a file; lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Place {
    /// The file, as the writer knows it.
    pub file: String,
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

/// Something wrong with a book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// Where.
    #[serde(flatten)]
    pub place: Place,
    /// What.
    pub message: String,
    /// What would be right.
    pub hint: Option<String>,
    /// The line itself, to be shown.
    pub source: String,
}

impl fmt::Display for Fault {
    /// ```text
    /// spirits.story:12:9: `helth` is not an effect
    ///    12 |   > you helth -1
    ///       |         ^
    ///    hint: did you mean `health`?
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { file, line, column } = &self.place;
        writeln!(f, "{file}:{line}:{column}: {}", self.message)?;
        writeln!(f, "{line:>5} | {}", self.source)?;
        write!(f, "      | {:>column$}", "^")?;
        if let Some(hint) = &self.hint {
            write!(f, "\n  hint: {hint}")?;
        }
        Ok(())
    }
}

/// A fault that does not yet know its line: what a word reader reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The column, if it is not where the phrase begins.
    pub column: Option<usize>,
    /// What.
    pub message: String,
    /// What would be right.
    pub hint: Option<String>,
}

impl Trouble {
    /// Trouble with a phrase as a whole.
    pub fn new(message: impl Into<String>) -> Self {
        Trouble { column: None, message: message.into(), hint: None }
    }

    /// Trouble at a column.
    pub fn at(column: usize, message: impl Into<String>) -> Self {
        Trouble { column: Some(column), ..Trouble::new(message) }
    }

    /// A word that is not what it should be, with a hint from those that are.
    pub fn unknown<'a>(
        column: usize,
        word: &str,
        what: &str,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Self {
        Trouble::at(column, format!("`{word}` is not {what}")).hint(did_you_mean(word, known))
    }

    /// Adds a hint.
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }
}

impl<S: Into<String>> From<S> for Trouble {
    fn from(message: S) -> Self {
        Trouble::new(message)
    }
}

/// A hint for a word that is not in the list: the closest one, or the whole list.
pub fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    let closest = known.iter().map(|k| (strsim::damerau_levenshtein(word, k), *k)).min();
    match closest {
        Some((distance, name)) if distance <= 2 => format!("did you mean `{name}`?"),
        _ => format!("it can be {}", known.join(", ")),
    }
}

/// The files of a book, for faults to point into.
#[derive(Clone, Debug, Default)]
pub struct Sources(pub BTreeMap<String, String>);

impl Sources {
    /// A fault at a line and column of a file.
    pub fn fault(&self, file: &str, line: usize, column: usize, trouble: Trouble) -> Fault {
        let source = self.0.get(file).and_then(|t| t.lines().nth(line.saturating_sub(1))).unwrap_or("");
        Fault {
            place: Place { file: file.to_owned(), line, column: trouble.column.unwrap_or(column) },
            message: trouble.message,
            hint: trouble.hint,
            source: source.to_owned(),
        }
    }

    /// A fault at a byte of a file.
    pub fn fault_at_byte(&self, file: &str, byte: usize, trouble: Trouble) -> Fault {
        let before = self.0.get(file).map_or("", |t| &t[..byte.min(t.len())]);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        self.fault(file, line, column, trouble)
    }
}
