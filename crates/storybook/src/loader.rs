//! Reading a book's files and gathering what is wrong with them: what the loaders of all games share.

use crate::Pictured;
use crate::fault::{Fault, Sources, Trouble, did_you_mean};
use crate::link::read;
use crate::parse::{Field, Piece, no_id};
use crate::phrase::Phrase;
use crate::story::{Entry, Stories, Words};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use table::{About, Cover, Edition, Id, Ids, Kind, Names};
use toml::Spanned;

/// A book that is made from files. A loader asks a [`Loader`] for the head, its TOML files and the stories, gives names to what saves
/// have to name, adds its own faults, and fails if there are any.
pub trait Load: Sized {
    /// The words of its stories.
    type Words: Words + Default;

    /// Reads all files and notes every fault. Without some of them there may be no book at all.
    fn read(loader: &mut Loader) -> Option<Self>;

    /// Loads a book from its files, or says everything that is wrong with it.
    fn load(files: BTreeMap<String, String>) -> Result<Self, Vec<Fault>> {
        let mut loader = Loader {
            sources: Sources(files),
            faults: Vec::new(),
            names: Names::default(),
            asked: BTreeSet::new(),
        };
        let book = Self::read(&mut loader);
        loader.unread();
        book.filter(|_| loader.faults.is_empty()).ok_or(loader.faults)
    }
}

/// The game that a book's `book.toml` names, or what is wrong with that file.
pub fn game_of(files: &BTreeMap<String, String>) -> Result<String, Fault> {
    #[derive(Deserialize)]
    struct Named {
        game: String,
    }
    let text = files.get("book.toml").map_or("", String::as_str);
    let named: Result<Named, toml::de::Error> = toml::from_str(text);
    named.map(|named| named.game).map_err(|error| {
        let byte = error.span().map_or(0, |span| span.start);
        Sources(files.clone()).fault_at_byte("book.toml", byte, Trouble::new(error.message()))
    })
}

/// `book.toml`: which game this is a book of, and what it calls itself.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    game: Spanned<String>,
    title: String,
    version: String,
}

/// The files of a book and every fault found in them so far.
pub struct Loader {
    sources: Sources,
    faults: Vec<Fault>,
    /// The names of what was found.
    pub names: Names,
    /// The TOML files that were asked for.
    asked: BTreeSet<String>,
}

impl Loader {
    /// Whether the book has a file of this name.
    pub fn has(&self, file: &str) -> bool {
        self.sources.0.contains_key(file)
    }

    /// A file as it is written.
    pub fn text(&self, file: &str) -> Option<&str> {
        self.sources.0.get(file).map(String::as_str)
    }

    /// Reads `book.toml` and checks that it is a book of this game.
    pub fn edition(&mut self, game: &str) -> Option<Edition> {
        let Head { game: found, title, version } = self.toml("book.toml")?;
        if found.get_ref() != game {
            let trouble = format!("this is a book of `{}`, not of `{game}`", found.get_ref());
            self.fault_at("book.toml", &found, trouble);
        }
        Some(Edition { title, version, digest: self.digest() })
    }

    /// What every book has, once everything in it has its name.
    pub fn cover(&mut self, edition: Option<Edition>, about: About, of: &Pictured) -> Option<Cover> {
        let (teaching, pictures) = (self.teaching(&about), self.pictures(of));
        let names = std::mem::take(&mut self.names).into();
        Some(Cover { about, names, edition: edition?, teaching, pictures })
    }

    /// Reads the stories.
    pub fn stories<W: Words>(&mut self, words: &W) -> Stories<W> {
        let (stories, faults) = read(&self.sources, words, &self.names);
        self.faults.extend(faults);
        stories
    }

    /// Gives a name of a TOML file its id; says so if it is taken, or cannot be one.
    pub fn id<K: Kind>(&mut self, file: &str, name: &Spanned<String>) -> Option<Id<K>> {
        self.id_in(file, "", name)
    }

    /// The same for a name that is only used within something, such as a map.
    pub fn id_in<K: Kind>(&mut self, file: &str, within: &str, name: &Spanned<String>) -> Option<Id<K>> {
        if let Some(trouble) = no_id(name.get_ref()) {
            self.fault_at(file, name, trouble);
            return None;
        }
        let id = self.names.add(&format!("{within}{}", name.get_ref()));
        if id.is_none() {
            self.fault_at(file, name, format!("the id `{}` is used twice", name.get_ref()));
        }
        id
    }

    /// The same for several in a row.
    pub fn ids<'a, K: Kind>(
        &mut self,
        file: &str,
        names: impl IntoIterator<Item = &'a Spanned<String>>,
    ) -> Ids<K> {
        names.into_iter().filter_map(|name| self.id(file, name)).collect()
    }

    /// Gives an entry its id. Among stories it is reported already if that is taken; something else may have it too.
    pub fn entry_id<W: Words, K: Kind>(&mut self, entry: &Entry<W>) -> Option<Id<K>> {
        let id = self.names.add(&entry.id);
        let message = format!("the id `{}` is used twice", entry.id);
        if id.is_none() && !self.faults.iter().any(|f| f.place.file == entry.file && f.message == message) {
            self.fault(entry, message);
        }
        id
    }

    /// Keywords have ids, too, since saves know them by name.
    pub fn keyword_ids<K: Kind>(&mut self, names: &[String]) -> Vec<Id<K>> {
        let mut ids = Vec::new();
        for name in names {
            if let Some(id) = self.names.add(name) {
                ids.push(id);
                continue;
            }
            // An id in quotation marks or at the head of an entry, if it is written that way.
            let words = [format!("\"{name}\""), format!("== {name}"), format!("'{name}'"), name.clone()];
            let holds = |word: &&String| self.sources.0.values().any(|text| text.contains(*word));
            let word = words.iter().find(holds).unwrap_or(name).clone();
            let file = self.sources.0.iter().find(|(_, text)| text.contains(&word));
            let file = file.map_or("book.toml", |(file, _)| file).to_owned();
            let trouble = Trouble::new(format!("the id `{name}` is also the name of a keyword"));
            self.fault_word(&file, &word, trouble.hint("other ids are in small letters"));
        }
        ids
    }

    /// The names that ids were given.
    pub fn names_of<K>(&self, ids: impl IntoIterator<Item = Id<K>>) -> Vec<String> {
        ids.into_iter().map(|id| self.names.name(id).to_owned()).collect()
    }

    /// The entry that a TOML file names.
    pub fn link<K: Kind>(&mut self, file: &str, name: &Spanned<String>) -> Option<Id<K>> {
        let found = self.names.find(name.get_ref());
        if found.is_none() {
            self.fault_at(file, name, format!("there is no entry `{}`", name.get_ref()));
        }
        found
    }

    /// Reads a TOML file.
    pub fn toml<T: serde::de::DeserializeOwned>(&mut self, file: &str) -> Option<T> {
        self.need(file);
        self.asked.insert(file.to_owned());
        let text = self.sources.0.get(file)?;
        match toml::from_str(text) {
            Ok(value) => Some(value),
            Err(error) => {
                let byte = error.span().map_or(0, |s| s.start);
                self.fault_byte(file, byte, error.message());
                None
            }
        }
    }

    /// Reads a TOML file that is one list of tables, such as `[[tool]]`.
    pub fn tables<T: serde::de::DeserializeOwned>(&mut self, file: &str, name: &str) -> Vec<T> {
        let mut lists: BTreeMap<String, Vec<T>> = self.toml(file).unwrap_or_default();
        let list = lists.remove(name);
        for other in lists.keys() {
            let trouble = format!("unknown field `{other}`, expected `{name}`");
            self.fault_word(file, &format!("[[{other}"), trouble);
        }
        list.unwrap_or_default()
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
                // Where it is written with escapes or over several lines, its beginning has to do.
                let begin = text.span().start;
                let source = self.sources.0.get(file).and_then(|source| source.get(begin + 1..));
                let plain = source.is_some_and(|source| source.starts_with(text.get_ref().as_str()));
                let at = if plain { begin + 1 + byte } else { begin };
                self.fault_byte(file, at, Trouble { column: None, ..trouble });
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
        let mut phrase = value.phrase().naming(&self.names);
        let read = read(&mut phrase).and_then(|value| phrase.done().map(|()| value));
        match read {
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

    /// An entry has a text and a title; `what` is what the game calls it.
    pub fn titled<W: Words>(&mut self, entry: &Entry<W>, what: &str) {
        if entry.prose.is_empty() {
            self.fault(entry, format!("{what} without a text"));
        }
        if entry.title.is_empty() {
            let trouble = Trouble::new(format!("{what} without a title"));
            self.fault(entry, trouble.hint("write `== id  Title`, with two spaces"));
        }
    }

    /// A file that a book of this game cannot be without.
    pub fn need(&mut self, file: &str) {
        if !self.has(file) {
            self.fault_in(file, 1, 1, format!("the file `{file}` is missing"));
        }
    }

    /// Once everything is read: TOML files that nothing has asked for.
    fn unread(&mut self) {
        let files: Vec<String> = self.sources.0.keys().filter(|f| f.ends_with(".toml")).cloned().collect();
        let (asked, unread): (Vec<_>, Vec<_>) = files.into_iter().partition(|f| self.asked.contains(f));
        for file in unread {
            let trouble = Trouble::new(format!("nothing reads `{file}`"));
            let hint = did_you_mean(&file, asked.iter().map(String::as_str));
            self.fault_in(&file, 1, 1, trouble.hint(hint));
        }
    }

    /// A number of a TOML file must be one of these.
    pub fn within(&mut self, file: &str, value: &Spanned<u8>, what: &str, range: RangeInclusive<u8>) {
        if !range.contains(value.get_ref()) {
            self.fault_at(file, value, format!("{what} is from {} to {}", range.start(), range.end()));
        }
    }

    /// A file must hold so many of something, if it is there. Where nothing could be read, that is not another fault.
    pub fn count(&mut self, file: &str, what: &str, found: usize, wanted: usize) {
        let read = if found > 0 { self.has(file) } else { self.is_sound(file) };
        if found != wanted && read {
            self.fault_in(file, 1, 1, format!("{found} {what}, but this deck has {wanted}"));
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
        if found != wanted && self.is_sound(file) {
            let trouble = Trouble::new(format!("the ids are {}", found.join(", ")));
            let trouble =
                trouble.hint(format!("the rules need exactly {}, in this order", wanted.join(", ")));
            self.fault_in(file, 1, 1, trouble);
        }
    }

    /// A file is there, and nothing is wrong with it so far.
    pub fn is_sound(&self, file: &str) -> bool {
        self.has(file) && !self.faults.iter().any(|fault| fault.place.file == file)
    }

    /// A fault at a line of a file.
    pub fn fault_in(&mut self, file: &str, line: usize, column: usize, trouble: impl Into<Trouble>) {
        self.faults.push(self.sources.fault(file, line, column, trouble.into()));
    }

    /// A fault of an entry as a whole.
    pub fn fault<W: Words>(&mut self, entry: &Entry<W>, trouble: impl Into<Trouble>) {
        self.fault_piece(entry, &entry.at, trouble);
    }

    /// A fault at a place within an entry.
    pub fn fault_piece<W: Words>(&mut self, entry: &Entry<W>, at: &Piece, trouble: impl Into<Trouble>) {
        self.fault_in(&entry.file, at.line, at.column, trouble);
    }

    /// A fault at a value of a TOML file.
    pub fn fault_at<T>(&mut self, file: &str, at: &Spanned<T>, trouble: impl Into<Trouble>) {
        self.fault_byte(file, at.span().start, trouble);
    }

    /// A fault at the first place where a word stands in a file, or at its beginning.
    pub fn fault_word(&mut self, file: &str, word: &str, trouble: impl Into<Trouble>) {
        let byte = self.sources.0.get(file).and_then(|t| t.find(word)).unwrap_or(0);
        self.fault_byte(file, byte, trouble);
    }

    fn fault_byte(&mut self, file: &str, byte: usize, trouble: impl Into<Trouble>) {
        self.faults.push(self.sources.fault_at_byte(file, byte, trouble.into()));
    }

    /// A fingerprint of the files (FNV-1a), to notice that a book was edited; not a safeguard.
    fn digest(&self) -> String {
        let texts = self.sources.0.iter().flat_map(|(file, text)| [file, text]);
        let hash = texts.flat_map(|s| s.bytes().chain([0])).fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{hash:016x}")
    }
}
