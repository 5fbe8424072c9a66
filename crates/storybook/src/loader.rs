//! Reading a book's files and gathering what is wrong with them: what the loaders of all games share.

use crate::fault::{Fault, Sources, Trouble, did_you_mean};
use crate::parse::{Field, Piece};
use crate::phrase::Phrase;
use crate::story::{Entry, Stories, Words};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use toml::Spanned;

/// A book that is made from files. A loader asks a [`Loader`] for the head, its TOML files and the stories, gives names to what saves
/// have to name, adds its own faults, and fails if there are any.
pub trait Load: Sized {
    /// The words of its stories.
    type Words: Words + Default;

    /// Loads a book from its files, or says everything that is wrong with it.
    fn load(files: BTreeMap<String, String>) -> Result<Self, Vec<Fault>>;
}

/// `book.toml`: which game this is a book of, and what it calls itself.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    game: Spanned<String>,
    /// The book's title.
    pub title: String,
    /// Its version, as its writer counts.
    pub version: String,
}

/// The files of a book and every fault found in them so far.
pub struct Loader {
    /// The files.
    pub sources: Sources,
    /// The faults.
    pub faults: Vec<Fault>,
    /// The TOML files that were asked for.
    asked: BTreeSet<String>,
}

impl Loader {
    /// Nothing read yet.
    pub fn new(sources: Sources) -> Self {
        Loader { sources, faults: Vec::new(), asked: BTreeSet::new() }
    }

    /// Whether the book has a file of this name.
    pub fn has(&self, file: &str) -> bool {
        self.sources.0.contains_key(file)
    }

    /// Reads `book.toml` and checks that it is a book of this game.
    pub fn head(&mut self, game: &str) -> Option<Head> {
        let head: Option<Head> = self.toml("book.toml");
        if let Some(found) = head.as_ref().map(|h| &h.game).filter(|g| g.get_ref() != game) {
            let trouble = Trouble::new(format!("this is a book of `{}`, not of `{game}`", found.get_ref()));
            self.fault_at("book.toml", found.span().start, trouble);
        }
        head
    }

    /// Reads a TOML file.
    pub fn toml<T: serde::de::DeserializeOwned>(&mut self, file: &str) -> Option<T> {
        self.need(file);
        self.asked.insert(file.to_owned());
        let text = self.sources.0.get(file)?;
        match toml::from_str(text) {
            Ok(value) => Some(value),
            Err(error) => {
                let at = error.span().map_or(0, |s| s.start);
                self.fault_at(file, at, Trouble::new(error.message()));
                None
            }
        }
    }

    /// Reads all story files with the game's words.
    pub fn stories<W: Words>(&mut self, words: &W) -> Stories<W> {
        let (stories, faults) = crate::read(&self.sources, words);
        self.faults.extend(faults);
        stories
    }

    /// Reads a text of a TOML file with a reader that knows columns.
    pub fn spanned<T>(
        &mut self,
        file: &str,
        text: &Spanned<String>,
        read: impl FnOnce(&str, usize) -> Result<T, Trouble>,
    ) -> Option<T> {
        match read(text.get_ref(), 1) {
            Ok(value) => Some(value),
            Err(trouble) => {
                let inside = trouble.column.unwrap_or(1) - 1;
                let byte = text.get_ref().char_indices().nth(inside).map_or(0, |(byte, _)| byte);
                let at = text.span().start + 1 + byte;
                self.fault_at(file, at, Trouble { column: None, ..trouble });
                None
            }
        }
    }

    /// Reads the value of an entry's field.
    pub fn field<W: Words, T>(
        &mut self,
        entry: &Entry<W>,
        value: &Piece,
        read: impl FnOnce(&mut Phrase) -> Result<T, Trouble>,
    ) -> Option<T> {
        let mut phrase = value.phrase();
        match read(&mut phrase).and_then(|v| phrase.done().map(|()| v)) {
            Ok(value) => Some(value),
            Err(trouble) => {
                self.fault_piece(entry, value, trouble);
                None
            }
        }
    }

    /// A field that entries of this kind do not have.
    pub fn unknown_field<W: Words>(&mut self, entry: &Entry<W>, field: &Field, what: &str, known: &[&str]) {
        let name = &field.name.text;
        let trouble = Trouble::new(format!("`{name}` is not a field of {what}"));
        self.fault_piece(entry, &field.name, trouble.hint(did_you_mean(name, known.iter().copied())));
    }

    /// A file that a book of this game cannot be without.
    pub fn need(&mut self, file: &str) {
        if !self.has(file) {
            self.fault_in(file, 1, 1, Trouble::new(format!("the file `{file}` is missing")));
        }
    }

    /// Once everything is read: TOML files that nothing has asked for.
    pub fn unread(&mut self) {
        let files: Vec<String> = self.sources.0.keys().filter(|f| f.ends_with(".toml")).cloned().collect();
        let (asked, unread): (Vec<_>, Vec<_>) = files.into_iter().partition(|f| self.asked.contains(f));
        for file in unread {
            let trouble = Trouble::new(format!("nothing reads `{file}`"));
            let hint = did_you_mean(&file, asked.iter().map(String::as_str));
            self.fault_in(&file, 1, 1, trouble.hint(hint));
        }
    }

    /// A file must hold so many of something, if it is there.
    pub fn count(&mut self, file: &str, what: &str, found: usize, wanted: usize) {
        if found != wanted && self.has(file) {
            let trouble = Trouble::new(format!("{found} {what}, but this deck has {wanted}"));
            self.fault_in(file, 1, 1, trouble);
        }
    }

    /// A file must list exactly these ids, in this order, because rules are written for them.
    pub fn list<'a, const N: usize>(
        &mut self,
        file: &str,
        found: impl Iterator<Item = &'a str>,
        wanted: [&str; N],
    ) {
        let found: Vec<&str> = found.collect();
        if self.has(file) && found != wanted && !self.faults.iter().any(|f| f.place.file == file) {
            let trouble = Trouble::new(format!("the ids are {}", found.join(", ")));
            let trouble =
                trouble.hint(format!("the rules need exactly {}, in this order", wanted.join(", ")));
            self.fault_in(file, 1, 1, trouble);
        }
    }

    /// A fault at a line of a file.
    pub fn fault_in(&mut self, file: &str, line: usize, column: usize, trouble: Trouble) {
        self.faults.push(self.sources.fault(file, line, column, trouble));
    }

    /// A fault of an entry as a whole.
    pub fn fault<W: Words>(&mut self, entry: &Entry<W>, trouble: Trouble) {
        self.fault_piece(entry, &entry.at, trouble);
    }

    /// A fault at a place within an entry.
    pub fn fault_piece<W: Words>(&mut self, entry: &Entry<W>, at: &Piece, trouble: Trouble) {
        self.fault_in(&entry.file, at.line, at.column, trouble);
    }

    /// A fault at a byte of a file, as TOML counts.
    pub fn fault_at(&mut self, file: &str, byte: usize, trouble: Trouble) {
        self.faults.push(self.sources.fault_at_byte(file, byte, trouble));
    }

    /// A fault at the first place where a word stands in a file, or at its beginning.
    pub fn fault_word(&mut self, file: &str, word: &str, trouble: Trouble) {
        let byte = self.sources.0.get(file).and_then(|t| t.find(word)).unwrap_or(0);
        self.fault_at(file, byte, trouble);
    }

    /// A fingerprint of the files (FNV-1a), to notice that a book was edited; not a safeguard.
    pub fn digest(&self) -> String {
        let texts = self.sources.0.iter().flat_map(|(file, text)| [file, text]);
        let hash = texts.flat_map(|s| s.bytes().chain([0])).fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{hash:016x}")
    }
}
