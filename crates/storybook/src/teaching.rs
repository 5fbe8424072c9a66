//! What a book tells newcomers: `primer.toml`, the page before the first move, and `lesson.toml`, the notes to a first game. A book
//! may have either, both or none.

use crate::fault::{Trouble, did_you_mean};
use crate::loader::Loader;
use serde::Deserialize;
use table::{About, Note, Primer, Teaching};
use toml::Spanned;

const PRIMER: &str = "primer.toml";
const LESSON: &str = "lesson.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NoteEntry {
    id: Spanned<String>,
    at: Option<String>,
    after: Option<String>,
    target: Option<String>,
    text: Spanned<String>,
}

impl Loader {
    /// Reads what the book tells newcomers.
    pub fn teaching(&mut self, about: &About) -> Teaching {
        Teaching { primer: self.primer(about), lesson: self.lesson() }
    }

    fn primer(&mut self, about: &About) -> Option<Primer> {
        if !self.has(PRIMER) {
            return None;
        }
        let primer: Primer = self.toml(PRIMER)?;
        let modes = || about.modes.iter().map(|mode| mode.id.as_str());
        for mode in primer.modes.keys().filter(|id| !modes().any(|mode| mode == id.as_str())) {
            let trouble =
                Trouble::new(format!("there is no mode `{mode}`")).hint(did_you_mean(mode, modes()));
            self.fault_word(PRIMER, &format!("{mode} ="), trouble);
        }
        if primer.how.is_empty() {
            self.fault_word(PRIMER, "how", "a primer says how one gets what one wants");
        }
        let steps = primer.how.iter().flat_map(|step| [&step.title, &step.text]);
        let texts = [&primer.want, &primer.ends].into_iter().chain(primer.modes.values()).chain(steps);
        if texts.into_iter().any(|text| text.trim().is_empty()) {
            self.fault_word(PRIMER, "\"\"", "there is nothing to read here");
        }
        Some(primer)
    }

    fn lesson(&mut self) -> Vec<Note> {
        if !self.has(LESSON) {
            return Vec::new();
        }
        let entries: Vec<NoteEntry> = self.tables(LESSON, "note");
        let mut notes: Vec<Note> = Vec::new();
        for entry in entries {
            if notes.iter().any(|note| note.id == *entry.id.get_ref()) {
                self.fault_at(LESSON, &entry.id, format!("the id `{}` is used twice", entry.id.get_ref()));
            }
            if entry.at.is_none() && entry.after.is_none() {
                let trouble = Trouble::new("this note fits every question");
                let hint = "say `at = RULE` for a question, or `after = RULE` for what was told before";
                self.fault_at(LESSON, &entry.id, trouble.hint(hint));
            }
            if entry.text.get_ref().trim().is_empty() {
                self.fault_at(LESSON, &entry.text, "there is nothing to read here");
            }
            let NoteEntry { id, at, after, target, text } = entry;
            notes.push(Note { id: id.into_inner(), at, after, target, text: text.into_inner() });
        }
        notes
    }
}
