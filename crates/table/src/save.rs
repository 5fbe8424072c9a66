//! Saves: one readable JSON document that holds a game whole.

use crate::dealer::Dealer;
use crate::line::{Left, Line, Log, Row};
use crate::question::Answer;
use crate::table::{Bookmark, Checkpoint, Table};
use crate::{Book, Chance, Edition, Game, Origin, Refusal, Setup};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// How many notes are made about a save that had to be repaired, and how many characters an error about one may have.
const NOTES_MAX: usize = 20;
const WORDS_MAX: usize = 400;

/// The version of the document's form.
pub const FORMAT: u32 = 3;

/// A save, with the states still as plain JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Save {
    /// The version of this form.
    pub fireside: u32,
    /// The book it was played from.
    pub book: Edition,
    /// What was agreed before play.
    pub setup: Setup,
    /// Every answer of the game, oldest first.
    pub answers: Vec<Answer>,
    /// The last checkpoint.
    pub checkpoint: SavedCheckpoint,
    /// The checkpoint before it, which makes it quick to undo the answer that ended a step. A store
    /// of tables knows it; it is not part of the document.
    #[serde(skip)]
    pub before: Option<SavedCheckpoint>,
    /// How many answers led to those that are here: all are in the document, but a store need not read them.
    #[serde(skip)]
    pub elsewhere: usize,
    /// Where the chapter began, if it is not the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chapter: Option<SavedCheckpoint>,
    /// Where the game began, if that was a scenario and not a fresh setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beginning: Option<SavedCheckpoint>,
    /// The bookmarks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bookmarks: Vec<SavedBookmark>,
    /// Notes that people stuck to the board. No rule reads them, and a table knows nothing of them: whoever keeps tables does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pins: Vec<Pin>,
}

/// A note on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pin {
    /// A place, as the board names it.
    pub at: String,
    /// What it says.
    pub text: String,
    /// Who wrote it.
    pub by: String,
}

/// A checkpoint in a save.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedCheckpoint {
    /// How many answers led to it.
    pub after: usize,
    /// The dice to come.
    pub chance: Chance,
    /// The game's state.
    pub state: Value,
}

/// A bookmark in a save.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedBookmark {
    /// What it is called.
    pub name: String,
    /// How many of the game's answers lead there. Before format 2 each bookmark had all of its own.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub shared: usize,
    /// Whether it has them in common with the bookmark before it in the list, and not only with the game.
    #[serde(default, skip_serializing_if = "is_false")]
    pub with_last: bool,
    /// The answers that lead there from these on.
    pub answers: Row,
    /// The checkpoint before it.
    pub checkpoint: SavedCheckpoint,
    /// Whether a game that goes there begins there: what led there was played in a world that has been dealt anew since.
    #[serde(default, skip_serializing_if = "is_false")]
    pub begins: bool,
}

fn is_zero(n: &usize) -> bool {
    *n == 0
}

fn is_false(b: &bool) -> bool {
    !b
}

impl SavedBookmark {
    /// The answers that lead there, if it is a bookmark alone.
    pub fn line(&self) -> Line {
        Line { shared: self.shared, beyond: self.answers.clone() }
    }

    /// The table has left its log for another.
    pub fn follow(&mut self, left: &Left, log: &Log) {
        if !self.begins {
            let mut line = self.line();
            line.follow(left, log);
            (self.shared, self.answers) = (line.shared, line.beyond);
        }
    }
}

/// Why a save cannot be opened. The file is left as it is.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Not JSON, cut off, or not in the form of a save.
    #[error("this is not a complete Fireside save: {0}")]
    Form(String),
    /// From a later Fireside.
    #[error("this save has format {0}; this Fireside reads up to {FORMAT}. A newer Fireside will open it")]
    Newer(u32),
    /// A save of another game.
    #[error("this is a save of `{found}`, not of `{wanted}`")]
    OtherGame {
        /// The game it is of.
        found: String,
        /// The game that was asked for.
        wanted: String,
    },
    /// Its parts contradict each other.
    #[error("this save is inconsistent: {0}")]
    Broken(String),
    /// A scenario that cannot be played.
    #[error("this scenario cannot be played: {0}")]
    Scenario(String),
    /// A rule failed on it.
    #[error("this save is inconsistent: {0}")]
    Fault(String),
}

impl LoadError {
    /// The same about a scenario, which is not a save.
    pub(crate) fn of_scenario(self) -> LoadError {
        match self {
            LoadError::Form(why) | LoadError::Broken(why) | LoadError::Fault(why) => LoadError::Scenario(why),
            other => other,
        }
    }
}

/// A table that was opened, and notes about it.
pub struct Loaded<T> {
    /// The table.
    pub table: T,
    /// What was repaired or is different, in words.
    pub notes: Vec<String>,
}

impl Save {
    /// Reads the document, whatever its game.
    pub fn read(text: &str) -> Result<Save, LoadError> {
        read_field::<Head, _>(&mut serde_json::Deserializer::from_str(text), "")?.check()?;
        let mut reader = serde_json::Deserializer::from_str(text);
        let save = read_field(&mut reader, "")?;
        reader.end().map_err(|fault| LoadError::Form(fault.to_string()))?;
        Ok(save)
    }

    /// The same from JSON that has been read already.
    pub fn from_value(value: Value) -> Result<Save, LoadError> {
        read_field::<Head, _>(&value, "")?.check()?;
        read_field(value, "")
    }
}

/// What has to be known before the rest is read.
#[derive(Deserialize)]
struct Head {
    fireside: u32,
}

impl Head {
    fn check(&self) -> Result<(), LoadError> {
        match self.fireside > FORMAT {
            true => Err(LoadError::Newer(self.fireside)),
            false => Ok(()),
        }
    }
}

impl<G: Game> Table<G> {
    /// The game as one document.
    pub fn save(&self) -> Save {
        Save {
            fireside: FORMAT,
            book: self.book.edition().clone(),
            setup: (*self.setup).clone(),
            answers: self.log.after(0).to_vec(),
            checkpoint: self.write(&self.checkpoint),
            before: None,
            elsewhere: 0,
            chapter: self.chapter.as_ref().map(|c| self.write(c)),
            beginning: self.scenario.as_ref().map(|c| self.write(c)),
            bookmarks: self.write_bookmarks(),
            pins: Vec::new(),
        }
    }

    /// The game as it stood at a bookmark.
    pub fn save_at(&self, bookmark: &str) -> Result<Save, Refusal> {
        let mark = self.marked(bookmark)?;
        let (there, beginning) =
            (self.write(&mark.checkpoint), self.scenario.as_ref().map(|c| self.write(c)));
        let first = self.chapter.is_none()
            && G::chapter(&mark.checkpoint.state) == G::chapter(&self.checkpoint.state);
        Ok(Save {
            answers: mark.line.after(0, &self.log),
            chapter: Some(there.clone()).filter(|there| !first && there.after > 0),
            beginning: if mark.begins { Some(there.clone()) } else { beginning },
            checkpoint: there,
            bookmarks: Vec::new(),
            ..self.save()
        })
    }

    /// One bookmark alone, as in a save of this moment.
    pub fn saved_bookmark(&self, name: &str) -> Option<SavedBookmark> {
        let mark = self.bookmarks.iter().find(|b| b.name == name)?;
        Some(self.write_bookmark(mark, self.line_to(mark), false))
    }

    /// The bookmarks that do not lie on the way here, each alone. All that led there may take so many bytes: beyond that, a game that goes
    /// there begins there.
    pub fn bookmarks_beside(&mut self, size: usize) -> Vec<SavedBookmark> {
        let mut left = size;
        for i in 0..self.bookmarks.len() {
            let line = self.line_to(&self.bookmarks[i]);
            match left.checked_sub(line.beyond.size()) {
                Some(rest) => left = rest,
                None => self.bookmarks[i].stand_alone(&self.log),
            }
        }
        let lines = self.bookmarks.iter().map(|mark| (mark, self.line_to(mark)));
        let beside = lines.filter(|(mark, line)| mark.begins || !line.beyond.is_empty());
        beside.map(|(mark, line)| self.write_bookmark(mark, line, false)).collect()
    }

    fn write_bookmarks(&self) -> Vec<SavedBookmark> {
        let mut last = Line::default();
        let each = self.bookmarks.iter().map(|mark| {
            let line = self.line_to(mark);
            let beside = line.beside(&last).filter(|_| !mark.begins);
            last = line.clone();
            let with_last = beside.is_some();
            self.write_bookmark(mark, beside.unwrap_or(line), with_last)
        });
        each.collect()
    }

    /// What is played again as it was before has become the table's own.
    fn line_to(&self, mark: &Bookmark<G::State>) -> Line {
        let mut line = mark.line.clone();
        if !mark.begins {
            line.share(&self.log);
        }
        line
    }

    fn write_bookmark(&self, mark: &Bookmark<G::State>, line: Line, with_last: bool) -> SavedBookmark {
        SavedBookmark {
            name: mark.name.clone(),
            shared: line.shared,
            with_last,
            answers: line.beyond,
            checkpoint: self.write(&mark.checkpoint),
            begins: mark.begins,
        }
    }

    /// The last checkpoint alone, as in a save.
    pub fn checkpoint_text(&self) -> String {
        self.written(&self.checkpoint)
    }

    /// The same where the chapter began, if it is not the first.
    pub fn chapter_text(&self) -> Option<String> {
        Some(self.written(self.chapter.as_ref()?))
    }

    /// The checkpoint before the last, if it is still known: how many answers led to it, and its text.
    pub fn checkpoint_before(&self) -> Option<(usize, String)> {
        let before = self.kept.iter().rfind(|k| k.after < self.checkpoint.after)?;
        Some((before.after, self.written(before)))
    }

    fn written(&self, checkpoint: &Checkpoint<G::State>) -> String {
        let Checkpoint { after, state, chance } = checkpoint;
        #[derive(Serialize)]
        struct Borrowed<'a, S> {
            after: usize,
            chance: &'a Chance,
            state: &'a S,
        }
        let written =
            self.book.names().scope(|| serde_json::to_string(&Borrowed { after: *after, chance, state }));
        written.expect("a state is plain data and can always be written")
    }

    fn write(&self, checkpoint: &Checkpoint<G::State>) -> SavedCheckpoint {
        SavedCheckpoint {
            after: checkpoint.after,
            chance: checkpoint.chance.clone(),
            state: self.write_state(&checkpoint.state),
        }
    }

    /// A state as JSON, ids as names.
    pub fn write_state(&self, state: &G::State) -> Value {
        let written = self.book.names().scope(|| serde_json::to_value(state));
        written.expect("a state is plain data and can always be written")
    }

    /// Opens a save: goes to its checkpoint and repeats the answers after it.
    pub fn load(book: Arc<G::Book>, save: Save) -> Result<Loaded<Self>, LoadError> {
        let about = book.about();
        if save.setup.game != about.id {
            return Err(LoadError::OtherGame { found: save.setup.game, wanted: about.id.clone() });
        }
        save.setup.check(about).map_err(LoadError::Broken)?;
        let mut notes = Vec::new();
        if save.book != *book.edition() {
            let (then, now) = (&save.book.version, &book.edition().version);
            notes.push(match then == now {
                true => "The book has been edited since this game was saved.".to_owned(),
                false => format!(
                    "This game was saved with version {then} of the book; it continues with version {now}."
                ),
            });
        }
        let checkpoint = read::<G>(&book, save.checkpoint, "checkpoint", &mut notes)?;
        let beginning = save.beginning.map(|b| read_beginning::<G>(&book, b, &mut notes)).transpose()?;
        // The first chapter begins where the game does.
        let chapter = save.chapter.filter(|at| at.after > 0);
        let chapter = chapter.map(|at| read::<G>(&book, at, "chapter", &mut notes)).transpose()?;
        chapter.iter().try_for_each(|at| obey::<G>(&book, &save.setup, at))?;
        let log = Log::new(save.elsewhere, save.answers);
        let mut table = resume(&book, save.setup, checkpoint, log, chapter.map(Arc::new))?;
        beginning.iter().try_for_each(|at| obey::<G>(&book, &table.setup, at))?;
        table.scenario = beginning.map(Arc::new);
        // Repairs there have just been noted.
        let before = save.before.and_then(|before| read::<G>(&book, before, "before", &mut Vec::new()).ok());
        let lawful = |at: &Checkpoint<G::State>| obey::<G>(&book, &table.setup, at).is_ok();
        let chapter = table.chapter_after();
        if let Some(before) =
            before.filter(|b| (chapter..table.kept[0].after).contains(&b.after) && lawful(b))
        {
            table.kept.push_front(Arc::new(before));
        }
        let mut last = Line::default();
        for SavedBookmark { name, shared, with_last, answers, checkpoint, begins } in save.bookmarks {
            let whole = if with_last { last.len() } else { table.log.len() };
            let sits = |a: &Answer| a.seat.index() < table.setup.seats.len();
            let known = shared <= whole && answers.iter().all(sits);
            // A game that begins there has nothing in common with this one.
            let known = known && !(begins && (shared > 0 || with_last || checkpoint.after > 0));
            last = match with_last {
                _ if !known => Line::default(),
                true => last.branch(shared, answers),
                false => Line { shared, beyond: answers },
            };
            match read::<G>(&book, checkpoint, "checkpoint", &mut notes) {
                Ok(at) if known && at.after <= last.len() && obey::<G>(&book, &table.setup, &at).is_ok() => {
                    let mark = Bookmark { name, checkpoint: Arc::new(at), line: last.clone(), begins };
                    table.bookmarks.push(Bookmark { line: table.line_to(&mark), ..mark });
                }
                _ => notes.push(format!("The bookmark `{name}` could not be read and was left out.")),
            }
        }
        Ok(Loaded { table, notes: bounded(notes) })
    }

    /// Another table where this one's game began, with none of its answers given.
    pub fn rewound(&self) -> Result<Self, LoadError> {
        let setup = (*self.setup).clone();
        let Some(beginning) = &self.scenario else {
            return Table::opened(self.book.clone(), setup).map_err(LoadError::Broken);
        };
        let mut table = resume::<G>(&self.book, setup, (**beginning).clone(), Log::default(), None)?;
        table.scenario = Some(beginning.clone());
        Ok(table)
    }

    /// Opens a table where the game of a save began, with none of its answers given.
    pub fn beginning_of(book: Arc<G::Book>, save: &Save) -> Result<Self, LoadError> {
        let Some(beginning) = save.beginning.clone() else {
            return Table::opened(book, save.setup.clone()).map_err(LoadError::Broken);
        };
        let checkpoint = read_beginning::<G>(&book, beginning, &mut Vec::new())?;
        let mut table = resume::<G>(&book, save.setup.clone(), checkpoint.clone(), Log::default(), None)?;
        table.scenario = Some(Arc::new(checkpoint));
        Ok(table)
    }

    /// Starts from a scenario: a document with only what differs from a fresh setup.
    /// `setup` has the seats, options and seed; the scenario's own setup fields win.
    pub fn scenario(book: Arc<G::Book>, setup: Setup, scenario: &Value) -> Result<Loaded<Self>, LoadError> {
        Self::lay_out(book, setup, scenario).map_err(LoadError::of_scenario)
    }

    fn lay_out(book: Arc<G::Book>, setup: Setup, scenario: &Value) -> Result<Loaded<Self>, LoadError> {
        // A save is a scenario too.
        only(scenario, "it", &["setup", "state", "fireside", "book", "answers", "checkpoint", "bookmarks"])?;
        if let Some(checkpoint) = scenario.get("checkpoint") {
            only(checkpoint, "`checkpoint`", &["state", "after", "chance"])?;
        }
        let mut plain = serde_json::to_value(&setup).expect("a setup is plain data");
        if let Some(differs) = scenario.get("setup") {
            merge(&mut plain, differs);
        }
        let setup: Setup = read_field(plain, "setup")?;
        if setup.game != book.about().id {
            let (found, wanted) = (&setup.game, &book.about().id);
            return Err(LoadError::Scenario(format!("it is one of `{found}`, not of `{wanted}`")));
        }
        let setup = setup.agreed(book.about()).map_err(LoadError::Broken)?;
        setup.rig.check(book.names(), &book.chances()).map_err(LoadError::Broken)?;
        let mut chance = Chance::rigged(setup.seed, setup.rig.clone());
        let fresh = G::fresh(&book, &setup, &mut chance).map_err(LoadError::Broken)?;
        let write = |state: &G::State| book.names().scope(|| serde_json::to_value(state));
        let plain_start = write(&fresh).expect("a state is plain data and can always be written");
        let mut state = plain_start.clone();
        if let Some(differs) = written_state(scenario) {
            merge(&mut state, differs);
        }
        let mut notes = Vec::new();
        let state = read_state::<G>(&book, state, "state", true, &mut notes)?;
        let differs = !write(&state).is_ok_and(|state| state == plain_start);
        let checkpoint = Checkpoint { after: 0, state, chance };
        let mut table = resume::<G>(&book, setup, checkpoint.clone(), Log::default(), None)?;
        table.scenario = differs.then(|| Arc::new(checkpoint));
        Ok(Loaded { table, notes: bounded(notes) })
    }
}

/// The first of many notes, each not too long: a stranger's document decides how many there are.
fn bounded(mut notes: Vec<String>) -> Vec<String> {
    let more = notes.len().saturating_sub(NOTES_MAX);
    notes.truncate(NOTES_MAX);
    let mut notes: Vec<String> = notes.into_iter().map(shortened).collect();
    notes.extend((more > 0).then(|| format!("And {more} more like these.")));
    notes
}

fn shortened(words: String) -> String {
    match words.char_indices().nth(WORDS_MAX) {
        Some((end, _)) => format!("{}…", &words[..end]),
        None => words,
    }
}

fn read<G: Game>(
    book: &G::Book,
    saved: SavedCheckpoint,
    part: &str,
    notes: &mut Vec<String>,
) -> Result<Checkpoint<G::State>, LoadError> {
    let state = read_state::<G>(book, saved.state, &format!("{part}.state"), false, notes)?;
    Ok(Checkpoint { after: saved.after, state, chance: saved.chance })
}

/// The checkpoint at which a game began: no answer led there.
fn read_beginning<G: Game>(
    book: &G::Book,
    saved: SavedCheckpoint,
    notes: &mut Vec<String>,
) -> Result<Checkpoint<G::State>, LoadError> {
    match saved.after {
        0 => read::<G>(book, saved, "beginning", notes),
        n => Err(LoadError::Broken(format!("beginning.after: {n} is not 0"))),
    }
}

/// Reads a state, leaves out what is no longer in the book, and lets the game mend the rest.
fn read_state<G: Game>(
    book: &G::Book,
    state: Value,
    part: &str,
    scenario: bool,
    notes: &mut Vec<String>,
) -> Result<G::State, LoadError> {
    let (state, gone) = book.names().reading(|| read_field(state, part));
    let mut state = state?;
    let origin = match (scenario, gone.is_empty()) {
        (true, _) => Origin::Scenario,
        (false, true) => Origin::Save,
        (false, false) => Origin::OlderBook,
    };
    let left_out = |name| format!("`{name}` is no longer in the book; it was taken out of the game.");
    notes.extend(gone.into_iter().map(left_out));
    notes.extend(G::mend(book, &mut state, origin));
    Ok(state)
}

fn resume<G: Game>(
    book: &Arc<G::Book>,
    setup: Setup,
    checkpoint: Checkpoint<G::State>,
    log: Log,
    chapter: Option<Arc<Checkpoint<G::State>>>,
) -> Result<Table<G>, LoadError> {
    let chapter_after = chapter.as_ref().map_or(0, |chapter| chapter.after);
    for (what, after) in [("checkpoint", checkpoint.after), ("chapter", chapter_after)] {
        if after > log.len() {
            let why = format!("its {what} comes after {after} answers, but it has only {}", log.len());
            return Err(LoadError::Broken(why));
        }
    }
    if checkpoint.after < chapter_after.max(log.elsewhere()) {
        return Err(LoadError::Broken("its checkpoint comes before its chapter".to_owned()));
    }
    if let Some(i) = log.here().iter().position(|a| a.seat.index() >= setup.seats.len()) {
        let Answer { seat, keys, .. } = &log.here()[i];
        return Err(LoadError::Broken(format!(
            "answer {} of seat {} (`{keys}`): nobody sits there",
            i + 1,
            seat.0
        )));
    }
    let broken = |why: crate::Refusal| LoadError::Broken(why.to_string());
    obey::<G>(book, &setup, &checkpoint)?;
    let done = log.first(checkpoint.after);
    let since = log.after(checkpoint.after);
    let mut table = Table::<G>::begin(book.clone(), setup, checkpoint, done, chapter).map_err(broken)?;
    for answer in since {
        table.repeat(answer).map_err(broken)?;
    }
    Ok(table)
}

/// Refuses a state that breaks the laws, before any rule runs on it: it could break a rule.
fn obey<G: Game>(book: &Arc<G::Book>, setup: &Setup, at: &Checkpoint<G::State>) -> Result<(), LoadError> {
    let dealer =
        Dealer::recorded(Arc::new(setup.clone()), book.names().clone(), at.chance.clone(), Vec::new());
    let laws = G::sit(book.clone(), at.state.clone(), dealer).broken_laws();
    match laws.is_empty() {
        true => Ok(()),
        false => Err(LoadError::Broken(shortened(laws.join("; ")))),
    }
}

/// The state in a save or a scenario, as far as it is written there.
pub(crate) fn written_state(document: &Value) -> Option<&Value> {
    document.pointer("/checkpoint/state").or_else(|| document.get("state"))
}

/// Refuses anything that is not an object, or has other fields than these.
fn only(value: &Value, what: &str, known: &[&str]) -> Result<(), LoadError> {
    let fields = value.as_object().ok_or_else(|| {
        LoadError::Scenario(format!("{what} must be an object such as {{\"state\":{{…}}}}"))
    })?;
    match fields.keys().find(|key| !known.contains(&key.as_str())) {
        Some(key) => Err(LoadError::Scenario(format!(
            "{what} has no field `{key}`; its fields are {}",
            known.join(", ")
        ))),
        None => Ok(()),
    }
}

/// Reads a part of a document; an error names the field it is in.
fn read_field<'de, T, D>(from: D, part: &str) -> Result<T, LoadError>
where
    T: Deserialize<'de>,
    D: Deserializer<'de, Error = serde_json::Error>,
{
    serde_path_to_error::deserialize(from).map_err(|fault| {
        let path = fault.path().to_string();
        let path = match (part, path.as_str()) {
            (part, ".") => part.to_owned(),
            ("", path) => path.to_owned(),
            (part, path) => format!("{part}.{path}"),
        };
        let colon = if path.is_empty() { "" } else { ": " };
        LoadError::Form(shortened(format!("{path}{colon}{}", fault.inner())))
    })
}

/// Lays `over` on top of `under`: objects are merged, everything else is replaced.
fn merge(under: &mut Value, over: &Value) {
    match (under, over) {
        (Value::Object(under), Value::Object(over)) => {
            for (key, value) in over {
                merge(under.entry(key.clone()).or_insert(Value::Null), value);
            }
        }
        (under, over) => *under = over.clone(),
    }
}
