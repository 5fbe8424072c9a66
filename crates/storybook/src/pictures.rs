//! What the pictures of a book show: `pictures.toml`. A book may leave it out; what it does not say is rolled from the id.

use crate::fault::{Trouble, did_you_mean};
use crate::loader::Loader;
use serde::Deserialize;
use std::collections::BTreeMap;
use table::Pictures;
use toml::Spanned;

const FILE: &str = "pictures.toml";

/// The ids of a book that may have a picture.
#[derive(Default)]
pub struct Pictured {
    /// Whoever sits at the table or joins those who do.
    pub people: Vec<String>,
    /// Whoever is met or fought.
    pub strangers: Vec<String>,
    /// Cards that are things.
    pub things: Vec<String>,
    /// Entries of the stories.
    pub places: Vec<String>,
}

type Words = BTreeMap<Spanned<String>, Spanned<String>>;

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct PicturesFile {
    people: Words,
    strangers: Words,
    /// Strangers by the ground on which they are met.
    met: BTreeMap<String, Words>,
    things: Words,
    places: Words,
}

impl Loader {
    /// Reads what the pictures show.
    pub fn pictures(&mut self, of: &Pictured) -> Pictures {
        let mut pictures = Pictures::default();
        if !self.has(FILE) {
            return pictures;
        }
        let PicturesFile { people, strangers, met, things, places } = self.toml(FILE).unwrap_or_default();
        for (id, words) in self.shown(people, "person", &of.people) {
            pictures.entry(id.get_ref()).person = Some(words);
        }
        let grounds = met.into_iter().map(|(ground, met)| (Some(ground), met));
        for (ground, met) in std::iter::once((None, strangers)).chain(grounds) {
            for (id, words) in self.shown(met, "stranger", &of.strangers) {
                let picture = pictures.entry(id.get_ref());
                let twice = picture.stranger.replace(words).is_some();
                picture.ground.clone_from(&ground);
                if twice {
                    self.fault_at(FILE, &id, format!("`{}` is shown twice", id.get_ref()));
                }
            }
        }
        for (id, words) in self.shown(things, "thing", &of.things) {
            pictures.entry(id.get_ref()).thing = Some(words);
        }
        for (id, words) in self.shown(places, "entry", &of.places) {
            pictures.entry(id.get_ref()).place = Some(words);
        }
        pictures
    }

    /// The lines of a table. Where nothing of the sort could be read, that is not another fault.
    fn shown(&mut self, words: Words, what: &str, known: &[String]) -> Vec<(Spanned<String>, String)> {
        for (id, words) in &words {
            if !known.is_empty() && !known.contains(id.get_ref()) {
                let trouble = Trouble::new(format!("the book has no {what} `{}`", id.get_ref()));
                let hint = did_you_mean(id.get_ref(), known.iter().map(String::as_str));
                self.fault_at(FILE, id, trouble.hint(hint));
            }
            if words.get_ref().trim().is_empty() {
                self.fault_at(FILE, words, "no words for this picture");
            }
        }
        words.into_iter().map(|(id, words)| (id, words.into_inner())).collect()
    }
}
